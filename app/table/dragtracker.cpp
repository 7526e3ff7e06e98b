// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/dragtracker.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTouchEvent>
#include <QWindow>

#include <bit>

namespace drawbridge {

namespace {

bool isEscape(const QEvent& event) { return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape; }

/// A window of the program opens; tooltips do not count.
bool isOpening(const QObject& watched) {
    const auto* window = qobject_cast<const QWindow*>(&watched);
    return window != nullptr && window->type() != Qt::ToolTip;
}

/// A window is resized, which moves its contents. The resize event at its opening does not count.
bool isReshaped(const QObject& watched, const QEvent& event) {
    const auto* window = qobject_cast<const QWindow*>(&watched);
    const auto& change = static_cast<const QResizeEvent&>(event);
    return window != nullptr && window->type() != Qt::ToolTip && window->isVisible() &&
           change.size() != change.oldSize();
}

} // namespace

DragTracker::~DragTracker() {
    if (holds_) qApp->removeEventFilter(this);
}

bool DragTracker::take(int buttons) {
    if (holds_) end(Fate::Lost);
    hasLetGo_ = false;
    const auto down = static_cast<unsigned>(buttons) | QGuiApplication::mouseButtons().toInt();
    if (std::popcount(down) > 1) {
        emit holdsChanged();
        return false;
    }
    mayBeFinger_ = buttons == Qt::NoButton;
    button_ = mayBeFinger_ ? Qt::LeftButton : static_cast<Qt::MouseButton>(buttons);
    holds_ = true;
    qApp->installEventFilter(this); // application-wide: what ends a drag may arrive at any window
    emit holdsChanged();
    return true;
}

DragTracker::Fate DragTracker::fateBy(const QObject& watched, const QEvent& event) const {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::NonClientAreaMouseButtonPress:
        // The press that began the drag is still being delivered to items below.
        return static_cast<const QMouseEvent&>(event).button() == button_ ? Fate::Held : Fate::Lost;
    case QEvent::MouseButtonRelease:
        return static_cast<const QMouseEvent&>(event).button() == button_ ? Fate::LetGo : Fate::Held;
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
        return static_cast<const QTouchEvent&>(event).points().size() > 1 ? Fate::Lost : Fate::Held;
    case QEvent::TouchEnd: return mayBeFinger_ ? Fate::LetGo : Fate::Held;
    case QEvent::TabletRelease: return Fate::LetGo;
    case QEvent::KeyPress: return isEscape(event) ? Fate::Lost : Fate::Held;
    case QEvent::Resize: return isReshaped(watched, event) ? Fate::Lost : Fate::Held;
    case QEvent::Show: return isOpening(watched) ? Fate::Lost : Fate::Held;
    case QEvent::FocusOut: // of a window, or of a widget that loses it to a menu; not between items
        return watched.isWindowType() || watched.isWidgetType() ? Fate::Lost : Fate::Held;
    case QEvent::ApplicationStateChange:
    case QEvent::WindowBlocked:
    case QEvent::WindowDeactivate:
    case QEvent::WindowStateChange:
    case QEvent::TouchCancel:
    case QEvent::TabletLeaveProximity: return Fate::Lost;
    default: return Fate::Held;
    }
}

void DragTracker::end(Fate fate) {
    qApp->removeEventFilter(this);
    holds_ = false;
    hasLetGo_ = fate == Fate::LetGo;
    emit holdsChanged();
    if (fate == Fate::Lost) emit lost();
}

bool DragTracker::eventFilter(QObject* watched, QEvent* event) {
    // Escape cancels the drag and does nothing else.
    if (event->type() == QEvent::ShortcutOverride && isEscape(*event)) {
        event->accept();
        return true;
    }
    const Fate fate = fateBy(*watched, *event);
    if (fate == Fate::Held) return false;
    end(fate);
    return fate == Fate::Lost && event->type() == QEvent::KeyPress;
}

} // namespace drawbridge
