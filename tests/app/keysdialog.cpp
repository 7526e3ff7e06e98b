// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of what can be asked can be changed, but not to those that something else has.
#include "rooms/preferences/keysdialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

using namespace drawbridge;

namespace {

/// Two entries whose keys can be changed, beside one whose cannot.
struct Bar {
    Bar() {
        QMenu* menu = menus.addMenu(QStringLiteral("Ask"));
        const auto add = [menu](const char* name, const QString& text, Qt::Key key) {
            QAction* action = menu->addAction(text);
            action->setObjectName(QString::fromLatin1(name));
            action->setShortcut(key);
            return action;
        };
        entries << add("ask-hand", QStringLiteral("My &hand"), Qt::Key_F8)
                << add("ask-task", QStringLiteral("What is &asked"), Qt::Key_F2);
        add("pane", QStringLiteral("&Next pane"), Qt::Key_F6);
        takeChosenKeys(entries);
    }

    QMenuBar menus;
    QList<QAction*> entries;
};

struct Asked {
    explicit Asked(const Bar& bar)
        : dialog(bar.entries, &bar.menus, nullptr)
        , edits(dialog.findChildren<QKeySequenceEdit*>())
        , buttons(dialog.findChild<QDialogButtonBox*>()) {}

    bool isOk() const { return buttons->button(QDialogButtonBox::Ok)->isEnabled(); }

    KeysDialog dialog;
    QList<QKeySequenceEdit*> edits;
    QDialogButtonBox* buttons;
};

} // namespace

class TestKeysDialog : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }
    void areKept();
    void canBeTakenAway();
    void clashWithNone();
};

void TestKeysDialog::areKept() {
    Bar bar;
    {
        Asked asked(bar);
        QCOMPARE(asked.edits.size(), 2);
        QVERIFY(asked.isOk());
        asked.edits[0]->setKeySequence(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_J));
        QVERIFY(asked.isOk());
        asked.dialog.accept();
    }
    QCOMPARE(bar.entries[0]->shortcut(), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_J));
    Bar later;
    QCOMPARE(later.entries[0]->shortcut(), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_J));
    QCOMPARE(later.entries[1]->shortcut(), QKeySequence(Qt::Key_F2));
    Asked again(later);
    again.buttons->button(QDialogButtonBox::RestoreDefaults)->click();
    again.dialog.accept();
    QCOMPARE(Bar().entries[0]->shortcut(), QKeySequence(Qt::Key_F8));
}

void TestKeysDialog::canBeTakenAway() {
    Bar bar;
    Asked asked(bar);
    asked.edits[1]->clear();
    QVERIFY(asked.isOk());
    asked.dialog.accept();
    QVERIFY(Bar().entries[1]->shortcut().isEmpty());
}

void TestKeysDialog::clashWithNone() {
    Bar bar;
    Asked asked(bar);
    const QLabel* problem = nullptr;
    for (const QLabel* label : asked.dialog.findChildren<QLabel*>())
        if (label->wordWrap()) problem = label;
    QVERIFY(problem && problem->text().isEmpty());
    asked.edits[0]->setKeySequence(QKeySequence(Qt::Key_F6));
    QVERIFY(!asked.isOk());
    QVERIFY2(problem->text().contains(QStringLiteral("Next pane")), qPrintable(problem->text()));
    asked.edits[0]->setKeySequence(QKeySequence(Qt::Key_F2));
    QVERIFY(!asked.isOk());
    QVERIFY2(problem->text().contains(QStringLiteral("twice")), qPrintable(problem->text()));
    asked.edits[0]->setKeySequence(QKeySequence(Qt::Key_E)); // ends a turn on the table
    QVERIFY(!asked.isOk());
    asked.edits[0]->setKeySequence(QKeySequence(Qt::ALT | Qt::Key_J, Qt::ALT | Qt::Key_K));
    QVERIFY(asked.isOk());
    QCOMPARE(asked.edits[0]->keySequence(), QKeySequence(Qt::ALT | Qt::Key_J));
}

QTEST_MAIN(TestKeysDialog)
#include "keysdialog.moc"
