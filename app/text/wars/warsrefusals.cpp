// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/warstext.h"
#include "text/wars/warsview.h"

// Why a move is refused.
namespace drawbridge {

using namespace wars;
using namespace warswords;

/// Of what comes before the first turn; empty if it is about something else.
QString WarsText::beginningSentence(const Seen& seen, Verb verb, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    const auto isPhase = [&](Phase phase) { return phaseOf(seen.view) == phase; };
    const auto card = [&] { return faceName(static_cast<Face>(verdict.value(0))); };
    if (clause == "WARS-FAC-2")
        return verb == Verb::ChooseFaction || verb == Verb::Allot ? tr("Factions are picked before the game.")
                                                                  : tr("First a faction is picked.");
    if (clause == "WARS-RULING-68")
        return isPhase(Phase::FactionToss)
                   ? tr("First the coin says who keeps the faction that both have picked.")
                   : tr("In this game no faction is led twice, and that one has been picked.");
    if (clause == "WARS-SETUP-2")
        return verb == Verb::ChooseColour ? tr("This is not the time to pick a colour.")
                                          : tr("First a colour is picked.");
    if (clause == "WARS-SEE-1")
        return verb == Verb::Stack && isPhase(Phase::SeerStack)
                   ? tr("That deck has none left: %1.").arg(card())
                   : tr("First the Seers put their decks in order.");
    if (clause == "WARS-SETUP-10")
        return verb == Verb::Arrange && !isPhase(Phase::Deal) ? tr("None left to be laid: %1.").arg(card())
                                                              : tr("First the cards are dealt.");
    if (clause == "WARS-RULING-2")
        return verb == Verb::Arrange ? tr("That pile has all the cards it begins with.")
                                     : tr("First the piles are built.");
    if (clause == "WARS-SETUP-18")
        return verb == Verb::Toss ? tr("No coin is tossed now.") : tr("First a coin says who begins.");
    return {};
}

/// Of the phases of a turn, and of what has to be finished first.
QString WarsText::turnSentence(const Seen& seen, Verb verb, Move move, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    const auto isPhase = [&](Phase phase) { return phaseOf(seen.view) == phase; };
    const auto card = [&] { return faceName(static_cast<Face>(verdict.value(0))); };
    if (clause == "WARS-DRAW-2" || clause == "WARS-SETUP-6" || clause == "WARS-WMG-1")
        return verb == Verb::Card ? tr("It cannot be this card that comes now: %1.").arg(card())
                                  : tr("First the card is drawn.");
    if (clause == "WARS-DRAW-5")
        return verb == Verb::Draw ? tr("In this game you name both decks at once.")
                                  : tr("You draw one card at a time.");
    if (clause == "WARS-REACT-10")
        return verb == Verb::GoOn
                   ? tr("You are not asked whether you go on: no attack of yours was answered.")
               : verb == Verb::Withdraw
                   ? tr("You may withdraw only when the defender has answered your attack.")
                   : tr("First go on with the attack, or withdraw.");
    if (clause == "WARS-MOVE-8") {
        if (verb == Verb::Done && isPhase(Phase::Move)) return tr("Lift a card first, or end the phase.");
        if (verb == Verb::Lay)
            return verdict.seeAlso() == "WARS-MOVE-1" ? tr("Lift a card first.")
                                                      : tr("First say that you lift no more.");
        return tr("First lay the cards that you have lifted.");
    }
    if (clause == "WARS-REACT-6") {
        const Clause why = verdict.seeAlso();
        if (why == "WARS-JACK-4") return tr("First finish what the Jack lets you move.");
        if (why == "WARS-BLD-1") return tr("First give up the second soldier of the rite.");
        if (why == "WARS-BLD-2") return tr("First take the resource that the rite has bought.");
        if (why == "WARS-FAT-1") return tr("First it is settled who dies.");
        return tr("First the captives go into the deck.");
    }
    if (clause == "WARS-INF-5") {
        if (verb != Verb::Plague) return tr("You have spread the plague: no attack follows it in this turn.");
        return move.operand[0] == kNoSlot
                   ? tr("You spread the plague before any attack, and once in a turn.")
                   : tr("In this game no pile pays for the plague: it takes the whole Attack Phase.");
    }
    if ((clause == "WARS-ATK-2" || clause == "WARS-GRP-9") && verdict.seeAlso() == "WARS-RULING-100")
        return tr("That pile has attacked this turn, or has paid for the plague.");
    if (clause == "WARS-RULING-100" && verb != Verb::Plague)
        return tr("That pile has paid for the plague, so it does not attack this turn.");
    if (clause == "WARS-RULING-100" && publicOf(seen.view).plagued)
        return tr("You have spread the plague: it can be done only once in a turn.");
    if (clause == "WARS-RULING-100")
        return move.operand[0] == kNoSlot
                   ? tr("In this game the plague costs one pile its attack: name the pile.")
                   : tr("That pile cannot pay for the plague: it is empty, or has attacked.");
    return {};
}

/// Of resources and abilities, and the cards they need.
QString WarsText::resourceSentence(const Seen& seen, Verb verb, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    const auto card = [&] { return faceName(static_cast<Face>(verdict.value(0))); };
    if (clause == "WARS-REC-1" || clause == "WARS-RES-2") return tr("Not in your hand: %1.").arg(card());
    if (clause == "WARS-BLD-1")
        return verb == Verb::Take ? tr("Only a blood rite lets you take a resource.")
                                  : tr("Only Blood-Mages know the rite.");
    if (clause == "WARS-BLD-2") return tr("Not there to be taken: %1.").arg(card());
    if (clause == "WARS-ACE-8" || clause == "WARS-BLD-4") {
        const bool isBuried = verdict.seeAlso() && verdict.value(1) > 0;
        if (isBuried)
            return clause == "WARS-ACE-8" ? tr("An Ace hits the top of a pile, not a buried card.")
                                          : tr("A rite takes tops, not buried cards.");
        return tr("There is no such soldier in that pile.");
    }
    if (clause == "WARS-SHP-3") return tr("Only a soldier comes in for another. No soldier: %1.").arg(card());
    if (clause == "WARS-SHP-1") {
        const View& view = seen.view;
        const Seat seat = view.decider;
        if (!isSeat(seat) || factionOf(view, seat) != Faction::ShapeShifters)
            return tr("Only Shape-Shifters exchange soldiers.");
        return countIn(view, slotOf(seat, verdict.value(1))) == 0
                   ? tr("There is no soldier in that pile to be exchanged.")
                   : tr("Not in your hand: %1.").arg(card());
    }
    return {};
}

QString WarsText::sentence(const Seen& seen, Move move, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    if (!clause) return {};
    // Who is not asked is told what comes first, whatever it was that was tried.
    const bool isAsked = verdict.seeAlso() != "WARS-TURN-1";
    const Verb verb = isAsked ? verbOf(move) : Verb::Pass;
    if (!isAsked) {
        if (clause == "WARS-TURN-3") return tr("It is not your turn.");
        if (clause == "WARS-REACT-6") return tr("First the effect that is being carried out is finished.");
    }
    if (const QString text = beginningSentence(seen, verb, verdict); !text.isEmpty()) return text;
    if (const QString text = turnSentence(seen, verb, move, verdict); !text.isEmpty()) return text;
    if (const QString text = resourceSentence(seen, verb, verdict); !text.isEmpty()) return text;
    return refusal(clause);
}

} // namespace drawbridge
