// SPDX-License-Identifier: GPL-3.0-or-later
// Castle Wars in the real window: a whole game with the mouse and the keys in turn, tops moved about, a
// resource used in the bot's turn; and how often a person is asked.
#include "person.h"

#include "match/gamestate.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "rooms/newgame/newgame.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tablemodels.h"
#include "table/tableview.h"
#include "text/gametext.h"
#include "wars/position.h"
#include "wars/table.h"

#include <QApplication>
#include <QQuickItem>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace drawbridge;

namespace {

const GameInfo& theGame() { return *findGame("castle-wars"); }

/// How often somebody is asked what, over a game.
struct Prompts {
    int decisions = 0;
    int turns = 0;
    int inOwnTurn = 0;   ///< windows of one's own attacks
    int inTheirTurn = 0; ///< windows of the other's turn
    int opened = 0;      ///< all windows that stood open for this person, asked or not
};

} // namespace

class WarsJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void aWholeGame();
    void aWholeGameWithFactions();
    void byKeysAlone();
    void aHeldKeyActsOnce();

  private:
    Prompts playOn(const Somebody& person, bool keys, int most);
    void moveTops(const Somebody& person);

    std::unique_ptr<MainWindow> window_;
    bool answered_ = false; ///< a resource has been used in the bot's turn
    bool moved_ = false;    ///< tops have been moved about
};

void WarsJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    answered_ = moved_ = false;
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 800);
    window_->show();
}

void WarsJourney::cleanup() { window_.reset(); }

