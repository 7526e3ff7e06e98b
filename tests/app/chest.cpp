// SPDX-License-Identifier: GPL-3.0-or-later
// The chest: what it lists and how, and what is done with matches in it.
#include "fields.h"
#include "keptmatches.h"

#include "library/people.h"
#include "library/recordfile.h"
#include "reference/plainwidgets.h"
#include "rooms/chest/chestactions.h"
#include "rooms/chest/chestmodel.h"
#include "rooms/chest/chestwindow.h"
#include "rooms/chest/deleteddialog.h"
#include "rooms/chest/matchwords.h"
#include "rooms/people/peopledialog.h"
#include "text/gametext.h"
#include "text/wholefile.h"
#include "widgets/parchment.h"
#include "widgets/tablecamera.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

QString textOf(const ChestModel& model, int row, int column) {
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

/// Presses a button of the next question, after a key that must not answer it.
class Answered {
  public:
    explicit Answered(const QString& text) {
        QTimer::singleShot(DestructiveConfirmBox::kGuard + 150, qApp, [given = given_, text] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box);
            QTest::keyClick(box, Qt::Key_Return);
            QVERIFY(box->isVisible());
            QPushButton* wanted = button(*box, text);
            QVERIFY(wanted);
            *given = true;
            wanted->click();
        });
    }
    bool wasGiven() const { return *given_; }

  private:
    std::shared_ptr<bool> given_ = std::make_shared<bool>(false);
};

} // namespace

class TestChest : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void listed();
    void sorted();
    void filtered();
    void followsTheLibrary();
    void words();
    void deletedAndBack();
    void exportedTogether();
    void imported();
    void window();
    void keys();
    void renamed();
    void onTheTable();
    void nextOfASeries();
    void nothingThere();
    void broughtBack();
    void ofOnePerson();
    void byDayAndByNight();
    void readFromTheRight();
    void manyMatches();

  private:
    /// A window on what lies in the folder.
    struct LayoutInput {
        People people;
        Library library{&people};
        TableCamera camera;
        QString onTable;
        ChestWindow window{&library, &people, &camera, [this] { return onTable; }};
        QTableView* list = window.findChild<QTableView*>();

        LayoutInput() {
            QVERIFY(refreshed(library));
            window.present();
            QVERIFY(QTest::qWaitForWindowActive(&window));
        }
    };

    QTemporaryDir home_;
};

/// Each test has a home of its own.
void TestChest::init() {
    home_ = QTemporaryDir();
    QVERIFY(home_.isValid());
    liveIn(home_.path());
    QSettings().setValue(QStringLiteral("files/toldOfSecrets"), true);
}

void TestChest::cleanup() { QSettings().clear(); }

void TestChest::listed() {
    lay(QStringLiteral("over"), writeRecord(matchOf("castle-keep", 1)), 10);
    lay(QStringLiteral("open"), writeRecord(matchOf("castle-wars", 2, "p-anna", 20)), 20);
    lay(QStringLiteral("bad"), "noise", 30);
    Library library;
    QVERIFY(refreshed(library));
    ChestModel model(&library, [] { return QString(); });
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.reload();
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.idAt(0), QStringLiteral("over"));
    QCOMPARE(model.idAt(2), QStringLiteral("bad"));
    QCOMPARE(textOf(model, 0, ChestModel::Title), QStringLiteral("Castle Keep"));
    QVERIFY(textOf(model, 0, ChestModel::Others).contains(QStringLiteral("Anna")));
    model.setPerson(QStringLiteral("p-anna"));
    QCOMPARE(textOf(model, 0, ChestModel::Others), QStringLiteral("Rowena"));
    QCOMPARE(textOf(model, 0, ChestModel::Length), QStringLiteral("3 min"));
    QCOMPARE(textOf(model, 2, ChestModel::Stand), QStringLiteral("Damaged"));
    QVERIFY(!model.matchAt(3));
    FileLock held(fileOfMatch(QStringLiteral("open")));
    QVERIFY(held.tryLock());
    model.reload();
    QVERIFY(!model.busyAt(1).isEmpty());
    QCOMPARE(textOf(model, 1, ChestModel::Stand), model.busyAt(1));
    QVERIFY(model.busyAt(0).isEmpty());
}

