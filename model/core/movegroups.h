// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexset.h"
#include "core/move.h"
#include "core/rng.h"

#include <cstdint>

namespace drawbridge {

/// A group of legal moves of one kind: for each of `choices`, the move that the game makes of `base` and the
/// choice.
template <class Choices>
struct MoveGroup {
    Choices choices;
    Move base;
};

/// The legal moves of a position in compact form, as sets of choices. Expanded into a list for callers that
/// look at every move; a playout only picks one. `Make(base, choice)` builds the move; `Choices` is a set
/// large enough for all choices of a game.
template <class Choices = IndexSetOf<1>, Move (*Make)(Move base, unsigned choice) = moving::choose>
class MoveGroups {
  public:
    /// `choices` may be empty. Always inlined: a call would spill the words of the set to memory and reload
    /// them at another width, which stalls store forwarding.
#ifdef __GNUC__
    [[gnu::always_inline]]
#endif
    void add(const Choices& choices, Move base) {
        size_ += choices.size();
        groups_.emplace(choices, base);
    }
    void add(Move move) { add(Choices(1), move); }

    int size() const { return size_; }

    /// Appends every move, group by group, lowest choice first.
    void expandInto(MoveList& list) const {
        for (const auto& group : groups_)
            for (const unsigned choice : group.choices) list.push(Make(group.base, choice));
    }

    /// A uniformly random move; there must be one.
    Move pick(Rng& rng) const {
        int rank = static_cast<int>(rng.below(static_cast<std::uint32_t>(size())));
        for (const auto& group : groups_) {
            const int size = group.choices.size();
            if (rank < size) return Make(group.base, group.choices.nth(rank));
            rank -= size;
        }
        return {};
    }

  private:
    FixedList<MoveGroup<Choices>, 128> groups_;
    int size_ = 0;
};

} // namespace drawbridge
