// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/outputs.h"

#include "print/pdffile.h"
#include "text/wholefile.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace drawbridge {

namespace {

constexpr int kPdfResolution = 1200;
constexpr double kPdfPoint = 25.4 / 72; // mm

/// How a landscape page is placed on the device: as landscape, or rotated on a portrait page with its upper
/// edge at the left.
enum class Sideways { held, turned };

void layPage(QPagedPaintDevice& device, const SheetPage& page, Sideways how) {
    const QSizeF held = page.size();
    const bool sideways = held.width() > held.height();
    device.setPageSize(QPageSize(sideways ? held.transposed() : held, QPageSize::Millimeter));
    device.setPageOrientation(sideways && how == Sideways::held ? QPageLayout::Landscape
                                                                : QPageLayout::Portrait);
    device.setPageMargins({});
}

/// Sets the painter up in millimetres for the page, centred on the device's page.
void enterPage(QPainter& painter, const QPagedPaintDevice& device, const SheetPage& page, Sideways how) {
    const QPageLayout layout = device.pageLayout();
    // In points: Qt rounds page sizes to whole points, whatever they are in millimetres.
    QSizeF full = QSizeF(layout.fullRectPoints().size()) * kPdfPoint;
    const double dots = device.logicalDpiX() / 25.4;
    painter.resetTransform();
    painter.scale(dots, dots);
    painter.translate(-layout.paintRect(QPageLayout::Millimeter).topLeft());
    if (how == Sideways::turned && page.size().width() > page.size().height()) {
        painter.translate(0, full.height());
        painter.rotate(-90);
        full.transpose();
    }
    painter.translate((full.width() - page.size().width()) / 2, (full.height() - page.size().height()) / 2);
}

Result<> paint(const Sheets& sheets, QPagedPaintDevice& device, Sideways how, int first, int last,
               const Progress& progress) {
    const auto stopped = Problem("printer-stopped");
    QPainter painter;
    if (!painter.begin(&device)) return stopped;
    for (int number = first; number <= last; ++number) {
        const SheetPage& page = sheets.pages()[static_cast<std::size_t>(number - 1)];
        if (number > first) {
            layPage(device, page, how);
            if (!device.newPage()) return stopped;
        }
        enterPage(painter, device, page, how);
        page.paint(painter, sheets.options());
        if (progress && !progress(number - first + 1, last - first + 1)) return {};
    }
    return painter.end() ? Result<>() : stopped;
}

/// Trim and bleed box of a page: the union over its pieces, or the whole page.
PdfDetails::Page boxesOf(const SheetPage& page, const Correction& correction) {
    const QRectF whole(QPointF(), page.size());
    PdfDetails::Page boxes{page.size(), {}, {}};
    for (const Place& place : page.plan().places) {
        boxes.trim |= place.trim;
        boxes.bleed |= place.bleed;
    }
    if (page.plan().places.empty()) boxes.trim = boxes.bleed = whole;
    const QTransform correct = correctionOn(page.size(), page.isBacks(), correction);
    boxes.trim = correct.mapRect(boxes.trim);
    boxes.bleed = correct.mapRect(boxes.bleed);
    return boxes;
}

PdfDetails detailsOf(const Sheets& sheets) {
    PdfDetails details;
    details.trueSize = true;
    details.grey = isGrey(sheets.options().inks);
    for (const SheetPage& page : sheets.pages()) {
        const auto index = static_cast<int>(details.pages.size());
        details.pages.push_back(boxesOf(page, sheets.options().correction));
        if (page.isBacks())
            details.sides = sheets.options().flip == SheetFlip::longEdge ? PdfDetails::Sides::longEdge
                                                                         : PdfDetails::Sides::shortEdge;
        else if (details.headings.empty() || details.headings.back().title != page.title())
            details.headings.push_back({page.title(), index});
    }
    return details;
}

} // namespace

void preparePage(QPagedPaintDevice& device, const Sheets& sheets, int number) {
    layPage(device, sheets.pages()[static_cast<std::size_t>(number - 1)], Sideways::turned);
}

Result<> paintPages(const Sheets& sheets, QPagedPaintDevice& device, int first, int last,
                    const Progress& progress) {
    return paint(sheets, device, Sideways::turned, first, last, progress);
}

Result<> paintPdf(const Sheets& sheets, QByteArray& pdf, const Progress& progress) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfResolution);
    writer.setTitle(sheets.title());
    writer.setCreator(QStringLiteral("Drawbridge"));
    layPage(writer, sheets.pages().front(), Sideways::held);
    bool goesOn = true;
    const auto watch = [&](int done, int total) { return goesOn = !progress || progress(done, total); };
    auto painted = paint(sheets, writer, Sideways::held, 1, static_cast<int>(sheets.pages().size()), watch);
    if (painted && goesOn) pdf = withDetails(buffer.data(), detailsOf(sheets));
    return painted;
}

Result<> writePdf(const Sheets& sheets, const QString& file, const Progress& progress) {
    QByteArray pdf;
    auto painted = paintPdf(sheets, pdf, progress);
    return pdf.isEmpty() ? painted : writeFile(file, pdf.toStdString());
}

} // namespace drawbridge
