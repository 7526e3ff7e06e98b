// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"

#include "castles/public.h"

#include <QLocale>

// Why a move, or a game of these options, is refused.
namespace drawbridge {

using namespace castles;
using namespace castleswords;

/// Of attacks, what they cost, whom the floor belongs to, and Blocks; empty if it is about something else.
QString CastlesText::attackSentence(const Seen& seen, Move move, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    const Verb verb = verbOf(move);
    const View& view = seen.view;
    const Phase phase = phaseOf(view);
    const int first = verdict.value(0);
    const int second = verdict.value(1);
    const QString card = first < kKinds ? faceName(static_cast<Face>(first)) : QString();
    if (clause == "CASTLES-ATK-2")
        return verb == Verb::Remove && castleIn(view, move.operand[0])
                   ? tr("There is no such defense on that castle.")
                   : tr("There is nobody and nothing to attack there.");
    if (clause == "CASTLES-ATK-10")
        return phase == Phase::AssaultStart ? tr("First choose whom to attack.")
                                            : tr("No attack is running: play an attack card first.");
    if (clause == "CASTLES-ATK-11" && verb == Verb::Use && isAttack(move.operand[0]))
        return tr("An attack is running: lay the card in it.");
    if (clause == "CASTLES-ATK-11")
        return verb == Verb::Lay ? tr("This is no attack card: %1.").arg(card)
                                 : tr("First finish the attack.");
    if (clause == "CASTLES-FLOOR-4") {
        if (verb == Verb::Lay) return tr("This is no attack card: %1.").arg(card);
        if (verb == Verb::Ask)
            return contains(publicOf(view).declined, move.operand[0])
                       ? tr("That ally has declined already in this attack.")
                       : tr("That ally belongs to the side that is attacked, and lays no card against it.");
        return phase == Phase::Asked ? tr("First lay an attack card, or decline.")
                                     : tr("Nobody has been asked for a card.");
    }
    if (clause == "CASTLES-FLOOR-1")
        return verb == Verb::Floor ? tr("That player is no ally in this turn.")
                                   : tr("The floor is yours: you need not hand it back.");
    if (clause == "CASTLES-BLOCK-18") {
        if (verb == Verb::Block || verb == Verb::BlockAlly) return tr("There is no Block in that hand.");
        if (verb == Verb::Use) return tr("Only a Block can be played now: block, or let it pass.");
        return phase == Phase::BlockWindow ? tr("First block, or let it pass.")
                                           : tr("Nobody attacks: there is nothing to let pass.");
    }
    if (clause == "CASTLES-RULING-4")
        return tr("That takes %1, and Horsemen count against defenses only: you have %2.")
            .arg(QLocale().toString(first), QLocale().toString(second));
    if (clause == "CASTLES-CASTLE-7")
        return tr("The castle takes %1, and you have %2 left.")
            .arg(QLocale().toString(first), QLocale().toString(second));
    if (clause == "CASTLES-UPG-10")
        return tr("The castle with its upgrade takes %1, and you have %2 left.")
            .arg(QLocale().toString(first), QLocale().toString(second));
    if (clause == "CASTLES-ATK-5")
        return tr("That defense takes %1, and you have %2 left.")
            .arg(QLocale().toString(first), QLocale().toString(second));
    return {};
}

QString CastlesText::sentence(const Seen& seen, Move move, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    if (!clause) return {};
    if (verdict.seeAlso() == "CASTLES-TURN-1") return tr("Somebody else has to decide first.");
    if (const QString text = attackSentence(seen, move, verdict); !text.isEmpty()) return text;
    const Verb verb = verbOf(move);
    const View& view = seen.view;
    const Phase phase = phaseOf(view);
    const QString card =
        verdict.value(0) < kKinds ? faceName(static_cast<Face>(verdict.value(0))) : QString();
    const int second = verdict.value(1);
    // Many clauses are cited both for what has to be done first and for doing it wrongly.
    const auto wrongly = [&](Verb own, const QString& then, const QString& before) {
        return verb == own ? then : before;
    };
    if (clause == "CASTLES-TURN-2")
        return verb == Verb::Use || verb == Verb::Lay
                   ? tr("There is no such card in that hand: %1.").arg(card)
                   : tr("Play cards, or finish playing.");
    if (clause == "CASTLES-TURN-4") return tr("There is no such card in that hand: %1.").arg(card);
    if (clause == "CASTLES-DECK-6")
        return verb == Verb::Card ? tr("It cannot be this card that comes now: %1.").arg(card)
                                  : tr("First the cards are drawn.");
    if (clause == "CASTLES-ROUND-3")
        return tr("Nobody may attack before round %1.").arg(publicOf(view).quietRounds + 1);
    if (clause == "CASTLES-ROUND-4") {
        const QString name = verb == Verb::Use ? faceName(static_cast<Face>(move.operand[0])) : QString();
        return tr("Nobody may attack before round %2, and this card attacks: %1.")
            .arg(name, QLocale().toString(publicOf(view).quietRounds + 1));
    }
    if (clause == "CASTLES-DEF-3")
        return tr("You have played your defense of this turn: you may play only %n.", "", second);
    if (clause == "CASTLES-RUSH-8")
        return tr("You have played your defenses of this turn: you may play only %n.", "", second);
    if (clause == "CASTLES-RULING-25")
        return verb == Verb::Use
                   ? tr("There is no castle on which %1 could go.").arg(card)
                   : tr("In this game a new defense has to be worth more than the one that goes.");
    if (clause == "CASTLES-UPG-4")
        return wrongly(Verb::On, tr("An upgrade is laid on a castle that stands."),
                       tr("First choose the castle that gets it: %1.").arg(card));
    if (clause == "CASTLES-UPG-14")
        return verb == Verb::Use ? tr("There is no castle that could get it: %1.").arg(card)
                                 : tr("That castle has an upgrade already: %1.").arg(card);
    if (clause == "CASTLES-SAB-1")
        return wrongly(Verb::On, tr("Sabotage is for a castle that stands."),
                       tr("First choose the castle for the Sabotage."));
    if (clause == "CASTLES-JEST-1")
        return phase == Phase::SpecialTarget ? tr("First say what the Jester does: destroy, or steal.")
                                             : tr("Only a Jester does that: play one first.");
    if (clause == "CASTLES-PUP-1")
        return wrongly(Verb::AtSeat, tr("Only a player who is out of the game can come back as a puppet."),
                       tr("First choose who comes back as a puppet."));
    if (clause == "CASTLES-ALLY-1")
        return wrongly(Verb::AtSeat, tr("Whoever is out of the game cannot be asked."),
                       tr("First choose whom to ask."));
    if (clause == "CASTLES-ALLY-2")
        return phase == Phase::Invited ? tr("First accept, or refuse.")
                                       : tr("Nobody has been asked to join in.");
    if (clause == "CASTLES-SETUP-12")
        return wrongly(Verb::First, tr("It is settled already who begins."),
                       tr("First the starting player is drawn by lot."));
    if (clause == "CASTLES-RULING-102") {
        if (phase != Phase::Spoils) return tr("There is no hand to take a card from.");
        return verb == Verb::Take
                   ? tr("There is no such card in that hand: %1.").arg(faceName(static_cast<Face>(second)))
                   : tr("First take a card from the hand that lies open.");
    }
    if (clause == "CASTLES-DISC-1") {
        if (verb != Verb::Clear) return tr("First choose what you discard from the table.");
        return castleIn(view, move.operand[0])
                   ? tr("You discard your own cards, and those of your puppets, and no others.")
                   : tr("There is no such castle on the table.");
    }
    if (clause == "CASTLES-DISC-5")
        return verb == Verb::Clear ? tr("The last castle of a player cannot be discarded.")
                                   : tr("There is nothing that you could discard from the table.");
    if (clause == "CASTLES-RULING-107") {
        if (verb == Verb::Table) return tr("In this game nothing is discarded from the table.");
        return phase == Phase::TableDiscard ? tr("A puppet does not discard its master's cards.")
                                            : tr("First say that you discard from the table.");
    }
    if (clause == "CASTLES-RULING-105")
        return verb == Verb::Ask ? tr("That ally is giving up and lays no more cards.")
                                 : tr("Only a king or queen who has to decide can give up, and no puppet.");
    return refusal(clause);
}

QString CastlesText::setupSentence(const Setup& setup, const Verdict& verdict) const {
    if (verdict.clause() == "CASTLES-DECK-7")
        return tr(
            "The deck does not suit %n player(s): it needs a castle for everybody, enough cards to deal, "
            "and no more than a table can hold.",
            "", setup.seats);
    return GameText::setupSentence(setup, verdict);
}

} // namespace drawbridge
