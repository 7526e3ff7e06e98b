// SPDX-License-Identifier: GPL-3.0-or-later
// Two people at one screen: while the curtain is down, nothing that either of them may not know can be seen,
// read or heard anywhere in the window.
#include "person.h"

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

#include <QAccessible>
#include <QApplication>
#include <QCursor>
#include <QLabel>
#include <QQuickItem>
#include <QQuickWindow>
#include <QScreen>
#include <QStatusBar>
#include <QtTest>

#include <memory>
#include <utility>

using namespace drawbridge;

namespace {

NewGame twoPeople(Seed seed, const char* game = "castle-keep") {
    NewGame choice = rememberedGame(*findGame(game));
    choice.players = {{"Anna", false, ""}, {"Ben", false, ""}};
    choice.seed = seed;
    return choice;
}

/// All that assistive technology can read in a window.
void listen(QAccessibleInterface* thing, QStringList& heard, int depth = 0) {
    if (!thing || !thing->isValid() || depth > 40) return;
    for (const auto kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        if (const QString text = thing->text(kind); !text.isEmpty()) heard << text;
    for (int index = 0; index < thing->childCount(); ++index) listen(thing->child(index), heard, depth + 1);
}

/// What the log, the status line, the title and a screen reader say.
QString allWords(const MainWindow& window) {
    QStringList words{window.windowTitle()};
    for (const auto* label : window.statusBar()->findChildren<QLabel*>())
        words << label->text() << label->toolTip();
    words << window.findChild<LogDock*>()->transcript();
    listen(QAccessible::queryAccessibleInterface(const_cast<MainWindow*>(&window)), words);
    return words.join('\n');
}

/// The next picture of the whole window.
QImage picture(MainWindow& window, TableView& view) {
    QImage now;
    QImage before;
    for (int tries = 0; tries < 20 && (now.isNull() || now != before); ++tries) { // until all is painted
        before = now;
        view.quickWindow()->update();
        QTest::qWait(200);
        now = window.grab().toImage();
    }
    return now;
}

} // namespace

class CurtainJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void nothingLeaks();
    void nothingLeaksWhileBotsPlay();
    void twoDealsLookAlike();
    void theCurtainComesBetweenThem();
    void nothingIsTakenBackBehindIt();

  private:
    void tellsNoSecret(const Somebody& person);

    std::unique_ptr<MainWindow> window_;
};

void CurtainJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    // What the pointer happens to lie over is lit, sooner or later.
    QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 820);
    window_->show();
    window_->startNew(twoPeople(11));
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QTRY_VERIFY(window_->findChild<TableController*>()->match()->curtainDown());
}

void CurtainJourney::cleanup() { window_.reset(); }

/// Nothing that only one of two people knows can be seen, read or heard.
void CurtainJourney::tellsNoSecret(const Somebody& person) {
    const Match& match = person.local().match();
    QCOMPARE(person.local().viewer(), kNobody);
    // Faces that only one of them knows, and nothing public bears.
    QSet<Face> secret;
    for (Seat seat = 0; seat < 2; ++seat)
        for (const Piece& piece : match.view(seat).pieces)
            if (!piece.faceUp && piece.face != kHidden) secret.insert(piece.face);
    for (const Piece& piece : match.view(kNobody).pieces) secret.remove(piece.face);
    QVERIFY(!secret.isEmpty());

    const QString words = allWords(*window_);
    for (const Face face : secret) {
        const QString name = person.local().text().faceName(face);
        // The log tells openly of tiles built and discarded; those may be named though one like them is held
        // too.
        bool told = false;
        for (std::size_t index = 0; index < match.history().size(); ++index)
            told = told || QString::fromStdString(match.seenText(index, kNobody))
                               .contains(QString::fromStdString(match.game().faceName(match.setup(), face)));
        if (!told) QVERIFY2(!words.contains(name, Qt::CaseInsensitive), qPrintable(name));
    }
    const auto* pieces = person.table().pieces();
    for (int row = 0; row < pieces->rowCount(); ++row) {
        const PieceRow& piece = pieces->at(row);
        if (!piece.faceUp) QCOMPARE(piece.face, QStringLiteral("castle-keep/back"));
    }
}

void CurtainJourney::nothingLeaks() {
    const Somebody person(*window_);
    const Match& match = person.local().match();
    window_->findChild<LogDock*>()->show();
    for (int turn = 0; turn < 6; ++turn) {
        QTRY_VERIFY(person.table().match()->curtainDown());
        QTest::qWait(100); // for whatever would still show
        tellsNoSecret(person);
        if (QTest::currentTestFailed()) return;

        // The one named lifts it with the mouse, and plays a turn.
        const Seat next = person.local().curtainFor();
        QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.view().rect().center());
        if (person.table().match()->curtainDown()) person.press(Qt::Key_Return);
        QTRY_VERIFY(!person.table().match()->curtainDown());
        QCOMPARE(person.local().viewer(), next);
        while (!person.table().match()->curtainDown() && !person.table().match()->isOver()) {
            QVERIFY(QTest::qWaitFor([&] {
                return person.table().decision()->isMine() || person.table().match()->curtainDown() ||
                       person.table().match()->isOver();
            }));
            if (!person.table().decision()->isMine()) break;
            const Move move = person.wants();
            QVERIFY2(person.play(move, true), match.state().toText(move).c_str());
            QTest::qWait(1);
        }
        if (person.table().match()->isOver()) return;
    }
}

