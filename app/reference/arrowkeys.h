// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

// Arrow keys for back and forward; swapped in right-to-left layouts.
namespace drawbridge {

inline Qt::Key backKey(Qt::LayoutDirection way) {
    return way == Qt::RightToLeft ? Qt::Key_Right : Qt::Key_Left;
}

inline Qt::Key onKey(Qt::LayoutDirection way) {
    return way == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
}

} // namespace drawbridge
