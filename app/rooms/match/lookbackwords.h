// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "match/lookback.h"
#include "text/tablerow.h"

#include <QString>
#include <vector>

// Texts of the post-game analysis, used by curve and list.
namespace drawbridge {

/// A probability in words: "54 %".
QString inPerCent(double chance);

/// The moments after which the chance of a seat changed most, up to the next one or the end: at most three.
std::vector<std::size_t> turningPoints(const Match& match, const std::vector<LookedAt>& looked, Seat seat,
                                       bool isOpen);

/// The text about a moment.
struct LookBackLine {
    std::size_t item; ///< index in the history
    QString text;
    bool isTurningPoint;
    bool isCostly; ///< a clearly better move was missed:
    Move better{};
    QString judgement{}; ///< the judgement alone, part of `text`
};
std::vector<LookBackLine> linesOf(const Match& match, const std::vector<LookedAt>& looked, Seat seat,
                                  bool isOpen);

/// All chances as a table, for screen readers.
Figures chancesOf(const Match& match, const std::vector<LookedAt>& looked, bool isOpen);

} // namespace drawbridge
