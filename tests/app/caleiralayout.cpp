// SPDX-License-Identifier: GPL-3.0-or-later
// Where all of Castles of Caleira lies: rectangles, without a screen.
#include "laidroom.h"
#include "match/gameinfo.h"

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const TableArrangement& table() { return *arrangementOf(QStringLiteral("castles-of-caleira")); }

/// A table with so many cards in one's castle and in the others', and words larger than usual if asked for.
LayoutInput roomFor(double width, double height, int seats, int own, int theirs, double words = 1) {
    LayoutInput room;
    room.width = width;
    room.height = height;
    room.unit = unitFor(width, height, words);
    for (const PileInfo& info : findGame("castles-of-caleira")->piles({.seats = seats, .options = {}})) {
        LayoutPile pile;
        pile.info = info;
        if (info.kind == PileKind::Row) pile.contents = PileContents(info.owner == 0 ? own : theirs);
        if (info.name == "out") pile.down = 2;
        room.piles << pile;
    }
    for (int seat = 0; seat < seats; ++seat) room.seats << seat;
    room.front = 0;
    return room;
}

} // namespace

class TestCaleiraLayout : public QObject {
    Q_OBJECT

  private slots:
    void nothingOverlaps_data();
    void nothingOverlaps();
    void cardsAreLarge();
    void largerWordsLeaveTheCards();
};

void TestCaleiraLayout::nothingOverlaps_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("most"); // cards that a castle may have
    QTest::newRow("2 seats") << 2 << 10;
    QTest::newRow("3 seats") << 3 << 6;
    QTest::newRow("4 seats") << 4 << 5;
}

void TestCaleiraLayout::nothingOverlaps() {
    QFETCH(const int, seats);
    QFETCH(const int, most);
    for (const auto& [width, height] : {std::pair(700, 450),
                                        {1024, 500},
                                        {1024, 600},
                                        {1366, 768},
                                        {1920, 1080},
                                        {1000, 1400},
                                        {3840, 2160}})
        for (const auto& [own, theirs] : {std::pair(0, 0), {2, 3}, {4, 4}, {most - 1, most}, {most, most}}) {
            const LayoutInput room = roomFor(width, height, seats, own, theirs);
            const TableLayout layout = table().arrange(room);
            const auto say = [&, mine = own, others = theirs](const QString& what, const QRectF& rect = {}) {
                return told(room, QStringLiteral("%1 with %2 and %3").arg(what).arg(mine).arg(others), rect);
            };
            const auto areaOf = [&](PileKind kind, int seat) {
                return layout.pile(lay::pileOf(room, kind, seat)->info.id);
            };
            // What one looks at lies where else a card lies that is given away, which is never at once.
            Boxes boxes{{QStringLiteral("queue"), layout.queue}, {QStringLiteral("tray"), layout.tray.rect}};
            for (const LayoutPile& pile : room.piles) {
                const PileArea area = layout.pile(pile.info.id);
                if (area.isThere() && (pile.info.name != "offer" || !area.fleeting))
                    boxes.append({QString::fromStdString(pile.info.name), area.rect});
            }
            for (const auto& [seat, area] : layout.seats.asKeyValueRange())
                boxes.append({QStringLiteral("name of seat %1").arg(seat), area});
            const QByteArray fault = faultOf(room, layout, boxes);
            QVERIFY2(fault.isEmpty(), fault);
            // The stall is clear of the effects.
            QVERIFY2(layout.pile(numberOf(room, "offer")).x() >= layout.queue.right(),
                     say(QStringLiteral("stall")));
            for (int seat = 0; seat < seats; ++seat) {
                // None on another, and room for the next of one's own.
                const PileArea castle = areaOf(PileKind::Row, seat);
                const int pile = lay::pileOf(room, PileKind::Row, seat)->info.id;
                const int count = seat == 0 ? std::min(most, own + 1) : theirs;
                double before = castle.x();
                for (int rank = 0; rank < count; ++rank) {
                    const QRectF card = rectOf(
                        table().spot(
                            layout,
                            {.pile = pile, .place = rank, .count = count, .rank = rank, .contents = {}}),
                        table().aspect());
                    QVERIFY2(card.x() >= before && card.right() <= castle.rect.right() &&
                                 card.bottom() <= castle.rect.bottom(),
                             say(QStringLiteral("card %1 of castle %2").arg(rank).arg(seat), card));
                    before = card.right();
                }
                QVERIFY2(castle.tile >= (width >= 1024 ? 44 : 24), say(QStringLiteral("told apart")));
                // As many cards as somebody may hold stay where the hand lies.
                const PileArea hand = areaOf(PileKind::Hand, seat);
                const int held = lay::pileOf(room, PileKind::Hand, seat)->info.id;
                for (int rank = 0; rank < 3; ++rank) {
                    const QRectF card = rectOf(
                        table().spot(layout,
                                     {.pile = held, .place = rank, .count = 3, .rank = rank, .contents = {}}),
                        table().aspect());
                    QVERIFY2(isIn(card, hand.rect.adjusted(0, 0, 0, 1)),
                             say(QStringLiteral("card %1 of hand %2").arg(rank).arg(seat), card));
                }
            }
        }
}

/// The hand takes no height from the castles: with a castle of ordinary size one's own cards, and of two
/// rivals theirs, bear a word of their effect, and what is known of a hand can be read.
void TestCaleiraLayout::cardsAreLarge() {
    for (const auto& [width, height, own, theirs, held] : {std::tuple(1024, 504, 100, 72, 40),
                                                           {1024, 600, 116, 92, 44},
                                                           {1062, 672, 120, 92, 44},
                                                           {1366, 768, 150, 112, 44},
                                                           {1920, 1080, 220, 170, 72}}) {
        const LayoutInput room = roomFor(width, height, 3, 3, 3);
        const TableLayout layout = table().arrange(room);
        const auto areaOf = [&](const char* pile) { return layout.pile(numberOf(room, pile)); };
        QVERIFY2(areaOf("castle 1").tile >= own, told(room, QStringLiteral("one's own")));
        QCOMPARE(areaOf("hand 1").tile, areaOf("castle 1").tile);
        QCOMPARE(areaOf("hand 1").y(), areaOf("castle 1").y()); // it lies beside the castle
        QVERIFY2(areaOf("castle 2").tile >= theirs, told(room, QStringLiteral("theirs")));
        QCOMPARE(areaOf("castle 3").tile, areaOf("castle 2").tile);
        QCOMPARE(areaOf("castle 3").y(), areaOf("castle 2").y());
        QVERIFY2(areaOf("hand 2").tile >= held, told(room, QStringLiteral("what they hold")));
    }
}

/// Larger words make the names of stacks go before they make cards small.
void TestCaleiraLayout::largerWordsLeaveTheCards() {
    for (const auto& [width, height] : {std::pair(1024, 600), {1366, 768}, {1920, 1080}}) {
        const LayoutInput room = roomFor(width, height, 3, 2, 3);
        const TableLayout before = table().arrange(room);
        const TableLayout after = table().arrange(roomFor(width, height, 3, 2, 3, 1.5));
        for (const char* role : {"castle 1", "castle 2", "hand 1"}) {
            const int pile = numberOf(room, role);
            QVERIFY2(after.pile(pile).tile >= 0.87 * before.pile(pile).tile, told(room, QLatin1String(role)));
        }
    }
}

QTEST_GUILESS_MAIN(TestCaleiraLayout)
#include "caleiralayout.moc"
