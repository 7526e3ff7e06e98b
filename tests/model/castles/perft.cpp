// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the move tree of CASTLES, chance outcomes as moves, from positions early and late, with few and with
// many seats and with house rules.
#include "castles/sidebyside.h"

#include <QTest>

using namespace drawbridge;
using castles::Options;

class TestCastlesPerft : public QObject {
    Q_OBJECT

  private slots:
    void counts_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QByteArray>("house"); // "house.rushed three, house.leftover kept-this-turn", if any
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("decisions");
        QTest::addColumn<int>("plainDepth"); // as deep as the plain rules can go in little time
        QTest::addColumn<int>("depth");
        QTest::addColumn<qulonglong>("nodes");
        const auto row = [](const char* name, int seats, const char* house, int seed, int decisions,
                            int plainDepth, int depth, qulonglong nodes) {
            QTest::newRow(name) << seats << QByteArray(house) << seed << decisions << plainDepth << depth
                                << nodes;
        };
        row("the deal", 3, "", 1, 3, 2, 3, 16876);
        row("a turn of a duel", 2, "", 1, 43, 6, 8, 336026);
        row("a turn of four", 4, "", 1, 114, 7, 10, 238167);
        row("a turn of eight", 8, "", 1, 172, 5, 7, 104879);
        row("whose castle", 4, "house.castle-gifts anyone", 1, 71, 6, 8, 217222);
        row("a full castle", 3, "", 5, 139, 6, 8, 151523);
        row("a SPECIAL card", 5, "", 1, 205, 7, 9, 298452);
        row("whom to attack", 5, "", 1, 137, 6, 8, 275872);
        row("a window", 4, "", 1, 264, 10, 11, 24640);
        row("an assault", 3, "house.quiet-rounds 0", 6, 324, 8, 10, 104565);
        row("an assault from the top down", 4, "house.attack-order top-down, house.leftover kept-this-turn",
            1, 150, 9, 11, 206724);
        row("HORSEMEN against DEFENSES", 4, "house.horsemen defenses-only, house.block-windows finish-only",
            2, 232, 11, 11, 4086);
        row("an ally asked", 5, "house.deck custom, count.alliance 6", 3, 358, 11, 11, 185);
        row("a window between allies", 6, "house.deck custom, count.alliance 6, count.block 6", 13, 783, 7, 9,
            79594);
        row("spoils", 4, "house.spoils to-eliminator, house.deck custom, count.jester 5", 1, 86, 6, 8,
            172148);
        row("a guest", 5, "house.guest-alliance on, house.deck custom, count.alliance 5", 1, 447, 7, 8,
            55714);
        row("an invitation", 4, "house.refused-alliance returned", 1, 99, 7, 10, 372406);
        row("the table cleared", 4, "house.discard-last-castle on", 1, 83, 6, 8, 89389);
        row("the hand cleared", 6, "", 1, 103, 3, 5, 60488);
        row("a puppet comes", 4, "house.late-joiners 1", 1, 364, 5, 8, 254394);
        row("two DEFENSES more", 3, "house.rushed three, house.rushed-stack on", 1, 52, 6, 7, 75159);
    }
    void counts() {
        QFETCH(int, seats);
        QFETCH(QByteArray, house);
        QFETCH(int, seed);
        QFETCH(int, decisions);
        QFETCH(int, plainDepth);
        QFETCH(int, depth);
        QFETCH(qulonglong, nodes);
        Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        const auto specs = castles::optionSpecs();
        for (const QByteArray& one : house.split(','))
            for (std::size_t i = 0; i < specs.size(); ++i)
                for (std::size_t value = 0; value < specs[i].values.size(); ++value)
                    if (one.trimmed() == QByteArray::fromStdString(std::string(specs[i].name) + " " +
                                                                   std::string(specs[i].values[value])))
                        options.value[i] = static_cast<OptionValue>(value);
        QVERIFY(castles::check(options).isLegal());
        const CastlesSideBySide both =
            playedAlike<CastlesGame, CastlesSideBySide>(options, static_cast<Seed>(seed), decisions);
        QVERIFY2(both.difference().empty(), both.difference().c_str());
        QCOMPARE(countLines<CastlesGame>(both.p, plainDepth), countPlainly(both.plain, plainDepth));
        QCOMPARE(static_cast<qulonglong>(countLines<CastlesGame>(both.p, depth)), nodes);
    }
};

QTEST_APPLESS_MAIN(TestCastlesPerft)
#include "perft.moc"
