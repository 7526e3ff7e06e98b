// SPDX-License-Identifier: GPL-3.0-or-later
// The people of this computer, and what there is to count of them.
#include "library/people.h"
#include "keptmatches.h"
#include "library/recordfile.h"
#include "library/statistics.h"
#include "text/wholefile.h"

#include <QTemporaryDir>
#include <QTimeZone>
#include <QtTest>

#ifdef Q_OS_UNIX
#    include <pwd.h>
#    include <unistd.h>
#endif

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

QString peopleFile() { return dataFolder().filePath(QStringLiteral("people.json")); }

QString names(const std::vector<Person>& people) {
    QStringList all;
    for (const Person& person : people) all << person.name;
    return all.join(' ');
}

KeptSeat person(const char* id, double score, int rank = 1) {
    KeptSeat seat{QString::fromLatin1(id).toUpper(), QString::fromLatin1(id), {}, 0};
    seat.score = score;
    seat.rank = rank;
    return seat;
}

KeptSeat bot(const char* level, double score, int rank = 2) {
    KeptSeat seat{QStringLiteral("Rowena"), {}, QString::fromLatin1(level), 1};
    seat.score = score;
    seat.rank = rank;
    return seat;
}

KeptMatch over(const char* game, std::vector<KeptSeat> seats, Seat first = 0, int moves = 10,
               int seconds = 60) {
    KeptMatch match;
    match.id = QStringLiteral("m");
    match.state = KeptMatch::State::Over;
    match.game = QString::fromLatin1(game);
    match.seats = std::move(seats);
    match.first = first;
    match.moves = moves;
    match.seconds = seconds;
    match.last = QDateTime(QDate(2026, 11, 23), QTime(6, 0), QTimeZone::utc());
    return match;
}

} // namespace

class TestPeople : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { liveIn(home_.path()); }
    void init() { QDir(dataFolder()).removeRecursively(); }
    void areKept();
    void namesAreOnesOwn();
    void theLastOneFirst();
    void aNameIsProposed();
    void leave();
    void twoProgramsAtOnce();
    void aDamagedListIsKeptAside();
    void aNewerListIsLeftAlone();
    void nowhereToWrite();
    void counted();
    void ranksPointsAndFactions();
    void whatDoesNotCount();
    void csv();

  private:
    QTemporaryDir home_;
};

void TestPeople::areKept() {
    People people;
    QVERIFY(people.all().empty());
    QSignalSpy changed(&people, &People::changed);
    QString anna;
    anna = *people.add(QStringLiteral(" Anna \"the Wall\"  Ärger "), 3);
    QVERIFY(people.setShield(anna, 5));
    QCOMPARE(changed.size(), 2);
    const Person wanted{anna, QStringLiteral("Anna \"the Wall\" Ärger"), 5};
    QCOMPARE(*people.find(anna), wanted);
    QCOMPARE(*People().find(anna), wanted);
    QVERIFY(QString::fromStdString(readFile(peopleFile()).valueOr({})).contains(QStringLiteral("Ärger")));
    QVERIFY(people.rename(anna, QStringLiteral("Anne")));
    QCOMPARE(People().find(anna)->name, QStringLiteral("Anne"));
    QCOMPARE(people.freshShield(), 0);
}

void TestPeople::namesAreOnesOwn() {
    People people;
    QString anna;
    QString ben;
    anna = *people.add(QStringLiteral("Anna"), 0);
    ben = *people.add(QStringLiteral("Ben"), 0);
    QVERIFY(!people.add(QStringLiteral(" aNNa "), 0));
    QVERIFY(!people.add(QStringLiteral("  "), 0));
    QVERIFY(!people.add(QString(81, 'x'), 0));
    QVERIFY(!people.rename(ben, QStringLiteral("ANNA")));
    QVERIFY(people.rename(anna, QStringLiteral("ANNA"))); // one's own
    QCOMPARE(names(people.all()), QStringLiteral("Ben ANNA"));
}

void TestPeople::theLastOneFirst() {
    People people;
    QStringList ids;
    for (const char* name : {"Anna", "Ben", "Cleo"}) {
        QString id;
        id = *people.add(QString::fromLatin1(name), 0);
        ids << id;
    }
    people.sat({ids[1], ids[0]});
    QCOMPARE(names(people.all()), QStringLiteral("Ben Anna Cleo"));
    QCOMPARE(names(People().all()), QStringLiteral("Ben Anna Cleo"));
}

/// Where nobody has said how the owner of an account is called, as on Windows, the account's own name is
/// asked.
void TestPeople::aNameIsProposed() {
    const QByteArray before = qgetenv("USERNAME");
    qunsetenv("USERNAME");
    const QString said = People::proposedName(); // of this computer's owner, if there is one
    qputenv("USERNAME", "  Anna   Berg ");
    QCOMPARE(People::proposedName(), said.isEmpty() ? QStringLiteral("Anna Berg") : said);
    if (said.isEmpty()) {
        qputenv("USERNAME", QByteArray(200, 'x'));
        QVERIFY(People::proposedName().isEmpty()); // nobody could be called so
#ifdef Q_OS_UNIX
        qputenv("USERNAME", getpwuid(getuid())->pw_name); // a mere account
        QVERIFY(People::proposedName().isEmpty());
#endif
    }
    before.isNull() ? qunsetenv("USERNAME") : qputenv("USERNAME", before);
}

