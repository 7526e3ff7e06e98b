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

/// State of the DEFENSES of a castle, beside the cards themselves.
struct Stack {
    std::uint8_t fallen = 0; ///< how many are in the fallen row and may come back
    /// The rank of each among all DEFENSES that were on the castle this turn, fallen ones included: a stack
    /// is always in this order (CASTLES-RULING-46).
    std::array<std::uint8_t, kMostDefences> order{};

    bool operator==(const Stack&) const = default;
};

/// A set of castles by number, one bit each.
using Castles = std::uint64_t;
constexpr Castles castleBit(unsigned castle) { return Castles{1} << castle; }

/// Something removed by ATTACK cards this turn: a DEFENSE, or a castle with its upgrade (CASTLES-RULING-39).
/// In order of announcement.
struct Fallen {
    static constexpr std::uint8_t kWhole = 0xFF;

    /// The DEFENSE, or the castle's base, with its upgrade next to it; kNoCard: taken by a PUPPET.
    CardId card = kNoCard;
    std::uint8_t castle = kNoCastle; ///< its castle; kNoCastle: gone for good
    std::uint8_t order = kWhole;     ///< Stack::order of a DEFENSE; kWhole: the castle itself
    std::uint8_t assault = 0;        ///< index of the assault within the turn
    std::uint8_t value = 0;          ///< what it cost
    std::uint8_t lowest = 0;         ///< for a castle: Position::lowest of its seat before it fell
    Seat seat = kNobody;             ///< the seat in front of which it stood

    constexpr bool isCastle() const { return order == kWhole; }
    bool operator==(const Fallen&) const = default;
};

/// An ATTACK card played this turn.
struct Laid {
    CardId card = kNoCard;
    Seat owner = kNobody;
    Seat target = kNobody;    ///< kNobody: permanently closed, since that seat has died (CASTLES-BLOCK-19)
    std::uint8_t assault = 0; ///< index within the turn; cards of the running assault are on the table
    bool counts = true;       ///< not blocked

    bool operator==(const Laid&) const = default;
};

/// The remaining value of the ATTACK cards. HORSEMEN of house.horsemen = defenses-only never pay for a
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

/// The state of a turn, including alliances (CASTLES-ALLY-13), reset when the next one begins (note 2 of the
/// ledger's "Decision points"), beside what was played and removed.
struct Turn {
    // DEFENSES (note 4).
    std::uint8_t defences = 0; ///< played
    std::uint8_t limit = 1;    ///< CASTLES-DEF-3
    bool rushed = false;       ///< a RUSHED DEFENSES was used, in either way

    // ALLIANCE.
    std::array<Seat, kMaxSeats> guest{}; ///< in order of invitation
    std::uint8_t guests = 0;
    std::uint8_t called = 0; ///< how many of them have had their last call (CASTLES-FLOOR-3)
    bool ended = false;      ///< the host has finished playing
    SeatSet used = 0;        ///< guests who have used a card (CASTLES-ALLY-7)
    SeatSet welcome = 0;     ///< guests to whom the host may hand the floor again (CASTLES-FLOOR-2)
    SeatSet refused = 0;     ///< refused an ALLIANCE that went back to the hand: not asked again
    SeatSet blockers = 0;    ///< seats that played a BLOCK
    SeatSet barred = 0;      ///< may lay no ATTACK card on anybody (CASTLES-BLOCK-16)
    std::array<SeatSet, kMaxSeats> banned{}; ///< … on which seats (CASTLES-BLOCK-10)

    // Assaults.
    std::uint8_t assaults = 0; ///< number of assaults begun; the running one has the index before
    Seat target = kNobody;     ///< the attacked seat; kNobody: no assault is running
    Seat leader = kNobody;
    SeatSet declined = 0;               ///< allies not to be asked again (CASTLES-FLOOR-4)
    SeatSet polled = 0;                 ///< BlockWindow: seats still to answer, including the one asked now
    bool finishing = false;             ///< BlockWindow: the last one of the assault
    SeatSet resigning = 0;              ///< resigned during the assault (CASTLES-RULING-105)
    std::array<Pool, kMaxSeats> pool{}; ///< against each seat

    // Spoils (CASTLES-RULING-102).
    SeatSet spoils = 0;   ///< dead seats whose hands have not been discarded
    Seat taker = kNobody; ///< who takes a card of each

    /// Seats that have looked through the deck (CASTLES-RULING-128): until the next card is drawn.
    SeatSet lookers = 0;

    bool operator==(const Turn&) const = default;
};

/// In Position::six: the count waits for the end of the quiet rounds.
inline constexpr Seat kWaiting = 0xFC;

