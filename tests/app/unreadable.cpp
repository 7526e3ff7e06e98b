// SPDX-License-Identifier: GPL-3.0-or-later
// Each file that the program keeps is made one that cannot be read, and then that is done which usually
// writes it: what was there is still there afterwards, or beside, and somebody is told.
#include "keptmatches.h"
#include "library/keptfile.h"
#include "library/lookbackfile.h"
#include "library/people.h"
#include "library/recordfile.h"
#include "library/resultfile.h"
#include "match/lookback.h"
#include "program/settingswatch.h"
#include "program/surroundings.h"
#include "rooms/teacher/lessonkeeper.h"
#include "text/settings.h"
#include "text/wholefile.h"
#include "widgets/deckfile.h"

#include <QTemporaryDir>
#include <QtTest>

#include <functional>

#ifdef Q_OS_UNIX
#    include <unistd.h>
#endif

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// What is wrong with a file.
enum class Damage { Noise, Zeros, Half, Folder, Nowhere, Circle, NoRight, Emptied };

const std::pair<const char*, Damage> kDamages[] = {
    {"noise", Damage::Noise},
    {"zeros after a power cut", Damage::Zeros},
    {"cut short", Damage::Half},
    {"a folder in its place", Damage::Folder},
    {"a link to a disk that is away", Damage::Nowhere},
    {"a link in a circle", Damage::Circle},
    {"no right to read it", Damage::NoRight},
};

/// Does it. Returns what lies there then, to be found again.
QByteArray harm(const QString& file, Damage how) {
    QFile whole(file);
    QByteArray content = "{\"format\": \"something of before\"";
    if (whole.open(QIODevice::ReadOnly)) content = whole.readAll();
    whole.close();
    QFile::remove(file);
    const auto put = [&](const QByteArray& what) {
        QFile target(file);
        if (!target.open(QIODevice::WriteOnly) || target.write(what) != what.size()) qFatal("not put");
        return what;
    };
    switch (how) {
    case Damage::Noise: return put("\x7f\x01 no file of ours, but perhaps somebody's");
    case Damage::Zeros: return put(QByteArray(300, '\0'));
    case Damage::Half: return put(content.left(content.size() / 2));
    case Damage::Folder: QDir().mkpath(file + QStringLiteral("/in it")); return {};
    case Damage::Nowhere:
        QFile::link(QDir(dataFolder()).filePath(QStringLiteral("away/it")), file);
        return {};
    case Damage::Circle: QFile::link(file, file); return {};
    case Damage::NoRight:
        put(content);
        QFile::setPermissions(file, {});
        return content;
    case Damage::Emptied: return put({});
    }
    return {};
}

/// Whether that still lies there, or beside it.
bool isStillThere(const QString& file, Damage how, const QByteArray& content) {
    const QFileInfo info(file);
    switch (how) {
    case Damage::Folder: return QFileInfo(file + QStringLiteral("/in it")).isDir();
    case Damage::Nowhere:
    case Damage::Circle: return info.isSymLink() && !info.exists();
    case Damage::NoRight: QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner); break;
    default: break;
    }
    for (const QFileInfo& beside : info.dir().entryInfoList({info.fileName() + '*'}, QDir::Files)) {
        QFile there(beside.filePath());
        if (there.open(QIODevice::ReadOnly) && there.readAll() == content) return true;
    }
    return false;
}

bool isReadAllTheSame(Damage how) {
#ifdef Q_OS_UNIX
    return how == Damage::NoRight && geteuid() == 0; // to whom everything is open
#else
    return how == Damage::NoRight;
#endif
}

Match overMatch() { return matchOf("castle-keep", 3); }

} // namespace

class TestUnreadable : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void kept_data() { harms(); }
    void kept();
    void people_data() { harms(); }
    void people();
    void lookBack_data() { harms(); }
    void lookBack();
    void lesson_data() { harms(); }
    void lesson();
    void index_data() { harms(); }
    void index();
    void record_data() { harms(); }
    void record();
    void result_data() { harms(); }
    void result();
    void resultRead_data() { harms(); }
    void resultRead();
    void settings_data();
    void settings();
    void settingsOfTwoPrograms();
    void aMomentOnly();
    void whatComesMeanwhile();
    void aLessonNobodyWasAskedOf();
    void decksOfADiskThatIsAway();

  private:
    static void harms();

    std::unique_ptr<QTemporaryDir> home_;
};

