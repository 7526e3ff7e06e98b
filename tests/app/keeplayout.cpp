// SPDX-License-Identifier: GPL-3.0-or-later
// Where all of Castle Keep lies, from a small window with docks to 4K, for every variant and number of seats:
// rectangles, without a screen.
#include "laidroom.h"
#include "match/setup.h"

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr double kLeast = 10;      // a line of text is to be as high
constexpr double kNameBreadth = 7; // of a draw pile's name, in lines of text

const TableArrangement& table() { return *arrangementOf(QStringLiteral("castle-keep")); }

Setup setupOf(int seats, std::string_view variant = "base", bool outOfGame = false) {
    const GameInfo& game = *findGame("castle-keep");
    Setup setup{.seats = seats, .options = {}};
    const auto choose = [&](std::string_view name, std::string_view value) {
        const std::size_t option = *findOption(game, name);
        setOption(setup, option, *findValue(game.options()[option], value));
    };
    choose("option.variant", variant);
    if (outOfGame) choose("house.destroyed-tiles-go", "out-of-game");
    return setup;
}

/// The room of a window, with words larger than usual if asked for.
LayoutInput roomFor(double width, double height, const Setup& setup, double words = 1) {
    LayoutInput room;
    room.width = width;
    room.height = height;
    room.unit = unitFor(width, height, words);
    for (const PileInfo& info : findGame("castle-keep")->piles(setup)) {
        LayoutPile pile;
        pile.info = info;
        pile.breadth = kNameBreadth;
        room.piles << pile;
    }
    for (int seat = 0; seat < setup.seats; ++seat) room.seats << seat;
    room.front = 0;
    return room;
}

/// A table laid out, asked about by the names of its piles.
struct Laid {
    LayoutInput room;
    TableLayout layout;

    explicit Laid(LayoutInput laid)
        : room(std::move(laid))
        , layout(fitted(table(), room, kLeast)) {}

    PileArea operator[](std::string_view name) const { return layout.pile(numberOf(room, name)); }
    PieceSpot spot(std::string_view name, int place, int count) const {
        return table().spot(
            layout,
            {.pile = numberOf(room, name), .place = place, .count = count, .rank = place, .contents = {}});
    }
};

double middleOf(const PileArea& area) { return area.rect.center().x(); }

} // namespace

class TestKeepLayout : public QObject {
    Q_OBJECT

  private slots:
    void nothingOverlaps_data();
    void nothingOverlaps();
    void rivalsAreBalanced();
    void twoCastlesAreOfOneSize();
    void threeRivalsAreAlike();
    void largerWordsLeaveTheTiles();
    void smallest();
    void everyPlaceIsFoundByTheHand();
};

void TestKeepLayout::nothingOverlaps_data() {
    QTest::addColumn<QByteArray>("variant");
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("outOfGame");
    const auto row = [](const char* variant, int seats, bool outOfGame = false) {
        QTest::addRow("%s %d%s", variant, seats, outOfGame ? " out" : "")
            << QByteArray(variant) << seats << outOfGame;
    };
    for (const int seats : {2, 3, 4}) {
        row("base", seats);
        row("base", seats, true);
        row("empire", seats);
    }
    row("king", 2);
    row("siege", 1);
    row("takeover", 2);
    row("takeover+empire", 2);
}

