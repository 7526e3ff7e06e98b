// SPDX-License-Identifier: GPL-3.0-or-later
// Marks that show where to cut: they lie on nothing that stays, and whoever cuts sees them to the last.
#include "sheetstacks.h"

#include "print/boxfaces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr double kVisible = 0.4; // the shortest mark that is seen

bool isUpright(const QLineF& line) { return near(line.x1(), line.x2()); }

/// Whether the ink of a mark lies on what stays of a piece when it has been cut out and its corners are
/// round.
bool liesOn(const QLineF& mark, const QRectF& trim, double corner) {
    constexpr double step = 0.02;
    constexpr double touch = 0.001;
    const double half = kHairline / 2;
    const bool upright = mark.dx() == 0;
    const QRectF ink =
        QRectF(mark.p1(), mark.p2())
            .normalized()
            .adjusted(upright ? -half : 0, upright ? 0 : -half, upright ? half : 0, upright ? 0 : half);
    const QRectF both = ink & trim;
    if (both.width() < touch || both.height() < touch) return false;
    const auto isIn = [&](double x, double y) {
        const double beyondX = std::max({trim.left() + corner - x, x - trim.right() + corner, 0.0});
        const double beyondY = std::max({trim.top() + corner - y, y - trim.bottom() + corner, 0.0});
        return std::hypot(beyondX, beyondY) < corner - touch || (beyondX == 0 && beyondY == 0);
    };
    for (double x = both.left(); x <= both.right(); x += step)
        for (double y = both.top(); y <= both.bottom(); y += step)
            if (isIn(x, y) || isIn(x, both.bottom()) || isIn(both.right(), y)) return true;
    return isIn(both.right(), both.bottom());
}

/// A straight cut along an edge of pieces.
struct Knife {
    bool upright;
    double at;
};

std::vector<Knife> cutsIn(const PagePlan& page, const QRectF& strip) {
    std::vector<Knife> cuts;
    const auto add = [&](bool upright, double at) {
        const double from = upright ? strip.left() : strip.top();
        const double to = upright ? strip.right() : strip.bottom();
        const bool known = std::ranges::any_of(
            cuts, [&](const Knife& cut) { return cut.upright == upright && near(cut.at, at); });
        if (at > from + kClose && at < to - kClose && !known) cuts.push_back({upright, at});
    };
    for (const Place& place : page.places) {
        if (!strip.adjusted(-kClose, -kClose, kClose, kClose).contains(place.trim)) continue;
        for (const double x : {place.trim.left(), place.trim.right()}) add(true, x);
        for (const double y : {place.trim.top(), place.trim.bottom()}) add(false, y);
    }
    return cuts;
}

std::vector<QRectF> parted(const QRectF& strip, const Knife& cut) {
    return cut.upright ? std::vector{QRectF(strip.topLeft(), QPointF(cut.at, strip.bottom())),
                                     QRectF(QPointF(cut.at, strip.top()), strip.bottomRight())}
                       : std::vector{QRectF(strip.topLeft(), QPointF(strip.right(), cut.at)),
                                     QRectF(QPointF(strip.left(), cut.at), strip.bottomRight())};
}

/// Whether a mark on a cut is seen in a strip, no farther from a point of the cut than that.
bool isMarked(const PagePlan& page, const QRectF& strip, const Knife& cut, double along, double within) {
    return std::ranges::any_of(page.marks, [&](const QLineF& mark) {
        const double off = (cut.upright ? mark.x1() : mark.y1()) - cut.at;
        if (isUpright(mark) != cut.upright || std::abs(off) > kHairline) return false;
        const double one = cut.upright ? mark.y1() : mark.x1();
        const double other = cut.upright ? mark.y2() : mark.x2();
        const double low = std::max(std::min(one, other), cut.upright ? strip.top() : strip.left());
        const double high = std::min(std::max(one, other), cut.upright ? strip.bottom() : strip.right());
        return high - low > kVisible && low < along + within && high > along - within;
    });
}

