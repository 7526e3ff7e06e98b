// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the move tree of Castle Rampage, chance outcomes as moves, from positions early and late and with
// house rules.
#include "rampage/sidebyside.h"

#include <QTest>

#include <algorithm>

using namespace drawbridge;
using rampage::Option;
using rampage::Options;
using rampage::Position;

namespace {

/// The position that a seed leads to, every decision being one of the legal moves in order of their bytes: it
/// does not depend on the order in which they are listed.
RampageSideBySide positionAfter(const Options& options, Seed seed, int decisions) {
    Rng rng(seed);
    RampageSideBySide both(options);
    MoveList list;
    for (int i = 0; i < decisions; ++i) {
        rampage::legalMoves(both.p, list);
        std::sort(list.begin(), list.end());
        both.play(rampage::decider(both.p) == kChance
                      ? rampage::sampleChance(both.p, rng)
                      : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return both;
}

std::uint64_t count(const Position& p, int depth) {
    MoveList list;
    rampage::legalMoves(p, list);
    if (depth == 1) return list.size();
    std::uint64_t all = 0;
    for (const Move move : list) {
        Position then = p;
        rampage::apply(then, move);
        all += count(then, depth - 1);
    }
    return all;
}

/// The same with the plain rules.
std::uint64_t count(const plainrampage::Game& game, int depth) {
    const auto moves = game.legalMoves();
    if (depth == 1) return moves.size();
    std::uint64_t all = 0;
    for (const std::string& move : moves) {
        plainrampage::Game then = game;
        then.play(move);
        all += count(then, depth - 1);
    }
    return all;
}

} // namespace

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
        const RampageSideBySide both = positionAfter(options, static_cast<Seed>(seed), decisions);
        QVERIFY2(both.difference().empty(), both.difference().c_str());
        QCOMPARE(count(both.p, plainDepth), count(both.plain, plainDepth));
        QCOMPARE(static_cast<qulonglong>(count(both.p, depth)), nodes);
    }
};

QTEST_APPLESS_MAIN(TestRampagePerft)
#include "perft.moc"
