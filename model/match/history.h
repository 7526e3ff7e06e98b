// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"
#include "match/match.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace drawbridge {

/// What happened in a match, and the positions in between. Only one position per stretch of items is kept
/// permanently: the others are recomputed on demand, a stretch at a time, so that walking the history in
/// either direction costs one move per step, and the memory of a long match is that of a short one plus its
/// moves.
class History {
  public:
    explicit History(std::unique_ptr<GameState> first);

    /// Oldest first.
    const std::vector<HistoryItem>& items() const { return items_; }
    const GameState& now() const { return *last_.states.back(); }
    /// The position before item `index`; index == items().size(): now. The reference stays valid until some
    /// hundreds of other positions have been requested or created.
    const GameState& at(std::size_t index) const;
    /// The move of an item in notation, secrets included.
    const std::string& text(std::size_t index) const { return texts_[index]; }
    /// Whether an item was a pass in a reaction window.
    bool wasPass(std::size_t index) const { return passes_[index]; }

    /// Appends a legal move.
    void add(HistoryItem item);
    /// Keeps only the first `count` items.
    void cut(std::size_t count);

  private:
    /// The positions from one that is kept to the next.
    struct Stretch {
        std::size_t first = 0; ///< index of the first
        std::vector<std::unique_ptr<GameState>> states;

        bool has(std::size_t index) const { return index >= first && index < first + states.size(); }
    };

    Stretch playAgain(std::size_t index) const;

    std::vector<HistoryItem> items_;
    std::vector<std::string> texts_;
    std::vector<bool> passes_;
    std::vector<std::unique_ptr<GameState>> kept_; ///< the first of each stretch except the last
    Stretch last_;                                 ///< up to now
    mutable std::deque<Stretch> recent_;           ///< a cache of others, most recently used first
};

} // namespace drawbridge
