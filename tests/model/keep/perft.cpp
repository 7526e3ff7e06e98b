// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the move tree of Castle Keep, chance outcomes as moves, from positions of every variant.
#include "keep/game.h"
#include "keep/reference.h"
#include "secondrules.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace drawbridge;
using keep::Option;
using keep::Options;
using keep::Position;
using keep::Variant;

namespace {

/// A position on the program's rules and on the plain ones, which begin when the setup is over.
struct Both {
    Position p;
    std::optional<reference::Game> plain;
};

/// The position that a seed leads to, every decision being one of the legal moves in order of their bytes: it
/// does not depend on the order in which they are listed.
Both positionAfter(const Options& options, Seed seed, int decisions) {
    Rng rng(seed);
    Both both{keep::start(options), {}};
    MoveList list;
    for (int i = 0; i < decisions; ++i) {
        const bool chance = keep::decider(both.p) == kChance;
        if (!chance && !both.plain) both.plain = reference::follow(both.p);
        keep::legalMoves(both.p, list);
        std::sort(list.begin(), list.end());
        const Move move = chance ? keep::sampleChance(both.p, rng)
                                 : list[rng.below(static_cast<std::uint32_t>(list.size()))];
        keep::apply(both.p, move);
        if (both.plain) both.plain->play(move);
    }
    return both;
}

Options with(Variant variant, int seats, std::initializer_list<Option> on = {}) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.set(variant);
    for (const Option option : on) options.set(option, 1);
    return options;
}

struct Row {
    const char* name;
    Options options;
    Seed seed;
    int decisions;
    std::vector<std::uint64_t> nodes; ///< at depth 1, 2, …
};

const std::vector<Row>& rows() {
    using enum Option;
    static const std::vector<Row> table = {
        {"before the lot", with(Variant::Base, 2), 1, 0, {2, 42, 882, 18522, 388962}},
        {"opening", with(Variant::Base, 2), 1, 9, {2, 42, 84, 1764, 32772, 108004}},
        {"two attacks", with(Variant::Base, 2), 6, 240, {5, 10, 26, 136, 468, 2352}},
        {"two keeps at a keep", with(Variant::Base, 3), 3, 156, {3, 11, 65, 258, 2320, 10984}},
        {"one square left", with(Variant::Base, 4), 1, 226, {2, 4, 8, 72, 144, 1200}},
        {"the piles nearly empty",
         with(Variant::Base, 3, {AdvancedTowers, AdvancedDraw, AdvancedLast}),
         3,
         316,
         {2, 2, 2, 6, 55, 267}},
        {"shuffle first or take the top",
         with(Variant::Base, 2, {AdvancedDraw, TwoNeighbours}),
         511,
         328,
         {2, 2, 4, 84, 232, 2200}},
        {"a second attack",
         with(Variant::Base, 3, {AdvancedTowers, AttacksPerTurn, DestroyedTilesGo}),
         3,
         68,
         {2, 5, 10, 210, 420, 8780}},
        {"Takeover, tiles in the pool",
         with(Variant::Takeover, 2, {AdvancedTowers}),
         7,
         193,
         {7, 30, 150, 640, 3020, 10400}},
        {"Takeover, into the hand",
         with(Variant::Takeover, 2, {TakeoverStore, AttacksPerTurn}),
         7,
         101,
         {2, 5, 10, 210, 420, 8780}},
        {"Empire, interchanges and attacks",
         with(Variant::Empire, 2),
         1,
         68,
         {9, 72, 441, 2039, 9187, 42755}},
        {"Empire of three, a ruined castle",
         with(Variant::Empire, 3, {EmpireInterchange, EmpireRebuild, EmpireGate}),
         4,
         258,
         {9, 59, 287, 1040, 3505, 12237}},
        {"Empire of four, one is out",
         with(Variant::Empire, 4, {AdvancedTowers}),
         14,
         82,
         {7, 57, 328, 1671, 7804, 36454}},
        {"Takeover and Empire",
         with(Variant::TakeoverEmpire, 2, {AdvancedTowers}),
         1,
         300,
         {23, 429, 6762, 90754}},
        {"King of the Castle", with(Variant::King, 2, {KingRazing}), 19, 21, {7, 30, 104, 399, 2964, 13702}},
        {"Siege, the first tile", with(Variant::Siege, 1), 1, 5, {4, 8, 168, 576, 2240, 4672}},
        {"Siege, two tiles hit",
         with(Variant::Siege, 1, {SiegeKeepBlast}),
         1,
         25,
         {2, 4, 84, 128, 220, 3616}},
        {"Siege, the last turn", with(Variant::Siege, 1, {SiegeExhaustion, AdvancedLast}), 4, 232, {4, 8, 0}},
    };
    return table;
}

} // namespace

class TestKeepPerft : public QObject {
    Q_OBJECT

  private slots:
    void counts_data() {
        QTest::addColumn<int>("row");
        for (std::size_t row = 0; row < rows().size(); ++row)
            QTest::newRow(rows()[row].name) << static_cast<int>(row);
    }
    void counts() {
        QFETCH(int, row);
        const Row& expected = rows()[static_cast<std::size_t>(row)];
        QVERIFY(keep::check(expected.options).isLegal());
        const Both both = positionAfter(expected.options, expected.seed, expected.decisions);
        for (std::size_t depth = 1; depth <= expected.nodes.size(); ++depth) {
            const std::uint64_t nodes = expected.nodes[depth - 1];
            QCOMPARE(countLines<CastleKeep>(both.p, static_cast<int>(depth)), nodes);
            // The plain rules are slow.
            if (both.plain && nodes < 13000)
                QCOMPARE(countPlainly(*both.plain, static_cast<int>(depth)), nodes);
        }
    }
};

QTEST_APPLESS_MAIN(TestKeepPerft)
#include "perft.moc"
