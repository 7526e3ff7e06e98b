// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scenetransition.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>
#include <QWindow>
#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace drawbridge {

QRectF between(const QRectF& from, const QRectF& to, double part) {
    return {from.topLeft() + (to.topLeft() - from.topLeft()) * part,
            from.size() + (to.size() - from.size()) * part};
}

SceneTransition::SceneTransition(QWidget* over, const QRect& place, int duration, Keys keys,
                                 Painting painting)
    : QWidget(over)
    , keys_(keys)
    , painting_(std::move(painting)) {
    constexpr auto kPatience = 2s; // timeout, since a hidden window gets no paint events
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setGeometry(place);
    clock_.setStartValue(0);
    clock_.setEndValue(duration);
    clock_.setDuration(duration);
    connect(&clock_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&clock_, &QVariantAnimation::finished, this, &SceneTransition::finish);
    QTimer::singleShot(kPatience, this, &SceneTransition::finish);
    qApp->installEventFilter(this);
    raise();
    show();
}

void SceneTransition::finish() {
    if (std::exchange(isOver_, true)) return;
    qApp->removeEventFilter(this);
    clock_.stop();
    hide();
    deleteLater();
    emit ended();
}

void SceneTransition::paintEvent(QPaintEvent*) {
    // The clock starts at the first paint, so that the time to create the scenes does not count.
    if (clock_.state() == QAbstractAnimation::Stopped && !isOver_) clock_.start();
    QPainter painter(this);
    painting_(painter, time());
}

void SceneTransition::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    finish();
}

/// Whether it is the window or something in it.
bool SceneTransition::isBelow(const QObject* watched) const {
    if (watched == window()->windowHandle()) return true;
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget != nullptr && widget->window() == window();
}

bool SceneTransition::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parent()) finish();
    if (isOver_ || !isBelow(watched)) return false;
    switch (event->type()) {
    case QEvent::KeyPress:
        // The key that started the transition may still be held down.
        if (static_cast<QKeyEvent*>(event)->isAutoRepeat()) return keys_ == Keys::Skip;
        finish();
        return keys_ == Keys::Skip;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::Wheel: finish(); return true;
    default: return false;
    }
}

} // namespace drawbridge
