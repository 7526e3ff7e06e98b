// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chronicle/chroniclewords.h"

#include "library/person.h"
#include "match/gamestate.h"
#include "match/setup.h"
#include "text/gametext.h"
#include "text/houserules.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace drawbridge {

namespace {

struct ChronicleWords {
    Q_DECLARE_TR_FUNCTIONS(ChronicleWords)
};

constexpr std::size_t kMonths = 24; // the last two years

QString number(int value) { return QLocale().toString(value); }
/// With one decimal, unless that is zero.
QString number(double value) {
    const bool whole = std::abs(value - std::round(value)) < 0.05;
    return QLocale().toString(value, 'f', whole ? 0 : 1);
}
QString nothing() { return QStringLiteral("–"); }

QString percent(double part, double all) {
    if (all <= 0) return nothing();
    return ChronicleWords::tr("%1 %", "a share").arg(QLocale().toString(qRound(100 * part / all)));
}

QString opponentName(const QString& opponent) {
    if (opponent == PersonStatistics::kNoBots) return ChronicleWords::tr("people only");
    if (opponent == PersonStatistics::kMixedBots) return ChronicleWords::tr("bots of unlike strength");
    return botName(opponent.toStdString());
}

/// Sort key: people only, then bots from weakest to strongest, then everything else.
std::size_t opponentRank(const QString& opponent) {
    if (opponent == PersonStatistics::kNoBots) return 0;
    if (opponent == PersonStatistics::kMixedBots) return kLevels + 2;
    return levelOf(opponent).value_or(kLevels) + 1;
}

QString variantName(const QString& game, const QString& variant) {
    const GameInfo* info = findGame(game.toStdString());
    if (info == nullptr || variant.isEmpty()) return ChronicleWords::tr("as usual", "variant of a game");
    QStringList names;
    for (const QString& chosen : variant.split(' ', Qt::SkipEmptyParts)) {
        const auto option = findOption(*info, chosen.section('=', 0, 0).toStdString());
        const auto value =
            option ? findValue(info->options()[*option], chosen.section('=', 1).toStdString()) : std::nullopt;
        names << (value ? textFor(info->id()).optionValue(info->options()[*option], *value) : chosen);
    }
    return QLocale().createSeparatedList(names);
}

/// The one game with factions.
const GameInfo& gameOfFactions() {
    return **std::ranges::find_if(allGames(),
                                  [](const GameInfo* game) { return !seatOptions(*game).empty(); });
}

QString factionWord(const QString& faction) {
    const GameInfo& game = gameOfFactions();
    const OptionSpec& spec = game.options()[seatOptions(game).front()];
    const auto value = findValue(spec, faction.toStdString());
    return value ? textFor(game.id()).optionValue(spec, *value) : faction;
}

QString streakWords(int streak) {
    if (streak > 0) return ChronicleWords::tr("%n won", "matches in a row", streak);
    if (streak < 0) return ChronicleWords::tr("%n not won", "matches in a row", -streak);
    return nothing();
}

QString placesWords(const std::map<int, int>& ranks) {
    QStringList places;
    for (const auto& [rank, times] : ranks)
        //: How often somebody came in at a place: %1 is the place, %2 how often, as in "2nd: 5 times"
        places << ChronicleWords::tr("%1.: %2×").arg(number(rank), number(times));
    return places.isEmpty() ? nothing() : places.join(QStringLiteral("  "));
}

PlotBar barOf(const QString& label, const Outcomes& outcomes) {
    return {label, double(outcomes.won), double(outcomes.shared), double(outcomes.lost)};
}

QStringList outcomeHeads(const QString& about) {
    return {about,
            ChronicleWords::tr("Played"),
            ChronicleWords::tr("Won"),
            ChronicleWords::tr("Shared"),
            ChronicleWords::tr("Lost"),
            ChronicleWords::tr("Share won")};
}

QStringList outcomeRow(const QString& about, const Outcomes& outcomes) {
    return {about,
            number(outcomes.played()),
            number(outcomes.won),
            number(outcomes.shared),
            number(outcomes.lost),
            percent(outcomes.won, outcomes.played())};
}

QStringList shareRow(const QString& about, int played, double won) {
    return {about, number(played), number(won), percent(won, played)};
}

QStringList shareHeads(const QString& about, const QString& won) {
    return {about, ChronicleWords::tr("Played"), won, ChronicleWords::tr("Share")};
}

/// Removes columns that are empty in every row.
void dropEmptyColumns(Figures& figures) {
    for (qsizetype column = figures.heads.size() - 1; column > 0; --column) {
        if (std::ranges::any_of(figures.rows,
                                [&](const QStringList& row) { return row.value(column) != nothing(); }))
            continue;
        figures.heads.removeAt(column);
        for (QStringList& row : figures.rows) row.removeAt(column);
    }
}

void add(ChronicleSections& sections, ChronicleSection section) {
    if (section.figures.rows.empty()) return;
    dropEmptyColumns(section.figures);
    sections.push_back(std::move(section));
}

ChronicleSection monthsOf(const PersonChronicle& person) {
    ChronicleSection section;
    section.note = ChronicleWords::tr("The latest 24 months in which something was played.");
    section.figures.title = ChronicleWords::tr("Month by month");
    section.figures.heads = outcomeHeads(ChronicleWords::tr("Month"));
    const QLocale locale;
    QLocale ungrouped = locale;
    ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
    auto from = person.months.begin();
    if (person.months.size() > kMonths) std::advance(from, person.months.size() - kMonths);
    for (; from != person.months.end(); ++from) {
        const auto& [year, month] = from->first;
        //: A month: %1 is its name, %2 the year
        const QString label = ChronicleWords::tr("%1 %2").arg(
            locale.standaloneMonthName(month, QLocale::ShortFormat), ungrouped.toString(year));
        section.plot.push_back(barOf(label, from->second));
        section.figures.rows.push_back(outcomeRow(label, from->second));
    }
    return section;
}

ChronicleSection byStrength(const GameRecord& record) {
    ChronicleSection section;
    section.figures.title = nameOfGame(record.game);
    section.figures.heads = outcomeHeads(ChronicleWords::tr("Against"));
    std::vector<std::pair<QString, Outcomes>> rows(record.byOpponent.begin(), record.byOpponent.end());
    std::ranges::stable_sort(rows, {}, [](const auto& row) { return opponentRank(row.first); });
    for (const auto& [opponent, outcomes] : rows) {
        section.plot.push_back(barOf(opponentName(opponent), outcomes));
        section.figures.rows.push_back(outcomeRow(opponentName(opponent), outcomes));
    }
    return section;
}

QStringList totalHeads() {
    return {ChronicleWords::tr("Played"),
            ChronicleWords::tr("Won"),
            ChronicleWords::tr("Shared"),
            ChronicleWords::tr("In a row now"),
            ChronicleWords::tr("Most won in a row"),
            ChronicleWords::tr("Moves"),
            ChronicleWords::tr("Minutes"),
            ChronicleWords::tr("Places"),
            ChronicleWords::tr("Mean points"),
            ChronicleWords::tr("Best points")};
}

QStringList totalCells(const PersonStatistics& row) {
    return {number(row.played),
            number(row.won),
            number(row.shared),
            streakWords(row.streak),
            number(row.bestStreak),
            number(row.moves),
            row.timed > 0 ? number(row.minutes) : nothing(),
            placesWords(row.ranks),
            row.counted > 0 ? number(row.meanPoints) : nothing(),
            row.counted > 0 ? number(row.bestPoints) : nothing()};
}

ChronicleSection shareOfFirst(const Chronicle& chronicle, bool onlyBots) {
    ChronicleSection section;
    section.note =
        ChronicleWords::tr("A share above that of an equal part speaks for having the first turn.");
    Figures& figures = section.figures;
    figures.title = ChronicleWords::tr("Who begins");
    figures.heads = shareHeads(ChronicleWords::tr("Game"), ChronicleWords::tr("Won by who began"));
    figures.heads << ChronicleWords::tr("Equal part");
    for (const FirstPlayerStatistics& row : chronicle.statistics.first) {
        if (row.onlyBots != onlyBots) continue;
        QString sort = nameOfGame(row.game);
        if (!row.variant.isEmpty())
            //: A sort of match: %1 is a game, %2 its variant
            sort = ChronicleWords::tr("%1, %2", "game").arg(sort, variantName(row.game, row.variant));
        //: A sort of match: %1 is a game, %n how many play
        const QString about = ChronicleWords::tr("%1, %n seat(s)", nullptr, row.seats).arg(sort);
        QStringList cells = shareRow(about, row.played, row.won);
        cells << percent(1, row.seats);
        figures.rows.push_back(cells);
        section.plot.push_back({about, row.won, 0, row.played - row.won, 1.0 / row.seats});
    }
    return section;
}

ChronicleSection factionsOf(const Chronicle& chronicle, bool onlyBots) {
    ChronicleSection section;
    Figures& figures = section.figures;
    //: %1 is the name of a game
    figures.title = ChronicleWords::tr("Factions of %1").arg(textFor(gameOfFactions().id()).gameName());
    figures.heads = shareHeads(ChronicleWords::tr("Faction"), ChronicleWords::tr("Won"));
    for (const FactionStatistics& row : chronicle.statistics.factions) {
        if (row.onlyBots != onlyBots) continue;
        figures.rows.push_back(shareRow(factionWord(row.faction), row.played, row.won));
        section.plot.push_back({factionWord(row.faction), row.won, 0, row.played - row.won});
    }
    return section;
}

/// A row per person, most matches first.
Figures peopleTotals(const Chronicle& chronicle) {
    Figures figures;
    figures.title = ChronicleWords::tr("People of this computer");
    figures.heads = QStringList{ChronicleWords::tr("Name")} + totalHeads();
    QStringList seen;
    std::vector<PersonStatistics> totals;
    for (const PersonStatistics& row : chronicle.statistics.people) {
        if (seen.contains(row.person)) continue;
        seen << row.person;
        totals.push_back(totalOf(chronicle.matches, row.person));
    }
    std::ranges::stable_sort(totals, std::greater(), &PersonStatistics::played);
    for (const PersonStatistics& row : totals)
        figures.rows.push_back(QStringList{row.name} + totalCells(row));
    return figures;
}

} // namespace

