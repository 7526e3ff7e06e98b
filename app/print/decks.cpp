// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/outputs.h"

#include "print/boxfaces.h"
#include "print/sheetwords.h"
#include "text/gametext.h"
#include "text/wholefile.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QPainter>
#include <QUrl>
#include <algorithm>
#include <map>
#include <utility>

// Saved objects of Tabletop Simulator: the fields of its published save file format
// (kb.tabletopsimulator.com, "Save File Format"). A card's CardID is its sheet number times 100 plus its
// index on the sheet; "DeckCustom" lists them in DeckIDs, from the top of the deck down. "Custom_Tile" has a
// picture and a thickness, "Custom_PDF" a file and its page.
namespace drawbridge {

namespace {

constexpr int kColumns = 10;
constexpr int kRows = 7;
/// The last cell of a sheet is shown for hidden cards in versions that do not use the back for that.
constexpr int kCardsOnSheet = kColumns * kRows - 1;
constexpr int kSide = 4096;        // largest texture size that every graphics card supports
constexpr double kSharpness = 300; // dots per inch, at most

/// A card's width in simulator units; a tile of scale 1 is kTileUnits wide.
constexpr double kMillimetresPerUnit = 63 / 2.2;
constexpr double kTileUnits = 2;

enum CardShape : int { kRounded = 0, kRectangle = 1 };

/// A sheet of fronts with a common back, and the base name of its picture files.
struct DeckSheet {
    int number = 0; ///< sheet number in the saved object, from 1
    QString front;
    QString back;
    QString backFace;
    QSizeF size; ///< of a piece
    QList<QString> faces;
    bool card = true;

    int columns() const { return std::min<int>(kColumns, std::max<int>(2, static_cast<int>(faces.size()))); }
    int rows() const { return std::max(2, static_cast<int>((faces.size() + columns() - 1) / columns())); }
    double dots() const { // per millimetre
        const double whole = std::max(columns() * size.width(), rows() * size.height());
        return std::min(kSharpness / 25.4, kSide / whole);
    }
};

QImage paintFaces(const QList<QString>& faces, int columns, int rows, const QSizeF& size, double dots,
                  const FacePainter& painter, Inks inks) {
    const QSize pixels(static_cast<int>(size.width() * dots), static_cast<int>(size.height() * dots));
    QImage image(pixels.width() * columns, pixels.height() * rows, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter on(&image);
    on.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < faces.size(); ++i) {
        on.save();
        on.translate((i % columns) * pixels.width(), (i / columns) * pixels.height());
        on.setClipRect(QRect(QPoint(), pixels));
        on.scale(pixels.width() / size.width(), pixels.height() / size.height());
        painter.paintUncut(on, {{}, size}, {{}, size}, faces[i], InkOptions{inks});
        on.restore();
    }
    return image;
}

/// Six hexadecimal digits, unique among the objects of a file.
QString guid(int number) { return QStringLiteral("%1").arg(0xdb0000 + number, 6, 16, QLatin1Char('0')); }

/// Sets some of an object's position, rotation and scale.
void setTransform(QJsonObject& object, std::initializer_list<std::pair<const char*, double>> parts) {
    QJsonObject transform = object["Transform"].toObject();
    for (const auto& [part, value] : parts) transform[part] = value;
    object["Transform"] = transform;
}

QJsonObject object(const QString& name, const QString& nickname, double x, int number) {
    static const QJsonObject usual = QJsonDocument::fromJson(R"({
        "Transform": {
            "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180, "scaleX": 1, "scaleY": 1, "scaleZ": 1},
        "ColorDiffuse": {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259},
        "Description": "", "GMNotes": "", "Locked": false, "Grid": true, "Snap": true, "Autoraise": true,
        "Sticky": true, "Tooltip": true, "GridProjection": false, "HideWhenFaceDown": true, "Hands": true,
        "SidewaysCard": false, "LuaScript": "", "LuaScriptState": "", "XmlUI": ""})")
                                         .object();
    QJsonObject made = usual;
    made["GUID"] = guid(number);
    made["Name"] = name;
    made["Nickname"] = nickname;
    setTransform(made, {{"posX", x}});
    return made;
}

/// Makes decks of sets, side by side in a saved object: for each set one deck per back, since the simulator
/// shows the back of only one card of a deck, and one per sub-pack (SheetPiece::part). Mats become tiles, and
/// the rules a PDF; other pieces without a back are for paper only.
class DeckWriter {
  public:
    DeckWriter(const QString& file, const QString& address)
        : folder_(QFileInfo(file).absolutePath())
        , stem_(QFileInfo(file).completeBaseName())
        , address_(address) {}

