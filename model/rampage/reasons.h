// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

namespace drawbridge::rampage {

/// Why a move of Castle Rampage is refused, or a choice of options. Comments list the values (core/verdict.h)
/// of each.
enum class Reason : std::uint8_t {
    // Whose turn it is, and what has to be done first.
    GameOver,
    NotYourTurn,
    OpponentFirst, ///< in this seat's own turn
    StarterFirst,
    DealFirst,
    ShufflePurpleFirst, ///< in the setup
    ShuffleFirst,
    DrawFirst,
    LayGateFirst,
    LayCastleFirst,
    LaySecondRound, ///< like the first: two cards each
    NothingAsks,    ///< time to play, to strengthen or to end the turn
    FinishCardFirst,
    AttackRuns,
    PayFirst,
    PayUnitsFirst,
    PayDefenderFirst,
    MoreUnitsFirst,    ///< say whether one more is discarded
    MoreStrengthFirst, ///< say whether a card is discarded for it
    TargetFirst,
    OwnStackFirst, ///< choose the own Gate or Castle, with a card
    NameUnitFirst,
    DestroyFirst, ///< say which permanent card, if any
    DiscardFirst,
    ChooseShownFirst, ///< a card of the hand that is shown
    FinishLooking,

    // Cards that are not where they would have to be.
    NotInHand,       ///< Card
    NotInHandTwice,  ///< Card: a card cannot pay for itself
    Resting,         ///< Card: until the end of the turn
    NotThere,        ///< Card
    NotInShownHand,  ///< Card
    NotOfHand,       ///< only cards of the hand can be chosen
    NotBeforeYou,    ///< Card: or it is used already
    NotInPlay,       ///< Card: it has no effect yet
    OpponentHasNone, ///< Card: in play
    CannotComeNow,   ///< Card: chance cannot bring it

    // Playing and paying.
    MostPlays,     ///< as many as one turn can have
    CameBack,      ///< Card: came back this turn, so it cannot be played again
    DefenderOnly,  ///< Card
    CostsCards,    ///< Card, Count: so many others of the hand
    LacksUnits,    ///< Card, Units
    UnitsApart,    ///< Card: each unit asked for must be a card of its own
    NotThatUnit,   ///< Card, Unit: which is asked for
    NeededForRest, ///< Card: the rest of the cost could not be paid otherwise
    AddsNothing,   ///< Card: only another unit gives a bonus
    NeedNotDiscard,

    // Attacking.
    AttacksNothing, ///< Card
    CastleOnly,     ///< Card
    GateStands,
    GateFallen,
    TargetOncePaid,
    JustPlay, ///< the attack finds its target by itself

    // Strengthening.
    OwnStacksOnly,
    SetAside,        ///< in the first round, permanently
    StrengthenLater, ///< in the own turn, and while no effect is being resolved
    StrengthenedOnce,
    StrengthenBeforePlaying,
    GateNotRebuilt,
    DefenderCosts, ///< Card, Count: so many others to discard

    // Looking and moving stacks.
    NobodyLooks, ///< not even at one's own
    NoLookLeft,  ///< or nothing to see
    TooFewInStack,

    // Incompatible options.
    TwoPlayersOnly,
    DeckFileOrHouseEdition,
};

} // namespace drawbridge::rampage
