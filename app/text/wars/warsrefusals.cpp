// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/warstext.h"

#include "wars/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace wars;

ReasonWords WarsText::reasonWords(std::uint8_t reason, int) const {
    switch (static_cast<Reason>(reason)) {
    case Reason::GameOver: return tr("The game is over.");
    case Reason::NotYourTurn: return tr("It is not your turn.");
    case Reason::OpponentActs: return tr("Now only your opponent may act: go on when that is done.");
    case Reason::DefenderActsFirst:
        return tr("In a battle the defender acts first, then both in turn: now it is up to your opponent.");
    case Reason::AskedAtTimes:
        return tr("In your opponent's turn you are asked between the phases, and in battles.");
    case Reason::FinishEffect: return tr("First the effect that is being carried out is finished.");
    case Reason::ReactOrPass: return tr("Now you may only use resources and abilities, or pass.");
    case Reason::ChoiceBeforeEffect:
        return tr("Resources and abilities have to wait until this choice is made.");

    case Reason::NoFactions: return tr("This game is played without factions.");
    case Reason::FactionFirst: return tr("First a faction is picked.");
    case Reason::FactionsPickedBefore: return tr("Factions are picked before the game.");
    case Reason::FactionsSettledFirst: return tr("First it is settled who leads which faction.");
    case Reason::FactionCoinFirst:
        return tr("First the coin says who keeps the faction that both have picked.");
    case Reason::FactionTaken:
        return tr("In this game no faction is led twice, and that one has been picked.");
    case Reason::ColourFirst: return tr("First a colour is picked.");
    case Reason::NoColourNow: return tr("This is not the time to pick a colour.");
    case Reason::NoColours:
        return tr("In the Epic game each of you has a whole pack: there is no colour to pick.");
    case Reason::ColourCoinFirst: return tr("First the coin settles the colours.");
    case Reason::SeersFirst: return tr("First the Seers put their decks in order.");
    case Reason::SeersOnly: return tr("Only Seers put their decks in order, and only before the game.");
    case Reason::NoneLeftInDeck: return {tr("That deck has none left: %1."), {ReasonValue::Card}};
    case Reason::DealFirst: return tr("First the cards are dealt.");
    case Reason::PilesFirst: return tr("First the piles are built.");
    case Reason::WarMongersFirst: return tr("First the War-Mongers build their piles.");
    case Reason::NoBuildingNow: return tr("The piles are not built by hand now.");
    case Reason::NoneLeftToLay: return {tr("None left to be laid: %1."), {ReasonValue::Card}};
    case Reason::PileFull: return tr("That pile has all the cards it begins with.");
    case Reason::PileFullEqual:
        return tr("In this game the War-Mongers' piles are equal, and that one is full.");
    case Reason::NoPileEmpty:
        return tr("No pile may start empty: the last cards go to the piles that have none.");
    case Reason::BeginnerFirst: return tr("First a coin says who begins.");
    case Reason::NoCoinNow: return tr("No coin is tossed now.");
    case Reason::NotThatCard: return {tr("It cannot be this card that comes now: %1."), {ReasonValue::Card}};

    case Reason::OtherPhase: return tr("That does not belong to this phase of the turn.");
    case Reason::PhaseOver: return tr("That phase is over for this turn.");
    case Reason::EndLastPhase: return tr("The turn ends with its last phase: end the one that is running.");
    case Reason::ChoosePhase: return tr("First choose the next phase of your turn.");
    case Reason::PhaseHad: return tr("You have had that phase this turn: no phase comes twice.");
    case Reason::FinishPhase: return tr("First finish the phase that you have begun.");
    case Reason::DrawPhaseFirst: return tr("First take the Draw Phase: there are cards to draw.");

    case Reason::CardFirst: return tr("First the card is drawn.");
    case Reason::HasDrawn: return tr("You have drawn your two cards.");
    case Reason::DrawTwo: return tr("You have to draw two cards while there are any.");
    case Reason::OtherDeck: return tr("There are too few cards in that deck: draw from the other one.");
    case Reason::DecksEmpty: return tr("Both your decks are empty: there is nothing to draw.");
    case Reason::BothDecksAtOnce: return tr("In this game you name both decks at once.");
    case Reason::OneAtATime: return tr("You draw one card at a time.");
    case Reason::SoldierNamedFirst: return tr("Name the soldier first, then the resource.");
    case Reason::WarMongersNeverDraw: return tr("War-Mongers have no decks and never draw.");

    case Reason::NoSuchPile: return tr("You have no such pile.");
    case Reason::ChooseAttacker: return tr("First choose the pile of yours that attacks.");
    case Reason::ChooseAttackerToJoin:
        return tr("First choose a pile that attacks; then others may join it.");
    case Reason::ChooseTarget: return tr("First choose the pile that you attack.");
    case Reason::NothingToAttack: return tr("That pile is empty: there is nothing to attack.");
    case Reason::EmptyAttacker: return tr("That pile is empty and cannot attack.");
    case Reason::TakesPart: return tr("That pile takes part already: each sends one card.");
    case Reason::HasAttacked: return tr("That pile has attacked this turn.");
    case Reason::HasAttackedNoJoining: return tr("That pile has attacked this turn and cannot join in.");
    case Reason::HasAttackedOrPaid:
        return tr("That pile has attacked this turn, or has paid for the plague.");
    case Reason::HasPaid: return tr("That pile has paid for the plague, so it does not attack this turn.");
    case Reason::NoSecondAttack: return tr("That pile has attacked, and no second attack is left this turn.");
    case Reason::GoOnOrWithdraw: return tr("First go on with the attack, or withdraw.");
    case Reason::NotAskedToGoOn:
        return tr("You are not asked whether you go on: no attack of yours was answered.");
    case Reason::NotAnswered: return tr("You may withdraw only when the defender has answered your attack.");
    case Reason::Fights: return tr("That card is fighting: nothing moves or covers it.");
    case Reason::NotMechas: return tr("Only Mechas mechanise, in their own turn.");
    case Reason::MechaniseOnce:
        return tr("You mechanise once in a turn, before any of your piles has attacked.");
    case Reason::NotInfected: return tr("Only the Infected spread the plague, in their own turn.");
    case Reason::PlagueNoAttack: return tr("You have spread the plague: no attack follows it in this turn.");
    case Reason::PlagueFirst: return tr("You spread the plague before any attack, and once in a turn.");
    case Reason::PlagueTakesAll:
        return tr("In this game no pile pays for the plague: it takes the whole Attack Phase.");
    case Reason::PlagueOnce: return tr("You have spread the plague: it can be done only once in a turn.");
    case Reason::PlagueNamesPile:
        return tr("In this game the plague costs one pile its attack: name the pile.");
    case Reason::CannotPay: return tr("That pile cannot pay for the plague: it is empty, or has attacked.");

    case Reason::NothingToLift: return tr("There is no card to lift there.");
    case Reason::NotLifted: return tr("No card has been lifted from that pile.");
    case Reason::LiftedTop: return tr("That pile has given up its top: what lies below stays.");
    case Reason::LiftFirst: return tr("Lift a card first.");
    case Reason::LiftOrEnd: return tr("Lift a card first, or end the phase.");
    case Reason::DoneFirst: return tr("First say that you lift no more.");
    case Reason::LayFirst: return tr("First lay the cards that you have lifted.");
    case Reason::NoPileMove: return tr("You have no such pile: moving opens no new one.");
    case Reason::NoPileRecruit: return tr("You have no such pile: recruiting opens no new one.");
    case Reason::NotHeld: return {tr("Not in your hand: %1."), {ReasonValue::Card}};
    case Reason::KingIsResource:
        return tr("In your hand a King is a resource: lay it on a pile at any time, but not as a recruit.");
    case Reason::NoSoldier: return tr("Only soldiers and Kings lie in piles.");

    case Reason::NoResourceInReveal:
        return tr("In this game no resource is used once the fighters lie open.");
    case Reason::WarMongersNoResources: return tr("War-Mongers have no resources.");
    case Reason::NoJoker: return tr("There is no Joker in your hand.");
    case Reason::NoKingOnFighter: return tr("The top of that pile is fighting: no King can cover it.");
    case Reason::AceHitsTop: return tr("An Ace hits the top of a pile, not a buried card.");
    case Reason::RiteTakesTop: return tr("A rite takes tops, not buried cards.");
    case Reason::NoSuchSoldier: return tr("There is no such soldier in that pile.");
    case Reason::NothingToReshuffle: return tr("You have used no resource yet that could be shuffled back.");
    case Reason::NotBloodMages: return tr("Only Blood-Mages know the rite.");
    case Reason::RiteNeeds:
        return tr("The rite needs two soldiers in play, and a card in your resource deck or discard.");
    case Reason::RiteOnly: return tr("Only a blood rite lets you take a resource.");
    case Reason::NotThere: return {tr("Not there to be taken: %1."), {ReasonValue::Card}};
    case Reason::NotShapeShifters: return tr("Only Shape-Shifters exchange soldiers.");
    case Reason::OnlySoldierSwaps:
        return {tr("Only a soldier comes in for another. No soldier: %1."), {ReasonValue::Card}};
    case Reason::NothingToSwap: return tr("There is no soldier in that pile to be exchanged.");
    case Reason::HasSwapped:
        return tr("The top of that pile has been exchanged: that can be done once at each such moment.");
    case Reason::FinishJack: return tr("First finish what the Jack lets you move.");
    case Reason::GiveSecond: return tr("First give up the second soldier of the rite.");
    case Reason::TakeResource: return tr("First take the resource that the rite has bought.");
    case Reason::WhoDiesFirst: return tr("First it is settled who dies.");
    case Reason::CaptivesFirst: return tr("First the captives go into the deck.");
    case Reason::NobodyToSave: return tr("There is nobody to be saved now.");
    case Reason::TopOfAnotherPile: return tr("It has to be the top of another of your piles.");
    case Reason::DiesOrSaved: return tr("That soldier is dying as well, or has just been saved.");
    case Reason::NoSuchCaptive: return tr("There is no such captive now.");

    case Reason::TwoPlayers: return tr("Castle Wars is for exactly two players.");
    case Reason::TwoFactions:
        return tr("The same faction twice is not allowed in this game: choose two different ones.");
    }
    return {};
}

} // namespace drawbridge
