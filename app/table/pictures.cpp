// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pictures.h"

#include "faces/beasts.h"
#include "text/gametext.h"

namespace drawbridge {

QString facePath(const SeenMatch& match, Face face, std::uint8_t look) {
    return toQString(picturePath(match.game(), match.setup(), face, look));
}

QString shieldPath(const SeenMatch& match, const View& view, Seat seat) {
    if (!isSeat(seat)) return {};
    const QString own = QStringLiteral("seat/%1").arg(match.shieldOf(seat));
    const Seat lord = textFor(match.game().id()).lordOf(view, seat);
    return isSeat(lord) ? QStringLiteral("%1-of-%2").arg(own, QString::number(match.shieldOf(lord))) : own;
}

QString portraitPath(const SeenMatch& match, Seat seat) {
    const Player& player = match.players()[seat];
    if (!player.isBot || player.bot.empty()) return {}; // in a replay persons have no level
    return QStringLiteral("%1-of-%2")
        .arg(beastOf(toQString(player.name)), QString::number(match.shieldOf(seat)));
}

} // namespace drawbridge
