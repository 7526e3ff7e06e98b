// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/slide.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace drawbridge {

/// A sequence of positions to present, and the current one. Every change can be undone: slides are immutable,
/// a change replaces one by another.
class Series {
  public:
    explicit Series(std::vector<Slide> slides);

    std::size_t size() const { return now_.slides.size(); }
    /// The index of the current slide, from 0.
    std::size_t at() const { return now_.at; }
    const Slide& slide(std::size_t index) const { return *now_.slides[index]; }
    const Slide& shown() const { return slide(at()); }
    /// Goes to another slide, if it exists. Not a change.
    void go(std::size_t index);

    /// Replaces the current slide. Consecutive changes of the same part, such as typing letter by letter, are
    /// undone together; a change without a part is undone alone.
    void change(Slide slide, std::string_view part = {});
    /// Inserts a slide after the current one, and goes to it.
    void insert(Slide slide);
    /// Removes the current slide, unless it is the only one.
    void remove();
    /// Moves the current slide to another index.
    void move(std::size_t to);

    bool canUndo() const { return !past_.empty(); }
    bool canRedo() const { return !future_.empty(); }
    void undo();
    void redo();

    /// What is now has been saved.
    void markSaved() { saved_ = now_.slides; }
    /// Marks it as never saved.
    void markUnsaved() { saved_.clear(); }
    bool isSaved() const { return saved_ == now_.slides; }
    std::string text() const;

  private:
    using Slides = std::vector<std::shared_ptr<const Slide>>;
    struct Moment {
        Slides slides;
        std::size_t at = 0;
    };

    Moment& begin();

    Moment now_;
    std::vector<Moment> past_;
    std::vector<Moment> future_;
    Slides saved_;
    std::string part_; ///< the part changed last
};

} // namespace drawbridge
