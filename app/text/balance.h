// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <optional>
#include <vector>

// How fair the games are between equal bots: assets/balance.json, measured by tests/tools/balance.
namespace drawbridge {

/// A win rate from 0 to 1 (a draw is shared), with its 95 % confidence interval.
struct WinRate {
    double rate = 0.5;
    double low = 0;
    double high = 1;
    QString level{}; ///< of all players
    int deals = 0;

    /// Whether the half-width of the interval is at most this.
    bool isWithin(double most) const { return half() <= most; }
    double half() const { return (high - low) / 2; }
    bool isStrong() const { return low > 0.5; }
    bool isWeak() const { return high < 0.5; }
};

/// Half-width of the 95 % interval of the normal distribution.
inline constexpr double kNormal95 = 1.959964;

/// The Wilson interval of a mean over deals with that variance, as computed by tests/tools/balance.
WinRate winRate(double mean, double variance, int deals);

class Balance {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Balance)

  public:
    static const Balance& bundled();
    /// Parses a file written by tests/tools/balance; an invalid one is treated as empty.
    explicit Balance(const QByteArray& json);

    /// The rate of a level in a setup, by its names in the file ("castle-keep 2", "printed"), for the
    /// `place`-th in turn order, or the first of a pair.
    std::optional<WinRate> rate(const QString& level, const QString& table, const QString& named,
                                std::size_t place = 0) const;
    /// The same for the strongest level whose rate is precise enough to be shown.
    std::optional<WinRate> closest(const QString& table, const QString& named, std::size_t place = 0) const;

    /// Win rate of the `place`-th in turn order, in a game with these options.
    std::optional<WinRate> inOrder(const GameInfo& game, const Setup& setup, std::size_t place = 0) const;

    /// The effect of a house rule or an option on the first player's chances.
    struct Tip {
        WinRate usual;
        WinRate changed;
    };
    /// Of one value of an option, with the variant of `setup`; only if it is significant and large enough.
    std::optional<Tip> tip(const GameInfo& game, const Setup& setup, std::size_t option,
                           OptionValue value) const;

  private:
    struct Count {
        int deals = 0;
        std::vector<double> won;
        std::vector<double> squares;
    };
    QHash<QString, Count> counts_; ///< by level, table and name
};

/// The advantage of the first player: "Whoever begins wins 58 of 100 games (± 1). …"; or that it has not been
/// measured. Empty for a solo game.
QString beginning(const Balance& balance, const GameInfo& game, const Setup& setup);

/// How fair a match with this setup will be, in a sentence: that advantage, or what the game says of the
/// options chosen. Empty for a solo game.
QString fairness(const GameInfo& game, const Setup& setup);

/// The effects of an option's values on the first player's chances, a sentence each; empty if none is known.
QString tips(const Balance& balance, const GameInfo& game, const Setup& setup, std::size_t option);

/// A share as a number of games in 100, with its error.
QString inHundred(double share);
QString within(const WinRate& rate);

} // namespace drawbridge
