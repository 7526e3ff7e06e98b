// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/defenderreveal.h"
#include "core/event.h"
#include "core/move.h"
#include "core/seat.h"
#include "core/verdict.h"
#include "core/view.h"
#include "match/gameinfo.h"

#include <optional>
#include <vector>

// What a viewer may know of a game: the input of everything that makes text. It is created from the position
// (match/gamestate.h) and contains no secrets, so none can leak from it.
namespace drawbridge {

/// A position as a viewer may know it.
struct Seen {
    const GameInfo* game = nullptr;
    Setup setup;
    View view;                  ///< without handles
    Clause ending;              ///< the clause by which the game ended; empty while it goes on
    std::vector<double> scores; ///< by seat; empty while the game goes on
    std::vector<Move> open;     ///< the viewer's legal moves, if it decides

    int seats() const { return setup.seats; }
    std::vector<PileInfo> piles() const { return game->piles(setup); }
    /// The only winner; kNobody in a draw and while the game goes on.
    Seat winner() const;
};

/// A move that has been made, as far as a viewer may know it.
struct SeenMove {
    Seen before;                          ///< as everybody sees it; its decider has made the move
    Move move;                            ///< with what the viewer may not know removed
    bool isPass = false;                  ///< at a reaction window
    std::vector<Event> events;            ///< public consequences
    std::optional<DefenderReveal> reveal; ///< the defender turned up, publicly
    View after;                           ///< as everybody sees it
    Impact own = {};                      ///< of the move alone

    Seat decider() const { return before.view.decider; }

    /// How all of it appears to onlookers: at once, and after a battle or a defender has been shown first.
    struct Stages {
        Impact first;
        Impact then;
    };
    Stages stages() const;
    Impact impact() const {
        const Stages both = stages();
        return both.first | both.then;
    }
};

/// The foreseeable outcome of moves that a seat may make.
struct Outlook {
    std::vector<Event> events; ///< of the last one
    View after;                ///< as the seat would see it
};

} // namespace drawbridge
