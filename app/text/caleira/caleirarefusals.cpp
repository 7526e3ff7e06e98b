// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/caleira/caleiratext.h"

#include "caleira/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace caleira;

ReasonWords CaleiraText::reasonWords(std::uint8_t reason, int) const {
    using enum Reason;
    using ReasonValue::Card;
    switch (static_cast<Reason>(reason)) {
    case GameOver: return tr("The game is over.");
    case NotYours: return tr("This is not yours to decide now.");
    case StarterFirst: return tr("First it has to be settled who begins.");
    case StarterSettled: return tr("Who begins has been settled already.");
    case DealFirst: return tr("First every player is dealt two cards.");
    case DrawFirst: return tr("First the top card is drawn.");
    case LookFirst: return tr("First the top cards of the deck are looked at.");
    case PickFirst: return tr("First a card of the other hand is picked at random.");
    case PlayFirst: return tr("First play one card of your hand, face up or face down.");
    case TurnDownFirst: return tr("An effect must be carried out: choose a card to turn face down.");
    case TurnUpFirst: return tr("An effect must be carried out: choose a card to turn face up.");
    case DestroyFirst: return tr("An effect must be carried out: choose a card to destroy.");
    case ObserveFirst: return tr("An effect must be carried out: choose a card to look at.");
    case UpOrDownFirst: return tr("First say whether the card you have seen is turned up or left face down.");
    case WatchtowerFirst: return tr("First the Watchtower: choose a card to turn face up, or say enough.");
    case PutBackFirst: return tr("First put the cards you have seen back on the deck.");
    case ChoosePartnerFirst: return tr("First choose the player with whom you swap.");
    case ChooseCardFirst: return tr("First choose a card of your hand for the swap.");
    case CardCannotComeNow: return {tr("This cannot be the card that comes now: %1."), {Card}};

    case NotHeldToPlay: return {tr("Not in your hand: %1."), {Card}};
    case SpireFaceDown: return tr("The Princess Spire may only be played face down.");

    case NotInCastle: return tr("Only cards lying in castles can be chosen.");
    case NotItself: return tr("In this game a card may not choose itself.");
    case ChosenAlready:
        return tr("That is the card you have chosen first: choose another one, or say enough.");
    case MoatDrawsFire:
        return tr("A Moat draws your fire: in that castle only a Moat that is face up can be hit.");
    case NotSeenToPutBack: return {tr("Not among the cards you are putting back: %1."), {Card}};
    case NotWithYourself: return tr("You swap with another player, not with yourself.");
    case PartnerIsOut: return tr("That player is out of the game.");
    case PartnerHoldsNone: return tr("That player holds no card, so there is nothing to swap.");
    case NotHeldToGive: return {tr("Not in your hand, to be given: %1."), {Card}};
    case NotInThatHand: return {tr("Not in that hand: %1."), {Card}};

    case TwoToFourPlayers: return tr("Castles of Caleira is for two, three or four players.");
    }
    return {};
}

} // namespace drawbridge
