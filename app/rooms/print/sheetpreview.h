// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/print/sheetraster.h"
#include "table/grip.h"

#include <QAbstractScrollArea>

namespace drawbridge {

/// Sheets as they will come out of the printer, one side at a time: paper on a desk.
class SheetPreview : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit SheetPreview(QWidget* parent = nullptr);

    /// Shows these, the page that was looked at if there is such a one. Without pages, `problem` is read.
    void setSheets(std::shared_ptr<const Sheets> sheets);
    int page() const { return page_; } ///< from 0
    void setPage(int page);
    void step(int by) { setPage(page_ + by); }

    /// Percent of the true size, as far as the screen tells how large its pixels are; 0: as large as there is
    /// room.
    void setZoom(double percent);
    double zoom() const { return zoom_; }
    /// What is shown now, in percent.
    double shownZoom() const;
    /// The same in words.
    QString zoomWords() const;
    /// To the next larger (1) or smaller (-1) of some round figures.
    void zoomBy(int step);

    /// Shows what is on the other side of the paper as if held to the light.
    void setSeeThrough(bool on);
    /// Whether this page has another side.
    bool hasOtherSide() const { return otherSide() >= 0; }
    /// "Front", "Back of page 3", for a page from 0; empty if all of them have one side.
    static QString sideOf(const Sheets& sheets, int page);

    /// "3 of 15: Cards, Front".
    static QString pageWords(const Sheets& sheets, int page);

    /// Whether all that is to be seen is sharp: nothing is being painted any more.
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
    double trueScale() const; ///< pixels of the window to a millimetre, at 100 %
    double scale() const;     ///< as shown
    QRectF paper() const;     ///< where it lies in the viewport
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
    int turned_ = 0; ///< of the wheel, since it last turned a page
    Grip grip_;
    QPoint held_;    ///< where the mouse took hold of the paper
    QPoint lay_;     ///< and how far it was moved then
    SheetView seen_; ///< what picture_ shows
    QImage picture_;
};

} // namespace drawbridge
