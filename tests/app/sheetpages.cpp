// SPDX-License-Identifier: GPL-3.0-or-later
// Painted sheets, measured: where the art lies, whether backs meet fronts, how much ink it takes, how large
// the smallest letters are.
#include "sheettools.h"

#include "match/setup.h"
#include "print/boxfaces.h"
#include "print/calibration.h"
#include "print/cutmarks.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr double kDots = 600 / 25.4; // to the millimetre
constexpr double kExact = 0.1;       // mm

bool isInked(QRgb pixel) { return qGray(pixel) < 250; }

/// What is not white within a part of the page, in millimetres.
QRectF inkedIn(const QImage& image, const QRectF& part, double dots = kDots) {
    const QRect pixels = QRectF(part.topLeft() * dots, part.size() * dots).toAlignedRect() & image.rect();
    QRect inked;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            if (isInked(line[x])) inked |= QRect(x, y, 1, 1);
    }
    return {inked.left() / dots, inked.top() / dots, inked.width() / dots, inked.height() / dots};
}

bool near(const QRectF& one, const QRectF& other) {
    return std::abs(one.left() - other.left()) <= kExact && std::abs(one.top() - other.top()) <= kExact &&
           std::abs(one.right() - other.right()) <= kExact &&
           std::abs(one.bottom() - other.bottom()) <= kExact;
}

QByteArray told(const QRectF& rect) {
    return QStringLiteral("%1,%2 to %3,%4")
        .arg(rect.left())
        .arg(rect.top())
        .arg(rect.right())
        .arg(rect.bottom())
        .toUtf8();
}

} // namespace

class TestSheetPages : public QObject {
    Q_OBJECT

  private slots:
    void everyPieceIsThere_data();
    void everyPieceIsThere();
    void wholeBoxesSaveSheets();
    void leaflets();
    void labelsTellWhatIsInTheBox();
    void choosesPieces();
    void artLiesWhereItShould_data();
    void artLiesWhereItShould();
    void backsMeetFronts_data();
    void backsMeetFronts();
    void marksAndRulerAreTrue();
    void rulesFillTheirPage_data();
    void rulesFillTheirPage();
    void rulesSayNothingTwice();
    void sheetsHaveShortNames();
    void bleedRunsOn_data();
    void bleedRunsOn();
    void calibration();
    void calibrationPutsRight();
    void someOfThePages();
    void gamesShareSheets();
    void beginnings();
    void problems();
};

void TestSheetPages::everyPieceIsThere_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QStringList>("counts");
    QTest::newRow("keep") << QByteArray("castle-keep")
                          << QStringList{"tiles 90",    "mats 4", "rules 1", "pictures 1",
                                         "reference 4", "box 1",  "label 1"};
    QTest::newRow("caleira") << QByteArray("castles-of-caleira")
                             << QStringList{"cards 18",    "moats 2", "rules 1", "pictures 1",
                                            "reference 4", "box 1",   "label 1"};
    QTest::newRow("rampage") << QByteArray("castle-rampage")
                             << QStringList{"cards 118",   "overviews 2", "rules 1", "pictures 1",
                                            "reference 2", "box 1",       "label 1"};
    QTest::newRow("wars") << QByteArray("castle-wars")
                          << QStringList{"cards 54",   "factions 16", "overviews 4", "rules 1",
                                         "pictures 1", "reference 2", "box 1",       "label 1"};
    QTest::newRow("castles") << QByteArray("castles") << QStringList{"cards 53",    "rules 1", "pictures 1",
                                                                     "reference 8", "box 1",   "label 1"};
}

