// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/history.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace drawbridge {

namespace {

constexpr std::size_t kStretch = 64; // positions per stretch
constexpr std::size_t kRecent = 4;   // stretches cached beside the last

} // namespace

History::History(std::unique_ptr<GameState> first) { last_.states.push_back(std::move(first)); }

History::Stretch History::playAgain(std::size_t index) const {
    Stretch stretch;
    stretch.first = index - index % kStretch;
    stretch.states.push_back(kept_[index / kStretch]->clone());
    while (stretch.states.size() < kStretch && stretch.first + stretch.states.size() <= items_.size()) {
        auto next = stretch.states.back()->clone();
        next->apply(items_[stretch.first + stretch.states.size() - 1].move);
        stretch.states.push_back(std::move(next));
    }
    return stretch;
}

const GameState& History::at(std::size_t index) const {
    if (last_.has(index)) return *last_.states[index - last_.first];
    const auto found =
        std::ranges::find_if(recent_, [index](const Stretch& stretch) { return stretch.has(index); });
    if (found != recent_.end())
        std::rotate(recent_.begin(), found, std::next(found));
    else
        recent_.push_front(playAgain(index));
    if (recent_.size() > kRecent) recent_.pop_back();
    return *recent_.front().states[index - recent_.front().first];
}

void History::add(HistoryItem item) {
    const auto window = now().window();
    passes_.push_back(window && window->pass == item.move);
    texts_.push_back(now().toText(item.move));
    auto next = now().clone();
    next->apply(item.move);
    items_.push_back(item);
    if (last_.states.size() == kStretch) {
        kept_.push_back(last_.states.front()->clone());
        recent_.push_front(std::exchange(last_, {items_.size(), {}}));
        if (recent_.size() > kRecent) recent_.pop_back();
    }
    last_.states.push_back(std::move(next));
}

void History::cut(std::size_t count) {
    items_.resize(count);
    texts_.resize(count);
    passes_.resize(count);
    if (count < last_.first) {
        last_ = playAgain(count);
        kept_.resize(count / kStretch);
        recent_.clear();
    }
    last_.states.resize(count - last_.first + 1);
}

} // namespace drawbridge
