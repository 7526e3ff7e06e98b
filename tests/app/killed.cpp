// SPDX-License-Identifier: GPL-3.0-or-later
// A program that plays, keeps, names, deletes and brings back matches is killed at any moment: nothing is
// lost, and library and files agree at the next start. DRAWBRIDGE_KILLS says how often; the program that is
// killed is this one, called with "play" and a number.
#include "keptmatches.h"
#include "library/matchkeeper.h"
#include "library/people.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimeZone>
#include <QtTest>

#include <cstdio>

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
        if (!kept.wait(10'000)) qFatal("not kept");
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

void change(Library& library, People& people, Rng& rng) {
    const auto some = library.list({}, static_cast<int>(rng.below(20)), 1);
    if (some.empty()) return;
    const QString id = some.front().id;
    const auto did = [](const QString& problem, const QString& what) {
        if (problem.isEmpty()) note(what);
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
        if (!writeFile(copy, writeRecord(*opened.match)).isEmpty()) break;
        if (const Library::Imported fresh = library.importFrom(copy); fresh.problem.isEmpty())
            note(QStringLiteral("kept %1 0").arg(fresh.id));
        break;
    }
    default: {
        const QString name = QStringLiteral("P%1").arg(rng.below(100000));
        did(people.add(name, 0), QStringLiteral("person %1").arg(name));
        if (people.all().size() > 5) people.sat({people.all().back().id});
    }
    }
}

/// The program that is killed.
int playUntilKilled(Seed seed) {
    People people;
    Library library(&people);
    MatchKeeper keeper;
    Rng rng(seed);
    library.refresh();
    std::puts("ready");
    std::fflush(stdout);
    for (;;) {
        if (rng.below(2) == 0)
            play(library, keeper, rng);
        else
            for (int i = 0; i < 4; ++i) change(library, people, rng);
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
    }
    void nothingIsLost();

  private:
    void killOne(Seed seed);
    void check();

    QTemporaryDir home_;
};

void TestKilled::killOne(Seed seed) {
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("play"), QString::number(seed)});
    QVERIFY(child.waitForStarted());
    // Now and then before it is ready: while it brings the index up to date.
    if (seed % 8 != 0) QVERIFY(child.waitForReadyRead(30'000));
    QTest::qSleep(QRandomGenerator::global()->bounded(seed % 8 == 0 ? 60 : 400));
    QCOMPARE(child.state(), QProcess::Running);
    child.kill();
    QVERIFY(child.waitForFinished());
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
        QVERIFY2(opened.match && opened.problem.isEmpty(), qPrintable(opened.problem));
        QVERIFY2(opened.match->history().size() >= events, qPrintable(id));
        const QString title = QString::fromStdString(opened.match->notes().title);
        if (wanted.titled.contains(id))
            QVERIFY2(wanted.titles[id].contains(title), qPrintable(id + ' ' + title));
        const QString done = wanted.done.value(id);
        if (!done.isEmpty()) QCOMPARE(deleted.contains(id), done == QLatin1String("removed"));
    }
    const People people;
    QVERIFY2(people.problem().isEmpty(), qPrintable(people.problem()));
    for (const QString& name : wanted.people) QVERIFY2(people.called(name), qPrintable(name));
    for (const QFileInfo& file : matchFolder().entryInfoList(QDir::Files)) // no lock has stayed
        QVERIFY2(file.suffix() == QLatin1String("drawbridge"), qPrintable(file.fileName()));
}

void TestKilled::nothingIsLost() {
    const int asked = qEnvironmentVariableIntValue("DRAWBRIDGE_KILLS");
    const int kills = asked > 0 ? asked : 10;
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
    QVERIFY(all.events.size() > kills / 2);
}

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "play") == 0) {
        liveIn(qEnvironmentVariable("XDG_DATA_HOME").section('/', 0, -2));
        return playUntilKilled(QByteArray(argv[2]).toULongLong());
    }
    TestKilled test;
    return QTest::qExec(&test, argc, argv);
}
#include "killed.moc"
