// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/series.h"

#include "library/matchfolder.h"

#include <algorithm>

namespace drawbridge {

namespace {

/// Whether somebody at a table is who sits at a seat of another one: a person is known by their profile,
/// whatever they are called.
bool isSame(const KeptSeat& one, const KeptSeat& other) {
    return one.person.isEmpty() && other.person.isEmpty() ? one.name == other.name
                                                          : one.person == other.person;
}

} // namespace

SeriesScore scoreOf(const KeptMatch& here, const std::vector<KeptMatch>& others) {
    SeriesScore score;
    if (here.series.id.empty()) return score;
    score.first = here.series.first;
    score.wins.assign(here.seats.size(), 0);
    const auto count = [&](const KeptMatch& one) {
        if (!one.isOver() || one.winner() == kNobody) return;
        const KeptSeat& best = one.seats[one.winner()];
        const auto seat =
            std::ranges::find_if(here.seats, [&](const KeptSeat& each) { return isSame(each, best); });
        if (seat != here.seats.end()) ++score.wins[static_cast<std::size_t>(seat - here.seats.begin())];
    };
    for (const KeptMatch& one : others)
        if (one.id != here.id) count(one);
    count(here);
    for (Seat seat = 0; seat < score.wins.size(); ++seat)
        if (score.first > 0 && score.wins[seat] >= score.first) score.winner = seat;
    return score;
}

QString freshSeriesId() { return freshMatchId(); }

} // namespace drawbridge
