// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/policy.h"

#include "castles/listing.h"
#include "castles/rules.h"
#include "core/bits.h"

#include <algorithm>
#include <cmath>

// The heuristics: build at once, put the strongest DEFENSE on the castle that needs it most, attack where a
// castle falls, keep a BLOCK until the last window (CASTLES-TIP-8), revive who plays next (CASTLES-TIP-5).
namespace drawbridge::castles {

namespace {

using namespace steps;

/// The best of some seats, castles or kinds by a rating; ties go to the first; kNobody if there is none.
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

// ---- values ----------------------------------------------------------------------------------------------

/// The value of a card in the hand. Cards worth less than kWorthKeeping are discarded at the end of the turn:
/// a hand that is renewed brings more than one that waits. This and the other weights were tuned in games
/// against the previous ones (tests/bench/README.md).
constexpr int kWorthKeeping = 10;
/// The minimum that SABOTAGE or CANNON FIRE must take, and a BLOCK restore, for a search to consider it.
constexpr int kWorthASpecial = 5;
constexpr int kWorthABlock = 10;
/// The lowest DEFENSE that is kept for a bare castle, if there is no other in the hand.
constexpr int kWorthABareCastle = 8;
/// The castles of a seat's realm. Whatever house rules allow, the heuristics build nothing for anybody else.
Castles realmCastles(const Position& p, Seat seat) { return castlesOf(p, realmOf(p, seat)); }

/// Whether a DEFENSE in the host's hand is for a bare castle: keeping it does not win more games, but
/// throwing it away looks silly to people.
bool isWanted(const Position& p, std::uint8_t kind) {
    if (!isDefence(kind) || valueOf(kind) < kWorthABareCastle || p.hand(p.host).of(kDefenceKinds) > 1)
        return false;
    return anyCastle(p, realmCastles(p, p.host), [](const Castle& castle) { return castle.isBare(); });
}

int keepValue(const Position& p, std::uint8_t kind) {
    switch (kind) {
    case kBlock: return 30;
    case kJester:
    case kPuppet:
    case kCannonFire:
    case kSabotage: return 20;
    case kRushed: return 4;
    case kAlliance: return realmOf(p, p.host) == only(p.host) ? 2 : kWorthKeeping;
    default: break;
    }
    if (isWanted(p, kind)) return kWorthKeeping;
    return isAttack(kind) ? valueOf(kind) + 2 : valueOf(kind);
}

int attackSum(const Heap& hand) {
    int sum = 0;
    hand.forEach([&](unsigned kind) { sum += isAttack(kind) ? valueOf(kind) : 0; });
    return sum;
}

/// Whether a seat has something to use in another's turn.
bool isArmed(const Heap& hand) { return (hand.kinds() & (kAttackKinds | kAttackingSpecials)) != 0; }

/// The cost of destroying a whole castle.
int costOf(const Position& p, unsigned castle) { return p.castle(castle).strength(); }

/// The castle of a seat that is cheapest to destroy.
std::uint8_t weakest(const Position& p, Seat seat) {
    return best(p.standing[seat], [&](unsigned castle) { return -costOf(p, castle); });
}

/// Whether a seat has enough castles to win by them.
bool holdsSix(const Position& p, Seat seat) {
    return p.options.sixCastles() > 0 && p.castles(seat) >= p.options.sixCastles();
}

/// The total strength of the castles in front of a seat.
int strengthOf(const Position& p, Seat seat) {
    int strength = 0;
    forEachCastle(p.standing[seat], [&](unsigned castle) { strength += 6 + costOf(p, castle); });
    return strength;
}

/// The realm that is about to win: one with enough castles in front of one seat, or one stronger than all
/// others together, if these are several. Empty if there is none.
SeatSet menace(const Position& p) {
    int sum = 0;
    std::array<int, kMaxSeats> realm{};
    for (SeatSet rest = p.living; rest != 0; rest &= static_cast<SeatSet>(rest - 1)) {
        const auto seat = static_cast<Seat>(std::countr_zero(rest));
        if (holdsSix(p, seat)) return realmOf(p, seat);
        const int strength = strengthOf(p, seat);
        realm[p.master[seat]] += strength;
        sum += strength;
    }
    if (bitCount(p.masters) > 2)
        for (Seat seat = 0; seat < p.seats(); ++seat)
            if (2 * realm[seat] > sum) return realmOf(p, seat);
    return 0;
}

/// The value of an attack of one seat on another with so much value: each castle that falls, and much more if
/// it is the last one, or breaks a count of six.
int prospect(const Position& p, Seat attacker, Seat seat, int value) {
    std::array<int, kMostCastles> costs;
    std::size_t left = 0;
    forEachCastle(p.standing[seat], [&](unsigned castle) { costs[left++] = costOf(p, castle); });
    const auto castles = static_cast<int>(left);
    int gain = 0;
    for (; left > 0; --left) {
        const auto cheapest = std::min_element(costs.begin(), costs.begin() + left);
        if (*cheapest > value) break;
        value -= *cheapest;
        gain += 10 + *cheapest;
        *cheapest = costs[left - 1];
    }
    const int fallen = castles - static_cast<int>(left);
    if (fallen == 0) return 0;
    const bool rules = contains(p.masters, seat);
    if (left == 0) gain += rules ? bitCount(p.masters) == 2 ? 1000 : 60 : 30;
    if (const int six = p.options.sixCastles(); six > 0) {
        gain += 6 * std::max(0, castles - six + 3);
        if (castles >= six && castles - fallen < six) gain += 100;
    }
    // Allies of this turn are spared, if there is somebody else.
    if (p.turn.guests > 0 && contains(alliesOf(p), attacker) && contains(alliesOf(p), seat)) gain /= 8;
    return std::max(gain, 1);
}

/// The best opponent to attack with all ATTACK cards of a hand; kNobody if no castle would fall.
Seat prey(const Position& p, Seat seat) {
    const int value = attackSum(p.hand(seat));
    if (value < valueOf(kCastle)) return kNobody;
    const auto worth = [&](Seat one) { return prospect(p, seat, one, value); };
    const Seat target = best(attackable(p, seat), worth);
    return target != kNobody && worth(target) > 0 ? target : kNobody;
}

/// The removal of the best DEFENSE of a seat that so much value pays for, and its worth; 0 for none.
struct Scratch {
    int worth = 0;
    Move removal = moves::finish();
};
Scratch scratch(const Position& p, Seat seat, int value) {
    Scratch best;
    const bool topDown = p.options.on(Option::AttackOrder);
    forEachCastle(p.standing[seat], [&](std::uint8_t castle) {
        const Castle here = p.castle(castle);
        for (int place = topDown ? std::max(0, here.defences() - 1) : 0; place < here.defences(); ++place)
            if (const int defence = here.defenceAt(place); defence <= value && defence >= best.worth)
                best = {defence, moves::remove(castle, defencePart(place))};
    });
    return best;
}

/// The DEFENSE on top of a castle; 0 if there is none.
int topOf(const Position& p, unsigned castle) {
    const Castle here = p.castle(castle);
    return here.isBare() ? 0 : here.defenceAt(here.defences() - 1);
}

/// The strongest DEFENSE that a SABOTAGE of one of these castles could take.
int strongestTop(const Position& p, Castles castles) {
    int most = 0;
    forEachCastle(castles, [&](unsigned castle) { most = std::max(most, topOf(p, castle)); });
    return most;
}

/// The gain of a CANNON FIRE for a seat: the losses of opponents minus those of its realm
/// (house.cannon-own-realm).
int volley(const Position& p, Seat seat) {
    int gain = 0;
    forEachCastle(opposing(p, seat), [&](unsigned castle) { gain += topOf(p, castle); });
    if (p.options.on(Option::CannonOwnRealm))
        forEachCastle(realmCastles(p, seat) & ~p.standing[seat],
                      [&](unsigned castle) { gain -= topOf(p, castle); });
    return gain;
}

/// What precedes a JESTER, to make castles bare.
struct Clearing {
    bool cannon = false;
    int sabotages = 0;
};

/// The gain of a JESTER's destruction for a seat after that: bare castles of opponents minus those of its
/// realm; maximal if it wins the game.
constexpr int kRules = 1000;
int ruin(const Position& p, Seat seat, Clearing before = {}) {
    const SeatSet realm = realmOf(p, seat);
    int gain = 0;
    bool loses = false;
    int inTheWay = 0; ///< DEFENSES of seats that would have to fall
    forEachSeat(p.living, [&](Seat one) {
        const bool isMaster = contains(p.masters, one);
        const bool isHit = !contains(realm, one) || (one != seat && p.options.on(Option::CannonOwnRealm));
        const int fall = before.cannon && isHit ? 1 : 0;
        int bare = 0;
        int left = 0;
        forEachCastle(p.standing[one], [&](unsigned castle) {
            const int defences = p.castle(castle).defences();
            bare += defences <= fall ? 1 : 0;
            left += std::max(0, defences - fall);
        });
        const bool dies = bare == p.castles(one);
        if (contains(realm, one)) {
            gain -= 12 * bare + (dies ? (isMaster ? kRules : 20) : 0);
            loses = loses || (isMaster && dies);
        } else {
            gain += 8 * bare + (dies ? 25 : 0);
            if (isMaster) inTheWay += left;
        }
    });
    return loses || inTheWay > before.sabotages ? gain : kRules;
}

/// Of the usable cards the next one on a way to win by a JESTER in this turn: itself, or one that makes
/// castles bare for it; kNoKind if there is none.
std::uint8_t nextToRule(const Position& p, Kinds usable) {
    const Seat seat = p.floor;
    if (!hasKind(usable, kJester)) return kNoKind;
    if (ruin(p, seat) >= kRules) return kJester;
    const int sabotages = hasKind(usable, kSabotage) ? p.hand(seat).of(kindBit(kSabotage)) : 0;
    if (sabotages > 0 && ruin(p, seat, {false, sabotages}) >= kRules) return kSabotage;
    const bool fires = hasKind(usable, kCannonFire) && ruin(p, seat, {true, sabotages}) >= kRules;
    return fires ? static_cast<std::uint8_t>(kCannonFire) : kNoKind;
}

/// The castles to SABOTAGE for a seat: those that still prevent a JESTER from winning, else any of opponents.
Castles toSabotage(const Position& p, Seat seat) {
    const Castles all = opposing(p, seat);
    const Heap hand = p.hand(seat);
    const int sabotages = 1 + hand.of(kindBit(kSabotage));
    if (hand.of(kindBit(kJester)) == 0 || ruin(p, seat, {false, sabotages}) < kRules) return all;
    Castles inTheWay = 0;
    forEachSeat(p.masters, [&](Seat master) {
        forEachCastle(p.standing[master] & all, [&](unsigned castle) {
            if (!p.castle(castle).isBare()) inTheWay |= castleBit(castle);
        });
    });
    return inTheWay != 0 ? inTheWay : all;
}

// ---- which card, and its target --------------------------------------------------------------------------

/// How much a castle needs a DEFENSE: bare castles of the master first, the realm depends on them.
int needOf(const Position& p, std::uint8_t castle) {
    const Seat owner = ownerOf(p, castle);
    const Castle here = p.castle(castle);
    if (!contains(realmOf(p, p.host), owner)) return -1000;
    const int own = contains(p.masters, owner) ? 10 : owner == p.host ? 6 : 0;
    if (here.isFull()) {
        int least = 99;
        for (int place = 0; place < kMostDefences; ++place) least = std::min(least, here.defenceAt(place));
        return p.inPlay() != kNoKind && valueOf(p.inPlay()) > least ? own - 30 : -500;
    }
    return own + 3 * here.health() - 8 * here.defences();
}

/// How many more DEFENSES fit into the host's realm.
int freePlaces(const Position& p) {
    int free = 0;
    forEachCastle(realmCastles(p, p.host),
                  [&](unsigned castle) { free += kMostDefences - p.castle(castle).defences(); });
    return free;
}
/// Whether a DEFENSE of the host's side is worth less than this.
bool isBetter(const Position& p, int value) {
    return anyCastle(p, castlesOf(p, ownSide(p)), [&](const Castle& castle) {
        for (int place = 0; place < castle.defences(); ++place)
            if (castle.defenceAt(place) < value) return true;
        return false;
    });
}

constexpr std::uint8_t kindOf(Kinds kind) { return static_cast<std::uint8_t>(std::countr_zero(kind)); }

constexpr Kinds kBuildings = kindBit(kCastle) | kUpgradeKinds | kDefenceKinds | kindBit(kRushed);

/// What to build with: CASTLES, upgrades, then the highest DEFENSE first (CASTLES-TIP-2, CASTLES-TIP-7).
std::uint8_t bestBuilding(const Position& p, Kinds usable) {
    if (hasKind(usable, kCastle)) return kCastle;
    if (const Kinds upgrade = std::bit_floor(usable & kUpgradeKinds); upgrade != 0) {
        const auto isLower = [&](const Castle& castle) { return castle.health() < valueOf(kindOf(upgrade)); };
        if (anyCastle(p, upgradable(p, kindOf(upgrade)) & realmCastles(p, p.host), isLower))
            return kindOf(upgrade);
    }
    if ((usable & (kDefenceKinds | kindBit(kRushed))) == 0) return kNoKind;
    const int free = freePlaces(p);
    const int plain = p.hand(p.host).of(kDefenceKinds);
    const bool rushes = hasKind(usable, kRushed) && free > 0;
    if (rushes && plain >= 2 && free >= 2) return kRushed; // for two of them
    if (const Kinds defence = std::bit_floor(usable & kDefenceKinds);
        defence != 0 && (free > 0 || isBetter(p, valueOf(kindOf(defence)))))
        return kindOf(defence);
    return rushes ? static_cast<std::uint8_t>(kRushed) : kNoKind;
}

/// Whether the ALLIANCE in the hand was refused and returned (house.refused-alliance): it could be offered
/// forever.
bool wasRefused(const Position& p) {
    for (const CardId card : p.table.cards(handOf(p.floor)))
        if (p.kindOf(card) == kAlliance && p.table.knownTo(card) != only(p.floor)) return true;
    return false;
}

/// Whom to invite into the turn: those of one's own side who have something to attack with, and against a
/// menace anybody else who is not part of it.
SeatSet friendsFor(const Position& p) {
    if (isQuiet(p) || wasRefused(p)) return 0;
    SeatSet friends = 0;
    const SeatSet own = realmOf(p, p.floor);
    forEachSeat(static_cast<SeatSet>(invitable(p) & own), [&](Seat seat) {
        const bool armed = seesHand(p, p.decider, seat) ? isArmed(p.hand(seat)) : !p.hand(seat).empty();
        if (armed) friends = with(friends, seat);
    });
    if (friends != 0) return friends;
    const SeatSet foe = menace(p);
    if (foe == 0 || (foe & own) != 0) return 0;
    forEachSeat(without(without(invitable(p), own), foe), [&](Seat seat) {
        if (!p.hand(seat).empty()) friends = with(friends, seat);
    });
    return friends;
}

/// Which non-building card to use. With a full hand a card would be discarded anyway: before that, an ATTACK
/// takes what it can.
std::uint8_t bestFight(const Position& p, Kinds usable) {
    const Seat seat = p.floor;
    if (const std::uint8_t next = nextToRule(p, usable); next != kNoKind) return next;
    if (hasKind(usable, kCannonFire) && volley(p, seat) >= 12) return kCannonFire;
    if (hasKind(usable, kSabotage) && strongestTop(p, opposing(p, seat)) >= 6) return kSabotage;
    if (hasKind(usable, kJester) && (ruin(p, seat) >= 16 || stealable(p, seat) != 0)) return kJester;
    if (hasKind(usable, kPuppet)) return kPuppet; // its castle, still bare, would fall to a JESTER too
    const Kinds attacks = usable & kAttackKinds;
    if (attacks != 0 && prey(p, seat) != kNobody) return kindOf(std::bit_floor(attacks));
    if (hasKind(usable, kAlliance) && friendsFor(p) != 0) return kAlliance;
    if (attacks != 0 && seat == p.host && p.hand(seat).size() >= handLimit(p, seat)) {
        const std::uint8_t least = kindOf(attacks & (0 - attacks));
        const SeatSet targets = attackable(p, seat);
        const Seat target = best(targets, [&](Seat one) { return scratch(p, one, valueOf(least)).worth; });
        if (target != kNobody && scratch(p, target, valueOf(least)).worth > 0) return least;
    }
    return kNoKind;
}

Move target(const Position& p) {
    if (p.inPlay() == kCastle) {
        // Where the fewest stand, but in front of oneself if one has the most already.
        return moves::atSeat(best(castleSeats(p), [&](Seat seat) {
            return (contains(realmOf(p, p.host), seat) ? 100 : 0) + (seat == p.host ? 2 : 0) -
                   p.castles(seat);
        }));
    }
    if (maySpendInPlay(p) && p.turn.defences + p.hand(p.host).of(kDefenceKinds) > p.turn.limit)
        return moves::spend();
    const Castles castles = targetsOnTable(p);
    const Castles own = realmCastles(p, p.host);
    const std::uint8_t castle = isUpgrade(p.inPlay())
                                    ? best(castles,
                                           [&](std::uint8_t one) {
                                               const Castle here = p.castle(one);
                                               return ((own & castleBit(one)) != 0 ? 100 : 0) +
                                                      10 * here.defences() - here.health() +
                                                      (ownerOf(p, one) == p.host ? 5 : 0);
                                           })
                                    : best(castles, [&](std::uint8_t one) { return needOf(p, one); });
    return castle == kNoCastle ? moves::spend() : moves::on(castle);
}

Move specialTarget(const Position& p) {
    const Seat seat = p.floor;
    switch (p.inPlay()) {
    case kSabotage:
        return moves::on(best(toSabotage(p, seat), [&](unsigned castle) { return topOf(p, castle); }));
    case kJester:
        if (const Castles prizes = stealable(p, seat); prizes != 0 && ruin(p, seat) < 24)
            return moves::on(best(prizes, [&](std::uint8_t castle) {
                return costOf(p, castle) + (holdsSix(p, ownerOf(p, castle)) ? 100 : 0);
            }));
        return moves::destroy();
    case kPuppet: // CASTLES-TIP-5
        return moves::atSeat(clockwise(revivable(p), p.host));
    default: {
        const SeatSet friends = friendsFor(p);
        return moves::atSeat(
            best(friends != 0 ? friends : invitable(p), [&](Seat one) { return p.hand(one).size(); }));
    }
    }
}

// ---- assaults --------------------------------------------------------------------------------------------

/// The lowest card of a hand that covers what is missing, else the highest one.
std::uint8_t cardFor(const Heap& hand, int missing) {
    const Kinds attacks = hand.kinds() & kAttackKinds;
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
    const Heap hand = p.hand(p.turn.leader);
    const std::uint8_t castle = weakest(p, seat);
    const Castle here = p.castle(castle);
    if (costOf(p, castle) <= value) {
        if (here.isBare()) {
            if (pool.pays(here.health(), true)) return moves::remove(castle, Part::Castle);
        } else {
            return moves::remove(castle, defencePart(here.defences() - 1));
        }
    } else if (costOf(p, castle) <= value + attackSum(hand)) {
        return moves::lay(cardFor(hand, costOf(p, castle) - value));
    }
    // No castle falls any more without help, and without it the rest takes the best DEFENSE it can.
    SeatSet friends = askable(p);
    if (friends != 0 && !contains(menace(p), seat))
        friends = static_cast<SeatSet>(friends & realmOf(p, p.turn.leader));
    if (friends != 0) return moves::ask(static_cast<Seat>(std::countr_zero(friends)));
    return scratch(p, seat, value).removal;
}

/// An ally's card helps its own side, and against a menace, if it makes a castle fall.
Move answerAlly(const Position& p) {
    const Seat target = p.turn.target;
    const bool helps = contains(realmOf(p, p.turn.leader), p.actor) || contains(menace(p), target);
    if (!helps || p.standing[target] == 0) return moves::decline();
    const Pool& pool = p.turn.pool[target];
    const int missing = costOf(p, weakest(p, target)) - pool.any - pool.defencesOnly;
    if (attackSum(p.hand(p.actor)) < missing) return moves::decline();
    const std::uint8_t kind = cardFor(p.hand(p.actor), missing);
    return kind == kNoKind ? moves::decline() : moves::lay(kind);
}

/// Nobody helps a player who is about to win, and a guest without anything to attack with would not even
/// draw.
Move answerInvitation(const Position& p) {
    const SeatSet own = realmOf(p, p.actor);
    const bool helpsFoe = !contains(own, p.host) && contains(menace(p), p.host);
    return isArmed(p.hand(p.actor)) && !helpsFoe ? moves::accept() : moves::refuse();
}

/// What the running assault has removed in front of the attacked seat.
int damage(const Position& p) {
    int damage = 0;
    for (const Fallen& fallen : p.fallen)
        if (fallen.seat == p.turn.target) damage += fallen.value + (fallen.isCastle() ? 10 : 0);
    return damage;
}

/// A BLOCK is kept for the last window, and for serious losses.
Move answerWindow(const Position& p) {
    if (!hasKind(p.handKinds[p.actor], kBlock) || !p.turn.finishing) return moves::pass();
    const Seat attacked = p.turn.target;
    const bool dies = p.standing[attacked] == 0;
    const bool own = contains(realmOf(p, p.actor), attacked);
    // An opponent is saved only from a player who is about to win.
    const bool foe = !contains(realmOf(p, p.actor), p.turn.leader);
    // The last BLOCK is not worth a bare castle.
    const int least = p.hand(p.actor).of(kindBit(kBlock)) > 1 ? 15 : 16;
    const bool saved = own ? damage(p) >= least || dies : dies && foe && contains(menace(p), p.turn.leader);
    if (!saved) return moves::pass();
    const SeatSet allies = nameable(p);
    if (allies == 0) return moves::block();
    return moves::blockAlly(best(allies, [&](Seat ally) {
        int laid = contains(realmOf(p, p.actor), ally) ? -100 : 0;
        for (const Laid& one : p.laid)
            if (one.counts && one.owner == ally && one.target == attacked)
                laid += valueOf(p.kindOf(one.card));
        return laid;
    }));
}

// ---- the end of the turn ---------------------------------------------------------------------------------

/// Cards not worth keeping are discarded for new ones, the least useful first.
Move endTurn(const Position& p) {
    if (p.hand(p.host).empty()) return moves::draw();
    const std::uint8_t least =
        best(p.handKinds[p.host], [&](std::uint8_t kind) { return -keepValue(p, kind); });
    return keepValue(p, least) < kWorthKeeping ? moves::discard(least) : moves::draw();
}

} // namespace

Move greedyMove(const Position& p) {
    switch (p.phase) {
    case Phase::Main: {
        const std::uint8_t building = bestBuilding(p, buildable(p));
        if (building != kNoKind) return moves::use(building);
        const std::uint8_t kind = bestFight(p, fightable(p, p.host));
        if (kind != kNoKind) return moves::use(kind);
        const auto friends = static_cast<SeatSet>(p.turn.welcome & realmOf(p, p.host));
        return friends != 0 ? moves::floor(static_cast<Seat>(std::countr_zero(friends))) : moves::endPlay();
    }
    case Phase::GuestFloor: {
        const std::uint8_t kind = bestFight(p, fightable(p, p.floor));
        return kind != kNoKind ? moves::use(kind) : moves::handBack();
    }
    case Phase::Target: return target(p);
    case Phase::Replace: { // the lowest DEFENSE
        const Castle castle = p.castle(p.chosen);
        return moves::replace(
            best(replaceable(p, castle, p.inPlay()), [&](int place) { return -castle.defenceAt(place); }));
    }
    case Phase::SpecialTarget: return specialTarget(p);
    case Phase::AssaultStart: {
        const Heap hand = p.hand(p.floor);
        const int value = attackSum(hand) + valueOf(p.inPlay());
        return moves::atSeat(best(attackable(p, p.floor), [&](Seat seat) {
            return 16 * prospect(p, p.floor, seat, value) + scratch(p, seat, valueOf(p.inPlay())).worth;
        }));
    }
    case Phase::BlockWindow: return answerWindow(p);
    case Phase::Assault: return assault(p);
    case Phase::Asked: return answerAlly(p);
    case Phase::Spoils:
        return moves::take(
            best(p.handKinds[plundered(p)], [&](std::uint8_t kind) { return keepValue(p, kind); }));
    case Phase::Invited: return answerInvitation(p);
    case Phase::TableDiscard: {
        MoveList list;
        legalMoves(p, list);
        return list.front();
    }
    case Phase::HandDiscard: return endTurn(p);
    default: return {};
    }
}

namespace {
enum : std::size_t { kStrength, kCards, kArmed, kPuppets, kSix, kWait };
}

// Of a master's whole realm: the logarithm of the strength in front of it, the cards in its hands, those of
// them that can attack by themselves, puppets, six castles in front of one seat, and the fraction of a round
// until the master's turn.
constexpr std::array<Trait, 6> kTraits{{{"strength", 0.667},
                                        {"cards", 0.13},
                                        {"armed", 0.16},
                                        {"puppets", 0.22},
                                        {"six", 0.7},
                                        {"wait", -0.68}}};

bool measureTraits(const Position& p, Seat seat, std::span<double> amounts) {
    if (!contains(p.masters, seat)) return false; // a puppet's strength is its master's
    int strength = 0;
    amounts[kPuppets] = -1;
    forEachSeat(realmOf(p, seat), [&](Seat one) {
        ++amounts[kPuppets];
        amounts[kCards] += p.hand(one).size();
        amounts[kArmed] += p.hand(one).of(kAttackingSpecials | kindBit(kBlock));
        if (holdsSix(p, one)) amounts[kSix] = 1;
        forEachCastle(p.standing[one], [&](unsigned castle) { strength += p.castle(castle).strength(); });
    });
    amounts[kStrength] = std::log(std::max(strength, 1));
    amounts[kWait] = static_cast<double>((seat + p.seats() - p.host) % p.seats()) / p.seats();
    return true;
}

void prune(const Position& p, MoveList& list) {
    // Building targets and discards take effect too late for a search to evaluate them.
    if (p.phase == Phase::Target || p.phase == Phase::Replace || p.phase == Phase::HandDiscard ||
        p.phase == Phase::Spoils) {
        list.clear();
        list.push(greedyMove(p));
        return;
    }
    // Identical castles of one seat are equivalent.
    const auto sameAsBefore = [&](std::size_t index) {
        const Move move = list[index];
        const Verb verb = verbOf(move);
        if (verb != Verb::On && verb != Verb::Remove && verb != Verb::Clear) return false;
        for (std::size_t i = 0; i < index; ++i) {
            if (list[i].verb != move.verb || list[i].operand[1] != move.operand[1]) continue;
            const Castle one = p.castle(list[i].operand[0]);
            const Castle other = p.castle(move.operand[0]);
            if (one == other && ownerOf(p, list[i].operand[0]) == ownerOf(p, move.operand[0])) return true;
        }
        return false;
    };
    const bool removes = p.phase == Phase::Assault && std::any_of(list.begin(), list.end(), [](Move move) {
                             return verbOf(move) == Verb::Remove;
                         });
    // Building costs nothing, and comes before anything else.
    const std::uint8_t first = p.phase == Phase::Main ? bestBuilding(p, buildable(p)) : kNoKind;
    const bool chooses = p.phase == Phase::Main || p.phase == Phase::GuestFloor;
    const std::uint8_t next = chooses ? nextToRule(p, fightable(p, p.floor)) : kNoKind;
    const bool mayRule = next == kJester || (p.phase == Phase::SpecialTarget && p.inPlay() == kJester &&
                                             ruin(p, p.floor) >= kRules);
    const bool aims = p.phase == Phase::SpecialTarget && p.inPlay() == kSabotage;
    const Castles castles = aims ? toSabotage(p, p.floor) : chooses ? opposing(p, p.floor) : 0;
    const int bestTop = strongestTop(p, castles);
    const bool dies = p.phase == Phase::BlockWindow && p.turn.finishing && p.turn.target == p.actor &&
                      p.standing[p.actor] == 0;
    const auto isFoolish = [&](Move move) {
        const std::uint8_t chosen = move.operand[0];
        if (mayRule)
            return move != (p.phase == Phase::SpecialTarget ? moves::destroy() : moves::use(kJester));
        if (first != kNoKind) return verbOf(move) != Verb::Use || chosen != first;
        if (next != kNoKind) return move != moves::use(next);
        switch (verbOf(move)) {
        case Verb::Table: return true;
        case Verb::Use:
            // No useful building is left: the rest would be for opponents, or worse than what stands.
            if (hasKind(kBuildings, chosen)) return true;
            return (chosen == kAlliance && wasRefused(p)) ||
                   (chosen == kCannonFire && volley(p, p.floor) < kWorthASpecial) ||
                   (chosen == kSabotage && bestTop < kWorthASpecial) ||
                   (chosen == kJester && ruin(p, p.floor) <= 0 && stealable(p, p.floor) == 0);
        case Verb::On: return aims && ((castles & castleBit(chosen)) == 0 || 2 * topOf(p, chosen) <= bestTop);
        case Verb::Destroy: return ruin(p, p.floor) <= 0;
        case Verb::Finish: return removes; // the rest of the value is lost
        case Verb::Pass: return dies;
        case Verb::Block:
        case Verb::BlockAlly: // CASTLES-TIP-8
            return !p.turn.finishing || contains(realmOf(p, p.actor), p.turn.leader) ||
                   (p.standing[p.turn.target] != 0 && damage(p) < kWorthABlock);
        default: return false;
        }
    };
    MoveList kept;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (!sameAsBefore(i) && !isFoolish(list[i])) kept.push(list[i]);
    if (kept.empty()) return;
    std::ranges::copy(kept, list.begin()); // not `list = kept`: that copies hundreds of unused elements
    list.resize(kept.size());
}

bool mayEnd(const Position& p) {
    const SeatSet realm = realmOf(p, p.floor);
    if (bitCount(p.masters) != 2 || !contains(realm, p.decider)) return false;
    const auto rival = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(without(p.masters, realm))));
    int left = -p.turn.pool[rival].any - p.turn.pool[rival].defencesOnly;
    int cannons = 0;
    bool hasJester = false;
    // The floor passes from a master to the puppets, and back.
    forEachSeat(realm, [&](Seat one) {
        const Heap hand = p.hand(one);
        left -= attackSum(hand) + hand.of(kindBit(kSabotage)) * strongestTop(p, p.standing[rival]);
        cannons += hand.of(kindBit(kCannonFire));
        hasJester = hasJester || hand.of(kindBit(kJester)) > 0;
    });
    forEachCastle(p.standing[rival], [&](unsigned castle) {
        left += costOf(p, castle) - std::min(cannons, 1) * topOf(p, castle) -
                (hasJester ? p.castle(castle).health() : 0);
    });
    return left <= 0;
}

void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    if (!p.isLiving(seat)) return;
    const SeatSet realm = realmOf(p, seat);
    forEachSeat(p.living, [&](Seat one) {
        double strength = 0;
        forEachCastle(p.standing[one], [&](unsigned castle) { strength += p.castle(castle).strength(); });
        if (contains(realm, one)) {
            aims[0] += p.castles(one);
            aims[1] += strength;
        } else {
            aims[2] -= p.castles(one);
            aims[3] -= strength;
            aims[5] -= p.table.size(handOf(one));
        }
    });
    aims[4] = p.table.size(handOf(seat));
}

} // namespace drawbridge::castles
