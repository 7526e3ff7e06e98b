// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"

#include <bit>
#include <cstdint>

namespace drawbridge {

/// Legal moves that differ in their first operand only: one for each bit of `choices`, added to the first
/// operand of `base`.
struct MoveGroup {
    std::uint32_t choices;
    Move base;
};

/// The legal moves of a position in the short form in which rules find them: whole sets of tiles at once.
/// A list is made of it for those who look at every move; a playout only picks one.
class MoveGroups {
  public:
    void add(std::uint32_t choices, Move base) {
        if (choices != 0) groups_.push({choices, base});
    }
    void add(Move move) { groups_.push({1, move}); }

    bool isOnly() const { return groups_.size() == 1 && std::has_single_bit(groups_[0].choices); }

    /// Appends every move, group by group, lowest choice first.
    void expandInto(MoveList& list) const {
        for (const MoveGroup& group : groups_)
            for (std::uint32_t rest = group.choices; rest != 0; rest &= rest - 1)
                list.push(nth(group, static_cast<unsigned>(std::countr_zero(rest))));
    }

    /// One of the moves, each equally likely; there must be one.
    Move pick(Rng& rng) const {
        std::uint32_t total = 0;
        for (const MoveGroup& group : groups_)
            total += static_cast<std::uint32_t>(std::popcount(group.choices));
        std::uint32_t index = total == 1 ? 0 : rng.below(total);
        const MoveGroup* group = groups_.begin();
        for (;; ++group) {
            const auto size = static_cast<std::uint32_t>(std::popcount(group->choices));
            if (index < size) break;
            index -= size;
        }
        std::uint32_t rest = group->choices;
        for (; index > 0; --index) rest &= rest - 1;
        return nth(*group, static_cast<unsigned>(std::countr_zero(rest)));
    }

  private:
    static Move nth(const MoveGroup& group, unsigned choice) {
        Move move = group.base;
        move.operand[0] = static_cast<std::uint8_t>(move.operand[0] + choice);
        return move;
    }

    FixedList<MoveGroup, 128> groups_;
};

} // namespace drawbridge
