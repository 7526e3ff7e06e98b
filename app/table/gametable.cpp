// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/gametable.h"

namespace drawbridge {

QStringList GameTable::names() const {
    QStringList names;
    for (const Player& player : seen().players()) names.append(toQLine(player.name));
    return names;
}

bool GameTable::isPerson(Seat seat) const {
    const std::vector<Player>& players = seen().players();
    return seat < players.size() && !players[seat].isBot;
}

} // namespace drawbridge