void TestSheetPages::everyPieceIsThere() {
    QFETCH(QByteArray, id);
    QFETCH(QStringList, counts);
    const std::vector<PieceSet> sets = setsOf(id, {QStringLiteral("all")});
    QStringList told;
    for (const PieceSet& set : sets) told << QStringLiteral("%1 %2").arg(set.id).arg(set.count());
    QCOMPARE(told.join(QLatin1String(", ")), counts.join(QLatin1String(", ")));
    const auto painter = makeSheetPainter();
    for (const PieceSet& set : sets)
        for (const SheetPiece& piece : set.pieces) {
            QVERIFY2(painter->knows(piece.face), qPrintable(piece.face));
            QVERIFY2(piece.back.isEmpty() || painter->knows(piece.back), qPrintable(piece.back));
            QCOMPARE(painter->sizeMillimetres(piece.face), piece.size);
        }
    SheetOptions options;
    options.backs = SheetBacks::duplex;
    const Sheets sheets(game(id), sets, options);
    QVERIFY(sheets.laidOut());
    // A printer of both sides takes fronts and backs in turn.
    for (std::size_t i = 0; i < sheets.pages().size(); ++i) QCOMPARE(sheets.pages()[i].isBacks(), i % 2 == 1);
    std::map<QString, int> fronts;
    std::map<QString, int> backs;
    for (const SheetPage& page : sheets.pages()) {
        for (const Place& place : page.plan().places) {
            const SheetPiece& piece = page.pieces()[static_cast<std::size_t>(place.piece)];
            ++(place.isBack ? backs : fronts)[piece.face];
        }
    }
    for (const PieceSet& set : sets)
        for (const SheetPiece& piece : set.pieces) {
            QCOMPARE(fronts[piece.face], piece.count);
            if (!piece.back.isEmpty()) QCOMPARE(backs[piece.face], piece.count);
        }
}

// No sheet for one card, none for a label beside a few cards, no empty page where none is needed.
void TestSheetPages::wholeBoxesSaveSheets() {
    SheetOptions options;
    options.backs = SheetBacks::duplex;
    const auto pagesOf = [&](const char* id) {
        return Sheets(game(id), setsOf(id, {"all"}), options).pages();
    };
    // 118 cards and 2 overviews are 13 sheets of nine and one of three, below which the label lies.
    const std::vector<SheetPage> rampage = pagesOf("castle-rampage");
    QCOMPARE(rampage[26].title(), QStringLiteral("Cards, Overviews, Box label"));
    // The pictures are behind the rules, and the box, which has no back, comes last.
    QCOMPARE(rampage.size(), std::size_t(33));
    QCOMPARE(rampage[30].title(), QStringLiteral("Rules in brief"));
    QCOMPARE(rampage[31].title(), QStringLiteral("Rules in pictures"));
    QCOMPARE(rampage.back().title(), QStringLiteral("Tuck box"));
    QCOMPARE(pagesOf("castles-of-caleira").size(), std::size_t(11)); // 20 cards
    QCOMPARE(pagesOf("castle-wars").size(), std::size_t(23));        // 74 cards
    // The box goes up on its page, and leaves room for the label.
    QCOMPARE(pagesOf("castles").back().title(), QStringLiteral("Tuck box, Box label"));
    QCOMPARE(pagesOf("castles").size(), std::size_t(19));
    QCOMPARE(pagesOf("castle-keep").size(), std::size_t(17));
    // No side stays empty but the very last, and that behind the last of an odd number of pages to read: mats
    // have something behind them where that must be.
    const auto emptySides = [](const GameInfo& each, const std::vector<SheetPage>& pages) {
        QString name;
        QStringList whole;
        for (const PieceSet& set : setsOf(std::string(each.id()).c_str(), {"all"})) {
            name = set.game;
            if (set.wholePage) whole << set.title;
        }
        QStringList empty;
        for (const SheetPage& page : pages)
            if (page.isEmpty() && !whole.contains(page.title()))
                empty
                    << QStringLiteral("page %1 of %2, behind %3").arg(page.number()).arg(name, page.title());
        return empty.join(QLatin1String("; "));
    };
    for (const GameInfo* each : allGames())
        QCOMPARE(emptySides(*each, pagesOf(std::string(each->id()).c_str())), QString());
    // A cutting machine sees its marks where the box goes up, too.
    SheetOptions machine = options; // which would have nine cards on a page
    machine.marks = SheetMarks::machine;
    for (const GameInfo* each : allGames()) {
        const std::string id(each->id());
        const Sheets sheets(*each, setsOf(id.c_str(), {"all"}), machine);
        for (const SheetPage& page : sheets.pages())
            for (const Place& place : page.plan().places)
                QVERIFY2(page.isBacks() || !touchesMarks(page.size(), place.bleed), id.c_str());
        if (id == "castles") QCOMPARE(sheets.pages().back().title(), QStringLiteral("Tuck box, Box label"));
    }
    // Nor where each card has a page: what has no other side shares the last one, if there is room. Rampage's
    // box fills A4, and has an empty side behind it, the label being last.
    SheetOptions shop = begun(drawbridge::beginnings()[2], options);
    for (const GameInfo* each : allGames()) {
        const std::string id(each->id());
        shop.paper =
            sizeFrom(paperSizes(), QString::fromLatin1(id == "castle-rampage" ? "a3" : "a4")).value();
        const Sheets sheets(*each, setsOf(id.c_str(), {"all"}), shop);
        QCOMPARE(emptySides(*each, sheets.pages()), QString());
        QCOMPARE(sheets.pages().back().title(), QStringLiteral("Tuck box, Box label"));
    }
    const Sheets mats(game("castle-keep"), setsOf("castle-keep", {"mats"}), options);
    QCOMPARE(mats.pages().size(), std::size_t(2)); // and no more than that
}

