// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/windowplace.h"

#include "text/settings.h"

#include <QEvent>
#include <QScreen>
#include <QSettings>
#include <QWidget>

#include <algorithm>

namespace drawbridge {

constexpr QSize kFirstSize(1280, 820);
constexpr QSize kFrame(16, 48); // estimated frame size until the real one is known
const QString kGeometry = QStringLiteral("window/geometry");

void restoreSize(QWidget& window, const QString& key, QSize usual) {
    window.resize(Settings().value(key, usual).toSize().boundedTo(window.screen()->availableSize() - kFrame));
}

void bringToFront(QWidget& window) {
    window.show();
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

WindowPlace::WindowPlace(QWidget* window)
    : QObject(window)
    , window_(window) {
    window->installEventFilter(this);
}

void WindowPlace::restore(const QSettings& settings) {
    const QByteArray geometry = settings.value(kGeometry).toByteArray();
    if (!geometry.isEmpty() && window_->restoreGeometry(geometry)) return;
    const QSize room = window_->screen()->availableSize() - kFrame;
    const QSize fits = kFirstSize.boundedTo(room);
    window_->resize(fits);
    if (fits != kFirstSize) window_->setWindowState(window_->windowState() | Qt::WindowMaximized);
}

void WindowPlace::store(QSettings& settings) const { settings.setValue(kGeometry, window_->saveGeometry()); }

bool WindowPlace::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ActivationChange && window_->isActiveWindow()) {
        window_->removeEventFilter(this); // only once
        fitOnScreen();
    }
    return QObject::eventFilter(watched, event);
}

/// Shrinks the window to the screen with its frame, whose size is known only now, and moves it within.
void WindowPlace::fitOnScreen() {
    if (window_->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) return;
    const QRect room = window_->screen()->availableGeometry();
    const QSize frame = window_->frameGeometry().size() - window_->size();
    const QSize fits = window_->size().boundedTo(room.size() - frame);
    if (fits != window_->size()) window_->resize(fits);
    const QSize whole = fits + frame;
    const QPoint most = room.bottomRight() - QPoint(whole.width() - 1, whole.height() - 1);
    const QPoint at(std::max(room.left(), std::min(window_->x(), most.x())),
                    std::max(room.top(), std::min(window_->y(), most.y())));
    if (at != window_->pos()) window_->move(at);
}

} // namespace drawbridge
