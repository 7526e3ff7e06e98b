// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/scenario.h"
#include "text/gametext.h"

#include <QTest>

using namespace drawbridge;

/// What a person is told who tries what cannot be done: the sentence has to be true of this very moment.
class TestReasons : public QObject {
    Q_OBJECT

  private slots:
    void areTrue_data();
    void areTrue();
};

namespace {

/// A row: where the game stands, who tries what (0: whoever decides), and what is said to that.
void row(const char* title, const char* game, const char* members, Seat seat, const char* tried,
         const char* sentence) {
    QTest::newRow(title) << QString::fromLatin1(game) << QString::fromUtf8(members) << int{seat}
                         << QString::fromLatin1(tried) << QString::fromUtf8(sentence);
}

void addKeep() {
    const char* game = "castle-keep";
    row("two keeps held", game, R"("position": {"hand 1": "BK BK", "castle 2": "c BK"})", 0,
        "attack BK BK 2.c", "That keep stands alone: it is attacked with exactly one keep of its colour.");
    row("two walls", game, R"("position": {"hand 1": "RsW RsW", "castle 2": "n RsW"})", 0,
        "attack RsW RsW 2.n", "It is attacked with one tile only: red straight wall.");
    row("no wall held", game, R"("position": {"hand 1": "RcW", "castle 2": "n RsW"})", 0, "attack RsW 2.n",
        "Not in your hand, to attack with: red straight wall.");
    row("the gate of an Empire", game,
        R"("options": {"option.variant": "empire"}, "position": {"attacks": "closed", "hand 1": "RsW", "castle 2a": "n RsW"})",
        0, "attack RsW 2a.n", "Nobody may attack yet: every player must first have built two tiles.");
    row("captured just now", game,
        R"("options": {"option.variant": "takeover", "house.takeover-store": "hand", "house.attacks-per-turn": "any-number-same-opponent"},
           "position": {"hand 1": "RsW BsW", "castle 2": "n RsW, e BsW, s RsW"}, "steps": ["attack RsW 2.n"])",
        0, "attack RsW 2.s", "Captured tiles join your hand first, just before you discard.");
    row("a gap that stays", game,
        R"("options": {"house.two-neighbours": "one-is-enough"}, "position": {"hand 1": "YzW", "castle 1": "nw RcT, ne RsT"})",
        0, "place YzW n",
        "It matches neither of its neighbours; in this game it must match one. Your tile: yellow zigzag "
        "wall.");
    const char* siege = R"("options": {"option.variant": "siege"},
        "position": {"phase": "siege-turn", "castle": "n RsW", "A": "empty", "B": "YcW BcW YzW"})";
    row("an empty pile", game, siege, 0, "turn A", "That pile is empty: turn over a tile of the other.");
    row("no Siege", game, R"("position": {"hand 1": "RsW"})", 0, "turn A",
        "Tiles are turned over against the castle in Siege Solitaire only.");
    const char* hit = R"("options": {"option.variant": "siege"}, "position": {"castle": "n RsW, ne RsT"})";
    row("nothing turned over", game, hit, 0, "destroy n",
        "No tile has been turned over that would destroy one.");
    row("tiles to turn over", game, siege, 0, "end", "First a tile is turned over from a draw pile.");
    row("not captured", game,
        R"("options": {"option.variant": "takeover"}, "position": {"hand 1": "RsW", "pool 1": "BsW"})", 0,
        "place RsW n from pool", "Not among the tiles that you have captured: red straight wall.");
    row("not in turn", game, R"("position": {"hand 2": "RsW"})", 2, "place RsW n", "It is not your turn.");
}

void addCaleira() {
    row("another's card", "castles-of-caleira",
        R"("position": {"phase": "barracks", "acting": "Barracks 2.1", "castle 1": "Trebuchet↑", "castle 2": "Barracks↑"})",
        1, "aim 1.1", "This is not yours to decide now.");
}

void addRampage() {
    const char* game = "castle-rampage";
    const char* strengthen = "You strengthen in your own turn, and not while a card is being carried out.";
    row("strengthening out of turn", game, R"("position": {"hand 2": "archer"})", 2, "place archer gate",
        strengthen);
    row("playing out of turn", game, R"("position": {"hand 2": "archer"})", 2, "play archer",
        "It is not your turn.");
    const char* shot = R"("options": {"house.archer": "opponent-chooses"},
        "position": {"hand 1": "archer knight", "hand 2": "ogre giant"}, "steps": ["play archer"])";
    row("while the opponent decides", game, shot, 1, "play knight",
        "Your opponent must decide something first.");
    row("strengthening meanwhile", game, shot, 1, "place knight gate", strengthen);
    const char* second = R"("position": {"phase": "place", "round": 1,
        "hand 1": "archer giant digger priest dragon", "hand 2": "axe-man*5", "gate 1": "knight knight",
        "castle 1": "veteran veteran", "aside 1": "jester", "gate 2": "knight knight",
        "castle 2": "knight knight", "aside 2": "summoner"})";
    row("the second round", game, second, 0, "place archer castle",
        "The second round is laid as the first: two cards at your Gate, then two at your Castle.");
    row("not in the hand", game, second, 0, "place ogre gate", "Not in your hand: Ogre.");
    row("nor as one more unit", game,
        R"("position": {"hand 1": "scheme-knight-archer knight archer archer priest", "gate 2": "ogre"},
           "steps": ["play scheme-knight-archer", "discard knight", "discard archer"])",
        0, "discard mercenary", "Not in your hand: Mercenary.");
    row("dropped, but too dear", game, R"("position": {"hand 1": "dragon archer", "gate 2": "ogre"})", 0,
        "play dragon at gate", "It costs 2 other card(s) of your hand: Dragon.");
    row("a Dragon's choice", game,
        R"("position": {"hand 1": "dragon archer priest knight", "gate 2": "ogre"},
           "steps": ["play dragon", "discard archer", "discard priest"])",
        0, "play knight", "First choose what it attacks, the Gate or the Castle.");
    row("in the midst of a look", game,
        R"("position": {"permanents 1": "falconer", "hand 1": "knight", "gate 2": "ogre"},
           "steps": ["peek gate 2", "reveal ogre"])",
        0, "play knight", "First finish looking.");
}

