// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/warstext.h"
#include "text/wars/warsview.h"

#include "wars/events.h"

#include <QLocale>

// The log.
namespace drawbridge {

using namespace wars;
using namespace warswords;

QString WarsText::worth(std::span<const int> bases, int withQueens, int asFaction, Faction faction) const {
    QStringList numbers;
    int total = 0;
    for (const int base : bases) {
        numbers.append(QLocale().toString(base));
        total += base + withQueens + asFaction;
    }
    const auto count = static_cast<int>(bases.size());
    // A bonus of each of several is written as "2 × 3".
    const auto each = [&](int more) {
        return count == 1
                   ? QLocale().toString(more)
                   : QStringLiteral("%1 × %2").arg(QLocale().toString(count), QLocale().toString(more));
    };
    QString sum = numbers.join(QLatin1String(" + "));
    //: Behind a sum: "9 + 3 for the Queen".
    if (withQueens == kQueenBonus) sum = tr("%1 + %2 for the Queen").arg(sum, each(withQueens));
    //: The same for two or more Queens.
    if (withQueens > kQueenBonus) sum = tr("%1 + %2 for the Queens").arg(sum, each(withQueens));
    //: Behind a sum: "9 + 2 as Assassins"; the last is the name of a faction.
    if (asFaction > 0) sum = tr("%1 + %2 as %3").arg(sum, each(asFaction), factionName(faction));
    //: Behind a sum: "9 − 2 as Golems"; the last is the name of a faction.
    if (asFaction < 0) sum = tr("%1 − %2 as %3").arg(sum, each(-asFaction), factionName(faction));
    return count == 1 && total == bases.front()
               ? sum
               : QStringLiteral("%1 = %2").arg(sum, QLocale().toString(total));
}

namespace {

/// The numbers of some slots.
QStringList pilesOf(Slots among) {
    QStringList piles;
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        if (hasSlot(among, slot)) piles.append(QLocale().toString(slot + 1));
    return piles;
}

/// Describes a move and its results in sentences.
class Teller {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::WarsText)

  public:
    Teller(const WarsText& text, const SeenMove& seen, const QStringList& names)
        : text_(text)
        , before_(seen.before.view)
        , seen_(seen.move)
        , events_(seen.events)
        , isVain_(verbOf(seen.move) == Verb::End && seen.isPass)
        , names_(names)
        , who_(seatName(names, seen.decider())) {}

    QString tell() const {
        QStringList said{opening()};
        for (std::size_t index = 0; index < events_.size(); ++index) said << consequence(index);
        said.removeAll(QString());
        return said.join(QLatin1Char(' '));
    }

    bool tellsOfMove() const { return !opening().isEmpty(); }

  private:
    QString name(Seat seat) const { return seatName(names_, seat); }
    QString card(std::size_t operand) const {
        return text_.faceName(static_cast<Face>(seen_.operand[operand]));
    }
    bool knows(std::size_t operand) const { return seen_.operand[operand] != kNoKind; }
    QString pile(std::size_t operand) const { return QLocale().toString(seen_.operand[operand] + 1); }
    QString pileOf(PileId pile) const {
        PileInfo info;
        info.id = pile;
        info.owner = ownerOf(pile);
        return text_.pileName(info, names_);
    }
    bool usesJoker(std::size_t operand) const { return seen_.operand[operand] != 0; }
    Phase phase() const { return phaseOf(before_); }
    /// The player who is attacked, or not on turn.
    QString enemy() const { return isSeat(before_.turn) ? name(wars::other(before_.turn)) : QString(); }

    // ---- the move itself -------------------------------------------------------------------------------

