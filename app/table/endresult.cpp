// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/endresult.h"

#include "table/gametable.h"
#include "table/pictures.h"
#include "table/viewindex.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <vector>

namespace drawbridge {

namespace {

struct EndResultWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::EndResult)
};

/// What the seat holds in the game's words; without them how much of its castles is built.
QString holdingsOf(const GameTable& table, const ViewIndex& shown, Seat seat) {
    const GameText& text = table.text();
    if (const QString standing = text.standing(shown.view(), seat, table.names()); !standing.isEmpty())
        return standing;
    if (text.isOut(shown.view(), seat)) return EndResultWords::tr("out of the game");
    int places = 0;
    for (const PileInfo& pile : shown.piles())
        if (pile.owner == seat && hasPlaces(pile.kind)) places += pile.places;
    if (places == 0) return {};
    const auto built = std::ranges::count_if(shown.pieces(), [&](const Piece& piece) {
        return shown.pileOf(piece).owner == seat && hasPlaces(shown.pileOf(piece).kind);
    });
    //: Beside a player's name: how many tiles their castles hold, of how many.
    return EndResultWords::tr("%1 of %2 built").arg(QLocale().toString(built), QLocale().toString(places));
}

QString standingOf(const GameTable& table, const ViewIndex& shown, const Seen& seen, Seat seat) {
    const QString holdings = holdingsOf(table, shown, seat);
    //: Under the name of a player who wins because another does: %1 is what he or she has
    return table.text().winsAlong(seen, seat) ? EndResultWords::tr("wins along · %1").arg(holdings)
                                              : holdings;
}

QList<EndSeat> seatsOf(const GameTable& table, const ViewIndex& shown, const Seen& seen) {
    const GameText& text = table.text();
    const Tally tally = table.seen().tally();
    const std::vector<Seat> winners = text.winners(seen);
    std::vector<Seat> order;
    for (Seat seat = 0; seat < tally.seats.size(); ++seat) order.push_back(seat);
    std::ranges::stable_sort(order, {}, [&](Seat seat) { return tally.seats[seat].rank; });
    QList<EndSeat> rows;
    for (const Seat seat : order) {
        const std::optional<HiddenCount> counted = text.hiddenCount(seen, seat);
        const int rank = tally.seats[seat].rank;
        rows.append({.seat = seatNumber(seat),
                     .rank = rank,
                     //: Before a player's name at the end: %1 is a rank
                     .rankText = EndResultWords::tr("%1.").arg(QLocale().toString(rank)),
                     .name = seatName(table.names(), seat),
                     .shield = shieldPath(table.seen(), shown.view(), seat),
                     .winner = std::ranges::count(winners, seat) > 0,
                     .standing = standingOf(table, shown, seen, seat),
                     .open = counted ? counted->open : -1,
                     .hidden = counted ? counted->hidden : -1});
    }
    return rows;
}

/// The number of turns begun: the last one is usually not finished.
int turnsOf(const GameTable& table) {
    const SeenMatch match = table.seen();
    const int finished = table.text().turns(match.open().viewAt(match.length()));
    if (match.length() == 0 || !isSeat(match.turnAt(match.length() - 1))) return finished;
    return std::max(finished, table.text().turns(match.open().viewAt(match.length() - 1)) + 1);
}

QStringList factsOf(const GameTable& table) {
    const SeenMatch match = table.seen();
    //: How long a match has lasted
    QStringList facts{EndResultWords::tr("%n turn(s)", nullptr, turnsOf(table)),
                      //: What all players together have made in a match
                      EndResultWords::tr("%n move(s)", nullptr, match.decisions())};
    if (const auto seconds = static_cast<int>(match.notes().played); seconds >= 60)
        //: How long a match has lasted
        facts.append(EndResultWords::tr("%n minute(s)", nullptr, (seconds + 30) / 60));
    else if (seconds > 0)
        //: How long a match has lasted
        facts.append(EndResultWords::tr("%n second(s)", nullptr, seconds));
    return facts;
}

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

/// Summary of a finished match, with public information: at most three lines, in order. One is the last event
/// that harmed somebody, the others the most severe before it, each from a different turn. Empty if there was
/// no harm.
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

} // namespace

EndResult endResult(const GameTable& table, const ViewIndex& shown) {
    const SeenMatch match = table.seen();
    if (!match.isOver()) return {};
    const GameText& text = table.text();
    const Seen seen = match.open().known();
    EndResult result{.title = text.outcome(seen, table.names(), theOnly(personsIn(match.players()))),
                     .reason = text.outcomeReason(seen, table.names()),
                     .seats = seatsOf(table, shown, seen),
                     .facts = factsOf(table),
                     .story = storyOf(table)};
    if (!text.turnsUpInTheEnd()) return result;
    const Seat first = match.tally().first;
    const auto seats = static_cast<Seat>(match.players().size());
    for (Seat step = 0; step < seats; ++step) {
        const auto seat = static_cast<Seat>(((isSeat(first) ? first : 0) + step) % seats);
        for (const Piece& piece : shown.pieces())
            if (!piece.faceUp && shown.pileOf(piece).kind == PileKind::Row &&
                shown.pileOf(piece).owner == seat && piece.face != kHidden)
                result.turned.append({static_cast<int>(piece.handle), seatNumber(seat)});
    }
    for (const Piece& piece : shown.pieces())
        if (!piece.faceUp && shown.pileOf(piece).name == "out" && piece.face != kHidden)
            result.leftOver.append({facePath(match, piece.face, piece.look),
                                    toQString(backPath(match.game(), shown.view(), piece.pile)),
                                    text.faceNameIn(match.setup(), piece.face)});
    return result;
}

} // namespace drawbridge
