// SPDX-License-Identifier: GPL-3.0-or-later
// Where pieces lie on sheets: geometry in millimetres, on paper.
#include "sheetstacks.h"

#include <algorithm>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr QSizeF kLetter{215.9, 279.4};

QRectF throughPaper(const QRectF& rect, const QSizeF& paper, SheetFlip flip) {
    return QRectF(drawbridge::throughPaper(rect.topLeft(), paper, flip),
                  drawbridge::throughPaper(rect.bottomRight(), paper, flip))
        .normalized();
}

} // namespace

Q_DECLARE_METATYPE(drawbridge::SheetOptions)

class TestSheetLayout : public QObject {
    Q_OBJECT

  private slots:
    void nineUp_data();
    void nineUp();
    void eightUp_data();
    void eightUp();
    void gutterfold();
    void onePerPage();
    void asManyAsFit();
    void fillsPages();
    void savesSheets();
    void tilesHaveBleed();
    void backsMeetFronts_data();
    void backsMeetFronts();
    void foldsOnlyWhatHasBacks();
    void saysWhatDoesNotFit_data();
    void saysWhatDoesNotFit();
    void asManyAsFitAreMost();
    void mostBleedIsTrue();
    void readsSizes();
    void refusesBadOptions();
};

void TestSheetLayout::nineUp_data() {
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<QSizeF>("card");
    for (const NamedSize& paper : paperSizes())
        for (const NamedSize& card : cardSizes())
            QTest::addRow("%s %s", paper.id, card.id) << paper.size << card.size;
}

void TestSheetLayout::nineUp() {
    QFETCH(QSizeF, paper);
    QFETCH(QSizeF, card);
    const auto plan = layOut(cards(9, card), with(SheetLayout::nineUp, paper));
    QVERIFY(plan);
    QCOMPARE(plan->size(), std::size_t(1));
    const PagePlan& page = plan->front();
    QCOMPARE(page.paper, paper);
    QCOMPARE(page.places.size(), std::size_t(9));
    const double left = (paper.width() - 3 * card.width()) / 2;
    const double top = (paper.height() - 3 * card.height()) / 2;
    for (int i = 0; i < 9; ++i) {
        const Place& place = page.places[static_cast<std::size_t>(i)];
        QCOMPARE(place.piece, i);
        // Edge to edge: no gutter, in the middle of the page.
        const QRectF expected(QPointF(left + (i % 3) * card.width(), top + (i / 3) * card.height()), card);
        QVERIFY(near(place.trim, expected));
        QVERIFY(near(place.bleed, expected));
    }
    QVERIFY(page.margin.height() >= 2.6 && page.margin.width() >= 2.6); // there is room for words
    for (const Place& place : page.places) QVERIFY(!page.margin.intersects(place.bleed));
}

void TestSheetLayout::eightUp_data() {
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<QSizeF>("card");
    QTest::addColumn<double>("bleed");
    QTest::newRow("A4, 63 x 88, 3 mm") << kA4 << QSizeF(63, 88) << 3.0;
    QTest::newRow("A4, 63 x 88, 1/8 in") << kA4 << QSizeF(63, 88) << kMostBleed;
    QTest::newRow("A4, poker, 1/8 in") << kA4 << QSizeF(63.5, 88.9) << kMostBleed;
    QTest::newRow("Letter, bridge, 3 mm") << kLetter << QSizeF(57, 89) << 3.0;
    QTest::newRow("Letter, 63 x 88, 2 mm") << kLetter << QSizeF(63, 88) << 2.0;
    QTest::newRow("A4, mini, none") << kA4 << QSizeF(44, 67) << 0.0;
}

