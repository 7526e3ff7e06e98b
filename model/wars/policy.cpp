// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/policy.h"

#include "core/bits.h"
#include "wars/rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>

namespace drawbridge::wars {

namespace {

/// The value of a soldier in play: the last one decides the game, and strong ones last longer.
double soldierWorth(double value) { return 0.6 + 0.14 * value; }

// The minimum gain for using a resource. These and the other heuristic weights were tuned one by one in games
// against the previous ones, over all pairs of factions (tests/bench/README.md).
constexpr double kAceWorth = 2.95;
constexpr double kKingWorth = 1.6;
/// A King laid on a stronger top loses value in proportion to its strength, since that fights as well
/// uncovered.
constexpr double kCovering = 0.05;
constexpr double kWeakTop = 2;
constexpr double kQueenWorth = 1.4;
constexpr double kJackWorth = 0.6;
constexpr double kWildWorth = 2.9;
/// The mean over a pack.
constexpr double kUsualResource = (kJackWorth + kQueenWorth + kKingWorth + kAceWorth) / 4;
/// The weight of the enemy's possible losses against one's own risk.
constexpr double kBoldness = 0.75;
/// The value of winning, or not losing, at once.
constexpr double kWin = 20;

double resourceWorth(unsigned kind) {
    switch (kind) {
    case kAce: return kAceWorth;
    case kKing: return kKingWorth;
    case kQueen: return kQueenWorth;
    case kJack: return kJackWorth;
    default: return kWildWorth;
    }
}

/// A seat's estimate of the value of a card it cannot identify: mean and spread of the enemy's soldiers it
/// has not seen.
struct Guess {
    double mean = 6;
    double spread = 0;
};

/// A seat's judgement of the current battle, or of a possible one.
class Judgement {
  public:
    Judgement(const Position& p, Seat seat)
        : p_(p)
        , seat_(seat) {}

    /// The base value of a card, as far as the seat knows.
    double value(CardId card) const { return follows(p_, seat_, card) ? baseValue(p_, card) : unseen().mean; }
    double worth(CardId card) const { return soldierWorth(value(card)); }
    double worthOfTop(Seat seat, unsigned slot) const { return worth(topOf(p_, seat, slot)); }

    /// The gain of killing the top of a slot.
    double prize(Seat seat, unsigned slot) const {
        return worthOfTop(seat, slot) + (soldiersInPlay(p_, seat) == 1 ? kWin : 0);
    }

    struct Side {
        double value = 0;
        double worth = 0;
        int unknown = 0;
        int healthy = 0;
        int lost = 0; ///< cards that die in case of defeat

        Side operator+(const Side& other) const {
            return {value + other.value, worth + other.worth, unknown + other.unknown,
                    healthy + other.healthy, lost + other.lost};
        }
    };

    /// A top that fights alone.
    Side fighter(Seat seat, unsigned slot) const {
        const CardId card = topOf(p_, seat, slot);
        const bool known = follows(p_, seat_, card);
        const double value = known ? baseValue(p_, card) : unseen().mean;
        if (p_.infected.contains(card)) return {0, soldierWorth(value), 0, 0, 1};
        const double bonus = queenBonus(p_, seat) + factionBonus(p_, seat);
        return {value + bonus, soldierWorth(value), known ? 0 : 1, 1, 1};
    }
    /// A group of fighters, of an army of so many soldiers.
    static Side together(Side side, int soldiers) {
        if (side.lost >= soldiers) side.worth += kWin;
        return side;
    }
    Side side(Seat seat, Slots slots) const {
        Side side;
        for (unsigned rest = slots; rest != 0; rest &= rest - 1)
            side = side + fighter(seat, static_cast<unsigned>(std::countr_zero(rest)));
        return together(side, soldiersInPlay(p_, seat));
    }
    /// The sides for all subsets of some slots, indexed by subset.
    std::array<Side, 1 << kMostSlots> groups(Seat seat, unsigned slots) const {
        std::array<Side, 1 << kMostSlots> groups;
        for (unsigned group = 1; group < groups.size(); ++group) {
            if ((group & ~slots) != 0) continue;
            const unsigned last = std::bit_floor(group);
            groups[group] = group == last ? fighter(seat, static_cast<unsigned>(std::countr_zero(last)))
                                          : groups[group ^ last] + groups[last];
        }
        const int soldiers = soldiersInPlay(p_, seat);
        for (Side& group : groups) group = together(group, soldiers);
        return groups;
    }

