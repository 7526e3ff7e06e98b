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
// "slug", "gate" and "castle" must be there; what else is not said is none, no, normal or 1. A cost of units
// is written "discard-units knight archer"; "value-bonus" has a "where": "gate", "castle" or "both",
// "pay-for-strength" its "cards". The "picture" is one of kPictures. A "note" may stand in every pair of
// braces.
namespace drawbridge::rampage {

inline constexpr std::uint64_t kDeckVersion = 1;
/// The fewest cards that are not purple: the setup deals twice ten.
inline constexpr int kFewestNormal = 20;

/// How long texts may be, in bytes, and the name of their language.
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

/// What the fields of a deck ask of each other and a deck may lack.
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
/// Why a deck cannot be played; nothing if it can. It need not be numbered yet.
std::vector<Flaw> flawsOf(const Deck& deck);

/// The deck that somebody wrote down; nothing, with the mistakes told, if it cannot be played. `remarks` are
/// worth knowing, but no mistakes: another number of cards than the printed game has.
std::optional<Deck> deckFrom(const Value& written, Mistakes& mistakes, Mistakes& remarks);

/// The same for a deck that is still being written: each field is sound, but it may have flaws. Not numbered.
std::optional<Deck> draftFrom(const Value& written, Mistakes& mistakes);

/// What could be read of a deck file: a deck, or why there is none, with the lines.
struct ReadDeck {
    std::optional<Deck> deck;
    Mistakes mistakes;
    Mistakes remarks; ///< worth knowing of a deck that can be played
};
ReadDeck readDeck(std::string_view text);
/// The same for a deck that is still being written (draftFrom()); without remarks.
ReadDeck readDraft(std::string_view text);

/// The deck as its file says it.
Value toValue(const Deck& deck);
/// The deck as a file for people to read and go on with. Lines after the first begin with `indent`; none
/// ends the last one.
std::string writeDeck(const Deck& deck, std::string_view indent = {});

/// Whether an effect may have this moment; the rest of what goes together deckFrom() says.
bool goTogether(When when, Op op);
/// Whether an operation asks how many or how much.
bool usesAmount(Op op);

} // namespace drawbridge::rampage
