// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"
#include "positions/positionwords.h"
#include "wars/position.h"

#include <array>
#include <string>
#include <string_view>

// Placing the cards of a written position, and the names of single cards in it.
namespace drawbridge::wars {

/// The marks on cards in play: a letter for each set of marked().
inline constexpr std::string_view kMarks = "xmyksagl";

/// Infected, mechanised; dying, killed by Undead, saved, asked about, given as substitute; a soldier that was
/// a King (house.undead-kings).
template <class P>
auto marked(P& p) {
    return std::array{&p.infected, &p.mechanised, &p.dying, &p.killed,
                      &p.saved,    &p.toSave,     &p.given, &p.levied};
}

/// A hand, which players see as one pile, is stored as two.
constexpr PileId handUnion(Seat seat) { return static_cast<PileId>(kBattleLine + 1 + seat); }

inline constexpr std::array kBothDecks{Deck::Soldiers, Deck::Resources};

/// The name of a single card: "slot 1.2 3" is the third from the bottom of a slot, "soldier deck 1 3" the
/// third from the top, "soldier hand 1 9" a 9 of the hand.
std::string cardText(const Position& position, CardId card);
/// The same, with what distinguishes it from an equal card of the same hand: "soldier hand 1 9 captured
/// shown".
std::string exactText(const Position& position, CardId card);
/// Whether a card comes from another pack than its pile suggests.
bool isStray(const Position& position, CardId card);
/// The letters of its marks.
std::string marksOf(const Position& position, CardId card);

/// Lays the cards out: `position` already has its options, factions, phase, turn, and its decider, whose tops
/// are lifted. Each deck has its own pool of cards, its seat's soldiers or resources. False, with mistakes
/// reported, if there are not enough cards.
bool layOut(Position& position, const WrittenPosition& written, Seed seed, Mistakes& mistakes);

} // namespace drawbridge::wars
