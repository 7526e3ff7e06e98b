// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/chronicle/chroniclefacts.h"
#include "shell/chronicle/chroniclelook.h"

namespace drawbridge {

/// Somebody's arms: a field for each game, earned with the first match won and else faint; for a crest the
/// helm of the strongest bot beaten; name and own shield on a scroll beneath.
class ArmsView : public PaintedFigure {
  public:
    ArmsView(const PersonChronicle& person, const QString& name, int shield, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paint(QPainter& painter) override;
    void changeEvent(QEvent* event) override;

  private:
    QPixmap paintArms(const QSizeF& size) const;
    void paintField(QPainter& painter, const QRectF& where, const GameRecord& record) const;
    void paintCrest(QPainter& painter) const;
    void paintScroll(QPainter& painter, const QRectF& where) const;
    double scrollHeight() const { return unit() * 3; }
    double armsHeight() const; ///< as much as there is room for

    std::vector<GameRecord> games_;
    std::optional<std::size_t> crest_;
    QString name_;
    int shield_;
    QPixmap arms_; ///< painted once for each size
};

} // namespace drawbridge
