// SPDX-License-Identifier: GPL-3.0-or-later
// Where things lie: rectangles, without a screen.
#include "layout/papertable.h"
#include "layout/smalltable.h"
#include "match/gameinfo.h"

#include <QTest>

#include <algorithm>

using namespace drawbridge;

namespace {

const TableArrangement& arrangementFor(const GameInfo& game) {
    return *arrangementOf(QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size())));
}

/// A pile with pieces at these places.
LayoutPile lying(const PileInfo& info, const QList<int>& places) {
    LayoutPile pile;
    pile.info = info;
    for (const int place : places) {
        pile.contents.resize(std::max<qsizetype>(pile.contents.size(), place + 1));
        pile.contents[place].there = true;
    }
    return pile;
}

LayoutPile lying(PileKind kind, const QList<int>& places, PileId id = 0) {
    PileInfo info;
    info.id = id;
    info.kind = kind;
    return lying(info, places);
}

QList<int> placesOf(const Heap& heap) {
    QList<int> places;
    for (const HeapSpot& spot : heap.spots) places << spot.place;
    return places;
}

/// Whether one lies within the other, but for what is lost in reckoning.
bool isIn(const QRectF& inner, const QSizeF& size) {
    return QRectF(QPointF(), size).adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(inner);
}

/// Names so broad, each in one line of 1 mm.
PaperNames namesOf(const QMap<PileId, double>& breadths) {
    return {
        .fits = [=](const PileInfo& pile, const QSizeF& room) { return breadths[pile.id] <= room.width(); },
        .height = [](const PileInfo&, double) { return 1.0; }};
}

} // namespace

class TestLayouts : public QObject {
    Q_OBJECT

  private slots:
    void everyHeapHoldsItsPieces();
    void howPiecesOfAPileLie();
    void aCastleHasNineSquares();
    void castlesStandSideBySide();
    void paperTakesWhatGoesInto();
    void namesHaveTheirRoom();
    void roundASmallTable();
    void whereOneMoreSits();
};

void TestLayouts::everyHeapHoldsItsPieces() {
    const QList<int> places{0, 1, 4, 5, 7};
    for (const GameInfo* game : allGames()) {
        const TableArrangement& arrangement = arrangementFor(*game);
        for (const PileInfo& info : game->piles({.seats = game->maxSeats(), .options = {}})) {
            const Heap heap = arrangement.heap(lying(info, places));
            QVERIFY(!heap.spots.isEmpty());
            for (const HeapSpot& spot : heap.spots) {
                QVERIFY2(isIn(spot.rect, heap.size), info.name.c_str());
                QCOMPARE(spot.rect.size(), QSizeF(1, arrangement.aspect()));
                QCOMPARE(heap.at(spot.place), spot.rect);
            }
            QCOMPARE(heap.at(99), QRectF(QPointF(), heap.size));
            // Where nothing lies there is room for one piece.
            const Heap empty = arrangement.heap(lying(info, {}));
            QVERIFY(empty.size.width() >= 1 && empty.size.height() >= arrangement.aspect());
            QVERIFY(empty.spots.isEmpty() || empty.isSquared);
        }
    }
}

void TestLayouts::howPiecesOfAPileLie() {
    const QList<int> places{0, 2, 3};
    const auto width = [&](const TableArrangement& game, PileKind kind) {
        return game.heap(lying(kind, places)).size.width();
    };
    // Cards of a hand overlap; tiles do not, nor do the cards of a row.
    QVERIFY(width(*arrangementOf(QStringLiteral("castle-rampage")), PileKind::Hand) < 2.5);
    QVERIFY(width(*arrangementOf(QStringLiteral("castle-keep")), PileKind::Hand) > 3);
    QVERIFY(width(*arrangementOf(QStringLiteral("castle-rampage")), PileKind::Row) > 3);
    QCOMPARE(placesOf(arrangementOf(QStringLiteral("castle-rampage"))->heap(lying(PileKind::Row, places))),
             places);

    // Of a stack the uppermost are drawn, and it is always as high.
    const Heap stack =
        arrangementOf(QStringLiteral("castle-wars"))->heap(lying(PileKind::Stack, {0, 1, 2, 3, 4, 5}));
    QCOMPARE(placesOf(stack), QList<int>({2, 3, 4, 5}));
    QCOMPARE(stack.spots.last().rect.y(), 0.0);
    QCOMPARE(arrangementOf(QStringLiteral("castle-wars"))->heap(lying(PileKind::Stack, {0})).size,
             stack.size);
}

void TestLayouts::aCastleHasNineSquares() {
    const Heap castle = arrangementOf(QStringLiteral("castle-keep"))->heap(lying(PileKind::Grid, {3}));
    QCOMPARE(castle.spots.size(), 9);
    QCOMPARE(castle.spots, keepCastle().spots);
    double covered = 0;
    for (const HeapSpot& one : castle.spots) {
        covered += one.rect.width() * one.rect.height();
        for (const HeapSpot& other : castle.spots)
            QVERIFY(one.place == other.place || !one.rect.intersects(other.rect));
        QCOMPARE(one.turn,
                 arrangementOf(QStringLiteral("castle-keep"))->slotTurn({.pile = 0, .place = one.place}));
    }
    QCOMPARE(covered, castle.size.width() * castle.size.height());
}

