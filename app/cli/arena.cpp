// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/table.h"
#include "core/threadpool.h"
#include "match/setup.h"
#include "match/tally.h"
#include "text/gametext.h"
#include "text/houserules.h"

#include <QJsonArray>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>

namespace drawbridge::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr qulonglong kMostDeals = 1'000'000;
constexpr qulonglong kMostJobs = 256;
constexpr std::uint64_t kThoughts = 0x6172656E61u; // random stream of the bots, apart from that of the deal

/// The results of one deal, over all its rotations.
struct Deal {
    std::vector<double> points;               ///< by bot, averaged over the rotations
    std::vector<double> byOrder;              ///< by place in the order of play, first player first
    std::vector<std::array<int, 3>> ends;     ///< by bot: won, drawn, lost
    std::vector<std::vector<float>> thinking; ///< by bot, milliseconds per decision with a choice
    std::vector<int> decisions{};             ///< by game
    std::vector<int> turns{};
};

/// The setup for a rotation, in which bot `(seat + rotation) % n` sits at each seat and keeps its faction.
Setup rotated(const Table& table, std::size_t rotation) {
    Setup setup = table.setup;
    const std::vector<std::size_t> leads = seatOptions(*table.game);
    for (std::size_t seat = 0; seat < leads.size(); ++seat)
        setOption(setup, leads[seat], optionOf(table.setup, leads[(seat + rotation) % leads.size()]));
    return setup;
}

/// Plays one of a deal's `games` games, with bot `(seat + rotation) % n` at each seat.
void playGame(const Table& table, Seed seed, std::size_t rotation, std::size_t games, Deal& deal) {
    const std::size_t seats = table.bots.size();
    const auto botAt = [&](Seat seat) { return (seat + rotation) % seats; };
    auto state = table.game->start(rotated(table, rotation));
    std::vector<SearchMemory> minds = freshMinds(table);
    MoveList list;
    int decisions = 0;
    Seat asked = kNobody; // the first seat that had a turn
    for (std::uint64_t event = 0, chance = 0; state->decider() != kNobody; ++event) {
        if (state->decider() == kChance) {
            // The same random stream for every rotation, so that the deal is the same.
            Rng dice(Rng::derive(seed, chance++));
            state->apply(state->sampleChance(dice));
            continue;
        }
        const Seat seat = state->decider();
        if (!isSeat(asked)) asked = state->turn();
        const std::size_t bot = botAt(seat);
        state->legalMoves(list);
        const auto before = Clock::now();
        const Move move =
            state->think(table.bots[bot], Rng::derive(seed ^ kThoughts ^ rotation, event), {}, minds[seat]);
        const std::chrono::duration<float, std::milli> spent = Clock::now() - before;
        if (const Verdict verdict = state->judge(move); !verdict) throw refused(*state, move, verdict);
        if (list.size() > 1) deal.thinking[bot].push_back(spent.count());
        ++decisions;
        state->apply(move);
    }
    const Seat first = firstOf(*state, asked);
    for (Seat seat = 0; seat < seats; ++seat) {
        const double score = state->score(seat);
        deal.points[botAt(seat)] += score / static_cast<double>(games);
        if (isSeat(first)) deal.byOrder[(seat + seats - first) % seats] += score / static_cast<double>(games);
        ++deal.ends[botAt(seat)][score > 0.75 ? 0 : score > 0 ? 1 : 2];
    }
    deal.decisions.push_back(decisions);
    deal.turns.push_back(turnsOf(*state));
}

Deal playDeal(const Table& table, Seed seed, std::size_t games) {
    const std::size_t seats = table.bots.size();
    Deal deal{std::vector<double>(seats), std::vector<double>(seats), std::vector<std::array<int, 3>>(seats),
              std::vector<std::vector<float>>(seats)};
    for (std::size_t rotation = 0; rotation < games; ++rotation) playGame(table, seed, rotation, games, deal);
    return deal;
}

/// Plays all deals, `games` of each, in parallel jobs.
std::vector<Deal> playDeals(const Table& table, Seed seed, std::size_t count, std::size_t games,
                            std::size_t jobs) {
    std::vector<Deal> deals(count);
    std::atomic<std::size_t> next = 0;
    std::optional<Failure> failure;
    std::mutex failureLock;
    const auto work = [&] {
        for (std::size_t deal = next++; deal < count; deal = next++) {
            try {
                deals[deal] = playDeal(table, seed + deal, games);
            } catch (const Failure& one) {
                const std::lock_guard lock(failureLock);
                failure = one;
                next = count;
            }
        }
    };
    {
        std::vector<ThreadPool::Task> helpers;
        for (std::size_t job = 1; job < std::min(jobs, count); ++job)
            helpers.push_back(ThreadPool::shared().start(work));
        work();
    }
    if (failure) throw *failure;
    return deals;
}

