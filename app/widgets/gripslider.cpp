// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gripslider.h"

#include <QMouseEvent>

namespace drawbridge {

GripSlider::GripSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent) {
    connect(&grip_, &Grip::lost, this, &GripSlider::goBack);
}

void GripSlider::mousePressEvent(QMouseEvent* event) {
    before_ = value();
    if (grip_.take(event->buttons())) QSlider::mousePressEvent(event);
}

/// Ends dragging, though the button may still be down, and restores the value.
void GripSlider::goBack() {
    const QPointF here = rect().center();
    QMouseEvent up(QEvent::MouseButtonRelease, here, mapToGlobal(here), Qt::LeftButton, Qt::NoButton, {});
    mouseReleaseEvent(&up);
    setValue(before_);
}

} // namespace drawbridge
