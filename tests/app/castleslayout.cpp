// SPDX-License-Identifier: GPL-3.0-or-later
// Where all of CASTLES lies, for two to eight seats: rectangles, without a screen.
#include "castles/public.h"
#include "laidroom.h"

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

using Counts = QList<int>;

const TableArrangement& table() { return *arrangementOf(QStringLiteral("castles")); }

PieceState upright() { return {.there = true, .up = true, .kind = 0, .worth = "5"}; }

/// What lies in a realm with so many castles: every other one upgraded, with no to three defenses.
PileContents contentsOf(int castles, int first) {
    PileContents contents;
    const auto put = [&](int place) {
        contents.resize(std::max<qsizetype>(contents.size(), place + 1));
        contents[place] = upright();
    };
    for (int i = 0; i < castles; ++i) {
        const int place = (first + i) * castles::kPlacesOfCastle;
        put(place);
        if (i % 2 == 0) put(place + castles::kUpgradePlace);
        for (int defence = 0; defence < 3 - i % 4; ++defence)
            put(place + castles::kFirstDefencePlace + defence);
    }
    return contents;
}

LayoutInput roomFor(double width, double height, const Counts& counts, int front = 0) {
    LayoutInput room;
    room.width = width;
    room.height = height;
    room.unit = unitFor(width, height);
    room.front = front;
    const auto add = [&](const std::string& role, PileKind kind, Seat owner,
                         const PileContents& contents = {}) {
        LayoutPile pile;
        pile.info.id = static_cast<PileId>(room.piles.size());
        pile.info.name = role;
        pile.info.kind = kind;
        pile.info.owner = owner;
        pile.contents = contents;
        room.piles << pile;
    };
    for (const char* role : {"deck", "discard", "in play", "assault", "fallen"})
        add(role, PileKind::Stack, kNobody);
    int first = 0;
    for (int seat = 0; seat < counts.size(); ++seat) {
        room.seats << seat;
        add("hand " + std::to_string(seat + 1), PileKind::Hand, static_cast<Seat>(seat));
        add("realm " + std::to_string(seat + 1), PileKind::Grid, static_cast<Seat>(seat),
            contentsOf(counts[seat], first));
        first += counts[seat];
    }
    return room;
}

LayoutPile& pileIn(LayoutInput& room, std::string_view role) {
    return *std::ranges::find_if(room.piles, [&](const LayoutPile& pile) { return pile.info.name == role; });
}

QList<LayoutPile> pilesOf(const LayoutInput& room, PileKind kind) {
    QList<LayoutPile> piles;
    std::ranges::copy_if(room.piles, std::back_inserter(piles),
                         [kind](const LayoutPile& pile) { return pile.info.kind == kind; });
    return piles;
}

PieceAt inRow(int pile, int rank, int count, bool up = true) {
    return {.pile = pile, .place = rank, .count = count, .rank = rank, .up = up, .contents = {}};
}

PieceAt inRealm(const LayoutPile& realm, int place) {
    return {.pile = realm.info.id,
            .place = place,
            .count = static_cast<int>(realm.places().size()),
            .up = true,
            .contents = realm.contents};
}

/// Names, hands, castles and plaques of a realm lie in it, each clear of the others.
void checkRealm(const LayoutInput& room, const TableLayout& layout, const LayoutPile& realm) {
    const PileArea area = layout.pile(realm.info.id);
    const auto say = [&](const QString& what, const QRectF& rect = {}) {
        return told(room, QString::fromStdString(realm.info.name) + QStringLiteral(": ") + what, rect);
    };
    QList<QRectF> boxes;
    if (realm.info.owner != 0)
        boxes << layout.seats.value(realm.info.owner) << layout.banners.value(realm.info.owner).rect;
    const QList<int> places = realm.places();
    for (const int base : places) {
        if (base % castles::kPlacesOfCastle != 0) continue;
        const QRectF castle = *table().dropRect(layout, {realm.info.id, base}, 0, realm.contents);
        boxes << castle;
        // All of its cards lie in it, each with its number to be seen.
        std::optional<double> above;
        for (const int place : places) {
            if (place / castles::kPlacesOfCastle != base / castles::kPlacesOfCastle) continue;
            const PieceSpot spot = table().spot(layout, inRealm(realm, place));
            const QRectF card = rectOf(spot, table().aspect());
            QVERIFY2(
                isIn({card.x(), card.y(), std::min(card.width(), castle.width()), card.height() - 1}, castle),
                say(QStringLiteral("card %1").arg(place), card));
            QVERIFY2(!above || spot.y - *above >= spot.size * 0.36 - 1,
                     say(QStringLiteral("the number below card %1 can be seen").arg(place)));
            above = place == base ? std::nullopt : std::optional(spot.y);
            QVERIFY(spot.size >= 8);
            QVERIFY2(castle.width() >= spot.size * 0.5 - 2,
                     say(QStringLiteral("half of it is seen"), castle));
        }
    }
    for (const CastlePlaque& plaque : table().plaques(layout, realm.info.id, realm.contents))
        boxes << plaque.plaque;
    for (qsizetype one = 0; one < boxes.size(); ++one) {
        QVERIFY2(isIn(boxes[one], area.rect), say(QStringLiteral("lies in its realm"), boxes[one]));
        for (qsizetype other = 0; other < one; ++other)
            QVERIFY2(isClear(boxes[one], boxes[other]), say(QStringLiteral("is clear"), boxes[one]));
    }
}

