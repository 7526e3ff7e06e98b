// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/layout.h"

#include "wars/table.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace drawbridge::wars {

namespace {

/// Whether a kind may be among the soldiers of a pile other than a slot: as printed, or a King held by Undead
/// (house.undead-kings).
bool isSoldierHere(const Position& p, Seat owner, unsigned kind) {
    if (isSoldierKind(kind)) return true;
    return p.options.on(Option::UndeadKings) && p.plays(owner, Faction::Undead) &&
           (kind == kKing || kind == kWild);
}

std::string nameOf(PileId pile) {
    const Options all = Options{}.set(Option::Factions, 1);
    const auto known = piles(all);
    return std::ranges::find(known, pile, &PileInfo::id)->name;
}

bool isHandPile(PileId pile) {
    return pile == kOut || (pile >= kFirstSoldierHand && pile < kFirstSoldierDiscard) ||
           pile >= kFirstCaptives;
}

/// The name of the card at a place in its pile or, from 0, from the top.
std::string cardText(PileId pile, int rank, unsigned kind) {
    return nameOf(pile) + " " +
           (isHandPile(pile) ? faceName(static_cast<Face>(kind)) : std::to_string(rank + 1));
}
/// The default pack of a card in a pile. Cards out of the game were set aside by War-Mongers.
Seat likelyPack(const Position& p, PileId pile) {
    if (pile == kOut)
        return p.plays(0, Faction::WarMongers) || !p.plays(1, Faction::WarMongers) ? Seat{0} : Seat{1};
    if (pile == kLifted) return p.decider;
    return pile >= kFirstCaptives ? other(ownerOf(pile)) : ownerOf(pile);
}

/// Lays the cards of a position out. Each deck has its own pool of cards: its seat's soldiers or resources.
class Layout {
  public:
    Layout(Position& p, const WrittenPosition& position, Seed seed, Mistakes& mistakes)
        : p_(p)
        , position_(position)
        , lot_(seed)
        , mistakes_(mistakes) {
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            const bool epic = p_.options.epic();
            const Kinds noDragon = p_.plays(seat, Faction::DragonTamers) ? Kinds{0} : kindBit(kDragon);
            const Kinds noWild = p_.plays(seat, Faction::Mages) ? Kinds{0} : kindBit(kWild);
            pool_[0][seat] = packCards(seat, static_cast<Kinds>(kSoldierKinds & ~noDragon), epic);
            pool_[1][seat] = packCards(seat, static_cast<Kinds>(kResourceKinds & ~noWild), epic);
            free_ |= pool_[0][seat] | pool_[1][seat];
            aside_ |= packCards(seat, static_cast<Kinds>(noDragon | noWild), epic);
        }
    }

    /// False, with mistakes reported, if there are not enough cards.
    bool lay() {
        const std::size_t before = mistakes_.size();
        for (const Value* fact : position_.facts)
            if (plainName(fact->name) == "captured") readStrays(*fact);
        if (position_.rest && *position_.rest != kOut) wrong(position_.line, "rest-only-out"_mistake);
        splitHands();
        addArmies();
        for (const WrittenPile& pile : split_.piles) nameCards(pile);
        if (strays_ && !strays_->empty())
            wrong(position_.line, "no-such-value"_mistake, {"captured", strays_->front()});
        if (mistakes_.size() != before) return false;
        for (const WrittenPile& pile : split_.piles) drawCards(pile);
        for (const Seat seat : {Seat{0}, Seat{1}})
            for (const Deck deck : kBothDecks) layRest(seat, deck);
        if (mistakes_.size() != before) return false;
        for (const Written& one : written_) put(one);
        for (auto& [pile, cards] : ordered_) layInOrder(cards, pile);
        for (const CardId card : aside_) putAside(card);
        return true;
    }

  private:
    void wrong(int line, MistakeCode code, std::vector<MistakeValue> values = {}) {
        mistakes_.push_back({line, code, std::move(values)});
    }

    void readStrays(const Value& fact) {
        strays_.emplace();
        if (!fact.isList()) return wrong(fact.line, "captured-list"_mistake);
        for (const Value& one : fact.items) strays_->push_back(plainName(one.text));
    }

