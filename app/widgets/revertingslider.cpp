// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/revertingslider.h"

#include <QMouseEvent>

namespace drawbridge {

RevertingSlider::RevertingSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent) {
    connect(&grip_, &Grip::lost, this, &RevertingSlider::goBack);
}

void RevertingSlider::mousePressEvent(QMouseEvent* event) {
    before_ = value();
    if (grip_.take(event->buttons())) QSlider::mousePressEvent(event);
}

/// Ends dragging, though the button may still be down, and restores the value.
void RevertingSlider::goBack() {
    const QPointF here = rect().center();
    QMouseEvent up(QEvent::MouseButtonRelease, here, mapToGlobal(here), Qt::LeftButton, Qt::NoButton, {});
    mouseReleaseEvent(&up);
    setValue(before_);
}

} // namespace drawbridge
