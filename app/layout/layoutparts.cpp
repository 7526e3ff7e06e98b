// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layoutparts.h"

#include <algorithm>
#include <string>

namespace drawbridge::lay {

const LayoutPile* pileOf(const LayoutInput& room, PileKind kind, int seat) {
    for (const LayoutPile& pile : room.piles)
        if (pile.info.kind == kind && pile.info.owner == seat) return &pile;
    return nullptr;
}

const LayoutPile* pileNamed(const LayoutInput& room, std::string_view name) {
    for (const LayoutPile& pile : room.piles)
        if (pile.info.name == name) return &pile;
    return nullptr;
}

int idOf(const LayoutInput& room, std::string_view role, int seat) {
    const std::string owner = seat < 0 ? std::string() : ' ' + std::to_string(seat + 1);
    const LayoutPile* const pile = pileNamed(room, std::string(role) + owner);
    return pile ? pile->info.id : -1;
}

double most(double least, double largest, double stepping, const std::function<bool(double)>& fits) {
    int good = -1;
    int bad = static_cast<int>(std::max(0.0, std::floor((largest - least) / stepping))) + 1;
    while (bad - good > 1) {
        const int middle = (good + bad) >> 1;
        (fits(least + middle * stepping) ? good : bad) = middle;
    }
    return least + good * stepping;
}

QRectF rect(double x, double y, double width, double height) {
    return {round(x), round(y), round(width), round(height)};
}

TableLayout frame(const LayoutInput& room) {
    const double rim = std::max(5.0, round(room.unit * 0.5));
    const bool wider = room.width >= 60 * room.unit;
    const bool isTwofold = room.width < 82 * room.unit && room.height > (wider ? 44 : 34) * room.unit;
    const double high = std::max(40.0, round(room.unit * (isTwofold ? 4.7 : 3.1)));
    const double wide = room.width - 2 * rim;
    const double railTop = room.height - rim - high;
    TableLayout layout;
    layout.unit = room.unit;
    layout.rim = rim;
    layout.width = room.width;
    layout.height = room.height;
    layout.rail = rect(rim, railTop, wide, high);
    layout.cloth = rect(rim, rim, wide, railTop - rim);
    return layout;
}

PieceSpot startSpot(const TableLayout& layout, const PileArea& area, double z) {
    if (!area.isThere()) return {.x = -400, .y = -400, .size = layout.tile, .z = z, .buried = true};
    return {.x = area.rect.x(), .y = area.rect.y(), .size = area.tile, .z = z, .shown = true};
}

void onStack(PieceSpot& spot, const PileArea& area, int index, int count, int layer, int bare) {
    const double lift = std::floor(static_cast<double>(index) / layer) * stackStep(area.tile);
    spot.x -= lift;
    spot.y -= lift;
    spot.buried = index < count - 1;
    spot.shown = index >= count - bare || index % layer == layer - 1;
}

bool isWithin(const QRectF& rect, QPointF point, double more) {
    return point.x() >= rect.x() - more && point.y() >= rect.y() - more &&
           point.x() < rect.x() + rect.width() + more && point.y() < rect.y() + rect.height() + more;
}

int pileAt(const TableLayout& layout, QPointF point, const std::function<double(const PileArea&)>& reach) {
    for (const auto& [number, area] : layout.piles.asKeyValueRange())
        if (isWithin(area.rect, point, reach(area))) return number;
    return -1;
}

} // namespace drawbridge::lay
