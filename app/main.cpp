// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/commandline.h"
#include "shell/graphics.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "text/houserules.h"

#include <QApplication>
#include <QIcon>
#include <QTimer>

using namespace drawbridge;

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
