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

const QCommandLineOption& newOption() {
    static const QCommandLineOption option(
        QStringLiteral("new"),
        QCoreApplication::translate("CommandLine", "Begin a new game at once, as it was set up last."),
        //: Stands for the name of a game in the list of command line options
        QCoreApplication::translate("CommandLine", "game"));
    return option;
}

const QCommandLineOption& seedOption() {
    static const QCommandLineOption option(
        QStringLiteral("seed"), QCoreApplication::translate("CommandLine", "The deal of the new game."),
        //: Stands for a number in the list of command line options
        QCoreApplication::translate("CommandLine", "number"));
    return option;
}

const QCommandLineOption& presetOption() {
    static const QCommandLineOption option(
        QStringLiteral("preset"),
        QCoreApplication::translate("CommandLine",
                                    "The house rules of the new game: beginners or party (CASTLES), "
                                    "or printed for none."),
        //: Stands for the name of some house rules in the list of command line options
        QCoreApplication::translate("CommandLine", "name"));
    return option;
}

const QCommandLineOption& continueOption() {
    static const QCommandLineOption option(
        QStringLiteral("continue"),
        QCoreApplication::translate("CommandLine", "Go on with the unfinished match without asking."));
    return option;
}

const QCommandLineOption& rulesOption() {
    static const QCommandLineOption option(
        QStringLiteral("rules"),
        QCoreApplication::translate("CommandLine", "Open the rule book of a game, without a match."),
        //: Stands for the name of a game in the list of command line options
        QCoreApplication::translate("CommandLine", "game"));
    return option;
}

const QCommandLineOption& languageOption() {
    static const QCommandLineOption option(
        QStringLiteral("language"),
        QCoreApplication::translate("CommandLine", "Speak this language (such as de) this time."),
        //: Stands for the name of a language in the list of command line options
        QCoreApplication::translate("CommandLine", "language"));
    return option;
}

const QCommandLineOption& translationOption() {
    static const QCommandLineOption option(
        QStringLiteral("translation"),
        QCoreApplication::translate("CommandLine",
                                    "Look for words in this folder first: that of somebody who "
                                    "translates, with assets/ and translations/ in it."),
        //: Stands for the name of a folder in the list of command line options
        QCoreApplication::translate("CommandLine", "folder"));
    return option;
}

/// Sets the language from the command line, or else the preferences. Must precede the creation of options,
/// whose texts are translated.
LanguageAsked speakAsAsked(const QString& chosen) {
    QStringList arguments = QCoreApplication::arguments();
    LanguageAsked asked = takeLanguageAsked(arguments);
    useLanguage(asked.spokenOr(chosen));
    return asked;
}

void setUp(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        QCoreApplication::translate("CommandLine", "Castle games on one table, against bots or each other."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(newOption());
    parser.addOption(seedOption());
    parser.addOption(presetOption());
    parser.addOption(continueOption());
    parser.addOption(rulesOption());
    parser.addOption(languageOption());
    parser.addOption(translationOption());
    parser.addPositionalArgument(
        QCoreApplication::translate("CommandLine", "file"),
        QCoreApplication::translate(
            "CommandLine", "A saved match, a position or a deck to open: in the window that is there, "
                           "if there is one."),
        QCoreApplication::translate("CommandLine", "[file]"));
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
    const bool version = parser.isSet(QStringLiteral("version"));
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
        complain(QCoreApplication::translate("CommandLine", "Only one file can be opened at a time."));
        return {};
    }
    // Desktops pass files as URLs.
    if (!files.isEmpty())
        result.file = files.front().startsWith(QLatin1String("file:"), Qt::CaseInsensitive)
                          ? QUrl(files.front()).toLocalFile()
                          : files.front();
    result.newGame = parser.value(newOption());
    QStringList known;
    for (const GameInfo* game : allGames())
        if (const QString id = toQString(game->id()); TableView::canShow(id)) known << id;
    result.rules = parser.value(rulesOption());
    for (const auto* option : {&newOption(), &rulesOption()}) {
        if (!parser.isSet(*option) || known.contains(parser.value(*option))) continue;
        complain(QCoreApplication::translate("CommandLine", "There is no game “%1”; there are: %2.")
                     .arg(parser.value(*option), known.join(QStringLiteral(", "))));
        return {};
    }
    if (parser.isSet(seedOption())) {
        result.seed = wholeNumberFrom(parser.value(seedOption()));
        if (!result.seed || result.newGame.isEmpty()) {
            complain(result.seed
                         ? QCoreApplication::translate("CommandLine", "A deal number needs a new game.")
                         : QCoreApplication::translate("CommandLine", "“%1” is not a deal number.")
                               .arg(parser.value(seedOption())));
            return {};
        }
    }
    if (parser.isSet(presetOption())) {
        result.preset = parser.value(presetOption());
        if (result.newGame.isEmpty()) {
            complain(QCoreApplication::translate("CommandLine", "House rules need a new game."));
            return {};
        }
        const std::vector<std::string> names = presetNames(*findGame(result.newGame.toStdString()));
        if (std::ranges::count(names, result.preset.toStdString()) == 0) {
            QStringList all;
            for (const std::string& name : names) all << toQString(name);
            complain(QCoreApplication::translate("CommandLine", "%1 has no preset “%2”; there are: %3.")
                         .arg(result.newGame, result.preset, all.join(QStringLiteral(", "))));
            return {};
        }
    }
    result.resume = parser.isSet(continueOption());
    if (int(!result.file.isEmpty()) + int(!result.newGame.isEmpty()) + int(!result.rules.isEmpty()) +
            int(result.resume) >
        1) {
        complain(QCoreApplication::translate(
            "CommandLine",
            "A file, a new game, a rule book and the unfinished match cannot be opened together."));
        return {};
    }
    return result;
}

} // namespace drawbridge
