// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <memory>
#include <mutex>
#include <optional>

namespace drawbridge {

/// What to render of a page: the page, the one shining through, scale and area.
struct SheetView {
    std::shared_ptr<const Sheets> sheets;
    int page = 0;     ///< from 0
    int behind = -1;  ///< page on the other side that shines through; -1: none
    double scale = 0; ///< screen pixels per millimetre
    QRect area;       ///< of the page, in such pixels

    bool operator==(const SheetView&) const = default;
};

/// Renders pages on a worker thread, since it is slow. Of several requests only the latest is rendered.
class SheetRaster : public QObject {
    Q_OBJECT

  public:
    explicit SheetRaster(QObject* parent = nullptr);
    ~SheetRaster() override; ///< waits for the current page

    void paint(const SheetView& view);

  signals:
    void painted(const drawbridge::SheetView& view, const QImage& image);

  private:
    void work();

    QThreadPool pool_;
    std::mutex mutex_;
    std::optional<SheetView> next_;
};

/// Renders the image; may be called on any thread.
QImage pictureOf(const SheetView& view);

} // namespace drawbridge
