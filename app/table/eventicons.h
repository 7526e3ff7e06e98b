// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"

#include <QString>

// Icons and effects for kinds of events.
namespace drawbridge {

/// The icon of an event, least important first.
enum class EventIcon { Scroll, Fan, Tower, TurnUp, Block, Swords };

EventIcon eventIconOf(Deed deed);
/// Its file name among the icons (qml/marks).
QString nameOf(EventIcon sign);

/// How an event that harms somebody is animated.
enum class HarmEffect {
    None,
    Falls, ///< a piece drops to the fallen ones
    Slams, ///< a card is slammed down in the middle of the table
};

HarmEffect harmEffectOf(Impact impact);

} // namespace drawbridge
