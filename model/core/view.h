// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publicvalue.h"
#include "core/seat.h"
#include "core/table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace drawbridge {

/// The face of a piece: its kind within the game, or kHidden if the viewer may not see it.
using Face = std::int16_t;

inline constexpr Face kHidden = -1;

/// A name for a piece that one viewer can follow with the eye; 0: not yet given. Handles are given by the
/// match (HandleBook), per viewer, and say nothing about the card.
using Handle = std::uint32_t;

/// One piece on the table as a seat sees it.
struct Piece {
    Handle handle = 0;
    PileId pile = 0;
    /// In a stack counted from the bottom, in a grid the square, in a row rising from left to right, in a
    /// hand its rank: known faces first, in the order of their kinds, so that it says nothing about the
    /// unknown ones.
    std::uint8_t place = 0;
    Face face = kHidden; ///< also set for a face-down piece the viewer knows
    bool faceUp = false;
    /// Which of the pictures that a face has, in a game whose equal cards look different by the pack they
    /// come from; 0 of a face the viewer may not see.
    std::uint8_t look = 0;

    bool operator==(const Piece&) const = default;
};

/// All that a seat may see of a position: what the table on screen, the log, hints and people get.
struct View {
    Seat viewer = kNobody;
    std::vector<Piece> pieces; ///< by pile, then by place
    Seat turn = kNobody;       ///< whose turn it is
    Seat decider = kNobody;    ///< who has to decide; kChance; kNobody when the game is over
    /// What is held open to the viewer for this decision and no longer: a hand, or the top of a stack.
    std::optional<PileId> shown;
    PublicValue known; ///< what else the viewer may know: the game's own Public

    /// The game's Public, which must be of that type.
    template <class Public>
    const Public& as() const {
        return known.as<Public>();
    }

    bool operator==(const View&) const = default;
};

/// Whether a viewer who saw `before` sees the face of a card in `after` that they did not know.
bool shows(const View& before, const View& after);

/// How the cards of a pile lie and who can tell them apart.
enum class PileKind : std::uint8_t {
    Stack, ///< ordered, one on the other; taken from the top
    Hand,  ///< held in secret or in no order; who does not know a card there cannot follow it
    Grid,  ///< fixed places, at most one card each
    Row, ///< side by side, in the order of their places. A place that falls empty stays so: the row closes up
         ///< on the table, and an eye can follow every card
};

/// Whether the cards of such a pile lie each in a place of its own.
constexpr bool hasPlaces(PileKind kind) { return kind == PileKind::Grid || kind == PileKind::Row; }

/// What becomes of what comes to a pile.
enum class PileUse : std::uint8_t {
    Other,    ///< it is drawn from, looked at, set aside
    Held,     ///< in somebody's hand
    Played,   ///< it is used, before all
    Standing, ///< it stands, and may fall
    Fallen,   ///< it is gone
};

/// One pile of a game's table.
struct PileInfo {
    PileId id = 0;
    PileKind kind = PileKind::Stack;
    Seat owner = kNobody; ///< kNobody: shared
    int places = 0;       ///< of a grid; of a row the most there may ever be
    PileUse use = PileUse::Other;
    std::string name;          ///< as in notation and scenarios: "A", "discard", "hand 1", "castle 2"
    bool fedFromBelow = false; ///< a stack whose new cards go underneath
    /// The cards lie up or down, each in its own way, for all to see, and may bear marks. Of a stack:
    /// scenarios write it from the bottom.
    bool faced = false;

    bool operator==(const PileInfo&) const = default;
};

} // namespace drawbridge
