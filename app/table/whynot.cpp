// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/whynot.h"

#include "table/pictures.h"
#include "table/speech.h"

#include <QLocale>
#include <algorithm>

namespace drawbridge {

namespace {

/// The places where a drop would be a move, legal or not: in owned piles first, since others take discards.
std::vector<TablePlace> allGoals(const SeenMatch& match, const ViewIndex& viewIndex, const Piece& piece) {
    std::vector<TablePlace> goals;
    for (const bool owned : {true, false})
        for (const PileInfo& pile : viewIndex.piles()) {
            if (isSeat(pile.owner) != owned) continue;
            // Places of a grid, stacks and heaps as a whole; a row both, as it takes pieces at its end.
            const int first = pile.kind == PileKind::Grid ? 0 : -1;
            for (int place = first; place < std::max(pile.places, first + 1); ++place)
                if (match.means(viewIndex.gestureTo(piece, {pile.id, place})))
                    goals.push_back({pile.id, place});
        }
    return goals;
}

/// The rule that keeps a piece from going anywhere. If it differs by place: a conflict with another piece is
/// more informative than the purpose of a place, and that more than a place being taken.
std::optional<WhyNot> whyNowhere(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece) {
    const std::vector<TablePlace> goals = allGoals(table.seen(), viewIndex, piece);
    const auto telling = [&](TablePlace goal) {
        const Verdict verdict = table.seen().refusal(viewIndex.gestureTo(piece, goal));
        if (verdict) return 0;
        if (table.text().clash(verdict) != kHidden) return 3;
        return viewIndex.pieceAt(goal.pile, goal.place) == nullptr ? 2 : 1;
    };
    const auto goal = std::ranges::max_element(goals, {}, telling); // the first of equal rank
    auto why = goal != goals.end() ? whyNotThere(table, viewIndex, piece, *goal) : std::nullopt;
    if (why) why->faces = why->faces.mid(0, 1); // only the piece: nobody has tried just that place
    return why;
}

} // namespace

WhyNot whyIllegal(const GameTable& table, const Verdict& verdict) {
    return {table.text().sentence(table.seen().setup(), verdict), toQString(verdict.clause().id())};
}

WhyNot whyNobodyMoves(const GameTable& table, const View& view) {
    const SeenMatch match = table.seen();
    if (match.isOver()) return {WhyNot::tr("The game is over."), toQString(match.open().known().ending.id())};
    if (!isSeat(view.decider)) return {};
    // In a puzzle's question or a replay the viewer may be the decider.
    if (view.decider == view.viewer)
        return {WhyNot::tr("You only look on here: nothing is moved by hand."), QString()};
    const QString who = seatName(table.names(), view.decider);
    return {view.decider == view.turn ? WhyNot::tr("It is %1's turn.").arg(who)
                                      //: Somebody else has to decide something, in whosever turn.
                                      : WhyNot::tr("%1 must decide something first.").arg(who),
            toQString(match.notAsked().id())};
}

std::optional<WhyNot> whyNotTaken(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                                  const QString& spoken) {
    const PileInfo& pile = viewIndex.pileOf(piece);
    if (pile.kind == PileKind::Hand && isSeat(pile.owner) && pile.owner != viewIndex.view().viewer)
        //: Said of a card or tile in somebody else's hand: %1 is its owner, %2 what to do now.
        return WhyNot{WhyNot::tr("That is %1's. %2").arg(seatName(table.names(), pile.owner), taskOf(table))};
    if (!allGoals(table.seen(), viewIndex, piece).empty()) return {};
    return whyIdle(table, viewIndex, piece, spoken);
}

WhyNot whyIdle(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
               const QString& spoken) {
    if (const auto why = whyNowhere(table, viewIndex, piece)) return *why;
    //: %1 is a card or tile and where it lies, %2 what to do now.
    return {WhyNot::tr("There is nothing to do with this now: %1. %2").arg(spoken, taskOf(table))};
}

std::optional<WhyNot> whyNotThere(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                                  TablePlace place) {
    const Verdict verdict = table.seen().refusal(viewIndex.gestureTo(piece, place));
    if (verdict) return {};
    WhyNot why = whyIllegal(table, verdict);
    const auto show = [&](Face face, std::uint8_t look) {
        if (face != kHidden) why.faces << facePath(table.seen(), face, look);
    };
    const Piece* there = viewIndex.pieceAt(place.pile, place.place);
    show(piece.face, piece.look);
    if (const Face other = table.text().clash(verdict); other != kHidden)
        show(other, 0);
    else if (there != nullptr && there != &piece && !why.faces.isEmpty())
        show(there->face, there->look);
    return why;
}

WhyNot whySenseless(const GameTable& table, const ViewIndex& viewIndex, const Piece& piece,
                    const std::vector<TablePlace>& targets) {
    QStringList goals;
    for (const TablePlace& target : targets) {
        const QString name =
            table.text().pileNameFor(*viewIndex.pileOf(target.pile), table.names(), viewIndex.view().viewer);
        if (!goals.contains(name)) goals.append(name);
    }
    if (!goals.isEmpty())
        //: A refusal. %1 is a list of the piles where the piece may be put now.
        return {WhyNot::tr("It cannot go there. You can put it here: %1.")
                    .arg(QLocale().createSeparatedList(goals))};
    if (const auto why = whyNowhere(table, viewIndex, piece)) return *why;
    //: A refusal. %1 is what to do now.
    return {WhyNot::tr("It cannot go there. %1").arg(taskOf(table))};
}

} // namespace drawbridge
