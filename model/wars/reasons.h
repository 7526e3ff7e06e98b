// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

namespace drawbridge::wars {

/// Why a move of Castle Wars is refused, or a choice of options. Comments list the values (core/verdict.h) of
/// each.
enum class Reason : std::uint8_t {
    // Who may act.
    GameOver,
    NotYourTurn,
    OpponentActs,       ///< between the phases of one's own turn
    DefenderActsFirst,  ///< in a battle, then both alternate
    AskedAtTimes,       ///< in the opponent's turn only between the phases, and in battles
    FinishEffect,       ///< the one being resolved
    ReactOrPass,        ///< only resources and abilities now
    ChoiceBeforeEffect, ///< resources and abilities must wait

    // Before the first turn.
    NoFactions,
    FactionFirst, ///< a faction is picked
    FactionsPickedBefore,
    FactionsSettledFirst, ///< who leads which
    FactionCoinFirst,     ///< it decides who keeps the faction that both have picked
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
    NotThatCard, ///< Card: it cannot be the next one

    // The phases of a turn.
    OtherPhase, ///< that belongs to another one
    PhaseOver,
    EndLastPhase, ///< with it the turn ends
    ChoosePhase,  ///< Outcasts: the next one
    PhaseHad,     ///< Outcasts: each only once
    FinishPhase,  ///< Outcasts: the current one
    DrawPhaseFirst,

    // Drawing.
    CardFirst, ///< it is being drawn
    HasDrawn,
    DrawTwo, ///< while there are any
    OtherDeck,
    DecksEmpty,
    BothDecksAtOnce, ///< both are named at once
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
    HasAttackedOrPaid, ///< or paid for the plague; only one of them is possible
    HasPaid,
    NoSecondAttack, ///< Berserkers: none is left
    GoOnOrWithdraw, ///< first
    NotAskedToGoOn,
    NotAnswered, ///< nothing to withdraw from
    Fights,      ///< a fighting card cannot be moved or covered
    NotMechas,
    MechaniseOnce,
    NotInfected,
    PlagueNoAttack,
    PlagueFirst,     ///< before any attack, and once
    PlagueTakesAll,  ///< no single pile pays for it
    PlagueOnce,      ///< in a turn
    PlagueNamesPile, ///< the one that pays for it
    CannotPay,       ///< the pile, for the plague

    // Moving and recruiting.
    NothingToLift,
    NotLifted, ///< from that pile
    LiftedTop, ///< only tops are lifted
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
    RiteOnly,  ///< only a rite gives a resource
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

    // Incompatible options.
    TwoPlayers,
    TwoFactions, ///< different ones
};

} // namespace drawbridge::wars
