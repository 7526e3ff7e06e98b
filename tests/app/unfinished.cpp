// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that were left unfinished: none is ever lost, whatever is begun or opened instead.
#include "fields.h"
#include "library/matchfolder.h"
#include "library/matchkeeper.h"
#include "library/recordfile.h"
#include "match/gamestate.h"
#include "match/record.h"
#include "program/lobby.h"
#include "program/mainwindow.h"
#include "rooms/hall/hallview.h"
#include "rooms/newgame/newgame.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "text/wholefile.h"
#include "waiting.h"
#include "widgets/preferences.h"

#include <QAction>
#include <QDir>
#include <QMessageBox>
#include <QQuickItem>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const GameInfo& keep() { return *findGame("castle-keep"); }

NewGame choice(Seed seed) {
    NewGame result = rememberedGame(keep());
    result.seed = seed;
    return result;
}

std::string record(Seed seed) { return writeRecord(begin(choice(seed))); }

/// Answers one dialog after the other, each as the next of these says.
class Answers : public QObject {
  public:
    using Answer = std::function<void(QDialog&)>;

    explicit Answers(std::vector<Answer> answers)
        : answers_(std::move(answers)) {
        connect(&timer_, &QTimer::timeout, this, [this] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || dialog == last_) return;
            last_ = dialog;
            if (const auto* box = qobject_cast<QMessageBox*>(dialog))
                said << box->text() + ' ' + box->informativeText();
            if (next_ < answers_.size()) return answers_[next_++](*dialog);
            dialog->reject();
        });
        timer_.start(5);
    }

    bool allGiven() const { return next_ == answers_.size(); }
    QStringList said;

  private:
    QTimer timer_;
    std::vector<Answer> answers_;
    std::size_t next_ = 0;
    QPointer<QDialog> last_;
};

Answers::Answer press(const QString& text) {
    return [text](QDialog& dialog) {
        if (QPushButton* wanted = button(dialog, text)) return wanted->click();
        QFAIL(qPrintable(QStringLiteral("There is no button ") + text));
    };
}

Seed seedOf(const MainWindow& window) {
    const auto* table = window.findChild<TableController*>();
    return localOf(*table).match().seed();
}

} // namespace

class TestUnfinished : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void aNewMatchTakesAPlaceOfItsOwn();
    void anOpenedFileToo();
    void anUntouchedOneGoes();
    void newGameFromTheHall();
    void oneOfSeveral();
    void lookedForInTheHall();
    void waitsInTheHall();
    void twoProgramsAtOnce();
    void theEndStays();
    void aDamagedOneIsKept();
    void aDamagedEndIsKept();
    void aNewerOneStays();
    void earlierProgramsKeptThemElsewhere();
    void nothingToDoWithoutAMatch();

  private:
    static HallView& hallOf(const MainWindow& window) { return window.findChild<Lobby*>()->hall(); }
    /// In the hall.
    static void choose(const MainWindow& window, int place) {
        emit window.findChild<Lobby*>()->matchChosen(QStringLiteral("left-%1").arg(place));
    }
    static QString file(int place) { return fileOfMatch(QStringLiteral("left-%1").arg(place)); }
    /// The match that has got a place of its own; empty: none has.
    static QString fresh() {
        for (const QString& name : matchFolder().entryList({QStringLiteral("*.drawbridge")}, QDir::Files))
            if (!name.startsWith(QLatin1String("left"))) return matchFolder().filePath(name);
        return {};
    }
    /// A match that an earlier run has left, so many seconds ago.
    void leave(int place, const std::string& content, int ago = 100) const;
    std::string kept(int place) const { return readFile(file(place)).valueOr({}); }

    QTemporaryDir home_;
    QString folder_;
};

void TestUnfinished::initTestCase() {
    qputenv("XDG_CONFIG_HOME", (home_.path() + QStringLiteral("/config")).toUtf8());
    qputenv("XDG_DATA_HOME", (home_.path() + QStringLiteral("/data")).toUtf8());
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
    folder_ = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QCOMPARE(folder_, home_.path() + QStringLiteral("/data/Drawbridge")); // the name once
}

