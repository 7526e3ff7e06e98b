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

/// What is to be seen of a page: its paper, what is on it, and what shines through.
struct SheetView {
    std::shared_ptr<const Sheets> sheets;
    int page = 0;     ///< from 0
    int behind = -1;  ///< the page on the other side of the paper that shines through; none: -1
    double scale = 0; ///< pixels of the screen to the millimetre
    QRect area;       ///< of the page, in such pixels

    bool operator==(const SheetView&) const = default;
};

/// Paints pages on a thread of its own, for they take longer than a window may. If wishes come faster, only
/// the newest one is painted.
class SheetRaster : public QObject {
    Q_OBJECT

  public:
    explicit SheetRaster(QObject* parent = nullptr);
    ~SheetRaster() override; ///< waits for the page it is at

    void paint(const SheetView& view);

  signals:
    void painted(const drawbridge::SheetView& view, const QImage& image);

  private:
    void work();

    QThreadPool pool_;
    std::mutex mutex_;
    std::optional<SheetView> next_;
};

/// The picture itself, in any thread.
QImage pictureOf(const SheetView& view);

} // namespace drawbridge
