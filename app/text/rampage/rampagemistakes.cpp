// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/mistakewords.h"
#include "text/rampage/rampagetext.h"

#include <QtGlobal>

namespace drawbridge {

namespace {

constexpr MistakeWords kWords[] = {
    // Positions.
    //: %1 is a word of the file, %2 a card
    {"too-few-of-fact", QT_TRANSLATE_NOOP("Mistakes", "“%1”: there are not that many of this card: %2.")},
    {"from-setup-form",
     QT_TRANSLATE_NOOP("Mistakes", "“from setup”: write {\"gate 1\": 4, \"castle 2\": 3}.")},
    {"from-setup-count",
     QT_TRANSLATE_NOOP("Mistakes", "“from setup”: at most four cards, and no more than lie there.")},
    //: %1 is a word of the file
    {"structure-wanted", QT_TRANSLATE_NOOP("Mistakes", "“%1”: a Gate or a Castle is wanted, as “gate 2”.")},
    //: %1 is the name of a phase in files
    {"source-missing",
     QT_TRANSLATE_NOOP("Mistakes", "Which card asks for the phase “%1”? Say so with “source”.")},
    {"phase-of-setup", QT_TRANSLATE_NOOP("Mistakes", "This phase belongs to the setup.")},
    {"owner-missing", QT_TRANSLATE_NOOP("Mistakes", "“owner”: whose card acts?")},
    {"castle-without-card",
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "The castle has no card, and so the game would be over: %1."),
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "The game would be over: there is no card in the castle of %1.")},
    {"setup-with-cards-out", QT_TRANSLATE_NOOP("Mistakes", "In the setup all cards are on the table.")},
    {"round-of-setup", QT_TRANSLATE_NOOP("Mistakes", "“round”: the setup has rounds 0 and 1.")},
    {"setup-with-purple", QT_TRANSLATE_NOOP("Mistakes", "In the setup nobody has a purple card.")},
    {"too-few-to-deal", QT_TRANSLATE_NOOP("Mistakes", "There are too few cards left to deal.")},
    {"start-in-draw-pile", QT_TRANSLATE_NOOP("Mistakes", "At the start all cards are in the draw pile.")},
    {"hands-dealt", QT_TRANSLATE_NOOP("Mistakes", "All cards have been dealt, or too many.")},
    {"shuffle-before-dealt",
     QT_TRANSLATE_NOOP("Mistakes", "Before the shuffle both players hold five cards.")},
    {"placing-hand",
     QT_TRANSLATE_NOOP("Mistakes", "A player who places cards holds five less those placed.")},
    {"placed-of-other-step",
     QT_TRANSLATE_NOOP("Mistakes", "The cards placed and set aside are not those of this step.")},
    {"phase-not-of-setup", QT_TRANSLATE_NOOP("Mistakes", "“course”: this phase is not of the setup.")},
    {"played-card-missing", QT_TRANSLATE_NOOP("Mistakes", "Which card is being played? Say so with “play”.")},
    {"placing-without-pay",
     QT_TRANSLATE_NOOP("Mistakes", "“placing” goes with the phase “pay” and what is “left” to pay.")},
    {"hand-cannot-pay", QT_TRANSLATE_NOOP("Mistakes", "The hand cannot pay that.")},
    {"card-not-playable", QT_TRANSLATE_NOOP("Mistakes", "This card cannot be played.")},
    {"source-not-in-play", QT_TRANSLATE_NOOP("Mistakes", "The card in play is not the source.")},
    {"cost-not-asked",
     QT_TRANSLATE_NOOP("Mistakes",
                       "The card in play does not ask for this: “paid” says how many cards have been paid.")},
    {"card-without-bonus", QT_TRANSLATE_NOOP("Mistakes", "The card in play has no bonus.")},
    {"card-without-route", QT_TRANSLATE_NOOP("Mistakes", "The card in play has no choice where to attack.")},
    {"card-without-attack", QT_TRANSLATE_NOOP("Mistakes", "The card in play does not attack.")},
    {"attack-elsewhere", QT_TRANSLATE_NOOP("Mistakes", "The attack does not go there.")},
    {"target-missing",
     QT_TRANSLATE_NOOP("Mistakes", "“target” says which stack it is; it must not be empty.")},
    {"nothing-to-draw",
     QT_TRANSLATE_NOOP("Mistakes", "A draw needs cards in the draw pile, and something “left” to draw."),
     QT_TRANSLATE_NOOP("Mistakes", "There is nothing to draw: choose another step.")},
    {"shuffle-not-due",
     QT_TRANSLATE_NOOP("Mistakes", "A shuffle needs an empty draw pile and cards in the discard pile.")},
    {"effect-of-other-phase",
     QT_TRANSLATE_NOOP("Mistakes", "“source” and “effect” do not ask for this phase.")},
    {"permanent-missing", QT_TRANSLATE_NOOP("Mistakes", "“permanent” says which permanent acts.")},
    {"too-little-left", QT_TRANSLATE_NOOP("Mistakes", "There is too little for what is “left” to do.")},
    {"symbol-not-named", QT_TRANSLATE_NOOP("Mistakes", "“named”: a symbol has been named.")},
    {"left-missing", QT_TRANSLATE_NOOP("Mistakes", "“left” says how often it is still to be done.")},
    // Decks.
    {"deck-in-braces",
     QT_TRANSLATE_NOOP("Mistakes", "A deck file is a map in braces; see `drawbridge-cli deck print`.")},
    //: %1 is a word of the file
    {"no-deck-file", QT_TRANSLATE_NOOP("Mistakes", "This is no deck file: “format” must be “%1”.")},
    //: %1 is a number
    {"deck-version", QT_TRANSLATE_NOOP("Mistakes", "“version” must be %1: this program reads no other.")},
    {"card-in-braces", QT_TRANSLATE_NOOP("Mistakes", "Each card is a map in braces.")},
    {"slug-missing", QT_TRANSLATE_NOOP("Mistakes", "“slug” is missing: it names the card in moves.")},
    {"bad-slug",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“slug” names the card in moves: small letters, digits and hyphens, a letter first.")},
    {"slug-twice", QT_TRANSLATE_NOOP("Mistakes", "There are two cards of that “slug”.")},
    {"unit-names-form",
     QT_TRANSLATE_NOOP("Mistakes", "“unit_names”: write {\"axe\": {\"en\": \"Axe man\"}}.")},
    //: %1 is what is no unit
    {"no-such-unit", QT_TRANSLATE_NOOP("Mistakes", "There is no unit “%1”.")},
    //: %1 is a word of the file, %2 how many letters it may have
    {"too-long", QT_TRANSLATE_NOOP("Mistakes", "“%1”: this is too long: at most %2 letters.")},
    //: %1 is a word of the file
    {"text-of-language",
     QT_TRANSLATE_NOOP("Mistakes", "“%1”: write a text, or one for each language: {\"en\": \"…\"}.")},
    //: %1 is a word of the file, %2 and %3 are the least and the most
    {"number-missing", QT_TRANSLATE_NOOP("Mistakes", "“%1” is missing: a number from %2 to %3.")},
    //: %1 is a number
    {"too-high-cost", QT_TRANSLATE_NOOP("Mistakes", "That is too much to pay: at most %1 cards.")},
    {"cost-form",
     QT_TRANSLATE_NOOP("Mistakes", "A cost is written “discard 2” or “discard-units knight archer”.")},
    {"defend-cost-form", QT_TRANSLATE_NOOP("Mistakes", "“defend_cost” is written “discard 2”.")},
    {"bonus-form",
     QT_TRANSLATE_NOOP("Mistakes", "“scheme_bonus”: write {\"unit\": \"archer\", \"amount\": 5}.")},
    {"effect-form",
     QT_TRANSLATE_NOOP("Mistakes",
                       "An effect is written {\"when\": \"on-play\", \"op\": \"draw\", \"n\": 1}.")},
    //: %1 is a number
    {"too-many-effects-of-card", QT_TRANSLATE_NOOP("Mistakes", "A card has so many effects at most: %1.")},
    //: %1 and %2 are words of the file
    {"key-of-other-operation", QT_TRANSLATE_NOOP("Mistakes", "“%1” is for “%2”.")},
    {"permanent-with-attack",
     QT_TRANSLATE_NOOP("Mistakes",
                       "A permanent card has no attack: an attack ends with its card destroyed.")},
    //: %1 is a word of the file
    {"needs-attack", QT_TRANSLATE_NOOP("Mistakes", "“%1” is for cards with an “attack”.")},
    //: %1 is a word of the file
    {"needs-permanent",
     QT_TRANSLATE_NOOP("Mistakes", "“%1” is for permanent cards: write \"permanent\": true.")},
    //: %1 is an operation and %2 a moment, as files say them
    {"wrong-moment", QT_TRANSLATE_NOOP("Mistakes", "“%1” cannot happen “%2”.")},
    //: %1 and %2 are numbers
    {"too-many-kinds", QT_TRANSLATE_NOOP("Mistakes", "Kinds of cards: %1; at most %2 are possible.")},
    //: %1 and %2 are numbers
    {"too-many-cards-of-deck",
     QT_TRANSLATE_NOOP("Mistakes", "Cards of the deck: %1; at most %2 are possible. Lower some “count”.")},
    //: %1 and %2 are numbers
    {"too-few-normal", QT_TRANSLATE_NOOP("Mistakes", "Cards that are not purple: %1; the setup needs %2.")},
    //: %1 and %2 are numbers
    {"other-total", QT_TRANSLATE_NOOP("Mistakes", "The deck has %1 cards; the printed game has %2.")},
};

} // namespace

std::span<const MistakeWords> RampageText::mistakeWords() const { return kWords; }

} // namespace drawbridge
