// SPDX-License-Identifier: GPL-3.0-or-later
// A program is killed at any moment that plays, keeps, names, deletes and brings back matches, meets people,
// stores settings, prints, saves decks and keeps lessons: nothing is lost, library and files agree at the
// next start, and nothing stays locked. DRAWBRIDGE_KILLS says how often; the program that is killed is this
// one, called with "play" and a number, every other time in a sandbox that counts its processes anew.
#include "keptmatches.h"
#include "library/filelock.h"
#include "library/matchkeeper.h"
#include "library/people.h"
#include "library/recordfile.h"
#include "print/components.h"
#include "print/outputs.h"
#include "program/surroundings.h"
#include "rampage/deck.h"
#include "rampage/deckfile.h"
#include "rooms/teacher/lessonkeeper.h"
#include "text/rampage/decktext.h"
#include "text/wholefile.h"
#include "widgets/deckfile.h"
#include "widgets/preferences.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimeZone>
#include <QtTest>

#include <cstdio>

#ifdef Q_OS_UNIX
#    include <csignal>
#    include <unistd.h>
#endif

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

QString journalFile() { return dataFolder().filePath(QStringLiteral("journal.txt")); }

/// Writes down what is about to be done, or has been: what is done without a word of it cannot be checked.
void note(const QString& what) {
    QFile file(journalFile());
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append)) qFatal("no journal");
    file.write((what + '\n').toUtf8());
}

