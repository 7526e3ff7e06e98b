// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout.h"

#include "print/cutmarks.h"
#include "print/sheetgrid.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kLeastBand = 2.6; // a line of 6 points
constexpr double kMostBand = 6;

/// What is covered by art: on the left of a fold and on its right.
QRectF blockOn(const PagePlan& page) {
    QRectF block;
    for (const Place& place : page.places) block |= place.bleed;
    return block;
}

/// From the corners, where hands hold the sheet.
constexpr double kBandAway = 2 * kPrinterMargin;

QRectF bandBelow(const QSizeF& paper, double deep) {
    return {kBandAway, paper.height() - kPrinterMargin - deep, paper.width() - 2 * kBandAway, deep};
}

/// The strip in the margin for ruler and words: below, or at the left if there is more room.
void findMargin(PagePlan& page, const QRectF& block) {
    const double below = page.paper.height() - block.bottom() - kMarkReach - kPrinterMargin;
    const double left = block.left() - kMarkReach - kPrinterMargin;
    const double deep = std::min(std::max(below, left), kMostBand);
    if (deep < kLeastBand) return;
    page.marginUpright = left > below;
    page.margin = page.marginUpright
                      ? QRectF(kPrinterMargin, kBandAway, deep, page.paper.height() - 2 * kBandAway)
                      : bandBelow(page.paper, deep);
}

PagePlan frontsOf(const SheetGrid& grid, double corner, std::span<const int> pieces,
                  const SheetOptions& options) {
    PagePlan page;
    page.corner = corner;
    page.paper = grid.paper;
    for (int cell = 0; cell < static_cast<int>(pieces.size()); ++cell) {
        const int piece = pieces[static_cast<std::size_t>(cell)];
        page.places.push_back({piece, false, grid.trim(cell), grid.bleedOf(cell)});
        if (grid.folds)
            page.places.push_back(
                {piece, true, grid.mirrored(grid.trim(cell)), grid.mirrored(grid.bleedOf(cell))});
    }
    const QRectF block = blockOn(page);
    findMargin(page, block);
    if (grid.folds) {
        const double x = page.paper.width() / 2;
        const double end =
            page.marginUpright || page.margin.isEmpty() ? page.paper.height() : page.margin.top();
        page.folds.emplace_back(x, 0, x, end);
    }
    addMarks(page, block, options.marks);
    return page;
}

QRectF throughPaper(const QRectF& rect, const QSizeF& paper, SheetFlip flip) {
    return QRectF(drawbridge::throughPaper(rect.topLeft(), paper, flip),
                  drawbridge::throughPaper(rect.bottomRight(), paper, flip))
        .normalized();
}

bool turnsSideways(const QSizeF& paper, SheetFlip flip) {
    return (paper.height() >= paper.width()) == (flip == SheetFlip::longEdge);
}

PagePlan backsOf(const PagePlan& fronts, const SheetOptions& options) {
    PagePlan page;
    page.paper = fronts.paper;
    page.isBacks = true;
    const QPointF offset = offsetOn(page.paper, options.offset);
    for (Place place : fronts.places) {
        place.isBack = true;
        place.trim = throughPaper(place.trim, page.paper, options.flip).translated(offset);
        place.bleed = throughPaper(place.bleed, page.paper, options.flip).translated(offset);
        // Turned about an edge above or below, the sheet's other side stands on its head.
        place.turned = !turnsSideways(page.paper, options.flip);
        page.places.push_back(place);
    }
    findMargin(page, blockOn(page));
    return page;
}

} // namespace

QPointF throughPaper(const QPointF& point, const QSizeF& paper, SheetFlip flip) {
    return turnsSideways(paper, flip) ? QPointF(paper.width() - point.x(), point.y())
                                      : QPointF(point.x(), paper.height() - point.y());
}

QPointF offsetOn(const QSizeF& paper, const QPointF& offset) {
    return paper.width() > paper.height() ? QPointF(-offset.y(), offset.x()) : offset;
}

PagePlan bareSheet(const SheetOptions& options, bool isBacks) {
    PagePlan page;
    page.paper = options.paper;
    page.isBacks = isBacks;
    page.margin = bandBelow(page.paper, kMostBand);
    return page;
}

Plan layOut(const Stack& stack, const SheetOptions& options) {
    Plan plan;
    const SheetGrid grid = gridFor(stack, options, &plan.problem);
    if (!plan.problem.isEmpty()) return plan;
    const std::span<const int> all(stack.pieces);
    const auto cells = static_cast<std::size_t>(grid.cells());
    for (std::size_t first = 0; first < all.size(); first += cells) {
        plan.pages.push_back(
            frontsOf(grid, stack.corner, all.subspan(first, std::min(cells, all.size() - first)), options));
        if (options.backs == SheetBacks::duplex && !grid.folds && stack.backs)
            plan.pages.push_back(backsOf(plan.pages.back(), options));
    }
    return plan;
}

} // namespace drawbridge