void TestUnreadable::init() {
    home_ = std::make_unique<QTemporaryDir>();
    liveIn(home_->path());
    QVERIFY(makeOwnFolder(dataFolder().path()));
    settle();
}

void TestUnreadable::harms() {
    QTest::addColumn<Damage>("how");
    for (const auto& [name, how] : kDamages) QTest::newRow(name) << how;
}

#define HARM()                                                                                               \
    QFETCH(const Damage, how);                                                                               \
    if (isReadAllTheSame(how)) QSKIP("Whoever runs this may read everything.")

void TestUnreadable::kept() {
    HARM();
    const QString file = dataFolder().filePath(QStringLiteral("file"));
    const QByteArray before = harm(file, how);
    KeptFile kept(file);
    const bool isRead{kept.read()};
    QCOMPARE(isRead, how == Damage::Noise || how == Damage::Zeros || how == Damage::Half);
    if (isRead) QVERIFY(!kept.putAside().isEmpty());
    QCOMPARE(bool(kept.write("new")), isRead);
    QVERIFY(isStillThere(file, how, before));
}

void TestUnreadable::people() {
    HARM();
    const QString file = dataFolder().filePath(QStringLiteral("people.json"));
    QVERIFY(People().add(QStringLiteral("Anna"), 1));
    const QByteArray before = harm(file, how);
    People people;
    const bool isTold = people.problem().has_value();
    const bool isAdded{people.add(QStringLiteral("Ben"), 2)};
    people.sat({QStringLiteral("p")});
    QVERIFY(isTold);
    QVERIFY(isStillThere(file, how, before));
    QCOMPARE(isAdded, how == Damage::Noise || how == Damage::Zeros || how == Damage::Half);
}

void TestUnreadable::lookBack() {
    HARM();
    const Match match = overMatch();
    const QString file = lookBackOf(fileOfMatch(QStringLiteral("one")));
    QVERIFY(makeMatchFolder());
    {
        KeptFile fresh(file);
        QVERIFY(readLookBack(fresh, match).empty());
        QVERIFY(writeLookBack(fresh, match, {}));
    }
    const QByteArray before = harm(file, how);
    KeptFile kept(file);
    QVERIFY(readLookBack(kept, match).empty());
    QCOMPARE(bool(writeLookBack(kept, match, {})),
             how == Damage::Noise || how == Damage::Zeros || how == Damage::Half);
    QVERIFY(isStillThere(file, how, before));
}

void TestUnreadable::lesson() {
    HARM();
    const QString file = dataFolder().filePath(QStringLiteral("lesson-1.json"));
    const QByteArray before = harm(file, how);
    const auto keep = [](LessonKeeper& keeper) {
        keeper.keep([] { return std::string("another lesson"); });
        const auto isKept = [] {
            for (const QFileInfo& one :
                 dataFolder().entryInfoList({QStringLiteral("lesson-*.json")}, QDir::Files))
                if (readFile(one.filePath()).valueOr({}) == "another lesson") return true;
            return false;
        };
        return QTest::qWaitFor(isKept, 2000);
    };
    {
        LessonKeeper keeper;
        QVERIFY(!keeper.left().isEmpty()); // it is offered, and whoever opens it is told what is wrong
        keeper.leaveAlone();
        QVERIFY(keep(keeper));
    }
    QVERIFY(isStillThere(file, how, before));
    if (how == Damage::NoRight) QFile::setPermissions(file, {});
    LessonKeeper keeper; // to go on with something there that cannot be read
    keeper.adopt();
    QSignalSpy failed(&keeper, &LessonKeeper::failed);
    QVERIFY(keep(keeper) != !failed.isEmpty());
    QVERIFY(isStillThere(file, how, before) || failed.isEmpty());
}

void TestUnreadable::index() {
    HARM();
    lay(QStringLiteral("one"), writeRecord(overMatch()));
    const QString file = dataFolder().filePath(QStringLiteral("library.sqlite"));
    {
        Library library;
        QVERIFY(refreshed(library));
    }
    const QByteArray before = harm(file, how);
    for (const char* ending : {"-wal", "-shm"}) QFile::remove(file + QLatin1String(ending));
    Library library;
    QSignalSpy failed(&library, &Library::failed);
    QVERIFY(refreshed(library)); // made anew, beside the matches or elsewhere: nothing is missing
    QCOMPARE(library.count(), 1);
    QVERIFY(failed.isEmpty());
    QVERIFY(isStillThere(file, how, before));
}

