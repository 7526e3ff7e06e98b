// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheetgrid.h"

#include "print/cutmarks.h"
#include "print/sheetwords.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace drawbridge {

namespace {

constexpr double kFoldAway = 2;     // minimum distance between the fold and the cut
constexpr double kRoomForBand = 10; // for ruler and text, in layouts with a free choice
constexpr double kLeastGutter = 1;  // in which marks are visible
constexpr double kLeastBleed = 1.2; // for tiles: 24 of them still fit on A4, with text beside them
constexpr double kBleedStep = 0.1;  // rounding of bleed in messages
constexpr double kSlack = 1e-6;

/// A grid and what it has to keep free.
struct Fitting {
    SheetGrid grid;
    QSizeF edges;
    int wanted = 0; ///< number of pieces to place, on one page or more

    QSizeF block() const {
        const auto along = [&](int count, double piece) {
            return count * piece + (count - 1) * grid.gutter + 2 * grid.bleed;
        };
        if (!grid.folds)
            return {along(grid.columns, grid.size.width()), along(grid.rows, grid.size.height())};
        // On both sides of the fold, as far from it as required.
        const double away = std::max(kFoldAway, grid.bleed) - grid.bleed;
        return {2 * (along(grid.columns, grid.size.width()) + away), along(grid.rows, grid.size.height())};
    }
    QSizeF room() const { return grid.paper - edges; }
    bool fits() const {
        return block().width() <= room().width() + kSlack && block().height() <= room().height() + kSlack;
    }
};

QSizeF upright(const QSizeF& paper) { return paper.width() > paper.height() ? paper.transposed() : paper; }

/// Gap between pieces: both their bleeds. Without bleed they lie edge to edge if a mark between them fits
/// into the corners that rounding removes; else apart, so that no mark lies on a piece.
double gutterOf(const Stack& stack, double bleed) {
    return bleed <= 0 && stack.corner > 0 ? 0 : std::max(2 * bleed, kLeastGutter);
}

Fitting centred(const QSizeF& paper, int columns, int rows, const Stack& stack, double gutter, double bleed,
                const QSizeF& edges) {
    Fitting made{{paper, columns, rows, stack.size, gutter, bleed, {}, false},
                 edges,
                 static_cast<int>(stack.pieces.size())};
    const QSizeF block = made.block();
    made.grid.origin = {(paper.width() - block.width()) / 2 + bleed,
                        (paper.height() - block.height()) / 2 + bleed};
    return made;
}

/// How many pieces with their gutters fit into a length; at least one, which may be too large.
int fitting(double room, double piece, double gutter, double bleed) {
    return std::max(1, static_cast<int>(std::floor((room - 2 * bleed + gutter + kSlack) / (piece + gutter))));
}

/// The one with more pieces, among those that fit; the first if equal. If neither fits, the one in which a
/// piece has the orientation of the paper and which leaves less free.
const Fitting& fuller(const Fitting& first, const Fitting& second) {
    if (first.fits() != second.fits()) return first.fits() ? first : second;
    const auto onPage = [](const Fitting& made) { return std::min(made.grid.cells(), made.wanted); };
    if (first.fits()) return onPage(second) > onPage(first) ? second : first;
    const auto lack = [](const Fitting& made) {
        const bool lies = made.block().width() > made.block().height();
        const bool along = lies == (made.grid.paper.width() > made.grid.paper.height());
        return std::pair(!along, made.edges.width() + made.edges.height());
    };
    return lack(second) < lack(first) ? second : first;
}

/// The best result of `make` for both orientations of the paper, with room for ruler and text at the bottom
/// and for marks beside the pieces; or, if that holds more pieces, with the rooms swapped or with neither.
template <class Make>
Fitting fullest(const SheetOptions& options, Make make) {
    const double edge = 2 * (kPrinterMargin + (options.marks == SheetMarks::crop ? kMarkReach : 0));
    const QSizeF high = upright(options.paper);
    const QSizeF least = edgesFor(options.marks);
    std::optional<Fitting> best;
    for (const QSizeF& edges : {QSizeF(edge, 2 * kRoomForBand).expandedTo(least),
                                QSizeF(2 * kRoomForBand, edge).expandedTo(least), least})
        for (const QSizeF& held : {high, high.transposed()}) {
            const Fitting made = make(held, edges);
            best = best ? fuller(*best, made) : made;
        }
    return *best;
}

/// As many columns as fit, and as many rows as needed.
Fitting filled(const QSizeF& held, const QSizeF& room, const Stack& stack, double bleed,
               const QSizeF& edges) {
    const double gutter = gutterOf(stack, bleed);
    const int count = std::max(1, static_cast<int>(stack.pieces.size()));
    const int columns = std::min(fitting(room.width(), stack.size.width(), gutter, bleed), count);
    const int rows =
        std::min(fitting(room.height(), stack.size.height(), gutter, bleed), (count + columns - 1) / columns);
    return centred(held, columns, rows, stack, gutter, bleed, edges);
}

Fitting asManyAsFit(const Stack& stack, const SheetOptions& options) {
    return fullest(options, [&](const QSizeF& held, const QSizeF& edges) {
        return filled(held, held - edges, stack, options.bleed, edges);
    });
}

Fitting folded(const Stack& stack, const SheetOptions& options) {
    return fullest(options, [&](const QSizeF& held, const QSizeF& edges) {
        const double away = std::max(kFoldAway, options.bleed);
        const QSizeF room = held - edges;
        Fitting made = filled(held, {room.width() / 2 - away + options.bleed, room.height()}, stack,
                              options.bleed, edges);
        SheetGrid& grid = made.grid;
        grid.origin.setX(held.width() / 2 - away - grid.columns * grid.size.width() -
                         (grid.columns - 1) * grid.gutter);
        grid.folds = true;
        return made;
    });
}

Fitting onePerPage(const Stack& stack, const SheetOptions& options) {
    const auto on = [&](const QSizeF& held) {
        return centred(held, 1, 1, stack, gutterOf(stack, options.bleed), options.bleed,
                       options.marks == SheetMarks::machine ? edgesFor(options.marks) : QSizeF(0, 0));
    };
    return fuller(on(upright(options.paper)), on(upright(options.paper).transposed()));
}

/// Layouts for cards only, or for pieces with backs only, fall back to as many as fit for others.
SheetLayout layoutFor(const Stack& stack, SheetLayout wanted) {
    const bool forCards = wanted == SheetLayout::nineUp || wanted == SheetLayout::eightUp;
    const bool forBacks = wanted == SheetLayout::gutterfold;
    return (forCards && !stack.card) || (forBacks && !stack.backs) ? SheetLayout::asManyAsFit : wanted;
}

/// Pieces other than cards are cut one by one with a knife: without bleed a white edge would remain.
SheetOptions withBleed(const Stack& stack, SheetOptions options) {
    if (!stack.card) options.bleed = std::max(options.bleed, kLeastBleed);
    return options;
}

Fitting fittingAsAsked(const Stack& stack, const SheetOptions& options) {
    const QSizeF paper = upright(options.paper);
    switch (layoutFor(stack, options.layout)) {
    case SheetLayout::nineUp: return centred(paper, 3, 3, stack, 0, options.bleed, edgesFor(options.marks));
    case SheetLayout::eightUp:
        return centred(paper.transposed(), 4, 2, stack, gutterOf(stack, options.bleed), options.bleed,
                       edgesFor(options.marks));
    case SheetLayout::gutterfold: return folded(stack, options);
    case SheetLayout::onePerPage: return onePerPage(stack, options);
    case SheetLayout::asManyAsFit: break;
    }
    return asManyAsFit(stack, options);
}

/// With more bleed than requested where that is useful and fits. Where nine cards do not fit between the
/// marks of a cutting machine, falls back to as many as fit.
Fitting fittingFor(const Stack& stack, const SheetOptions& options) {
    for (const SheetOptions& tried : {withBleed(stack, options), options})
        if (const Fitting made = fittingAsAsked(stack, tried); made.fits()) return made;
    if (options.marks == SheetMarks::machine && options.layout == SheetLayout::nineUp)
        if (const Fitting made = asManyAsFit(stack, options); made.fits()) return made;
    return fittingAsAsked(stack, options);
}

QString inTenths(double millimetres) { return QString::number(std::round(millimetres * 10) / 10); }

bool wouldFit(const Stack& stack, const SheetOptions& options) { return fittingFor(stack, options).fits(); }

/// Message with the largest bleed that fits, if any.
QString lessBleed(const Stack& stack, SheetOptions options) {
    for (int tenths = static_cast<int>(std::floor(options.bleed / kBleedStep)); tenths >= 0; --tenths) {
        options.bleed = tenths * kBleedStep;
        if (!wouldFit(stack, options)) continue;
        //: What would help where sheets do not fit on the page
        if (tenths == 0) return SheetWords::tr("no bleed");
        //: What would help where sheets do not fit on the page: %1 is a length
        return SheetWords::tr("at most %1 mm of bleed").arg(inTenths(options.bleed));
    }
    return {};
}

QString otherPaper(const Stack& stack, SheetOptions options) {
    QStringList names;
    for (const NamedSize& paper : paperSizes()) {
        options.paper = paper.size;
        if (wouldFit(stack, options)) names << nameOf(paper);
    }
    if (names.isEmpty()) return {};
    //: What would help where sheets do not fit on the page: %1 is a size of paper, or some: "A3, US Legal"
    return SheetWords::tr("other paper (%1)").arg(names.join(QLatin1String(", ")));
}

QString otherCards(Stack stack, const SheetOptions& options) {
    if (!stack.card) return {};
    QStringList names;
    for (const NamedSize& card : cardSizes()) {
        stack.size = card.size;
        if (wouldFit(stack, options)) names << nameOf(card);
    }
    if (names.isEmpty()) return {};
    //: What would help where sheets do not fit on the page: %1 is a size of cards, or some: "Mini, 44 × 67
    //: mm"
    return SheetWords::tr("other cards (%1)").arg(names.join(QLatin1String("; ")));
}

QString otherLayout(const Stack& stack, SheetOptions options) {
    const auto fitsAs = [&](SheetLayout layout) {
        options.layout = layout;
        return wouldFit(stack, options);
    };
    //: What would help where sheets do not fit on the page: a layout, as the list of layouts calls it
    if (fitsAs(SheetLayout::asManyAsFit)) return SheetWords::tr("the layout “as many as fit”");
    //: What would help where sheets do not fit on the page: a layout, as the list of layouts calls it
    if (fitsAs(SheetLayout::onePerPage)) return SheetWords::tr("the layout “one card on a page”");
    return {};
}

/// The problem, and every single change of options that would solve it.
Problem problemOf(const Fitting& made, const Stack& stack, const SheetOptions& options) {
    QStringList helps{lessBleed(stack, options), otherLayout(stack, options), otherPaper(stack, options),
                      otherCards(stack, options)};
    helps.removeAll(QString());
    const QSizeF needed = made.block();
    const QSizeF room = made.room().expandedTo({0, 0});
    const QStringList sizes{inTenths(needed.width()), inTenths(needed.height()), inTenths(room.width()),
                            inTenths(room.height())};
    if (!helps.isEmpty())
        return Problem("no-room-as-asked", sizes + QStringList(helps.join(QLatin1String("; "))));
    return Problem("no-room-on-paper", sizes + QStringList{inTenths(needed.width() + made.edges.width()),
                                                           inTenths(needed.height() + made.edges.height())});
}

} // namespace

