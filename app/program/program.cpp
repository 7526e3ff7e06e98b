// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program.h"

#include "faces/fonts.h"
#include "library/people.h"
#include "program/commandline.h"
#include "program/graphics.h"
#include "program/handover.h"
#include "program/mainwindow.h"
#include "program/settingswatch.h"
#include "program/surroundings.h"
#include "reference/rulereader.h"
#include "rooms/lessons/practicewindow.h"
#include "rooms/newgame/newgame.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/outofmemory.h"
#include "text/terminal.h"
#include "widgets/appearance.h"
#include "widgets/desktopsettings.h"
#include "widgets/parchment.h"
#include "widgets/preferences.h"
#include "widgets/tablecamera.h"
#include "widgets/tablediagrams.h"
#include "widgets/telling.h"

#include <QApplication>
#include <QBuffer>
#include <QIcon>
#include <QImageReader>
#include <QSocketNotifier>
#include <QThreadPool>
#include <QTimer>

#include <memory>

#ifdef Q_OS_UNIX
#    include <csignal>
#    include <sys/socket.h>
#    include <unistd.h>
#endif

namespace drawbridge {

namespace {

/// Puts on the table what the command line asks for.
void begin(MainWindow& window, const CommandLine& command) {
    if (!command.file.isEmpty()) {
        if (window.openAny(command.file)) return;
    } else if (!command.newGame.isEmpty()) {
        NewGame choice = rememberedGame(*findGame(command.newGame.toStdString()));
        choice.seed = command.seed.value_or(choice.seed);
        usePreset(*choice.game, command.preset.toStdString(), choice.setup); // empty: unchanged
        return window.startAsLast(std::move(choice));
    } else if (command.resume) {
        if (window.resumeLast()) return;
    }
    window.goHome();
}

/// Reports what the system lacks, and from then on problems with the settings file.
void complain(QWidget* over) {
    SettingsWatch::watch().tellBy(over, [over](const QString& sentence) {
        drawbridge::complain("drawbridge", sentence);
        tellInTurn(over, sentence);
    });
    const QStringList lacking = shortcomings();
    if (lacking.isEmpty()) return;
    for (const QString& sentence : lacking) drawbridge::complain("drawbridge", sentence);
    tellInTurn(over, lacking.join(QStringLiteral("\n\n")));
}

/// Rendering takes a while, so it is done later.
void showIcon() { QApplication::setWindowIcon(QIcon(QStringLiteral(":/assets/icons/app/drawbridge.svg"))); }

/// Shows the rule book alone.
int readRules(const QString& gameId, const Preferences& preferences) {
    TableCamera camera;
    TableDiagrams diagrams(&camera);
    RuleReader reader;
    parchment::dressToRead(&reader);
    const People people;
    std::unique_ptr<PracticeWindow> practice;
    QObject::connect(&reader, &RuleReader::showMe, [&](const QString& game, const QString& diagram) {
        if (!practice) {
            practice = std::make_unique<PracticeWindow>(preferences, &people, isRemembered);
            parchment::dressToRead(practice.get());
            QObject::connect(practice.get(), &PracticeWindow::clauseRequested, &reader,
                             [&](const QString& other, const QString& clause) {
                                 reader.setBook(other);
                                 reader.open(clause);
                                 reader.activateWindow();
                             });
        }
        practice->openFromRules(game, diagram);
    });
    reader.setDiagrams(&diagrams);
    reader.setBook(gameId);
    reader.show();
    reader.search();
    complain(&reader);
    return QApplication::exec();
}

/// Preloads on pool threads what the first frame needs but the window's construction does not: fonts, game
/// texts, and image plugins, which the menu bar asks for. Call once the language is set; whoever needs one of
/// these earlier waits for it or loads it.
void fetchAhead() {
    // Waits for them before fonts are destroyed, should the program end at once.
    qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
    QThreadPool::globalInstance()->start(loadFonts);
    QThreadPool::globalInstance()->start([] {
        for (const GameInfo* game : allGames()) textFor(game->id()).tagline();
    });
    QThreadPool::globalInstance()->start([] {
        QBuffer nothing;
        nothing.open(QIODevice::ReadOnly);
        QImageReader::imageFormat(&nothing); // loads every plugin
    });
}

/// Raises the JIT threshold of QML: Qt compiles a function at its fourth call, but most are called only a few
/// times while a scene is created.
void translateLate() {
    const char* calls = "QV4_JIT_CALL_THRESHOLD";
    if (!qEnvironmentVariableIsSet(calls)) qputenv(calls, "60");
}

#ifdef Q_OS_UNIX
int ends[2]; ///< socket pair from the signal handler, which may do next to nothing, to the event loop

void tellEnd(int) {
    const char byte = 0;
    (void)!write(ends[0], &byte, 1);
}
#endif

/// Quits orderly, but without a question, at the end of a session or when the terminal is closed.
void endOnSignals() {
#ifdef Q_OS_UNIX
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return;
    auto* told = new QSocketNotifier(ends[1], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(told, &QSocketNotifier::activated, told, [] { QCoreApplication::exit(0); });
    struct sigaction action{};
    action.sa_handler = tellEnd;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaction(signal, &action, nullptr);
#endif
}

} // namespace

int runProgram(int argc, char** argv) {
    constexpr int kLeastMemory = 768; // MB; with less Qt's libraries crash without a message
    if (lacksMemory(argc, argv, kLeastMemory)) return 1;
    translateLate(); // before there are threads that read the environment
    expectFonts();
    QApplication application(argc, argv);
    reachDesktop();
    QGuiApplication::setDesktopFileName(QStringLiteral("games.drawbridge.Drawbridge"));
    const Preferences preferences = Preferences::load();
    const auto command = readCommandLine(preferences.language);
    if (!command) return 2;
    tellWhenMemoryEnds("drawbridge");
    if (!command->file.isEmpty() && Handover::give(command->file)) return 0;
    fetchAhead();

    endOnSignals();
    chooseGraphics();
    // Before there are windows to update.
    applyTextSize(preferences.textSize);
    applyTheme(preferences.theme);
    steady(preferences);
    const bool atTable = !command->file.isEmpty() || !command->newGame.isEmpty() || command->resume;
    if (!command->rules.isEmpty() || atTable) loadFonts(); // the hall loads them later
    if (!command->rules.isEmpty()) {
        showIcon();
        return readRules(command->rules, preferences);
    }
    MainWindow window(atTable ? MainWindow::Entrance::Unknown : MainWindow::Entrance::Hall);
    Handover handover(nullptr);
    QObject::connect(&handover, &Handover::given, &window, &MainWindow::openGiven);
    QGuiApplication::setQuitOnLastWindowClosed(false); // closing a dialog at start must not quit
    QTimer::singleShot(0, &window, [&] {
        begin(window, *command);
        QGuiApplication::setQuitOnLastWindowClosed(true);
    });
    QObject::connect(&window, &MainWindow::drawn, &window, [&] {
        showIcon();
        handover.listen();
        complain(&window);
    });
    return QApplication::exec();
}

} // namespace drawbridge
