// SPDX-License-Identifier: GPL-3.0-or-later
// The matches kept: the files are the truth, and the index says what they say.
#include "library/library.h"
#include "keptmatches.h"
#include "library/people.h"
#include "library/recordfile.h"
#include "library/series.h"
#include "library/statistics.h"
#include "match/setup.h"
#include "text/wholefile.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimeZone>
#include <QtTest>

using namespace drawbridge;
using namespace drawbridge::test;

class TestLibrary : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { liveIn(home_.path()); }
    void init();
    void saysWhatTheFilesSay();
    void whatWasChosen();
    void comesUpToDate();
    void knownAsItIsRead();
    void madeAnewIsTheSame();
    void aDamagedIndexIsMadeAnew_data();
    void aDamagedIndexIsMadeAnew();
    void damagedRecordsAreListed();
    void found();
    void pages();
    void named();
    void deletedAndBack();
    void deletedForGood();
    void resultsOutliveRecords();
    void resultsAreForgottenWithTheirPerson();
    void exportedAndImported();
    void oneOfEachGameIsOffered();
    void noneIsOfTheFuture();
    void playedElsewhere();
    void updated();
    void forgotten();
    void howASeriesStands();
    void aSeriesWaits();
    void importedTwice();
    void nowhereToWrite();
    void afterAKill();
    void manyMatches();

  private:
    QTemporaryDir home_;
};

void TestLibrary::init() { QDir(dataFolder()).removeRecursively(); }

void TestLibrary::saysWhatTheFilesSay() {
    const Match over = matchOf("castle-keep", 1);
    lay(QStringLiteral("one"), writeRecord(over), 300);
    lay(QStringLiteral("two"), writeRecord(matchOf("castle-wars", 2, "p-anna", 40)), 200);
    Library library;
    QVERIFY(library.list().empty());
    QVERIFY(refreshed(library));
    const auto all = library.list();
    QCOMPARE(idsOf(all), QStringList({QStringLiteral("two"), QStringLiteral("one")}));
    const KeptMatch& one = all[1];
    QVERIFY(one.isOver());
    QCOMPARE(one.game, QStringLiteral("castle-keep"));
    QCOMPARE(one.begun, QDateTime(QDate(2026, 11, 23), QTime(6, 32, 51), QTimeZone::utc()));
    QCOMPARE(one.seconds, 121);
    QCOMPARE(one.seats[0].name, QStringLiteral("Anna"));
    QCOMPARE(one.seats[0].person, QStringLiteral("p-anna"));
    QCOMPARE(one.seats[1].bot, QStringLiteral("knight"));
    QCOMPARE(one.seats[0].score, over.state().score(0));
    QCOMPARE(one.winner(), over.state().score(0) == 1 ? Seat{0} : Seat{1});
    QCOMPARE(all[0].state, KeptMatch::State::Unfinished);
    QVERIFY(isSeat(all[0].decider) || all[0].decider == kChance);
    for (const KeptMatch& match : all) QVERIFY(match == factsOfFile(fileOfMatch(match.id)));
    QVERIFY(Library::open(QStringLiteral("one")).match->state().equals(over.state()));
}

void TestLibrary::whatWasChosen() {
    int chosen = 0;
    for (const GameInfo* game : allGames()) {
        for (std::size_t option = 0; option < game->options().size(); ++option) {
            if (option == game->deckOption()) continue;
            for (OptionValue value = 1; value < game->options()[option].values.size(); ++value) {
                Setup setup{2, {}};
                setOption(setup, option, value);
                if (!game->check(setup)) continue;
                const Match match(*game, setup, {{"Anna", false, ""}, {"Ben", false, ""}}, 1);
                const Setup told = factsOf(match).setup();
                QCOMPARE(told.seats, 2);
                for (std::size_t each = 0; each < game->options().size(); ++each)
                    QCOMPARE(optionOf(told, each), optionOf(match.setup(), each));
                ++chosen;
            }
        }
    }
    QVERIFY(chosen > 100);
}

