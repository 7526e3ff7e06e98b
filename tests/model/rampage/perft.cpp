// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the move tree of Castle Rampage, chance outcomes as moves, from positions early and late and with
// house rules.
#include "rampage/sidebyside.h"

#include <QTest>

using namespace drawbridge;
using rampage::Option;
using rampage::Options;

class TestRampagePerft : public QObject {
    Q_OBJECT

  private slots:
    void counts_data() {
        QTest::addColumn<QByteArray>("house"); // the option to change, if any
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("decisions");
        QTest::addColumn<int>("plainDepth"); // as deep as the plain rules can go in little time
        QTest::addColumn<int>("depth");
        QTest::addColumn<qulonglong>("nodes");
        const auto row = [](const char* name, const char* house, int seed, int decisions, int plainDepth,
                            int depth, qulonglong nodes) {
            QTest::newRow(name) << QByteArray(house) << seed << decisions << plainDepth << depth << nodes;
        };
        row("from the lot", "", 11, 0, 3, 5, 559142);
        row("placing", "", 11, 14, 5, 7, 720);
        row("a cost", "", 44, 138, 4, 6, 97175);
        row("an extra", "", 8, 140, 4, 7, 113602);
        row("an Archer", "", 44, 143, 4, 7, 41409);
        row("an Archer, chosen", "house.archer", 44, 143, 4, 7, 41409);
        row("a Priest", "", 20, 106, 4, 6, 108696);
        row("a Summoner", "", 40, 162, 4, 7, 309884);
        row("a Spy", "", 44, 168, 4, 6, 134836);
        row("a Spy that takes", "house.spy", 44, 168, 4, 6, 162444);
        row("Veterans come back", "house.veteran", 8, 140, 4, 7, 113656);
        row("a Falconer", "", 24, 144, 4, 7, 42418);
    }
    void counts() {
        QFETCH(QByteArray, house);
        QFETCH(int, seed);
        QFETCH(int, decisions);
        QFETCH(int, plainDepth);
        QFETCH(int, depth);
        QFETCH(qulonglong, nodes);
        Options options;
        const auto specs = rampage::optionSpecs();
        for (std::size_t i = 0; i < specs.size(); ++i)
            if (specs[i].name == house.toStdString()) options.value[i] = 1;
        const RampageSideBySide both =
            playedAlike<CastleRampage, RampageSideBySide>(options, static_cast<Seed>(seed), decisions);
        QVERIFY2(both.difference().empty(), both.difference().c_str());
        QCOMPARE(countLines<CastleRampage>(both.p, plainDepth), countPlainly(both.plain, plainDepth));
        QCOMPARE(static_cast<qulonglong>(countLines<CastleRampage>(both.p, depth)), nodes);
    }
};

QTEST_APPLESS_MAIN(TestRampagePerft)
#include "perft.moc"
