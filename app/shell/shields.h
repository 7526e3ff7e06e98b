// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

namespace drawbridge {

/// A shield ("seat/0"), so many pixels high. Kept, so that it may be asked for at every painting.
QPixmap seatShield(const QString& face, int height, double devicePixelRatio);

} // namespace drawbridge