    /// The expected gain of a battle for the attacker.
    double battle(const Side& attack, const Side& defence) const {
        if (attack.lost == 0 || defence.lost == 0) return 0;
        if (defence.healthy == 0)
            return defence.worth - (attack.healthy < attack.lost ? 0.3 * attack.worth : 0);
        if (attack.healthy == 0) return -attack.worth;
        const double margin = attack.value - defence.value;
        const int unknown = attack.unknown + defence.unknown;
        const double doubt = unknown == 0 ? 0 : 0.55 * unseen().spread * std::sqrt(unknown);
        if (doubt == 0)
            return margin > 0   ? defence.worth
                   : margin < 0 ? -attack.worth
                                : kBoldness * defence.worth - attack.worth;
        const double win = 1 / (1 + std::exp(-margin / doubt));
        return kBoldness * win * defence.worth - (1 - win) * attack.worth;
    }

    double battle(Slots attackers, unsigned target) const {
        return battle(side(p_.turn, attackers), side(other(p_.turn), slotBit(target)));
    }

  private:
    /// Computed on first use: most decisions do not need it.
    const Guess& unseen() const {
        if (!unseen_) unseen_ = guess();
        return *unseen_;
    }

    Guess guess() const {
        Guess guess;
        int count = 0;
        int sum = 0;
        int squares = 0;
        CardSet followed = p_.table.knownBy(seat_);
        for (const CardId card : followed - p_.table.faceUp())
            if (p_.mix[card] != 0 && !follows(p_, seat_, card)) followed.remove(card);
        const CardSet unseen = packCards(other(seat_), kindBit(kDragon) - 1, p_.options.epic()) - followed;
        for (unsigned kind = kTwo; kind <= kTen; ++kind) {
            const int value = printedValue(kind);
            const int cards = (unseen & cardsOf(kind)).size();
            count += cards;
            sum += cards * value;
            squares += cards * value * value;
        }
        if (count == 0) return guess;
        guess.mean = static_cast<double>(sum) / count;
        guess.spread =
            std::sqrt(std::max(0.0, static_cast<double>(squares) / count - guess.mean * guess.mean));
        return guess;
    }

