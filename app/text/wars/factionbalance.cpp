// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/factionbalance.h"

#include "text/wars/warstext.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <utility>

// The resources of a static library are not there before they are asked for; this must be outside of any
// namespace.
static void loadBalance() { Q_INIT_RESOURCE(balance); }

namespace drawbridge {

using namespace wars;

namespace {

std::size_t indexOf(Faction faction) { return static_cast<std::size_t>(faction); }

std::vector<Faction> allFactions() {
    std::vector<Faction> all;
    for (int faction = 0; faction < kFactions; ++faction) all.push_back(static_cast<Faction>(faction));
    return all;
}

/// [rate, low, high]; false if it is something else.
bool read(const QJsonValue& value, WinRate& into) {
    const QJsonArray three = value.toArray();
    if (three.size() != 3) return false;
    into = {three[0].toDouble(), three[1].toDouble(), three[2].toDouble()};
    return 0 <= into.low && into.low <= into.rate && into.rate <= into.high && into.high <= 1;
}

QString number(double share) { return QLocale().toString(qRound(100 * share)); }

} // namespace

const FactionBalance& FactionBalance::bundled() {
    static const FactionBalance balance = [] {
        loadBalance();
        QFile file(QStringLiteral(":/castle-wars/balance.json"));
        return FactionBalance(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }();
    return balance;
}

FactionBalance::FactionBalance(const QByteArray& json) {
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    const QJsonObject overall = root[QStringLiteral("overall")].toObject();
    const QJsonObject pairs = root[QStringLiteral("pairs")].toObject();
    for (const Faction faction : allFactions()) {
        const QString name = toQString(factionName(faction));
        if (!read(overall[name], overall_[indexOf(faction)])) return;
        const QJsonObject row = pairs[name].toObject();
        for (const Faction enemy : allFactions())
            if (!read(row[toQString(factionName(enemy))], pairs_[indexOf(faction)][indexOf(enemy)])) return;
    }
    bot_ = root[QStringLiteral("bot")].toString();
    deals_ = root[QStringLiteral("deals")].toInt();
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

QString FactionBalance::about(Faction faction, Faction enemy) const {
    if (!isKnown()) return {};
    const WarsText text;
    QString html = QStringLiteral("<h3>%1</h3>").arg(tr("Balance"));
    const WinRate all = overall(faction);
    html += QStringLiteral("<p>%1</p>")
                //: How often a faction wins, in per cent
                .arg(tr("Wins %1 % of its games (95 % interval: %2 to %3 %).")
                         .arg(number(all.rate), number(all.low), number(all.high)));
    if (enemy != Faction::None && enemy != faction) {
        const WinRate pair = against(faction, enemy);
        html += QStringLiteral("<p><b>%1</b></p>")
                    //: %1 is the faction of the enemy, the others are in per cent
                    .arg(tr("Against %1: %2 % (%3 to %4 %).")
                             .arg(text.factionName(enemy).toHtmlEscaped(), number(pair.rate),
                                  number(pair.low), number(pair.high)));
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
        const QString named = tr("%1 (%2 %)").arg(text.factionName(other).toHtmlEscaped(), number(rate.rate));
        if (rate.isStrong()) strong.append(named);
        if (rate.isWeak()) weak.prepend(named); // the hardest first
    }
    const QLocale locale;
    if (!strong.isEmpty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Strong against: %1.").arg(locale.createSeparatedList(strong)));
    if (!weak.isEmpty())
        html +=
            QStringLiteral("<p>%1</p>").arg(tr("Weak against: %1.").arg(locale.createSeparatedList(weak)));
    if (strong.isEmpty() && weak.isEmpty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("It could not be shown to be strong or weak against any other faction."));
    return html + source();
}

QString FactionBalance::aboutAll() const {
    if (!isKnown()) return {};
    const WarsText text;
    QString html = QStringLiteral("<h3>%1</h3><table cellpadding=\"2\">").arg(tr("How strong they are"));
    for (const Faction faction : ranking()) {
        const WinRate rate = overall(faction);
        html += QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td><td>%3</td></tr>")
                    .arg(text.factionName(faction).toHtmlEscaped(), tr("%1 %").arg(number(rate.rate)),
                         //: A 95 % interval, in per cent
                         tr("(%1 to %2 %)").arg(number(rate.low), number(rate.high)));
    }
    return html +
           QStringLiteral("</table><p>%1</p>")
               .arg(tr("Games won against all other factions, with the 95 % interval.")) +
           source();
}

QString FactionBalance::source() const {
    return QStringLiteral("<p><small>%1</small></p>")
        .arg(tr("Measured between two bots of equal strength (%1), in %n deal(s) for each pair of factions, "
                "each "
                "played twice; a draw counts as half a win. Between people it may well be otherwise.",
                "", deals_)
                 .arg(bot_.toHtmlEscaped()));
}

} // namespace drawbridge
