// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/mistakewords.h"
#include "text/wars/warstext.h"

#include <QtGlobal>

namespace drawbridge {

namespace {

constexpr MistakeWords kWords[] = {
    //: %1 is a word of the file, %2 a number
    {"slot-wanted", QT_TRANSLATE_NOOP("Mistakes", "“%1”: slots are numbers from 1 to %2.")},
    {"factions-off",
     QT_TRANSLATE_NOOP("Mistakes", "Factions are used if the option “option.factions” is “on”.")},
    {"faction-of-options", QT_TRANSLATE_NOOP("Mistakes", "The options give this seat another faction."),
     QT_TRANSLATE_NOOP("Mistakes", "By the options of this game this player has another faction.")},
    {"factions-missing", QT_TRANSLATE_NOOP("Mistakes", "“factions”: which faction does each seat play?"),
     QT_TRANSLATE_NOOP("Mistakes", "Choose the faction that each player has.")},
    //: %1 is a seat, %2 the name of a phase in files
    {"word-of-other", QT_TRANSLATE_NOOP("Mistakes", "“word”: in the phase “%2” this one decides: %1.")},
    {"mixed-card", QT_TRANSLATE_NOOP("Mistakes", "“mixed”: a card is named as in “slot 1.2 3” (the third "
                                                 "from the bottom), “lifted 2” or “soldier hand 1 9”.")},
    {"turn-of-nobody", QT_TRANSLATE_NOOP("Mistakes", "This step belongs to no seat: leave out “turn”.")},
    {"no-soldier",
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "No soldier is in play, and so the game would be over: %1."),
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "The game would be over: %1 has no soldier in play.")},
    {"no-fourth-slot",
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "There is no fourth slot: %1."),
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "%1 has only three places for soldiers.")},
    {"doomed-missing",
     QT_TRANSLATE_NOOP("Mistakes", "The soldier asked about bears the marks of one who is dying and asked "
                                   "about (“8uya”), and another pile can give its top.")},
    {"word-missing", QT_TRANSLATE_NOOP("Mistakes", "“word”: who decides?")},
    {"no-seers", QT_TRANSLATE_NOOP("Mistakes", "This seat plays no Seers.")},
    {"no-war-mongers", QT_TRANSLATE_NOOP("Mistakes", "This seat plays no War-Mongers.")},
    {"nothing-to-deal", QT_TRANSLATE_NOOP("Mistakes", "There is nothing to deal.")},
    {"nothing-to-arrange",
     QT_TRANSLATE_NOOP("Mistakes", "The cards that are to be arranged lie in the soldier hand.")},
    {"armies-missing",
     QT_TRANSLATE_NOOP("Mistakes", "Before the first turn both armies stand: write down the slots.")},
    {"decks-of-war-mongers", QT_TRANSLATE_NOOP("Mistakes", "War-Mongers have no decks and no resources.")},
    {"cards-drawn", QT_TRANSLATE_NOOP("Mistakes", "Two cards have been drawn: the phase is over.")},
    {"drawing-from-empty-deck",
     QT_TRANSLATE_NOOP("Mistakes", "“drawing”: a card comes from a deck that is not empty.")},
    {"no-outcasts", QT_TRANSLATE_NOOP("Mistakes", "Only Outcasts choose the phase.")},
    {"infected-by-nobody",
     QT_TRANSLATE_NOOP("Mistakes", "A card is infected (“x”), and nobody plays the Infected.")},
    {"mecha-value-missing",
     QT_TRANSLATE_NOOP("Mistakes", "A card is mechanised (“m”): “mecha value” says what it is worth.")},
    {"spent-slot", QT_TRANSLATE_NOOP("Mistakes", "“spent”: there is no such slot.")},
    {"spent-twice", QT_TRANSLATE_NOOP("Mistakes", "“spent”: no slot attacks twice, but one of Berserkers.")},
    {"attack-in-phase",
     QT_TRANSLATE_NOOP("Mistakes", "“attackers” and “target” go with the phases of an attack.")},
    {"attackers-missing",
     QT_TRANSLATE_NOOP("Mistakes", "“attackers”: the slots that attack, none of them empty.")},
    {"target-named", QT_TRANSLATE_NOOP("Mistakes", "Once a “target” is named the phase is over.")},
    {"target-slot-missing",
     QT_TRANSLATE_NOOP("Mistakes", "“target”: the slot that is attacked; it is not empty.")},
    {"fighters-down", QT_TRANSLATE_NOOP("Mistakes", "After the reveal the fighting cards lie face up.")},
    {"lifted-in-phase", QT_TRANSLATE_NOOP("Mistakes", "Cards are “lifted” in a move only."),
     QT_TRANSLATE_NOOP("Mistakes", "Cards can be lifted only in the middle of a move.")},
    {"lifted-missing", QT_TRANSLATE_NOOP("Mistakes", "“lifted”: the cards that are to be laid.")},
    {"lifted-from-missing",
     QT_TRANSLATE_NOOP("Mistakes", "“lifted from” names the slots whose tops are “lifted”.")},
    {"lifted-by-nobody",
     QT_TRANSLATE_NOOP("Mistakes", "Whose cards are “lifted”? Say so with “turn” or “word”."),
     QT_TRANSLATE_NOOP("Mistakes", "Choose whose turn it is.")},
    {"captives-in-phase",
     QT_TRANSLATE_NOOP("Mistakes", "“captives” wait in the phase “raise”, and then only."),
     QT_TRANSLATE_NOOP("Mistakes", "Captives wait only while it is decided what becomes of them.")},
    {"effect-user-missing", QT_TRANSLATE_NOOP("Mistakes", "“actor”: who uses the effect?")},
    {"resume-of-effect", QT_TRANSLATE_NOOP("Mistakes", "“resume”: the phase in which the effect was used.")},
    {"rest-only-out",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“rest” can only be “out”: what nobody mentions lies in its deck or is out.")},
    {"captured-list",
     QT_TRANSLATE_NOOP("Mistakes", "“captured”: a list of cards, as in [\"soldier hand 1 9\"].")},
    {"hidden-in-hand",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“?” in a hand: say of which sort, with “soldier hand” and “resource hand”.")},
    //: %1 is a kind of card, %2 a pile
    {"card-in-wrong-pile", QT_TRANSLATE_NOOP("Mistakes", "This cannot lie there: %1, %2.")},
    {"too-many-of-card-here",
     //: %1 is a kind of card, %2 a pile
     QT_TRANSLATE_NOOP("Mistakes", "One too many: %1, %2."),
     //: %1 is a kind of card, %2 a pile
     QT_TRANSLATE_NOOP("Mistakes", "There are more of these on the table than in the game: %1.")},
    {"card-of-other-player",
     //: %1 is a kind of card, %2 a pile
     QT_TRANSLATE_NOOP("Mistakes", "One too many: %1, %2. One of the other player's is named in “captured”."),
     //: %1 is a kind of card, %2 a pile
     QT_TRANSLATE_NOOP("Mistakes", "There are more of these on the table than in the game: %1.")},
};

} // namespace

std::span<const MistakeWords> WarsText::mistakeWords() const { return kWords; }

} // namespace drawbridge