void TestPeople::leave() {
    People people;
    QString anna;
    QString ben;
    anna = *people.add(QStringLiteral("Anna"), 0);
    ben = *people.add(QStringLiteral("Ben"), 0);
    QSignalSpy left(&people, &People::left);
    QVERIFY(people.remove(anna, false));
    QCOMPARE(left.size(), 0);
    QVERIFY(people.remove(ben, true));
    QCOMPARE(left.size(), 1);
    QCOMPARE(People().leaving(), QStringList{ben});
    people.settle(ben);
    QVERIFY(People().leaving().isEmpty());
    QVERIFY(People().all().empty());
}

void TestPeople::twoProgramsAtOnce() {
    People one;
    People other;
    QVERIFY(one.add(QStringLiteral("Anna"), 0));
    QVERIFY(other.add(QStringLiteral("Ben"), 0));
    QCOMPARE(names(other.all()), QStringLiteral("Ben Anna"));
    QVERIFY(!one.add(QStringLiteral("ben"), 0));
}

void TestPeople::aDamagedListIsKeptAside() {
    {
        QVERIFY(People().add(QStringLiteral("Anna"), 2));
    }
    const std::string good = readFile(peopleFile()).valueOr({});
    for (const std::string& bad : {std::string("noise"), good.substr(0, good.size() - 8)}) {
        QVERIFY(writeFile(peopleFile(), bad));
        People people;
        QVERIFY(people.problem()->text().contains(QStringLiteral(".damaged")));
        QCOMPARE(people.all().size(), bad == "noise" ? 0u : 1u);
        QVERIFY(people.add(QStringLiteral("Ben"), 2));
        QVERIFY(!People().problem());
    }
    QCOMPARE(readFile(peopleFile() + QStringLiteral(".damaged")).valueOr({}), std::string("noise"));
}

void TestPeople::aNewerListIsLeftAlone() {
    {
        QVERIFY(People().add(QStringLiteral("Anna"), 2));
    }
    std::string newer = readFile(peopleFile()).valueOr({});
    newer[newer.find("\"version\": 1") + 11] = '2';
    QVERIFY(writeFile(peopleFile(), newer));
    People people;
    QCOMPARE(names(people.all()), QStringLiteral("Anna"));
    QVERIFY(
        people.add(QStringLiteral("Ben"), 2).problem().text().contains(QStringLiteral("newer Drawbridge")));
    QCOMPARE(readFile(peopleFile()).valueOr({}), newer);
}

void TestPeople::nowhereToWrite() {
    QVERIFY(QDir().mkpath(peopleFile())); // a folder in its place
    People people;
    QVERIFY(!people.add(QStringLiteral("Anna"), 2));
    QVERIFY(people.all().empty());
}

void TestPeople::counted() {
    std::vector<KeptMatch> matches{
        over("castle-keep", {person("a", 1), bot("knight", 0)}, 0, 10, 60),
        over("castle-keep", {bot("knight", 0), person("a", 1)}, 0, 20, 0),
        over("castle-keep", {person("a", 0), bot("knight", 1)}, 0, 30, 180),
        over("castle-keep", {person("a", 0.5), bot("knight", 0.5)}, 1),
        over("castle-keep", {person("a", 1), bot("page", 0)}),
        over("castle-keep", {person("a", 1), person("b", 0)}),
        over("castle-wars", {person("b", 1), bot("page", 0)}),
    };
    matches[4].variant = QStringLiteral("option.variant=empire");
    const Statistics all = statisticsOf(matches);
    QCOMPARE(all.matches, 7);
    QCOMPARE(all.people.size(), 5u);
    const PersonStatistics& row = all.people[0];
    QCOMPARE(row.name, QStringLiteral("A"));
    QCOMPARE(row.opponent, QStringLiteral("knight"));
    QCOMPARE(row.played, 4);
    QCOMPARE(row.won, 2);
    QCOMPARE(row.shared, 1);
    QCOMPARE(row.streak, -2);
    QCOMPARE(row.bestStreak, 2);
    QCOMPARE(row.moves, 17.5);
    QCOMPARE(row.timed, 3);
    QCOMPARE(row.minutes, 5.0 / 3);
    QVERIFY(row.ranks.empty());
    QCOMPARE(all.people[1].opponent, PersonStatistics::kNoBots);
    QCOMPARE(all.people[2].variant, QStringLiteral("option.variant=empire"));
    const PersonStatistics total = totalOf(matches, QStringLiteral("a"));
    QCOMPARE(total.played, 6);
    QCOMPARE(total.won, 4);
    QCOMPARE(total.streak, 2);
    QCOMPARE(totalOf(matches, QStringLiteral("b"), QStringLiteral("castle-keep")).streak, -1);
    // Of five matches who began won two, and one was shared.
    QCOMPARE(all.first.size(), 3u);
    QCOMPARE(all.first[0].played, 5);
    QCOMPARE(all.first[0].won, 2.5);
}

