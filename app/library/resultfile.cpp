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

const QString kResultFormat = "drawbridge-result";
constexpr int kVersion = 1;
constexpr std::size_t kMostBytes = 64 * 1024;
const QString kFiles = "*.json";

QDir resultFolder() { return QDir(matchFolder().filePath("results")); }

QString fileOfResult(const QString& id) { return resultFolder().filePath(id + ".json"); }

QString moment(const QDateTime& time) {
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QJsonObject toJson(const KeptSeat& seat) {
    QJsonObject told{{"name", seat.name},     {"person", seat.person}, {"bot", seat.bot},
                     {"shield", seat.shield}, {"score", seat.score},   {"rank", seat.rank}};
    if (seat.points) told.insert("points", *seat.points);
    if (!seat.faction.isEmpty()) told.insert("faction", seat.faction);
    return told;
}

QByteArray textOf(const KeptMatch& match) {
    QJsonArray seats;
    for (const KeptSeat& seat : match.seats) seats.append(toJson(seat));
    QJsonObject told{{"format", kResultFormat},
                     {"version", kVersion},
                     {"game", match.game},
                     {"options", match.options},
                     {"variant", match.variant},
                     {"practice", match.isPractice},
                     {"arranged", match.isArranged},
                     {"title", match.title},
                     {"begun", moment(match.begun)},
                     {"last", moment(match.last)},
                     {"seconds", match.seconds},
                     {"moves", match.moves},
                     {"ending", match.ending},
                     {"first", isSeat(match.first) ? int{match.first} : -1},
                     {"seats", seats}};
    if (!match.series.id.empty())
        told.insert("series", QJsonObject{{"id", QString::fromStdString(match.series.id)},
                                          {"first", match.series.first},
                                          {"loserBegins", match.series.loserBegins}});
    return QJsonDocument(told).toJson();
}

KeptSeat seatFrom(const QJsonObject& told) {
    KeptSeat seat{told.value("name").toString(), told.value("person").toString(),
                  told.value("bot").toString(), std::clamp(told.value("shield").toInt(), 0, kMaxSeats - 1)};
    seat.score = std::clamp(told.value("score").toDouble(), 0.0, 1.0);
    seat.rank = std::clamp(told.value("rank").toInt(), 0, kMaxSeats);
    if (const QJsonValue points = told.value("points"); points.isDouble()) seat.points = points.toInt();
    seat.faction = told.value("faction").toString();
    return seat;
}

/// Parses a result; none if the text is no valid result.
std::optional<KeptMatch> resultFrom(const std::string& text, const QString& id) {
    if (text.size() > kMostBytes) return {};
    const QJsonObject told = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    const QJsonArray seats = told.value("seats").toArray();
    if (told.value("format").toString() != kResultFormat || told.value("version").toInt() != kVersion ||
        seats.isEmpty() || seats.size() > kMaxSeats)
        return {};
    KeptMatch match;
    match.id = id;
    match.state = KeptMatch::State::Over;
    match.game = told.value("game").toString();
    match.options = told.value("options").toString();
    match.variant = told.value("variant").toString();
    match.isPractice = told.value("practice").toBool();
    match.isArranged = told.value("arranged").toBool();
    match.title = told.value("title").toString();
    const auto time = [&](const QString& key) {
        return QDateTime::fromString(told.value(key).toString(), Qt::ISODateWithMs);
    };
    match.begun = time("begun");
    match.last = time("last");
    match.seconds = told.value("seconds").toInteger();
    match.moves = told.value("moves").toInt();
    match.ending = told.value("ending").toString();
    const int first = told.value("first").toInt(-1);
    match.first = first >= 0 && first < seats.size() ? static_cast<Seat>(first) : kNobody;
    const QJsonObject series = told.value("series").toObject();
    match.series = {series.value("id").toString().toStdString(), series.value("first").toInt(),
                    series.value("loserBegins").toBool()};
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
