// SPDX-License-Identifier: GPL-3.0-or-later
// The program as it is started in odd places, and ended from outside.
#include "library/filelock.h"
#include "library/recordfile.h"
#include "match/gamestate.h"
#include "match/record.h"
#include "rooms/newgame/newgame.h"
#include "text/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLibraryInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

#ifdef Q_OS_UNIX
#    include <sys/stat.h>
#    include <unistd.h>
#endif

using namespace drawbridge;

namespace {

constexpr int kPatience = 30'000; // ms

/// The program, off the screen, in a home of its own.
class Program : public QProcess {
  public:
    explicit Program(const QString& home) {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const QString& name : environment.keys())
            if (name.startsWith(QLatin1String("XDG_"))) environment.remove(name);
        environment.insert(QStringLiteral("HOME"), home);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("QT_QUICK_BACKEND"), QStringLiteral("software"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        setProcessEnvironment(environment);
    }
    ~Program() override {
        if (state() == NotRunning) return;
        kill();
        waitForFinished();
    }

    void set(const char* name, const QString& value) {
        auto environment = processEnvironment();
        environment.insert(QString::fromLatin1(name), value);
        setProcessEnvironment(environment);
    }
    void unset(const char* name) {
        auto environment = processEnvironment();
        environment.remove(QString::fromLatin1(name));
        setProcessEnvironment(environment);
    }
    void go(const QStringList& arguments) { start(QStringLiteral(DRAWBRIDGE_PROGRAM), arguments); }
    /// Whether it says so on the console.
    bool says(const QString& words) {
        return QTest::qWaitFor(
            [&] {
                said_ += QString::fromUtf8(readAllStandardError());
                return said_.contains(words);
            },
            kPatience);
    }
    bool endsWell() {
        terminate();
        return waitForFinished(kPatience) && exitStatus() == NormalExit && exitCode() == 0;
    }
    QString said() {
        said_ += QString::fromUtf8(readAllStandardError());
        return said_;
    }

  private:
    QString said_;
};

} // namespace

class TestStart : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void newBesideTheUnfinished();
    void endedFromOutside();
    void anAddress();
    void oneFileMore();
    void aMissingFile();
    void settingsLockedByTheDead();
    void settingsThatAreAPipe();
    void settingsThatAreDamaged();
    void aHomeToBeReadOnly();
    void nobodyElseMayReadIt();
    void somebodyElseListens();
    void settingsThatCannotBeWritten();
    void withoutAHome();
    void withoutTheReaderOfSvg();
    void aPipeIsNoMatch();

  private:
    QString home() const { return home_->path(); }
    /// The match that was kept as the so-manyth; each has a file with the time in its name.
    QString kept(int place) const {
        const QDir folder(home() + QStringLiteral("/.local/share/Drawbridge/matches"));
        const QStringList names = folder.entryList({QStringLiteral("*.drawbridge")}, QDir::Files, QDir::Name);
        return names.size() < place ? folder.filePath(QStringLiteral("none"))
                                    : folder.filePath(names[place - 1]);
    }
    bool keeps(int place, Seed seed) const {
        return QTest::qWaitFor(
            [&] {
                const Loaded loaded = readRecord(readFile(kept(place)).valueOr({}));
                return loaded.match && loaded.match->seed() == seed;
            },
            kPatience);
    }
    static QStringList fresh(int seed) {
        return {QStringLiteral("--new"), QStringLiteral("castle-keep"), QStringLiteral("--seed"),
                QString::number(seed)};
    }

    std::unique_ptr<QTemporaryDir> home_;
};

void TestStart::init() { home_ = std::make_unique<QTemporaryDir>(); }

