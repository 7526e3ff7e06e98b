// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes from the start of the program to the drawn hall, beside an empty QML window: each in a
// process of its own, in turns. `start [TURNS]`; with XDG_DATA_HOME set, among the matches kept there.
#include "faces/fonts.h"
#include "library/library.h"
#include "shell/fetchahead.h"
#include "shell/graphics.h"
#include "shell/hall/foyer.h"
#include "shell/hall/hallview.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/preferences/preferences.h"

#include <QApplication>
#include <QDateTime>
#include <QMainWindow>
#include <QProcess>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

using namespace drawbridge;

namespace {

/// Ends the program when a scene has been drawn for the first time, and tells when that was.
void tellFirstFrame(const QQuickWidget& view) {
    QObject::connect(view.quickWindow(), &QQuickWindow::afterRendering, qApp, [&view] {
        if (!view.rootObject()) return; // the empty frame of a window that has just been made
        std::printf("%lld\n", QDateTime::currentMSecsSinceEpoch());
        std::fflush(stdout);
        std::_Exit(0);
    });
}

int showHall() {
    useLanguage(Preferences::load().language);
    fetchAhead();
    chooseGraphics();
    MainWindow window(MainWindow::Entrance::Hall);
    HallView& hall = window.findChild<Foyer*>()->hall();
    hall.setMotion(false); // else the first frame is but the colour out of which the hall comes
    tellFirstFrame(hall);
    window.goHome();
    return QApplication::exec();
}

int showNothing() {
    chooseGraphics();
    QMainWindow window;
    auto* view = new QQuickWidget;
    view->setResizeMode(QQuickWidget::SizeRootObjectToView);
    auto* component = new QQmlComponent(view->engine(), view);
    component->setData("import QtQuick\nRectangle { color: \"white\" }", {});
    view->setContent({}, component, component->create());
    window.setCentralWidget(view);
    window.resize(1280, 720);
    tellFirstFrame(*view);
    window.show();
    return QApplication::exec();
}

/// Milliseconds from the start of a process to its first frame.
double start(const QString& program, const QString& what) {
    QProcess process;
    const qint64 before = QDateTime::currentMSecsSinceEpoch();
    process.start(program, {what});
    process.waitForFinished();
    return static_cast<double>(process.readAllStandardOutput().toLongLong() - before);
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "hall") expectFonts(); // as the program does
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationDomain(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
    const QString what = application.arguments().value(1);
    if (what == QLatin1String("hall")) return showHall();
    if (what == QLatin1String("nothing")) return showNothing();
    const int turns = std::max(1, what.toInt());
    std::vector<double> hall;
    std::vector<double> nothing;
    start(application.applicationFilePath(), QStringLiteral("hall")); // fills caches
    for (int turn = 0; turn < turns; ++turn) {
        nothing.push_back(start(application.applicationFilePath(), QStringLiteral("nothing")));
        hall.push_back(start(application.applicationFilePath(), QStringLiteral("hall")));
    }
    std::printf("empty window %.0f ms, hall %.0f ms: %.2f times\n", median(nothing), median(hall),
                median(hall) / median(nothing));
}
