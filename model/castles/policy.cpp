// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/policy.h"

#include "castles/listing.h"
#include "castles/rules.h"

#include <algorithm>

// Common sense: build at once, put the strongest DEFENSE on the castle that needs it most, attack where a
// castle falls, keep a BLOCK until the last window (CASTLES-TIP-8), revive who plays next (CASTLES-TIP-5).
namespace drawbridge::castles {

namespace {

using namespace steps;

/// The best of some seats, castles or kinds by a rating; the first of equal ones; kNobody if there is none.
template <class Rating>
std::uint8_t best(std::uint64_t among, Rating rating) {
    std::uint8_t found = kNobody;
    int most = 0;
    for (; among != 0; among &= among - 1) {
        const auto one = static_cast<std::uint8_t>(std::countr_zero(among));
        const int here = rating(one);
        if (found != kNobody && here <= most) continue;
        found = one;
        most = here;
    }
    return found;
}

// ---- what things are worth -------------------------------------------------------------------------------

/// What a card in the hand is worth to who keeps it.
int keepValue(const Position& p, std::uint8_t kind) {
    switch (kind) {
    case kBlock: return 30;
    case kJester: return 14;
    case kPuppet: return 9;
    case kCannonFire: return 9;
    case kSabotage: return 7;
    case kRushed: return 4;
    case kAlliance: return p.living == p.masters ? 2 : 6;
    default: return isAttack(kind) ? valueOf(kind) + 2 : valueOf(kind);
    }
}

int attackSum(const Heap& hand) {
    int sum = 0;
    for (Kinds rest = hand.kinds & kAttackKinds; rest != 0; rest &= rest - 1) {
        const auto kind = static_cast<unsigned>(std::countr_zero(rest));
        sum += valueOf(kind) * hand.count[kind];
    }
    return sum;
}

/// What it takes to wreck a castle whole.
int costOf(const Position& p, unsigned castle) { return p.castle[castle].strength(); }

/// The castle of a seat that is easiest to wreck.
std::uint8_t weakest(const Position& p, Seat seat) {
    return best(p.standing[seat], [&](unsigned castle) { return -costOf(p, castle); });
}

/// How much an attack on a seat with so much value is worth: each castle that falls, and much more if it is
/// the last one.
int prospect(const Position& p, Seat seat, int value) {
    int fallen = 0;
    int gain = 0;
    Castles left = p.standing[seat];
    while (left != 0) {
        const std::uint8_t castle = best(left, [&](unsigned one) { return -costOf(p, one); });
        if (costOf(p, castle) > value) break;
        value -= costOf(p, castle);
        gain += 10 + costOf(p, castle);
        left &= ~castleBit(castle);
        ++fallen;
    }
    if (fallen == 0) return 0;
    if (left == 0) gain += 40;
    if (p.options.sixCastles() > 0) gain += 6 * std::max(0, p.castles(seat) - p.options.sixCastles() + 3);
    return gain;
}

/// The opponent who is most worth attacking with all ATTACK cards of a hand; kNobody if no castle would fall.
Seat prey(const Position& p, Seat seat) {
    const int value = attackSum(p.hand[seat]);
    const Seat target = best(attackable(p, seat), [&](Seat one) { return prospect(p, one, value); });
    return target != kNobody && prospect(p, target, value) > 0 ? target : kNobody;
}

/// What a JESTER's destruction brings a seat: bare castles of opponents against those of its realm.
int ruin(const Position& p, Seat seat) {
    const SeatSet realm = realmOf(p, seat);
    int gain = 0;
    forEachSeat(p.living, [&](Seat one) {
        int bare = 0;
        forEachCastle(p.standing[one], [&](unsigned castle) { bare += p.castle[castle].isBare() ? 1 : 0; });
        const bool dies = bare == p.castles(one);
        if (contains(realm, one))
            gain -= 12 * bare + (dies ? (contains(p.masters, one) ? 1000 : 20) : 0);
        else
            gain += 8 * bare + (dies ? 25 : 0);
    });
    return gain;
}

// ---- which card, and what for ----------------------------------------------------------------------------

/// How welcome a DEFENSE is on a castle: own bare castles first, the realm's after them.
int needOf(const Position& p, std::uint8_t castle) {
    const Seat owner = ownerOf(p, castle);
    const Castle& here = p.castle[castle];
    if (!contains(realmOf(p, p.host), owner)) return -1000;
    const int own = owner == p.host ? 10 : contains(p.masters, owner) ? 8 : 0;
    if (here.isFull()) {
        int least = 99;
        for (int place = 0; place < kMostDefences; ++place) least = std::min(least, here.defenceAt(place));
        return p.inPlay != kNoKind && valueOf(p.inPlay) > least ? own - 30 : -500;
    }
    return own + 3 * here.health() - 8 * here.defences;
}

/// The lowest place of the least DEFENSE.
std::uint8_t leastPlace(const Position& p, const Castle& castle, unsigned places) {
    return best(places & replaceable(p, castle, p.inPlay),
                [&](int place) { return -castle.defenceAt(place); });
}

/// What a host or guest would rather play than nothing: how much it promises, 0 for nothing.
int promise(const Position& p, Seat seat, std::uint8_t kind) {
    const Heap& hand = p.hand[seat];
    if (kind == kCastle) return 100;
    if (isUpgrade(kind)) return 90;
    if (isDefence(kind)) {
        // A full side gains only by a better card.
        bool room = false;
        forEachSeat(ownSide(p), [&](Seat one) {
            forEachCastle(p.standing[one], [&](unsigned castle) {
                const Castle& here = p.castle[castle];
                room = room || !here.isFull();
                for (int place = 0; place < here.defences; ++place)
                    room = room || here.defenceAt(place) < valueOf(kind);
            });
        });
        return room ? 70 + valueOf(kind) : 0;
    }
    if (kind == kRushed) return hand.of(kDefenceKinds) >= 2 || hand.of(kDefenceKinds) == 0 ? 85 : 0;
    if (isAttack(kind)) return prey(p, seat) != kNobody ? 40 + valueOf(kind) : 0;
    switch (kind) {
    case kPuppet: return 60;
    case kCannonFire: {
        int hit = 0;
        forEachSeat(opponentsOf(p, seat), [&](Seat one) {
            forEachCastle(p.standing[one], [&](unsigned castle) {
                const Castle& here = p.castle[castle];
                if (!here.isBare()) hit += here.defenceAt(here.defences - 1);
            });
        });
        return hit >= 12 ? 55 : 0;
    }
    case kSabotage: {
        int most = 0;
        forEachCastle(opposing(p, seat), [&](unsigned castle) {
            const Castle& here = p.castle[castle];
            if (!here.isBare()) most = std::max(most, here.defenceAt(here.defences - 1));
        });
        return most >= 6 ? 54 : 0;
    }
    case kJester: return ruin(p, seat) >= 16 || stealable(p, seat) != 0 ? 50 : 0;
    case kAlliance: {
        // Friends with something to attack with; as a rule those of one's own side.
        const SeatSet friends = static_cast<SeatSet>(invitable(p) & realmOf(p, seat));
        return friends != 0 && !isQuiet(p) ? 30 : 0;
    }
    default: return 0;
    }
}

/// The best card to use, or none.
std::uint8_t bestUse(const Position& p, Kinds usable) {
    const auto promising = [&](std::uint8_t kind) { return promise(p, p.floor, kind); };
    const std::uint8_t kind = best(usable, promising);
    return kind != kNobody && promising(kind) > 0 ? kind : kNoKind;
}

Move target(const Position& p) {
    if (p.inPlay == kCastle) {
        // Where the fewest stand, but in front of oneself if one holds most already.
        return moves::atSeat(best(castleSeats(p), [&](Seat seat) {
            return (contains(realmOf(p, p.host), seat) ? 100 : 0) + (seat == p.host ? 2 : 0) -
                   p.castles(seat);
        }));
    }
    if (maySpendInPlay(p) && p.hand[p.host].of(kDefenceKinds) >= 2) return moves::spend();
    const Castles castles = targetsOnTable(p);
    const std::uint8_t castle =
        isUpgrade(p.inPlay)
            ? best(castles,
                   [&](std::uint8_t one) {
                       const Castle& here = p.castle[one];
                       return 10 * here.defences - here.health() + (ownerOf(p, one) == p.host ? 5 : 0);
                   })
            : best(castles, [&](std::uint8_t one) { return needOf(p, one); });
    return castle == kNoCastle ? moves::spend() : moves::on(castle);
}

Move specialTarget(const Position& p) {
    const Seat seat = p.floor;
    switch (p.inPlay) {
    case kSabotage:
        return moves::on(best(opposing(p, seat), [&](unsigned castle) {
            const Castle& here = p.castle[castle];
            return here.isBare() ? 0 : here.defenceAt(here.defences - 1);
        }));
    case kJester:
        if (const Castles prizes = stealable(p, seat); prizes != 0 && ruin(p, seat) < 24)
            return moves::on(best(prizes, [&](unsigned castle) { return costOf(p, castle); }));
        return moves::destroy();
    case kPuppet: // CASTLES-TIP-5
        return moves::atSeat(clockwise(p, revivable(p), p.host));
    default:
        return moves::atSeat(best(invitable(p), [&](Seat one) {
            return (contains(realmOf(p, seat), one) ? 10 : 0) + p.hand[one].size;
        }));
    }
}

// ---- assaults --------------------------------------------------------------------------------------------

/// The least card of a hand that makes up for what is missing, else the greatest one.
std::uint8_t cardFor(const Heap& hand, int missing) {
    const Kinds attacks = hand.kinds & kAttackKinds;
    const std::uint8_t enough = best(attacks, [&](unsigned kind) {
        return valueOf(kind) >= missing ? 100 - valueOf(kind) : valueOf(kind);
    });
    return enough == kNobody ? kNoKind : enough;
}

Move assault(const Position& p) {
    const Seat seat = p.turn.target;
    if (p.standing[seat] == 0) return moves::finish();
    const Pool& pool = p.turn.pool[seat];
    const int value = pool.any + pool.defencesOnly;
    const Heap& hand = p.hand[p.turn.leader];
    const std::uint8_t castle = weakest(p, seat);
    const Castle& here = p.castle[castle];
    const bool topDown = p.options.on(Option::AttackOrder);
    if (costOf(p, castle) <= value) {
        if (here.isBare()) {
            if (pool.pays(here.health(), true)) return moves::remove(castle, Part::Castle);
        } else {
            return moves::remove(castle, defencePart(here.defences - 1));
        }
    } else if (costOf(p, castle) <= value + attackSum(hand)) {
        return moves::lay(cardFor(hand, costOf(p, castle) - value));
    }
    // No castle falls any more: what is left takes the best DEFENSE it can.
    Part part = Part::Castle;
    std::uint8_t on = kNoCastle;
    int most = 0;
    forEachCastle(p.standing[seat], [&](std::uint8_t one) {
        const Castle& other = p.castle[one];
        for (int place = topDown ? std::max(0, other.defences - 1) : 0; place < other.defences; ++place)
            if (pool.pays(other.defenceAt(place), false) && other.defenceAt(place) > most) {
                most = other.defenceAt(place);
                part = defencePart(place);
                on = one;
            }
    });
    if (on != kNoCastle) return moves::remove(on, part);
    const SeatSet friends = static_cast<SeatSet>(askable(p) & realmOf(p, p.turn.leader));
    return friends != 0 ? moves::ask(static_cast<Seat>(std::countr_zero(friends))) : moves::finish();
}

/// A BLOCK is for the last window, and for what would hurt.
Move answerWindow(const Position& p) {
    if (!p.hand[p.actor].has(kBlock) || !p.turn.finishing) return moves::pass();
    const Seat attacked = p.turn.target;
    int damage = 0;
    for (const Fallen& fallen : p.fallen)
        if (fallen.seat == attacked) damage += fallen.value + (fallen.isCastle() ? 10 : 0);
    const bool dies = p.standing[attacked] == 0;
    const bool own = contains(realmOf(p, p.actor), attacked);
    // An opponent is saved only from one who would rule alone.
    const bool last = dies && contains(p.masters, attacked) && std::popcount(p.masters) <= 2;
    const bool foe = !contains(realmOf(p, p.actor), p.turn.leader);
    if (!(own && (damage >= 9 || dies)) && !(last && foe)) return moves::pass();
    const SeatSet allies = nameable(p);
    if (allies == 0) return moves::block();
    return moves::blockAlly(best(allies, [&](Seat ally) {
        int laid = contains(realmOf(p, p.actor), ally) ? -100 : 0;
        for (const Laid& one : p.laid)
            if (one.counts && one.owner == ally && one.target == attacked) laid += valueOf(one.kind);
        return laid;
    }));
}

// ---- the end of the turn ---------------------------------------------------------------------------------

/// A full hand gives up its least card, so that something new can come.
Move endTurn(const Position& p) {
    const Heap& hand = p.hand[p.host];
    if (hand.size < handLimit(p, p.host)) return moves::draw();
    return moves::discard(best(hand.kinds, [&](std::uint8_t kind) { return -keepValue(p, kind); }));
}

} // namespace

Move greedyMove(const Position& p) {
    switch (p.phase) {
    case Phase::Main: {
        const std::uint8_t kind = bestUse(p, buildable(p) | fightable(p, p.host));
        if (kind != kNoKind) return moves::use(kind);
        const auto friends = static_cast<SeatSet>(p.turn.welcome & realmOf(p, p.host));
        return friends != 0 ? moves::floor(static_cast<Seat>(std::countr_zero(friends))) : moves::endPlay();
    }
    case Phase::GuestFloor: {
        const std::uint8_t kind = bestUse(p, fightable(p, p.floor));
        return kind != kNoKind ? moves::use(kind) : moves::handBack();
    }
    case Phase::Target: return target(p);
    case Phase::Replace: return moves::replace(leastPlace(p, p.castle[p.chosen], 7u));
    case Phase::SpecialTarget: return specialTarget(p);
    case Phase::AssaultStart: {
        const Heap& hand = p.hand[p.floor];
        const int value = attackSum(hand) + valueOf(p.inPlay);
        return moves::atSeat(
            best(attackable(p, p.floor), [&](Seat seat) { return prospect(p, seat, value); }));
    }
    case Phase::BlockWindow: return answerWindow(p);
    case Phase::Assault: return assault(p);
    case Phase::Asked: {
        const std::uint8_t kind = cardFor(p.hand[p.actor], 0);
        const bool own = contains(realmOf(p, p.turn.leader), p.actor);
        return own && kind != kNoKind ? moves::lay(kind) : moves::decline();
    }
    case Phase::Spoils:
        return moves::take(
            best(p.hand[plundered(p)].kinds, [&](std::uint8_t kind) { return keepValue(p, kind); }));
    case Phase::Invited: return moves::accept();
    case Phase::TableDiscard: {
        MoveList list;
        legalMoves(p, list);
        return list.front();
    }
    case Phase::HandDiscard: return endTurn(p);
    default: return {};
    }
}

Move playoutMove(const Position& p, Rng& rng) {
    return rng.below(8) == 0 ? randomMove(p, rng) : greedyMove(p);
}

void evaluate(const Position& p, std::span<double> shares) {
    double sum = 0;
    std::array<double, kMaxSeats> strength{};
    forEachSeat(p.living, [&](Seat seat) {
        double here = 2.0 * p.hand[seat].size;
        forEachCastle(p.standing[seat], [&](unsigned castle) { here += 6 + p.castle[castle].strength(); });
        strength[p.master[seat]] += here; // a puppet's strength is its master's
        sum += here;
    });
    for (std::size_t seat = 0; seat < shares.size(); ++seat)
        shares[seat] = sum > 0 ? strength[seat] / sum : 1.0 / static_cast<double>(shares.size());
}

void prune(const Position& p, MoveList& list) {
    // Castles of one seat that look alike are alike.
    const auto sameAsBefore = [&](std::size_t index) {
        const Move move = list[index];
        const Verb verb = verbOf(move);
        if (verb != Verb::On && verb != Verb::Remove && verb != Verb::Clear) return false;
        for (std::size_t i = 0; i < index; ++i) {
            if (list[i].verb != move.verb || list[i].operand[1] != move.operand[1]) continue;
            const Castle& one = p.castle[list[i].operand[0]];
            const Castle& other = p.castle[move.operand[0]];
            if (one == other && ownerOf(p, list[i].operand[0]) == ownerOf(p, move.operand[0])) return true;
        }
        return false;
    };
    const SeatSet realm = isSeat(p.floor) ? realmOf(p, p.floor) : SeatSet{0};
    const auto isFoolish = [&](Move move) {
        switch (verbOf(move)) {
        case Verb::Table: return true;
        case Verb::On: // a DEFENSE for an opponent
            return p.phase == Phase::Target && !contains(realm, ownerOf(p, move.operand[0]));
        case Verb::AtSeat: return p.inPlay == kCastle && !contains(realm, move.operand[0]);
        default: return false;
        }
    };
    MoveList kept;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (!sameAsBefore(i) && !isFoolish(list[i])) kept.push(list[i]);
    if (!kept.empty()) list = kept;
}

} // namespace drawbridge::castles
