// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"

#include "core/json.h"
#include "match/setup.h"
#include "text/gametext.h"
#include "text/numberread.h"
#include "text/terminal.h"
#include "text/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>
#include <cstdio>

namespace drawbridge::cli {

namespace {

// lupdate finds no tr() in a function that returns a type of std.
Failure isUnnamed() { return {kUsage, Words::tr("The name of the file is empty.")}; }

Failure isFolder(const QString& path) { return {kFailed, Words::tr("%1: this is a folder.").arg(path)}; }

Failure isDevice(const QString& path) {
    //: A file that is no file, but a device of the system.
    return {kFailed,
            Words::tr("%1: this is a pipe or a device, not a file. Pipe it in, and write - for the file.")
                .arg(path)};
}

Failure isUnreadable(const QString& path, const QString& reason) {
    //: %1 is a file, %2 why it cannot be read.
    return {kFailed, Words::tr("%1: cannot be read: %2").arg(path, reason)};
}

/// Whether the path is a file descriptor inherited at start: piped input or process substitution.
bool isOpenAlready(const QString& path) {
    return path == QLatin1String("/dev/stdin") || path.startsWith(QLatin1String("/dev/fd/")) ||
           path.startsWith(QLatin1String("/proc/self/fd/"));
}

} // namespace

Arguments::Arguments(QString command, QString usage, QString summary)
    : command_(std::move(command))
    , usage_(std::move(usage)) {
    parser_.setApplicationDescription(std::move(summary));
    parser_.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser_.addOption({QStringList{"h", "help"}, Words::tr("Print this help.")});
    flag("json", Words::tr("Print JSON."));
}

void Arguments::example(const QString& words, const QString& what) {
    examples_ << QStringLiteral("  drawbridge-cli %1\n      %2").arg(words, what);
}

/// QCommandLineParser's help, but its first line shows the full path of the program.
QString Arguments::help() const {
    //: How a command is written; %1 is its name, %2 its arguments.
    QString text = Words::tr("Usage: drawbridge-cli %1 %2").arg(command_, usage_) + QLatin1Char('\n') +
                   parser_.helpText().section(QLatin1Char('\n'), 1).trimmed();
    if (!examples_.isEmpty())
        //: The heading above some commands that could be written
        text += QLatin1String("\n\n") + Words::tr("Examples:") + QLatin1Char('\n') +
                examples_.join(QLatin1Char('\n'));
    return text;
}

bool Arguments::parse(const QStringList& arguments, int fewest, int most) {
    if (!parser_.parse(QStringList{"drawbridge-cli"} + arguments)) throw Failure{kUsage, parser_.errorText()};
    if (isSet("help")) {
        print(help());
        return false;
    }
    const auto count = words().size();
    if (count < fewest || count > most)
        //: How a command is written; %1 is its name, %2 its arguments.
        throw Failure{kUsage, Words::tr("Usage: drawbridge-cli %1 %2").arg(command_, usage_)};
    return true;
}

qulonglong Arguments::number(const QString& name, qulonglong least, qulonglong most) const {
    const auto number = wholeNumberFrom(text(name));
    if (!number || *number < least || *number > most)
        throw Failure{kUsage, Words::tr("--%1 takes a number from %2 to %3, not “%4”.")
                                  .arg(name, QString::number(least), QString::number(most), text(name))};
    return *number;
}

void need(const Result<>& done, ExitCode otherwise) {
    if (!done) throw Failure{otherwise, done.problem().text()};
}

QString onOneLine(QString text) { return text.replace(QLatin1Char('\n'), QLatin1String("\\u000a")); }

QString lineOf(const Finding& finding) {
    if (finding.line == 0) return onOneLine(finding.text);
    const QString what =
        finding.title.isEmpty() ? finding.text : QStringLiteral("%1: %2").arg(finding.title, finding.text);
    return onOneLine(QStringLiteral("%1:%2: %3").arg(finding.file, QString::number(finding.line), what));
}

QJsonArray findingsJson(const std::vector<Finding>& findings) {
    QJsonArray list;
    for (const Finding& finding : findings)
        list.append(QJsonObject{{"file", finding.file},
                                {"line", finding.line},
                                {"title", finding.title},
                                {"text", finding.text}});
    return list;
}

QString decimal(double number) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number, 'f', 1);
}

void print(const QString& line) {
    // Nobody reads the output any more: stop.
    if (!writeOut(safeLine(line))) need(endOutput());
}

void printJson(const QJsonObject& object) {
    print(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented).trimmed()));
}

std::string readFile(const QString& path) {
    if (path.isEmpty()) throw isUnnamed();
    QFile file(path);
    const QFileInfo info(path);
    if (info.isDir()) throw isFolder(path);
    const bool isPiped = path == QLatin1String("-");
    // Reading a pipe without a writer would block for ever; an inherited one has a writer.
    if (!isPiped && info.exists() && !info.isFile() && !isOpenAlready(path)) throw isDevice(path);
    if (!(isPiped ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly)))
        throw isUnreadable(path, file.errorString());
    // One byte above the limit tells that the file is too large. A pipe delivers in pieces.
    QByteArray bytes;
    while (bytes.size() <= static_cast<qsizetype>(kLargestFile)) {
        const QByteArray piece = file.read(static_cast<qint64>(kLargestFile) + 1 - bytes.size());
        if (piece.isEmpty()) break;
        bytes += piece;
    }
    if (file.error() != QFileDevice::NoError) throw isUnreadable(path, file.errorString());
    return bytes.toStdString();
}

void writeFile(const QString& path, const std::string& text) {
    if (const auto written = drawbridge::writeFile(path, text); !written)
        throw Failure{kFailed,
                      Words::tr("%1: cannot be written: %2").arg(path, written.problem().values().last())};
}

const GameInfo& gameNamed(QStringView name) {
    if (const GameInfo* game = findGame(name.toString().toStdString())) return *game;
    QStringList known;
    for (const GameInfo* game : allGames()) known << toQString(game->id());
    throw Failure{kFailed, Words::tr("There is no game “%1”; there are: %2").arg(name, known.join(", "))};
}

QJsonObject optionsJson(const GameInfo& game, const Setup& setup) {
    QJsonObject options;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const OptionSpec& option = game.options()[i];
        options[toQString(option.name)] = toQString(option.values[optionOf(setup, i)]);
    }
    return options;
}

} // namespace drawbridge::cli
