// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fixedlist.h"
#include "wars/rules.h"

#include <algorithm>
#include <compare>

// Determinization: a position dealt anew from what one seat knows.
namespace drawbridge::wars {

namespace {

/// A place with a card that the seat cannot identify, and its public marks.
struct Place {
    PileId pile;
    std::uint8_t place;
    std::uint8_t mix;   ///< the group it belongs to
    SeatSet known;      ///< who knows the card; in a group this moves with the card instead
    std::uint8_t marks; ///< a bit for each set of markedSets()
    CardId card = kNoCard;

    auto operator<=>(const Place&) const = default;
};
using Places = FixedList<Place, kCards>;

/// All state attached to a piece, whichever card it is.
std::array<CardSet*, 7> markedSets(Position& p) {
    return {&p.infected, &p.mechanised, &p.dying, &p.killed, &p.saved, &p.toSave, &p.given};
}

/// Takes every card the seat cannot identify off the table; those it knows nevertheless go to `known`.
Places clear(Position& p, Seat seat, CardSet& known) {
    Places places;
    for (PileId pile = 0; pile < kPiles; ++pile)
        for (const CardId card : p.table.cards(pile)) {
            if (follows(p, seat, card)) continue;
            Place place{.pile = pile,
                        .place = static_cast<std::uint8_t>(p.table.placeOf(card)),
                        .mix = p.mix[card],
                        .known = p.mix[card] == 0 ? p.table.knownTo(card) : SeatSet{0},
                        .marks = 0};
            const auto sets = markedSets(p);
            for (std::size_t set = 0; set < sets.size(); ++set)
                if (sets[set]->contains(card))
                    place.marks = static_cast<std::uint8_t>(place.marks | 1u << set);
            places.push(place);
        }
    for (const Place& place : places) {
        // In a hand many cards share a place: they are handled one by one.
        for (const CardId card : p.table.cards(place.pile)) {
            if (follows(p, seat, card)) continue;
            if (p.table.knows(seat, card)) known.add(card);
            for (CardSet* set : markedSets(p)) set->remove(card);
            p.table.unsettle(card);
        }
    }
    std::sort(places.begin(), places.end());
    return places;
}

/// The possible places of a card the seat knows: in its group, or for a resource only in play.
void hide(Position& p, Places& places, CardId card, std::uint8_t group, Rng& rng) {
    CardSet open;
    for (std::size_t at = 0; at < places.size(); ++at) {
        const Place& place = places[at];
        if (place.mix != group || place.card != kNoCard) continue;
        if (isSoldier(p, card) || isSlot(place.pile) || place.pile == kLifted)
            open.add(static_cast<std::uint8_t>(at));
    }
    places[randomCard(open, rng)].card = card;
}

} // namespace

void determinize(Position& p, Seat seat, Rng& rng) {
    const Seat enemy = other(seat);
    if (p.faction[enemy] != Faction::None && !seesFaction(p, seat, enemy))
        p.faction[enemy] = static_cast<Faction>(rng.below(kFactions));
    if (p.colour[enemy] != Colour::None && !seesColour(p, seat, enemy))
        p.colour[enemy] = static_cast<Colour>(rng.below(2));

    CardSet known;
    Places places = clear(p, seat, known);
    // Resources first: they have fewer possible places.
    for (const bool soldiers : {false, true})
        for (const CardId card : known)
            if (isSoldier(p, card) == soldiers) hide(p, places, card, p.mix[card], rng);
    for (std::size_t card = 0; card < p.mix.size(); ++card)
        if (p.table.loose().contains(static_cast<CardId>(card))) p.mix[card] = 0;

    // The remaining cards are unseen: soldiers of the enemy's pack, or resources.
    CardSet unseen = p.table.loose() - known;
    for (Place& place : places) {
        SeatSet knownTo = place.mix == 0 ? place.known : kAllSeats;
        if (place.card == kNoCard) {
            if (place.mix != 0) knownTo = only(enemy);
            const Seat owner = place.pile == kLifted ? p.decider : ownerOf(place.pile);
            const bool resources =
                place.pile == handOf(owner, Deck::Resources) || place.pile == deckOf(owner, Deck::Resources);
            place.card =
                randomCard(unseen & packCards(owner, resources ? kResourceKinds : kSoldierKinds, true), rng);
            unseen.remove(place.card);
        }
        p.table.settle(place.card, place.pile, place.pile, place.place);
        p.table.show(place.card, knownTo);
        p.mix[place.card] = place.mix;
        const auto sets = markedSets(p);
        for (std::size_t set = 0; set < sets.size(); ++set)
            if ((place.marks >> set & 1) != 0) sets[set]->add(place.card);
    }
}

} // namespace drawbridge::wars
