// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/dragtracker.h"
#include "widgets/parchment.h"

#include <QStringList>
#include <vector>

namespace drawbridge {

/// A moment on the curve.
struct CurvePoint {
    int step = 0;                ///< as on the slider below
    std::vector<double> chances; ///< by seat, 0 to 1
    bool isTurningPoint = false;
    bool isCostly = false; ///< a clearly better move was missed
};

/// A plot of the seats' winning chances over a match, the lines distinguished by dashes and names; that of
/// one seat is bold, with a hatched area below. A click goes to that step.
class ChanceCurve : public PaintedFigure {
    Q_OBJECT

  public:
    explicit ChanceCurve(QWidget* parent);

    void setNames(const QStringList& names);
    const QStringList& names() const { return names_; }
    /// `steps` is the last step.
    void setPoints(std::vector<CurvePoint> points, int steps, int seat);
    void setStep(int step);
    /// Aligns the plot with the slider below: the range of its handle's centre.
    void setTrack(int left, int right);
    /// The width needed beside it to show the names in full.
    int namesWidth() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    void stepChosen(int step);

  protected:
    void paint(QPainter& painter) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    QRectF plot() const;
    double xOf(int step) const;
    QPointF at(const CurvePoint& point, int seat) const;
    QPen penOf(int seat) const;
    void paintGround(QPainter& painter) const;
    void paintLine(QPainter& painter, int seat) const;
    void paintMarks(QPainter& painter) const;
    void paintScale(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void choose(double x);

    DragTracker drag_;
    int before_ = 0; ///< the step before the mouse press
    QStringList names_;
    std::vector<CurvePoint> points_;
    int steps_ = 0;
    int seat_ = 0;
    int step_ = 0;
    int left_ = 0;
    int right_ = 0;
};

} // namespace drawbridge