void TestPeople::ranksPointsAndFactions() {
    std::vector<KeptMatch> matches{
        over("castles-of-caleira", {person("a", 0, 3), bot("page", 1, 1), bot("monarch", 0, 2)}),
        over("castles-of-caleira", {person("a", 1, 1), bot("page", 0, 2), bot("page", 0, 2)}),
        over("castle-wars", {person("a", 1), bot("page", 0)}),
        over("castle-wars", {bot("page", 1), bot("page", 0)}),
    };
    matches[0].seats[0].points = 7;
    matches[2].seats[0].faction = QStringLiteral("undead");
    matches[3].seats[0].faction = QStringLiteral("undead");
    matches[3].seats[1].faction = QStringLiteral("dragon");
    const Statistics all = statisticsOf(matches);
    QCOMPARE(all.people[1].opponent, PersonStatistics::kMixedBots);
    QVERIFY((all.people[1].ranks == std::map<int, int>{{3, 1}}));
    QCOMPARE(all.people[1].counted, 1);
    QCOMPARE(all.people[1].meanPoints, 7.0);
    QCOMPARE(all.people[2].opponent, QStringLiteral("page"));
    QVERIFY((all.factions == std::vector<FactionStatistics>{{QStringLiteral("dragon"), true, 1, 0},
                                                            {QStringLiteral("undead"), false, 1, 1},
                                                            {QStringLiteral("undead"), true, 1, 1}}));
    QVERIFY((all.first.back() ==
             FirstPlayerStatistics{QStringLiteral("castles-of-caleira"), {}, 3, false, 2, 1.0}));
}

void TestPeople::whatDoesNotCount() {
    std::vector<KeptMatch> matches{over("castle-keep", {person("a", 1), bot("knight", 0)}),
                                   over("castle-keep", {person("a", 1), bot("knight", 0)})};
    matches[0].isArranged = true;
    matches[1].state = KeptMatch::State::Unfinished;
    QVERIFY(statisticsOf(matches) == Statistics());
    QCOMPARE(totalOf(matches, QStringLiteral("a")).played, 0);
}

void TestPeople::csv() {
    std::vector<KeptMatch> matches{over("castle-wars", {person("a", 1), bot("page", 0)})};
    matches[0].seats[0].name = QStringLiteral("Anna \"the Wall\", Ärger");
    matches[0].seats[0].faction = QStringLiteral("undead");
    // Spreadsheets know by this what the letters are.
    const QByteArray utf8("\xef\xbb\xbf");
    QVERIFY(matchesAsCsv(matches).startsWith(utf8));
    QCOMPARE(QString::fromUtf8(matchesAsCsv(matches).mid(utf8.size())),
             QStringLiteral(
                 "match,game,variant,options,title,begun,last,seconds,moves,ending,seats,first,practice,seat,"
                 "name,person,bot,score,rank,points,faction\r\n"
                 "m,castle-wars,,,,,2026-11-23T06:00:00Z,60,10,,2,1,no,1,\"Anna \"\"the Wall\"\", "
                 "Ärger\",a,,1,1,,undead\r\n"
                 "m,castle-wars,,,,,2026-11-23T06:00:00Z,60,10,,2,1,no,2,Rowena,,page,0,2,,\r\n"));
    const QByteArray people = peopleAsCsv(statisticsOf(matches));
    QVERIFY2(people.endsWith(
                 "\r\n\"Anna \"\"the Wall\"\", \xc3\x84rger\",a,castle-wars,,page,1,1,0,1,1,10,1,,,\r\n"),
             people.constData());
    QVERIFY(people.startsWith(utf8));
    // A name is no formula; a number below 0 is a number.
    for (const char* name : {"=1+1", "+cmd", "@sum", "-2+3", "=HYPERLINK(\"http://x\",\"y\")"}) {
        matches[0].seats[0].name = QString::fromLatin1(name);
        matches[0].title = QString::fromLatin1(name);
        matches[0].seats[0].points = -3;
        const QByteArray beginning = QByteArray(name).left(3);
        for (const QByteArray& table : {matchesAsCsv(matches), peopleAsCsv(statisticsOf(matches))}) {
            for (const char* before : {",", "\n", "\""})
                QVERIFY2(!table.contains(before + beginning), table.constData());
            QVERIFY2(table.contains("'" + beginning), table.constData());
        }
        QVERIFY2(matchesAsCsv(matches).contains(",1,1,-3,"), matchesAsCsv(matches).constData());
    }
}

QTEST_GUILESS_MAIN(TestPeople)
#include "people.moc"
