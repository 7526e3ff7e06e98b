// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/cards.h"
#include "castles/moves.h"
#include "castles/options.h"
#include "castles/public.h"
#include "core/assume.h"
#include "core/bits.h"
#include "core/fixedlist.h"
#include "core/seat.h"
#include "core/table.h"
#include "core/verdict.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace drawbridge::castles {

class Castle;

/// What is to be known of the DEFENSES of a castle beside where they lie.
struct Stack {
    std::uint8_t fallen = 0; ///< how many lie in the fallen row and may come back
    /// The rank of each among all DEFENSES that were on the castle this turn, those fallen included: in this
    /// order a stack always is (CASTLES-RULING-46).
    std::array<std::uint8_t, kMostDefences> order{};

    bool operator==(const Stack&) const = default;
};

/// A set of castles by their numbers, one bit each.
using Castles = std::uint64_t;
constexpr Castles castleBit(unsigned castle) { return Castles{1} << castle; }

/// Something that ATTACK cards have removed this turn: a DEFENSE, or a castle with its upgrade
/// (CASTLES-RULING-39). In the order in which it was announced.
struct Fallen {
    static constexpr std::uint8_t kWhole = 0xFF;

    /// The DEFENSE, or the castle's base, whose upgrade lies next to it; kNoCard: a PUPPET took it.
    CardId card = kNoCard;
    std::uint8_t castle = kNoCastle; ///< whose place it has; kNoCastle: that is gone for good
    std::uint8_t order = kWhole;     ///< Stack::order of a DEFENSE; kWhole: the castle itself
    std::uint8_t assault = 0;        ///< in which assault of the turn
    std::uint8_t value = 0;          ///< what it cost
    std::uint8_t lowest = 0;         ///< of a castle: Position::lowest of its seat before it fell
    Seat seat = kNobody;             ///< in front of whom it stood

    constexpr bool isCastle() const { return order == kWhole; }
    bool operator==(const Fallen&) const = default;
};

/// An ATTACK card laid this turn.
struct Laid {
    CardId card = kNoCard;
    Seat owner = kNobody;
    Seat target = kNobody;    ///< kNobody: closed for good, since that seat has died (CASTLES-BLOCK-19)
    std::uint8_t assault = 0; ///< in which assault of the turn; cards of the running one lie on the table
    bool counts = true;       ///< not blocked

    bool operator==(const Laid&) const = default;
};

/// The value of laid ATTACK cards that is left. HORSEMEN of house.horsemen = defenses-only never pay for a
/// castle, and pay first for DEFENSES (CASTLES-RULING-4).
struct Pool {
    std::int16_t any = 0;
    std::int16_t defencesOnly = 0;

    constexpr bool pays(int value, bool castle) const { return value <= (castle ? any : any + defencesOnly); }
    /// CASTLES-ATK-12: exactly the value of the removed card.
    constexpr void spend(int value, bool castle) {
        const int first = castle ? 0 : std::min<int>(value, defencesOnly);
        defencesOnly = static_cast<std::int16_t>(defencesOnly - first);
        any = static_cast<std::int16_t>(any - (value - first));
    }
    bool operator==(const Pool&) const = default;
};

/// What is remembered of a turn, alliances too (CASTLES-ALLY-13), and forgotten when the next one begins
/// (note 2 of the ledger's "Decision points"), beside what was laid and removed.
struct Turn {
    // DEFENSES (note 4).
    std::uint8_t defences = 0; ///< played
    std::uint8_t limit = 1;    ///< CASTLES-DEF-3
    bool rushed = false;       ///< a RUSHED DEFENSES was used, in either way

    // ALLIANCE.
    std::array<Seat, kMaxSeats> guest{}; ///< in the order of the invitations
    std::uint8_t guests = 0;
    std::uint8_t called = 0; ///< so many of them have had their last call (CASTLES-FLOOR-3)
    bool ended = false;      ///< the host has finished playing
    SeatSet used = 0;        ///< guests who have used a card (CASTLES-ALLY-7)
    SeatSet welcome = 0;     ///< guests to whom the host may hand the floor again (CASTLES-FLOOR-2)
    SeatSet refused = 0;     ///< have refused an ALLIANCE that went back to the hand: not to be asked again
    SeatSet blockers = 0;    ///< seats that played a BLOCK
    SeatSet barred = 0;      ///< may lay no ATTACK card on anybody (CASTLES-BLOCK-16)
    std::array<SeatSet, kMaxSeats> banned{}; ///< … on which seats (CASTLES-BLOCK-10)

