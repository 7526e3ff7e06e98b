// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace drawbridge {

/// With which inks a face is printed.
enum class Inks {
    full, ///< as on the screen
    low,  ///< fields white; outlines, hatching and figures stay
    grey, ///< no colour; lightness as on the screen, so hatchings stay
};

/// How a face comes on paper.
struct Press {
    Inks inks = Inks::full;
};

} // namespace drawbridge
