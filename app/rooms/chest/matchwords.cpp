// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chest/matchwords.h"

#include "match/gameinfo.h"
#include "text/gametext.h"
#include "text/houserules.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace drawbridge {

namespace {

/// Translation context.
struct MatchWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::MatchWords)
};

QString gameOf(const KeptMatch& match) {
    const GameInfo* game = findGame(match.game.toStdString());
    if (game != nullptr) return textFor(game->id()).gameName();
    return match.game.isEmpty() ? MatchWords::tr("Unknown game") : match.game;
}

bool isSelf(const KeptSeat& seat, const QString& person) {
    return !person.isEmpty() && seat.person == person;
}

Seat seatOf(const KeptMatch& match, const QString& person) {
    const auto found =
        std::ranges::find_if(match.seats, [&](const KeptSeat& seat) { return isSelf(seat, person); });
    return found == match.seats.end() ? kNobody : static_cast<Seat>(found - match.seats.begin());
}

/// "Knight"; empty for a person.
QString seatIn(const KeptMatch& match, const KeptSeat& seat) {
    //: Who sat at a table: a name, and how strong a bot that is
    QString who = seat.isBot()
                      ? MatchWords::tr("%1 (bot, %2)").arg(seat.name, botName(seat.bot.toStdString()))
                      : seat.name;
    if (!match.isOver() || seat.rank == 0 || match.seats.size() < 3) return who;
    //: %1 is a name, %2 the rank in the end: 1 is best
    return MatchWords::tr("%1, rank %2").arg(who, QLocale().toString(seat.rank));
}

/// Prefixes a line that begins with right-to-left text with an RTL mark: QTextDocument would also count
/// isolated text in finding the direction.
QString directed(const QString& line) { return line.isRightToLeft() ? QChar(0x200f) + line : line; }

QStringList rulesOf(const KeptMatch& match) {
    const GameInfo* game = findGame(match.game.toStdString());
    QStringList told;
    if (game == nullptr) return told;
    const Setup setup = match.setup();
    for (const std::size_t option : choices(*game, setup)) told << optionAsSet(*game, setup, option);
    return told;
}

} // namespace

QString titleOf(const KeptMatch& match) {
    if (match.title.isEmpty()) return gameOf(match);
    //: A match in a list: %1 is what somebody called it, %2 its game
    return MatchWords::tr("%1 (%2)").arg(match.title, gameOf(match));
}

QString nameOf(const KeptMatch& match, const QString& person) {
    if (!match.title.isEmpty()) return match.title;
    const QString others = othersIn(match, person);
    //: A match without a title: %1 is its game, %2 are the others who play
    return others.isEmpty() ? gameOf(match) : MatchWords::tr("%1, with %2").arg(gameOf(match), others);
}

QString othersIn(const KeptMatch& match, const QString& person) {
    QStringList names;
    for (const KeptSeat& seat : match.seats)
        if (!isSelf(seat, person)) names << seat.name;
    return QLocale().createSeparatedList(names);
}

QString resultOf(const KeptMatch& match, Seat self) {
    if (const Seat winner = match.winner(); winner < match.seats.size())
        //: Of a match that is over. %1 is a name.
        return winner == self ? MatchWords::tr("You have won")
                              : MatchWords::tr("%1 has won").arg(isolated(match.seats[winner].name));
    QStringList best;
    for (const KeptSeat& seat : match.seats)
        if (seat.score > 0) best << seat.name;
    if (best.isEmpty()) return MatchWords::tr("Nobody has won");
    //: Of a match that is over. %1 is a list of names.
    return MatchWords::tr("Won together: %1").arg(QLocale().createSeparatedList(best));
}

QString standOf(const KeptMatch& match, const QString& person) {
    switch (match.state) {
    case KeptMatch::State::Damaged: return MatchWords::tr("Damaged");
    case KeptMatch::State::Newer: return MatchWords::tr("Of a newer Drawbridge");
    case KeptMatch::State::Over: return resultOf(match, seatOf(match, person));
    case KeptMatch::State::Unfinished: break;
    }
    if (match.turn >= match.seats.size()) return MatchWords::tr("Not over");
    const KeptSeat& seat = match.seats[match.turn];
    //: Of a match that goes on. %1 is the name of who is on turn.
    return isSelf(seat, person) ? MatchWords::tr("Your turn") : MatchWords::tr("On turn: %1").arg(seat.name);
}

QString lastOf(const KeptMatch& match) { return QLocale().toString(match.last, QLocale::ShortFormat); }

QString lengthOf(const KeptMatch& match) {
    if (match.seconds <= 0) return {};
    const int minutes = static_cast<int>((match.seconds + 59) / 60);
    //: How long a match was played
    if (minutes < 60) return MatchWords::tr("%1 min").arg(minutes);
    //: How long a match was played, in hours and minutes
    return MatchWords::tr("%1 h %2 min")
        .arg(QLocale().toString(minutes / 60), QLocale().toString(minutes % 60));
}

QString factsIn(const KeptMatch& match, const QString& person) {
    QStringList lines{directed(standOf(match, person))};
    QStringList seats;
    for (const KeptSeat& seat : match.seats) seats << seatIn(match, seat);
    //: %1 is a list of names
    if (!seats.isEmpty())
        lines << MatchWords::tr("At the table: %1").arg(QLocale().createSeparatedList(seats));
    if (match.begun.isValid())
        //: %1 is a date and a time
        lines << MatchWords::tr("Begun: %1")
                     .arg(QLocale().toString(match.begun.toLocalTime(), QLocale::ShortFormat));
    //: When a match was played last. %1 is a date and a time.
    lines << MatchWords::tr("Played last: %1").arg(lastOf(match));
    if (const QString length = lengthOf(match); !length.isEmpty())
        //: How long a match was played. %1: "1 h 20 min"
        lines << MatchWords::tr("Length: %1").arg(length);
    if (match.moves > 0) lines << MatchWords::tr("%n move(s)", nullptr, match.moves);
    if (match.isPractice) lines << MatchWords::tr("Practice: everything can be taken back.");
    if (match.isArranged) lines << MatchWords::tr("It began at a position that somebody had set up.");
    if (match.series.first > 0)
        lines << MatchWords::tr("Part of a series: first to %n win(s).", nullptr, match.series.first);
    return (lines + rulesOf(match)).join('\n');
}

QString faceOf(const KeptMatch& match) {
    return findGame(match.game.toStdString()) == nullptr ? QString()
                                                         : QStringLiteral("hall/cover-%1").arg(match.game);
}

} // namespace drawbridge