void TestStart::newBesideTheUnfinished() {
    {
        Program program(home());
        program.go(fresh(5));
        QVERIFY(keeps(1, 5));
    } // killed
    const std::string before = readFile(kept(1)).valueOr({});
    // One of somebody's own is kept as soon as it goes on.
    const QString own = home() + QStringLiteral("/own.drawbridge");
    const Loaded loaded = readRecord(before);
    const Match& dealt = *loaded.match;
    const Match undealt(dealt.game(), dealt.setup(), dealt.players(), dealt.seed());
    QVERIFY(writeFile(own, writeRecord(undealt)));
    {
        Program program(home());
        program.go(fresh(6));
        QVERIFY(keeps(2, 6));
        Program other(home());
        other.set("XDG_RUNTIME_DIR", home()); // where nobody else is met: the file is not given to the first
        other.go({own});
        QVERIFY(keeps(3, 5));
        QCOMPARE(readFile(kept(1)).valueOr({}), before);
    }
    // Two at once, each with one of its own. (Killed programs have left their locks.)
    Program one(home());
    Program two(home());
    one.go({QStringLiteral("--continue")});
    two.go({QStringLiteral("--continue")});
    // One that looks for what nobody has may hold two for a moment.
    const auto held = [&] {
        int found = 0;
        for (int place = 1; place <= 3; ++place) found += FileLock::holderOf(kept(place)) ? 1 : 0;
        return found;
    };
    QTRY_COMPARE_WITH_TIMEOUT(held(), 2, kPatience);
    QVERIFY(one.endsWell());
    QVERIFY(two.endsWell());
    QVERIFY(QFileInfo::exists(kept(1)) && QFileInfo::exists(kept(2)) && QFileInfo::exists(kept(3)));
}

/// As at the end of a session.
void TestStart::endedFromOutside() {
    Program program(home());
    program.go(fresh(7));
    QVERIFY(keeps(1, 7));
    QVERIFY(program.endsWell());
    QVERIFY(keeps(1, 7));
    QVERIFY(!QFileInfo::exists(kept(1) + QStringLiteral(".lock")));
    const auto settings = readFile(home() + QStringLiteral("/.config/Drawbridge/Drawbridge.conf"));
    QVERIFY2(settings->find("geometry=") != std::string::npos, settings->c_str());
    // In the midst of a question, too.
    Program asking(home());
    asking.go({});
    QTest::qWait(1500);
    QVERIFY(asking.endsWell());
    QVERIFY(keeps(1, 7));
}

void TestStart::anAddress() {
    const QString own = home() + QStringLiteral("/my match %1.drawbridge");
    QVERIFY(writeFile(own, writeRecord(begin([] {
                          NewGame choice = rememberedGame(*findGame("castle-keep"));
                          choice.seed = 8;
                          return choice;
                      }()))));
    Program program(home());
    program.go({QUrl::fromLocalFile(own).toString(QUrl::FullyEncoded)});
    QVERIFY(keeps(1, 8));
}

/// It goes to the window that is there, whatever it holds; a question that is open keeps it away.
void TestStart::oneFileMore() {
    Program program(home());
    program.go(fresh(20));
    QVERIFY(keeps(1, 20));
    const auto takes = [&](const QString& file) {
        // Whoever has a window does not end by itself.
        return QTest::qWaitFor(
            [&] {
                Program other(home());
                other.go({file});
                return other.waitForFinished(kPatience / 3) && other.exitStatus() == QProcess::NormalExit &&
                       other.exitCode() == 0;
            },
            kPatience);
    };
    NewGame choice = rememberedGame(*findGame("castle-keep"));
    choice.seed = 21;
    const QString own = home() + QStringLiteral("/own.drawbridge");
    QVERIFY(writeFile(own, writeRecord(begin(choice))));
    QVERIFY(takes(own));
    QVERIFY(keeps(1, 21)); // nobody had touched the other one
    QVERIFY(takes(QStringLiteral(DRAWBRIDGE_POSITION)));
    QVERIFY(takes(home() + QStringLiteral("/none.drawbridge"))); // that is told in a message
    Program other(home());
    other.go({own});
    QVERIFY(!other.waitForFinished(4000));
    QVERIFY(other.endsWell());
    QVERIFY(program.endsWell());
}

