// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chronicle/chroniclefacts.h"

#include "match/gamestate.h"
#include "text/gametext.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace drawbridge {

namespace {

constexpr std::size_t kLast = 12;

Outcome outcomeOf(const KeptSeat& seat) {
    if (seat.score == 1) return Outcome::Won;
    return seat.score > 0 ? Outcome::Shared : Outcome::Lost;
}

/// Adds a match to a person's chronicle.
void count(PersonChronicle& into, const KeptMatch& match, std::size_t seat) {
    const KeptSeat& own = match.seats[seat];
    const Outcome outcome = outcomeOf(own);
    const QString opponent = opponentsOf(match);
    into.seconds += match.seconds;
    if (const auto level = levelOf(opponent)) into.levels[*level].add(outcome);
    const QDate day = match.last.toLocalTime().date();
    into.months[{day.year(), day.month()}].add(outcome);
    PastMatch past{match.game, outcome, {}, day};
    for (std::size_t other = 0; other < match.seats.size(); ++other)
        if (other != seat) past.against << match.seats[other].name;
    into.last.insert(into.last.begin(), std::move(past));
    if (into.last.size() > kLast) into.last.pop_back();
    if (outcome == Outcome::Won)
        for (const KeptSeat& beaten : match.seats)
            into.strongest = std::max(into.strongest, levelOf(beaten.bot)); // nullopt is less than any level
    const auto game = std::ranges::find(into.games, match.game, &GameRecord::game);
    if (game == into.games.end()) return;
    game->outcomes.add(outcome);
    game->byOpponent[opponent].add(outcome);
    if (outcome == Outcome::Won && (game->fastest == 0 || match.moves < game->fastest))
        game->fastest = match.moves;
    if (own.points) game->bestPoints = std::max(game->bestPoints.value_or(*own.points), *own.points);
}

std::vector<BotRecord> botsOf(const std::vector<KeptMatch>& matches) {
    std::map<std::tuple<QString, std::size_t, QString>, BotRecord> found;
    for (const KeptMatch& match : matches) {
        // Matches among bots of one level tell nothing about their relative strength.
        if (!match.onlyBots() || opponentsOf(match) != PersonStatistics::kMixedBots) continue;
        for (const KeptSeat& seat : match.seats) {
            BotRecord& row = found[{match.game, levelOf(seat.bot).value_or(kLevels), seat.bot}];
            row.game = match.game;
            row.level = seat.bot;
            ++row.seats;
            row.won += seat.score;
            row.expected += 1 / static_cast<double>(match.seats.size());
        }
    }
    std::vector<BotRecord> rows;
    for (auto& [key, row] : found) rows.push_back(std::move(row));
    return rows;
}

} // namespace

std::optional<std::size_t> levelOf(const QString& bot) {
    const auto all = levels();
    const auto found = std::ranges::find(all, bot.toStdString(), &Level::name);
    if (found == all.end()) return {};
    return static_cast<std::size_t>(found - all.begin());
}

Chronicle chronicleOf(std::vector<KeptMatch> finished) {
    std::erase_if(finished, [](const KeptMatch& match) { return !counts(match); });
    Chronicle chronicle{std::move(finished), {}, {}, {}};
    chronicle.statistics = statisticsOf(chronicle.matches);
    chronicle.bots = botsOf(chronicle.matches);
    chronicle.series = seriesOf(chronicle.matches);
    return chronicle;
}

PersonChronicle chronicleOf(const Chronicle& chronicle, const QString& person) {
    PersonChronicle result;
    result.person = person;
    for (const GameInfo* game : allGames()) result.games.push_back({toQString(game->id()), {}, {}, 0, {}});
    if (person.isEmpty()) return result; // an empty id would match the bots
    result.total = totalOf(chronicle.matches, person);
    for (const KeptMatch& match : chronicle.matches)
        for (std::size_t seat = 0; seat < match.seats.size(); ++seat)
            if (match.seats[seat].person == person) count(result, match, seat);
    return result;
}

PersonChronicle chronicleOf(std::vector<KeptMatch> finished, const QString& person) {
    std::erase_if(finished, [](const KeptMatch& match) { return !counts(match); });
    return chronicleOf(Chronicle{std::move(finished), {}, {}, {}}, person);
}

} // namespace drawbridge
