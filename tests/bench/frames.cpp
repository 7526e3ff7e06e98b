// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame costs while a piece is dragged about and while what it does falls: from one frame of the table
// to the next, on the clock, and in processor time of the thread that paints it, for which the next one
// waits, and of the whole program, with bots and pictures that are seen to beside. `frames RECORD SIZE MOVE
// [BOT]`: a record whose next decision is a person's, the size of the window ("1920x1080"), the move in
// notation, and the bot that thinks about it beside every other three seconds of dragging ("monarch", unless
// told otherwise); or "siege" and the path of tests/hands/strangers, which then press at the door meanwhile.
#include "bots/bot.h"
#include "bots/searchmemory.h"
#include "core/threadpool.h"
#include "hands/handhost.h"
#include "journeys/person.h"
#include "match/gamestate.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "widgets/preferences.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <memory>
#include <vector>

using namespace drawbridge;

namespace {

double milliseconds(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// Milliseconds of the processor, frame by frame.
class Frames {
  public:
    explicit Frames(const TableView& view) {
        QObject::connect(view.quickWindow(), &QQuickWindow::afterRendering, qApp, [this] {
            if (!watching_) return;
            for (Clock& clock : clocks_) {
                const double now = milliseconds(clock.id);
                if (clock.last != 0) clock.costs.push_back(now - clock.last);
                clock.last = now;
            }
        });
    }

    void watch(bool watching) {
        watching_ = watching;
        for (Clock& clock : clocks_) clock.last = clock.step = 0;
    }

    /// The pointer goes on. A change is painted 5 ms later, and so before the next step but one: whatever was
    /// done before the last step, and has changed nothing, keeps no frame waiting.
    void step() {
        for (Clock& clock : clocks_) {
            clock.last = std::max(clock.last, clock.step);
            clock.step = milliseconds(clock.id);
        }
    }

    /// All that were watched.
    void tell(const char* what) {
        for (auto& [id, whose, costs, last, step] : clocks_) {
            std::ranges::sort(costs);
            const auto at = [&](double share) {
                return costs[static_cast<std::size_t>(share * static_cast<double>(costs.size() - 1))];
            };
            if (costs.empty())
                std::printf("%s: no frame\n", what);
            else
                std::printf("%s, %s: %zu frames, median %.1f ms, 99th percentile %.1f ms, longest %.1f ms\n",
                            what, whose, costs.size(), at(0.5), at(0.99), costs.back());
            costs.clear();
        }
    }

  private:
    bool watching_ = false;
    struct Clock {
        clockid_t id;
        const char* whose;
        std::vector<double> costs{};
        double last = 0; ///< when what the next frame costs began
        double step = 0; ///< when the pointer went on
    };
    Clock clocks_[3] = {{CLOCK_MONOTONIC, "on the clock"},
                        {CLOCK_THREAD_CPUTIME_ID, "its thread"},
                        {CLOCK_PROCESS_CPUTIME_ID, "the program"}};
};

} // namespace

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    const QStringList arguments = QCoreApplication::arguments();
    const QStringList size = arguments.value(2).split(QLatin1Char('x'));
    MainWindow window;
    window.setWindowFlag(Qt::FramelessWindowHint);
    window.setGeometry(0, 0, size.value(0).toInt(), size.value(1).toInt());
    window.show();
    if (!QTest::qWaitForWindowExposed(&window) || !window.open(arguments.value(1))) return 1;
    const Somebody person(window);
    QTest::qWait(2000);
    const auto move = person.local().match().state().fromText(arguments.value(3).toStdString());
    if (!move || !person.local().match().state().judge(*move)) {
        std::fprintf(stderr, "that move is not legal here\n");
        return 1;
    }
    const bool isSiege = arguments.value(4) == QLatin1String("siege");
    const auto bot =
        isSiege ? BotSpec() : botFromText(arguments.value(4, QStringLiteral("monarch")).toStdString());
    if (!bot) {
        std::fprintf(stderr, "no such bot\n");
        return 1;
    }
    Frames alone(person.view());
    Frames beside(person.view());
    Frames blow(person.view());
    std::unique_ptr<HandHost> host;
    if (isSiege) {
        host = std::make_unique<HandHost>(person.local().session(), QString());
        if (!host->open(QHostAddress(QHostAddress::LocalHost), Invitation::fresh())) return 1;
    }
    const QPoint from = person.pieceAt(*move);
    const QPoint to = person.targetOf(*move);
    QTest::mousePress(&person.view(), Qt::LeftButton, {}, from);
    const auto drag = [&](Frames& frames) {
        frames.watch(true);
        QElapsedTimer time;
        time.start();
        while (time.elapsed() < 3000) {
            // There and back, once a second.
            const double share = 0.5 - 0.5 * std::cos(static_cast<double>(time.elapsed()) / 1000 * 6.2832);
            frames.step();
            QTest::mouseMove(&person.view(), from + (to - from) * share);
            QTest::qWait(10);
        }
        frames.watch(false);
    };
    for (int turn = 0; turn < 5; ++turn) {
        drag(alone);
        if (isSiege) {
            QProcess strangers;
            strangers.setProcessChannelMode(QProcess::ForwardedChannels);
            strangers.start(QStringLiteral("/usr/bin/python3"),
                            {arguments.value(5), QStringLiteral("--at"),
                             QString::number(host->invitation().port), QStringLiteral("4")});
            QTest::qWait(1000);
            drag(beside);
            strangers.waitForFinished();
            continue;
        }
        StopSource stop;
        const ThreadPool::Task thinking = ThreadPool::shared().start(
            [stop = stop.token(), state = std::shared_ptr(person.local().match().state().clone()), &bot] {
                SearchMemory mind;
                for (Seed seed = 1; !stop.isStopRequested(); ++seed) state->think(*bot, seed, stop, mind);
            });
        drag(beside);
        stop.requestStop();
    }
    alone.tell("dragging");
    beside.tell(isSiege ? "dragging under siege" : "dragging while a bot thinks");
    QTest::mouseMove(&person.view(), to);
    blow.watch(true);
    QTest::mouseRelease(&person.view(), Qt::LeftButton, {}, to);
    QTest::qWait(2500);
    blow.tell("the blow");
    return 0;
}
