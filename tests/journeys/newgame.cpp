// SPDX-License-Identifier: GPL-3.0-or-later
// With the mouse in the real window: from New Game to the end of the game, and a rematch.
#include "person.h"

#include "match/gamestate.h"
#include "match/setup.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "reference/rulereader.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/newgameview.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "wars/options.h"
#include "widgets/asking.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QMessageBox>
#include <QPushButton>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>
#include <QtTest>

using namespace drawbridge;

namespace {

template <class Widget>
Widget* topmost() {
    return qobject_cast<Widget*>(QApplication::activeModalWidget());
}

QPushButton* buttonSaying(const QWidget* dialog, const QString& text) {
    for (auto* button : dialog->findChildren<QPushButton*>())
        if (button->text().remove('&') == text) return button;
    return nullptr;
}

/// Chooses the same for every moment in Settings > When to ask me…; false if one cannot.
bool askMe(MainWindow& window, Qt::Key choice) {
    bool chosen = false;
    QTimer::singleShot(0, &window, [&chosen, choice] {
        auto* dialog = topmost<AskingDialog>();
        if (!dialog) return;
        for (auto* moment : dialog->findChildren<QComboBox*>()) QTest::keyClick(moment, choice);
        QPushButton* ok = buttonSaying(dialog, QStringLiteral("OK"));
        chosen = ok != nullptr;
        if (chosen)
            QTest::mouseClick(ok, Qt::LeftButton);
        else
            dialog->reject();
    });
    QTest::keyClick(&window, Qt::Key_F4, Qt::ControlModifier);
    return chosen;
}

/// Makes so many decisions; gives how many of them were whether to react.
int reactionsAsked(const Somebody& person, int decisions) {
    int asked = 0;
    for (int made = 0; made < decisions && person.wait() && !person.table().match()->isOver(); ++made) {
        const auto window = person.local().match().state().window();
        asked += window.has_value();
        if (!person.local().play(window ? window->pass : person.wants())) return -1;
    }
    return asked;
}

} // namespace

class NewGameJourney : public QObject {
    Q_OBJECT

  private slots:
    void fromNewGameToTheEndAndAgain();
    void choosesFactions();
    void choosesWhenToBeAsked();
    void tellsByKeysHowFairItIs();
};

void NewGameJourney::fromNewGameToTheEndAndAgain() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    MainWindow window;
    window.show();
    window.startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(&window));

    // The scene: against the weakest bot, deal 24.
    NewGameView* scene = askForNewGame(window);
    QVERIFY(scene);
    // A name that is typed stays when "Done" is pressed, for a bot that comes to sit there too; Esc keeps
    // what was.
    QVERIFY(pressPart(*scene, QStringLiteral("seat-1")));
    QVERIFY(pressPart(*scene, QStringLiteral("guest")));
    QTest::keyClicks(scene, QStringLiteral("Rowan"));
    QVERIFY(pressPart(*scene, QStringLiteral("close")));
    QVERIFY(pressPart(*scene, QStringLiteral("seat-1")));
    QVERIFY(pressPart(*scene, QStringLiteral("name")));
    QTest::keyClicks(scene, QStringLiteral("xyz"));
    QTest::keyClick(scene, Qt::Key_Escape);
    QVERIFY(pressPart(*scene, QStringLiteral("seat-1")));
    QVERIFY(pressPart(*scene, QStringLiteral("level-page")));
    QVERIFY(pressPart(*scene, QStringLiteral("more")));
    QVERIFY(pressPart(*scene, QStringLiteral("deal")));
    QTest::keyClick(scene, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(scene, QStringLiteral("24"));
    QVERIFY(pressPart(*scene, QStringLiteral("lay")));

    const Somebody person(window);
    QCOMPARE(person.local().match().seed(), Seed{24});
    QCOMPARE(person.local().match().players()[1].bot, std::string(levels()[0].name));
    QCOMPARE(person.local().match().players()[1].name, std::string("Rowan"));

    int moves = 0;
    while (person.wait() && !person.table().match()->isOver()) {
        const Move move = person.wants();
        QVERIFY2(person.play(move, moves % 2 == 0), person.local().match().state().toText(move).c_str());
        ++moves;
        QVERIFY(moves < 2000);
    }
    QVERIFY(person.table().match()->isOver());
    QVERIFY(!person.table().match()->ending().isEmpty());

    // The summary offers a rematch; everybody sits one seat further.
    const auto before = person.local().match().players();
    QQuickItem* again = nullptr;
    QTRY_VERIFY((again = person.button(QStringLiteral("Rematch"))) != nullptr);
    QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.middle(again));
    QTRY_VERIFY(!person.table().match()->isOver());
    QCOMPARE(person.local().match().players()[0].name, before[1].name);
    QCOMPARE(person.local().match().players()[1].name, before[0].name);
    // The shields go with them.
    QCOMPARE(person.local().match().shieldOf(0), 1);
    QCOMPARE(person.local().match().shieldOf(1), 0);
}

