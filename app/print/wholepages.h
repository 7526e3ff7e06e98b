// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QSizeF>
#include <QString>
#include <utility>
#include <vector>

class QPainter;

// Pages without pieces. The painter's unit is a millimetre, its origin the corner of the page.
namespace drawbridge {

/// The part of a rich text shown on a page: of a long strip, which is set in one type size and scaled.
struct TextPage {
    double scale = 1; ///< from points of the strip to points of the page
    double width = 0; ///< of the strip, in its own points
    /// Start and end of each column within the strip, in its own points.
    std::vector<std::pair<double, double>> columns;
};

/// Whether rich text can be read on pages of this paper.
Result<> checkForText(const QSizeF& paper);

/// Lays out rich text in balanced columns: on one page in the largest type that fits, from small to
/// comfortable; text that does not fit continues on further pages, in slightly larger minimum type. No column
/// ends with a heading or less than a few lines of a paragraph. No pages if checkForText() finds a problem.
std::vector<TextPage> textPages(const QString& html, const QSizeF& paper);

/// Paints one of them; text and paper must be the same.
void paintText(QPainter& painter, const QString& html, const TextPage& page);

} // namespace drawbridge
