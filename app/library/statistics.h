// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QByteArray>
#include <QString>
#include <map>
#include <vector>

namespace drawbridge {

/// A person's results in one category of matches: one game and variant, against one level of bots. Only
/// finished matches count, and none that began from a position set up by hand.
struct PersonStatistics {
    QString person;
    QString name; ///< in the latest of these matches; the profile may have been renamed since
    QString game;
    QString variant;  ///< as in KeptMatch
    QString opponent; ///< the level of all bots at the table; kNoBots, or kMixedBots

    int played = 0;
    int won = 0;    ///< alone
    int shared = 0; ///< a share of the victory, or a draw
    int streak = 0; ///< current wins in a row; negative: matches in a row without a win
    int bestStreak = 0;
    double moves = 0;           ///< of all seats, on average
    double minutes = 0;         ///< on average, of the matches with measured time
    int timed = 0;              ///< number of those matches
    std::map<int, int> ranks{}; ///< with more than two seats: how often each rank
    double meanPoints = 0;      ///< Castles of Caleira, on average, where castles were counted
    int bestPoints = 0;
    int counted = 0; ///< number of matches with points

    static inline const QString kNoBots = QStringLiteral("none");
    static inline const QString kMixedBots = QStringLiteral("mixed");

    bool operator==(const PersonStatistics&) const = default;
};

/// The first player's share of the victories in one category of matches.
struct FirstPlayerStatistics {
    QString game;
    QString variant;
    int seats = 0;
    bool onlyBots = false; ///< matches among bots are counted separately
    int played = 0;
    double won = 0; ///< shares of the victory won by the first player

    bool operator==(const FirstPlayerStatistics&) const = default;
};

/// The results of a faction of Castle Wars.
struct FactionStatistics {
    QString faction; ///< in notation
    bool onlyBots = false;
    int played = 0;
    double won = 0; ///< shares

    bool operator==(const FactionStatistics&) const = default;
};

struct Statistics {
    std::vector<PersonStatistics> people;     ///< by name, game, variant and opponent
    std::vector<FirstPlayerStatistics> first; ///< by game, variant and seats
    std::vector<FactionStatistics> factions;  ///< by name
    int matches = 0;                          ///< counted

    bool operator==(const Statistics&) const = default;
};

bool counts(const KeptMatch& match);
/// PersonStatistics::opponent for the players of a match.
QString opponentsOf(const KeptMatch& match);

/// Counts matches, oldest first as from Library::finished().
Statistics statisticsOf(const std::vector<KeptMatch>& matches);
/// A person's rows combined, of one game or (empty) of all. Streaks need the matches in order.
PersonStatistics totalOf(const std::vector<KeptMatch>& matches, const QString& person,
                         const QString& game = {});

/// Every seat of every counted match, one per line: RFC 4180, UTF-8, with a header line.
QByteArray matchesAsCsv(const std::vector<KeptMatch>& matches);
/// The rows of people, in the same format.
QByteArray peopleAsCsv(const Statistics& statistics);

} // namespace drawbridge
