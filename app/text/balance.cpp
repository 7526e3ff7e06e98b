// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/balance.h"

#include "bots/bot.h"
#include "match/setup.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/languagefile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace drawbridge {

namespace {

constexpr double kNarrow = 0.03; // half-width up to which a rate is shown
// A rule's effect is shown if it is this large, and this many times its 95 % interval: with many rules
// tested, some would exceed the interval by chance.
constexpr double kWorthTelling = 0.03;
constexpr double kCertain = 1.6;

QString keyOf(const QString& level, const QString& table, const QString& named) {
    return level + QLatin1Char('/') + table + QLatin1Char('/') + named;
}

QString tableOf(const GameInfo& game, const Setup& setup) {
    return toQString(game.id()) + QLatin1Char(' ') + QString::number(setup.seats);
}

/// The non-default options, as the file names them, but for those of seats, which are measured in pairs.
QString nameOf(const GameInfo& game, const Setup& setup) {
    const std::vector<std::size_t> ofSeats = seatOptions(game);
    QStringList parts;
    for (const std::size_t option : choices(game, setup)) {
        if (std::ranges::find(ofSeats, option) != ofSeats.end()) continue;
        const OptionSpec& spec = game.options()[option];
        parts.append(toQString(spec.name) + QLatin1Char('=') +
                     toQString(spec.values[optionOf(setup, option)]));
    }
    if (parts.isEmpty()) return QStringLiteral("printed");
    if (const RulePreset* preset = presetOf(game, setup);
        preset != nullptr && differences(game, setup).size() == static_cast<std::size_t>(parts.size()))
        return QStringLiteral("preset=") + toQString(preset->id);
    return parts.join(QLatin1Char(','));
}

std::vector<double> numbers(const QJsonValue& list) {
    std::vector<double> result;
    for (const auto& each : list.toArray()) result.push_back(each.toDouble());
    return result;
}

} // namespace

WinRate winRate(double mean, double variance, int deals) {
    constexpr double z = kNormal95;
    // As shares are between 0 and 1, that many deals are worth at least as many games minus one, even where
    // all are lost, and where the variance is that of a mean of intervals.
    const double games =
        std::max(variance > 0 ? mean * (1 - mean) / variance : deals, std::max(1.0, deals - 1.0));
    const double centre = (mean + z * z / (2 * games)) / (1 + z * z / games);
    const double half = z / (1 + z * z / games) *
                        std::sqrt(std::max(0.0, mean * (1 - mean)) / games + z * z / (4 * games * games));
    return {mean, std::max(0.0, centre - half), std::min(1.0, centre + half), {}, deals};
}

const Balance& Balance::bundled() {
    static const Balance balance(sharedText(QStringLiteral("balance.json")));
    return balance;
}

Balance::Balance(const QByteArray& json) {
    const QJsonObject levels = QJsonDocument::fromJson(json).object();
    for (auto level = levels.begin(); level != levels.end(); ++level) {
        const QJsonObject tables = level->toObject();
        for (auto table = tables.begin(); table != tables.end(); ++table) {
            const QJsonObject all = table->toObject();
            for (auto each = all.begin(); each != all.end(); ++each) {
                const QJsonObject told = each->toObject();
                const Count count{told[QStringLiteral("deals")].toInt(), numbers(told[QStringLiteral("won")]),
                                  numbers(told[QStringLiteral("squares")])};
                if (count.deals > 1 && count.won.size() == count.squares.size())
                    counts_.insert(keyOf(level.key(), table.key(), each.key()), count);
            }
        }
    }
}

std::optional<WinRate> Balance::rate(const QString& level, const QString& table, const QString& named,
                                     std::size_t place) const {
    const auto found = counts_.find(keyOf(level, table, named));
    if (found == counts_.end() || place >= found->won.size()) return {};
    const double mean = found->won[place] / found->deals;
    const double spread = std::max(0.0, found->squares[place] / found->deals - mean * mean);
    WinRate result = winRate(mean, spread / (found->deals - 1), found->deals);
    result.level = level;
    return result;
}

