// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/quickgame.h"
#include "core/bits.h"

namespace drawbridge::wars {

namespace {

constexpr std::size_t index(Deck deck) { return static_cast<std::size_t>(deck); }

/// What each card fights with.
constexpr std::array<std::uint8_t, kCards> kValueOf = [] {
    std::array<std::uint8_t, kCards> values{};
    for (CardId card = 0; card < kCards; ++card)
        values[card] = static_cast<std::uint8_t>(printedValue(kindOf(card)));
    return values;
}();

/// The card of a pack's lowest bit.
CardId lowest(Seat pack, std::uint64_t cards) {
    return static_cast<CardId>(pack * kPackStride + std::countr_zero(cards));
}

/// The kinds of soldiers among some cards: bit 4·kind each, for the standard game's two copies.
std::uint64_t kindBits(std::uint64_t soldiers) { return (soldiers | soldiers >> 1) & 0x111111111u; }

} // namespace

bool QuickGame::canTakeUp(const Position& p) {
    if (p.options != Options() || !p.infected.empty()) return false;
    if (p.phase == Phase::ChooseColour) return p.decider == 0;
    const bool window = p.phase == Phase::WindowStart;
    const bool draw =
        p.phase == Phase::Draw && p.drawn == 0 && p.table.empty(handOf(other(p.turn), Deck::Resources));
    if (!window && !draw) return false;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        for (const Deck deck : {Deck::Soldiers, Deck::Resources})
            if (!p.table.cards(deckOf(seat, deck)).empty()) return false;
        const CardSet own = inPackOf(seat, ~std::uint64_t{0});
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            if (!(p.table.cards(slotOf(seat, slot)) - own).empty()) return false;
    }
    return true;
}

QuickGame::QuickGame(const Position& p)
    : acted_(p.acted)
    , dealt_(p.phase != Phase::ChooseColour)
    , turn_(p.turn)
    , starter_(p.starter)
    , colour_(p.colour)
    , turns_(p.turns)
    , idle_(p.idle) {
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        for (const Deck deck : {Deck::Soldiers, Deck::Resources}) {
            auto& left = left_[index(deck)][seat];
            left = 0;
            const CardSet cards =
                p.table.loose() &
                packCards(seat, deck == Deck::Soldiers ? kSoldierKinds : kResourceKinds, false);
            for (const CardId card : cards) deck_[index(deck)][seat][left++] = card;
        }
        for (const CardId card : p.table.cards(handOf(seat, Deck::Soldiers)))
            soldiers_[seat] |= std::uint64_t{1} << card % kPackStride;
        for (const CardId card : p.table.cards(handOf(seat, Deck::Resources)))
            resources_[seat] |= std::uint64_t{1} << card % kPackStride;
        if (dealt_)
            for (unsigned slot = 0; slot < kSlots; ++slot) {
                const unsigned pile = pileOf(seat, slot);
                const PileId from = slotOf(seat, slot);
                for (const CardId card : p.table.cards(from))
                    pile_[pile][static_cast<std::size_t>(p.table.placeOf(card))] = card;
                height_[pile] = static_cast<std::uint8_t>(p.table.size(from));
                standing_ |= (height_[pile] != 0 ? 1u : 0u) << pile;
            }
        queens_[seat] = p.queens[seat];
    }
}

