// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QDateTime>
#include <QString>
#include <optional>
#include <vector>

namespace drawbridge {

/// The player at one seat of a stored match, and their result.
struct KeptSeat {
    QString name;
    QString person; ///< Person::id; empty: a bot or a guest
    QString bot;    ///< Player::bot; empty: a person
    int shield = 0; ///< the shield of the player
    // Of a match that is over:
    double score = 0;            ///< share of the victory
    int rank = 0;                ///< 1 is best; 0: not over
    std::optional<int> points{}; ///< Castles of Caleira, if castles were counted
    QString faction{};           ///< Castle Wars, in notation

    bool isBot() const { return !bot.isEmpty(); }
    bool operator==(const KeptSeat&) const = default;
};

/// The index entry of a match: what is known without opening its record.
struct KeptMatch {
    enum class State {
        Unfinished,
        Over,
        Damaged, ///< its record cannot be read, or not to its end: filled as far as possible
        Newer,   ///< its record was written by a newer version
    };

    QString id;
    State state = State::Unfinished;
    QString game;            ///< "castle-keep"; empty if nothing of the record could be read
    QString options{};       ///< non-default ones: "option.variant=empire house.reshuffle=on"
    QString variant{};       ///< the same, of the options that select a variant
    bool isPractice = false; ///< moves may be taken back
    bool isArranged = false; ///< it began from a position set up by hand
    QString title{};
    QDateTime begun{};  ///< invalid: unknown
    QDateTime last{};   ///< when it was last saved
    qint64 seconds = 0; ///< of play, as far as measured
    int moves = 0;      ///< decisions of seats
    QString ending{};   ///< the clause that ended it
    Seat turn = kNobody;
    Seat decider = kNobody; ///< who has to decide; kChance; kNobody: over
    Seat first = kNobody;   ///< who had the first turn; only of a finished match
    SeriesNote series{};
    std::vector<KeptSeat> seats{};
    qint64 size = 0; ///< of the file, in bytes

    bool isOver() const { return state == State::Over; }
    bool isReadable() const { return state == State::Unfinished || state == State::Over; }
    bool onlyBots() const;
    /// The sole winner; kNobody in a draw and while the match goes on.
    Seat winner() const;
    /// Its options, for display; without a custom deck.
    Setup setup() const;

    bool operator==(const KeptMatch&) const = default;
};

/// Extracts the entry from a match; id, time and size are left for its file.
KeptMatch factsOf(const Match& match);
/// Extracts the entry from a file; if it cannot be read in full, as much as possible.
KeptMatch factsOfFile(const QString& file);

} // namespace drawbridge
