// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

namespace drawbridge {

/// The shield of a seat, so many pixels high. Kept, so that it may be asked for at every painting.
QPixmap seatShield(int seat, int height, double devicePixelRatio);

} // namespace drawbridge
