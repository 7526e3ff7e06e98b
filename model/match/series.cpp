// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/series.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

Series::Series(std::vector<Slide> slides) {
    for (Slide& slide : slides) now_.slides.push_back(std::make_shared<const Slide>(std::move(slide)));
    markSaved();
}

/// Pushes the current state on the undo stack.
Series::Moment& Series::begin() {
    past_.push_back(now_);
    future_.clear();
    part_.clear();
    return now_;
}

void Series::go(std::size_t index) {
    if (index >= size()) return;
    now_.at = index;
    part_.clear();
}

void Series::change(Slide slide, std::string_view part) {
    if (part.empty() || part != part_ || !future_.empty()) begin();
    part_ = part;
    now_.slides[now_.at] = std::make_shared<const Slide>(std::move(slide));
}

void Series::insert(Slide slide) {
    auto& [slides, at] = begin();
    ++at;
    slides.insert(slides.begin() + static_cast<std::ptrdiff_t>(at),
                  std::make_shared<const Slide>(std::move(slide)));
}

void Series::remove() {
    if (size() < 2) return;
    auto& [slides, at] = begin();
    slides.erase(slides.begin() + static_cast<std::ptrdiff_t>(at));
    at = std::min(at, slides.size() - 1);
}

void Series::move(std::size_t to) {
    if (to >= size() || to == at()) return;
    auto& [slides, at] = begin();
    const auto from = slides.begin() + static_cast<std::ptrdiff_t>(at);
    const auto goal = slides.begin() + static_cast<std::ptrdiff_t>(to);
    from < goal ? std::rotate(from, from + 1, goal + 1) : std::rotate(goal, from, from + 1);
    at = to;
}

void Series::undo() {
    if (!canUndo()) return;
    future_.push_back(std::exchange(now_, std::move(past_.back())));
    past_.pop_back();
    part_.clear();
}

void Series::redo() {
    if (!canRedo()) return;
    past_.push_back(std::exchange(now_, std::move(future_.back())));
    future_.pop_back();
    part_.clear();
}

std::string Series::text() const {
    std::vector<const Slide*> slides;
    for (const auto& slide : now_.slides) slides.push_back(slide.get());
    return writeSlides(slides);
}

} // namespace drawbridge
