// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"

#include <QStringList>

#include <string_view>

namespace drawbridge {

/// Why a position is impossible, as the model's reader of positions says it (Arrangement::Problem::text), for
/// people who set one up by hand: cards and players, which the model calls by their notation ("RcT", "seat
/// 2"), by their names. `names` are those of the seats.
QString mistakeText(const GameInfo& game, const Setup& setup, std::string_view mistake,
                    const QStringList& names);

} // namespace drawbridge
