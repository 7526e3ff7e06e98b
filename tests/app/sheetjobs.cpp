// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets are written and printed on a thread of their own: how that goes on, ends, is called off and fails.
#include "sheetsamples.h"
#include "waiting.h"

#include "print/outputs.h"
#include "rooms/print/printsheetsjob.h"

#include <QPrinter>
#include <QTemporaryDir>
#include <QtTest>

#ifdef Q_OS_UNIX
#    include <cerrno>
#    include <csignal>
#    include <sys/resource.h>
#endif

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// How a job has ended.
struct Ending {
    bool has = false;
    QString problem;
    bool calledOff = false;
};

void watch(PrintSheetsJob& job, Ending& ending) {
    QObject::connect(&job, &PrintSheetsJob::finished, &job, [&ending](const Result<>& done, bool calledOff) {
        ending = {true, done ? QString() : done.problem().text(), calledOff};
    });
}

} // namespace

class TestSheetJobs : public QObject {
    Q_OBJECT

  private slots:
    void aJobWritesAndTells();
    void aJobThatIsCalledOffLeavesNothing();
    void aJobThatFailsTellsWhy();
    void aDiskThatFillsUpOnTheWay();
    void aJobEndsWithItsOwner();
    void aPrinterOnAWorker();
};

void TestSheetJobs::aJobWritesAndTells() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("cards.pdf"));
    const Sheets sheets = sheetsOf(caleira(), onBothSides());
    PrintSheetsJob job;
    Ending ending;
    watch(job, ending);
    int told = 0;
    connect(&job, &PrintSheetsJob::progressed, this, [&told](int done) { told = done; });
    job.start([&](const Progress& progress) { return writePdf(sheets, file, progress); });
    QVERIFY(job.isRunning());
    QVERIFY(waitUntil([&] { return ending.has; }));
    QVERIFY(!job.isRunning());
    QCOMPARE(ending.problem, QString());
    QVERIFY(!ending.calledOff);
    QCOMPARE(told, static_cast<int>(sheets.pages().size()));
    QVERIFY(QFileInfo(file).size() > 1000);
}

void TestSheetJobs::aJobThatIsCalledOffLeavesNothing() {
    const QTemporaryDir folder;
    const Sheets sheets = sheetsOf(caleira(), onBothSides(), kMostCopies);
    PrintSheetsJob job;
    Ending ending;
    watch(job, ending);
    connect(&job, &PrintSheetsJob::progressed, &job, &PrintSheetsJob::cancel);
    job.start([&](const Progress& progress) {
        return writePdf(sheets, folder.filePath(QStringLiteral("cards.pdf")), progress);
    });
    QVERIFY(waitUntil([&] { return ending.has; }));
    QVERIFY(ending.calledOff);
    QCOMPARE(ending.problem, QString());
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestSheetJobs::aJobThatFailsTellsWhy() {
    const QTemporaryDir folder;
    const Sheets sheets = sheetsOf(caleira(), onBothSides());
    const QString below = folder.filePath(QStringLiteral("a file"));
    QFile(below).open(QIODevice::WriteOnly);
    for (const QString& file : {QStringLiteral("/dev/full"), below + QStringLiteral("/cards.pdf"),
                                folder.filePath(QStringLiteral("not there/cards.pdf"))}) {
        if (file.startsWith(QLatin1String("/dev")) && !QFileInfo::exists(file)) continue;
        PrintSheetsJob job;
        Ending ending;
        watch(job, ending);
        job.start([&](const Progress& progress) { return writePdf(sheets, file, progress); });
        QVERIFY(waitUntil([&] { return ending.has; }));
        QVERIFY2(ending.problem.contains(file), qPrintable(file + ending.problem));
        QVERIFY(!ending.calledOff);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("a file")});
}

/// It takes the beginning of a file without a word.
void TestSheetJobs::aDiskThatFillsUpOnTheWay() {
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    const Sheets sheets = sheetsOf(caleira(), onBothSides());
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    rlimit room{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &room), 0);
    const rlimit little{50000, room.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
    const auto written = writePdf(sheets, folder.filePath(QStringLiteral("cards.pdf")));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &room), 0);
    std::signal(SIGXFSZ, before);
    QVERIFY(!written && written.problem().text().contains(qt_error_string(EFBIG)));
    QVERIFY(QDir(folder.path()).isEmpty());
#else
    QSKIP("Files cannot be kept small here.");
#endif
}

void TestSheetJobs::aJobEndsWithItsOwner() {
    const QTemporaryDir folder;
    const Sheets sheets = sheetsOf(caleira(), onBothSides(), kMostCopies);
    {
        PrintSheetsJob job;
        job.start([&](const Progress& progress) {
            return writePdf(sheets, folder.filePath(QStringLiteral("cards.pdf")), progress);
        });
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestSheetJobs::aPrinterOnAWorker() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("printed.pdf"));
    const Sheets sheets = sheetsOf(caleira(), onBothSides());
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFileName(file);
    printer->setFullPage(true);
    preparePage(*printer, sheets, 1);
    PrintSheetsJob job;
    Ending ending;
    watch(job, ending);
    job.start([printer, sheets](const Progress& progress) {
        return paintPages(sheets, *printer, 1, static_cast<int>(sheets.pages().size()), progress);
    });
    QVERIFY(waitUntil([&] { return ending.has; }));
    QCOMPARE(ending.problem, QString());
    QFile printed(file);
    QVERIFY(printed.open(QIODevice::ReadOnly));
    QCOMPARE(printed.readAll().count("/Type /Page\n"), static_cast<qsizetype>(sheets.pages().size()));
}

QTEST_MAIN(TestSheetJobs)
#include "sheetjobs.moc"
