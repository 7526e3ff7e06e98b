// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/altkey.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace drawbridge {

AltKey::AltKey(QWidget* window)
    : QObject(window)
    , window_(window) {}

void AltKey::watch(bool on) {
    alone_ = false;
    qApp->removeEventFilter(this);
    if (on) qApp->installEventFilter(this);
}

bool AltKey::eventFilter(QObject* watched, QEvent* event) {
    const auto isAlt = [&] { return static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt; };
    switch (event->type()) {
    case QEvent::ShortcutOverride: // precedes every key press, including shortcuts
        alone_ = isAlt() &&
                 (static_cast<QKeyEvent*>(event)->modifiers() & ~Qt::AltModifier) == Qt::NoModifier &&
                 QApplication::activeWindow() == window_ && !QApplication::activePopupWidget();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::WindowDeactivate: alone_ = false; break;
    case QEvent::KeyRelease:
        if (isAlt() && std::exchange(alone_, false)) emit tapped();
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace drawbridge