void TestKeepLayout::nothingOverlaps() {
    QFETCH(const QByteArray, variant);
    QFETCH(const int, seats);
    QFETCH(const bool, outOfGame);
    const Setup setup = setupOf(seats, variant.toStdString(), outOfGame);
    for (const auto& [width, height] : {std::pair(700, 450),
                                        {760, 500},
                                        {1024, 560},
                                        {1024, 600},
                                        {900, 900},
                                        {1366, 768},
                                        {1600, 500},
                                        {1920, 1080},
                                        {1000, 1400},
                                        {2560, 1440},
                                        {3840, 2160}}) {
        const Laid laid(roomFor(width, height, setup));
        const TableLayout& layout = laid.layout;
        Boxes boxes;
        double own = 0;
        for (const LayoutPile& pile : laid.room.piles) {
            const QString name = QString::fromStdString(pile.info.name);
            const PileArea area = layout.pile(pile.info.id);
            QVERIFY2(area.isThere(), told(laid.room, name));
            // A stack stands as high as its pieces are many, and has its name below.
            const double high = area.form == Areas::Form::Stack ? 5 * lay::stackStep(area.tile) : 0;
            boxes.append({name, area.rect.adjusted(-high, -high, 0, area.label)});
            QVERIFY2(area.tile >= 20, told(laid.room, name));
            if (pile.info.kind == PileKind::Grid && (!isSeat(pile.info.owner) || pile.info.owner == 0))
                own = std::max(own, area.tile);
        }
        for (const auto& [seat, area] : layout.seats.asKeyValueRange()) {
            boxes.append({QStringLiteral("name of seat %1").arg(seat), area});
            QVERIFY2(area.width() >= 6 * layout.unit,
                     told(laid.room, QStringLiteral("room for a name"), area));
        }
        if (!layout.note.isEmpty()) boxes.append({QStringLiteral("news"), layout.note});
        const QByteArray fault = faultOf(laid.room, layout, boxes);
        QVERIFY2(fault.isEmpty(), fault);
        QVERIFY(layout.rail.y() >= layout.cloth.bottom() && layout.rail.bottom() <= height);
        for (const LayoutPile& pile : laid.room.piles) {
            const PileArea area = layout.pile(pile.info.id);
            // One's own tiles are the largest.
            QVERIFY2(area.tile <= own, told(laid.room, QString::fromStdString(pile.info.name)));
            // No piece lies outside its pile, however full it is.
            if (pile.info.kind == PileKind::Stack) continue;
            const int most = pile.info.name == "tray"             ? 2
                             : pile.info.kind == PileKind::Grid   ? 9
                             : pile.info.name.starts_with("pool") ? 20
                                                                  : 8;
            for (int place = 0; place < most; ++place) {
                const QRectF piece = rectOf(laid.spot(pile.info.name, place, most), 1);
                QVERIFY2(piece.x() >= area.x() && piece.y() >= area.y() && isIn(piece, area.rect, 1),
                         told(laid.room, QString::fromStdString(pile.info.name), piece));
            }
        }
    }
}

/// One's own castle is in the middle and the largest, the others at its sides; six tiles stand on one shelf
/// below it, and the draw piles are by the right hand.
void TestKeepLayout::rivalsAreBalanced() {
    for (const auto& [width, height, least, theirs, held] : {std::tuple(1024, 504, 96, 72, 88),
                                                             {1024, 600, 120, 88, 108},
                                                             {1062, 672, 132, 88, 120},
                                                             {1366, 672, 144, 104, 96},
                                                             {1366, 768, 152, 116, 136},
                                                             {1920, 1080, 216, 160, 192}}) {
        const Laid laid(roomFor(width, height, setupOf(3)));
        const PileArea own = laid["castle 1"];
        const PileArea one = laid["castle 2"];
        const PileArea other = laid["castle 3"];
        const double middle = middleOf(own);
        QVERIFY2(own.tile >= least, told(laid.room, QString::number(own.tile)));
        QVERIFY2(one.tile >= theirs, told(laid.room, QString::number(one.tile)));
        QVERIFY(std::abs(middle - width / 2.0) <= 2);
        QCOMPARE(one.tile, other.tile);
        QCOMPARE(one.y(), other.y());
        QVERIFY(one.rect.right() < own.x() && own.rect.right() < other.x());
        QVERIFY(std::abs((middle - middleOf(one)) - (middleOf(other) - middle)) <= 2);
        const PileArea rack = laid["hand 1"];
        QCOMPARE(rack.lines, 1);
        QVERIFY2(rack.tile >= held, told(laid.room, QString::number(rack.tile)));
        QVERIFY(rack.y() >= own.rect.bottom());
        for (int place = 1; place < 6; ++place) // all six are seen whole
            QVERIFY(laid.spot("hand 1", place, 6).x >= laid.spot("hand 1", place - 1, 6).x + rack.tile);
        for (const char* stack : {"A", "B", "discard"})
            QVERIFY2(laid[stack].x() >= rack.rect.right(), told(laid.room, QLatin1String(stack)));
    }
}