void TestLibrary::comesUpToDate() {
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 1, "p-anna", 20)));
    lay(QStringLiteral("two"), writeRecord(matchOf("castle-keep", 2)));
    {
        QVERIFY(refreshed(*std::make_unique<Library>()));
    }
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 1)), 50);
    lay(QStringLiteral("three"), writeRecord(matchOf("castle-rampage", 3)), 70);
    QVERIFY(QFile::remove(fileOfMatch(QStringLiteral("two"))));
    Library library;
    QCOMPARE(library.count(), 2); // what it knew last
    QSignalSpy progress(&library, &Library::progress);
    QVERIFY(refreshed(library));
    QCOMPARE(progress.last(), QVariantList({3, 3}));
    QCOMPARE(idsOf(library.list()), QStringList({QStringLiteral("one"), QStringLiteral("three")}));
    QVERIFY(library.find(QStringLiteral("one"))->isOver());
    progress.clear();
    QSignalSpy changed(&library, &Library::changed);
    QVERIFY(refreshed(library));
    QCOMPARE(progress.last(), QVariantList({0, 0})); // nothing has changed, and nothing is read
    QCOMPARE(changed.size(), 0);
}

/// Who looks meanwhile finds what was kept last, long before all has been read.
void TestLibrary::knownAsItIsRead() {
    QVERIFY(!Library::hasRecords());
    for (int i = 0; i < 150; ++i)
        lay(QStringLiteral("m%1").arg(i), writeRecord(matchOf("castle-keep", Seed(i), "p-anna", 5)), i);
    QVERIFY(Library::hasRecords());
    Library library;
    QList<int> counts;
    QString first;
    connect(
        &library, &Library::changed, this,
        [&] { // on the thread that reads
            MatchIndex index(dataFolder().filePath(QStringLiteral("library.sqlite")));
            counts << index.count({});
            if (first.isEmpty()) first = idsOf(index.list({}, 63, 1)).value(0);
        },
        Qt::DirectConnection);
    QVERIFY(refreshed(library));
    QCOMPARE(counts, QList<int>({64, 128, 150}));
    QCOMPARE(first, QStringLiteral("m63"));
}

void TestLibrary::madeAnewIsTheSame() {
    for (int i = 0; i < 30; ++i)
        lay(QStringLiteral("m%1").arg(i),
            writeRecord(matchOf(allGames()[static_cast<std::size_t>(i) % 5]->id(), Seed(i), "p-anna",
                                30u * unsigned(i))),
            i);
    std::vector<KeptMatch> before;
    {
        Library library;
        QVERIFY(refreshed(library));
        before = library.list();
        QVERIFY(library.rename(QStringLiteral("m7"), QStringLiteral("Seven")));
        QVERIFY(library.remove(QStringLiteral("m8")));
        QVERIFY(library.remove(QStringLiteral("m9")));
        QVERIFY(library.restore(QStringLiteral("m9")));
        before = library.list();
    }
    QCOMPARE(before.size(), 29u);
    MatchIndex::discard(dataFolder().filePath(QStringLiteral("library.sqlite")));
    Library library;
    QVERIFY(library.list().empty());
    QVERIFY(refreshed(library));
    QVERIFY(library.list() == before);
}

void TestLibrary::aDamagedIndexIsMadeAnew_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("cut");
    QTest::newRow("noise") << 0 << 8000 << true;
    QTest::newRow("empty") << 0 << 0 << true;
    QTest::newRow("head") << 20 << 60 << false;
    QTest::newRow("middle") << 4096 << 3000 << false;
}

void TestLibrary::aDamagedIndexIsMadeAnew() {
    QFETCH(int, from);
    QFETCH(int, length);
    QFETCH(bool, cut);
    for (int i = 0; i < 40; ++i)
        lay(QStringLiteral("m%1").arg(i), writeRecord(matchOf("castle-keep", Seed(i))), i);
    {
        QVERIFY(refreshed(*std::make_unique<Library>()));
    }
    QFile index(dataFolder().filePath(QStringLiteral("library.sqlite")));
    QVERIFY(index.open(QIODevice::ReadWrite));
    if (cut) QVERIFY(index.resize(0));
    QVERIFY(index.seek(from));
    index.write(QByteArray(length, '\x5a'));
    index.close();
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(library.count(), 40);
    QVERIFY(library.find(QStringLiteral("m7")));
}

