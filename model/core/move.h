// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixedlist.h"

#include <array>
#include <compare>
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

} // namespace drawbridge
