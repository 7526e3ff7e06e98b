// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheetoptions.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QTransform>
#include <span>
#include <vector>

// Where pieces lie on pages: geometry only, in millimetres from the upper left corner of the page.
namespace drawbridge {

/// Pieces of one size, one after the other.
struct Stack {
    QSizeF size;             ///< what a piece is cut to
    std::vector<int> pieces; ///< which piece, for each that is to be printed; any numbers
    bool card = false;       ///< nine-up and eight-up are meant for cards: others lie as they fit
    bool backs = true;       ///< there is something on the other side of some of them
    double corner = 0;       ///< millimetres: the least radius to which corners are rounded; 0: not at all
    bool marked = true;      ///< marks show where to cut; else it does so itself
    bool oneSided = false;   ///< nothing can be printed behind any of them
};

struct Place {
    int piece = 0;
    bool isBack = false;
    QRectF trim;         ///< what is left when it has been cut out
    QRectF bleed;        ///< how far its art reaches
    double corner = 0;   ///< as Stack has it
    bool turned = false; ///< it stands on its head
};

/// One side of a sheet.
struct PagePlan {
    QSizeF paper;         ///< as it is held
    bool isBacks = false; ///< the other side of the page before it
    std::vector<Place> places;
    std::vector<QLineF> marks;        ///< where to cut: the middles of hairlines
    std::vector<QRectF> registration; ///< all black: what a cutting machine looks for
    std::vector<QLineF> folds;
    /// Where the ruler and the words in the margin stand, and whether they go upwards there; empty: there is
    /// no room.
    QRectF margin;
    bool marginUpright = false;
};

struct Plan {
    std::vector<PagePlan> pages;
    QString
        problem; ///< why it does not fit, in a sentence that says what would help; then there are no pages
    std::size_t misfit = 0; ///< which stack that is
};

/// Lays out stacks. Pieces fill the pages row by row; what is left of a stack for a last page lies on that of
/// another stack where there is room for all of it. Pages of backs follow their fronts at once, and pages
/// without come last.
Plan layOut(std::span<const Stack> stacks, const SheetOptions& options);

/// A page without pieces, as the options have the paper: room for words in its margin, below.
PagePlan bareSheet(const SheetOptions& options, bool isBacks);
/// The other side of a page of fronts: each back behind its front.
PagePlan backsOf(const PagePlan& fronts, const SheetOptions& options);

/// The breadth of marks and guides: a quarter of a point or so, the finest line that every printer prints.
inline constexpr double kHairline = 0.1;

/// No art and no word comes nearer to the edge of the paper: what printers leave white.
inline constexpr double kPrinterMargin = 4;

/// Where a point of a page lies, seen from the other side, when the sheet is turned about one of its edges.
QPointF throughPaper(const QPointF& point, const QSizeF& paper, SheetFlip flip);

/// Correction::offset on a page as it is held.
QPointF offsetOn(const QSizeF& paper, const QPointF& offset);
/// How a page is painted for a printer that misses: backs lie in the plan where the offset puts them, all the
/// rest is done here.
QTransform correctionOn(const QSizeF& paper, bool isBacks, const Correction& correction);

} // namespace drawbridge
