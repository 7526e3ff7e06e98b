// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/cardpreview.h"

#include "faces/rampagefaces.h"

#include <QPainter>

namespace drawbridge {

namespace {

constexpr QSizeF kCard(63, 88);

} // namespace

CardPreview::CardPreview(QWidget* parent)
    : QWidget(parent) {
    setMinimumSize(150, 210);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void CardPreview::show(const rampage::Deck* deck, int row) {
    deck_ = deck;
    row_ = row;
    update();
}

QSize CardPreview::sizeHint() const { return {240, 336}; }

void CardPreview::paintEvent(QPaintEvent*) {
    if (deck_ == nullptr || row_ < 0 || row_ >= deck_->kindCount()) return;
    const QSizeF size = kCard.scaled(this->size(), Qt::KeepAspectRatio);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card(QPointF((width() - size.width()) / 2, 0), size);
    paintRampageCard(painter, card, *deck_, static_cast<rampage::Kind>(row_));
}

} // namespace drawbridge
