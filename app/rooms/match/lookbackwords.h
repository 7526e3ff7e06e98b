// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "match/lookback.h"
#include "text/tablerow.h"

#include <QString>
#include <vector>

// What looking back at a match has found out, in words. Curve and list are made from these.
namespace drawbridge {

/// Who plays, by their names.
QStringList namesIn(const Match& match);

/// Somebody's chance in words: "54 %".
QString inPerCent(double chance);

/// At which moments the chance of a seat went far up or down until the next one, or the end: at most three.
std::vector<std::size_t> turningPoints(const Match& match, const std::vector<LookedAt>& looked, Seat seat,
                                       bool isOpen);

/// What there is to say of a moment.
struct LookBackLine {
    std::size_t item; ///< of the history, that it tells of
    QString text;
    bool isTurningPoint;
    bool isCostly; ///< something would have been clearly better:
    Move better{};
    QString judgement{}; ///< what the text says of that
};
std::vector<LookBackLine> linesOf(const Match& match, const std::vector<LookedAt>& looked, Seat seat,
                                  bool isOpen);

/// All chances as a table, for those who do not see the curve.
Figures chancesOf(const Match& match, const std::vector<LookedAt>& looked, bool isOpen);

} // namespace drawbridge
