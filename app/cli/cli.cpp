// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"

#include "match/json.h"
#include "match/setup.h"
#include "text/gametext.h"
#include "text/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <cstdio>

namespace drawbridge::cli {

Arguments::Arguments(QString command, QString usage, QString summary)
    : command_(std::move(command))
    , usage_(std::move(usage)) {
    parser_.setApplicationDescription(std::move(summary));
    parser_.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser_.addOption({{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Print this help.")});
    flag(QStringLiteral("json"), Words::tr("Print JSON."));
}

void Arguments::flag(const QString& name, const QString& help) { parser_.addOption({name, help}); }

void Arguments::value(const QString& name, const QString& placeholder, const QString& help,
                      const QString& standard) {
    parser_.addOption({name, help, placeholder, standard});
}

void Arguments::example(const QString& words, const QString& what) {
    examples_ << QStringLiteral("  drawbridge-cli %1\n      %2").arg(words, what);
}

/// Qt's, but its first line names the program's whole path.
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
    if (!parser_.parse(QStringList{QStringLiteral("drawbridge-cli")} + arguments))
        throw Failure{kUsage, parser_.errorText()};
    if (isSet(QStringLiteral("help"))) {
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
    bool ok = false;
    const qulonglong number = text(name).toULongLong(&ok);
    if (!ok || number < least || number > most)
        throw Failure{kUsage, Words::tr("--%1 takes a number from %2 to %3, not “%4”.")
                                  .arg(name)
                                  .arg(least)
                                  .arg(most)
                                  .arg(text(name))};
    return number;
}

QString lineOf(const Finding& finding) {
    if (finding.line == 0) return finding.text;
    const QString what =
        finding.title.isEmpty() ? finding.text : QStringLiteral("%1: %2").arg(finding.title, finding.text);
    return QStringLiteral("%1:%2: %3").arg(finding.file).arg(finding.line).arg(what);
}

QJsonArray findingsJson(const std::vector<Finding>& findings) {
    QJsonArray list;
    for (const Finding& finding : findings)
        list.append(QJsonObject{{QStringLiteral("file"), finding.file},
                                {QStringLiteral("line"), finding.line},
                                {QStringLiteral("title"), finding.title},
                                {QStringLiteral("text"), finding.text}});
    return list;
}

void print(const QString& line) {
    const QByteArray bytes = line.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fputc('\n', stdout);
}

void printJson(const QJsonObject& object) {
    print(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented).trimmed()));
}

std::string readFile(const QString& path) {
    QFile file(path);
    if (QFileInfo(path).isDir()) throw Failure{kFailed, Words::tr("%1: this is a folder.").arg(path)};
    if (!file.open(QIODevice::ReadOnly))
        //: %1 is a file, %2 why it cannot be read.
        throw Failure{kFailed, Words::tr("%1: cannot be read: %2").arg(path, file.errorString())};
    // One byte more than there may be is enough to see that it is too large. A pipe gives it in pieces.
    QByteArray bytes;
    while (bytes.size() <= static_cast<qsizetype>(kLargestFile)) {
        const QByteArray piece = file.read(static_cast<qint64>(kLargestFile) + 1 - bytes.size());
        if (piece.isEmpty()) break;
        bytes += piece;
    }
    if (file.error() != QFileDevice::NoError)
        throw Failure{kFailed, Words::tr("%1: cannot be read: %2").arg(path, file.errorString())};
    return bytes.toStdString();
}

void writeFile(const QString& path, const std::string& text) {
    if (const QString reason = writeWhole(path, text); !reason.isEmpty())
        throw Failure{kFailed, Words::tr("%1: cannot be written: %2").arg(path, reason)};
}

const GameInfo& gameNamed(const QString& name) {
    if (const GameInfo* game = findGame(name.toStdString())) return *game;
    QStringList known;
    for (const GameInfo* game : allGames()) known << toQString(game->id());
    throw Failure{
        kFailed,
        Words::tr("There is no game “%1”; there is: %2").arg(name, known.join(QStringLiteral(", ")))};
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
