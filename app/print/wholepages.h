// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>
#include <utility>
#include <vector>

class QPainter;

// Pages that hold no pieces. A millimetre is a unit of the painter, its origin the corner of the page.
namespace drawbridge {

/// What of a rich text stands on a page: of a long strip of it, which is set in one size of type and scaled.
struct TextPage {
    double scale = 1; ///< from points of the strip to those of the page
    double width = 0; ///< of the strip, in its points
    /// From where to where a column goes, in its points.
    std::vector<std::pair<double, double>> columns;
};

/// Why rich text cannot be read on pages of this paper, in a sentence; empty if it can.
QString problemWithText(const QSizeF& paper);

/// Lays out a rich text in columns that end at one height: on one page as large as it holds, from small type
/// to such as is pleasant to read; what does not fit on one goes on upon further ones, in type that is not
/// quite so small. No column ends with a heading or with less than a few lines of a paragraph.
/// None on paper with which there is a problem.
std::vector<TextPage> textPages(const QString& html, const QSizeF& paper);

/// Paints one of them, of the same text and paper.
void paintText(QPainter& painter, const QString& html, const TextPage& page);

} // namespace drawbridge
