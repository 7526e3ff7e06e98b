// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/statistics.h"

#include <QCollator>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <tuple>

namespace drawbridge {

namespace {

/// Adds a match. Means hold sums until all are counted.
void add(PersonStatistics& row, const KeptMatch& match, const KeptSeat& seat) {
    const bool won = seat.score == 1;
    row.name = seat.name;
    ++row.played;
    row.won += won ? 1 : 0;
    row.shared += !won && seat.score > 0 ? 1 : 0;
    if (won)
        row.streak = std::max(row.streak, 0) + 1;
    else
        row.streak = std::min(row.streak, 0) - 1;
    row.bestStreak = std::max(row.bestStreak, row.streak);
    row.moves += match.moves;
    if (match.seconds > 0) {
        row.minutes += static_cast<double>(match.seconds) / 60;
        ++row.timed;
    }
    if (match.seats.size() > 2) ++row.ranks[seat.rank];
    if (!seat.points) return;
    row.bestPoints = row.counted == 0 ? *seat.points : std::max(row.bestPoints, *seat.points);
    row.meanPoints += *seat.points;
    ++row.counted;
}

void divide(PersonStatistics& row) {
    row.moves /= std::max(row.played, 1);
    row.minutes /= std::max(row.timed, 1);
    row.meanPoints /= std::max(row.counted, 1);
}

template <class Map>
auto valuesOf(Map& map) {
    std::vector<typename Map::mapped_type> values;
    for (auto& [key, value] : map) values.push_back(std::move(value));
    return values;
}

/// Whether a spreadsheet would evaluate it as a formula: a name must not be. (A number may.)
bool isFormula(const QString& text) {
    static const QString beginnings = QStringLiteral("=+-@\t\r");
    bool isNumber = false;
    (void)text.toDouble(&isNumber);
    return !text.isEmpty() && beginnings.contains(text.front()) && !isNumber;
}

/// A field quoted as in RFC 4180; what looks like a formula is prefixed with an apostrophe.
QString field(QString text) {
    if (isFormula(text)) text.prepend(QLatin1Char('\''));
    static const QString special = QStringLiteral(",\"\r\n");
    if (std::ranges::none_of(text, [](QChar letter) { return special.contains(letter); })) return text;
    return '"' + QString(text).replace('"', QStringLiteral("\"\"")) + '"';
}

/// Locale-independent, for programs.
QString field(double number) { return QString::number(number, 'g', 6); }
QString field(int number) { return QString::number(number); }

/// The byte order mark by which spreadsheets recognize UTF-8.
const QByteArray kUtf8 = QByteArrayLiteral("\xef\xbb\xbf");

QByteArray line(const QStringList& fields) {
    QStringList quoted;
    for (const QString& one : fields) quoted << field(one);
    return (quoted.join(',') + QStringLiteral("\r\n")).toUtf8();
}

} // namespace

bool counts(const KeptMatch& match) { return match.isOver() && !match.isArranged; }

QString opponentsOf(const KeptMatch& match) {
    QString level;
    for (const KeptSeat& seat : match.seats) {
        if (!seat.isBot()) continue;
        if (!level.isEmpty() && level != seat.bot) return PersonStatistics::kMixedBots;
        level = seat.bot;
    }
    return level.isEmpty() ? PersonStatistics::kNoBots : level;
}

Statistics statisticsOf(const std::vector<KeptMatch>& matches) {
    std::map<std::tuple<QString, QString, QString, QString>, PersonStatistics> people;
    std::map<std::tuple<QString, QString, int, bool>, FirstPlayerStatistics> first;
    std::map<std::tuple<QString, bool>, FactionStatistics> factions;
    Statistics all;
    for (const KeptMatch& match : matches) {
        if (!counts(match)) continue;
        const bool onlyBots = match.onlyBots();
        ++all.matches;
        if (match.first < match.seats.size() && match.seats.size() > 1) {
            const int seats = static_cast<int>(match.seats.size());
            auto& row = first[{match.game, match.variant, seats, onlyBots}];
            row = {match.game, match.variant,  seats,
                   onlyBots,   row.played + 1, row.won + match.seats[match.first].score};
        }
        for (const KeptSeat& seat : match.seats) {
            if (!seat.faction.isEmpty()) {
                auto& row = factions[{seat.faction, onlyBots}];
                row = {seat.faction, onlyBots, row.played + 1, row.won + seat.score};
            }
            if (seat.person.isEmpty()) continue;
            auto& row = people[{seat.person, match.game, match.variant, opponentsOf(match)}];
            row.person = seat.person;
            row.game = match.game;
            row.variant = match.variant;
            row.opponent = opponentsOf(match);
            add(row, match, seat);
        }
    }
    all.people = valuesOf(people);
    std::ranges::for_each(all.people, divide);
    // By the reader's alphabet: "Änne" beside "Anna".
    std::ranges::stable_sort(all.people, QCollator(QLocale()), &PersonStatistics::name);
    all.first = valuesOf(first);
    all.factions = valuesOf(factions);
    return all;
}

PersonStatistics totalOf(const std::vector<KeptMatch>& matches, const QString& person, const QString& game) {
    PersonStatistics total;
    total.person = person;
    total.game = game;
    for (const KeptMatch& match : matches) {
        if (!counts(match) || (!game.isEmpty() && match.game != game)) continue;
        for (const KeptSeat& seat : match.seats)
            if (seat.person == person) add(total, match, seat);
    }
    divide(total);
    return total;
}

QByteArray matchesAsCsv(const std::vector<KeptMatch>& matches) {
    QByteArray text =
        kUtf8 + line({"match",   "game",   "variant", "options", "title", "begun",    "last",
                      "seconds", "moves",  "ending",  "seats",   "first", "practice", "seat",
                      "name",    "person", "bot",     "score",   "rank",  "points",   "faction"});
    for (const KeptMatch& match : matches) {
        if (!counts(match)) continue;
        for (std::size_t index = 0; index < match.seats.size(); ++index) {
            const KeptSeat& seat = match.seats[index];
            text += line({match.id,
                          match.game,
                          match.variant,
                          match.options,
                          match.title,
                          match.begun.isValid() ? match.begun.toUTC().toString(Qt::ISODate) : QString(),
                          match.last.toUTC().toString(Qt::ISODate),
                          field(static_cast<int>(match.seconds)),
                          field(match.moves),
                          match.ending,
                          field(static_cast<int>(match.seats.size())),
                          isSeat(match.first) ? field(match.first + 1) : QString(),
                          match.isPractice ? QStringLiteral("yes") : QStringLiteral("no"),
                          field(static_cast<int>(index) + 1),
                          seat.name,
                          seat.person,
                          seat.bot,
                          field(seat.score),
                          field(seat.rank),
                          seat.points ? field(*seat.points) : QString(),
                          seat.faction});
        }
    }
    return text;
}

QByteArray peopleAsCsv(const Statistics& statistics) {
    QByteArray text =
        kUtf8 + line({"name", "person", "game", "variant", "bots", "played", "won", "shared", "streak",
                      "best streak", "mean moves", "mean minutes", "ranks", "mean points", "best points"});
    for (const PersonStatistics& row : statistics.people) {
        QStringList ranks; // "1:3 2:1": first three times, second once
        for (const auto& [rank, times] : row.ranks) ranks << field(rank) + ':' + field(times);
        text += line({row.name, row.person, row.game, row.variant, row.opponent, field(row.played),
                      field(row.won), field(row.shared), field(row.streak), field(row.bestStreak),
                      field(row.moves), row.timed > 0 ? field(row.minutes) : QString(), ranks.join(' '),
                      row.counted > 0 ? field(row.meanPoints) : QString(),
                      row.counted > 0 ? field(row.bestPoints) : QString()});
    }
    return text;
}

} // namespace drawbridge
