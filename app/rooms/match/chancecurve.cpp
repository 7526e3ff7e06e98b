// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/chancecurve.h"

#include "rooms/match/lookbackwords.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace drawbridge {

namespace {

constexpr double kRim = 0.6;     // padding around names, in line heights
constexpr double kSample = 2;    // length of a line sample before a name
constexpr double kNameRoom = 10; // maximum width of names
constexpr double kRow = 1.15;    // height of a name, in units
constexpr double kLeastRows = 6; // minimum height of the curve, in rows
constexpr double kMark = 0.28;   // size of a mark
constexpr double kThin = 1.6;
constexpr double kHeavy = 3;

// Dash patterns that distinguish the lines.
const std::vector<QList<qreal>>& strokes() {
    static const std::vector<QList<qreal>> all{{},     {6, 3},  {2, 2},       {8, 3, 2, 3},
                                               {1, 3}, {12, 3}, {4, 2, 1, 2}, {8, 2, 2, 2, 2, 2}};
    return all;
}

} // namespace

ChanceCurve::ChanceCurve(QWidget* parent)
    : PaintedFigure(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&drag_, &DragTracker::lost, this, [this] { emit stepChosen(before_); });
}

void ChanceCurve::setNames(const QStringList& names) {
    names_ = names;
    updateGeometry();
    update();
}

void ChanceCurve::setPoints(std::vector<CurvePoint> points, int steps, int seat) {
    points_ = std::move(points);
    steps_ = steps;
    seat_ = seat;
    update();
}

void ChanceCurve::setStep(int step) {
    step_ = step;
    update();
}

void ChanceCurve::setTrack(int left, int right) {
    left_ = left;
    right_ = right;
    update();
}

int ChanceCurve::namesWidth() const {
    const QFontMetricsF metrics(font());
    double longest = 0;
    for (const QString& name : names_) longest = std::max(longest, metrics.horizontalAdvance(name));
    return qCeil(kRim * unit() * 3 + kSample * unit() + metrics.horizontalAdvance(inPerCent(1)) +
                 std::min(longest, kNameRoom * unit()));
}

QSize ChanceCurve::sizeHint() const {
    return {qRound(unit() * 20),
            qRound(unit() * (kRow * std::max(kLeastRows, static_cast<double>(names_.size())) + 0.8))};
}

QRectF ChanceCurve::plot() const {
    const double rim = unit() * 0.4;
    return {double(left_), rim, std::max(1.0, double(right_ - left_)), height() - 2 * rim};
}

double ChanceCurve::xOf(int step) const {
    const double share = steps_ > 0 ? double(step) / steps_ : 0;
    const QRectF where = plot();
    return layoutDirection() == Qt::RightToLeft ? where.right() - share * where.width()
                                                : where.left() + share * where.width();
}

QPointF ChanceCurve::at(const CurvePoint& point, int seat) const {
    const QRectF where = plot();
    return {xOf(point.step), where.bottom() - point.chances[static_cast<std::size_t>(seat)] * where.height()};
}

QPen ChanceCurve::penOf(int seat) const {
    QPen pen(palette().color(QPalette::WindowText), seat == seat_ ? kHeavy : kThin);
    pen.setJoinStyle(Qt::RoundJoin);
    if (seat == seat_) return pen;
    // The emphasized line is solid; the others are dashed in the order of the seats.
    const auto number = static_cast<std::size_t>(seat < seat_ ? seat + 1 : seat);
    pen.setDashPattern(strokes()[std::min(number, strokes().size() - 1)]);
    return pen;
}

void ChanceCurve::paint(QPainter& painter) {
    paintGround(painter);
    for (int seat = 0; seat < names_.size(); ++seat)
        if (seat != seat_) paintLine(painter, seat);
    paintLine(painter, seat_);
    paintMarks(painter);
    paintScale(painter);
    paintNames(painter);
}

/// The frame, the 50 % line and the current step.
void ChanceCurve::paintGround(QPainter& painter) const {
    const QRectF where = plot();
    QColor faint = palette().color(QPalette::WindowText);
    faint.setAlphaF(0.45F);
    painter.setPen(QPen(faint, 1));
    painter.drawRect(where);
    painter.drawLine(QPointF(where.left(), where.center().y()), QPointF(where.right(), where.center().y()));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.4));
    painter.drawLine(QPointF(xOf(step_), where.top()), QPointF(xOf(step_), where.bottom()));
}

