// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/teacher/drawing.h"
#include "widgets/translatedactions.h"

#include <QObject>

#include <functional>
#include <optional>

class QActionGroup;
class QMainWindow;
class QToolBar;

namespace drawbridge {

class DrawingLayer;

/// The drawing tools: a tool bar of tools and colours, and the Draw menu, whose shortcuts mark the focused
/// piece.
class DrawingTools : public QObject {
    Q_OBJECT

  public:
    /// Adds the menu to a window. `focused` returns what has the focus on the table, if anything.
    DrawingTools(QMainWindow* window, DrawingLayer* layer, std::function<std::optional<Anchor>()> focused);

    /// Adds tools and colours to a tool bar.
    void addTo(QToolBar* bar);
    void retranslate();
    /// Updates enabled states after the drawing has changed. Without `marking` the marking actions are
    /// disabled.
    void follow(bool marking);

  private:
    QAction* addMark(QMenu* menu, DrawnMark::Kind kind, const char* text, Qt::Key key);
    void markFocused(DrawnMark::Kind kind);
    void paintIcons();

    DrawingLayer* layer_;
    std::function<std::optional<Anchor>()> focused_;
    TranslatedActions words_;
    QActionGroup* tools_;
    QActionGroup* colours_;
    std::vector<QAction*> marks_;
    QAction* wipe_;
    QToolBar* bar_ = nullptr;
};

} // namespace drawbridge
