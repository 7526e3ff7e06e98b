// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

// Which arrow key leads back and which on: where one reads from the right, on is to the left.
namespace drawbridge {

inline Qt::Key backKey(Qt::LayoutDirection way) {
    return way == Qt::RightToLeft ? Qt::Key_Right : Qt::Key_Left;
}

inline Qt::Key onKey(Qt::LayoutDirection way) {
    return way == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
}

} // namespace drawbridge