// Rules are a leaflet: their pictures are behind them, and each copy begins on a sheet of its own.
void TestSheetPages::leaflets() {
    SheetOptions options;
    const auto titles = [&](const QStringList& what, int copies) {
        std::vector<PieceSet> sets = setsOf("castles", what);
        multiply(sets, copies);
        QStringList told;
        const Sheets sheets(game("castles"), sets, options);
        for (const SheetPage& page : sheets.pages())
            told << (page.isEmpty() ? QStringLiteral("-") : page.title().section(QLatin1Char(' '), -1)) +
                        (page.isBacks() ? QStringLiteral(" behind") : QString());
        return told.join(QStringLiteral(", "));
    };
    QCOMPARE(titles({"rules", "pictures"}, 2), QStringLiteral("brief, pictures, brief, pictures"));
    options.backs = SheetBacks::duplex;
    QCOMPARE(titles({"rules", "pictures"}, 2),
             QStringLiteral("brief, pictures behind, brief, pictures behind"));
    options.layout = SheetLayout::gutterfold; // on one side of the paper
    QCOMPARE(titles({"rules", "pictures"}, 1), QStringLiteral("brief, pictures"));
    options.layout = SheetLayout::nineUp;
    QCOMPARE(titles({"rules"}, 2), QStringLiteral("brief, brief")); // nothing is printed behind anything
    QCOMPARE(titles({"rules", "pictures", "box"}, 1), QStringLiteral("brief, pictures behind, box"));
}

void TestSheetPages::labelsTellWhatIsInTheBox() {
    const auto labelOf = [](const char* id, const char* option, OptionValue value) {
        Setup setup = wholeSetup(game(id));
        if (option != nullptr) setOption(setup, *findOption(game(id), option), value);
        return pieceSets(game(id), setup).back().pieces.front().face;
    };
    QCOMPARE(labelOf("castles", nullptr, 0), QStringLiteral("box/label-castles/53"));
    QCOMPARE(labelOf("castles", "house.packs", 2), QStringLiteral("box/label-castles/106"));
    QCOMPARE(labelOf("castle-wars", "size", 1), QStringLiteral("box/label-castle-wars/108"));
    // The same as on the box, which holds more than one plays with.
    Setup epic = wholeSetup(game("castle-wars"));
    setOption(epic, *findOption(game("castle-wars"), "size"), 1);
    const std::vector<PieceSet> sets = pieceSets(game("castle-wars"), epic);
    const auto box = std::ranges::find(sets, QStringLiteral("box"), &PieceSet::id);
    QVERIFY(box->pieces.front().face.startsWith(QLatin1String("box/tuck-castle-wars/108/")));
    QCOMPARE(box->pieces.front().holds, 128);
    // And what is told is what is painted.
    const auto painter = makeSheetPainter();
    const auto picture = [&](const QString& face) {
        QImage image(400, 360, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter on(&image);
        painter->paint(on, image.rect(), face);
        return image;
    };
    QVERIFY(picture(QStringLiteral("box/label-castles/53")) !=
            picture(QStringLiteral("box/label-castles/106")));
}

void TestSheetPages::choosesPieces() {
    std::vector<PieceSet> sets = setsOf("castle-rampage", {"cards"}, {"knight x2", "Giant"});
    QCOMPARE(sets.size(), std::size_t(1));
    for (const SheetPiece& piece : sets[0].pieces)
        QCOMPARE(piece.count, piece.id == QLatin1String("knight")  ? 2
                              : piece.id == QLatin1String("giant") ? 5
                                                                   : 0);
    multiply(sets, 3);
    QCOMPARE(sets[0].count(), 21);
    std::vector<PieceSet> rules = setsOf("castles", {"rules"});
    multiply(rules, 3);
    QCOMPARE(rules[0].count(), 3);
    QCOMPARE(Sheets(game("castles"), rules, {}).pages().size(), std::size_t(3));
    std::vector<PieceSet> none = setsOf("castles", {"cards"});
    QVERIFY(choosePieces(none, {QStringLiteral("cannonball")})
                .problem()
                .text()
                .contains(QLatin1String("cannonball")));
    QVERIFY(chooseSets(none, {QStringLiteral("mats")}).problem().text().contains(QLatin1String("cards")));
}

void TestSheetPages::artLiesWhereItShould_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<QSizeF>("card");
    QTest::newRow("rampage, A4") << QByteArray("castle-rampage") << QSizeF(210, 297) << QSizeF(63, 88);
    QTest::newRow("castles, Letter, poker")
        << QByteArray("castles") << QSizeF(215.9, 279.4) << QSizeF(63.5, 88.9);
    QTest::newRow("wars, A4, bridge") << QByteArray("castle-wars") << QSizeF(210, 297) << QSizeF(57, 89);
}

