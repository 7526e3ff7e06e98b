// SPDX-License-Identifier: GPL-3.0-or-later
// CASTLES in the real window: four people at one screen with a block, an alliance and a puppet, by mouse;
// what the curtain hides; an attack as a person plays it, and what a bot's block does to it; games by keys,
// with four and with eight seats to the end; and how often a person is asked.
#include "person.h"

#include "castles/cards.h"
#include "castles/table.h"
#include "match/gamestate.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "rooms/match/logdock.h"
#include "rooms/newgame/newgame.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tablemodels.h"
#include "table/tableview.h"
#include "text/gametext.h"

#include <QApplication>
#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace drawbridge;

namespace {

const GameInfo& theGame() { return *findGame("castles"); }

/// Four people; Cora and Ben are about to fall out.
constexpr auto kFourPeople = R"(,
"seats": [{"name": "Anna"}, {"name": "Ben"}, {"name": "Cora"}, {"name": "Dan"}],
"position": {
  "realm 1": "C:5", "realm 2": "C:6", "realm 3": "C:9", "realm 4": "C",
  "hand 1": "alliance puppet a4 d6 castle", "hand 2": "a9 a5 block", "hand 3": "block a7 d9", "hand 4": "%1"
})";

/// One person who may do much, and three bots.
constexpr auto kAgainstThree = R"(,
"seats": [{"name": "Anna"}, {"name": "Ben", "bot": "squire"}, {"name": "Cora", "bot": "squire"},
          {"name": "Dan", "bot": "squire"}],
"position": {
  "realm 1": "C:5;C:4,7,6", "realm 2": "C:5,4;G:8;C", "realm 3": "C:6;C", "realm 4": "C:7,9;M:8",
  "hand 1": "a9 a6 jester d9 cannon-fire", "hand 2": "%1", "hand 3": "a5", "hand 4": "uw"
})";

/// How often somebody is asked what, over a game.
struct Prompts {
    int decisions = 0;
    int turns = 0;
    int blocks = 0; ///< windows at which one was asked
    int asks = 0;   ///< for a card in another one's attack, or for an alliance
    int opened = 0; ///< all windows that stood open for this person, asked or not
};

} // namespace

class CastlesJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void aBlockAnAllianceAndAPuppet();
    void handsDoNotShowThroughTheCurtain();
    void anAttackCardByCard();
    void theJesterBothWays();
    void offTheTableAndOutOfTheHand();
    void byKeysAlone();
    void fourSeats();
    void eightSeatsToTheEnd();

  private:
    void open(const QString& members);
    void begin(int seats, const char* bot, Seed seed);
    std::vector<Move> read(const Somebody& person, const QStringList& texts) const;
    void lift(const Somebody& person);
    void say(const Somebody& person, const QStringList& texts, bool drag = true);
    void passAll(const Somebody& person);
    void attackBen(const Somebody& person);
    Prompts playOn(const Somebody& person, bool keys);

    std::unique_ptr<MainWindow> window_;
    QTemporaryDir folder_;
};

void CastlesJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 740);
    window_->show();
}

void CastlesJourney::cleanup() { window_.reset(); }

/// Opens a match that begins at a position, as it is saved.
void CastlesJourney::open(const QString& members) {
    const QString path = folder_.filePath(QStringLiteral("match.drawbridge"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        QStringLiteral(R"({"format": "drawbridge-record", "version": 1, "game": "castles", "options": {},
"seed": 24, "undo": "fair", "moves": []%1})")
            .arg(members)
            .toUtf8());
    file.close();
    QVERIFY(window_->open(path));
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
}

void CastlesJourney::begin(int seats, const char* bot, Seed seed) {
    NewGame choice = rememberedGame(theGame());
    choice.setup.seats = seats;
    choice.players = {{"Anna", false, ""}};
    for (int seat = 1; seat < seats; ++seat)
        choice.players.push_back({std::string(1, char('A' + seat)), true, bot});
    choice.seed = seed;
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
}

/// The moves that follow each other so.
std::vector<Move> CastlesJourney::read(const Somebody& person, const QStringList& texts) const {
    std::vector<Move> moves;
    const auto state = person.local().match().state().clone();
    for (const QString& text : texts) {
        const auto move = state->fromText(text.toStdString());
        if (!move || !state->judge(*move)) return {};
        moves.push_back(*move);
        state->apply(*move);
    }
    return moves;
}

/// Whoever is called comes to the screen.
void CastlesJourney::lift(const Somebody& person) {
    QVERIFY(person.wait());
    if (!person.table().match()->curtainDown()) return;
    QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.view().rect().center());
    if (person.table().match()->curtainDown()) person.press(Qt::Key_Return);
    QTRY_VERIFY(!person.table().match()->curtainDown());
    QVERIFY(person.wait());
}

