// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/factionbalance.h"

#include "bots/bot.h"
#include "text/tablerow.h"
#include "text/wars/warstext.h"

#include <QLocale>

#include <algorithm>
#include <ranges>
#include <utility>

namespace drawbridge {

using namespace wars;

namespace {

constexpr double kNarrow = 0.05; // half-width up to which a rate is shown

std::size_t indexOf(Faction faction) { return static_cast<std::size_t>(faction); }

std::vector<Faction> allFactions() {
    std::vector<Faction> all;
    for (int faction = 0; faction < kFactions; ++faction) all.push_back(static_cast<Faction>(faction));
    return all;
}

/// The rate of the other side.
WinRate reversed(const WinRate& rate) {
    return {1 - rate.rate, 1 - rate.high, 1 - rate.low, rate.level, rate.deals};
}

/// The mean of independently measured rates; its deals are those of the least measured one.
WinRate meanOf(const std::vector<WinRate>& rates) {
    const auto count = static_cast<double>(rates.size());
    double mean = 0;
    double variance = 0;
    int deals = rates.front().deals;
    for (const WinRate& each : rates) {
        const double deviation = each.half() / kNormal95;
        mean += each.rate / count;
        variance += deviation * deviation / (count * count);
        deals = std::min(deals, each.deals);
    }
    // With all deals together, though each counts for one of the rates only.
    WinRate result = winRate(mean, variance, deals * static_cast<int>(rates.size()));
    result.deals = deals;
    result.level = rates.front().level;
    return result;
}

} // namespace

FactionBalance::FactionBalance(const Balance& balance, bool isEpic)
    : isEpic_(isEpic) {
    const QString table =
        isEpic ? QStringLiteral("castle-wars epic") : QStringLiteral("castle-wars standard");
    const auto isNarrow = [](const WinRate& rate) { return rate.isWithin(kNarrow); };
    bool isOverallKnown = false;
    for (const Level& level : levels() | std::views::reverse) {
        const auto rates = ratesOf(balance, toQString(level.name), table);
        if (!rates) continue;
        std::array<WinRate, kFactions> all{};
        bool arePairsNarrow = true;
        for (const Faction faction : allFactions()) {
            std::vector<WinRate> others;
            for (const Faction enemy : allFactions())
                if (enemy != faction) others.push_back((*rates)[indexOf(faction)][indexOf(enemy)]);
            all[indexOf(faction)] = meanOf(others);
            arePairsNarrow = arePairsNarrow && std::ranges::all_of(others, isNarrow);
        }
        if (!isOverallKnown && std::ranges::all_of(all, isNarrow)) {
            overall_ = all;
            isOverallKnown = true;
        }
        if (!arePairsNarrow) continue;
        pairs_ = *rates;
        isKnown_ = true;
        break;
    }
}

std::optional<FactionBalance::Rates> FactionBalance::ratesOf(const Balance& balance, const QString& level,
                                                             const QString& table) {
    Rates rates{};
    for (const Faction first : allFactions())
        for (const Faction second : allFactions()) {
            if (second <= first) continue;
            const auto known = balance.rate(level, table,
                                            toQString(factionName(first)) + QLatin1Char(' ') +
                                                toQString(factionName(second)));
            if (!known) return {};
            rates[indexOf(first)][indexOf(second)] = *known;
            rates[indexOf(second)][indexOf(first)] = reversed(*known);
        }
    return rates;
}

WinRate FactionBalance::overall(Faction faction) const { return overall_[indexOf(faction)]; }

WinRate FactionBalance::against(Faction faction, Faction enemy) const {
    return pairs_[indexOf(faction)][indexOf(enemy)];
}

std::vector<Faction> FactionBalance::ranking() const {
    std::vector<Faction> all = allFactions();
    std::ranges::sort(all, {},
                      [this](Faction faction) { return std::pair(-overall(faction).rate, faction); });
    return all;
}

QString FactionBalance::sentence(Faction faction, Faction enemy) const {
    if (faction == enemy) return {};
    if (!isKnown()) return tr("How the factions fare against each other has not been counted.");
    const WarsText text;
    if (faction == Faction::None || enemy == Faction::None) {
        const Faction one = faction == Faction::None ? enemy : faction;
        //: How strong a faction is: %1 is its name, %2 a number of games, %3 how far that may be off, %4 the
        //: strength of the bots it was counted with, "Knight"
        return tr("Wins in 100 games against all factions: %1 %2 (± %3), counted with bots of the level %4.")
            .arg(text.factionName(one), inHundred(overall(one).rate), within(overall(one)),
                 botName(overall(one).level.toStdString()));
    }
    const WinRate pair = against(faction, enemy);
    //: Two factions that are to meet: %1 and %3 are their names, %2 and %4 numbers of games, %5 how far those
    //: may be off, %6 the strength of the bots they were counted with, "Knight"
    return tr("Wins in 100 games: %1 %2, %3 %4 (± %5), counted with bots of the level %6.")
        .arg(text.factionName(faction), inHundred(pair.rate), text.factionName(enemy),
             QLocale().toString(100 - qRound(100 * pair.rate)), within(pair),
             botName(pair.level.toStdString()));
}

QString FactionBalance::about(Faction faction, Faction enemy) const {
    if (!isKnown()) return {};
    const WarsText text;
    QString html = headingOf(3, tr("Balance"));
    const auto tell = [&html](const QString& words) { html += paragraph(words); };
    const WinRate all = overall(faction);
    //: How often a faction wins, in per cent
    tell(tr("Wins %1 % of its games (95 % interval: %2 to %3 %).")
             .arg(inHundred(all.rate), inHundred(all.low), inHundred(all.high)));
    if (enemy != Faction::None && enemy != faction) {
        const WinRate pair = against(faction, enemy);
        //: %1 is the faction of the enemy, the others are in per cent
        tell(QStringLiteral("<b>%1</b>")
                 .arg(tr("Against %1: %2 % (%3 to %4 %).")
                          .arg(text.factionName(enemy).toHtmlEscaped(), inHundred(pair.rate),
                               inHundred(pair.low), inHundred(pair.high))));
    }

    std::vector<Faction> others = allFactions();
    std::erase(others, faction);
    std::ranges::sort(others, {},
                      [&](Faction other) { return std::pair(-against(faction, other).rate, other); });
    QStringList strong;
    QStringList weak;
    for (const Faction other : others) {
        const WinRate rate = against(faction, other);
        //: A faction and how often one wins against it, in per cent
        const QString named =
            tr("%1 (%2 %)").arg(text.factionName(other).toHtmlEscaped(), inHundred(rate.rate));
        if (rate.isStrong()) strong.append(named);
        if (rate.isWeak()) weak.prepend(named); // the hardest opponent first
    }
    const QLocale locale;
    if (!strong.isEmpty()) tell(tr("Strong against: %1.").arg(locale.createSeparatedList(strong)));
    if (!weak.isEmpty()) tell(tr("Weak against: %1.").arg(locale.createSeparatedList(weak)));
    if (strong.isEmpty() && weak.isEmpty())
        tell(tr("It could not be shown to be strong or weak against any other faction."));
    return html + source();
}

QString FactionBalance::aboutAll(int headingLevel, bool onPaper) const {
    if (!isKnown()) return {};
    const WarsText text;
    QString rows;
    QStringList lines;
    for (const Faction faction : ranking()) {
        const WinRate rate = overall(faction);
        const QString name = text.factionName(faction).toHtmlEscaped();
        const QString wins = tr("%1 %").arg(inHundred(rate.rate));
        //: A 95 % interval, in per cent
        const QString interval = tr("(%1 to %2 %)").arg(inHundred(rate.low), inHundred(rate.high));
        rows += tableRow({QStringLiteral("<td>%1</td>").arg(name),
                          QStringLiteral("<td align=\"right\">%1</td>").arg(wins),
                          QStringLiteral("<td>%1</td>").arg(interval)});
        //: A faction, how often it wins, and the interval: "Undead: 42 % (42 to 43 %)"
        lines.append(tr("%1: %2 %3").arg(name, wins, interval));
    }
    const QString title =
        isEpic_ ? tr("How strong the factions are in the Epic game") : tr("How strong the factions are");
    return headingOf(headingLevel, title) +
           (onPaper ? paragraph(lines.join(QStringLiteral("<br>")))
                    : tableOf(rows, QStringLiteral("cellpadding=\"2\""))) +
           paragraph(tr("Games won against all other factions, with the 95 % interval.")) + source();
}

QString FactionBalance::source() const {
    const QString all = overall_.front().level;
    const WinRate& pair = pairs_[0][1];
    const QString counted =
        (all == pair.level)
            //: How something was counted: %n is of how many deals, %1 the strength of the bots, "Knight"
            ? tr("Counted between two bots of the level %1, in %n deal(s) or more for each pair of factions, "
                 "each played twice.",
                 "", overall_.front().deals)
                  .arg(botName(all.toStdString()))
            //: The same where two levels were counted: %1 and %2, "Knight" and "Squire"
            : tr("Counted between two bots of equal strength: all factions taken together at the level %1, "
                 "two against each other at the level %2, in %n deal(s) or more for each pair, each played "
                 "twice.",
                 "", overall_.front().deals)
                  .arg(botName(all.toStdString()), botName(pair.level.toStdString()));
    return QStringLiteral("<p><small>%1 %2</small></p>")
        .arg(counted.toHtmlEscaped(),
             tr("A draw counts as half a win. Between people it may well be otherwise.").toHtmlEscaped());
}

} // namespace drawbridge