    /// Splits a hand written as one into its two piles.
    void splitHands() {
        for (const WrittenPile& pile : position_.piles) {
            if (pile.pile < kPiles) {
                add(pile);
                continue;
            }
            const auto seat = static_cast<Seat>(pile.pile - handUnion(0));
            if (pile.more)
                return wrong(pile.line, "dots-in-places"_mistake,
                             {pileInMistake("hand " + std::to_string(seat + 1))});
            std::array<WrittenPile, 2> parts;
            for (const Deck deck : kBothDecks) {
                WrittenPile& part = parts[static_cast<std::size_t>(deck)];
                part.pile = handOf(seat, deck);
                part.line = pile.line;
            }
            for (const WrittenCard& card : pile.cards) {
                if (card.face == kHidden) return wrong(card.line, "hidden-in-hand"_mistake);
                parts[isSoldierKind(static_cast<unsigned>(card.face)) ? 0 : 1].cards.push_back(card);
            }
            for (const WrittenPile& part : parts) add(part);
        }
    }
    void add(const WrittenPile& pile) {
        if (split_.pile(pile.pile) != nullptr)
            return wrong(pile.line, "described-twice"_mistake, {pileInMistake(nameOf(pile.pile))});
        if (pile.pile == kLifted && !pile.cards.empty() && !isSeat(p_.decider))
            return wrong(pile.line, "lifted-by-nobody"_mistake);
        if (pile.more && !isDeck(pile.pile) && !isSlot(pile.pile))
            wrong(pile.line, "dots-in-places"_mistake, {pileInMistake(nameOf(pile.pile))});
        split_.piles.push_back(pile);
    }

