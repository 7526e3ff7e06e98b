// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"

#include "castles/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace castles;

ReasonWords CastlesText::reasonWords(std::uint8_t reason, int count) const {
    using enum Reason;
    using ReasonValue::Card, ReasonValue::Round, ReasonValue::Needed, ReasonValue::Available;
    switch (static_cast<Reason>(reason)) {
    case GameOver: return tr("The game is over.");
    case NotYourTurn: return tr("It is not your turn.");
    case OtherDecidesFirst: return tr("Somebody else has to decide first.");
    case DealFirst: return tr("First the cards are dealt.");
    case DrawLotFirst: return tr("First the starting player is drawn by lot.");
    case DrawCardsFirst: return tr("First the cards are drawn.");
    case PlayOrFinish: return tr("Play cards, or finish playing.");
    case FinishedPlaying: return tr("You have finished playing: discard what you do not want, then draw.");
    case DrawLater: return tr("Cards are drawn once the turn has been played out.");
    case ChooseCardFirst: return tr("First choose a card of the hand.");
    case NotHeld: return {tr("There is no such card in that hand: %1."), {Card}};

    case ChooseCastleOwnerFirst: return tr("First choose who gets the castle.");
    case NoCastleFor: return tr("You cannot build a castle for that player.");
    case ChooseUpgradeFirst: return {tr("First choose the castle that gets it: %1."), {Card}};
    case UpgradeOnCastle: return tr("An upgrade is laid on a castle that stands.");
    case NoUpgradeFor: return tr("You cannot upgrade the castles of that player.");
    case NowhereForUpgrade: return {tr("There is no castle that could get it: %1."), {Card}};
    case UpgradedAlready: return {tr("That castle has an upgrade already: %1."), {Card}};
    case ChooseDefendedFirst: return tr("First choose the castle that is to be defended.");
    case DefenceOnCastle: return tr("A defense is laid on a castle that stands.");
    case OwnSideOnly: return tr("In this game you defend only the castles of your own side.");
    case DefencePlayed:
        return tr("You have played your defense of this turn: you may play only %n.", "", count);
    case DefencesPlayed:
        return tr("You have played your defenses of this turn: you may play only %n.", "", count);
    case NowhereToDefend: return {tr("There is no castle on which %1 could go."), {Card}};
    case ChooseReplacedFirst: return tr("That castle is full: first choose the defense that goes.");
    case ReplaceNotNow: return tr("A defense is replaced only by another one, on a castle that has three.");
    case HigherOnly: return tr("In this game a new defense has to be worth more than the one that goes.");
    case FullCastleOfOther:
        return tr("That castle has three defenses, and you cannot take any off: it is not yours.");
    case RushFirst: return tr("First lay the Rushed Defenses on a castle, or discard them.");
    case SpendRushedOnly: return tr("Only Rushed Defenses are discarded for more defenses.");
    case SpendNeedsTwo: return tr("To discard Rushed Defenses you need two other defenses for this turn.");

    case GuestFights: return tr("As a guest you play attacks and specials, or hand the floor back.");
    case GuestBuildsNothing: return tr("A guest builds nothing: no castles, no upgrades.");
    case GuestNoDefences: return tr("A guest plays no defenses.");
    case GuestNoRushed: return tr("A guest plays no Rushed Defenses.");
    case GuestDiscardsNothing: return tr("A guest discards nothing.");
    case GuestInvitesNobody: return tr("A guest asks nobody else to join in.");
    case GuestEndsNothing: return tr("It is not your turn to end: hand the floor back.");
    case NotAnAlly: return tr("That player is no ally in this turn.");
    case FloorIsYours: return tr("The floor is yours: you need not hand it back.");
    case PlayBeforeFloor: return tr("Play a card yourself before you give that ally the floor again.");

    case ChooseSabotagedFirst: return tr("First choose the castle for the Sabotage.");
    case SabotageOnCastle: return tr("Sabotage is for a castle that stands.");
    case SabotageOpponents: return tr("Sabotage is for castles of your opponents.");
    case ChooseJestFirst: return tr("First say what the Jester does: destroy, or steal.");
    case PlayJesterFirst: return tr("Only a Jester does that: play one first.");
    case StealACastle: return tr("A Jester steals a castle that stands.");
    case StealFromOpponents: return tr("A Jester steals from opponents only.");
    case StealNotLast: return tr("That is the last castle of its owner: a Jester cannot steal it.");
    case ChooseRevivedFirst: return tr("First choose who comes back as a puppet.");
    case ReviveTheDead: return tr("Only a player who is out of the game can come back as a puppet.");
    case NobodyToRevive: return tr("Nobody is out of the game who could come back.");
    case NobodyNeedsCastle: return tr("Nobody is waiting for a castle to begin again with.");
    case ChooseInvitedFirst: return tr("First choose whom to ask.");
    case InviteTheLiving: return tr("Whoever is out of the game cannot be asked.");
    case HasRefused: return tr("Somebody who has refused is not asked again this turn.");
    case NobodyToInvite: return tr("There is nobody there who could be asked to join in.");
    case AnswerInvitationFirst: return tr("First accept, or refuse.");
    case NotInvited: return tr("Nobody has been asked to join in.");

    case QuietUntil: return {tr("Nobody may attack before round %1."), {Round}};
    case QuietUntilCard:
        return {tr("Nobody may attack before round %2, and this card attacks: %1."), {Card, Round}};
    case QuietForGuests: return tr("Nobody may attack in the first rounds, guests no more than others.");
    case ChooseTargetFirst: return tr("First choose whom to attack.");
    case NobodyToAttack: return tr("There is nobody and nothing to attack there.");
    case OwnSide: return tr("You cannot attack your own side.");
    case SameTurnAllies: return tr("In this game allies of the same turn do not attack each other.");
    case NoAttackRuns: return tr("No attack is running: play an attack card first.");
    case FinishAttackFirst: return tr("First finish the attack.");
    case LayInAttack: return tr("An attack is running: lay the card in it.");
    case NotAnAttack: return {tr("This is no attack card: %1."), {Card}};
    case NothingLeft: return tr("There is nothing left to remove there: finish the attack.");
    case OtherTarget: return tr("This attack is on another player: spend all of it on that one.");
    case NoSuchDefence: return tr("There is no such defense on that castle.");
    case UpgradeAlone: return tr("An upgrade cannot be removed alone: it falls with its castle.");
    case DefendedStill: return tr("A castle can be hit only when no defense is left on it.");
    case TopFirst: return tr("In this game attacks go from the top down: first the defense above it.");
    case HorsemenNotCounted:
        return {tr("That takes %1, and Horsemen count against defenses only: you have %2."),
                {Needed, Available}};
    case CastleTakesMore: return {tr("The castle takes %1, and you have %2 left."), {Needed, Available}};
    case UpgradedTakesMore:
        return {tr("The castle with its upgrade takes %1, and you have %2 left."), {Needed, Available}};
    case DefenceTakesMore: return {tr("That defense takes %1, and you have %2 left."), {Needed, Available}};

    case AskAlliesOnly: return tr("Only the other allies of this turn can be asked.");
    case HasDeclined: return tr("That ally has declined already in this attack.");
    case AllyOfTarget:
        return tr("That ally belongs to the side that is attacked, and lays no card against it.");
    case AllyGivesUp: return tr("That ally is giving up and lays no more cards.");
    case LayOrDecline: return tr("First lay an attack card, or decline.");
    case NotAskedForCard: return tr("Nobody has been asked for a card.");

    case BlockOrPass: return tr("First block, or let it pass.");
    case OnlyBlockNow: return tr("Only a Block can be played now: block, or let it pass.");
    case NothingToPass: return tr("Nobody attacks: there is nothing to let pass.");
    case NothingToBlock: return tr("A Block answers attack cards that have been laid: there are none now.");
    case NoBlockHeld: return tr("There is no Block in that hand.");
    case NameBlocked: return tr("Say which of the allies you block.");
    case NameWhoHasCard: return tr("Name an ally who has a card in this attack.");
    case BlocksAll: return tr("Here a Block stops all of them at once.");
    case NoCardInAttack: return tr("That player has no card in this attack.");
    case BlockedFromTarget:
        return tr("A Block has stopped that: no more attacks on this player in this turn.");
    case BlockedFromAll:
        return tr("After that Block no more attack cards may be laid on anybody in this turn.");

    case DiscardHandLater:
        return tr("Cards are discarded from the hand only when you have finished playing.");
    case ChooseDiscardFirst: return tr("First choose what you discard from the table.");
    case DiscardOwnOnly: return tr("You discard your own cards, and those of your puppets, and no others.");
    case NoSuchCastle: return tr("There is no such castle on the table.");
    case NoSuchPart: return tr("There is no such card on that castle.");
    case NotLastCastle: return tr("The last castle of a player cannot be discarded.");
    case NothingToDiscard: return tr("There is nothing that you could discard from the table.");
    case NoTableDiscard: return tr("In this game nothing is discarded from the table.");
    case TableFirst: return tr("First say that you discard from the table.");
    case NotOfMaster: return tr("A puppet does not discard its master's cards.");
    case TakeFirst: return tr("First take a card from the hand that lies open.");
    case NoOpenHand: return tr("There is no hand to take a card from.");

    case CannotGiveUp: return tr("Only a king or queen who has to decide can give up, and no puppet.");
    case CannotShow: return tr("That card cannot be shown to that player.");

    case StarterChosen: return tr("Who begins was chosen before the game.");
    case StarterSettled: return tr("It is settled already who begins.");
    case StarterNotDealtIn: return tr("Nobody begins who has not been dealt in.");
    case ShuffleOnlyWhenEmpty: return tr("The deck is shuffled only when it is empty.");
    case NoCardDrawn: return tr("No card is drawn now.");
    case CardElsewhere: return {tr("It cannot be this card that comes now: %1."), {Card}};

    case TwoToEightPlayers: return tr("CASTLES is for two to eight players.");
    case TwoAreDealtIn: return tr("Besides late joiners, at least two players must be dealt in.");
    case LateJoinerBegins: return tr("A late joiner cannot begin: choose somebody else.");
    case DeckDoesNotSuit:
        return tr("The deck does not suit %n player(s): it needs a castle for everybody, enough cards to "
                  "deal, and no more than a table can hold.",
                  "", count);
    }
    return {};
}

} // namespace drawbridge
