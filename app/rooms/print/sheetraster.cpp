// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/sheetraster.h"

#include <QPainter>

namespace drawbridge {

namespace {

constexpr double kShine = 0.45; // opacity of the other side through the paper

QImage paintPage(const SheetView& view, int index, bool throughPaper_) {
    QImage image(view.area.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(throughPaper_ ? Qt::transparent : Qt::white);
    const SheetPage& page = view.sheets->pages()[static_cast<std::size_t>(index)];
    QPainter painter(&image);
    painter.translate(-view.area.topLeft());
    painter.scale(view.scale, view.scale);
    if (throughPaper_) {
        // A corner is mirrored as seen through the paper.
        const QPointF corner = throughPaper({0, 0}, page.size(), view.sheets->options().flip);
        painter.translate(corner);
        painter.scale(corner.x() > 0 ? -1 : 1, corner.y() > 0 ? -1 : 1);
    }
    page.paint(painter, view.sheets->options());
    return image;
}

} // namespace

QImage pictureOf(const SheetView& view) {
    QImage image = paintPage(view, view.page, false);
    if (view.behind < 0) return image;
    const QImage other = paintPage(view, view.behind, true);
    QPainter painter(&image);
    painter.setOpacity(kShine);
    painter.drawImage(0, 0, other);
    return image;
}

SheetRaster::SheetRaster(QObject* parent)
    : QObject(parent) {
    pool_.setMaxThreadCount(1);
}

SheetRaster::~SheetRaster() {
    {
        const std::lock_guard guard(mutex_);
        next_.reset();
    }
    pool_.waitForDone();
}

void SheetRaster::paint(const SheetView& view) {
    bool idle = false;
    {
        const std::lock_guard guard(mutex_);
        idle = !next_.has_value();
        next_ = view;
    }
    if (idle) pool_.start([this] { work(); });
}

/// Runs on the worker.
void SheetRaster::work() {
    SheetView view;
    {
        const std::lock_guard guard(mutex_);
        if (!next_) return;
        view = std::move(*next_);
        next_.reset();
    }
    const QImage image = pictureOf(view);
    QMetaObject::invokeMethod(this, [this, view, image] { emit painted(view, image); });
}

} // namespace drawbridge
