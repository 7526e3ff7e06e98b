// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QString>

// Texts about a stored match. `person` is the current person (Person::id); empty: none.
namespace drawbridge {

/// The title, with the game if it does not contain that: "Christmas (Castle Keep)".
QString titleOf(const KeptMatch& match);
/// A name for use outside the list: title or game, and the other players.
QString nameOf(const KeptMatch& match, const QString& person);
/// The other players; all, if the person does not play.
QString othersIn(const KeptMatch& match, const QString& person);
/// The winner of a finished match; `self` is the reader's seat, or kNobody.
QString resultOf(const KeptMatch& match, Seat self);
/// The winner, or whose turn it is; or why neither is known.
QString standOf(const KeptMatch& match, const QString& person);
/// When it was last saved: "11/23/26 6:32 AM".
QString lastOf(const KeptMatch& match);
/// The time played: "1 h 20 min"; empty: unknown.
QString lengthOf(const KeptMatch& match);
/// All facts, one per line; how the match stands comes first.
QString factsIn(const KeptMatch& match, const QString& person);
/// The face of its game, for an icon (FacePainter); empty: unknown game.
QString faceOf(const KeptMatch& match);

} // namespace drawbridge