void TestSheetPages::artLiesWhereItShould() {
    QFETCH(QByteArray, id);
    QFETCH(QSizeF, paper);
    QFETCH(QSizeF, card);
    SheetOptions options;
    options.paper = paper;
    options.card = card;
    options.marks = SheetMarks::none;
    const Sheets sheets(game(id), setsOf(id, {"cards"}), options);
    QVERIFY(sheets.laidOut());
    const SheetPage& page = sheets.pages().front();
    const QImage image = painted(page, options, kDots);
    const QRectF block((paper.width() - 3 * card.width()) / 2, (paper.height() - 3 * card.height()) / 2,
                       3 * card.width(), 3 * card.height());
    // All nine, edge to edge: parchment from the first edge to the last, and nothing white between.
    const QRectF inked = inkedIn(image, block.adjusted(-3, -3, 3, 3));
    QVERIFY2(near(inked, block), told(inked));
    for (int i = 1; i < 3; ++i) {
        const double x = block.left() + i * card.width();
        const double y = block.top() + i * card.height();
        const QRectF upright = inkedIn(image, QRectF(x - 0.5, block.top() - 1, 1, block.height() + 2));
        const QRectF level = inkedIn(image, QRectF(block.left() - 1, y - 0.5, block.width() + 2, 1));
        QVERIFY(std::abs(upright.height() - block.height()) <= kExact);
        QVERIFY(std::abs(level.width() - block.width()) <= kExact);
    }
}

void TestSheetPages::backsMeetFronts_data() {
    QTest::addColumn<SheetLayout>("layout");
    QTest::addColumn<SheetFlip>("flip");
    QTest::addColumn<QPointF>("offset");
    for (const SheetLayout layout : {SheetLayout::nineUp, SheetLayout::eightUp})
        for (const SheetFlip flip : {SheetFlip::longEdge, SheetFlip::shortEdge})
            for (const QPointF offset : {QPointF(0, 0), QPointF(1.2, -0.8)})
                QTest::addRow("%s, %s edge, offset %g",
                              layout == SheetLayout::nineUp ? "upright" : "sideways",
                              flip == SheetFlip::longEdge ? "long" : "short", offset.x())
                    << layout << flip << offset;
}

void TestSheetPages::backsMeetFronts() {
    QFETCH(SheetLayout, layout);
    QFETCH(SheetFlip, flip);
    QFETCH(QPointF, offset);
    SheetOptions options;
    options.layout = layout;
    options.backs = SheetBacks::duplex;
    options.flip = flip;
    // On a page held sideways to the right is up on the paper as it is fed, and down is to the right.
    options.correction.offset = layout == SheetLayout::nineUp ? offset : QPointF(offset.y(), -offset.x());
    options.marks = SheetMarks::none;
    options.bleed = layout == SheetLayout::eightUp ? 2 : 0;
    // Five of nine or eight: they do not lie symmetrically.
    const Sheets sheets(game("castle-rampage"), setsOf("castle-rampage", {"cards"}, {"knight x5"}), options);
    QCOMPARE(sheets.pages().size(), std::size_t(2));
    const QImage fronts = painted(sheets.pages()[0], options, kDots);
    // The back as it is seen through the paper; the printer that misses by the offset takes it back.
    const QSizeF paper = sheets.pages()[0].size();
    QImage through(fronts.size(), QImage::Format_RGB32);
    through.fill(Qt::white);
    {
        QPainter painter(&through);
        painter.scale(kDots, kDots);
        const bool leftToRight = (paper.height() >= paper.width()) == (flip == SheetFlip::longEdge);
        painter.translate(leftToRight ? paper.width() : 0, leftToRight ? 0 : paper.height());
        painter.scale(leftToRight ? -1 : 1, leftToRight ? 1 : -1);
        painter.translate(-offset);
        sheets.pages()[1].paint(painter, options);
    }
    const PagePlan& plan = sheets.pages()[0].plan();
    for (std::size_t i = 0; i < plan.places.size(); ++i) {
        const QRectF bleed = plan.places[i].bleed;
        const QRectF front = inkedIn(fronts, bleed);
        const QRectF back = inkedIn(through, bleed);
        QVERIFY2(near(front, back), told(back));
        QVERIFY2(near(front, bleed), told(front));
        // And the drawing of the back lies on the middle of the card.
        int left = 0;
        int right = 0;
        const int y = static_cast<int>(plan.places[i].trim.center().y() * kDots);
        const int from = static_cast<int>(plan.places[i].trim.left() * kDots);
        const int to = static_cast<int>(plan.places[i].trim.right() * kDots);
        const auto isDark = [&](int x) { return qGray(through.pixel(x, y)) < 80; };
        for (left = from; left < to && !isDark(left);) ++left;
        for (right = to; right > from && !isDark(right);) --right;
        QVERIFY(std::abs((left + right) / 2.0 / kDots - plan.places[i].trim.center().x()) <= kExact);
    }
    // Empty cells are empty on both sides.
    const QRectF art = plan.places[4].bleed;
    QVERIFY(inkedIn(fronts, {art.right() + 3, art.top() + 3, 20, 20}).isEmpty());
    QVERIFY(inkedIn(through, {art.right() + 3, art.top() + 3, 20, 20}).isEmpty());
}