void ChanceCurve::paintLine(QPainter& painter, int seat) const {
    if (points_.empty()) return;
    QPolygonF line;
    for (const CurvePoint& point : points_) line << at(point, seat);
    if (seat == seat_) {
        QPolygonF area = line;
        area << QPointF(line.back().x(), plot().bottom()) << QPointF(line.front().x(), plot().bottom());
        QColor hatch = palette().color(QPalette::WindowText);
        hatch.setAlphaF(0.35F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(hatch, Qt::VerPattern));
        painter.drawPolygon(area);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(seat));
    painter.drawPolyline(line);
}

/// A ring at turning points, a wedge below where a better move was missed.
void ChanceCurve::paintMarks(QPainter& painter) const {
    const double size = unit() * kMark;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.6));
    for (const CurvePoint& point : points_) {
        const QPointF here = at(point, seat_);
        if (point.isTurningPoint) {
            painter.setBrush(ground());
            painter.drawEllipse(here, size, size);
        }
        if (!point.isCostly) continue;
        // Above the curve if there is no room below.
        const bool isAbove = here.y() + 3 * size > plot().bottom();
        const double tip = here.y() + (isAbove ? -1 : 1) * size * 1.3;
        const double foot = tip + (isAbove ? -1 : 1) * size * 1.6;
        painter.setBrush(palette().color(QPalette::WindowText));
        painter.drawPolygon(QPolygonF({{here.x(), tip}, {here.x() - size, foot}, {here.x() + size, foot}}));
    }
}

/// The axis labels.
void ChanceCurve::paintScale(QPainter& painter) const {
    const QRectF where = plot();
    const double gap = unit() * 0.4;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    painter.setPen(palette().color(QPalette::WindowText));
    for (const double chance : {0.0, 0.5, 1.0}) {
        const double middle = where.bottom() - chance * where.height();
        const QRectF room(isMirrored ? where.right() + gap : 0, middle - unit() / 2,
                          isMirrored ? width() - where.right() - gap : where.left() - gap, unit());
        const Qt::Alignment atCurve = isMirrored ? Qt::AlignLeft : Qt::AlignRight;
        painter.drawText(room, int(Qt::AlignVCenter | Qt::AlignAbsolute | atCurve), inPerCent(chance));
    }
}

/// The legend beside the curve: line sample, player, and current chance.
void ChanceCurve::paintNames(QPainter& painter) const {
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const double rim = unit() * kRim;
    const double from = isMirrored ? 0 : plot().right() + rim;
    const double to = isMirrored ? plot().left() - rim : width();
    const QFontMetricsF metrics(font());
    const auto now = std::ranges::upper_bound(points_, step_, {}, &CurvePoint::step);
    double top = unit() * 0.4;
    for (int seat = 0; seat < names_.size(); ++seat, top += unit() * kRow) {
        const double broad = unit() * kSample;
        const double middle = top + unit() * kRow / 2;
        const double sample = isMirrored ? to - broad : from;
        painter.setPen(penOf(seat));
        painter.drawLine(QPointF(sample, middle), QPointF(sample + broad, middle));
        painter.setPen(palette().color(QPalette::WindowText));
        const QString chance = now == points_.begin()
                                   ? QString()
                                   : inPerCent(std::prev(now)->chances[static_cast<std::size_t>(seat)]);
        const double number = metrics.horizontalAdvance(chance);
        const double room = to - from - broad - number - 2 * rim;
        const QRectF name(isMirrored ? from + number + rim : from + broad + rim / 2, top, room,
                          unit() * kRow);
        const QRectF figure(isMirrored ? from : to - number, top, number, unit() * kRow);
        const Qt::Alignment atStart = isMirrored ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(name, int(Qt::AlignVCenter | Qt::AlignAbsolute | atStart),
                         metrics.elidedText(names_[seat], Qt::ElideRight, room));
        painter.drawText(figure, Qt::AlignCenter, chance);
    }
}

void ChanceCurve::choose(double x) {
    const QRectF where = plot();
    double share = std::clamp((x - where.left()) / where.width(), 0.0, 1.0);
    if (layoutDirection() == Qt::RightToLeft) share = 1 - share;
    emit stepChosen(static_cast<int>(std::lround(share * steps_)));
}

void ChanceCurve::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !drag_.take(event->buttons())) return;
    before_ = step_;
    choose(event->position().x());
}

void ChanceCurve::mouseMoveEvent(QMouseEvent* event) {
    if (drag_.holds()) choose(event->position().x());
}

} // namespace drawbridge
