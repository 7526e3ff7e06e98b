// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"
#include "match/historyitem.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace drawbridge {

/// What happened in a match, and the positions in between. Only one position of each stretch of items is
/// kept for good: the others are played again when they are asked for, a stretch at a time, so that to walk
/// the history in either direction costs one move a step, and a long match no more memory than a short one
/// but for its moves.
class History {
  public:
    explicit History(std::unique_ptr<GameState> first);

    /// Oldest first.
    const std::vector<HistoryItem>& items() const { return items_; }
    const GameState& now() const { return *last_.states.back(); }
    /// The position before item `index`; index == items().size(): now. It stays where it is until some
    /// hundreds of others have been asked for or have come to be.
    const GameState& at(std::size_t index) const;
    /// The move of an item in notation, secrets too.
    const std::string& text(std::size_t index) const { return texts_[index]; }
    /// Whether an item was somebody's pass in a reaction window.
    bool wasPass(std::size_t index) const { return passes_[index]; }

    /// A legal move is made.
    void add(HistoryItem item);
    /// Only the first `count` items have happened.
    void cut(std::size_t count);

  private:
    /// The positions from one that is kept up to the next.
    struct Stretch {
        std::size_t first = 0; ///< index of the first
        std::vector<std::unique_ptr<GameState>> states;

        bool has(std::size_t index) const { return index >= first && index < first + states.size(); }
    };

    Stretch playAgain(std::size_t index) const;

    std::vector<HistoryItem> items_;
    std::vector<std::string> texts_;
    std::vector<bool> passes_;
    std::vector<std::unique_ptr<GameState>> kept_; ///< the first of each stretch but the last
    Stretch last_;                                 ///< up to now
    mutable std::deque<Stretch> recent_;           ///< others, that asked for last in front
};

} // namespace drawbridge
