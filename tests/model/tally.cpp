// SPDX-License-Identifier: GPL-3.0-or-later
// What is counted of matches that are over.
#include "match/tally.h"
#include "match/games.h"
#include "match/setup.h"

#include <QTest>

#include <algorithm>

using namespace drawbridge;

namespace {

/// A match of random moves to its end.
Match played(const GameInfo& game, const Setup& setup, Seed seed) {
    std::vector<Player> players(static_cast<std::size_t>(setup.seats), Player{"Anna", false, ""});
    Match match(game, setup, std::move(players), seed);
    Rng rng(seed);
    while (!match.isOver()) {
        if (match.playChance()) continue;
        MoveList list;
        match.state().legalMoves(list);
        match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return match;
}

Seat starterOf(const Match& match) {
    const View view = viewOf(match.state(), kNobody);
    const std::string_view game = match.game().id();
    if (game == CastlesOfCaleira::kId) return view.as<caleira::Public>().starter;
    if (game == CastleRampage::kId) return view.as<rampage::Public>().starter;
    if (game == CastleWars::kId) return view.as<wars::Public>().starter;
    if (game == CastlesGame::kId) return view.as<castles::Public>().starter;
    return static_cast<Seat>((view.as<keep::Public>().dealer + 1) % match.setup().seats);
}

Setup with(const GameInfo& game, int seats, const char* option = nullptr, const char* value = nullptr) {
    Setup setup{seats, {}};
    if (option == nullptr) return setup;
    const std::size_t index = *findOption(game, option);
    setOption(setup, index, *findValue(game.options()[index], value));
    return setup;
}

} // namespace

class TestTally : public QObject {
    Q_OBJECT

  private slots:
    void ofEveryGame_data();
    void ofEveryGame();
    void pointsOrderTheSeats();
    void factions();
    void theLastOneOutStandsHigher();
};

void TestTally::ofEveryGame_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("seats");
    for (int game = 0; game < static_cast<int>(allGames().size()); ++game) {
        const GameInfo& info = *allGames()[static_cast<std::size_t>(game)];
        for (int seats = 2; seats <= std::min(info.maxSeats(), 5); ++seats)
            if (info.check(Setup{seats, {}}))
                QTest::addRow("%s, %d", std::string(info.id()).c_str(), seats) << game << seats;
    }
}

void TestTally::ofEveryGame() {
    QFETCH(int, game);
    QFETCH(int, seats);
    const GameInfo& info = *allGames()[static_cast<std::size_t>(game)];
    for (Seed seed = 1; seed <= 5; ++seed) {
        const Match match = played(info, with(info, seats), seed);
        const Tally tally = tallyOf(match);
        QCOMPARE(static_cast<int>(tally.seats.size()), seats);
        QCOMPARE(tally.first, starterOf(match));
        double best = 0;
        for (Seat seat = 0; seat < seats; ++seat) best = std::max(best, match.state().score(seat));
        for (Seat seat = 0; seat < seats; ++seat) {
            QCOMPARE(tally.seats[seat].rank == 1, match.state().score(seat) == best);
            QVERIFY(tally.seats[seat].rank <= seats);
        }
        QVERIFY(decisionsOf(match) > 0);
        QVERIFY(decisionsOf(match) < static_cast<int>(match.history().size()));
    }
}

void TestTally::pointsOrderTheSeats() {
    const GameInfo& game = *findGame(CastlesOfCaleira::kId);
    int scored = 0;
    for (Seed seed = 1; seed <= 40; ++seed) {
        const Match match = played(game, with(game, 4), seed);
        const Tally tally = tallyOf(match);
        const View view = viewOf(match.state(), kNobody);
        const auto& known = view.as<caleira::Public>();
        for (Seat one = 0; one < 4; ++one) {
            if (!tally.seats[one].points) continue;
            ++scored;
            QCOMPARE(*tally.seats[one].points, known.points[one]);
            for (Seat other = 0; other < 4; ++other)
                if (tally.seats[other].points > tally.seats[one].points)
                    QVERIFY(tally.seats[other].rank < tally.seats[one].rank);
        }
    }
    QVERIFY(scored > 0);
}

void TestTally::factions() {
    const GameInfo& game = *findGame(CastleWars::kId);
    QVERIFY(tallyOf(played(game, with(game, 2), 3)).seats[0].faction.empty());
    const Match match = played(game, with(game, 2, "option.factions", "on"), 3);
    for (const SeatTally& seat : tallyOf(match).seats)
        QVERIFY2(wars::factionFromName(seat.faction), seat.faction.c_str());
}

void TestTally::theLastOneOutStandsHigher() {
    const GameInfo& game = *findGame(CastlesOfCaleira::kId);
    int seen = 0;
    for (Seed seed = 1; seed <= 300 && seen == 0; ++seed) {
        const Match match = played(game, with(game, 4), seed);
        const auto outAt = [&](std::size_t item) {
            return viewOf(match.stateAt(item), kNobody).as<caleira::Public>().out;
        };
        Seat first = kNobody;
        for (std::size_t item = 0; item <= match.history().size(); ++item)
            for (Seat seat = 0; seat < 4; ++seat)
                if (first == kNobody && contains(outAt(item), seat)) first = seat;
        if (first == kNobody) continue;
        ++seen;
        QCOMPARE(tallyOf(match).seats[first].rank, 4);
    }
    QVERIFY(seen > 0);
}

QTEST_APPLESS_MAIN(TestTally)
#include "tally.moc"
