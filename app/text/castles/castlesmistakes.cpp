// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"
#include "text/mistakewords.h"

#include <QtGlobal>

namespace drawbridge {

namespace {

constexpr MistakeWords kWords[] = {
    {"master-missing",
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes",
                       "“masters”: who has a castle is alive, and serves a seat or is its own master: %1."),
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "%1 has a castle: choose whom this player serves, if anybody.")},
    {"master-of-dead",
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "“masters”: who has no castle is out of the game, and has no master: %1."),
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "%1 has no castle and so is out of the game, and can serve nobody.")},
    {"last-discarded-elsewhere",
     QT_TRANSLATE_NOOP("Mistakes", "“last discarded”: a card of the discard pile.")},
    {"defenses-over-limit",
     //: %1 is a number of cards
     QT_TRANSLATE_NOOP("Mistakes", "So many DEFENSES may be played in this turn: %1.")},
    {"hand-of-dead",
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes", "Who has no castle is dead and has no hand: %1."),
     //: %1 is a player
     QT_TRANSLATE_NOOP("Mistakes",
                       "%1 has no castle and so is out of the game, and can have no cards in the hand.")},
    {"master-is-puppet",
     //: %1 and %2 are players
     QT_TRANSLATE_NOOP("Mistakes",
                       "“masters”: %1 serves %2, which is itself a puppet; a master is alive and no puppet."),
     //: %1 and %2 are players
     QT_TRANSLATE_NOOP(
         "Mistakes",
         "%1 serves %2, who serves somebody else. Only a player who serves nobody can be served.")},
    {"master-is-dead",
     //: %1 and %2 are players
     QT_TRANSLATE_NOOP("Mistakes",
                       "“masters”: %1 serves %2, which is out of the game; a master is alive and no puppet."),
     //: %1 and %2 are players
     QT_TRANSLATE_NOOP("Mistakes", "%1 serves %2, who is out of the game.")},
    {"one-realm-left",
     QT_TRANSLATE_NOOP(
         "Mistakes", "With one realm left the game would be over: two seats at least are their own masters."),
     QT_TRANSLATE_NOOP("Mistakes",
                       "The game would be over: at least two players must have a castle and serve nobody.")},
    {"drawer-of-deal-missing", QT_TRANSLATE_NOOP("Mistakes", "“drawer”: whose hand is being dealt?")},
    {"starter-missing", QT_TRANSLATE_NOOP("Mistakes", "“starter”: who began?"),
     QT_TRANSLATE_NOOP("Mistakes", "Choose who began.")},
    {"round-from-1", QT_TRANSLATE_NOOP("Mistakes", "“round”: they are counted from 1."),
     QT_TRANSLATE_NOOP("Mistakes", "Rounds are counted from 1.")},
    {"floor-of-other", QT_TRANSLATE_NOOP("Mistakes", "“floor”: that of the host or of one of the “guests”.")},
    {"floor-of-guest-missing", QT_TRANSLATE_NOOP("Mistakes", "“floor”: which guest has it?")},
    {"floor-of-host", QT_TRANSLATE_NOOP("Mistakes", "“floor”: in this phase the host has it.")},
    {"card-in-play-missing", QT_TRANSLATE_NOOP("Mistakes", "“in play”: which card has been chosen?")},
    {"other-card-in-play", QT_TRANSLATE_NOOP("Mistakes", "“in play”: in this phase it is another card.")},
    {"guests-wrong", QT_TRANSLATE_NOOP("Mistakes", "“guests”: other living seats, each once.")},
    {"welcome-no-guest", QT_TRANSLATE_NOOP("Mistakes", "“welcome”: only “guests”.")},
    {"taker-missing",
     QT_TRANSLATE_NOOP("Mistakes", "“taker” and “spoils”: who takes, and of which dead hands.")},
    {"actor-invited", QT_TRANSLATE_NOOP("Mistakes", "“actor”: who is invited has no part in this turn yet.")},
    {"chosen-castle-missing",
     QT_TRANSLATE_NOOP("Mistakes", "“chosen”: the number of a castle with three DEFENSES.")},
    {"actor-missing", QT_TRANSLATE_NOOP("Mistakes", "“actor”: who is asked?")},
    {"drawer-missing", QT_TRANSLATE_NOOP("Mistakes", "“drawer”: who draws?")},
    {"puppet-of-revival",
     QT_TRANSLATE_NOOP("Mistakes", "In a revival, and only then, a PUPPET is “in play”.")},
    {"revived-with-castle", QT_TRANSLATE_NOOP("Mistakes", "A revived seat gets its castle after its cards.")},
    {"target-in-phase", QT_TRANSLATE_NOOP("Mistakes", "A “target” goes with the phases of an assault.")},
    {"target-and-leader-missing",
     QT_TRANSLATE_NOOP("Mistakes", "“target” and “leader”: who is attacked, and by whom?")},
    {"own-realm-attacked", QT_TRANSLATE_NOOP("Mistakes", "Nobody attacks their own realm.")},
    {"assault-without-card",
     QT_TRANSLATE_NOOP("Mistakes", "“assault”: an assault has at least one ATTACK card.")},
    {"leader-dead", QT_TRANSLATE_NOOP("Mistakes", "“leader”: a dead seat leads nothing.")},
    {"polled-dead", QT_TRANSLATE_NOOP("Mistakes", "“polled”: the dead are not asked.")},
    {"actor-no-ally", QT_TRANSLATE_NOOP("Mistakes", "“actor”: only an ally is asked for a card.")},
    {"too-much-removed", QT_TRANSLATE_NOOP("Mistakes", "More was removed than the laid cards pay for.")},
    //: %1 is a word of the file, %2 what is no castle
    {"no-such-castle",
     QT_TRANSLATE_NOOP(
         "Mistakes",
         "“%1”: there is no castle “%2”: one is written as in “castle: 9 5 4”, “moat” or “M:9,8”.")},
    {"too-many-defenses",
     //: %1 is a word of the file
     QT_TRANSLATE_NOOP("Mistakes", "“%1”: a castle has three DEFENSES at most."),
     //: %1 is a word of the file
     QT_TRANSLATE_NOOP("Mistakes", "A castle has three DEFENSES at most.")},
    //: %1 is a part of the file
    {"laid-form",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“laid”: there is no “%1” in it: written as in “knights-attack by 1 on 2”.")},
    //: %1 is a part of the file
    {"removed-form",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“removed”: there is no “%1” in it: written as in “9 of 2.1” or “moat of 3 from 2”.")},
    {"card-left-out",
     //: %1 is a kind of card
     QT_TRANSLATE_NOOP("Mistakes",
                       "%1: it is left out of this game, by its options or because only two play."),
     //: %1 is a kind of card
     QT_TRANSLATE_NOOP("Mistakes", "There are more of these on the table than in the game: %1.")},
    {"card-of-no-option",
     //: %1 is a kind of card
     QT_TRANSLATE_NOOP("Mistakes", "%1: there is none in this game, by its “count.” or another option."),
     //: %1 is a kind of card
     QT_TRANSLATE_NOOP("Mistakes", "There are more of these on the table than in the game: %1.")},
    //: %1 is a number
    {"castle-twice", QT_TRANSLATE_NOOP("Mistakes", "Two castles have this number: %1.")},
    {"too-few-castles", QT_TRANSLATE_NOOP("Mistakes", "There are not that many castles.")},
    {"removed-from-missing",
     QT_TRANSLATE_NOOP("Mistakes", "“removed”: “from” says in front of whom it stood.")},
    //: %1 is the number of a castle
    {"removed-castle-stands", QT_TRANSLATE_NOOP("Mistakes", "“removed”: castle %1 stands.")},
    {"removed-missing",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“fallen”: “removed” says which place each card had, as in [\"9 of 2.1\"].")},
    //: %1 is the number of a castle
    {"removed-of-no-castle",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“removed”: there is no castle %1; what has none to go back to is “of none”.")},
    {"assault-cards",
     QT_TRANSLATE_NOOP("Mistakes", "“assault”: only ATTACK cards with their names lie there.")},
    {"dots-in-deck", QT_TRANSLATE_NOOP("Mistakes", "“...” belongs in the deck or the discard pile.")},
    {"rest-in-heap",
     QT_TRANSLATE_NOOP("Mistakes", "“rest”: the other cards may lie in the deck, the discard pile or out.")},
};

} // namespace

std::span<const MistakeWords> CastlesText::mistakeWords() const { return kWords; }

} // namespace drawbridge
