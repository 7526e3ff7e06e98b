// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixedlist.h"

#include <array>
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

/// The legal moves of one position. 256 is more than any of the five games can offer at once.
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
