// SPDX-License-Identifier: GPL-3.0-or-later
// Castles of Caleira in the real window: whole games from New Game to the summary, by mouse and by keys, and
// a Marketplace between two people at one screen.
#include "person.h"

#include "caleira/notation.h"
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

const GameInfo& theGame() { return *findGame("castles-of-caleira"); }

bool isAt(const Match& match, caleira::Phase phase) {
    return match.state().viewFor(kNobody).as<caleira::Public>().phase == phase;
}

/// The one named comes to the screen.
void lift(const Somebody& person) {
    QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.view().rect().center());
    if (person.table().match()->curtainDown()) person.press(Qt::Key_Return);
}

QString pictureOf(Face face) {
    return QStringLiteral("castles-of-caleira/") + toQString(theGame().faceName(Setup{}, face));
}

} // namespace

class CaleiraJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void fromNewGameToTheSummary();
    void byKeysAlone();
    void aMarketplaceBetweenTwo();
    void aSecondPressPutsTheCardDown();

  private:
    std::unique_ptr<MainWindow> window_;
};

void CaleiraJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 800);
    window_->show();
}

void CaleiraJourney::cleanup() { window_.reset(); }

void CaleiraJourney::fromNewGameToTheSummary() {
    window_->startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));

    QVERIFY(startInScene(*window_, theGame()));

    const Somebody person(*window_);
    const Match& match = person.local().match();
    QCOMPARE(match.game().id(), theGame().id());
    int moves = 0;
    while (person.wait() && !person.table().match()->isOver()) {
        const Move move = person.wants();
        QVERIFY2(person.play(move, moves % 2 == 0), match.state().toText(move).c_str());
        ++moves;
        QVERIFY(moves < 400);
    }
    QVERIFY(person.table().match()->isOver());
    QVERIFY(moves >= 4);
    // The summary says how it ended, and each badge what the castle is worth.
    QTRY_VERIFY(person.button(QStringLiteral("Rematch")) != nullptr);
    QVERIFY(!person.table().match()->ending().isEmpty());
    const SeatModel& seats = *person.table().seats();
    for (int row = 0; row < seats.rowCount(); ++row) QVERIFY(!seats.at(row).standing.isEmpty());
}

void CaleiraJourney::byKeysAlone() {
    NewGame choice = rememberedGame(theGame());
    choice.seed = 7;
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    const Somebody person(*window_);
    person.view().setFocus();
    int moves = 0;
    while (moves < 30 && person.wait() && !person.table().match()->isOver()) {
        const Move move = person.wants();
        QVERIFY2(person.playByKeys(move), person.local().match().state().toText(move).c_str());
        ++moves;
    }
    QVERIFY(moves >= 4);
}

/// Both give a card without seeing the other's; the curtain comes between them each time.
void CaleiraJourney::aMarketplaceBetweenTwo() {
    NewGame choice = rememberedGame(theGame());
    choice.players = {{"Anna", false, ""}, {"Ben", false, ""}};
    bool traded = false;
    for (Seed seed = 1; seed <= 12 && !traded; ++seed) {
        choice.seed = seed;
        window_->startNew(choice);
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        const Somebody person(*window_);
        for (int moves = 0; moves < 60 && !traded; ++moves) {
            const Match& match = person.local().match();
            QTRY_VERIFY(match.isOver() || person.table().match()->curtainDown() ||
                        person.table().decision()->isMine());
            if (match.isOver()) break;
            if (person.table().match()->curtainDown()) {
                QCOMPARE(person.local().viewer(), kNobody);
                lift(person);
                QTRY_VERIFY(!person.table().match()->curtainDown());
                continue;
            }
            const Seat before = match.decider();
            const bool gives = isAt(match, caleira::Phase::Give);
            // Whoever holds a Marketplace plays it open.
            const Move market = caleira::moves::play(caleira::kMarketplace, caleira::Side::Up);
            const bool trades = match.state().judge(market).isLegal();
            const Move move = trades ? market : person.wants();
            QVERIFY2(person.play(move, true), match.state().toText(move).c_str());
            if (!gives) continue;
            // The partner is asked behind the curtain, and what is offered is shown to nobody else.
            QTRY_VERIFY(isAt(match, caleira::Phase::GiveBack));
            QTRY_VERIFY(person.table().match()->curtainDown());
            const Face given = static_cast<Face>(move.operand[0]);
            lift(person);
            QTRY_VERIFY(!person.table().match()->curtainDown());
            QVERIFY(person.local().viewer() != before);
            for (const Piece& piece : match.view(person.local().viewer()).pieces)
                if (piece.pile == caleira::kOffer) QCOMPARE(piece.face, kHidden);
            const PieceModel& pieces = *person.table().pieces();
            for (int row = 0; row < pieces.rowCount(); ++row) {
                const PieceRow& piece = pieces.at(row);
                if (piece.pile == caleira::kOffer) QVERIFY(piece.face != pictureOf(given));
            }
            const Move back = person.wants();
            QVERIFY2(person.play(back, true), match.state().toText(back).c_str());
            traded = true;
        }
    }
    QVERIFY(traded);
}

/// Pressed again, a card is put down, unless it was a double click: that does the obvious, and nothing is
/// here.
void CaleiraJourney::aSecondPressPutsTheCardDown() {
    NewGame choice = rememberedGame(theGame());
    choice.seed = 7;
    window_->startNew(choice);
    const Somebody person(*window_);
    QVERIFY(person.wait());
    const QPoint card = person.pieceAt(person.wants());
    person.click(card);
    QVERIFY(person.table().picked() != 0);
    person.click(card);
    QCOMPARE(person.table().picked(), 0);
    person.click(card);
    QTest::lastMouseTimestamp -=
        QTest::mouseDoubleClickInterval; // at once: newer versions add it to each click
    QTest::mouseClick(&person.view(), Qt::LeftButton, {}, card);
    QVERIFY(person.table().picked() != 0);
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    CaleiraJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "caleira.moc"