/// They are listed with what can be made out, and stay where they are.
void TestLibrary::damagedRecordsAreListed() {
    const std::string good = writeRecord(matchOf("castle-keep", 1));
    lay(QStringLiteral("noise"), "noise");
    lay(QStringLiteral("cut"), good.substr(0, good.size() / 2));
    std::string newer = good;
    newer[newer.find("\"version\": 2") + 11] = '9';
    lay(QStringLiteral("newer"), newer);
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(library.count(), 3);
    QCOMPARE(library.find(QStringLiteral("noise"))->state, KeptMatch::State::Damaged);
    QCOMPARE(library.find(QStringLiteral("newer"))->state, KeptMatch::State::Newer);
    const KeptMatch cut = *library.find(QStringLiteral("cut"));
    QCOMPARE(cut.state, KeptMatch::State::Damaged);
    QCOMPARE(cut.seats[0].name, QStringLiteral("Anna"));
    QVERIFY(Library::open(cut.id).problem->text().contains(QStringLiteral("line ")));
    QVERIFY(!library.rename(cut.id, QStringLiteral("Cut")));
    QCOMPARE(readFile(fileOfMatch(cut.id)).valueOr({}), good.substr(0, good.size() / 2));
    const QString copy = home_.filePath(QStringLiteral("copy.drawbridge"));
    QVERIFY(Library::exportTo(cut.id, copy));
    QCOMPARE(readFile(copy).valueOr({}), good.substr(0, good.size() / 2));
    QVERIFY(library.finished().empty());
    QVERIFY(library.offered().empty());
}

void TestLibrary::found() {
    Match match = matchOf("castle-keep", 1, "p-1");
    match.setPlayer(0, {"Élodie", false, "", -1, "p-1"});
    MatchNotes notes = match.notes();
    notes.title = "The long night";
    notes.series = {"s-1", 3};
    match.setNotes(notes);
    lay(QStringLiteral("one"), writeRecord(match), 10);
    lay(QStringLiteral("two"), writeRecord(matchOf("castle-wars", 2, "p-2", 30)), 20);
    Library library;
    QVERIFY(refreshed(library));
    const auto ids = [&](const MatchFilter& filter) {
        const QStringList found = idsOf(library.list(filter));
        return found.size() == library.count(filter) ? found.join(' ') : QStringLiteral("counted otherwise");
    };
    using Which = MatchFilter::Which;
    const auto text = [&](const char* words) {
        return ids({{}, {}, Which::All, QString::fromUtf8(words), {}});
    };
    QCOMPARE(ids({QStringLiteral("castle-wars"), {}, Which::All, {}, {}}), QStringLiteral("two"));
    QCOMPARE(ids({{}, QStringLiteral("p-1"), Which::All, {}, {}}), QStringLiteral("one"));
    QCOMPARE(ids({{}, {}, Which::Over, {}, {}}), QStringLiteral("one"));
    QCOMPARE(ids({{}, {}, Which::Unfinished, {}, {}}), QStringLiteral("two"));
    QCOMPARE(ids({{}, {}, Which::All, {}, QStringLiteral("s-1")}), QStringLiteral("one"));
    QCOMPARE(text("elodie"), QStringLiteral("one"));
    QCOMPARE(text("NIGHT  long"), QStringLiteral("one"));
    QCOMPARE(text("night wars"), QString());
    QCOMPARE(text("castle wars anna"), QStringLiteral("two"));
    QCOMPARE(text("rowena"), QStringLiteral("one two"));
    QCOMPARE(text("100% _"), QString());
}

void TestLibrary::pages() {
    for (int i = 0; i < 9; ++i) lay(QString::number(i), writeRecord(matchOf("castle-keep", Seed(i))), i);
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(idsOf(library.list({}, 0, 4)).join(' '), QStringLiteral("0 1 2 3"));
    QCOMPARE(idsOf(library.list({}, 4, 4)).join(' '), QStringLiteral("4 5 6 7"));
    QCOMPARE(idsOf(library.list({}, 8, 4)).join(' '), QStringLiteral("8"));
}

