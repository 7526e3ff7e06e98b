// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/warstext.h"
#include "text/wars/warsview.h"

#include <QLocale>

// Prompts and button texts.
namespace drawbridge {

using namespace wars;
using namespace warswords;

namespace {

constexpr std::initializer_list<Verb> kResources{Verb::Jack, Verb::Queen, Verb::King, Verb::Ace,
                                                 Verb::Reshuffle};
constexpr std::initializer_list<Verb> kAbilities{Verb::Mechanise, Verb::Plague, Verb::Rite, Verb::Swap};

/// Strengths of the open fighters: the sum of the attackers, and the target.
std::pair<int, int> strengths(const View& view) {
    std::pair<int, int> sums{};
    for (const Soldier& soldier : publicOf(view).soldiers)
        if (soldier.locked && soldier.worth)
            (ownerOf(soldier.pile) == view.turn ? sums.first : sums.second) += soldier.worth->fights;
    return sums;
}

} // namespace

QString WarsText::prompt(const Seen& seen, const QStringList& names) const {
    const QString phase = phasePrompt(seen, names);
    //: Behind the prompt of Blood-Mages. The altar is a mark on the pile of their fallen soldiers.
    return publicOf(seen.view).mayBeginRite
               ? tr("%1 For a blood rite, move one of your tops to the altar.").arg(phase)
               : phase;
}

/// The options at a window: resources, and abilities usable at any time.
QString WarsText::answerPrompt(const Seen& seen) {
    const bool hasResource = mayDo(seen, kResources);
    if (mayDo(seen, kAbilities))
        return hasResource ? tr("Use a resource or ability, or pass.") : tr("Use an ability, or pass.");
    return hasResource ? tr("Use a resource, or pass.") : tr("There is nothing to do but pass.");
}

/// The prompt in a phase whose own actions are all impossible.
QString WarsText::otherwisePrompt(const Seen& seen) {
    const bool hasResource = mayDo(seen, kResources);
    if (mayDo(seen, kAbilities))
        return hasResource ? tr("Use a resource or ability, or end the phase.")
                           : tr("Use an ability, or end the phase.");
    return hasResource ? tr("Use a resource, or end the phase.") : tr("End the phase.");
}

QString WarsText::phasePrompt(const Seen& seen, const QStringList& names) const {
    const View& view = seen.view;
    if (view.decider == kNobody) return tr("The game is over.");
    const Phase phase = phaseOf(view);
    if (!isSeat(view.decider)) {
        switch (phase) {
        case Phase::AllotFaction: return tr("The factions are drawn by lot.");
        case Phase::SeerDeal: return tr("The rest of the deck is shuffled.");
        case Phase::Deal:
        case Phase::WarDeal: return tr("The cards are dealt.");
        case Phase::Comes: return tr("A card is drawn.");
        default: return tr("A coin is tossed.");
        }
    }
    if (view.viewer != view.decider) {
        const QString who = seatName(names, view.decider);
        switch (phase) {
        case Phase::ChooseFaction: return tr("%1 is picking a faction…").arg(who);
        case Phase::ChooseColour: return tr("%1 is picking a colour…").arg(who);
        case Phase::SeerStack: return tr("%1 is putting a deck in order…").arg(who);
        case Phase::WarStack:
        case Phase::Arrange: return tr("%1 is building piles…").arg(who);
        default: return isWindow(phase) ? tr("%1 may answer…").arg(who) : waitingFor(view, names);
        }
    }
    const bool mine = view.turn == view.viewer;
    const auto answer = [&seen](const QString& news) {
        //: Two sentences: %1 is what has just come about, %2 what may be done about it.
        return tr("%1 %2").arg(news, answerPrompt(seen));
    };
    const auto but = [&seen](const QString& news) {
        //: Two sentences: %1 is what cannot be done in a phase, %2 what can.
        return tr("%1 %2").arg(news, otherwisePrompt(seen));
    };
    const QString other = isSeat(view.turn) ? seatName(names, wars::other(view.viewer)) : QString();
    switch (phase) {
    case Phase::ChooseFaction: return tr("Pick your faction.");
    case Phase::ChooseColour: return tr("Pick your colour.");
    case Phase::SeerStack: return tr("Put your deck in order: choose the next card, from the top down.");
    case Phase::WarStack:
    case Phase::Arrange: return tr("Build your piles: choose a card and the pile it goes on.");
    case Phase::WindowStart: return answer(tr("%1's turn begins.").arg(other));
    case Phase::WindowDrawn: return answer(tr("%1's Draw Phase is over.").arg(other));
    case Phase::WindowAttacked: return answer(tr("%1's Attack Phase is over.").arg(other));
    case Phase::WindowMoved: return answer(tr("%1's Move Phase is over.").arg(other));
    case Phase::WindowRecruited: return answer(tr("%1's Recruit Phase is over.").arg(other));
    case Phase::WindowEnd: return answer(tr("%1's turn ends.").arg(other));
    case Phase::WindowDeclared:
        if (mine) return answer(tr("Your attack is announced."));
        return answer(
            tr("%1 attacks your pile %2.").arg(other, QLocale().toString(publicOf(view).target + 1)));
    case Phase::WindowRevealed: {
        const auto [attack, defence] = strengths(view);
        //: The values of a battle as it stands: of the attack and of the defence.
        return answer(tr("The fighters lie open, %1 against %2.")
                          .arg(QLocale().toString(attack), QLocale().toString(defence)));
    }
    case Phase::PickPhase: return tr("Choose the next phase of your turn.");
    case Phase::Draw: return tr("Draw %n card(s): soldiers or resources.", "", kDraws - publicOf(view).drawn);
    case Phase::Attack:
        if (mayDo(seen, {Verb::Attack})) return tr("Attack with your piles, or end the Attack Phase.");
        return but(tr("No pile of yours can attack."));
    case Phase::Build:
        return mayDo(seen, {Verb::Join})
                   ? tr("Choose the enemy pile to attack; other piles of yours may join in.")
                   : tr("Choose the enemy pile to attack.");
    case Phase::Confirm:
        return mayDo(seen, {Verb::Withdraw})
                   ? tr("%1 has answered your attack: go on, or withdraw.").arg(other)
                   : tr("%1 has answered your attack: go on.").arg(other);
    case Phase::Move:
        if (publicOf(view).lifted > 0)
            return mayDo(seen, {Verb::Lift}) ? tr("Lift more tops, or go on and lay them.")
                                             : tr("Nothing more can be lifted: go on and lay what is.");
        if (mayDo(seen, {Verb::Lift})) return tr("Move the tops of your piles about, or end the Move Phase.");
        return but(tr("Nothing can be moved."));
    case Phase::JackLift:
        return tr("Your Jack lets you move the tops of your piles about, or leave them all.");
    case Phase::Lay:
    case Phase::JackLay: return tr("Lay the lifted cards on your piles.");
    case Phase::Recruit:
        if (mayDo(seen, {Verb::Recruit}))
            return tr("Recruit soldiers from your hand, or end the Recruit Phase.");
        return but(tr("There is nobody to recruit."));
    case Phase::RiteOffer: return tr("Blood rite: give up a second soldier.");
    case Phase::RiteTake: return tr("Blood rite: take a resource from your deck or your discard.");
    case Phase::FateSave:
        return tr("A soldier of your pile %1 is dying: give the top of another pile instead, or let it die.")
            .arg(slotNumber(publicOf(view).doomed) + 1);
    case Phase::Raise: return tr("Put the captive on top of your soldier deck or at its bottom.");
    default: return {};
    }
}

QString WarsText::heldPrompt(const View& view, const Piece& piece) const {
    const Seat seat = view.viewer;
    const QString card = faceName(piece.face);
    const Phase phase = phaseOf(view);
    //: What to do with a card just picked: %1 is the card, "Queen".
    const QString onOwnPile = tr("%1: put it on one of your piles.").arg(card);
    if (piece.pile == handOf(seat, Deck::Soldiers)) return onOwnPile;
    if (piece.pile == handOf(seat, Deck::Resources)) {
        switch (piece.face) {
        case kKing: return onOwnPile;
        case kAce: return tr("%1: put it on the soldier that is to die.").arg(card);
        case kWild:
            return tr("%1: as a King on a pile of yours, as an Ace on a soldier, as anything else on the "
                      "battle line in the middle.")
                .arg(card);
        default: return tr("%1: put it on the battle line in the middle to use it.").arg(card);
        }
    }
    if (!isSlot(piece.pile)) return {};
    if (phase == Phase::Move || phase == Phase::JackLift)
        return tr("%1: put it on another of your piles.").arg(card);
    return {};
}

QString WarsText::choiceHelp(Move move) const {
    return verbOf(move) == Verb::ChooseFaction ? factionSummary(static_cast<Faction>(move.operand[0]))
                                               : QString();
}

QString WarsText::choiceMark(Move move) const {
    switch (verbOf(move)) {
    case Verb::Mechanise: return QStringLiteral("mechanise");
    case Verb::Plague: return QStringLiteral("plague");
    case Verb::GoOn: return QStringLiteral("swords");
    case Verb::Withdraw: return QStringLiteral("withdraw");
    case Verb::Rite: return QStringLiteral("altar");
    case Verb::Swap: return QStringLiteral("swap");
    case Verb::Pass: return QStringLiteral("window");
    // One of these ends the turn or a part of it.
    case Verb::EndTurn: return QStringLiteral("turn");
    default: return {};
    }
}

QString WarsText::choicePicture(const View& view, Move move) const {
    const Seat seat = view.viewer;
    if (!isSeat(seat)) return {};
    switch (verbOf(move)) {
    case Verb::ChooseFaction:
        return QStringLiteral("faction-") +
               toQString(wars::factionName(static_cast<Faction>(move.operand[0])));
    case Verb::ChooseColour:
        return static_cast<Colour>(move.operand[0]) == Colour::Red ? QStringLiteral("back-red")
                                                                   : QStringLiteral("back-black");
    case Verb::Stack:
    case Verb::Take: {
        const bool red = publicOf(view).armies[seat].colour == Colour::Red;
        return toQString(wars::pictureName(static_cast<Face>(move.operand[0]), red ? 2 : 0));
    }
    default: return {};
    }
}

QString WarsText::choice(const Seen& seen, Move move, const QStringList&) const {
    const auto& o = move.operand;
    const auto card = [&](std::size_t operand) { return faceName(static_cast<Face>(o[operand])); };
    const auto pile = [&](std::size_t operand) { return QLocale().toString(o[operand] + 1); };
    switch (verbOf(move)) {
    case Verb::ChooseFaction: return factionName(static_cast<Faction>(o[0]));
    case Verb::ChooseColour: return static_cast<Colour>(o[0]) == Colour::Red ? tr("Red") : tr("Black");
    case Verb::Stack: {
        const int left = publicOf(seen.view).toStack[o[0]];
        //: A button: a card that can be the next of a deck that is put in order, and how many of it are left.
        return tr("%1 (%2 left)").arg(card(0), QLocale().toString(left));
    }
    case Verb::ShuffleRest: return tr("Shuffle the rest");
    //: A button: lay a card on a pile: "Nine on pile 2".
    case Verb::Arrange:
    case Verb::Recruit: return tr("%1 on pile %2").arg(card(0), pile(1));
    case Verb::DealRest: return tr("Deal the rest at random");
    case Verb::Pass: return tr("Pass");
    case Verb::End:
        switch (phaseOf(seen.view)) {
        case Phase::Attack: return tr("End the Attack Phase");
        case Phase::Move: return tr("End the Move Phase");
        case Phase::Recruit: return tr("End the Recruit Phase");
        default: return tr("End the Draw Phase");
        }
    case Verb::EndTurn: return tr("End the turn");
    case Verb::Begin: return stageName(static_cast<Stage>(o[0]));
    case Verb::Draw: return isSoldiers(o[0]) ? tr("Draw a soldier") : tr("Draw a resource");
    case Verb::DrawTwo:
        if (o[0] != o[1]) return tr("Draw one of each");
        return isSoldiers(o[0]) ? tr("Draw two soldiers") : tr("Draw two resources");
    case Verb::Attack: return tr("Attack with pile %1").arg(pile(0));
    case Verb::Join: return tr("Pile %1 joins in").arg(pile(0));
    case Verb::Target: return tr("Against the enemy's pile %1").arg(pile(0));
    case Verb::GoOn: return tr("Go on");
    case Verb::Withdraw: return tr("Withdraw");
    case Verb::Mechanise: return tr("Mechanise");
    case Verb::Plague:
        return o[0] == kNoSlot ? tr("Spread the plague") : tr("Plague, at the price of pile %1").arg(pile(0));
    case Verb::Lift: return tr("Lift the top of pile %1").arg(pile(0));
    case Verb::Done:
        //: A button: the Jack lets one move cards, but one leaves them all.
        if (publicOf(seen.view).lifted == 0) return tr("Move nothing");
        return tr("Lift no more");
    //: A button: the card lifted from the first pile goes to the second.
    case Verb::Lay: return tr("From pile %1 to pile %2").arg(pile(0), pile(1));
    case Verb::Jack: return o[0] != 0 ? tr("Joker as a Jack") : tr("Use the Jack");
    case Verb::Queen: return o[0] != 0 ? tr("Joker as a Queen") : tr("Use the Queen");
    case Verb::King:
        return (o[1] != 0 ? tr("Joker as a King on pile %1") : tr("King on pile %1")).arg(pile(0));
    case Verb::Ace: return aceChoice(seen, move);
    case Verb::Reshuffle: return tr("Joker: shuffle used resources back");
    case Verb::Rite: return tr("Blood rite: give up %1").arg(offered(o[0], o[1]));
    case Verb::Offer: return tr("Give up %1").arg(offered(o[0], o[1]));
    case Verb::Take:
        return (static_cast<From>(o[1]) == From::Deck ? tr("%1 from the deck") : tr("%1 from the discard"))
            .arg(card(0));
    //: A button: exchange the top of a pile for a card of the hand.
    case Verb::Swap: return tr("Exchange pile %1 for: %2").arg(pile(1), card(0));
    case Verb::LetDie: return tr("Let it die");
    case Verb::Substitute: return tr("The top of pile %1 instead").arg(pile(0));
    case Verb::Raise:
        return (static_cast<DeckEnd>(o[1]) == DeckEnd::Top ? tr("%1 on top") : tr("%1 at the bottom"))
            .arg(card(0));
    default: return {};
    }
}

QString WarsText::choiceKey(const View&, Move move) const {
    switch (verbOf(move)) {
    case Verb::End: return letter("end");
    case Verb::EndTurn: return letter("end-turn");
    case Verb::Begin: return QString::number(move.operand[0] + 1);
    case Verb::Done: return letter("lift-no-more");
    case Verb::Mechanise: return letter("mechanise");
    case Verb::Plague: return move.operand[0] == kNoSlot ? letter("plague") : QString();
    case Verb::ShuffleRest: return letter("shuffle-rest");
    case Verb::DealRest: return letter("deal-rest");
    default: return {};
    }
}

QString WarsText::consequence(const Seen& seen, Move move, const std::optional<Outlook>&) const {
    const Verb verb = verbOf(move);
    if (verb != Verb::Pass && verb != Verb::GoOn) return choiceHelp(move);
    const auto fight = battle(seen.view);
    //: Below the label of a choice: how a battle ends if nothing is done; %1 is "14" and %2 is "9".
    return phaseOf(seen.view) == Phase::WindowRevealed && fight
               ? tr("it stays at %1 against %2").arg(fight->attack, fight->defence)
               : QString();
}

Spot WarsText::subject(const View& view) const {
    switch (phaseOf(view)) {
    case Phase::WindowDeclared:
    case Phase::WindowRevealed:
    case Phase::Confirm: return {slotOf(static_cast<Seat>(1 - view.turn), publicOf(view).target)};
    case Phase::FateSave: return {publicOf(view).doomed};
    // What is used then comes from the hand.
    case Phase::WindowStart:
    case Phase::WindowDrawn:
    case Phase::WindowAttacked:
    case Phase::WindowMoved:
    case Phase::WindowRecruited:
    case Phase::WindowEnd: return {handOf(view.decider, Deck::Resources)};
    default: return {};
    }
}

QString WarsText::aceChoice(const Seen& seen, Move move) const {
    const auto& o = move.operand;
    const bool own = seatOfIndex(o[0]) == seen.view.decider;
    const QString what = o[2] != 0 ? tr("Joker as an Ace") : tr("Ace");
    //: A button: %1 is "Ace" or "Joker as an Ace", %2 "the top of pile 2".
    return (own ? tr("%1 on your own: %2") : tr("%1 on the enemy's: %2"))
        .arg(what, offered(slotOfIndex(o[0]), o[1]));
}

QString WarsText::offered(int slot, int depth) const {
    if (depth == 0) return tr("the top of pile %1").arg(slot + 1);
    //: A card of a pile, counted from the top.
    return tr("card %1 of pile %2").arg(QLocale().toString(depth + 1), QLocale().toString(slot + 1));
}

QString WarsText::stageName(Stage stage) const {
    switch (stage) {
    //: The phases of a turn.
    case Stage::Draw: return tr("Draw");
    case Stage::Attack: return tr("Attack");
    case Stage::Move: return tr("Move");
    case Stage::Recruit: return tr("Recruit");
    }
    return {};
}

QString WarsText::warning(const Seen& seen, Move move, const std::optional<Outlook>&) const {
    const Seat seat = seen.view.decider;
    if (!isSeat(seat)) return {};
    const int soldiers = inPlay(seen.view, seat);
    switch (verbOf(move)) {
    case Verb::Rite:
        return soldiers == 2 ? tr("A rite takes your last two soldiers: you would lose the game.")
                             : QString();
    case Verb::Offer:
        return soldiers == 1 ? tr("That is your last soldier: without it you lose the game.") : QString();
    case Verb::Ace:
        if (seatOfIndex(move.operand[0]) != seat) return {};
        return soldiers == 1 ? tr("That is your own last soldier: without it you lose the game.")
                             : tr("That is your own soldier, who would die at once.");
    default: return {};
    }
}

QString WarsText::waste(const Seen& seen, Move move) const {
    if (verbOf(move) != Verb::End || phaseOf(seen.view) != Phase::Recruit) return {};
    const auto bringsBack = [&](Move legal) {
        return verbOf(legal) == Verb::Recruit &&
               countIn(seen.view, slotOf(seen.view.decider, legal.operand[1])) == 0;
    };
    return std::ranges::any_of(seen.open, bringsBack)
               ? tr("One of your piles is empty, and a soldier from your hand could bring it back.")
               : QString();
}

bool WarsText::isMidway(const View& view) const {
    const Phase phase = phaseOf(view);
    return phase == Phase::Build || phase == Phase::RiteOffer || phase == Phase::RiteTake;
}

} // namespace drawbridge
