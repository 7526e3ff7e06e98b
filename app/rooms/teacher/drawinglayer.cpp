// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/drawinglayer.h"

#include <QAccessible>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace drawbridge {

namespace {

struct Stroke {
    QColor colour;
    Qt::PenStyle style;
};
/// Distinguishable without colour, too.
const std::array<Stroke, kDrawingColours> kStrokes{{{QColor(0xd8, 0x2a, 0x2a), Qt::SolidLine},
                                                    {QColor(0x1f, 0x6f, 0xe0), Qt::DashLine},
                                                    {QColor(0x1e, 0x9e, 0x4a), Qt::DotLine},
                                                    {QColor(0xf2, 0xb2, 0x0c), Qt::DashDotLine}}};

/// A mark in widget coordinates.
struct Shape {
    DrawnMark::Kind kind;
    QRectF box;     ///< of the anchor
    QPointF to;     ///< of an arrow
    QPolygonF line; ///< of a line
};

/// Strokes a line in pieces: the rasterizer visits the whole path per scan line, so that the cost of one long
/// path is quadratic in its points.
void strokeLine(QPainter& painter, const QPolygonF& line, const QPen& pen) {
    constexpr qsizetype kPiece = 100; // points
    QPen going = pen;
    double length = 0;
    for (qsizetype from = 0; from + 1 < line.size(); from += kPiece) {
        const QPolygonF piece(line.mid(from, kPiece + 1));
        QPainterPath path;
        path.addPolygon(piece);
        going.setDashOffset(length / pen.widthF());
        painter.strokePath(path, going);
        length += path.length();
    }
}

void paintShape(QPainter& painter, const Shape& shape, int colour, double thick) {
    using Kind = DrawnMark::Kind;
    const Stroke& stroke = kStrokes[static_cast<std::size_t>(colour)];
    QPainterPath path;
    QPolygonF head;
    const QRectF& box = shape.box;
    const QRectF round = box.adjusted(-thick, -thick, thick, thick);
    switch (shape.kind) {
    case Kind::Ring: path.addRoundedRect(round, round.width() / 3, round.height() / 3); break;
    case Kind::Light: {
        QColor light = stroke.colour;
        light.setAlpha(80);
        painter.fillRect(round, light);
        path.addRect(round);
        break;
    }
    case Kind::Cross: {
        const double inX = box.width() * 0.15;
        const double inY = box.height() * 0.15;
        const QRectF in = box.adjusted(inX, inY, -inX, -inY);
        path.moveTo(in.topLeft());
        path.lineTo(in.bottomRight());
        path.moveTo(in.topRight());
        path.lineTo(in.bottomLeft());
        break;
    }
    case Kind::Arrow: {
        const QPointF from = box.center();
        const QPointF way = shape.to - from;
        const double length = std::hypot(way.x(), way.y());
        if (length < 4 * thick) return;
        const QPointF along = way / length;
        const QPointF across(-along.y(), along.x());
        const QPointF neck = shape.to - along * 4.5 * thick;
        path.moveTo(from);
        path.lineTo(neck);
        head << shape.to << neck + across * 2.4 * thick << neck - across * 2.4 * thick;
        break;
    }
    case Kind::Line: break;
    }
    // A dark outline, to be visible on any background.
    painter.setBrush(Qt::NoBrush);
    const QColor edge(20, 14, 8, 190);
    const QPen below(edge, thick * 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QPen above(stroke.colour, thick, stroke.style, Qt::FlatCap, Qt::RoundJoin);
    if (shape.kind == Kind::Line) {
        strokeLine(painter, shape.line, below);
        strokeLine(painter, shape.line, above);
        return;
    }
    painter.strokePath(path, below);
    painter.strokePath(path, above);
    if (head.isEmpty()) return;
    painter.setPen(QPen(edge, thick * 0.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(stroke.colour);
    painter.drawPolygon(head);
}

} // namespace

void paintSample(QPainter& painter, const QRectF& within, DrawnMark::Kind kind, int colour) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double thick = within.width() / 10;
    const QRectF box = within.adjusted(2 * thick, 2 * thick, -2 * thick, -2 * thick);
    Shape shape{kind, box, {}, {}};
    if (kind == DrawnMark::Kind::Arrow) {
        shape.box = QRectF(box.bottomLeft(), QSizeF(1, 1));
        shape.to = box.topRight();
    }
    shape.line << box.bottomLeft() << box.center() << box.topRight();
    paintShape(painter, shape, colour, thick);
}

DrawingLayer::DrawingLayer(QWidget* table, std::function<Anchor(QPointF)> find,
                           std::function<QRectF(const Anchor&)> locate)
    : QWidget(table)
    , find_(std::move(find))
    , locate_(std::move(locate)) {
    connect(&drag_, &DragTracker::lost, this, &DrawingLayer::giveUp);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    table->installEventFilter(this);
    table->setMouseTracking(true);
    setGeometry(table->rect());
    show();
    follow();
}

void DrawingLayer::setTool(std::optional<Kind> tool) {
    tool_ = tool;
    arrowFrom_.reset();
    parentWidget()->setCursor(tool ? Qt::CrossCursor : Qt::ArrowCursor);
    update();
}

void DrawingLayer::setSpotlight(bool on) {
    spotlight_ = on;
    pointer_ = mapFromGlobal(QCursor::pos());
    update();
}

void DrawingLayer::setDrawing(Drawing drawing) {
    drawing_ = std::move(drawing);
    arrowFrom_.reset();
    follow();
}

void DrawingLayer::follow() {
    setAccessibleName(inWords());
    update();
}

QString DrawingLayer::inWords() const {
    //: Spoken, of the glass over a table: nothing is drawn on it
    if (drawing_.empty()) return tr("Nothing is drawn on the table");
    QStringList words;
    for (const DrawnMark& mark : drawing_)
        //: Spoken: something drawn on the table. %1 is "Ring", %2 its colour
        words.append(tr("%1: %2").arg(markName(mark.kind), colourName(mark.colour)));
    return words.join(QStringLiteral("; "));
}

void DrawingLayer::add(DrawnMark mark) {
    const Drawing before = drawing_;
    // Drawing the same mark again removes it, as on online chess boards.
    if (const auto same = std::ranges::find(drawing_, mark); same != drawing_.end())
        drawing_.erase(same);
    else
        drawing_.push_back(std::move(mark));
    follow();
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
    emit drawn(before);
}

void DrawingLayer::mark(Kind kind, const Anchor& on) {
    add({.kind = kind, .colour = colour_, .from = on, .to = {}, .points = {}});
}

void DrawingLayer::arrow(const Anchor& end) {
    const std::optional<Anchor> from = std::exchange(arrowFrom_, std::nullopt);
    if (!from)
        arrowFrom_ = end;
    else if (*from != end)
        add({.kind = Kind::Arrow, .colour = colour_, .from = *from, .to = end, .points = {}});
    update();
}

void DrawingLayer::clear() {
    arrowFrom_.reset();
    update();
    if (drawing_.empty()) return;
    const Drawing before = std::exchange(drawing_, {});
    follow();
    emit drawn(before);
}

// ---- input ---------------------------------------------------------------------------------------------

QPointF DrawingLayer::fraction(QPointF at) const {
    return {std::clamp(at.x() / std::max(1, width()), 0.0, 1.0),
            std::clamp(at.y() / std::max(1, height()), 0.0, 1.0)};
}

void DrawingLayer::begin(QPointF at, Kind kind, bool byClick) {
    const Anchor from = find_(at);
    making_ = {.kind = kind, .colour = colour_, .from = from, .to = from, .points = {}};
    if (kind == Kind::Line) making_->points = {fraction(at)};
    marks_ = byClick;
    pressed_ = at;
}

void DrawingLayer::goOn(QPointF at) {
    if (making_->kind == Kind::Line)
        addPoint(at);
    else
        making_->to = find_(at);
    update();
}

/// Thins out the points: more would not be visible, and the total must stay within kMostDrawnPoints.
void DrawingLayer::addPoint(QPointF at) {
    constexpr double kStep = 2; // pixels
    const QPointF last(making_->points.last().x() * width(), making_->points.last().y() * height());
    if ((at - last).manhattanLength() >= kStep && making_->points.size() < kMostDrawnPoints)
        making_->points.append(fraction(at));
}

void DrawingLayer::finish(QPointF at) {
    DrawnMark mark = *std::exchange(making_, std::nullopt);
    const bool still = (at - pressed_).manhattanLength() < QApplication::startDragDistance();
    update();
    if (mark.kind == Kind::Line) {
        mark.from = mark.to = {};
        if (mark.points.size() > 1) add(std::move(mark));
        return;
    }
    if (!rect().contains(at.toPoint())) return; // released outside the table
    if (mark.kind == Kind::Arrow) {
        mark.to = find_(at);
        if (!still && mark.to != mark.from) return add(std::move(mark));
        // With the tool, an arrow can also be drawn by two clicks: not everybody can drag.
        if (!marks_) return arrow(mark.from);
        mark.kind = Kind::Ring;
    }
    mark.to = {};
    add(std::move(mark));
}

/// Cancels the mark being drawn.
void DrawingLayer::giveUp() {
    making_.reset();
    update();
}

/// With the right button, modifier keys select the kind of mark.
void DrawingLayer::press(const QMouseEvent& event) {
    if (!drag_.take(event.buttons())) return;
    const QPointF at = event.position();
    if (event.button() != Qt::RightButton)
        begin(at, *tool_, false);
    else if (event.modifiers() & Qt::ShiftModifier)
        begin(at, Kind::Light, true);
    else if (event.modifiers() & Qt::ControlModifier)
        begin(at, Kind::Cross, true);
    else
        begin(at, Kind::Arrow, true);
}

bool DrawingLayer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (!mouse || watched != parent()) return QWidget::eventFilter(watched, event);
    const QPointF at = mouse->position();
    if (spotlight_ && (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress)) {
        pointer_ = at;
        update();
    }
    const bool isRight = mouse->button() == Qt::RightButton;
    const bool isTool = tool_ && mouse->button() == Qt::LeftButton;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        if (!isRight && !isTool) break;
        press(*mouse);
        return true;
    case QEvent::MouseMove:
        if (!making_) break;
        goOn(at);
        return true;
    case QEvent::MouseButtonRelease:
        if (!making_) break;
        drag_.hasLetGo() ? finish(at) : giveUp();
        return true;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

// ---- painting ------------------------------------------------------------------------------------------

double DrawingLayer::unit() const { return std::max(3.0, std::min(width(), height()) / 110.0); }

void DrawingLayer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const DrawnMark& mark : drawing_) paint(painter, mark);
    if (making_) paint(painter, *making_);
    if (arrowFrom_) {
        painter.setOpacity(0.6);
        paint(painter, {.kind = Kind::Ring, .colour = colour_, .from = *arrowFrom_, .to = {}, .points = {}});
        painter.setOpacity(1);
    }
    if (!spotlight_) return;
    QPainterPath veil;
    veil.addRect(rect());
    const double radius = std::min(width(), height()) / 6.0;
    veil.addEllipse(pointer_, radius, radius);
    painter.fillPath(veil, QColor(0, 0, 0, 150));
    painter.setPen(QPen(QColor(0xff, 0xf4, 0xd0), unit() / 2));
    painter.drawEllipse(pointer_, radius, radius);
}

void DrawingLayer::paint(QPainter& painter, const DrawnMark& mark) const {
    Shape shape{mark.kind, locate_(mark.from), {}, {}};
    if (mark.kind == Kind::Arrow) shape.to = locate_(mark.to).center();
    for (const QPointF& point : mark.points) shape.line << QPointF(point.x() * width(), point.y() * height());
    paintShape(painter, shape, mark.colour, unit());
}

} // namespace drawbridge
