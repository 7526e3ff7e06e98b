// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/closeddocument.h"

#include <QImage>

namespace drawbridge {

QVariant nothingRead(int type) {
    if (type != QTextDocument::ImageResource) return QByteArray("");
    // Given an invalid picture, Qt would try the URL again as a file name.
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(0);
    return nothing;
}

} // namespace drawbridge
