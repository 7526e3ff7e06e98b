// SPDX-License-Identifier: GPL-3.0-or-later
// Locks of programs that are killed, run in sandboxes or on other computers. The other program is this one,
// called with "hold" and a file.
#include "keptmatches.h"
#include "library/filelock.h"
#include "library/matchkeeper.h"
#include "library/recordfile.h"

#include <QLockFile>
#include <QProcess>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdio>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr int kPatience = 20'000; // ms
constexpr int kLooks = 50;        // ms

/// The other program: holds a lock, says its number, and says so when it has lost it.
int holdUntilKilled(const QString& file) {
    FileLock lock(file);
    std::printf("%s %lld\n", lock.tryLock() ? "held" : "refused", QCoreApplication::applicationPid());
    std::fflush(stdout);
    while (lock.isOurs()) QThread::msleep(kLooks);
    std::puts("lost");
    std::fflush(stdout);
    for (;;) QThread::sleep(1);
}

/// Who holds a lock in another process, perhaps behind another program.
class Holder : public QProcess {
  public:
    explicit Holder(const QString& file, QStringList behind = {}) {
        setProcessChannelMode(ForwardedErrorChannel);
        behind << QCoreApplication::applicationFilePath() << QStringLiteral("hold") << file;
        start(behind.takeFirst(), behind);
    }
    ~Holder() override {
        kill();
        waitForFinished();
    }
    QString says() {
        if (!canReadLine()) waitForReadyRead(kPatience);
        return QString::fromUtf8(readLine()).trimmed();
    }
    void die() {
        kill();
        QVERIFY(waitForFinished());
    }
};

/// A sandbox that counts its processes from 1, on a computer of some name; empty: there can be none here.
QStringList sandbox(const QString& computer) {
    const QStringList made{QStringLiteral("unshare"),
                           QStringLiteral("--pid"),
                           QStringLiteral("--fork"),
                           QStringLiteral("--uts"),
                           QStringLiteral("--mount-proc"),
                           QStringLiteral("--kill-child"),
                           QStringLiteral("sh"),
                           QStringLiteral("-c"),
                           QStringLiteral("hostname \"$0\" && exec \"$@\""),
                           computer};
    QProcess tried;
    tried.start(made[0], made.mid(1) + QStringList{QStringLiteral("true")});
    return tried.waitForFinished() && tried.exitStatus() == QProcess::NormalExit && tried.exitCode() == 0
               ? made
               : QStringList();
}

void put(const QString& file, const QByteArray& content) {
    QFile target(file);
    QVERIFY(target.open(QIODevice::WriteOnly) && target.write(content) == content.size());
}

} // namespace

class TestLocks : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { liveIn(home_.path()); }
    void init();
    void goesWithTheProgram();
    void goesWithASandbox();
    void saysWhoHoldsIt();
    void holdsAgainstAnotherComputer();
    void whatIsNoNote_data();
    void whatIsNoNote();
    void isNotCopied();
    void takenOver();
    void aMatchTakenOver();
    void anEarlierProgram();
    void nowhere();

  private:
    QString file() const { return folder_->filePath(QStringLiteral("match")); }
    QString lockFile() const { return file() + QStringLiteral(".lock"); }

    QTemporaryDir home_;
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestLocks::init() { folder_ = std::make_unique<QTemporaryDir>(); }

void TestLocks::goesWithTheProgram() {
    {
        FileLock lock(file());
        QVERIFY(!lock.isOurs());
        QVERIFY(lock.tryLock());
        QVERIFY(lock.isOurs());
        FileLock other(file()); // in the same program, too
        QVERIFY(!other.tryLock(50));
        QVERIFY(other.isHeldByOthers());
        QVERIFY(lock.isOurs());
    }
    QVERIFY(!QFileInfo::exists(lockFile()));
    Holder holder(file());
    QVERIFY(holder.says().startsWith(QLatin1String("held")));
    FileLock lock(file());
    QVERIFY(!lock.tryLock());
    QVERIFY(FileLock::holderOf(file()));
    holder.die();
    QVERIFY(QFileInfo::exists(lockFile())); // it could not tidy up
    QVERIFY(!FileLock::holderOf(file()));
    QVERIFY(lock.tryLock());
}

/// Each program in one has the number of the one before, and that lives: so it says of itself.
void TestLocks::goesWithASandbox() {
    const QStringList first = sandbox(QStringLiteral("tower"));
    const QStringList second = sandbox(QStringLiteral("renamed"));
    if (first.isEmpty()) QSKIP("No process of another name space may be made here.");
    Holder holder(file(), first);
    const QString number = holder.says();
    QVERIFY2(number.startsWith(QLatin1String("held")), qPrintable(number));
    {
        Holder other(file(), second);
        QCOMPARE(other.says(), QString(number).replace(QStringLiteral("held"), QStringLiteral("refused")));
    }
    holder.die();
    Holder next(file(), second);
    QCOMPARE(next.says(), number);
}

void TestLocks::saysWhoHoldsIt() {
    QCoreApplication::setApplicationVersion(QStringLiteral("1.2"));
    FileLock lock(file());
    QVERIFY(!FileLock::holderOf(file()));
    QVERIFY(lock.tryLock());
    const auto holder = FileLock::holderOf(file());
    QVERIFY(holder);
    QCOMPARE(holder->program, QStringLiteral("Drawbridge 1.2"));
    QCOMPARE(holder->computer, QSysInfo::machineHostName());
    QVERIFY(qAbs(holder->since.secsTo(QDateTime::currentDateTimeUtc())) < 60);
    QVERIFY2(holder->told().contains(QLatin1String("another window of Drawbridge")),
             qPrintable(holder->told()));
    QFile note(lockFile()); // and without a program
    QVERIFY(note.open(QIODevice::ReadOnly));
    QVERIFY(note.readAll().contains("\ncomputer: " + QSysInfo::machineHostName().toUtf8() + '\n'));
}