ChronicleSections timesOf(const PersonChronicle& person) {
    ChronicleSections sections;
    add(sections, monthsOf(person));
    for (const GameRecord& record : person.games) add(sections, byStrength(record));
    return sections;
}

ChronicleSections numbersOf(const Chronicle& chronicle, const PersonChronicle& person) {
    ChronicleSection all;
    all.note = ChronicleWords::tr("Moves and minutes are those of a match, of all seats, on average.");
    all.figures.title = ChronicleWords::tr("By game, variant and strength");
    all.figures.heads = QStringList{ChronicleWords::tr("Game"), ChronicleWords::tr("Variant"),
                                    ChronicleWords::tr("Against")} +
                        totalHeads();
    std::vector<PersonStatistics> rows;
    std::ranges::copy_if(chronicle.statistics.people, std::back_inserter(rows),
                         [&](const PersonStatistics& row) { return row.person == person.person; });
    const auto order = [&](const PersonStatistics& row) {
        const auto game = std::ranges::find(person.games, row.game, &GameRecord::game);
        return std::tuple(game - person.games.begin(), row.variant, opponentRank(row.opponent));
    };
    std::ranges::stable_sort(rows, {}, order);
    for (const PersonStatistics& row : rows)
        all.figures.rows.push_back(QStringList{nameOfGame(row.game), variantName(row.game, row.variant),
                                               opponentName(row.opponent)} +
                                   totalCells(row));
    ChronicleSections sections;
    add(sections, {{}, {}, byGame(person)});
    add(sections, std::move(all));
    if (person.total.played > 0) {
        add(sections, {{}, {}, againstTheHouse(person)});
        add(sections, {{}, {}, lastMatches(person)});
    }
    return sections;
}

