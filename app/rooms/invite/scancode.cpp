// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/invite/scancode.h"

#include <QImage>
#include <QPainter>

#include <memory>

#include <qrencode.h>

namespace drawbridge {

namespace {

constexpr int kMargin = 4; // modules

} // namespace

ScanCode::ScanCode(QWidget* parent)
    : PaintedFigure(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ScanCode::setText(const QString& text) {
    modules_ = {};
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        text.isEmpty() ? nullptr : QRcode_encodeString8bit(text.toUtf8().constData(), 0, QR_ECLEVEL_M),
        &QRcode_free);
    if (code) {
        modules_ = QImage(code->width + 2 * kMargin, code->width + 2 * kMargin, QImage::Format_RGB32);
        modules_.fill(Qt::white);
        for (int y = 0; y < code->width; ++y)
            for (int x = 0; x < code->width; ++x)
                if ((code->data[y * code->width + x] & 1) != 0)
                    modules_.setPixel(x + kMargin, y + kMargin, qRgb(0, 0, 0));
    }
    update();
}

/// Modules have whole pixels: blurred edges are hard to read for a camera.
void ScanCode::paint(QPainter& painter) {
    if (modules_.isNull()) return;
    const double module = std::max(1.0, std::floor(width() * sharpness() / modules_.width())) / sharpness();
    const double side = module * modules_.width();
    painter.fillRect(rect(), Qt::white);
    painter.drawImage(QRectF((width() - side) / 2, (height() - side) / 2, side, side), modules_);
}

} // namespace drawbridge
