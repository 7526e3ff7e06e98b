// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/tablelayout.h"

#include "layout/layoutparts.h"

namespace drawbridge {

bool PileArea::isDrawn() const {
    switch (form) {
    case Form::Grid:
    case Form::Row:
    case Form::Rack:
    case Form::Open:
    case Form::Army:
    case Form::Realm: return true;
    default: return ground == Ground::Line;
    }
}

QList<int> LayoutPile::places() const {
    QList<int> places;
    for (qsizetype place = 0; place < contents.size(); ++place)
        if (contents[place].there) places << static_cast<int>(place);
    return places;
}

QList<int> LayoutInput::others() const {
    const qsizetype at = std::max<qsizetype>(0, seats.indexOf(bottom));
    return seats.mid(at + 1) + seats.first(at);
}

const PileArea& TableLayout::pile(int id) const {
    static const PileArea none;
    const auto found = piles.constFind(id);
    return found == piles.cend() ? none : *found;
}

std::optional<PieceSpot> TableArrangement::traySpot(const TableLayout&, int, int) const { return {}; }
QString TableArrangement::shapeOf(const QList<LayoutPile>&) const { return {}; }
void TableArrangement::keepGrounds(const PileInfo&, const PileContents&, PileContents&) const {}
std::optional<QRectF> TableArrangement::dropRect(const TableLayout& layout, TablePlace at, int,
                                                 const PileContents&) const {
    return layout.pile(at.pile).rect;
}
QList<int> TableArrangement::sides(const TableLayout&, int) const { return {}; }
Landing TableArrangement::landing(const TableLayout&, TablePlace, int) const { return {}; }
int TableArrangement::wholeOf(const TableLayout&, TablePlace) const { return -1; }
int TableArrangement::nearest(const TableLayout&, int, const PileContents&, QPointF) const { return -1; }
QList<CastlePlaque> TableArrangement::plaques(const TableLayout&, int, const PileContents&) const {
    return {};
}
int TableArrangement::slotTurn(TablePlace) const { return 0; }

QString TableArrangement::slotFace(TablePlace) const { return {}; }

Heap TableArrangement::heap(const LayoutPile& pile) const {
    if (pile.info.kind == PileKind::Stack) return heapOnStack(pile.places(), aspect());
    // Cards of a hand overlap; tiles stand side by side.
    const bool isFanned = pile.info.kind == PileKind::Hand && aspect() > 1;
    return heapInRow(pile.places(), isFanned ? kHeapFan : kHeapStep, aspect());
}

TableLayout fitted(const TableArrangement& arrangement, LayoutInput room, double least) {
    room.smallest = room.finger;
    TableLayout layout = arrangement.arrange(room);
    while (layout.tight && room.unit > least) {
        room.unit = std::max(least, std::floor(room.unit * 0.9));
        layout = arrangement.arrange(room);
    }
    if (!layout.tight) return layout;
    room.smallest = lay::round(room.finger * 0.6);
    TableLayout small = arrangement.arrange(room);
    return small.tight ? layout : small;
}

PieceSpot stanceOf(PieceSpot home, bool sideways, bool forward) {
    if (home.z >= kSpreadOut) return home;
    if (sideways) ++home.turn;
    if (forward) {
        home.y += home.forward;
        home.z += 300;
    }
    return home;
}

PieceSpot spreadOut(const TableArrangement& arrangement, const TableLayout& layout, int pile, int place,
                    int count, const QRectF& area) {
    const double aspect = arrangement.aspect();
    const double size = std::floor(std::min({layout.tile, layout.unit * 8, area.height() / aspect}) / 4) * 4;
    const double tall = lay::round(size * aspect);
    const auto fitting = [&](double step) {
        return std::max(1, static_cast<int>(std::floor((area.width() - size) / step)) + 1);
    };
    int columns = fitting(size * 1.08);
    int rows = lay::rowsFor(count, columns);
    double down = tall * 1.08;
    // Too many to lie apart overlap both ways.
    if (rows > 1)
        for (double step = size * 1.08; (rows - 1) * down + tall > area.height() && step > size * 0.3;) {
            step -= size * 0.04;
            down = std::max(tall * 0.55, down - tall * 0.03);
            columns = fitting(step);
            rows = lay::rowsFor(count, columns);
        }
    const int index = layout.pile(pile).form == Areas::Form::Army ? place : count - 1 - place;
    const double across = lay::pitch(size * 1.08, area.width() - size, columns);
    const double wide = (std::min(columns, count) - 1) * across + size;
    const double high = (rows - 1) * down + tall;
    return {.x = lay::round(area.x() + (area.width() - wide) / 2 + index % columns * across),
            .y = lay::round(area.y() + (area.height() - high) / 2 + index / columns * down),
            .size = size,
            .z = kSpreadOut + index,
            .shown = true};
}

// The arrangement of each game is in its own source.
const TableArrangement &keepArrangement(), &caleiraArrangement(), &rampageArrangement(), &warsArrangement(),
    &castlesArrangement();

const TableArrangement* arrangementOf(const QString& game) {
    if (game == QLatin1String("castle-keep")) return &keepArrangement();
    if (game == QLatin1String("castles-of-caleira")) return &caleiraArrangement();
    if (game == QLatin1String("castle-rampage")) return &rampageArrangement();
    if (game == QLatin1String("castle-wars")) return &warsArrangement();
    if (game == QLatin1String("castles")) return &castlesArrangement();
    return nullptr;
}

} // namespace drawbridge
