// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/grip.h"
#include "widgets/parchment.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace drawbridge {

/// What the curve shows of a moment.
struct CurvePoint {
    int step = 0;                ///< of those that the slider below it has
    std::vector<double> chances; ///< of each seat, from 0 to 1
    bool isTurningPoint = false;
    bool isCostly = false; ///< something would have been clearly better
};

/// The chances of the seats over a match, each line with strokes of its own and its name; that of one seat is
/// heavy and stands on hatching. A press leads to the step there.
class ChanceCurve : public PaintedFigure {
    Q_OBJECT

  public:
    explicit ChanceCurve(QWidget* parent);

    void setNames(const QStringList& names);
    const QStringList& names() const { return names_; }
    /// `steps` is the last one.
    void setPoints(std::vector<CurvePoint> points, int steps, int seat);
    void setStep(int step);
    /// Where the slider lies below it, from edge to edge of what its handle points at.
    void setTrack(int left, int right);
    /// So much room beside it shows the names whole.
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

    Grip grip_;
    int before_ = 0; ///< the step when it was pressed
    QStringList names_;
    std::vector<CurvePoint> points_;
    int steps_ = 0;
    int seat_ = 0;
    int step_ = 0;
    int left_ = 0;
    int right_ = 0;
};

} // namespace drawbridge
