// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout.h"

#include "print/cutmarks.h"
#include "print/sheetgrid.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace drawbridge {

namespace {

constexpr double kLeastBand = 2.6; // a line of 6 pt text
constexpr double kMostBand = 5;

/// Distance from the corners, where hands hold the sheet.
constexpr double kBandAway = 2 * kPrinterMargin;

QRectF bandBelow(const QSizeF& paper, double deep) {
    return {kBandAway, paper.height() - kPrinterMargin - deep, paper.width() - 2 * kBandAway, deep};
}

/// Finds the strip in the margin for ruler and text: at the bottom, or at the left if there is more room.
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

/// Gap between the areas of two stacks: the marks of both, and a little more.
constexpr double kBetween = 2 * kMarkReach + 1;

/// A page of fronts that may still have room.
struct Draft {
    PagePlan page;
    std::vector<std::size_t> groups{0}; ///< index of the first place of each stack, from the top
    std::vector<bool> marked;           ///< for each stack, whether it gets cutting marks
    const Stack* stack = nullptr;       ///< the first one
    bool backs = false;
};

void place(PagePlan& page, const SheetGrid& grid, double corner, std::span<const int> pieces) {
    for (int cell = 0; cell < static_cast<int>(pieces.size()); ++cell) {
        const int piece = pieces[static_cast<std::size_t>(cell)];
        page.places.push_back({piece, false, grid.trim(cell), grid.bleedOf(cell), corner});
        if (grid.folds)
            page.places.push_back(
                {piece, true, grid.mirrored(grid.trim(cell)), grid.mirrored(grid.bleedOf(cell)), corner});
    }
}

Draft draftOf(const SheetGrid& grid, const Stack& stack, std::span<const int> pieces) {
    Draft draft;
    PagePlan& page = draft.page;
    page.paper = grid.paper;
    place(page, grid, stack.corner, pieces);
    findMargin(page, blockOf(page.places));
    if (grid.folds) {
        const double x = page.paper.width() / 2;
        const double end =
            page.marginUpright || page.margin.isEmpty() ? page.paper.height() : page.margin.top();
        page.folds.emplace_back(x, 0, x, end);
    }
    draft.stack = &stack;
    draft.marked.push_back(stack.marked);
    draft.backs = stack.backs && !grid.folds;
    return draft;
}

/// The page without the strip in its margin.
QRectF besideMargin(const PagePlan& page) {
    QRectF room(QPointF(), page.paper);
    if (page.margin.isEmpty()) return room;
    if (page.marginUpright)
        room.setLeft(page.margin.right());
    else
        room.setBottom(page.margin.top());
    return room;
}

/// Moves everything on `other` to `host`, below what lies there, which moves up as needed. False if it does
/// not fit.
bool takesIn(Draft& host, const Draft& other, const SheetOptions& options) {
    // The layout decides how many pieces of one stack lie on a page, so pages of one stack are not merged.
    if (host.stack == other.stack || !host.page.folds.empty() || !other.page.folds.empty() ||
        other.groups.size() > 1)
        return false;
    const double edge = std::max(kPrinterMargin + kMarkReach, edgesFor(options.marks).width() / 2);
    QRectF room =
        besideMargin(host.page) & QRectF(QPointF(), host.page.paper).adjusted(edge, 0, -edge, -edge);
    const QRectF block = blockOf(host.page.places);
    Stack rest = *other.stack;
    rest.pieces.clear();
    for (const Place& place : other.page.places) rest.pieces.push_back(place.piece);
    const double most = std::max(0.0, block.top() - room.top() - edge);
    std::optional<SheetGrid> grid;
    for (const double up : {0.0, most}) {
        room.setTop(block.bottom() - up + kBetween);
        grid = gridWithin(rest, options, room);
        if (grid && options.marks == SheetMarks::machine &&
            touchesMarks(host.page.paper, block.translated(0, -up)))
            grid.reset();
        if (!grid) continue;
        for (Place& place : host.page.places)
            for (QRectF* rect : {&place.trim, &place.bleed}) rect->translate(0, -up);
        break;
    }
    if (!grid) return false;
    host.groups.push_back(host.page.places.size());
    host.marked.push_back(rest.marked);
    place(host.page, *grid, rest.corner, rest.pieces);
    host.backs = host.backs || other.backs;
    return true;
}

/// Merges sparsely filled pages. With one card per page only pages without backs are merged; each of them but
/// the last would need a blank back.
void join(std::vector<Draft>& drafts, const SheetOptions& options) {
    const auto mayShare = [&](const Draft& draft) {
        return options.layout != SheetLayout::onePerPage || draft.stack->oneSided;
    };
    for (std::size_t from = drafts.size(); from-- > 0;)
        for (std::size_t to = 0; to < drafts.size(); ++to)
            if (to != from && mayShare(drafts[from]) && mayShare(drafts[to]) &&
                takesIn(drafts[to], drafts[from], options)) {
                drafts.erase(drafts.begin() + static_cast<std::ptrdiff_t>(from));
                break;
            }
}

void addMarks(Draft& draft, SheetMarks marks) {
    const std::span<const Place> all(draft.page.places);
    QRectF room = besideMargin(draft.page);
    const double bottom = room.bottom();
    for (std::size_t i = 0; i < draft.groups.size(); ++i) {
        const std::size_t begin = draft.groups[i];
        const bool last = i + 1 == draft.groups.size();
        const auto group = all.subspan(begin, (last ? all.size() : draft.groups[i + 1]) - begin);
        room.setBottom(last ? bottom : blockOf(group).bottom() + kBetween / 2);
        if (draft.marked[i]) drawbridge::addMarks(draft.page, group, room, marks);
        room.setTop(room.bottom());
    }
}

QRectF throughPaper(const QRectF& rect, const QSizeF& paper, SheetFlip flip) {
    return QRectF(drawbridge::throughPaper(rect.topLeft(), paper, flip),
                  drawbridge::throughPaper(rect.bottomRight(), paper, flip))
        .normalized();
}

bool turnsSideways(const QSizeF& paper, SheetFlip flip) {
    return (paper.height() >= paper.width()) == (flip == SheetFlip::longEdge);
}

/// Correction::offset in the coordinates of a page in reading orientation.
QPointF offsetOn(const QSizeF& paper, const QPointF& offset) {
    return paper.width() > paper.height() ? QPointF(-offset.y(), offset.x()) : offset;
}

} // namespace