QRectF SheetGrid::trim(int cell) const {
    const QPointF step((cell % columns) * (size.width() + gutter),
                       (cell / columns) * (size.height() + gutter));
    return {origin + step, size};
}

QRectF SheetGrid::bleedOf(int cell) const {
    const int column = cell % columns;
    const int row = cell / columns;
    const double inner = std::min(bleed, gutter / 2);
    return trim(cell).adjusted(column == 0 ? -bleed : -inner, row == 0 ? -bleed : -inner,
                               column == columns - 1 ? bleed : inner, row == rows - 1 ? bleed : inner);
}

QRectF SheetGrid::mirrored(const QRectF& rect) const {
    return {paper.width() - rect.right(), rect.top(), rect.width(), rect.height()};
}

Result<SheetGrid> gridFor(const Stack& stack, const SheetOptions& options) {
    const Fitting made = fittingFor(stack, options);
    if (!made.fits()) return problemOf(made, stack, options);
    return made.grid;
}

std::optional<SheetGrid> gridWithin(const Stack& stack, const SheetOptions& options, const QRectF& room) {
    if (room.width() <= 0 || room.height() <= 0) return {};
    Fitting made = filled(room.size(), room.size(), stack, withBleed(stack, options).bleed, {});
    if (!made.fits() || made.grid.cells() < made.wanted) return {};
    made.grid.origin = room.topLeft() + QPointF(made.grid.origin.x(), made.grid.bleed);
    return made.grid;
}

} // namespace drawbridge
