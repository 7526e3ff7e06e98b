// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/seriestext.h"

#include "text/oneline.h"

#include <QCoreApplication>
#include <QLocale>

namespace drawbridge {

namespace {

struct SeriesTextWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::SeriesText)
};

} // namespace

QString seriesLine(const QStringList& names, const std::vector<int>& wins, int first) {
    if (first <= 0) return {};
    const QLocale locale;
    QStringList scores;
    for (std::size_t seat = 0; seat < wins.size() && static_cast<qsizetype>(seat) < names.size(); ++seat)
        //: Of a series of matches: %1 is a player, %2 how many matches they have won
        scores << SeriesTextWords::tr("%1 %2")
                      .arg(names[static_cast<qsizetype>(seat)], locale.toString(wins[seat]))
                      .replace(u' ', QChar::Nbsp); // keep together on a line
    //: How a series of matches stands: %1 is how many wins decide it, %2 is "Anna 1 · Baldwin 0"
    return SeriesTextWords::tr("First to %1: %2").arg(locale.toString(first), inOneLine(scores));
}

QString seriesLineInBrief(const std::vector<int>& wins, int first) {
    if (first <= 0) return {};
    const QLocale locale;
    //: A series of matches: %1 is how many wins decide it
    if (wins.size() != 2) return SeriesTextWords::tr("First to %1").arg(locale.toString(first));
    //: A series of matches in few words: %1 is how many wins decide it, %2 and %3 how many each of two
    //: players has
    return SeriesTextWords::tr("First to %1: %2 : %3")
        .arg(locale.toString(first), locale.toString(wins[0]), locale.toString(wins[1]));
}

QString seriesWord(int first) {
    //: A series of matches, among other things that have been chosen: %1 is how many wins decide it
    return first > 0 ? SeriesTextWords::tr("first to %1").arg(QLocale().toString(first)) : QString();
}

} // namespace drawbridge
