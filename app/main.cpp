// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/commandline.h"
#include "shell/program.h"
#include "shell/surroundings.h"
#include "text/console.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    drawbridge::meetConsole();
    drawbridge::settle();
    QCoreApplication::setApplicationVersion(QStringLiteral(DRAWBRIDGE_VERSION));
    return drawbridge::answerWithoutScreen(argc, argv) ? 0 : drawbridge::runProgram(argc, argv);
}