void TestUnfinished::init() {
    QDir(folder_).removeRecursively();
    QVERIFY(makeMatchFolder());
    QSettings().clear();
    Preferences slow;
    slow.motion = 0;
    slow.pace = 5000; // nothing happens by itself
    slow.store();
}

void TestUnfinished::leave(int place, const std::string& content, int ago) const {
    QVERIFY(writeFile(file(place), content));
    QFile left(file(place));
    QVERIFY(left.open(QIODevice::ReadWrite));
    QVERIFY(left.setFileTime(QDateTime::currentDateTime().addSecs(-ago), QFileDevice::FileModificationTime));
}

void TestUnfinished::aNewMatchTakesAPlaceOfItsOwn() {
    leave(1, record(11));
    {
        MainWindow window;
        window.startNew(choice(12)); // as by --new
        QTRY_VERIFY(!fresh().isEmpty());
    }
    QCOMPARE(kept(1), record(11));
    // At the next start the last one is gone on with, and the other is there.
    MainWindow window;
    QVERIFY(window.resumeLast());
    QCOMPARE(seedOf(window), Seed{12});
    choose(window, 1);
    QCOMPARE(seedOf(window), Seed{11});
}

void TestUnfinished::anOpenedFileToo() {
    leave(1, record(21));
    const QString own = home_.path() + QStringLiteral("/own.drawbridge");
    Match match = begin(choice(22));
    for (Seed seed = 23; !isSeat(match.decider()) || match.players()[match.decider()].isBot; ++seed) {
        match = begin(choice(seed));
        match.settle();
    }
    QVERIFY(writeFile(own, writeRecord(match)));
    {
        MainWindow window;
        QVERIFY(window.open(own));
        QTest::qWait(50);
        QVERIFY(fresh().isEmpty()); // it lies in its file
        MoveList moves;
        match.state().legalMoves(moves);
        QVERIFY(window.findChild<TableController*>()->gameTable()->play(moves[0]));
        QTRY_VERIFY(!fresh().isEmpty()); // and has gone on since
    }
    QCOMPARE(kept(1), record(21));
}

/// What nobody has played makes room for the next one.
void TestUnfinished::anUntouchedOneGoes() {
    MainWindow window;
    window.startNew(choice(24));
    QTRY_VERIFY(!fresh().isEmpty());
    const QString first = fresh();
    window.startNew(choice(25));
    QTRY_VERIFY(!fresh().isEmpty());
    QVERIFY(!QFileInfo::exists(first));
    QTRY_COMPARE(readRecord(readFile(fresh()).valueOr({})).match->seed(), Seed{25});
}

/// A game begun in the hall leaves those that wait there.
void TestUnfinished::newGameFromTheHall() {
    leave(1, record(31));
    {
        MainWindow window;
        window.goHome();
        emit window.findChild<Lobby*>()->begun(choice(32));
        QCOMPARE(seedOf(window), Seed{32});
        QTRY_VERIFY(!fresh().isEmpty());
    }
    QCOMPARE(kept(1), record(31));
    MatchKeeper next;
    QCOMPARE(next.unfinished().size(), 2);
    QCOMPARE(next.unfinished().front(), fresh()); // the last one first
}

/// The hall offers one of each game, the one left last first, and goes on with that which is chosen.
void TestUnfinished::oneOfSeveral() {
    leave(1, record(41), 300);
    NewGame other = rememberedGame(*findGame("castles-of-caleira"));
    other.players[0].name = "Anna";
    leave(3, writeRecord(begin(other)), 200);
    leave(4, record(44), 100);
    QSettings().setValue(QStringLiteral("unfinished/left-1"), QStringLiteral("/my/own.drawbridge"));
    MainWindow window;
    window.goHome();
    QTRY_COMPARE(hallOf(window).kept().size(), std::size_t{2});
    QCOMPARE(hallOf(window).kept()[0].id, QStringLiteral("left-4"));
    QCOMPARE(hallOf(window).kept()[1].gameId, QStringLiteral("castles-of-caleira"));
    QVERIFY(hallOf(window).kept()[1].isYours); // nobody is known here: Anna is whoever came in
    QVERIFY(!hallOf(window).kept()[1].players.contains(QStringLiteral("Anna")));
    choose(window, 1);
    QCOMPARE(seedOf(window), Seed{41});
    QVERIFY(window.windowTitle().contains(QStringLiteral("own"))); // the file that it belongs to
}

