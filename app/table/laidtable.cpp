// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/laidtable.h"

#include <algorithm>

namespace drawbridge {

int LieInQml::gone() const {
    return static_cast<int>(std::ranges::count_if(lie_, [](const PieceLie& piece) { return piece.gone; }));
}

QList<QRectF> LaidTable::notes() const {
    QList<QRectF> notes = seats.values();
    for (const BannerArea& banner : banners) notes << banner.rect;
    notes << strength << queue << ownBattle << theirBattle;
    notes.removeIf([](const QRectF& rect) { return rect.isEmpty(); });
    return notes;
}

} // namespace drawbridge
