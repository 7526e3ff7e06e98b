// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seenmatch.h"

#include <QString>

// Image provider paths of the table's pictures.
namespace drawbridge {

/// Of a face in a given look (variant).
QString facePath(const SeenMatch& match, Face face, std::uint8_t look = 0);
/// Of a seat's shield, with that of its lord if it has one; empty for no seat. `view`: the one shown.
QString shieldPath(const SeenMatch& match, const View& view, Seat seat);

/// Of the bot at a seat: its beast on a roundel of the seat's tincture; empty for a person.
QString portraitPath(const SeenMatch& match, Seat seat);

} // namespace drawbridge