QPointF throughPaper(const QPointF& point, const QSizeF& paper, SheetFlip flip) {
    return turnsSideways(paper, flip) ? QPointF(paper.width() - point.x(), point.y())
                                      : QPointF(point.x(), paper.height() - point.y());
}

QTransform correctionOn(const QSizeF& paper, bool isBacks, const Correction& correction) {
    QPointF middle(paper.width() / 2, paper.height() / 2);
    if (isBacks) middle += offsetOn(paper, correction.offset);
    const QSizeF scale = paper.width() > paper.height() ? correction.scale.transposed() : correction.scale;
    QTransform correct;
    correct.translate(middle.x(), middle.y());
    if (isBacks) correct.rotateRadians(std::atan(correction.skew / 100));
    correct.scale(scale.width(), scale.height());
    correct.translate(-middle.x(), -middle.y());
    return correct;
}

PagePlan bareSheet(const SheetOptions& options, bool isBacks) {
    PagePlan page;
    page.paper = options.paper;
    page.isBacks = isBacks;
    page.margin = bandBelow(page.paper, kMostBand);
    return page;
}

PagePlan backsOf(const PagePlan& fronts, const SheetOptions& options) {
    PagePlan page;
    page.paper = fronts.paper;
    page.isBacks = true;
    const QPointF offset = offsetOn(page.paper, options.correction.offset);
    for (Place place : fronts.places) {
        place.isBack = true;
        place.trim = throughPaper(place.trim, page.paper, options.flip).translated(offset);
        place.bleed = throughPaper(place.bleed, page.paper, options.flip).translated(offset);
        // Turned about its top or bottom edge, the back of the sheet is upside down.
        place.turned = !turnsSideways(page.paper, options.flip);
        page.places.push_back(place);
    }
    findMargin(page, blockOf(page.places));
    return page;
}

Result<std::vector<PagePlan>> layOut(std::span<const Stack> stacks, const SheetOptions& options) {
    std::vector<Draft> drafts;
    for (const Stack& stack : stacks) {
        const auto grid = gridFor(stack, options);
        if (!grid) return grid.problem();
        const std::span<const int> all(stack.pieces);
        const auto cells = static_cast<std::size_t>(grid->cells());
        for (std::size_t first = 0; first < all.size(); first += cells)
            drafts.push_back(draftOf(*grid, stack, all.subspan(first, std::min(cells, all.size() - first))));
    }
    join(drafts, options);
    std::ranges::stable_partition(drafts, &Draft::backs);
    std::vector<PagePlan> pages;
    for (Draft& draft : drafts) {
        addMarks(draft, options.marks);
        if (options.marks == SheetMarks::machine)
            draft.page.registration = registrationMarks(draft.page.paper);
        pages.push_back(std::move(draft.page));
        if (options.backs == SheetBacks::duplex && draft.backs)
            pages.push_back(backsOf(pages.back(), options));
    }
    return pages;
}

} // namespace drawbridge
