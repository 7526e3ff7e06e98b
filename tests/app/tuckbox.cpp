// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes are folded from their geometry: what is glued or tucked meets.
#include "sheettools.h"

#include "print/boxfaces.h"
#include "print/cutfiles.h"
#include "print/tuckbox.h"

#include <QVector3D>
#include <algorithm>
#include <array>
#include <cmath>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// Where a panel lies in space: the images of its axes, and the direction into the box.
struct Folded {
    QVector3D origin; ///< of the point (0, 0) of the net
    QVector3D x{1, 0, 0};
    QVector3D y{0, 1, 0};
    QVector3D in{0, 0, -1};

    QVector3D at(const QPointF& point) const {
        return origin + x * static_cast<float>(point.x()) + y * static_cast<float>(point.y());
    }
};

bool same(double one, double other) { return std::abs(one - other) < 1e-6; }

/// A panel after a fold of a right angle along the edge that it shares with another one.
Folded foldedFrom(const Folded& parent, const QRectF& from, const QRectF& panel) {
    Folded made = parent;
    QPointF hinge;
    if (same(panel.left(), from.right())) {
        made.x = parent.in;
        made.in = -parent.x;
        hinge = {panel.left(), panel.top()};
    } else if (same(panel.right(), from.left())) {
        made.x = -parent.in;
        made.in = parent.x;
        hinge = {panel.right(), panel.top()};
    } else if (same(panel.bottom(), from.top())) {
        made.y = -parent.in;
        made.in = parent.y;
        hinge = {panel.left(), panel.bottom()};
    } else if (same(panel.top(), from.bottom())) {
        made.y = parent.in;
        made.in = -parent.y;
        hinge = {panel.left(), panel.top()};
    } else {
        qFatal("a panel shares no edge with what it is folded from");
    }
    made.origin = {};
    made.origin = parent.at(hinge) - made.at(hinge);
    return made;
}

/// The ends of an edge in space.
using Edge = std::array<QVector3D, 2>;

bool meet(const Edge& one, const Edge& other) {
    const auto near = [](const QVector3D& a, const QVector3D& b) { return (a - b).length() < 0.001F; };
    return (near(one[0], other[0]) && near(one[1], other[1])) ||
           (near(one[0], other[1]) && near(one[1], other[0]));
}

} // namespace

class TestTuckBox : public QObject {
    Q_OBJECT

  private slots:
    void edgesMeet_data();
    void edgesMeet();
    void isCutFromOneSheet_data() { edgesMeet_data(); }
    void isCutFromOneSheet();
    void everyGameHasOne_data() { addGames(); }
    void everyGameHasOne();
};

void TestTuckBox::edgesMeet_data() {
    QTest::addColumn<QSizeF>("card");
    QTest::addColumn<double>("depth");
    QTest::newRow("18 cards") << QSizeF(63, 88) << 5.4;
    QTest::newRow("120 cards") << QSizeF(63, 88) << 36.0;
    QTest::newRow("tiles") << QSizeF(45, 45) << 27.0;
    QTest::newRow("hardly anything") << QSizeF(40, 56) << 0.1;
    QTest::newRow("deeper than broad") << QSizeF(44, 67) << 80.0;
}

void TestTuckBox::edgesMeet() {
    QFETCH(QSizeF, card);
    QFETCH(double, depth);
    const TuckBox box = tuckBox(card, depth);
    std::vector<Folded> folded;
    for (const TuckPanel& panel : box.panels)
        folded.push_back(panel.parent < 0
                             ? Folded()
                             : foldedFrom(folded[static_cast<std::size_t>(panel.parent)],
                                          box.panels[static_cast<std::size_t>(panel.parent)].where,
                                          panel.where));
    const auto edge = [&](TuckSide side, Qt::Edge which) {
        const auto index = static_cast<std::size_t>(std::ranges::find(box.panels, side, &TuckPanel::side) -
                                                    box.panels.begin());
        const QRectF& where = box.panels[index].where;
        const QPointF one = which == Qt::RightEdge    ? where.topRight()
                            : which == Qt::BottomEdge ? where.bottomLeft()
                                                      : where.topLeft();
        const QPointF other = which == Qt::LeftEdge  ? where.bottomLeft()
                              : which == Qt::TopEdge ? where.topRight()
                                                     : where.bottomRight();
        return Edge{folded[index].at(one), folded[index].at(other)};
    };
    // The back closes the box where the flap to be glued begins.
    QVERIFY(meet(edge(TuckSide::back, Qt::RightEdge), edge(TuckSide::left, Qt::LeftEdge)));
    QVERIFY(meet(edge(TuckSide::glue, Qt::RightEdge), edge(TuckSide::back, Qt::RightEdge)));
    // The lid lies on the front and on both sides.
    QVERIFY(meet(edge(TuckSide::lid, Qt::TopEdge), edge(TuckSide::front, Qt::TopEdge)));
    QVERIFY(meet(edge(TuckSide::lid, Qt::LeftEdge), edge(TuckSide::right, Qt::TopEdge)));
    QVERIFY(meet(edge(TuckSide::lid, Qt::RightEdge), edge(TuckSide::left, Qt::TopEdge)));
    // Both bottoms reach across to the other side.
    QVERIFY(meet(edge(TuckSide::bottom, Qt::BottomEdge), edge(TuckSide::front, Qt::BottomEdge)));
    QVERIFY(meet(edge(TuckSide::inner, Qt::BottomEdge), edge(TuckSide::back, Qt::BottomEdge)));
    QVERIFY(meet(edge(TuckSide::bottom, Qt::LeftEdge), edge(TuckSide::right, Qt::BottomEdge)));
    QVERIFY(meet(edge(TuckSide::inner, Qt::LeftEdge), edge(TuckSide::left, Qt::BottomEdge)));
    // And the pack goes in.
    const QRectF front = box.where(TuckSide::front);
    QVERIFY(same(front.width(), card.width() + kTuckRoom) && same(front.height(), card.height() + kTuckRoom));
    QVERIFY(box.where(TuckSide::left).width() >= depth + kTuckRoom - 1e-6);
}