void TestChest::sorted() {
    Match longest = matchOf("castles", 1);
    longest.setNotes({"", "", 9000, {}});
    lay(QStringLiteral("a"), writeRecord(longest), 30);
    lay(QStringLiteral("b"), writeRecord(matchOf("castle-keep", 2)), 20);
    lay(QStringLiteral("c"), writeRecord(matchOf("castle-wars", 3, "p", 20)), 10);
    Library library;
    QVERIFY(refreshed(library));
    ChestModel model(&library, [] { return QString(); });
    const auto order = [&](int column, Qt::SortOrder way) {
        model.sort(column, way);
        return model.idAt(0) + model.idAt(1) + model.idAt(2);
    };
    QCOMPARE(order(ChestModel::Last, Qt::DescendingOrder), QStringLiteral("cba"));
    QCOMPARE(order(ChestModel::Last, Qt::AscendingOrder), QStringLiteral("abc"));
    QCOMPARE(order(ChestModel::Title, Qt::AscendingOrder), QStringLiteral("bca"));
    QCOMPARE(order(ChestModel::Stand, Qt::AscendingOrder), QStringLiteral("cba"));
    QCOMPARE(order(ChestModel::Length, Qt::DescendingOrder).left(1), QStringLiteral("a"));
}

void TestChest::filtered() {
    lay(QStringLiteral("keep"), writeRecord(matchOf("castle-keep", 1, "p-anna")), 10);
    lay(QStringLiteral("wars"), writeRecord(matchOf("castle-wars", 2, "p-bert", 20)), 20);
    Library library;
    QVERIFY(refreshed(library));
    ChestModel model(&library, [] { return QString(); });
    const auto only = [&](const MatchFilter& filter) {
        model.setFilter(filter);
        return model.rowCount() == 1 ? model.idAt(0) : QString();
    };
    QCOMPARE(only({QStringLiteral("castle-wars"), {}, {}, {}, {}}), QStringLiteral("wars"));
    QCOMPARE(only({{}, QStringLiteral("p-anna"), {}, {}, {}}), QStringLiteral("keep"));
    QCOMPARE(only({{}, {}, MatchFilter::Which::Unfinished, {}, {}}), QStringLiteral("wars"));
    QCOMPARE(only({{}, {}, {}, QStringLiteral("KEEP rowena"), {}}), QStringLiteral("keep"));
    model.setFilter({{}, {}, {}, QStringLiteral("nobody"), {}});
    QCOMPARE(model.rowCount(), 0);
}

/// What is chosen stays chosen where others come and go.
void TestChest::followsTheLibrary() {
    for (int i = 0; i < 4; ++i)
        lay(QStringLiteral("m%1").arg(i), writeRecord(matchOf("castle-keep", Seed(i))), 100 - i);
    Library library;
    QVERIFY(refreshed(library));
    ChestModel model(&library, [] { return QString(); });
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.reload();
    const QPersistentModelIndex two(model.index(model.rowOf(QStringLiteral("m2")), 0));
    const QPersistentModelIndex three(model.index(model.rowOf(QStringLiteral("m3")), 0));
    QVERIFY(library.remove(QStringLiteral("m3")));
    model.reload();
    QVERIFY(!three.isValid());
    QCOMPARE(two.row(), model.rowOf(QStringLiteral("m2")));
    QVERIFY(library.rename(QStringLiteral("m2"), QStringLiteral("Christmas")));
    model.reload();
    QCOMPARE(textOf(model, two.row(), ChestModel::Title), QStringLiteral("Christmas (Castle Keep)"));
}

