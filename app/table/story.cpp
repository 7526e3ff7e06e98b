// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/story.h"

#include "table/weight.h"

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

struct Harm {
    std::size_t item;
    int heaviness;
    int turn; ///< tells one turn from another, those of the setup too
};

std::vector<Harm> harmsOf(const Session& session) {
    const Match& match = session.match();
    const QStringList names = session.names();
    std::vector<Harm> harms;
    int turn = 0;
    for (std::size_t item = 0; item < match.history().size(); ++item) {
        if (item > 0 && isSeat(match.history()[item - 1].turn) &&
            match.history()[item].turn != match.history()[item - 1].turn)
            ++turn;
        const SeenMove told = match.told(item, kNobody);
        const int heaviness = heavinessOf(told);
        if (heaviness > 0 && !session.text().logLine(told, names).isEmpty())
            harms.push_back({item, heaviness, turn});
    }
    return harms;
}

} // namespace

std::vector<StoryLine> storyOf(const Session& session) {
    std::vector<Harm> harms = harmsOf(session);
    if (harms.empty()) return {};
    const Harm last = harms.back();
    // Of each turn the heaviest; of equal ones the later, when more was at stake.
    std::ranges::stable_sort(harms, [](const Harm& one, const Harm& other) {
        return one.heaviness != other.heaviness ? one.heaviness > other.heaviness : one.item > other.item;
    });
    std::vector<Harm> told{last};
    for (const Harm& harm : harms)
        if (told.size() < kLines && std::ranges::count(told, harm.turn, &Harm::turn) == 0)
            told.push_back(harm);
    std::ranges::sort(told, {}, &Harm::item);
    std::vector<StoryLine> lines;
    for (const Harm& harm : told) {
        const Match& match = session.match();
        const int turn = session.text().turns(match.viewAt(harm.item, kNobody)) + 1;
        //: At the end of a match, one of the things that decided it: %1 is a turn's number, %2 a sentence
        lines.push_back({StoryWords::tr("Turn %1: %2")
                             .arg(QLocale().toString(turn),
                                  session.text().logLine(match.told(harm.item, kNobody), session.names())),
                         harm.item});
    }
    return lines;
}

} // namespace drawbridge
