// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QDateTime>
#include <QString>
#include <optional>
#include <vector>

namespace drawbridge {

/// Who sat at a seat of a match that is kept, and what it brought.
struct KeptSeat {
    QString name;
    QString person; ///< as Person::id has it; empty: a bot, or a guest
    QString bot;    ///< as Player::bot has it; empty: a person
    int shield = 0; ///< which one stands for who sits there
    // Of a match that is over:
    double score = 0;            ///< share of the victory
    int rank = 0;                ///< 1 is best; 0: it is not over
    std::optional<int> points{}; ///< Castles of Caleira, where castles were counted
    QString faction{};           ///< Castle Wars: as notation has it

    bool isBot() const { return !bot.isEmpty(); }
    bool operator==(const KeptSeat&) const = default;
};

/// What the library knows of a match without opening its record.
struct KeptMatch {
    enum class State {
        Unfinished,
        Over,
        Damaged, ///< its record cannot be read, or not to its end: what could be is told
        Newer,   ///< its record is sound, but of a program to come
    };

    QString id;
    State state = State::Unfinished;
    QString game;            ///< "castle-keep"; empty of a record of which nothing could be read
    QString options{};       ///< those that are not default: "option.variant=empire house.reshuffle=on"
    QString variant{};       ///< the same, of those that say which of its games is played
    bool isPractice = false; ///< all may be taken back
    bool isArranged = false; ///< it began at a position that somebody has set up
    QString title{};
    QDateTime begun{};  ///< invalid: nobody knows
    QDateTime last{};   ///< when it was kept last
    qint64 seconds = 0; ///< of play, as far as they were counted
    int moves = 0;      ///< decisions of seats
    QString ending{};   ///< the clause by which it ended
    Seat turn = kNobody;
    Seat decider = kNobody; ///< who has to decide; kChance; kNobody: it is over
    Seat first = kNobody;   ///< who had the first turn; only of a match that is over
    SeriesNote series{};
    std::vector<KeptSeat> seats{};
    qint64 size = 0; ///< of the file, in bytes

    bool isOver() const { return state == State::Over; }
    bool isReadable() const { return state == State::Unfinished || state == State::Over; }
    bool onlyBots() const;
    /// Whoever has won alone; kNobody in a draw and while it goes on.
    Seat winner() const;
    /// What was chosen, for the words on it; without a deck of the player's own.
    Setup setup() const;

    bool operator==(const KeptMatch&) const = default;
};

/// What there is to know of a match; id, time and size are those of its file.
KeptMatch factsOf(const Match& match);
/// The same of a file; what cannot be read is told as well as it can be.
KeptMatch factsOfFile(const QString& file);

} // namespace drawbridge
