// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace drawbridge {

/// A card as large as there is room, with all that is printed on it; side by side if it has several looks.
class CardPicture : public QWidget {
    Q_OBJECT

  public:
    explicit CardPicture(QWidget* parent = nullptr);

    /// As FacePainter has them.
    void setPictures(const QStringList& pictures);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// How high each is if they lie in so many columns.
    int heightIn(int columns) const;

    QStringList pictures_;
};

} // namespace drawbridge
