// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/commandline.h"

#include "match/gameinfo.h"
#include "table/tableview.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/languageasked.h"
#include "text/numberread.h"
#include "text/outofmemory.h"
#include "text/terminal.h"
#include "widgets/language.h"
#include "widgets/preferences.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QUrl>

#include <algorithm>
#include <cstring>

namespace drawbridge {

namespace {

struct CommandLineWords {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Sets the language asked for, or else preferred; before options are made, whose texts are translated.
LanguageAsked speakAsAsked(const QString& chosen) {
    QStringList arguments = QCoreApplication::arguments();
    LanguageAsked asked = takeLanguageAsked(arguments);
    useLanguage(asked.spokenOr(chosen));
    return asked;
}

void setUp(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        CommandLineWords::tr("Castle games on one table, against bots or each other."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {"new", CommandLineWords::tr("Begin a new game at once, as it was set up last."),
         //: Stands for the name of a game in the list of command line options
         CommandLineWords::tr("game")},
        {"seed", CommandLineWords::tr("The deal of the new game."),
         //: Stands for a number in the list of command line options
         CommandLineWords::tr("number")},
        {"preset",
         CommandLineWords::tr("The house rules of the new game: beginners or party (CASTLES), "
                              "or printed for none."),
         //: Stands for the name of some house rules in the list of command line options
         CommandLineWords::tr("name")},
        {"continue", CommandLineWords::tr("Go on with the unfinished match without asking.")},
        {"rules", CommandLineWords::tr("Open the rule book of a game, without a match."),
         //: Stands for the name of a game in the list of command line options
         CommandLineWords::tr("game")},
        {"language", CommandLineWords::tr("Speak this language (such as de) this time."),
         //: Stands for the name of a language in the list of command line options
         CommandLineWords::tr("language")},
        {"translation",
         CommandLineWords::tr("Look for words in this folder first: that of somebody who "
                              "translates, with assets/ and translations/ in it."),
         //: Stands for the name of a folder in the list of command line options
         CommandLineWords::tr("folder")},
    });
    parser.addPositionalArgument(
        CommandLineWords::tr("file"),
        CommandLineWords::tr("A saved match, a position or a deck to open: in the window that is there, "
                             "if there is one."),
        CommandLineWords::tr("[file]"));
}

void complain(const QString& sentence) { drawbridge::complain("drawbridge", sentence); }

} // namespace

std::optional<int> answerWithoutScreen(int argc, char** argv) {
    bool asked = false;
    for (int index = 1; index < argc; ++index)
        for (const char* option : {"-h", "--help", "--help-all", "-v", "--version"})
            asked = asked || std::strcmp(argv[index], option) == 0;
    if (!asked) return {};

    const QCoreApplication application(argc, argv);
    speakAsAsked(Preferences::load().language);
    QCommandLineParser parser;
    setUp(parser);
    parser.parse(QCoreApplication::arguments());
    const bool version = parser.isSet("version");
    const QString said = version ? QStringLiteral("%1 %2\n").arg(QCoreApplication::applicationName(),
                                                                 QCoreApplication::applicationVersion())
                                 : parser.helpText();
    (void)writeOut(said.toUtf8()); // the exit code tells of a failure
    const auto ended = endOutput();
    if (!ended) complain(ended.problem().text());
    return ended ? 0 : 1;
}

bool lacksMemory(int argc, char** argv, int megabytes) {
    if (checkAddressSpace(megabytes)) return false;
    const QCoreApplication application(argc, argv);
    speakAsAsked(Preferences::load().language);
    complain(checkAddressSpace(megabytes).problem().text());
    return true;
}

std::optional<CommandLine> readCommandLine(const QString& chosenLanguage) {
    const LanguageAsked language = speakAsAsked(chosenLanguage);
    QCommandLineParser parser;
    setUp(parser);
    if (!parser.parse(QCoreApplication::arguments())) {
        complain(parser.errorText());
        return {};
    }
    if (const auto checked = language.check(); !checked) {
        complain(checked.problem().text());
        return {};
    }
    CommandLine result;
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        complain(CommandLineWords::tr("Only one file can be opened at a time."));
        return {};
    }
    // Desktops pass files as URLs.
    if (!files.isEmpty())
        result.file = files.front().startsWith(QLatin1String("file:"), Qt::CaseInsensitive)
                          ? QUrl(files.front()).toLocalFile()
                          : files.front();
    result.newGame = parser.value("new");
    QStringList known;
    for (const GameInfo* game : allGames())
        if (const QString id = toQString(game->id()); TableView::canShow(id)) known << id;
    result.rules = parser.value("rules");
    for (const char* option : {"new", "rules"}) {
        if (!parser.isSet(option) || known.contains(parser.value(option))) continue;
        complain(CommandLineWords::tr("There is no game “%1”; there are: %2.")
                     .arg(parser.value(option), known.join(QStringLiteral(", "))));
        return {};
    }
    if (parser.isSet("seed")) {
        result.seed = wholeNumberFrom(parser.value("seed"));
        if (!result.seed || result.newGame.isEmpty()) {
            complain(result.seed
                         ? CommandLineWords::tr("A deal number needs a new game.")
                         : CommandLineWords::tr("“%1” is not a deal number.").arg(parser.value("seed")));
            return {};
        }
    }
    if (parser.isSet("preset")) {
        result.preset = parser.value("preset");
        if (result.newGame.isEmpty()) {
            complain(CommandLineWords::tr("House rules need a new game."));
            return {};
        }
        const std::vector<std::string> names = presetNames(*findGame(result.newGame.toStdString()));
        if (std::ranges::count(names, result.preset.toStdString()) == 0) {
            QStringList all;
            for (const std::string& name : names) all << toQString(name);
            complain(CommandLineWords::tr("%1 has no preset “%2”; there are: %3.")
                         .arg(result.newGame, result.preset, all.join(QStringLiteral(", "))));
            return {};
        }
    }
    result.resume = parser.isSet("continue");
    if (int(!result.file.isEmpty()) + int(!result.newGame.isEmpty()) + int(!result.rules.isEmpty()) +
            int(result.resume) >
        1) {
        complain(CommandLineWords::tr(
            "A file, a new game, a rule book and the unfinished match cannot be opened together."));
        return {};
    }
    return result;
}

} // namespace drawbridge
