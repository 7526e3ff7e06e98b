// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <optional>
#include <vector>

namespace drawbridge {

struct SeriesScore {
    std::vector<int> wins;      ///< by seat of the current match; a shared victory counts for nobody
    int first = 0;              ///< wins needed; 0: a single match
    std::optional<Seat> winner; ///< who has that many

    bool operator==(const SeriesScore&) const = default;
};

/// The score of a match's series, including the match itself if it is over. `others` are the stored matches
/// of the series; they may contain the match itself, under the same id.
SeriesScore scoreOf(const KeptMatch& match, const std::vector<KeptMatch>& others);

/// A series, summarized from its finished matches.
struct PlayedSeries {
    QString id;
    QString game;                ///< of the last match
    int first = 0;               ///< wins needed
    std::vector<KeptSeat> seats; ///< seating of the last match
    std::vector<int> wins;       ///< of each of them
    int matches = 0;
    std::optional<std::size_t> winner; ///< index into `seats`; none while it goes on
    QDateTime last;                    ///< when the last match was saved
};

/// All series in these finished matches (oldest first, as Library::finished()), latest series first.
std::vector<PlayedSeries> seriesOf(const std::vector<KeptMatch>& finished);

} // namespace drawbridge