void TestUnreadable::record() {
    HARM();
    lay(QStringLiteral("one"), writeRecord(overMatch()));
    Library library;
    QVERIFY(refreshed(library));
    const QString file = fileOfMatch(QStringLiteral("one"));
    const QByteArray before = harm(file, how);
    QVERIFY(!library.rename(QStringLiteral("one"), QStringLiteral("x")));
    QVERIFY(isStillThere(file, how, before));
}

/// Where the result of a match is to stay that is deleted.
void TestUnreadable::result() {
    HARM();
    const QString id = QStringLiteral("one");
    lay(id, writeRecord(overMatch()));
    Library library;
    QVERIFY(refreshed(library));
    const QString file = matchFolder().filePath(QStringLiteral("results/one.json"));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    const QByteArray before = harm(file, how);
    const bool isDeleted{library.remove(id)};
    QCOMPARE(isDeleted, how == Damage::Noise || how == Damage::Zeros || how == Damage::Half);
    QCOMPARE(QFileInfo::exists(fileOfMatch(id)), !isDeleted); // its result is not lost with it
    QVERIFY(isStillThere(file, how, before));
}

/// The result of a match that was deleted, when somebody is to be taken out of it, and when the match comes
/// back.
void TestUnreadable::resultRead() {
    HARM();
    const KeptMatch match{.id = QStringLiteral("one"),
                          .game = QStringLiteral("castle-keep"),
                          .seats = {{QStringLiteral("Anna"), QStringLiteral("p-anna"), {}, 0}}};
    QVERIFY(makeMatchFolder());
    QVERIFY(keepResult(match));
    QCOMPARE(withResults({}).size(), std::size_t{1});
    const QString file = matchFolder().filePath(QStringLiteral("results/one.json"));
    const QByteArray before = harm(file, how);
    QVERIFY(withResults({}).empty());
    const bool isNone = how == Damage::Noise || how == Damage::Zeros || how == Damage::Half;
    QCOMPARE(takeOutOfResults(QStringLiteral("p-anna"), QStringLiteral("Somebody")), isNone);
    dropResult(match.id);
    QVERIFY(isStillThere(file, how, before));
}

namespace {

/// The file of settings, and what was told of it since it was begun with.
struct Watched {
    QObject listener;
    QStringList told;

    Watched() {
        SettingsWatch::watch().tellBy(&listener, [this](const QString& sentence) { told << sentence; });
    }
    static QString file() { return Settings().fileName(); }
};

QString setting(const char* key) { return Settings().value(QLatin1String(key)).toString(); }
void set(const char* key, const char* value) {
    Settings().setValue(QLatin1String(key), QString::fromLatin1(value));
}

} // namespace

void TestUnreadable::settings_data() {
    harms();
    QTest::newRow("emptied") << Damage::Emptied;
}

/// They become so while the program runs: it goes on with what it knows, says so once, and writes what was
/// chosen meanwhile as soon as it can.
void TestUnreadable::settings() {
    HARM();
    set("look/ground", "oak, as it was");
    set("play/more", "so that there is a half");
    Watched watched;
    const QString file = Watched::file();
    QVERIFY(file.startsWith(home_->path()));
    const std::string whole = readFile(file).valueOr({});
    const QByteArray before = harm(file, how);
    QCOMPARE(setting("look/ground"), QStringLiteral("oak, as it was"));
    set("look/backs", "chosen then");
    set("look/theme", "and then");
    QCOMPARE(setting("look/ground"), QStringLiteral("oak, as it was"));
    QCOMPARE(setting("look/backs"), QStringLiteral("chosen then"));
    QVERIFY(isStillThere(file, how, before));
    QTRY_COMPARE(watched.told.size(), 1);
    QVERIFY2(watched.told[0].contains(QDir::toNativeSeparators(file)), qPrintable(watched.told[0]));
    // Somebody mends it.
    if (how == Damage::Folder) QVERIFY(QDir(file).removeRecursively());
    if (how == Damage::Nowhere || how == Damage::Circle) QVERIFY(QFile::remove(file));
    if (how == Damage::Folder || how == Damage::Circle) QVERIFY(writeFile(file, whole));
    QCOMPARE(setting("look/theme"), QStringLiteral("and then"));
    set("look/theme", "later");
    const QSettings there(file, QSettings::IniFormat);
    QCOMPARE(there.value(QStringLiteral("look/ground")).toString(), QStringLiteral("oak, as it was"));
    QCOMPARE(there.value(QStringLiteral("play/more")).toString(), QStringLiteral("so that there is a half"));
    QCOMPARE(there.value(QStringLiteral("look/backs")).toString(), QStringLiteral("chosen then"));
    QCOMPARE(there.value(QStringLiteral("look/theme")).toString(), QStringLiteral("later"));
    QCoreApplication::processEvents();
    QCOMPARE(watched.told.size(), 1);
}

