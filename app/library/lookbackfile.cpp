// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/lookbackfile.h"

#include "core/readbudget.h"
#include "match/gamestate.h"
#include "text/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace drawbridge {

namespace {

constexpr int kLookBackVersion = 1; // to be raised when the analysis of a match changes
constexpr int kMostCached = 30;
constexpr int kPerMoment = 500; // computation budget per moment, whose move is parsed and judged

/// A hash of the match's players and moves: other matches, or the same with another end, differ.
QString markOf(const Match& match) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](std::string_view text) {
        hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
        hash.addData(QByteArrayView("\n"));
    };
    add(match.game().id());
    add(std::to_string(match.seed()));
    for (const Player& player : match.players()) add(player.isBot ? "bot" : "person");
    for (std::size_t item = 0; item < match.history().size(); ++item) add(match.moveText(item));
    return QString::fromLatin1(hash.result().toHex());
}

QJsonArray written(const std::vector<double>& chances) {
    QJsonArray array;
    for (const double chance : chances) array.append(chance);
    return array;
}

bool isShare(const QJsonValue& value) {
    return value.isDouble() && value.toDouble() >= 0 && value.toDouble() <= 1;
}

/// Empty unless it is a share (0 to 1) for each seat.
std::vector<double> sharesFrom(const QJsonValue& value, std::size_t seats) {
    std::vector<double> shares;
    for (const QJsonValue& share : value.toArray())
        if (isShare(share)) shares.push_back(share.toDouble());
    if (shares.size() != seats) shares.clear();
    return shares;
}

QJsonObject written(const Appraisal& made, const GameState& before) {
    return {{"better", QString::fromStdString(before.toText(made.better))},
            {"chance", made.chance},
            {"cost", made.cost},
            {"aim", QString::fromStdString(made.aim)}};
}

std::optional<Appraisal> appraisalFrom(const QJsonObject& object, const GameState& before) {
    const auto better = before.fromText(object["better"].toString().toStdString());
    if (!better || !before.judge(*better).isLegal()) return std::nullopt;
    if (!isShare(object["chance"]) || !isShare(object["cost"])) return std::nullopt;
    return Appraisal{*better, object["chance"].toDouble(), object["cost"].toDouble(),
                     object["aim"].toString().toStdString()};
}

void readInto(std::vector<LookedAt>& looked, const QJsonObject& all, const Match& match) {
    if (all["version"].toInt() != kLookBackVersion || all["match"].toString() != markOf(match)) return;
    const QJsonArray list = all["moments"].toArray();
    const std::vector<std::size_t> moments = momentsOf(match);
    for (qsizetype i = 0; i < list.size() && static_cast<std::size_t>(i) < moments.size(); ++i) {
        spend(kPerMoment, sizeof(LookedAt));
        const QJsonObject object = list[i].toObject();
        const std::size_t item = moments[static_cast<std::size_t>(i)];
        LookedAt moment{item, sharesFrom(object["chances"], match.players().size()),
                        sharesFrom(object["open"], match.players().size())};
        if (object.contains("made")) {
            moment.made = appraisalFrom(object["made"].toObject(), match.stateAt(item));
            if (!moment.made) return;
        }
        if (moment.chances.empty() || moment.openChances.empty()) return;
        looked.push_back(std::move(moment));
    }
}

} // namespace

QString cachedLookBackOf(const Match& match) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
                      QStringLiteral("/lookback"));
    makeOwnFolder(folder.path());
    for (const QFileInfo& old : folder.entryInfoList(QDir::Files, QDir::Time).mid(kMostCached))
        QFile::remove(old.filePath());
    return folder.filePath(markOf(match));
}

std::vector<LookedAt> readLookBack(KeptFile& file, const Match& match) {
    const std::string text = file.read().valueOr({});
    const ReadBudget spending(text.size());
    std::vector<LookedAt> looked;
    // A file that is too expensive to read is treated like a damaged one: the analysis starts anew.
    withinBudget([&] {
        const QJsonObject all = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        if (!text.empty() && all.isEmpty()) file.putAside();
        readInto(looked, all, match);
    });
    return looked;
}

Result<> writeLookBack(KeptFile& file, const Match& match, const std::vector<LookedAt>& looked) {
    QJsonArray moments;
    for (const LookedAt& moment : looked) {
        QJsonObject object{{"chances", written(moment.chances)}, {"open", written(moment.openChances)}};
        if (moment.made) object["made"] = written(*moment.made, match.stateAt(moment.item));
        moments.append(object);
    }
    const QJsonObject all{{"format", QStringLiteral("drawbridge-lookback")},
                          {"version", kLookBackVersion},
                          {"match", markOf(match)},
                          {"moments", moments}};
    return file.write(QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString());
}

} // namespace drawbridge
