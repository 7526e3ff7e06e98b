// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"

#include "text/catalogue.h"
#include "text/console.h"
#include "text/languageasked.h"
#include "text/outofmemory.h"
#include "text/terminal.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <new>
#include <string_view>

namespace {

using namespace drawbridge::cli;

struct Command {
    const char* name;
    int (*run)(const QStringList& arguments);
    const char* summary;
};

constexpr std::array<Command, 12> kCommands{{
    {"games", games, QT_TRANSLATE_NOOP("drawbridge::Cli", "The games, their options and numbers of players")},
    {"rules", rules,
     QT_TRANSLATE_NOOP("drawbridge::Cli", "The rules of a game: rules [GAME] [--find WORDS]")},
    {"play", play, QT_TRANSLATE_NOOP("drawbridge::Cli", "Lets bots play games to the end")},
    {"host", host, QT_TRANSLATE_NOOP("drawbridge::Cli", "A match that people play in their browsers")},
    {"arena", arena, QT_TRANSLATE_NOOP("drawbridge::Cli", "Compares bots over many deals")},
    {"moves", legalMoves, QT_TRANSLATE_NOOP("drawbridge::Cli", "The legal moves in a record or scenario")},
    {"try", tryMove, QT_TRANSLATE_NOOP("drawbridge::Cli", "Whether a move is legal, and if not, why")},
    {"replay", replay, QT_TRANSLATE_NOOP("drawbridge::Cli", "The position in a record or scenario")},
    {"scenario", scenario, QT_TRANSLATE_NOOP("drawbridge::Cli", "Runs scenario files: scenario check PATH…")},
    {"deck", deck, QT_TRANSLATE_NOOP("drawbridge::Cli", "Decks of one's own: deck check FILE…, deck print")},
    {"print", printing,
     QT_TRANSLATE_NOOP("drawbridge::Cli", "Sheets of cards and tiles to cut out: print GAME …")},
    {"bench", bench, QT_TRANSLATE_NOOP("drawbridge::Cli", "How fast the rules and the bots are")},
}};

void complain(const QString& text) { drawbridge::complain("drawbridge-cli", text); }

QString usage() {
    QStringList lines{Words::tr("Usage: drawbridge-cli COMMAND …   (COMMAND --help tells more)")};
    for (const Command& command : kCommands)
        lines << QStringLiteral("  %1 %2").arg(QString::fromLatin1(command.name).leftJustified(10),
                                               Words::tr(command.summary));
    lines << Words::tr(
        "Before the command: --language NAME (such as de), --translation FOLDER (a translator's, with "
        "assets/ and translations/ in it)");
    return lines.join(QLatin1Char('\n'));
}

int run(const QStringList& arguments) {
    const QString name = arguments.value(0);
    if (arguments.isEmpty()) { // a usage error: must not be taken for output
        std::fputs(drawbridge::safeLine(usage()).constData(), stderr);
        return kUsage;
    }
    if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help")) {
        print(usage());
        return kDone;
    }
    if (name == QLatin1String("--version")) {
        print(QStringLiteral("drawbridge-cli " DRAWBRIDGE_VERSION));
        return kDone;
    }
    for (const Command& command : kCommands)
        if (name == QLatin1String(command.name)) return command.run(arguments.mid(1));
    throw Failure{kUsage, Words::tr("There is no command “%1”; see drawbridge-cli --help.").arg(name)};
}

/// What paints needs fonts and so a QGuiApplication, offscreen since there may be no display. A
/// QCoreApplication starts faster for all other commands.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) {
    // The language option may precede the command.
    const auto paints = [](std::string_view argument) { return argument == "print" || argument == "host"; };
    if (std::none_of(argv, argv + argc, paints)) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv) {
    drawbridge::meetConsole();
    drawbridge::hushQt();
    const std::unique_ptr<QCoreApplication> app = makeApplication(argc, argv);
    QCoreApplication::setApplicationName("drawbridge-cli");
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const drawbridge::LanguageAsked language = drawbridge::takeLanguageAsked(arguments);
    drawbridge::speak(drawbridge::spokenLocale(language.name));
    drawbridge::tellWhenMemoryEnds("drawbridge-cli");
    int code = kFailed;
    try {
        need(language.check(), kUsage);
        code = run(arguments);
        need(drawbridge::endOutput());
    } catch (const Failure& failure) {
        complain(failure.text);
        return failure.code;
    } catch (const std::bad_alloc&) {
        complain(drawbridge::noMemoryText());
        return kFailed;
    }
    return code;
}
