// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/facepainter.h"

#include <QPixmap>

namespace drawbridge {

/// A face ("seat/0", see FacePainter), so many pixels high. Kept, so that it may be asked for at every
/// painting.
QPixmap facePixmap(const QString& face, int height, double devicePixelRatio, Detail detail = Detail::bySize);
/// How broad a picture of that height is.
int faceBreadth(const QString& face, int height);

} // namespace drawbridge