void checkHands(const LayoutInput& room, const TableLayout& layout) {
    for (const LayoutPile& pile : pilesOf(room, PileKind::Hand)) {
        const PileArea area = layout.pile(pile.info.id);
        const QString name = QString::fromStdString(pile.info.name);
        for (int rank = 0; rank < 7; ++rank) {
            const PieceSpot spot = table().spot(layout, inRow(pile.info.id, rank, 7, false));
            QVERIFY2(spot.x >= area.x() && spot.x + spot.size <= area.rect.right() + 1, told(room, name));
        }
        // The hand that is played is the large one.
        QVERIFY2(pile.info.owner == room.front ? area.tile >= layout.tile * 0.6 : area.tile < layout.tile,
                 told(room, name));
        QVERIFY2(isClear(area.rect, layout.seats.value(pile.info.owner)), told(room, name));
    }
}

PileContents held(int cards) {
    return PileContents(cards, {.there = true, .up = true, .kind = 0, .worth = {}});
}

} // namespace

class TestCastlesLayout : public QObject {
    Q_OBJECT

  private slots:
    void nothingOverlaps_data();
    void nothingOverlaps();
    void handsThatAreSetUp_data();
    void handsThatAreSetUp();
    void seatsStayForTheWholeMatch_data();
    void seatsStayForTheWholeMatch();
    void aHandOfSevenLiesApart();
    void aHighDeckStaysBelowTheRealms();
    void captionsStandApart();
    void castlesAreLargeEnough();
};

void TestCastlesLayout::nothingOverlaps_data() {
    QTest::addColumn<Counts>("counts");
    QTest::addColumn<int>("front");
    const auto row = [](const char* crowd, const Counts& counts) {
        QTest::newRow(crowd) << counts << 0;
        if (counts[0] > 0 && counts.value(2) > 0) QTest::addRow("%s, a puppet's hand", crowd) << counts << 2;
    };
    row("2 seats", {1, 1});
    row("2 seats, many", {6, 9});
    row("3 seats", {2, 3, 4});
    row("4 seats", {3, 3, 3, 3});
    row("5 seats", {2, 5, 1, 1, 4});
    row("6 seats", {4, 3, 3, 3, 3, 4});
    row("7 seats, some dead", {3, 0, 6, 0, 2, 2, 0});
    row("8 seats, oneself dead", {0, 2, 3, 1, 0, 0, 2, 2});
    row("8 seats, two left", {2, 0, 0, 0, 0, 0, 0, 3});
    row("8 seats", {1, 1, 1, 1, 1, 1, 1, 1});
    row("8 seats, 20 castles", {5, 3, 2, 2, 2, 2, 2, 2});
    row("8 seats, 20 castles unevenly", {2, 6, 1, 5, 1, 1, 3, 1});
    row("8 seats, 36 castles", {6, 5, 5, 4, 4, 4, 4, 4});
}

