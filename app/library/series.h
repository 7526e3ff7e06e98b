// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <optional>
#include <vector>

namespace drawbridge {

/// How a series of matches stands.
struct SeriesScore {
    std::vector<int> wins;      ///< by seat of the match at hand; a shared victory is nobody's
    int first = 0;              ///< how many wins it is played to; 0: the match stands alone
    std::optional<Seat> winner; ///< who has that many

    bool operator==(const SeriesScore&) const = default;
};

/// How the series of a match stands, that match included if it is over. `others` are the matches of the
/// series that are kept; the match itself may be among them, under the same name.
SeriesScore scoreOf(const KeptMatch& match, const std::vector<KeptMatch>& others);

/// A series as the matches of it tell that are over.
struct PlayedSeries {
    QString id;
    QString game;                ///< of the last match
    int first = 0;               ///< how many wins it is played to
    std::vector<KeptSeat> seats; ///< as they sat in the last match
    std::vector<int> wins;       ///< of each of them
    int matches = 0;
    std::optional<std::size_t> winner; ///< by the same order; none while it goes on
    QDateTime last;                    ///< when the last match was kept
};

/// All series there are in matches that are over, the oldest first as Library::finished() gives them; the
/// series played last comes first.
std::vector<PlayedSeries> seriesOf(const std::vector<KeptMatch>& finished);

/// A name for a series to come.
QString freshSeriesId();

} // namespace drawbridge