void TestChest::words() {
    KeptMatch match;
    match.id = QStringLiteral("x");
    match.game = QStringLiteral("castle-keep");
    match.seats = {{QStringLiteral("Anna"), QStringLiteral("p-anna"), {}, 0},
                   {QStringLiteral("Rowena"), {}, QStringLiteral("knight"), 1}};
    match.turn = 0;
    QCOMPARE(standOf(match, {}), QStringLiteral("On turn: Anna"));
    QCOMPARE(standOf(match, QStringLiteral("p-anna")), QStringLiteral("Your turn"));
    match.state = KeptMatch::State::Over;
    QCOMPARE(standOf(match, {}), QStringLiteral("Nobody has won"));
    match.seats[0].score = 1;
    QCOMPARE(standOf(match, {}), QStringLiteral("Anna has won"));
    QCOMPARE(standOf(match, QStringLiteral("p-anna")), QStringLiteral("You have won"));
    match.seats[0].score = match.seats[1].score = 0.5;
    QVERIFY(standOf(match, {}).contains(QStringLiteral("Rowena")));
    QVERIFY(lengthOf(match).isEmpty());
    match.seconds = 4800;
    QCOMPARE(lengthOf(match), QStringLiteral("1 h 20 min"));
    QVERIFY(factsIn(match, {}).contains(botName("knight")));
    QCOMPARE(botName("greedy"), botName("squire")); // as the command line calls it
    match.title = QStringLiteral("../a:b?");
    QCOMPARE(ChestActions::fileNameFor(match), QStringLiteral("a b.drawbridge"));
}

void TestChest::deletedAndBack() {
    for (int i = 0; i < 3; ++i)
        lay(QStringLiteral("m%1").arg(i), writeRecord(matchOf("castle-keep", Seed(i))), 100 - i);
    Library library;
    QVERIFY(refreshed(library));
    FileLock held(fileOfMatch(QStringLiteral("m2")));
    QVERIFY(held.tryLock());
    ChestActions actions(&library);
    QVERIFY(!actions.canUndo());
    const auto outcome = actions.remove({QStringLiteral("m0"), QStringLiteral("m1"), QStringLiteral("m2")});
    QCOMPARE(outcome.ids.size(), 2);
    QCOMPARE(outcome.problems.size(), 1);
    QCOMPARE(library.count(), 1);
    QVERIFY(actions.canUndo());
    QCOMPARE(actions.undo().ids.size(), 2);
    QVERIFY(!actions.canUndo());
    QCOMPARE(library.count(), 3);
}

void TestChest::exportedTogether() {
    const std::string record = writeRecord(matchOf("castle-keep", 1));
    lay(QStringLiteral("one"), record, 100);
    lay(QStringLiteral("two"), writeRecord(matchOf("castle-keep", 2)), 100);
    lay(QStringLiteral("bad"), "noise", 100);
    Library library;
    QVERIFY(refreshed(library));
    const QString folder = home_.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(folder));
    ChestActions actions(&library);
    QCOMPARE(actions.exportAll({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("bad")}, folder)
                 .ids.size(),
             3);
    const QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 3);
    QVERIFY(files[0].startsWith(QStringLiteral("Castle Keep 20")));
    QVERIFY(std::ranges::any_of(files, [&](const QString& file) {
        return readFile(QDir(folder).filePath(file)).valueOr({}) == record;
    }));
    const auto nowhere = actions.exportAll({QStringLiteral("one")}, home_.filePath(QStringLiteral("none")));
    QVERIFY(nowhere.ids.isEmpty());
    QCOMPARE(nowhere.problems.size(), 1);
}

void TestChest::imported() {
    const QString good = home_.filePath(QStringLiteral("good.drawbridge"));
    const QString bad = home_.filePath(QStringLiteral("bad.drawbridge"));
    QVERIFY(writeFile(good, writeRecord(matchOf("castles", 1))));
    QVERIFY(writeFile(bad, "noise"));
    Library library;
    QVERIFY(refreshed(library));
    ChestActions actions(&library);
    const auto outcome = actions.import({good, bad, good}, openFile);
    QCOMPARE(outcome.ids.size(), 1);
    QVERIFY(outcome.there.isEmpty()); // chosen twice is not kept before
    QCOMPARE(actions.import({good}, openFile).there, outcome.ids);
    QCOMPARE(library.count(), 1);
    QCOMPARE(outcome.problems.size(), 1);
    QCOMPARE(library.find(outcome.ids.front())->game, QStringLiteral("castles"));
}

