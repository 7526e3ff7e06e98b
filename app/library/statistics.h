// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QByteArray>
#include <QString>
#include <map>
#include <vector>

namespace drawbridge {

/// What a person has done in one sort of match: of one game and variant, against one level of bots. Only
/// matches that are over count, and none that began at a position somebody had set up.
struct PersonStatistics {
    QString person;
    QString name; ///< as it stood in the last of these matches; a profile may have another one since
    QString game;
    QString variant;  ///< as KeptMatch has it
    QString opponent; ///< the level of all bots at the table; kNoBots, or kMixedBots

    int played = 0;
    int won = 0;    ///< alone
    int shared = 0; ///< a share of the victory, or a draw
    int streak = 0; ///< wins in a row up to now; below 0: so many matches in a row without one
    int bestStreak = 0;
    double moves = 0;           ///< of all seats, on average
    double minutes = 0;         ///< on average, of those whose time was counted
    int timed = 0;              ///< how many those are
    std::map<int, int> ranks{}; ///< of more than two seats: how often each
    double meanPoints = 0;      ///< Castles of Caleira, on average, where castles were counted
    int bestPoints = 0;
    int counted = 0; ///< how many those are

    static inline const QString kNoBots = QStringLiteral("none");
    static inline const QString kMixedBots = QStringLiteral("mixed");

    bool operator==(const PersonStatistics&) const = default;
};

/// What whoever begins has of it, in one sort of match.
struct FirstPlayerStatistics {
    QString game;
    QString variant;
    int seats = 0;
    bool onlyBots = false; ///< what bots have played among themselves counts apart
    int played = 0;
    double won = 0; ///< shares of the victory that went to who had the first turn

    bool operator==(const FirstPlayerStatistics&) const = default;
};

/// How a faction of Castle Wars has fared.
struct FactionStatistics {
    QString faction; ///< as notation has it
    bool onlyBots = false;
    int played = 0;
    double won = 0; ///< shares

    bool operator==(const FactionStatistics&) const = default;
};

struct Statistics {
    std::vector<PersonStatistics> people;     ///< by name, game, variant and opponent
    std::vector<FirstPlayerStatistics> first; ///< by game, variant and seats
    std::vector<FactionStatistics> factions;  ///< by name
    int matches = 0;                          ///< that have been counted
    int ofBots = 0;                           ///< of these, those in which only bots sat

    bool operator==(const Statistics&) const = default;
};

/// Whether a match is one that statistics are made of.
bool counts(const KeptMatch& match);
/// PersonStatistics::opponent of those who sat at a match.
QString opponentsOf(const KeptMatch& match);

/// Counts matches, the oldest first, as Library::finished() gives them.
Statistics statisticsOf(const std::vector<KeptMatch>& matches);
/// The same rows of a person put together: of one game, or of all (`game` empty). Streaks, which need the
/// matches in their order, are counted anew.
PersonStatistics totalOf(const std::vector<KeptMatch>& matches, const QString& person,
                         const QString& game = {});

/// All seats of all matches that count, one a line: to be counted by others. RFC 4180, UTF-8, with a line of
/// heads.
QByteArray matchesAsCsv(const std::vector<KeptMatch>& matches);
/// The rows of people, in the same way.
QByteArray peopleAsCsv(const Statistics& statistics);

} // namespace drawbridge
