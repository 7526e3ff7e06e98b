// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/advise.h"
#include "caleira/game.h"
#include "castles/game.h"
#include "keep/game.h"
#include "rampage/game.h"
#include "wars/game.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

// How good hints are: how often one is the move of a search ten times as long, where that is sure of it, and
// how often there is a reason beside the chances. Games are played with common sense; one decision of some is
// looked at.
//
// usage: bench_hints [DECISIONS of each game] [PLAYOUTS of a hint]
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

template <Game G>
void look(int decisions, int playouts, int seats) {
    typename G::Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    const BotSpec adviser{BotSpec::Kind::Ismcts, playouts, 0, 1};
    const BotSpec patient{BotSpec::Kind::Ismcts, kTimesAsLong * playouts, 0, 1};
    int choices = 0;
    int better = 0; ///< of them, where some move is worse
    int reasons = 0;
    int sure = 0;
    int same = 0;
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
                const Advice advice = advise<G>(p, adviser, rng.next(), {});
                better += advice.instead.has_value();
                reasons += !advice.aim.empty();
                Mind mind;
                const Move best = think<G>(p, patient, rng.next(), {}, mind);
                if (lead(mind.compared) > kSure) {
                    ++sure;
                    same += best == advice.move;
                    lost += mind.compared.front().value - valueOf(mind.compared, advice.move);
                    if (best != advice.move)
                        std::printf("  %s (%.2f), not %s (%.2f)\n", G::toText(p, best).c_str(),
                                    mind.compared.front().value, G::toText(p, advice.move).c_str(),
                                    valueOf(mind.compared, advice.move));
                }
            }
            G::apply(p, greedyMove<G>(p, rng));
        }
    }
    std::printf(
        "%s for %d: %d decisions; where some move is worse (%d) a reason at %d %%; where the long search is "
        "sure (%d) the hint the same at %d %%, worse by %.1f %% on average\n",
        std::string(G::kId).c_str(), seats, choices, better, better > 0 ? 100 * reasons / better : 100, sure,
        sure > 0 ? 100 * same / sure : 100, sure > 0 ? 100 * lost / sure : 0);
    std::fflush(stdout);
}

} // namespace

} // namespace drawbridge

int main(int argc, char** argv) {
    using namespace drawbridge;
    const int decisions = argc > 1 ? std::atoi(argv[1]) : 100;
    const int playouts = argc > 2 ? std::atoi(argv[2]) : 20'000;
    look<CastleKeep>(decisions, playouts, 2);
    look<CastleKeep>(decisions, playouts, 3);
    look<CastlesOfCaleira>(decisions, playouts, 2);
    look<CastlesOfCaleira>(decisions, playouts, 3);
    look<CastleRampage>(decisions, playouts, 2);
    look<CastleWars>(decisions, playouts, 2);
    look<CastlesGame>(decisions, playouts, 2);
    look<CastlesGame>(decisions, playouts, 4);
}
