// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/bookpage.h"

#include "match/setup.h"
#include "text/balance.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/oneline.h"
#include "text/tablerow.h"
#include "text/wordbook.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <string_view>

namespace drawbridge {

namespace {

struct FairPageWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::FairPage)
};

/// A setup with its title.
struct Way {
    Setup setup;
    QString name;
};

/// By the usual rules, each variant by itself, and each set of house rules.
std::vector<Way> waysToPlay(const GameInfo& game, int seats) {
    const GameText& text = textFor(game.id());
    Setup usual;
    usual.seats = seats;
    usual.options.resize(game.options().size());
    //: A way to play a game
    std::vector<Way> ways{{usual, FairPageWords::tr("the usual rules")}};
    for (std::size_t option = 0; option < game.options().size(); ++option) {
        const OptionSpec& spec = game.options()[option];
        if (spec.role != OptionRole::Variant) continue;
        for (std::size_t value = 1; value < spec.values.size(); ++value) {
            Setup setup = usual;
            setOption(setup, option, static_cast<OptionValue>(value));
            if (game.check(setup) && !choices(game, setup).empty())
                ways.push_back({setup, isSwitch(spec) ? text.optionName(spec)
                                                      : text.optionValue(spec, static_cast<int>(value))});
        }
    }
    for (const RulePreset& preset : text.presets()) {
        Setup setup = usual;
        usePreset(game, preset, setup);
        ways.push_back({setup, text.presetName(preset)});
    }
    return ways;
}

/// The win rates by turn order.
struct Shares {
    QString way; ///< "2: the usual rules"
    QStringList inOrder;
    QString within; ///< "± 1"
    QString level;
};

std::vector<Shares> sharesOf(const Balance& balance, const GameInfo& game, int seats) {
    std::vector<Shares> all;
    for (const Way& way : waysToPlay(game, seats)) {
        const auto first = balance.inOrder(game, way.setup);
        if (!first) continue;
        Shares shares;
        //: A row of a table: %1 is how many play, %2 a way to play the game
        shares.way = FairPageWords::tr("%1: %2").arg(QLocale().toString(seats), way.name);
        for (std::size_t place = 0; place < static_cast<std::size_t>(seats); ++place)
            if (const auto rate = balance.inOrder(game, way.setup, place))
                shares.inOrder.append(inHundred(rate->rate));
        //: How far the numbers of a row may be off; %1 is a number
        shares.within = FairPageWords::tr("± %1").arg(within(*first));
        shares.level = botName(first->level.toStdString());
        all.push_back(std::move(shares));
    }
    return all;
}

QString cell(const QString& words) { return QStringLiteral("<td>%1</td>").arg(words.toHtmlEscaped()); }
QString numberCell(const QString& words) {
    return QStringLiteral("<td align=\"right\">%1</td>").arg(words.toHtmlEscaped());
}

QString orderTable(const Balance& balance, const GameInfo& game) {
    QString rows;
    for (int seats = std::max(2, game.minSeats()); seats <= game.maxSeats(); ++seats)
        for (const Shares& shares : sharesOf(balance, game, seats)) {
            QStringList row{cell(shares.way)};
            for (int place = 0; place < game.maxSeats(); ++place)
                row << numberCell(shares.inOrder.value(place));
            rows += tableRow(row << numberCell(shares.within) << cell(shares.level));
        }
    if (rows.isEmpty()) return {};
    //: Above the rows of a table: how many play and how
    QStringList head{cell(FairPageWords::tr("Players"))};
    for (int place = 1; place <= game.maxSeats(); ++place)
        //: Above a column of numbers: what who is the first, the second … to have a turn wins; %1 is a number
        head << numberCell(FairPageWords::tr("%1.").arg(QLocale().toString(place)));
    head << numberCell({});
    //: Above a column: the strength of the bots that have played
    head << cell(FairPageWords::tr("Level"));
    return tableOf(tableRow(head) + rows, QStringLiteral("cellpadding=\"3\""));
}

/// The same in lines, for paper, which has no tables.
QString orderLines(const Balance& balance, const GameInfo& game) {
    QString html;
    for (int seats = std::max(2, game.minSeats()); seats <= game.maxSeats(); ++seats) {
        QStringList lines;
        for (const Shares& shares : sharesOf(balance, game, seats))
            //: %1 is how many play and how, %2 are numbers, %3 is how far they may be off, %4 the strength of
            //: the bots that have played
            lines.append(FairPageWords::tr("%1: %2 (%3, %4)")
                             .arg(shares.way, inOneLine(shares.inOrder), shares.within, shares.level)
                             .toHtmlEscaped());
        if (!lines.isEmpty()) html += paragraph(lines.join(QStringLiteral("<br>")));
    }
    return html;
}

/// The house rules that help or hinder the first player, each by itself.
QString tippingRules(const Balance& balance, const GameInfo& game) {
    const GameText& text = textFor(game.id());
    QString told;
    for (int seats = std::max(2, game.minSeats()); seats <= game.maxSeats(); ++seats) {
        const std::vector<Way> ways = waysToPlay(game, seats);
        for (std::size_t option = 0; option < game.options().size(); ++option) {
            if (game.options()[option].role != OptionRole::HouseRule) continue;
            // If it applies in the printed game, it is tested in that.
            const auto way =
                std::ranges::find_if(ways, [&](const Way& each) { return game.applies(each.setup, option); });
            if (way == ways.end()) continue;
            const QString says = tips(balance, game, way->setup, option);
            if (says.isEmpty()) continue;
            //: A house rule, and %2 for how many players it is told of
            told += QStringLiteral("<p><b>%1</b><br>%2</p>")
                        .arg(FairPageWords::tr("%1 (for %2)")
                                 .arg(text.optionName(game.options()[option]), QLocale().toString(seats))
                                 .toHtmlEscaped(),
                             says.toHtmlEscaped());
        }
    }
    return told;
}

} // namespace

QString fairPage(const Balance& balance, const GameInfo& game, int headingLevel, bool onPaper) {
    const auto prose = [](std::string_view about) {
        return paragraph(WordBook::forGame({}).text({"fair", about}).toHtmlEscaped());
    };
    QString html = prose("counted") + prose("people");
    //: A heading above how often whoever begins wins
    html += headingOf(headingLevel, FairPageWords::tr("Who begins")) + prose("order") +
            (onPaper ? orderLines(balance, game) : orderTable(balance, game));
    if (const QString rules = tippingRules(balance, game); !rules.isEmpty())
        //: A heading
        html += headingOf(headingLevel, FairPageWords::tr("House rules that tip the game")) + prose("rules") +
                rules;
    return html + textFor(game.id()).furtherFairness(balance, headingLevel, onPaper);
}

} // namespace drawbridge
