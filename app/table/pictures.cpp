// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pictures.h"

#include "text/gametext.h"

namespace drawbridge {

QString facePath(const Match& match, Face face, std::uint8_t look) {
    return toQString(picturePath(match.game(), match.setup(), face, look));
}

QString shieldPath(const Match& match, const View& view, Seat seat) {
    if (!isSeat(seat)) return {};
    const QString own = QStringLiteral("seat/%1").arg(match.shieldOf(seat));
    const Seat lord = textFor(match.game().id()).lordOf(view, seat);
    return isSeat(lord) ? QStringLiteral("%1-of-%2").arg(own, QString::number(match.shieldOf(lord))) : own;
}

} // namespace drawbridge
