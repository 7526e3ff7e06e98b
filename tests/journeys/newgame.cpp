// SPDX-License-Identifier: GPL-3.0-or-later
// With the mouse in the real window: from New Game to the end of the game, and a rematch.
#include "person.h"

#include "match/gamestate.h"
#include "match/setup.h"
#include "shell/asking.h"
#include "shell/graphics.h"
#include "shell/mainwindow.h"
#include "shell/newgame/factionpage.h"
#include "shell/newgame/newgame.h"
#include "shell/newgame/newgamedialog.h"
#include "table/session.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QQuickItem>
#include <QTabBar>
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
int reactionsAsked(const Person& person, int decisions) {
    int asked = 0;
    for (int made = 0; made < decisions && person.wait() && !person.table().over(); ++made) {
        const auto window = person.session().match().state().window();
        asked += window.has_value();
        if (!person.session().play(window ? window->pass : person.wants())) return -1;
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
};

void NewGameJourney::fromNewGameToTheEndAndAgain() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    MainWindow window;
    window.show();
    window.startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(&window));

    // The dialog: against the weakest bot, deal 24.
    bool chosen = false;
    QTimer::singleShot(0, &window, [&chosen] {
        auto* dialog = topmost<NewGameDialog>();
        if (!dialog) return;
        const auto kinds = dialog->findChildren<QComboBox*>();
        const auto names = dialog->findChildren<QLineEdit*>();
        for (auto* kind : kinds) {
            if (!kind->isVisible() || kind->currentIndex() == 0) continue;
            kind->setFocus();
            QTest::keyClick(kind, Qt::Key_Home);
            QTest::keyClick(kind, Qt::Key_Down);
        }
        for (auto* name : names) {
            if (!name->isVisible()) continue;
            const bool isSeed = name->validator() != nullptr;
            if (!isSeed) continue;
            QTest::mouseClick(name, Qt::LeftButton);
            name->selectAll();
            QTest::keyClicks(name, QStringLiteral("24"));
        }
        QPushButton* start = buttonSaying(dialog, QStringLiteral("Start"));
        chosen = start && start->isEnabled();
        if (chosen)
            QTest::mouseClick(start, Qt::LeftButton);
        else
            dialog->reject();
    });
    QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
    QVERIFY(chosen);

    const Person person(window);
    QCOMPARE(person.session().match().seed(), Seed{24});
    QCOMPARE(person.session().match().players()[1].bot, std::string(levels()[0].name));

    int moves = 0;
    while (person.wait() && !person.table().over()) {
        const Move move = person.wants();
        QVERIFY2(person.play(move, moves % 2 == 0), person.session().match().state().toText(move).c_str());
        ++moves;
        QVERIFY(moves < 2000);
    }
    QVERIFY(person.table().over());
    QVERIFY(!person.table().ending().isEmpty());

    // The summary offers a rematch; everybody sits one seat further.
    const auto before = person.session().match().players();
    QQuickItem* again = nullptr;
    QTRY_VERIFY((again = person.button(QStringLiteral("Rematch"))) != nullptr);
    QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.middle(again));
    QTRY_VERIFY(!person.table().over());
    QCOMPARE(person.session().match().players()[0].name, before[1].name);
    QCOMPARE(person.session().match().players()[1].name, before[0].name);
    // The shields go with them.
    QCOMPARE(person.session().match().shieldOf(0), 1);
    QCOMPARE(person.session().match().shieldOf(1), 0);
}

void NewGameJourney::choosesFactions() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/")));
    writeHastySettings();
    MainWindow window;
    window.show();
    window.startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTimer::singleShot(0, &window, [] {
        auto* dialog = topmost<NewGameDialog>();
        if (!dialog) return;
        clickItem(*dialog, QStringLiteral("Castle Wars"));
        QTest::keyClick(dialog, Qt::Key_F, Qt::AltModifier); // the tab of factions
        clickItem(*dialog, QStringLiteral("War-Mongers"));
        auto* seats = dialog->findChild<FactionPage*>()->findChild<QTabBar*>();
        QTest::mouseClick(seats, Qt::LeftButton, {}, seats->tabRect(1).center());
        clickItem(*dialog, QStringLiteral("Golems"));
        QPushButton* start = buttonSaying(dialog, QStringLiteral("Start"));
        if (start && start->isEnabled())
            QTest::mouseClick(start, Qt::LeftButton);
        else
            dialog->reject();
    });
    QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
    const Person person(window);
    const Match& match = person.session().match();
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
        const Person person(window);
        QVERIFY(askMe(window, Qt::Key_End)); // always
        QVERIFY(reactionsAsked(person, 30) > 5);
        QVERIFY(askMe(window, Qt::Key_Home)); // never, from now on
        QCOMPARE(reactionsAsked(person, 30), 0);
    }
    MainWindow window;
    window.show();
    window.startNew(game);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(reactionsAsked(Person(window), 30), 0); // remembered
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    NewGameJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "newgame.moc"
