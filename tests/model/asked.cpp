// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/gamestate.h"
#include "match/match.h"
#include "match/setup.h"

#include <QTest>

#include <algorithm>
#include <array>

// How often whoever plays is asked out of turn, and whether anything they may do there changes what comes of
// it.

using namespace drawbridge;

namespace {

/// What lies before the seats once nobody reacts any more: all but hands, and what has been used up.
std::vector<Piece> onceAllPass(const GameState& now) {
    const auto state = now.clone();
    while (const auto window = state->window()) {
        if (window->kind >= state->game().windowKinds().size()) break;
        state->apply(window->pass);
    }
    std::vector<Piece> left;
    const auto piles = state->game().piles(state->setup());
    const View view = state->viewFor(kAllHands);
    for (const Piece& piece : view.pieces) {
        const auto pile = std::find_if(piles.begin(), piles.end(),
                                       [&](const PileInfo& info) { return info.id == piece.pile; });
        if (pile->name.starts_with("slot") || pile->name.starts_with("realm")) left.push_back(piece);
    }
    return left;
}

bool changesSomething(const GameState& state, const ReactionWindow& window) {
    const auto passed = onceAllPass(state);
    MoveList list;
    state.legalMoves(list);
    return std::any_of(list.begin(), list.end(), [&](Move move) {
        if (move == window.pass) return false;
        const auto after = state.clone();
        after->apply(move);
        return onceAllPass(*after) != passed;
    });
}

} // namespace

class Asked : public QObject {
    Q_OBJECT

  private slots:
    void whereItMatters_data();
    void whereItMatters();
};

void Asked::whereItMatters_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QStringList>("rules");
    // What gives people more to do in another one's turn.
    const QStringList blocks{"house.deck=custom", "count.block=8", "house.horsemen=attack",
                             "house.guest-alliance=on", "house.puppet-will=own"};
    QTest::newRow("castle-wars") << "castle-wars" << 2 << QStringList();
    QTest::newRow("castle-wars with abilities") << "castle-wars" << 2 << QStringList{"option.factions=on"};
    QTest::newRow("castles for four") << "castles" << 4 << QStringList();
    QTest::newRow("castles for four with abilities") << "castles" << 4 << blocks;
    QTest::newRow("castles for eight") << "castles" << 8 << QStringList();
    QTest::newRow("castles for eight with abilities") << "castles" << 8 << blocks;
}

void Asked::whereItMatters() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QStringList, rules);
    const GameInfo& info = *findGame(game.toStdString());
    Setup setup{seats, {}};
    for (const QString& rule : rules) {
        const std::string name = rule.section('=', 0, 0).toStdString();
        const std::string value = rule.section('=', 1).toStdString();
        const auto option = *findOption(info, name);
        setOption(setup, option, *findValue(info.options()[option], value));
    }
    int windows = 0;
    int usable = 0;
    int asked = 0;
    for (Seed seed = 1; seed <= 20; ++seed) {
        std::vector<Player> players(static_cast<std::size_t>(seats), Player{"", true, "greedy"});
        Match match(info, setup, players, seed);
        while (!match.isOver()) {
            match.settle();
            if (match.isOver()) break;
            const auto window = match.state().window();
            if (match.decider() == 0 && window && window->kind < info.windowKinds().size()) {
                ++windows;
                const bool attack = info.windowKinds()[window->kind].attacks;
                usable += attack && window->usable;
                if (info.windowKinds()[window->kind].usual == Asking::Matters && window->matters) {
                    ++asked;
                    QVERIFY2(window->usable && window->atStake, qPrintable(QString::number(seed)));
                    QVERIFY2(changesSomething(match.state(), *window), qPrintable(QString::number(seed)));
                }
            }
            match.play(match.state().think(*botFromText("greedy"), match.thoughtSeed(), {}));
        }
    }
    qInfo("20 matches: %d moments to act out of turn; asked at %d at every attack, at %d where it matters",
          windows, usable, asked);
    QVERIFY(asked > 0);
    QVERIFY(asked <= usable && usable < windows);
}

QTEST_GUILESS_MAIN(Asked)
#include "asked.moc"
