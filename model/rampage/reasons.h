// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

namespace drawbridge::rampage {

/// Why a move of Castle Rampage is refused, or a choice of options. Behind each stands which of the values
/// (core/verdict.h) come with it.
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
    LaySecondRound, ///< as the first: two cards each
    NothingAsks,    ///< it is time to play, to strengthen or to end the turn
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
    NotInHandTwice,  ///< Card: what is paid for does not pay for itself
    Resting,         ///< Card: until the end of the turn
    NotThere,        ///< Card
    NotInShownHand,  ///< Card
    NotOfHand,       ///< only cards of the hand can be chosen
    NotBeforeYou,    ///< Card: nor if used already
    NotInPlay,       ///< Card: it does nothing before it is
    OpponentHasNone, ///< Card: in play
    CannotComeNow,   ///< Card: chance cannot bring it

    // Playing and paying.
    MostPlays,     ///< as many as one turn can have
    CameBack,      ///< Card: this turn, so it cannot be played again
    DefenderOnly,  ///< Card
    CostsCards,    ///< Card, Count: so many others of the hand
    LacksUnits,    ///< Card, Units
    UnitsApart,    ///< Card: each unit asked for must be a card of its own
    NotThatUnit,   ///< Card, Unit: which is asked for
    NeededForRest, ///< Card: or the rest of the cost cannot be paid
    AddsNothing,   ///< Card: another unit is asked for
    NeedNotDiscard,

    // Attacking.
    AttacksNothing, ///< Card
    CastleOnly,     ///< Card
    GateStands,
    GateFallen,
    TargetOncePaid,
    JustPlay, ///< the attack finds its target

    // Strengthening.
    OwnStacksOnly,
    SetAside,        ///< in the first round, and stays so
    StrengthenLater, ///< in the own turn, and while nothing is being carried out
    StrengthenedOnce,
    StrengthenBeforePlaying,
    GateNotRebuilt,
    DefenderCosts, ///< Card, Count: so many others to discard

    // Looking and moving stacks.
    NobodyLooks, ///< not even the owner
    NoLookLeft,  ///< or nothing to see
    TooFewInStack,

    // Options that do not go together.
    TwoPlayersOnly,
    DeckFileOrHouseEdition,
};

} // namespace drawbridge::rampage
