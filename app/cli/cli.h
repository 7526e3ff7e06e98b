// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <string>
#include <vector>

// What the commands of drawbridge-cli share: how they end, read, write and take options.
namespace drawbridge::cli {

enum ExitCode {
    kDone = 0,
    kFailed = 1,  ///< a file or a game is wrong; a scenario fails
    kUsage = 2,   ///< the command was not understood
    kRefused = 3, ///< `try`: the move is refused
};

/// Ends a command with one line on stderr.
struct Failure {
    ExitCode code = kFailed;
    QString text;
};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Cli)
};

/// The options of one command. `--help` and `--json` are always there.
class Arguments {
  public:
    /// `usage`: what stands behind the name of the command.
    Arguments(QString command, QString usage, QString summary);

    void flag(const QString& name, const QString& help);
    void value(const QString& name, const QString& placeholder, const QString& help,
               const QString& standard = {});

    /// Stands at the end of the help: what could be written behind "drawbridge-cli", and what that does.
    void example(const QString& words, const QString& what);

    /// Reads what was written. Returns false if only help was asked for, and given. Fails unless the number
    /// of other words is within bounds.
    bool parse(const QStringList& arguments, int fewest, int most);

    bool isSet(const QString& name) const { return parser_.isSet(name); }
    QString text(const QString& name) const { return parser_.value(name); }
    QStringList texts(const QString& name) const { return parser_.values(name); }
    /// A whole number within bounds.
    qulonglong number(const QString& name, qulonglong least, qulonglong most) const;
    QStringList words() const { return parser_.positionalArguments(); }
    bool json() const { return isSet(QStringLiteral("json")); }

  private:
    QString help() const;

    QString command_;
    QString usage_;
    QStringList examples_;
    QCommandLineParser parser_;
};

/// Something wrong, or worth knowing, in a file that was checked.
struct Finding {
    QString file;
    int line = 0;  ///< 0: of the file as a whole
    QString title; ///< the part of the file it is about; may be empty
    QString text;
};

/// As one line, however the name of a file runs on.
QString onOneLine(QString text);
/// "FILE:LINE: TITLE: what is wrong".
QString lineOf(const Finding& finding);
QJsonArray findingsJson(const std::vector<Finding>& findings);

/// A number to read, with one decimal place, as the language writes it.
QString decimal(double number);

/// A line on stdout; fails where that takes no more.
void print(const QString& line);
void printJson(const QJsonObject& object);

/// The whole file, "-" being what is piped in; fails with a clear line.
std::string readFile(const QString& path);
/// Writes all of it or nothing.
void writeFile(const QString& path, const std::string& text);

/// The game of that name; fails if there is none.
const GameInfo& gameNamed(QStringView name);

QJsonObject optionsJson(const GameInfo& game, const Setup& setup);

// One function for each command: takes its words, returns its exit code.
int games(const QStringList& arguments);
int play(const QStringList& arguments);
int arena(const QStringList& arguments);
int legalMoves(const QStringList& arguments);
int tryMove(const QStringList& arguments);
int replay(const QStringList& arguments);
int scenario(const QStringList& arguments);
int deck(const QStringList& arguments);
int bench(const QStringList& arguments);
int rules(const QStringList& arguments);
int printing(const QStringList& arguments);

} // namespace drawbridge::cli