/// It is told, with no empty window behind that; then the program goes on as ever.
void TestStart::aMissingFile() {
    Program program(home());
    program.go({home() + QStringLiteral("/none.drawbridge")});
    QTest::qWait(2000);
    QCOMPARE(program.state(), QProcess::Running);
    QVERIFY(!QFileInfo::exists(kept(1))); // a sentence waits to be read
    QVERIFY(program.endsWell());
}

/// Qt knows locks by numbers of processes, and those come again in a sandbox.
void TestStart::settingsLockedByTheDead() {
    const QString folder = home() + QStringLiteral("/.config/Drawbridge");
    QVERIFY(QDir().mkpath(folder));
    const QString lock = folder + QStringLiteral("/Drawbridge.conf.lock");
    int place = 0;
    for (const std::string& note : {std::string(40, '\0'), std::string("0\nx\n")}) {
        QVERIFY(writeFile(lock, note));
        Program program(home());
        QElapsedTimer timer;
        timer.start();
        program.go(fresh(21));
        QVERIFY(keeps(++place, 21));
        QVERIFY(program.endsWell());
        QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(!QFileInfo::exists(lock));
    }
}

/// What was there is kept aside, and what could be read goes on.
void TestStart::settingsThatAreDamaged() {
    const QString folder = home() + QStringLiteral("/.config/Drawbridge");
    QVERIFY(QDir().mkpath(folder));
    const QString settings = folder + QStringLiteral("/Drawbridge.conf");
    for (const std::string& damaged :
         {std::string("[look]\ntheme=@Variant(\\0\\0\\0\\t3\\0\\0\\0\\x1)\n"), std::string("noise"),
          std::string("[files]\nfolder=/x\n[window]\ngeome"), std::string(200, '\0')}) {
        QVERIFY(writeFile(settings, damaged));
        Program program(home());
        program.go({});
        QVERIFY2(program.says(QStringLiteral("read only in part")), qPrintable(program.said()));
        QTest::qWait(500);
        program.terminate();
        QVERIFY(program.waitForFinished(kPatience));
        bool isKept = false;
        for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files))
            isKept = isKept || readFile(file.filePath()).valueOr({}) == damaged;
        QVERIFY(isKept);
    }
    // A folder, a link that leads nowhere for now: not ours to replace.
    QVERIFY(QFile::remove(settings));
    QVERIFY(QFile::link(home() + QStringLiteral("/away/settings"), settings));
    Program program(home());
    program.go({});
    QVERIFY2(program.says(QStringLiteral("cannot be read")), qPrintable(program.said()));
    QTest::qWait(500);
    program.terminate();
    QVERIFY(program.waitForFinished(kPatience));
    QCOMPARE(QFileInfo(settings).symLinkTarget(), home() + QStringLiteral("/away/settings"));
    QVERIFY(!QFileInfo::exists(settings));
}

#ifdef Q_OS_UNIX

/// All is told with its reason; nothing is said to be played elsewhere.
void TestStart::aHomeToBeReadOnly() {
    {
        Program program(home());
        program.go(fresh(31));
        QVERIFY(keeps(1, 31));
        // Killed: its lock stays.
    }
    const QStringList behind{
        QStringLiteral("--mount"), QStringLiteral("sh"), QStringLiteral("-c"),
        QStringLiteral("mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" && "
                       "exec \"$@\""),
        home()};
    QProcess tried;
    tried.start(QStringLiteral("unshare"), behind + QStringList{QStringLiteral("true")});
    if (!tried.waitForFinished() || tried.exitCode() != 0) QSKIP("Nothing may be mounted here.");
    Program program(home());
    program.start(QStringLiteral("unshare"),
                  behind + QStringList{QStringLiteral(DRAWBRIDGE_PROGRAM), QStringLiteral("--continue")});
    QVERIFY2(program.says(QStringLiteral("can only be read")), qPrintable(program.said()));
    QVERIFY2(!program.said().contains(QStringLiteral("full")), qPrintable(program.said()));
    program.terminate();
    QVERIFY(program.waitForFinished(kPatience));
}