void QuickGame::layOut(Position& p) const {
    auto& table = p.table;
    CardSet placed;
    const auto put = [&](CardId card, PileId to, int place) {
        if (table.loose().contains(card))
            table.settle(card,
                         deckOf(packOf(card), isSoldierKind(kindOf(card)) ? Deck::Soldiers : Deck::Resources),
                         to, place);
        else if (table.pileOf(card) != to || table.placeOf(card) != place)
            table.move(card, to, place);
        placed.add(card);
    };
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        for (unsigned slot = 0; slot < kSlots; ++slot)
            for (int place = 0; place < height_[pileOf(seat, slot)]; ++place) {
                const CardId card = pile_[pileOf(seat, slot)][static_cast<std::size_t>(place)];
                put(card, slotOf(seat, slot), place);
                table.show(card, only(seat));
            }
        const CardSet soldiers = inPackOf(seat, soldiers_[seat]);
        const CardSet resources = inPackOf(seat, resources_[seat]);
        for (const CardId card : soldiers) put(card, handOf(seat, Deck::Soldiers), 0);
        for (const CardId card : resources) put(card, handOf(seat, Deck::Resources), 0);
        for (const CardId card : soldiers | resources) table.show(card, only(seat));
        for (const Deck deck : {Deck::Soldiers, Deck::Resources})
            for (std::size_t at = 0; at < left_[index(deck)][seat]; ++at)
                placed.add(deck_[index(deck)][seat][at]);
    }
    // All others have been discarded.
    for (const CardId card : cardsInGame(false) - placed) {
        if (isJoker(card)) continue;
        const PileId to =
            discardOf(packOf(card), isSoldierKind(kindOf(card)) ? Deck::Soldiers : Deck::Resources);
        if (!table.loose().contains(card) && table.pileOf(card) == to) continue;
        put(card, to, table.size(to));
        table.turnUp(card);
    }
    p.colour = colour_;
    p.starter = starter_;
    p.turn = turn_;
    p.turns = static_cast<std::uint16_t>(turns_);
    p.idle = static_cast<std::uint8_t>(idle_);
    p.factionsOpen = true;
    p.mix = {};
    p.ending = ending_;
    p.winner = winner_;
    p.phase = Phase::Over;
    p.decider = kNobody;
}

CardId QuickGame::draw(Seat seat, Deck deck, Rng& rng) {
    auto& cards = deck_[index(deck)][seat];
    auto& left = left_[index(deck)][seat];
    const std::uint32_t at = rng.below(left);
    const CardId card = cards[at];
    cards[at] = cards[--left];
    return card;
}

void QuickGame::deal(Rng& rng) {
    const std::uint32_t bits = rng.below(16); // two picks, and a coin for each toss
    colour_ = {static_cast<Colour>(bits & 1), static_cast<Colour>(bits >> 1 & 1)};
    if (colour_[0] == colour_[1])
        colour_[bits >> 2 & 1] = colour_[0] == Colour::Black ? Colour::Red : Colour::Black;
    for (Seat seat = 0; seat < kPlayers; ++seat)
        for (unsigned slot = 0; slot < kSlots; ++slot)
            for (int card = 0; card < 3; ++card) push(pileOf(seat, slot), draw(seat, Deck::Soldiers, rng));
    starter_ = turn_ = static_cast<Seat>(bits >> 3);
}

/// The top of a pile dies; false if that ends the game.
bool QuickGame::kill(unsigned pile) {
    pop(pile);
    locked_ &= ~(1u << pile);
    acted_ = true;
    return !fallen(Ending::Destroyed);
}

bool QuickGame::fallen(Ending both) {
    const bool first = standing(0) == 0;
    const bool second = standing(1) == 0;
    if (!first && !second) return false;
    if (first && second)
        finish(both, kNobody);
    else
        finish(Ending::Destroyed, first ? Seat{1} : Seat{0});
    return true;
}

bool QuickGame::use(Seat seat, unsigned rank, Rng& rng) {
    Cards& hand = resources_[seat];
    const auto take = [&](Kind kind) {
        const CardId card = lowest(seat, hand & wars::detail::kOfKind[kind]);
        hand &= ~(std::uint64_t{1} << card % kPackStride);
        acted_ = true;
        return card;
    };
    const auto has = [&](Kind kind) { return (hand & wars::detail::kOfKind[kind]) != 0; };
    if (has(kJack) && rank-- == 0) {
        take(kJack);
        moveTops(seat, kSlots, rng);
        return true;
    }
    if (has(kQueen) && rank-- == 0) {
        take(kQueen);
        ++queens_[seat];
        return true;
    }
    if (has(kKing)) {
        const unsigned open = kSide & ~locked(seat);
        const auto slots = static_cast<unsigned>(count(open));
        if (rank < slots) {
            push(pileOf(seat, select(open, rank)), take(kKing));
            return true;
        }
        rank -= slots;
    }
    take(kAce);
    return kill(select(standing_, rank));
}