    void add(const PieceSet& set, const SheetOptions& options) {
        if (set.wholePage && set.count() > 0) return addPages(set);
        if (set.onTable)
            for (const SheetPiece& piece : set.pieces) addTiles(set, piece);
        QStringList backs;
        QStringList parts;
        for (const SheetPiece& piece : set.pieces)
            if (piece.count > 0 && !piece.back.isEmpty()) {
                backs << piece.back;
                parts << piece.part;
            }
        backs.removeDuplicates();
        parts.removeDuplicates();
        for (int i = 0; i < backs.size(); ++i) {
            //: One of several decks, by their backs, of the same set: %1 is the set, "Cards", %2 a number
            const QString title =
                backs.size() == 1 ? set.title
                                  : SheetWords::tr("%1, deck %2").arg(set.title, QLocale().toString(i + 1));
            for (const QString& part : parts)
                addDeck(set, backs[i], part,
                        //: One of several decks of the same set: %1 is the set, "Cards", %2 which of them,
                        //: "black soldiers"
                        part.isEmpty() ? title : SheetWords::tr("%1: %2").arg(title, part), options);
        }
    }

    bool isEmpty() const { return states_.isEmpty(); }
    const std::vector<DeckSheet>& sheets() const { return sheets_; }
    /// Pictures of one piece each, and page files, by file name.
    const std::map<QString, SheetPiece>& tiles() const { return tiles_; }
    const std::map<QString, PieceSet>& pages() const { return pages_; }
    QString path(const QString& picture) const { return QStringLiteral("%1/%2").arg(folder_, picture); }

    std::string json(const QString& title) const {
        QJsonObject save = QJsonDocument::fromJson(R"({
            "GameMode": "", "Gravity": 0.5, "PlayArea": 0.5, "Date": "", "Table": "", "Sky": "", "Note": "",
            "TabStates": {}, "LuaScript": "", "LuaScriptState": "", "XmlUI": "", "VersionNumber": ""})")
                               .object();
        save["SaveName"] = title;
        save["ObjectStates"] = states_;
        return QJsonDocument(save).toJson().toStdString();
    }

  private:
    /// The next object, to the right of the existing ones.
    QJsonObject nextObject(const QString& name, const QString& nickname, double broad) {
        QJsonObject made = object(name, nickname, right_ + broad / 2, ++objects_);
        right_ += broad + 1;
        return made;
    }

    void addTiles(const PieceSet& set, const SheetPiece& piece) {
        if (piece.count == 0) return;
        const QString picture = QStringLiteral("%1-%2-%3.png").arg(stem_, set.id, piece.id);
        tiles_.emplace(picture, piece);
        const double broad = piece.size.width() / kMillimetresPerUnit;
        const double scale = broad / kTileUnits;
        const QJsonObject shape{{"Type", 0}, {"Thickness", 0.1}, {"Stackable", false}, {"Stretch", true}};
        for (int copy = 0; copy < piece.count; ++copy) {
            QJsonObject tile = nextObject(QStringLiteral("Custom_Tile"), piece.name, broad);
            setTransform(tile, {{"rotZ", 0}, {"scaleX", scale}, {"scaleZ", scale}}); // face up
            tile["CustomImage"] = QJsonObject{{"ImageURL", addressOf(picture)},
                                              {"ImageSecondaryURL", QString()},
                                              {"ImageScalar", 1},
                                              {"WidthScale", 0},
                                              {"CustomTile", shape}};
            states_.append(tile);
        }
    }

    void addPages(const PieceSet& set) {
        const QString file = QStringLiteral("%1-%2.pdf").arg(stem_, set.id);
        pages_.emplace(file, set);
        QJsonObject pages = nextObject(QStringLiteral("Custom_PDF"), set.title, 4);
        setTransform(pages, {{"rotZ", 0}});
        pages["CustomPDF"] = QJsonObject{
            {"PDFUrl", addressOf(file)}, {"PDFPassword", QString()}, {"PDFPage", 0}, {"PDFPageOffset", 0}};
        states_.append(pages);
    }

    /// Adds a deck of the pieces of a set with this back and part.
    void addDeck(const PieceSet& set, const QString& back, const QString& part, const QString& title,
                 const SheetOptions& options) {
        const std::size_t first = sheets_.size();
        QJsonArray ids;
        QJsonArray cards;
        QJsonObject used;
        for (const SheetPiece& piece : set.pieces) {
            if (piece.count == 0 || piece.back != back || piece.part != part) continue;
            const DeckSheet& sheet = sheetFor(first, set, piece, options);
            const int id = sheet.number * 100 + static_cast<int>(sheet.faces.size()) - 1;
            for (int copy = 0; copy < piece.count; ++copy) {
                QJsonObject card = object(QStringLiteral("Card"), piece.name, 0, ++objects_);
                card["CardID"] = id;
                cards.append(card);
                ids.append(id);
            }
        }
        if (cards.isEmpty()) return;
        for (std::size_t i = first; i < sheets_.size(); ++i)
            used[QString::number(sheets_[i].number)] = sheetJson(sheets_[i]);
        for (qsizetype i = 0; i < cards.size(); ++i) {
            QJsonObject card = cards[i].toObject();
            const QString number = QString::number(card["CardID"].toInt() / 100);
            card["CustomDeck"] = QJsonObject{{number, used[number]}};
            cards[i] = card;
        }
        if (cards.size() == 1) { // a deck has at least two cards
            QJsonObject card = cards[0].toObject();
            card["Name"] = QStringLiteral("CardCustom");
            states_.append(card);
            return;
        }
        QJsonObject deck = nextObject(QStringLiteral("DeckCustom"), title, 3);
        deck["DeckIDs"] = ids;
        deck["CustomDeck"] = used;
        deck["ContainedObjects"] = cards;
        states_.append(deck);
    }

