// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/cardpicture.h"

#include "faces/facepixmap.h"

#include <QPainter>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kCardGap = 8;
constexpr int kLeast = 150;
constexpr int kMeasure = 1000; // height for measuring aspect ratios

} // namespace

CardPicture::CardPicture(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(kLeast, kLeast);
}

void CardPicture::setPictures(const QStringList& pictures) {
    pictures_ = pictures;
    update();
}

int CardPicture::heightIn(int columns) const {
    const int rows = (static_cast<int>(pictures_.size()) + columns - 1) / columns;
    const int breadth = (width() - (columns - 1) * kCardGap) / columns;
    return std::min((height() - (rows - 1) * kCardGap) / rows,
                    breadth * kMeasure / faceBreadth(pictures_.front(), kMeasure));
}

void CardPicture::paintEvent(QPaintEvent*) {
    if (pictures_.isEmpty()) return;
    int columns = 1;
    for (int more = 2; more <= pictures_.size(); ++more)
        if (heightIn(more) > heightIn(columns)) columns = more;
    const int tall = heightIn(columns);
    if (tall <= 0) return;
    const int breadth = faceBreadth(pictures_.front(), tall);
    const int rows = (static_cast<int>(pictures_.size()) + columns - 1) / columns;
    const int left = (width() - columns * breadth - (columns - 1) * kCardGap) / 2;
    const int top = (height() - rows * tall - (rows - 1) * kCardGap) / 2;
    QPainter painter(this);
    for (int index = 0; index < pictures_.size(); ++index)
        painter.drawPixmap(left + index % columns * (breadth + kCardGap),
                           top + index / columns * (tall + kCardGap),
                           facePixmap(pictures_[index], tall, devicePixelRatioF(), Detail::whole));
}

} // namespace drawbridge