/// What can be done with which match.
void TestChest::window() {
    lay(QStringLiteral("over"), writeRecord(matchOf("castle-keep", 1)), 10);
    lay(QStringLiteral("open"), writeRecord(matchOf("castle-wars", 2, "p-anna", 20)), 20);
    lay(QStringLiteral("bad"), "noise", 30);
    LayoutInput room;
    const auto able = [&](const char* words) {
        for (const QPushButton* button : room.window.findChildren<QPushButton*>())
            if (QString(button->text()).remove('&').startsWith(QLatin1String(words)))
                return button->isEnabled();
        return false;
    };
    QCOMPARE(room.window.chosen(), QStringList{QStringLiteral("over")});
    QVERIFY(!able("Play on") && able("Watch") && able("Rename") && able("Delete") && able("Export"));
    room.window.choose({QStringLiteral("open")});
    QVERIFY(able("Play on") && able("Watch"));
    room.window.choose({QStringLiteral("bad")});
    QVERIFY(!able("Play on") && !able("Watch") && !able("Rename") && able("Delete") && able("Export"));
    room.window.choose({QStringLiteral("bad"), QStringLiteral("over")});
    QVERIFY(!able("Play on") && !able("Watch") && !able("Rename") && able("Delete") && able("Export"));
    FileLock held(fileOfMatch(QStringLiteral("open")));
    QVERIFY(held.tryLock());
    room.window.present();
    room.window.choose({QStringLiteral("open")});
    QVERIFY(able("Play on") && able("Watch") && able("Delete") && able("Rename"));
    // What is played elsewhere is not changed without a question, and none of its answers is the usual one.
    Answered leave(QStringLiteral("Leave it there"));
    QTest::keyClick(room.list, Qt::Key_Delete);
    QVERIFY(leave.wasGiven());
    QVERIFY(room.library.find(QStringLiteral("open")));
    QVERIFY(held.isOurs());
    room.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&room.window));
    Answered take(QStringLiteral("Take it over"));
    QTest::keyClick(room.list, Qt::Key_Delete);
    QVERIFY(take.wasGiven());
    QVERIFY(!room.library.find(QStringLiteral("open")));
    QVERIFY(!held.isOurs());
}

/// Found, played, watched, deleted and brought back without a mouse.
void TestChest::keys() {
    lay(QStringLiteral("keep"), writeRecord(matchOf("castle-keep", 1)), 10);
    lay(QStringLiteral("wars"), writeRecord(matchOf("castle-wars", 2, "p-anna", 20)), 20);
    LayoutInput room;
    QSignalSpy play(&room.window, &ChestWindow::playRequested);
    QSignalSpy watch(&room.window, &ChestWindow::watchRequested);
    QVERIFY(room.list->hasFocus());
    QTest::keyClick(room.list, Qt::Key_Return);
    QCOMPARE(watch.takeFirst().front().toString(), QStringLiteral("keep"));
    QTest::keyClick(room.list, Qt::Key_Delete);
    QCOMPARE(room.library.count(), 1);
    QCOMPARE(room.window.chosen(), QStringList{QStringLiteral("wars")});
    QTest::keyClick(room.list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.library.count(), 2);
    QCOMPARE(room.window.chosen(), QStringList{QStringLiteral("keep")});
    QTest::keyClick(room.list, Qt::Key_F, Qt::ControlModifier);
    auto* search = room.window.findChild<QLineEdit*>();
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("wars"));
    QCOMPARE(room.window.chosen(), QStringList{QStringLiteral("wars")});
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(room.list->hasFocus());
    QTest::keyClick(room.list, Qt::Key_Return);
    QCOMPARE(play.takeFirst().front().toString(), QStringLiteral("wars"));
    QVERIFY(!room.window.isVisible());
    room.window.present();
    QTest::keyClick(room.list, Qt::Key_Escape);
    QVERIFY(!room.window.isVisible());
}

/// Answers the next dialog that asks for words.
static void answer(const QString& words) {
    QTimer::singleShot(50, qApp, [words] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->setTextValue(words);
        dialog->accept();
    });
}

void TestChest::renamed() {
    lay(QStringLiteral("keep"), writeRecord(matchOf("castle-keep", 1)), 10);
    LayoutInput room;
    answer(QStringLiteral("  Christmas  Eve "));
    QTest::keyClick(room.list, Qt::Key_F2);
    QCOMPARE(room.library.find(QStringLiteral("keep"))->title, QStringLiteral("Christmas Eve"));
    QCOMPARE(textOf(room.window.model(), 0, ChestModel::Title),
             QStringLiteral("Christmas Eve (Castle Keep)"));
    QCOMPARE(room.window.chosen(), QStringList{QStringLiteral("keep")});
}