/// Before the records have been read nobody is told that no match waits, nor taken for somebody new.
void TestUnfinished::lookedForInTheHall() {
    const auto told = [](const MainWindow& window, const char* what) {
        return hallOf(window).rootObject()->property(what).toBool();
    };
    {
        MainWindow window;
        window.goHome();
        QVERIFY(!told(window, "looking")); // there are none
        QVERIFY(told(window, "firstVisit"));
    }
    leave(1, record(41));
    MainWindow window;
    window.goHome();
    QVERIFY(told(window, "looking"));
    QVERIFY(!told(window, "firstVisit"));
    QTRY_COMPARE(hallOf(window).kept().size(), std::size_t{1});
    QVERIFY(!told(window, "looking"));
}

/// Who leaves the table for the hall finds the match there as it was, and nobody acts meanwhile.
void TestUnfinished::waitsInTheHall() {
    MainWindow window;
    window.startNew(choice(51));
    QTRY_VERIFY(!fresh().isEmpty());
    const GameTable* local = window.findChild<TableController*>()->gameTable();
    window.goHome();
    QVERIFY(local->isPaused());
    QTRY_COMPARE(hallOf(window).kept().size(), std::size_t{1});
    emit window.findChild<Lobby*>()->matchChosen(hallOf(window).kept()[0].id);
    QCOMPARE(window.findChild<TableController*>()->gameTable(), local);
    QVERIFY(!local->isPaused());
    // It is no untouched deal any more: another match leaves it there.
    const QString first = fresh();
    window.goHome();
    window.startNew(choice(52));
    QTRY_COMPARE(MatchKeeper().unfinished().size(), 1); // the other one is being played
    QVERIFY(QFileInfo::exists(first));
}

void TestUnfinished::twoProgramsAtOnce() {
    leave(1, record(61));
    MatchKeeper one;
    MatchKeeper other;
    // Both ask at the same time; who is answered first has it.
    QCOMPARE(one.unfinished(), QStringList{file(1)});
    QCOMPARE(other.unfinished(), QStringList{file(1)});
    QVERIFY(one.resume(file(1)));
    QVERIFY(!other.resume(file(1)));
    QVERIFY(other.unfinished().isEmpty());
    other.keep([] { return record(62); });
    one.keep([] { return record(63); });
    QTRY_COMPARE(kept(1), record(63));
    QTRY_COMPARE(readFile(fresh()).valueOr({}), record(62));
}

/// A match that is over stays, and is not unfinished; the next one gets a place of its own.
void TestUnfinished::theEndStays() {
    std::string over = record(71);
    over.insert(over.rfind("\n}"), ",\n  \"result\": {\"scores\": [1, 0], \"clause\": \"KEEP-WIN-1\"}");
    MatchKeeper keeper;
    keeper.keep([] { return record(71); });
    QTRY_COMPARE(readFile(keeper.file()).valueOr({}), record(71));
    const QString first = keeper.file();
    QCOMPARE(MatchKeeper().unfinished(), QStringList()); // it is being played
    keeper.keep([over] { return over; });
    keeper.beginMatch();
    QCOMPARE(readFile(first).valueOr({}), over);
    QCOMPARE(MatchKeeper().unfinished(), QStringList());
    keeper.keep([] { return record(72); });
    QVERIFY(keeper.file() != first);
    QTRY_COMPARE(readFile(keeper.file()).valueOr({}), record(72));
    QCOMPARE(readFile(first).valueOr({}), over);
}

/// What nobody can make anything of stays where it is, and stands in nobody's way.
void TestUnfinished::aDamagedOneIsKept() {
    leave(1, "noise");
    MainWindow window;
    QVERIFY(!window.resumeLast());
    window.goHome();
    Answers answers({press(QStringLiteral("OK"))});
    choose(window, 1);
    QVERIFY(answers.allGiven());
    QVERIFY(!answers.said[0].isEmpty());
    QCOMPARE(kept(1), std::string("noise"));
}

