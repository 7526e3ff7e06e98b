// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/sheetpreview.h"

#include "reference/arrowkeys.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace drawbridge {

namespace {

constexpr double kMillimetresPerInch = 25.4;
constexpr int kAround = 14; // margin around the paper in pixels
constexpr int kShadow = 4;
constexpr std::array kZooms{25., 33., 50., 67., 100., 150., 200., 300., 400., 600., 800.};
constexpr int kNotch = 120; // angle delta of a wheel step
/// Minimum dots per inch assumed for screens that report an implausible size.
constexpr double kFewestDots = 60;
constexpr double kMostDots = 400;

/// The next larger (1) or smaller (-1) of kZooms.
double nextZoom(double now, int step) {
    if (step > 0) {
        const auto next = std::ranges::find_if(kZooms, [=](double one) { return one > now + 1; });
        return next == kZooms.end() ? now : *next;
    }
    const auto next = std::ranges::find_if(kZooms, [=](double one) { return one >= now - 1; });
    return next == kZooms.begin() ? now : *(next - 1);
}

} // namespace

SheetPreview::SheetPreview(QWidget* parent)
    : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    name();
    connect(&drag_, &DragTracker::lost, this, [this] { moveTo(lay_); });
    connect(&raster_, &SheetRaster::painted, this, &SheetPreview::take);
}

const SheetPage* SheetPreview::current() const {
    if (!sheets_ || sheets_->pages().empty()) return nullptr;
    return &sheets_->pages()[static_cast<std::size_t>(page_)];
}

int SheetPreview::otherSide() const {
    if (current() == nullptr) return -1;
    if (current()->isBacks()) return page_ - 1;
    const auto next = static_cast<std::size_t>(page_) + 1;
    return next < sheets_->pages().size() && sheets_->pages()[next].isBacks() ? page_ + 1 : -1;
}

QString SheetPreview::sideOf(const Sheets& sheets, int page) {
    if (std::ranges::none_of(sheets.pages(), &SheetPage::isBacks)) return {};
    const SheetPage& side = sheets.pages()[static_cast<std::size_t>(page)];
    //: Of a sheet of paper on whose other side nothing is printed: %1 is the number of the page with its
    //: front
    if (side.isEmpty()) return tr("Back of page %1, empty").arg(side.number() - 1);
    //: Of a sheet of paper: %1 is the number of the page with its front
    if (side.isBacks()) return tr("Back of page %1").arg(side.number() - 1);
    //: The side of a sheet of paper
    return tr("Front");
}

QString SheetPreview::pageWords(const Sheets& sheets, int page) {
    const SheetPage& shown = sheets.pages()[static_cast<std::size_t>(page)];
    const QString side = sideOf(sheets, page);
    //: One of some pages: %1 and %2 number it, %3 is what it holds
    const QString words =
        tr("%1 of %2: %3")
            .arg(QLocale().toString(shown.number()), QLocale().toString(shown.of()), shown.title());
    //: %1 is a page, "3 of 15: Cards", %2 which side of a sheet it is, "Front"
    return side.isEmpty() ? words : tr("%1, %2").arg(words, side);
}

void SheetPreview::setSheets(std::shared_ptr<const Sheets> sheets) {
    sheets_ = std::move(sheets);
    const int last = sheets_ ? static_cast<int>(sheets_->pages().size()) - 1 : 0;
    page_ = std::clamp(page_, 0, std::max(0, last));
    arrange();
    emit pageChanged(page_);
}

void SheetPreview::setPage(int page) {
    if (current() == nullptr) return;
    page = std::clamp(page, 0, static_cast<int>(sheets_->pages().size()) - 1);
    if (page == page_) return;
    page_ = page;
    arrange();
    emit pageChanged(page_);
}

double SheetPreview::trueScale() const {
    const double told = screen()->physicalDotsPerInch();
    const double dots = told >= kFewestDots && told <= kMostDots ? told : screen()->logicalDotsPerInch();
    return dots / kMillimetresPerInch;
}