    /// Defaults that need not be written: an army without any mentioned pile is as after the setup, and "..."
    /// in a pile means two more cards.
    void addArmies() {
        WrittenCard any;
        any.line = position_.line;
        any.isUp = false;
        for (WrittenPile& pile : split_.piles) {
            if (!isSlot(pile.pile) || !pile.more) continue;
            pile.cards.insert(pile.cards.end(), 2, any);
            pile.more = false;
        }
        if (isSetup(p_.phase) || p_.phase == Phase::Over) return;
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            bool mentioned = split_.pile(kLifted) != nullptr;
            for (unsigned slot = 0; slot < kMostSlots; ++slot)
                mentioned = mentioned || split_.pile(slotOf(seat, slot)) != nullptr;
            for (unsigned slot = 0; slot < slotsOf(p_, seat) && !mentioned; ++slot)
                split_.piles.push_back(
                    {slotOf(seat, slot), position_.line,
                     std::vector(static_cast<std::size_t>(startingHeight(p_, seat, slot)), any)});
        }
    }

    Seat seatOf(PileId pile) const { return pile == kLifted ? p_.decider : ownerOf(pile); }

    /// Whether a kind can be in a pile at all.
    bool fits(unsigned kind, PileId pile) const {
        if (pile == kOut) return true;
        const Seat seat = seatOf(pile);
        const bool soldier = isSoldierHere(p_, seat, kind);
        if (isSlot(pile) || pile == kLifted) { // WARS-RES-8, WARS-DRG-5
            if (kind == kDragon) return p_.plays(seat, Faction::DragonTamers);
            return soldier || kind == kKing || kind == kWild;
        }
        if (pile == handOf(seat, Deck::Soldiers) && kind == kDragon)
            return p_.plays(seat, Faction::DragonTamers);
        const bool resources = pile == handOf(seat, Deck::Resources) ||
                               pile == deckOf(seat, Deck::Resources) ||
                               pile == discardOf(seat, Deck::Resources);
        return resources ? !isSoldierKind(kind) : soldier;
    }

    /// Whether a written card is marked as coming from the other pack.
    bool isStray(const WrittenPile& pile, std::size_t index) {
        const WrittenCard& card = pile.cards[index];
        if (!strays_) // cards that everybody knows in a deck of Undead were captured
            return pile.pile >= kFirstSoldierDeck && pile.pile < kFirstResourceDeck && card.shownTo != 0 &&
                   p_.plays(ownerOf(pile.pile), Faction::Undead);
        const int rank = isSlot(pile.pile)      ? static_cast<int>(pile.cards.size() - 1 - index)
                         : pile.pile == kLifted ? card.place
                                                : static_cast<int>(index);
        const auto found =
            std::ranges::find(*strays_, cardText(pile.pile, rank, static_cast<unsigned>(card.face)));
        if (found == strays_->end()) return false;
        strays_->erase(found);
        return true;
    }

    /// The card for a name, from the default pack or else the other one.
    CardId pick(const WrittenPile& pile, std::size_t index) {
        const CardSet all = cardsOf(static_cast<unsigned>(pile.cards[index].face));
        if (const CardSet jokers = all & aside_; pile.pile == kOut && !jokers.empty()) return jokers.first();
        const CardSet copies = all & free_;
        if (copies.empty()) return kNoCard;
        const Seat likely = likelyPack(p_, pile.pile);
        const Seat pack = isStray(pile, index) ? other(likely) : likely;
        const CardSet near = copies & (pool_[0][pack] | pool_[1][pack]);
        if (!near.empty()) return near.first();
        // If there is none in one's own pack it can only be the other player's.
        const bool isPlain = pile.pile == kOut || (all & (pool_[0][pack] | pool_[1][pack])).empty();
        return isPlain ? copies.first() : kNoCard;
    }

    /// Reserves the named cards, so that it is known which are left.
    void nameCards(const WrittenPile& pile) {
        for (std::size_t i = 0; i < pile.cards.size(); ++i) {
            const WrittenCard& card = pile.cards[i];
            if (card.face == kHidden) continue;
            const auto kind = static_cast<unsigned>(card.face);
            if (!fits(kind, pile.pile)) {
                wrong(card.line, "card-in-wrong-pile"_mistake,
                      {cardInMistake(faceName(card.face)), pileInMistake(nameOf(pile.pile))});
                continue;
            }
            const CardId id = pick(pile, i);
            if (id == kNoCard) {
                const bool others = !(cardsOf(kind) & free_).empty();
                wrong(card.line, others ? "card-of-other-player"_mistake : "too-many-of-card-here"_mistake,
                      {cardInMistake(faceName(card.face)), pileInMistake(nameOf(pile.pile))});
                continue;
            }
            free_.remove(id);
            aside_.remove(id);
            written_.push_back({id, &pile, i});
        }
    }

    /// The unnamed cards: in a deck they stay loose, elsewhere they are drawn at random.
    void drawCards(const WrittenPile& pile) {
        for (std::size_t i = 0; i < pile.cards.size(); ++i) {
            if (pile.cards[i].face != kHidden) continue;
            const auto [seat, deck] = homeOf(pile.pile);
            if (pile.pile == deckOf(seat, deck)) {
                ++loose_[static_cast<std::size_t>(deck)][seat];
                continue;
            }
            const CardSet open = free_ & pool_[static_cast<std::size_t>(deck)][seat];
            if (open.empty()) return wrong(pile.cards[i].line, "too-few-cards"_mistake);
            const CardId card = randomCard(open, lot_);
            free_.remove(card);
            written_.push_back({card, &pile, i});
        }
    }

    /// Unmentioned cards: in their deck if it is not described in full, else out of the game.
    void layRest(Seat seat, Deck deck) {
        const PileId pile = deckOf(seat, deck);
        CardSet rest = free_ & pool_[static_cast<std::size_t>(deck)][seat];
        const WrittenPile* written = split_.pile(pile);
        const int asked = loose_[static_cast<std::size_t>(deck)][seat];
        if (asked > rest.size()) return wrong(written->line, "too-few-cards"_mistake);
        // War-Mongers have no decks (WARS-WMG-1, -3).
        const bool none = p_.plays(seat, Faction::WarMongers) && !isSetup(p_.phase);
        const bool open = !position_.rest && (written == nullptr ? !none : written->more);
        CardSet here;
        for (int i = 0; i < asked || (open && !rest.empty()); ++i) {
            const CardId card = randomCard(rest, lot_);
            rest.remove(card);
            here.add(card);
        }
        below_[pile] = here.size() - asked;
        if (p_.plays(seat, Faction::Seers) && !isSetup(p_.phase))
            ordered_.emplace_back(pile, here); // a Seer may look through it (WARS-SEE-2)
        else
            p_.table.shuffleInto(here, pile);
        for (const CardId card : rest) putAside(card);
    }

    /// Unnamed cards of an ordered pile, in the free places.
    void layInOrder(CardSet cards, PileId pile) {
        for (int place = 0; !cards.empty(); ++place) {
            if (p_.table.at(pile, place) != kNoCard) continue;
            const CardId card = randomCard(cards, lot_);
            cards.remove(card);
            p_.table.move(card, pile, place);
        }
    }

    void putAside(CardId card) { p_.table.move(card, kOut, p_.table.size(kOut)); }

    /// The pool that the cards of a pile come from.
    std::pair<Seat, Deck> homeOf(PileId pile) const {
        if (pile == kOut) return {0, Deck::Soldiers};
        const Seat seat = seatOf(pile);
        for (const PileId resources :
             {handOf(seat, Deck::Resources), deckOf(seat, Deck::Resources), discardOf(seat, Deck::Resources)})
            if (pile == resources) return {seat, Deck::Resources};
        return {pile == captivesOf(seat) ? other(seat) : seat, Deck::Soldiers};
    }

    /// A written card with its place in the text, for stacks from the top.
    struct Written {
        CardId card;
        const WrittenPile* pile;
        std::size_t index;
    };
    void put(const Written& one) {
        const WrittenCard& written = one.pile->cards[one.index];
        const PileId pile = one.pile->pile;
        const int place = pile == kLifted ? written.place
                          : isHandPile(pile)
                              ? 0
                              : below_[pile] + static_cast<int>(one.pile->cards.size() - 1 - one.index);
        p_.table.move(one.card, pile, place);
        p_.table.show(one.card, written.shownTo);
        if (written.isUp.value_or(false)) p_.table.turnUp(one.card);
        const auto sets = marked(p_);
        for (std::size_t mark = 0; mark < sets.size(); ++mark)
            if (written.marks.find(kMarks[mark]) != std::string::npos) sets[mark]->add(one.card);
    }

    Position& p_;
    const WrittenPosition& position_;
    Rng lot_;
    Mistakes& mistakes_;
    WrittenPosition split_; ///< with each hand in two piles
    CardSet free_;
    CardSet aside_;
    std::array<std::array<CardSet, kPlayers>, 2> pool_;
    std::array<std::array<int, kPlayers>, 2> loose_{};
    std::vector<Written> written_;
    std::vector<std::pair<PileId, CardSet>> ordered_;
    std::optional<std::vector<std::string>> strays_; ///< the cards of the other pack, if specified
    std::array<int, kPiles> below_{};                ///< unmentioned cards of a pile, below those written
};