    // Assaults.
    std::uint8_t assaults = 0; ///< how many were begun; the running one has the number before
    Seat target = kNobody;     ///< who is attacked; kNobody: no assault is running
    Seat leader = kNobody;
    SeatSet declined = 0;   ///< allies who are not to be asked again (CASTLES-FLOOR-4)
    SeatSet polled = 0;     ///< BlockWindow: seats that are still to answer, the one asked now among them
    bool finishing = false; ///< BlockWindow: the last one of the assault
    SeatSet resigning = 0;  ///< resigned in its midst (CASTLES-RULING-105)
    std::array<Pool, kMaxSeats> pool{}; ///< against each seat

    // Spoils (CASTLES-RULING-102).
    SeatSet spoils = 0;   ///< dead seats whose hands have not been discarded
    Seat taker = kNobody; ///< who takes a card of each

    /// Seats that look through the deck (CASTLES-RULING-128): until the next card is drawn.
    SeatSet lookers = 0;

    bool operator==(const Turn&) const = default;
};

/// Position::six: the count waits for the end of the quiet rounds.
inline constexpr Seat kWaiting = 0xFC;

/// What cards are drawn for.
enum class Drawing : std::uint8_t { TurnEnd, Revival };

/// Everything there is to know of a game of CASTLES at one moment. Made by start(), changed by apply().
struct Position {
    Options options;
    Numbering numbering; ///< of the options' cards; it never changes

    Table<kMostCards, kPiles, kFirstRealm, kRealmPlaces> table;
    /// The kinds in each hand; says the same as its pile.
    std::array<Kinds, kMaxSeats> handKinds{};
    std::array<Stack, kMostCastles> stack; ///< of each castle
    /// The castles in front of each seat, and those in the fallen row, by their numbers; says the same as
    /// where their CASTLE cards lie.
    std::array<Castles, kMaxSeats> standing{};
    Castles lying = 0;
    FixedList<Fallen, kMostCards> fallen;
    FixedList<Laid, kMostCards> laid;

    SeatSet living = 0;
    SeatSet masters = 0;                  ///< the living seats that are no puppets
    std::array<Seat, kMaxSeats> master{}; ///< of a living seat: itself, or whose puppet it is

    Phase phase = Phase::Deal;
    Seat decider = kChance;
    Seat actor = kNobody;    ///< the seat whose cards the decision is about: not the decider for a puppet
    Seat host = kNobody;     ///< whose turn it is
    Seat floor = kNobody;    ///< the host or a guest (CASTLES-FLOOR-1)
    Seat starter = kNobody;  ///< who began the game
    std::uint8_t round = 0;  ///< from 1 on
    std::uint16_t turns = 0; ///< finished
    std::uint8_t chosen = kNoCastle; ///< Replace: the castle
    Turn turn;

    // Cards being drawn.
    Drawing drawing = Drawing::TurnEnd;
    Seat drawer = kNobody;
    std::uint8_t toDraw = 0;
    std::uint8_t drawStep = 0; ///< TurnEnd: whose turn to draw comes next

    // Six castles held for a round (CASTLES-WIN-5 to -8). What happens in a turn is settled at its end.
    /// In whose turn the count of each seat began, as it stood when this turn began; kNobody: it had not
    /// enough; kWaiting: in the quiet rounds of house.six-quiet = waits.
    std::array<Seat, kMaxSeats> six{kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody};
    std::array<std::uint16_t, kMaxSeats> sixRank{}; ///< the seat whose count began first has the least
    std::array<std::uint16_t, kMaxSeats> reached{}; ///< when each last reached them
    std::uint16_t sixes = 0;                        ///< how often they have been reached
    std::array<std::uint8_t, kMaxSeats> lowest{};   ///< the fewest castles this turn, undone losses apart
    std::array<std::uint8_t, kMaxSeats> lost{};     ///< how many castles were lost this turn, the same

    std::array<std::uint8_t, kMaxSeats> fell{}; ///< in which elimination a dead seat went, from 1; else 0
    std::uint8_t eliminations = 0;
    std::array<std::uint8_t, kMaxSeats> fellIn{}; ///< in which round a dead seat went; else 0

    Ending ending = Ending::None;
    SeatSet winners = 0; ///< the masters that win or share; none in a draw

