// SPDX-License-Identifier: GPL-3.0-or-later
// What sheets are written into: PDF, pictures, decks for Tabletop Simulator. Files are read back and
// measured.
#include "sheettools.h"

#include "match/setup.h"
#include "print/outputs.h"
#include "print/pdffile.h"
#include "rampage/deckfile.h"
#include "text/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>
#include <algorithm>
#include <cmath>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

QByteArray read(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

/// Runs a tool of poppler; skips the test where there is none.
QString output(const QString& tool, const QStringList& arguments) {
    QProcess process;
    process.start(tool, arguments);
    if (!process.waitForFinished(120'000) || process.exitCode() != 0) qFatal("%s fails", qPrintable(tool));
    return QString::fromUtf8(process.readAllStandardOutput());
}

bool hasPoppler() { return !QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty(); }

/// How many pages a PDF has.
qsizetype pagesIn(const QByteArray& pdf) {
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b"));
    return QString::fromLatin1(pdf).count(page);
}

constexpr double kDots = 300 / 25.4;

} // namespace

class TestSheetFiles : public QObject {
    Q_OBJECT

  private slots:
    void pdf();
    void pdfIsTrueToSize_data();
    void pdfIsTrueToSize();
    void printersGetUprightPages();
    void pdfHasItsFonts();
    void pdfHasItsBoxes();
    void pdfTellsPrintersAndReaders();
    void greyPdfHasOneInk();
    void filesTogetherOrNone();
    void everyCardOfItsPacks();
    void noWordIsCutShort_data();
    void noWordIsCutShort();
    void pictures_data();
    void pictures();
    void picturesOfTheirOwnSize();
    void decks();
    void decksByAddress();
    void matsAndRulesInTheSimulator();
    void largeDecks();
    void callsOff();
    void tellsWhatCannotBeWritten();
    void leavesNoHalfFile();

  private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void TestSheetFiles::pdf() {
    SheetOptions options;
    options.backs = SheetBacks::duplex;
    const Sheets sheets(game("castle-rampage"), setsOf("castle-rampage", {"cards"}), options);
    const QString file = path("rampage.pdf");
    int last = 0;
    const auto count = [&](int done, int total) {
        const bool isNext = done == last + 1 && total == 28;
        last = done;
        return isNext;
    };
    QVERIFY(writePdf(sheets, file, count));
    QCOMPARE(last, 28);
    const QByteArray bytes = read(file);
    QVERIFY(bytes.startsWith("%PDF-"));
    QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    QVERIFY2(bytes.size() < 3'000'000, QByteArray::number(bytes.size()));
    QVERIFY(!bytes.contains("/Subtype /Image")); // vectors only
    QCOMPARE(pagesIn(bytes), 28);
}

void TestSheetFiles::pdfIsTrueToSize_data() {
    QTest::addColumn<QSizeF>("paper");
    for (const NamedSize& size : paperSizes()) QTest::newRow(size.id) << size.size;
}

// The pages are read as a printer reads them: the art is where it should be, on paper whose middle is the
// middle of the page.
void TestSheetFiles::pdfIsTrueToSize() {
    if (!hasPoppler()) QSKIP("there is no pdftoppm");
    QFETCH(QSizeF, paper);
    SheetOptions options;
    options.paper = paper;
    options.marks = SheetMarks::none;
    const Sheets sheets(game("castles"), setsOf("castles", {"cards"}), options);
    QVERIFY(writePdf(sheets, path("size.pdf")));
    const QString told = output("pdfinfo", {path("size.pdf")});
    static const QRegularExpression size(QStringLiteral("Page size:\\s+([0-9.]+) x ([0-9.]+) pts"));
    const auto match = size.match(told);
    const QSizeF page(match.captured(1).toDouble() * 25.4 / 72, match.captured(2).toDouble() * 25.4 / 72);
    const double exact = writesPdfDetails() ? 0.002 : 0.18;
    QVERIFY2(std::abs(page.width() - paper.width()) < exact &&
                 std::abs(page.height() - paper.height()) < exact,
             qPrintable(told));
    output("pdftoppm",
           {"-r", "300", "-f", "1", "-l", "1", "-singlefile", "-png", path("size.pdf"), path("size")});
    const QImage image(path("size.png"));
    QVERIFY(!image.isNull());
    const QRectF block((page.width() - 189) / 2, (page.height() - 264) / 2, 189, 264);
    // Where the parchment begins and ends, on a line through the middle of the second card.
    const auto edges = [&](bool level, double at, double from, double to) {
        const int other = static_cast<int>(at * kDots);
        double first = -1;
        double last = -1;
        for (int i = static_cast<int>((from - 4) * kDots); i < static_cast<int>((to + 4) * kDots); ++i) {
            const QRgb pixel = level ? image.pixel(i, other) : image.pixel(other, i);
            if (qGray(pixel) > 245) continue;
            if (first < 0) first = i / kDots;
            last = (i + 1) / kDots;
        }
        return std::pair(first, last);
    };
    const auto [left, right] = edges(true, block.top() + 1, block.left(), block.right());
    const auto [top, bottom] = edges(false, block.left() + 1, block.top(), block.bottom());
    QVERIFY(std::abs(left - block.left()) <= 0.1 && std::abs(right - block.right()) <= 0.1);
    QVERIFY(std::abs(top - block.top()) <= 0.1 && std::abs(bottom - block.bottom()) <= 0.1);
    QVERIFY(std::abs(right - left - 189) <= 0.1 && std::abs(bottom - top - 264) <= 0.1);
}

// A page held sideways comes to a printer with its upper edge at the left, and the backs' offset is that of
// the paper as it is fed.
void TestSheetFiles::printersGetUprightPages() {
    if (!hasPoppler()) QSKIP("there is no pdftoppm");
    SheetOptions options;
    options.layout = SheetLayout::eightUp;
    options.backs = SheetBacks::duplex;
    options.correction.offset = {6, -4};
    options.marks = SheetMarks::none;
    options.ruler = false;
    const Sheets sheets(game("castles"), setsOf("castles", {"cards"}, {"gate x2"}), options);
    QCOMPARE(sheets.pages().size(), std::size_t(2));
    QCOMPARE(sheets.pages()[0].size(), QSizeF(297, 210));
    QPdfWriter device(path("turned.pdf"));
    preparePage(device, sheets, 1);
    QVERIFY(paintPages(sheets, device, 1, 2));
    output("pdftoppm", {"-r", "300", "-png", path("turned.pdf"), path("turned")});
    const QImage front(path("turned-1.png"));
    const QImage back(path("turned-2.png"));
    QVERIFY(!front.isNull() && front.height() > front.width());
    const QPointF room((front.width() / kDots - 210) / 2, (front.height() / kDots - 297) / 2);
    // The first two cards of the upper row: at the left, one above the other, from below upwards.
    const QRectF block(sheets.pages()[0].plan().places[0].trim | sheets.pages()[0].plan().places[1].trim);
    const QRectF fed(block.top(), 297 - block.right(), block.height(), block.width());
    const auto isInked = [](const QImage& image, const QPointF& at) {
        return qGray(image.pixel((at * kDots).toPoint())) < 250;
    };
    const auto edgesAre = [&](const QImage& image, const QRectF& rect) {
        constexpr double near = 0.15;
        const QPointF middle = rect.center();
        return isInked(image, {rect.left() + near, middle.y()}) &&
               isInked(image, {rect.right() - near, middle.y()}) &&
               isInked(image, {middle.x() + 3, rect.top() + near}) &&
               isInked(image, {middle.x() + 3, rect.bottom() - near}) &&
               !isInked(image, {rect.left() - near, middle.y()}) &&
               !isInked(image, {rect.right() + near, middle.y()}) &&
               !isInked(image, {middle.x() + 3, rect.top() - near}) &&
               !isInked(image, {middle.x() + 3, rect.bottom() + near});
    };
    QVERIFY(edgesAre(front, fed.translated(room)));
    // Turned over its long edge.
    const QRectF behind(210 - fed.right(), fed.top(), fed.width(), fed.height());
    QVERIFY(edgesAre(back, behind.translated(room + options.correction.offset)));
}

void TestSheetFiles::pdfHasItsFonts() {
    if (!hasPoppler()) QSKIP("there is no pdffonts");
    const Sheets sheets(game("castles"), setsOf("castles", {"all"}), {});
    QVERIFY(writePdf(sheets, path("fonts.pdf")));
    const QStringList lines = output("pdffonts", {path("fonts.pdf")}).split('\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(lines.size() >= 2);
    static const QRegularExpression embedded(QStringLiteral("\\s(yes|no)\\s+(yes|no)\\s+(yes|no)\\s"));
    for (const QString& line : lines) QCOMPARE(embedded.match(line).captured(1), QStringLiteral("yes"));
    const QString words = output("pdftotext", {path("fonts.pdf"), "-"});
    QVERIFY(words.contains("Trebuchet") && words.contains("Page 1 of "));
}

// Where a card lies by itself, what stays of it is the trim box, as a print shop cuts it.
void TestSheetFiles::pdfHasItsBoxes() {
    if (!hasPoppler()) QSKIP("there is no pdfinfo");
    if (!writesPdfDetails()) QSKIP("there was no qpdf");
    SheetOptions options;
    options.layout = SheetLayout::onePerPage;
    options.bleed = 3;
    options.backs = SheetBacks::duplex;
    const Sheets sheets(game("castles"), setsOf("castles", {"cards", "rules"}, {}), options);
    QVERIFY(writePdf(sheets, path("boxes.pdf")));
    const QString told = output("pdfinfo", {"-box", "-f", "1", "-l", "200", path("boxes.pdf")});
    const auto boxIs = [&](int page, const char* name, const QRectF& wanted) {
        const QRegularExpression form(QStringLiteral("Page\\s+%1 %2:\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)")
                                          .arg(QString::number(page), QLatin1String(name)));
        const auto is = form.match(told);
        const auto media =
            QRegularExpression(
                QStringLiteral("Page\\s+%1 MediaBox:\\s+(\\S+)\\s+\\S+\\s+\\S+\\s+(\\S+)").arg(page))
                .match(told);
        const double point = 25.4 / 72;
        const double left = media.captured(1).toDouble();
        const double top = media.captured(2).toDouble();
        const QRectF box(QPointF(is.captured(1).toDouble() - left, top - is.captured(4).toDouble()) * point,
                         QPointF(is.captured(3).toDouble() - left, top - is.captured(2).toDouble()) * point);
        const auto near = [](const QPointF& a, const QPointF& b) { return (a - b).manhattanLength() < 0.02; };
        if (near(box.topLeft(), wanted.topLeft()) && near(box.bottomRight(), wanted.bottomRight()))
            return true;
        qWarning() << page << name << box << wanted;
        return false;
    };
    const QRectF trim((210 - 63) / 2., (297 - 88) / 2., 63, 88);
    for (const int page : {1, 2, 106}) {
        QVERIFY(boxIs(page, "MediaBox", {0, 0, 210, 297}));
        QVERIFY(boxIs(page, "TrimBox", trim));
        QVERIFY(boxIs(page, "BleedBox", trim.adjusted(-3, -3, 3, 3)));
    }
    QVERIFY(boxIs(107, "TrimBox", {0, 0, 210, 297})); // the rules
}

void TestSheetFiles::pdfTellsPrintersAndReaders() {
    if (!writesPdfDetails()) QSKIP("there was no qpdf");
    SheetOptions options;
    options.backs = SheetBacks::duplex;
    options.flip = SheetFlip::shortEdge;
    const auto sets = setsOf("castle-keep", {"tiles", "mats", "rules"});
    QVERIFY(writePdf(Sheets(game("castle-keep"), sets, options), path("told.pdf")));
    const QByteArray told = read(path("told.pdf"));
    QVERIFY(told.contains("/PrintScaling /None"));
    QVERIFY(told.contains("/Duplex /DuplexFlipShortEdge"));
    QCOMPARE(told.count("/Dest ["), 3); // tiles, mats, rules, however many pages each has
    QVERIFY(told.contains("/Title (Rules in brief)"));
    options.backs = SheetBacks::none;
    QVERIFY(writePdf(Sheets(game("castle-keep"), sets, options), path("told.pdf")));
    QVERIFY(read(path("told.pdf")).contains("/Duplex /Simplex"));
}

// No colour is named there, and nothing is lost on the way.
void TestSheetFiles::greyPdfHasOneInk() {
    if (!hasPoppler()) QSKIP("there is no pdftoppm");
    if (!writesPdfDetails()) QSKIP("there was no qpdf");
    SheetOptions options;
    options.inks = Inks::black;
    const Sheets sheets(game("castles"), setsOf("castles", {"cards"}, {"gate", "castle"}), options);
    QVERIFY(writePdf(sheets, path("black.pdf")));
    // Unpacked by a tool of poppler: what it draws, as PostScript.
    const QString drawn = output("pdftops", {"-level2", path("black.pdf"), "-"});
    static const QRegularExpression space(QStringLiteral("/Device(\\w+) \\{\\} cs\\n"));
    QStringList spaces;
    for (const auto& match : space.globalMatch(drawn)) spaces << match.captured(1);
    spaces.removeDuplicates();
    QCOMPARE(spaces, QStringList{QStringLiteral("Gray")});
    // And looks as what Qt has written.
    QPdfWriter device(path("plain.pdf"));
    preparePage(device, sheets, 1);
    QVERIFY(paintPages(sheets, device, 1, 1));
    const QByteArray plain = read(path("plain.pdf"));
    PdfDetails details;
    details.grey = true;
    QVERIFY(writeFile(path("one ink.pdf"), withDetails(plain, details).toStdString()));
    const auto shown = [&](const QString& file) {
        output("pdftoppm", {"-r", "60", "-singlefile", "-gray", "-png", path(file), path("shown")});
        return QImage(path("shown.png")).convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage before = shown("plain.pdf");
    const QImage after = shown("one ink.pdf");
    QCOMPARE(after.size(), before.size());
    for (int y = 0; y < after.height(); ++y)
        for (int x = 0; x < after.width(); ++x)
            QVERIFY(std::abs(after.constScanLine(y)[x] - before.constScanLine(y)[x]) <= 2);
}

void TestSheetFiles::filesTogetherOrNone() {
    const std::vector<FileContent> both{{path("first.txt"), "one"}, {path("missing/second.txt"), "two"}};
    QVERIFY(!writeFiles(both));
    QVERIFY(!QFile::exists(path("first.txt")));
    QVERIFY(writeFiles({both[0]}));
    QCOMPARE(read(path("first.txt")), QByteArray("one"));
    QVERIFY(writeFile(folder_.path(), "three").problem().text().contains(QStringLiteral("folder")));
}

// A game is printed as it is played, but whole: with few seats some cards would stay in the box.
void TestSheetFiles::everyCardOfItsPacks() {
    const GameInfo& castles = game("castles");
    const auto cards = [&](const Setup& played) {
        return pieceSets(castles, wholeSetup(castles, played)).front().count();
    };
    Setup played;
    QCOMPARE(cards(played), 53);
    played.seats = 8;
    QCOMPARE(cards(played), 106);
    Setup epic;
    setOption(epic, *findOption(game("castle-wars"), "size"), 1);
    QCOMPARE(pieceSets(game("castle-wars"), wholeSetup(game("castle-wars"), epic))[1].count(), 54);
}

void TestSheetFiles::noWordIsCutShort_data() {
    QTest::addColumn<QByteArray>("gameId");
    QTest::addColumn<bool>("ownDeck");
    QTest::addColumn<QSizeF>("card");
    for (const char* id : {"castles-of-caleira", "castle-rampage", "castle-wars", "castles"})
        QTest::addRow("%s, the smallest cards", id) << QByteArray(id) << false << kLeastCard;
    QTest::newRow("an own deck of many words") << QByteArray("castle-rampage") << true << QSizeF(63, 88);
}

void TestSheetFiles::noWordIsCutShort() {
    if (!hasPoppler()) QSKIP("there is no pdftotext");
    QFETCH(QByteArray, gameId);
    QFETCH(bool, ownDeck);
    QFETCH(QSizeF, card);
    const GameInfo& printed = game(gameId.constData());
    Setup setup = wholeSetup(printed);
    if (ownDeck) {
        rampage::ReadDeck deck = rampage::readDeck(
            read(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/decks/every-operation.json")).toStdString());
        QVERIFY(deck.deck);
        useDeck(printed, setup, rampage::internDeck(std::move(*deck.deck)));
    }
    SheetOptions options;
    options.card = card;
    options.layout = SheetLayout::asManyAsFit;
    const Sheets sheets(printed, pieceSets(printed, setup), options);
    QVERIFY(sheets.laidOut());
    QVERIFY(writePdf(sheets, path("words.pdf")));
    const QString words = output("pdftotext", {path("words.pdf"), "-"});
    QVERIFY(words.size() > 1000);
    QVERIFY2(!words.contains(QChar(0x2026)), qPrintable(words));
}

void TestSheetFiles::pictures_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("pixels");
    // As the templates of the services have them.
    QTest::newRow("mpc-poker") << QStringLiteral("mpc-poker") << QSize(822, 1122);
    QTest::newRow("mpc-bridge") << QStringLiteral("mpc-bridge") << QSize(747, 1122);
    QTest::newRow("mpc-tarot") << QStringLiteral("mpc-tarot") << QSize(897, 1497);
    QTest::newRow("tgc-poker") << QStringLiteral("tgc-poker") << QSize(825, 1125);
    QTest::newRow("tgc-bridge") << QStringLiteral("tgc-bridge") << QSize(750, 1125);
    QTest::newRow("tgc-mini") << QStringLiteral("tgc-mini") << QSize(600, 825);
    QTest::newRow("tgc-tarot") << QStringLiteral("tgc-tarot") << QSize(900, 1500);
}

void TestSheetFiles::pictures() {
    QFETCH(QString, id);
    QFETCH(QSize, pixels);
    const auto sizes = pictureSizes();
    const auto size =
        std::ranges::find_if(sizes, [&](const PictureSize& each) { return id == QLatin1String(each.id); });
    QVERIFY(size != sizes.end());
    QVERIFY(QDir(folder_.path()).mkpath(id));
    const auto sets = setsOf("castle-wars", {"cards"}, {"king-spades x2", "9-hearts", "joker"});
    QVERIFY(writePictures(game("castle-wars"), sets, {}, &*size, path(id)));
    QCOMPARE(QDir(path(id)).entryList(QDir::Files),
             (QStringList{"9-hearts-x1.png", "back-neutral.png", "joker-x1.png", "king-spades-x2.png"}));
    for (const QFileInfo& file : QDir(path(id)).entryInfoList(QDir::Files)) {
        const QImage image(file.filePath());
        QCOMPARE(image.size(), pixels);
        QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Castle Wars"));
        QVERIFY(std::abs(image.dotsPerMeterX() * 0.0254 - 300) < 0.1);
        // All of it is covered: bleed too.
        for (const QPoint& corner : {QPoint(0, 0), QPoint(pixels.width() - 1, pixels.height() - 1)})
            QVERIFY(qGray(image.pixel(corner)) < 245);
    }
    // Bleed on all sides: what is cut to lies in the middle, in the card's proportions.
    QVERIFY(size->trim.width() * kDots < pixels.width() - 60 &&
            size->trim.height() * kDots < pixels.height() - 60);
}

void TestSheetFiles::picturesOfTheirOwnSize() {
    SheetOptions options;
    options.bleed = 3;
    QVERIFY(QDir(folder_.path()).mkpath("own"));
    QVERIFY(writePictures(game("castle-keep"), setsOf("castle-keep", {"tiles", "rules"}), options, nullptr,
                          path("own")));
    QCOMPARE(QDir(path("own")).entryList(QDir::Files).size(), 23);    // 21 tiles, a back, the rules
    QCOMPARE(QImage(path("own/RcT-x4.png")).size(), QSize(602, 602)); // 51 mm at 300 dots per inch
    QCOMPARE(QImage(path("own/rules.png")).size(), QSize(2480, 3508));
}

void TestSheetFiles::decks() {
    const QString file = path("wars.json");
    // The Epic game, in which each player has a pack of his own.
    Setup epic = wholeSetup(game("castle-wars"));
    setOption(epic, *findOption(game("castle-wars"), "size"), 1);
    QVERIFY(writeDecks(game("castle-wars"), pieceSets(game("castle-wars"), epic), {}, file));
    const QJsonObject save = QJsonDocument::fromJson(read(file)).object();
    // The fields of the published save file format.
    for (const char* field :
         {"SaveName", "GameMode", "Gravity", "PlayArea", "Date", "Table", "Sky", "Note", "TabStates",
          "LuaScript", "LuaScriptState", "XmlUI", "VersionNumber", "ObjectStates"})
        QVERIFY2(save.contains(QLatin1String(field)), field);
    const QJsonArray states = save["ObjectStates"].toArray();
    // Each pack is sorted: soldiers, resources, jokers.
    constexpr int decks = 8;
    const int cards[decks] = {36, 16, 2, 36, 16, 2, 16, 4};
    const char* const backs[decks] = {"wars-back-black.png",   "wars-back-black.png",  "wars-back-black.png",
                                      "wars-back-red.png",     "wars-back-red.png",    "wars-back-red.png",
                                      "wars-back-neutral.png", "wars-back-neutral.png"};
    QCOMPARE(states.size(), decks + 3); // and the rules, in words and in pictures, and cards of reference
    QStringList guids;
    QSet<QString> titles;
    for (int i = 0; i < decks; ++i) {
        const QJsonObject deck = states[i].toObject();
        QCOMPARE(deck["Name"].toString(), QStringLiteral("DeckCustom"));
        const QJsonArray ids = deck["DeckIDs"].toArray();
        const QJsonArray contained = deck["ContainedObjects"].toArray();
        const QJsonObject sheets = deck["CustomDeck"].toObject();
        QCOMPARE(ids.size(), cards[i]);
        QCOMPARE(contained.size(), cards[i]);
        titles << deck["Nickname"].toString();
        guids << deck["GUID"].toString();
        for (int c = 0; c < cards[i]; ++c) {
            const QJsonObject card = contained[c].toObject();
            QCOMPARE(card["Name"].toString(), QStringLiteral("Card"));
            QCOMPARE(card["CardID"].toInt(), ids[c].toInt());
            QVERIFY(!card["Nickname"].toString().isEmpty());
            guids << card["GUID"].toString();
            for (const char* field :
                 {"posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"})
                QVERIFY(card["Transform"].toObject()[QLatin1String(field)].isDouble());
            // The number of the sheet, and the place there.
            const QJsonObject sheet = sheets[QString::number(ids[c].toInt() / 100)].toObject();
            QVERIFY(!sheet.isEmpty());
            QVERIFY(ids[c].toInt() % 100 < sheet["NumWidth"].toInt() * sheet["NumHeight"].toInt());
            QCOMPARE(card["CustomDeck"].toObject()[QString::number(ids[c].toInt() / 100)].toObject(), sheet);
        }
        for (const QString& number : sheets.keys()) {
            const QJsonObject sheet = sheets[number].toObject();
            const QImage face(QUrl(sheet["FaceURL"].toString()).toLocalFile());
            const QImage back(QUrl(sheet["BackURL"].toString()).toLocalFile());
            QVERIFY(!face.isNull() && !back.isNull());
            QVERIFY2(sheet["BackURL"].toString().endsWith(QLatin1String(backs[i])), backs[i]);
            const int columns = sheet["NumWidth"].toInt();
            const int rows = sheet["NumHeight"].toInt();
            QVERIFY(columns >= 2 && columns <= 10 && rows >= 2 && rows <= 7);
            QVERIFY(face.width() <= 4096 && face.height() <= 4096);
            QCOMPARE(face.width() % columns, 0);
            QCOMPARE(face.height() % rows, 0);
            const double wide = face.width() / columns * 1.0 / (face.height() / rows);
            QVERIFY(std::abs(back.width() * 1.0 / back.height() - wide) < 0.01);
            QCOMPARE(sheet["BackIsHidden"].toBool(), true);
            QCOMPARE(sheet["UniqueBack"].toBool(true), false);
        }
    }
    QCOMPARE(QSet<QString>(guids.begin(), guids.end()).size(), guids.size());
    QCOMPARE(titles.size(), decks);
}

void TestSheetFiles::matsAndRulesInTheSimulator() {
    const auto sets = setsOf("castle-keep", {"tiles", "mats", "rules", "box", "label"});
    QVERIFY(writeDecks(game("castle-keep"), sets, {}, path("keep.json")));
    const QJsonArray states =
        QJsonDocument::fromJson(read(path("keep.json"))).object()["ObjectStates"].toArray();
    QStringList names;
    double right = -100;
    for (const QJsonValue& state : states) {
        const QJsonObject one = state.toObject();
        names << one["Name"].toString();
        const double at = one["Transform"].toObject()["posX"].toDouble();
        QVERIFY(at >= right + 2); // beside the one before
        right = at;
    }
    QCOMPARE(names, (QStringList{"DeckCustom", "Custom_Tile", "Custom_Tile", "Custom_Tile", "Custom_Tile",
                                 "Custom_PDF"}));
    const QImage mat(
        QUrl(states[1].toObject()["CustomImage"].toObject()["ImageURL"].toString()).toLocalFile());
    QCOMPARE(mat.width(), mat.height());
    QVERIFY(mat.width() > 1500);
    const QString rules =
        QUrl(states[5].toObject()["CustomPDF"].toObject()["PDFUrl"].toString()).toLocalFile();
    QCOMPARE(rules, path("keep-rules.pdf"));
    QCOMPARE(pagesIn(read(rules)), 1);
}

void TestSheetFiles::decksByAddress() {
    const auto sets = setsOf("castles", {"cards"}, {"puppet x1"});
    QVERIFY(writeDecks(game("castles"), sets, {}, path("one puppet.json"),
                       QStringLiteral("https://example.org/cards")));
    const QJsonObject card = QJsonDocument::fromJson(read(path("one puppet.json")))
                                 .object()["ObjectStates"]
                                 .toArray()[0]
                                 .toObject();
    QCOMPARE(card["Name"].toString(), QStringLiteral("CardCustom")); // one card is no deck
    QCOMPARE(card["CustomDeck"].toObject()["1"].toObject()["FaceURL"].toString(),
             QStringLiteral("https://example.org/cards/one%20puppet-cards-1.png"));
    QVERIFY(QFileInfo::exists(path("one puppet-cards-1.png")));
    QVERIFY(!writeDecks(game("castles"), setsOf("castles", {"box"}), {}, path("none.json")));
    QVERIFY(!QFileInfo::exists(path("none.json")));
}

void TestSheetFiles::largeDecks() {
    // More kinds than go on one sheet: 54 cards of one back each twice under other names.
    std::vector<PieceSet> sets = setsOf("castle-wars", {"cards"});
    for (SheetPiece& piece : sets[0].pieces) {
        piece.back = QStringLiteral("castle-wars/back");
        piece.part.clear();
    }
    const std::vector<SheetPiece> once = sets[0].pieces;
    sets[0].pieces.insert(sets[0].pieces.end(), once.begin(), once.end());
    QVERIFY(writeDecks(game("castle-wars"), sets, {}, path("large.json")));
    const QJsonObject deck =
        QJsonDocument::fromJson(read(path("large.json"))).object()["ObjectStates"].toArray()[0].toObject();
    QCOMPARE(deck["DeckIDs"].toArray().size(), 108);
    QCOMPARE(deck["CustomDeck"].toObject().size(), 2);
    for (const QJsonValue& id : deck["DeckIDs"].toArray()) QVERIFY(id.toInt() % 100 < 69);
}

void TestSheetFiles::callsOff() {
    const auto stop = [](int done, int) { return done < 2; };
    const auto sets = setsOf("castles", {"cards"});
    QVERIFY(writePdf(Sheets(game("castles"), sets, {}), path("off.pdf"), stop));
    QVERIFY(!QFileInfo::exists(path("off.pdf")));
    QVERIFY(QDir(folder_.path()).mkpath("off"));
    QVERIFY(writePictures(game("castles"), sets, {}, nullptr, path("off"), stop));
    QVERIFY(QDir(path("off")).isEmpty());
    const auto stopAtOnce = [](int, int) { return false; };
    QVERIFY(writeDecks(game("castles"), sets, {}, path("off/off.json"), {}, stopAtOnce));
    QVERIFY(QDir(path("off")).isEmpty());
}

void TestSheetFiles::tellsWhatCannotBeWritten() {
    const auto sets = setsOf("castles", {"rules"});
    const Sheets sheets(game("castles"), sets, {});
    const QString nowhere = path("no/such/folder");
    QVERIFY(writePdf(sheets, nowhere + "/x.pdf").problem().text().contains(QStringLiteral("x.pdf")));
    QVERIFY(!writePdf(sheets, folder_.path()));
    QVERIFY(writePictures(game("castles"), sets, {}, nullptr, nowhere)
                .problem()
                .text()
                .contains(QStringLiteral("no/such/folder")));
    const auto cards = setsOf("castles", {"cards"}, {"block"});
    QVERIFY(!writeDecks(game("castles"), cards, {}, nowhere + "/x.json"));
#ifdef Q_OS_LINUX
    QVERIFY(writePdf(sheets, QStringLiteral("/dev/full"))
                .problem()
                .text()
                .contains(QStringLiteral("No space left")));
    QVERIFY(!QFileInfo(QStringLiteral("/dev/full")).isFile()); // it has not been replaced
#endif
}

void TestSheetFiles::leavesNoHalfFile() {
    const QString file = path("kept.pdf");
    {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("before");
    }
    const Sheets sheets(game("castles"), setsOf("castles", {"cards"}), {});
    QVERIFY(writePdf(sheets, file, [](int, int) { return false; }));
    QCOMPARE(read(file), QByteArray("before"));
    QVERIFY(writePdf(sheets, file));
    QVERIFY(read(file).startsWith("%PDF-"));
}

QTEST_MAIN(TestSheetFiles)
#include "sheetfiles.moc"
