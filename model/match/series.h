// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/slide.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace drawbridge {

/// Positions that are shown one after the other, and which of them is shown now. Whatever is done to them can
/// be undone: the slides themselves never change, a change puts another one into the place of one.
class Series {
  public:
    explicit Series(std::vector<Slide> slides);

    std::size_t size() const { return now_.slides.size(); }
    /// Which is shown, from 0.
    std::size_t at() const { return now_.at; }
    const Slide& slide(std::size_t index) const { return *now_.slides[index]; }
    const Slide& shown() const { return slide(at()); }
    /// Shows another one, if there is one of that number. It is no change.
    void go(std::size_t index);

    /// Puts a slide in the place of the one that is shown. Changes of the same part of it in a row, a letter
    /// after the other, are undone at once; a change of no part stands alone.
    void change(Slide slide, std::string_view part = {});
    /// Puts one behind that which is shown, and shows it.
    void insert(Slide slide);
    /// Takes away the one that is shown, unless it is the only one.
    void remove();
    /// Puts the one that is shown in another place.
    void move(std::size_t to);

    bool canUndo() const { return !past_.empty(); }
    bool canRedo() const { return !future_.empty(); }
    void undo();
    void redo();

    /// What is now has been saved.
    void markSaved() { saved_ = now_.slides; }
    /// It never has been.
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
    std::string part_; ///< what the last change has changed
};

} // namespace drawbridge
