// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/assault.h"

// Internal to the rules: the effects and targets of the cards.
namespace drawbridge::castles::steps {

// ---- targets of cards -------------------------------------------------------------------------------------

/// The puppets of a master; empty for any other seat.
inline SeatSet puppetsOf(const Position& p, Seat seat) {
    return p.isPuppet(seat) ? SeatSet{0} : without(realmOf(p, seat), only(seat));
}
/// The seat, and its master or its puppets.
inline SeatSet masterAndPuppets(const Position& p, Seat seat) {
    return p.isPuppet(seat) ? with(only(seat), p.master[seat]) : realmOf(p, seat);
}

/// CASTLES-CASTLE-5, CASTLES-CASTLE-6, CASTLES-PUP-15, CASTLES-RULING-21.
inline SeatSet castleSeats(const Position& p) {
    switch (p.options.castleGifts()) {
    case CastleGifts::MasterPuppet: return masterAndPuppets(p, p.host);
    case CastleGifts::Realm: return realmOf(p, p.host);
    case CastleGifts::Anyone: return p.living;
    }
    return 0;
}
/// CASTLES-UPG-15, CASTLES-RULING-22.
inline SeatSet upgradeSeats(const Position& p) {
    return p.options.on(Option::UpgradeGifts) ? only(p.host) : castleSeats(p);
}
/// CASTLES-UPG-14, CASTLES-RULING-23.
inline bool mayUpgrade(const Position& p, const Castle& castle, unsigned kind) {
    if (castle.upgrade() == kNoKind) return true;
    switch (p.options.upgradeRestack()) {
    case UpgradeRestack::Higher: return valueOf(kind) > valueOf(castle.upgrade());
    case UpgradeRestack::Any: return true;
    case UpgradeRestack::Never: return false;
    }
    return false;
}
/// CASTLES-DEF-11, CASTLES-RULING-24.
inline SeatSet defenceSeats(const Position& p) {
    return p.options.on(Option::DefenceGifts) ? realmOf(p, p.host) : p.living;
}
/// The seats whose cards the host may discard, and whose full castles it may improve (CASTLES-DISC-1,
/// CASTLES-DISC-2, CASTLES-DEF-13).
inline SeatSet ownSide(const Position& p) { return with(puppetsOf(p, p.host), p.host); }

/// The DEFENSES of a full castle that a new one may replace, a bit each (CASTLES-DEF-10, CASTLES-RULING-25).
inline unsigned replaceable(const Position& p, const Castle& castle, unsigned kind) {
    unsigned places = 0;
    for (int place = 0; place < kMostDefences; ++place)
        if (!p.options.on(Option::Improve) || castle.defenceAt(place) < valueOf(kind)) places |= 1u << place;
    return places;
}

inline Castles upgradable(const Position& p, unsigned kind) {
    Castles castles = 0;
    forEachCastle(castlesOf(p, upgradeSeats(p)), [&](unsigned castle) {
        if (mayUpgrade(p, p.castle(castle), kind)) castles |= castleBit(castle);
    });
    return castles;
}
/// CASTLES-DEF-4, CASTLES-DEF-6, CASTLES-RUSH-4.
inline Castles defendable(const Position& p, unsigned kind) {
    Castles castles = 0;
    const SeatSet own = ownSide(p);
    forEachSeat(defenceSeats(p), [&](Seat seat) {
        forEachCastle(p.standing[seat], [&](unsigned castle) {
            const Castle here = p.castle(castle);
            if (!here.isFull() || (contains(own, seat) && replaceable(p, here, kind) != 0))
                castles |= castleBit(castle);
        });
    });
    return castles;
}

// ---- the limit of DEFENSES (note 4 of the ledger's "Decision points") ------------------------------------

/// The increase of the limit by RUSHED DEFENSES now (CASTLES-RUSH-8, CASTLES-RULING-29, CASTLES-RULING-30).
inline int raiseOf(const Position& p, bool spent) {
    if (p.turn.rushed && !p.options.on(Option::RushedStack)) return 0;
    return spent && p.options.on(Option::Rushed) ? 2 : 1;
}
inline bool mayDefend(const Position& p) { return p.turn.defences < p.turn.limit; }
/// CASTLES-RUSH-2, CASTLES-RUSH-6.
inline bool mayRush(const Position& p) { return p.turn.defences < p.turn.limit + raiseOf(p, false); }
/// CASTLES-RUSH-1, CASTLES-RUSH-5, CASTLES-RULING-31: `others` are the DEFENSES in the hand beside this card.
inline bool maySpend(const Position& p, int others) {
    return raiseOf(p, true) > 0 && p.turn.defences + others > p.turn.limit;
}
inline int defencesInHand(const Position& p) { return p.hand(p.host).of(kDefenceKinds | kindBit(kRushed)); }
inline void rush(Position& p, bool spent) {
    p.turn.limit = static_cast<std::uint8_t>(p.turn.limit + raiseOf(p, spent));
    p.turn.rushed = true;
}

// ---- other targets ---------------------------------------------------------------------------------------

/// The seats that may be invited (CASTLES-RULING-78), including the own realm (CASTLES-ALLY-12). Not again
/// one that has refused an ALLIANCE that went back to the hand (CASTLES-RULING-80): the turn might never end.
inline SeatSet invitable(const Position& p) {
    return without(p.living, static_cast<SeatSet>(alliesOf(p) | p.turn.refused));
}
/// The seats that may be revived: those that have died, even in this turn or as puppets, and late joiners
/// (CASTLES-PUP-1, CASTLES-PUP-19, CASTLES-PUP-20, CASTLES-PUP-22).
inline SeatSet revivable(const Position& p) {
    return without(static_cast<SeatSet>((1u << p.seats()) - 1), p.living);
}
/// The castles of the opponents of a seat.
inline Castles opposing(const Position& p, Seat seat) { return castlesOf(p, opponentsOf(p, seat)); }
/// The castles that a JESTER may steal (CASTLES-JEST-6, CASTLES-JEST-7, CASTLES-RULING-72).
inline Castles stealable(const Position& p, Seat seat) {
    Castles castles = 0;
    forEachSeat(opponentsOf(p, seat), [&](Seat one) {
        if (p.castles(one) > 1) castles |= p.standing[one];
    });
    return castles;
}

/// The castles of the host's side with cards that may be discarded from the table (CASTLES-DISC-1), and those
/// that may be discarded as a whole (CASTLES-DISC-5, CASTLES-RULING-106).
struct Clearable {
    Castles whole = 0;
    Castles upgrades = 0;
    std::array<Castles, kMostDefences> defences{};
};
inline Clearable clearable(const Position& p) {
    Clearable clearable;
    if (p.options.on(Option::TableDiscard)) return clearable; // CASTLES-RULING-107
    forEachSeat(ownSide(p), [&](Seat seat) {
        if (p.castles(seat) > 1 || p.options.on(Option::DiscardLast)) clearable.whole |= p.standing[seat];
        forEachCastle(p.standing[seat], [&](unsigned castle) {
            const Castle here = p.castle(castle);
            if (here.upgrade() != kNoKind) clearable.upgrades |= castleBit(castle);
            for (int place = 0; place < here.defences(); ++place)
                clearable.defences[static_cast<std::size_t>(place)] |= castleBit(castle);
        });
    });
    return clearable;
}

/// Whether anything may be discarded: there are two castles, or a card on the only one.
inline bool mayClear(const Position& p) {
    if (p.options.on(Option::TableDiscard)) return false;
    bool any = false;
    forEachSeat(ownSide(p), [&](Seat seat) {
        const Castles castles = p.standing[seat];
        if (castles == 0) return;
        any = any || p.options.on(Option::DiscardLast) || !hasOne(castles) ||
              p.castle(static_cast<unsigned>(std::countr_zero(castles))).cards() > 1;
    });
    return any;
}

/// What the host, and nobody else (CASTLES-PUP-17), may play as building, in quiet rounds too
/// (CASTLES-ROUND-8): any number of upgrades (CASTLES-UPG-6, CASTLES-UPG-7), a second DEFENSE before or after
/// a RUSHED one (CASTLES-RUSH-3).
inline Kinds buildable(const Position& p) {
    const Kinds hand = p.handKinds[p.host];
    Kinds kinds = hand & kindBit(kCastle);
    for (Kinds rest = hand & kUpgradeKinds; rest != 0; rest &= rest - 1)
        if (const auto kind = static_cast<unsigned>(std::countr_zero(rest)); upgradable(p, kind) != 0)
            kinds |= kindBit(kind);
    // Without house.improve there is always an own castle to put a DEFENSE on, if only to improve it.
    Kinds fitting = hand & (kDefenceKinds | kindBit(kRushed));
    if (p.options.on(Option::Improve))
        for (Kinds rest = fitting; rest != 0; rest &= rest - 1)
            if (defendable(p, static_cast<unsigned>(std::countr_zero(rest))) == 0)
                fitting &= ~(rest & (0 - rest));
    if (mayDefend(p)) kinds |= fitting & kDefenceKinds;
    if (hasKind(hand, kRushed) &&
        ((mayRush(p) && hasKind(fitting, kRushed)) || maySpend(p, defencesInHand(p) - 1)))
        kinds |= kindBit(kRushed);
    return kinds;
}
/// What a host or guest may play other than building: ATTACKS and SPECIALS (CASTLES-ALLY-3), some of which
/// attack nobody (CASTLES-ROUND-6).
inline Kinds fightable(const Position& p, Seat seat) {
    const Kinds hand = p.handKinds[seat];
    Kinds kinds = 0;
    if ((hand & kAttackKinds) != 0 && attackable(p, seat) != 0) kinds |= hand & kAttackKinds;
    if (!isQuiet(p)) kinds |= hand & kAttackingSpecials; // CASTLES-ROUND-4, CASTLES-RULING-67
    if (hasKind(hand, kPuppet) && revivable(p) != 0) kinds |= kindBit(kPuppet);
    if (hasKind(hand, kAlliance) && (seat == p.host || p.options.on(Option::GuestAlliance)) &&
        invitable(p) != 0)
        kinds |= kindBit(kAlliance);
    return kinds;
}

// ---- building --------------------------------------------------------------------------------------------

inline void playCastle(Position& p, Seat seat) {
    build(p, seat, cardInPlay(p));
    played(p, p.host);
    goOn(p);
}
/// CASTLES-UPG-5, CASTLES-UPG-14.
inline void playUpgrade(Position& p, std::uint8_t castle) {
    if (const CardId old = p.castle(castle).cardAt(kUpgradePlace); old != kNoCard) discard(p, old);
    layOn(p, ownerOf(p, castle), castle, kUpgradePlace, cardInPlay(p));
    played(p, p.host);
    goOn(p);
}
inline void layDefence(Position& p, std::uint8_t castle) {
    if (p.inPlay() == kRushed) rush(p, false);
    ++p.turn.defences; // CASTLES-DEF-3, CASTLES-DEF-12, CASTLES-PUP-16
    putOn(p, castle, cardInPlay(p));
    p.chosen = kNoCastle;
    played(p, p.host);
    goOn(p);
}
/// S4 (CASTLES-DEF-6, CASTLES-DEF-7, CASTLES-DEF-8, CASTLES-DEF-9).
inline void replaceDefence(Position& p, int place) {
    discardDefence(p, p.chosen, place);
    layDefence(p, p.chosen);
}
inline void playDefence(Position& p, std::uint8_t castle) {
    if (!p.castle(castle).isFull()) return layDefence(p, castle);
    p.chosen = castle;
    ask(p, Phase::Replace, p.host);
}
inline void spendRushed(Position& p) {
    rush(p, true);
    spendCard(p);
    played(p, p.host);
    goOn(p);
}

/// The castle targets in S3 of the card in play.
inline Castles targetsOnTable(const Position& p) {
    if (isUpgrade(p.inPlay())) return upgradable(p, p.inPlay());
    if (p.inPlay() == kRushed && !mayRush(p)) return 0;
    return defendable(p, p.inPlay());
}
inline bool maySpendInPlay(const Position& p) {
    return p.inPlay() == kRushed && maySpend(p, defencesInHand(p));
}
inline void playOn(Position& p, std::uint8_t castle) {
    isUpgrade(p.inPlay()) ? playUpgrade(p, castle) : playDefence(p, castle);
}

// ---- SPECIALS --------------------------------------------------------------------------------------------

/// CASTLES-SAB-1, CASTLES-SAB-2, CASTLES-SAB-3, CASTLES-CANNON-2, CASTLES-CANNON-3, CASTLES-UPG-11.
inline void loseTop(Position& p, std::uint8_t castle) {
    const Castle here = p.castle(castle);
    if (!here.isBare()) discardDefence(p, castle, here.defences() - 1);
}
/// CASTLES-CANNON-1, CASTLES-CANNON-4, CASTLES-CANNON-5, CASTLES-ALLY-6, CASTLES-RULING-69,
/// CASTLES-RULING-70.
inline void fireCannon(Position& p) {
    spendCard(p);
    played(p, p.floor);
    SeatSet hit = opponentsOf(p, p.floor);
    if (p.options.on(Option::CannonOwnRealm)) hit = without(p.living, only(p.floor));
    forEachSeat(hit, [&](Seat seat) {
        forEachCastle(p.standing[seat], [&](std::uint8_t castle) { loseTop(p, castle); });
    });
    goOn(p);
}
/// CASTLES-SAB-4: nobody is asked.
inline void sabotage(Position& p, std::uint8_t castle) {
    spendCard(p);
    played(p, p.floor);
    loseTop(p, castle);
    goOn(p);
}
/// CASTLES-JEST-2, CASTLES-JEST-3, CASTLES-JEST-4, CASTLES-JEST-5, CASTLES-CASTLE-11, CASTLES-UPG-12,
/// CASTLES-RULING-71.
inline void destroyBare(Position& p) {
    const Seat jester = p.floor;
    spendCard(p);
    played(p, jester);
    forEachSeat(p.living, [&](Seat seat) {
        forEachCastle(p.standing[seat], [&](std::uint8_t castle) {
            if (p.castle(castle).isBare()) demolish(p, seat, castle);
        });
    });
    eliminate(p, 0, jester, jester);
}
/// CASTLES-JEST-6, CASTLES-JEST-8, CASTLES-JEST-9, CASTLES-CASTLE-12, CASTLES-RULING-73.
inline void steal(Position& p, std::uint8_t castle) {
    const Seat from = ownerOf(p, castle);
    spendCard(p);
    played(p, p.floor);
    leave(p, from, castle);
    for (int within = 0; within < kPlacesOfCastle; ++within)
        if (const CardId card = p.castle(castle).cardAt(within); card != kNoCard)
            layOn(p, p.floor, castle, within, card);
    stand(p, p.floor, castle);
    goOn(p);
}
/// CASTLES-PUP-1, CASTLES-PUP-2, CASTLES-PUP-6, CASTLES-PUP-18, CASTLES-RULING-95, CASTLES-RULING-96.
inline void revive(Position& p, Seat seat) {
    played(p, p.floor);
    p.living = with(p.living, seat);
    p.master[seat] = p.master[p.floor];
    p.fell[seat] = 0;
    p.eliminationRound[seat] = 0;
    p.lowest[seat] = 0;
    p.turn.lookers = 0;
    p.drawing = Drawing::Revival;
    p.drawer = seat;
    p.toDraw = static_cast<std::uint8_t>(p.options.puppetHand());
    drawOn(p);
}

/// CASTLES-RULING-80: the ALLIANCE goes back to the hand, publicly.
inline void takeBack(Position& p) { takeUp(p, p.floor, cardInPlay(p)); }
/// S10.
inline void answer(Position& p, bool accepted) {
    const Seat invited = p.actor;
    if (accepted) {
        spendCard(p);
        p.turn.guest[p.turn.guests++] = invited; // CASTLES-FLOOR-1
        played(p, p.floor);
        // A guest who has just handed the floor back is not welcome yet either (house.guest-alliance,
        // CASTLES-FLOOR-2).
        p.turn.welcome = without(p.turn.welcome, static_cast<SeatSet>(only(invited) | only(p.floor)));
        // A seat that blocked earlier in the turn has used a card in it (CASTLES-ALLY-7, CASTLES-BLOCK-20).
        if (contains(p.turn.blockers, invited)) p.turn.used = with(p.turn.used, invited);
        p.floor = invited;
    } else if (p.options.on(Option::RefusedAlliance)) {
        takeBack(p);
        p.turn.refused = with(p.turn.refused, invited);
    } else {
        spendCard(p);
        played(p, p.floor);
    }
    goOn(p);
}

// ---- using a card ----------------------------------------------------------------------------------------

/// A card goes from the hand into play; if no choice is needed it takes effect at once.
inline void useCard(Position& p, std::uint8_t kind) {
    layOpen(p, takeFromHand(p, p.floor, kind), kInPlayPile, 0);
    if (kind == kCannonFire) return fireCannon(p);
    if (isAttack(kind)) return ask(p, Phase::AssaultStart, p.floor);
    if (kind == kSabotage || kind == kJester || kind == kPuppet || kind == kAlliance)
        return ask(p, Phase::SpecialTarget, p.floor);
    p.phase = Phase::Target;
    if (kind == kCastle) {
        const SeatSet seats = castleSeats(p);
        if (hasOne(seats)) return playCastle(p, static_cast<Seat>(std::countr_zero(seats)));
        return;
    }
    const Castles castles = targetsOnTable(p);
    const bool spendable = maySpendInPlay(p);
    if (castles == 0) return spendRushed(p);
    if (!spendable && hasOne(castles)) playOn(p, static_cast<std::uint8_t>(std::countr_zero(castles)));
}
inline void chooseSeat(Position& p, Seat seat) {
    switch (p.inPlay()) {
    case kCastle: return playCastle(p, seat);
    case kPuppet: return revive(p, seat);
    case kAlliance: return ask(p, Phase::Invited, seat);
    default: return startAssault(p, seat);
    }
}
inline void chooseCastle(Position& p, std::uint8_t castle) {
    switch (p.inPlay()) {
    case kSabotage: return sabotage(p, castle);
    case kJester: return steal(p, castle);
    default: return playOn(p, castle);
    }
}

// ---- the rest of a turn ----------------------------------------------------------------------------------

/// S12 (CASTLES-DISC-3, CASTLES-DISC-4, CASTLES-DISC-6).
inline void clear(Position& p, std::uint8_t castle, Part part) {
    if (part == Part::Castle) {
        demolish(p, ownerOf(p, castle), castle);
        return eliminate(p, 0, kNobody, kNobody); // CASTLES-ELIM-2
    }
    if (part == Part::Upgrade)
        discard(p, p.castle(castle).cardAt(kUpgradePlace));
    else
        discardDefence(p, castle, placeOfPart(part));
    goOn(p);
}
inline void handBack(Position& p) {
    p.turn.welcome = without(p.turn.welcome, only(p.floor));
    p.floor = p.host;
    goOn(p);
}

/// S8d: the card chosen by the taker; the rest of the hand is discarded.
inline void takeSpoil(Position& p, std::uint8_t kind) {
    const Seat dead = plundered(p);
    const CardId card = takeFromHand(p, dead, kind);
    p.table.show(card, kAllSeats); // the hand is open
    takeUp(p, p.turn.taker, card);
    discardHand(p, dead);
    p.turn.spoils = without(p.turn.spoils, only(dead));
    nextSpoils(p);
}

/// CASTLES-RULING-105: at once, or after the running assault.
inline void resign(Position& p, Seat seat) {
    if (p.turn.target != kNobody) {
        p.turn.resigning = with(p.turn.resigning, seat);
        if (p.phase == Phase::Asked) p.turn.declined = with(p.turn.declined, p.actor);
        if (p.phase != Phase::BlockWindow) return lead(p);
        forEachSeat(p.turn.polled, [&](Seat polled) {
            if (hasResigned(p, polled)) p.turn.polled = without(p.turn.polled, only(polled));
        });
        return poll(p);
    }
    if (p.phase == Phase::Invited && p.options.on(Option::RefusedAlliance))
        takeBack(p);
    else if (p.inPlay() != kNoKind)
        spendCard(p);
    p.chosen = kNoCastle;
    forEachSeat(p.turn.spoils, [&](Seat dead) { discardHand(p, dead); });
    p.turn.spoils = 0;
    eliminate(p, only(seat), kNobody, kNobody);
}

} // namespace drawbridge::castles::steps
