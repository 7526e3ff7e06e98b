// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/series.h"
#include "library/statistics.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <array>
#include <map>
#include <optional>
#include <vector>

// The data of the chronicle, before it is put into words. Counts the same matches as statistics.h: finished
// ones that did not begin from a position set up by hand.
namespace drawbridge {

inline constexpr std::size_t kLevels = 4; ///< number of bot levels, weakest first as in levels()

/// The result of a match for one player.
enum class Outcome { Won, Shared, Lost };

/// Numbers of matches by result.
struct Outcomes {
    int won = 0;
    int shared = 0;
    int lost = 0;

    void add(Outcome outcome) {
        ++(outcome == Outcome::Won ? won : outcome == Outcome::Shared ? shared : lost);
    }
    int played() const { return won + shared + lost; }
    bool operator==(const Outcomes&) const = default;
};

/// A match from the point of view of one player.
struct PastMatch {
    QString game;
    Outcome outcome = Outcome::Lost;
    QStringList against; ///< the other players' names, by seat
    QDate day;
    bool operator==(const PastMatch&) const = default;
};

/// A person's results in one game, or against one level of bots in it.
struct GameRecord {
    QString game;
    Outcomes outcomes;
    std::map<QString, Outcomes> byOpponent; ///< by PersonStatistics::opponent
    int fastest = 0;                        ///< moves of the shortest match won; 0: none
    std::optional<int> bestPoints;
};

/// The chronicle of one person.
struct PersonChronicle {
    QString person;
    PersonStatistics total;
    qint64 seconds = 0;            ///< of play, as far as measured
    std::vector<GameRecord> games; ///< all games, in the order of allGames()
    std::array<Outcomes, kLevels> levels{};
    std::optional<std::size_t> strongest;           ///< the strongest level beaten
    std::vector<PastMatch> last;                    ///< at most twelve, latest first
    std::map<std::pair<int, int>, Outcomes> months; ///< by year and month, local time
};

/// Results of a bot level against other levels, in matches among bots.
struct BotRecord {
    QString game;
    QString level;
    int seats = 0;
    double won = 0;      ///< shares of the victory
    double expected = 0; ///< shares if all players were equally strong

    bool operator==(const BotRecord&) const = default;
};

/// All matches and their statistics. Immutable, and so thread-safe.
struct Chronicle {
    std::vector<KeptMatch> matches; ///< those that count, oldest first
    Statistics statistics;
    std::vector<BotRecord> bots;      ///< by game and level
    std::vector<PlayedSeries> series; ///< latest first
};

Chronicle chronicleOf(std::vector<KeptMatch> finished);
PersonChronicle chronicleOf(const Chronicle& chronicle, const QString& person);
/// Of one person alone, which is faster.
PersonChronicle chronicleOf(std::vector<KeptMatch> finished, const QString& person);

/// Index of a bot's level in levels(); none for a bot with a custom budget.
std::optional<std::size_t> levelOf(const QString& bot);

} // namespace drawbridge