/// What is not to be seen in a strip: where a cut that is left has no mark at one of its ends, that is at one
/// of the corners of a piece which lies on it.
QString unmarkedIn(const PagePlan& page, const QRectF& strip) {
    constexpr double within = 1;
    for (const Knife& cut : cutsIn(page, strip))
        for (const Place& place : page.places) {
            const QRectF& trim = place.trim;
            if (!strip.adjusted(-kClose, -kClose, kClose, kClose).contains(trim)) continue;
            if (!near(cut.at, cut.upright ? trim.left() : trim.top()) &&
                !near(cut.at, cut.upright ? trim.right() : trim.bottom()))
                continue;
            const auto ends =
                cut.upright ? std::array{trim.top(), trim.bottom()} : std::array{trim.left(), trim.right()};
            for (const double end : ends)
                if (!isMarked(page, strip, cut, end, within))
                    return QStringLiteral("%1 cut at %2 has no mark at %3")
                        .arg(cut.upright ? QStringLiteral("upright") : QStringLiteral("level"))
                        .arg(cut.at)
                        .arg(end);
        }
    return {};
}

} // namespace

class TestSheetMarks : public QObject {
    Q_OBJECT

  private slots:
    void marksLieOutsideTheArt_data();
    void marksLieOutsideTheArt();
    void noMarkLiesOnWhatStays_data();
    void noMarkLiesOnWhatStays();
    void marksSurviveTheFirstCut_data();
    void marksSurviveTheFirstCut();
    void guidesGoAcross();
    void guidesLieBesideTheArt();
};

void TestSheetMarks::marksLieOutsideTheArt_data() {
    QTest::addColumn<Stack>("stack");
    QTest::addColumn<SheetLayout>("layout");
    QTest::addColumn<double>("bleed");
    const auto row = [](const char* name, const Stack& stack, SheetLayout layout, double bleed) {
        QTest::newRow(name) << stack << layout << bleed;
    };
    row("nine-up", cards(9), SheetLayout::nineUp, 0);
    row("nine-up, not full", cards(4), SheetLayout::nineUp, 0);
    row("nine-up, bleed round them", cards(9), SheetLayout::nineUp, 2);
    row("nine-up, mini", cards(9, {44, 67}), SheetLayout::nineUp, 0);
    row("nine-up, tiny", Stack{{20, 28}, std::vector<int>(9), true, true, 0.95}, SheetLayout::nineUp, 0);
    row("eight-up", cards(8), SheetLayout::eightUp, 3);
    row("eight-up, not full", cards(6), SheetLayout::eightUp, 3);
    row("eight-up, little bleed", cards(8), SheetLayout::eightUp, 0.1);
    row("eight-up without bleed", cards(8), SheetLayout::eightUp, 0);
    row("gutterfold", cards(4), SheetLayout::gutterfold, 3);
    row("gutterfold without bleed", cards(3), SheetLayout::gutterfold, 0);
    row("gutterfold of tiles", tiles(11), SheetLayout::gutterfold, 0);
    row("fit", cards(9), SheetLayout::asManyAsFit, 1);
    row("fit of tiles", tiles(24), SheetLayout::asManyAsFit, 0);
    row("fit of tiles with bleed", tiles(15), SheetLayout::asManyAsFit, 1.5);
    row("fit of mats", mats(2), SheetLayout::asManyAsFit, 0);
    row("one", cards(1), SheetLayout::onePerPage, 3);
    row("one mat", mats(1), SheetLayout::onePerPage, 0);
}

void TestSheetMarks::marksLieOutsideTheArt() {
    QFETCH(Stack, stack);
    QFETCH(SheetLayout, layout);
    QFETCH(double, bleed);
    const auto plan = layOut(stack, with(layout, kA4, bleed));
    QVERIFY(plan);
    QCOMPARE(plan->size(), std::size_t(1));
    const PagePlan& page = plan->front();
    QVERIFY(!page.marks.empty());
    for (const QLineF& mark : page.marks) {
        for (const Place& place : page.places) QVERIFY(!liesOn(mark, place.trim, stack.corner));
        // Nor in the words of the margin.
        const QRectF margin = page.margin.adjusted(0.02, 0.02, -0.02, -0.02);
        QVERIFY(!margin.intersects(QRectF(mark.p1(), mark.p2()).normalized().adjusted(0, 0, 0.01, 0.01)));
    }
}

