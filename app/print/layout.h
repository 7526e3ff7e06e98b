// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheetoptions.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QTransform>
#include <span>
#include <vector>

// Placement of pieces on pages: geometry only, in millimetres from the upper left corner of the page.
namespace drawbridge {

/// Pieces of one size, placed one after the other.
struct Stack {
    QSizeF size;             ///< trim size of a piece
    std::vector<int> pieces; ///< piece index for each copy to print; any numbers
    bool card = false;       ///< nine-up and eight-up are for cards only: others use as many as fit
    bool backs = true;       ///< some of them have a back
    double corner = 0;       ///< smallest radius in millimetres to which corners are rounded; 0: not at all
    bool marked = true;      ///< draw cutting marks; false if the face has its own
    bool oneSided = false;   ///< none of them has a back
};

struct Place {
    int piece = 0;
    bool isBack = false;
    QRectF trim;         ///< cut line
    QRectF bleed;        ///< extent of the art including bleed
    double corner = 0;   ///< as in Stack
    bool turned = false; ///< upside down
};

/// One side of a sheet.
struct PagePlan {
    QSizeF paper;         ///< in the orientation in which it is read
    bool isBacks = false; ///< the back of the page before it
    std::vector<Place> places;
    std::vector<QLineF> marks;        ///< cutting marks: centre lines of hairlines
    std::vector<QRectF> registration; ///< all black, for a cutting machine
    std::vector<QLineF> folds;
    /// Where ruler and text in the margin go, and whether they run upwards there; empty: no room.
    QRectF margin;
    bool marginUpright = false;
};

/// Lays out stacks. Pieces fill the pages row by row; the rest of a stack goes onto the last page of another
/// one if all of it fits there. Each page of backs directly follows its fronts; pages without backs come
/// last.
Result<std::vector<PagePlan>> layOut(std::span<const Stack> stacks, const SheetOptions& options);

/// A page without pieces, oriented by the options, with room for text in the bottom margin.
PagePlan bareSheet(const SheetOptions& options, bool isBacks);
/// The back of a page of fronts: each back behind its front.
PagePlan backsOf(const PagePlan& fronts, const SheetOptions& options);

/// Width of marks and guides: about a quarter of a point, the finest line that every printer prints.
inline constexpr double kHairline = 0.1;

/// Printer margin: no art or text comes nearer to the edge of the paper.
inline constexpr double kPrinterMargin = 4;

/// Maps a point of a page to the other side when the sheet is turned about one of its edges.
QPointF throughPaper(const QPointF& point, const QSizeF& paper, SheetFlip flip);

/// Transformation that compensates for the printer's misalignment. Without the offset of backs, which the
/// plan already includes.
QTransform correctionOn(const QSizeF& paper, bool isBacks, const Correction& correction);

} // namespace drawbridge