/// It goes on from the last sound move, in a place of its own: what stood behind that may be wanted by
/// somebody who can mend it.
void TestUnfinished::aDamagedEndIsKept() {
    Match match = begin(choice(81));
    leave(1, writeRecord(match) + "nonsense\n");
    const std::string before = kept(1);
    MainWindow window;
    QVERIFY(!window.resumeLast());
    Answers answers({press(QStringLiteral("Go on from there"))});
    choose(window, 1);
    QVERIFY(answers.allGiven());
    QCOMPARE(seedOf(window), Seed{81});
    QTRY_VERIFY(!fresh().isEmpty());
    QCOMPARE(kept(1), before);
}

void TestUnfinished::aNewerOneStays() {
    std::string newer = record(91);
    const auto digit = newer.find_first_of("0123456789");
    newer[digit] = '9';
    leave(1, newer);
    MainWindow window;
    QVERIFY(!window.resumeLast());
    Answers answers({press(QStringLiteral("OK"))});
    choose(window, 1);
    QVERIFY(answers.allGiven());
    QVERIFY2(answers.said[0].contains(QStringLiteral("version 9")), qPrintable(answers.said[0]));
    window.startNew(choice(92));
    QTRY_VERIFY(!fresh().isEmpty());
    QCOMPARE(kept(1), newer);
}

/// Programs up to now kept them in numbered places, the first ones in a folder of the same name.
void TestUnfinished::earlierProgramsKeptThemElsewhere() {
    const QString old = folder_ + QStringLiteral("/Drawbridge");
    const QString theirs = QStringLiteral("%1/unfinished-%2.drawbridge");
    QVERIFY(QDir().mkpath(old));
    const auto put = [](const QString& file, const std::string& content) {
        QVERIFY(writeFile(file, content));
    };
    put(theirs.arg(old).arg(1), record(101));
    put(theirs.arg(old).arg(2), record(102));
    put(theirs.arg(old).arg(1) + QStringLiteral(".damaged"), "noise");
    put(theirs.arg(folder_).arg(7), record(104));
    QSettings().setValue(QStringLiteral("unfinished/unfinished-2"), QStringLiteral("/my/own.drawbridge"));
    leave(1, record(103)); // one of ours
    {
        QLockFile played(theirs.arg(old).arg(1) + QStringLiteral(".lock"));
        QVERIFY(played.tryLock());
        QCOMPARE(MatchKeeper().unfinished().size(), 3);
        QVERIFY(QFileInfo::exists(theirs.arg(old).arg(1))); // such a program runs
    }
    MatchKeeper keeper;
    const QStringList all = keeper.unfinished();
    QCOMPARE(all.size(), 4);
    std::set<std::string> records;
    for (const QString& file : all) records.insert(readFile(file).valueOr({}));
    QVERIFY((records == std::set<std::string>{record(101), record(102), record(103), record(104)}));
    for (const QString& file : all) {
        if (readFile(file).valueOr({}) != record(102)) continue;
        QVERIFY(keeper.resume(file));
        QCOMPARE(keeper.origin(), QStringLiteral("/my/own.drawbridge"));
    }
    QCOMPARE(readFile(theirs.arg(folder_).arg(1) + QStringLiteral(".damaged")).valueOr({}),
             std::string("noise"));
    QVERIFY(!QFileInfo::exists(old));
    QVERIFY(!QFileInfo::exists(theirs.arg(folder_).arg(7)));
}

void TestUnfinished::nothingToDoWithoutAMatch() {
    const MainWindow window;
    for (const char* needsOne : {"Save", "Undo", "Redo", "Pause bots", "Toolbar"}) {
        const auto all = window.findChildren<QAction*>();
        const auto one = std::ranges::find_if(all, [needsOne](const QAction* each) {
            return each->text().remove('&') == QLatin1String(needsOne);
        });
        QVERIFY2(one != all.end() && !(*one)->isEnabled(), needsOne);
    }
    QVERIFY(!window.isVisible()); // until something lies on the table
}

QTEST_MAIN(TestUnfinished)
#include "unfinished.moc"
