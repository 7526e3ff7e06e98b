// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"

#include <QString>

// How deeds are told at a glance.
namespace drawbridge {

/// The sign of a deed, what may be overlooked first.
enum class Sign { Scroll, Fan, Tower, TurnUp, Block, Swords };

Sign signOf(Deed deed);
/// Its name among the marks (qml/marks).
QString nameOf(Sign sign);

/// How a deed that harms somebody is shown on the table.
enum class Blow {
    None,
    Falls, ///< what stood falls to where the fallen lie
    Slams, ///< a card is slammed down in the middle, for all to see
};

Blow blowOf(Impact impact);

} // namespace drawbridge