void TestSheetPages::marksAndRulerAreTrue() {
    SheetOptions options;
    const Sheets sheets(game("castles"), setsOf("castles", {"cards"}), options);
    const SheetPage& page = sheets.pages().front();
    const QImage image = painted(page, options, kDots);
    for (const QLineF& mark : page.plan().marks) {
        const bool upright = std::abs(mark.dx()) < 0.001;
        if (mark.length() > 2.2) { // those in the margin stand alone
            const QRectF round = QRectF(mark.p1(), mark.p2()).normalized().adjusted(-0.4, -0.4, 0.4, 0.4);
            const QRectF seen = inkedIn(image, round);
            QVERIFY(std::abs((upright ? seen.center().x() - mark.x1() : seen.center().y() - mark.y1())) <=
                    kExact);
            QVERIFY(std::abs((upright ? seen.height() : seen.width()) - mark.length()) <= kExact);
        }
    }
    const QRectF margin = page.plan().margin;
    QVERIFY(!page.plan().marginUpright);
    const QRectF ruler = inkedIn(image, {margin.left() - 1, margin.top(), 101.8, margin.height()});
    QVERIFY2(std::abs(ruler.width() - 100) <= 0.2, told(ruler)); // the end lines are a tenth broad
}

void TestSheetPages::rulesFillTheirPage_data() { addGames(); }

// One page, both columns of which reach far down, and neither into what stands in the margin.
void TestSheetPages::rulesFillTheirPage() {
    QFETCH(QByteArray, id);
    for (const char* paper : {"a4", "letter"}) {
        SheetOptions options;
        options.paper = *sizeFrom(paperSizes(), QLatin1String(paper));
        const Sheets sheets(game(id), setsOf(id, {"rules"}), options);
        QCOMPARE(sheets.pages().size(), std::size_t(1));
        const SheetPage& page = sheets.pages().front();
        constexpr double dots = 8; // enough for where words are
        const QImage image = painted(page, options, dots);
        const double middle = page.size().width() / 2;
        const double foot = page.plan().margin.top();
        for (const QRectF& half : {QRectF(0, 0, middle, foot), QRectF(middle, 0, middle, foot)}) {
            const QRectF words = inkedIn(image, half, dots);
            QVERIFY2(words.top() > 12 && words.bottom() < foot - 1, told(words));
            QVERIFY2(words.height() > 0.7 * (foot - 15), told(words));
            QVERIFY2(words.left() > half.left() + 3.5 && words.right() < half.right() - 3.5, told(words));
        }
    }
}

