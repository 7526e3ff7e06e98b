// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/value.h"
#include "rampage/deck.h"

#include <optional>
#include <string>
#include <string_view>

// Deck files: the fields of the ledger's "The deck file", readable and checked, in JSON. Records and
// scenarios hold the same under "deck".
//
//   {
//     "format": "drawbridge-deck", "version": 1, "game": "castle-rampage",
//     "name": {"en": "My cards"},                      or one text for all languages
//     "unit_names": {"axe": {"en": "Axe man"}},        if the third unit is another
//     "cards": [
//       {"slug": "giant", "name": {"en": "Giant"}, "text": {"en": "Attack."}, "count": 5, "colour": "normal",
//        "units": ["knight", "axe"], "attack": 7, "star": false, "gate": 4, "castle": 3, "playable": true,
//        "permanent": false, "cost": ["discard 1"], "defend_cost": "discard 2",
//        "picture": "ogre", "scheme_bonus": {"unit": "archer", "amount": 5, "max": 1}, "route": "gate-first",
//        "effects": [{"when": "on-play", "op": "pay-for-strength", "cards": 1, "n": 3}]}
//     ]
//   }
//
// "slug", "gate" and "castle" are required; the other defaults are none, no, normal or 1. A cost of units is
// written "discard-units knight archer"; "value-bonus" has a "where": "gate", "castle" or "both",
// "pay-for-strength" its "cards". The "picture" is one of kPictures. A "note" is allowed in every object.
namespace drawbridge::rampage {

inline constexpr std::uint64_t kDeckVersion = 1;
/// The minimum number of non-purple cards: the setup deals twice ten.
inline constexpr int kFewestNormal = 20;

/// The maximum length of texts in bytes, and of the name of their language.
inline constexpr std::size_t kLongestCardName = 120;
inline constexpr std::size_t kLongestCardText = 1000;
inline constexpr std::size_t kLongestLanguage = 20;

/// How many cards there are, and of which sorts.
struct DeckCounts {
    int all = 0;
    int purple = 0;
    int permanent = 0;
    int attacking = 0;
};
DeckCounts countsOf(const Deck& deck);

/// Violations of the constraints on a deck and between its fields.
enum class FlawKind : std::uint8_t {
    BadSlug,
    SlugTwice,
    PermanentAttack, ///< a permanent card with an attack value
    RouteWithoutAttack,
    BonusWithoutAttack,
    WrongMoment, ///< of an effect (goTogether())
    EffectWithoutAttack,
    EffectWithoutPermanent,
    TooManyKinds,
    TooManyCards,
    TooFewNormal,
};
struct Flaw {
    FlawKind what;
    int kind = -1;   ///< which card has it; -1: the deck as a whole
    int effect = -1; ///< which effect of that card

    bool operator==(const Flaw&) const = default;
};
/// The reasons why a deck cannot be played; empty if it can. It need not be numbered yet.
std::vector<Flaw> flawsOf(const Deck& deck);

/// The deck in a file; nothing, with the mistakes reported, if it cannot be played. `remarks` are warnings: a
/// number of cards that differs from the printed game.
std::optional<Deck> deckFrom(const Value& written, Mistakes& mistakes, Mistakes& remarks);

/// The result of reading a deck file: a deck, or why there is none, with the lines.
struct ReadDeck {
    std::optional<Deck> deck;
    Mistakes mistakes;
    Mistakes remarks; ///< warnings about a playable deck
};
ReadDeck readDeck(std::string_view text);
/// The same for a deck that is being edited: each field is valid, but it may have flaws. Not numbered,
/// without remarks.
ReadDeck readDraft(std::string_view text);

/// The deck as a value of its file format.
Value toValue(const Deck& deck);
/// The text of a deck file, readable and editable. Lines after the first begin with `indent`; no newline at
/// the end.
std::string writeDeck(const Deck& deck, std::string_view indent = {});

/// Whether an effect may have this trigger; deckFrom() checks the other constraints.
bool goTogether(Trigger when, Op op);
/// Whether an operation has an amount.
bool usesAmount(Op op);

} // namespace drawbridge::rampage
