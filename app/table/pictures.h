// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seenmatch.h"

#include <QString>

// The names under which the table asks the image provider for its pictures.
namespace drawbridge {

/// Of a face, by its look.
QString facePath(const SeenMatch& match, Face face, std::uint8_t look = 0);
/// Of a seat's shield, with that of its lord if it serves one; empty for who sits nowhere. `view` is what
/// the table shows.
QString shieldPath(const SeenMatch& match, const View& view, Seat seat);

/// Of who sits there, if that is a bot: its beast on a roundel of the seat's tincture; empty for a person.
QString portraitPath(const SeenMatch& match, Seat seat);

} // namespace drawbridge
