// SPDX-License-Identifier: GPL-3.0-or-later
// The program as built, seen from outside: an X server, a mouse that is really moved (xdotool), and the file
// in which the program keeps its match. A window of our own, off the screen and laid out alike, tells where
// on the table things are.
#include "person.h"

#include "match/gamestate.h"
#include "match/record.h"
#include "program/mainwindow.h"
#include "rooms/match/matchfile.h"
#include "rooms/newgame/newgame.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "widgets/preferences.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMenuBar>
#include <QProcess>
#include <QQuickItem>
#include <QSettings>
#include <QStandardPaths>
#include <QtTest>

#include <optional>

using namespace drawbridge;

namespace {

constexpr int kPatience = 20'000; // ms
constexpr int kUnhurried = 300;   // ms; a button that has just come takes no press
constexpr int kMovesBeforeTheKill = 6;

} // namespace

class ProgramJourney : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanup();
    void playedKilledContinued();
    void leftAndResumed();
    void refusesBadArguments();

  private:
    void start(const QStringList& arguments);
    QString windowCalled(const QString& title);
    void keys(const QString& window, const QStringList& what) const;
    void moveTo(QPoint at) const;
    bool play(Move move, bool drag);
    bool follow();
    QString keptFile() const;
    std::optional<Match> kept() const;
    bool waitForMore(std::size_t events);

    QString folder_;
    std::unique_ptr<QProcess> program_;
    QString window_;
    std::unique_ptr<MainWindow> mirror_;
    bool over_ = false;
};

void ProgramJourney::initTestCase() {
    if (!hasRealHands()) QSKIP("There is no X server here, or no xdotool.");
    writeHastySettings();
    folder_ = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void ProgramJourney::cleanup() {
    mirror_.reset();
    if (program_ && program_->state() != QProcess::NotRunning) {
        program_->kill();
        program_->waitForFinished();
    }
    program_.reset();
    QDir(folder_).removeRecursively();
    QSettings().remove(QStringLiteral("window"));
}

void ProgramJourney::start(const QStringList& arguments) {
    program_ = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("QT_QPA_PLATFORM")); // ours is off the screen, the program's is not
    program_->setProcessEnvironment(environment);
    program_->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program_->start(QStringLiteral(DRAWBRIDGE_PROGRAM), arguments);
    QVERIFY(program_->waitForStarted());
}

/// Waits for a window of the program with this in its title.
QString ProgramJourney::windowCalled(const QString& title) {
    QString found;
    (void)QTest::qWaitFor(
        [&] {
            const QStringList windows =
                xdotool({QStringLiteral("search"), QStringLiteral("--all"), QStringLiteral("--onlyvisible"),
                         QStringLiteral("--pid"), QString::number(program_->processId()),
                         QStringLiteral("--name"), title});
            if (!windows.isEmpty()) found = windows.last();
            return !found.isEmpty();
        },
        kPatience);
    return found;
}

void ProgramJourney::keys(const QString& window, const QStringList& what) const {
    xdotool({QStringLiteral("windowactivate"), QStringLiteral("--sync"), window});
    for (const QString& key : what) xdotool({QStringLiteral("key"), QStringLiteral("--clearmodifiers"), key});
}

/// The file of the match kept last: by the program, not by our own window.
QString ProgramJourney::keptFile() const {
    const QString ours = mirror_ ? mirror_->findChild<MatchFile*>()->kept().file() : QString();
    for (const QFileInfo& file :
         QDir(folder_ + QStringLiteral("/matches"))
             .entryInfoList({QStringLiteral("*.drawbridge")}, QDir::Files, QDir::Time))
        if (file.filePath() != ours) return file.filePath();
    return {};
}

/// The match that the program has kept.
std::optional<Match> ProgramJourney::kept() const {
    QFile file(keptFile());
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray text = file.readAll();
    return readRecord({text.constData(), static_cast<std::size_t>(text.size())}).match;
}

/// Waits until the program has written down more than so many events, and the person has to decide; or the
/// match is over.
bool ProgramJourney::waitForMore(std::size_t events) {
    return QTest::qWaitFor(
        [&] {
            const auto match = kept();
            if (!match || match->isOver()) return over_ = true;
            const Seat decider = match->decider();
            return match->history().size() > events && isSeat(decider) && !match->players()[decider].isBot;
        },
        kPatience);
}

