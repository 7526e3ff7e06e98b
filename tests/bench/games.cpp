// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/randomgame.h"
#include "bots/think.h"
#include "caleira/game.h"
#include "castles/game.h"
#include "keep/game.h"
#include "match/handles.h"
#include "rampage/game.h"
#include "wars/game.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <vector>

using namespace drawbridge;

namespace {

/// A variant of a game, with a name for the report.
template <Game G>
struct Variant {
    std::string name;
    typename G::Options options;
};

std::vector<Variant<CastleKeep>> castleKeep() {
    const auto of = [](keep::Variant variant, int seats) {
        keep::Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        return options.set(variant);
    };
    return {{"base 2", of(keep::Variant::Base, 2)},       {"base 4", of(keep::Variant::Base, 4)},
            {"takeover", of(keep::Variant::Takeover, 2)}, {"empire 2", of(keep::Variant::Empire, 2)},
            {"king", of(keep::Variant::King, 2)},         {"siege", of(keep::Variant::Siege, 1)}};
}

std::vector<Variant<CastlesOfCaleira>> castlesOfCaleira() {
    caleira::Options four;
    four.seats = 4;
    caleira::Options moats;
    moats.set(caleira::Option::Moats, 1);
    return {{"2", {}}, {"2 with Moats", moats}, {"4", four}};
}

std::vector<Variant<CastleWars>> castleWars() {
    using wars::Faction;
    wars::Options epic;
    epic.set(wars::Option::Size, 1);
    const auto pair = [](Faction one, Faction two) {
        wars::Options options;
        return options.setFaction(0, one).setFaction(1, two);
    };
    return {{"standard", {}},
            {"epic", epic},
            {"Undead and Fateweavers", pair(Faction::Undead, Faction::Fateweavers)},
            {"Mages and Shape-Shifters", pair(Faction::Mages, Faction::ShapeShifters)}};
}

std::vector<Variant<CastlesGame>> castlesGame() {
    const auto of = [](int seats) {
        castles::Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        return options;
    };
    return {{"2", of(2)}, {"4", of(4)}, {"8", of(8)}};
}

/// The positions of some random games, one of a hundred decisions of seats each: typical ones.
template <Game G>
std::vector<typename G::Position> typicalPositions(const typename G::Options& options) {
    std::vector<typename G::Position> positions;
    Rng rng(1);
    for (int game = 0; positions.size() < 64; ++game) {
        auto p = G::start(options);
        for (Seat decider = G::decider(p); decider != kNobody; decider = G::decider(p)) {
            if (isSeat(decider) && rng.below(100) == 0) positions.push_back(p);
            G::apply(p, decider == kChance ? G::sampleChance(p, rng) : G::randomMove(p, rng));
        }
    }
    return positions;
}

/// From the first deal to the true end, every choice uniform over the legal moves, made move by move as the
/// search makes them.
template <Game G>
void games(benchmark::State& state, const typename G::Options& options) {
    const auto start = G::start(options);
    Rng rng(1);
    std::int64_t moves = 0;
    for (auto _ : state) {
        auto p = start;
        moves += playRandomly<G>(p, rng);
        benchmark::DoNotOptimize(p);
    }
    const auto played = static_cast<double>(state.iterations());
    state.counters["games/s"] = benchmark::Counter(played, benchmark::Counter::kIsRate);
    state.counters["moves/s"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
    state.counters["moves/game"] = static_cast<double>(moves) / played;
}

template <Game G>
void copies(benchmark::State& state, const typename G::Options& options) {
    const auto positions = typicalPositions<G>(options);
    std::size_t next = 0;
    typename G::Position p;
    for (auto _ : state) {
        p = positions[next++ % positions.size()];
        benchmark::DoNotOptimize(p);
    }
    state.counters["bytes"] = sizeof(typename G::Position);
}

/// Asks something of one typical position after the other.
template <Game G, class Ask>
void ask(benchmark::State& state, const typename G::Options& options, Ask question) {
    const auto positions = typicalPositions<G>(options);
    std::size_t next = 0;
    for (auto _ : state) question(positions[next++ % positions.size()]);
}

template <Game G>
void legalMoves(benchmark::State& state, const typename G::Options& options) {
    MoveList list;
    ask<G>(state, options, [&](const auto& p) {
        list.clear();
        G::legalMoves(p, list);
        benchmark::DoNotOptimize(list);
    });
}

template <Game G>
void judge(benchmark::State& state, const typename G::Options& options) {
    const auto positions = typicalPositions<G>(options);
    std::vector<Move> moves;
    G::forEachMove(options, [&](Move move) { moves.push_back(move); });
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            G::judge(positions[next / 64 % positions.size()], moves[next * 97 % moves.size()]));
        ++next;
    }
}

