// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/presswatch.h"

#include <QEvent>
#include <QGuiApplication>

namespace drawbridge {

void PressWatch::setWatching(bool watching) {
    if (watching == watching_) return;
    watching_ = watching;
    if (watching)
        qApp->installEventFilter(this);
    else if (qApp != nullptr)
        qApp->removeEventFilter(this);
    emit watchingChanged();
}

bool PressWatch::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::KeyPress:
    case QEvent::WindowDeactivate: emit pressed(); break;
    default: break;
    }
    return false;
}

} // namespace drawbridge
