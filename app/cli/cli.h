// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"
#include "text/problem.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <string>
#include <vector>

// Shared by the commands of drawbridge-cli: exit codes, reading, writing and options.
namespace drawbridge::cli {

enum ExitCode {
    kDone = 0,
    kFailed = 1,  ///< a file or a game is wrong; a scenario fails
    kUsage = 2,   ///< the command was not understood
    kRefused = 3, ///< `try`: the move is refused
};

/// Thrown to end a command with one line on stderr.
struct Failure {
    ExitCode code = kFailed;
    QString text;
};

/// Ends a command with `otherwise` unless that is done.
void need(const Result<>& done, ExitCode otherwise = kFailed);

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Cli)
};

/// The options of one command. `--help` and `--json` are always available.
class Arguments {
  public:
    /// `usage`: what follows the name of the command.
    Arguments(QString command, QString usage, QString summary);

    void flag(const QString& name, const QString& help) { parser_.addOption({name, help}); }
    void value(const QString& name, const QString& placeholder, const QString& help,
               const QString& standard = {}) {
        parser_.addOption({name, help, placeholder, standard});
    }

    /// Adds an example to the end of the help: what follows "drawbridge-cli", and what it does.
    void example(const QString& words, const QString& what);

    /// Parses the arguments. Returns false if only help was asked for, which it has printed. Throws Failure
    /// unless the number of positional arguments is within bounds.
    bool parse(const QStringList& arguments, int fewest, int most);

    bool isSet(const QString& name) const { return parser_.isSet(name); }
    QString text(const QString& name) const { return parser_.value(name); }
    QStringList texts(const QString& name) const { return parser_.values(name); }
    /// An integer within bounds.
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

/// A mistake or remark about a checked file.
struct Finding {
    QString file;
    int line = 0;  ///< 0: the file as a whole
    QString title; ///< the part of the file it is about; may be empty
    QString text;
};

/// As one line, even if a file name contains line breaks.
QString onOneLine(QString text);
/// "FILE:LINE: TITLE: what is wrong".
QString lineOf(const Finding& finding);
QJsonArray findingsJson(const std::vector<Finding>& findings);

/// A number for people, with one decimal place, in the language's format.
QString decimal(double number);

/// Prints a line to stdout; fails if it cannot be written.
void print(const QString& line);
void printJson(const QJsonObject& object);

/// Reads a whole file, "-" being stdin; fails with an error message.
std::string readFile(const QString& path);
/// Writes atomically: all or nothing.
void writeFile(const QString& path, const std::string& text);

/// The game of that name; fails if there is none.
const GameInfo& gameNamed(QStringView name);

QJsonObject optionsJson(const GameInfo& game, const Setup& setup);

// One function per command: takes its arguments, returns its exit code.
int games(const QStringList& arguments);
int play(const QStringList& arguments);
int host(const QStringList& arguments);
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
