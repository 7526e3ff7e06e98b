// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/warstext.h"

#include "wars/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace wars;

ReasonWords WarsText::reasonWords(std::uint8_t reason, int) const {
    using enum Reason;
    using ReasonValue::Card;
    switch (static_cast<Reason>(reason)) {
    case GameOver: return tr("The game is over.");
    case NotYourTurn: return tr("It is not your turn.");
    case OpponentActs: return tr("Now only your opponent may act: go on when that is done.");
    case DefenderActsFirst:
        return tr("In a battle the defender acts first, then both in turn: now it is up to your opponent.");
    case AskedAtTimes: return tr("In your opponent's turn you are asked between the phases, and in battles.");
    case FinishEffect: return tr("First the effect that is being carried out is finished.");
    case ReactOrPass: return tr("Now you may only use resources and abilities, or pass.");
    case ChoiceBeforeEffect: return tr("Resources and abilities have to wait until this choice is made.");

    case NoFactions: return tr("This game is played without factions.");
    case FactionFirst: return tr("First a faction is picked.");
    case FactionsPickedBefore: return tr("Factions are picked before the game.");
    case FactionsSettledFirst: return tr("First it is settled who leads which faction.");
    case FactionCoinFirst: return tr("First the coin says who keeps the faction that both have picked.");
    case FactionTaken: return tr("In this game no faction is led twice, and that one has been picked.");
    case ColourFirst: return tr("First a colour is picked.");
    case NoColourNow: return tr("This is not the time to pick a colour.");
    case NoColours: return tr("In the Epic game each of you has a whole pack: there is no colour to pick.");
    case ColourCoinFirst: return tr("First the coin settles the colours.");
    case SeersFirst: return tr("First the Seers put their decks in order.");
    case SeersOnly: return tr("Only Seers put their decks in order, and only before the game.");
    case NoneLeftInDeck: return {tr("That deck has none left: %1."), {Card}};
    case DealFirst: return tr("First the cards are dealt.");
    case PilesFirst: return tr("First the piles are built.");
    case WarMongersFirst: return tr("First the War-Mongers build their piles.");
    case NoBuildingNow: return tr("The piles are not built by hand now.");
    case NoneLeftToLay: return {tr("None left to be laid: %1."), {Card}};
    case PileFull: return tr("That pile has all the cards it begins with.");
    case PileFullEqual: return tr("In this game the War-Mongers' piles are equal, and that one is full.");
    case NoPileEmpty: return tr("No pile may start empty: the last cards go to the piles that have none.");
    case BeginnerFirst: return tr("First a coin says who begins.");
    case NoCoinNow: return tr("No coin is tossed now.");
    case NotThatCard: return {tr("It cannot be this card that comes now: %1."), {Card}};

    case OtherPhase: return tr("That does not belong to this phase of the turn.");
    case PhaseOver: return tr("That phase is over for this turn.");
    case EndLastPhase: return tr("The turn ends with its last phase: end the one that is running.");
    case ChoosePhase: return tr("First choose the next phase of your turn.");
    case PhaseHad: return tr("You have had that phase this turn: no phase comes twice.");
    case FinishPhase: return tr("First finish the phase that you have begun.");
    case DrawPhaseFirst: return tr("First take the Draw Phase: there are cards to draw.");

    case CardFirst: return tr("First the card is drawn.");
    case HasDrawn: return tr("You have drawn your two cards.");
    case DrawTwo: return tr("You have to draw two cards while there are any.");
    case OtherDeck: return tr("There are too few cards in that deck: draw from the other one.");
    case DecksEmpty: return tr("Both your decks are empty: there is nothing to draw.");
    case BothDecksAtOnce: return tr("In this game you name both decks at once.");
    case OneAtATime: return tr("You draw one card at a time.");
    case SoldierNamedFirst: return tr("Name the soldier first, then the resource.");
    case WarMongersNeverDraw: return tr("War-Mongers have no decks and never draw.");

    case NoSuchPile: return tr("You have no such pile.");
    case ChooseAttacker: return tr("First choose the pile of yours that attacks.");
    case ChooseAttackerToJoin: return tr("First choose a pile that attacks; then others may join it.");
    case ChooseTarget: return tr("First choose the pile that you attack.");
    case NothingToAttack: return tr("That pile is empty: there is nothing to attack.");
    case EmptyAttacker: return tr("That pile is empty and cannot attack.");
    case TakesPart: return tr("That pile takes part already: each sends one card.");
    case HasAttacked: return tr("That pile has attacked this turn.");
    case HasAttackedNoJoining: return tr("That pile has attacked this turn and cannot join in.");
    case HasAttackedOrPaid: return tr("That pile has attacked this turn, or has paid for the plague.");
    case HasPaid: return tr("That pile has paid for the plague, so it does not attack this turn.");
    case NoSecondAttack: return tr("That pile has attacked, and no second attack is left this turn.");
    case GoOnOrWithdraw: return tr("First go on with the attack, or withdraw.");
    case NotAskedToGoOn: return tr("You are not asked whether you go on: no attack of yours was answered.");
    case NotAnswered: return tr("You may withdraw only when the defender has answered your attack.");
    case Fights: return tr("That card is fighting: nothing moves or covers it.");
    case NotMechas: return tr("Only Mechas mechanise, in their own turn.");
    case MechaniseOnce: return tr("You mechanise once in a turn, before any of your piles has attacked.");
    case NotInfected: return tr("Only the Infected spread the plague, in their own turn.");
    case PlagueNoAttack: return tr("You have spread the plague: no attack follows it in this turn.");
    case PlagueFirst: return tr("You spread the plague before any attack, and once in a turn.");
    case PlagueTakesAll:
        return tr("In this game no pile pays for the plague: it takes the whole Attack Phase.");
    case PlagueOnce: return tr("You have spread the plague: it can be done only once in a turn.");
    case PlagueNamesPile: return tr("In this game the plague costs one pile its attack: name the pile.");
    case CannotPay: return tr("That pile cannot pay for the plague: it is empty, or has attacked.");

    case NothingToLift: return tr("There is no card to lift there.");
    case NotLifted: return tr("No card has been lifted from that pile.");
    case LiftedTop: return tr("That pile has given up its top: what lies below stays.");
    case LiftFirst: return tr("Lift a card first.");
    case LiftOrEnd: return tr("Lift a card first, or end the phase.");
    case DoneFirst: return tr("First say that you lift no more.");
    case LayFirst: return tr("First lay the cards that you have lifted.");
    case NoPileMove: return tr("You have no such pile: moving opens no new one.");
    case NoPileRecruit: return tr("You have no such pile: recruiting opens no new one.");
    case NotHeld: return {tr("Not in your hand: %1."), {Card}};
    case KingIsResource:
        return tr("In your hand a King is a resource: lay it on a pile at any time, but not as a recruit.");
    case NoSoldier: return tr("Only soldiers and Kings lie in piles.");

    case NoResourceInReveal: return tr("In this game no resource is used once the fighters lie open.");
    case WarMongersNoResources: return tr("War-Mongers have no resources.");
    case NoJoker: return tr("There is no Joker in your hand.");
    case NoKingOnFighter: return tr("The top of that pile is fighting: no King can cover it.");
    case AceHitsTop: return tr("An Ace hits the top of a pile, not a buried card.");
    case RiteTakesTop: return tr("A rite takes tops, not buried cards.");
    case NoSuchSoldier: return tr("There is no such soldier in that pile.");
    case NothingToReshuffle: return tr("You have used no resource yet that could be shuffled back.");
    case NotBloodMages: return tr("Only Blood-Mages know the rite.");
    case RiteNeeds:
        return tr("The rite needs two soldiers in play, and a card in your resource deck or discard.");
    case RiteOnly: return tr("Only a blood rite lets you take a resource.");
    case NotThere: return {tr("Not there to be taken: %1."), {Card}};
    case NotShapeShifters: return tr("Only Shape-Shifters exchange soldiers.");
    case OnlySoldierSwaps: return {tr("Only a soldier comes in for another. No soldier: %1."), {Card}};
    case NothingToSwap: return tr("There is no soldier in that pile to be exchanged.");
    case HasSwapped:
        return tr("The top of that pile has been exchanged: that can be done once at each such moment.");
    case FinishJack: return tr("First finish what the Jack lets you move.");
    case GiveSecond: return tr("First give up the second soldier of the rite.");
    case TakeResource: return tr("First take the resource that the rite has bought.");
    case WhoDiesFirst: return tr("First it is settled who dies.");
    case CaptivesFirst: return tr("First the captives go into the deck.");
    case NobodyToSave: return tr("There is nobody to be saved now.");
    case TopOfAnotherPile: return tr("It has to be the top of another of your piles.");
    case DiesOrSaved: return tr("That soldier is dying as well, or has just been saved.");
    case NoSuchCaptive: return tr("There is no such captive now.");

    case TwoPlayers: return tr("Castle Wars is for exactly two players.");
    case TwoFactions:
        return tr("The same faction twice is not allowed in this game: choose two different ones.");
    }
    return {};
}

} // namespace drawbridge
