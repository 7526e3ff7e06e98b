// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/rng.h"
#include "positions/positionwords.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// How the castles and cards of a written position come to lie where they are written. A castle is written as
// in the ledger, in words or in its letters: "moat: 9 8 rushed-defenses", "M:9,8,3".
namespace drawbridge::castles {

/// A castle that somebody wrote down.
struct WrittenCastle {
    struct Defence {
        std::uint8_t kind = kNoKind;
        std::optional<std::uint8_t> rank; ///< "9@2": Castle::order, where others of the castle have fallen
    };

    std::uint8_t number = kNoCastle; ///< kNoCastle: the next that is free
    int line = 0;
    std::uint8_t base = kCastle;
    std::uint8_t upgrade = kNoKind;
    std::vector<Defence> defences; ///< the oldest first

    /// The same but for its number and ranks.
    bool looksLike(const WrittenCastle& other) const;
};

/// The castles of a realm: a list of them, a text with one or several in brackets or parted by ";", a map by
/// their numbers, or how many plain ones there are.
std::vector<WrittenCastle> realmFrom(const Value& value, Mistakes& mistakes);
/// The reverse: a map by their numbers.
Value realmValue(const Position& position, Castles castles);

/// Whether a realm is as it is expected to be: castles without numbers in any order (CASTLES-CASTLE-14).
/// Nothing if it is no realm that is compared.
std::optional<bool> agrees(const Value& expected, const Value& actual);

/// What was removed this turn, and what was laid, an entry each; see tests/scenarios/README.md.
Value fallenOf(const Position& position);
Value laidOf(const Position& position);

/// Lays out castles, cards, and what was laid and removed this turn. `position` has its options, host, and
/// who is attacked by whom. False, with the mistakes told, if there are no such cards.
bool layOut(Position& position, const WrittenPosition& written, Seed seed, Mistakes& mistakes);

/// The name of the fact that says what stands in front of a seat.
inline std::string realmName(Seat seat) { return "realm " + std::to_string(seat + 1); }

} // namespace drawbridge::castles
