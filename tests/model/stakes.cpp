// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/stakes.h"
#include "core/json.h"
#include "match/gamestate.h"
#include "sanitized.h"

#include <QTest>

#include <memory>
#include <string>

// What a decision loses for good, asked of the games.

using namespace drawbridge;

namespace {

std::unique_ptr<GameState> positionOf(const char* game, int seats, const std::string& text) {
    Mistakes mistakes;
    auto state = findGame(game)->readPosition({seats, {}}, readJson(text).root, 1, mistakes);
    for (const Mistake& mistake : mistakes) qWarning("%s", toText(mistake).c_str());
    return mistakes.empty() ? std::move(state) : nullptr;
}

/// Seat 2 has taken the only castle of seat 1, who is asked.
std::unique_ptr<GameState> lastCastleGone(int seats, const std::string& hand) {
    std::string text = R"({"turn": 2, "phase": "block-window", "finishing": true, "target": 1, "leader": 2,)"
                       R"( "assault": "a5", "polled": [1], "realm 1": "empty",)"
                       R"( "hand 1": ")";
    text += hand + R"(", "removed": ["castle of )" + std::to_string(seats) + " from 1\"]}";
    return positionOf("castles", seats, text);
}

} // namespace

class Stakes : public QObject {
    Q_OBJECT

  private slots:
    void lettingTheLastCastleGo();
    void nothingElseCouldBeDone();
    void aCastleIsLeft();
    void onesOwnLastCastle();
    void tellsNoSecret_data();
    void tellsNoSecret();
};

void Stakes::lettingTheLastCastleGo() {
    const auto three = lastCastleGone(3, "block");
    QVERIFY(three);
    const Move pass = three->window()->pass;
    QCOMPARE(lossBy(*three, pass), Loss::OutOfGame);
    QCOMPARE(lossBy(*three, *three->fromText("block")), Loss::None);
    const auto two = lastCastleGone(2, "block");
    QVERIFY(two);
    QCOMPARE(lossBy(*two, two->window()->pass), Loss::Match);
}

void Stakes::nothingElseCouldBeDone() {
    const auto state = lastCastleGone(3, "a4");
    QVERIFY(state);
    const Move pass = state->window()->pass;
    QCOMPARE(lossBy(*state, pass), Loss::None);
    QCOMPARE(unavoidableLoss(*state, pass), Loss::OutOfGame);
}

void Stakes::aCastleIsLeft() {
    const auto state = positionOf(
        "castles", 3,
        R"({"turn": 2, "phase": "block-window", "finishing": true, "target": 1, "leader": 2, "assault": "a5",)"
        R"( "polled": [1], "realm 1": "C", "removed": ["castle of 4 from 1"], "hand 1": "block"})");
    QVERIFY(state);
    QCOMPARE(unavoidableLoss(*state, state->window()->pass), Loss::None);
}

void Stakes::onesOwnLastCastle() {
    const auto state = positionOf(
        "castles", 3, R"({"realm 1": "C", "realm 2": "C:4; C", "realm 3": "C:5", "hand 1": "jester a4"})");
    QVERIFY(state);
    const Move use = *state->fromText("use jester");
    QCOMPARE(lossBy(*state, use), Loss::None); // it need not destroy
    state->apply(use);
    QCOMPARE(lossBy(*state, *state->fromText("destroy")), Loss::OutOfGame);
}

void Stakes::tellsNoSecret_data() {
    QTest::addColumn<QString>("game");
    for (const GameInfo* game : allGames()) QTest::newRow(std::string(game->id()).c_str()) << QString();
}

/// Whatever the decider cannot tell apart loses the same.
void Stakes::tellsNoSecret() {
    const GameInfo* game = findGame(QTest::currentDataTag());
    const int matches = kOneGameOf > 1 ? 1 : 6;
    int lost = 0;
    for (Seed seed = 1; seed <= static_cast<Seed>(matches); ++seed) {
        const auto state = game->start({game->minSeats() > 1 ? 2 : game->minSeats(), {}});
        Rng dice(seed);
        for (int step = 0; step < 600 && state->decider() != kNobody; ++step) {
            if (state->decider() == kChance) {
                state->apply(state->sampleChance(dice));
                continue;
            }
            MoveList list;
            state->legalMoves(list);
            const Move move = list[dice.below(static_cast<std::uint32_t>(list.size()))];
            if (step % 7 == 0) {
                const Loss loss = lossBy(*state, move);
                lost += loss != Loss::None;
                QCOMPARE(lossBy(*state->guess(state->decider(), 77), move), loss);
            }
            state->apply(move);
        }
    }
    qInfo("%d decisions lost all", lost);
}

QTEST_APPLESS_MAIN(Stakes)
#include "stakes.moc"