    /// Appends the piece to a sheet of this deck; starts a new sheet if none has room.
    const DeckSheet& sheetFor(std::size_t first, const PieceSet& set, const SheetPiece& piece,
                              const SheetOptions& options) {
        const QSizeF size = piece.card ? options.card : piece.size;
        const auto fits = [&](const DeckSheet& sheet) {
            return sheet.size == size && sheet.faces.size() < kCardsOnSheet;
        };
        auto sheet = std::find_if(sheets_.begin() + static_cast<std::ptrdiff_t>(first), sheets_.end(), fits);
        if (sheet == sheets_.end()) {
            DeckSheet fresh;
            fresh.number = static_cast<int>(sheets_.size()) + 1;
            fresh.front = QStringLiteral("%1-%2-%3.png").arg(stem_, set.id, QString::number(fresh.number));
            fresh.backFace = piece.back;
            fresh.back = QStringLiteral("%1-%2.png").arg(stem_, fresh.backFace.section(QLatin1Char('/'), -1));
            fresh.size = size;
            fresh.card = piece.card;
            sheet = sheets_.insert(sheets_.end(), fresh);
        }
        sheet->faces.append(piece.face);
        return *sheet;
    }

    QJsonObject sheetJson(const DeckSheet& sheet) const {
        return {{"FaceURL", addressOf(sheet.front)},
                {"BackURL", addressOf(sheet.back)},
                {"NumWidth", sheet.columns()},
                {"NumHeight", sheet.rows()},
                {"BackIsHidden", true},
                {"UniqueBack", false},
                {"Type", sheet.card ? kRounded : kRectangle}};
    }

    QString addressOf(const QString& picture) const {
        if (address_.isEmpty()) return QUrl::fromLocalFile(path(picture)).toString(QUrl::FullyEncoded);
        const QString web = address_.endsWith(QLatin1Char('/')) ? address_ : address_ + QLatin1Char('/');
        return web + QString::fromLatin1(QUrl::toPercentEncoding(picture));
    }

    QString folder_;
    QString stem_;
    QString address_;
    std::vector<DeckSheet> sheets_;
    std::map<QString, SheetPiece> tiles_;
    std::map<QString, PieceSet> pages_;
    QJsonArray states_;
    double right_ = 0;
    int objects_ = 0;
};

} // namespace

Result<> writeDecks(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options,
                    const QString& file, const QString& address, const Progress& progress) {
    if (auto checked = check(options); !checked) return checked;
    DeckWriter decks(file, address);
    for (const PieceSet& set : sets) decks.add(set, options);
    if (decks.isEmpty()) return Problem("nothing-for-simulator");
    const auto painter = makeSheetPainter();
    std::vector<FileContent> files;
    std::map<QString, const DeckSheet*> backs; // by file name: each once
    for (const DeckSheet& sheet : decks.sheets()) backs.emplace(sheet.back, &sheet);
    const int total = static_cast<int>(decks.sheets().size() + backs.size() + decks.tiles().size());
    const auto add = [&](const QString& name, const QImage& image) {
        files.emplace_back(decks.path(name), pngOf(image));
        return !progress || progress(static_cast<int>(files.size()), total);
    };
    for (const DeckSheet& sheet : decks.sheets())
        if (!add(sheet.front, paintFaces(sheet.faces, sheet.columns(), sheet.rows(), sheet.size, sheet.dots(),
                                         *painter, options.inks)))
            return {};
    for (const auto& [name, sheet] : backs)
        if (!add(name,
                 paintFaces({sheet->backFace}, 1, 1, sheet->size, sheet->dots(), *painter, options.inks)))
            return {};
    for (const auto& [name, piece] : decks.tiles()) {
        const double dots =
            std::min(kSharpness / 25.4, kSide / std::max(piece.size.width(), piece.size.height()));
        if (!add(name, paintFaces({piece.face}, 1, 1, piece.size, dots, *painter, options.inks))) return {};
    }
    for (const auto& [name, set] : decks.pages()) {
        QByteArray pdf;
        SheetOptions paper = options;
        paper.pages.clear();
        paper.correction = {}; // not for a printer
        const Sheets sheets(game, {set}, paper);
        if (auto painted = sheets.laidOut() ? paintPdf(sheets, pdf) : sheets.laidOut(); !painted)
            return painted;
        files.emplace_back(decks.path(name), pdf.toStdString());
    }
    // The object comes last, when the files it refers to exist.
    files.emplace_back(file, decks.json(textFor(game.id()).gameName()));
    return writeFiles(files);
}

} // namespace drawbridge
