// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclefacts.h"
#include "widgets/armspainter.h"
#include "widgets/parchment.h"

namespace drawbridge {

/// The arms that a person has earned.
Arms armsOf(const PersonChronicle& person);

/// A person's arms, with name and shield on a scroll below.
class ArmsView : public PaintedFigure {
  public:
    ArmsView(const PersonChronicle& person, const QString& name, int shield, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paint(QPainter& painter) override;
    void changeEvent(QEvent* event) override;

  private:
    QPixmap picture(const QSizeF& size) const;
    void paintScroll(QPainter& painter, const QRectF& where) const;
    double scrollHeight() const { return unit() * 3; }
    double armsHeight() const; ///< what fits

    Arms arms_;
    QString name_;
    int shield_;
    QPixmap picture_; ///< cache for the current size
};

} // namespace drawbridge