ChronicleSections everybody(const Chronicle& chronicle) {
    ChronicleSections sections;
    add(sections, {{}, {}, peopleTotals(chronicle)});
    add(sections, shareOfFirst(chronicle, false));
    add(sections, factionsOf(chronicle, false));
    return sections;
}

ChronicleSections seriesOf(const Chronicle& chronicle, const QString& person) {
    ChronicleSection section;
    section.note =
        ChronicleWords::tr("Begin one in New Game, under “More”. A match that is shared is nobody's.");
    Figures& figures = section.figures;
    figures.title = ChronicleWords::tr("The series played last come first");
    figures.heads = {ChronicleWords::tr("Game"),   ChronicleWords::tr("Against"), ChronicleWords::tr("Won"),
                     ChronicleWords::tr("To win"), ChronicleWords::tr("Outcome"), ChronicleWords::tr("Day")};
    const QLocale locale;
    for (const PlayedSeries& series : chronicle.series) {
        const auto own = std::ranges::find(series.seats, person, &KeptSeat::person);
        if (person.isEmpty() || own == series.seats.end()) continue;
        const auto seat = static_cast<std::size_t>(own - series.seats.begin());
        QStringList others;
        QStringList wins{locale.toString(series.wins[seat])};
        for (std::size_t other = 0; other < series.seats.size(); ++other) {
            if (other == seat) continue;
            others << series.seats[other].name;
            wins << locale.toString(series.wins[other]);
        }
        figures.rows.push_back({nameOfGame(series.game), locale.createSeparatedList(others),
                                wins.join(QStringLiteral(" : ")), locale.toString(series.first),
                                series.winner
                                    ? outcomeWord(series.winner == seat ? Outcome::Won : Outcome::Lost)
                                    //: Of a series of matches
                                    : ChronicleWords::tr("goes on"),
                                locale.toString(series.last.toLocalTime().date(), QLocale::ShortFormat)});
    }
    ChronicleSections sections;
    add(sections, std::move(section));
    return sections;
}