/// The reason for drawing cards.
enum class Drawing : std::uint8_t { TurnEnd, Revival };

/// The complete state of a game of CASTLES. Made by start(), changed by apply().
struct Position {
    Options options;
    Numbering numbering; ///< constant for given options

    Table<kMostCards, kPiles, kFirstRealm, kRealmPlaces> table;
    /// The kinds in each hand; redundant with its pile.
    std::array<Kinds, kMaxSeats> handKinds{};
    std::array<Stack, kMostCastles> stack; ///< of each castle
    /// The castles in front of each seat, and those in the fallen row, by number; redundant with the places
    /// of their CASTLE cards.
    std::array<Castles, kMaxSeats> standing{};
    Castles lying = 0;
    FixedList<Fallen, kMostCards> fallen;
    FixedList<Laid, kMostCards> laid;

    SeatSet living = 0;
    SeatSet masters = 0;                  ///< the living seats that are not puppets
    std::array<Seat, kMaxSeats> master{}; ///< of a living seat: itself, or the seat it serves as a puppet

    Phase phase = Phase::Deal;
    Seat decider = kChance;
    Seat actor = kNobody;    ///< the seat whose cards the decision is about: for a puppet not the decider
    Seat host = kNobody;     ///< whose turn it is
    Seat floor = kNobody;    ///< the host or a guest (CASTLES-FLOOR-1)
    Seat starter = kNobody;  ///< who began the game
    std::uint8_t round = 0;  ///< from 1
    std::uint16_t turns = 0; ///< finished
    std::uint8_t chosen = kNoCastle; ///< Replace: the castle
    Turn turn;

    // Cards being drawn.
    Drawing drawing = Drawing::TurnEnd;
    Seat drawer = kNobody;
    std::uint8_t toDraw = 0;
    std::uint8_t drawStep = 0; ///< TurnEnd: whose turn to draw comes next

    // Six castles held for a round (CASTLES-WIN-5 to -8). Updated at the end of a turn.
    /// In whose turn the count of each seat began, as of the beginning of this turn; kNobody: it did not have
    /// enough; kWaiting: in the quiet rounds of house.six-quiet = waits.
    std::array<Seat, kMaxSeats> six{kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody};
    std::array<std::uint16_t, kMaxSeats> sixRank{}; ///< the seat whose count began first has the lowest
    std::array<std::uint16_t, kMaxSeats> reached{}; ///< when each last reached them
    std::uint16_t sixes = 0;                        ///< number of times they have been reached
    std::array<std::uint8_t, kMaxSeats> lowest{};   ///< the fewest castles this turn, ignoring undone losses
    std::array<std::uint8_t, kMaxSeats> lost{};     ///< the number of castles lost this turn, likewise

    std::array<std::uint8_t, kMaxSeats> fell{}; ///< a dead seat's elimination, numbered from 1; else 0
    std::uint8_t eliminations = 0;
    std::array<std::uint8_t, kMaxSeats>
        eliminationRound{}; ///< the round of a dead seat's elimination; else 0

    Ending ending = Ending::None;
    SeatSet winners = 0; ///< the masters that win or share the win; empty in a draw

    int seats() const {
        assume(options.seats <= kMaxSeats);
        return options.seats;
    }
    bool isLiving(Seat seat) const { return contains(living, seat); }
    bool isPuppet(Seat seat) const { return isLiving(seat) && !contains(masters, seat); }
    int castles(Seat seat) const { return bitCount(standing[seat]); }

    std::uint8_t kindOf(CardId card) const { return numbering.kind[card]; }
    /// The deck has no order: drawing a card is choosing one at random.
    Heap deck() const { return {numbering, table.loose()}; }
    Heap discards() const { return {numbering, table.cards(kDiscardPile)}; }
    Heap hand(Seat seat) const { return {numbering, table.cards(handOf(seat))}; }
    /// The chosen card, until its target is decided; kNoKind if there is none.
    std::uint8_t inPlay() const {
        const Cards& cards = table.cards(kInPlayPile);
        return cards.empty() ? kNoKind : kindOf(cards.first());
    }
    Castle castle(unsigned number) const;

    bool operator==(const Position&) const = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) < 5632);

/// A castle on the table. Its number identifies it as long as it stands or is in the fallen row.
class Castle {
  public:
    Castle(const Position& position, unsigned number)
        : p_(&position)
        , number_(static_cast<std::uint8_t>(number)) {}

