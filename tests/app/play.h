// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keep/options.h"
#include "match/gamestate.h"
#include "match/match.h"

#include <QByteArray>
#include <vector>

// Matches of every sort of Castle Keep, for the tests of the app.
namespace drawbridge::test {

struct Variety {
    QByteArray name;
    Setup setup;
};

inline Setup setupOf(int seats, keep::Variant variant, std::initializer_list<keep::Option> switches = {}) {
    keep::Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.set(variant);
    for (const keep::Option option : switches) options.set(option, 1);
    return {seats, {options.value.begin(), options.value.end()}};
}

/// One of each sort of game, with the switches among them that change what the table shows.
inline std::vector<Variety> varieties() {
    using enum keep::Option;
    using enum keep::Variant;
    return {
        {"base, 2", setupOf(2, Base)},
        {"base, 3, advanced", setupOf(3, Base, {AdvancedTowers, AdvancedDraw, AdvancedLast})},
        {"base, 4, house rules",
         setupOf(4, Base, {AdvancedDraw, AttacksPerTurn, DestroyedTilesGo, Reshuffle, DiscardBrowse})},
        {"takeover", setupOf(2, Takeover)},
        {"takeover to the hand", setupOf(2, Takeover, {TakeoverStore, AdvancedTowers})},
        {"empire, 2", setupOf(2, Empire)},
        {"empire, 3, house rules",
         setupOf(3, Empire, {EmpireFinishedSafe, EmpireRebuild, EmpireInterchange, EmpireGate})},
        {"king", setupOf(2, King)},
        {"king, razed", setupOf(2, King, {KingRazing, AdvancedTowers})},
        {"siege", setupOf(1, Siege)},
        {"siege, house rules", setupOf(1, Siege, {SiegeKeepBlast, SiegeGroup, SiegeExhaustion})},
        {"takeover and empire", setupOf(2, TakeoverEmpire, {AdvancedTowers, AdvancedDraw})},
    };
}

inline const GameInfo& castleKeep() { return *findGame("castle-keep"); }

/// A match with people at the first seats and bots at the others.
inline Match matchOf(const Setup& setup, int people, Seed seed, UndoRule undo = UndoRule::Fair,
                     const char* bot = "random") {
    const char* const names[] = {"Anna", "Bert", "Cleo", "Dora"};
    std::vector<Player> players;
    for (int seat = 0; seat < setup.seats; ++seat)
        players.push_back({names[seat], seat >= people, seat >= people ? bot : ""});
    return Match(castleKeep(), setup, std::move(players), seed, undo);
}

/// A legal move of whoever decides, chance included. Prefers not to end turns, so that castles grow.
inline Move randomMove(const GameState& state, Rng& rng) {
    MoveList list;
    state.legalMoves(list);
    if (state.decider() == kChance) return state.sampleChance(rng);
    const auto count = static_cast<std::uint32_t>(list.size());
    const Move move = list[rng.below(count)];
    return state.gestureOf(move).from || rng.below(3) == 0 ? move : list[rng.below(count)];
}

/// A whole game played at random.
inline Match playedOut(const Setup& setup, Seed seed) {
    Match match = matchOf(setup, setup.seats, seed);
    Rng rng(seed);
    match.settle();
    while (!match.isOver()) {
        match.play(randomMove(match.state(), rng));
        match.settle();
    }
    return match;
}

} // namespace drawbridge::test
