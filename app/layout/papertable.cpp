// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/papertable.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kWidest = 13;    // of a piece
constexpr double kApart = 2.2;    // between piles of a row
constexpr double kUnder = 0.8;    // between a row and its names
constexpr double kFiner = 0.5;    // steps of a name's width where a word needs more
constexpr double kNamed = 19;     // preferred width of a name
constexpr double kRows = 1.6;     // between rows
constexpr double kSmaller = 0.97; // factor from try to try

/// A pile before the size of its pieces is known.
struct Lying {
    const PileInfo& info;
    Heap heap;
    double least = 0; ///< minimum width, for its name

    double breadth(double scale) const { return std::max(heap.size.width() * scale, least); }
};

struct Row {
    std::vector<Lying> piles;
    double under = 0; ///< height of the names below

    double breadth(double scale) const {
        double all = kApart * static_cast<double>(piles.size() - 1);
        for (const Lying& pile : piles) all += pile.breadth(scale);
        return all;
    }
    double height(double scale) const {
        double most = 0;
        for (const Lying& pile : piles) most = std::max(most, pile.heap.size.height() * scale);
        return most;
    }
};

/// Gives all piles of a row equal width, but more to those whose names would be cut.
void makeRoomForNames(Row& row, const PaperNames& names, double share, double room) {
    std::vector<Lying*> others;
    double spare = room + kApart;
    for (Lying& pile : row.piles) {
        for (pile.least = share;
             pile.least < room && !names.fits(pile.info, {pile.least + kApart / 2, room});)
            pile.least += kFiner;
        if (pile.least <= share) others.push_back(&pile);
        spare -= pile.least + kApart;
    }
    if (spare < 0)
        for (Lying* pile : others) pile->least += spare / static_cast<double>(others.size());
    for (const Lying& pile : row.piles)
        row.under = std::max(row.under, kUnder + names.height(pile.info, pile.least + kApart / 2));
}

QSizeF sizeOf(const std::vector<Row>& rows, double scale) {
    QSizeF size(0, kRows * static_cast<double>(rows.size() - 1));
    for (const Row& row : rows)
        size = {std::max(size.width(), row.breadth(scale)), size.height() + row.height(scale) + row.under};
    return size;
}

PaperTable inPlace(const std::vector<Row>& rows, double scale) {
    PaperTable table{.size = sizeOf(rows, scale), .piles = {}};
    double top = 0;
    for (const Row& row : rows) {
        const double height = row.height(scale);
        double left = (table.size.width() - row.breadth(scale)) / 2;
        for (const Lying& lying : row.piles) {
            const QSizeF size = lying.heap.size * scale;
            PaperPile& pile = table.piles[lying.info.id];
            pile.heap = lying.heap;
            pile.rect = {{left + (lying.breadth(scale) - size.width()) / 2, top + height - size.height()},
                         size};
            if (row.under > 0) {
                const double wide = lying.breadth(scale) + kApart / 2;
                pile.name = {pile.rect.center().x() - wide / 2, pile.rect.bottom() + kUnder, wide,
                             row.under - kUnder};
            }
            left += lying.breadth(scale) + kApart;
        }
        top += height + row.under + kRows;
    }
    return table;
}

} // namespace

QRectF PaperPile::at(int place) const {
    const double scale = rect.width() / heap.size.width();
    const QRectF within = heap.at(place);
    return {rect.topLeft() + within.topLeft() * scale, within.size() * scale};
}

PaperTable layOnPaper(const TableArrangement& arrangement, const std::vector<QList<LayoutPile>>& rows,
                      const QSizeF& room, const PaperNames* names) {
    std::vector<Row> lying(rows.size());
    qsizetype most = 1;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        most = std::max(most, rows[i].size());
        for (const LayoutPile& pile : rows[i])
            lying[i].piles.push_back({.info = pile.info, .heap = arrangement.heap(pile)});
    }
    if (names) {
        const double share = std::min(kNamed, room.width() / static_cast<double>(most) - kApart);
        for (Row& row : lying) makeRoomForNames(row, *names, share, room.width());
    }
    double scale = kWidest;
    for (; scale > 0.5; scale *= kSmaller)
        if (const QSizeF size = sizeOf(lying, scale);
            size.width() <= room.width() && size.height() <= room.height())
            break;
    return inPlace(lying, scale);
}

} // namespace drawbridge