/// The match on the table can be called something and gone on with, but not deleted.
void TestChest::onTheTable() {
    lay(QStringLiteral("keep"), writeRecord(matchOf("castle-keep", 1, "p", 20)), 10);
    LayoutInput room;
    FileLock held(fileOfMatch(QStringLiteral("keep")));
    QVERIFY(held.tryLock());
    room.onTable = QStringLiteral("keep");
    room.window.present();
    QVERIFY(textOf(room.window.model(), 0, ChestModel::Stand).contains(QStringLiteral("On the table")));
    QSignalSpy title(&room.window, &ChestWindow::titleGiven);
    QSignalSpy play(&room.window, &ChestWindow::playRequested);
    answer(QStringLiteral("Tonight"));
    QTest::keyClick(room.list, Qt::Key_F2);
    QCOMPARE(title.takeFirst().front().toString(), QStringLiteral("Tonight"));
    QTest::keyClick(room.list, Qt::Key_Delete);
    QCOMPARE(room.library.count(), 1);
    QTest::keyClick(room.list, Qt::Key_Return);
    QCOMPARE(play.size(), 1);
}

/// Of a series that nobody has won the next match is played; what was over before it is only watched.
void TestChest::nextOfASeries() {
    lay(QStringLiteral("one"), writeRecord(inSeries(1, 3)), 10);
    lay(QStringLiteral("two"), writeRecord(inSeries(2, 3)), 5);
    LayoutInput room;
    QSignalSpy next(&room.window, &ChestWindow::nextRequested);
    QSignalSpy watch(&room.window, &ChestWindow::watchRequested);
    QSignalSpy play(&room.window, &ChestWindow::playRequested);
    room.window.choose({QStringLiteral("one")});
    QTest::keyClick(room.list, Qt::Key_Return);
    QCOMPARE(watch.size(), 1);
    room.window.choose({QStringLiteral("two")});
    QVERIFY(std::ranges::any_of(room.window.findChildren<QPushButton*>(), [](const QPushButton* button) {
        return button->text() == QStringLiteral("Next &match") && button->isEnabled();
    }));
    QTest::keyClick(room.list, Qt::Key_Return);
    QCOMPARE(next.takeFirst().front().toString(), QStringLiteral("two"));
    QVERIFY(play.isEmpty());
}

void TestChest::nothingThere() {
    LayoutInput room;
    QVERIFY(!room.list->isVisible());
    lay(QStringLiteral("keep"), writeRecord(matchOf("castle-keep", 1)), 10);
    room.library.update(QStringLiteral("keep"));
    QTRY_VERIFY(room.list->isVisible());
    auto* search = room.window.findChild<QLineEdit*>();
    search->setText(QStringLiteral("nobody"));
    QVERIFY(!room.list->isVisible());
    for (QPushButton* button : room.window.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&Show all")) button->click();
    QVERIFY(room.list->isVisible());
    QVERIFY(search->text().isEmpty());
}

void TestChest::broughtBack() {
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 1)), 10);
    lay(QStringLiteral("two"), writeRecord(matchOf("castle-wars", 2)), 20);
    Library library;
    QVERIFY(refreshed(library));
    ChestActions actions(&library);
    QCOMPARE(actions.remove({QStringLiteral("one")}).ids.size(), 1);
    QCOMPARE(actions.remove({QStringLiteral("two")}).ids.size(), 1);
    DeletedDialog dialog(&actions, {});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* list = dialog.findChild<QTableView*>();
    QCOMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Castle Wars"));
    QTest::keyClick(&dialog, Qt::Key_B, Qt::AltModifier);
    QTRY_COMPARE(dialog.restored(), QStringList{QStringLiteral("two")}); // a button is down for a moment
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(library.count(), 1);
    QCOMPARE(actions.undo().ids, QStringList{QStringLiteral("one")}); // the other one is there already
    QVERIFY(!actions.canUndo());
}

