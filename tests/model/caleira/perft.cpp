// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the move tree of Castles of Caleira, chance outcomes as moves, from positions of every number of
// players.
#include "caleira/sidebyside.h"

#include <QTest>

using namespace drawbridge;
using caleira::Option;
using caleira::Options;

class TestCaleiraPerft : public QObject {
    Q_OBJECT

  private slots:
    void counts_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("moats");
        QTest::addColumn<int>("decisions");
        QTest::addColumn<int>("plainDepth"); // as deep as the plain rules can go in little time
        QTest::addColumn<int>("depth");
        QTest::addColumn<qulonglong>("nodes");
        const auto row = [](const char* name, int seats, bool moats, int decisions, int plainDepth, int depth,
                            qulonglong nodes) {
            QTest::newRow(name) << seats << moats << decisions << plainDepth << depth << nodes;
        };
        row("two, from the first lot", 2, false, 0, 5, 8, 2275246);
        row("two, first turn", 2, false, 5, 5, 8, 1708449);
        row("two, middle", 2, false, 25, 5, 8, 448883);
        row("two, late", 2, false, 38, 5, 9, 72591);
        row("three, middle", 3, false, 27, 5, 8, 109817);
        row("three with Moats", 3, true, 27, 5, 8, 166107);
        row("four, middle", 4, false, 24, 5, 8, 45977);
        row("four with Moats", 4, true, 30, 5, 8, 48804);
    }
    void counts() {
        QFETCH(int, seats);
        QFETCH(bool, moats);
        QFETCH(int, decisions);
        QFETCH(int, plainDepth);
        QFETCH(int, depth);
        QFETCH(qulonglong, nodes);
        Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        options.set(Option::Moats, moats ? 1 : 0);
        const SideBySide both = playedAlike<CastlesOfCaleira, SideBySide>(options, 11, decisions);
        QCOMPARE(countLines<CastlesOfCaleira>(both.p, plainDepth), countPlainly(both.plain, plainDepth));
        QCOMPARE(static_cast<qulonglong>(countLines<CastlesOfCaleira>(both.p, depth)), nodes);
    }
};

QTEST_APPLESS_MAIN(TestCaleiraPerft)
#include "perft.moc"
