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

namespace {

void fitOnScreen(QWidget& window) {
    if (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) return;
    const QRect room = window.screen()->availableGeometry();
    const QSize frame = window.frameGeometry().size() - window.size();
    const QSize fits = window.size().boundedTo(room.size() - frame);
    if (fits != window.size()) window.resize(fits);
    const QSize whole = fits + frame;
    const QPoint most = room.bottomRight() - QPoint(whole.width() - 1, whole.height() - 1);
    const QPoint at(std::max(room.left(), std::min(window.x(), most.x())),
                    std::max(room.top(), std::min(window.y(), most.y())));
    if (at != window.pos()) window.move(at);
}

class Fitter : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        auto& window = *static_cast<QWidget*>(watched);
        if (event->type() != QEvent::ActivationChange || !window.isActiveWindow()) return false;
        window.removeEventFilter(this);
        fitOnScreen(window);
        return false;
    }
};

} // namespace

void restoreSize(QWidget& window, const QString& key, QSize usual) {
    window.resize(Settings().value(key, usual).toSize().boundedTo(window.screen()->availableSize() - kFrame));
}

void bringToFront(QWidget& window) {
    window.show();
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

void restorePlace(QWidget& window, const QSettings& settings) {
    const QByteArray geometry = settings.value(kGeometry).toByteArray();
    if (!geometry.isEmpty() && window.restoreGeometry(geometry)) return;
    const QSize fits = kFirstSize.boundedTo(window.screen()->availableSize() - kFrame);
    window.resize(fits);
    if (fits != kFirstSize) window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

void storePlace(const QWidget& window, QSettings& settings) {
    settings.setValue(kGeometry, window.saveGeometry());
}

void fitOnceShown(QWidget& window) { window.installEventFilter(new Fitter(&window)); }

} // namespace drawbridge
