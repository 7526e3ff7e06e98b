// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deck.h"

#include <QWidget>

namespace drawbridge {

/// A preview of a card of a deck.
class CardPreview : public QWidget {
    Q_OBJECT

  public:
    explicit CardPreview(QWidget* parent = nullptr);

    /// The deck must not move; a negative row shows nothing.
    void setCard(const rampage::Deck* deck, int row);

    QSize sizeHint() const override;
    int heightForWidth(int breadth) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const rampage::Deck* deck_ = nullptr;
    int row_ = -1;
};

} // namespace drawbridge
