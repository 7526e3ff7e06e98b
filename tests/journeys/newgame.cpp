// SPDX-License-Identifier: GPL-3.0-or-later
// With the mouse in the real window: from New Game to the end of the game, and a rematch.
#include "person.h"

#include "shell/graphics.h"
#include "shell/mainwindow.h"
#include "shell/newgame.h"
#include "shell/newgamedialog.h"
#include "shell/tableview.h"
#include "table/session.h"
#include "table/tablecontroller.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QQuickItem>
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

} // namespace

class NewGameJourney : public QObject {
    Q_OBJECT

  private slots:
    void fromNewGameToTheEndAndAgain();
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

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    NewGameJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "newgame.moc"
