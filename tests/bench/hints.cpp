// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/advise.h"
#include "bots/appraise.h"
#include "caleira/game.h"
#include "castles/game.h"
#include "keep/game.h"
#include "match/lookback.h"
#include "rampage/game.h"
#include "wars/game.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

// How good hints are, and what looking back calls better: how often it is the move of a search ten times as
// long, where that is sure of it, how often another search as long says the same (more cannot be asked for),
// and how often there is a reason beside the chances. Games are played with common sense; one decision of
// some is looked at.
//
// usage: bench_hints hint|lookback [DECISIONS of each game] [PLAYOUTS] [GAME]
namespace drawbridge {

namespace {

constexpr double kSure = 0.05;    // by how much its move is better than any other
constexpr std::uint32_t kFew = 8; // of so many decisions one is looked at
constexpr int kTimesAsLong = 10;

/// The first move compared and how much better it is than each other.
double lead(const std::vector<ComparedMove>& compared) {
    double second = 0;
    for (std::size_t other = 1; other < compared.size(); ++other)
        second = std::max(second, compared[other].value);
    return compared.front().value - second;
}

double valueOf(const std::vector<ComparedMove>& compared, Move move) {
    for (const ComparedMove& one : compared)
        if (one.move == move) return one.value;
    return 0;
}

/// What is told of a decision.
struct Told {
    Move move;
    bool isBetter = false; ///< than some other one
    bool hasReason = false;
};

struct Hinting {
    static constexpr std::string_view kName = "hint";
    static constexpr int kPlayouts = 20'000;

    template <Game G>
    static Told tell(const typename G::Position& p, Move, int playouts, Seed seed) {
        const Advice advice = advise<G>(p, {BotSpec::Kind::Ismcts, playouts, 0, 1}, seed, {});
        return {advice.move, advice.instead.has_value(), !advice.aim.empty()};
    }
};

struct LookingBack {
    static constexpr std::string_view kName = "lookback";
    static constexpr int kPlayouts = kToAppraise;

    template <Game G>
    static Told tell(const typename G::Position& p, Move made, int playouts, Seed seed) {
        const Appraisal appraisal = appraise<G>(p, made, playouts, seed, {});
        return {appraisal.better, appraisal.cost > 0, !appraisal.aim.empty()};
    }
};

template <class Teller, Game G>
void look(int decisions, int playouts, int seats) {
    typename G::Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    const BotSpec patient{BotSpec::Kind::Ismcts, kTimesAsLong * playouts, 0, 1};
    int choices = 0;
    int better = 0; ///< of them, where some move is worse
    int reasons = 0;
    int sure = 0;
    int same = 0;
    int sameOfAnother = 0;
    double lost = 0;
    Rng rng(7);
    while (choices < decisions) {
        auto p = G::start(options);
        while (choices < decisions && G::decider(p) != kNobody) {
            if (G::decider(p) == kChance) {
                G::apply(p, G::sampleChance(p, rng));
                continue;
            }
            MoveList list;
            listMoves<G>(p, list);
            if (list.size() > 1 && rng.below(kFew) == 0) {
                ++choices;
                const Seed ofTeller = rng.next();
                const Seed ofPatient = rng.next();
                Rng luck = rng; // what is made below
                const Told told = Teller::template tell<G>(p, greedyMove<G>(p, luck), playouts, ofTeller);
                better += told.isBetter;
                reasons += told.hasReason;
                SearchMemory mind;
                const Move best = think<G>(p, patient, ofPatient, {}, mind);
                if (lead(mind.compared) > kSure) {
                    ++sure;
                    same += best == told.move;
                    sameOfAnother += think<G>(p, patient, Rng::derive(ofPatient, 1), {}) == best;
                    lost += mind.compared.front().value - valueOf(mind.compared, told.move);
                    if (best != told.move)
                        std::printf("  %s (%.2f), not %s (%.2f)\n", G::toText(p, best).c_str(),
                                    mind.compared.front().value, G::toText(p, told.move).c_str(),
                                    valueOf(mind.compared, told.move));
                }
            }
            G::apply(p, greedyMove<G>(p, rng));
        }
    }
    std::printf(
        "%s for %d: %d decisions; where some move is worse (%d) a reason at %d %%; where the long search "
        "is sure (%d) the same at %d %%, worse by %.1f %% on average; another long search the same at %d "
        "%%\n",
        std::string(G::kId).c_str(), seats, choices, better, better > 0 ? 100 * reasons / better : 100, sure,
        sure > 0 ? 100 * same / sure : 100, sure > 0 ? 100 * lost / sure : 0,
        sure > 0 ? 100 * sameOfAnother / sure : 100);
    std::fflush(stdout);
}

template <class Teller>
void lookAtAll(int decisions, int playouts, std::string_view game) {
    if (playouts <= 0) playouts = Teller::kPlayouts;
    const auto lookAt = [&]<Game G>(int seats) {
        if (game.empty() || game == G::kId) look<Teller, G>(decisions, playouts, seats);
    };
    lookAt.template operator()<CastleKeep>(2);
    lookAt.template operator()<CastleKeep>(3);
    lookAt.template operator()<CastlesOfCaleira>(2);
    lookAt.template operator()<CastlesOfCaleira>(3);
    lookAt.template operator()<CastleRampage>(2);
    lookAt.template operator()<CastleWars>(2);
    lookAt.template operator()<CastlesGame>(2);
    lookAt.template operator()<CastlesGame>(4);
}

} // namespace

} // namespace drawbridge

int main(int argc, char** argv) {
    using namespace drawbridge;
    const std::string_view mode = argc > 1 ? argv[1] : "";
    const int decisions = argc > 2 ? std::atoi(argv[2]) : 100;
    const int playouts = argc > 3 ? std::atoi(argv[3]) : 0;
    const std::string_view game = argc > 4 ? argv[4] : "";
    if (mode == Hinting::kName)
        lookAtAll<Hinting>(decisions, playouts, game);
    else if (mode == LookingBack::kName)
        lookAtAll<LookingBack>(decisions, playouts, game);
    else
        return std::fprintf(stderr, "usage: bench_hints hint|lookback [DECISIONS] [PLAYOUTS] [GAME]\n"), 2;
}