void TestCastlesLayout::nothingOverlaps() {
    QFETCH(const Counts, counts);
    QFETCH(const int, front);
    for (const auto& [width, height] : {std::pair(700, 450),
                                        {718, 500},
                                        {1024, 520},
                                        {1060, 665},
                                        {1366, 665},
                                        {1000, 1400},
                                        {1920, 1000},
                                        {2560, 1360},
                                        {3840, 2000}}) {
        const LayoutInput room = roomFor(width, height, counts, front);
        const TableLayout layout = table().arrange(room);
        Boxes boxes{{QStringLiteral("battle"), layout.ownBattle}, {QStringLiteral("round"), layout.clock}};
        for (const LayoutPile& pile : room.piles) {
            const PileArea area = layout.pile(pile.info.id);
            const QString name = QString::fromStdString(pile.info.name);
            QVERIFY2(area.isThere(), told(room, name));
            if (!area.closely) boxes.append({name, area.rect});
            if (area.tag.isThere()) boxes.append({QStringLiteral("name of ") + name, area.tag.rect});
        }
        const QByteArray fault = faultOf(room, layout, boxes);
        QVERIFY2(fault.isEmpty(), fault);
        for (const LayoutPile& realm : pilesOf(room, PileKind::Grid)) {
            checkRealm(room, layout, realm);
            if (QTest::currentTestFailed()) return;
        }
        checkHands(room, layout);
        if (QTest::currentTestFailed()) return;
    }
}

/// Whoever sets a position up reads the hands of all, and takes each of their cards.
void TestCastlesLayout::handsThatAreSetUp_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("cards");
    for (const int seats : {2, 4, 5, 6, 7, 8})
        for (const int cards : {5, 6, 8, 12})
            QTest::addRow("%d seats, %d cards", seats, cards) << seats << cards;
}

void TestCastlesLayout::handsThatAreSetUp() {
    QFETCH(const int, seats);
    QFETCH(const int, cards);
    constexpr double least = 24;
    // Beside the facts in a window of 1366 × 768, and without them.
    for (const auto& [width, height] : {std::pair(940, 600), {1366, 665}, {1920, 1000}}) {
        LayoutInput room = roomFor(width, height, Counts(seats, 2));
        room.arranging = true;
        pileIn(room, "hand 2").contents = held(cards); // one hand has more than the others
        const TableLayout layout = table().arrange(room);
        for (const LayoutPile& pile : pilesOf(room, PileKind::Hand)) {
            const Seat owner = pile.info.owner;
            if (owner == 0) continue;
            const QString name = QString::fromStdString(pile.info.name);
            const QRectF hand = layout.pile(pile.info.id).rect;
            const int count = owner == 1 ? cards : 5;
            QList<PieceSpot> spots;
            for (int rank = 0; rank < count; ++rank)
                spots << table().spot(layout, inRow(pile.info.id, rank, count));
            // The next card covers the right of one, or one of the row below its lower part.
            for (int rank = 1; rank < count; ++rank) {
                const double row = spots[rank].y - spots[rank - 1].y;
                QVERIFY2((row > 0 ? row : spots[rank].x - spots[rank - 1].x) >= least,
                         told(room, name, hand));
            }
            for (const PieceSpot& spot : spots)
                QVERIFY2(isIn(rectOf(spot, table().aspect()), hand), told(room, name, hand));
            QVERIFY2(spots[0].size >= least && isIn(hand, layout.cloth), told(room, name, hand));
            const LayoutPile& realm = *lay::pileOf(room, PileKind::Grid, owner);
            checkRealm(room, layout, realm);
            if (QTest::currentTestFailed()) return;
            QList<QRectF> others{layout.seats.value(owner), layout.banners.value(owner).rect};
            for (const CastlePlaque& plaque : table().plaques(layout, realm.info.id, realm.contents))
                others << plaque.plaque;
            for (const QRectF& other : others) QVERIFY2(isClear(hand, other), told(room, name, other));
            QVERIFY2(layout.pile(realm.info.id).tile >= least, told(room, name));
        }
    }
}

/// What is built, falls or comes back moves nobody and changes no card; who is out keeps the place.
void TestCastlesLayout::seatsStayForTheWholeMatch_data() {
    QTest::addColumn<Counts>("before");
    QTest::addColumn<Counts>("after");
    QTest::newRow("2 seats") << Counts{1, 1} << Counts{6, 0};
    QTest::newRow("3 seats") << Counts{1, 1, 1} << Counts{0, 4, 2};
    QTest::newRow("5 seats") << Counts{1, 1, 1, 1, 1} << Counts{2, 0, 5, 1, 0};
    QTest::newRow("8 seats") << Counts{1, 1, 1, 1, 1, 1, 1, 1} << Counts{3, 0, 0, 6, 0, 2, 0, 1};
}

