// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/gamesheet.h"

#include "match/gameinfo.h"
#include "text/gametext.h"
#include "text/languagefile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kSmallestBox = 100;
constexpr int kBroadestBox = 260;
constexpr int kTallestBox = 244; // as the shelf has room for
constexpr double kWidestPiece = 0.2;
constexpr double kEdge = 0.5;  // of the cloth, from its centre
constexpr double kField = 120; // width of the picture of a variant
constexpr double kBeyond = 10; // maximum overhang of its parts
constexpr double kUpright = 180;
constexpr double kCardTall = 88.0 / 63;
constexpr double kShieldTall = 96.0 / 80;
constexpr int kShields = 8;

/// An object of a sheet; reports missing and invalid members.
class SheetPart {
  public:
    SheetPart(const QJsonValue& part, const QString& where, QString& mistake)
        : part_(part.toObject())
        , where_(where)
        , mistake_(mistake) {
        if (!part.isObject() && mistake_.isEmpty()) mistake_ = where;
    }

    SheetPart part(const char* name) const { return {part_[QLatin1String(name)], path(name), mistake_}; }

    bool has(const char* name) const { return part_.contains(QLatin1String(name)); }

    double number(const char* name, double least, double most) const {
        return numberIn(part_[QLatin1String(name)], name, least, most);
    }

    std::pair<double, double> pair(const char* name, double least, double most) const {
        const QJsonArray both = part_[QLatin1String(name)].toArray();
        if (both.size() != 2) fail(name);
        return {numberIn(both.at(0), name, least, most), numberIn(both.at(1), name, least, most)};
    }

    GameSheet::Colour colour(const char* name) const {
        static const QRegularExpression colours(QStringLiteral("^#[0-9a-f]{6}$"));
        QString told = part_[QLatin1String(name)].toString();
        if (!colours.match(told).hasMatch()) fail(name);
        return told;
    }

    /// Whether the first of two keywords is given.
    bool isFirst(const char* name, const char* first, const char* second) const {
        const QString told = part_[QLatin1String(name)].toString();
        if (told != QLatin1String(first) && told != QLatin1String(second)) fail(name);
        return told == QLatin1String(first);
    }

    QStringList words(const char* name) const {
        QStringList all;
        for (const auto& word : part_[QLatin1String(name)].toArray()) all << word.toString();
        if (all.isEmpty() || all.contains(QString())) fail(name);
        return all;
    }

    QString word(const char* name) const {
        QString told = part_[QLatin1String(name)].toString();
        if (told.isEmpty()) fail(name);
        return told;
    }

    QStringList keys() const { return part_.keys(); }

    QJsonArray list(const char* name) const {
        if (!part_[QLatin1String(name)].isArray()) fail(name);
        return part_[QLatin1String(name)].toArray();
    }

    void fail(const char* name) const {
        if (mistake_.isEmpty()) mistake_ = path(name);
    }

  private:
    double numberIn(const QJsonValue& told, const char* name, double least, double most) const {
        if (!told.isDouble() || told.toDouble() < least || told.toDouble() > most) fail(name);
        return told.toDouble();
    }

    QString path(const char* name) const {
        return where_.isEmpty() ? QLatin1String(name) : where_ + QLatin1Char('.') + QLatin1String(name);
    }

    QJsonObject part_;
    QString where_;
    QString& mistake_;
};

/// Names of options; none in a game that offers none directly.
std::vector<std::string> optionsIn(const SheetPart& part, const char* name) {
    std::vector<std::string> options;
    for (const auto& told : part.list(name)) {
        options.push_back(told.toString().toStdString());
        if (options.back().empty()) part.fail(name);
    }
    return options;
}