void TestLibrary::named() {
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 1)), 30);
    lay(QStringLiteral("two"), writeRecord(matchOf("castle-keep", 2)), 20);
    Library library;
    QVERIFY(refreshed(library));
    QSignalSpy changed(&library, &Library::changed);
    QVERIFY(library.rename(QStringLiteral("one"), QStringLiteral("  Anna's\n revenge ")));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(library.find(QStringLiteral("one"))->title, QStringLiteral("Anna's revenge"));
    QCOMPARE(Library::open(QStringLiteral("one")).match->notes().title, std::string("Anna's revenge"));
    // It has not been played since.
    QCOMPARE(idsOf(library.list()), QStringList({QStringLiteral("two"), QStringLiteral("one")}));
    QVERIFY(refreshed(library));
    QCOMPARE(changed.size(), 1);
}

void TestLibrary::deletedAndBack() {
    const std::string record = writeRecord(matchOf("castle-keep", 1));
    lay(QStringLiteral("one"), record);
    Library library;
    QVERIFY(refreshed(library));
    const auto before = library.list();
    QVERIFY(library.remove(QStringLiteral("one")));
    QVERIFY(library.list().empty());
    QCOMPARE(Library::deleted(), QStringList{QStringLiteral("one")});
    QVERIFY(refreshed(library));
    QVERIFY(library.list().empty());
    QVERIFY(library.restore(QStringLiteral("one")));
    QVERIFY(library.list() == before);
    QCOMPARE(readFile(fileOfMatch(QStringLiteral("one"))).valueOr({}), record);
    QVERIFY(Library::deleted().isEmpty());
    QVERIFY(!library.restore(QStringLiteral("one")));
}

void TestLibrary::deletedForGood() {
    QVERIFY(makeMatchFolder());
    const auto put = [](int days) {
        const QDateTime when = QDateTime::currentDateTimeUtc().addDays(-days);
        const QString name =
            when.toString(QStringLiteral("yyyyMMdd-hhmmsszzz")) + QStringLiteral(".d%1.drawbridge").arg(days);
        QVERIFY(writeFile(deletedFolder().filePath(name), "x"));
    };
    put(1);
    put(29);
    put(31);
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(Library::deleted(), QStringList({QStringLiteral("d1"), QStringLiteral("d29")}));
}

void TestLibrary::resultsOutliveRecords() {
    for (int seed = 1; seed <= 4; ++seed)
        lay(QStringLiteral("m%1").arg(seed), writeRecord(inSeries(Seed(seed), 9, "p-anna")), 100 - seed);
    lay(QStringLiteral("wars"), writeRecord(matchOf("castle-wars", 2)), 50);
    lay(QStringLiteral("open"), writeRecord(matchOf("castle-keep", 5, "p-anna", 20)), 40);
    Library library;
    QVERIFY(refreshed(library));
    const auto before = statisticsOf(library.finished());
    const auto series = scoreOf(*library.find(QStringLiteral("m4")), library.ofSeries("s"));
    QVERIFY(before.matches == 5);
    for (const char* id : {"m1", "m2", "m3", "wars", "open"})
        QVERIFY(library.remove(QString::fromLatin1(id)));
    QCOMPARE(idsOf(library.list()), QStringList{QStringLiteral("m4")});
    QVERIFY(statisticsOf(library.finished()) == before);
    QVERIFY(statisticsOf(library.finishedElsewhere()()) == before);
    QCOMPARE(library.finished(QStringLiteral("castle-wars")).size(), std::size_t{1});
    QVERIFY(scoreOf(*library.find(QStringLiteral("m4")), library.ofSeries("s")) == series);
    // For good: when the records are long gone, and the index is made anew.
    QVERIFY(deletedFolder().removeRecursively());
    {
        Library later;
        QVERIFY(refreshed(later));
        QVERIFY(statisticsOf(later.finished()) == before);
    }
    // One that comes back from elsewhere is counted once.
    const QString copy = home_.filePath(QStringLiteral("copy.drawbridge"));
    QVERIFY(writeFile(copy, writeRecord(matchOf("castle-wars", 2))));
    QVERIFY(library.importFrom(copy, openFile(copy)));
    QCOMPARE(statisticsOf(library.finished()).matches, 5);
    // So is one that is restored.
    QVERIFY(library.remove(QStringLiteral("m4")));
    QVERIFY(library.restore(QStringLiteral("m4")));
    QCOMPARE(statisticsOf(library.finished()).matches, 5);
    // What cannot be read stays as it is, and all others count.
    const QString broken = matchFolder().filePath(QStringLiteral("results/m1.json"));
    QVERIFY(writeFile(broken, "{"));
    QCOMPARE(statisticsOf(library.finished()).matches, 4);
    library.forgetPerson(QStringLiteral("p-anna"));
    QVERIFY(refreshed(library));
    QCOMPARE(readFile(broken).valueOr({}), std::string("{"));
}

