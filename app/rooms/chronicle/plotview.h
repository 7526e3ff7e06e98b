// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclewords.h"
#include "widgets/parchment.h"

namespace drawbridge {

/// The rectangle mirrored in right-to-left layout.
QRectF placed(const QWidget& in, QRectF where);
/// Absolute alignment to the leading or trailing side, whatever the text's direction.
int sideOf(const QWidget& in, bool end = false);

/// Filled, hatched or empty, so that no colour is needed.
QBrush brushOf(Outcome outcome);
/// Paints the part of a bar for one outcome.
void paintLot(QPainter& painter, const QRectF& where, Outcome outcome);

/// A stacked bar chart, one horizontal bar per row: won, shared and lost matches, with a label before and the
/// numbers after it. Qt Charts would be another dependency, has no accessibility, and distinguishes bars by
/// colour only.
class PlotView : public PaintedFigure {
  public:
    /// `figures` are the same numbers as a table, for the accessible description.
    PlotView(std::vector<PlotBar> bars, const Figures& figures, QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paint(QPainter& painter) override;

  private:
    void paintLegend(QPainter& painter, double top) const;
    void paintBar(QPainter& painter, const PlotBar& bar, const QRectF& row) const;
    double labelBreadth() const;
    double rowHeight() const;

    std::vector<PlotBar> bars_;
    bool shared_; ///< whether any bar has a shared part
    bool equal_;  ///< whether the expected share is shown
};

} // namespace drawbridge