void TestSheetLayout::eightUp() {
    QFETCH(QSizeF, paper);
    QFETCH(QSizeF, card);
    QFETCH(double, bleed);
    const auto plan = layOut(cards(8, card), with(SheetLayout::eightUp, paper, bleed));
    QVERIFY(plan);
    QCOMPARE(plan->size(), std::size_t(1));
    const PagePlan& page = plan->front();
    QCOMPARE(page.paper, paper.transposed());
    QCOMPARE(page.places.size(), std::size_t(8));
    for (std::size_t i = 0; i < 8; ++i) {
        const Place& place = page.places[i];
        QVERIFY(near(place.trim.width(), card.width()) && near(place.trim.height(), card.height()));
        QVERIFY(near(place.bleed, place.trim.adjusted(-bleed, -bleed, bleed, bleed)));
        QVERIFY(QRectF({}, page.paper).contains(place.bleed));
        if (i % 4 != 0) QVERIFY(near(place.trim.left() - page.places[i - 1].trim.right(), 2 * bleed));
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = place.bleed & page.places[j].bleed;
            QVERIFY(both.width() < kClose || both.height() < kClose);
        }
    }
}

void TestSheetLayout::gutterfold() {
    for (const double bleed : {0.0, 3.0}) {
        const auto plan = layOut(cards(5), with(SheetLayout::gutterfold, kA4, bleed));
        QVERIFY(plan);
        QCOMPARE(plan->size(), std::size_t(2)); // four pairs on a page
        for (const PagePlan& page : (*plan)) {
            QCOMPARE(page.folds.size(), std::size_t(1));
            const double fold = page.folds.front().x1();
            QVERIFY(near(fold, page.paper.width() / 2));
            for (std::size_t i = 0; i < page.places.size(); i += 2) {
                const Place& front = page.places[i];
                const Place& back = page.places[i + 1];
                QVERIFY(!front.isBack && back.isBack);
                QCOMPARE(front.piece, back.piece);
                // Folded, the back lies behind its front.
                QVERIFY(near(fold - front.trim.left(), back.trim.right() - fold));
                QVERIFY(near(fold - front.trim.right(), back.trim.left() - fold));
                QVERIFY(near(front.trim.top(), back.trim.top()));
                QVERIFY(front.bleed.right() <= fold + kClose);
                QVERIFY(!back.turned);
            }
        }
    }
}

void TestSheetLayout::onePerPage() {
    const auto plan = layOut(cards(3), with(SheetLayout::onePerPage, kLetter, 3));
    QCOMPARE(plan->size(), std::size_t(3));
    for (const PagePlan& page : (*plan)) {
        QCOMPARE(page.places.size(), std::size_t(1));
        QVERIFY(near(page.places[0].trim.center().x(), page.paper.width() / 2));
        QVERIFY(near(page.places[0].trim.center().y(), page.paper.height() / 2));
    }
    // Paper just as large as a card with its bleed.
    QVERIFY(layOut(cards(1), with(SheetLayout::onePerPage, {69, 94}, 3)));
}

void TestSheetLayout::asManyAsFit() {
    // 4 x 6 tiles and 2 mats on A4.
    QCOMPARE(layOut(tiles(25), with(SheetLayout::asManyAsFit))->front().places.size(), std::size_t(24));
    // Layouts for cards are not for tiles: they lie as they fit.
    QCOMPARE(layOut(tiles(25), with(SheetLayout::nineUp))->front().places.size(), std::size_t(24));
    QCOMPARE(layOut(mats(4), with(SheetLayout::asManyAsFit))->size(), std::size_t(2));
    // 16 mini cards on A4, more than nine on A3.
    QCOMPARE(layOut(cards(16, {44, 67}), with(SheetLayout::asManyAsFit))->size(), std::size_t(1));
    QVERIFY(layOut(cards(99), with(SheetLayout::asManyAsFit, {297, 420}))->front().places.size() >= 16);
}

void TestSheetLayout::fillsPages() {
    SheetOptions options = with(SheetLayout::nineUp);
    QCOMPARE(layOut(cards(118), options)->size(), std::size_t(14));
    options.backs = SheetBacks::duplex;
    const auto both = layOut(cards(118), options);
    QCOMPARE(both->size(), std::size_t(28));
    for (std::size_t i = 0; i < both->size(); ++i) QCOMPARE((*both)[i].isBacks, i % 2 == 1);
    QCOMPARE((*both)[26].places.size(), std::size_t(1));
    QCOMPARE((*both)[27].places.size(), std::size_t(1));
    Stack bare = cards(3);
    bare.backs = false;
    QCOMPARE(layOut(bare, options)->size(), std::size_t(1));
}

