// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/mistakewords.h"
#include "text/rampage/rampagetext.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Mistakes)
  public:
    static constexpr MistakeWords kAll[] = {
        // Positions.
        //: %1 is a word of the file, %2 a card
        {"too-few-of-fact", QT_TR_NOOP("“%1”: there are not that many of this card: %2.")},
        {"from-setup-form", QT_TR_NOOP("“from setup”: write {\"gate 1\": 4, \"castle 2\": 3}.")},
        {"from-setup-count", QT_TR_NOOP("“from setup”: at most four cards, and no more than lie there.")},
        //: %1 is a word of the file
        {"structure-wanted", QT_TR_NOOP("“%1”: a Gate or a Castle is wanted, as “gate 2”.")},
        //: %1 is the name of a phase in files
        {"source-missing", QT_TR_NOOP("Which card asks for the phase “%1”? Say so with “source”.")},
        {"phase-of-setup", QT_TR_NOOP("This phase belongs to the setup.")},
        {"owner-missing", QT_TR_NOOP("“owner”: whose card acts?")},
        {"castle-without-card",
         //: %1 is a player
         QT_TR_NOOP("The castle has no card, and so the game would be over: %1."),
         //: %1 is a player
         QT_TR_NOOP("The game would be over: there is no card in the castle of %1.")},
        {"setup-with-cards-out", QT_TR_NOOP("In the setup all cards are on the table.")},
        {"round-of-setup", QT_TR_NOOP("“round”: the setup has rounds 0 and 1.")},
        {"setup-with-purple", QT_TR_NOOP("In the setup nobody has a purple card.")},
        {"too-few-to-deal", QT_TR_NOOP("There are too few cards left to deal.")},
        {"start-in-draw-pile", QT_TR_NOOP("At the start all cards are in the draw pile.")},
        {"hands-dealt", QT_TR_NOOP("All cards have been dealt, or too many.")},
        {"shuffle-before-dealt", QT_TR_NOOP("Before the shuffle both players hold five cards.")},
        {"placing-hand", QT_TR_NOOP("A player who places cards holds five less those placed.")},
        {"placed-of-other-step", QT_TR_NOOP("The cards placed and set aside are not those of this step.")},
        {"phase-not-of-setup", QT_TR_NOOP("“course”: this phase is not of the setup.")},
        {"played-card-missing", QT_TR_NOOP("Which card is being played? Say so with “play”.")},
        {"placing-without-pay", QT_TR_NOOP("“placing” goes with the phase “pay” and what is “left” to pay.")},
        {"hand-cannot-pay", QT_TR_NOOP("The hand cannot pay that.")},
        {"card-not-playable", QT_TR_NOOP("This card cannot be played.")},
        {"source-not-in-play", QT_TR_NOOP("The card in play is not the source.")},
        {"cost-not-asked",
         QT_TR_NOOP("The card in play does not ask for this: “paid” says how many cards have been paid.")},
        {"card-without-bonus", QT_TR_NOOP("The card in play has no bonus.")},
        {"card-without-route", QT_TR_NOOP("The card in play has no choice where to attack.")},
        {"card-without-attack", QT_TR_NOOP("The card in play does not attack.")},
        {"attack-elsewhere", QT_TR_NOOP("The attack does not go there.")},
        {"target-missing", QT_TR_NOOP("“target” says which stack it is; it must not be empty.")},
        {"nothing-to-draw", QT_TR_NOOP("A draw needs cards in the draw pile, and something “left” to draw."),
         QT_TR_NOOP("There is nothing to draw: choose another step.")},
        {"shuffle-not-due", QT_TR_NOOP("A shuffle needs an empty draw pile and cards in the discard pile.")},
        {"effect-of-other-phase", QT_TR_NOOP("“source” and “effect” do not ask for this phase.")},
        {"permanent-missing", QT_TR_NOOP("“permanent” says which permanent acts.")},
        {"too-little-left", QT_TR_NOOP("There is too little for what is “left” to do.")},
        {"symbol-not-named", QT_TR_NOOP("“named”: a symbol has been named.")},
        {"left-missing", QT_TR_NOOP("“left” says how often it is still to be done.")},
        // Decks.
        {"deck-in-braces", QT_TR_NOOP("A deck file is a map in braces; see `drawbridge-cli deck print`.")},
        //: %1 is a word of the file
        {"no-deck-file", QT_TR_NOOP("This is no deck file: “format” must be “%1”.")},
        //: %1 is a number
        {"deck-version", QT_TR_NOOP("“version” must be %1: this program reads no other.")},
        {"card-in-braces", QT_TR_NOOP("Each card is a map in braces.")},
        {"slug-missing", QT_TR_NOOP("“slug” is missing: it names the card in moves.")},
        {"bad-slug",
         QT_TR_NOOP("“slug” names the card in moves: small letters, digits and hyphens, a letter first.")},
        {"slug-twice", QT_TR_NOOP("There are two cards of that “slug”.")},
        {"unit-names-form", QT_TR_NOOP("“unit_names”: write {\"axe\": {\"en\": \"Axe man\"}}.")},
        //: %1 is what is no unit
        {"no-such-unit", QT_TR_NOOP("There is no unit “%1”.")},
        //: %1 is a word of the file, %2 how many letters it may have
        {"too-long", QT_TR_NOOP("“%1”: this is too long: at most %2 letters.")},
        //: %1 is a word of the file
        {"text-of-language", QT_TR_NOOP("“%1”: write a text, or one for each language: {\"en\": \"…\"}.")},
        //: %1 is a word of the file, %2 and %3 are the least and the most
        {"number-missing", QT_TR_NOOP("“%1” is missing: a number from %2 to %3.")},
        //: %1 is a number
        {"too-high-cost", QT_TR_NOOP("That is too much to pay: at most %1 cards.")},
        {"cost-form", QT_TR_NOOP("A cost is written “discard 2” or “discard-units knight archer”.")},
        {"defend-cost-form", QT_TR_NOOP("“defend_cost” is written “discard 2”.")},
        {"bonus-form", QT_TR_NOOP("“scheme_bonus”: write {\"unit\": \"archer\", \"amount\": 5}.")},
        {"effect-form",
         QT_TR_NOOP("An effect is written {\"when\": \"on-play\", \"op\": \"draw\", \"n\": 1}.")},
        //: %1 is a number
        {"too-many-effects-of-card", QT_TR_NOOP("A card has so many effects at most: %1.")},
        //: %1 and %2 are words of the file
        {"key-of-other-operation", QT_TR_NOOP("“%1” is for “%2”.")},
        {"permanent-with-attack",
         QT_TR_NOOP("A permanent card has no attack: an attack ends with its card destroyed.")},
        //: %1 is a word of the file
        {"needs-attack", QT_TR_NOOP("“%1” is for cards with an “attack”.")},
        //: %1 is a word of the file
        {"needs-permanent", QT_TR_NOOP("“%1” is for permanent cards: write \"permanent\": true.")},
        //: %1 is an operation and %2 a moment, as files say them
        {"wrong-moment", QT_TR_NOOP("“%1” cannot happen “%2”.")},
        //: %1 and %2 are numbers
        {"too-many-kinds", QT_TR_NOOP("Kinds of cards: %1; at most %2 are possible.")},
        //: %1 and %2 are numbers
        {"too-many-cards-of-deck",
         QT_TR_NOOP("Cards of the deck: %1; at most %2 are possible. Lower some “count”.")},
        //: %1 and %2 are numbers
        {"too-few-normal", QT_TR_NOOP("Cards that are not purple: %1; the setup needs %2.")},
        //: %1 and %2 are numbers
        {"other-total", QT_TR_NOOP("The deck has %1 cards; the printed game has %2.")},
    };
};

} // namespace

std::span<const MistakeWords> RampageText::mistakeWords() const { return Words::kAll; }

} // namespace drawbridge
