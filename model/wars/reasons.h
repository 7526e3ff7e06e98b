// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

namespace drawbridge::wars {

/// Why a move of Castle Wars is refused, or a choice of options. Behind each stands which of the values
/// (core/verdict.h) come with it.
enum class Reason : std::uint8_t {
    // Who may act.
    GameOver,
    NotYourTurn,
    OpponentActs,       ///< between the phases of one's own turn
    DefenderActsFirst,  ///< in a battle, then both in turn
    AskedAtTimes,       ///< in the opponent's turn between the phases, and in battles
    FinishEffect,       ///< one that is being carried out
    ReactOrPass,        ///< nothing but resources and abilities now
    ChoiceBeforeEffect, ///< resources and abilities wait for it

    // Before the first turn.
    NoFactions,
    FactionFirst, ///< a faction is picked
    FactionsPickedBefore,
    FactionsSettledFirst, ///< who leads which
    FactionCoinFirst,     ///< it says who keeps the faction that both have picked
    FactionTaken,
    ColourFirst, ///< a colour is picked
    NoColourNow,
    NoColours, ///< in the Epic game
    ColourCoinFirst,
    SeersFirst,      ///< they put their decks in order
    SeersOnly,       ///< and only they, before the game
    NoneLeftInDeck,  ///< Card: to be put in order
    DealFirst,       ///< the cards are dealt
    PilesFirst,      ///< the piles are built
    WarMongersFirst, ///< they build their piles
    NoBuildingNow,
    NoneLeftToLay, ///< Card: on a starting pile
    PileFull,
    PileFullEqual, ///< the piles of the War-Mongers are equal
    NoPileEmpty,   ///< the last cards go to the piles that have none
    BeginnerFirst, ///< a coin says who begins
    NoCoinNow,
    NotThatCard, ///< Card: it cannot be the one that comes

    // The phases of a turn.
    OtherPhase, ///< that belongs to another one
    PhaseOver,
    EndLastPhase, ///< with it the turn ends
    ChoosePhase,  ///< Outcasts: the next one
    PhaseHad,     ///< Outcasts: none comes twice
    FinishPhase,  ///< Outcasts: the one begun
    DrawPhaseFirst,

    // Drawing.
    CardFirst, ///< it is being drawn
    HasDrawn,
    DrawTwo, ///< while there are any
    OtherDeck,
    DecksEmpty,
    BothDecksAtOnce, ///< both are named
    OneAtATime,
    SoldierNamedFirst,
    WarMongersNeverDraw,

    // Attacking.
    NoSuchPile,
    ChooseAttacker,       ///< before what is attacked
    ChooseAttackerToJoin, ///< others may join it then
    ChooseTarget,
    NothingToAttack, ///< that pile is empty
    EmptyAttacker,
    TakesPart, ///< already
    HasAttacked,
    HasAttackedNoJoining,
    HasAttackedOrPaid, ///< for the plague, one or the other
    HasPaid,
    NoSecondAttack, ///< Berserkers: none is left
    GoOnOrWithdraw, ///< first
    NotAskedToGoOn,
    NotAnswered, ///< so nothing to withdraw from
    Fights,      ///< nothing moves or covers it
    NotMechas,
    MechaniseOnce,
    NotInfected,
    PlagueNoAttack,
    PlagueFirst,     ///< before any attack, and once
    PlagueTakesAll,  ///< no pile pays for it
    PlagueOnce,      ///< in a turn
    PlagueNamesPile, ///< that pays for it
    CannotPay,       ///< that pile for the plague

    // Moving and recruiting.
    NothingToLift,
    NotLifted, ///< from that pile
    LiftedTop, ///< what lies below stays
    LiftFirst,
    LiftOrEnd,  ///< the phase
    DoneFirst,  ///< say that no more is lifted
    LayFirst,   ///< what has been lifted
    NoPileMove, ///< moving opens no new one
    NoPileRecruit,
    NotHeld, ///< Card
    KingIsResource,
    NoSoldier, ///< it lies in no pile

    // At any time, and what effects ask for.
    NoResourceInReveal,
    WarMongersNoResources,
    NoJoker,
    NoKingOnFighter,
    AceHitsTop, ///< not a buried card
    RiteTakesTop,
    NoSuchSoldier, ///< in that pile
    NothingToReshuffle,
    NotBloodMages,
    RiteNeeds, ///< two soldiers, and a card to take
    RiteOnly,  ///< lets one take a resource
    NotThere,  ///< Card: to be taken
    NotShapeShifters,
    OnlySoldierSwaps, ///< Card
    NothingToSwap,    ///< no soldier in that pile
    HasSwapped,
    FinishJack,
    GiveSecond,   ///< soldier of the rite
    TakeResource, ///< that the rite has bought
    WhoDiesFirst,
    CaptivesFirst,
    NobodyToSave,
    TopOfAnotherPile,
    DiesOrSaved, ///< it cannot be the substitute
    NoSuchCaptive,

    // Options that do not go together.
    TwoPlayers,
    TwoFactions, ///< different ones
};

} // namespace drawbridge::wars