/// Plays a match, or goes on with one, for a number of events; each is kept.
void play(Library& library, MatchKeeper& keeper, Rng& rng) {
    const auto wait = [&keeper](const Match& match) {
        QSignalSpy kept(&keeper, &MatchKeeper::kept);
        keeper.keep([&match] { return writeRecord(match); });
        if (!QTest::qWaitFor([&kept] { return !kept.isEmpty(); }, 10'000)) qFatal("not kept");
        note(QStringLiteral("kept %1 %2").arg(keeper.id()).arg(match.history().size()));
    };
    const QStringList left = keeper.unfinished();
    std::optional<Match> match;
    if (!left.isEmpty() && rng.below(2) == 0) {
        const QString file = left[rng.below(static_cast<std::uint32_t>(left.size()))];
        match = openFile(file).match;
        if (!match || !keeper.resume(file)) return;
        keeper.beginMatch();
    } else {
        keeper.beginMatch();
        match = matchOf(allGames()[rng.below(5)]->id(), rng.below(100000), "p-anna", rng.below(60));
    }
    wait(*match);
    const bool wholeMatch = rng.below(3) == 0;
    for (std::uint32_t i = rng.below(30); i > 0 && !match->isOver(); --i) {
        do playOn(*match, rng);
        while (wholeMatch && !match->isOver() && rng.below(40) != 0);
        wait(*match);
        library.update(keeper.id());
    }
    keeper.beginMatch(); // it is left
}

void meet(People& people, Rng& rng) {
    const QString name = QStringLiteral("P%1").arg(rng.below(100000));
    if (people.add(name, 0)) note(QStringLiteral("person %1").arg(name));
    if (people.all().size() > 5) people.sat({people.all().back().id});
}

void change(Library& library, People& people, Rng& rng) {
    const auto some = library.list({}, static_cast<int>(rng.below(20)), 1);
    if (some.empty()) return;
    const QString id = some.front().id;
    const auto did = [](const Result<>& done, const QString& what) {
        if (done) note(what);
    };
    switch (rng.below(6)) {
    case 0:
    case 1: {
        const QString title = QStringLiteral("T%1").arg(rng.below(1000));
        note(QStringLiteral("titling %1 %2").arg(id, title));
        did(library.rename(id, title), QStringLiteral("titled %1 %2").arg(id, title));
        break;
    }
    case 2:
        note(QStringLiteral("removing %1").arg(id));
        did(library.remove(id), QStringLiteral("removed %1").arg(id));
        break;
    case 3: {
        const QStringList deleted = Library::deleted();
        if (deleted.isEmpty()) break;
        note(QStringLiteral("restoring %1").arg(deleted.front()));
        did(library.restore(deleted.front()), QStringLiteral("restored %1").arg(deleted.front()));
        break;
    }
    case 4: {
        OpenedFile opened = openFile(fileOfMatch(id));
        if (!opened.match) break;
        MatchNotes notes = opened.match->notes(); // of another day: the same is not kept twice
        notes.begun = QDateTime(QDate(2026, 1, 1), QTime(0, 0), QTimeZone::utc())
                          .addSecs(rng.below(10'000'000))
                          .toString(Qt::ISODate)
                          .toStdString();
        opened.match->setNotes(std::move(notes));
        const QString copy = dataFolder().filePath(QStringLiteral("import.drawbridge"));
        if (!writeFile(copy, writeRecord(*opened.match))) break;
        if (const auto fresh = library.importFrom(copy, openFile(copy)))
            note(QStringLiteral("kept %1 0").arg(fresh->id));
        break;
    }
    default: meet(people, rng);
    }
}

QString inHome(const char* name) { return dataFolder().filePath(QString::fromLatin1(name)); }

/// A number that goes up is stored among the preferences, as a person changes one.
void changeSettings(Rng& rng) {
    Preferences preferences = Preferences::load();
    const int before = QSettings().value(QStringLiteral("killed/count"), 0).toInt();
    preferences.volume = static_cast<int>(1 + rng.below(100));
    note(QStringLiteral("setting %1").arg(before + 1));
    preferences.store();
    QSettings settings;
    settings.setValue(QStringLiteral("killed/count"), before + 1);
    settings.sync();
    if (settings.status() == QSettings::NoError) note(QStringLiteral("set %1").arg(before + 1));
}

void print(Rng& rng) {
    const GameInfo& game = *allGames()[rng.below(5)];
    std::vector<PieceSet> sets = pieceSets(game, wholeSetup(game));
    sets.resize(1);
    SheetOptions options;
    const Sheets sheets(game, sets, options);
    if (writePdf(sheets, inHome("sheets.pdf"))) note(QStringLiteral("printed 1"));
    if (writePictures(game, {sets.front()}, options, nullptr, dataFolder().path()))
        note(QStringLiteral("pictured 1"));
}

void saveDeck(int number) {
    rampage::Deck deck = rampage::houseEdition();
    deck.name = {{"", "Deck " + std::to_string(number)}};
    note(QStringLiteral("saving %1").arg(number));
    if (writeFile(inHome("mine.drawbridge-deck"), writeDeck(deck)))
        note(QStringLiteral("saved %1").arg(number));
}

/// The lesson that was left is gone on with, as a teacher does.
void keepLesson(LessonKeeper& keeper, int number) {
    if (!keeper.left().isEmpty()) keeper.adopt();
    note(QStringLiteral("teaching %1").arg(number));
    const std::string text = "lesson " + std::to_string(number) + std::string(5000, '.');
    keeper.keep([text] { return text; });
    const QString file = inHome("lesson-1.json");
    if (QTest::qWaitFor([&] { return readFile(file).valueOr({}) == text; }, 2000))
        note(QStringLiteral("taught %1").arg(number));
}

/// The program that is killed.
int playUntilKilled(Seed seed) {
    FileLock alive(inHome("alive"));
    if (!alive.tryLock()) qFatal("there are two");
    People people;
    LessonKeeper lesson;
    Library library(&people);
    MatchKeeper keeper;
    Rng rng(seed);
    library.refresh();
    const auto number = [seed](int round) { return static_cast<int>(seed) * 1000 + round; };
    const auto deed = [&](std::uint32_t which, int round) {
        switch (which) {
        case 0:
        case 1:
        case 2: play(library, keeper, rng); break;
        case 3:
        case 4:
            for (int i = 0; i < 4; ++i) change(library, people, rng);
            break;
        case 5: meet(people, rng); break;
        case 6:
            for (int i = 0; i < 8; ++i) changeSettings(rng);
            break;
        case 7: print(rng); break;
        case 8: saveDeck(number(round)); break;
        default: keepLesson(lesson, number(round));
        }
    };
    // The first does each of them in peace, so that there is something to lose of every kind.
    int round = 1;
    if (seed == 1)
        for (; round <= 10; ++round) deed(static_cast<std::uint32_t>(round - 1), round);
    std::puts("ready");
    std::fflush(stdout);
    for (;; ++round) {
        deed(rng.below(10), round);
        if (rng.below(5) == 0) library.refresh();
        QCoreApplication::processEvents();
    }
}

/// What must be so, by the journal.
struct Expected {
    QHash<QString, std::size_t> events; ///< that a match has at least
    QHash<QString, QSet<QString>> titles;
    QSet<QString> titled;         ///< those of which it is sure that they have the one title
    QHash<QString, QString> done; ///< "removed" or "restored", the last; "" if it is not sure
    QSet<QString> people;
    QHash<QString, int> last; ///< of what is counted, the number that was noted last
};

Expected expected() {
    Expected all;
    QFile file(journalFile());
    if (!file.open(QIODevice::ReadOnly)) return all;
    for (const QByteArray& bytes : file.readAll().split('\n')) {
        const QStringList words = QString::fromUtf8(bytes).split(' ');
        if (words.size() < 2) continue;
        const QString& id = words[1];
        if (words[0] == QLatin1String("kept") && words.size() == 3) all.events[id] = words[2].toUInt();
        if (words[0] == QLatin1String("titling")) {
            all.titles[id] << words.value(2);
            all.titled.remove(id);
        }
        if (words[0] == QLatin1String("titled")) {
            all.titles[id] = {words.value(2)};
            all.titled << id;
        }
        if (words[0] == QLatin1String("removing") || words[0] == QLatin1String("restoring"))
            all.done[id].clear();
        if (words[0] == QLatin1String("removed") || words[0] == QLatin1String("restored"))
            all.done[id] = words[0];
        if (words[0] == QLatin1String("person")) all.people << id;
        all.last[words[0]] = id.toInt();
    }
    return all;
}

} // namespace

class TestKilled : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        liveIn(home_.path());
        QVERIFY(QDir().mkpath(dataFolder().path()));
        QProcess tried;
        tried.start(QStringLiteral("unshare"), {QStringLiteral("--pid"), QStringLiteral("--fork"),
                                                QStringLiteral("--mount-proc"), QStringLiteral("true")});
        hasSandbox_ = tried.waitForFinished() && tried.exitCode() == 0;
        if (!hasSandbox_) qInfo("No sandbox can be had here: all kills are outside of one.");
    }
    void nothingIsLost();

  private:
    void killOne(Seed seed);
    void check();
    void checkOthers(const Expected& wanted);

    QTemporaryDir home_;
    bool hasSandbox_ = false;
};

