// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/pdffile.h"

#include <QMarginsF>
#include <QPageLayout>
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

// The one way from something written to a printer or a PDF file: the rule books take it, and the chronicle.
namespace drawbridge {

/// Something that knows how to paint itself page by page, in points.
class PaperPages {
  public:
    virtual ~PaperPages() = default;
    virtual int pages() const = 0;
    /// Paints a page, from 1, with its corner at (0, 0).
    virtual void paint(QPainter& painter, int page) const = 0;
    /// What a PDF lists beside its pages.
    virtual std::vector<PdfDetails::Heading> headings() const { return {}; }
};

/// Makes it for pages of which so much can be printed on, in points; nullptr if it is not wanted any more.
using PaperMaker = std::function<std::unique_ptr<PaperPages>(QSizeF page)>;

/// What can be printed on of paper of that size, in points.
QSizeF printedOn(const QPageSize& paper);

/// Paints pages from `first` to `last` on a device whose pages have the size they were made for. False if it
/// takes none.
bool printPages(const PaperPages& pages, QPagedPaintDevice& device, int first, int last);
/// Writes all on paper of that size.
void writePdf(const QString& title, const PaperPages& pages, const QPageSize& paper, QIODevice& target);

/// Asks for a printer and prints it.
void askAndPrint(const QString& title, const PaperMaker& make, QWidget* parent);
/// Asks for a file and writes it there.
void askAndSavePdf(const QString& title, const PaperMaker& make, QWidget* parent);

} // namespace drawbridge