    QString opening() const {
        const auto& o = seen_.operand;
        switch (verbOf(seen_)) {
        case Verb::ChooseFaction:
            if (!knows(0)) return tr("%1 picks a faction.").arg(who_);
            return tr("%1 picks a faction: %2.").arg(who_, text_.factionName(static_cast<Faction>(o[0])));
        case Verb::ChooseColour:
            if (!knows(0)) return tr("%1 picks a colour.").arg(who_);
            return static_cast<Colour>(o[0]) == Colour::Red ? tr("%1 picks red.").arg(who_)
                                                            : tr("%1 picks black.").arg(who_);
        case Verb::ShuffleRest: return tr("%1 lets the rest of the deck be shuffled.").arg(who_);
        case Verb::DealRest: return tr("%1 lets the rest be dealt at random.").arg(who_);
        case Verb::Begin: return begins(static_cast<Stage>(o[0]));
        case Verb::Draw:
            return isSoldiers(o[0]) ? tr("%1 draws a soldier.").arg(who_)
                                    : tr("%1 draws a resource.").arg(who_);
        case Verb::DrawTwo:
            if (o[0] != o[1]) return tr("%1 draws a soldier and a resource.").arg(who_);
            return isSoldiers(o[0]) ? tr("%1 draws two soldiers.").arg(who_)
                                    : tr("%1 draws two resources.").arg(who_);
        case Verb::Target: return attacks();
        case Verb::GoOn: return tr("%1 goes on with the attack.").arg(who_);
        case Verb::Withdraw: return tr("%1 withdraws the attack.").arg(who_);
        case Verb::Mechanise: return tr("%1 mechanises.").arg(who_);
        case Verb::Plague:
            if (o[0] == kNoSlot)
                return tr("%1 spreads the plague: all tops of %2 are infected.").arg(who_, enemy());
            return tr("%1 spreads the plague at the price of pile %3: all tops of %2 are infected.")
                .arg(who_, enemy(), pile(0));
        case Verb::Lay:
            if (o[0] == o[1]) return {};
            if (o[0] == kNoSlot) return tr("%1 lays a card on pile %2.").arg(who_, pile(1));
            return tr("%1 moves the top of pile %2 to pile %3.").arg(who_, pile(0), pile(1));
        case Verb::Recruit:
            if (!knows(0)) return tr("%1 recruits on pile %2.").arg(who_, pile(1));
            return tr("%1 recruits on pile %2: %3.").arg(who_, pile(1), card(0));
        case Verb::Jack:
            return usesJoker(0) ? tr("%1 uses a Joker as a Jack.").arg(who_)
                                : tr("%1 uses a Jack.").arg(who_);
        case Verb::Queen:
            return usesJoker(0) ? tr("%1 uses a Joker as a Queen.").arg(who_)
                                : tr("%1 uses a Queen.").arg(who_);
        case Verb::King:
            return (usesJoker(1) ? tr("%1 lays a Joker as a King on pile %2.")
                                 : tr("%1 lays a King on pile %2."))
                .arg(who_, pile(0));
        case Verb::Ace:
            //: %2 is a pile: "Bert's pile 2".
            return (usesJoker(2) ? tr("%1 uses a Joker as an Ace on %2.") : tr("%1 uses an Ace on %2."))
                .arg(who_, pileOf(slotOf(seatOfIndex(o[0]), slotOfIndex(o[0]))));
        case Verb::Reshuffle:
            return tr("%1 uses a Joker to shuffle the used resources back into the resource deck.").arg(who_);
        case Verb::Rite: return tr("%1 begins a blood rite.").arg(who_);
        case Verb::Take: return takes();
        case Verb::Swap:
            if (!knows(0)) return tr("%1 exchanges the top of pile %2.").arg(who_, pile(1));
            return tr("%1 exchanges the top of pile %2: %3 comes in.").arg(who_, pile(1), card(0));
        case Verb::LetDie: return tr("%1 lets the soldier die.").arg(who_);
        case Verb::Substitute: return tr("%1 gives the top of pile %2 instead.").arg(who_, pile(0));
        case Verb::Raise:
            return (static_cast<DeckEnd>(o[1]) == DeckEnd::Top
                        ? tr("%1 puts a captive on top of the soldier deck: %2.")
                        : tr("%1 puts a captive at the bottom of the soldier deck: %2."))
                .arg(who_, card(0));
        case Verb::Concede: return tr("%1 gives up.").arg(name(o[0]));
        case Verb::Toss: return tossed(o[0]);
        case Verb::Card:
            //: The card just drawn.
            return phase() == Phase::Comes && knows(0) ? tr("Drawn: %1.").arg(card(0)) : QString();
        case Verb::End: return isVain_ ? vain() : QString();
        case Verb::Attack:
        case Verb::Join:
        case Verb::Stack:
        case Verb::Arrange:
        case Verb::Pass:
        case Verb::EndTurn:
        case Verb::Lift:
        case Verb::Done:
        case Verb::Offer:
        case Verb::Allot: return {};
        }
        return {};
    }

    QString attacks() const {
        const QString target = pileOf(slotOf(wars::other(before_.turn), seen_.operand[0]));
        const QStringList piles = pilesOf(publicOf(before_).attackers);
        //: %2 is a pile: "Bert's pile 2", %3 the number of another.
        if (piles.size() == 1) return tr("%1 attacks %2 with pile %3.").arg(who_, target, piles.front());
        //: %2 is a pile: "Bert's pile 2", %3 a list of numbers.
        return tr("%1 attacks %2 with piles %3.").arg(who_, target, QLocale().createSeparatedList(piles));
    }

    QString begins(Stage stage) const {
        switch (stage) {
        case Stage::Draw: return tr("%1 takes the Draw Phase.").arg(who_);
        case Stage::Attack: return tr("%1 takes the Attack Phase.").arg(who_);
        case Stage::Move: return tr("%1 takes the Move Phase.").arg(who_);
        case Stage::Recruit: return tr("%1 takes the Recruit Phase.").arg(who_);
        }
        return {};
    }

