// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/logroll.h"

#include "widgets/lazydock.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QShortcut>
#include <QStyle>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kBroad = 0.22; // share of the table's width
constexpr double kLong = 0.62;  // share of its height, so that one's own hand stays visible
constexpr int kLetters = 34;    // minimum line length in characters
constexpr int kRollMargin = 12; // distance from the table's frame

} // namespace

LogRoll::LogRoll(QMainWindow* window, QDockWidget* log, QWidget* table)
    : QObject(window)
    , window_(window)
    , log_(log)
    , table_(table) {
    table_->installEventFilter(this);
    auto* rollUp = new QShortcut(Qt::Key_Escape, log_);
    rollUp->setContext(Qt::WidgetWithChildrenShortcut);
    connect(rollUp, &QShortcut::activated, this, [this] {
        if (!pinned_) log_->close();
    });
    connect(log_->toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        if (shown && !pinned_) (log_->focusProxy() ? log_->focusProxy() : log_)->setFocus();
    });
    layOver();
}

void LogRoll::setPinned(bool pinned) {
    if (pinned == pinned_) return;
    const bool wasOpen = log_->isVisible();
    pinned_ = pinned;
    if (pinned) {
        log_->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable |
                          QDockWidget::DockWidgetFloatable);
        window_->addDockWidget(homeOf(*log_), log_);
    } else {
        window_->removeDockWidget(log_);
        layOver();
    }
    log_->setVisible(wasOpen);
}

/// A dock without a main window layout is placed like any other widget.
void LogRoll::layOver() {
    if (log_->parentWidget() != table_) {
        log_->setFeatures(QDockWidget::DockWidgetClosable);
        log_->setParent(table_, Qt::Widget);
    }
    const int least = kLetters * log_->fontMetrics().averageCharWidth();
    const int breadth =
        std::min(std::max(qRound(table_->width() * kBroad), least), table_->width() - kRollMargin);
    const QRect roll(table_->width() - breadth - kRollMargin, 0, breadth, qRound(table_->height() * kLong));
    // On the side of the pinned dock and of the button that opens it.
    log_->setGeometry(QStyle::visualRect(log_->layoutDirection(), table_->rect(), roll));
    log_->raise();
}

bool LogRoll::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && !pinned_) layOver();
    return QObject::eventFilter(watched, event);
}

} // namespace drawbridge