void TestSheetPages::rulesSayNothingTwice() {
    for (const GameInfo* each : allGames()) {
        const std::vector<PieceSet> sets = pieceSets(*each, wholeSetup(*each));
        const auto rules = std::ranges::find(sets, QStringLiteral("rules"), &PieceSet::id);
        static const QRegularExpression words(QStringLiteral("&nbsp;×&nbsp;\\d+: (.*?)</p>"));
        QStringList said;
        for (auto line = words.globalMatch(rules->page); line.hasNext();) said << line.next().captured(1);
        QVERIFY(said.size() > 5 || each->id() == "castle-keep");
        QCOMPARE(said.removeDuplicates(), 0);
    }
    // Each kind is named all the same.
    const PieceSet rules = setsOf("castles", {"rules"}).front();
    const PieceSet cards = setsOf("castles", {"cards"}).front();
    for (const SheetPiece& piece : cards.pieces)
        QVERIFY2(rules.page.contains(piece.name.toHtmlEscaped()), qPrintable(piece.name));
}

void TestSheetPages::sheetsHaveShortNames() {
    const GameInfo& rampage = game("castle-rampage");
    const auto titleOf = [&](const QStringList& names) {
        return Sheets(rampage, setsOf("castle-rampage", names), {}).title();
    };
    QCOMPARE(titleOf({"all"}), QStringLiteral("Castle Rampage"));
    QCOMPARE(titleOf({"cards"}), QStringLiteral("Castle Rampage: Cards"));
    QCOMPARE(titleOf({"cards", "overviews"}), QStringLiteral("Castle Rampage: Cards, Overviews"));
}

void TestSheetPages::bleedRunsOn_data() { addGames(); }

// Along each edge the bleed goes on with what is there, and nothing is drawn on the cut itself.
void TestSheetPages::bleedRunsOn() {
    QFETCH(QByteArray, id);
    const auto painter = makeSheetPainter();
    const double dots = 10;
    for (const PieceSet& set : setsOf(id, {"all"}))
        for (const SheetPiece& piece : set.pieces) {
            if (piece.holds > 0) continue; // its edges are not those of a rectangle
            const double bleed = kMostBleed;
            const QRectF trim({bleed, bleed}, piece.size);
            const QRectF sheet({}, piece.size + QSizeF(2 * bleed, 2 * bleed));
            QImage image((sheet.size() * dots).toSize(), QImage::Format_RGB32);
            image.fill(Qt::magenta);
            {
                QPainter on(&image);
                on.scale(dots, dots);
                painter->paintUncut(on, trim, sheet, piece.face);
            }
            int differ = 0;
            int total = 0;
            const auto compare = [&](const QPoint& inside, const QPoint& outside) {
                const QColor one(image.pixel(inside));
                const QColor other(image.pixel(outside));
                ++total;
                differ += std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
                              std::abs(one.blue() - other.blue()) >
                          60;
            };
            const int in = static_cast<int>((bleed + 0.3) * dots);
            for (int x = in; x < image.width() - in; ++x) {
                compare({x, in}, {x, 1});
                compare({x, image.height() - 1 - in}, {x, image.height() - 2});
            }
            for (int y = in; y < image.height() - in; ++y) {
                compare({in, y}, {1, y});
                compare({image.width() - 1 - in, y}, {image.width() - 2, y});
            }
            QVERIFY2(differ < total / 50,
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(piece.face).arg(differ).arg(total)));
        }
}

void TestSheetPages::calibration() {
    SheetOptions options;
    options.correction.offset = {2, -1};
    const Sheets sheets = Sheets::calibration(options);
    QVERIFY(sheets.laidOut());
    QCOMPARE(sheets.pages().size(), std::size_t(2));
    // The cross is in the middle of the page, the zero of the scales where backs are printed.
    const QImage cross = painted(sheets.pages()[0], options, kDots);
    const QRectF seen = inkedIn(cross, {65, 108.5, 80, 80});
    // Its lines are as long as it says.
    const CalibrationSheet sheet = calibrationSheet(options.paper);
    QVERIFY2(std::abs(seen.center().x() - 105) <= kExact && std::abs(seen.top() - 118.5) <= 2 * kExact,
             told(seen));
    const QRectF level = inkedIn(cross, {5, 147, 200, 3});
    QVERIFY2(std::abs(level.width() - sheet.level) < 0.3, told(level));
    const QRectF upright = inkedIn(cross, {103, 115, 4, 160});
    QVERIFY2(std::abs(upright.height() - sheet.upright) < 0.3, told(upright));
    const QImage scales = painted(sheets.pages()[1], options, kDots);
    const QRectF longest = inkedIn(scales, {106.5, 100, 1, 50});
    QVERIFY(std::abs(inkedIn(scales, {106.7, longest.top() - 1, 0.6, 3}).center().x() - 107) <= kExact);
}