    /// Why a phase ends before anything was done in it.
    QString vain() const {
        switch (phase()) {
        case Phase::Draw: return tr("%1 has nothing left to draw.").arg(who_);
        case Phase::Attack: return tr("%1 has no pile left to attack with.").arg(who_);
        default: return tr("%1 has nothing to recruit.").arg(who_);
        }
    }

    QString takes() const {
        if (static_cast<From>(seen_.operand[1]) == From::Discard)
            return tr("%1 takes a resource from the discard: %2.").arg(who_, card(0));
        if (!knows(0)) return tr("%1 takes a resource from the deck.").arg(who_);
        return tr("%1 takes a resource from the deck: %2.").arg(who_, card(0));
    }

    QString tossed(Seat seat) const {
        switch (phase()) {
        case Phase::FactionToss:
            return tr("Both have picked the same faction: the coin lets %1 keep it.").arg(name(seat));
        case Phase::PickToss: return tr("The coin lets %1 pick first.").arg(name(seat));
        case Phase::ColourToss:
            return tr("Both have picked the same colour: the coin gives it to %1.").arg(name(seat));
        default: return tr("%1 begins.").arg(name(seat));
        }
    }

    // ---- consequences ----------------------------------------------------------------------------------

    /// The event at `index`; related events are described with the first or the last of them.
    QString consequence(std::size_t index) const {
        const Event& one = events_[index];
        const QString owner = name(one.seat);
        switch (kindOfEvent(one)) {
        case EventKind::Leads:
            //: %1 a player, %2 a faction: "Anna leads: Undead."
            return tr("%1 leads: %2.").arg(owner, text_.factionName(static_cast<Faction>(one.amount)));
        case EventKind::Plays:
            return static_cast<Colour>(one.amount) == Colour::Red ? tr("%1 plays red.").arg(owner)
                                                                  : tr("%1 plays black.").arg(owner);
        case EventKind::Lapsed: return tr("The attack lapses: one of its piles is empty.");
        case EventKind::TurnedUp:
            //: %2 is a list of cards.
            return isFirst(index) ? tr("%1's cards turned up: %2.").arg(owner, list(index)) : QString();
        case EventKind::TurnedDown: return tr("%1's cards are turned face down.").arg(owner);
        case EventKind::Rallied:
            return tr("Until the turn ends each soldier of %1 is worth %2 more.")
                .arg(owner, QLocale().toString(one.amount));
        case EventKind::Mechanised:
            return tr("Until the turn ends these soldiers of %1 are worth %2.")
                .arg(owner, QLocale().toString(one.amount));
        case EventKind::Sickens:
            return tr("%1's card is infected and just loses: %2.").arg(owner, text_.faceName(one.face));
        case EventKind::Totals: return one.seat == before_.turn ? QString() : fought(index);
        case EventKind::NoFight: return tr("The battle ends without a fight.");
        case EventKind::Falls:
            if (!isFirst(index)) return {};
            if (isPayment()) return tr("%1 gives up: %2.").arg(owner, list(index));
            return tr("%1 loses: %2.").arg(owner, list(index));
        case EventKind::Captured:
            return isFirst(index) ? tr("%1 captures: %2.").arg(owner, list(index)) : QString();
        case EventKind::Emptied:
            //: %1 is a pile: "Bert's pile 2".
            return tr("%1 is destroyed.").arg(pileOf(one.where.pile));
        case EventKind::FliesOff: return tr("The dragon flies off: it serves Dragon-Tamers only.");
        case EventKind::TurnOf: return tr("%1's turn begins.").arg(owner);
        case EventKind::Idle: return tr("%n turn(s) in a row without anything happening.", "", one.amount);
        case EventKind::Fights:
        case EventKind::WithQueens:
        case EventKind::AsFaction: return {};
        }
        return {};
    }

    /// Whether it is the first of a run of events of the same kind and seat.
    bool isFirst(std::size_t index) const { return index == 0 || !belongs(index - 1, events_[index]); }
    bool belongs(std::size_t index, const Event& to) const {
        return events_[index].kind == to.kind && events_[index].seat == to.seat;
    }
    /// The cards of the run that starts there.
    QString list(std::size_t index) const {
        QStringList cards;
        for (std::size_t at = index; at < events_.size() && belongs(at, events_[index]); ++at)
            cards.append(text_.faceName(events_[at].face));
        return QLocale().createSeparatedList(cards);
    }
    /// Whether the soldiers lost are the cost of a rite.
    bool isPayment() const { return verbOf(seen_) == Verb::Rite || verbOf(seen_) == Verb::Offer; }

