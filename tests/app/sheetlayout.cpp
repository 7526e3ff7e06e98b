// SPDX-License-Identifier: GPL-3.0-or-later
// Where pieces and marks lie on sheets: geometry in millimetres, on paper.
#include "print/layout.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>

using namespace drawbridge;

namespace {

constexpr double kExact = 0.01;
constexpr QSizeF kA4{210, 297};
constexpr QSizeF kLetter{215.9, 279.4};

Stack cards(int count, const QSizeF& size = {63, 88}) {
    Stack stack{size, std::vector<int>(static_cast<std::size_t>(count)), true, true};
    std::iota(stack.pieces.begin(), stack.pieces.end(), 0);
    return stack;
}

SheetOptions with(SheetLayout layout, const QSizeF& paper = kA4, double bleed = 0) {
    SheetOptions options;
    options.layout = layout;
    options.paper = paper;
    options.bleed = bleed;
    return options;
}

bool near(double one, double other) { return std::abs(one - other) < kExact; }
bool near(const QRectF& one, const QRectF& other) {
    return near(one.left(), other.left()) && near(one.top(), other.top()) &&
           near(one.right(), other.right()) && near(one.bottom(), other.bottom());
}

bool isUpright(const QLineF& line) { return near(line.x1(), line.x2()); }

/// How many marks lie on a cut within a part of the sheet, wholly or in part.
int marksOn(const PagePlan& page, bool upright, double at, const QRectF& part) {
    return static_cast<int>(std::ranges::count_if(page.marks, [&](const QLineF& mark) {
        if (isUpright(mark) != upright || !near(upright ? mark.x1() : mark.y1(), at)) return false;
        const double one = upright ? mark.y1() : mark.x1();
        const double other = upright ? mark.y2() : mark.x2();
        const double low = std::min(one, other);
        const double high = std::max(one, other);
        const double from = upright ? part.top() : part.left();
        const double to = upright ? part.bottom() : part.right();
        return std::min(high, to) - std::max(low, from) > 0.4;
    }));
}

QRectF throughPaper(const QRectF& rect, const QSizeF& paper, SheetFlip flip) {
    return QRectF(drawbridge::throughPaper(rect.topLeft(), paper, flip),
                  drawbridge::throughPaper(rect.bottomRight(), paper, flip))
        .normalized();
}

} // namespace

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
    void backsMeetFronts_data();
    void backsMeetFronts();
    void marksLieOutsideTheArt_data();
    void marksLieOutsideTheArt();
    void marksSurviveTheFirstCut_data();
    void marksSurviveTheFirstCut();
    void guidesGoAcross();
    void saysWhatDoesNotFit();
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
    const Plan plan = layOut(cards(9, card), with(SheetLayout::nineUp, paper));
    QCOMPARE(plan.problem, QString());
    QCOMPARE(plan.pages.size(), std::size_t(1));
    const PagePlan& page = plan.pages.front();
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
    const Plan plan = layOut(cards(8, card), with(SheetLayout::eightUp, paper, bleed));
    QCOMPARE(plan.problem, QString());
    QCOMPARE(plan.pages.size(), std::size_t(1));
    const PagePlan& page = plan.pages.front();
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
            QVERIFY(both.width() < kExact || both.height() < kExact);
        }
    }
}

void TestSheetLayout::gutterfold() {
    for (const double bleed : {0.0, 3.0}) {
        const Plan plan = layOut(cards(5), with(SheetLayout::gutterfold, kA4, bleed));
        QCOMPARE(plan.problem, QString());
        QCOMPARE(plan.pages.size(), std::size_t(2)); // four pairs on a page
        for (const PagePlan& page : plan.pages) {
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
                QVERIFY(front.bleed.right() <= fold + kExact);
                QVERIFY(!back.turned);
            }
        }
    }
}

void TestSheetLayout::onePerPage() {
    const Plan plan = layOut(cards(3), with(SheetLayout::onePerPage, kLetter, 3));
    QCOMPARE(plan.pages.size(), std::size_t(3));
    for (const PagePlan& page : plan.pages) {
        QCOMPARE(page.places.size(), std::size_t(1));
        QVERIFY(near(page.places[0].trim.center().x(), page.paper.width() / 2));
        QVERIFY(near(page.places[0].trim.center().y(), page.paper.height() / 2));
    }
    // Paper just as large as a card with its bleed.
    QCOMPARE(layOut(cards(1), with(SheetLayout::onePerPage, {69, 94}, 3)).problem, QString());
}

