// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flowrow.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace drawbridge {

QLayoutItem* FlowRow::takeAt(int index) {
    return index >= 0 && index < parts_.size() ? parts_.takeAt(index) : nullptr;
}

/// Spacing in pixels, between items and between lines.
int FlowRow::apart() const {
    if (spacing() >= 0) return spacing();
    const QWidget* window = parentWidget();
    return window == nullptr ? 6 : window->style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing);
}

QSize FlowRow::sizeHint() const {
    QSize all(0, 0);
    for (const QLayoutItem* part : parts_) {
        if (part->isEmpty()) continue;
        const QSize size = part->sizeHint();
        all = {all.width() + (all.width() > 0 ? apart() : 0) + size.width(),
               std::max(all.height(), size.height())};
    }
    return all.grownBy(contentsMargins());
}

/// The widest item fits; the height depends on the width (heightForWidth()).
QSize FlowRow::minimumSize() const {
    QSize least(0, 0);
    for (const QLayoutItem* part : parts_)
        if (!part->isEmpty()) least = least.expandedTo(part->sizeHint());
    return least.grownBy(contentsMargins());
}

void FlowRow::setGeometry(const QRect& room) {
    QLayout::setGeometry(room);
    layOut(room, true);
}

/// Lays out the items if `places`; returns the height.
int FlowRow::layOut(const QRect& whole, bool places) const {
    const QRect room = whole.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int top = room.top();
    for (qsizetype first = 0; first < parts_.size();) {
        int width = 0;
        int height = 0;
        qsizetype end = first;
        for (; end < parts_.size(); ++end) {
            if (parts_[end]->isEmpty()) continue;
            const QSize size = parts_[end]->sizeHint();
            const int more = (width > 0 ? apart() : 0) + size.width();
            if (width > 0 && width + more > room.width()) break;
            width += more;
            height = std::max(height, size.height());
        }
        int x = room.left() + (side_ & Qt::AlignTrailing ? std::max(0, room.width() - width) : 0);
        for (; first < end; ++first) {
            QLayoutItem* part = parts_[first];
            if (part->isEmpty()) continue;
            const QSize size = part->sizeHint().boundedTo({room.width(), height});
            const QRect place(x, top + (height - size.height()) / 2, size.width(), size.height());
            if (places) part->setGeometry(QStyle::visualRect(direction, room, place));
            x += size.width() + apart();
        }
        top += height + apart();
    }
    const int bottom = parts_.isEmpty() ? top : top - apart();
    return bottom - room.top() + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace drawbridge