void CastlesJourney::say(const Somebody& person, const QStringList& texts, bool drag) {
    lift(person);
    const std::vector<Move> moves = read(person, texts);
    QVERIFY2(!moves.empty(), qPrintable(texts.join(QStringLiteral(", "))));
    QVERIFY2(person.playAll(moves, drag), qPrintable(texts.join(QStringLiteral(", ")) + QStringLiteral(": ") +
                                                     person.table().decision()->refusal().sentence));
    QVERIFY(person.wait());
}

void CastlesJourney::passAll(const Somebody& person) {
    while (person.local().match().state().window()) say(person, {QStringLiteral("pass")});
}

void CastlesJourney::aBlockAnAllianceAndAPuppet() {
    open(QString::fromUtf8(kFourPeople).arg(QStringLiteral("d4 a6")));
    const Somebody person(*window_);
    const Match& match = person.local().match();
    const auto count = [&](PileId pile) {
        return static_cast<int>(std::ranges::count(match.view(kNobody).pieces, pile, &Piece::pile));
    };
    const auto known = [&] { return match.view(kNobody).as<castles::Public>(); };
    const auto log = [&] { return window_->findChild<LogDock*>()->transcript(); };

    // Anna asks Ben into her turn; the screen goes to him and he has the floor.
    say(person, {QStringLiteral("use alliance"), QStringLiteral("at 2")});
    QVERIFY(person.table().match()->curtainDown());
    QCOMPARE(person.table().match()->curtain().name, QStringLiteral("Ben"));
    say(person, {QStringLiteral("accept")});
    QCOMPARE(known().floor, Seat{1});
    QCOMPARE(person.table().match()->viewer(), 1);

    // He attacks Cora, and what fell stands again when she blocks at the end.
    say(person, {QStringLiteral("use a9"), QStringLiteral("at 3")});
    passAll(person);
    say(person, {QStringLiteral("remove 3.1")});
    QCOMPARE(count(castles::kFallenRow), 1);
    say(person, {QStringLiteral("finish")});
    lift(person);
    QCOMPARE(person.table().match()->viewer(), 2);
    say(person, {QStringLiteral("block")});
    QCOMPARE(count(castles::kFallenRow), 0);
    QCOMPARE(count(castles::realmPileOf(2)), 2);
    lift(person);
    QCOMPARE(person.table().match()->viewer(), 1);
    QVERIFY2(log().contains(QStringLiteral("Cora")) &&
                 log().contains(QStringLiteral("Block"), Qt::CaseInsensitive),
             qPrintable(log()));
    QVERIFY(read(person, {QStringLiteral("use a5"), QStringLiteral("at 3")}).empty());

    // Dan has nothing against the other card: he is out.
    say(person, {QStringLiteral("use a5"), QStringLiteral("at 4")}, false);
    passAll(person);
    say(person, {QStringLiteral("remove 4")});
    say(person, {QStringLiteral("finish")});
    passAll(person);
    QCOMPARE(known().living, SeatSet{0b0111});
    QCOMPARE(count(castles::handOf(3)), 0);
    say(person, {QStringLiteral("hand-back")});

    // Anna brings him back and plays for him from then on.
    say(person, {QStringLiteral("use puppet"), QStringLiteral("at 4")});
    QCOMPARE(known().rulers[3].master, Seat{0});
    QCOMPARE(count(castles::handOf(3)), 3);
    QVERIFY(count(castles::realmPileOf(3)) > 0);
    say(person, {QStringLiteral("use castle"), QStringLiteral("at 4")});
    QCOMPARE(count(castles::realmPileOf(3)), 2);
    say(person, {QStringLiteral("end-play")});
    if (known().floor == 1) say(person, {QStringLiteral("hand-back")});
    say(person, {QStringLiteral("draw")});
    for (const char* name : {"Ben", "Cora"}) {
        lift(person);
        QCOMPARE(person.table().match()->viewerName(), QString::fromUtf8(name));
        say(person, {QStringLiteral("end-play")});
        say(person, {QStringLiteral("draw")});
    }
    lift(person);
    QCOMPARE(person.table().match()->viewer(), 0);
    QCOMPARE(person.table().match()->front(), 3);
    say(person, {QStringLiteral("end-play")});
    say(person, {QStringLiteral("draw")});
    QCOMPARE(known().host, Seat{0});
    QVERIFY(!person.table().match()->curtainDown()); // she is there already
}