// What is left over of a stack lies below what is left over of another one, with its back.
void TestSheetLayout::savesSheets() {
    const Stack label{{100, 90}, {200}, false, false, 0};
    for (const bool first : {true, false}) {
        const std::vector<Stack> stacks =
            first ? std::vector{label, cards(12)} : std::vector{cards(12), label};
        SheetOptions options = with(SheetLayout::nineUp);
        options.backs = SheetBacks::duplex;
        const auto plan = drawbridge::layOut(stacks, options);
        QCOMPARE(plan->size(), std::size_t(4)); // two sheets with backs
        for (std::size_t i = 0; i < 4; ++i) QCOMPARE((*plan)[i].isBacks, i % 2 == 1);
        const auto mixed =
            std::ranges::find_if((*plan), [](const PagePlan& page) { return page.places.size() == 4; });
        QVERIFY(mixed != plan->end());
        for (const Place& one : mixed->places) {
            QVERIFY(QRectF({}, kA4).adjusted(4, 4, -4, -4).contains(one.bleed));
            QVERIFY(!mixed->margin.intersects(one.bleed));
            for (const Place& other : mixed->places)
                if (&one != &other && (one.piece == 200) != (other.piece == 200))
                    QVERIFY(!one.bleed.adjusted(-6, -6, 6, 6).intersects(other.bleed));
        }
        // Lines right across go no farther than to the other stack.
        options.marks = SheetMarks::guides;
        for (const PagePlan& page : *drawbridge::layOut(stacks, options))
            for (const QLineF& guide : page.marks)
                for (const Place& one : page.places)
                    QVERIFY(!one.trim.adjusted(1, 1, -1, -1)
                                 .intersects(QRectF(guide.p1(), guide.p2())
                                                 .normalized()
                                                 .adjusted(-0.01, -0.01, 0.01, 0.01)));
    }
    // Where there is no room each has its own.
    const auto apart = drawbridge::layOut(std::vector{cards(7), label}, with(SheetLayout::nineUp));
    QCOMPARE(apart->size(), std::size_t(2));
    const auto alone = drawbridge::layOut(std::vector{cards(1), label}, with(SheetLayout::onePerPage));
    QCOMPARE(alone->size(), std::size_t(2));
}

// Tiles and whatever else is no card never touch, and no white edge stays where the knife misses.
void TestSheetLayout::tilesHaveBleed() {
    const PagePlan page = layOut(tiles(24), with(SheetLayout::nineUp))->front();
    QCOMPARE(page.places.size(), std::size_t(24));
    QVERIFY(!page.margin.isEmpty());
    for (const Place& one : page.places) {
        QVERIFY(near(one.bleed, one.trim.adjusted(-1.2, -1.2, 1.2, 1.2)));
        for (const Place& other : page.places)
            if (&one != &other) QVERIFY(!one.trim.adjusted(-1, -1, 1, 1).intersects(other.trim));
    }
    // More if that is asked for; less only where nothing else fits.
    const PagePlan more = layOut(tiles(4), with(SheetLayout::nineUp, kA4, 3))->front();
    QVERIFY(near(more.places[0].bleed.width(), 51));
    const PagePlan less = layOut(mats(1), with(SheetLayout::onePerPage, {138, 138}))->front();
    QVERIFY(near(less.places[0].bleed, less.places[0].trim));
}

void TestSheetLayout::backsMeetFronts_data() {
    QTest::addColumn<SheetLayout>("layout");
    QTest::addColumn<SheetFlip>("flip");
    QTest::addColumn<QPointF>("offset");
    for (const SheetLayout layout : {SheetLayout::nineUp, SheetLayout::eightUp})
        for (const SheetFlip flip : {SheetFlip::longEdge, SheetFlip::shortEdge})
            for (const QPointF offset : {QPointF(0, 0), QPointF(1.5, -0.7)})
                QTest::addRow("%s, %s edge, %g", layout == SheetLayout::nineUp ? "upright" : "sideways",
                              flip == SheetFlip::longEdge ? "long" : "short", offset.x())
                    << layout << flip << offset;
}

