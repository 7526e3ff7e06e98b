// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"
#include "text/mistakewords.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Mistakes)
  public:
    static constexpr MistakeWords kAll[] = {
        {"master-missing",
         //: %1 is a player
         QT_TR_NOOP("“masters”: who has a castle is alive, and serves a seat or is its own master: %1."),
         //: %1 is a player
         QT_TR_NOOP("%1 has a castle: choose whom this player serves, if anybody.")},
        {"master-of-dead",
         //: %1 is a player
         QT_TR_NOOP("“masters”: who has no castle is out of the game, and has no master: %1."),
         //: %1 is a player
         QT_TR_NOOP("%1 has no castle and so is out of the game, and can serve nobody.")},
        {"last-discarded-elsewhere", QT_TR_NOOP("“last discarded”: a card of the discard pile.")},
        {"defenses-over-limit",
         //: %1 is a number of cards
         QT_TR_NOOP("So many DEFENSES may be played in this turn: %1.")},
        {"hand-of-dead",
         //: %1 is a player
         QT_TR_NOOP("Who has no castle is dead and has no hand: %1."),
         //: %1 is a player
         QT_TR_NOOP("%1 has no castle and so is out of the game, and can have no cards in the hand.")},
        {"master-is-puppet",
         //: %1 and %2 are players
         QT_TR_NOOP("“masters”: %1 serves %2, which is itself a puppet; a master is alive and no puppet."),
         //: %1 and %2 are players
         QT_TR_NOOP(
             "%1 serves %2, who serves somebody else. Only a player who serves nobody can be served.")},
        {"master-is-dead",
         //: %1 and %2 are players
         QT_TR_NOOP("“masters”: %1 serves %2, which is out of the game; a master is alive and no puppet."),
         //: %1 and %2 are players
         QT_TR_NOOP("%1 serves %2, who is out of the game.")},
        {"one-realm-left",
         QT_TR_NOOP("With one realm left the game would be over: two seats at least are their own masters."),
         QT_TR_NOOP("The game would be over: at least two players must have a castle and serve nobody.")},
        {"drawer-of-deal-missing", QT_TR_NOOP("“drawer”: whose hand is being dealt?")},
        {"starter-missing", QT_TR_NOOP("“starter”: who began?"), QT_TR_NOOP("Choose who began.")},
        {"round-from-1", QT_TR_NOOP("“round”: they are counted from 1."),
         QT_TR_NOOP("Rounds are counted from 1.")},
        {"floor-of-other", QT_TR_NOOP("“floor”: that of the host or of one of the “guests”.")},
        {"floor-of-guest-missing", QT_TR_NOOP("“floor”: which guest has it?")},
        {"floor-of-host", QT_TR_NOOP("“floor”: in this phase the host has it.")},
        {"card-in-play-missing", QT_TR_NOOP("“in play”: which card has been chosen?")},
        {"other-card-in-play", QT_TR_NOOP("“in play”: in this phase it is another card.")},
        {"guests-wrong", QT_TR_NOOP("“guests”: other living seats, each once.")},
        {"welcome-no-guest", QT_TR_NOOP("“welcome”: only “guests”.")},
        {"taker-missing", QT_TR_NOOP("“taker” and “spoils”: who takes, and of which dead hands.")},
        {"actor-invited", QT_TR_NOOP("“actor”: who is invited has no part in this turn yet.")},
        {"chosen-castle-missing", QT_TR_NOOP("“chosen”: the number of a castle with three DEFENSES.")},
        {"actor-missing", QT_TR_NOOP("“actor”: who is asked?")},
        {"drawer-missing", QT_TR_NOOP("“drawer”: who draws?")},
        {"puppet-of-revival", QT_TR_NOOP("In a revival, and only then, a PUPPET is “in play”.")},
        {"revived-with-castle", QT_TR_NOOP("A revived seat gets its castle after its cards.")},
        {"target-in-phase", QT_TR_NOOP("A “target” goes with the phases of an assault.")},
        {"target-and-leader-missing", QT_TR_NOOP("“target” and “leader”: who is attacked, and by whom?")},
        {"own-realm-attacked", QT_TR_NOOP("Nobody attacks their own realm.")},
        {"assault-without-card", QT_TR_NOOP("“assault”: an assault has at least one ATTACK card.")},
        {"leader-dead", QT_TR_NOOP("“leader”: a dead seat leads nothing.")},
        {"polled-dead", QT_TR_NOOP("“polled”: the dead are not asked.")},
        {"actor-no-ally", QT_TR_NOOP("“actor”: only an ally is asked for a card.")},
        {"too-much-removed", QT_TR_NOOP("More was removed than the laid cards pay for.")},
        //: %1 is a word of the file, %2 what is no castle
        {"no-such-castle",
         QT_TR_NOOP(
             "“%1”: there is no castle “%2”: one is written as in “castle: 9 5 4”, “moat” or “M:9,8”.")},
        {"too-many-defenses",
         //: %1 is a word of the file
         QT_TR_NOOP("“%1”: a castle has three DEFENSES at most."),
         //: %1 is a word of the file
         QT_TR_NOOP("A castle has three DEFENSES at most.")},
        //: %1 is a part of the file
        {"laid-form",
         QT_TR_NOOP("“laid”: there is no “%1” in it: written as in “knights-attack by 1 on 2”.")},
        //: %1 is a part of the file
        {"removed-form",
         QT_TR_NOOP("“removed”: there is no “%1” in it: written as in “9 of 2.1” or “moat of 3 from 2”.")},
        {"card-left-out",
         //: %1 is a kind of card
         QT_TR_NOOP("%1: it is left out of this game, by its options or because only two play."),
         //: %1 is a kind of card
         QT_TR_NOOP("There are more of these on the table than in the game: %1.")},
        {"card-of-no-option",
         //: %1 is a kind of card
         QT_TR_NOOP("%1: there is none in this game, by its “count.” or another option."),
         //: %1 is a kind of card
         QT_TR_NOOP("There are more of these on the table than in the game: %1.")},
        //: %1 is a number
        {"castle-twice", QT_TR_NOOP("Two castles have this number: %1.")},
        {"too-few-castles", QT_TR_NOOP("There are not that many castles.")},
        {"removed-from-missing", QT_TR_NOOP("“removed”: “from” says in front of whom it stood.")},
        //: %1 is the number of a castle
        {"removed-castle-stands", QT_TR_NOOP("“removed”: castle %1 stands.")},
        {"removed-missing",
         QT_TR_NOOP("“fallen”: “removed” says which place each card had, as in [\"9 of 2.1\"].")},
        //: %1 is the number of a castle
        {"removed-of-no-castle",
         QT_TR_NOOP("“removed”: there is no castle %1; what has none to go back to is “of none”.")},
        {"assault-cards", QT_TR_NOOP("“assault”: only ATTACK cards with their names lie there.")},
        {"dots-in-deck", QT_TR_NOOP("“...” belongs in the deck or the discard pile.")},
        {"rest-in-heap", QT_TR_NOOP("“rest”: the other cards may lie in the deck, the discard pile or out.")},
    };
};

} // namespace

std::span<const MistakeWords> CastlesText::mistakeWords() const { return Words::kAll; }

} // namespace drawbridge
