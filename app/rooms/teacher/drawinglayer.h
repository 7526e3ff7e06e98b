// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/teacher/drawing.h"
#include "table/dragtracker.h"

#include <QWidget>

#include <functional>
#include <optional>

class QMouseEvent;
class QPainter;

namespace drawbridge {

/// Paints a sample of a tool's mark, for its button.
void paintSample(QPainter& painter, const QRectF& within, DrawnMark::Kind kind, int colour);

/// An overlay over a table for annotations: with the right button at any time (a click marks a piece; a drag
/// draws an arrow), with the left one while a tool is selected. Also shows a spotlight at the pointer.
class DrawingLayer : public QWidget {
    Q_OBJECT

  public:
    using Kind = DrawnMark::Kind;

    /// Covers `table`. `find` is its hit test; `locate` returns the rectangle of an anchor.
    DrawingLayer(QWidget* table, std::function<Anchor(QPointF)> find,
                 std::function<QRectF(const Anchor&)> locate);

    /// Sets the tool of the left button; none: the table gets its events.
    void setTool(std::optional<Kind> tool);
    std::optional<Kind> tool() const { return tool_; }
    void setColour(int colour) { colour_ = colour; }
    int colour() const { return colour_; }
    void setSpotlight(bool on);

    const Drawing& drawing() const { return drawing_; }
    void setDrawing(Drawing drawing);
    /// Toggles a mark.
    void mark(Kind kind, const Anchor& on);
    /// Starts an arrow on the first call, completes it on the second.
    void arrow(const Anchor& end);
    void clear();
    /// Updates positions after the table has changed.
    void follow();

  signals:
    /// The user has changed the drawing; `before` is the previous one.
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
    DragTracker drag_;
    std::optional<DrawnMark> making_;
    bool marks_ = false; ///< a click leaves a mark
    QPointF pressed_;
    std::optional<Anchor> arrowFrom_;
    bool spotlight_ = false;
    QPointF pointer_;
};

} // namespace drawbridge
