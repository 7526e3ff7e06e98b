// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ismcts.h"
#include "bots/randomgame.h"
#include "cli/cli.h"
#include "cli/table.h"
#include "core/vectorunit.h"
#include "match/games.h"
#include "text/gametext.h"

#include <QJsonArray>
#include <chrono>

namespace drawbridge::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// Rates per second, on one thread.
struct Speeds {
    double playouts = 0;
    double moves = 0;
    double copies = 0;
    double iterations = 0;
};

/// Does something again and again for so many seconds; returns how many it took.
template <class Once>
double repeated(double seconds, Once once) {
    const auto start = Clock::now();
    while (true) {
        once();
        const std::chrono::duration<double> spent = Clock::now() - start;
        if (spent.count() >= seconds) return spent.count();
    }
}

/// Plays random games from the first shuffle to the end; writes the rates to `speeds`.
template <Game G>
void measureGames(const typename G::Options& options, double seconds, Speeds& speeds) {
    clearUpperVectors();
    Rng rng(1);
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    const double spent = repeated(seconds, [&] {
        for (int i = 0; i < 256; ++i) {
            typename G::Position position = G::start(options);
            moves += static_cast<std::uint64_t>(playRandomly<G>(position, rng));
            ++games;
        }
    });
    speeds.playouts = static_cast<double>(games) / spent;
    speeds.moves = static_cast<double>(moves) / spent;
}

/// The position of the first decision of a seat.
template <Game G>
typename G::Position opening(const typename G::Options& options) {
    Rng rng(1);
    typename G::Position position = G::start(options);
    while (G::decider(position) == kChance) G::apply(position, G::sampleChance(position, rng));
    return position;
}

template <Game G>
double measureCopies(const typename G::Options& options, double seconds) {
    constexpr std::size_t kMany = 64;
    clearUpperVectors();
    std::vector<typename G::Position> positions(kMany, opening<G>(options));
    std::uint64_t copies = 0;
    const double spent = repeated(seconds, [&] {
        for (int round = 0; round < 64; ++round) {
            for (std::size_t i = 0; i + 1 < kMany; ++i) positions[i + 1] = positions[i];
            positions[0] = positions[kMany - 1];
            copies += kMany;
        }
    });
    return static_cast<double>(copies) / spent;
}

/// Searches of a thousand iterations each, as bots run them, tree included.
template <Game G>
double measureSearch(const typename G::Options& options, double seconds) {
    constexpr int kIterations = 1000;
    const typename G::Position position = opening<G>(options);
    const Budget budget({BotSpec::Kind::Ismcts, kIterations, 0, 1}, {});
    std::uint64_t iterations = 0;
    Seed seed = 0;
    SearchTree tree;
    const double spent = repeated(seconds, [&] {
        tree.clear();
        tree.allow(kIterations);
        Ismcts<G> search(position, G::decider(position), tree, {}, ++seed);
        iterations += static_cast<std::uint64_t>(search.run(kIterations, budget));
    });
    return static_cast<double>(iterations) / spent;
}

Speeds measure(const GameInfo& game, const Setup& setup, double seconds) {
    Speeds speeds;
    withGame(game.id(), [&]<class G>(std::type_identity<G>) {
        const auto options = optionsFrom<G>(setup);
        measureGames<G>(options, seconds, speeds);
        speeds.copies = measureCopies<G>(options, seconds);
        speeds.iterations = measureSearch<G>(options, seconds);
    });
    return speeds;
}

QString perSecond(double speed) { return QString::number(speed, 'f', 0); }

} // namespace

int bench(const QStringList& arguments) {
    Arguments options(
        "bench",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("[GAME [--preset NAME] [--set NAME=VALUE …] [--seats N]] [--seconds S] [--json]"),
        Words::tr(
            "Measures games of two by the default rules, unless told otherwise, on one thread: random games "
            "from the shuffle to the true end, copies of a position, and tree search at the opening."));
    addRuleOptions(options);
    options.value("seats", "N", Words::tr("How many play."), "2");
    options.value("seconds", "S", Words::tr("How long each figure is measured."), "2");
    if (!options.parse(arguments, 0, 1)) return kDone;
    const auto seconds = static_cast<double>(options.number("seconds", 1, 3600));
    std::vector<const GameInfo*> games(allGames().begin(), allGames().end());
    if (!options.words().isEmpty()) games = {&gameNamed(options.words().front())};
    Setup setup;
    setup.seats = static_cast<int>(options.number("seats", 2, kMaxSeats));
    for (const GameInfo* game : games)
        if (setup.seats < game->minSeats() || setup.seats > game->maxSeats())
            throw Failure{kUsage, Words::tr("%1 cannot be played by %2 players.")
                                      .arg(toQString(game->id()), QString::number(setup.seats))};
    if (options.isSet("preset") || options.isSet("set")) {
        if (games.size() != 1)
            throw Failure{kUsage, Words::tr("--preset and --set need the name of a game.")};
        chooseRules(*games.front(), setup, options);
        checkSetup(*games.front(), setup);
    }

    QJsonArray list;
    for (const GameInfo* game : games) {
        const Speeds speeds = measure(*game, setup, seconds);
        const QString id = toQString(game->id());
        if (options.json()) {
            list.append(QJsonObject{{"game", id},
                                    {"playoutsPerSecond", speeds.playouts},
                                    {"movesPerSecond", speeds.moves},
                                    {"copiesPerSecond", speeds.copies},
                                    {"iterationsPerSecond", speeds.iterations}});
            continue;
        }
        print(Words::tr("%1: %2 random games a second").arg(id, perSecond(speeds.playouts)));
        print(Words::tr("%1: %2 moves a second in them (%3 ns a move)")
                  .arg(id, perSecond(speeds.moves), decimal(1e9 / speeds.moves)));
        print(Words::tr("%1: %2 position copies a second").arg(id, perSecond(speeds.copies)));
        print(Words::tr("%1: %2 search iterations a second at the opening")
                  .arg(id, perSecond(speeds.iterations)));
    }
    if (options.json()) printJson({{"games", list}});
    return kDone;
}

} // namespace drawbridge::cli
