// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/keepparts.h"

namespace drawbridge::keeptable {

namespace {

void sortPile(const LayoutPile& pile, KeepRoom& sorted, QList<int>& shared) {
    const PileInfo& info = pile.info;
    if (info.name == "tray") {
        sorted.tray = info.id;
    } else if (info.name.starts_with("pool")) {
        sorted.pools[info.owner] = info.id;
    } else if (info.kind == PileKind::Hand) {
        sorted.hands[info.owner] = info.id;
    } else if (info.kind == PileKind::Grid && !isSeat(info.owner)) {
        shared.append(info.id);
    } else if (info.kind == PileKind::Grid) {
        sorted.castles[info.owner].append(info.id);
    } else {
        sorted.stacks.append(info.id);
        sorted.nameBreadth = std::max(sorted.nameBreadth, pile.breadth * sorted.unit);
    }
}

} // namespace

KeepRoom keepRoom(const LayoutInput& room, const QRectF& cloth) {
    KeepRoom sorted;
    sorted.unit = room.unit;
    sorted.smallest = room.smallest;
    sorted.cloth = cloth;
    sorted.gap = std::max(6.0, lay::round(room.unit * 0.75));
    sorted.badge = lay::round(room.unit * 2.8);
    sorted.bottom = room.bottom;
    sorted.others = room.others();
    QList<int> shared;
    for (const LayoutPile& pile : room.piles) sortPile(pile, sorted, shared);
    sorted.isShared = !shared.isEmpty();
    sorted.mine = shared + sorted.castles.value(room.bottom);
    return sorted;
}

double labelHeight(const KeepRoom& room, double breadth) {
    return lay::round(room.unit * (room.nameBreadth > breadth ? 2.15 : 1.35));
}

PileArea castleArea(double x, double y, double tile, bool own) {
    PileArea area = lay::areaIn(PileArea::Form::Grid, lay::rect(x, y, matSize(tile), matSize(tile)), tile);
    area.pad = matPad(tile);
    area.own = own;
    return area;
}

PileArea stackArea(double x, double y, double tile, double label, double labelWidth) {
    PileArea area = lay::areaIn(PileArea::Form::Stack, lay::rect(x, y, tile, tile), tile);
    area.label = label;
    area.labelWidth = labelWidth;
    // The colour sign at the foot of a tile stays visible.
    area.high = true;
    return area;
}

PileArea rowsArea(PileArea::Form form, const QRectF& rect, double tile, const TileRows& rows) {
    PileArea area = lay::areaIn(form, rect, tile);
    area.lines = rows.lines;
    area.across = rows.across;
    area.pitch = rows.pitch;
    area.pad = rows.pad;
    return area;
}

PileArea backsArea(double x, double y, double width, double tile) {
    return rowsArea(PileArea::Form::Held, lay::rect(x, y, width, tile + 4), tile, {.pad = 2});
}

PileArea trayArea(double x, double y, double tile, double pitch, double pad, double label) {
    PileArea area = rowsArea(PileArea::Form::Open, lay::rect(x, y, pitch + tile + 2 * pad, tile + 2 * pad),
                             tile, {.across = 2, .pitch = pitch, .pad = pad});
    area.label = label;
    return area;
}

} // namespace drawbridge::keeptable
