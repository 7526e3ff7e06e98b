// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QVariantAnimation>
#include <QWidget>
#include <functional>

namespace drawbridge {

/// A place on the way from one to another: 0 is the first, 1 the other one.
QRectF between(const QRectF& from, const QRectF& to, double part);

/// How one scene becomes another one: lies over both for a moment and is painted from pictures of them, so
/// that neither has to move. What lies below has the keys meanwhile, and a key or a click ends it at once. It
/// goes when it has ended.
class SceneTransition : public QWidget {
    Q_OBJECT

  public:
    /// Paints what is to be seen so many milliseconds after the beginning.
    using Painting = std::function<void(QPainter& painter, int time)>;
    /// What a key does beside ending it. A click never does more: what lies below was not to be seen.
    enum class Keys { Work, Skip };

    /// Lies in that place over a widget that is shown, and begins with its first picture.
    SceneTransition(QWidget* over, const QRect& place, int duration, Keys keys, Painting painting);

    int time() const { return clock_.currentTime(); }
    /// Shows at once what comes of it.
    void finish();

  signals:
    void ended();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool isBelow(const QObject* watched) const;

    QVariantAnimation clock_;
    Keys keys_;
    Painting painting_;
    bool isOver_ = false;
};

} // namespace drawbridge
