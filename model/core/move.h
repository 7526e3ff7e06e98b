// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixedlist.h"

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace drawbridge {

/// One elementary decision, of a seat or of chance: a verb of its game and up to seven operands. Each game
/// builds its moves with named constructors and documents the operands there.
struct Move {
    std::uint8_t verb = 0;
    std::array<std::uint8_t, 7> operand{};

    auto operator<=>(const Move&) const = default;
};
static_assert(sizeof(Move) == 8);

namespace moving {

/// A move from its verb and operands, built in one word: separate byte stores followed by one wide load would
/// stall store forwarding.
template <class Verb>
constexpr Move make(Verb verb, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0,
                    std::uint8_t d = 0) {
    static_assert(std::endian::native == std::endian::little);
    return std::bit_cast<Move>(static_cast<std::uint64_t>(verb) | std::uint64_t{a} << 8 |
                               std::uint64_t{b} << 16 | std::uint64_t{c} << 24 | std::uint64_t{d} << 32);
}
/// A move whose first operand, 0 in `base`, is `choice`.
constexpr Move choose(Move base, unsigned choice) {
    return std::bit_cast<Move>(std::bit_cast<std::uint64_t>(base) + (std::uint64_t{choice} << 8));
}

} // namespace moving

/// The legal moves of one position. 256 is more than any game can offer at once.
using MoveList = FixedList<Move, 256>;

/// Drops the bad moves, unless all of them are.
template <class IsBad>
void dropUnlessAll(MoveList& list, IsBad isBad) {
    std::size_t kept = 0;
    for (const Move move : list)
        if (!isBad(move)) list[kept++] = move;
    if (kept > 0) list.resize(kept);
}

} // namespace drawbridge
