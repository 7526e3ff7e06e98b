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

/// Win rates of the factions of Castle Wars against each other, in one size of the game.
class FactionBalance {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::FactionBalance)

  public:
    /// Uses the strongest level that has played every pair often enough; isKnown() is false if none has.
    FactionBalance(const Balance& balance, bool isEpic);

    bool isKnown() const { return isKnown_; }
    /// Mean rate against all others.
    WinRate overall(wars::Faction faction) const;
    WinRate against(wars::Faction faction, wars::Faction enemy) const;
    /// All factions, by descending win rate.
    std::vector<wars::Faction> ranking() const;

    /// One sentence on two factions: "Wins in 100 games: Undead 31, Seers 69 (± 4)."; if one of them is None,
    /// on the other against all; or that it has not been measured. Empty for a faction against itself.
    QString sentence(wars::Faction faction, wars::Faction enemy) const;
    /// Rich text on a faction's strength and against whom; `enemy`: its opponent, or None.
    QString about(wars::Faction faction, wars::Faction enemy) const;
    /// The same for all factions, as a table, or in lines for paper.
    QString aboutAll(int headingLevel, bool onPaper = false) const;

  private:
    using Rates = std::array<std::array<WinRate, wars::kFactions>, wars::kFactions>;

    /// A level's rates of all pairs; nothing if one of them has not been measured.
    static std::optional<Rates> ratesOf(const Balance& balance, const QString& level, const QString& table);
    QString source() const;

    bool isEpic_;
    bool isKnown_ = false;
    std::array<WinRate, wars::kFactions> overall_{};
    Rates pairs_{};
};

} // namespace drawbridge
