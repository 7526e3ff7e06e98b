// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paneframe.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace drawbridge {

constexpr int kLine = 3;

PaneFrame::PaneFrame(QWidget* parent)
    : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        // A menu or another window has the focus for a while: keep the frame.
        if (now && now != parentWidget() && !parentWidget()->isAncestorOf(now)) hide();
    });
    qApp->installEventFilter(this);
}

void PaneFrame::showRound(QWidget* pane) {
    setParent(pane);
    setGeometry(pane->rect());
    raise();
    show();
}

bool PaneFrame::eventFilter(QObject* watched, QEvent* event) {
    if (isVisible() && event->type() == QEvent::MouseButtonPress) hide();
    if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return false;
}

void PaneFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    // Light inside dark, to be visible on any background.
    painter.setPen(QPen(palette().color(QPalette::Highlight), kLine));
    painter.drawRect(rect().adjusted(kLine / 2, kLine / 2, -kLine / 2 - 1, -kLine / 2 - 1));
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawRect(rect().adjusted(kLine, kLine, -kLine - 1, -kLine - 1));
}

} // namespace drawbridge
