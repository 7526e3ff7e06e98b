// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

namespace drawbridge::castles {

/// Why a move of CASTLES is refused, or a choice of options. Behind each stands which of the values
/// (core/verdict.h) come with it; a card is told by its kind.
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
    DrawLater,       ///< when the turn has been played out
    ChooseCardFirst,
    NotHeld, ///< Card

    // CASTLES, upgrades and DEFENSES.
    ChooseCastleOwnerFirst,
    NoCastleFor,        ///< that player
    ChooseUpgradeFirst, ///< Card: the upgrade that a castle is to be chosen for
    UpgradeOnCastle,    ///< where none stands
    NoUpgradeFor,       ///< that player
    NowhereForUpgrade,  ///< Card
    UpgradedAlready,    ///< Card: the upgrade that lies there
    ChooseDefendedFirst,
    DefenceOnCastle, ///< where none stands
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
    GuestEndsNothing, ///< hands back the floor
    NotAnAlly,
    FloorIsYours,
    PlayBeforeFloor, ///< before the same ally gets it again

    // Whom a card is for.
    ChooseSabotagedFirst,
    SabotageOnCastle, ///< where none stands
    SabotageOpponents,
    ChooseJestFirst, ///< destroy, or steal
    PlayJesterFirst,
    StealACastle, ///< where none stands
    StealFromOpponents,
    StealNotLast,
    ChooseRevivedFirst,
    ReviveTheDead, ///< and nobody else
    NobodyToRevive,
    NobodyNeedsCastle, ///< to begin again with
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
    LayInAttack,   ///< a card that was to be played by itself
    NotAnAttack,   ///< Card
    NothingLeft,   ///< to remove
    OtherTarget,   ///< than the one of this attack
    NoSuchDefence, ///< on that castle
    UpgradeAlone,  ///< falls with its castle only
    DefendedStill, ///< a castle can be hit only without
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
    TableFirst,     ///< say that you discard from the table
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

    // Options that do not go together.
    TwoToEightPlayers,
    TwoAreDealtIn, ///< at least
    LateJoinerBegins,
    DeckDoesNotSuit, ///< Count: of players
};

} // namespace drawbridge::castles