void TestSheetMarks::noMarkLiesOnWhatStays_data() { addGames(); }

// Whatever the game and the layout: of each piece as its own corners are, large and small.
void TestSheetMarks::noMarkLiesOnWhatStays() {
    QFETCH(QByteArray, id);
    const auto painter = makeSheetPainter();
    const std::vector<PieceSet> sets = setsOf(id, {"all"});
    for (const SheetLayout layout : {SheetLayout::nineUp, SheetLayout::eightUp, SheetLayout::gutterfold,
                                     SheetLayout::onePerPage, SheetLayout::asManyAsFit})
        for (const double bleed : {0.0, 2.0})
            for (const QSizeF card : {QSizeF(63, 88), QSizeF(44, 67)}) {
                SheetOptions options;
                options.layout = layout;
                options.bleed = bleed;
                options.card = card;
                const Sheets sheets(game(id), sets, options);
                QVERIFY(sheets.laidOut());
                for (const SheetPage& page : sheets.pages())
                    for (const Place& place : page.plan().places) {
                        const SheetPiece& piece = page.pieces()[static_cast<std::size_t>(place.piece)];
                        const double corner = painter->cornerMillimetres(piece.face) * place.trim.width() /
                                              std::max(place.trim.width(), piece.size.width());
                        for (const QLineF& mark : page.plan().marks)
                            QVERIFY2(!liesOn(mark, place.trim, corner), qPrintable(piece.id));
                    }
            }
}

void TestSheetMarks::marksSurviveTheFirstCut_data() { marksLieOutsideTheArt_data(); }

// Along any edge of any piece the sheet is cut right across, then each half along another one, and each of
// those once more: what is still to be cut can be seen in each strip.
void TestSheetMarks::marksSurviveTheFirstCut() {
    QFETCH(Stack, stack);
    QFETCH(SheetLayout, layout);
    QFETCH(double, bleed);
    const PagePlan page = layOut(stack, with(layout, kA4, bleed))->front();
    const std::function<QString(const QRectF&, int)> cut = [&](const QRectF& strip, int cuts) -> QString {
        if (const QString unmarked = unmarkedIn(page, strip); !unmarked.isEmpty() || cuts == 0)
            return unmarked;
        for (const Knife& knife : cutsIn(page, strip))
            for (const QRectF& part : parted(strip, knife))
                if (const QString unmarked = cut(part, cuts - 1); !unmarked.isEmpty()) return unmarked;
        return {};
    };
    QCOMPARE(cut({{0, 0}, page.paper}, 2), QString());
}

void TestSheetMarks::guidesGoAcross() {
    SheetOptions options = with(SheetLayout::nineUp);
    options.marks = SheetMarks::guides;
    const PagePlan page = layOut(cards(9), options)->front();
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
    QVERIFY(layOut(cards(9), options)->front().marks.empty());
}

void TestSheetMarks::guidesLieBesideTheArt() {
    SheetOptions options = with(SheetLayout::eightUp, kA4, 3);
    options.marks = SheetMarks::guides;
    for (const Stack& stack : {cards(8), mats(2)})
        for (const PagePlan& page : *layOut(stack, options))
            for (const QLineF& guide : page.marks)
                for (const Place& place : page.places) QVERIFY(!liesOn(guide, place.trim, 0));
    // Edge to edge there is nothing beside it: it lies on the cut, and nowhere else.
    options = with(SheetLayout::nineUp);
    options.marks = SheetMarks::guides;
    const PagePlan page = layOut(cards(9), options)->front();
    for (const QLineF& guide : page.marks)
        for (const Place& place : page.places) {
            const double in = kHairline / 2 + kClose;
            QVERIFY(!liesOn(guide, place.trim.adjusted(in, in, -in, -in), 0));
        }
}

QTEST_MAIN(TestSheetMarks)
#include "sheetmarks.moc"