    /// The comparison; `index`: the event with the target's sum, the last of the group.
    QString fought(std::size_t index) const {
        const Seat attacker = before_.turn;
        const int attack = sum(attacker);
        const int defence = events_[index].amount;
        const QString words = attack > defence    ? tr("%1's %2 against %3's %4: the attack wins.")
                              : attack == defence ? tr("%1's %2 against %3's %4: they are equal.")
                                                  : tr("%1's %2 against %3's %4: the defence holds.");
        return words.arg(name(attacker), side(attacker), enemy(), side(wars::other(attacker)));
    }
    int sum(Seat seat) const {
        for (const Event& one : events_)
            if (kindOfEvent(one) == EventKind::Totals && one.seat == seat) return one.amount;
        return 0;
    }
    QString side(Seat seat) const {
        std::vector<int> bases;
        int withQueens = 0;
        int asFaction = 0;
        for (const Event& one : events_) {
            if (one.seat != seat) continue;
            if (kindOfEvent(one) == EventKind::Fights) bases.push_back(one.amount);
            if (kindOfEvent(one) == EventKind::WithQueens) withQueens = one.amount;
            if (kindOfEvent(one) == EventKind::AsFaction) asFaction = one.amount;
        }
        // Only these two factions have a bonus in one turn and a malus in the other.
        const bool inOwnTurn = seat == before_.turn;
        const Faction faction = (asFaction > 0) == inOwnTurn ? Faction::Assassins : Faction::Golems;
        return text_.worth(bases, withQueens, asFaction, faction);
    }

    const WarsText& text_;
    const View& before_;
    const Move seen_;
    const std::vector<Event>& events_;
    const bool isVain_; ///< the move ends a phase in which nothing can be done
    const QStringList& names_;
    const QString who_;
};

} // namespace

QString WarsText::settled(const Setup&, const View& start, const QStringList& names) const {
    QStringList said;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        const Faction faction = factionOf(start, seat);
        if (faction != Faction::None)
            said.append(tr("%1 leads: %2.").arg(seatName(names, seat), factionName(faction)));
    }
    return said.join(QLatin1Char(' '));
}

QString WarsText::logLine(const SeenMove& seen, const QStringList& names) const {
    return Teller(*this, seen, names).tell();
}

/// The rule that allows the event.
Clause WarsText::logClause(const SeenMove& seen) const {
    switch (verbOf(seen.move)) {
    case Verb::ChooseFaction:
    case Verb::Allot: return "WARS-FAC-2";
    case Verb::ChooseColour: return "WARS-SETUP-2";
    case Verb::Stack: return "WARS-SEE-1";
    case Verb::ShuffleRest: return "WARS-SEE-2";
    case Verb::Arrange: return "WARS-WMG-2";
    case Verb::DealRest: return "WARS-WMG-1";
    case Verb::Pass: return "WARS-REACT-2";
    case Verb::End: return "WARS-TURN-4";
    case Verb::EndTurn:
    case Verb::Begin: return "WARS-OUT-1";
    case Verb::Draw:
    case Verb::DrawTwo:
    case Verb::Card:
        return seen.before.view.turn == kNobody ? Clause("WARS-SETUP-12") : Clause("WARS-DRAW-2");
    case Verb::Attack:
    case Verb::Join:
    case Verb::Target:
    case Verb::GoOn: return "WARS-ATK-13";
    case Verb::Withdraw: return "WARS-REACT-10";
    case Verb::Mechanise: return "WARS-MEC-1";
    case Verb::Plague: return "WARS-INF-1";
    case Verb::Lift:
    case Verb::Done:
    case Verb::Lay: return "WARS-MOVE-8";
    case Verb::Recruit: return "WARS-REC-1";
    case Verb::Jack: return "WARS-JACK-1";
    case Verb::Queen: return "WARS-QUEEN-1";
    case Verb::King: return "WARS-KING-1";
    case Verb::Ace: return "WARS-ACE-1";
    case Verb::Reshuffle: return "WARS-MAG-4";
    case Verb::Rite:
    case Verb::Offer: return "WARS-BLD-1";
    case Verb::Take: return "WARS-BLD-5";
    case Verb::Swap: return "WARS-SHP-1";
    case Verb::LetDie:
    case Verb::Substitute: return "WARS-FAT-1";
    case Verb::Raise: return "WARS-UND-2";
    case Verb::Concede: return "WARS-WIN-10";
    case Verb::Toss: return "WARS-SETUP-18";
    }
    return {};
}

Seat WarsText::doer(const SeenMove& seen) const {
    return Teller(*this, seen, {}).tellsOfMove() ? seen.decider() : kNobody;
}

} // namespace drawbridge