void TestChest::ofOnePerson() {
    QString bert;
    bert = *People().add(QStringLiteral("Bert"), 1);
    lay(QStringLiteral("anna"), writeRecord(matchOf("castle-keep", 1)), 10);
    lay(QStringLiteral("bert"), writeRecord(matchOf("castle-wars", 2, bert.toStdString())), 20);
    LayoutInput room;
    QCOMPARE(room.list->model()->rowCount(), 2);
    auto* search = room.window.findChild<QLineEdit*>();
    search->setText(QStringLiteral("nothing is called so"));
    room.window.showOf(bert); // whatever was searched for before
    QCOMPARE(room.window.model().filter().person, bert);
    QCOMPARE(room.list->model()->rowCount(), 1);
    QCOMPARE(room.window.model().idAt(0), QStringLiteral("bert"));
    room.window.showOf(QStringLiteral("p-anna")); // whom the list of people does not know
    QCOMPARE(room.list->model()->rowCount(), 2);
}

/// Parchment and what is written on it change with the theme while the windows are open.
void TestChest::byDayAndByNight() {
    const QPalette before = QApplication::palette();
    People people;
    QVERIFY(people.add(QStringLiteral("Anna"), 1));
    LayoutInput room;
    PeopleDialog who(&people);
    who.show();
    const auto sheets = [&] {
        return std::vector<ParchmentSheet*>{
            static_cast<ParchmentSheet*>(room.window.findChild<QSplitter*>()->parentWidget()),
            static_cast<ParchmentSheet*>(who.findChild<QListWidget*>()->parentWidget())};
    };
    for (const QColor& window : {QColor(40, 44, 52), QColor(239, 239, 239)}) {
        QPalette palette = before;
        palette.setColor(QPalette::Window, window);
        QApplication::setPalette(palette);
        QCOMPARE(isNight(), window.lightness() < 128);
        for (ParchmentSheet* sheet : sheets()) {
            QTRY_COMPARE(sheet->palette().color(QPalette::Window), parchment::page());
            QCOMPARE(sheet->palette().color(QPalette::WindowText), parchment::ink());
            QCOMPARE(sheet->grab().toImage().pixelColor(10, 10), parchment::page());
        }
    }
    QApplication::setPalette(before);
}

/// How long it takes with many: DRAWBRIDGE_MATCHES says how many.
/// The first match is chosen from the start, from whichever side words are read.
void TestChest::readFromTheRight() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto plain = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    lay(QStringLiteral("over"), writeRecord(matchOf("castle-keep", 1)), 10);
    lay(QStringLiteral("open"), writeRecord(matchOf("castle-wars", 2, "p-anna", 20)), 20);
    const LayoutInput room;
    QCOMPARE(room.list->selectionModel()->selectedRows().size(), 1);
}

void TestChest::manyMatches() {
    const int many = qEnvironmentVariableIntValue("DRAWBRIDGE_MATCHES");
    if (many == 0) QSKIP("DRAWBRIDGE_MATCHES is not set.");
    for (int i = 0; i < many; ++i)
        lay(QStringLiteral("m%1").arg(i),
            writeRecord(matchOf(allGames()[static_cast<std::size_t>(i) % 5]->id(), Seed(i % 50), "p-anna")),
            i);
    QElapsedTimer timer;
    const auto tell = [&](const char* what) { qInfo("%s: %lld ms", what, timer.restart()); };
    LayoutInput room;
    timer.start();
    room.window.present();
    tell("listed");
    for (int page = 0; page < 40; ++page) QTest::keyClick(room.list, Qt::Key_PageDown);
    tell("40 pages down");
    QTest::keyClick(room.list, Qt::Key_End);
    tell("to the end");
    room.window.model().sort(ChestModel::Length, Qt::AscendingOrder);
    tell("sorted");
    room.window.findChild<QLineEdit*>()->setText(QStringLiteral("rowena keep"));
    QCOMPARE(room.window.model().rowCount(), many / 5);
    tell("search");
    QTest::keyClick(room.list, Qt::Key_A, Qt::ControlModifier);
    tell("all chosen");
    QTest::keyClick(room.list, Qt::Key_Delete);
    QCOMPARE(room.library.count(), many - many / 5);
    tell("a fifth deleted");
    QTest::keyClick(room.list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.library.count(), many);
    tell("and brought back");
}

QTEST_MAIN(TestChest)
#include "chest.moc"