/// Derives knowledge and facing from where the cards lie.
void readKnowledge(Position& p) {
    for (PileId pile = 0; pile < kPiles; ++pile)
        for (const CardId card : p.table.cards(pile)) {
            if (pile == kOut || pile >= kFirstSoldierDiscard) {
                p.table.turnUp(card); // WARS-INFO-6
                continue;
            }
            const Seat owner = pile == kLifted ? p.decider : ownerOf(pile);
            if (!isDeck(pile) || p.plays(owner, Faction::Seers))
                p.table.show(card, only(owner)); // WARS-INFO-1, WARS-SEE-2
            if (p.table.knows(0, card) && p.table.knows(1, card)) p.table.show(card, kAllSeats);
            // A King among soldiers was captured.
            if (!isSoldierKind(kindOf(card)) &&
                (pile == handOf(owner, Deck::Soldiers) || pile == deckOf(owner, Deck::Soldiers)))
                p.levied.add(card);
        }
    for (const Seat seat : {Seat{0}, Seat{1}})
        for (const PileId pile : {discardOf(seat, Deck::Soldiers), captivesOf(seat)})
            for (const CardId card : p.table.cards(pile))
                if (!isSoldierKind(kindOf(card))) p.levied.add(card);
}

} // namespace

bool isStray(const Position& p, CardId card) { return packOf(card) != likelyPack(p, p.table.pileOf(card)); }

std::string cardText(const Position& p, CardId card) {
    const PileId pile = p.table.pileOf(card);
    const int place = p.table.placeOf(card);
    const bool fromTop = !isSlot(pile) && pile != kLifted;
    return cardText(pile, fromTop ? p.table.size(pile) - 1 - place : place, kindOf(card));
}

std::string exactText(const Position& p, CardId card) {
    std::string text = cardText(p, card);
    if (!isHandPile(p.table.pileOf(card))) return text;
    if (isStray(p, card)) text += " captured";
    if (p.table.knownTo(card) == kAllSeats) text += " shown";
    return text;
}

std::string marksOf(const Position& p, CardId card) {
    std::string marks;
    const auto sets = marked(p);
    for (std::size_t mark = 0; mark < sets.size(); ++mark)
        if (sets[mark]->contains(card)) marks += kMarks[mark];
    return marks;
}

bool layOut(Position& p, const WrittenPosition& position, Seed seed, Mistakes& mistakes) {
    if (!Layout(p, position, seed, mistakes).lay()) return false;
    readKnowledge(p);
    return true;
}

} // namespace drawbridge::wars
