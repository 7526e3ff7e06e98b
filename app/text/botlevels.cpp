// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/botlevels.h"

#include "text/gametext.h"
#include "text/languagefile.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

namespace drawbridge {

namespace {

struct BotLevelsWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::BotLevels)
};

const QJsonObject& measured() {
    static const QJsonObject all = sharedFile(QStringLiteral("levels.json"));
    return all;
}

/// A complete sentence for each level, as names may need inflection; empty if there is none.
QString recordSentence(std::string_view level, int played) {
    //: In all of these: %n is how many matches have been played, %1 how many of them the reader has won
    if (level == "page") return BotLevelsWords::tr("You have won %1 of %n against Pages.", nullptr, played);
    if (level == "squire")
        return BotLevelsWords::tr("You have won %1 of %n against Squires.", nullptr, played);
    if (level == "knight")
        return BotLevelsWords::tr("You have won %1 of %n against Knights.", nullptr, played);
    if (level == "monarch")
        return BotLevelsWords::tr("You have won %1 of %n against Monarchs.", nullptr, played);
    return {};
}

} // namespace

QString measuredStrength(std::string_view game, std::string_view level, int seats) {
    const QJsonObject tables = measured()[toQString(game)].toObject()[toQString(level)].toObject();
    if (!tables.contains(QString::number(seats))) seats = 2;
    const QJsonObject one = tables[QString::number(seats)].toObject();
    const QJsonArray rate = one[QStringLiteral("rate")].toArray();
    if (rate.size() != 3) return {};
    const auto ofHundred = [](const QJsonArray& share) { return qRound(100 * share[0].toDouble()); };
    const QLocale locale;
    const QString rival = botName(one[QStringLiteral("against")].toString().toStdString());
    const QString won = locale.toString(ofHundred(rate));
    QString sentence =
        seats == 2
            //: How strong a bot is: %1 is another level, "Squire", %2 a number
            ? BotLevelsWords::tr("Against %1 it wins %2 of 100 games.").arg(rival, won)
            //: How strong a bot is: %n is how many play, %1 the level of all others, "Squire", %2 a number
            : BotLevelsWords::tr("With %n at the table, all others of the level %1, it wins %2 of 100 games.",
                                 nullptr, seats)
                  .arg(rival, won);
    const QJsonArray open = one[QStringLiteral("open")].toObject()[QStringLiteral("rate")].toArray();
    if (open.isEmpty()) return sentence;
    //: Follows the sentence on how many of 100 games a bot wins; %1 is a number
    const QString more = BotLevelsWords::tr("One that saw all cards would win %1.");
    //: Follows the sentence on how many of 100 games a bot wins
    const QString noMore = BotLevelsWords::tr("One that saw all cards would win no more.");
    return sentence + QLatin1Char(' ') +
           (ofHundred(open) > ofHundred(rate) ? more.arg(locale.toString(ofHundred(open))) : noMore);
}

QString ownRecord(std::string_view level, int won, int played) {
    const QString sentence = played > 0 ? recordSentence(level, played) : QString();
    return sentence.isEmpty() ? sentence : sentence.arg(QLocale().toString(won));
}

} // namespace drawbridge