void TestLibrary::resultsAreForgottenWithTheirPerson() {
    People people;
    QString anna;
    anna = *people.add(QStringLiteral("Anna"), 3);
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 2, anna.toStdString())));
    Library library(&people);
    QVERIFY(refreshed(library));
    QVERIFY(library.remove(QStringLiteral("one")));
    QVERIFY(deletedFolder().removeRecursively());
    QCOMPARE(totalOf(library.finished(), anna).played, 1);
    QVERIFY(people.remove(anna, true));
    QTRY_VERIFY(people.leaving().isEmpty());
    QCOMPARE(totalOf(library.finished(), anna).played, 0);
    const std::string left = readFile(matchFolder().filePath(QStringLiteral("results/one.json"))).valueOr({});
    QVERIFY(!left.empty() && left.find("Anna") == std::string::npos);
}

void TestLibrary::exportedAndImported() {
    const std::string record = writeRecord(matchOf("castle-keep", 1));
    const QString own = home_.filePath(QStringLiteral("own.drawbridge"));
    QVERIFY(writeFile(own, record));
    Library library;
    const auto imported = library.importFrom(own, openFile(own));
    QVERIFY2(imported, qPrintable(imported ? QString() : imported.problem().text()));
    QVERIFY(!imported->isThere);
    const QString id = imported->id;
    QCOMPARE(readFile(fileOfMatch(id)).valueOr({}), record);
    QCOMPARE(idsOf(library.list()), QStringList{id});
    const QString copy = home_.filePath(QStringLiteral("copy.drawbridge"));
    QVERIFY(Library::exportTo(id, copy));
    QCOMPARE(readFile(copy).valueOr({}), record);
    QVERIFY(writeFile(own, record.substr(0, 300)));
    QVERIFY(library.importFrom(own, openFile(own)).problem().text().contains(QStringLiteral("line ")));
    const QString none = home_.filePath(QStringLiteral("none"));
    QVERIFY(!library.importFrom(none, openFile(none)));
    QVERIFY(!Library::exportTo(id, home_.filePath(QStringLiteral("no/such/folder/x"))));
    QCOMPARE(library.count(), 1);
}

void TestLibrary::oneOfEachGameIsOffered() {
    lay(QStringLiteral("keep-1"), writeRecord(matchOf("castle-keep", 1, "p", 20)), 50);
    lay(QStringLiteral("keep-2"), writeRecord(matchOf("castle-keep", 2, "p", 20)), 40);
    lay(QStringLiteral("keep-3"), writeRecord(matchOf("castle-keep", 3)), 10); // over
    lay(QStringLiteral("wars"), writeRecord(matchOf("castle-wars", 4, "p", 20)), 20);
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(idsOf(library.offered()).join(' '), QStringLiteral("wars keep-2"));
    FileLock held(fileOfMatch(QStringLiteral("keep-2")));
    QVERIFY(held.tryLock());
    QVERIFY(Library::playerOf(QStringLiteral("keep-2")));
    QCOMPARE(idsOf(library.offered()).join(' '), QStringLiteral("wars keep-1"));
}

