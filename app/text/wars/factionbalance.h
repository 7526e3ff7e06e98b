// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/balance.h"
#include "wars/options.h"

#include <QCoreApplication>
#include <QString>
#include <array>
#include <optional>
#include <vector>

namespace drawbridge {

/// How the factions of Castle Wars fare against each other in one size of the game.
class FactionBalance {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::FactionBalance)

  public:
    /// The strongest level is told of that has played every pair often enough; nothing is known (isKnown())
    /// if none has.
    FactionBalance(const Balance& balance, bool isEpic);

    bool isKnown() const { return isKnown_; }
    /// Against all others taken together.
    WinRate overall(wars::Faction faction) const;
    WinRate against(wars::Faction faction, wars::Faction enemy) const;
    /// All factions, those that win most first.
    std::vector<wars::Faction> ranking() const;

    /// One sentence on two factions: "Wins in 100 games: Undead 31, Seers 69 (± 4)."; with one of them None
    /// on how the other fares against all; that it has not been counted, if so. Empty of one
    /// against itself.
    QString sentence(wars::Faction faction, wars::Faction enemy) const;
    /// Rich text on how strong a faction is and against whom; `enemy`: the one it is to meet, or None. (Two
    /// alike are even by nature.)
    QString about(wars::Faction faction, wars::Faction enemy) const;
    /// The same on all factions, as a table, or in lines for paper; its heading is of that level.
    QString aboutAll(int headingLevel, bool onPaper = false) const;

  private:
    using Rates = std::array<std::array<WinRate, wars::kFactions>, wars::kFactions>;

    /// What a level has made of all pairs; nothing where one of them has not been counted.
    static std::optional<Rates> ratesOf(const Balance& balance, const QString& level, const QString& table);
    QString source() const;

    bool isEpic_;
    bool isKnown_ = false;
    std::array<WinRate, wars::kFactions> overall_{};
    Rates pairs_{};
};

} // namespace drawbridge
