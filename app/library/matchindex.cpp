// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/matchindex.h"

#include "match/gameinfo.h"
#include "text/book/wordstems.h"
#include "text/gametext.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <algorithm>
#include <array>
#include <atomic>

namespace drawbridge {

namespace {

constexpr int kIndexVersion = 1; // schema version; a file of another version is discarded and rebuilt

const char* const kTables[] = {
    "CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, size INTEGER, last INTEGER, state INTEGER, "
    "game TEXT, options TEXT, variant TEXT, practice INTEGER, arranged INTEGER, title TEXT, begun TEXT, "
    "seconds INTEGER, moves INTEGER, ending TEXT, turn INTEGER, decider INTEGER, first INTEGER, series TEXT, "
    "seriesTo INTEGER, loserBegins INTEGER, words TEXT) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS seats (match TEXT, seat INTEGER, name TEXT, person TEXT, bot TEXT, "
    "shield INTEGER, score REAL, rank INTEGER, points INTEGER, faction TEXT, PRIMARY KEY (match, seat)) "
    "WITHOUT ROWID",
    "CREATE INDEX IF NOT EXISTS byPerson ON seats (person, match) WHERE person <> ''",
};

const QString kColumns = QStringLiteral("id, size, last, state, game, options, variant, practice, arranged, "
                                        "title, begun, seconds, moves, ending, turn, "
                                        "decider, first, series, seriesTo, loserBegins");

constexpr std::size_t kMany = 500; // above this, seats are read in one query instead of one per match
// SQLite's error codes of a damaged file, one that is no database, and a statement that does not fit: a table
// that lacks a column is as unusable as noise.
constexpr std::array kDamage{11, 26, 1};

/// SQL expression for when a match was last saved. A time in the future, from a clock that was wrong, is
/// replaced by that of its beginning or by 0: otherwise the match would stay first in the list for ever.
QString keptLast() {
    constexpr qint64 kAskew = 3'600'000; // ms that clocks of two computers may differ
    return QStringLiteral("CASE WHEN last <= %1 THEN last "
                          "WHEN strftime('%s', begun) * 1000 <= %1 THEN strftime('%s', begun) * 1000 "
                          "ELSE 0 END")
        .arg(QDateTime::currentMSecsSinceEpoch() + kAskew);
}

/// The games whose localized name contains a word.
QStringList gamesCalled(const QString& word) {
    QStringList found;
    for (const GameInfo* game : allGames())
        if (foldedText(textFor(game->id()).gameName()).contains(word)) found << toQString(game->id());
    return found;
}

/// The WHERE clause of a filter; appends the values to bind.
QString conditionsOf(const MatchFilter& filter, QVariantList& values) {
    QStringList all{QStringLiteral("1")};
    if (!filter.game.isEmpty()) {
        all << QStringLiteral("game = ?");
        values << filter.game;
    }
    if (!filter.person.isEmpty()) {
        all << QStringLiteral("id IN (SELECT match FROM seats WHERE person <> '' AND person = ?)");
        values << filter.person;
    }
    if (filter.which != MatchFilter::Which::All) {
        all << QStringLiteral("state = ?");
        values << static_cast<int>(filter.which == MatchFilter::Which::Over ? KeptMatch::State::Over
                                                                            : KeptMatch::State::Unfinished);
    }
    if (!filter.series.isEmpty()) {
        all << QStringLiteral("series = ?");
        values << filter.series;
    }
    for (const QString& word : foldedText(filter.text).split(' ', Qt::SkipEmptyParts)) {
        QStringList either{QStringLiteral("instr(words, ?) > 0")};
        values << word;
        for (const QString& game : gamesCalled(word)) {
            either << QStringLiteral("game = ?");
            values << game;
        }
        all << '(' + either.join(QStringLiteral(" OR ")) + ')';
    }
    return QStringLiteral(" WHERE ") + all.join(QStringLiteral(" AND "));
}

QString places(int count) { return QStringList(count, QStringLiteral("?")).join(','); }

KeptMatch matchFrom(const QSqlQuery& row) {
    const auto seat = [&](int column) { return static_cast<Seat>(row.value(column).toInt()); };
    KeptMatch match;
    match.id = row.value(0).toString();
    match.size = row.value(1).toLongLong();
    match.last = QDateTime::fromMSecsSinceEpoch(row.value(2).toLongLong());
    match.state = static_cast<KeptMatch::State>(row.value(3).toInt());
    match.game = row.value(4).toString();
    match.options = row.value(5).toString();
    match.variant = row.value(6).toString();
    match.isPractice = row.value(7).toBool();
    match.isArranged = row.value(8).toBool();
    match.title = row.value(9).toString();
    match.begun = QDateTime::fromString(row.value(10).toString(), Qt::ISODate);
    match.seconds = row.value(11).toLongLong();
    match.moves = row.value(12).toInt();
    match.ending = row.value(13).toString();
    match.turn = seat(14);
    match.decider = seat(15);
    match.first = seat(16);
    match.series = {row.value(17).toString().toStdString(), row.value(18).toInt(), row.value(19).toBool()};
    return match;
}

KeptSeat seatFrom(const QSqlQuery& row) {
    KeptSeat seat;
    seat.name = row.value(1).toString();
    seat.person = row.value(2).toString();
    seat.bot = row.value(3).toString();
    seat.shield = row.value(4).toInt();
    seat.score = row.value(5).toDouble();
    seat.rank = row.value(6).toInt();
    if (!row.isNull(7)) seat.points = row.value(7).toInt();
    seat.faction = row.value(8).toString();
    return seat;
}

/// An empty string instead of NULL.
QString text(const QString& any) { return any.isNull() ? QStringLiteral("") : any; }

QString begunOf(const KeptMatch& match) {
    return match.begun.isValid() ? match.begun.toUTC().toString(Qt::ISODate) : QStringLiteral("");
}

} // namespace

MatchIndex::MatchIndex(const QString& file) {
    static std::atomic<int> connections = 0;
    name_ = QStringLiteral("matches-%1").arg(++connections);
    data_ = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
    data_.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_OPEN_URI"));
    data_.setDatabaseName(file);
    data_.open();
}

MatchIndex::~MatchIndex() {
    data_.close();
    data_ = {};
    QSqlDatabase::removeDatabase(name_);
}

/// Notes whether a failure is due to the file itself; otherwise it could only not be read or written for now.
bool MatchIndex::noted(const QSqlQuery& query, bool done) {
    const int code = query.lastError().nativeErrorCode().toInt() & 0xFF;
    damaged_ = damaged_ || (!done && std::ranges::find(kDamage, code) != kDamage.end());
    return done;
}

bool MatchIndex::run(const QString& statement, const QVariantList& values) {
    return ask(statement, values).has_value();
}

/// Runs a query; none if it fails.
std::optional<QSqlQuery> MatchIndex::ask(const QString& statement, const QVariantList& values) {
    QSqlQuery query(data_);
    query.setForwardOnly(true);
    if (!noted(query, query.prepare(statement))) return {};
    for (int place = 0; place < values.size(); ++place) query.bindValue(place, values[place]);
    if (!noted(query, query.exec())) return {};
    return query;
}

/// The first column of a query.
QStringList MatchIndex::idsFrom(const QString& statement, const QVariantList& values) {
    QStringList ids;
    if (auto query = ask(statement, values))
        while (query->next()) ids << query->value(0).toString();
    return ids;
}

/// Makes a change whole or not at all.
template <class Change>
bool MatchIndex::inTransaction(Change change) {
    if (!run(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    if (change() && run(QStringLiteral("COMMIT"))) return true;
    run(QStringLiteral("ROLLBACK"));
    return false;
}

bool MatchIndex::prepare() {
    if (!data_.isOpen()) return false;
    auto asked = ask(QStringLiteral("PRAGMA user_version"));
    if (!asked || !asked->next()) return false;
    const int version = asked->value(0).toInt();
    asked.reset();
    if (version != 0 && version != kIndexVersion) {
        damaged_ = true; // unusable for this version: it is rebuilt
        return false;
    }
    // Committed data survives a killed program; a power cut may lose the last of it, which the files restore.
    // A shared in-memory database cannot wait for a writer: its readers read uncommitted data.
    if (!run(QStringLiteral("PRAGMA read_uncommitted = 1")) ||
        !run(QStringLiteral("PRAGMA journal_mode = WAL")) ||
        !run(QStringLiteral("PRAGMA synchronous = NORMAL")))
        return false;
    QFile::setPermissions(data_.databaseName(), QFile::ReadOwner | QFile::WriteOwner);
    if (version == kIndexVersion) // checks that it is writable
        return run(QStringLiteral("BEGIN IMMEDIATE")) && run(QStringLiteral("ROLLBACK"));
    for (const char* table : kTables)
        if (!run(QString::fromLatin1(table))) return false;
    return run(QStringLiteral("PRAGMA user_version = %1").arg(kIndexVersion));
}

bool MatchIndex::isSound() {
    auto query = ask(QStringLiteral("PRAGMA quick_check(1)"));
    if (!query || !query->next()) return false;
    damaged_ = query->value(0).toString() != QLatin1String("ok");
    return !damaged_;
}

void MatchIndex::discard(const QString& file) {
    const QString aside = file + QStringLiteral(".damaged"); // the records hold the same data
    if (QFile::remove(aside); QFileInfo(file).isFile()) QFile::rename(file, aside);
    for (const char* ending : {"-wal", "-shm"}) QFile::remove(file + QLatin1String(ending));
}

std::optional<QHash<QString, MatchIndex::Stamp>> MatchIndex::stamps() {
    auto query = ask(QStringLiteral("SELECT id, size, last FROM matches"));
    if (!query) return {};
    QHash<QString, Stamp> all;
    while (query->next())
        all.insert(query->value(0).toString(), {query->value(1).toLongLong(), query->value(2).toLongLong()});
    return all;
}

bool MatchIndex::putOne(const KeptMatch& match) {
    QStringList words{match.title};
    for (const KeptSeat& seat : match.seats) words << seat.name;
    const bool isPut = run(
        QStringLiteral("INSERT OR REPLACE INTO matches (%1, words) VALUES (%2)").arg(kColumns, places(21)),
        {match.id,
         match.size,
         match.last.toMSecsSinceEpoch(),
         static_cast<int>(match.state),
         text(match.game),
         text(match.options),
         text(match.variant),
         match.isPractice,
         match.isArranged,
         text(match.title),
         begunOf(match),
         match.seconds,
         match.moves,
         text(match.ending),
         match.turn,
         match.decider,
         match.first,
         text(QString::fromStdString(match.series.id)),
         match.series.first,
         match.series.loserBegins,
         text(foldedText(words.join(' ')))});
    if (!isPut || !run(QStringLiteral("DELETE FROM seats WHERE match = ?"), {match.id})) return false;
    for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
        const KeptSeat& one = match.seats[seat];
        if (!run(QStringLiteral("INSERT INTO seats VALUES (%1)").arg(places(10)),
                 {match.id, static_cast<int>(seat), text(one.name), text(one.person), text(one.bot),
                  one.shield, one.score, one.rank, one.points ? QVariant(*one.points) : QVariant(),
                  text(one.faction)}))
            return false;
    }
    return true;
}

bool MatchIndex::put(const std::vector<KeptMatch>& matches) {
    return inTransaction([&] {
        return std::ranges::all_of(matches, [this](const KeptMatch& match) { return putOne(match); });
    });
}

bool MatchIndex::drop(const QStringList& ids) {
    const auto dropOne = [this](const QString& id) {
        return run(QStringLiteral("DELETE FROM matches WHERE id = ?"), {id}) &&
               run(QStringLiteral("DELETE FROM seats WHERE match = ?"), {id});
    };
    return ids.isEmpty() || inTransaction([&] { return std::ranges::all_of(ids, dropOne); });
}

std::vector<KeptMatch> MatchIndex::read(const QString& rest, const QVariantList& values) {
    QString columns = kColumns;
    columns.replace(QStringLiteral(" last,"), QStringLiteral(" %1 AS kept,").arg(keptLast()));
    std::vector<KeptMatch> matches;
    auto query = ask(QStringLiteral("SELECT ") + columns + QStringLiteral(" FROM matches") + rest, values);
    if (!query) return matches;
    while (query->next()) matches.push_back(matchFrom(*query));
    query.reset();
    if (!readSeats(matches)) matches.clear();
    return matches;
}

bool MatchIndex::readSeats(std::vector<KeptMatch>& matches) {
    const QString columns =
        QStringLiteral("SELECT match, name, person, bot, shield, score, rank, points, faction FROM seats");
    if (matches.size() > kMany) { // one query for all seats, skipping those of other matches
        QHash<QString, KeptMatch*> wanted;
        for (KeptMatch& match : matches) wanted.insert(match.id, &match);
        auto query = ask(columns + QStringLiteral(" ORDER BY match, seat"));
        if (!query) return false;
        while (query->next())
            if (KeptMatch* match = wanted.value(query->value(0).toString()))
                match->seats.push_back(seatFrom(*query));
        return true;
    }
    for (KeptMatch& match : matches) {
        auto query = ask(columns + QStringLiteral(" WHERE match = ? ORDER BY seat"), {match.id});
        if (!query) return false;
        while (query->next()) match.seats.push_back(seatFrom(*query));
    }
    return true;
}

std::vector<KeptMatch> MatchIndex::list(const MatchFilter& filter, int from, int most) {
    QVariantList values;
    const QString conditions = conditionsOf(filter, values);
    values << most << from;
    return read(conditions + QStringLiteral(" ORDER BY kept DESC, id DESC LIMIT ? OFFSET ?"), values);
}

std::vector<KeptMatch> MatchIndex::latestUnfinished() {
    QVariantList values;
    const QString conditions = conditionsOf({{}, {}, MatchFilter::Which::Unfinished, {}, {}}, values);
    // SQLite takes bare columns beside max() from the row of the maximum.
    return read(
        QStringLiteral(" WHERE id IN (SELECT id FROM (SELECT id, max(%1) FROM matches%2 GROUP BY game))")
            .arg(keptLast(), conditions),
        values);
}

QStringList MatchIndex::ids(const MatchFilter& filter, MatchOrder order) {
    static const QHash<MatchOrder::By, QString> columns{
        {MatchOrder::By::Game, QStringLiteral("game %1, title %1, ")},
        {MatchOrder::By::State, QStringLiteral("state %1, ")},
        {MatchOrder::By::Length, QStringLiteral("seconds %1, moves %1, ")}};
    const bool ascending = order.ascending;
    QString by = columns.value(order.by);
    by.replace(QStringLiteral("%1"), ascending ? QStringLiteral("ASC") : QStringLiteral("DESC"));
    by += ascending && by.isEmpty() ? QStringLiteral("%1, id").arg(keptLast())
                                    : QStringLiteral("%1 DESC, id DESC").arg(keptLast());
    QVariantList values;
    const QString conditions = conditionsOf(filter, values);
    return idsFrom(QStringLiteral("SELECT id FROM matches") + conditions + QStringLiteral(" ORDER BY ") + by,
                   values);
}

int MatchIndex::count(const MatchFilter& filter) {
    QVariantList values;
    const QString conditions = conditionsOf(filter, values);
    auto query = ask(QStringLiteral("SELECT count(*) FROM matches") + conditions, values);
    return query && query->next() ? query->value(0).toInt() : 0;
}

std::optional<KeptMatch> MatchIndex::find(const QString& id) {
    auto found = read(QStringLiteral(" WHERE id = ?"), {id});
    if (found.empty()) return {};
    return std::move(found.front());
}

std::vector<KeptMatch> MatchIndex::lastOfSeries() {
    std::vector<KeptMatch> matches;
    auto query = ask(
        QStringLiteral("SELECT game, id FROM matches WHERE series <> '' ORDER BY %1, id").arg(keptLast()));
    if (!query) return matches;
    QHash<QString, QString> last;
    while (query->next()) last.insert(query->value(0).toString(), query->value(1).toString());
    query.reset();
    for (const QString& id : last)
        if (auto match = find(id)) matches.push_back(std::move(*match));
    return matches;
}

QStringList MatchIndex::alike(const KeptMatch& match) {
    return idsFrom(
        QStringLiteral("SELECT id FROM matches WHERE game = ? AND options = ? AND moves = ? AND begun = ?"),
        {text(match.game), text(match.options), match.moves, begunOf(match)});
}

QStringList MatchIndex::ofPerson(const QString& person) {
    return idsFrom(QStringLiteral("SELECT DISTINCT match FROM seats WHERE person <> '' AND person = ?"),
                   {person});
}

std::vector<KeptMatch> MatchIndex::finished(const QString& game) {
    QVariantList values;
    const QString conditions = conditionsOf({game, {}, MatchFilter::Which::Over, {}, {}}, values);
    return read(conditions + QStringLiteral(" ORDER BY kept, id"), values);
}

} // namespace drawbridge