/// Lays our own window out like the program's, with the same match on the table.
bool ProgramJourney::follow() {
    const QStringList geometry =
        xdotool({QStringLiteral("getwindowgeometry"), QStringLiteral("--shell"), window_});
    QSize size;
    for (const QString& line : geometry) {
        if (line.startsWith(QLatin1String("WIDTH="))) size.setWidth(line.mid(6).toInt());
        if (line.startsWith(QLatin1String("HEIGHT="))) size.setHeight(line.mid(7).toInt());
    }
    if (!mirror_) {
        mirror_ = std::make_unique<MainWindow>();
        mirror_->setWindowState(Qt::WindowNoState);
        mirror_->show();
        QTest::qWait(50); // it fits itself to our screen first, which may be smaller
    }
    mirror_->resize(size);
    const QString copy = folder_ + QStringLiteral("/copy.drawbridge");
    QFile::remove(copy);
    if (!QFile::copy(keptFile(), copy)) return false;
    if (!mirror_->open(copy)) return false;
    QTest::qWait(50); // until all lies in its place
    return Somebody(*mirror_).wait();
}

void ProgramJourney::moveTo(QPoint at) const {
    const QPoint in = Somebody(*mirror_).view().mapTo(mirror_.get(), at);
    xdotool({QStringLiteral("mousemove"), QStringLiteral("--window"), window_, QString::number(in.x()),
             QString::number(in.y())});
}

/// Makes a move with the mouse on the program's window.
bool ProgramJourney::play(Move move, bool drag) {
    const Somebody person(*mirror_);
    const GameState& state = person.local().match().state();
    const auto events = person.local().match().history().size();
    const Gesture gesture = state.gestureOf(move);
    const QStringList click{QStringLiteral("click"), QStringLiteral("1")};
    if (!gesture.from) {
        const QQuickItem* button = person.button(person.local().text().choice(
            seenOf(state, person.local().viewer()), move, person.local().names()));
        if (!button) return false;
        QTest::qWait(kUnhurried);
        moveTo(person.middle(button));
        xdotool(click);
        return waitForMore(events);
    }
    const QPoint from = person.pieceAt(move);
    const QPoint to = person.targetOf(move);
    moveTo(from);
    if (drag) {
        xdotool({QStringLiteral("mousedown"), QStringLiteral("1")});
        for (int step = 1; step <= 8; ++step) moveTo(from + (to - from) * step / 8);
        xdotool({QStringLiteral("mouseup"), QStringLiteral("1")});
    } else {
        xdotool(click);
        // A draw pile asks for nothing more.
        if (!state.toText(move).starts_with("draw")) {
            moveTo(to);
            xdotool(click);
        }
    }
    return waitForMore(events);
}