/// Drags one top to another pile, takes it back, drags it again and confirms.
void WarsJourney::moveTops(const Somebody& person) {
    const Match& match = person.local().match();
    const Seat seat = person.local().viewer();
    std::vector<PileId> full;
    for (unsigned slot = 0; slot < 3; ++slot) {
        const View view = match.view(seat);
        const PileId pile = wars::slotOf(seat, slot);
        if (std::ranges::count(view.pieces, pile, &Piece::pile) > 1) full.push_back(pile);
    }
    if (full.size() < 2) return;
    const std::size_t before = match.history().size();
    const auto carry = [&] {
        const QPoint from = person.topAt(full[0]);
        const QPoint to = person.topAt(full[1]);
        QTest::mousePress(&person.view(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(&person.view(), from + (to - from) * step / 10);
        QTest::mouseRelease(&person.view(), Qt::LeftButton, {}, to);
    };
    const auto press = [&](const QString& words) {
        QQuickItem* button = person.button(words);
        QVERIFY2(button != nullptr, qPrintable(words));
        QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.middle(button));
    };
    carry();
    QVERIFY(person.table().gathering());
    press(QStringLiteral("Take back"));
    QVERIFY(!person.table().gathering());
    QCOMPARE(match.history().size(), before);
    carry();
    press(QStringLiteral("Done"));
    QVERIFY(!person.table().gathering());
    QCOMPARE(match.history().size(), before + 3); // lifted, no more, laid
    moved_ = true;
}

Prompts WarsJourney::playOn(const Somebody& person, bool keys, int most) {
    Prompts prompts;
    const Match& match = person.local().match();
    while (prompts.decisions < most && person.wait() && !person.table().match()->isOver()) {
        const GameState& state = match.state();
        const Seat seat = person.local().viewer();
        const bool atWindow = state.window().has_value();
        prompts.inOwnTurn += atWindow && state.turn() == seat ? 1 : 0;
        const bool theirs = atWindow && state.turn() != seat;
        prompts.inTheirTurn += theirs ? 1 : 0;
        ++prompts.decisions;
        if (state.gathers() && state.viewFor(seat).as<wars::Public>().phase == wars::Phase::Move && !moved_) {
            moveTops(person);
            if (QTest::currentTestFailed() || moved_) continue;
        }
        Move move = person.wants();
        if (theirs && !answered_) {
            // Whatever common sense says, once something is done in the other one's turn.
            MoveList list;
            state.legalMoves(list);
            for (const Move other : list)
                if (other != state.window()->pass && state.gestureOf(other).from) move = other;
        }
        // Tops are moved about at one go, as above.
        if (state.gathers() && state.toText(move).starts_with("lift")) {
            MoveList list;
            state.legalMoves(list);
            for (const Move other : list)
                if (state.toText(other) == "end" || state.toText(other) == "done") move = other;
        }
        const std::string said = state.toText(move);
        const bool inTheirs = theirs && move != state.window()->pass;
        const bool done = keys && prompts.decisions % 3 == 0 ? person.playByKeys(move)
                                                             : person.play(move, prompts.decisions % 2 == 0);
        if (!done) {
            QTest::qFail((said +
                          " cannot be done: " + person.table().decision()->refusal().sentence.toStdString() +
                          " " + std::to_string(prompts.decisions))
                             .c_str(),
                         __FILE__, __LINE__);
            return prompts;
        }
        answered_ = answered_ || inTheirs;
    }
    prompts.turns = match.state().viewFor(kNobody).as<wars::Public>().turns;
    for (std::size_t index = 0; index < match.history().size(); ++index)
        prompts.opened += match.stateAt(index).window() && match.history()[index].decider == 0 ? 1 : 0;
    return prompts;
}

void WarsJourney::aWholeGame() {
    window_->startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QVERIFY(startInScene(*window_, theGame()));
    const Somebody person(*window_);
    QCOMPARE(person.local().match().game().id(), theGame().id());
    const Prompts prompts = playOn(person, true, 3000);
    QVERIFY(person.table().match()->isOver());
    QVERIFY(prompts.decisions > 20);
    qInfo("%d decisions in %d turns; asked at %d windows of the other's turns and %d of one's own battles, "
          "of %d "
          "that were open",
          prompts.decisions, prompts.turns, prompts.inTheirTurn, prompts.inOwnTurn, prompts.opened);
    QVERIFY(moved_);
    QVERIFY(answered_);
    QTRY_VERIFY(person.button(QStringLiteral("Rematch")) != nullptr);
    QVERIFY(!person.table().match()->ending().isEmpty());
}

void WarsJourney::aWholeGameWithFactions() {
    NewGame choice = rememberedGame(theGame());
    for (std::size_t option = 0; option < theGame().options().size(); ++option)
        if (theGame().options()[option].name == "option.factions") {
            choice.setup.options.resize(std::max(choice.setup.options.size(), option + 1));
            choice.setup.options[option] = 1;
        }
    choice.seed = 5;
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    const Somebody person(*window_);
    person.local().setAsking(std::vector<Asking>(theGame().windowKinds().size(), Asking::Always));
    playOn(person, false, 3000);
    QVERIFY(person.table().match()->isOver());
    QVERIFY(answered_);
}

void WarsJourney::byKeysAlone() {
    NewGame choice = rememberedGame(theGame());
    choice.seed = 7;
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    const Somebody person(*window_);
    person.view().setFocus();
    int moves = 0;
    for (; moves < 40 && person.wait() && !person.table().match()->isOver(); ++moves) {
        const Match& match = person.local().match();
        Move move = person.wants();
        if (match.state().gathers()) {
            MoveList list;
            match.state().legalMoves(list);
            for (const Move other : list)
                if (match.state().toText(other) == "end") move = other;
        }
        const std::string said = match.state().toText(move);
        QVERIFY2(person.playByKeys(move), said.c_str());
    }
    QVERIFY(moves > 8);
}

void WarsJourney::aHeldKeyActsOnce() {
    NewGame choice = rememberedGame(theGame());
    choice.seed = 7;
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    const Somebody person(*window_);
    person.view().setFocus();
    const auto phase = [&] {
        return person.local().match().state().viewFor(kNobody).as<wars::Public>().phase;
    };
    while (person.wait() && phase() != wars::Phase::Attack) QVERIFY(person.playByKeys(person.wants()));
    person.press(Qt::Key_E);
    QVERIFY(person.wait());
    QVERIFY(phase() == wars::Phase::Move);
    for (int repeats = 0; repeats < 5; ++repeats) {
        QKeyEvent held(QEvent::KeyPress, Qt::Key_E, Qt::NoModifier, QStringLiteral("e"), true);
        QCoreApplication::sendEvent(&person.view(), &held);
        QTest::qWait(20);
    }
    QVERIFY(phase() == wars::Phase::Move);
    person.press(Qt::Key_E);
    QTRY_VERIFY(phase() != wars::Phase::Move);
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    WarsJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "wars.moc"
