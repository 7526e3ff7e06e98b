// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rampage/rampagetext.h"

#include "rampage/reasons.h"

// The refusals, one for each reason of the game.
namespace drawbridge {

using namespace rampage;

ReasonWords RampageText::reasonWords(std::uint8_t reason, int count) const {
    using enum Reason;
    using ReasonValue::Card, ReasonValue::Unit, ReasonValue::Units;
    switch (static_cast<Reason>(reason)) {
    case GameOver: return tr("The game is over.");
    case NotYourTurn: return tr("It is not your turn.");
    case OpponentFirst: return tr("Your opponent must decide something first.");
    case StarterFirst: return tr("First the starting player is drawn by lot.");
    case DealFirst: return tr("First the cards are dealt.");
    case ShufflePurpleFirst: return tr("First the purple cards are shuffled back into the draw pile.");
    case ShuffleFirst: return tr("First the discard pile is shuffled.");
    case DrawFirst: return tr("First the cards are drawn.");
    case LayGateFirst: return tr("First lay two of your five cards at your Gate.");
    case LayCastleFirst: return tr("Your Gate has its two cards: now lay two at your Castle.");
    case LaySecondRound:
        return tr("The second round is laid as the first: two cards at your Gate, then two at your Castle.");
    case NothingAsks: return tr("Nothing asks for that now: play, strengthen, or end your turn.");
    case FinishCardFirst: return tr("First finish the card in play.");
    case AttackRuns: return tr("An attack runs until its card is gone; it cannot be broken off.");
    case PayFirst: return tr("First pay the whole cost of the card in play.");
    case PayUnitsFirst: return tr("First discard the units that the card in play asks for.");
    case PayDefenderFirst: return tr("First discard the cards that placing this defender costs.");
    case MoreUnitsFirst: return tr("First say whether you discard one more unit.");
    case MoreStrengthFirst: return tr("First say whether you discard a card for more strength.");
    case TargetFirst: return tr("First choose what it attacks, the Gate or the Castle.");
    case OwnStackFirst: return tr("Choose your own Gate or Castle; it must have a card.");
    case NameUnitFirst: return tr("First name a unit.");
    case DestroyFirst: return tr("First say which permanent card is destroyed, if any.");
    case DiscardFirst: return tr("First discard a card of your hand.");
    case ChooseShownFirst: return tr("First choose a card of the hand that is shown.");
    case FinishLooking: return tr("First finish looking.");

    case NotInHand: return {tr("Not in your hand: %1."), {Card}};
    case NotInHandTwice: return {tr("Not a second time in your hand, to pay with: %1."), {Card}};
    case Resting: return {tr("Resting until the end of your turn: %1."), {Card}};
    case NotThere: return {tr("Not there: %1."), {Card}};
    case NotInShownHand: return {tr("Not in the hand that is shown: %1."), {Card}};
    case NotOfHand: return tr("Only cards of the hand can be chosen.");
    case NotBeforeYou: return {tr("Not before you, or used already this turn: %1."), {Card}};
    case NotInPlay: return {tr("It has to be in play before it does anything: %1."), {Card}};
    case OpponentHasNone: return {tr("Your opponent has none in play: %1."), {Card}};
    case CannotComeNow: return {tr("This cannot be the card that comes now: %1."), {Card}};

    case MostPlays: return tr("You have played 118 cards this turn: all that is left is to end it.");
    case CameBack: return {tr("Came back this turn, so it cannot be played again: %1."), {Card}};
    case DefenderOnly: return {tr("Cannot be played, only placed as a defender: %1."), {Card}};
    case CostsCards: return {tr("It costs %n other card(s) of your hand: %1.", "", count), {Card}};
    case LacksUnits:
        //: %1 is a card, %2 one or more units, as "Knight, Archer".
        return {tr("It asks for units that you lack: %2. Your card: %1."), {Card, Units}};
    case UnitsApart: return {tr("Each unit asked for must be a card of its own: %1."), {Card}};
    case NotThatUnit:
        //: %1 is a card, %2 a unit: "Knight".
        return {tr("It does not show the unit that is asked for (%2): %1."), {Card, Unit}};
    case NeededForRest: return {tr("Keep this card, or the rest of the cost cannot be paid: %1."), {Card}};
    case AddsNothing: return {tr("It adds nothing here, since another unit is asked for: %1."), {Card}};
    case NeedNotDiscard: return tr("You need not discard: there is no hand limit.");

    case AttacksNothing: return {tr("It has no attack value and attacks nothing: %1."), {Card}};
    case CastleOnly: return {tr("It attacks the Castle only: %1."), {Card}};
    case GateStands: return tr("A Gate stands before that Castle: it is attacked first.");
    case GateFallen: return tr("That Gate has no card left: the Castle is attacked.");
    case TargetOncePaid: return tr("Its target is chosen once its cost is paid.");
    case JustPlay: return tr("Just play it: the attack finds its target.");

    case OwnStacksOnly: return tr("You strengthen your own Gate and Castle only.");
    case SetAside: return tr("A card set aside in the first round stays aside.");
    case StrengthenLater:
        return tr("You strengthen in your own turn, and not while a card is being carried out.");
    case StrengthenedOnce: return tr("You have strengthened this turn, and may do so only once.");
    case StrengthenBeforePlaying: return tr("In this game you strengthen before you play your first card.");
    case GateNotRebuilt: return tr("In this game a fallen Gate is not built again.");
    case DefenderCosts: return {tr("To place it you must discard %n other card(s): %1.", "", count), {Card}};

    case NobodyLooks: return tr("Nobody may look at the cards of a Gate or Castle, not even its owner.");
    case NoLookLeft: return tr("You have no look left this turn, or there is nothing to see.");
    case TooFewInStack: return tr("There are too few cards in that stack.");

    case TwoPlayersOnly: return tr("Castle Rampage is for exactly two players.");
    case DeckFileOrHouseEdition: return tr("Choose a deck file, or play with the house edition.");
    }
    return {};
}

} // namespace drawbridge