/// What lies in hands and in the deck is a back at the curtain, and another hand of as many cards looks the
/// same to the last pixel.
void CastlesJourney::handsDoNotShowThroughTheCurtain() {
    std::vector<QImage> pictures;
    QStringList words;
    for (const auto* hand : {"d4 a6", "d8 jester"}) {
        open(QString::fromUtf8(kFourPeople).arg(QString::fromUtf8(hand)));
        const Somebody person(*window_);
        window_->findChild<LogDock*>()->show();
        say(person, {QStringLiteral("use alliance"), QStringLiteral("at 4")});
        QTRY_VERIFY(person.table().match()->curtainDown());
        QCOMPARE(person.local().viewer(), kNobody);
        const PieceModel& pieces = *person.table().pieces();
        for (int row = 0; row < pieces.rowCount(); ++row) {
            const PieceRow& piece = pieces.at(row);
            if (!piece.faceUp) QCOMPARE(piece.face, QStringLiteral("castles/back"));
        }
        person.view().quickWindow()->update();
        QTest::qWait(300);
        pictures.push_back(person.view().grab().toImage());
        words << window_->findChild<LogDock*>()->transcript() + person.table().decision()->prompt();
    }
    QCOMPARE(words[0], words[1]);
    QCOMPARE(pictures[0], pictures[1]);
}

/// Laid card by card, split over castles, with steps taken back, and finished.
void CastlesJourney::attackBen(const Somebody& person) {
    const Match& match = person.local().match();
    const auto pool = [&] { return match.view(kNobody).as<castles::Public>().pool; };
    const auto undo = [&](int before) {
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(pool(), before);
    };
    say(person, {QStringLiteral("use a9"), QStringLiteral("at 2")});
    QCOMPARE(pool(), 9);
    say(person, {QStringLiteral("remove 3.1")}, false); // a click on what is to fall
    QCOMPARE(pool(), 4);
    undo(9);
    say(person, {QStringLiteral("remove 3.2")}); // dragged off
    QCOMPARE(pool(), 5);
    say(person, {QStringLiteral("lay a6")});
    QCOMPARE(pool(), 11);
    say(person, {QStringLiteral("remove 4.1")}, false); // of another castle
    QCOMPARE(pool(), 3);
    undo(11);
    say(person, {QStringLiteral("remove 3.1")}, false);
    say(person, {QStringLiteral("remove 5")}, false);
    QCOMPARE(pool(), 1);
    say(person, {QStringLiteral("finish")});
    QCOMPARE(match.view(kNobody).as<castles::Public>().target, kNobody);
    QVERIFY(match.view(kNobody).as<castles::Public>().phase == castles::Phase::Main);
}

void CastlesJourney::anAttackCardByCard() {
    const auto standing = [](const Somebody& person) {
        const View view = person.local().match().view(kNobody);
        return std::ranges::count(view.pieces, castles::realmPileOf(1), &Piece::pile);
    };
    open(QString::fromUtf8(kAgainstThree).arg(QStringLiteral("a4 d10")));
    const Somebody person(*window_);
    attackBen(person);
    QCOMPARE(standing(person), 4); // his first castle is bare now and the third gone

    // What he blocks has not been.
    open(QString::fromUtf8(kAgainstThree).arg(QStringLiteral("a4 block")));
    attackBen(person);
    QCOMPARE(standing(person), 7);
    QVERIFY(read(person, {QStringLiteral("use a6"), QStringLiteral("at 2")}).empty());
    const QString log = window_->findChild<LogDock*>()->transcript();
    QVERIFY2(log.contains(QStringLiteral("Block"), Qt::CaseInsensitive), qPrintable(log));
    QVERIFY2(log.contains(QRegularExpression(QStringLiteral("(^|\n)Round \\d+\n"))), qPrintable(log));
    QVERIFY(!person.local().canUndo());
}

void CastlesJourney::theJesterBothWays() {
    const auto castlesOf = [](const Somebody& person, Seat seat) {
        int castles = 0;
        for (const Piece& piece : person.local().match().view(kNobody).pieces)
            castles += piece.pile == castles::realmPileOf(seat) &&
                       castles::withinCastle(piece.place) == castles::kBasePlace;
        return castles;
    };
    open(QString::fromUtf8(kAgainstThree).arg(QStringLiteral("a4 d10")));
    Somebody person(*window_);
    say(person, {QStringLiteral("use jester"), QStringLiteral("on 9")});
    QCOMPARE(castlesOf(person, 0), 3);
    QCOMPARE(castlesOf(person, 3), 1);
    open(QString::fromUtf8(kAgainstThree).arg(QStringLiteral("a4 d10")));
    say(person, {QStringLiteral("use jester"), QStringLiteral("destroy")});
    QCOMPARE(castlesOf(person, 0), 2);
    QCOMPARE(castlesOf(person, 1), 2);
    QCOMPARE(castlesOf(person, 2), 1);
    // One gesture did it, and one undo takes it back.
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(castlesOf(person, 1), 3);
    QVERIFY(person.local().match().view(kNobody).as<castles::Public>().phase == castles::Phase::Main);
    QVERIFY(!person.local().canUndo());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(castlesOf(person, 1), 2);
}

