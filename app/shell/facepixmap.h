// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

namespace drawbridge {

/// A face ("seat/0", see FacePainter), so many pixels high. Kept, so that it may be asked for at every
/// painting.
QPixmap facePixmap(const QString& face, int height, double devicePixelRatio);

} // namespace drawbridge
