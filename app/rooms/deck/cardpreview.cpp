// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/deck/cardpreview.h"

#include "faces/rampagefaces.h"

#include <QPainter>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr QSizeF kCard(63, 88);

} // namespace

CardPreview::CardPreview(QWidget* parent)
    : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumWidth(170);
}

void CardPreview::setCard(const rampage::Deck* deck, int row) {
    deck_ = deck;
    row_ = row;
    update();
}

QSize CardPreview::sizeHint() const { return {230, heightForWidth(230)}; }

int CardPreview::heightForWidth(int breadth) const {
    return qRound(std::min(breadth, 340) * kCard.height() / kCard.width());
}

void CardPreview::paintEvent(QPaintEvent*) {
    if (deck_ == nullptr || row_ < 0 || row_ >= deck_->kindCount()) return;
    const QSizeF size = kCard.scaled(this->size(), Qt::KeepAspectRatio);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card(QPointF((width() - size.width()) / 2, 0), size);
    paintRampageCard(painter, card, *deck_, static_cast<rampage::Kind>(row_));
}

} // namespace drawbridge