void ProgramJourney::playedKilledContinued() {
    over_ = false;
    start({QStringLiteral("--new"), QStringLiteral("castle-keep"), QStringLiteral("--seed"),
           QStringLiteral("42")});
    window_ = windowCalled(QStringLiteral("Castle Keep"));
    QVERIFY(!window_.isEmpty());
    QVERIFY(QTest::qWaitFor(
        [this] {
            const auto match = kept();
            return match && match->seed() == 42;
        },
        kPatience));
    QVERIFY(waitForMore(0));

    int moves = 0;
    for (; moves < kMovesBeforeTheKill && !over_; ++moves) {
        QVERIFY(follow());
        const Somebody person(*mirror_);
        const Move move = person.wants();
        QVERIFY2(play(move, moves % 2 == 0), person.local().match().state().toText(move).c_str());
    }
    QVERIFY(!over_);

    // Killed on the spot; at the next start the match lies in the hall, and Return goes on with it.
    const std::size_t events = kept()->history().size();
    program_->kill();
    QVERIFY(program_->waitForFinished());
    QVERIFY(kept());
    start({});
    const QString hall = windowCalled(QStringLiteral("Drawbridge"));
    QVERIFY(!hall.isEmpty());
    QTest::qWait(kUnhurried); // until the index has found it
    keys(hall, {QStringLiteral("Return")});
    window_ = windowCalled(QStringLiteral("Castle Keep"));
    QVERIFY(!window_.isEmpty());
    QVERIFY(kept());
    QVERIFY(kept()->history().size() >= events);
    QVERIFY(waitForMore(events - 1));

    for (; !over_ && moves < 600; ++moves) {
        QVERIFY(follow());
        const Somebody person(*mirror_);
        const Move move = person.wants();
        QVERIFY2(play(move, moves % 2 == 0), person.local().match().state().toText(move).c_str());
        if (over_) QVERIFY(person.play(move, true)); // our window goes along
    }
    QVERIFY(over_);

    // The summary is on the table; its button begins again with the seats turned.
    const Somebody person(*mirror_);
    QVERIFY(person.wait());
    QVERIFY(person.table().match()->isOver());
    QTest::qWait(3 * kUnhurried); // the summary takes no press in haste, and lays the table out beside it
    const QQuickItem* again = person.button(QStringLiteral("Rematch"));
    QVERIFY(again);
    const auto before = person.local().match().players();
    moveTo(person.middle(again));
    xdotool({QStringLiteral("click"), QStringLiteral("1")});
    QVERIFY(QTest::qWaitFor(
        [this] {
            const auto match = kept();
            return match && !match->isOver();
        },
        kPatience));
    QCOMPARE(kept()->players()[0].name, before[1].name);
}

void ProgramJourney::leftAndResumed() {
    // Closed in the middle of a match between bots, it goes on where it was.
    QSettings().setValue(QStringLiteral("newgame/castle-keep/players"),
                         QStringList{QStringLiteral("page|Osric"), QStringLiteral("page|Rowena")});
    Preferences slow = Preferences::load();
    slow.pace = 200;
    slow.store();
    start({QStringLiteral("--new"), QStringLiteral("castle-keep"), QStringLiteral("--seed"),
           QStringLiteral("5")});
    window_ = windowCalled(QStringLiteral("Castle Keep"));
    QVERIFY(!window_.isEmpty());
    QVERIFY(QTest::qWaitFor(
        [this] {
            const auto match = kept();
            return match && match->history().size() > 12;
        },
        kPatience));
    keys(window_, {QStringLiteral("ctrl+q")});
    QVERIFY(program_->waitForFinished());
    QCOMPARE(program_->exitCode(), 0);
    const auto left = kept();
    QVERIFY(left);
    start({QStringLiteral("--continue")});
    QVERIFY(!windowCalled(QStringLiteral("Castle Keep")).isEmpty());
    QVERIFY(QTest::qWaitFor(
        [&] {
            const auto match = kept();
            return match && match->history().size() > left->history().size();
        },
        kPatience));
    QCOMPARE(kept()->seed(), Seed{5});
    for (std::size_t index = 0; index < left->history().size(); ++index)
        QCOMPARE(kept()->seenText(index, 0), left->seenText(index, 0));
    writeHastySettings();
}

void ProgramJourney::refusesBadArguments() {
    for (const QStringList& arguments : {QStringList{QStringLiteral("--nonsense")},
                                         QStringList{QStringLiteral("--new"), QStringLiteral("chess")},
                                         QStringList{QStringLiteral("--new"), QStringLiteral("castle-keep"),
                                                     QStringLiteral("--seed"), QStringLiteral("x")}}) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(DRAWBRIDGE_PROGRAM), arguments);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardError().contains("drawbridge: "));
    }
    QProcess program;
    QProcessEnvironment nowhere = QProcessEnvironment::systemEnvironment();
    nowhere.remove(QStringLiteral("DISPLAY"));
    nowhere.remove(QStringLiteral("QT_QPA_PLATFORM"));
    program.setProcessEnvironment(nowhere);
    program.start(QStringLiteral(DRAWBRIDGE_PROGRAM), {QStringLiteral("--version")});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(QString::fromUtf8(program.readAllStandardOutput()).startsWith(QLatin1String("Drawbridge ")));
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    ProgramJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "program.moc"
