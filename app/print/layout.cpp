// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

constexpr double kMarkAway = 0.7; // from the art
constexpr double kMarkLong = 2.3;
/// Where cards lie edge to edge, a cross this long each way tells the inner cuts. It lies in the corners that
/// rounding takes off.
constexpr double kCross = 1;
constexpr double kFoldAway = 2;    // the least between the fold and what is cut out
constexpr double kLeastBand = 2.6; // a line of 6 points
constexpr double kMostBand = 6;
constexpr double kRoomForBand = 10; // left above and below by layouts that choose for themselves
constexpr double kSlack = 1e-6;

/// Rows and columns of equal cells in the middle of a page or of its left half.
struct Grid {
    QSizeF paper;
    int columns = 0;
    int rows = 0;
    QSizeF size;       ///< of a piece
    double gutter = 0; ///< between two pieces: both their bleeds
    double bleed = 0;
    QPointF origin;     ///< of the first piece
    bool folds = false; ///< the backs lie on the other side of a fold

    int cells() const { return columns * rows; }
    QRectF trim(int cell) const {
        const QPointF step((cell % columns) * (size.width() + gutter),
                           (cell / columns) * (size.height() + gutter));
        return {origin + step, size};
    }
    /// Of an inner piece half the gutter on each side, of an outer one all its bleed.
    QRectF bleedOf(int cell) const {
        const int column = cell % columns;
        const int row = cell / columns;
        const double inner = gutter / 2;
        return trim(cell).adjusted(column == 0 ? -bleed : -inner, row == 0 ? -bleed : -inner,
                                   column == columns - 1 ? bleed : inner, row == rows - 1 ? bleed : inner);
    }
    QRectF mirrored(const QRectF& rect) const {
        return {paper.width() - rect.right(), rect.top(), rect.width(), rect.height()};
    }
};

QSizeF blockOf(int columns, int rows, const QSizeF& size, double gutter, double bleed) {
    return {columns * size.width() + (columns - 1) * gutter + 2 * bleed,
            rows * size.height() + (rows - 1) * gutter + 2 * bleed};
}

Grid centred(const QSizeF& paper, int columns, int rows, const QSizeF& size, double gutter, double bleed) {
    const QSizeF block = blockOf(columns, rows, size, gutter, bleed);
    return {paper,
            columns,
            rows,
            size,
            gutter,
            bleed,
            {(paper.width() - block.width()) / 2 + bleed, (paper.height() - block.height()) / 2 + bleed}};
}

/// How many pieces with their gutters go into a length.
int fitting(double room, double piece, double gutter, double bleed) {
    return std::max(0, static_cast<int>(std::floor((room - 2 * bleed + gutter + kSlack) / (piece + gutter))));
}

QSizeF upright(const QSizeF& paper) { return paper.width() > paper.height() ? paper.transposed() : paper; }

/// The fuller of both ways to hold the paper; no cells if nothing fits.
template <class Make>
Grid fuller(const QSizeF& paper, Make make) {
    const Grid high = make(upright(paper));
    const Grid broad = make(upright(paper).transposed());
    return broad.cells() > high.cells() ? broad : high;
}

Grid asManyAsFit(const QSizeF& paper, const QSizeF& size, double bleed) {
    return fuller(paper, [&](const QSizeF& held) {
        const double gutter = 2 * bleed;
        const int columns = fitting(held.width() - 2 * kPrinterMargin, size.width(), gutter, bleed);
        const int rows = fitting(held.height() - 2 * kRoomForBand, size.height(), gutter, bleed);
        return centred(held, columns, rows, size, gutter, bleed);
    });
}

Grid folded(const QSizeF& paper, const QSizeF& size, double bleed) {
    return fuller(paper, [&](const QSizeF& held) {
        const double gutter = 2 * bleed;
        const double away = std::max(kFoldAway, bleed);
        const double half = held.width() / 2;
        const int columns = fitting(half - kPrinterMargin - away + bleed, size.width(), gutter, bleed);
        const int rows = fitting(held.height() - 2 * kRoomForBand, size.height(), gutter, bleed);
        Grid grid = centred(held, columns, rows, size, gutter, bleed);
        grid.origin.setX(half - away - columns * size.width() - (columns - 1) * gutter);
        grid.folds = true;
        return grid;
    });
}

bool fits(const Grid& grid, double margin) {
    const QSizeF block = blockOf(grid.columns, grid.rows, grid.size, grid.gutter, grid.bleed);
    return block.width() <= grid.paper.width() - 2 * margin + kSlack &&
           block.height() <= grid.paper.height() - 2 * margin + kSlack;
}

QString number(double millimetres) { return QString::number(std::round(millimetres * 10) / 10); }

QString tooLarge(const QSizeF& needed, const QSizeF& room) {
    return Words::tr("This does not fit: it needs %1 × %2 mm, and there are %3 × %4 mm to print on. Choose "
                     "larger paper, less bleed, smaller cards, or as many as fit.")
        .arg(number(needed.width()), number(needed.height()), number(room.width()), number(room.height()));
}