// A printer that shrinks all, and into which the paper goes askew: with what is read off its calibration
// sheet the backs come out behind their fronts.
void TestSheetPages::calibrationPutsRight() {
    const QSizeF paper(210, 297);
    const QPointF middle(105, 148.5);
    const QSizeF shrunk(0.99, 1.012);
    QTransform front; // what becomes of a point of a page on paper
    front.translate(middle.x(), middle.y());
    front.scale(shrunk.width(), shrunk.height());
    front.translate(-middle.x(), -middle.y());
    QTransform back = front;
    {
        QTransform misses;
        misses.translate(middle.x() - 1.5, middle.y() + 0.75);
        misses.rotateRadians(-0.008);
        misses.translate(-middle.x(), -middle.y());
        back = front * misses;
    }
    const CalibrationSheet sheet = calibrationSheet(paper);
    const auto lengthOn = [](const QTransform& on, const QPointF& a, const QPointF& b) {
        return QLineF(on.map(a), on.map(b)).length();
    };
    Correction correction;
    // Once, and again to make sure, as the sheet says.
    for (int time = 0; time < 2; ++time) {
        const QTransform frontNow = correctionOn(paper, false, correction) * front;
        const QTransform backNow = correctionOn(paper, true, correction) * back;
        // Where a line of the front crosses a scale of the back, in the scale's own millimetres.
        const auto readOn = [&](const QPointF& zero, const QPointF& along, const QPointF& from,
                                const QPointF& to) {
            const QLineF scale(backNow.map(zero + correction.offset),
                               backNow.map(zero + correction.offset + along));
            QPointF crossing;
            const auto kind = scale.intersects(QLineF(frontNow.map(from), frontNow.map(to)), &crossing);
            if (kind == QLineF::NoIntersection) qFatal("no crossing");
            return QPointF::dotProduct(crossing - scale.p1(), scale.p2() - scale.p1()) /
                   QPointF::dotProduct(scale.p2() - scale.p1(), scale.p2() - scale.p1());
        };
        const QPointF right(1, 0);
        const QPointF down(0, 1);
        const QPointF across(sheet.level / 2, 0);
        CalibrationReading reading;
        reading.upper = readOn(middle - down * sheet.upper, right, middle, middle + down);
        reading.lower = readOn(middle + down * sheet.lower, right, middle, middle + down);
        reading.left = readOn(middle - right * sheet.left, down, middle, middle + right);
        reading.level = lengthOn(frontNow, middle - across, middle + across);
        reading.upright = lengthOn(frontNow, middle, middle + down * sheet.upright);
        correction = corrected(correction, reading, paper);
    }
    QVERIFY(std::abs(correction.scale.width() * shrunk.width() - 1) < 1e-4);
    QVERIFY(std::abs(correction.scale.height() * shrunk.height() - 1) < 1e-4);
    // The far corners of nine cards, whose backs the plan has moved by the offset.
    for (const QPointF& corner : {QPointF(10.5, 16.5), QPointF(199.5, 16.5), QPointF(10.5, 280.5)}) {
        const QPointF seen = (correctionOn(paper, false, correction) * front).map(corner);
        const QPointF behind = (correctionOn(paper, true, correction) * back).map(corner + correction.offset);
        QVERIFY2(QLineF(seen, corner).length() < 0.02, "as large as it should be");
        QVERIFY2(QLineF(seen, behind).length() < 0.1, QByteArray::number(QLineF(seen, behind).length()));
    }
}

void TestSheetPages::someOfThePages() {
    SheetOptions options;
    options.backs = SheetBacks::duplex;
    const auto numbers = [&](const QString& pages) {
        options.pages = pages;
        const Sheets sheets(game("castles"), setsOf("castles", {"cards", "rules"}), options);
        QStringList told;
        for (const SheetPage& page : sheets.pages()) told << QString::number(page.number());
        return sheets.laidOut() ? told.join(QLatin1Char(' ')) : sheets.laidOut().problem().text();
    };
    QCOMPARE(numbers("").count(' '), 12);          // 53 cards are six sheets, and the rules
    QCOMPARE(numbers("3"), QStringLiteral("3 4")); // with what is behind it
    QCOMPARE(numbers("4"), QStringLiteral("3 4"));
    QCOMPARE(numbers(" 1-2, 12 – 13"), QStringLiteral("1 2 11 12 13"));
    QCOMPARE(numbers("11-"), QStringLiteral("11 12 13"));
    for (const char* wrong : {"x", "0", "77", "1-2-3", "2;3", ","})
        QVERIFY2(numbers(wrong).contains(QLatin1String("names none of the 13")), qPrintable(numbers(wrong)));
}

