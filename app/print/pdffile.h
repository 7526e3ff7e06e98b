// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <vector>

namespace drawbridge {

/// PDF properties that Qt does not write: exact paper size, page boxes, outline, viewer preferences.
struct PdfDetails {
    /// A page in millimetres from the upper left corner of its paper.
    struct Page {
        QSizeF paper; ///< centred on Qt's page, which is whole points
        QRectF trim;  ///< what is left after cutting (TrimBox)
        QRectF bleed; ///< extent of the art (BleedBox)
    };
    /// An entry of the outline that viewers show beside the pages.
    struct Heading {
        QString title;
        int page = 0;   ///< from 0
        int level = 0;  ///< 0: a chapter, 1: within it, and so on; at most one more than the previous one
        double top = 0; ///< millimetres from the top edge
    };
    enum class Sides { one, longEdge, shortEdge };

    std::vector<Page> pages; ///< all of them, or none: then page boxes are unchanged
    std::vector<Heading> headings;
    bool trueSize = false;    ///< viewers propose to print at 100 %
    Sides sides = Sides::one; ///< and with this duplex mode; only where there are pages
    bool grey = false;        ///< in a grey colour space, so that printers use black ink only
};

/// Adds these to a PDF written by Qt; without qpdf returns it unchanged.
QByteArray withDetails(const QByteArray& pdf, const PdfDetails& details);

/// Whether this build has qpdf.
bool writesPdfDetails();

} // namespace drawbridge
