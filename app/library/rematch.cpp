// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/rematch.h"

#include "library/freshplayers.h"
#include "match/gamestate.h"
#include "match/setup.h"
#include "text/houserules.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kMostLots = 500; // attempts; with eight seats, enough to succeed almost surely

/// The only seat with no score, or the only one with a score; kNobody if there are several, after a draw, or
/// while the match goes on.
Seat onlyOne(const Match& match, bool won) {
    if (!match.isOver()) return kNobody;
    Seat found = kNobody;
    for (Seat seat = 0; seat < match.state().seats(); ++seat) {
        if ((match.state().score(seat) > 0) != won) continue;
        if (found != kNobody) return kNobody;
        found = seat;
    }
    return found;
}

/// Who had the first turn; kNobody if nobody has had one yet.
Seat starterOf(const Match& match) {
    for (const HistoryItem& item : match.history())
        if (isSeat(item.decider)) return item.turn;
    return isSeat(match.decider()) ? match.state().turn() : kNobody;
}

/// The match with a deal that makes that seat begin; with any deal, if none is found.
Match withStarter(const Match& over, const Setup& setup, const std::vector<Player>& players, Seat starter) {
    Seed seed = 0;
    for (int attempt = 0; attempt < kMostLots; ++attempt) {
        seed = freshSeed();
        Match match(over.game(), setup, players, seed, over.undoRule());
        match.settle();
        if (starterOf(match) == starter) break;
    }
    return {over.game(), setup, players, seed, over.undoRule()};
}

} // namespace

Match rematch(const Match& over) {
    Setup setup = over.setup();
    std::vector<Player> players = over.players();
    // Players keep their shield when they change seats.
    for (Seat seat = 0; seat < players.size(); ++seat) players[seat].shield = over.shieldOf(seat);
    std::rotate(players.begin(), players.begin() + 1, players.end());
    std::vector<OptionValue> own;
    const std::vector<std::size_t> ownOptions = seatOptions(over.game());
    for (const std::size_t option : ownOptions) own.push_back(optionOf(setup, option));
    if (!own.empty()) std::rotate(own.begin(), own.begin() + 1, own.end());
    for (std::size_t seat = 0; seat < own.size(); ++seat) setOption(setup, ownOptions[seat], own[seat]);
    const int seats = setup.seats;
    if (const auto option = seriesOption(over.game())) {
        const Seat seat = onlyOne(over, over.game().options()[*option].role == OptionRole::LastWinner);
        // Compensates for the rotation.
        setOption(setup, *option,
                  isSeat(seat) ? static_cast<OptionValue>((seat + seats - 1) % seats + 1) : OptionValue{0});
    }
    // Where the rules leave the first player to chance, draws a deal in which the next seat after the last
    // starter begins, or, if chosen for the series, the loser.
    const Seat began = starterOf(over);
    const Seat lost = onlyOne(over, false);
    const bool loserBegins = over.notes().series.loserBegins && isSeat(lost);
    const bool isFixed = seriesOption(over.game()).has_value() || !isSeat(began) || seats < 2;
    Match next = isFixed ? Match(over.game(), setup, players, freshSeed(), over.undoRule())
                         : withStarter(over, setup, players,
                                       loserBegins ? static_cast<Seat>((lost + seats - 1) % seats) : began);
    MatchNotes notes;
    notes.series = over.notes().series;
    next.setNotes(std::move(notes));
    return next;
}

} // namespace drawbridge