void TestSheetPages::gamesShareSheets() {
    std::vector<PieceSet> both = setsOf("castles", {"cards"});
    const std::vector<PieceSet> wars = setsOf("castle-wars", {"cards"});
    both.insert(both.end(), wars.begin(), wars.end());
    const Sheets sheets(game("castles"), both, {});
    QVERIFY(sheets.laidOut());
    QCOMPARE(sheets.title(), QStringLiteral("CASTLES, Castle Wars"));
    QCOMPARE(sheets.pages().size(), std::size_t(12)); // 53 and 54 cards: one sheet less than 6 and 6 would be
    const PagePlan& shared = sheets.pages()[5].plan();
    const auto gameOf = [&](const Place& place) {
        return sheets.pages()[5].pieces()[static_cast<std::size_t>(place.piece)].face.section(
            QLatin1Char('/'), 0, 0);
    };
    QCOMPARE(shared.places.size(), std::size_t(9));
    QVERIFY(gameOf(shared.places.front()) != gameOf(shared.places.back()));
}

void TestSheetPages::beginnings() {
    SheetOptions options;
    options.paper = {215.9, 279.4};
    options.inks = Inks::low;
    for (const Beginning& one : drawbridge::beginnings()) {
        SheetOptions made = begun(one, options);
        QCOMPARE(beginningOf(made), &one);
        QCOMPARE(made.paper, options.paper);
        QCOMPARE(made.inks, Inks::low);
        QVERIFY(Sheets(game("castle-rampage"), setsOf("castle-rampage", {"all"}), made).laidOut());
        made.bleed = 1;
        QCOMPARE(beginningOf(made), nullptr);
    }
    // The pages of a print shop: one card each, its back behind it.
    const Sheets shop(game("castles"), setsOf("castles", {"cards"}),
                      begun(drawbridge::beginnings()[2], options));
    QCOMPARE(shop.pages().size(), std::size_t(106));
    QCOMPARE(shop.pages()[1].isBacks(), true);
    QCOMPARE(shop.pages()[0].plan().places.size(), std::size_t(1));
}

void TestSheetPages::problems() {
    SheetOptions options;
    // A box for thick cards needs larger paper; or one does without.
    const auto boxProblem = [&](const QStringList& what) {
        std::vector<PieceSet> chosen = setsOf("castle-rampage", what);
        SheetOptions thick = options;
        thick.thickness = 0.6;
        return Sheets(game("castle-rampage"), chosen, thick).laidOut().problem().text();
    };
    QVERIFY2(boxProblem({"all"}).startsWith(QLatin1String("Tuck box: ")), qPrintable(boxProblem({"all"})));
    QVERIFY2(boxProblem({"all"}).contains(QLatin1String("(A3)")), qPrintable(boxProblem({"all"})));
    QVERIFY2(boxProblem({"all"}).endsWith(QLatin1String("Or leave it out: all else fits.")),
             qPrintable(boxProblem({"all"})));
    QVERIFY(!boxProblem({"box"}).contains(QLatin1String("leave it out")));
    std::vector<PieceSet> sets = setsOf("castles", {"cards"});
    for (SheetPiece& piece : sets[0].pieces) piece.count = 0;
    QVERIFY(!Sheets(game("castles"), sets, options).laidOut());
    for (const QSizeF paper : {QSizeF(60, 90), QSizeF(20, 20)}) {
        options.paper = paper;
        QVERIFY(Sheets(game("castle-rampage"), setsOf("castle-rampage", {"rules"}), options)
                    .laidOut()
                    .problem()
                    .text()
                    .contains(QLatin1String("larger paper")));
    }
    options.paper = {105, 148};
    QVERIFY(Sheets(game("castle-rampage"), setsOf("castle-rampage", {"rules"}), options).laidOut());
    options.layout = SheetLayout::eightUp;
    options.paper = {215.9, 279.4};
    options.bleed = 3;
    const Sheets tooLarge(game("castles"), setsOf("castles", {"all"}), options);
    QVERIFY(tooLarge.laidOut().problem().text().contains(QLatin1String("276")));
    QVERIFY(tooLarge.pages().empty());
    options.bleed = 9;
    QVERIFY(Sheets(game("castles"), setsOf("castles", {"all"}), options)
                .laidOut()
                .problem()
                .text()
                .contains(QLatin1String("3.175")));
    QVERIFY(!Sheets::calibration(options).laidOut());
}

QTEST_MAIN(TestSheetPages)
#include "sheetpages.moc"