/// Lifts some of a seat's tops that do not fight, that of slot `first` before any other if there is such a
/// slot, and lays them.
void QuickGame::moveTops(Seat seat, unsigned first, Rng& rng) {
    std::array<CardId, kMostSlots> cards{};
    unsigned lifted = 0;
    const unsigned open = kSide & ~locked(seat);
    for (unsigned slot = first;;) {
        if (slot < kSlots) {
            cards[slot] = pop(pileOf(seat, slot));
            lifted |= 1u << slot;
        }
        const unsigned free = standing(seat) & open & ~lifted;
        const auto ways = static_cast<unsigned>(count(free));
        const std::uint32_t rank = rng.below(ways + 1);
        if (rank == ways) break;
        slot = select(free, rank);
    }
    while (lifted != 0) {
        const auto from = static_cast<unsigned>(count(lifted));
        const std::uint32_t rank = rng.below(from * static_cast<unsigned>(count(open)));
        const unsigned slot = select(lifted, rank % from);
        push(pileOf(seat, select(open, rank / from)), cards[slot]);
        lifted &= ~(1u << slot);
    }
}

bool QuickGame::drawPhase(Rng& rng) {
    for (int drawn = 0; drawn < kDraws;) {
        const unsigned soldiers = left_[index(Deck::Soldiers)][turn_] != 0 ? 1 : 0;
        const unsigned resources = left_[index(Deck::Resources)][turn_] != 0 ? 1 : 0;
        const unsigned ways = uses(turn_);
        const bool none = soldiers + resources == 0;
        if (none && resources_[turn_] == 0) return true;
        std::uint32_t rank = rng.below(ways + soldiers + resources + (none ? 1 : 0));
        if (rank < ways) {
            if (!use(turn_, rank, rng)) return false;
            continue;
        }
        if (none) return true;
        const Deck deck = rank - ways < soldiers ? Deck::Soldiers : Deck::Resources;
        const CardId card = draw(turn_, deck, rng);
        (deck == Deck::Soldiers ? soldiers_ : resources_)[turn_] |= std::uint64_t{1} << card % kPackStride;
        acted_ = true;
        ++drawn;
    }
    return true;
}

/// A battle window: broken if a pile that was named, or a fighter that was needed, is gone.
QuickGame::Closed QuickGame::battleWindow(Slots attackers, unsigned target, bool& reacted, Rng& rng) {
    auto seat = static_cast<Seat>(1 - turn_);
    for (int passes = 0; passes < kPlayers; seat = static_cast<Seat>(1 - seat)) {
        const Used used = resources_[seat] == 0 ? Used::Nothing : act(seat, rng);
        if (used == Used::Over) return Closed::Over;
        if (used == Used::Nothing) {
            ++passes;
            continue;
        }
        passes = 0;
        if (seat != turn_) reacted = true;
        if (locked_ != 0) {
            if (locked(turn_) == 0 || locked(static_cast<Seat>(1 - turn_)) == 0) return Closed::Broken;
        } else if ((standing_ >> target & 1) == 0 || (standing(turn_) & attackers) != attackers) {
            return Closed::Broken;
        }
    }
    return Closed::Passed;
}