/// Neither what is made now nor what an earlier program has left for all to read.
void TestStart::nobodyElseMayReadIt() {
    const QString matches = home() + QStringLiteral("/.local/share/Drawbridge/matches");
    QVERIFY(QDir().mkpath(matches));
    const QString earlier = matches + QStringLiteral("/note.txt");
    QVERIFY(writeFile(earlier, "x"));
    QVERIFY(QFile::setPermissions(earlier, QFile::Permissions(0x6644)));
    Program program(home());
    program.go(fresh(41));
    QVERIFY(QTest::qWaitFor([&] { return QFileInfo::exists(kept(1)); }, kPatience));
    const QString folders[] = {home() + QStringLiteral("/.local/share/Drawbridge"), matches,
                               home() + QStringLiteral("/.config/Drawbridge")};
    const auto open = [&] {
        QStringList all;
        const QFile::Permissions others =
            QFile::ReadGroup | QFile::ReadOther | QFile::ExeGroup | QFile::ExeOther;
        for (const QString& folder : folders) {
            if (QFileInfo(folder).permissions() & others) all << folder;
            for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden))
                if (file.permissions() & others) all << file.filePath();
        }
        return all;
    };
    QTRY_COMPARE_WITH_TIMEOUT(open(), QStringList(), kPatience);
    QVERIFY(program.endsWell());
    QCOMPARE(open(), QStringList());
}

/// Another user of the machine waits where the window that is open would.
void TestStart::somebodyElseListens() {
    if (geteuid() != 0) QSKIP("It takes two users, and so the first of all.");
    QTemporaryDir session;
    QVERIFY(QDir(home()).exists());
    QFile::setPermissions(session.path(), QFile::Permissions(0x7777));
    for (const bool isGuarded : {false, true}) {
        QFile::setPermissions(session.path(), QFile::Permissions(0x7777));
        QProcess stranger; // listens at whatever name is asked for
        const QByteArray folder =
            QFile::encodeName(home() + QStringLiteral("/.local/share/Drawbridge/matches"));
        const QString name =
            QStringLiteral("drawbridge-") +
            QString::fromLatin1(QCryptographicHash::hash(folder, QCryptographicHash::Sha1).toHex().left(12));
        const QString socket = session.filePath(name);
        stranger.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        stranger.start(QStringLiteral("setpriv"),
                       {QStringLiteral("--reuid=65534"), QStringLiteral("--clear-groups"),
                        QStringLiteral("/usr/bin/python3"), QStringLiteral("-c"),
                        QStringLiteral("import socket,sys\n"
                                       "s=socket.socket(socket.AF_UNIX)\ns.bind(sys.argv[1])\ns.listen()\n"
                                       "print('listens',flush=True)\nc,_=s.accept()\nd=c.recv(9999)\n"
                                       "print('heard',len(d),flush=True)\nc.send(b'+')\n"),
                        socket});
        if (!stranger.waitForReadyRead(5000)) QSKIP("Nobody else can be had here.");
        QVERIFY(stranger.readLine().startsWith("listens"));
        QFile::setPermissions(socket, QFile::Permissions(0x7777));
        if (isGuarded) QFile::setPermissions(session.path(), QFile::Permissions(0x7700));
        Program program(home());
        program.set("XDG_RUNTIME_DIR", session.path());
        program.go({QStringLiteral(DRAWBRIDGE_POSITION)});
        QTest::qWait(3000);
        QCOMPARE(program.state(), QProcess::Running); // it has opened the file itself
        stranger.waitForReadyRead(100);
        QVERIFY(!stranger.readAll().contains("heard 1"));
        stranger.kill();
        stranger.waitForFinished();
        QFile::remove(socket);
    }
}

#endif

void TestStart::settingsThatAreAPipe() {
#ifdef Q_OS_UNIX
    QVERIFY(QDir(home()).mkpath(QStringLiteral(".config/Drawbridge")));
    const QString pipe = home() + QStringLiteral("/.config/Drawbridge/Drawbridge.conf");
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    Program program(home());
    program.go(fresh(9));
    QVERIFY(keeps(1, 9));
    QVERIFY2(program.says(pipe), qPrintable(program.said()));
    QCOMPARE(program.said().count(QStringLiteral("What you choose")), 1);
    QVERIFY(program.endsWell());
    QVERIFY(!QFileInfo(pipe).isFile());
#endif
}

