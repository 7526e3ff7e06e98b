// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QHash>
#include <QString>
#include <optional>
#include <vector>

// How fair the games are, by what bots of equal strength have made of them: assets/balance.json, counted by
// tests/tools/balance.
namespace drawbridge {

/// How often somebody wins, from 0 to 1 (a draw is shared), and the 95 % interval round it.
struct WinRate {
    double rate = 0.5;
    double low = 0;
    double high = 1;
    QString level{}; ///< of all who played
    int deals = 0;

    /// Whether it is known well enough to be told: within so much.
    bool isWithin(double most) const { return half() <= most; }
    double half() const { return (high - low) / 2; }
    bool isStrong() const { return low > 0.5; }
    bool isWeak() const { return high < 0.5; }
};

/// Half of the interval in which 95 of 100 normal deviates lie.
inline constexpr double kNormal95 = 1.959964;

/// The rate of a mean over deals with that variance, by Wilson: as tests/tools/balance reckons it.
WinRate winRate(double mean, double variance, int deals);

class Balance {
  public:
    /// What comes with the program.
    static const Balance& bundled();
    /// Reads a file as tests/tools/balance writes it; what is none tells nothing.
    explicit Balance(const QByteArray& json);

    /// What those of a level have made of a question, by its names in the file ("castle-keep 2", "printed"):
    /// who is the `place`-th to have a turn, or the first of a pair.
    std::optional<WinRate> rate(const QString& level, const QString& table, const QString& named,
                                std::size_t place = 0) const;
    /// The same of the strongest level of which it is known well enough to be told.
    std::optional<WinRate> closest(const QString& table, const QString& named, std::size_t place = 0) const;

    /// How often who is the `place`-th to have a turn wins a game of these options.
    std::optional<WinRate> inOrder(const GameInfo& game, const Setup& setup, std::size_t place = 0) const;

    /// What a house rule or an option does to whoever begins.
    struct Tip {
        WinRate usual;
        WinRate changed;
    };
    /// Of a value of that option by itself, beside the variant of `setup`; only if it is certain and worth
    /// telling.
    std::optional<Tip> tip(const GameInfo& game, const Setup& setup, std::size_t option,
                           OptionValue value) const;

  private:
    struct Count {
        int deals = 0;
        std::vector<double> won;
        std::vector<double> squares;
    };
    QHash<QString, Count> counts_; ///< by level, table and what is asked
};

/// How much it helps to begin: "Whoever begins wins 58 of 100 games (± 1). …"; that it has not been counted,
/// if so; empty of a game for one.
QString beginning(const Balance& balance, const GameInfo& game, const Setup& setup);

/// What values of an option do to whoever begins, a sentence each; empty if none is known to tip the game.
QString tips(const Balance& balance, const GameInfo& game, const Setup& setup, std::size_t option);

/// A share as a number of games in 100, and how far it may be off.
QString inHundred(double share);
QString within(const WinRate& rate);

} // namespace drawbridge