bool QuickGame::attack(unsigned first, Rng& rng) {
    const auto enemy = static_cast<Seat>(1 - turn_);
    unsigned attackers = 1u << first;
    unsigned target = 0;
    for (;;) {
        const unsigned others = standing(turn_) & ~spent_ & ~attackers;
        const unsigned targets = standing(enemy);
        const auto joins = static_cast<unsigned>(count(others));
        const std::uint32_t rank = rng.below(joins + static_cast<unsigned>(count(targets)));
        if (rank < joins) {
            attackers |= 1u << select(others, rank);
            continue;
        }
        target = pileOf(enemy, select(targets, rank - joins));
        break;
    }
    const bool watched = (resources_[0] | resources_[1]) != 0;
    if (watched) {
        bool reacted = false;
        const Closed closed = battleWindow(static_cast<Slots>(attackers), target, reacted, rng);
        if (closed == Closed::Over) return false;
        if (closed == Closed::Broken) return true;
        if (reacted && rng.below(2) == 1) return true; // withdrawn
    }
    spent_ |= attackers;
    locked_ = attackers << (turn_ * kMostSlots) | 1u << target;
    if (watched && (resources_[0] | resources_[1]) != 0) {
        bool reacted = false;
        const Closed closed = battleWindow(static_cast<Slots>(attackers), target, reacted, rng);
        if (closed == Closed::Over) return false;
        if (closed == Closed::Broken) {
            locked_ = 0;
            return true;
        }
    }
    const unsigned fighters = locked_ & ~(1u << target);
    locked_ = 0;
    int total = kQueenBonus * queens_[turn_] * count(fighters);
    for (unsigned rest = fighters; rest != 0; rest &= rest - 1)
        total += kValueOf[top(static_cast<unsigned>(std::countr_zero(rest)))];
    const int value = kValueOf[top(target)] + kQueenBonus * queens_[enemy];
    if (total >= value) pop(target);
    if (total <= value)
        for (unsigned rest = fighters; rest != 0; rest &= rest - 1)
            pop(static_cast<unsigned>(std::countr_zero(rest)));
    acted_ = true;
    return !fallen(Ending::BothDestroyed);
}

bool QuickGame::attackPhase(Rng& rng) {
    spent_ = 0;
    for (;;) {
        const unsigned ready = standing(turn_) & ~spent_;
        const auto attacks = static_cast<unsigned>(count(ready));
        const std::uint32_t rank = rng.below(attacks + uses(turn_) + 1);
        if (rank < attacks) {
            if (!attack(select(ready, rank), rng)) return false;
        } else if (rank - attacks == uses(turn_)) {
            return true;
        } else if (!use(turn_, rank - attacks, rng)) {
            return false;
        }
    }
}

bool QuickGame::movePhase(Rng& rng) {
    for (;;) {
        const unsigned tops = standing(turn_);
        const auto lifts = static_cast<unsigned>(count(tops));
        const unsigned ways = uses(turn_);
        const std::uint32_t rank = rng.below(lifts + ways + 1);
        if (rank == lifts + ways) return true;
        if (rank >= lifts) {
            if (!use(turn_, rank - lifts, rng)) return false;
            continue;
        }
        moveTops(turn_, select(tops, rank), rng);
        return true;
    }
}

bool QuickGame::recruitPhase(Rng& rng) {
    for (;;) {
        const std::uint64_t kinds = kindBits(soldiers_[turn_]);
        const auto recruits = static_cast<unsigned>(bitCount(kinds)) * kSlots;
        const unsigned ways = uses(turn_);
        const std::uint32_t rank = rng.below(recruits + ways + 1);
        if (rank == recruits + ways) return true;
        if (rank >= recruits) {
            if (!use(turn_, rank - recruits, rng)) return false;
            continue;
        }
        const int kind = selectBit(kinds, static_cast<int>(rank / kSlots));
        const Cards copies = soldiers_[turn_] & std::uint64_t{3} << kind;
        soldiers_[turn_] &= ~(copies & (0 - copies));
        push(pileOf(turn_, rank % kSlots), lowest(turn_, copies));
        acted_ = true;
    }
}

bool QuickGame::turn(Rng& rng) {
    return window(rng) && drawPhase(rng) && window(rng) && attackPhase(rng) && window(rng) &&
           movePhase(rng) && window(rng) && recruitPhase(rng) && window(rng);
}

void QuickGame::play(Rng& random) {
    Rng rng = random; // nothing else points at it, so it can stay in registers
    if (!dealt_) deal(rng);
    while (turn(rng)) {
        queens_ = {};
        ++turns_;
        idle_ = acted_ ? 0 : idle_ + 1;
        acted_ = false;
        if (idle_ >= kIdleTurns)
            finish(Ending::Stalemate, kNobody);
        else if (turns_ >= kMostTurns)
            finish(Ending::TooLong, kNobody);
        if (ending_ != Ending::None) break;
        turn_ = static_cast<Seat>(1 - turn_);
    }
    random = rng;
}

} // namespace drawbridge::wars
