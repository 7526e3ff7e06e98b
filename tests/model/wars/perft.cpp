// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the move tree of Castle Wars, chance outcomes as moves, from positions early and late, of factions
// and with house rules.
#include "wars/sidebyside.h"

#include <QTest>

using namespace drawbridge;
using wars::Options;

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
        row("from the choice of colours", "", "", 20, 0, 5, 7, 130896);
        row("from the choice of factions", "", "option.factions on", 20, 0, 5, 6, 54012);
        row("no factions, an attack", "", "", 1, 119, 6, 10, 349881);
        row("no factions, declared", "", "", 1, 121, 8, 11, 209508);
        row("no factions, revealed", "", "", 1, 122, 8, 11, 246921);
        row("a move", "", "", 1, 126, 8, 12, 267153);
        row("a Jack's move", "", "", 1, 114, 6, 9, 246666);
        row("the Epic game, a recruit", "epic", "", 1, 170, 7, 10, 275778);
        row("captures", "undead undead", "", 1, 86, 8, 12, 39076);
        row("four piles", "royal-kingdom dragon-tamers", "", 1, 121, 8, 11, 175742);
        row("a rite", "blood-mages mages", "", 1, 24, 5, 7, 140244);
        row("a rite to any depth", "blood-mages undead", "house.discard-depth any-depth", 1, 23, 4, 6,
            180576);
        row("a joker", "mages berserkers", "", 1, 130, 6, 10, 309525);
        row("Seers stack", "seers ninjas", "", 20, 2, 3, 5, 84240);
        row("Seers stack after the deal", "seers ninjas epic", "house.seers-arrange after-deal", 20, 30, 3, 5,
            73725);
        row("a second attack", "berserkers assassins", "", 1, 108, 8, 12, 395711);
        row("a swap", "shape-shifters golems", "", 1, 154, 7, 11, 289377);
        row("swaps on both sides", "shape-shifters shape-shifters", "", 1, 153, 8, 11, 126058);
        row("machines", "mechas infected", "", 1, 119, 5, 9, 245734);
        row("an army of machines", "mechas infected", "house.mecha-scope whole-army", 1, 119, 5, 9, 245744);
        row("phases in any order", "outcasts fateweavers", "", 1, 142, 6, 9, 237692);
        row("a substitute", "fateweavers fateweavers", "", 1, 126, 8, 12, 89823);
        row("the plague", "infected shape-shifters", "", 1, 152, 6, 10, 282459);
        row("the plague for one attack", "infected outcasts", "house.plague-cost one-attack", 1, 142, 6, 9,
            189537);
        row("War-Mongers stack", "war-mongers golems", "", 20, 11, 2, 3, 20493);
        row("both decks named first", "", "house.draw-commit declare-first", 1, 80, 6, 10, 350679);
        row("piles built by their owners", "", "house.setup-arrange arranged", 20, 20, 3, 4, 94068);
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
        const WarsSideBySide both =
            playedAlike<CastleWars, WarsSideBySide>(options, static_cast<Seed>(seed), decisions);
        QVERIFY2(both.difference().empty(), both.difference().c_str());
        QCOMPARE(countLines<CastleWars>(both.p, plainDepth), countPlainly(both.plain, plainDepth));
        QCOMPARE(static_cast<qulonglong>(countLines<CastleWars>(both.p, depth)), nodes);
    }
};

QTEST_APPLESS_MAIN(TestWarsPerft)
#include "perft.moc"
