// SPDX-License-Identifier: GPL-3.0-or-later
// What a window does with files that take long to read, take too much, or hold more than can be shown.
#include "core/readbudget.h"
#include "library/lookbackfile.h"
#include "library/recordfile.h"
#include "match/gamestate.h"
#include "match/match.h"
#include "reference/plainwidgets.h"
#include "rooms/match/lookback.h"
#include "rooms/teacher/drawing.h"
#include "rooms/teacher/drawinglayer.h"
#include "rooms/teacher/teacherfiles.h"
#include "text/mistaketext.h"
#include "text/wholefile.h"
#include "widgets/deckfile.h"
#include "widgets/readaside.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>

#include <atomic>
#include <ctime>
#include <functional>
#include <new>

using namespace drawbridge;

namespace {

/// Does something with the box that comes, once it is there.
template <class Box>
void whenThereIs(const std::function<void(Box&)>& act) {
    auto* look = new QTimer(qApp);
    look->setInterval(20);
    QObject::connect(look, &QTimer::timeout, look, [look, act] {
        if (auto* box = qobject_cast<Box*>(QApplication::activeModalWidget())) {
            look->deleteLater();
            look->stop();
            act(*box);
        }
    });
    look->start();
}

/// Words that are looked up for as long as nobody stops what they are wanted for, at least on another thread.
class Lasting : public QTranslator {
  public:
    Lasting() { QCoreApplication::installTranslator(this); }
    ~Lasting() override { end(); }
    void end() { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char*, const char*, const char*, int) const override {
        if (QThread::currentThread() == qApp->thread()) return {};
        isElsewhere = true;
        for (int count = 0; count < 100'000; ++count) {
            spend(0);
            QThread::usleep(100);
        }
        return {};
    }

    mutable std::atomic<bool> isElsewhere = false;
};

/// A pen line to and fro across the whole table.
std::string line(int points) {
    std::string text = "line blue: @0.0000 0.0000";
    for (int i = 1; i < points; ++i)
        text += " > @0." + std::to_string(1000 + i * 7919 % 9000) + " 0." +
                std::to_string(1000 + i * 4871 % 9000);
    return text;
}

} // namespace

class TestStrangersFiles : public QObject {
    Q_OBJECT

  private slots:
    void readsInTheBackground() {
        QWidget window;
        bool isElsewhere = false;
        const auto cut =
            readAside(&window, 100, [&] { isElsewhere = QThread::currentThread() != qApp->thread(); });
        QVERIFY(!cut);
        QVERIFY(isElsewhere);
    }

    /// What would last for ever is stopped by hand, and the window lives on meanwhile.
    void canBeStopped() {
        QWidget window;
        window.show();
        int beats = 0;
        QTimer pulse;
        connect(&pulse, &QTimer::timeout, &pulse, [&] { ++beats; });
        pulse.start(10);
        whenThereIs<QProgressDialog>([&](QProgressDialog& box) {
            QTimer::singleShot(200, &box, [&box] { box.findChild<QPushButton*>()->click(); });
        });
        const auto cut = readAside(&window, 100, [] {
            const ReadBudget none(std::size_t{0}); // the one outside counts, as everywhere
            while (true) {
                spend(0);
                QThread::usleep(100);
            }
        });
        QVERIFY(cut);
        QCOMPARE(cut->code, "reading-stopped"_mistake);
        QVERIFY(beats > 3);
    }

