// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/drawingtools.h"

#include "rooms/teacher/drawinglayer.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QToolBar>

#include <utility>

namespace drawbridge {

DrawingTools::DrawingTools(QMainWindow* window, DrawingLayer* layer,
                           std::function<std::optional<Anchor>()> focused)
    : QObject(window)
    , layer_(layer)
    , focused_(std::move(focused))
    , words_(staticMetaObject)
    , tools_(new QActionGroup(this))
    , colours_(new QActionGroup(this)) {
    QMenu* menu = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Draw"));
    marks_ = {
        addMark(menu, DrawnMark::Kind::Ring, QT_TR_NOOP("&Ring round the piece with the focus"), Qt::Key_R),
        addMark(menu, DrawnMark::Kind::Cross, QT_TR_NOOP("&Cross on it"), Qt::Key_X),
        addMark(menu, DrawnMark::Kind::Light, QT_TR_NOOP("&Highlight it"), Qt::Key_L),
        addMark(menu, DrawnMark::Kind::Arrow, QT_TR_NOOP("&Arrow: from here, then to here"), Qt::Key_A)};
    menu->addSeparator();
    wipe_ = words_.add(menu, "edit-clear", QT_TR_NOOP("&Wipe everything drawn"), QKeySequence(Qt::Key_C));
    connect(wipe_, &QAction::triggered, layer_, &DrawingLayer::clear);
    words_.showIcons();
}

/// Adds a menu action that marks the focused piece.
QAction* DrawingTools::addMark(QMenu* menu, DrawnMark::Kind kind, const char* text, Qt::Key key) {
    QAction* action = words_.add(menu, "", text, QKeySequence(key));
    connect(action, &QAction::triggered, this, [this, kind] { markFocused(kind); });
    return action;
}

void DrawingTools::markFocused(DrawnMark::Kind kind) {
    const std::optional<Anchor> on = focused_();
    if (!on) return;
    if (kind == DrawnMark::Kind::Arrow)
        layer_->arrow(*on);
    else
        layer_->mark(kind, *on);
}

void DrawingTools::addTo(QToolBar* bar) {
    bar_ = bar;
    const auto tool = [&](std::optional<DrawnMark::Kind> kind) {
        QAction* action = bar->addAction(QString());
        action->setCheckable(true);
        action->setData(kind ? static_cast<int>(*kind) : -1);
        tools_->addAction(action);
        connect(action, &QAction::triggered, layer_, [this, kind] { layer_->setTool(kind); });
    };
    tool(std::nullopt);
    using enum DrawnMark::Kind;
    for (const DrawnMark::Kind kind : {Arrow, Ring, Cross, Light, Line}) tool(kind);
    tools_->actions().front()->setChecked(true);
    bar->addSeparator();
    for (int colour = 0; colour < kDrawingColours; ++colour) {
        QAction* action = bar->addAction(QString());
        action->setCheckable(true);
        action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + colour)));
        colours_->addAction(action);
        connect(action, &QAction::triggered, this, [this, colour] {
            layer_->setColour(colour);
            paintIcons();
        });
    }
    colours_->actions().front()->setChecked(true);
    bar->addAction(wipe_);
}

/// Paints the tools' icons in the current colour.
void DrawingTools::paintIcons() {
    const int size = 4 * bar_->iconSize().width();
    const auto drawn = [&](DrawnMark::Kind kind, int colour) {
        QPixmap picture(size, size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintSample(painter, QRectF(0, 0, size, size), kind, colour);
        return QIcon(picture);
    };
    for (QAction* action : tools_->actions()) {
        const int kind = action->data().toInt();
        if (kind >= 0) action->setIcon(drawn(static_cast<DrawnMark::Kind>(kind), layer_->colour()));
    }
    for (int colour = 0; colour < kDrawingColours; ++colour)
        colours_->actions()[colour]->setIcon(drawn(DrawnMark::Kind::Line, colour));
}

void DrawingTools::retranslate() {
    words_.retranslate();
    for (QAction* action : tools_->actions()) {
        const int kind = action->data().toInt();
        //: A tool: no drawing, pieces are moved
        action->setText(kind < 0 ? tr("Hand") : markName(static_cast<DrawnMark::Kind>(kind)));
        //: A tip on a tool to draw with; %1 is "Arrow"
        action->setToolTip(kind < 0 ? tr("Move pieces with the left button; the right one draws")
                                    : tr("%1: draw it with the left button").arg(action->text()));
    }
    for (int colour = 0; colour < kDrawingColours; ++colour) {
        QAction* action = colours_->actions()[colour];
        action->setText(colourName(colour));
        //: A colour to draw with, and its key
        action->setToolTip(
            tr("%1 (%2)").arg(colourName(colour), action->shortcut().toString(QKeySequence::NativeText)));
    }
    paintIcons();
}

void DrawingTools::follow(bool marking) {
    for (QAction* action : marks_) action->setEnabled(marking);
    wipe_->setEnabled(!layer_->drawing().empty());
}

} // namespace drawbridge
