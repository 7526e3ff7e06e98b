// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/pdffile.h"

#include <QPageSize>
#include <QSizeF>
#include <QString>
#include <functional>
#include <memory>
#include <vector>

class QIODevice;
class QPagedPaintDevice;
class QPainter;
class QWidget;

// Common printing and PDF export, for the rule books and the chronicle.
namespace drawbridge {

/// A document that paints itself page by page, in points.
class PaperPages {
  public:
    virtual ~PaperPages() = default;
    virtual int pages() const = 0;
    /// Paints a page, numbered from 1, with its corner at (0, 0).
    virtual void paint(QPainter& painter, int page) const = 0;
    /// Outline of the PDF.
    virtual std::vector<PdfDetails::Heading> headings() const { return {}; }
};

/// Makes the document for pages with a printable area of this size, in points; nullptr if cancelled.
using PaperMaker = std::function<std::unique_ptr<PaperPages>(QSizeF page)>;

/// Printable area of a paper size, in points.
QSizeF printedOn(const QPageSize& paper);

/// Paints pages `first` to `last` on a device with pages of their size. False if the device fails.
bool printPages(const PaperPages& pages, QPagedPaintDevice& device, int first, int last);
void writePdf(const QString& title, const PaperPages& pages, const QPageSize& paper, QIODevice& target);

/// Asks for a printer and prints, or for a file and writes a PDF there.
using PaperTarget = void (*)(const QString& title, const PaperMaker& make, QWidget* parent);
void askAndPrint(const QString& title, const PaperMaker& make, QWidget* parent);
void askAndSavePdf(const QString& title, const PaperMaker& make, QWidget* parent);

} // namespace drawbridge
