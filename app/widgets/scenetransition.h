// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QVariantAnimation>
#include <QWidget>
#include <functional>

namespace drawbridge {

/// Linear interpolation: 0 gives `from`, 1 gives `to`.
QRectF between(const QRectF& from, const QRectF& to, double part);

/// An animated transition between two scenes, painted from pictures of them. Keys go to the widgets below; a
/// key or a click ends it. Deletes itself at the end.
class SceneTransition : public QWidget {
    Q_OBJECT

  public:
    /// Paints the frame at that many milliseconds after the start.
    using Painting = std::function<void(QPainter& painter, int time)>;
    /// Whether the key that ends it is passed on (Work) or swallowed (Skip). Clicks always are swallowed.
    enum class Keys { Work, Skip };

    /// Covers that rectangle of a visible widget and starts at once.
    SceneTransition(QWidget* over, const QRect& place, int duration, Keys keys, Painting painting);

    int time() const { return clock_.currentTime(); }
    /// Ends the transition at once.
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