    /// A deck is read so, too, and is none when it was stopped.
    void decksAreReadInTheBackground() {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("mine.drawbridge-deck"));
        QVERIFY(writeFile(name, "{}"));
        QWidget window;
        window.show();
        for (const auto open : {openDeck, openDraft}) {
            Lasting lasting; // the words of what is wrong with it come last
            int beats = 0;
            QTimer pulse;
            connect(&pulse, &QTimer::timeout, &pulse, [&] { ++beats; });
            pulse.start(10);
            whenThereIs<QProgressDialog>([&](QProgressDialog& box) {
                QTimer::singleShot(200, &box, [&box] { box.findChild<QPushButton*>()->click(); });
            });
            const auto opened = open(&window, name);
            QVERIFY(lasting.isElsewhere);
            QVERIFY(beats > 3);
            QVERIFY(!opened);
            lasting.end();
            QCOMPARE(opened.problem().text(), Problem(name, Mistake{0, "reading-stopped"_mistake}).text());
        }
    }

    /// And what was found out looking back at a match: the window lives on meanwhile.
    void lookBacksAreReadInTheBackground() {
        const QTemporaryDir home;
        qputenv("XDG_CACHE_HOME", home.path().toUtf8());
        Match match(*findGame("castle-keep"), {2, {}}, {{"Anna", false, ""}, {"Ben", false, ""}}, 3);
        while (!match.isOver()) {
            if (match.playChance()) continue;
            MoveList moves;
            match.state().legalMoves(moves);
            match.play(moves[moves.size() - 1]);
        }
        const QString name = cachedLookBackOf(match);
        QVERIFY(QDir().mkpath(QFileInfo(name).path()));
        std::string zeros(96'000'000, '0'); // takes longer than a moment
        for (std::size_t i = 1; i < zeros.size(); i += 2) zeros[i] = ',';
        QVERIFY(writeFile(name, "{\"nothing\": [" + zeros + "0]}"));
        int beats = 0;
        QTimer pulse;
        connect(&pulse, &QTimer::timeout, &pulse, [&] { ++beats; });
        pulse.start(1);
        LookBack lookBack;
        lookBack.setMatch(match, {});
        QVERIFY(beats > 0);
        QVERIFY(lookBack.looked().empty() && lookBack.all() > 0);
    }

    void whereMemoryEndsItSaysSo() {
        QWidget window;
        const auto cut = readAside(&window, 100, [] { throw std::bad_alloc(); });
        QVERIFY(cut);
        QCOMPARE(cut->code, "no-memory"_mistake);
    }

    /// 140 kB: one pen line of 20,000 points. The position is there, the line is not, and that is said; the
    /// file is not written over.
    void moreDrawnThanCanBeShown() {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("drawn.drawbridge-position"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"game\": \"castle-keep\", \"position\": {}, \"drawing\": [\"ring red: castle 1\", \"");
        file.write(line(20'000).c_str());
        file.write("\", \"cross red: castle 2\"]}");
        file.close();
        QString told;
        whenThereIs<QMessageBox>([&](QMessageBox& box) {
            told = box.text();
            box.accept();
        });
        QWidget window;
        const auto lesson = readLesson(&window, name);
        QVERIFY(lesson);
        QCOMPARE(lesson->slides.size(), std::size_t{1});
        QCOMPARE(lesson->slides.front().drawing,
                 (std::vector<std::string>{"ring red: castle 1", "cross red: castle 2"}));
        QVERIFY(!lesson->isAll);
        QVERIFY2(told.contains(QLatin1String("1 mark")), qPrintable(told));
    }

    /// Four times the points take about four times the work, not sixteen.
    void paintsLinesInTheirTime() {
        QWidget table;
        table.resize(1000, 700);
        DrawingLayer layer(&table, [](QPointF) { return Anchor(); }, [](const Anchor&) { return QRectF(); });
        const auto timeFor = [&](int points) {
            layer.setDrawing(readDrawing({line(points)}, {}));
            if (layer.drawing().size() != 1) qFatal("no line");
            QImage image(1000, 700, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            const std::clock_t before = std::clock();
            layer.render(&image);
            return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        };
        timeFor(100);
        const double few = timeFor(kMostDrawnPoints / 4);
        const double many = timeFor(kMostDrawnPoints);
        qInfo("%d points: %.3f s, %d: %.3f s", kMostDrawnPoints / 4, few, kMostDrawnPoints, many);
        QVERIFY2(many < 8 * few, qPrintable(QStringLiteral("%1 %2").arg(few).arg(many)));
    }
};

QTEST_MAIN(TestStrangersFiles)
#include "strangersfiles.moc"