void TestLayouts::castlesStandSideBySide() {
    const LayoutPile realm = lying(PileKind::Grid, {0, 2, 3, 12, 14});
    const Heap heap = arrangementOf(QStringLiteral("castles"))->heap(realm);
    QCOMPARE(placesOf(heap), realm.places());
    const auto x = [&](int place) { return heap.at(place).x(); };
    QCOMPARE(x(2), x(0));
    QCOMPARE(x(3), x(0));
    QCOMPARE(x(14), x(12));
    QVERIFY(x(12) > x(0) + 1);
    QVERIFY(heap.at(3).y() < heap.at(2).y() && heap.at(2).y() < heap.at(0).y());
    QCOMPARE(heap.at(0).y(), heap.at(12).y()); // on one ground
}

void TestLayouts::paperTakesWhatGoesInto() {
    const std::vector<QList<LayoutPile>> rows{
        {lying(PileKind::Hand, {0, 1, 2}, 1), lying(PileKind::Stack, {0, 1, 2}, 2)},
        {lying(PileKind::Row, {0, 1, 2, 3, 4, 5, 6}, 3)}};
    double widest = 0;
    for (const QSizeF room : {QSizeF(20, 10), QSizeF(36, 16), QSizeF(78, 36), QSizeF(400, 300)}) {
        const PaperTable table = layOnPaper(*arrangementOf(QStringLiteral("castle-rampage")), rows, room);
        QVERIFY(table.size.width() <= room.width() && table.size.height() <= room.height());
        QCOMPARE(table.piles.size(), std::size_t{3});
        for (const auto& [id, pile] : table.piles) {
            QVERIFY(isIn(pile.rect, table.size));
            QVERIFY(pile.name.isEmpty());
            for (const HeapSpot& spot : pile.heap.spots)
                QVERIFY(pile.rect.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(pile.at(spot.place)));
            for (const auto& [other, its] : table.piles)
                QVERIFY(id == other || !pile.rect.intersects(its.rect));
        }
        const double piece = table.pile(1).at(0).width();
        QVERIFY(piece > widest && piece < 13.001);
        widest = piece;
    }
    QCOMPARE(widest, 13.0);
}

void TestLayouts::namesHaveTheirRoom() {
    const std::vector<QList<LayoutPile>> rows{
        {lying(PileKind::Stack, {0}, 1), lying(PileKind::Stack, {0}, 2), lying(PileKind::Stack, {0}, 3)},
        {lying(PileKind::Stack, {0}, 4)}};
    const QSizeF room(60, 60);
    const auto laid = [&](const PaperNames& names) {
        return layOnPaper(*arrangementOf(QStringLiteral("castle-wars")), rows, room, &names);
    };
    const PaperTable alike = laid(namesOf({}));
    QCOMPARE(alike.pile(1).name.width(), alike.pile(3).name.width());
    const PaperTable table = laid(namesOf({{2, 26}}));
    QVERIFY(table.pile(2).name.width() >= 26);
    QVERIFY(table.pile(1).name.width() < alike.pile(1).name.width());
    QCOMPARE(table.pile(1).name.width(), table.pile(3).name.width());
    QVERIFY(table.size.width() <= room.width() + 1e-9);
    for (const auto& [id, pile] : table.piles) {
        QVERIFY(pile.name.top() > pile.rect.bottom());
        QCOMPARE(pile.name.height(), 1.0);
        for (const auto& [other, its] : table.piles)
            QVERIFY(!pile.name.intersects(its.rect) && (id == other || !pile.name.intersects(its.name)));
    }
}

void TestLayouts::roundASmallTable() {
    for (int seats = 1; seats <= 8; ++seats)
        for (const bool hasFree : {false, true}) {
            const SmallTable table{.seats = seats, .hasFree = hasFree};
            QCOMPARE(table.seat(0).y(), 1.0);
            QVERIFY(std::abs(table.seat(0).x()) < 1e-9);
            QVERIFY(table.places() >= seats);
            for (int one = 0; one < seats; ++one) {
                const QPointF at = table.seat(one);
                QVERIFY(std::abs(at.x()) <= 1 && std::abs(at.y()) <= 1);
                for (int other = 0; other < one; ++other) QVERIFY(table.seat(other) != at);
                QVERIFY(!hasFree || table.free() != at);
            }
        }
    // Clockwise, as one looks at it: the next one sits at the left.
    QVERIFY(SmallTable{.seats = 4}.seat(1).x() < 0);
    QVERIFY(SmallTable{.seats = 7}.seat(1).x() < 0);
}

void TestLayouts::whereOneMoreSits() {
    QCOMPARE((SmallTable{.seats = 1, .hasFree = true}.free()), QPointF(0, -1));
    QCOMPARE((SmallTable{.seats = 2, .hasFree = true}.free()), QPointF(-1, 0));
    // Whoever comes finds the place that was free.
    for (int seats = 3; seats <= 7; ++seats) {
        const SmallTable before{.seats = seats, .hasFree = true};
        const SmallTable after{.seats = seats + 1, .hasFree = false};
        QCOMPARE(before.free(), after.seat(seats));
    }
}

QTEST_GUILESS_MAIN(TestLayouts)
#include "layouts.moc"
