// SPDX-License-Identifier: GPL-3.0-or-later
#include "../model/winning.h"
#include "bots/bot.h"
#include "match/gameinfo.h"
#include "match/setup.h"
#include "match/slide.h"

#include <cstdio>
#include <cstdlib>
#include <string>

// Looks for puzzles: in games of bots, turns that can be won, in one way only, by somebody who has not been
// taken in by common sense. Writes them as scenarios, to be chosen from and tidied by hand;
// tests/model/puzzles.cpp holds those that were.
//
// usage: bench_puzzles GAME [GAMES] [SEED] [SEATS] [OPTION=VALUE …]
namespace drawbridge {

namespace {

constexpr int kNodes = 4000;      // of a search, in a game
constexpr int kAllNodes = 60'000; // … for the only way
constexpr int kGuesses = 4;
constexpr int kLeastMoves = 2; // of a way worth to be looked for

std::string quoted(const std::string& text) { return '"' + text + '"'; }

/// The first way to win in this turn, if it is the only one for all that the seat knows; empty: none.
std::vector<Move> onlyWay(const GameState& state, Seat seat) {
    const std::vector<Move> way = test::WinSearch(seat, kNodes).shortestWay(state);
    std::map<std::string, int> own;
    int length = 0;
    const auto now = state.clone();
    for (const Move move : way) {
        if (now->decider() == seat) {
            ++own[now->toText(move)];
            ++length;
        }
        now->apply(move);
    }
    if (length < kLeastMoves) return {};
    if (test::isOnlyWin(state, seat, own, kAllNodes) != true) return {};
    for (Seed seed = 1; seed <= kGuesses; ++seed)
        if (test::isOnlyWin(*state.guess(seat, seed), seat, own, kAllNodes) != true) return {};
    return way;
}

/// Whether common sense finds it.
bool isObvious(const GameState& state, Seat seat, Seed seed) {
    const auto now = state.clone();
    Rng rng(seed);
    while (now->decider() != kNobody && now->turn() == seat)
        now->apply(now->decider() == kChance ? now->sampleChance(rng)
                                             : now->think(BotSpec{}, rng.next(), {}));
    if (now->decider() != kNobody) return false;
    for (Seat other = 0; other < now->seats(); ++other)
        if (other != seat && now->score(other) >= now->score(seat)) return false;
    return true;
}

void tell(const GameState& start, Seat seat, const std::vector<Move>& way, Seed seed) {
    MoveList list;
    start.legalMoves(list);
    std::string steps;
    const auto now = start.clone();
    for (const Move move : way) {
        const Seat decider = now->decider();
        const std::string text = quoted(now->toText(move));
        if (!steps.empty()) steps += ", ";
        steps += decider == seat || decider == kChance
                     ? text
                     : "{\"seat\": " + std::to_string(decider + 1) + ", \"do\": " + text + '}';
        now->apply(move);
    }
    const Slide slide{Arrangement(start)};
    std::printf("// seed %llu, seat %d, %zu moves to choose from, %s\n// steps [%s]\n%s",
                static_cast<unsigned long long>(seed), seat + 1, list.size(),
                isObvious(start, seat, seed) ? "obvious" : "MISSED", steps.c_str(),
                writeSlides({&slide}).c_str());
    std::fflush(stdout);
}

void look(const GameInfo& game, const Setup& setup, Seed seed) {
    auto state = game.start(setup)->clone();
    Rng rng(seed);
    Seat told = kNobody; ///< whose turn has been looked at and told of
    while (state->decider() != kNobody) {
        const Seat decider = state->decider();
        if (decider != state->turn()) told = told == state->turn() ? told : kNobody;
        if (decider == state->turn() && told != decider) {
            const std::vector<Move> way = onlyWay(*state, decider);
            if (!way.empty()) {
                tell(*state, decider, way, seed);
                told = decider;
            }
        }
        state->apply(decider == kChance ? state->sampleChance(rng) : state->think(BotSpec{}, rng.next(), {}));
    }
}

int run(int count, char** arguments) {
    const GameInfo* game = count > 1 ? findGame(arguments[1]) : nullptr;
    if (game == nullptr) {
        std::fprintf(stderr, "usage: bench_puzzles GAME [GAMES] [SEED] [SEATS] [OPTION=VALUE ...]\n");
        return 2;
    }
    const auto number = [&](int index, int usual) {
        return count > index ? std::atoi(arguments[index]) : usual;
    };
    Setup setup;
    setup.seats = number(4, std::max(2, game->minSeats()));
    for (int index = 5; index < count; ++index) {
        const std::string written = arguments[index];
        const std::size_t equals = written.find('=');
        const auto option = findOption(*game, written.substr(0, equals));
        if (!option || equals == std::string::npos) continue;
        if (const auto value = findValue(game->options()[*option], written.substr(equals + 1)))
            setOption(setup, *option, *value);
    }
    const auto first = static_cast<Seed>(number(3, 1));
    for (Seed seed = first; seed < first + static_cast<Seed>(number(2, 20)); ++seed) look(*game, setup, seed);
    return 0;
}

} // namespace

} // namespace drawbridge

int main(int count, char** arguments) { return drawbridge::run(count, arguments); }