void TestSheetLayout::backsMeetFronts() {
    QFETCH(SheetLayout, layout);
    QFETCH(SheetFlip, flip);
    QFETCH(QPointF, offset);
    SheetOptions options = with(layout);
    options.backs = SheetBacks::duplex;
    options.flip = flip;
    // As the paper is fed; on a page held sideways to the right is up there, and down is to the right.
    const bool isUpright = layout == SheetLayout::nineUp;
    options.correction.offset = isUpright ? offset : QPointF(offset.y(), -offset.x());
    const auto plan = layOut(cards(7), options);
    QCOMPARE(plan->size(), std::size_t(2));
    const PagePlan& fronts = (*plan)[0];
    const PagePlan& backs = (*plan)[1];
    QCOMPARE(backs.paper, fronts.paper);
    QCOMPARE(backs.places.size(), fronts.places.size());
    const bool upright = layout == SheetLayout::nineUp;
    const bool leftToRight = upright == (flip == SheetFlip::longEdge);
    for (std::size_t i = 0; i < fronts.places.size(); ++i) {
        const Place& front = fronts.places[i];
        const Place& back = backs.places[i];
        QCOMPARE(back.piece, front.piece);
        QVERIFY(back.isBack);
        QVERIFY(near(throughPaper(front.trim, fronts.paper, flip).translated(offset), back.trim));
        QCOMPARE(back.turned, !leftToRight);
        if (leftToRight)
            QVERIFY(
                near(back.trim.center().x() - offset.x(), fronts.paper.width() - front.trim.center().x()));
        else
            QVERIFY(
                near(back.trim.center().y() - offset.y(), fronts.paper.height() - front.trim.center().y()));
    }
}

// What has no backs lies as it fits where fronts and backs are to be folded.
void TestSheetLayout::foldsOnlyWhatHasBacks() {
    Stack bare = cards(9);
    bare.backs = false;
    const auto plan = layOut(bare, with(SheetLayout::gutterfold));
    QCOMPARE(plan->size(), std::size_t(1));
    QVERIFY(plan->front().folds.empty());
    QCOMPARE(layOut(mats(2), with(SheetLayout::gutterfold))->size(), std::size_t(1));
}

void TestSheetLayout::saysWhatDoesNotFit_data() {
    QTest::addColumn<Stack>("stack");
    QTest::addColumn<SheetOptions>("options");
    QTest::addColumn<QStringList>("said");
    QTest::addColumn<QStringList>("notSaid");
    QTest::newRow("eight-up on Letter")
        << cards(8) << with(SheetLayout::eightUp, kLetter, 3)
        << QStringList{"276", "271.4", "at most 2.4 mm", "as many as fit", "A4", "Bridge", "Mini"}
        << QStringList{"US Letter", "Poker", "paper of"};
    QTest::newRow("nine large ones") << cards(9, {80, 120}) << with(SheetLayout::nineUp)
                                     << QStringList{"240 × 360", "as many as fit", "A3", "Standard", "Poker"}
                                     << QStringList{"bleed", "US Legal"};
    QTest::newRow("with bleed it is a little too much")
        << cards(9, {67.3, 90}) << with(SheetLayout::nineUp, kA4, 1) << QStringList{"no bleed"}
        << QStringList{"at most"};
    QTest::newRow("nothing but larger paper helps a mat")
        << mats(1) << with(SheetLayout::nineUp, {100, 150}) << QStringList{"138 × 138", "A4", "A3"}
        << QStringList{"as many as fit", "other cards", "bleed"};
    QTest::newRow("folded") << cards(1, {120, 120}) << with(SheetLayout::gutterfold, {200, 200})
                            << QStringList{"244 × 120", "as many as fit", "A4"} << QStringList{"bleed"};
    QTest::newRow("only just on its own")
        << cards(1, {120, 120}) << with(SheetLayout::nineUp, {125, 130}) << QStringList{"one card on a page"}
        << QStringList{"as many as fit"};
    QTest::newRow("on no paper") << mats(1) << with(SheetLayout::onePerPage, {60, 60})
                                 << QStringList{"138 × 138", "A4"} << QStringList{"bleed"};
    const Stack poster{{500, 700}, {0}, false, false, 0};
    QTest::newRow("on no paper that has a name")
        << poster << with(SheetLayout::asManyAsFit) << QStringList{"paper of 508 × 708 mm"}
        << QStringList{"helps", "as many as fit", "other"};
}

