// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/rulereader.h"
#include "shell/appearance.h"
#include "shell/commandline.h"
#include "shell/graphics.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/practicewindow.h"
#include "shell/preferences.h"
#include "shell/tablediagrams.h"
#include "text/houserules.h"

#include <QApplication>
#include <QIcon>
#include <QTimer>

#include <memory>

using namespace drawbridge;

namespace {

/// The rule book alone, as beside a table of wood.
int readRules(const QString& gameId) {
    const Preferences preferences = Preferences::load();
    applyTextSize(preferences.textSize);
    applyTheme(preferences.theme);
    TableDiagrams diagrams;
    RuleReader reader;
    std::unique_ptr<PracticeWindow> practice;
    QObject::connect(&reader, &RuleReader::showMe, [&](const QString& game, const QString& diagram) {
        if (!practice) {
            practice = std::make_unique<PracticeWindow>(preferences);
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
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication::setOrganizationName(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationVersion(QStringLiteral(DRAWBRIDGE_VERSION));
    if (answerWithoutScreen(argc, argv)) return 0;

    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("drawbridge"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/assets/icons/app/drawbridge.svg")));
    useLanguage(Preferences::load().language);
    const auto command = readCommandLine();
    if (!command) return 2;

    chooseGraphics();
    if (!command->rules.isEmpty()) return readRules(command->rules);
    MainWindow window;
    window.show();
    bool laid = false;
    if (!command->file.isEmpty()) {
        laid = window.open(command->file);
    } else if (!command->newGame.isEmpty()) {
        NewGame choice = rememberedGame(*findGame(command->newGame.toStdString()));
        choice.seed = command->seed.value_or(choice.seed);
        usePreset(*choice.game, command->preset.toStdString(), choice.setup); // none: as they were last
        window.startNew(choice);
        laid = true;
    } else if (command->resume) {
        laid = window.resumeUnfinished();
    }
    if (!laid) window.welcome();
    return QApplication::exec();
}
