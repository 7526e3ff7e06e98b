// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/viewindex.h"

#include <QVariantMap>

namespace drawbridge {

/// What there is to tell of a match that is over, in words for QML, seen by the viewer of `shown`:
///   title, reason    how it ended, and how that came
///   won              whether a person who is alone at this screen has won, or shares the victory
///   seats            [{seat, rank, rankText, name, shield, winner, standing, open, hidden}], the best first;
///                    open and hidden are -1 where nothing is counted
///   facts            ["12 turns", "31 moves", "9 minutes"]: true ones only
///   story            how it came about, {text, moment}: see storyOf(); the moment of the match just after
///   turned           [{handle, seat}]: pieces that are turned up now, one after the other
///   leftOver         [{face, back, name}]: cards that were out of the game unseen, turned up after those
QVariantMap endResult(const GameTable& table, const ViewIndex& shown);

} // namespace drawbridge