void TestSheetLayout::saysWhatDoesNotFit() {
    QFETCH(Stack, stack);
    QFETCH(SheetOptions, options);
    QFETCH(QStringList, said);
    QFETCH(QStringList, notSaid);
    const auto plan = layOut(stack, options);
    QVERIFY(!plan);
    for (const QString& words : said)
        QVERIFY2(plan.problem().text().contains(words), qPrintable(plan.problem().text()));
    for (const QString& words : notSaid)
        QVERIFY2(!plan.problem().text().contains(words), qPrintable(plan.problem().text()));
}

// As many as fit are never fewer than another layout has on its pages.
void TestSheetLayout::asManyAsFitAreMost() {
    for (const NamedSize& paper : paperSizes())
        for (const NamedSize& card : cardSizes())
            for (const double bleed : {0.0, 2.0})
                for (const SheetLayout other : {SheetLayout::nineUp, SheetLayout::eightUp}) {
                    Stack stack = cards(60);
                    stack.size = card.size;
                    const auto fixed = layOut(stack, with(other, paper.size, bleed));
                    const auto free = layOut(stack, with(SheetLayout::asManyAsFit, paper.size, bleed));
                    QVERIFY(free);
                    // Nine cards edge to edge have no bleed between them.
                    if (!fixed || (other == SheetLayout::nineUp && bleed > 0)) continue;
                    QVERIFY2(free->size() <= fixed->size(),
                             qPrintable(QStringLiteral("%1, %2, %3 mm")
                                            .arg(QLatin1String(paper.id), QLatin1String(card.id))
                                            .arg(bleed)));
                }
}

// What it says helps does help, and a little more would not.
void TestSheetLayout::mostBleedIsTrue() {
    QVERIFY(layOut(cards(8), with(SheetLayout::eightUp, kLetter, 2.4)));
    QVERIFY(!layOut(cards(8), with(SheetLayout::eightUp, kLetter, 2.5)));
    QVERIFY(layOut({{500, 700}, {0}, false, false, 0}, with(SheetLayout::asManyAsFit, {508, 708})));
}

void TestSheetLayout::readsSizes() {
    QCOMPARE(sizeFrom(paperSizes(), QStringLiteral("A4")), std::optional(kA4));
    QCOMPARE(sizeFrom(paperSizes(), QStringLiteral("letter")), std::optional(kLetter));
    QCOMPARE(sizeFrom(cardSizes(), QStringLiteral("poker")), std::optional(QSizeF(63.5, 88.9)));
    QCOMPARE(sizeFrom(cardSizes(), QStringLiteral("70x120.5")), std::optional(QSizeF(70, 120.5)));
    QVERIFY(!sizeFrom(cardSizes(), QStringLiteral("70")));
    QVERIFY(!sizeFrom(cardSizes(), QStringLiteral("70x-3")));
    QCOMPARE(lengthFrom(QStringLiteral("3")), std::optional(3.0));
    QCOMPARE(lengthFrom(QStringLiteral("1/8in")), std::optional(3.175));
    QCOMPARE(lengthFrom(QStringLiteral("-0.5 mm")), std::optional(-0.5));
    QVERIFY(!lengthFrom(QStringLiteral("1/0")));
    QVERIFY(!lengthFrom(QStringLiteral("three")));
}

void TestSheetLayout::refusesBadOptions() {
    QVERIFY(check({}));
    SheetOptions options;
    options.bleed = 4;
    QVERIFY(check(options).problem().text().contains(QLatin1String("3.175")));
    options = {};
    options.bleed = std::nan("");
    QVERIFY(!check(options));
    options = {};
    options.correction.offset = {0, 25};
    QVERIFY(!check(options));
    options = {};
    for (const QSizeF card : {QSizeF(0, 0), QSizeF(39, 60), QSizeF(45, 55), QSizeF(88, 63)}) {
        options.card = card;
        QVERIFY(!check(options));
    }
    options = {};
    options.paper = {5000, 5000};
    QVERIFY(!check(options));
}

QTEST_APPLESS_MAIN(TestSheetLayout)
#include "sheetlayout.moc"