    const Position& p_;
    Seat seat_;
    mutable std::optional<Guess> unseen_;
};

/// An attack: the attackers, and the target.
struct Plan {
    Slots attackers = 0;
    std::uint8_t target = kNoSlot;
    double worth = 0;
};

/// The best attack that includes the attackers named so far.
Plan bestAttack(const Position& p, const Judgement& think) {
    Plan best;
    const Slots named = p.attackers;
    if (named != 0) best.worth = -1000; // it cannot be taken back
    const unsigned ready = readyToAttack(p, named) | unsigned{named};
    const Slots targets = standing(p, other(p.turn));
    std::array<Judgement::Side, kMostSlots> defence;
    for (unsigned target = 0; target < kMostSlots; ++target)
        if (hasSlot(targets, target)) defence[target] = think.side(other(p.turn), slotBit(target));
    const auto attack = think.groups(p.turn, ready);
    for (unsigned attackers = ready; attackers != 0; attackers = (attackers - 1) & ready) {
        if ((attackers & named) != named) continue;
        const auto slots = static_cast<Slots>(attackers);
        for (std::uint8_t target = 0; target < kMostSlots; ++target) {
            if (!hasSlot(targets, target)) continue;
            // Surplus cards are better kept for another attack.
            const double worth =
                think.battle(attack[attackers], defence[target]) - 0.37 * (bitCount(attackers) - 1);
            if (worth > best.worth) best = {slots, target, worth};
        }
    }
    return best;
}

/// The value of the current battle for the decider.
double battleNow(const Position& p, const Judgement& think) {
    const double worth = think.battle(p.attackers, p.target);
    return p.decider == p.turn ? worth : -worth;
}

/// How much more the current battle is worth to the decider if its side changes.
template <class Change>
double battleGain(const Position& p, const Judgement& think, Change change) {
    auto attack = think.side(p.turn, p.attackers);
    auto defence = think.side(other(p.turn), slotBit(p.target));
    const double before = think.battle(attack, defence);
    change(p.decider == p.turn ? attack : defence);
    const double gain = think.battle(attack, defence) - before;
    return p.decider == p.turn ? gain : -gain;
}

/// The gain of an Ace on the top of a slot, without the cost of the Ace.
double aceGain(const Position& p, const Judgement& think, Seat seat, std::uint8_t slot) {
    if (seat == p.decider) return -think.prize(seat, slot);
    double gain = think.prize(seat, slot);
    if (!isBattleWindow(p.phase)) return gain;
    const bool fights = seat == p.turn ? hasSlot(p.attackers, slot) : slot == p.target;
    if (p.phase == Phase::WindowDeclared) return fights && seat == p.turn ? gain - 0.3 : gain - 0.6;
    if (!fights) return gain - 0.5;
    // The battle goes on without it, or is over.
    gain -= battleNow(p, think);
    if (seat != p.turn) return gain;
    const auto rest = static_cast<Slots>(p.attackers & ~slotBit(slot));
    return rest == 0 ? gain : gain - think.battle(rest, p.target);
}

/// The gain of a King on a slot, without the cost of the King.
double kingGain(const Position& p, const Judgement& think, std::uint8_t slot) {
    const Seat seat = p.decider;
    const int soldiers = soldiersInPlay(p, seat);
    double gain = kKingWorth + 0.25;
    if (const CardId top = topOf(p, seat, slot); top == kNoCard)
        gain += 0.6;
    else if (!p.infected.contains(top))
        gain -= kCovering * std::max(0.0, think.value(top) - kWeakTop);
    if (soldiers <= 2) gain += 2.0 / soldiers;
    if (p.phase == Phase::WindowDeclared && seat != p.turn && slot == p.target)
        gain += battleGain(p, think, [&](Judgement::Side& mine) {
            mine = {10.0 + queenBonus(p, seat) + factionBonus(p, seat), soldierWorth(10), 0, 1, 1};
        });
    return gain;
}

double queenGain(const Position& p, const Judgement& think) {
    if (p.phase != Phase::WindowRevealed) return -1;
    return battleGain(p, think, [](Judgement::Side& mine) { mine.value += kQueenBonus * mine.healthy; });
}

double jackGain(const Position& p) {
    if (p.phase != Phase::Attack) return -1;
    int hidden = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        if (const CardId card = topOf(p, other(p.turn), slot); card != kNoCard)
            hidden += follows(p, p.turn, card) ? 0 : 1;
    return bitCount(readyToAttack(p)) >= 2 ? 0.75 * hidden : -1;
}

/// The value of an any-time move; 0 for doing nothing.
double anyTimeWorth(const Position& p, const Judgement& think, Move move) {
    const auto& o = move.operand;
    const auto cost = [&](bool joker, double worth) { return joker ? kWildWorth : worth; };
    switch (verbOf(move)) {
    case Verb::Jack: return jackGain(p) - cost(o[0] != 0, kJackWorth);
    case Verb::Queen: return queenGain(p, think) - cost(o[0] != 0, kQueenWorth);
    case Verb::King: return kingGain(p, think, o[0]) - cost(o[1] != 0, kKingWorth);
    case Verb::Ace: {
        if (o[1] != 0) return -1; // only tops fight
        return aceGain(p, think, seatOfIndex(o[0]), slotOfIndex(o[0])) - cost(o[2] != 0, kAceWorth);
    }
    case Verb::Reshuffle: {
        double worth = -kWildWorth;
        for (const CardId card : p.table.cards(discardOf(p.decider, Deck::Resources)))
            if (kindOf(card) != kWild) worth += 0.5 * resourceWorth(kindOf(card));
        return worth;
    }
    case Verb::Rite: {
        if (o[1] != 0) return -10;
        // Only cards that are practically lost are given up.
        const CardId card = topOf(p, p.decider, o[0]);
        const bool fights = p.phase == Phase::WindowRevealed && isLocked(p, p.decider, o[0]);
        const bool lost = p.infected.contains(card) || (fights && battleNow(p, think) < 0);
        return lost && soldiersInPlay(p, p.decider) > 4 ? 0.4 : -5;
    }
    case Verb::Swap: {
        const double in = printedValue(o[0]);
        const double out = think.value(topOf(p, p.decider, o[1]));
        const bool fights =
            isBattleWindow(p.phase) && (p.decider == p.turn ? hasSlot(p.attackers, o[1]) : o[1] == p.target);
        if (!fights) return p.phase == Phase::Attack ? 0.1 * (in - out) - 0.05 : -0.5;
        const auto swapIn = [&](Judgement::Side& mine) {
            mine.value += in - out;
            mine.worth += soldierWorth(in) - soldierWorth(out);
        };
        return battleGain(p, think, swapIn) - 0.1;
    }
    default: return 0;
    }
}

double attackWorth(const Position& p, const Judgement& think, const Plan& plan, Move move) {
    switch (verbOf(move)) {
    case Verb::Attack:
        return plan.worth > 0.1 && move.operand[0] == std::countr_zero(plan.attackers) ? plan.worth : -1;
    case Verb::Mechanise: {
        double sum = 0;
        double most = 0;
        int count = 0;
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            if (const CardId card = topOf(p, p.turn, slot); card != kNoCard) {
                ++count;
                sum += baseValue(p, card);
                most = std::max<double>(most, baseValue(p, card));
            }
        return most >= 6 ? 0.6 * (count * most - sum) : -1;
    }
    case Verb::Plague: {
        int healthy = 0;
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            if (const CardId card = topOf(p, other(p.turn), slot); card != kNoCard)
                healthy += p.infected.contains(card) ? 0 : 1;
        return 0.8 * healthy - 0.6;
    }
    default: return anyTimeWorth(p, think, move);
    }
}

/// How much a slot needs a card: the one with the weakest top most, an empty one first.
double slotNeed(const Position& p, const Judgement& think, Seat seat, unsigned slot) {
    const CardId top = topOf(p, seat, slot);
    return top == kNoCard ? 3 : 1 - 0.1 * think.value(top) + (p.infected.contains(top) ? 1 : 0);
}

/// Whether lifting this top, among other face-down ones, leaves the enemy uncertain which is which
/// (WARS-MOVE-12).
bool hides(const Position& p, unsigned slot) {
    if (p.phase != Phase::Move || p.table.isFaceUp(topOf(p, p.turn, slot))) return false;
    int down = bitCount(p.lifted);
    bool known = p.lifted != 0;
    for (unsigned from = 0; from < kMostSlots; ++from) {
        const CardId card = topOf(p, p.turn, from);
        if (hasSlot(p.lifted, from) || card == kNoCard || p.table.isFaceUp(card)) continue;
        ++down;
        known = known || (p.mix[card] == 0 && p.table.knows(other(p.turn), card));
    }
    return down >= 2 && known;
}

double liftWorth(const Position& p, const Judgement& think, Move move) {
    if (verbOf(move) != Verb::Lift) return p.lifted != 0 ? 0.5 : 0;
    if (hides(p, move.operand[0])) return 1;
    // A second card of a pile goes to an empty slot.
    const unsigned slots = (1u << slotsOf(p, p.decider)) - 1;
    const unsigned empty = slots & ~unsigned{standing(p, p.decider)} & ~unsigned{p.lifted};
    if (bitCount(empty) <= bitCount(p.lifted)) return -1;
    const std::uint8_t slot = move.operand[0];
    return height(p, p.decider, slot) >= 2 ? 1 + 0.05 * think.worthOfTop(p.decider, slot) : -1;
}

/// The value of the next card of a Seer's deck. The soldiers fill the piles first, each from the bottom up,
/// and should increase; after that the best cards should be drawn first.
double stackWorth(const Position& p, unsigned kind) {
    if (p.drawing == Deck::Resources) return 1 + resourceWorth(kind);
    const Seat seat = p.turn;
    const int done = p.table.cards(deckOf(seat, Deck::Soldiers)).size();
    int place = done;
    for (unsigned slot = 0; slot < slotsOf(p, seat); ++slot) {
        const int cards = startingHeight(p, seat, slot);
        if (place < cards) {
            const double wanted = 10 - 1.75 * (cards - 1 - place);
            return 100 - std::abs(printedValue(kind) - wanted);
        }
        place -= cards;
    }
    return 10 + printedValue(kind);
}

/// The mean value of a card of a seat's resource deck, as far as the seat knows what is left.
double meanResource(const Position& p, Seat seat) {
    const CardSet left = packCards(seat, kResourceKinds, p.options.epic()) - p.table.knownBy(seat);
    if (left.empty()) return kUsualResource;
    double sum = 0;
    for (const CardId card : left) sum += resourceWorth(kindOf(card));
    return sum / left.size();
}

/// The value of a card of either deck.
double drawWorth(const Position& p, Deck deck) {
    const Seat seat = p.turn;
    const int resources = p.table.size(handOf(seat, Deck::Resources));
    const int soldiers = p.table.size(handOf(seat, Deck::Soldiers)) + soldiersInPlay(p, seat);
    if (deck == Deck::Resources)
        return 2.2 - 0.05 * resources + 0.5 * (meanResource(p, seat) - kUsualResource);
    return 1.2 + 2.0 / std::max(soldiers, 1);
}

/// Outcasts: draw, recruit, attack, then move. Drawing first gives information and costs nothing.
double stageWorth(Stage stage) {
    switch (stage) {
    case Stage::Draw: return 5;
    case Stage::Recruit: return 3;
    case Stage::Attack: return 2;
    case Stage::Move: return 1;
    }
    return 0;
}

/// The percentage of games each faction won with the heuristics on both sides, against all others.
double factionWorth(unsigned faction) {
    constexpr std::array<int, kFactions> won{47, 44, 55, 73, 44, 74, 39, 47, 61, 42, 57, 49, 20, 86, 94, 4};
    return won[faction];
}

/// A weaker card is not laid on a stronger one, unless the army is small and no slot is empty.
bool isKeptBack(const Position& p, const Judgement& think, Move recruit) {
    const CardId top = topOf(p, p.turn, recruit.operand[1]);
    if (top == kNoCard || p.infected.contains(top) || printedValue(recruit.operand[0]) > think.value(top))
        return false;
    const unsigned slots = (1u << slotsOf(p, p.turn)) - 1;
    return soldiersInPlay(p, p.turn) > 3 || (slots & ~unsigned{standing(p, p.turn)}) != 0;
}

/// Whether attackers are visibly weaker, even together, than every top in some slots of the enemy, and
/// nothing in the hand could help.
bool isHopeless(const Position& p, const Judgement& think, Slots attackers, unsigned targets) {
    if (!p.table.empty(handOf(p.turn, Deck::Resources))) return false;
    const auto attack = think.side(p.turn, attackers);
    for (unsigned rest = targets; rest != 0; rest &= rest - 1) {
        const auto defender = think.fighter(other(p.turn), static_cast<unsigned>(std::countr_zero(rest)));
        if (defender.unknown > 0 || defender.healthy == 0 || defender.value <= attack.value) return false;
    }
    return true;
}

double worthOf(const Position& p, const Judgement& think, const Plan& plan, Move move) {
    const auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::ChooseFaction: return factionWorth(o[0]);
    case Verb::Stack: return stackWorth(p, o[0]);
    // The weak ones first, so that the strong ones end on top.
    case Verb::Arrange: return 20 - printedValue(o[0]) - 0.1 * height(p, p.turn, o[1]);
    case Verb::Begin: return stageWorth(static_cast<Stage>(o[0]));
    case Verb::EndTurn: return 0.5;
    case Verb::Draw: return drawWorth(p, static_cast<Deck>(o[0]));
    case Verb::DrawTwo: return drawWorth(p, static_cast<Deck>(o[0])) + drawWorth(p, static_cast<Deck>(o[1]));
    case Verb::Join: return hasSlot(plan.attackers, o[0]) ? 2 : -1;
    case Verb::Target: return o[0] == plan.target ? 1 : 0;
    case Verb::GoOn: return think.battle(p.attackers, p.target);
    case Verb::Lift:
    case Verb::Done: return liftWorth(p, think, move);
    case Verb::Lay: return slotNeed(p, think, p.decider, o[1]) + (o[0] == o[1] ? 0.1 : 0);
    case Verb::Recruit: {
        if (isKeptBack(p, think, move)) return -1;
        // Of the others too the weak ones come first.
        return 1 + slotNeed(p, think, p.turn, o[1]) - 0.01 * printedValue(o[0]);
    }
    case Verb::Offer: return -(o[1] != 0 ? 5 : think.prize(p.decider, o[0]));
    case Verb::Take: return resourceWorth(o[0]);
    case Verb::LetDie: return -think.worth(doomed(p));
    case Verb::Substitute: return -think.worthOfTop(p.decider, o[0]) - 0.05;
    case Verb::Raise:
        return (static_cast<DeckEnd>(o[1]) == DeckEnd::Top ? 1 : -1) * (printedValue(o[0]) - 4.5);
    default:
        return p.phase == Phase::Attack ? attackWorth(p, think, plan, move) : anyTimeWorth(p, think, move);
    }
}

/// The best of the legal moves by the heuristics; ties go to the first.
Move sensible(const Position& p, const MoveList& list) {
    if (list.size() == 1) return list.front();
    const Judgement think(p, p.decider);
    Plan plan;
    if (p.phase == Phase::Attack || p.phase == Phase::Build) plan = bestAttack(p, think);
    Move chosen = list.front();
    double most = worthOf(p, think, plan, chosen);
    for (std::size_t i = 1; i < list.size(); ++i)
        if (const double worth = worthOf(p, think, plan, list[i]); worth > most) {
            most = worth;
            chosen = list[i];
        }
    return chosen;
}

/// Whether the consequences of a choice come too late for a search to evaluate it: the order of a Seer's
/// decks, the piles of War-Mongers, the phases of Outcasts, the substitutes of Fateweavers.
bool bearsLate(Phase phase) {
    return phase == Phase::SeerStack || phase == Phase::WarStack || phase == Phase::Arrange ||
           phase == Phase::PickPhase || phase == Phase::FateSave;
}

/// Keeps the moves that are about as good as the best by the heuristics: an enemy who knows these still
/// cannot tell which one was made.
void keepSensible(const Position& p, const Judgement& think, MoveList& list) {
    // A point or two of a soldier; half of one for a Seer, where the last card of a pile depends on those
    // left.
    const double aboutAsGood = p.phase == Phase::FateSave ? 0.15 : p.phase == Phase::SeerStack ? 0.5 : 1;
    const auto worth = [&](Move move) { return worthOf(p, think, Plan(), move); };
    double most = worth(list.front());
    for (const Move move : list) most = std::max(most, worth(move));
    dropUnlessAll(list, [&](Move move) { return worth(move) < most - aboutAsGood; });
}

} // namespace