void CastlesJourney::offTheTableAndOutOfTheHand() {
    open(QString::fromUtf8(kAgainstThree).arg(QStringLiteral("a4 d10")));
    const Somebody person(*window_);
    const Match& match = person.local().match();
    const auto count = [&](PileId pile) {
        return static_cast<int>(std::ranges::count(match.view(kNobody).pieces, pile, &Piece::pile));
    };
    say(person, {QStringLiteral("table"), QStringLiteral("clear 2.2")}); // dragged off the table
    QCOMPARE(count(castles::kDiscardPile), 1);
    say(person, {QStringLiteral("table")}); // by the button, and a click
    say(person, {QStringLiteral("clear 1")}, false);
    QCOMPARE(count(castles::kDiscardPile), 3);
    QCOMPARE(count(castles::realmPileOf(0)), 3);
    QVERIFY(person.local().canUndo());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(count(castles::kDiscardPile), 1);
    say(person, {QStringLiteral("end-play")});
    say(person, {QStringLiteral("discard d9")});
    say(person, {QStringLiteral("discard jester")}, false);
    QCOMPARE(count(castles::kDiscardPile), 3);
    say(person, {QStringLiteral("draw")});
    QCOMPARE(count(castles::handOf(0)), 5);
}

Prompts CastlesJourney::playOn(const Somebody& person, bool keys) {
    Prompts prompts;
    const Match& match = person.local().match();
    while (person.wait() && !person.table().match()->isOver()) {
        const GameState& state = match.state();
        prompts.blocks += state.window().has_value() ? 1 : 0;
        const castles::Phase phase = state.viewFor(kNobody).as<castles::Public>().phase;
        prompts.asks += phase == castles::Phase::Asked || phase == castles::Phase::Invited ? 1 : 0;
        ++prompts.decisions;
        const std::vector<Move> moves = person.wantsAll();
        std::string said;
        const auto then = state.clone();
        for (const Move move : moves) {
            said += (said.empty() ? "" : ", ") + then->toText(move);
            then->apply(move);
        }
        const bool done =
            keys ? person.playAllByKeys(moves) : person.playAll(moves, prompts.decisions % 2 == 0);
        if (!done) {
            QTest::qFail((said + " cannot be done in " + std::string(castles::phaseName(phase)) + ": " +
                          person.table().decision()->refusal().sentence.toStdString() + " " +
                          std::to_string(prompts.decisions))
                             .c_str(),
                         __FILE__, __LINE__);
            return prompts;
        }
    }
    for (std::size_t index = 0; index < match.history().size(); ++index) {
        prompts.opened += match.stateAt(index).window() && match.history()[index].decider == 0 ? 1 : 0;
        prompts.turns +=
            index > 0 && match.history()[index].turn == 0 && match.history()[index - 1].turn != 0;
    }
    qInfo("%d decisions in %d own turns; asked at %d windows for a block of %d that were open, and for a "
          "card or an alliance %d times",
          prompts.decisions, prompts.turns, prompts.blocks, prompts.opened, prompts.asks);
    return prompts;
}

void CastlesJourney::byKeysAlone() {
    begin(3, "squire", 7);
    const Somebody person(*window_);
    person.view().setFocus();
    const Prompts prompts = playOn(person, true);
    QVERIFY(person.table().match()->isOver());
    QVERIFY(prompts.decisions >= 20);
}

void CastlesJourney::fourSeats() {
    begin(4, "squire", 5);
    const Somebody person(*window_);
    const Prompts prompts = playOn(person, false);
    QVERIFY(person.table().match()->isOver());
    QVERIFY(prompts.decisions > 8);
    QVERIFY(prompts.blocks <= prompts.opened / 2);
}

/// Who is out looks on to the end.
void CastlesJourney::eightSeatsToTheEnd() {
    begin(8, "squire", 3);
    const Somebody person(*window_);
    QCOMPARE(person.table().seats()->rowCount(), 8);
    playOn(person, false);
    QVERIFY(person.table().match()->isOver());
    QTRY_VERIFY(person.button(QStringLiteral("Rematch")) != nullptr);
    QVERIFY(!person.table().match()->ending().isEmpty());
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    CastlesJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "castles.moc"
