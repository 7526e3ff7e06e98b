// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/commandline.h"
#include "program/program.h"
#include "program/surroundings.h"
#include "text/console.h"
#include "text/outofmemory.h"
#include "text/terminal.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    drawbridge::meetConsole();
    drawbridge::hushQt();
    drawbridge::tellWhenMemoryEnds("drawbridge");
    drawbridge::settle();
    QCoreApplication::setApplicationVersion(QStringLiteral(DRAWBRIDGE_VERSION));
    if (const auto end = drawbridge::answerWithoutScreen(argc, argv)) return *end;
    return drawbridge::runProgram(argc, argv);
}
