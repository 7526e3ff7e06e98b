// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/parchment.h"

#include <QElapsedTimer>
#include <QTimer>

#include <array>
#include <cstddef>

namespace drawbridge {

/// How a class has answered yes or no: two towers, a stone for each answer, laid one after the other unless
/// less motion is wanted. Told apart by tick and cross and by their hatching, too.
class AnswerTowers : public PaintedFigure {
  public:
    explicit AnswerTowers(QWidget* parent);
    /// Builds the towers.
    void build(int yes, int no);
    QSize sizeHint() const override;

  protected:
    void paint(QPainter& painter) override;

  private:
    int laid(int count) const;
    void paintTower(QPainter& painter, std::size_t index, const QRectF& where) const;

    std::array<int, 2> counts_{};
    QElapsedTimer since_;
    QTimer next_;
    int step_ = 0; ///< ms for a stone; 0: all at once
};

} // namespace drawbridge
