// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/teacher/drawing.h"
#include "table/grip.h"

#include <QWidget>

#include <functional>
#include <optional>

class QMouseEvent;
class QPainter;

namespace drawbridge {

/// Paints what a tool leaves, for its button.
void paintSample(QPainter& painter, const QRectF& within, DrawnMark::Kind kind, int colour);

/// A glass over a table on which one draws for an audience: with the right button at any time (pressed on a
/// piece: a mark; drawn from one to another: an arrow), with the left one while a tool is in the hand. And a
/// spotlight that follows the pointer.
class DrawingLayer : public QWidget {
    Q_OBJECT

  public:
    using Kind = DrawnMark::Kind;

    /// Covers `table`. `find` tells what lies under a point of it, `locate` where that lies.
    DrawingLayer(QWidget* table, std::function<Anchor(QPointF)> find,
                 std::function<QRectF(const Anchor&)> locate);

    /// What the left button draws; nothing: it is the table's own.
    void setTool(std::optional<Kind> tool);
    std::optional<Kind> tool() const { return tool_; }
    /// What a press with the right button leaves.
    void setColour(int colour) { colour_ = colour; }
    int colour() const { return colour_; }
    void setSpotlight(bool on);

    const Drawing& drawing() const { return drawing_; }
    /// Draws this and nothing else.
    void setDrawing(Drawing drawing);
    /// Draws a mark, or takes away the same one that is there already.
    void mark(Kind kind, const Anchor& on);
    /// The first time it remembers where an arrow begins, the second time it draws it.
    void arrow(const Anchor& end);
    bool hasArrowBegun() const { return arrowFrom_.has_value(); }
    /// Wipes everything.
    void clear();
    /// What lies on the table has moved.
    void follow();

  signals:
    /// Something has been drawn or wiped by hand; `before` is what there was.
    void drawn(const drawbridge::Drawing& before);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void press(const QMouseEvent& event);
    void begin(QPointF at, Kind kind, bool byClick);
    void goOn(QPointF at);
    void addPoint(QPointF at);
    void finish(QPointF at);
    void giveUp();
    void add(DrawnMark mark);
    void paint(QPainter& painter, const DrawnMark& mark) const;
    QPointF fraction(QPointF at) const;
    double unit() const;
    QString inWords() const;

    std::function<Anchor(QPointF)> find_;
    std::function<QRectF(const Anchor&)> locate_;
    Drawing drawing_;
    std::optional<Kind> tool_;
    int colour_ = 0;
    Grip grip_;
    std::optional<DrawnMark> making_;
    bool marks_ = false; ///< a press that goes nowhere leaves a mark
    QPointF pressed_;
    std::optional<Anchor> arrowFrom_;
    bool spotlight_ = false;
    QPointF pointer_;
};

} // namespace drawbridge
