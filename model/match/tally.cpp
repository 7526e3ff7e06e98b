// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/tally.h"

#include "match/games.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace drawbridge {

namespace {

/// What orders the seats in the end: the share of the victory, then who stayed in longer, then what the
/// castle was worth with the game's own tie-breaks.
using Standing = std::tuple<double, std::size_t, int>;

/// The seats that are out of the game, in those games in which one may be while it goes on.
SeatSet outAt(const Match& match, std::size_t index) {
    if (match.game().id() == CastleKeep::kId)
        return viewOf(match.stateAt(index), kNobody).as<keep::Public>().out;
    if (match.game().id() == CastlesOfCaleira::kId)
        return viewOf(match.stateAt(index), kNobody).as<caleira::Public>().out;
    return 0;
}

/// How long each seat stayed in, in items of the history.
std::vector<std::size_t> staysOf(const Match& match) {
    const std::size_t length = match.history().size();
    std::vector<std::size_t> stays(match.players().size(), length + 1);
    if (outAt(match, length) == 0) return stays;
    for (std::size_t item = 0; item <= length; ++item) {
        const SeatSet out = outAt(match, item);
        for (Seat seat = 0; seat < stays.size(); ++seat)
            if (contains(out, seat)) stays[seat] = std::min(stays[seat], item);
    }
    return stays;
}

/// Whether the castles were counted in the end, and not one side put out of the game.
bool isScored(const Match& match) {
    const std::string_view clause = match.state().endingClause().id();
    if (clause == "CALEIRA-END-6") return true;
    return clause == "CALEIRA-RULING-19" &&
           optionsFrom<CastlesOfCaleira>(match.setup()).spireLost() == caleira::SpireLost::ScoreNow;
}

/// Points, then more pieces down, then fewer pieces: CALEIRA-WIN-1 to -3, as one number.
int worthOf(const View& view, Seat seat) {
    int pieces = 0;
    int down = 0;
    for (const Piece& piece : view.pieces) {
        if (piece.pile != caleira::castleOf(seat)) continue;
        ++pieces;
        if (!piece.faceUp) ++down;
    }
    return (view.as<caleira::Public>().points[seat] * 32 + down) * 32 + 31 - pieces;
}

std::vector<Standing> standingsOf(const Match& match, Tally& tally) {
    const std::vector<std::size_t> stays = staysOf(match);
    const bool scored = match.game().id() == CastlesOfCaleira::kId && isScored(match);
    const View view = viewOf(match.state(), kNobody);
    std::vector<Standing> standings;
    for (Seat seat = 0; seat < tally.seats.size(); ++seat) {
        int worth = 0;
        if (scored && !view.as<caleira::Public>().isOut(seat)) {
            tally.seats[seat].points = view.as<caleira::Public>().points[seat];
            worth = worthOf(view, seat);
        }
        standings.emplace_back(match.state().score(seat), stays[seat], worth);
    }
    return standings;
}

/// Whose turn it was when a seat had to decide for the first time.
Seat firstAsked(const Match& match) {
    const auto first = std::ranges::find_if(match.history(), [](const HistoryItem& item) {
        return isSeat(item.decider) && isSeat(item.turn); // what chance deals is nobody's turn
    });
    return first == match.history().end() ? kNobody : first->turn;
}

} // namespace

Seat firstOf(const GameState& state, Seat asked) {
    // There seats choose, one after the other, before anybody has a turn.
    if (state.game().id() == CastleWars::kId) return viewOf(state, kNobody).as<wars::Public>().starter;
    return asked;
}

Tally tallyOf(const Match& match) {
    assert(match.isOver());
    Tally tally;
    tally.seats.resize(match.players().size());
    const std::vector<Standing> standings = standingsOf(match, tally);
    for (Seat seat = 0; seat < tally.seats.size(); ++seat) {
        tally.seats[seat].rank += static_cast<int>(
            std::ranges::count_if(standings, [&](const Standing& other) { return other > standings[seat]; }));
        if (match.game().id() != CastleWars::kId) continue;
        const wars::Faction faction = viewOf(match.state(), seat).as<wars::Public>().armies[seat].faction;
        if (faction != wars::Faction::None) tally.seats[seat].faction = wars::factionName(faction);
    }
    tally.first = firstOf(match.state(), firstAsked(match));
    return tally;
}

int decisionsOf(const Match& match) {
    return static_cast<int>(
        std::ranges::count_if(match.history(), [](const HistoryItem& item) { return isSeat(item.decider); }));
}

} // namespace drawbridge