GameSheet::Rows rowsOf(const QJsonValue& list, std::string_view game, QString& mistake) {
    GameSheet::Rows rows;
    for (const auto& told : list.toArray()) {
        const SheetPart part(told, QStringLiteral("smallTable"), mistake);
        GameSheet::Row row;
        for (const QString& face : part.words("faces"))
            row.faces << toQString(game) + QLatin1Char('/') + face;
        row.width = part.number("width", 0.01, kWidestPiece);
        row.apart = part.number("apart", row.width, 2 * kWidestPiece);
        row.y = part.number("y", -kEdge, kEdge);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Expands an entry of a picture: a stack is three overlapping pieces.
void addParts(std::vector<GameSheet::PicturePart>& parts, const SheetPart& told, const GameSheet& sheet) {
    const QString faces = toQString(sheet.game) + QLatin1Char('/');
    const double tall = sheet.hasTiles ? 1 : kCardTall;
    GameSheet::PicturePart part;
    part.x = told.number("x", -kBeyond, kField);
    part.y = told.number("y", -kBeyond, kField);
    part.width = told.number("width", 1, kField);
    if (told.has("lean")) part.lean = told.number("lean", -kUpright, kUpright);
    part.isFaint = told.has("faint");
    if (told.has("mark")) {
        part.mark = told.word("mark");
    } else if (told.has("shield")) {
        part.face = QStringLiteral("seat/%1").arg(told.number("shield", 0, kShields - 1));
        part.tall = kShieldTall;
    } else if (told.has("squares")) {
        for (const auto& face : told.list("squares"))
            part.squares << (face.toString().isEmpty() ? QString() : faces + face.toString());
    } else {
        const bool isStack = told.has("stack");
        part.face = faces + told.word(isStack ? "stack" : "face");
        part.tall = tall;
        for (int below = isStack ? 2 : 0; below > 0; --below) {
            parts.push_back(part);
            part.x -= 2;
            part.y -= 2;
        }
    }
    parts.push_back(std::move(part));
}

QString fileOf(std::string_view game) { return toQString(game) + QStringLiteral("/game.json"); }

std::vector<GameSheet> readAll() {
    std::vector<GameSheet> all;
    for (const GameInfo* game : allGames()) {
        Result<GameSheet> sheet = readSheet(game->id(), sharedText(fileOf(game->id())));
        if (!sheet) qFatal("%s", qPrintable(sheet.problem().text()));
        all.push_back(*std::move(sheet));
    }
    return all;
}

} // namespace

Result<GameSheet> readSheet(std::string_view game, const QByteArray& json) {
    QJsonParseError problem;
    const QJsonDocument read = QJsonDocument::fromJson(json, &problem);
    QString mistake = problem.error == QJsonParseError::NoError ? QString() : problem.errorString();
    const SheetPart whole(read.object(), {}, mistake);
    GameSheet sheet;
    sheet.game = game;
    sheet.hasTiles = whole.isFirst("pieces", "tiles", "cards");

    const SheetPart box = whole.part("box");
    sheet.box.cover = {static_cast<int>(box.number("width", kSmallestBox, kBroadestBox)),
                       static_cast<int>(box.number("height", kSmallestBox, kTallestBox))};
    sheet.box.side = box.colour("side");
    sheet.box.titleInMiddle = box.isFirst("title", "middle", "foot");
    if (box.has("cut")) sheet.box.cut = box.pair("cut", 0, 1);

    const SheetPart cloth = whole.part("cloth");
    sheet.cloth = {cloth.colour("day"), cloth.colour("night"), cloth.colour("mat")};

    const SheetPart atHand = whole.part("atHand");
    sheet.pictures = optionsIn(atHand, "pictures");
    sheet.switches = optionsIn(atHand, "switches");

    const SheetPart variants = whole.part("variants");
    for (const QString& name : variants.keys()) {
        const QByteArray key = name.toUtf8();
        for (const auto& part : variants.list(key))
            addParts(sheet.variants[name], SheetPart(part, QStringLiteral("variants.%1").arg(name), mistake),
                     sheet);
    }

    const SheetPart table = whole.part("smallTable");
    for (const auto& seat : table.list("seats")) sheet.seats.push_back(rowsOf(seat, game, mistake));
    if (sheet.seats.empty()) table.fail("seats");
    sheet.middle = rowsOf(table.list("middle"), game, mistake);
    if (!mistake.isEmpty()) return Problem("wrong-with", {fileOf(game), mistake});
    return sheet;
}

const GameSheet& sheetOf(std::string_view game) {
    static const std::vector<GameSheet> all = readAll();
    const auto sheet = std::ranges::find(all, game, &GameSheet::game);
    if (sheet == all.end()) qFatal("There is no game %s", std::string(game).c_str());
    return *sheet;
}

} // namespace drawbridge
