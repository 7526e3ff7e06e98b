// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes from the start of the program to the drawn hall, with 500 matches kept, beside an empty
// QML window of the same size: each in a process of its own, in turns, by day and by night, in a small window
// and in a large one. `bench_start [TURNS]`. In a home of its own; the pictures that a hall keeps are there.
#include "library/library.h"
#include "library/matchfolder.h"
#include "library/people.h"
#include "match/gamestate.h"
#include "match/record.h"
#include "program/graphics.h"
#include "program/program.h"
#include "program/surroundings.h"
#include "text/wholefile.h"
#include "widgets/preferences.h"
#include "widgets/windowplace.h"

#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QProcess>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string_view>
#include <vector>

using namespace drawbridge;

namespace {

constexpr int kMatches = 500;
constexpr int kUnfinished = 10;    // one of so many waits to be gone on with
constexpr int kSettled = 6000;     // ms in which index and pictures are made
constexpr std::size_t kMoves = 40; // of a match that waits

double now() {
    return std::chrono::duration<double, std::milli>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

/// Ends the program when its window has been painted for the first time with a scene that has been drawn, and
/// tells when that was. (A window that is painted before has nothing to show; a frame that nobody sees yet is
/// none.)
class FirstFrame : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* view = qobject_cast<QQuickWidget*>(watched);
        if (!view) return false;
        if (event->type() == QEvent::Polish) // before it has a size, and so before it can be drawn
            connect(view->quickWindow(), &QQuickWindow::afterRendering, this,
                    [this, view] { isDrawn_ = isDrawn_ || view->rootObject() != nullptr; });
        if (event->type() == QEvent::Paint && isDrawn_)
            QMetaObject::invokeMethod(this, &FirstFrame::tell, Qt::QueuedConnection); // when all is painted
        return false;
    }

  private:
    void tell() {
        std::printf("%.1f\n", now());
        std::fflush(stdout);
        std::_Exit(0);
    }

    bool isDrawn_ = false;
};

void watchForFrame() { qApp->installEventFilter(new FirstFrame(qApp)); }
void endSoon() {
    QTimer::singleShot(kSettled, qApp, [] { std::_Exit(0); });
}

int showNothing(int argc, char** argv) {
    QApplication application(argc, argv);
    chooseGraphics();
    QMainWindow window;
    auto* view = new QQuickWidget;
    view->setResizeMode(QQuickWidget::SizeRootObjectToView);
    auto* component = new QQmlComponent(view->engine(), view);
    component->setData("import QtQuick\nRectangle { color: \"white\" }", {});
    view->setContent({}, component, component->create());
    window.setCentralWidget(view);
    restorePlace(window, QSettings());
    window.show();
    return QApplication::exec();
}

/// The match of that number, against a bot; most of them are over.
Match matchOf(int number, const std::string& person) {
    const std::span<const GameInfo* const> games = allGames();
    const GameInfo& game = *games[static_cast<std::size_t>(number) % games.size()];
    Match match(game, {2, {}}, {{"Anna", false, "", -1, person}, {"Rowena", true, "knight"}}, Seed(number));
    Rng rng{Seed(number)};
    const bool waits = number % (kUnfinished * int(games.size())) < int(games.size());
    while (!match.isOver() && (!waits || match.history().size() < kMoves)) {
        if (match.playChance()) continue;
        MoveList list;
        match.state().legalMoves(list);
        match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return match;
}

void furnish() {
    const QString person = *People().add(QStringLiteral("Anna"), 3);
    (void)makeMatchFolder();
    for (int number = 0; number < kMatches; ++number) {
        const Match match = matchOf(number, person.toStdString());
        (void)writeFile(fileOfMatch(QStringLiteral("match-%1").arg(number)), writeRecord(match));
    }
}

/// What the process writes that does this.
double run(const QString& what) {
    QProcess process;
    const double before = now();
    process.start(QCoreApplication::applicationFilePath(), {what});
    process.waitForFinished();
    return process.readAllStandardOutput().toDouble() - before;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void compare(Theme theme, const QSize& size, int turns) {
    Preferences look;
    look.theme = theme;
    look.store();
    {
        QWidget window;
        window.resize(size);
        QSettings settings;
        storePlace(window, settings);
    }
    run(QStringLiteral("settle"));
    std::vector<double> hall;
    std::vector<double> nothing;
    for (int turn = 0; turn < turns; ++turn) {
        nothing.push_back(run(QStringLiteral("nothing")));
        hall.push_back(run(QStringLiteral("hall")));
    }
    std::printf("%d x %d by %s: empty window %.0f ms, hall %.0f ms: %.2f times\n", size.width(),
                size.height(), theme == Theme::Dark ? "night" : "day", median(nothing), median(hall),
                median(hall) / median(nothing));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    settle();
    const std::string_view what = argc > 1 ? argv[1] : "";
    int alone = 1; // the program is started without arguments
    if (what == "hall" || what == "nothing") qAddPreRoutine(watchForFrame);
    if (what == "settle") qAddPreRoutine(endSoon);
    if (what == "nothing") return showNothing(alone, argv);
    if (what == "hall" || what == "settle") return runProgram(alone, argv);

    const QTemporaryDir home;
    for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(place, (home.path() + QLatin1Char('/') + QLatin1String(place)).toUtf8());
    QApplication application(argc, argv);
    furnish();
    for (const QSize size : {QSize(1366, 715), QSize(1920, 1000)})
        for (const Theme theme : {Theme::Light, Theme::Dark})
            compare(theme, size, std::max(1, std::atoi(what.data())));
}
