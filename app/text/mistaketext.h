// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"

#include <QStringList>

#include <string_view>

namespace drawbridge {

/// Why a position is impossible, as the model's reader of positions says it (Arrangement::Problem::text), for
/// people who set one up by hand and not as a file: in plain words, with cards, squares, piles and players by
/// their names. What a table set up by hand does not come to stays as the reader says it, in English, but
/// with names. `seats` are the names of those who play.
QString mistakeText(const GameInfo& game, const Setup& setup, std::string_view mistake,
                    const QStringList& seats);

} // namespace drawbridge