double SheetPreview::scale() const {
    if (current() == nullptr) return trueScale();
    if (zoom_ > 0) return trueScale() * zoom_ / 100;
    const QSizeF size = current()->size();
    const double caption = fontMetrics().lineSpacing();
    return std::max(0.1, std::min((viewport()->width() - 2 * kAround) / size.width(),
                                  (viewport()->height() - 2 * kAround - caption) / size.height()));
}

double SheetPreview::shownZoom() const { return scale() / trueScale() * 100; }

QString SheetPreview::zoomWords() const {
    //: How large a page is shown
    return tr("%1 %").arg(qRound(shownZoom()));
}

QRectF SheetPreview::paper() const {
    const QSizeF size = current()->size() * scale();
    const double caption = fontMetrics().lineSpacing();
    const double x = std::max<double>(kAround, (viewport()->width() - size.width()) / 2);
    const double y = std::max<double>(kAround, (viewport()->height() - caption - size.height()) / 2);
    return {std::round(x) - horizontalScrollBar()->value(), std::round(y) - verticalScrollBar()->value(),
            size.width(), size.height()};
}

bool SheetPreview::scrolls() const {
    return horizontalScrollBar()->maximum() > 0 || verticalScrollBar()->maximum() > 0;
}

/// Updates the scroll bars and requests the image.
void SheetPreview::arrange() {
    const SheetPage* page = current();
    // Scroll bars that take up space would appear and disappear in turns when fitting to the window.
    const auto policy = zoom_ > 0 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff;
    setHorizontalScrollBarPolicy(policy);
    setVerticalScrollBarPolicy(policy);
    QSizeF needed;
    if (page != nullptr && zoom_ > 0)
        needed = page->size() * scale() + QSizeF(2 * kAround, 2 * kAround + fontMetrics().lineSpacing());
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(needed.width()) - viewport()->width()));
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(needed.height()) - viewport()->height()));
    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()}) bar->setSingleStep(24);
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setPageStep(viewport()->height());
    viewport()->setCursor(scrolls() ? Qt::OpenHandCursor : Qt::ArrowCursor);
    name();
    ask();
    emit zoomChanged();
    viewport()->update();
}

/// Updates the accessible name, at once when page or zoom change.
void SheetPreview::name() {
    const SheetPage* page = current();
    const QString name = page != nullptr
                             //: Read out: %1 is the page, "3 of 15: Cards, Front", %2 how large it is shown,
                             //: "53 %"
                             ? tr("Preview, page %1, at %2").arg(pageWords(*sheets_, page_), zoomWords())
                             : tr("Preview");
    if (name != accessibleName()) setAccessibleName(name);
    setAccessibleDescription(sheets_ && !sheets_->laidOut()
                                 ? sheets_->laidOut().problem().text()
                                 : tr("Page up and page down turn the pages, + and − zoom, 0 shows the whole "
                                      "page, 1 its true size."));
}

void SheetPreview::ask() {
    const SheetPage* page = current();
    if (page == nullptr) return;
    const double pixels = devicePixelRatioF();
    const double dots = scale() * pixels;
    const QRectF lies = paper();
    // Only the visible part: a large page at high zoom would take hundreds of megabytes.
    const QRectF seen = lies.intersected(QRectF(viewport()->rect())).translated(-lies.topLeft());
    const QRect area = QRectF(seen.topLeft() * pixels, seen.size() * pixels)
                           .toAlignedRect()
                           .intersected(QRect(QPoint(), (page->size() * dots).toSize()));
    const SheetView wanted{sheets_, page_, seeThrough_ ? otherSide() : -1, dots, area};
    isSharp_ = area.isEmpty() || wanted == seen_;
    if (!isSharp_) raster_.paint(wanted);
}

void SheetPreview::take(const SheetView& view, const QImage& image) {
    seen_ = view;
    picture_ = image;
    ask(); // the wanted view may have changed meanwhile
    viewport()->update();
}

