// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/rng.h"
#include "positions/positionwords.h"

#include <optional>
#include <string>
#include <vector>

// Placing the castles and cards of a written position. A castle is written as in the ledger, in words or in
// its letters: "moat: 9 8 rushed-defenses", "M:9,8,3".
namespace drawbridge::castles {

/// A castle as written.
struct WrittenCastle {
    struct Defence {
        std::uint8_t kind = kNoKind;
        std::optional<std::uint8_t> rank; ///< "9@2": Stack::order, where others of the castle have fallen
    };

    std::uint8_t number = kNoCastle; ///< kNoCastle: the next free one
    int line = 0;
    std::uint8_t base = kCastle;
    std::uint8_t upgrade = kNoKind;
    std::vector<Defence> defences; ///< from the oldest
};

/// The castles of a realm: a list of them, a text with one or several in brackets or separated by ";", a map
/// by number, or the number of plain ones.
std::vector<WrittenCastle> realmFrom(const Value& value, Mistakes& mistakes);
/// The inverse: a map by number.
Value realmValue(const Position& position, Castles castles);

/// Whether a realm is as expected: castles without numbers in any order (CASTLES-CASTLE-14). Nothing if the
/// fact is not a realm.
std::optional<bool> agrees(const Value& expected, const Value& actual);

/// What was removed this turn, and what was played, one entry each; see tests/scenarios/README.md.
Value fallenOf(const Position& position);
Value laidOf(const Position& position);

/// Lays out castles, cards, and what was played and removed this turn. `position` already has its options,
/// host, and the attacked seat. False, with the mistakes reported, if there are not enough cards.
bool layOut(Position& position, const WrittenPosition& written, Seed seed, Mistakes& mistakes);

/// The name of the fact for the castles in front of a seat.
inline std::string realmName(Seat seat) { return "realm " + std::to_string(seat + 1); }

} // namespace drawbridge::castles