void TestSheetLayout::asManyAsFit() {
    // 4 x 6 tiles and 2 mats on A4.
    Stack tiles{{45, 45}, std::vector<int>(25), false, true};
    QCOMPARE(layOut(tiles, with(SheetLayout::asManyAsFit)).pages.front().places.size(), std::size_t(24));
    // Layouts for cards are not for tiles: they lie as they fit.
    QCOMPARE(layOut(tiles, with(SheetLayout::nineUp)).pages.front().places.size(), std::size_t(24));
    Stack mats{{138, 138}, std::vector<int>(4), false, false};
    QCOMPARE(layOut(mats, with(SheetLayout::asManyAsFit)).pages.size(), std::size_t(2));
    // 16 mini cards on A4, more than nine on A3.
    QCOMPARE(layOut(cards(16, {44, 67}), with(SheetLayout::asManyAsFit)).pages.size(), std::size_t(1));
    QVERIFY(layOut(cards(99), with(SheetLayout::asManyAsFit, {297, 420})).pages.front().places.size() >= 16);
}

void TestSheetLayout::fillsPages() {
    SheetOptions options = with(SheetLayout::nineUp);
    QCOMPARE(layOut(cards(118), options).pages.size(), std::size_t(14));
    options.backs = SheetBacks::duplex;
    const Plan both = layOut(cards(118), options);
    QCOMPARE(both.pages.size(), std::size_t(28));
    for (std::size_t i = 0; i < both.pages.size(); ++i) QCOMPARE(both.pages[i].isBacks, i % 2 == 1);
    QCOMPARE(both.pages[26].places.size(), std::size_t(1));
    QCOMPARE(both.pages[27].places.size(), std::size_t(1));
    Stack bare = cards(3);
    bare.backs = false;
    QCOMPARE(layOut(bare, options).pages.size(), std::size_t(1));
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
    options.offset = isUpright ? offset : QPointF(offset.y(), -offset.x());
    const Plan plan = layOut(cards(7), options);
    QCOMPARE(plan.pages.size(), std::size_t(2));
    const PagePlan& fronts = plan.pages[0];
    const PagePlan& backs = plan.pages[1];
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

void TestSheetLayout::marksLieOutsideTheArt_data() {
    QTest::addColumn<SheetLayout>("layout");
    QTest::addColumn<double>("bleed");
    QTest::newRow("nine-up") << SheetLayout::nineUp << 0.0;
    QTest::newRow("eight-up") << SheetLayout::eightUp << 3.0;
    QTest::newRow("gutterfold") << SheetLayout::gutterfold << 3.0;
    QTest::newRow("gutterfold without bleed") << SheetLayout::gutterfold << 0.0;
    QTest::newRow("fit") << SheetLayout::asManyAsFit << 1.0;
    QTest::newRow("one") << SheetLayout::onePerPage << 3.0;
}

void TestSheetLayout::marksLieOutsideTheArt() {
    QFETCH(SheetLayout, layout);
    QFETCH(double, bleed);
    const Plan plan = layOut(cards(20), with(layout, kA4, bleed));
    QCOMPARE(plan.problem, QString());
    for (const PagePlan& page : plan.pages) {
        QVERIFY(!page.marks.empty());
        for (const QLineF& mark : page.marks)
            for (const Place& place : page.places) {
                // Between pieces without a gutter there are crosses: they lie on the cut itself, in the
                // corners that rounding takes off (the corner's radius is 3 mm).
                const QRectF inner = place.trim.adjusted(0.05, 0.05, -0.05, -0.05);
                const QRectF touched(QPointF(std::min(mark.x1(), mark.x2()), std::min(mark.y1(), mark.y2())),
                                     QPointF(std::max(mark.x1(), mark.x2()), std::max(mark.y1(), mark.y2())));
                QVERIFY(!inner.intersects(touched.adjusted(-1e-4, -1e-4, 1e-4, 1e-4)));
            }
        // Nor in the words of the margin.
        const QRectF margin = page.margin.adjusted(0.02, 0.02, -0.02, -0.02);
        for (const QLineF& mark : page.marks)
            QVERIFY(!margin.intersects(QRectF(mark.p1(), mark.p2()).normalized().adjusted(0, 0, 0.01, 0.01)));
    }
}

void TestSheetLayout::marksSurviveTheFirstCut_data() { marksLieOutsideTheArt_data(); }

void TestSheetLayout::marksSurviveTheFirstCut() {
    QFETCH(SheetLayout, layout);
    QFETCH(double, bleed);
    const Plan plan = layOut(cards(16), with(layout, kA4, bleed));
    const PagePlan& page = plan.pages.front();
    const QRectF sheet({}, page.paper);
    std::vector<QRectF> trims;
    for (const Place& place : page.places) trims.push_back(place.trim);
    // Along any edge of any piece the sheet is cut right across. In both halves every cut that is still to be
    // made has a mark where it crosses the first one's direction, and two where it runs beside it.
    for (const QRectF& first : trims)
        for (const double x : {first.left(), first.right()})
            for (const QRectF& half : {QRectF(sheet.topLeft(), QPointF(x, sheet.bottom())),
                                       QRectF(QPointF(x, sheet.top()), sheet.bottomRight())})
                for (const QRectF& trim : trims) {
                    if (!half.adjusted(-kExact, 0, kExact, 0).contains(trim)) continue;
                    for (const double y : {trim.top(), trim.bottom()})
                        QVERIFY2(marksOn(page, false, y, half) >= 1, "a cut without a mark");
                    for (const double other : {trim.left(), trim.right()})
                        QVERIFY(marksOn(page, true, other, half) >= 2);
                }
    for (const QRectF& first : trims)
        for (const double y : {first.top(), first.bottom()})
            for (const QRectF& half : {QRectF(sheet.topLeft(), QPointF(sheet.right(), y)),
                                       QRectF(QPointF(sheet.left(), y), sheet.bottomRight())})
                for (const QRectF& trim : trims) {
                    if (!half.adjusted(0, -kExact, 0, kExact).contains(trim)) continue;
                    for (const double x : {trim.left(), trim.right()})
                        QVERIFY2(marksOn(page, true, x, half) >= 1, "a cut without a mark");
                    for (const double other : {trim.top(), trim.bottom()})
                        QVERIFY(marksOn(page, false, other, half) >= 2);
                }
}

void TestSheetLayout::guidesGoAcross() {
    SheetOptions options = with(SheetLayout::nineUp);
    options.marks = SheetMarks::guides;
    const PagePlan page = layOut(cards(9), options).pages.front();
    QCOMPARE(page.marks.size(), std::size_t(8));
    for (const QLineF& guide : page.marks) {
        if (isUpright(guide)) {
            QVERIFY(near(guide.y1(), 0));
            QVERIFY(near(guide.y2(), page.margin.top()));
        } else {
            QVERIFY(near(guide.x1(), 0) && near(guide.x2(), page.paper.width()));
        }
    }
    options.marks = SheetMarks::none;
    QVERIFY(layOut(cards(9), options).pages.front().marks.empty());
}

void TestSheetLayout::saysWhatDoesNotFit() {
    const Plan plan = layOut(cards(8), with(SheetLayout::eightUp, kLetter, 3));
    QVERIFY(plan.pages.empty());
    QVERIFY(plan.problem.contains(QLatin1String("276")) && plan.problem.contains(QLatin1String("271.4")));
    QVERIFY(!layOut(cards(9, {80, 120}), with(SheetLayout::nineUp)).problem.isEmpty());
    QVERIFY(!layOut(cards(1, {300, 300}), with(SheetLayout::asManyAsFit)).problem.isEmpty());
    QVERIFY(!layOut(cards(1, {120, 120}), with(SheetLayout::gutterfold, {200, 200})).problem.isEmpty());
    QVERIFY(!layOut(cards(1, {300, 300}), with(SheetLayout::onePerPage)).problem.isEmpty());
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
    QCOMPARE(problemWith({}), QString());
    SheetOptions options;
    options.bleed = 4;
    QVERIFY(problemWith(options).contains(QLatin1String("3.175")));
    options = {};
    options.bleed = std::nan("");
    QVERIFY(!problemWith(options).isEmpty());
    options = {};
    options.offset = {0, 25};
    QVERIFY(!problemWith(options).isEmpty());
    options = {};
    options.card = {0, 0};
    QVERIFY(!problemWith(options).isEmpty());
    options = {};
    options.paper = {5000, 5000};
    QVERIFY(!problemWith(options).isEmpty());
}

QTEST_APPLESS_MAIN(TestSheetLayout)
#include "sheetlayout.moc"