void TestStart::settingsThatCannotBeWritten() {
    Program program(home());
    program.set("XDG_CONFIG_HOME", QStringLiteral("/proc/none"));
    program.go(fresh(10));
    QVERIFY2(program.says(QStringLiteral("Settings cannot be kept.")), qPrintable(program.said()));
    QVERIFY(keeps(1, 10));
    QVERIFY(program.endsWell());
    QCOMPARE(program.said().count(QStringLiteral("Settings cannot be kept")), 1);
}

/// Nothing goes into the root folder; nor is there a home in the list of users.
void TestStart::withoutAHome() {
#ifdef Q_OS_UNIX
    if (geteuid() != 0) QSKIP("Only root can be somebody whom the system does not know.");
    const auto atRoot = [] {
        return QDir::root().entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    };
    const QStringList before = atRoot();
    for (const char* nowhere : {"", "/"}) {
        Program program(home());
        if (*nowhere == 0)
            program.unset("HOME");
        else
            program.set("HOME", QString::fromLatin1(nowhere));
        program.setChildProcessModifier([] { (void)!setuid(54321); });
        program.go(fresh(11));
        QVERIFY2(program.says(QStringLiteral("You have no home folder")), qPrintable(program.said()));
        QVERIFY(program.endsWell());
        QVERIFY2(!program.said().contains(QStringLiteral("Settings cannot")), qPrintable(program.said()));
        QCOMPARE(atRoot(), before);
    }
#endif
}

/// The picture formats come from folders that the program finds by a file beside it.
void TestStart::withoutTheReaderOfSvg() {
#ifdef Q_OS_UNIX
    const QString plugins = QLibraryInfo::path(QLibraryInfo::PluginsPath);
    const QDir place(home());
    QVERIFY(place.mkpath(QStringLiteral("plugins")));
    for (const QString& kind : QDir(plugins).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (kind != QLatin1String("imageformats") && kind != QLatin1String("iconengines"))
            QVERIFY(QFile::link(plugins + '/' + kind, place.filePath(QStringLiteral("plugins/") + kind)));
    const QString program = place.filePath(QStringLiteral("drawbridge"));
    QVERIFY(QFile::copy(QStringLiteral(DRAWBRIDGE_PROGRAM), program));
    QVERIFY(writeFile(place.filePath(QStringLiteral("qt.conf")),
                      "[Paths]\nPlugins=" + place.filePath(QStringLiteral("plugins")).toStdString() +
                          "\nQmlImports=" + QLibraryInfo::path(QLibraryInfo::QmlImportsPath).toStdString() +
                          "\n"));
    Program lacking(home());
    lacking.start(program, fresh(12));
    QVERIFY2(lacking.says(QStringLiteral("qt6-svg-plugins")), qPrintable(lacking.said()));
    QVERIFY(lacking.endsWell());
    QCOMPARE(lacking.said().count(QStringLiteral("qt6-svg-plugins")), 1);
    Program whole(home());
    whole.go(fresh(13));
    QVERIFY(keeps(2, 13));
    QVERIFY(whole.endsWell());
    QVERIFY2(!whole.said().contains(QStringLiteral("drawbridge: ")), qPrintable(whole.said()));
#endif
}

void TestStart::aPipeIsNoMatch() {
#ifdef Q_OS_UNIX
    const QString pipe = home() + QStringLiteral("/pipe");
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& file : {pipe, QStringLiteral("/dev/zero"), QStringLiteral("/dev/null")}) {
        const QString told = readFile(file).problem().text();
        QVERIFY2(told.contains(QStringLiteral("a pipe or a device")), qPrintable(told));
    }
    QVERIFY(readFile(home()).problem().text().contains(QStringLiteral("is a folder")));
#endif
}

QTEST_MAIN(TestStart)
#include "start.moc"
