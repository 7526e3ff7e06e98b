// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QString>

// What is said of a match kept, to somebody of this computer. `person` is who looks (Person::id); empty:
// nobody in particular.
namespace drawbridge {

/// How the match is called, and if that does not say it, which game it is: "Christmas (Castle Keep)".
QString titleOf(const KeptMatch& match);
/// What it is called where no list stands beside it: title or game, and whom with.
QString nameOf(const KeptMatch& match, const QString& person);
/// The others who sit there; all, if the person does not.
QString othersIn(const KeptMatch& match, const QString& person);
/// Of one that is over: who has won; `self` is the seat of who reads it, or kNobody.
QString resultOf(const KeptMatch& match, Seat self);
/// Who has won, or whose turn it is; or why neither can be said.
QString standOf(const KeptMatch& match, const QString& person);
/// When it was kept last: "11/23/26 6:32 AM".
QString lastOf(const KeptMatch& match);
/// How long it was played: "1 h 20 min"; empty: nobody knows.
QString lengthOf(const KeptMatch& match);
/// All that there is to tell, a line each; how the match stands comes first.
QString factsIn(const KeptMatch& match, const QString& person);
/// The face of its game, for a small picture (FacePainter); empty: nobody knows which.
QString faceOf(const KeptMatch& match);

} // namespace drawbridge
