// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/outputs.h"

#include "text/wholefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

constexpr int kPdfResolution = 1200;
constexpr double kPoint = 25.4 / 72; // mm

/// Scales the painter to millimetres on the page as it is held, its middle in the middle of the device's.
void enterPage(QPainter& painter, const QPagedPaintDevice& device, const SheetPage& page) {
    const QPageLayout layout = device.pageLayout();
    // In points, since whole points are what the page has, whatever its size in millimetres is said to be.
    const QSizeF full = QSizeF(layout.fullRectPoints().size()) * kPoint;
    const QPointF printable = layout.paintRect(QPageLayout::Millimeter).topLeft();
    const double dots = device.logicalDpiX() / 25.4;
    painter.resetTransform();
    painter.scale(dots, dots);
    painter.translate((full.width() - page.size().width()) / 2 - printable.x(),
                      (full.height() - page.size().height()) / 2 - printable.y());
}

} // namespace

void preparePage(QPagedPaintDevice& device, const Sheets& sheets, int number) {
    const QSizeF held = sheets.pages()[static_cast<std::size_t>(number - 1)].size();
    const bool sideways = held.width() > held.height();
    device.setPageSize(QPageSize(sideways ? held.transposed() : held, QPageSize::Millimeter));
    device.setPageOrientation(sideways ? QPageLayout::Landscape : QPageLayout::Portrait);
    device.setPageMargins({});
}

QString paintPages(const Sheets& sheets, QPagedPaintDevice& device, int first, int last,
                   const Progress& progress) {
    const QString stopped =
        Words::tr("The printer has stopped. See whether it is switched on and has paper.");
    QPainter painter;
    if (!painter.begin(&device)) return stopped;
    for (int number = first; number <= last; ++number) {
        const SheetPage& page = sheets.pages()[static_cast<std::size_t>(number - 1)];
        if (number > first) {
            preparePage(device, sheets, number);
            if (!device.newPage()) return stopped;
        }
        enterPage(painter, device, page);
        page.paint(painter, sheets.options());
        if (progress && !progress(number - first + 1, last - first + 1)) return {};
    }
    return painter.end() ? QString() : stopped;
}

QString writePdf(const Sheets& sheets, const QString& file, const Progress& progress) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfResolution);
    writer.setTitle(sheets.title());
    writer.setCreator(QStringLiteral("Drawbridge"));
    preparePage(writer, sheets, 1);
    bool goesOn = true;
    const auto watch = [&](int done, int total) { return goesOn = !progress || progress(done, total); };
    const QString problem = paintPages(sheets, writer, 1, static_cast<int>(sheets.pages().size()), watch);
    if (!problem.isEmpty() || !goesOn) return problem;
    return writeFile(file, buffer.data().toStdString());
}

} // namespace drawbridge