Move greedyMove(const Position& p) {
    MoveList list;
    legalMoves(p, list);
    return sensible(p, list);
}

namespace {
enum : std::size_t {
    kSoldiers,
    kFewSoldiers,
    kStacks,
    kValues,
    kHigh,
    kTopValues,
    kInfected,
    kHandCards,
    kHandValues,
    kResources, // one for each kind
    kSoldierDeck = kResources + kKinds - kJack,
    kResourceDeck,
    kOnTurn
};
}

constexpr std::array<Trait, 17> kTraits{{{"soldiers", 0.1},
                                         {"few soldiers", -1.0},
                                         {"piles", 0.03},
                                         {"values", 0.038},
                                         {"nine or more", 0.035},
                                         {"values on top", 0.048},
                                         {"infected", -1.2},
                                         {"hand", 0.046},
                                         {"values in hand", 0.077},
                                         {"Jacks", 0.25},
                                         {"Queens", 0.5},
                                         {"Kings", 0.5},
                                         {"Aces", 0.75},
                                         {"Jokers", 0.6},
                                         {"soldiers' deck", 0.335},
                                         {"resources' deck", 0.31},
                                         {"on turn", 0.6}}};
static_assert(kOnTurn + 1 == kTraits.size());

bool measureTraits(const Position& p, Seat seat, std::span<double> amounts) {
    amounts[kSoldiers] = soldiersInPlay(p, seat);
    amounts[kFewSoldiers] = 1.0 / std::max(soldiersInPlay(p, seat), 1);
    for (unsigned slot = 0; slot < kMostSlots; ++slot) {
        const CardId top = topOf(p, seat, slot);
        if (top == kNoCard) continue;
        ++amounts[kStacks];
        for (const CardId card : p.table.cards(slotOf(seat, slot))) {
            const int value = baseValue(p, card);
            amounts[kValues] += value;
            amounts[kHigh] += value >= 9;
        }
        if (p.infected.contains(top))
            ++amounts[kInfected];
        else
            amounts[kTopValues] += baseValue(p, top);
    }
    for (const CardId card : p.table.cards(handOf(seat, Deck::Soldiers))) {
        ++amounts[kHandCards];
        amounts[kHandValues] += printedValue(kindOf(card));
    }
    for (const CardId card : p.table.cards(handOf(seat, Deck::Resources)))
        ++amounts[kResources + static_cast<std::size_t>(kindOf(card) - kJack)];
    amounts[kSoldierDeck] = p.table.size(deckOf(seat, Deck::Soldiers));
    amounts[kResourceDeck] = p.table.size(deckOf(seat, Deck::Resources));
    amounts[kOnTurn] = p.turn == seat;
    return true;
}