template <Game G>
void determinize(benchmark::State& state, const typename G::Options& options) {
    Rng rng(1);
    ask<G>(state, options, [&](const auto& p) {
        auto guess = p;
        G::determinize(guess, G::decider(p), rng);
        benchmark::DoNotOptimize(guess);
    });
}

template <Game G>
void viewOfASeat(benchmark::State& state, const typename G::Options& options) {
    ask<G>(state, options, [&](const auto& p) { benchmark::DoNotOptimize(G::viewFor(p, 0)); });
}

/// The difference of two views: which piece is which.
template <Game G>
void followAView(benchmark::State& state, const typename G::Options& options) {
    std::vector<View> views;
    Rng rng(1);
    auto p = G::start(options);
    for (Seat decider = G::decider(p); decider != kNobody && views.size() < 200; decider = G::decider(p)) {
        views.push_back(G::viewFor(p, 0));
        G::apply(p, decider == kChance ? G::sampleChance(p, rng) : G::randomMove(p, rng));
    }
    const auto piles = G::piles(options);
    std::size_t next = 0;
    HandleBook book(piles);
    for (auto _ : state) {
        View view = views[next++ % views.size()];
        book.follow(view);
        benchmark::DoNotOptimize(view);
    }
}

/// Iterations a second on the opening position, and on typical ones.
template <Game G>
void search(benchmark::State& state, const typename G::Options& options, bool opening) {
    constexpr int kIterations = 1000;
    auto positions = typicalPositions<G>(options);
    if (opening) {
        Rng rng(1);
        auto p = G::start(options);
        MoveList list;
        while (true) { // up to the first decision that is one
            if (G::decider(p) != kChance) listMoves<G>(p, list);
            if (G::decider(p) != kChance && list.size() > 1) break;
            G::apply(p, G::decider(p) == kChance ? G::sampleChance(p, rng) : list.front());
        }
        positions.assign(1, p);
    }
    const BotSpec bot{BotSpec::Kind::Ismcts, kIterations, 0, 1};
    Seed seed = 0;
    std::int64_t searched = 0;
    for (auto _ : state) {
        const auto& p = positions[seed % positions.size()];
        MoveList list;
        listMoves<G>(p, list);
        benchmark::DoNotOptimize(think<G>(p, bot, ++seed, {}));
        if (list.size() > 1) searched += kIterations; // a forced move is not thought about
    }
    state.counters["iterations/s"] =
        benchmark::Counter(static_cast<double>(searched), benchmark::Counter::kIsRate);
}

template <Game G>
void add(const std::vector<Variant<G>>& variants) {
    const std::string game(G::kId);
    const auto reg = [&](const char* what, const Variant<G>& variant, auto run) {
        return benchmark::RegisterBenchmark((game + "/" + what + "/" + variant.name).c_str(), run);
    };
    for (const auto& variant : variants) {
        const auto options = variant.options;
        reg("random games", variant, [options](auto& state) { games<G>(state, options); });
        reg("legal moves", variant, [options](auto& state) { legalMoves<G>(state, options); });
    }
    const auto& first = variants.front();
    const auto options = first.options;
    reg("copy", first, [options](auto& state) { copies<G>(state, options); });
    reg("judge", first, [options](auto& state) { judge<G>(state, options); });
    reg("determinize", first, [options](auto& state) { determinize<G>(state, options); });
    reg("view", first, [options](auto& state) { viewOfASeat<G>(state, options); });
    reg("view difference", first, [options](auto& state) { followAView<G>(state, options); });
    reg("search from the opening", first, [options](auto& state) {
        search<G>(state, options, true);
    })->Unit(benchmark::kMillisecond);
    reg("search in mid-game", first, [options](auto& state) {
        search<G>(state, options, false);
    })->Unit(benchmark::kMillisecond);
}

} // namespace

int main(int argc, char** argv) {
    add<CastleKeep>(castleKeep());
    add<CastlesOfCaleira>(castlesOfCaleira());
    add<CastleRampage>({{"house edition", {}}});
    add<CastleWars>(castleWars());
    add<CastlesGame>(castlesGame());
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