void TestCastlesLayout::seatsStayForTheWholeMatch() {
    QFETCH(const Counts, before);
    QFETCH(const Counts, after);
    for (const auto& [width, height] : {std::pair(1024, 520), {1366, 665}, {1920, 1000}, {1000, 1400}}) {
        const auto laid = [&, w = width, h = height](const Counts& counts, int cards) {
            LayoutInput room = roomFor(w, h, counts);
            LayoutPile& hand = pileIn(room, "hand 1");
            hand.contents = held(cards);
            TableLayout layout = table().arrange(room);
            layout.piles.remove(hand.info.id);
            return layout;
        };
        const TableLayout one = laid(before, 5);
        const TableLayout other = laid(after, 9);
        QCOMPARE(other.seats, one.seats);
        QVERIFY(other.banners == one.banners);
        QVERIFY(other.piles == one.piles);
    }
}

void TestCastlesLayout::aHandOfSevenLiesApart() {
    for (const auto& [width, height, tile] :
         {std::tuple(1060, 665, 72), {1366, 665, 84}, {2560, 1360, 170}}) {
        LayoutInput room = roomFor(width, height, {2, 2, 2, 2});
        for (LayoutPile& pile : room.piles)
            if (pile.info.kind == PileKind::Hand) pile.contents = held(7);
        const TableLayout layout = table().arrange(room);
        const int hand = numberOf(room, "hand 1");
        PieceSpot last = table().spot(layout, inRow(hand, 0, 7));
        QVERIFY2(last.size >= tile, told(room, QStringLiteral("hand of seven")));
        for (int rank = 1; rank < 7; ++rank) {
            const PieceSpot spot = table().spot(layout, inRow(hand, rank, 7));
            QVERIFY2(spot.x >= last.x + last.size, told(room, QStringLiteral("hand of seven")));
            last = spot;
        }
    }
}

void TestCastlesLayout::aHighDeckStaysBelowTheRealms() {
    for (const auto& [width, height] : {std::pair(1024, 520), {1366, 665}, {2560, 1360}}) {
        const LayoutInput room = roomFor(width, height, Counts(8, 2));
        const TableLayout layout = table().arrange(room);
        const QRectF realm = layout.pile(numberOf(room, "realm 2")).rect;
        for (const char* role : {"deck", "discard"}) {
            const PieceSpot top = table().spot(layout, inRow(numberOf(room, role), 107, 108, false));
            QVERIFY2(top.y >= realm.bottom(), told(room, QLatin1String(role), realm));
        }
    }
}

/// Below the cards of a row stands whose they are: never wider than what is to be seen of the card.
void TestCastlesLayout::captionsStandApart() {
    const LayoutInput room = roomFor(1024, 520, {2, 2, 2, 2});
    const TableLayout layout = table().arrange(room);
    const double below = layout.pile(numberOf(room, "realm 1")).y();
    for (const int count : {1, 4, 12, 24}) {
        double end = 0;
        for (int rank = 0; rank < count; ++rank) {
            const PieceSpot spot = table().spot(layout, inRow(numberOf(room, "fallen"), rank, count));
            QVERIFY(spot.x >= end);
            end = std::floor(spot.x + spot.caption.width()) - 1;
            QVERIFY(rectOf(spot, table().aspect()).bottom() + spot.caption.height() <= below);
        }
    }
}

/// So large that values can be read: by the window's size, of eight seats with twenty castles.
void TestCastlesLayout::castlesAreLargeEnough() {
    for (const auto& [width, height, theirs, own] :
         {std::tuple(1024, 520, 36, 56), {1060, 665, 40, 72}, {1366, 665, 48, 76}, {2560, 1360, 90, 150}})
        for (const Counts& counts : {Counts{5, 3, 2, 2, 2, 2, 2, 2}, Counts{2, 3, 2, 3, 2, 3, 2, 3},
                                     Counts{3, 1, 5, 1, 1, 6, 1, 2}}) {
            const LayoutInput room = roomFor(width, height, counts);
            const TableLayout layout = table().arrange(room);
            for (const LayoutPile& realm : pilesOf(room, PileKind::Grid)) {
                const PieceSpot spot = table().spot(layout, inRealm(realm, realm.places().first()));
                const int least = realm.info.owner == 0          ? own
                                  : counts[realm.info.owner] > 3 ? std::min(28, theirs)
                                                                 : theirs;
                QVERIFY2(spot.size >= least, told(room, QString::fromStdString(realm.info.name)));
            }
        }
}

QTEST_GUILESS_MAIN(TestCastlesLayout)
#include "castleslayout.moc"