std::optional<WinRate> Balance::inOrder(const GameInfo& game, const Setup& setup, std::size_t place) const {
    const QString table = tableOf(game, setup);
    const QString named = nameOf(game, setup);
    for (const Level& level : levels() | std::views::reverse)
        if (const auto known = rate(toQString(level.name), table, named, place);
            known && known->isWithin(kNarrow))
            return known;
    return {};
}

std::optional<Balance::Tip> Balance::tip(const GameInfo& game, const Setup& setup, std::size_t option,
                                         OptionValue value) const {
    Setup usual = setup;
    setUsual(game, usual);
    drawbridge::setOption(usual, option, 0);
    Setup changed = usual;
    drawbridge::setOption(changed, option, value);
    const QString table = tableOf(game, setup);
    const QString before = nameOf(game, usual);
    const QString after = nameOf(game, changed);
    if (before == after) return {};
    for (const Level& level : levels() | std::views::reverse) {
        const auto was = rate(toQString(level.name), table, before);
        const auto is = rate(toQString(level.name), table, after);
        if (!was || !is || !was->isWithin(kNarrow) || !is->isWithin(kNarrow)) continue;
        const double difference = std::abs(is->rate - was->rate);
        if (difference < kWorthTelling || difference < kCertain * std::hypot(was->half(), is->half()))
            return {};
        return Tip{*was, *is};
    }
    return {};
}

QString inHundred(double share) { return QLocale().toString(qRound(100 * share)); }

QString within(const WinRate& rate) {
    return QLocale().toString(std::max(1, static_cast<int>(std::ceil(100 * rate.half() - 1e-9))));
}

QString beginning(const Balance& balance, const GameInfo& game, const Setup& setup) {
    if (setup.seats < 2) return {};
    const auto first = balance.inOrder(game, setup);
    if (!first) return Balance::tr("How much it helps to begin has not been counted with these rules.");
    if (setup.seats == 2)
        //: How fair a game is: %1 and %2 are numbers of games in 100, %2 how far %1 may be off, %3 is the
        //: strength of the bots it was counted with, "Knight"
        return Balance::tr("Whoever begins wins %1 of 100 games (± %2), counted with bots of the level %3.")
            .arg(inHundred(first->rate), within(*first), botName(first->level.toStdString()));
    //: The same for more than two: %4 is how many of 100 everybody would win if beginning did not matter
    return Balance::tr("Whoever begins wins %1 of 100 games (± %2), where %4 would be even; counted with "
                       "bots of the level %3.")
        .arg(inHundred(first->rate), within(*first), botName(first->level.toStdString()),
             inHundred(1.0 / setup.seats));
}

QString fairness(const GameInfo& game, const Setup& setup) {
    const std::optional<QString> own = textFor(game.id()).fairness(setup);
    return own ? *own : beginning(Balance::bundled(), game, setup);
}

QString tips(const Balance& balance, const GameInfo& game, const Setup& setup, std::size_t option) {
    const OptionSpec& spec = game.options()[option];
    const GameText& text = textFor(game.id());
    QStringList told;
    for (std::size_t value = 1; value < spec.values.size(); ++value) {
        const auto known = balance.tip(game, setup, option, static_cast<OptionValue>(value));
        if (!known) continue;
        //: What a house rule does: %1 is its value, "On"; %2 and %3 are numbers of games in 100, %4 is the
        //: strength of the bots it was counted with, "Knight"
        told.append(Balance::tr("“%1”: whoever begins wins %2 of 100 games, otherwise %3 (level %4).")
                        .arg(text.optionValue(spec, static_cast<int>(value)), inHundred(known->changed.rate),
                             inHundred(known->usual.rate), botName(known->changed.level.toStdString())));
    }
    return told.join(QLatin1Char(' '));
}

} // namespace drawbridge