void TestKeepLayout::twoCastlesAreOfOneSize() {
    for (const auto& [width, height, least] : {std::tuple(1024, 504, 100),
                                               {1024, 600, 108},
                                               {1062, 672, 112},
                                               {1366, 768, 148},
                                               {1920, 1080, 208}}) {
        const Laid laid(roomFor(width, height, setupOf(2)));
        const PileArea own = laid["castle 1"];
        const PileArea theirs = laid["castle 2"];
        QVERIFY2(own.tile >= least, told(laid.room, QString::number(own.tile)));
        QCOMPARE(theirs.tile, own.tile);
        QCOMPARE(theirs.y(), own.y());
        QVERIFY(std::abs((theirs.x() + own.rect.right()) / 2 - width / 2.0) <= 2);
    }
}

void TestKeepLayout::threeRivalsAreAlike() {
    for (const auto& [width, height, least] :
         {std::tuple(1024, 600, 64), {1366, 768, 84}, {1920, 1080, 124}}) {
        const Laid laid(roomFor(width, height, setupOf(4)));
        for (const char* castle : {"castle 2", "castle 3", "castle 4"}) {
            QVERIFY2(laid[castle].tile >= least, told(laid.room, QString::number(laid[castle].tile)));
            QCOMPARE(laid[castle].tile, laid["castle 2"].tile);
            QCOMPARE(laid[castle].y(), laid["castle 2"].y());
            QVERIFY(laid[castle].tile < laid["castle 1"].tile);
        }
    }
}

/// Text of half as much again costs no castle more than an eighth of its width; the shelf pays for the rail.
void TestKeepLayout::largerWordsLeaveTheTiles() {
    for (const int seats : {2, 3, 4})
        for (const auto& [width, height] : {std::pair(1024, 600), {1366, 768}, {1920, 1080}}) {
            const Laid before(roomFor(width, height, setupOf(seats)));
            const Laid after(roomFor(width, height, setupOf(seats), 1.5));
            for (const auto& [pile, share] :
                 {std::pair("castle 1", 0.875), {"castle 2", 0.875}, {"hand 1", 0.78}})
                QVERIFY2(after[pile].tile >= share * before[pile].tile,
                         told(after.room, QLatin1String(pile)));
        }
}

/// The smallest the window lets the table become: it may be tight, but all is there.
void TestKeepLayout::smallest() {
    const Laid laid(roomFor(480, 360, setupOf(4, "empire")));
    for (const PileArea& area : laid.layout.piles) QVERIFY(area.x() >= 0 && area.rect.right() <= 480);
}

void TestKeepLayout::everyPlaceIsFoundByTheHand() {
    const Laid laid(roomFor(1366, 768, setupOf(4, "empire")));
    for (const LayoutPile& pile : laid.room.piles) {
        const bool isGrid = pile.info.kind == PileKind::Grid;
        for (int place = isGrid ? 0 : -1; place < (isGrid ? 9 : 0); ++place) {
            const TablePlace at{pile.info.id, place};
            const QRectF rect = *table().dropRect(laid.layout, at, 0, {});
            QCOMPARE(table().spotAt(laid.layout, rect.center()), at);
        }
    }
    QCOMPARE(table().spotAt(laid.layout, {2, 2}), TablePlace());
}

QTEST_GUILESS_MAIN(TestKeepLayout)
#include "keeplayout.moc"