/// The grid that was asked for, or why there is none.
Grid gridFor(const Stack& stack, const SheetOptions& options, QString* problem) {
    const QSizeF paper = upright(options.paper);
    const double bleed = options.bleed;
    Grid grid;
    double margin = kPrinterMargin;
    switch (options.layout) {
    case SheetLayout::nineUp:
        grid =
            stack.card ? centred(paper, 3, 3, stack.size, 0, bleed) : asManyAsFit(paper, stack.size, bleed);
        break;
    case SheetLayout::eightUp:
        grid = stack.card ? centred(paper.transposed(), 4, 2, stack.size, 2 * bleed, bleed)
                          : asManyAsFit(paper, stack.size, bleed);
        break;
    case SheetLayout::gutterfold: grid = folded(paper, stack.size, bleed); break;
    case SheetLayout::onePerPage:
        margin = 0;
        grid = centred(paper, 1, 1, stack.size, 0, bleed);
        if (!fits(grid, margin)) grid = centred(paper.transposed(), 1, 1, stack.size, 0, bleed);
        break;
    case SheetLayout::asManyAsFit: grid = asManyAsFit(paper, stack.size, bleed); break;
    }
    const QSizeF room = grid.paper - QSizeF(2 * margin, 2 * margin);
    if (grid.cells() == 0) {
        const QSizeF one = blockOf(grid.folds ? 2 : 1, 1, stack.size, grid.folds ? 2 * kFoldAway : 0, bleed);
        *problem = tooLarge(one, room);
    } else if (!fits(grid, margin)) {
        *problem = tooLarge(blockOf(grid.columns, grid.rows, grid.size, grid.gutter, bleed), room);
    }
    return grid;
}

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
    constexpr double taken = kMarkAway + kMarkLong;
    const double below = page.paper.height() - block.bottom() - taken - kPrinterMargin;
    const double left = block.left() - taken - kPrinterMargin;
    const double deep = std::min(std::max(below, left), kMostBand);
    if (deep < kLeastBand) return;
    page.marginUpright = left > below;
    page.margin = page.marginUpright
                      ? QRectF(kPrinterMargin, kBandAway, deep, page.paper.height() - 2 * kBandAway)
                      : bandBelow(page.paper, deep);
}

/// Along which lines the cells are cut: the left and right edges of columns, the upper and lower ones of
/// rows.
struct Cuts {
    std::vector<double> x;
    std::vector<double> y;
};

Cuts cutsOf(const PagePlan& page) {
    Cuts cuts;
    const auto add = [](std::vector<double>& all, double at) {
        if (std::ranges::none_of(all, [at](double other) { return std::abs(at - other) < 0.01; }))
            all.push_back(at);
    };
    for (const Place& place : page.places) {
        add(cuts.x, place.trim.left());
        add(cuts.x, place.trim.right());
        add(cuts.y, place.trim.top());
        add(cuts.y, place.trim.bottom());
    }
    std::ranges::sort(cuts.x);
    std::ranges::sort(cuts.y);
    return cuts;
}

/// Across the page, but not through what stands in the margin.
void addGuides(PagePlan& page, const Cuts& cuts) {
    const double left = page.marginUpright ? page.margin.right() : 0;
    const double bottom =
        page.marginUpright || page.margin.isEmpty() ? page.paper.height() : page.margin.top();
    for (const double x : cuts.x) page.marks.emplace_back(x, 0, x, bottom);
    for (const double y : cuts.y) page.marks.emplace_back(left, y, page.paper.width(), y);
}

/// Both ends of every cut, and what tells the cut between the pieces when the ends have been cut off.
void addCropMarks(PagePlan& page, const QRectF& block, const Cuts& cuts, double gutter) {
    for (const double x : cuts.x) {
        page.marks.emplace_back(x, block.top() - kMarkAway - kMarkLong, x, block.top() - kMarkAway);
        page.marks.emplace_back(x, block.bottom() + kMarkAway, x, block.bottom() + kMarkAway + kMarkLong);
    }
    for (const double y : cuts.y) {
        page.marks.emplace_back(block.left() - kMarkAway - kMarkLong, y, block.left() - kMarkAway, y);
        page.marks.emplace_back(block.right() + kMarkAway, y, block.right() + kMarkAway + kMarkLong, y);
    }
    const auto isInner = [](double at, double from, double to) { return at > from + 0.01 && at < to - 0.01; };
    if (gutter <= 0) {
        for (const double x : cuts.x)
            for (const double y : cuts.y)
                if (isInner(x, cuts.x.front(), cuts.x.back()) && isInner(y, cuts.y.front(), cuts.y.back())) {
                    page.marks.emplace_back(x - kCross, y, x + kCross, y);
                    page.marks.emplace_back(x, y - kCross, x, y + kCross);
                }
        return;
    }
    // In the gutters, where two bleeds meet: cuts of columns between rows, and the other way round.
    const double in = gutter * 0.1;
    for (std::size_t i = 1; i + 1 < cuts.y.size(); i += 2)
        for (const double x : cuts.x) page.marks.emplace_back(x, cuts.y[i] + in, x, cuts.y[i + 1] - in);
    for (std::size_t i = 1; i + 1 < cuts.x.size(); i += 2)
        for (const double y : cuts.y) page.marks.emplace_back(cuts.x[i] + in, y, cuts.x[i + 1] - in, y);
}

PagePlan frontsOf(const Grid& grid, std::span<const int> pieces, const SheetOptions& options) {
    PagePlan page;
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
    const Cuts cuts = cutsOf(page);
    if (options.marks == SheetMarks::crop) addCropMarks(page, block, cuts, grid.gutter);
    if (options.marks == SheetMarks::guides) addGuides(page, cuts);
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
    const Grid grid = gridFor(stack, options, &plan.problem);
    if (!plan.problem.isEmpty()) return plan;
    const std::span<const int> all(stack.pieces);
    const auto cells = static_cast<std::size_t>(grid.cells());
    for (std::size_t first = 0; first < all.size(); first += cells) {
        plan.pages.push_back(
            frontsOf(grid, all.subspan(first, std::min(cells, all.size() - first)), options));
        if (options.backs == SheetBacks::duplex && !grid.folds && stack.backs)
            plan.pages.push_back(backsOf(plan.pages.back(), options));
    }
    return plan;
}

} // namespace drawbridge