    int seats() const {
        assume(options.seats <= kMaxSeats);
        return options.seats;
    }
    bool isLiving(Seat seat) const { return contains(living, seat); }
    bool isPuppet(Seat seat) const { return isLiving(seat) && !contains(masters, seat); }
    int castles(Seat seat) const { return bitCount(standing[seat]); }

    std::uint8_t kindOf(CardId card) const { return numbering.kind[card]; }
    /// The deck is in no order until its cards come: to draw one is to choose it by lot.
    Heap deck() const { return {numbering, table.loose()}; }
    Heap discards() const { return {numbering, table.cards(kDiscardPile)}; }
    Heap hand(Seat seat) const { return {numbering, table.cards(handOf(seat))}; }
    /// The card that has been chosen, while it is decided what becomes of it; kNoKind if there is none.
    std::uint8_t inPlay() const {
        const Cards& cards = table.cards(kInPlayPile);
        return cards.empty() ? kNoKind : kindOf(cards.first());
    }
    Castle castle(unsigned number) const;

    bool operator==(const Position&) const = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) < 5632);

/// A castle as it lies. Its number identifies it whatever happens to it, for as long as it stands or lies in
/// the fallen row.
class Castle {
  public:
    Castle(const Position& position, unsigned number)
        : p_(&position)
        , number_(static_cast<std::uint8_t>(number)) {}

    bool stands() const { return cardAt(kBasePlace) != kNoCard; }
    std::uint8_t base() const { return kindAt(kBasePlace); } ///< kCastle or kPuppet
    /// CASTLES-UPG-14; kNoKind: none.
    std::uint8_t upgrade() const { return kindAt(kUpgradePlace); }
    /// A DEFENSE by its place in the stack, the oldest first.
    std::uint8_t defence(int place) const { return kindAt(defencePlace(place)); }
    int defenceAt(int place) const { return valueOf(defence(place)); }
    int order(int place) const { return p_->stack[number_].order[static_cast<std::size_t>(place)]; }
    int fallen() const { return p_->stack[number_].fallen; }

    int defences() const {
        return (holds(kFirstDefencePlace) ? 1 : 0) + (holds(kFirstDefencePlace + 1) ? 1 : 0) +
               (isFull() ? 1 : 0);
    }
    /// The upgrade is none of them (CASTLES-CASTLE-10, CASTLES-UPG-8).
    bool isBare() const { return !holds(kFirstDefencePlace); }
    bool isFull() const { return holds(kPlacesOfCastle - 1); }
    /// CASTLES-CASTLE-1, CASTLES-CASTLE-9, CASTLES-UPG-1, CASTLES-UPG-2, CASTLES-UPG-3: not added to the 5.
    int health() const { return holds(kUpgradePlace) ? valueOf(upgrade()) : valueOf(kCastle); }
    /// Health and DEFENSES together.
    int strength() const {
        int sum = health();
        for (int place = 0; place < kMostDefences && holds(defencePlace(place)); ++place)
            sum += defenceAt(place);
        return sum;
    }
    int cards() const { return 1 + (holds(kUpgradePlace) ? 1 : 0) + defences(); }

    /// Whether they look alike, and so do what has fallen of them.
    bool operator==(const Castle& other) const {
        for (int within = 0; within < kPlacesOfCastle; ++within)
            if (kindAt(within) != other.kindAt(within)) return false;
        return p_->stack[number_] == other.p_->stack[other.number_];
    }

    /// The card at a place of the castle, or kNoCard.
    CardId cardAt(int within) const { return p_->table.onSquare(placeOf(number_, within)); }
    std::uint8_t kindAt(int within) const {
        const CardId card = cardAt(within);
        return card == kNoCard ? kNoKind : p_->kindOf(card);
    }

  private:
    bool holds(int within) const { return cardAt(within) != kNoCard; }

    const Position* p_;
    std::uint8_t number_;
};
inline Castle Position::castle(unsigned number) const { return {*this, number}; }

/// The upgrade that has fallen with a castle; kNoCard if it had none.
inline CardId fallenUpgrade(const Position& p, const Fallen& fallen) {
    if (!fallen.isCastle() || fallen.card == kNoCard) return kNoCard;
    const CardId next = p.table.at(kFallenRow, p.table.placeOf(fallen.card) + 1);
    return next != kNoCard && isUpgrade(p.kindOf(next)) ? next : kNoCard;
}

