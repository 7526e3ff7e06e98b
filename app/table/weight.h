// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seen.h"

#include <QString>

namespace drawbridge {

/// How long a move wants to be looked at before the next one.
enum class Weight {
    Light, ///< a draw, or what nobody sees: it is enough that it goes by
    Plain, ///< most of what is played
    Heavy, ///< it harms somebody, or turns the game: it must be read
};

/// `told`: what everybody may know of it (Match::told() for kNobody). What weighs is what is heard: sounds
/// are named the lightest first, for the move and for each of its events (sound/heard.h).
Weight weightOf(const SeenMove& told);

/// How heavy a move is beside another one: the more the heavier; 0: not heavy.
int heavinessOf(const SeenMove& told);

/// What kind of deed a move is, for a sign that tells it at a glance.
enum class Deed { Other, Draws, Builds, TurnsUp, Guards, Strikes };

/// `told`: what whoever sees the sign may know of it.
Deed deedOf(const SeenMove& told);
/// The name of its sign among the marks (qml/marks): "fan", "tower", "turn-up", "block", "swords"; "scroll"
/// for any other deed.
QString deedName(Deed deed);

/// How a heavy move is shown on the table.
enum class Blow {
    None,
    Falls, ///< what stood falls to where the fallen lie
    Slams, ///< a card is slammed down in the middle, for all to see
};

/// `told`: as for weightOf().
Blow blowOf(const SeenMove& told);

} // namespace drawbridge
