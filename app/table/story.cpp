// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/story.h"

#include "table/gametable.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <vector>

namespace drawbridge {

namespace {

constexpr std::size_t kLines = 3;

struct StoryWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Story)
};

/// An event that harmed somebody.
struct Moment {
    std::size_t item;
    Deed deed;
    int turn; ///< running number, setup turns included
};

std::vector<Moment> momentsOf(const GameTable& table) {
    const SeenMatch match = table.seen().open();
    const QStringList names = table.names();
    std::vector<Moment> moments;
    int turn = 0;
    for (std::size_t item = 0; item < match.length(); ++item) {
        if (item > 0 && isSeat(match.turnAt(item - 1)) && match.turnAt(item) != match.turnAt(item - 1))
            ++turn;
        const SeenMove told = match.told(item);
        const Impact impact = told.impact();
        if (impact.harm != Harm::None && !table.text().logLine(told, names).isEmpty())
            moments.push_back({item, impact.deed, turn});
    }
    return moments;
}

} // namespace

QList<StoryLine> storyOf(const GameTable& table) {
    std::vector<Moment> moments = momentsOf(table);
    if (moments.empty()) return {};
    const Moment last = moments.back();
    // At most one per turn, the most severe first; among equals the later, when more was at stake.
    std::ranges::stable_sort(moments, [](const Moment& one, const Moment& other) {
        return one.deed != other.deed ? one.deed > other.deed : one.item > other.item;
    });
    std::vector<Moment> told{last};
    for (const Moment& moment : moments)
        if (told.size() < kLines && std::ranges::count(told, moment.turn, &Moment::turn) == 0)
            told.push_back(moment);
    std::ranges::sort(told, {}, &Moment::item);
    QList<StoryLine> lines;
    for (const Moment& moment : told) {
        const SeenMatch match = table.seen().open();
        const int turn = table.text().turns(match.viewAt(moment.item)) + 1;
        //: At the end of a match, one of the things that decided it: %1 is a turn's number, %2 a sentence
        lines.push_back(
            {StoryWords::tr("Turn %1: %2")
                 .arg(QLocale().toString(turn), table.text().logLine(match.told(moment.item), table.names())),
             static_cast<int>(moment.item) + 1});
    }
    return lines;
}

} // namespace drawbridge