struct Interval {
    double mean;
    double low;
    double high;
    double meanSquare; ///< of the values, for combining runs
};

/// The mean of values between 0 and 1 and its 95 % confidence interval: Wilson's, for the number of
/// independent games with the same variance of the mean. It is near the normal interval in the middle and
/// stays within 0 … 1; without variance each value counts as one game.
Interval wilson(const std::vector<double>& values) {
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double spread = 0;
    double squares = 0;
    for (const double value : values) {
        spread += (value - mean) * (value - mean);
        squares += value * value;
    }
    const double variance = count > 1 ? spread / (count - 1) / count : 0.0;
    const double games = variance > 0 ? mean * (1 - mean) / variance : count;
    constexpr double z = 1.959964;
    const double centre = (mean + z * z / (2 * games)) / (1 + z * z / games);
    const double half =
        z / (1 + z * z / games) * std::sqrt(mean * (1 - mean) / games + z * z / (4 * games * games));
    return {mean, std::max(0.0, centre - half), std::min(1.0, centre + half), squares / count};
}

/// A quantile of the values.
template <class T>
T quantile(std::vector<T>& values, double share) {
    if (values.empty()) return {};
    const std::ptrdiff_t index = std::lround(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + index, values.end());
    return values[static_cast<std::size_t>(index)];
}

struct BotResult {
    QString name;
    Interval rate{};
    std::array<int, 3> ends{};
    float median = 0;
    float ninetyNine = 0;
    float longest = 0;
    std::size_t decisions = 0;
};

BotResult resultOf(const std::vector<Deal>& deals, std::size_t bot, const QString& name) {
    BotResult result;
    result.name = name;
    std::vector<double> points;
    std::vector<float> thinking;
    for (const Deal& deal : deals) {
        points.push_back(deal.points[bot]);
        for (std::size_t i = 0; i < 3; ++i) result.ends[i] += deal.ends[bot][i];
        thinking.insert(thinking.end(), deal.thinking[bot].begin(), deal.thinking[bot].end());
    }
    result.rate = wilson(points);
    result.decisions = thinking.size();
    result.median = quantile(thinking, 0.5);
    result.ninetyNine = quantile(thinking, 0.99);
    result.longest = quantile(thinking, 1.0);
    return result;
}

struct Length {
    double mean;
    int median;
    int longest;
};

Length lengthOf(const std::vector<Deal>& deals, std::vector<int> Deal::* which) {
    std::vector<int> values;
    for (const Deal& deal : deals) values.insert(values.end(), (deal.*which).begin(), (deal.*which).end());
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    return {sum / static_cast<double>(values.size()), quantile(values, 0.5), quantile(values, 1.0)};
}

/// How often the player in that place of the order of play won, whichever bot it was.
Interval rateInOrder(const std::vector<Deal>& deals, std::size_t place) {
    std::vector<double> points;
    for (const Deal& deal : deals) points.push_back(deal.byOrder[place]);
    return wilson(points);
}

/// "castle-keep, option.variant=empire"
QString titleOf(const Table& table) {
    QString title = toQString(table.game->id());
    for (std::size_t i = 0; i < table.game->options().size(); ++i) {
        const OptionSpec& option = table.game->options()[i];
        if (const OptionValue value = optionOf(table.setup, i); value != 0)
            title += QStringLiteral(", %1=%2").arg(toQString(option.name), toQString(option.values[value]));
    }
    return title;
}

QJsonObject asJson(const Interval& rate) {
    return {{"winRate", rate.mean},
            {"interval95", QJsonArray{rate.low, rate.high}},
            {"meanSquare", rate.meanSquare}};
}

QJsonObject asJson(const Length& length) {
    return {{"mean", length.mean}, {"median", length.median}, {"longest", length.longest}};
}

QJsonObject asJson(const BotResult& bot) {
    QJsonObject json = asJson(bot.rate);
    json["bot"] = bot.name;
    json["won"] = bot.ends[0];
    json["drawn"] = bot.ends[1];
    json["lost"] = bot.ends[2];
    json["decisionMs"] = QJsonObject{{"count", static_cast<qint64>(bot.decisions)},
                                     {"median", bot.median},
                                     {"p99", bot.ninetyNine},
                                     {"longest", bot.longest}};
    return json;
}

} // namespace

