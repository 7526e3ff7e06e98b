// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <vector>

namespace drawbridge {

/// What Qt does not write into a PDF: how large its paper is to the point, what stays of it, what is in it.
struct PdfDetails {
    /// A page in millimetres from the upper left corner of its paper.
    struct Page {
        QSizeF paper; ///< in the middle of what Qt took for it, which is whole points
        QRectF trim;  ///< what is left when it has been cut (TrimBox)
        QRectF bleed; ///< how far its art reaches (BleedBox)
    };
    /// An entry of the outline that readers show beside the pages.
    struct Heading {
        QString title;
        int page = 0;   ///< from 0
        int level = 0;  ///< 0: a chapter, 1: within the chapter before it, and so on; one more at most
        double top = 0; ///< millimetres from the upper edge
    };
    enum class Sides { one, longEdge, shortEdge };

    std::vector<Page> pages; ///< all of them, or none: then they stay as they are
    std::vector<Heading> headings;
    bool trueSize = false;    ///< readers propose to print it at 100 %
    Sides sides = Sides::one; ///< and so; only where it has pages
    bool grey = false; ///< colours become shades of black, and say so: a printer takes no other ink for them
};

/// A PDF that Qt has written, with these; where the program was built without qpdf, as it is.
QByteArray withDetails(const QByteArray& pdf, const PdfDetails& details);

/// Whether that does anything.
bool writesPdfDetails();

} // namespace drawbridge
