// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/print/sheetraster.h"
#include "table/dragtracker.h"

#include <QAbstractScrollArea>

namespace drawbridge {

/// Print preview: one side of a sheet at a time, as paper on a desk.
class SheetPreview : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit SheetPreview(QWidget* parent = nullptr);

    /// Shows these sheets, keeping the page number if possible. Without pages, shows `problem`.
    void setSheets(std::shared_ptr<const Sheets> sheets);
    int page() const { return page_; } ///< from 0
    void setPage(int page);
    void step(int by) { setPage(page_ + by); }

    /// Percent of the true size, as far as the screen reports its pixel size; 0: fits the window.
    void setZoom(double percent);
    double zoom() const { return zoom_; }
    /// The actual zoom in percent.
    double shownZoom() const;
    QString zoomWords() const;
    /// To the next larger (1) or smaller (-1) zoom step.
    void zoomBy(int step);

    /// Shows the other side of the paper shining through.
    void setSeeThrough(bool on);
    bool hasOtherSide() const { return otherSide() >= 0; }
    /// "Front", "Back of page 3", for a page index from 0; empty if all pages are single-sided.
    static QString sideOf(const Sheets& sheets, int page);

    /// "3 of 15: Cards, Front".
    static QString pageWords(const Sheets& sheets, int page);

    /// Whether the visible part is rendered at its resolution, with nothing pending.
    bool isSharp() const { return isSharp_; }

  signals:
    void pageChanged(int page);
    void zoomChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    const SheetPage* current() const;
    int otherSide() const;
    double trueScale() const; ///< window pixels per millimetre at 100 %
    double scale() const;     ///< at the current zoom
    QRectF paper() const;     ///< rectangle in the viewport
    void arrange();
    void name();
    void ask();
    void take(const SheetView& view, const QImage& image);
    void zoomAt(double percent, const QPointF& anchor);
    bool scrolls() const;
    void moveTo(QPoint at);

    SheetRaster raster_;
    std::shared_ptr<const Sheets> sheets_;
    int page_ = 0;
    double zoom_ = 0;
    bool seeThrough_ = false;
    bool isSharp_ = false;
    int turned_ = 0; ///< accumulated wheel delta since the last page turn
    DragTracker drag_;
    QPoint held_;    ///< mouse position when dragging began
    QPoint lay_;     ///< scroll position then
    SheetView seen_; ///< view rendered in picture_
    QImage picture_;
};

} // namespace drawbridge