/// As on a home that both have: each counts its own processes and has its own name.
void TestLocks::holdsAgainstAnotherComputer() {
    const QStringList elsewhere = sandbox(QStringLiteral("laptop"));
    if (elsewhere.isEmpty()) QSKIP("No process of another name space may be made here.");
    Holder holder(file(), elsewhere);
    QVERIFY(holder.says().startsWith(QLatin1String("held")));
    FileLock lock(file());
    QVERIFY(!lock.tryLock());
    QCOMPARE(FileLock::holderOf(file())->computer, QStringLiteral("laptop"));
    QVERIFY2(FileLock::holderOf(file())->told().contains(QStringLiteral("“laptop”")),
             qPrintable(FileLock::holderOf(file())->told()));
}

void TestLocks::whatIsNoNote_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("zeros after a power cut") << QByteArray(40, '\0');
    QTest::newRow("noise") << QByteArray("\xff\xfe\0x\n\n:::\n", 11);
    QTest::newRow("ourselves, to earlier programs")
        << QByteArray::number(QCoreApplication::applicationPid()) + "\ntest_locks\n" +
               QSysInfo::machineHostName().toUtf8() + '\n';
}

void TestLocks::whatIsNoNote() {
    QFETCH(const QByteArray, content);
    put(lockFile(), content);
    QVERIFY(!FileLock::holderOf(file()));
    FileLock lock(file());
    QVERIFY(lock.tryLock());
    QVERIFY(lock.isOurs());
    put(lockFile(), content); // somebody holds it, and the note is lost
    QVERIFY(FileLock::holderOf(file()));
    QVERIFY(!FileLock::holderOf(file())->told().isEmpty());
}

void TestLocks::isNotCopied() {
    FileLock lock(file());
    QVERIFY(lock.tryLock());
    const QTemporaryDir other;
    QVERIFY(QFile::copy(lockFile(), other.filePath(QStringLiteral("match.lock"))));
    FileLock there(other.filePath(QStringLiteral("match")));
    QVERIFY(there.tryLock());
    QVERIFY(lock.isOurs());
}

void TestLocks::takenOver() {
    Holder holder(file());
    QVERIFY(holder.says().startsWith(QLatin1String("held")));
    FileLock lock(file());
    QVERIFY(!lock.tryLock());
    QVERIFY(lock.takeOver());
    QVERIFY(lock.isOurs());
    QCOMPARE(holder.says(), QStringLiteral("lost"));
    holder.die();
    QVERIFY(lock.isOurs());
    lock.unlock();
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList());
    // Whoever has lost it does not get it back by waiting until the other one is done.
    FileLock first(file());
    QVERIFY(first.tryLock());
    QVERIFY(FileLock(file()).takeOver());
    QVERIFY(!first.isOurs());
}

/// Never are there two who write.
void TestLocks::aMatchTakenOver() {
    const QString id = QStringLiteral("20261128-120000000-abcdef");
    const QString match = fileOfMatch(id);
    lay(id, writeRecord(matchOf("castle-keep", 1, "p", 5)));
    MatchKeeper one;
    QVERIFY(one.resume(match));
    MatchKeeper other;
    QVERIFY(!other.resume(match));
    QVERIFY(Library::playerOf(id));
    QVERIFY(Library::takeOver(id));
    QVERIFY(other.resume(match));
    const std::string theirs = writeRecord(matchOf("castle-keep", 1, "p", 9));
    QSignalSpy kept(&other, &MatchKeeper::kept);
    other.keep([&] { return theirs; });
    QTRY_COMPARE(kept.size(), 1);
    QSignalSpy lost(&one, &MatchKeeper::failed);
    QSignalSpy keptToo(&one, &MatchKeeper::kept);
    one.keep([] { return writeRecord(matchOf("castle-keep", 1, "p", 7)); });
    QTRY_COMPARE(lost.size(), 1);
    QVERIFY2(lost[0][0].toString().contains(QLatin1String("taken over")), qPrintable(lost[0][0].toString()));
    QVERIFY(keptToo.isEmpty());
    QCOMPARE(readFile(match).valueOr({}), theirs);
    // Nor when the other one has left it.
    other.beginMatch(); // the one taken up
    other.beginMatch();
    QVERIFY(!Library::playerOf(id));
    one.keep([] { return writeRecord(matchOf("castle-keep", 1, "p", 8)); });
    QTRY_COMPARE(lost.size(), 2);
    QCOMPARE(readFile(match).valueOr({}), theirs);
}

/// They hold the kernel's lock as well.
void TestLocks::anEarlierProgram() {
    {
        QLockFile theirs(lockFile());
        QVERIFY(theirs.tryLock());
        QVERIFY(FileLock::holderOf(file()));
        QVERIFY(!FileLock(file()).tryLock());
    }
    QVERIFY(FileLock(file()).tryLock());
}

void TestLocks::nowhere() {
    FileLock lock(folder_->filePath(QStringLiteral("no/such/folder/match")));
    QVERIFY(!lock.tryLock());
    QVERIFY(!lock.isHeldByOthers());
    QVERIFY(QDir().mkpath(lockFile())); // a folder
    FileLock other(file());
    QVERIFY(!other.tryLock());
    QVERIFY(!other.isHeldByOthers());
    QVERIFY(!FileLock::holderOf(file()));
}

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
    if (argc == 3 && qstrcmp(argv[1], "hold") == 0) return holdUntilKilled(QString::fromLocal8Bit(argv[2]));
    TestLocks test;
    return QTest::qExec(&test, argc, argv);
}
#include "locks.moc"