void SheetPreview::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Dark));
    if (current() == nullptr) {
        painter.setPen(palette().color(QPalette::BrightText));
        const QRect words = viewport()->rect().adjusted(24, 24, -24, -24);
        painter.drawText(words, Qt::AlignCenter | Qt::TextWordWrap,
                         sheets_ && !sheets_->laidOut() ? sheets_->laidOut().problem().text() : QString());
        return;
    }
    const QRectF lies = paper();
    painter.fillRect(lies.translated(kShadow, kShadow), QColor(0, 0, 0, 70));
    painter.fillRect(lies, Qt::white);
    // Until the right image is ready, shows the last one of this page, scaled.
    if (seen_.page == page_ && seen_.scale > 0) {
        const double zoomed = scale() / seen_.scale;
        const QRectF area(QPointF(seen_.area.topLeft()) * zoomed, QSizeF(seen_.area.size()) * zoomed);
        painter.setClipRect(lies);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, !isSharp_);
        painter.drawImage(area.translated(lies.topLeft()), picture_);
        painter.setClipping(false);
    }
    const QRectF caption(0, lies.bottom() + kShadow, viewport()->width(), fontMetrics().lineSpacing());
    painter.setPen(palette().color(QPalette::Dark).lightness() < 128 ? Qt::white : Qt::black);
    painter.drawText(caption, Qt::AlignCenter, sideOf(*sheets_, page_));
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void SheetPreview::setZoom(double percent) { zoomAt(percent, QRectF(viewport()->rect()).center()); }

/// Zooms, keeping the point at `anchor` in place.
void SheetPreview::zoomAt(double percent, const QPointF& anchor) {
    if (current() == nullptr) {
        zoom_ = percent;
        return;
    }
    const QPointF before = (anchor - paper().topLeft()) / scale();
    zoom_ = percent;
    arrange();
    const QPointF after = paper().topLeft() + before * scale() - anchor;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(after.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(after.y()));
    arrange();
}

void SheetPreview::zoomBy(int step) { setZoom(nextZoom(shownZoom(), step)); }

void SheetPreview::setSeeThrough(bool on) {
    seeThrough_ = on;
    arrange();
}

void SheetPreview::resizeEvent(QResizeEvent*) { arrange(); }

void SheetPreview::scrollContentsBy(int, int) {
    ask();
    viewport()->update();
}

void SheetPreview::wheelEvent(QWheelEvent* event) {
    const int turn = event->angleDelta().y();
    if (event->modifiers() & Qt::ControlModifier) {
        turned_ += turn;
        for (; std::abs(turned_) >= kNotch; turned_ -= turned_ > 0 ? kNotch : -kNotch) {
            zoomAt(nextZoom(shownZoom(), turned_), event->position());
        }
    } else if (scrolls()) {
        QAbstractScrollArea::wheelEvent(event);
    } else {
        turned_ += turn;
        for (; std::abs(turned_) >= kNotch; turned_ -= turned_ > 0 ? kNotch : -kNotch)
            step(turned_ > 0 ? -1 : 1);
    }
    event->accept();
}

void SheetPreview::keyPressEvent(QKeyEvent* event) {
    if (current() == nullptr) return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_PageDown: return step(1);
    case Qt::Key_PageUp: return step(-1);
    case Qt::Key_Home: return setPage(0);
    case Qt::Key_End: return setPage(static_cast<int>(sheets_->pages().size()) - 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomBy(1);
    case Qt::Key_Minus: return zoomBy(-1);
    case Qt::Key_0: return setZoom(0);
    case Qt::Key_1: return setZoom(100);
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!scrolls()) return step(event->key() == onKey(layoutDirection()) ? 1 : -1);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!scrolls()) return step(event->key() == Qt::Key_Down ? 1 : -1);
        break;
    default: break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void SheetPreview::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !drag_.take(event->buttons())) return;
    held_ = event->pos();
    lay_ = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    if (scrolls()) viewport()->setCursor(Qt::ClosedHandCursor);
}

void SheetPreview::moveTo(QPoint at) {
    horizontalScrollBar()->setValue(at.x());
    verticalScrollBar()->setValue(at.y());
}

void SheetPreview::mouseMoveEvent(QMouseEvent* event) {
    if (drag_.holds()) moveTo(lay_ + held_ - event->pos());
}

void SheetPreview::mouseReleaseEvent(QMouseEvent*) {
    if (scrolls()) viewport()->setCursor(Qt::OpenHandCursor);
}

void SheetPreview::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
}

} // namespace drawbridge