ChronicleSections botsAlone(const Chronicle& chronicle) {
    ChronicleSections sections;
    ChronicleSection strength;
    strength.note = ChronicleWords::tr("Only of matches in which bots of unlike strength met.");
    strength.figures.title = ChronicleWords::tr("How strong they are");
    strength.figures.heads = shareHeads(ChronicleWords::tr("Bot"), ChronicleWords::tr("Won"));
    strength.figures.heads << ChronicleWords::tr("Equal part");
    for (const BotRecord& row : chronicle.bots) {
        //: %1 is the strength of a bot, %2 a game
        const QString about =
            ChronicleWords::tr("%1, %2", "bot").arg(opponentName(row.level), nameOfGame(row.game));
        QStringList cells = shareRow(about, row.seats, row.won);
        cells << percent(row.expected, row.seats);
        strength.figures.rows.push_back(cells);
        strength.plot.push_back({about, row.won, 0, row.seats - row.won, row.expected / row.seats});
    }
    add(sections, std::move(strength));
    add(sections, shareOfFirst(chronicle, true));
    add(sections, factionsOf(chronicle, true));
    return sections;
}

std::array<Total, 3> totalsOf(const PersonChronicle& person) {
    const int streak = person.total.streak;
    return {Total{number(person.total.won),
                  ChronicleWords::tr("won of %n match(es)", nullptr, person.total.played)},
            Total{timeWords(person.seconds), ChronicleWords::tr("at the table")},
            Total{number(std::abs(streak)),
                  streak > 0 ? ChronicleWords::tr("won in a row") : ChronicleWords::tr("not won in a row")}};
}

Figures lastMatches(const PersonChronicle& person) {
    Figures figures;
    figures.title = ChronicleWords::tr("The last twelve");
    figures.heads = {ChronicleWords::tr("Day"), ChronicleWords::tr("Game"), ChronicleWords::tr("Outcome"),
                     ChronicleWords::tr("Against")};
    for (const PastMatch& match : person.last)
        figures.rows.push_back({QLocale().toString(match.day, QLocale::ShortFormat), nameOfGame(match.game),
                                outcomeWord(match.outcome), QLocale().createSeparatedList(match.against)});
    return figures;
}

Figures byGame(const PersonChronicle& person) {
    Figures figures;
    figures.title = ChronicleWords::tr("By game");
    figures.heads = outcomeHeads(ChronicleWords::tr("Game"));
    figures.heads << ChronicleWords::tr("To remember");
    for (const GameRecord& record : person.games) {
        if (record.outcomes.played() == 0) continue;
        QStringList row = outcomeRow(nameOfGame(record.game), record.outcomes);
        row << memorableOf(record);
        figures.rows.push_back(row);
    }
    return figures;
}

Figures againstTheHouse(const PersonChronicle& person) {
    Figures figures;
    figures.title = ChronicleWords::tr("Against the house");
    figures.heads = outcomeHeads(ChronicleWords::tr("Strength"));
    for (std::size_t level = 0; level < kLevels; ++level)
        figures.rows.push_back(outcomeRow(botName(levels()[level].name), person.levels[level]));
    return figures;
}