/// A clock that went wrong, or a copy from another computer, makes no match the last one for ever.
void TestLibrary::noneIsOfTheFuture() {
    const int tomorrow = -24 * 3600;
    lay(QStringLiteral("keep-1"), writeRecord(matchOf("castle-keep", 1, "p", 20)), tomorrow);
    lay(QStringLiteral("keep-2"), writeRecord(matchOf("castle-keep", 2, "p", 20)), 40);
    lay(QStringLiteral("keep-3"), writeRecord(matchOf("castle-keep", 3)), 3 * tomorrow); // over
    lay(QStringLiteral("keep-4"), writeRecord(matchOf("castle-keep", 4)), 10);
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(idsOf(library.list()).join(' '), QStringLiteral("keep-4 keep-2 keep-3 keep-1"));
    QCOMPARE(idsOf(library.offered()).join(' '), QStringLiteral("keep-2"));
    QCOMPARE(idsOf(library.finished()).join(' '), QStringLiteral("keep-3 keep-4"));
    for (const KeptMatch& match : library.list()) QVERIFY(match.last <= QDateTime::currentDateTime());
    // One that comes from there is of now.
    const QString own = home_.filePath(QStringLiteral("tomorrow.drawbridge"));
    QVERIFY(writeFile(own, writeRecord(matchOf("castle-keep", 5))));
    QFile file(own);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(30), QFileDevice::FileModificationTime));
    file.close();
    const QString id = library.importFrom(own, openFile(own))->id;
    QVERIFY(QFileInfo(fileOfMatch(id)).lastModified() <= QDateTime::currentDateTime());
    QCOMPARE(library.list().front().id, id);
}

void TestLibrary::playedElsewhere() {
    const std::string record = writeRecord(matchOf("castle-keep", 1, "p", 20));
    lay(QStringLiteral("one"), record);
    Library library;
    QVERIFY(refreshed(library));
    FileLock held(fileOfMatch(QStringLiteral("one")));
    QVERIFY(held.tryLock());
    QVERIFY(!library.remove(QStringLiteral("one")));
    QVERIFY(!library.rename(QStringLiteral("one"), QStringLiteral("x")));
    QCOMPARE(readFile(fileOfMatch(QStringLiteral("one"))).valueOr({}), record);
    // Two programs with one index see the same.
    Library other;
    QCOMPARE(other.count(), 1);
    lay(QStringLiteral("two"), writeRecord(matchOf("castle-keep", 2)));
    QVERIFY(refreshed(other));
    QCOMPARE(library.count(), 2);
}

void TestLibrary::updated() {
    Library library;
    QVERIFY(refreshed(library));
    QSignalSpy changed(&library, &Library::changed);
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 1, "p", 20)));
    library.update(QStringLiteral("one"));
    QTRY_COMPARE(library.count(), 1);
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 1)), 10);
    library.update(QStringLiteral("one"));
    QTRY_VERIFY(library.find(QStringLiteral("one"))->isOver());
    QVERIFY(QFile::remove(fileOfMatch(QStringLiteral("one"))));
    library.update(QStringLiteral("one"));
    QTRY_COMPARE(library.count(), 0);
    QTRY_VERIFY(changed.size() >= 3);
}

/// Somebody who leaves with their traces is nobody in the matches, and these can be played on.
void TestLibrary::forgotten() {
    People people;
    QString anna;
    anna = *people.add(QStringLiteral("Anna"), 3);
    const std::string id = anna.toStdString();
    const Match open = matchOf("castle-keep", 1, id, 20);
    lay(QStringLiteral("one"), writeRecord(open), 50);
    lay(QStringLiteral("two"), writeRecord(matchOf("castle-keep", 2, id)), 40);
    lay(QStringLiteral("other"), writeRecord(matchOf("castle-keep", 3)), 30);
    {
        Library library(&people);
        QVERIFY(refreshed(library));
        QVERIFY(library.remove(QStringLiteral("two")));
        FileLock played(fileOfMatch(QStringLiteral("one")));
        QVERIFY(played.tryLock());
        QVERIFY(people.remove(anna, true));
        QVERIFY(people.all().empty());
        QVERIFY(refreshed(library)); // behind it
        QCOMPARE(library.find(QStringLiteral("one"))->seats[0].person, anna);
        QCOMPARE(People().leaving(), QStringList{anna});
    }
    People later;
    Library library(&later);
    QVERIFY(refreshed(library)); // as at the next start
    QTRY_VERIFY(later.leaving().isEmpty());
    QCOMPARE(library.find(QStringLiteral("one"))->seats[0].person, QString());
    QCOMPARE(library.find(QStringLiteral("one"))->seats[0].name, QStringLiteral("Somebody"));
    QCOMPARE(library.find(QStringLiteral("other"))->seats[0].name, QStringLiteral("Anna"));
    QVERIFY(Library::open(QStringLiteral("one")).match->state().equals(open.state()));
    QVERIFY(library.restore(QStringLiteral("two")));
    QCOMPARE(library.find(QStringLiteral("two"))->seats[0].person, QString());
    QVERIFY(readFile(fileOfMatch(QStringLiteral("two"))).valueOr({}).find("Anna") == std::string::npos);
    QVERIFY(People().leaving().isEmpty());
}

