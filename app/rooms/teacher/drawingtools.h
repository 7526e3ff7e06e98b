// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/teacher/drawing.h"
#include "widgets/wordedactions.h"

#include <QObject>

#include <functional>
#include <optional>

class QActionGroup;
class QMainWindow;
class QToolBar;

namespace drawbridge {

class DrawingLayer;

/// What one draws on a table with: the tools and colours in a tool bar, and the Draw menu with its keys,
/// which mark what has the focus.
class DrawingTools : public QObject {
    Q_OBJECT

  public:
    /// Adds the menu to a window. `focused` tells what has the focus of the table; nothing: nothing has.
    DrawingTools(QMainWindow* window, DrawingLayer* layer, std::function<std::optional<Anchor>()> focused);

    /// Adds the tools and colours to a bar, in which they stay.
    void addTo(QToolBar* bar);
    void retranslate();
    /// The drawing has changed, so that there may be something to wipe, or nothing. Without `marking` the
    /// keys mark nothing.
    void follow(bool marking);

  private:
    QAction* addMark(QMenu* menu, DrawnMark::Kind kind, const char* text, Qt::Key key);
    void markFocused(DrawnMark::Kind kind);
    void paintIcons();

    DrawingLayer* layer_;
    std::function<std::optional<Anchor>()> focused_;
    WordedActions words_;
    QActionGroup* tools_;
    QActionGroup* colours_;
    std::vector<QAction*> marks_;
    QAction* wipe_;
    QToolBar* bar_ = nullptr;
};

} // namespace drawbridge
