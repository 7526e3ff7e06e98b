// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rampage/rampagetext.h"

#include "rampage/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace rampage;

ReasonWords RampageText::reasonWords(std::uint8_t reason, int count) const {
    switch (static_cast<Reason>(reason)) {
    case Reason::GameOver: return tr("The game is over.");
    case Reason::NotYourTurn: return tr("It is not your turn.");
    case Reason::OpponentFirst: return tr("Your opponent must decide something first.");
    case Reason::StarterFirst: return tr("First the starting player is drawn by lot.");
    case Reason::DealFirst: return tr("First the cards are dealt.");
    case Reason::ShufflePurpleFirst:
        return tr("First the purple cards are shuffled back into the draw pile.");
    case Reason::ShuffleFirst: return tr("First the discard pile is shuffled.");
    case Reason::DrawFirst: return tr("First the cards are drawn.");
    case Reason::LayGateFirst: return tr("First lay two of your five cards at your Gate.");
    case Reason::LayCastleFirst: return tr("Your Gate has its two cards: now lay two at your Castle.");
    case Reason::LaySecondRound:
        return tr("The second round is laid as the first: two cards at your Gate, then two at your Castle.");
    case Reason::NothingAsks: return tr("Nothing asks for that now: play, strengthen, or end your turn.");
    case Reason::FinishCardFirst: return tr("First finish the card in play.");
    case Reason::AttackRuns: return tr("An attack runs until its card is gone; it cannot be broken off.");
    case Reason::PayFirst: return tr("First pay the whole cost of the card in play.");
    case Reason::PayUnitsFirst: return tr("First discard the units that the card in play asks for.");
    case Reason::PayDefenderFirst: return tr("First discard the cards that placing this defender costs.");
    case Reason::MoreUnitsFirst: return tr("First say whether you discard one more unit.");
    case Reason::MoreStrengthFirst: return tr("First say whether you discard a card for more strength.");
    case Reason::TargetFirst: return tr("First choose what it attacks, the Gate or the Castle.");
    case Reason::OwnStackFirst: return tr("Choose your own Gate or Castle; it must have a card.");
    case Reason::NameUnitFirst: return tr("First name a unit.");
    case Reason::DestroyFirst: return tr("First say which permanent card is destroyed, if any.");
    case Reason::DiscardFirst: return tr("First discard a card of your hand.");
    case Reason::ChooseShownFirst: return tr("First choose a card of the hand that is shown.");
    case Reason::FinishLooking: return tr("First finish looking.");

    case Reason::NotInHand: return {tr("Not in your hand: %1."), {ReasonValue::Card}};
    case Reason::NotInHandTwice:
        return {tr("Not a second time in your hand, to pay with: %1."), {ReasonValue::Card}};
    case Reason::Resting: return {tr("Resting until the end of your turn: %1."), {ReasonValue::Card}};
    case Reason::NotThere: return {tr("Not there: %1."), {ReasonValue::Card}};
    case Reason::NotInShownHand: return {tr("Not in the hand that is shown: %1."), {ReasonValue::Card}};
    case Reason::NotOfHand: return tr("Only cards of the hand can be chosen.");
    case Reason::NotBeforeYou:
        return {tr("Not before you, or used already this turn: %1."), {ReasonValue::Card}};
    case Reason::NotInPlay:
        return {tr("It has to be in play before it does anything: %1."), {ReasonValue::Card}};
    case Reason::OpponentHasNone: return {tr("Your opponent has none in play: %1."), {ReasonValue::Card}};
    case Reason::CannotComeNow:
        return {tr("This cannot be the card that comes now: %1."), {ReasonValue::Card}};

    case Reason::MostPlays: return tr("You have played 118 cards this turn: all that is left is to end it.");
    case Reason::CameBack:
        return {tr("Came back this turn, so it cannot be played again: %1."), {ReasonValue::Card}};
    case Reason::DefenderOnly:
        return {tr("Cannot be played, only placed as a defender: %1."), {ReasonValue::Card}};
    case Reason::CostsCards:
        return {tr("It costs %n other card(s) of your hand: %1.", "", count), {ReasonValue::Card}};
    case Reason::LacksUnits:
        //: %1 is a card, %2 one or more units, as "Knight, Archer".
        return {tr("It asks for units that you lack: %2. Your card: %1."),
                {ReasonValue::Card, ReasonValue::Units}};
    case Reason::UnitsApart:
        return {tr("Each unit asked for must be a card of its own: %1."), {ReasonValue::Card}};
    case Reason::NotThatUnit:
        //: %1 is a card, %2 a unit: "Knight".
        return {tr("It does not show the unit that is asked for (%2): %1."),
                {ReasonValue::Card, ReasonValue::Unit}};
    case Reason::NeededForRest:
        return {tr("Keep this card, or the rest of the cost cannot be paid: %1."), {ReasonValue::Card}};
    case Reason::AddsNothing:
        return {tr("It adds nothing here, since another unit is asked for: %1."), {ReasonValue::Card}};
    case Reason::NeedNotDiscard: return tr("You need not discard: there is no hand limit.");

    case Reason::AttacksNothing:
        return {tr("It has no attack value and attacks nothing: %1."), {ReasonValue::Card}};
    case Reason::CastleOnly: return {tr("It attacks the Castle only: %1."), {ReasonValue::Card}};
    case Reason::GateStands: return tr("A Gate stands before that Castle: it is attacked first.");
    case Reason::GateFallen: return tr("That Gate has no card left: the Castle is attacked.");
    case Reason::TargetOncePaid: return tr("Its target is chosen once its cost is paid.");
    case Reason::JustPlay: return tr("Just play it: the attack finds its target.");

    case Reason::OwnStacksOnly: return tr("You strengthen your own Gate and Castle only.");
    case Reason::SetAside: return tr("A card set aside in the first round stays aside.");
    case Reason::StrengthenLater:
        return tr("You strengthen in your own turn, and not while a card is being carried out.");
    case Reason::StrengthenedOnce: return tr("You have strengthened this turn, and may do so only once.");
    case Reason::StrengthenBeforePlaying:
        return tr("In this game you strengthen before you play your first card.");
    case Reason::GateNotRebuilt: return tr("In this game a fallen Gate is not built again.");
    case Reason::DefenderCosts:
        return {tr("To place it you must discard %n other card(s): %1.", "", count), {ReasonValue::Card}};

    case Reason::NobodyLooks:
        return tr("Nobody may look at the cards of a Gate or Castle, not even its owner.");
    case Reason::NoLookLeft: return tr("You have no look left this turn, or there is nothing to see.");
    case Reason::TooFewInStack: return tr("There are too few cards in that stack.");

    case Reason::TwoPlayersOnly: return tr("Castle Rampage is for exactly two players.");
    case Reason::DeckFileOrHouseEdition: return tr("Choose a deck file, or play with the house edition.");
    }
    return {};
}

} // namespace drawbridge
