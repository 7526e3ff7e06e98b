// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars/options.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>
#include <array>
#include <vector>

namespace drawbridge {

/// How often somebody wins, from 0 to 1 (a draw is half a win), and the 95 % interval round it.
struct WinRate {
    double rate = 0.5;
    double low = 0;
    double high = 1;

    bool isStrong() const { return low > 0.5; }
    bool isWeak() const { return high < 0.5; }
};

/// How the factions of Castle Wars fare against each other between bots of equal strength: what
/// tests/tools/balance has measured.
class FactionBalance {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::FactionBalance)

  public:
    /// The measurement that comes with the program.
    static const FactionBalance& bundled();
    /// Reads a file as tests/tools/balance writes it; nothing is known (isKnown()) if it is not one.
    explicit FactionBalance(const QByteArray& json);

    bool isKnown() const { return deals_ > 0; }
    /// Against all others taken together.
    WinRate overall(wars::Faction faction) const;
    WinRate against(wars::Faction faction, wars::Faction enemy) const;
    /// All factions, those that win most first.
    std::vector<wars::Faction> ranking() const;

    /// Rich text on how strong a faction is and against whom; `enemy`: the one it is to meet, or None. (Two
    /// alike are even by nature.)
    QString about(wars::Faction faction, wars::Faction enemy) const;
    /// The same on all factions, as a table.
    QString aboutAll() const;

  private:
    QString source() const;

    QString bot_;
    int deals_ = 0;
    std::array<WinRate, wars::kFactions> overall_{};
    std::array<std::array<WinRate, wars::kFactions>, wars::kFactions> pairs_{};
};

} // namespace drawbridge
