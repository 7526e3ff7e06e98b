// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace drawbridge {

/// Shows a card as large as possible; its variants side by side if it has several.
class CardPicture : public QWidget {
    Q_OBJECT

  public:
    explicit CardPicture(QWidget* parent = nullptr);

    /// Face names for FacePainter.
    void setPictures(const QStringList& pictures);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Height of each picture when arranged in that many columns.
    int heightIn(int columns) const;

    QStringList pictures_;
};

} // namespace drawbridge
