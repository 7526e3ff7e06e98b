// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixedlist.h"
#include "core/rng.h"
#include "core/table.h"

#include <algorithm>
#include <compare>

namespace drawbridge {

/// Determinization: deals anew every card that `seat` does not know into places that stay as they are, so
/// that the table agrees with all the seat has seen. Settled cards in piles for which `forget` holds (draw
/// piles whose order nobody knows) become loose instead. The result depends on the set of unknown cards, not
/// on where they truly lie, so nothing leaks. `narrow(pile, place)` returns which cards can lie in a place,
/// for partial knowledge: all but some, or all.
template <class T, class Forget, class Narrow>
void determinizeTable(T& table, Seat seat, Rng& rng, Forget forget, Narrow narrow) {
    struct Slot {
        PileId pile;
        std::uint8_t place;
        SeatSet known;
        auto operator<=>(const Slot&) const = default;
    };
    FixedList<Slot, T::kCards> slots;
    for (PileId pile = 0; pile < T::kPiles; ++pile) {
        const auto first = slots.size();
        for (const CardId card : table.cards(pile)) {
            if (table.knows(seat, card)) continue;
            if (!forget(pile))
                slots.push({pile, static_cast<std::uint8_t>(table.placeOf(card)), table.knownTo(card)});
            table.unsettle(card);
        }
        std::sort(slots.begin() + first, slots.end());
    }
    const auto fill = [&](const Slot& slot, const typename T::CardSet& cards) {
        const CardId card = randomCard(cards, rng);
        table.settle(card, slot.pile, slot.pile, slot.place);
        table.show(card, slot.known);
    };
    // The constrained places first, so that every possible deal is equally likely.
    FixedList<Slot, T::kCards> wide;
    for (const Slot& slot : slots) {
        const typename T::CardSet fitting = table.loose() & narrow(slot.pile, slot.place);
        if (fitting.empty() || fitting == table.loose())
            wide.push(slot);
        else
            fill(slot, fitting);
    }
    for (const Slot& slot : wide) fill(slot, table.loose());
}

/// The same without constraints on places.
template <class T, class Forget>
void determinizeTable(T& table, Seat seat, Rng& rng, Forget forget) {
    determinizeTable(table, seat, rng, forget, [&](PileId, int) { return table.loose(); });
}

} // namespace drawbridge
