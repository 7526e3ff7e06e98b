// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"

#include "castles/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace castles;

ReasonWords CastlesText::reasonWords(std::uint8_t reason, int count) const {
    switch (static_cast<Reason>(reason)) {
    case Reason::GameOver: return tr("The game is over.");
    case Reason::NotYourTurn: return tr("It is not your turn.");
    case Reason::OtherDecidesFirst: return tr("Somebody else has to decide first.");
    case Reason::DealFirst: return tr("First the cards are dealt.");
    case Reason::DrawLotFirst: return tr("First the starting player is drawn by lot.");
    case Reason::DrawCardsFirst: return tr("First the cards are drawn.");
    case Reason::PlayOrFinish: return tr("Play cards, or finish playing.");
    case Reason::FinishedPlaying:
        return tr("You have finished playing: discard what you do not want, then draw.");
    case Reason::DrawLater: return tr("Cards are drawn once the turn has been played out.");
    case Reason::ChooseCardFirst: return tr("First choose a card of the hand.");
    case Reason::NotHeld: return {tr("There is no such card in that hand: %1."), {ReasonValue::Card}};

    case Reason::ChooseCastleOwnerFirst: return tr("First choose who gets the castle.");
    case Reason::NoCastleFor: return tr("You cannot build a castle for that player.");
    case Reason::ChooseUpgradeFirst:
        return {tr("First choose the castle that gets it: %1."), {ReasonValue::Card}};
    case Reason::UpgradeOnCastle: return tr("An upgrade is laid on a castle that stands.");
    case Reason::NoUpgradeFor: return tr("You cannot upgrade the castles of that player.");
    case Reason::NowhereForUpgrade:
        return {tr("There is no castle that could get it: %1."), {ReasonValue::Card}};
    case Reason::UpgradedAlready: return {tr("That castle has an upgrade already: %1."), {ReasonValue::Card}};
    case Reason::ChooseDefendedFirst: return tr("First choose the castle that is to be defended.");
    case Reason::DefenceOnCastle: return tr("A defense is laid on a castle that stands.");
    case Reason::OwnSideOnly: return tr("In this game you defend only the castles of your own side.");
    case Reason::DefencePlayed:
        return tr("You have played your defense of this turn: you may play only %n.", "", count);
    case Reason::DefencesPlayed:
        return tr("You have played your defenses of this turn: you may play only %n.", "", count);
    case Reason::NowhereToDefend:
        return {tr("There is no castle on which %1 could go."), {ReasonValue::Card}};
    case Reason::ChooseReplacedFirst: return tr("That castle is full: first choose the defense that goes.");
    case Reason::ReplaceNotNow:
        return tr("A defense is replaced only by another one, on a castle that has three.");
    case Reason::HigherOnly:
        return tr("In this game a new defense has to be worth more than the one that goes.");
    case Reason::FullCastleOfOther:
        return tr("That castle has three defenses, and you cannot take any off: it is not yours.");
    case Reason::RushFirst: return tr("First lay the Rushed Defenses on a castle, or discard them.");
    case Reason::SpendRushedOnly: return tr("Only Rushed Defenses are discarded for more defenses.");
    case Reason::SpendNeedsTwo:
        return tr("To discard Rushed Defenses you need two other defenses for this turn.");

    case Reason::GuestFights: return tr("As a guest you play attacks and specials, or hand the floor back.");
    case Reason::GuestBuildsNothing: return tr("A guest builds nothing: no castles, no upgrades.");
    case Reason::GuestNoDefences: return tr("A guest plays no defenses.");
    case Reason::GuestNoRushed: return tr("A guest plays no Rushed Defenses.");
    case Reason::GuestDiscardsNothing: return tr("A guest discards nothing.");
    case Reason::GuestInvitesNobody: return tr("A guest asks nobody else to join in.");
    case Reason::GuestEndsNothing: return tr("It is not your turn to end: hand the floor back.");
    case Reason::NotAnAlly: return tr("That player is no ally in this turn.");
    case Reason::FloorIsYours: return tr("The floor is yours: you need not hand it back.");
    case Reason::PlayBeforeFloor:
        return tr("Play a card yourself before you give that ally the floor again.");

    case Reason::ChooseSabotagedFirst: return tr("First choose the castle for the Sabotage.");
    case Reason::SabotageOnCastle: return tr("Sabotage is for a castle that stands.");
    case Reason::SabotageOpponents: return tr("Sabotage is for castles of your opponents.");
    case Reason::ChooseJestFirst: return tr("First say what the Jester does: destroy, or steal.");
    case Reason::PlayJesterFirst: return tr("Only a Jester does that: play one first.");
    case Reason::StealACastle: return tr("A Jester steals a castle that stands.");
    case Reason::StealFromOpponents: return tr("A Jester steals from opponents only.");
    case Reason::StealNotLast: return tr("That is the last castle of its owner: a Jester cannot steal it.");
    case Reason::ChooseRevivedFirst: return tr("First choose who comes back as a puppet.");
    case Reason::ReviveTheDead: return tr("Only a player who is out of the game can come back as a puppet.");
    case Reason::NobodyToRevive: return tr("Nobody is out of the game who could come back.");
    case Reason::NobodyNeedsCastle: return tr("Nobody is waiting for a castle to begin again with.");
    case Reason::ChooseInvitedFirst: return tr("First choose whom to ask.");
    case Reason::InviteTheLiving: return tr("Whoever is out of the game cannot be asked.");
    case Reason::HasRefused: return tr("Somebody who has refused is not asked again this turn.");
    case Reason::NobodyToInvite: return tr("There is nobody there who could be asked to join in.");
    case Reason::AnswerInvitationFirst: return tr("First accept, or refuse.");
    case Reason::NotInvited: return tr("Nobody has been asked to join in.");

    case Reason::QuietUntil: return {tr("Nobody may attack before round %1."), {ReasonValue::Round}};
    case Reason::QuietUntilCard:
        return {tr("Nobody may attack before round %2, and this card attacks: %1."),
                {ReasonValue::Card, ReasonValue::Round}};
    case Reason::QuietForGuests:
        return tr("Nobody may attack in the first rounds, guests no more than others.");
    case Reason::ChooseTargetFirst: return tr("First choose whom to attack.");
    case Reason::NobodyToAttack: return tr("There is nobody and nothing to attack there.");
    case Reason::OwnSide: return tr("You cannot attack your own side.");
    case Reason::SameTurnAllies: return tr("In this game allies of the same turn do not attack each other.");
    case Reason::NoAttackRuns: return tr("No attack is running: play an attack card first.");
    case Reason::FinishAttackFirst: return tr("First finish the attack.");
    case Reason::LayInAttack: return tr("An attack is running: lay the card in it.");
    case Reason::NotAnAttack: return {tr("This is no attack card: %1."), {ReasonValue::Card}};
    case Reason::NothingLeft: return tr("There is nothing left to remove there: finish the attack.");
    case Reason::OtherTarget: return tr("This attack is on another player: spend all of it on that one.");
    case Reason::NoSuchDefence: return tr("There is no such defense on that castle.");
    case Reason::UpgradeAlone: return tr("An upgrade cannot be removed alone: it falls with its castle.");
    case Reason::DefendedStill: return tr("A castle can be hit only when no defense is left on it.");
    case Reason::TopFirst:
        return tr("In this game attacks go from the top down: first the defense above it.");
    case Reason::HorsemenNotCounted:
        return {tr("That takes %1, and Horsemen count against defenses only: you have %2."),
                {ReasonValue::Needed, ReasonValue::Available}};
    case Reason::CastleTakesMore:
        return {tr("The castle takes %1, and you have %2 left."),
                {ReasonValue::Needed, ReasonValue::Available}};
    case Reason::UpgradedTakesMore:
        return {tr("The castle with its upgrade takes %1, and you have %2 left."),
                {ReasonValue::Needed, ReasonValue::Available}};
    case Reason::DefenceTakesMore:
        return {tr("That defense takes %1, and you have %2 left."),
                {ReasonValue::Needed, ReasonValue::Available}};

    case Reason::AskAlliesOnly: return tr("Only the other allies of this turn can be asked.");
    case Reason::HasDeclined: return tr("That ally has declined already in this attack.");
    case Reason::AllyOfTarget:
        return tr("That ally belongs to the side that is attacked, and lays no card against it.");
    case Reason::AllyGivesUp: return tr("That ally is giving up and lays no more cards.");
    case Reason::LayOrDecline: return tr("First lay an attack card, or decline.");
    case Reason::NotAskedForCard: return tr("Nobody has been asked for a card.");

    case Reason::BlockOrPass: return tr("First block, or let it pass.");
    case Reason::OnlyBlockNow: return tr("Only a Block can be played now: block, or let it pass.");
    case Reason::NothingToPass: return tr("Nobody attacks: there is nothing to let pass.");
    case Reason::NothingToBlock:
        return tr("A Block answers attack cards that have been laid: there are none now.");
    case Reason::NoBlockHeld: return tr("There is no Block in that hand.");
    case Reason::NameBlocked: return tr("Say which of the allies you block.");
    case Reason::NameWhoHasCard: return tr("Name an ally who has a card in this attack.");
    case Reason::BlocksAll: return tr("Here a Block stops all of them at once.");
    case Reason::NoCardInAttack: return tr("That player has no card in this attack.");
    case Reason::BlockedFromTarget:
        return tr("A Block has stopped that: no more attacks on this player in this turn.");
    case Reason::BlockedFromAll:
        return tr("After that Block no more attack cards may be laid on anybody in this turn.");

    case Reason::DiscardHandLater:
        return tr("Cards are discarded from the hand only when you have finished playing.");
    case Reason::ChooseDiscardFirst: return tr("First choose what you discard from the table.");
    case Reason::DiscardOwnOnly:
        return tr("You discard your own cards, and those of your puppets, and no others.");
    case Reason::NoSuchCastle: return tr("There is no such castle on the table.");
    case Reason::NoSuchPart: return tr("There is no such card on that castle.");
    case Reason::NotLastCastle: return tr("The last castle of a player cannot be discarded.");
    case Reason::NothingToDiscard: return tr("There is nothing that you could discard from the table.");
    case Reason::NoTableDiscard: return tr("In this game nothing is discarded from the table.");
    case Reason::TableFirst: return tr("First say that you discard from the table.");
    case Reason::NotOfMaster: return tr("A puppet does not discard its master's cards.");
    case Reason::TakeFirst: return tr("First take a card from the hand that lies open.");
    case Reason::NoOpenHand: return tr("There is no hand to take a card from.");

    case Reason::CannotGiveUp:
        return tr("Only a king or queen who has to decide can give up, and no puppet.");
    case Reason::CannotShow: return tr("That card cannot be shown to that player.");

    case Reason::StarterChosen: return tr("Who begins was chosen before the game.");
    case Reason::StarterSettled: return tr("It is settled already who begins.");
    case Reason::StarterNotDealtIn: return tr("Nobody begins who has not been dealt in.");
    case Reason::ShuffleOnlyWhenEmpty: return tr("The deck is shuffled only when it is empty.");
    case Reason::NoCardDrawn: return tr("No card is drawn now.");
    case Reason::CardElsewhere:
        return {tr("It cannot be this card that comes now: %1."), {ReasonValue::Card}};

    case Reason::TwoToEightPlayers: return tr("CASTLES is for two to eight players.");
    case Reason::TwoAreDealtIn: return tr("Besides late joiners, at least two players must be dealt in.");
    case Reason::LateJoinerBegins: return tr("A late joiner cannot begin: choose somebody else.");
    case Reason::DeckDoesNotSuit:
        return tr(
            "The deck does not suit %n player(s): it needs a castle for everybody, enough cards to deal, "
            "and no more than a table can hold.",
            "", count);
    }
    return {};
}

} // namespace drawbridge
