// SPDX-License-Identifier: GPL-3.0-or-later
// Castle Rampage in the real window: a whole game from New Game to the summary with the mouse, a stretch with
// the keys alone, and two people at one screen.
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

#include <QApplication>
#include <QQuickItem>
#include <QtTest>

#include <memory>

using namespace drawbridge;

namespace {

const GameInfo& theGame() { return *findGame("castle-rampage"); }

/// The one named comes to the screen.
void lift(const Somebody& person) {
    QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.view().rect().center());
    if (person.table().match()->curtainDown()) person.press(Qt::Key_Return);
}

} // namespace

class RampageJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void fromNewGameToTheSummary();
    void byKeysAlone();
    void secretsStayBehindTheCurtain();

  private:
    std::unique_ptr<MainWindow> window_;
};

void RampageJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 800);
    window_->show();
}

void RampageJourney::cleanup() { window_.reset(); }

void RampageJourney::fromNewGameToTheSummary() {
    window_->startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));

    QVERIFY(startInScene(*window_, theGame()));

    const Somebody person(*window_);
    const Match& match = person.local().match();
    QCOMPARE(match.game().id(), theGame().id());
    int moves = 0;
    int attacks = 0; // shown, by whomever: a bot's may be over before one is asked again
    AttackModel* attack = person.table().attack();
    const auto shown = [&] { attacks += attack->rowCount() > 0 ? 1 : 0; };
    const QMetaObject::Connection rows = connect(attack, &QAbstractItemModel::rowsInserted, this, shown);
    while (person.wait() && !person.table().match()->isOver()) {
        const Move move = person.wants();
        QVERIFY2(person.play(move, moves % 2 == 0), match.state().toText(move).c_str());
        ++moves;
        QVERIFY(moves < 2000);
    }
    QVERIFY(person.table().match()->isOver());
    QVERIFY(moves > 8); // the setup alone takes eight
    disconnect(rows);
    QVERIFY(attacks > 0);
    QTRY_VERIFY(person.button(QStringLiteral("Rematch")) != nullptr);
    QVERIFY(!person.table().match()->ending().isEmpty());
}

void RampageJourney::byKeysAlone() {
    NewGame choice = rememberedGame(theGame());
    choice.seed = 7;
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    const Somebody person(*window_);
    person.view().setFocus();
    int moves = 0;
    for (; moves < 40 && person.wait() && !person.table().match()->isOver(); ++moves) {
        const Move move = person.wants();
        QVERIFY2(person.playByKeys(move), person.local().match().state().toText(move).c_str());
    }
    QVERIFY(moves > 8);
}

/// What lies in the stacks and in the other hand is a back to whoever is at the screen, even by the memory
/// aid but for what that one has seen; behind the curtain everything is.
void RampageJourney::secretsStayBehindTheCurtain() {
    NewGame choice = rememberedGame(theGame());
    choice.players = {{"Anna", false, ""}, {"Ben", false, ""}};
    choice.seed = 3;
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    const Somebody person(*window_);
    const Match& match = person.local().match();
    int lifted = 0;
    for (int moves = 0; moves < 60 && !match.isOver(); ++moves) {
        QTRY_VERIFY(match.isOver() || person.table().match()->curtainDown() ||
                    person.table().decision()->isMine());
        const PieceModel& pieces = *person.table().pieces();
        const View seen = match.view(person.local().viewer());
        QCOMPARE(pieces.rowCount(), static_cast<int>(seen.pieces.size()));
        for (int row = 0; row < pieces.rowCount(); ++row) {
            const bool known = seen.pieces[static_cast<std::size_t>(row)].face != kHidden;
            QCOMPARE(pieces.at(row).face != QStringLiteral("castle-rampage/back"), known);
        }
        if (person.table().match()->curtainDown()) {
            QCOMPARE(person.local().viewer(), kNobody);
            for (const Piece& piece : seen.pieces) QVERIFY(piece.faceUp || piece.face == kHidden);
            const Seat next = person.local().curtainFor();
            lift(person);
            QTRY_VERIFY(!person.table().match()->curtainDown());
            QCOMPARE(person.local().viewer(), next);
            ++lifted;
            continue;
        }
        if (match.isOver()) break;
        const Move move = person.wants();
        QVERIFY2(person.play(move, true), match.state().toText(move).c_str());
    }
    QVERIFY(lifted > 4);
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    RampageJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "rampage.moc"
