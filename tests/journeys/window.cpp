// SPDX-License-Identifier: GPL-3.0-or-later
// What is round the table: menus and their letters, docks, files opened lately, language and size of text.
#include "person.h"
#include "rooms/deck/deckeditor.h"

#include "library/recordfile.h"
#include "match/gamestate.h"
#include "match/record.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "reference/rulereader.h"
#include "rooms/match/logdock.h"
#include "rooms/match/rulesdock.h"
#include "rooms/newgame/factiondialog.h"
#include "rooms/newgame/houserulesdialog.h"
#include "rooms/newgame/newgame.h"
#include "rooms/preferences/preferencesdialog.h"
#include "sound/soundboard.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "text/wholefile.h"

#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QQuickItem>
#include <QQuickWindow>
#include <QScreen>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QTranslator>
#include <QtTest>

#ifdef Q_OS_UNIX
#    include <csignal>
#    include <sys/resource.h>
#endif

using namespace drawbridge;

namespace {

/// A language in which all that is said stands in brackets.
class Bracketed : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        return '[' + QString::fromUtf8(source) + ']';
    }
};

/// All actions of a menu and of those in it.
QList<QAction*> actionsOf(const QMenu* menu) {
    QList<QAction*> result;
    for (QAction* action : menu->actions()) {
        if (action->isSeparator()) continue;
        result << action;
        if (action->menu()) result << actionsOf(action->menu());
    }
    return result;
}

QStringList wordsOf(const QQuickItem* item) {
    QStringList words;
    if (!item->isVisible()) return words;
    if (const QVariant text = item->property("text"); text.isValid()) words << text.toString();
    for (const QQuickItem* child : item->childItems()) words << wordsOf(child);
    return words;
}

/// Whether a picture with that in its name is in it somewhere.
bool showsPicture(const QQuickItem& item, const QString& part) {
    if (item.property("source").toUrl().toString().contains(part)) return true;
    const QList<QQuickItem*> children = item.childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](const QQuickItem* child) { return showsPicture(*child, part); });
}

/// The letter that Alt reaches this text by; null if there is none.
QChar letterOf(const QString& text) {
    const QString keys = QKeySequence::mnemonic(text).toString();
    return keys.isEmpty() ? QChar() : keys.back();
}

/// The letters of all that can be seen in a dialog.
QMap<QChar, QStringList> lettersIn(const QWidget& dialog) {
    QMap<QChar, QStringList> letters;
    const auto add = [&letters](const QString& text) {
        if (const QChar letter = letterOf(text); !letter.isNull()) letters[letter] << text;
    };
    for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            // Some desktops give these two the letters of their own.
            const bool isStandard = button->text() == QLatin1String("OK") || button->text() == "Cancel";
            add(isStandard ? '&' + button->text() : button->text());
        }
        if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            add(label->text());
        if (const auto* box = qobject_cast<const QGroupBox*>(widget)) add(box->title());
        if (const auto* tabs = qobject_cast<const QTabWidget*>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab) add(tabs->tabText(tab));
    }
    return letters;
}

void verifyUnique(const QMap<QChar, QStringList>& letters) {
    QVERIFY(letters.size() > 1);
    for (const QStringList& texts : letters) QVERIFY2(texts.size() == 1, qPrintable(texts.join(" | ")));
}

/// Does `what` with the next modal dialog of that type, then makes sure that it is closed.
template <class Dialog, class What>
void withDialog(QWidget& window, bool& done, What what) {
    QTimer::singleShot(0, &window, [&done, what] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        what(*dialog);
        done = true;
        if (dialog->isVisible()) dialog->reject();
    });
}

} // namespace

class WindowJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void lettersOfTheMenus();
    void lettersOfTheDialogs();
    void docksByTheirKeys();
    void thePauseButtonSaysWhatItDoes();
    void aFullScreenIsTheTables();
    void botsWaitBehindADialog();
    void theToolbarAtTheNextStart();
    void matchesOpenedLately();
    void badFilesAreRefused();
    void aFileThatCannotBeWrittenStays();
    void anotherLanguageAtOnce();
    void aLanguageIsChosen();
    void groundAndBacksAreChosen();
    void soundIsTurnedOnAndOff();
    void largerAndSmaller();
    void theNoteOnTheTable();
    void keysAfterMenusAndDialogs();
    void keysAfterADockIsClosed();
    void theLogUnrollsOverTheTable();
    void docksOpenLargeEnoughToRead();
    void theWindowFitsOnTheScreen();
    void fiveHundredUndos();

  private:
    QMenu* menu(int index) const { return window_->menuBar()->actions()[index]->menu(); }
    QAction* action(const QKeySequence& keys) const;
    /// Chooses an entry of a menu with the mouse of the X server.
    void chooseByMouse(QAction* entry) const;
    /// Whether a real key moves the focus on the table.
    bool keysReachTheTable() const;
    QDockWidget& log() const { return *window_->findChild<LogDock*>(); }
    QDockWidget& rules() const { return *window_->findChild<RulesDock*>(); }
    /// Everything that the window says, widget for widget.
    QStringList said() const;
    QString saved(const QString& name, Seed seed) const;
    /// Opens a file and tells what is said of it.
    QString complaint(const QString& file) const;

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

void WindowJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    QSettings().clear();
    writeHastySettings();
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    NewGame choice = rememberedGame(*findGame("castle-keep"));
    choice.seed = 5;
    choice.players[1].bot = "random";
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void WindowJourney::cleanup() { window_.reset(); }

QAction* WindowJourney::action(const QKeySequence& keys) const {
    for (auto* each : window_->findChildren<QAction*>())
        if (each->shortcuts().contains(keys)) return each;
    return nullptr;
}

QStringList WindowJourney::said() const {
    QStringList result{window_->windowTitle(), log().windowTitle(), rules().windowTitle()};
    for (const QAction* title : window_->menuBar()->actions()) {
        result << title->text();
        for (const QAction* each : actionsOf(title->menu()))
            result << each->text() << each->iconText() << each->statusTip();
    }
    for (const auto* bar : log().findChildren<QToolBar*>())
        for (const QAction* each : bar->actions()) result << each->text();
    result << rules().findChild<QLineEdit*>()->placeholderText();
    for (const auto* label : window_->statusBar()->findChildren<QLabel*>()) result << label->text();
    const TableController& table = *window_->findChild<TableController*>();
    result << table.decision()->prompt() << table.match()->lastEvent();
    return result << wordsOf(window_->findChild<TableView*>()->rootObject());
}

QString WindowJourney::saved(const QString& name, Seed seed) const {
    NewGame choice = rememberedGame(*findGame("castle-keep"));
    choice.seed = seed;
    Match match = begin(choice);
    match.settle();
    const QString file = folder_->filePath(name);
    return writeFile(file, writeRecord(match)) ? file : QString();
}

QString WindowJourney::complaint(const QString& file) const {
    QString text;
    bool done = false;
    withDialog<QMessageBox>(*window_, done, [&text](const QMessageBox& box) { text = box.text(); });
    window_->open(file);
    return done ? text : QString();
}

void WindowJourney::lettersOfTheMenus() {
    const auto unique = [](const QList<QAction*>& actions) {
        QSet<QChar> letters;
        for (const QAction* each : actions) {
            if (each->isSeparator()) continue;
            const QChar letter = letterOf(each->text());
            QVERIFY2(!letter.isNull() && !letters.contains(letter), qPrintable(each->text()));
            letters << letter;
        }
    };
    unique(window_->menuBar()->actions());
    QMap<QString, QString> keys;
    for (const QAction* title : window_->menuBar()->actions()) {
        unique(title->menu()->actions());
        for (const QAction* each : actionsOf(title->menu())) {
            if (each->text().isEmpty()) continue; // in the files opened lately
            QVERIFY2(!each->statusTip().isEmpty() || each->menu(), qPrintable(each->text()));
            if (each->menu() && each->menu()->actions().size() > 1) unique(each->menu()->actions());
            for (const QKeySequence& shortcut : each->shortcuts()) {
                QVERIFY2(!keys.contains(shortcut.toString()), qPrintable(shortcut.toString()));
                keys[shortcut.toString()] = each->text();
            }
        }
    }
    QVERIFY(keys.size() > 20);
}