/// Whether a set has one member. As std::has_single_bit(), which counts them all in a function of the
/// library.
constexpr bool hasOne(std::uint64_t set) { return set != 0 && (set & (set - 1)) == 0; }
/// Calls `visit` with each number in a set of castles, lowest first.
template <class Visit>
constexpr void forEachCastle(Castles castles, Visit visit) {
    for (; castles != 0; castles &= castles - 1) visit(static_cast<std::uint8_t>(std::countr_zero(castles)));
}
/// The same with seats.
template <class Visit>
constexpr void forEachSeat(SeatSet seats, Visit visit) {
    for (unsigned rest = seats; rest != 0; rest &= rest - 1) visit(static_cast<Seat>(std::countr_zero(rest)));
}

/// The seats on the side of a living one: its master, the master's puppets, itself.
inline SeatSet realmOf(const Position& p, Seat seat) {
    if (p.living == p.masters) return only(seat);
    SeatSet realm = 0;
    forEachSeat(p.living, [&](Seat one) {
        if (p.master[one] == p.master[seat]) realm = static_cast<SeatSet>(realm | only(one));
    });
    return realm;
}
/// Every living seat that is not.
inline SeatSet opponentsOf(const Position& p, Seat seat) {
    return static_cast<SeatSet>(p.living & ~realmOf(p, seat));
}
/// Everybody who wins with the winners: they and their living puppets (CASTLES-RULING-118).
SeatSet winningSeats(const Position& position);
/// The guests of this turn.
inline SeatSet guestsOf(const Position& p) {
    SeatSet guests = 0;
    for (std::size_t i = 0; i < p.turn.guests; ++i)
        guests = static_cast<SeatSet>(guests | only(p.turn.guest[i]));
    return guests;
}
/// Host and guests: those who have the same turn together (CASTLES-RULING-86).
inline SeatSet alliesOf(const Position& p) { return static_cast<SeatSet>(guestsOf(p) | only(p.host)); }
/// The seat in front of which a castle stands; kNobody if it does not.
inline Seat ownerOf(const Position& p, std::uint8_t castle) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if ((p.standing[seat] >> castle & 1) != 0) return seat;
    return kNobody;
}
/// CASTLES-HAND-1, CASTLES-HAND-2, CASTLES-PUP-7.
inline int handLimit(const Position& p, Seat seat) {
    return p.isPuppet(seat) ? p.options.puppetHand() : p.options.handSize();
}
/// Who decides for a seat (CASTLES-PUP-13, CASTLES-RULING-92).
inline Seat willOf(const Position& p, Seat seat) {
    return p.options.on(Option::PuppetWill) ? seat : p.master[seat];
}
/// The seat of a set that comes first, going clockwise from `from` on; kNobody if it is empty.
inline Seat clockwise(SeatSet set, Seat from) {
    const unsigned later = set & ~0u << from % kMaxSeats;
    return set == 0 ? kNobody : static_cast<Seat>(std::countr_zero(later != 0 ? later : set));
}
/// The seat to the left of another.
inline Seat nextSeat(const Position& p, Seat seat) {
    return seat + 1 == p.seats() ? Seat{0} : static_cast<Seat>(seat + 1); // quicker than to divide
}
/// Whose hand lies open at Spoils (CASTLES-RULING-102); else kNobody.
inline Seat plundered(const Position& p) {
    return p.phase == Phase::Spoils ? clockwise(p.turn.spoils, p.host) : kNobody;
}
/// Whether a seat sees a hand: its own; a master and its puppets each other's (CASTLES-PUP-12,
/// CASTLES-RULING-99); a dead one that lies open to all while somebody takes a card of it. A matter of status
/// and not marked on the cards: it ends with the service, while what has been shown of a hand stays known.
inline bool seesHand(const Position& p, Seat viewer, Seat holder) {
    if (viewer == holder || viewer == kAllHands || holder == plundered(p)) return true;
    if (!isSeat(viewer)) return false;
    return p.isLiving(viewer) && p.isLiving(holder) &&
           (p.master[viewer] == holder || p.master[holder] == viewer);
}
/// Whether attacks are still forbidden (CASTLES-ROUND-3, CASTLES-ROUND-7).
inline bool isQuiet(const Position& p) { return p.round <= p.options.quietRounds(); }
/// In whose turn the count of a seat that has enough castles began, as the game stands in the midst of a turn
/// (CASTLES-WIN-7), or kWaiting; kNobody if it has not enough.
Seat sixNow(const Position& position, Seat seat);
/// The same; a count that waits is said to have begun with the starter's turn, as it will.
Seat sixSince(const Position& position, Seat seat);

} // namespace drawbridge::castles