int arena(const QStringList& arguments) {
    Arguments options(
        "arena",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr(
            "GAME [--preset NAME] [--set NAME=VALUE …] --seats BOT,BOT… [--deals N] [--once] [--seed N] "
            "[--jobs N] [--open] [--json]"),
        Words::tr("Plays every deal once with each bot at each seat, its faction going with it. Win rates "
                  "count a draw as half a win; their 95 % interval is Wilson's, over deals, the games of a "
                  "deal averaged."));
    addTableOptions(options);
    options.value("deals", "N", Words::tr("How many deals."), "100");
    options.flag("once",
                 Words::tr("Plays every deal once alone, each bot at its own seat: where all are alike."));
    options.flag("open",
                 Words::tr("All cards lie open to the first bot, a search: how often even it does not win is "
                           "what luck leaves to the others."));
    options.value("jobs", "N",
                  Words::tr("How many deals at a time. By default one for each core, but one alone if a bot "
                            "thinks by the clock."));
    if (!options.parse(arguments, 1, 1)) return kDone;
    Table table = tableFrom(options);
    if (options.isSet("open")) {
        if (table.bots.front().kind != BotSpec::Kind::Ismcts)
            throw Failure{kUsage, Words::tr("--open is for a first bot that searches")};
        table.bots.front().seesAll = true;
    }
    const auto deals = options.number("deals", 1, kMostDeals);
    const Seed seed = options.number("seed", 0, std::numeric_limits<Seed>::max());
    const bool byTheClock =
        std::ranges::any_of(table.bots, [](const BotSpec& bot) { return bot.milliseconds > 0; });
    std::size_t jobs = byTheClock ? 1 : static_cast<std::size_t>(coresOfMachine());
    if (options.isSet("jobs")) jobs = options.number("jobs", 1, kMostJobs);

    const auto before = Clock::now();
    const std::size_t gamesOfADeal = options.isSet("once") ? 1 : table.bots.size();
    const std::vector<Deal> played = playDeals(table, seed, deals, gamesOfADeal, jobs);
    const std::chrono::duration<double> took = Clock::now() - before;
    std::vector<BotResult> bots;
    for (std::size_t bot = 0; bot < table.bots.size(); ++bot)
        bots.push_back(resultOf(played, bot, table.botNames[static_cast<qsizetype>(bot)]));
    const Length turns = lengthOf(played, &Deal::turns);
    const Length decisions = lengthOf(played, &Deal::decisions);

    if (options.json()) {
        QJsonArray list;
        for (const BotResult& bot : bots) list.append(asJson(bot));
        QJsonArray inOrder;
        for (std::size_t place = 0; place < table.bots.size(); ++place)
            inOrder.append(asJson(rateInOrder(played, place)));
        printJson({{"game", toQString(table.game->id())},
                   {"options", optionsJson(*table.game, table.setup)},
                   {"seed", QString::number(seed)},
                   {"deals", static_cast<qint64>(deals)},
                   {"games", static_cast<qint64>(deals * gamesOfADeal)},
                   {"seconds", took.count()},
                   {"bots", list},
                   {"inOrder", inOrder},
                   {"turns", asJson(turns)},
                   {"decisions", asJson(decisions)}});
        return kDone;
    }
    print(Words::tr("%1: %2 deals, %3 games, seed %4, %5 s")
              .arg(titleOf(table), QString::number(deals), QString::number(deals * gamesOfADeal),
                   QString::number(seed), decimal(took.count())));
    for (const BotResult& bot : bots) {
        const auto percent = [](double share) { return decimal(100 * share); };
        const auto time = [](float milliseconds) {
            return milliseconds < 1 ? decimal(1000 * milliseconds) + " µs" : decimal(milliseconds) + " ms";
        };
        print(Words::tr("%1  %2 % [%3, %4]   won %5, drawn %6, lost %7")
                  .arg(bot.name.leftJustified(16), percent(bot.rate.mean).rightJustified(5),
                       percent(bot.rate.low), percent(bot.rate.high), QString::number(bot.ends[0]),
                       QString::number(bot.ends[1]), QString::number(bot.ends[2])));
        //: Follows the line with the name of a bot; %1 is how many times it had a choice.
        print(Words::tr("%1  time per decision: median %2, 99 % within %3, longest %4 (%5 decisions)")
                  .arg(QString().leftJustified(16), time(bot.median), time(bot.ninetyNine), time(bot.longest),
                       QString::number(bot.decisions)));
    }
    QStringList inOrder;
    for (std::size_t place = 0; place < table.bots.size(); ++place)
        //: How often who was the first, second, … to have a turn won, whichever bot that was
        inOrder.append(Words::tr("%1: %2 %")
                           .arg(QString::number(place + 1), decimal(100 * rateInOrder(played, place).mean)));
    print(Words::tr("in the order of their first turns: %1").arg(inOrder.join("; ")));
    print(
        Words::tr("length: %1 turns on average (median %2, longest %3), %4 decisions (median %5, longest %6)")
            .arg(decimal(turns.mean), QString::number(turns.median), QString::number(turns.longest),
                 decimal(decisions.mean), QString::number(decisions.median),
                 QString::number(decisions.longest)));
    print(Words::tr("95 % intervals: Wilson's, over deals, the games of a deal averaged"));
    return kDone;
}

} // namespace drawbridge::cli