void TestTuckBox::isCutFromOneSheet() {
    QFETCH(QSizeF, card);
    QFETCH(double, depth);
    const TuckBox box = tuckBox(card, depth);
    QVERIFY(QRectF({}, box.net).adjusted(-0.001, -0.001, 0.001, 0.001).contains(box.outline.boundingRect()));
    QVERIFY(same(box.outline.boundingRect().width(), box.net.width()));
    for (std::size_t i = 0; i < box.panels.size(); ++i) {
        QVERIFY(box.outline.containsPoint(box.panels[i].where.center(), Qt::OddEvenFill));
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = box.panels[i].where & box.panels[j].where;
            QVERIFY(both.width() < 0.001 || both.height() < 0.001);
        }
    }
    // Each but the first is folded, along the whole of an edge.
    double folds = 0;
    for (const QLineF& fold : box.folds) folds += fold.length();
    double hinges = 0;
    for (const TuckPanel& panel : box.panels)
        if (panel.side == TuckSide::lid || panel.side == TuckSide::tuck || panel.side == TuckSide::bottom ||
            panel.side == TuckSide::inner || panel.side == TuckSide::dust)
            hinges += panel.where.width();
        else if (panel.parent >= 0)
            hinges += panel.where.height();
    QVERIFY(same(folds, hinges));
}

// On A4, with all of the game's pack in it, by its own name; a machine is told of its outline and its folds.
void TestTuckBox::everyGameHasOne() {
    QFETCH(QByteArray, id);
    SheetOptions options;
    options.backs = SheetBacks::duplex;
    const std::vector<PieceSet> sets = setsOf(id, {"box"});
    QCOMPARE(sets.front().count(), 1);
    const Sheets sheets(game(id), sets, options);
    QVERIFY(sheets.laidOut());
    QCOMPARE(sheets.pages().size(), std::size_t(1));
    const SheetPage& page = sheets.pages().front();
    QVERIFY(page.plan().marks.empty()); // its outline is drawn
    const SheetPiece& piece = page.pieces().front();
    const auto box = tuckBoxOf(piece.face);
    QVERIFY(box);
    QCOMPARE(page.plan().places.front().trim.size(), box->net);
    int pack = 0;
    for (const PieceSet& set : setsOf(id, {"all"}))
        if (set.id != QLatin1String("reference")) // too large for the box, and laid beside it
            for (const SheetPiece& one : set.pieces)
                if (!one.back.isEmpty()) pack += one.count;
    QCOMPARE(piece.holds, pack);
    QVERIFY(box->where(TuckSide::left).width() >= pack * options.thickness);
    const QByteArray svg = cutFile(page, CutFormat::svg, {});
    QCOMPARE(svg.count("<line "), static_cast<qsizetype>(box->folds.size()));
    QCOMPARE(svg.count(" L "), box->outline.size());
    const QByteArray dxf = cutFile(page, CutFormat::dxf, {});
    QCOMPARE(dxf.count("\r\nVERTEX"), box->outline.size());
    // Thicker cards make another box, and smaller ones.
    options.thickness = 0.6;
    QVERIFY(Sheets(game(id), sets, options).pages().empty() ||
            Sheets(game(id), sets, options).pages().front().plan().places.front().trim.width() >
                box->net.width());
    options.thickness = 9;
    QVERIFY(!check(options));
}

QTEST_MAIN(TestTuckBox)
#include "tuckbox.moc"
