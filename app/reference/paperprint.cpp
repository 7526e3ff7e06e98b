// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/paperprint.h"

#include "print/sheets.h"
#include "reference/plainwidgets.h"
#include "reference/savedialog.h"
#include "text/settings.h"
#include "text/usualfolder.h"

#include <QApplication>
#include <QBuffer>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kUnitsPerInch = 72;
constexpr double kPaperMargin = 16; // mm

const QString kFolderKey = QStringLiteral("files/folder");

struct PaperPrintWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::PaperPrint)
};

/// Default paper size of the user's country.
QPageSize usualPaper() {
    // Depends on the country, not on the language.
    const bool isUs = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    return QPageSize(isUs ? QPageSize::Letter : QPageSize::A4);
}

QPageLayout layoutOf(const QPageSize& paper) {
    return {paper, QPageLayout::Portrait, QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin),
            QPageLayout::Millimeter};
}

/// Warns before printing if no installed font has the characters of a name in the title.
void tellBoxes(const QString& title, QWidget* parent) {
    PieceSet whole;
    whole.title = title;
    whole.wholePage = true;
    if (const auto checked = checkFonts({whole}); !checked)
        PlainBox::warning(parent, PaperPrintWords::tr("Drawbridge"), checked.problem().text());
}

} // namespace

QSizeF printedOn(const QPageSize& paper) { return layoutOf(paper).paintRect(QPageLayout::Point).size(); }

bool printPages(const PaperPages& pages, QPagedPaintDevice& device, int first, int last) {
    QPainter painter(&device);
    if (!painter.isActive()) return false;
    const double scale = device.logicalDpiX() / kUnitsPerInch;
    painter.scale(scale, scale);
    for (int page = first; page <= last; ++page) {
        if (page > first) device.newPage();
        pages.paint(painter, page);
    }
    return painter.end();
}

void writePdf(const QString& title, const PaperPages& pages, const QPageSize& paper, QIODevice& target) {
    QBuffer written;
    written.open(QIODevice::WriteOnly);
    QPdfWriter writer(&written);
    writer.setTitle(title);
    writer.setResolution(600);
    writer.setPageLayout(layoutOf(paper));
    printPages(pages, writer, 1, pages.pages());
    PdfDetails details;
    details.headings = pages.headings();
    target.write(withDetails(written.data(), details));
}

void askAndPrint(const QString& title, const PaperMaker& make, QWidget* parent) {
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        PlainBox::warning(
            parent, PaperPrintWords::tr("Drawbridge"),
            PaperPrintWords::tr("No printer is set up on this computer. Set one up in the settings of "
                                "the system, or save it as PDF and print it elsewhere."));
        return;
    }
    tellBoxes(title, parent);
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageMargins(QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin),
                           QPageLayout::Millimeter);
    printer.setDocName(title);
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setOption(QAbstractPrintDialog::PrintToFile, false); // see askAndSavePdf()
    if (dialog.exec() != QDialog::Accepted) return;
    const auto pages = make(printer.pageLayout().paintRect(QPageLayout::Point).size());
    if (!pages) return;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages->pages()) : pages->pages();
    const bool done = printPages(*pages, printer, std::max(printer.fromPage(), 1), last);
    QApplication::restoreOverrideCursor();
    if (!done)
        PlainBox::critical(
            parent, PaperPrintWords::tr("Drawbridge"),
            PaperPrintWords::tr("The printer takes no pages. Choose another one, or save it as PDF."));
}

void askAndSavePdf(const QString& title, const PaperMaker& make, QWidget* parent) {
    tellBoxes(title, parent);
    const QString file = askWhereToSave(parent, PaperPrintWords::tr("Save as PDF"),
                                        usualFolder(kFolderKey) + '/' + fileName(title) + ".pdf",
                                        PaperPrintWords::tr("PDF (*.pdf)"));
    if (file.isEmpty()) return;
    const auto pages = make(printedOn(usualPaper()));
    if (!pages) return;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    writePdf(title, *pages, usualPaper(), pdf);
    QApplication::restoreOverrideCursor();
    if (!saveOrTell(parent, PaperPrintWords::tr("Drawbridge"), file, pdf.data().toStdString())) return;
    Settings().setValue(kFolderKey, QFileInfo(file).absolutePath());
    tellSaved(parent, file);
}

} // namespace drawbridge