    std::uint8_t number() const { return number_; }
    bool stands() const { return cardAt(kBasePlace) != kNoCard; }
    std::uint8_t base() const { return kindAt(kBasePlace); } ///< kCastle or kPuppet
    /// CASTLES-UPG-14; kNoKind: none.
    std::uint8_t upgrade() const { return kindAt(kUpgradePlace); }
    /// A DEFENSE by its index in the stack, the oldest first.
    std::uint8_t defence(int place) const { return kindAt(defencePlace(place)); }
    int defenceAt(int place) const { return valueOf(defence(place)); }
    int order(int place) const { return p_->stack[number_].order[static_cast<std::size_t>(place)]; }
    int fallen() const { return p_->stack[number_].fallen; }

    int defences() const {
        return (holds(kFirstDefencePlace) ? 1 : 0) + (holds(kFirstDefencePlace + 1) ? 1 : 0) +
               (isFull() ? 1 : 0);
    }
    /// The upgrade does not count (CASTLES-CASTLE-10, CASTLES-UPG-8).
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

    /// Whether they look alike, including what has fallen of them.
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

/// Whether a set has one member. Like std::has_single_bit(), which counts all bits by a library function.
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

/// The castles in front of some seats.
inline Castles castlesOf(const Position& p, SeatSet seats) {
    Castles castles = 0;
    forEachSeat(seats, [&](Seat seat) { castles |= p.standing[seat]; });
    return castles;
}
/// Whether one of some castles is such.
template <class Is>
bool anyCastle(const Position& p, Castles castles, Is is) {
    for (; castles != 0; castles &= castles - 1)
        if (is(p.castle(static_cast<unsigned>(std::countr_zero(castles))))) return true;
    return false;
}

/// The realm of a living seat: its master, the master's puppets, itself.
inline SeatSet realmOf(const Position& p, Seat seat) {
    if (p.living == p.masters) return only(seat);
    SeatSet realm = 0;
    forEachSeat(p.living, [&](Seat one) {
        if (p.master[one] == p.master[seat]) realm = static_cast<SeatSet>(realm | only(one));
    });
    return realm;
}
/// All living seats outside that realm.
inline SeatSet opponentsOf(const Position& p, Seat seat) {
    return static_cast<SeatSet>(p.living & ~realmOf(p, seat));
}
/// All seats that win: the winners and their living puppets (CASTLES-RULING-118).
SeatSet winningSeats(const Position& position);
/// The guests of this turn.
inline SeatSet guestsOf(const Position& p) {
    SeatSet guests = 0;
    for (std::size_t i = 0; i < p.turn.guests; ++i)
        guests = static_cast<SeatSet>(guests | only(p.turn.guest[i]));
    return guests;
}
/// Host and guests: those who share the turn (CASTLES-RULING-86).
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
/// The first seat of a set going clockwise from `from`; kNobody if it is empty.
inline Seat clockwise(SeatSet set, Seat from) {
    const unsigned later = set & ~0u << from % kMaxSeats;
    return set == 0 ? kNobody : static_cast<Seat>(std::countr_zero(later != 0 ? later : set));
}
/// The seat to the left of another.
inline Seat nextSeat(const Position& p, Seat seat) {
    return seat + 1 == p.seats() ? Seat{0} : static_cast<Seat>(seat + 1); // faster than a division
}
/// The seat whose hand is open in Spoils (CASTLES-RULING-102); else kNobody.
inline Seat plundered(const Position& p) {
    return p.phase == Phase::Spoils ? clockwise(p.turn.spoils, p.host) : kNobody;
}
/// Whether a seat sees a hand: its own; a master's and its puppets' mutually (CASTLES-PUP-12,
/// CASTLES-RULING-99); a dead seat's that is open while somebody takes a card of it. This depends on status
/// and is not marked on the cards: it ends with the service, while cards that were shown stay known.
inline bool seesHand(const Position& p, Seat viewer, Seat holder) {
    if (viewer == holder || viewer == kAllHands || holder == plundered(p)) return true;
    if (!isSeat(viewer)) return false;
    return p.isLiving(viewer) && p.isLiving(holder) &&
           (p.master[viewer] == holder || p.master[holder] == viewer);
}
/// Whether attacks are still forbidden (CASTLES-ROUND-3, CASTLES-ROUND-7).
inline bool isQuiet(const Position& p) { return p.round <= p.options.quietRounds(); }
/// In whose turn the count of a seat with enough castles began, as of now within the turn (CASTLES-WIN-7), or
/// kWaiting; kNobody if it does not have enough.
Seat sixNow(const Position& position, Seat seat);
/// The same; a waiting count is reported as beginning with the starter's turn, as it will.
Seat sixSince(const Position& position, Seat seat);

} // namespace drawbridge::castles
