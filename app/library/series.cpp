// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/series.h"

#include <algorithm>

namespace drawbridge {

namespace {

/// Whether two seats have the same player: people are matched by profile, whatever their name.
bool isSame(const KeptSeat& one, const KeptSeat& other) {
    return one.person.isEmpty() && other.person.isEmpty() ? one.name == other.name
                                                          : one.person == other.person;
}

/// Adds a win to whoever of `seats` has won the match.
void countWin(const KeptMatch& match, const std::vector<KeptSeat>& seats, std::vector<int>& wins) {
    if (!match.isOver() || match.winner() == kNobody) return;
    const KeptSeat& best = match.seats[match.winner()];
    const auto seat = std::ranges::find_if(seats, [&](const KeptSeat& each) { return isSame(each, best); });
    if (seat != seats.end()) ++wins[static_cast<std::size_t>(seat - seats.begin())];
}

} // namespace

SeriesScore scoreOf(const KeptMatch& here, const std::vector<KeptMatch>& others) {
    SeriesScore score;
    if (here.series.id.empty()) return score;
    score.first = here.series.first;
    score.wins.assign(here.seats.size(), 0);
    for (const KeptMatch& one : others)
        if (one.id != here.id) countWin(one, here.seats, score.wins);
    countWin(here, here.seats, score.wins);
    for (Seat seat = 0; seat < score.wins.size(); ++seat)
        if (score.first > 0 && score.wins[seat] >= score.first) score.winner = seat;
    return score;
}

std::vector<PlayedSeries> seriesOf(const std::vector<KeptMatch>& finished) {
    std::vector<PlayedSeries> all;
    for (auto match = finished.rbegin(); match != finished.rend(); ++match) { // latest match first
        if (match->series.id.empty() || !match->isOver()) continue;
        const QString id = QString::fromStdString(match->series.id);
        auto series = std::ranges::find(all, id, &PlayedSeries::id);
        if (series == all.end())
            series = all.insert(all.end(), {id,
                                            match->game,
                                            match->series.first,
                                            match->seats,
                                            std::vector<int>(match->seats.size(), 0),
                                            0,
                                            {},
                                            match->last});
        ++series->matches;
        countWin(*match, series->seats, series->wins);
    }
    for (PlayedSeries& series : all)
        for (std::size_t seat = 0; seat < series.wins.size(); ++seat)
            if (series.first > 0 && series.wins[seat] >= series.first) series.winner = seat;
    return all;
}

} // namespace drawbridge