/// What another program has set is neither damage nor lost.
void TestUnreadable::settingsOfTwoPrograms() {
    set("look/ground", "oak");
    Watched watched;
    const QString file = Watched::file();
    QVERIFY(writeFile(file, "[look]\nbacks=theirs\n; a remark\n\n[play]\nwaste=false\n"));
    set("look/theme", "ours");
    QCOMPARE(setting("look/backs"), QStringLiteral("theirs"));
    QCOMPARE(setting("look/ground"), QString());
    QVERIFY(QFile::remove(file)); // to begin anew
    QCOMPARE(setting("look/backs"), QString());
    QCoreApplication::processEvents();
    QCOMPARE(watched.told, QStringList());
    QCOMPARE(QFileInfo(file).dir().entryList(QDir::Files).filter(QStringLiteral("damaged")), QStringList());
}

/// The list of people while a scanner holds the file, and when it has let go.
void TestUnreadable::aMomentOnly() {
    const QString file = dataFolder().filePath(QStringLiteral("people.json"));
    People people;
    QVERIFY(people.add(QStringLiteral("Anna"), 1));
    const QString away = file + QStringLiteral(".away");
    QVERIFY(QFile::rename(file, away) && QDir().mkpath(file));
    QVERIFY(!people.add(QStringLiteral("Ben"), 2));
    QVERIFY(people.called(QStringLiteral("Anna"))); // who was known still is
    QVERIFY(QDir().rmdir(file) && QFile::rename(away, file));
    QVERIFY(people.add(QStringLiteral("Ben"), 2));
    QVERIFY(!people.problem());
    QCOMPARE(People().all().size(), std::size_t{2});
}

/// What somebody else has put there since it was read is no less theirs.
void TestUnreadable::whatComesMeanwhile() {
    const QString file = dataFolder().filePath(QStringLiteral("file"));
    KeptFile kept(file);
    QVERIFY(kept.read());
    QVERIFY(kept.write("ours"));
    QVERIFY(kept.write("ours, later"));
    QCOMPARE(dataFolder().entryList(QDir::Files).size(), 1);
    QVERIFY(writeFile(file, "somebody else's, who must not lose it"));
    QVERIFY(kept.write("ours again"));
    QCOMPARE(readFile(file).valueOr({}), std::string("ours again"));
    QCOMPARE(readFile(file + QStringLiteral(".damaged")).valueOr({}),
             std::string("somebody else's, who must not lose it"));
}

/// What a program has left that was killed, and the next one begins with something else.
void TestUnreadable::aLessonNobodyWasAskedOf() {
    const QString file = dataFolder().filePath(QStringLiteral("lesson-1.json"));
    QVERIFY(writeFile(file, "left"));
    {
        LessonKeeper keeper;
        keeper.drop(); // a file was opened: it is saved
        QCOMPARE(readFile(file).valueOr({}), std::string("left"));
        keeper.keep([] { return std::string("another"); });
        QTest::qWait(800);
        QCOMPARE(readFile(file).valueOr({}), std::string("left"));
        QVERIFY(keeper.left().isEmpty());
    }
    LessonKeeper next;
    QCOMPARE(next.left(), file);
    next.throwAway();
    QVERIFY(!QFileInfo::exists(file));
}

void TestUnreadable::decksOfADiskThatIsAway() {
    const QString here = home_->filePath(QStringLiteral("here.json"));
    const QString disk = home_->filePath(QStringLiteral("disk.json"));
    for (const QString& file : {here, disk}) {
        QVERIFY(writeFile(file, "{}"));
        rememberDeck(file);
    }
    QVERIFY(QFile::rename(disk, disk + QStringLiteral(".away")));
    rememberDeck(here);
    QCOMPARE(knownDecks(), QStringList{here});
    QVERIFY(QFile::rename(disk + QStringLiteral(".away"), disk));
    QCOMPARE(knownDecks(), (QStringList{here, disk}));
}

QTEST_MAIN(TestUnreadable)
#include "unreadable.moc"
