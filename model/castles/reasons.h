// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

namespace drawbridge::castles {

/// Why a move of CASTLES is refused, or a choice of options. Comments list the values (core/verdict.h) of
/// each; a card is told by its kind.
enum class Reason : std::uint8_t {
    // Whose turn it is, and what comes first.
    GameOver,
    NotYourTurn,
    OtherDecidesFirst, ///< has to answer something, or has the floor as a guest
    DealFirst,
    DrawLotFirst,   ///< for the starting player
    DrawCardsFirst, ///< chance does
    PlayOrFinish,
    FinishedPlaying, ///< only discarding and drawing are left
    DrawLater,       ///< after the turn has been played
    ChooseCardFirst,
    NotHeld, ///< Card

    // CASTLES, upgrades and DEFENSES.
    ChooseCastleOwnerFirst,
    NoCastleFor,        ///< for that player
    ChooseUpgradeFirst, ///< Card: the upgrade whose castle is to be chosen
    UpgradeOnCastle,    ///< and there is none
    NoUpgradeFor,       ///< for that player
    NowhereForUpgrade,  ///< Card
    UpgradedAlready,    ///< Card: the upgrade that lies there
    ChooseDefendedFirst,
    DefenceOnCastle, ///< and there is none
    OwnSideOnly,     ///< defends
    DefencePlayed,   ///< Count: so many in a turn
    DefencesPlayed,  ///< Count: so many in a turn with RUSHED DEFENSES
    NowhereToDefend, ///< Card
    ChooseReplacedFirst,
    ReplaceNotNow,
    HigherOnly, ///< replaces a DEFENSE
    FullCastleOfOther,
    RushFirst, ///< RUSHED DEFENSES are in play
    SpendRushedOnly,
    SpendNeedsTwo, ///< other DEFENSES for this turn

    // Guests.
    GuestFights, ///< and does nothing else but hand back the floor
    GuestBuildsNothing,
    GuestNoDefences,
    GuestNoRushed,
    GuestDiscardsNothing,
    GuestInvitesNobody,
    GuestEndsNothing, ///< but hands back the floor
    NotAnAlly,
    FloorIsYours,
    PlayBeforeFloor, ///< before the same ally gets it again

    // Whom a card is for.
    ChooseSabotagedFirst,
    SabotageOnCastle, ///< and there is none
    SabotageOpponents,
    ChooseJestFirst, ///< destroy, or steal
    PlayJesterFirst,
    StealACastle, ///< and there is none
    StealFromOpponents,
    StealNotLast,
    ChooseRevivedFirst,
    ReviveTheDead, ///< and nobody else
    NobodyToRevive,
    NobodyNeedsCastle, ///< to start again with
    ChooseInvitedFirst,
    InviteTheLiving,
    HasRefused,
    NobodyToInvite,
    AnswerInvitationFirst,
    NotInvited,

    // Attacking.
    QuietUntil,     ///< Round: the first with attacks
    QuietUntilCard, ///< Card, Round
    QuietForGuests,
    ChooseTargetFirst,
    NobodyToAttack, ///< and nothing
    OwnSide,
    SameTurnAllies, ///< do not attack each other
    NoAttackRuns,
    FinishAttackFirst,
    LayInAttack,   ///< a card that should have been played by itself
    NotAnAttack,   ///< Card
    NothingLeft,   ///< to remove
    OtherTarget,   ///< than the one of this attack
    NoSuchDefence, ///< on that castle
    UpgradeAlone,  ///< an upgrade falls only with its castle
    DefendedStill, ///< a castle can be hit only without DEFENSES
    TopFirst,
    HorsemenNotCounted, ///< Needed, Available
    CastleTakesMore,    ///< Needed, Available
    UpgradedTakesMore,  ///< Needed, Available: with its upgrade
    DefenceTakesMore,   ///< Needed, Available

    // Asking allies for a card.
    AskAlliesOnly,
    HasDeclined,
    AllyOfTarget, ///< of its side
    AllyGivesUp,
    LayOrDecline,
    NotAskedForCard,

    // Blocks.
    BlockOrPass,
    OnlyBlockNow,
    NothingToPass,
    NothingToBlock,
    NoBlockHeld,
    NameBlocked,    ///< which of the allies
    NameWhoHasCard, ///< in this attack
    BlocksAll,      ///< at once: nobody is named
    NoCardInAttack,
    BlockedFromTarget,
    BlockedFromAll,

    // Discarding and taking.
    DiscardHandLater,
    ChooseDiscardFirst,
    DiscardOwnOnly, ///< and those of puppets
    NoSuchCastle,
    NoSuchPart, ///< of that castle
    NotLastCastle,
    NothingToDiscard,
    NoTableDiscard, ///< in this game
    TableFirst,     ///< announce discarding from the table first
    NotOfMaster,
    TakeFirst, ///< from the hand that lies open
    NoOpenHand,

    // Giving up, and showing cards.
    CannotGiveUp,
    CannotShow,

    // Chance.
    StarterChosen, ///< before the game
    StarterSettled,
    StarterNotDealtIn,
    ShuffleOnlyWhenEmpty,
    NoCardDrawn,
    CardElsewhere, ///< Card: cannot be the one that comes

    // Incompatible options.
    TwoToEightPlayers,
    TwoAreDealtIn, ///< at least
    LateJoinerBegins,
    DeckDoesNotSuit, ///< Count: of players
};

} // namespace drawbridge::castles