void TestKilled::killOne(Seed seed) {
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QStringList command{QCoreApplication::applicationFilePath(), QStringLiteral("play"),
                        QString::number(seed)};
    if (seed % 2 == 0 && hasSandbox_)
        command = QStringList{QStringLiteral("unshare"), QStringLiteral("--pid"), QStringLiteral("--fork"),
                              QStringLiteral("--mount-proc"), QStringLiteral("--kill-child")} +
                  command;
#ifdef Q_OS_UNIX
    child.setChildProcessModifier([] { ::setpgid(0, 0); }); // a sandbox, and who lives in it, die together
#endif
    child.start(command.takeFirst(), command);
    QVERIFY(child.waitForStarted());
    // Now and then before it is ready: while it brings the index up to date.
    if (seed % 8 != 0) QVERIFY(child.waitForReadyRead(60'000));
    QTest::qSleep(QRandomGenerator::global()->bounded(seed % 8 == 0 ? 60 : seed % 3 == 0 ? 1500 : 400));
    QCOMPARE(child.state(), QProcess::Running);
#ifdef Q_OS_UNIX
    QCOMPARE(::kill(static_cast<pid_t>(-child.processId()), SIGKILL), 0);
#else
    child.kill();
#endif
    QVERIFY(child.waitForFinished());
    QVERIFY(FileLock(inHome("alive")).tryLock(5000)); // in a sandbox it ends a moment after that
}

void TestKilled::check() {
    Library library;
    QVERIFY(refreshed(library));
    QStringList listed = idsOf(library.list());
    QStringList there;
    for (const QString& name : matchFolder().entryList({QStringLiteral("*.drawbridge")}, QDir::Files))
        there << matchOfFile(name);
    listed.sort();
    there.sort();
    QCOMPARE(listed, there);
    for (const KeptMatch& match : library.list()) {
        QVERIFY2(match.isReadable(), qPrintable(match.id));
        QVERIFY2(match == factsOfFile(fileOfMatch(match.id)), qPrintable(match.id));
    }
    const QStringList deleted = Library::deleted();
    const Expected wanted = expected();
    for (auto [id, events] : wanted.events.asKeyValueRange()) {
        QVERIFY2(there.contains(id) != deleted.contains(id), qPrintable(id)); // in one place
        const OpenedFile opened = openFile(there.contains(id) ? fileOfMatch(id) : deletedFileOf(id));
        QVERIFY2(!opened.problem, opened.problem ? qPrintable(opened.problem->text()) : "");
        QVERIFY2(opened.match->history().size() >= events, qPrintable(id));
        const QString title = QString::fromStdString(opened.match->notes().title);
        if (wanted.titled.contains(id))
            QVERIFY2(wanted.titles[id].contains(title), qPrintable(id + ' ' + title));
        const QString done = wanted.done.value(id);
        if (!done.isEmpty()) QCOMPARE(deleted.contains(id), done == QLatin1String("removed"));
    }
    const People people;
    QVERIFY2(!people.problem(), people.problem() ? qPrintable(people.problem()->text()) : "");
    for (const QString& name : wanted.people) QVERIFY2(people.called(name), qPrintable(name));
    checkOthers(wanted);
    // Nothing is locked: all that is left can be gone on with, and at once.
    const MatchKeeper keeper;
    const int open = library.count({.which = MatchFilter::Which::Unfinished});
    QCOMPARE(static_cast<int>(keeper.unfinished().size()), open);
    for (const QFileInfo& file : matchFolder().entryInfoList(QDir::Files)) // no lock has stayed
        QVERIFY2(file.suffix() == QLatin1String("drawbridge"), qPrintable(file.fileName()));
}

/// Settings, sheets, decks and lessons.
void TestKilled::checkOthers(const Expected& wanted) {
    QElapsedTimer timer;
    timer.start();
    settle(); // as at the next start
    QSettings settings;
    const int count = settings.value(QStringLiteral("killed/count"), 0).toInt();
    QVERIFY2(count >= wanted.last.value(QStringLiteral("set")) &&
                 count <= wanted.last.value(QStringLiteral("setting")),
             qPrintable(QString::number(count)));
    settings.setValue(QStringLiteral("killed/looked"), count);
    settings.sync();
    QCOMPARE(settings.status(), QSettings::NoError);
    const std::string pdf =
        QFileInfo::exists(inHome("sheets.pdf")) ? readFile(inHome("sheets.pdf")).valueOr({}) : "";
    if (wanted.last.contains(QStringLiteral("printed")) || !pdf.empty())
        QVERIFY(pdf.starts_with("%PDF") && pdf.find("%%EOF", pdf.size() - 20) != std::string::npos);
    for (const QFileInfo& picture : dataFolder().entryInfoList({QStringLiteral("*.png")}, QDir::Files))
        QVERIFY2(!QImage(picture.filePath()).isNull(), qPrintable(picture.filePath()));
    if (wanted.last.contains(QStringLiteral("saved"))) {
        const auto deck = openDeck(nullptr, inHome("mine.drawbridge-deck"));
        QVERIFY2(deck, deck ? "" : qPrintable(deck.problem().text()));
        const int number = deckName(*deck).section(' ', 1).toInt();
        QVERIFY(number >= wanted.last.value(QStringLiteral("saved")) &&
                number <= wanted.last.value(QStringLiteral("saving")));
    }
    {
        const LessonKeeper keeper;
        const bool isLeft = !keeper.left().isEmpty();
        if (wanted.last.contains(QStringLiteral("taught"))) QVERIFY(isLeft);
        if (isLeft) {
            QVERIFY2(keeper.left().endsWith(QLatin1String("lesson-1.json")), qPrintable(keeper.left()));
            const std::string text = readFile(keeper.left()).valueOr({});
            const int number = QString::fromStdString(text.substr(0, 30)).remove('.').section(' ', 1).toInt();
            QCOMPARE(text.size(), ("lesson " + std::to_string(number)).size() + 5000);
            QVERIFY(number >= wanted.last.value(QStringLiteral("taught")) &&
                    number <= wanted.last.value(QStringLiteral("teaching")));
        }
    }
    People people;
    QVERIFY(people.add(QStringLiteral("Looked"), 0) || people.called(QStringLiteral("Looked")));
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

void TestKilled::nothingIsLost() {
    const int asked = qEnvironmentVariableIntValue("DRAWBRIDGE_KILLS");
    const int kills = asked > 0 ? asked : 24;
    for (int kill = 1; kill <= kills; ++kill) {
        killOne(Seed(kill));
        if (QTest::currentTestFailed()) return;
        check();
        if (QTest::currentTestFailed()) {
            qWarning("after kill %d", kill);
            return;
        }
    }
    const Expected all = expected();
    qInfo("%d kills: %d matches kept, %d named, %d deleted or brought back", kills,
          static_cast<int>(all.events.size()), static_cast<int>(all.titles.size()),
          static_cast<int>(all.done.size()));
    qInfo("%d people met, %d settings, %s printed, decks and lessons up to number %d and %d",
          static_cast<int>(all.people.size()), all.last.value(QStringLiteral("set")),
          all.last.contains(QStringLiteral("printed")) ? "sheets" : "nothing",
          all.last.value(QStringLiteral("saved")), all.last.value(QStringLiteral("taught")));
    QVERIFY(all.events.size() > kills / 6);
    for (const char* done : {"set", "printed", "saved", "taught", "person"})
        QVERIFY2(all.last.contains(QString::fromLatin1(done)), done);
}

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const bool plays = argc == 3 && qstrcmp(argv[1], "play") == 0;
    if (plays) settle();
    QApplication app(argc, argv);
    if (plays) {
        return playUntilKilled(QByteArray(argv[2]).toULongLong());
    }
    TestKilled test;
    return QTest::qExec(&test, argc, argv);
}
#include "killed.moc"
