// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the move tree of Castle Wars, chance outcomes as moves, from positions early and late, of factions
// and with house rules.
#include "wars/sidebyside.h"

#include <QTest>

#include <algorithm>

using namespace drawbridge;
using wars::Options;
using wars::Position;

namespace {

/// The position that a seed leads to, every decision being one of the legal moves in order of their bytes: it
/// does not depend on the order in which they are listed.
WarsSideBySide positionAfter(const Options& options, Seed seed, int decisions) {
    Rng rng(seed);
    WarsSideBySide both(options);
    MoveList list;
    for (int i = 0; i < decisions && wars::decider(both.p) != kNobody; ++i) {
        wars::legalMoves(both.p, list);
        std::sort(list.begin(), list.end());
        both.play(wars::decider(both.p) == kChance
                      ? wars::sampleChance(both.p, rng)
                      : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return both;
}

std::uint64_t count(const Position& p, int depth) {
    MoveList list;
    wars::legalMoves(p, list);
    if (depth == 1) return list.size();
    std::uint64_t all = 0;
    for (const Move move : list) {
        Position then = p;
        wars::apply(then, move);
        all += count(then, depth - 1);
    }
    return all;
}

/// The same with the plain rules.
std::uint64_t count(const plainwars::Game& game, int depth) {
    const auto moves = game.legalMoves();
    if (depth == 1) return moves.size();
    std::uint64_t all = 0;
    for (const std::string& move : moves) {
        plainwars::Game then = game;
        then.play(move);
        all += count(then, depth - 1);
    }
    return all;
}

} // namespace

class TestWarsPerft : public QObject {
    Q_OBJECT

  private slots:
    void counts_data() {
        QTest::addColumn<QByteArray>("factions"); // "undead mages epic": none, or two, and the size
        QTest::addColumn<QByteArray>("house");    // "house.draw up-to-two", if any
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("decisions");
        QTest::addColumn<int>("plainDepth"); // as deep as the plain rules can go in little time
        QTest::addColumn<int>("depth");
        QTest::addColumn<qulonglong>("nodes");
        const auto row = [](const char* name, const char* factions, const char* house, int seed,
                            int decisions, int plainDepth, int depth, qulonglong nodes) {
            QTest::newRow(name) << QByteArray(factions) << QByteArray(house) << seed << decisions
                                << plainDepth << depth << nodes;
        };
        row("from the choice of colours", "", "", 1, 0, 5, 7, 0);
    }
    void counts() {
        QFETCH(QByteArray, factions);
        QFETCH(QByteArray, house);
        QFETCH(int, seed);
        QFETCH(int, decisions);
        QFETCH(int, plainDepth);
        QFETCH(int, depth);
        QFETCH(qulonglong, nodes);
        Options options;
        const auto words = factions.split(' ');
        if (words.size() > 1)
            for (const Seat seat : {Seat{0}, Seat{1}})
                options.setFaction(seat, *wars::factionFromName(words[seat].toStdString()));
        if (words.back() == "epic") options.set(wars::Option::Size, 1);
        const auto specs = wars::optionSpecs();
        for (std::size_t i = 0; i < specs.size(); ++i)
            for (std::size_t value = 0; value < specs[i].values.size(); ++value)
                if (house == QByteArray::fromStdString(std::string(specs[i].name) + " " +
                                                       std::string(specs[i].values[value])))
                    options.value[i] = static_cast<OptionValue>(value);
        const WarsSideBySide both = positionAfter(options, static_cast<Seed>(seed), decisions);
        QVERIFY2(both.difference().empty(), both.difference().c_str());
        QCOMPARE(count(both.p, plainDepth), count(both.plain, plainDepth));
        QCOMPARE(static_cast<qulonglong>(count(both.p, depth)), nodes);
    }
};

QTEST_APPLESS_MAIN(TestWarsPerft)
#include "perft.moc"