/// Wins are counted for whoever has them, wherever they sat, and whatever they are called by now.
void TestLibrary::howASeriesStands() {
    const auto played = [](Seed seed, const char* name) {
        Match match = inSeries(seed, 2, "p-anna");
        Player anna = match.players()[0];
        anna.name = name;
        match.setPlayer(0, anna);
        return match;
    };
    const auto factsAs = [](const Match& match, const char* id) {
        KeptMatch facts = factsOf(match);
        facts.id = QString::fromLatin1(id);
        return facts;
    };
    lay(QStringLiteral("one"), writeRecord(played(1, "Anna")));
    lay(QStringLiteral("two"), writeRecord(played(2, "Annie")));
    lay(QStringLiteral("alone"), writeRecord(matchOf("castle-keep", 3)));
    Library library;
    QVERIFY(refreshed(library));
    const std::vector<KeptMatch> others = library.list({.series = QStringLiteral("s")});
    QCOMPARE(others.size(), std::size_t{2});
    const Match here = played(5, "Ann");
    const SeriesScore score = scoreOf(factsAs(here, "here"), others);
    std::vector<int> wins(2);
    for (const Seed seed : {Seed{1}, Seed{2}, Seed{5}}) {
        const Match match = matchOf("castle-keep", seed);
        for (Seat seat = 0; seat < 2; ++seat) wins[seat] += match.state().score(seat) == 1 ? 1 : 0;
    }
    QCOMPARE(score.wins, wins);
    QCOMPARE(score.first, 2);
    QCOMPARE(score.winner.has_value(), wins[0] >= 2 || wins[1] >= 2);
    // The match at hand is counted once, also when it is kept already.
    const SeriesScore again = scoreOf(factsAs(played(1, "Anna"), "one"), others);
    QCOMPARE(again.wins[0] + again.wins[1], wins[0] + wins[1] - 1);
    QCOMPARE(scoreOf(factsAs(matchOf("castle-keep", 3), "alone"), {}), SeriesScore());
}

/// A series waits for its next match when one is over and nobody has won it yet; guests play one like others.
void TestLibrary::aSeriesWaits() {
    lay(QStringLiteral("one"), writeRecord(inSeries(1, 2)), 300);
    lay(QStringLiteral("alone"), writeRecord(matchOf("castle-keep", 9)), 10);
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(idsOf(library.waitingSeries()), QStringList{QStringLiteral("one")});
    QCOMPARE(scoreOf(library.waitingSeries()[0], library.list({.series = QStringLiteral("s")})).first, 2);
    lay(QStringLiteral("two"), writeRecord(inSeries(2, 2, "", 20)), 200); // goes on
    QVERIFY(refreshed(library));
    QCOMPARE(library.waitingSeries(), std::vector<KeptMatch>());
    lay(QStringLiteral("two"), writeRecord(inSeries(2, 1)), 100); // decided
    QVERIFY(refreshed(library));
    QCOMPARE(library.waitingSeries(), std::vector<KeptMatch>());
}