void NewGameJourney::choosesFactions() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/")));
    writeHastySettings();
    MainWindow window;
    window.show();
    window.startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    NewGameView* scene = askForNewGame(window);
    QVERIFY(scene);
    const auto leads = [scene](int seat, wars::Faction faction) {
        return pressPart(*scene, QStringLiteral("seat-%1").arg(seat)) &&
               pressPart(*scene, QStringLiteral("faction-%1").arg(static_cast<int>(faction) + 1)) &&
               pressPart(*scene, QStringLiteral("close"));
    };
    QVERIFY(pressPart(*scene, QStringLiteral("box-castle-wars")));
    QVERIFY(leads(0, wars::Faction::WarMongers));
    QVERIFY(leads(1, wars::Faction::Golems));
    QVERIFY(pressPart(*scene, QStringLiteral("lay")));
    const Somebody person(window);
    const Match& match = person.local().match();
    QCOMPARE(match.game().id(), std::string_view("castle-wars"));
    const auto factionOf = [&match](const char* option) {
        const std::size_t index = *findOption(match.game(), option);
        return match.game().options()[index].values[optionOf(match.setup(), index)];
    };
    QCOMPARE(factionOf("faction-1"), std::string_view("war-mongers"));
    QCOMPARE(factionOf("faction-2"), std::string_view("golems"));
    QVERIFY(reactionsAsked(person, 5) >= 0);
}

void NewGameJourney::choosesWhenToBeAsked() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/")));
    writeHastySettings();
    NewGame game = rememberedGame(*findGame("castle-wars"));
    game.setup.options.clear();
    game.seed = 4;
    {
        MainWindow window;
        window.show();
        window.startNew(game);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const Somebody person(window);
        QVERIFY(askMe(window, Qt::Key_End)); // always
        QVERIFY(reactionsAsked(person, 30) > 5);
        QVERIFY(askMe(window, Qt::Key_Home)); // never, from now on
        QCOMPARE(reactionsAsked(person, 30), 0);
    }
    MainWindow window;
    window.show();
    window.startNew(game);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(reactionsAsked(Somebody(window), 30), 0); // remembered
}

void NewGameJourney::tellsByKeysHowFairItIs() {
    writeHastySettings();
    MainWindow window;
    window.show();
    window.startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    NewGameView* scene = askForNewGame(window);
    QVERIFY(scene);
    const auto hasKeys = [scene] {
        const QQuickItem* item = scene->quickWindow()->activeFocusItem();
        return item && item->objectName() == QStringLiteral("fair");
    };
    for (int tab = 0; tab < 60 && !hasKeys(); ++tab) QTest::keyClick(scene, Qt::Key_Tab);
    QVERIFY(hasKeys());
    QAccessibleInterface* said =
        QAccessible::queryAccessibleInterface(scene->quickWindow()->activeFocusItem());
    QVERIFY(said->text(QAccessible::Description).startsWith(QStringLiteral("Whoever begins wins ")));
    QTest::keyClick(scene, Qt::Key_Space);
    const auto book = [] { return qobject_cast<RuleReader*>(QApplication::activeWindow()); };
    QTRY_VERIFY(book());
    QCOMPARE(book()->place(), QStringLiteral("fair"));
    book()->close();
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    NewGameJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "newgame.moc"