/// A hand goes face down when its turn ends, not only when the curtain falls before the next one.
void CurtainJourney::nothingLeaksWhileBotsPlay() {
    NewGame choice = twoPeople(11);
    choice.setup.seats = 4;
    choice.players.push_back({"Cleo", true, "squire"});
    choice.players.push_back({"Dora", true, "squire"});
    window_->startNew(choice);
    const Somebody person(*window_);
    window_->findChild<LogDock*>()->show();
    int watched = 0;
    for (int decisions = 0; watched < 3; ++decisions) {
        QVERIFY(decisions < 200 && !person.table().match()->isOver());
        QVERIFY(QTest::qWaitFor(
            [&] { return person.table().decision()->isMine() || person.table().match()->curtainDown(); }));
        if (person.table().match()->curtainDown()) {
            QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.view().rect().center());
            if (person.table().match()->curtainDown()) person.press(Qt::Key_Return);
            continue;
        }
        person.local().session().setPace(60'000); // the bots wait until everything has been looked at
        QVERIFY(person.play(person.wants(), false));
        const Seat decider = person.local().match().decider();
        if (isSeat(decider) && !person.local().isPerson(decider)) {
            QTest::qWait(100);
            QVERIFY(!person.table().match()->curtainDown());
            tellsNoSecret(person);
            if (QTest::currentTestFailed()) return;
            ++watched;
        }
        person.local().session().setPace(0);
        person.local().setPaused(true); // begins anew at the new pace
        person.local().setPaused(false);
    }
}

void CurtainJourney::twoDealsLookAlike() {
    // Two deals that differ in nothing but what lies face down: the window is the same, pixel by pixel.
    Somebody person(*window_);
    const auto dealer = [](const Match& match) { return match.seenText(0, kNobody); };
    const std::string first = dealer(person.local().match());
    // Once nothing moves any more.
    const auto atRest = [&] {
        QImage before;
        QImage now = picture(*window_, person.view());
        for (int more = 0; now != before && more < 50; ++more) {
            QTest::qWait(100);
            before = std::exchange(now, picture(*window_, person.view()));
        }
        return now;
    };
    const QImage one = atRest();
    for (Seed seed = 12;; ++seed) {
        window_->startNew(twoPeople(seed));
        QTRY_VERIFY(person.table().match()->curtainDown());
        if (dealer(person.local().match()) == first) break;
    }
    QTRY_COMPARE(atRest(), one);
}

void CurtainJourney::theCurtainComesBetweenThem() {
    const Somebody person(*window_);
    const Seat first = person.local().curtainFor();
    QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.view().rect().center());
    if (person.table().match()->curtainDown()) person.press(Qt::Key_Return);
    QTRY_VERIFY(!person.table().match()->curtainDown());
    while (!person.table().match()->curtainDown()) {
        QVERIFY(QTest::qWaitFor(
            [&] { return person.table().decision()->isMine() || person.table().match()->curtainDown(); }));
        if (person.table().decision()->isMine()) QVERIFY(person.play(person.wants(), false));
    }
    QVERIFY(person.local().curtainFor() != first);
}

void CurtainJourney::nothingIsTakenBackBehindIt() {
    window_->startNew(twoPeople(11, "castle-rampage"));
    const Somebody person(*window_);
    QTRY_VERIFY(person.table().match()->curtainDown());
    const Seat first = person.local().curtainFor();
    person.view().setFocus();
    person.press(Qt::Key_Return);
    QTRY_VERIFY(!person.table().match()->curtainDown());
    for (int card = 0; card < 4; ++card) { // Gate and Castle (RAMPAGE-PREP-6, -7)
        QVERIFY(QTest::qWaitFor([&] { return person.table().decision()->isMine(); }));
        QVERIFY(person.playByKeys(person.wants()));
    }
    QTRY_VERIFY(person.table().match()->curtainDown());
    QVERIFY(person.local().curtainFor() != first);

    // The screen is the next one's already: nothing is taken back, and the keys still lift the curtain.
    const auto events = person.local().match().history().size();
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::qWait(100);
    QCOMPARE(person.local().match().history().size(), events);
    QVERIFY(person.local().curtainFor() != first);
    QVERIFY(person.wait());
    person.press(Qt::Key_Return);
    QTRY_VERIFY(!person.table().match()->curtainDown());
    QVERIFY(person.local().viewer() != first);
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    QAccessible::setActive(true);
    chooseGraphics();
    CurtainJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "curtain.moc"
