// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/problemtext.h"

#include "text/gametext.h"
#include "text/mistaketext.h"

#include <QCoreApplication>
#include <QLocale>

namespace drawbridge {

namespace {

struct ProblemWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Problem)
};

} // namespace

QString citedClause(const QString& clauseId) {
    for (const GameInfo* game : allGames()) {
        if (!clauseId.startsWith(toQString(game->clausePrefix()) + QLatin1Char('-'))) continue;
        const QString text = textFor(game->id()).clauseText(clauseId);
        if (!text.isEmpty()) return QStringLiteral("%1: %2").arg(clauseId, text);
    }
    return clauseId;
}

QString problemText(const Problem& problem) {
    const auto argument = [&](std::size_t index) {
        return index < problem.arguments.size() ? toQString(problem.arguments[index]) : QString();
    };
    // In the language's own digits.
    const auto number = [&](std::size_t index) { return QLocale().toString(argument(index).toULongLong()); };
    const QString clause = citedClause(toQString(problem.clause));
    switch (problem.complaint) {
    case Complaint::TooLarge: return ProblemWords::tr("This file is too large for a saved match.");
    case Complaint::NotText: return ProblemWords::tr("This is not a text file in UTF-8.");
    case Complaint::NotJson:
        return ProblemWords::tr(
            "This is not JSON: something is missing here, or there is one character too many.");
    case Complaint::EndsEarly: return ProblemWords::tr("The file is cut off: it ends before the game does.");
    case Complaint::TooDeep: return ProblemWords::tr("Too many brackets within brackets.");
    //: %1 is a word of the file format, as are the next ones.
    case Complaint::KeyTwice: return ProblemWords::tr("“%1” is given twice here.").arg(argument(0));
    case Complaint::NotARecord: return ProblemWords::tr("This is not a saved match of Drawbridge.");
    case Complaint::NewerVersion:
        return ProblemWords::tr(
                   "This match was saved in version %1 of the format; this program reads version %2. "
                   "Open it with the Drawbridge that wrote it.")
            .arg(number(0), QLocale().toString(kRecordVersion));
    case Complaint::UnknownKey: return ProblemWords::tr("“%1” is unknown here.").arg(argument(0));
    case Complaint::MissingKey: return ProblemWords::tr("“%1” is missing.").arg(argument(0));
    case Complaint::WrongKind:
        return ProblemWords::tr("“%1” is not written as it should be.").arg(argument(0));
    case Complaint::UnknownGame: return ProblemWords::tr("There is no game “%1”.").arg(argument(0));
    case Complaint::UnknownOption: return ProblemWords::tr("The game has no option “%1”.").arg(argument(0));
    case Complaint::UnknownValue:
        //: %1 is the name of an option, %2 a value it does not have.
        return ProblemWords::tr("The option “%1” has no value “%2”.").arg(argument(0), argument(1));
    case Complaint::OptionsClash:
        //: %1 is a rule: its name and what it says.
        return ProblemWords::tr("These options and players do not go together (%1)").arg(clause);
    case Complaint::WrongSeats:
        //: %1 is how many there are; the last of the other numbers is never one.
        return argument(1) == argument(2)
                   ? ProblemWords::tr("This game is for exactly %2 players, not for %1.")
                         .arg(number(0), number(1))
                   : ProblemWords::tr("This game is for %2 to %3 players, not for %1.")
                         .arg(number(0), number(1), number(2));
    case Complaint::BadName: return ProblemWords::tr("A player needs a name.");
    case Complaint::UnknownBot: return ProblemWords::tr("There is no bot “%1”.").arg(argument(0));
    case Complaint::BadPosition:
        //: %1 says what is wrong with it.
        return ProblemWords::tr("The game begins with an impossible position (%1)")
            .arg(mistakeText(*problem.mistake));
    case Complaint::BadDeck:
        //: %1 says what is wrong with it.
        return ProblemWords::tr("There is a mistake in the cards of this game (%1)")
            .arg(mistakeText(*problem.mistake));
    case Complaint::TooCostly: return mistakeText(*problem.mistake);
    case Complaint::NotAMove: return ProblemWords::tr("“%1” is not a move of this game.").arg(argument(0));
    case Complaint::IllegalMove:
        //: %1 is a move in notation, %2 a rule: its name and what it says.
        return ProblemWords::tr("The move “%1” is against the rules (%2)").arg(argument(0), clause);
    case Complaint::MoveAfterEnd:
        return ProblemWords::tr("The game is over before the move “%1”.").arg(argument(0));
    case Complaint::WrongResult: return ProblemWords::tr("The result is not what the moves lead to.");
    }
    return {};
}

QString problemLine(const QString& file, const Problem& problem) {
    const QString place =
        problem.line > 0 ? QStringLiteral("%1:%2").arg(file, QString::number(problem.line)) : file;
    return QStringLiteral("%1: %2").arg(place, problemText(problem));
}

} // namespace drawbridge
