// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/caleira/caleiratext.h"

#include "caleira/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace caleira;

ReasonWords CaleiraText::reasonWords(std::uint8_t reason, int) const {
    switch (static_cast<Reason>(reason)) {
    case Reason::GameOver: return tr("The game is over.");
    case Reason::NotYours: return tr("This is not yours to decide now.");
    case Reason::StarterFirst: return tr("First it has to be settled who begins.");
    case Reason::StarterSettled: return tr("Who begins has been settled already.");
    case Reason::DealFirst: return tr("First every player is dealt two cards.");
    case Reason::DrawFirst: return tr("First the top card is drawn.");
    case Reason::LookFirst: return tr("First the top cards of the deck are looked at.");
    case Reason::PickFirst: return tr("First a card of the other hand is picked at random.");
    case Reason::PlayFirst: return tr("First play one card of your hand, face up or face down.");
    case Reason::TurnDownFirst: return tr("An effect must be carried out: choose a card to turn face down.");
    case Reason::TurnUpFirst: return tr("An effect must be carried out: choose a card to turn face up.");
    case Reason::DestroyFirst: return tr("An effect must be carried out: choose a card to destroy.");
    case Reason::ObserveFirst: return tr("An effect must be carried out: choose a card to look at.");
    case Reason::UpOrDownFirst:
        return tr("First say whether the card you have seen is turned up or left face down.");
    case Reason::WatchtowerFirst:
        return tr("First the Watchtower: choose a card to turn face up, or say enough.");
    case Reason::PutBackFirst: return tr("First put the cards you have seen back on the deck.");
    case Reason::ChoosePartnerFirst: return tr("First choose the player with whom you swap.");
    case Reason::ChooseCardFirst: return tr("First choose a card of your hand for the swap.");
    case Reason::CardCannotComeNow:
        return {tr("This cannot be the card that comes now: %1."), {ReasonValue::Card}};

    case Reason::NotHeldToPlay: return {tr("Not in your hand: %1."), {ReasonValue::Card}};
    case Reason::SpireFaceDown: return tr("The Princess Spire may only be played face down.");

    case Reason::NotInCastle: return tr("Only cards lying in castles can be chosen.");
    case Reason::NotItself: return tr("In this game a card may not choose itself.");
    case Reason::ChosenAlready:
        return tr("That is the card you have chosen first: choose another one, or say enough.");
    case Reason::MoatDrawsFire:
        return tr("A Moat draws your fire: in that castle only a Moat that is face up can be hit.");
    case Reason::NotSeenToPutBack:
        return {tr("Not among the cards you are putting back: %1."), {ReasonValue::Card}};
    case Reason::NotWithYourself: return tr("You swap with another player, not with yourself.");
    case Reason::PartnerIsOut: return tr("That player is out of the game.");
    case Reason::PartnerHoldsNone: return tr("That player holds no card, so there is nothing to swap.");
    case Reason::NotHeldToGive: return {tr("Not in your hand, to be given: %1."), {ReasonValue::Card}};
    case Reason::NotInThatHand: return {tr("Not in that hand: %1."), {ReasonValue::Card}};

    case Reason::TwoToFourPlayers: return tr("Castles of Caleira is for two, three or four players.");
    }
    return {};
}

} // namespace drawbridge
