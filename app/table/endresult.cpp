// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/endresult.h"

#include "match/tally.h"
#include "table/pictures.h"
#include "table/story.h"

#include <QCoreApplication>
#include <QLocale>
#include <QVariantList>
#include <algorithm>

namespace drawbridge {

namespace {

struct EndResultWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::EndResult)
};

/// The only person at this screen; kNobody: there are several, or none.
Seat onlyPerson(const Session& session) {
    Seat only = kNobody;
    for (Seat seat = 0; seat < session.match().players().size(); ++seat) {
        if (!session.isPerson(seat)) continue;
        if (isSeat(only)) return kNobody;
        only = seat;
    }
    return only;
}

/// What the seat has, where the game has words for it; else how much of its castles is built.
QString holdingsOf(const Session& session, const ViewIndex& shown, Seat seat) {
    const GameText& text = session.text();
    if (const QString standing = text.standing(shown.view(), seat, session.names()); !standing.isEmpty())
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

QString standingOf(const Session& session, const ViewIndex& shown, const Seen& seen, Seat seat) {
    const QString holdings = holdingsOf(session, shown, seat);
    //: Under the name of a player who wins because another does: %1 is what he or she has
    return session.text().winsAlong(seen, seat) ? EndResultWords::tr("wins along · %1").arg(holdings)
                                                : holdings;
}

QVariantList seatsOf(const Session& session, const ViewIndex& shown, const Seen& seen) {
    const GameText& text = session.text();
    const Tally tally = tallyOf(session.match());
    const std::vector<Seat> winners = text.winners(seen);
    std::vector<Seat> order;
    for (Seat seat = 0; seat < tally.seats.size(); ++seat) order.push_back(seat);
    std::ranges::stable_sort(order, {}, [&](Seat seat) { return tally.seats[seat].rank; });
    QVariantList rows;
    for (const Seat seat : order) {
        const std::optional<HiddenCount> counted = text.hiddenCount(seen, seat);
        const int rank = tally.seats[seat].rank;
        rows.append(
            QVariantMap{{QStringLiteral("seat"), seatNumber(seat)},
                        {QStringLiteral("rank"), rank},
                        //: Before a player's name at the end: %1 is a rank
                        {QStringLiteral("rankText"), EndResultWords::tr("%1.").arg(QLocale().toString(rank))},
                        {QStringLiteral("name"), seatName(session.names(), seat)},
                        {QStringLiteral("shield"), shieldPath(session.match(), shown.view(), seat)},
                        {QStringLiteral("winner"), std::ranges::count(winners, seat) > 0},
                        {QStringLiteral("standing"), standingOf(session, shown, seen, seat)},
                        {QStringLiteral("open"), counted ? counted->open : -1},
                        {QStringLiteral("hidden"), counted ? counted->hidden : -1}});
    }
    return rows;
}

/// How many turns have been begun: the last one is mostly not finished.
int turnsOf(const Session& session) {
    const Match& match = session.match();
    const int finished = session.text().turns(match.viewAt(match.history().size(), kNobody));
    if (match.history().empty() || !isSeat(match.history().back().turn)) return finished;
    return std::max(finished, session.text().turns(match.viewAt(match.history().size() - 1, kNobody)) + 1);
}

QStringList factsOf(const Session& session) {
    const Match& match = session.match();
    //: How long a match has lasted
    QStringList facts{EndResultWords::tr("%n turn(s)", nullptr, turnsOf(session)),
                      //: What all players together have made in a match
                      EndResultWords::tr("%n move(s)", nullptr, decisionsOf(match))};
    if (const auto seconds = static_cast<int>(match.notes().played); seconds >= 60)
        //: How long a match has lasted
        facts.append(EndResultWords::tr("%n minute(s)", nullptr, (seconds + 30) / 60));
    else if (seconds > 0)
        //: How long a match has lasted
        facts.append(EndResultWords::tr("%n second(s)", nullptr, seconds));
    return facts;
}

} // namespace

QVariantMap endResult(const Session& session, const ViewIndex& shown) {
    const Match& match = session.match();
    if (!match.isOver()) return {};
    const GameText& text = session.text();
    const Seen seen = match.known(kNobody);
    const Seat self = onlyPerson(session);
    const std::vector<Seat> winners = text.winners(seen);
    QVariantList turned;
    QVariantList leftOver;
    if (text.turnsUpInTheEnd()) {
        const Seat first = tallyOf(match).first;
        const auto seats = static_cast<Seat>(match.players().size());
        for (Seat step = 0; step < seats; ++step) {
            const auto seat = static_cast<Seat>(((isSeat(first) ? first : 0) + step) % seats);
            for (const Piece& piece : shown.pieces())
                if (!piece.faceUp && shown.pileOf(piece).kind == PileKind::Row &&
                    shown.pileOf(piece).owner == seat && piece.face != kHidden)
                    turned.append(QVariantMap{{QStringLiteral("handle"), static_cast<int>(piece.handle)},
                                              {QStringLiteral("seat"), seatNumber(seat)}});
        }
        for (const Piece& piece : shown.pieces())
            if (!piece.faceUp && shown.pileOf(piece).name == "out" && piece.face != kHidden)
                leftOver.append(QVariantMap{
                    {QStringLiteral("face"), facePath(match, piece.face, piece.look)},
                    {QStringLiteral("back"), toQString(backPath(match.game(), shown.view(), piece.pile))},
                    {QStringLiteral("name"), text.faceNameIn(match.setup(), piece.face)}});
    }
    QVariantList story;
    for (const StoryLine& line : storyOf(session))
        // Once it has happened.
        story.append(QVariantMap{{QStringLiteral("text"), line.text},
                                 {QStringLiteral("moment"), static_cast<int>(line.item) + 1}});
    return {{QStringLiteral("title"), text.outcome(seen, session.names(), self)},
            {QStringLiteral("reason"), text.outcomeReason(seen, session.names())},
            {QStringLiteral("won"),
             isSeat(self) && (std::ranges::count(winners, self) > 0 || text.winsAlong(seen, self))},
            {QStringLiteral("seats"), seatsOf(session, shown, seen)},
            {QStringLiteral("facts"), factsOf(session)},
            {QStringLiteral("story"), story},
            {QStringLiteral("turned"), turned},
            {QStringLiteral("leftOver"), leftOver}};
}

} // namespace drawbridge
