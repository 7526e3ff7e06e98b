// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/think.h"
#include "keep/game.h"
#include "match/handles.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <vector>

using namespace drawbridge;

namespace {

/// What a benchmark is run with: a game's options, by a number that Google Benchmark can name.
keep::Options castleKeep(std::int64_t which) {
    keep::Options options;
    switch (which) {
    case 0: break;
    case 1: options.seats = 4; break;
    case 2: options.set(keep::Variant::Takeover); break;
    case 3: options.set(keep::Variant::Empire); break;
    case 4: options.set(keep::Variant::King); break;
    case 5:
        options.seats = 1;
        options.set(keep::Variant::Siege);
        break;
    default: break;
    }
    return options;
}
constexpr const char* kNames[] = {"base, 2 seats", "base, 4 seats", "takeover", "empire", "king", "siege"};

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

/// From the first deal to the true end, every choice uniform over the legal moves.
template <Game G>
void playouts(benchmark::State& state, typename G::Options (*options)(std::int64_t)) {
    const auto start = G::start(options(state.range(0)));
    Rng rng(1);
    std::int64_t moves = 0;
    for (auto _ : state) {
        auto p = start;
        for (Seat decider = G::decider(p); decider != kNobody; decider = G::decider(p)) {
            G::apply(p, decider == kChance ? G::sampleChance(p, rng) : G::randomMove(p, rng));
            ++moves;
        }
        benchmark::DoNotOptimize(p);
    }
    state.SetLabel(kNames[state.range(0)]);
    state.counters["playouts/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["moves/s"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
    state.counters["moves/playout"] = static_cast<double>(moves) / static_cast<double>(state.iterations());
}
BENCHMARK_CAPTURE(playouts<CastleKeep>, castle_keep, castleKeep)->DenseRange(0, 5);

template <Game G>
void copies(benchmark::State& state, typename G::Options (*options)(std::int64_t)) {
    const auto positions = typicalPositions<G>(options(0));
    std::size_t next = 0;
    typename G::Position p;
    for (auto _ : state) {
        p = positions[next++ % positions.size()];
        benchmark::DoNotOptimize(p);
    }
    state.counters["bytes"] = sizeof(typename G::Position);
}
BENCHMARK_CAPTURE(copies<CastleKeep>, castle_keep, castleKeep);

/// Asks something of one typical position after the other.
template <Game G, class Ask>
void ask(benchmark::State& state, const typename G::Options& options, Ask question) {
    const auto positions = typicalPositions<G>(options);
    std::size_t next = 0;
    for (auto _ : state) question(positions[next++ % positions.size()]);
}

template <Game G>
void legalMoves(benchmark::State& state, typename G::Options (*options)(std::int64_t)) {
    MoveList list;
    ask<G>(state, options(state.range(0)), [&](const auto& p) {
        list.clear();
        G::legalMoves(p, list);
        benchmark::DoNotOptimize(list);
    });
    state.SetLabel(kNames[state.range(0)]);
}
BENCHMARK_CAPTURE(legalMoves<CastleKeep>, castle_keep, castleKeep)->DenseRange(0, 5);

template <Game G>
void judge(benchmark::State& state, typename G::Options (*options)(std::int64_t)) {
    const auto positions = typicalPositions<G>(options(0));
    std::vector<Move> moves;
    G::forEachMove(options(0), [&](Move move) { moves.push_back(move); });
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            G::judge(positions[next / 64 % positions.size()], moves[next * 97 % moves.size()]));
        ++next;
    }
}
BENCHMARK_CAPTURE(judge<CastleKeep>, castle_keep, castleKeep);

template <Game G>
void determinize(benchmark::State& state, typename G::Options (*options)(std::int64_t)) {
    Rng rng(1);
    ask<G>(state, options(0), [&](const auto& p) {
        auto guess = p;
        G::determinize(guess, G::decider(p), rng);
        benchmark::DoNotOptimize(guess);
    });
}
BENCHMARK_CAPTURE(determinize<CastleKeep>, castle_keep, castleKeep);

template <Game G>
void viewOfASeat(benchmark::State& state, typename G::Options (*options)(std::int64_t)) {
    ask<G>(state, options(0), [&](const auto& p) { benchmark::DoNotOptimize(G::viewFor(p, 0)); });
}
BENCHMARK_CAPTURE(viewOfASeat<CastleKeep>, castle_keep, castleKeep);

/// The difference of two views: which piece is which.
template <Game G>
void followAView(benchmark::State& state, typename G::Options (*options)(std::int64_t)) {
    std::vector<View> views;
    Rng rng(1);
    auto p = G::start(options(0));
    for (Seat decider = G::decider(p); decider != kNobody && views.size() < 200; decider = G::decider(p)) {
        views.push_back(G::viewFor(p, 0));
        G::apply(p, decider == kChance ? G::sampleChance(p, rng) : G::randomMove(p, rng));
    }
    const auto piles = G::piles(options(0));
    std::size_t next = 0;
    HandleBook book(piles);
    for (auto _ : state) {
        View view = views[next++ % views.size()];
        book.follow(view);
        benchmark::DoNotOptimize(view);
    }
}
BENCHMARK_CAPTURE(followAView<CastleKeep>, castle_keep, castleKeep);

/// Iterations a second on the opening position, and on typical ones.
template <Game G>
void search(benchmark::State& state, typename G::Options (*options)(std::int64_t), bool opening) {
    constexpr int kIterations = 1000;
    auto positions = typicalPositions<G>(options(0));
    if (opening) {
        Rng rng(1);
        auto p = G::start(options(0));
        while (G::decider(p) == kChance) G::apply(p, G::sampleChance(p, rng));
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
BENCHMARK_CAPTURE(search<CastleKeep>, castle_keep_opening, castleKeep, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search<CastleKeep>, castle_keep_typical, castleKeep, false)->Unit(benchmark::kMillisecond);

} // namespace
