// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/invite/scancode.h"

#include "hands/scanrows.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

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
    const QStringList rows = scanRows(text);
    if (!rows.isEmpty()) {
        const int side = static_cast<int>(rows.size()) + 2 * kMargin;
        modules_ = QImage(side, side, QImage::Format_RGB32);
        modules_.fill(Qt::white);
        for (int y = 0; y < rows.size(); ++y)
            for (int x = 0; x < rows[y].size(); ++x)
                if (rows[y][x] == QLatin1Char('1'))
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
