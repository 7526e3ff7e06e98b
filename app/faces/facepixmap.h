// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/facepainter.h"

#include <QPixmap>

namespace drawbridge {

/// A face ("seat/0", see FacePainter) of that height in pixels. Cached, so cheap to call from every paint
/// event.
QPixmap facePixmap(const QString& face, int height, double devicePixelRatio, Detail detail = Detail::bySize);
/// Width of a picture of that height.
int faceBreadth(const QString& face, int height);

} // namespace drawbridge