void addWars() {
    const char* game = "castle-wars";
    const char* quiet =
        R"("position": {"phase": "window-start", "slot 1.1": "3d", "slot 2.1": "4d", "hand 1": "queen", "hand 2": "queen"})";
    row("a quiet window", game, quiet, 1, "queen",
        "Now only your opponent may act: go on when that is done.");
    row("going on with nothing", game, quiet, 2, "go on",
        "Now you may only use resources and abilities, or pass.");
    row("a battle window", game,
        R"("position": {"slot 1.1": "8d", "slot 2.1": "4d", "hand 1": "queen", "hand 2": "queen"}, "steps": ["attack 1", "target 1"])",
        1, "queen", "In a battle the defender acts first, then both in turn: now it is up to your opponent.");
    row("the waiting player", game, R"("position": {"slot 1.1": "8d", "slot 2.1": "4d", "hand 2": "queen"})",
        2, "queen", "In your opponent's turn you are asked between the phases, and in battles.");
    row("an attack out of turn", game, R"("position": {"slot 1.1": "8d", "slot 2.1": "4d"})", 2, "attack 1",
        "It is not your turn.");
    const char* one =
        R"("options": {"option.factions": "on", "option.faction-1": "infected", "option.faction-2": "ninjas", "house.plague-cost": "one-attack"},
           "position": {"slot 1.1": "9d", "slot 1.2": "2d", "slot 1.3": "5d", "slot 2.1": "3d 10d"}, "steps": ["plague 1"])";
    row("the pile that paid", game, one, 0, "attack 1",
        "That pile has paid for the plague, so it does not attack this turn.");
    row("the plague again", game, one, 0, "plague 2",
        "You have spread the plague: it can be done only once in a turn.");
    const char* phase =
        R"("options": {"option.factions": "on", "option.faction-1": "infected", "option.faction-2": "ninjas"},
           "position": {"slot 1.1": "9d", "slot 2.1": "3d"})";
    row("no pile pays", game, phase, 0, "plague 1",
        "In this game no pile pays for the plague: it takes the whole Attack Phase.");
    const char* lifted =
        R"("position": {"phase": "move", "slot 1.1": "2d 9d", "slot 2.1": "4d"}, "steps": ["lift 1", "done"])";
    row("not asked in the setup", game,
        R"("options": {"house.setup-arrange": "arranged"}, "steps": ["choose black", "choose red"], "seed": 1)",
        2, "arrange 9 1", "First the cards are dealt.");
    row("done with cards lifted", game, lifted, 0, "done", "First lay the cards that you have lifted.");
    row("laying what is not lifted", game,
        R"("position": {"phase": "move", "slot 1.1": "2d 9d", "slot 2.1": "4d"})", 0, "lay 1 2",
        "Lift a card first.");
    row("going on unasked", game, R"("position": {"slot 1.1": "9d", "slot 2.1": "3d"})", 0, "go on",
        "You are not asked whether you go on: no attack of yours was answered.");
}

void addCastles() {
    const char* game = "castles";
    const char* assault =
        R"("seats": 3, "position": {"phase": "assault", "target": 2, "assault": "a10", "realm 2": "C:4", "hand 1": "a4 castle"})";
    row("a card one does not hold", game, assault, 0, "lay a5",
        "There is no such card in that hand: Archers 5 (attack).");
    row("a card that may be laid", game, assault, 0, "use a4", "An attack is running: lay the card in it.");
    row("a card that may not", game, assault, 0, "use castle", "First finish the attack.");
    row("not the one who is asked", game,
        R"("seats": 3, "position": {"hand 1": "a4", "hand 3": "block"}, "steps": ["use a4", "at 2"])", 3,
        "block", "Somebody else has to decide first.");
    row("not one's turn", game, R"("seats": 3, "position": {"hand 3": "castle"})", 3, "use castle",
        "It is not your turn.");
}

} // namespace

void TestReasons::areTrue_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("members");
    QTest::addColumn<int>("seat");
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("sentence");
    addKeep();
    addCaleira();
    addRampage();
    addWars();
    addCastles();
}

void TestReasons::areTrue() {
    QFETCH(QString, game);
    QFETCH(QString, members);
    QFETCH(int, seat);
    QFETCH(QString, tried);
    const QString text = QStringLiteral(R"({"game": "%1", "title": "Why", %2})").arg(game, members);
    const Scenarios read = readScenarios(text.toStdString());
    const Mistakes mistakes = read.mistakes();
    QVERIFY2(mistakes.empty(), toText(mistakes).c_str());
    const Scenario& scenario = read.scenarios.front();
    const Reached end = playScenario(scenario, scenario.steps.size());
    QVERIFY(end.failures.empty());
    const auto move = end.state->fromText(tried.toStdString());
    QVERIFY(move);
    const Verdict verdict =
        seat == 0 ? end.state->judge(*move) : end.state->judge(static_cast<Seat>(seat - 1), *move);
    QVERIFY(!verdict);
    const QString sentence = textFor(game.toStdString()).sentence(end.state->setup(), verdict);
    QTEST(sentence, "sentence");
}

QTEST_GUILESS_MAIN(TestReasons)
#include "reasons.moc"