void WindowJourney::lettersOfTheDialogs() {
    HouseRulesDialog rules(rememberedGame(*findGame("castle-keep")), editDeck);
    rules.show();
    verifyUnique(lettersIn(rules));
    FactionDialog factions(rememberedGame(*findGame("castle-wars")));
    factions.show();
    verifyUnique(lettersIn(factions));
    bool done = false;
    withDialog<PreferencesDialog>(*window_, done,
                                  [](PreferencesDialog& dialog) { verifyUnique(lettersIn(dialog)); });
    QTest::keyClick(window_.get(), Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(done);
}

void WindowJourney::docksByTheirKeys() {
    QToolBar* bar = window_->findChild<QToolBar*>(QStringLiteral("toolbar"));
    const std::tuple<QWidget*, Qt::Key, Qt::KeyboardModifiers> parts[] = {
        {&log(), Qt::Key_L, Qt::ControlModifier},
        {&rules(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier},
        {bar, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier},
        {window_->statusBar(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier},
    };
    for (const auto& [part, key, modifiers] : parts) {
        const bool before = part->isVisible();
        QTest::keyClick(window_.get(), key, modifiers);
        QCOMPARE(part->isVisible(), !before);
        QTest::keyClick(window_.get(), key, modifiers);
        QCOMPARE(part->isVisible(), before);
    }
    rules().hide();
    QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(rules().isVisible());
    auto* search = rules().findChild<QLineEdit*>();
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("KEEP-BUILD-8"));
    QTest::keyClick(search, Qt::Key_Return); // to the first result
    QTRY_COMPARE(rules().findChild<RuleReader*>()->place(), QStringLiteral("KEEP-BUILD-8"));
}

void WindowJourney::thePauseButtonSaysWhatItDoes() {
    QAction* pause = action(QKeySequence(Qt::CTRL | Qt::Key_B));
    const Somebody person(*window_);
    QCOMPARE(pause->iconText(), QStringLiteral("Pause"));
    QTest::keyClick(window_.get(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(person.local().isPaused());
    QCOMPARE(pause->iconText(), QStringLiteral("Go on"));
    // The table says so, too, and lets them go on.
    QObject* scene = window_->findChild<TableView*>()->rootObject();
    QVERIFY(scene->property("paused").toBool());
    QMetaObject::invokeMethod(scene, "goOnRequested");
    QVERIFY(!person.local().isPaused() && !pause->isChecked());
    QVERIFY(!scene->property("paused").toBool());
    QTest::keyClick(window_.get(), Qt::Key_B, Qt::ControlModifier);
    QTest::keyClick(window_.get(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!person.local().isPaused());
    QCOMPARE(pause->iconText(), QStringLiteral("Pause"));
}

/// The table has the whole screen, and the menus are a button on the beam; their keys work as before.
void WindowJourney::aFullScreenIsTheTables() {
    const Somebody person(*window_);
    const auto* bar = window_->findChild<QToolBar*>(QStringLiteral("toolbar"));
    const auto button = [&]() -> QToolButton* {
        for (auto* one : bar->findChildren<QToolButton*>())
            if (one->defaultAction() && one->defaultAction()->menu()) return one;
        return nullptr;
    };
    QVERIFY(button());
    QVERIFY(window_->menuBar()->isVisible() && !button()->isVisible());
    QTest::keyClick(window_.get(), Qt::Key_F11);
    QTRY_VERIFY(window_->isFullScreen());
    QTRY_VERIFY(!window_->menuBar()->isVisible() && button()->isVisible());
    QTest::keyClick(window_.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(log().isVisible());
    QTest::keyClick(window_.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!log().isVisible());
    // All menus are behind the button.
    QTimer::singleShot(0, this, [&] {
        QTRY_VERIFY(QApplication::activePopupWidget());
        QCOMPARE(QApplication::activePopupWidget()->actions(), window_->menuBar()->actions());
        QApplication::activePopupWidget()->close();
    });
    button()->click();
    // So they are behind Alt, pressed by itself.
    QTest::keyPress(window_->windowHandle(), Qt::Key_Alt, Qt::AltModifier);
    QTest::keyClick(window_->windowHandle(), Qt::Key_F6, Qt::AltModifier);
    QTest::keyRelease(window_->windowHandle(), Qt::Key_Alt);
    QCoreApplication::processEvents();
    QVERIFY(!QApplication::activePopupWidget());
    QTest::keyPress(window_->windowHandle(), Qt::Key_Alt, Qt::AltModifier);
    QTest::keyRelease(window_->windowHandle(), Qt::Key_Alt);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QCOMPARE(QApplication::activePopupWidget()->actions(), window_->menuBar()->actions());
    QApplication::activePopupWidget()->close();
    QTest::keyClick(window_.get(), Qt::Key_M, Qt::ControlModifier);
    QVERIFY(window_->menuBar()->isVisible() && !button()->isVisible());
    QTest::keyClick(window_.get(), Qt::Key_M, Qt::ControlModifier);
    QVERIFY(!window_->menuBar()->isVisible());
    // The hall has no beam.
    QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
    QTRY_VERIFY(window_->menuBar()->isVisible());
    QTest::keyClick(window_.get(), Qt::Key_F11);
    QTRY_VERIFY(!window_->isFullScreen());
    QVERIFY(window_->menuBar()->isVisible());
}

void WindowJourney::botsWaitBehindADialog() {
    const Somebody person(*window_);
    for (const bool paused : {false, true}) {
        action(QKeySequence(Qt::CTRL | Qt::Key_B))->setChecked(paused);
        bool done = false;
        withDialog<QDialog>(*window_, done, [&person](QDialog&) { QVERIFY(person.local().isPaused()); });
        action(QKeySequence(Qt::CTRL | Qt::Key_Comma))->trigger();
        QVERIFY(done);
        QTRY_COMPARE(person.local().isPaused(), paused);
    }
}

void WindowJourney::theToolbarAtTheNextStart() {
    const auto widths = [this] {
        QMap<QString, int> result;
        const auto* bar = window_->findChild<QToolBar*>(QStringLiteral("toolbar"));
        for (const auto* button : bar->findChildren<QToolButton*>())
            if (button->defaultAction() && !button->isHidden())
                result[button->defaultAction()->iconText()] = button->width();
        return result;
    };
    const QMap<QString, int> before = widths();
    QVERIFY(before.size() > 5);
    window_->close();
    QIcon::setThemeName(QString()); // as in a program just started
    window_ = std::make_unique<MainWindow>();
    window_->show();
    window_->startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QCOMPARE(widths(), before); // no word is cut short
}

void WindowJourney::matchesOpenedLately() {
    QMenu* recent = nullptr;
    for (QAction* each : menu(0)->actions())
        if (each->menu()) recent = each->menu();
    QVERIFY(recent);
    const auto entries = [recent] {
        emit recent->aboutToShow();
        QStringList texts;
        for (const QAction* each : recent->actions()) texts << each->text();
        return texts;
    };
    QCOMPARE(entries().size(), 1);
    QVERIFY(!recent->actions().front()->isEnabled()); // none yet

    for (int number = 1; number <= 9; ++number)
        QVERIFY(window_->open(saved(QStringLiteral("match %1.drawbridge").arg(number), Seed(number))));
    const QString odd = saved(QStringLiteral("Rowena & Osric.drawbridge"), 77);
    QVERIFY(window_->open(odd));
    QVERIFY(window_->open(saved(QStringLiteral("match 5.drawbridge"), 5))); // again: to the front
    QStringList texts = entries();
    QCOMPARE(texts.size(), 8);
    QCOMPARE(texts[0], QStringLiteral("&1 match 5"));
    QCOMPARE(texts[1], QStringLiteral("&2 Rowena && Osric"));
    QCOMPARE(texts[2], QStringLiteral("&3 match 9"));
    QCOMPARE(texts.filter(QStringLiteral("match 5")).size(), 1);

    // One that is gone is not offered; the one chosen is opened.
    QVERIFY(QFile::remove(folder_->filePath(QStringLiteral("match 9.drawbridge"))));
    QCOMPARE(entries()[2], QStringLiteral("&3 match 8"));
    recent->actions()[1]->trigger();
    QCOMPARE(Somebody(*window_).local().match().seed(), Seed{77});
    QVERIFY(window_->windowTitle().contains(QStringLiteral("Rowena & Osric")));
    QCOMPARE(entries()[0], QStringLiteral("&1 Rowena && Osric"));
}

void WindowJourney::badFilesAreRefused() {
    const QString good = saved(QStringLiteral("good.drawbridge"), 6);
    QFile source(good);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const std::string record = source.readAll().toStdString();
    const auto spoilt = [this](const char* name, const std::string& content) {
        const QString file = folder_->filePath(QString::fromLatin1(name));
        return writeFile(file, content) ? file : QString();
    };
    std::string version = record;
    const auto digit = version.find_first_of("0123456789");
    QVERIFY(digit != std::string::npos);
    version[digit] = '9';
    const LocalTable* before = &Somebody(*window_).local();
    const QString files[] = {
        spoilt("empty.drawbridge", {}),
        spoilt("noise.drawbridge", std::string(2000, '\x91')),
        spoilt("version.drawbridge", version),
        spoilt("start.drawbridge", record.substr(0, 25)),
        folder_->filePath(QStringLiteral("missing.drawbridge")),
        folder_->path(),
    };
    for (const QString& file : files) {
        const QString told = complaint(file);
        QVERIFY2(told.contains(QDir::toNativeSeparators(file)), qPrintable(file + ": " + told));
        QVERIFY2(told.endsWith('.'), qPrintable(told));
        QCOMPARE(&Somebody(*window_).local(), before); // the match on the table stays
    }
    // What can be saved of a file is offered, not taken: here the question is refused.
    QVERIFY(complaint(spoilt("tail.drawbridge", record + "nonsense\n")).contains(QStringLiteral("line ")));
    QCOMPARE(&Somebody(*window_).local(), before);
}

void WindowJourney::aFileThatCannotBeWrittenStays() {
    const QString file = saved(QStringLiteral("kept.drawbridge"), 6);
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray before = source.readAll();
    source.close();
#ifdef Q_OS_UNIX
    // As on a full disk: files are made, but nothing goes into them.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit none = usual;
    none.rlim_cur = 0;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &none), 0);
    const auto told = writeFile(file, "other");
    const auto toldOfNew = writeFile(folder_->filePath(QStringLiteral("new.drawbridge")), "new");
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    QVERIFY(!told && told.problem().text().contains(QDir::toNativeSeparators(file)));
    QVERIFY(!toldOfNew);
#endif
    QVERIFY(!writeFile(folder_->filePath(QStringLiteral("no/such/folder/x.drawbridge")), "x"));
    QVERIFY(!writeFile(folder_->path(), "x"));
    QVERIFY(QFileInfo(folder_->path()).isDir());
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 1); // nothing half done lies about
    QVERIFY(source.open(QIODevice::ReadOnly));
    QCOMPARE(source.readAll(), before);
}

/// Back and forth, as fast as the keys come: all ends where it was.
void WindowJourney::fiveHundredUndos() {
    NewGame choice = rememberedGame(*findGame("castle-keep"));
    choice.seed = 6;
    choice.undo = UndoRule::Practice;
    for (Player& player : choice.players) player.isBot = false;
    Preferences open = Preferences::load();
    open.curtain = false;
    open.store();
    window_ = std::make_unique<MainWindow>();
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    LocalTable& local = Somebody(*window_).local();
    const auto settle = [&] {
        return QTest::qWaitFor(
            [&] { return local.match().isOver() || local.isAsked(local.match().decider()); });
    };
    QVERIFY(settle());
    for (int moves = 0; moves < 100 && !local.match().isOver(); ++moves) {
        MoveList list;
        local.match().state().legalMoves(list);
        QVERIFY(local.play(list[0]));
        QVERIFY(settle());
    }
    const auto record = [&] {
        local.session().setNotes({}); // time goes on
        return writeRecord(local.match());
    };
    const std::string whole = record();
    QAction* undo = action(QKeySequence::Undo);
    QAction* redo = action(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    int undos = 0;
    while (undos < 500) {
        for (; undo->isEnabled() && undos < 500; ++undos) {
            QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
            QCoreApplication::processEvents();
        }
        QVERIFY(undos > 0);
        QVERIFY(settle());
        while (redo->isEnabled()) {
            QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCoreApplication::processEvents();
        }
    }
    QVERIFY(settle());
    QVERIFY(record() == whole);
}

void WindowJourney::anotherLanguageAtOnce() {
    const Somebody person(*window_);
    QVERIFY(person.wait());
    person.local().setPaused(true);
    log().show();
    rules().show();
    QTest::qWait(50);
    const QStringList english = said();
    Bracketed bracketed;
    QVERIFY(QCoreApplication::installTranslator(&bracketed));
    QTest::qWait(50);
    const QStringList other = said();
    QCOMPARE(other.size(), english.size());
    int names = 0; // words that nobody translates: people's names, numbers
    for (qsizetype index = 0; index < other.size(); ++index) {
        if (english[index].isEmpty() || other[index].contains('[')) continue;
        static const QRegularExpression isName(QStringLiteral("^(\\d*|Guest|Baldwin|[A-Z])$"));
        QVERIFY2(isName.match(english[index]).hasMatch(), qPrintable(english[index]));
        ++names;
    }
    QVERIFY(names < 12);
    QCoreApplication::removeTranslator(&bracketed);
    QTest::qWait(50);
    QCOMPARE(said(), english);
}

void WindowJourney::aLanguageIsChosen() {
    log().show();
    const auto choose = [this](const QString& language) {
        bool done = false;
        withDialog<PreferencesDialog>(*window_, done, [language](PreferencesDialog& dialog) {
            for (auto* list : dialog.findChildren<QComboBox*>())
                if (const int index = list->findData(language); index >= 0) list->setCurrentIndex(index);
            dialog.accept();
        });
        action(QKeySequence(Qt::CTRL | Qt::Key_Comma))->trigger();
        return done;
    };
    QVERIFY(choose(QStringLiteral("eo")));
    QTRY_COMPARE(window_->menuBar()->actions().front()->text(), QStringLiteral("&Ludo"));
    QCOMPARE(log().windowTitle(), QStringLiteral("Protokolo"));
    QCOMPARE(Preferences::load().language, QStringLiteral("eo"));
    QVERIFY(choose(QStringLiteral("en")));
    QTRY_COMPARE(window_->menuBar()->actions().front()->text(), QStringLiteral("&Game"));
    QCOMPARE(log().windowTitle(), QStringLiteral("Game log"));
}

void WindowJourney::groundAndBacksAreChosen() {
    bool done = false;
    withDialog<PreferencesDialog>(*window_, done, [](PreferencesDialog& dialog) {
        for (auto* list : dialog.findChildren<QComboBox*>())
            for (const char* name : {"oak", "masonry"})
                if (const int index = list->findData(QLatin1String(name)); index >= 0)
                    list->setCurrentIndex(index);
        dialog.accept();
    });
    action(QKeySequence(Qt::CTRL | Qt::Key_Comma))->trigger();
    QVERIFY(done);
    QCOMPARE(Preferences::load().ground, QStringLiteral("oak"));
    QCOMPARE(Preferences::load().backs, QStringLiteral("masonry"));
    const QQuickItem& scene = *window_->findChild<TableView*>()->rootObject();
    const auto shows = [&](const QString& part) { return showsPicture(scene, part); };
    QTRY_VERIFY(shows(QStringLiteral("grounds/oak?")));
    QTRY_VERIFY(shows(QStringLiteral("/back~masonry?")));
}

/// Kept for the next time; and where nothing can be heard all goes on.
void WindowJourney::soundIsTurnedOnAndOff() {
    if (!canPlaySounds()) QSKIP("This build has no sound.");
    QAction* sound = action(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    auto* board = window_->findChild<SoundBoard*>();
    QVERIFY(!sound->isChecked());
    QVERIFY(!board->isOn());
    QTest::keyClick(window_.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(sound->isChecked());
    QVERIFY(board->isAwake()); // one hears that it is on
    QVERIFY(Preferences::load().sound);
    QTest::keyClick(window_.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!board->isOn());
    QVERIFY(!board->isAwake());
    QVERIFY(!Preferences::load().sound);
}

void WindowJourney::largerAndSmaller() {
    log().show();
    rules().show();
    const QQuickItem* scene = window_->findChild<TableView*>()->rootObject();
    const auto sizes = [&] {
        return QList<double>{scene->property("textScale").toDouble(),
                             log().findChild<QListView*>()->fontInfo().pointSizeF(),
                             rules().findChild<QTextBrowser*>()->fontInfo().pointSizeF()};
    };
    const QList<double> normal = sizes();
    QCOMPARE(normal[0], 1.0);
    // Widgets are told of another font through the event loop.
    const auto haveGone = [&](bool up) {
        return QTest::qWaitFor([&] {
            const QList<double> now = sizes();
            for (qsizetype index = 0; index < now.size(); ++index)
                if (up ? now[index] <= normal[index] : now[index] >= normal[index]) return false;
            return true;
        });
    };
    QTest::keyClick(window_.get(), Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(haveGone(true));
    QTest::keyClick(window_.get(), Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(sizes(), normal);
    QTest::keyClick(window_.get(), Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(haveGone(false));
    QTest::keyClick(window_.get(), Qt::Key_Equal, Qt::ControlModifier);
    QTRY_COMPARE(sizes(), normal);

    QAction* larger = action(QKeySequence(Qt::CTRL | Qt::Key_Equal));
    for (int steps = 0; larger->isEnabled(); ++steps) {
        QVERIFY(steps < 10);
        larger->trigger();
    }
    QVERIFY(haveGone(true));
    // It is so again at the next start.
    QCOMPARE(Preferences::load().textSize, kTextSizes.back());
    QTest::keyClick(window_.get(), Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(sizes(), normal);
}

void WindowJourney::theNoteOnTheTable() {
    const Somebody person(*window_);
    QAction* since = action(QKeySequence(Qt::CTRL | Qt::Key_H));
    for (int moves = 0; !since->isEnabled() && moves < 50; ++moves) {
        QVERIFY(person.wait());
        if (!since->isEnabled()) QVERIFY(person.play(person.wants(), false));
    }
    QVERIFY(since->isEnabled());
    QTest::qWait(50);
    log().hide();
    const auto title = [&] {
        return wordsOf(person.view().rootObject()).filter(person.table().match()->newsTitle()).size();
    };
    const auto before = title();
    QTest::keyClick(window_.get(), Qt::Key_H, Qt::ControlModifier);
    QTRY_COMPARE(title(), before + 1);
    QVERIFY(!log().isVisible());
    QTest::keyClick(window_.get(), Qt::Key_H, Qt::ControlModifier);
    QTRY_COMPARE(title(), before);
}

void WindowJourney::chooseByMouse(QAction* entry) const {
    const auto click = [](const QWidget* at, QRect where) {
        const QPoint spot = at->mapToGlobal(where.center());
        xdotool({QStringLiteral("mousemove"), QString::number(spot.x()), QString::number(spot.y())});
        QTest::qWait(50);
        xdotool({QStringLiteral("click"), QStringLiteral("1")});
    };
    for (QAction* title : window_->menuBar()->actions()) {
        QMenu* menu = title->menu();
        if (!menu->actions().contains(entry)) continue;
        click(window_->menuBar(), window_->menuBar()->actionGeometry(title));
        QTRY_VERIFY(menu->isVisible());
        QTest::qWait(300); // as long as a hand takes; a menu ignores the click that opens it
        click(menu, menu->actionGeometry(entry));
        QTRY_VERIFY(!menu->isVisible());
    }
}

bool WindowJourney::keysReachTheTable() const {
    const QQuickItem* scene = window_->findChild<TableView*>()->rootObject();
    const auto focused = [scene] {
        return scene->window()->activeFocusItem();
    }; // a piece, a name or a button
    QTest::qWait(300);
    const QQuickItem* before = focused();
    xdotool({QStringLiteral("key"), QStringLiteral("Tab")});
    return QTest::qWaitFor([&] { return focused() && focused() != before && scene->isAncestorOf(focused()); },
                           2000);
}

void WindowJourney::keysAfterMenusAndDialogs() {
    if (!hasRealHands()) QSKIP("There is no X server here, or no xdotool.");
    const Somebody person(*window_);
    QVERIFY(person.wait());
    QVERIFY(keysReachTheTable());
    const QKeySequence entries[] = {
        QKeySequence(Qt::CTRL | Qt::Key_Equal),
        QKeySequence(Qt::CTRL | Qt::Key_0),
        QKeySequence(Qt::Key_F11),
        QKeySequence(Qt::Key_F11),
        QKeySequence(Qt::CTRL | Qt::Key_L),
    };
    for (const QKeySequence& keys : entries) {
        if (window_->menuBar()->isVisible())
            chooseByMouse(action(keys));
        else // in full screen
            xdotool({QStringLiteral("key"), keys.toString()});
        if (log().isVisible()) xdotool({QStringLiteral("key"), QStringLiteral("Escape")}); // read to the end
        QVERIFY2(keysReachTheTable(), qPrintable(keys.toString()));
    }
    // Dialogs, opened with the mouse and left by key.
    QTimer escape;
    bool seen = false;
    connect(&escape, &QTimer::timeout, this, [&seen] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog || !dialog->isActiveWindow()) return;
        seen = true;
        xdotool({QStringLiteral("key"), QStringLiteral("Escape")});
    });
    escape.start(200);
    for (const QKeySequence& keys :
         {QKeySequence(Qt::CTRL | Qt::Key_Comma), QKeySequence(Qt::CTRL | Qt::Key_F1)}) {
        seen = false;
        chooseByMouse(action(keys));
        QTRY_VERIFY(seen && !QApplication::activeModalWidget());
        QVERIFY2(keysReachTheTable(), qPrintable(keys.toString()));
    }
}

void WindowJourney::keysAfterADockIsClosed() {
    const TableView* table = window_->findChild<TableView*>();
    log().show();
    rules().show();
    action(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G))->trigger();
    for (QDockWidget* dock : {&log(), &rules()}) {
        dock->focusProxy()->setFocus();
        QTRY_VERIFY(dock->focusProxy()->hasFocus());
        dock->toggleViewAction()->trigger();
        QTRY_VERIFY(table->hasFocus());
        dock->toggleViewAction()->trigger();
        QVERIFY(dock->isVisible());
        if (dock == &log())
            QVERIFY(table->hasFocus());
        else
            QTRY_VERIFY(dock->findChild<QLineEdit*>()->hasFocus()); // who opens the rules has a question
    }
}

void WindowJourney::theLogUnrollsOverTheTable() {
    const TableView* table = window_->findChild<TableView*>();
    const QSize room = table->size();
    log().hide();
    QTest::keyClick(window_.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(log().isVisible());
    QCOMPARE(table->size(), room);
    QTRY_VERIFY(log().focusProxy()->hasFocus());
    const QRect over(log().mapTo(table, QPoint()), log().size());
    QVERIFY(table->rect().contains(over));
    QVERIFY(over.width() < room.width() / 3 && over.height() < room.height() * 2 / 3);
    // It stays on the right when the window becomes smaller.
    const QSize before = window_->size();
    window_->resize(before - QSize(200, 100));
    QTRY_VERIFY(table->width() < room.width());
    QTRY_COMPARE(table->width() - log().geometry().right(), room.width() - over.right());
    window_->resize(before);
    QTRY_COMPARE(table->size(), room);
    QTest::keyClick(log().focusProxy(), Qt::Key_Escape);
    QVERIFY(!log().isVisible());
    QTRY_VERIFY(table->hasFocus());
    // Pinned it has room of its own, and Esc leaves it there.
    QTest::keyClick(window_.get(), Qt::Key_L, Qt::ControlModifier);
    QAction* pin = action(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G));
    pin->trigger();
    QTRY_VERIFY(table->width() < room.width() - 150);
    QVERIFY(log().isVisible());
    QTest::keyClick(log().focusProxy(), Qt::Key_Escape);
    QVERIFY(log().isVisible());
    pin->trigger();
    QTRY_COMPARE(table->size(), room);
    QVERIFY(log().isVisible());
    log().hide();
}

void WindowJourney::docksOpenLargeEnoughToRead() {
    log().show();
    action(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G))->trigger();
    QTest::qWait(50);
    const int whole = log().height();
    action(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R))->trigger();
    QTRY_VERIFY(rules().height() > whole / 2);
    QVERIFY(log().height() > whole / 4);
    // Made lower by hand, it is so again the next time.
    const int lower = whole * 2 / 5;
    window_->resizeDocks({&log(), &rules()}, {whole - lower, lower}, Qt::Vertical);
    QTest::qWait(50);
    const int chosen = rules().height();
    QVERIFY(chosen < whole / 2);
    rules().hide();
    QTest::qWait(50);
    rules().show();
    QTest::qWait(50);
    QVERIFY(std::abs(rules().height() - chosen) < 10);
    window_->close();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    window_->startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QTest::qWait(50);
    QVERIFY(std::abs(rules().height() - chosen) < 10);
}

void WindowJourney::theWindowFitsOnTheScreen() {
    const auto fits = [this] {
        const QRect room = window_->screen()->availableGeometry();
        return QTest::qWaitFor([&] { return room.contains(window_->frameGeometry()); }, 2000);
    };
    QVERIFY(fits());
    // Left larger than the screen is now, and half beyond its edge.
    const QRect room = window_->screen()->availableGeometry();
    window_->setGeometry(QRect(room.center(), room.size() * 1.2));
    QTest::qWait(100);
    window_->close();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    window_->startNew(rememberedGame(*findGame("castle-keep")));
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(fits());
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    WindowJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "window.moc"
