// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sheettools.h"

#include <cmath>
#include <numeric>

// What the tests of geometry on paper share: pieces to lay out, and comparing to a hundredth of a millimetre.
namespace drawbridge::test {

inline constexpr double kClose = 0.01;
inline constexpr QSizeF kA4{210, 297};

inline Stack cards(int count, const QSizeF& size = {63, 88}) {
    Stack stack{size, std::vector<int>(static_cast<std::size_t>(count)), true, true, 3};
    std::iota(stack.pieces.begin(), stack.pieces.end(), 0);
    return stack;
}

/// Those of Castle Keep: tiles whose corners are rounded a little, and mats, which have square ones.
inline Stack tiles(int count) {
    return {{45, 45}, std::vector<int>(static_cast<std::size_t>(count)), false, true, 1.4};
}
inline Stack mats(int count) {
    return {{138, 138}, std::vector<int>(static_cast<std::size_t>(count)), false, false, 0};
}

inline Result<std::vector<PagePlan>> layOut(const Stack& stack, const SheetOptions& options) {
    return drawbridge::layOut(std::span(&stack, 1), options);
}

inline SheetOptions with(SheetLayout layout, const QSizeF& paper = kA4, double bleed = 0) {
    SheetOptions options;
    options.layout = layout;
    options.paper = paper;
    options.bleed = bleed;
    return options;
}

inline bool near(double one, double other) { return std::abs(one - other) < kClose; }
inline bool near(const QRectF& one, const QRectF& other) {
    return near(one.left(), other.left()) && near(one.top(), other.top()) &&
           near(one.right(), other.right()) && near(one.bottom(), other.bottom());
}

} // namespace drawbridge::test

Q_DECLARE_METATYPE(drawbridge::Stack)
