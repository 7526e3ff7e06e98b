// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layoutparts.h"
#include "layout/tablelayout.h"

#include <QTest>

#include <algorithm>
#include <string_view>

// Tables laid out without a scene.
namespace drawbridge::test {

/// How high a line of text is in a window of that size, with words larger than usual if asked for.
inline double unitFor(double width, double height, double words = 1) {
    return lay::round(std::max(12.0, std::min(height / 52, width / 78)) * words);
}

inline bool isClear(const QRectF& one, const QRectF& other) {
    return one.right() <= other.x() || other.right() <= one.x() || one.bottom() <= other.y() ||
           other.bottom() <= one.y();
}

/// Whether a rectangle lies in another one, or reaches no farther beyond its edges than `more`.
inline bool isIn(const QRectF& inner, const QRectF& outer, double more = 0) {
    return inner.x() >= outer.x() - more && inner.y() >= outer.y() - more &&
           inner.right() <= outer.right() + more && inner.bottom() <= outer.bottom() + more;
}

/// "1366×768: name of hand 1 (10, 20, 30×40)".
inline QByteArray told(const LayoutInput& room, const QString& what, const QRectF& rect = {}) {
    return QStringLiteral("%1×%2: %3 (%4, %5, %6×%7)")
        .arg(room.width)
        .arg(room.height)
        .arg(what)
        .arg(rect.x())
        .arg(rect.y())
        .arg(rect.width())
        .arg(rect.height())
        .toUtf8();
}

/// The number of a pile, by its name in the game.
inline int numberOf(const LayoutInput& room, std::string_view name) {
    const LayoutPile* pile = lay::pileNamed(room, name);
    return pile == nullptr ? -1 : pile->info.id;
}

/// An upright piece where it lies.
inline QRectF rectOf(const PieceSpot& spot, double aspect) {
    return {spot.x, spot.y, spot.size, lay::round(spot.size * aspect)};
}

/// Things that lie on a table, by their names.
using Boxes = QList<std::pair<QString, QRectF>>;

/// That all lie on the cloth, none on another; what is not so, if anything.
inline QByteArray faultOf(const LayoutInput& room, const TableLayout& layout, const Boxes& boxes) {
    for (const auto& [name, box] : boxes) {
        if (!isIn(box, layout.cloth)) return told(room, name + QStringLiteral(" lies beside the cloth"), box);
        for (const auto& [other, its] : boxes)
            if (name != other && !isClear(box, its))
                return told(room, name + QStringLiteral(" lies on ") + other, box);
    }
    return {};
}

} // namespace drawbridge::test
