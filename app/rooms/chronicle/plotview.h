// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chronicle/chroniclewords.h"
#include "widgets/parchment.h"

namespace drawbridge {

/// Paints what was won, shared and lost of one lot: filled, hatched and open, so that no colour is needed.
void paintLot(QPainter& painter, const QRectF& where, Outcome outcome);

/// Bars that lie one under another, each as long as all that was played there, cut into what was won, shared
/// and lost, with its label before and its numbers behind it. Qt Charts would need a package more, is not
/// read out, and knows no bars told apart by anything but colour without work of its own; these few do.
class PlotView : public PaintedFigure {
  public:
    /// `figures` is what the plot says in numbers, for those who do not see it.
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
    bool shared_; ///< something is
    bool equal_;  ///< an equal part is shown
};

} // namespace drawbridge
