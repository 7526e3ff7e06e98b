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

/// Identifies a piece for one viewer as long as its movements can be followed; 0: not yet assigned. Handles
/// are assigned by the match (HandleBook), per viewer, and reveal nothing about the card.
using Handle = std::uint32_t;

/// One piece on the table as a seat sees it.
struct Piece {
    Handle handle = 0;
    PileId pile = 0;
    /// In a stack counted from the bottom, in a grid the square, in a row from left to right, in a hand the
    /// sort rank: known faces first, by kind, so that it reveals nothing about the unknown ones.
    std::uint8_t place = 0;
    Face face = kHidden; ///< also set for a face-down piece the viewer knows
    bool faceUp = false;
    /// Which of its face's pictures, in a game whose equal cards look different by the pack they come from; 0
    /// if the viewer may not see the face.
    std::uint8_t look = 0;

    bool operator==(const Piece&) const = default;
};

/// All that a viewer may see of a position: the input of the table on screen, the log and hints.
struct View {
    Seat viewer = kNobody;
    std::vector<Piece> pieces; ///< by pile, then by place
    Seat turn = kNobody;       ///< whose turn it is
    Seat decider = kNobody;    ///< who has to decide; kChance; kNobody when the game is over
    /// What is revealed to the viewer for this decision only: a hand, or the top of a stack.
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

/// How the cards of a pile are arranged, and who can tell them apart.
enum class PileKind : std::uint8_t {
    Stack, ///< ordered, one on top of the other; taken from the top
    Hand,  ///< secret or unordered; a viewer who does not know a card there cannot follow it
    Grid,  ///< fixed places, at most one card each
    Row,   ///< side by side, in order of place. An emptied place stays empty in the model: the row closes up
           ///< on the table, and a viewer can follow every card
};

/// Whether each card of such a pile has a place of its own.
constexpr bool hasPlaces(PileKind kind) { return kind == PileKind::Grid || kind == PileKind::Row; }

/// The purpose of a pile: what happens to a card that comes to it.
enum class PileUse : std::uint8_t {
    Other,    ///< drawn from, looked at, set aside
    Held,     ///< in somebody's hand
    Played,   ///< used, in front of everybody
    Standing, ///< built, and may fall
    Fallen,   ///< destroyed
};

/// One pile of a game's table.
struct PileInfo {
    PileId id = 0;
    PileKind kind = PileKind::Stack;
    Seat owner = kNobody; ///< kNobody: shared
    int places = 0;       ///< of a grid; of a row the maximum ever
    PileUse use = PileUse::Other;
    std::string name;           ///< as in notation and scenarios: "A", "discard", "hand 1", "castle 2"
    bool growsAtBottom = false; ///< a stack where new cards go underneath
    /// Cards lie face up or face down individually and publicly, and may carry marks. If a stack: scenarios
    /// write it from the bottom.
    bool faced = false;

    bool operator==(const PileInfo&) const = default;
};

} // namespace drawbridge