void prune(const Position& p, MoveList& list) {
    const auto& table = p.table;
    const auto alike = [&](CardId one, CardId two) {
        return kindOf(one) == kindOf(two) && table.isFaceUp(one) == table.isFaceUp(two) &&
               p.infected.contains(one) == p.infected.contains(two) &&
               p.mechanised.contains(one) == p.mechanised.contains(two) &&
               table.knownTo(one) == table.knownTo(two);
    };
    const Judgement think(p, p.decider);
    if (bearsLate(p.phase)) return keepSensible(p, think, list);
    constexpr double kWaste = -0.8;     // an any-time move that gains no more than this
    constexpr double kSacrifice = -0.6; // a battle that is practically lost
    const bool hopeless =
        p.phase == Phase::Attack && isHopeless(p, think, readyToAttack(p), standing(p, other(p.turn)));
    const auto isIdle = [&](Move move) {
        const std::uint8_t slot = move.operand[0];
        switch (verbOf(move)) {
        case Verb::Attack: return hopeless;
        case Verb::Lift: return (p.lifted >> slot) != 0;
        case Verb::Join: return (p.attackers >> slot) != 0;
        case Verb::Lay: // of equal cards the one from the lowest slot
            for (unsigned lower = 0; lower < slot; ++lower) {
                const CardId card = table.at(kLifted, static_cast<int>(lower));
                if (card != kNoCard && alike(card, table.at(kLifted, slot))) return true;
            }
            return false;
        case Verb::Jack:
        case Verb::Queen:
        case Verb::King:
        case Verb::Ace:
        case Verb::Reshuffle:
        case Verb::Rite:
        case Verb::Swap: return anyTimeWorth(p, think, move) < kWaste;
        case Verb::Target: return isHopeless(p, think, p.attackers, slotBit(slot));
        case Verb::Recruit: return isKeptBack(p, think, move);
        default: return false;
        }
    };
    const auto isSacrifice = [&](Move move) {
        return verbOf(move) == Verb::Target && think.battle(p.attackers, move.operand[0]) < kSacrifice;
    };
    dropUnlessAll(list, isIdle);
    dropUnlessAll(list, isSacrifice); // among practically lost attacks one with unknown strength is kept
}

bool mayEnd(const Position& p) {
    const int left = soldiersInPlay(p, other(p.decider));
    return left == 1 || left == 2;
}

void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    aims[0] = soldiersInPlay(p, seat);
    aims[1] = -soldiersInPlay(p, other(seat));
    aims[2] = p.table.size(handOf(seat, Deck::Resources));
}

} // namespace drawbridge::wars
