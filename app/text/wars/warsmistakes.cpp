// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/mistakewords.h"
#include "text/wars/warstext.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Mistakes)
  public:
    static constexpr MistakeWords kAll[] = {
        //: %1 is a word of the file, %2 a number
        {"slot-wanted", QT_TR_NOOP("“%1”: slots are numbers from 1 to %2.")},
        {"factions-off", QT_TR_NOOP("Factions are used if the option “option.factions” is “on”.")},
        {"faction-of-options", QT_TR_NOOP("The options give this seat another faction."),
         QT_TR_NOOP("By the options of this game this player has another faction.")},
        {"factions-missing", QT_TR_NOOP("“factions”: which faction does each seat play?"),
         QT_TR_NOOP("Choose the faction that each player has.")},
        //: %1 is a seat, %2 the name of a phase in files
        {"word-of-other", QT_TR_NOOP("“word”: in the phase “%2” this one decides: %1.")},
        {"mixed-card", QT_TR_NOOP("“mixed”: a card is named as in “slot 1.2 3” (the third from the bottom), "
                                  "“lifted 2” or “soldier hand 1 9”.")},
        {"turn-of-nobody", QT_TR_NOOP("This step belongs to no seat: leave out “turn”.")},
        {"no-soldier",
         //: %1 is a player
         QT_TR_NOOP("No soldier is in play, and so the game would be over: %1."),
         //: %1 is a player
         QT_TR_NOOP("The game would be over: %1 has no soldier in play.")},
        {"no-fourth-slot",
         //: %1 is a player
         QT_TR_NOOP("There is no fourth slot: %1."),
         //: %1 is a player
         QT_TR_NOOP("%1 has only three places for soldiers.")},
        {"doomed-missing", QT_TR_NOOP("The soldier asked about bears the marks of one who is dying and asked "
                                      "about (“8uya”), and another pile can give its top.")},
        {"word-missing", QT_TR_NOOP("“word”: who decides?")},
        {"no-seers", QT_TR_NOOP("This seat plays no Seers.")},
        {"no-war-mongers", QT_TR_NOOP("This seat plays no War-Mongers.")},
        {"nothing-to-deal", QT_TR_NOOP("There is nothing to deal.")},
        {"nothing-to-arrange", QT_TR_NOOP("The cards that are to be arranged lie in the soldier hand.")},
        {"armies-missing", QT_TR_NOOP("Before the first turn both armies stand: write down the slots.")},
        {"decks-of-war-mongers", QT_TR_NOOP("War-Mongers have no decks and no resources.")},
        {"cards-drawn", QT_TR_NOOP("Two cards have been drawn: the phase is over.")},
        {"drawing-from-empty-deck", QT_TR_NOOP("“drawing”: a card comes from a deck that is not empty.")},
        {"no-outcasts", QT_TR_NOOP("Only Outcasts choose the phase.")},
        {"infected-by-nobody", QT_TR_NOOP("A card is infected (“x”), and nobody plays the Infected.")},
        {"mecha-value-missing",
         QT_TR_NOOP("A card is mechanised (“m”): “mecha value” says what it is worth.")},
        {"spent-slot", QT_TR_NOOP("“spent”: there is no such slot.")},
        {"spent-twice", QT_TR_NOOP("“spent”: no slot attacks twice, but one of Berserkers.")},
        {"attack-in-phase", QT_TR_NOOP("“attackers” and “target” go with the phases of an attack.")},
        {"attackers-missing", QT_TR_NOOP("“attackers”: the slots that attack, none of them empty.")},
        {"target-named", QT_TR_NOOP("Once a “target” is named the phase is over.")},
        {"target-slot-missing", QT_TR_NOOP("“target”: the slot that is attacked; it is not empty.")},
        {"fighters-down", QT_TR_NOOP("After the reveal the fighting cards lie face up.")},
        {"lifted-in-phase", QT_TR_NOOP("Cards are “lifted” in a move only."),
         QT_TR_NOOP("Cards can be lifted only in the middle of a move.")},
        {"lifted-missing", QT_TR_NOOP("“lifted”: the cards that are to be laid.")},
        {"lifted-from-missing", QT_TR_NOOP("“lifted from” names the slots whose tops are “lifted”.")},
        {"lifted-by-nobody", QT_TR_NOOP("Whose cards are “lifted”? Say so with “turn” or “word”."),
         QT_TR_NOOP("Choose whose turn it is.")},
        {"captives-in-phase", QT_TR_NOOP("“captives” wait in the phase “raise”, and then only."),
         QT_TR_NOOP("Captives wait only while it is decided what becomes of them.")},
        {"effect-user-missing", QT_TR_NOOP("“actor”: who uses the effect?")},
        {"resume-of-effect", QT_TR_NOOP("“resume”: the phase in which the effect was used.")},
        {"rest-only-out",
         QT_TR_NOOP("“rest” can only be “out”: what nobody mentions lies in its deck or is out.")},
        {"captured-list", QT_TR_NOOP("“captured”: a list of cards, as in [\"soldier hand 1 9\"].")},
        {"hidden-in-hand",
         QT_TR_NOOP("“?” in a hand: say of which sort, with “soldier hand” and “resource hand”.")},
        //: %1 is a kind of card, %2 a pile
        {"card-in-wrong-pile", QT_TR_NOOP("This cannot lie there: %1, %2.")},
        {"too-many-of-card-here",
         //: %1 is a kind of card, %2 a pile
         QT_TR_NOOP("One too many: %1, %2."),
         //: %1 is a kind of card, %2 a pile
         QT_TR_NOOP("There are more of these on the table than in the game: %1.")},
        {"card-of-other-player",
         //: %1 is a kind of card, %2 a pile
         QT_TR_NOOP("One too many: %1, %2. One of the other player's is named in “captured”."),
         //: %1 is a kind of card, %2 a pile
         QT_TR_NOOP("There are more of these on the table than in the game: %1.")},
    };
};

} // namespace

std::span<const MistakeWords> WarsText::mistakeWords() const { return Words::kAll; }

} // namespace drawbridge