bool isNumber(const QString& cell) { return !cell.isEmpty() && (cell[0].isDigit() || cell == nothing()); }

QString nameOfGame(const QString& game) {
    return findGame(game.toStdString()) ? textFor(game.toStdString()).gameName() : game;
}

QString outcomeWord(Outcome outcome) {
    switch (outcome) {
    case Outcome::Won: return ChronicleWords::tr("won");
    case Outcome::Shared: return ChronicleWords::tr("shared");
    case Outcome::Lost: break;
    }
    return ChronicleWords::tr("lost");
}

QString memorableOf(const GameRecord& record) {
    if (record.bestPoints)
        return ChronicleWords::tr("finest castle: %n point(s)", nullptr, *record.bestPoints);
    if (record.fastest > 0) return ChronicleWords::tr("fastest win: %n move(s)", nullptr, record.fastest);
    if (record.outcomes.played() > 0) return ChronicleWords::tr("not won yet");
    return ChronicleWords::tr("not played yet");
}

QString armsWords(const PersonChronicle& person) {
    int earned = 0;
    QString next;
    for (const GameRecord& record : person.games)
        if (record.outcomes.won > 0)
            ++earned;
        else if (next.isEmpty())
            next = nameOfGame(record.game);
    if (next.isEmpty()) return ChronicleWords::tr("All fields of the arms are earned.");
    if (earned == 0) return ChronicleWords::tr("Each game that you win once earns you a field of your arms.");
    //: %n of five fields of a coat of arms; %1 is the name of a game
    return ChronicleWords::tr("%n field(s) earned. Another one is for a match you win of: %1.", nullptr,
                              earned)
        .arg(next);
}

QString armsSpoken(const PersonChronicle& person, const QString& name, int shield) {
    QStringList earned;
    for (const GameRecord& record : person.games)
        if (record.outcomes.won > 0) earned << nameOfGame(record.game);
    //: Arms, spoken. %1 is a name, %2 a shield ("red shield with a tower")
    QStringList told{ChronicleWords::tr("The arms of %1: %2.").arg(name, shieldName(shield))};
    if (!earned.isEmpty())
        //: %1 is a list of games
        told << ChronicleWords::tr("Fields earned: %1.").arg(QLocale().createSeparatedList(earned));
    if (person.strongest)
        //: The crest of somebody's arms. %1 is the strength of a bot
        told << ChronicleWords::tr("Crest: the helm of the strongest bot beaten, %1.")
                    .arg(botName(levels()[*person.strongest].name));
    return told.join(' ');
}

NextStep nextStep(const PersonChronicle& person) {
    if (person.last.empty()) return {};
    NextStep next{person.last.front().game, {}, {}};
    const auto record = std::ranges::find(person.games, next.game, &GameRecord::game);
    if (record == person.games.end()) return {}; // a game that no longer exists
    for (const Level& level : levels()) {
        const auto met = record->byOpponent.find(toQString(level.name));
        if (met != record->byOpponent.end() && met->second.won > 0) continue;
        next.level = toQString(level.name);
        //: Whom to play against next. %1 is a game, %2 the strength of a bot, %3 a sentence on how it plays
        next.words = ChronicleWords::tr("%1, not beaten yet: %2. %3")
                         .arg(nameOfGame(next.game), botName(level.name), botHelp(level.name));
        break;
    }
    return next;
}

QString timeWords(qint64 seconds) {
    const qint64 minutes = seconds / 60;
    const QLocale locale;
    //: A span of time: %1 hours and %2 minutes, as in "9 h 40"
    if (minutes >= 60)
        return ChronicleWords::tr("%1 h %2").arg(locale.toString(minutes / 60),
                                                 (minutes % 60 < 10 ? locale.zeroDigit() : QString()) +
                                                     locale.toString(minutes % 60));
    return ChronicleWords::tr("%1 min").arg(minutes);
}

QString againstWords(const QStringList& names) {
    if (names.size() < 3) return QLocale().createSeparatedList(names);
    //: Who else played: %1 is a name
    return ChronicleWords::tr("%1 and %n other(s)", nullptr, int(names.size() - 1)).arg(names.front());
}

} // namespace drawbridge
