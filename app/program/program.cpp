// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program.h"

#include "faces/fonts.h"
#include "library/people.h"
#include "program/commandline.h"
#include "program/endsignals.h"
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
#include "widgets/desktopwishes.h"
#include "widgets/parchment.h"
#include "widgets/preferences.h"
#include "widgets/tablecamera.h"
#include "widgets/tablediagrams.h"
#include "widgets/telling.h"

#include <QApplication>
#include <QBuffer>
#include <QIcon>
#include <QImageReader>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace drawbridge {

namespace {

/// Lays on the table what was asked for.
void begin(MainWindow& window, const CommandLine& command) {
    if (!command.file.isEmpty()) {
        if (window.openAny(command.file)) return;
    } else if (!command.newGame.isEmpty()) {
        NewGame choice = rememberedGame(*findGame(command.newGame.toStdString()));
        choice.seed = command.seed.value_or(choice.seed);
        usePreset(*choice.game, command.preset.toStdString(), choice.setup); // none: as they were last
        return window.startAsLast(std::move(choice));
    } else if (command.resume) {
        if (window.resumeLast()) return;
    }
    window.goHome();
}

/// Says once what this computer lacks, and what becomes of settings from then on.
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

/// Drawing it takes a while, and nobody waits for it.
void showIcon() { QApplication::setWindowIcon(QIcon(QStringLiteral(":/assets/icons/app/drawbridge.svg"))); }

/// The rule book alone, as beside a table of wood.
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

/// Fetches on threads of their own what the first picture needs and the window need not wait for while it is
/// made: our fonts, the words of the games, and the plugins that read pictures, for which the menu bar asks.
/// To be called once the program has its language; whoever needs some of it before it is there waits for it,
/// or fetches it.
void fetchAhead() {
    // Before there are no fonts any more, should the program end at once.
    qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
    QThreadPool::globalInstance()->start(loadFonts);
    QThreadPool::globalInstance()->start([] {
        for (const GameInfo* game : allGames()) textFor(game->id()).tagline();
    });
    QThreadPool::globalInstance()->start([] {
        QBuffer nothing;
        nothing.open(QIODevice::ReadOnly);
        QImageReader::imageFormat(&nothing); // asks every plugin
    });
}

/// Qt translates each function of a scene into code of the machine at its fourth call; most are called a few
/// times while the scene is made and then hardly ever.
void translateLate() {
    const char* calls = "QV4_JIT_CALL_THRESHOLD";
    if (!qEnvironmentVariableIsSet(calls)) qputenv(calls, "60");
}

} // namespace

int runProgram(int argc, char** argv) {
    constexpr int kLeastMemory = 768; // MB; with less the parts of Qt below the window end without a word
    if (lacksMemory(argc, argv, kLeastMemory)) return 1;
    translateLate(); // before there are threads that look at the environment
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
    // Before there are windows that would have to change.
    applyTextSize(preferences.textSize);
    applyTheme(preferences.theme);
    steady(preferences);
    const bool atTable = !command->file.isEmpty() || !command->newGame.isEmpty() || command->resume;
    if (!command->rules.isEmpty() || atTable) loadFonts(); // the hall does, when it can wait no longer
    if (!command->rules.isEmpty()) {
        showIcon();
        return readRules(command->rules, preferences);
    }
    MainWindow window(atTable ? MainWindow::Entrance::Unknown : MainWindow::Entrance::Hall);
    Handover handover(nullptr);
    QObject::connect(&handover, &Handover::given, &window, &MainWindow::openGiven);
    QGuiApplication::setQuitOnLastWindowClosed(false); // a question at the start is none
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
