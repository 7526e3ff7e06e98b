// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/lookbackwords.h"

#include "match/gamestate.h"
#include "text/gametext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

struct LookBackWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::LookBack)
};

constexpr std::size_t kTurningPoints = 3;
constexpr double kFar = 0.1;

double chanceOf(const LookedAt& looked, Seat seat, bool isOpen) {
    return (isOpen ? looked.openChances : looked.chances)[seat];
}

/// The chance at the next moment, or the result at the end.
double chanceAfter(const Match& match, const std::vector<LookedAt>& looked, std::size_t moment, Seat seat,
                   bool isOpen) {
    if (moment + 1 < looked.size()) return chanceOf(looked[moment + 1], seat, isOpen);
    return match.state().score(seat);
}

/// A move in words, whether made or not, as known to whoever decided.
QString wordsOf(const Match& match, std::size_t item, Move move) {
    const Seat decider = match.history()[item].decider;
    const Seat seat = isSeat(decider) ? decider : kNobody; // chance events are public
    const GameState& before = match.stateAt(item);
    const GameText& text = textFor(match.game().id());
    const QStringList names = namesOf(match.players());
    QString line = text.logLine(seenMove(before, move, seat), names);
    if (line.isEmpty()) line = text.choice(seenOf(before, seat), move, names);
    return line;
}

int turnOf(const Match& match, std::size_t item) {
    return textFor(match.game().id()).turns(match.viewAt(item, kNobody)) + 1;
}

/// The cost of a decision, and the better move.
QString judgement(const Match& match, const LookedAt& looked) {
    const Appraisal& made = *looked.made;
    if (made.cost <= 0) return LookBackWords::tr("Nothing was clearly better.");
    //: Of a decision: %1 is by how much the chance of winning sank, "14 %"; %2 a sentence that says what
    //: should have been done
    const QString better = LookBackWords::tr("−%1: better was: %2")
                               .arg(inPerCent(made.cost), wordsOf(match, looked.item, made.better));
    const QString reason = textFor(match.game().id()).aim(made.aim);
    return reason.isEmpty() ? better : better + '\n' + reason;
}

/// The item with the largest impact in a range; the first if none has any.
std::size_t heaviest(const Match& match, std::size_t from, std::size_t until) {
    std::size_t found = from;
    Deed most = Deed::None;
    for (std::size_t item = from; item < until; ++item) {
        const Impact impact = match.told(item, kNobody).impact();
        if (impact.harm == Harm::None || impact.deed <= most) continue;
        most = impact.deed;
        found = item;
    }
    return found;
}

} // namespace

QString inPerCent(double chance) {
    //: A share: %1 is a number
    return LookBackWords::tr("%1 %").arg(QLocale().toString(static_cast<int>(std::lround(100 * chance))));
}

std::vector<std::size_t> turningPoints(const Match& match, const std::vector<LookedAt>& looked, Seat seat,
                                       bool isOpen) {
    if (looked.empty()) return {};
    const auto leap = [&](std::size_t moment) {
        return std::abs(chanceAfter(match, looked, moment, seat, isOpen) -
                        chanceOf(looked[moment], seat, isOpen));
    };
    std::vector<std::size_t> points;
    const std::size_t known = looked.size() == momentsOf(match).size() ? looked.size() : looked.size() - 1;
    for (std::size_t moment = 0; moment < known; ++moment)
        if (leap(moment) >= kFar) points.push_back(moment);
    std::ranges::stable_sort(points, std::ranges::greater(), leap);
    points.resize(std::min(points.size(), kTurningPoints));
    std::ranges::sort(points);
    return points;
}

std::vector<LookBackLine> linesOf(const Match& match, const std::vector<LookedAt>& looked, Seat seat,
                                  bool isOpen) {
    const std::vector<std::size_t> turning = turningPoints(match, looked, seat, isOpen);
    std::vector<LookBackLine> lines;
    for (std::size_t moment = 0; moment < looked.size(); ++moment) {
        const LookedAt& at = looked[moment];
        LookBackLine line{at.item, {}, std::ranges::count(turning, moment) > 0, at.made && at.made->cost > 0};
        if (line.isTurningPoint && !at.made)
            line.item =
                heaviest(match, at.item,
                         moment + 1 < looked.size() ? looked[moment + 1].item : match.history().size());
        const HistoryItem& happened = match.history()[line.item];
        const QString chance = inPerCent(chanceOf(at, seat, isOpen));
        //: In a list of the moments of a match: %1 is a turn's number, %2 somebody's chance then ("54 %"), %3
        //: a sentence on what was done
        line.text = LookBackWords::tr("Turn %1, %2: %3")
                        .arg(QLocale().toString(turnOf(match, line.item)), chance,
                             wordsOf(match, line.item, happened.move));
        if (at.made) {
            line.better = at.made->better;
            line.judgement = judgement(match, at);
            line.text += '\n' + line.judgement;
        }
        if (line.isTurningPoint)
            //: The moment at which a match turned: %1 and %2 are somebody's chance before and after, "54 %"
            line.text += '\n' + LookBackWords::tr("Turning point: from %1 to %2.")
                                    .arg(chance, inPerCent(chanceAfter(match, looked, moment, seat, isOpen)));
        lines.push_back(std::move(line));
    }
    return lines;
}

Figures chancesOf(const Match& match, const std::vector<LookedAt>& looked, bool isOpen) {
    Figures figures{isOpen ? LookBackWords::tr("Chances of winning, with all cards open")
                           : LookBackWords::tr("Chances of winning, each with what that player could know"),
                    //: Heads the numbers of the turns
                    QStringList{LookBackWords::tr("Turn")} + namesOf(match.players()),
                    {}};
    int last = -1;
    for (const LookedAt& at : looked) {
        const int turn = turnOf(match, at.item);
        if (std::exchange(last, turn) == turn) continue; // one label per turn
        //: A turn of a match by its number
        QStringList row{LookBackWords::tr("Turn %1").arg(QLocale().toString(turn))};
        for (Seat seat = 0; seat < match.players().size(); ++seat)
            row << inPerCent(chanceOf(at, seat, isOpen));
        figures.rows.push_back(std::move(row));
    }
    return figures;
}

} // namespace drawbridge
