// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/resultfile.h"

#include "library/keptfile.h"
#include "library/matchfolder.h"
#include "text/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <algorithm>
#include <optional>

// The file:
//
//   {
//     "format": "drawbridge-result", "version": 1,
//     "game": "castle-keep", "options": "", "variant": "", "practice": false, "arranged": false, "title": "",
//     "begun": "2026-11-23T06:32:51Z", "last": "…", "seconds": 121, "moves": 40, "ending": "KEEP-WIN-1",
//     "first": 0, "series": {"id": "…", "first": 3, "loserBegins": false},
//     "seats": [{"name": "Anna", "person": "p-3f9a…", "bot": "", "shield": 0, "score": 1, "rank": 1}]
//   }
namespace drawbridge {

namespace {

const QString kResultFormat = QStringLiteral("drawbridge-result");
constexpr int kVersion = 1;
constexpr std::size_t kMostBytes = 64 * 1024;
const QString kFiles = QStringLiteral("*.json");

QDir resultFolder() { return QDir(matchFolder().filePath(QStringLiteral("results"))); }

QString fileOfResult(const QString& id) { return resultFolder().filePath(id + QStringLiteral(".json")); }

QString moment(const QDateTime& time) {
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QJsonObject toJson(const KeptSeat& seat) {
    QJsonObject told{{QStringLiteral("name"), seat.name},   {QStringLiteral("person"), seat.person},
                     {QStringLiteral("bot"), seat.bot},     {QStringLiteral("shield"), seat.shield},
                     {QStringLiteral("score"), seat.score}, {QStringLiteral("rank"), seat.rank}};
    if (seat.points) told.insert(QStringLiteral("points"), *seat.points);
    if (!seat.faction.isEmpty()) told.insert(QStringLiteral("faction"), seat.faction);
    return told;
}

QByteArray textOf(const KeptMatch& match) {
    QJsonArray seats;
    for (const KeptSeat& seat : match.seats) seats.append(toJson(seat));
    QJsonObject told{{QStringLiteral("format"), kResultFormat},
                     {QStringLiteral("version"), kVersion},
                     {QStringLiteral("game"), match.game},
                     {QStringLiteral("options"), match.options},
                     {QStringLiteral("variant"), match.variant},
                     {QStringLiteral("practice"), match.isPractice},
                     {QStringLiteral("arranged"), match.isArranged},
                     {QStringLiteral("title"), match.title},
                     {QStringLiteral("begun"), moment(match.begun)},
                     {QStringLiteral("last"), moment(match.last)},
                     {QStringLiteral("seconds"), match.seconds},
                     {QStringLiteral("moves"), match.moves},
                     {QStringLiteral("ending"), match.ending},
                     {QStringLiteral("first"), isSeat(match.first) ? int{match.first} : -1},
                     {QStringLiteral("seats"), seats}};
    if (!match.series.id.empty())
        told.insert(QStringLiteral("series"),
                    QJsonObject{{QStringLiteral("id"), QString::fromStdString(match.series.id)},
                                {QStringLiteral("first"), match.series.first},
                                {QStringLiteral("loserBegins"), match.series.loserBegins}});
    return QJsonDocument(told).toJson();
}

KeptSeat seatFrom(const QJsonObject& told) {
    KeptSeat seat{told.value(QStringLiteral("name")).toString(),
                  told.value(QStringLiteral("person")).toString(),
                  told.value(QStringLiteral("bot")).toString(),
                  std::clamp(told.value(QStringLiteral("shield")).toInt(), 0, kMaxSeats - 1)};
    seat.score = std::clamp(told.value(QStringLiteral("score")).toDouble(), 0.0, 1.0);
    seat.rank = std::clamp(told.value(QStringLiteral("rank")).toInt(), 0, kMaxSeats);
    if (const QJsonValue points = told.value(QStringLiteral("points")); points.isDouble())
        seat.points = points.toInt();
    seat.faction = told.value(QStringLiteral("faction")).toString();
    return seat;
}

/// Parses a result; none if the text is no valid result.
std::optional<KeptMatch> resultFrom(const std::string& text, const QString& id) {
    if (text.size() > kMostBytes) return {};
    const QJsonObject told = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    const QJsonArray seats = told.value(QStringLiteral("seats")).toArray();
    if (told.value(QStringLiteral("format")).toString() != kResultFormat ||
        told.value(QStringLiteral("version")).toInt() != kVersion || seats.isEmpty() ||
        seats.size() > kMaxSeats)
        return {};
    KeptMatch match;
    match.id = id;
    match.state = KeptMatch::State::Over;
    match.game = told.value(QStringLiteral("game")).toString();
    match.options = told.value(QStringLiteral("options")).toString();
    match.variant = told.value(QStringLiteral("variant")).toString();
    match.isPractice = told.value(QStringLiteral("practice")).toBool();
    match.isArranged = told.value(QStringLiteral("arranged")).toBool();
    match.title = told.value(QStringLiteral("title")).toString();
    const auto time = [&](const QString& key) {
        return QDateTime::fromString(told.value(key).toString(), Qt::ISODateWithMs);
    };
    match.begun = time(QStringLiteral("begun"));
    match.last = time(QStringLiteral("last"));
    match.seconds = told.value(QStringLiteral("seconds")).toInteger();
    match.moves = told.value(QStringLiteral("moves")).toInt();
    match.ending = told.value(QStringLiteral("ending")).toString();
    const int first = told.value(QStringLiteral("first")).toInt(-1);
    match.first = first >= 0 && first < seats.size() ? static_cast<Seat>(first) : kNobody;
    const QJsonObject series = told.value(QStringLiteral("series")).toObject();
    match.series = {series.value(QStringLiteral("id")).toString().toStdString(),
                    series.value(QStringLiteral("first")).toInt(),
                    series.value(QStringLiteral("loserBegins")).toBool()};
    for (const QJsonValue& seat : seats) match.seats.push_back(seatFrom(seat.toObject()));
    return match;
}

/// Nothing if it holds no result; what could not be read now may be later.
Result<std::optional<KeptMatch>> read(KeptFile& file) {
    const auto there = file.read();
    if (!there) return there.problem();
    return resultFrom(*there, QFileInfo(file.name()).completeBaseName());
}

/// Calls `tell` for each readable result; false if one must be tried again.
template <class Tell>
bool forEachResult(Tell tell) {
    bool complete = true;
    const auto all = QDir::Files | QDir::Dirs | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot;
    for (const QString& name : resultFolder().entryList({kFiles}, all)) {
        KeptFile file(resultFolder().filePath(name));
        auto there = read(file);
        if (there && *there) tell(std::move(**there));
        complete = complete && there;
    }
    return complete;
}

} // namespace

Result<> keepResult(const KeptMatch& match) {
    if (!makeOwnFolder(resultFolder().path())) return unwritableFolder(resultFolder());
    KeptFile file(fileOfResult(match.id));
    const auto there = read(file);
    if (!there) return there.problem();
    if (!*there) file = KeptFile(file.name()); // it is none, and kept aside
    return file.write(textOf(match).toStdString());
}

void dropResult(const QString& id) {
    KeptFile file(fileOfResult(id));
    if (read(file).valueOr({})) file.remove();
}

void dropResultsLike(const KeptMatch& match) {
    if (!match.begun.isValid()) return;
    forEachResult([&match](const KeptMatch& result) {
        if (result.game == match.game && result.options == match.options && result.moves == match.moves &&
            result.begun == match.begun && result.series == match.series)
            dropResult(result.id);
    });
}

std::vector<KeptMatch> withResults(std::vector<KeptMatch> matches, const QString& game) {
    QSet<QString> there;
    for (const KeptMatch& match : matches) there << match.id;
    const std::size_t before = matches.size();
    forEachResult([&](KeptMatch&& result) {
        if (!there.contains(result.id) && (game.isEmpty() || result.game == game))
            matches.push_back(std::move(result));
    });
    if (matches.size() > before)
        std::ranges::stable_sort(matches, {}, [](const KeptMatch& match) {
            return std::pair(match.last.toMSecsSinceEpoch(), match.id);
        });
    return matches;
}

bool takeOutOfResults(const QString& person, const QString& unnamed) {
    bool complete = true;
    const bool all = forEachResult([&](KeptMatch&& result) {
        bool sat = false;
        for (KeptSeat& seat : result.seats) {
            if (seat.person != person) continue;
            seat.person.clear();
            seat.name = unnamed;
            sat = true;
        }
        if (sat) complete = keepResult(result) && complete;
    });
    return all && complete;
}

} // namespace drawbridge
