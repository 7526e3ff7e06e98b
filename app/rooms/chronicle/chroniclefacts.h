// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/series.h"
#include "library/statistics.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

// What the chronicle tells, before it is put into words. Counted as statistics.h counts: matches that are
// over and did not begin at a position somebody had set up.
namespace drawbridge {

inline constexpr std::size_t kLevels = 4; ///< of bots: levels(), the weakest first

/// How a match ended for somebody.
enum class Outcome { Won, Shared, Lost };

/// So many matches, and how they ended.
struct Outcomes {
    int won = 0;
    int shared = 0;
    int lost = 0;

    void add(Outcome outcome);
    int played() const { return won + shared + lost; }
    bool operator==(const Outcomes&) const = default;
};

/// One match as one of its people looks back at it.
struct PastMatch {
    QString game;
    Outcome outcome = Outcome::Lost;
    QStringList against; ///< the names of all others, as they sat
    QDate day;
    bool operator==(const PastMatch&) const = default;
};

/// What a person has done in one game, or against one level of bots in it.
struct GameRecord {
    QString game;
    Outcomes outcomes;
    std::map<QString, Outcomes> byOpponent; ///< PersonStatistics::opponent
    int fastest = 0;                        ///< moves of the shortest match won; 0: none is
    std::optional<int> bestPoints;
};

/// All that the chronicle tells of one person.
struct PersonChronicle {
    QString person;
    PersonStatistics total;
    qint64 seconds = 0;            ///< of play, as far as they were counted
    std::vector<GameRecord> games; ///< all there are, in the order of allGames()
    std::array<Outcomes, kLevels> levels{};
    std::optional<std::size_t> strongest;           ///< the strongest level of those beaten
    std::vector<PastMatch> last;                    ///< twelve at most, the latest first
    std::map<std::pair<int, int>, Outcomes> months; ///< by year and month, as this computer's clock says
};

/// How a level of bots has fared against other levels where only bots sat.
struct BotRecord {
    QString game;
    QString level;
    int seats = 0;
    double won = 0;      ///< shares of the victory
    double expected = 0; ///< the same if all at these tables were equally strong

    bool operator==(const BotRecord&) const = default;
};

/// All matches and what there is to count of them. Never changes, so any thread may look at it.
struct Chronicle {
    std::vector<KeptMatch> matches; ///< that count, the oldest first
    Statistics statistics;
    std::vector<BotRecord> bots;      ///< by game and level
    std::vector<PlayedSeries> series; ///< the one played last first
};

Chronicle chronicleOf(std::vector<KeptMatch> finished);
PersonChronicle chronicleOf(const Chronicle& chronicle, const QString& person);
/// Of one person alone, which is sooner counted.
PersonChronicle chronicleOf(std::vector<KeptMatch> finished, const QString& person);

/// Which of levels() a bot is; nothing of one with a budget of its own.
std::optional<std::size_t> levelOf(const QString& bot);

} // namespace drawbridge
