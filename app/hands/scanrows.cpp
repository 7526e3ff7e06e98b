// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/scanrows.h"

#include <memory>

#include <qrencode.h>

namespace drawbridge {

QStringList scanRows(const QString& text) {
    QStringList rows;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        text.isEmpty() ? nullptr : QRcode_encodeString8bit(text.toUtf8().constData(), 0, QR_ECLEVEL_M),
        &QRcode_free);
    if (!code) return rows;
    for (int y = 0; y < code->width; ++y) {
        QString row;
        for (int x = 0; x < code->width; ++x)
            row += QLatin1Char((code->data[y * code->width + x] & 1) != 0 ? '1' : '0');
        rows << row;
    }
    return rows;
}

} // namespace drawbridge