/// The same match is not kept twice, whatever it is called; another one of the same deal is.
void TestLibrary::importedTwice() {
    Match match = matchOf("castle-keep", 1);
    const QString own = home_.filePath(QStringLiteral("own.drawbridge"));
    QVERIFY(writeFile(own, writeRecord(match)));
    Library library;
    QVERIFY(refreshed(library));
    const QString id = library.importFrom(own, openFile(own))->id;
    QVERIFY(library.rename(id, QStringLiteral("Christmas")));
    const auto again = library.importFrom(own, openFile(own));
    QVERIFY(again->isThere);
    QCOMPARE(again->id, id);
    QCOMPARE(library.count(), 1);
    QVERIFY(writeFile(own, writeRecord(matchOf("castle-keep", 1, "p-anna", 20))));
    QVERIFY(!library.importFrom(own, openFile(own))->isThere); // the same before its end
    MatchNotes notes = match.notes();
    notes.begun = "2026-11-24T06:32:51Z";
    match.setNotes(std::move(notes));
    QVERIFY(writeFile(own, writeRecord(match)));
    QVERIFY(!library.importFrom(own, openFile(own))->isThere); // played another day
    QCOMPARE(library.count(), 3);
}

/// Without a place for the index it is kept elsewhere for as long as the program runs; nothing is lost.
void TestLibrary::nowhereToWrite() {
    QVERIFY(QDir().mkpath(dataFolder().path()));
    QVERIFY(QDir().mkpath(dataFolder().filePath(QStringLiteral("library.sqlite")))); // a folder in its place
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 1)));
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(library.count(), 1);
    QVERIFY(library.rename(QStringLiteral("one"), QStringLiteral("One")));
    QCOMPARE(library.find(QStringLiteral("one"))->title, QStringLiteral("One"));
}

/// What a program that was killed has left half done goes; nothing else does.
void TestLibrary::afterAKill() {
    lay(QStringLiteral("one"), writeRecord(matchOf("castle-keep", 1)));
    for (const char* left :
         {"one.drawbridge.aBcDeF", "two.drawbridge.aBcDeF", "one.drawbridge.damaged", "note.txt"})
        QVERIFY(writeFile(matchFolder().filePath(QString::fromLatin1(left)), "x"));
    FileLock held(fileOfMatch(QStringLiteral("two")));
    QVERIFY(held.tryLock());
    Library library;
    QVERIFY(refreshed(library));
    QCOMPARE(library.count(), 1);
    QCOMPARE(matchFolder().entryList(QDir::Files, QDir::Name).join(' '),
             QStringLiteral(
                 "note.txt one.drawbridge one.drawbridge.damaged two.drawbridge.aBcDeF two.drawbridge.lock"));
}

/// How long it takes with many: DRAWBRIDGE_MATCHES says how many.
void TestLibrary::manyMatches() {
    const int many = qEnvironmentVariableIntValue("DRAWBRIDGE_MATCHES");
    if (many == 0) QSKIP("DRAWBRIDGE_MATCHES is not set.");
    QVERIFY(makeMatchFolder());
    for (int i = 0; i < many; ++i) {
        QFile file(fileOfMatch(QStringLiteral("m%1").arg(i)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(
            writeRecord(matchOf(allGames()[static_cast<std::size_t>(i) % 5]->id(), Seed(i)))));
    }
    QElapsedTimer timer;
    const auto tell = [&](const char* what) { qInfo("%s: %lld ms", what, timer.elapsed()); };
    {
        Library library;
        timer.start();
        QVERIFY(refreshed(library));
        tell("first index");
    }
    timer.start();
    Library library;
    tell("opened");
    timer.start();
    QCOMPARE(static_cast<int>(library.list({}, 0, 30).size()), 30);
    tell("a page");
    timer.start();
    QVERIFY(refreshed(library));
    tell("start with nothing changed");
    timer.start();
    const MatchFilter filter{{}, {}, MatchFilter::Which::All, QStringLiteral("rowena keep"), {}};
    QCOMPARE(library.count(filter), many / 5);
    QCOMPARE(static_cast<int>(library.list(filter, 0, 30).size()), 30);
    tell("search");
    timer.start();
    QCOMPARE(static_cast<int>(library.offered().size()), 0);
    tell("offered");
    timer.start();
    QCOMPARE(static_cast<int>(library.finished().size()), many);
    tell("all that are over");
}

QTEST_GUILESS_MAIN(TestLibrary)
#include "library.moc"
