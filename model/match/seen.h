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

// What somebody may know of a game that is being played: all that words are made from. Whoever has the
// position makes it (match/gamestate.h); from it no secret can be told, as it holds none.
namespace drawbridge {

/// A position as a viewer may know it.
struct Seen {
    const GameInfo* game = nullptr;
    Setup setup;
    View view;                  ///< without handles
    Clause ending;              ///< the clause by which the game ended; empty while it goes on
    std::vector<double> scores; ///< by seat, what each has got in the end; else empty
    std::vector<Move> open;     ///< what the viewer may do now, if it is theirs to decide

    int seats() const { return setup.seats; }
    std::vector<PileInfo> piles() const { return game->piles(setup); }
    /// Who has won alone; kNobody in a draw and while the game goes on.
    Seat winner() const;
};

/// A move that has been made, as a viewer may hear of it.
struct SeenMove {
    Seen before;                          ///< as everybody sees it; its decider has made the move
    Move move;                            ///< with what the viewer may not know left out
    bool isPass = false;                  ///< at a reaction window
    std::vector<Event> events;            ///< what it has brought about, for all to see
    std::optional<DefenderReveal> reveal; ///< the defender that it has turned up, for all to see
    View after;                           ///< as everybody sees it
    Impact own = {};                      ///< of the move by itself

    Seat decider() const { return before.view.decider; }

    /// What all of it is to those who look on: at once, and once a battle or a defender has been seen that
    /// lies open first.
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

/// What comes of moves that a seat may make, as far as it can foresee.
struct Outlook {
    std::vector<Event> events; ///< of the last one
    View after;                ///< as the seat would see it
};

} // namespace drawbridge
