// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"

#include "castles/events.h"
#include "castles/moves.h"
#include "castles/public.h"

#include <QLocale>
#include <algorithm>

namespace drawbridge {

using namespace castles;
using namespace castleswords;

namespace {

/// The difference of two multisets.
std::vector<Face> without(std::vector<Face> faces, const std::vector<Face>& others) {
    for (const Face other : others)
        if (const auto found = std::ranges::find(faces, other); found != faces.end()) faces.erase(found);
    return faces;
}

/// Describes a move and its results in sentences.
class Teller {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::CastlesText)

  public:
    Teller(const SeenMove& seen, const QStringList& names)
        : before_(seen.before.view)
        , after_(seen.after)
        , events_(seen.events)
        , seen_(seen.move)
        , names_(names)
        , actor_(publicOf(before_).actor) {}

    QString tell() {
        opening();
        for (std::size_t index = 0; index < events_.size(); ++index) consequence(index);
        return said_.join(QLatin1Char(' '));
    }

  private:
    void say(const QString& sentence) { said_.append(sentence); }

    QString name(Seat seat) const { return seatName(names_, seat); }
    QString who() const { return name(actor_); }
    QString card(std::size_t operand = 0) const {
        return textFor("castles").faceName(static_cast<Face>(seen_.operand[operand]));
    }
    QString unit() const { return unitName(static_cast<Face>(seen_.operand[0])); }
    bool knows(std::size_t operand) const { return seen_.operand[operand] != kNoKind; }
    Face inPlay() const { return publicOf(before_).inPlay; }
    Seat target() const { return publicOf(before_).target; }
    bool livesOn(Seat seat) const { return publicOf(after_).lives(seat); }
    QString castle(const CastleOnTable& one) const { return castleName(one, actor_, names_); }

    // ---- the move itself -------------------------------------------------------------------------------

    void opening() {
        switch (verbOf(seen_)) {
        // A card that needs a choice is described when that is made.
        case Verb::Use:
            if (publicOf(after_).inPlay < 0) playedFor(static_cast<Face>(seen_.operand[0]));
            return;
        case Verb::AtSeat: return atSeat();
        case Verb::On:
            if (phaseOf(after_) != Phase::Replace) playedFor(inPlay());
            return;
        case Verb::Spend:
        case Verb::Destroy:
        case Verb::Replace: return playedFor(inPlay());
        case Verb::Clear: return clears();
        case Verb::Floor: return say(tr("%1 gives %2 the floor.").arg(who(), name(seen_.operand[0])));
        case Verb::HandBack: return say(tr("%1 hands the floor back.").arg(who()));
        case Verb::EndPlay: return say(tr("%1 has finished playing.").arg(who()));
        case Verb::Lay:
            //: %2 is an attack card, "Knights 8", %3 the value of the attack that is left now.
            return say(tr("%1 lays %2: %3 to spend.")
                           .arg(who(), unit(), QLocale().toString(publicOf(after_).toSpend())));
        case Verb::Remove: return removes();
        case Verb::Ask: return say(tr("%1 asks %2 for an attack card.").arg(who(), name(seen_.operand[0])));
        case Verb::Finish: return say(tr("%1 finishes the attack on %2.").arg(who(), name(target())));
        case Verb::Decline: return say(tr("%1 lays nothing.").arg(who()));
        case Verb::Block:
        case Verb::BlockAlly: return blocks();
        case Verb::Accept: return say(tr("%1 joins in and has the floor.").arg(who()));
        case Verb::Refuse:
            say(tr("%1 refuses.").arg(who()));
            if (returnsAlliance()) say(tr("The Alliance goes back to the hand."));
            return;
        case Verb::Discard: return say(tr("%1 discards: %2.").arg(who(), card()));
        case Verb::Draw: return say(tr("%1 ends the turn.").arg(who()));
        case Verb::Take: return takes();
        case Verb::Concede: return say(tr("%1 gives up.").arg(name(seen_.operand[0])));
        case Verb::Show: return shows();
        case Verb::Card:
            if (phaseOf(before_) == Phase::Comes && knows(0))
                say(tr("%1 draws: %2.").arg(name(publicOf(before_).drawer), card()));
            return;
        case Verb::Home: return settlesIn();
        case Verb::Shuffle: return say(tr("The discard pile is shuffled and makes a new deck."));
        case Verb::Pass:
        case Verb::Table:
        case Verb::First: return;
        }
    }

    /// The result of playing a card that needs no further choice.
    void playedFor(Face face) {
        const auto kind = static_cast<unsigned>(face);
        if (kind == kRushed && !castleImproved(EventKind::Defends))
            return say(tr("%1 discards Rushed Defenses: %n defenses may be played this turn.", "",
                          publicOf(after_).limit)
                           .arg(who()));
        if (isUpgrade(kind)) return upgrades(face);
        if (isDefence(kind) || kind == kRushed) return defends(face);
        switch (kind) {
        case kCastle: return builds();
        case kCannonFire: say(tr("%1 fires the cannons.").arg(who())); return losses(tr("They hit nothing."));
        case kSabotage: return sabotages();
        case kJester: return jests();
        default: return;
        }
    }

    void atSeat() {
        const Seat seat = seen_.operand[0];
        const Face face = inPlay();
        if (face == kCastle) return builds();
        if (face == kAlliance)
            return say(tr("%1 asks %2 to be an ally in this turn.").arg(who(), name(seat)));
        if (face != kPuppet)
            //: %3 is an attack card, "Knights 8".
            return say(tr("%1 attacks %2 with %3.").arg(who(), name(seat), unitName(face)));
        const Seat master = publicOf(before_).rulers[actor_].master;
        if (master == actor_) return say(tr("%1 brings %2 back as a puppet.").arg(who(), name(seat)));
        //: %3 is the master of %1, who gets the new puppet.
        say(tr("%1 brings %2 back as a puppet of %3.").arg(who(), name(seat), name(master)));
    }

    // ---- building ----------------------------------------------------------------------------------------

    /// The castle affected by such an event, as it is now; nothing if there was none.
    std::optional<CastleOnTable> castleThat(EventKind event) const {
        for (const Event& one : events_)
            if (kindOfEvent(one) == event) return castleIn(after_, castleOfPlace(one.where.place));
        return {};
    }

    /// The same for a card added to a castle, also if it replaced its equal and nothing visible happened.
    std::optional<CastleOnTable> castleImproved(EventKind event) const {
        if (const auto castle = castleThat(event)) return castle;
        if (verbOf(seen_) == Verb::On) return castleIn(after_, seen_.operand[0]);
        if (verbOf(seen_) == Verb::Replace) return castleIn(after_, publicOf(before_).chosen);
        // There was no other castle to choose.
        for (const CastleOnTable& castle : castlesIn(after_))
            if (castle.seat == actor_ && castle.upgrade == static_cast<Face>(seen_.operand[0])) return castle;
        return {};
    }

    void builds() {
        const auto built = castleThat(EventKind::Stands);
        if (!built) return;
        if (built->seat == actor_) return say(tr("%1 builds %2.").arg(who(), castleName(built->number)));
        //: %2 is a castle, "castle 3", %3 the player before whom it stands.
        say(tr("%1 builds %2 for %3.").arg(who(), castleName(built->number), name(built->seat)));
    }

    void upgrades(Face face) {
        const auto now = castleImproved(EventKind::Upgraded);
        if (!now) return;
        const auto then = castleIn(before_, now->number);
        if (then && then->upgrade != kHidden)
            //: %2 is a castle; %3 and %4 are upgrades: "Moat", "Gate".
            return say(tr("%1 upgrades %2: %3 in place of %4.")
                           .arg(who(), castle(*now), unitName(face), unitName(then->upgrade)));
        //: %2 is a castle, %3 an upgrade: "Moat".
        say(tr("%1 upgrades %2: %3.").arg(who(), castle(*now), unitName(face)));
    }

    void defends(Face face) {
        const auto now = castleImproved(EventKind::Defends);
        if (!now) return;
        if (verbOf(seen_) != Verb::Replace)
            //: %2 is a castle, %3 a defense, "Knights 8", %4 the worth of all of the castle now.
            return say(tr("%1 defends %2 with %3: it needs %4 to fall now.")
                           .arg(who(), castle(*now), unitName(face), QLocale().toString(now->strength())));
        const auto then = castleIn(before_, now->number);
        const std::size_t place = seen_.operand[0];
        if (!then || place >= then->defences.size()) return;
        //: %2 is a castle; %3 and %4 are defenses: "Knights 8".
        say(tr("%1 defends %2 with %3 in place of %4.")
                .arg(who(), castle(*now), unitName(face), unitName(then->defences[place])));
    }

    void clears() {
        const auto then = castleIn(before_, seen_.operand[0]);
        if (!then) return;
        const Part part = partOf(seen_);
        if (part == Part::Castle)
            //: %2 is a castle, %3 what lies on it.
            return say(tr("%1 discards %2: %3.").arg(who(), castle(*then), contents(*then)));
        const Face face = part == Part::Upgrade ? then->upgrade
                                                : then->defences[static_cast<std::size_t>(placeOfPart(part))];
        //: %2 is a card, "Knights 8", %3 the castle it lies on.
        say(tr("%1 discards %2 from %3.").arg(who(), unitName(face), castle(*then)));
    }

    // ---- specials ----------------------------------------------------------------------------------------

    /// What castles lost to a card that removes defenses or whole castles; `nothing` if nothing.
    void losses(const QString& nothing) {
        bool any = false;
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            QStringList lost;
            for (const CastleOnTable& then : castlesIn(before_)) {
                if (then.seat != seat) continue;
                const auto now = castleIn(after_, then.number);
                if (!now) {
                    if (then.defences.empty()) lost.append(castleName(then.number));
                    continue;
                }
                for (const Face face : without(then.defences, now->defences))
                    //: A defense that falls, and the number of the castle it was on.
                    lost.append(
                        tr("%1 of castle %2").arg(unitName(face), QLocale().toString(then.number + 1)));
            }
            if (lost.empty()) continue;
            any = true;
            say(tr("%1 loses %2.").arg(name(seat), QLocale().createSeparatedList(lost)));
        }
        if (!any) say(nothing);
    }

    void sabotages() {
        const auto there = castleIn(before_, seen_.operand[0]);
        if (!there) return;
        if (there->defences.empty())
            return say(tr("%1 sabotages %2, which has no defenses.").arg(who(), castle(*there)));
        //: %2 is a castle, %3 its top defense: "Knights 8".
        say(tr("%1 sabotages %2, which loses %3.")
                .arg(who(), castle(*there), unitName(there->defences.back())));
    }

    void jests() {
        if (verbOf(seen_) == Verb::Destroy) {
            say(tr("%1's Jester destroys every castle without defenses.").arg(who()));
            return losses(tr("There is none."));
        }
        if (const auto stolen = castleIn(before_, seen_.operand[0]))
            //: %2 is a castle, "Bert's castle 3", %3 what lies on it.
            say(tr("%1's Jester steals %2: %3.").arg(who(), castle(*stolen), contents(*stolen)));
    }

    bool returnsAlliance() const {
        const auto discards = [](const View& view) {
            return std::ranges::count(view.pieces, kDiscardPile, &Piece::pile);
        };
        return discards(before_) == discards(after_);
    }

    // ---- attacks -----------------------------------------------------------------------------------------

    void removes() {
        const auto there = castleIn(before_, seen_.operand[0]);
        if (!there) return;
        const Part part = partOf(seen_);
        const int left = publicOf(after_).toSpend();
        if (part == Part::Castle) {
            if (there->upgrade == kHidden)
                //: %2 is a castle, %3 the value of the attack that is left now.
                return say(
                    tr("%1 destroys %2: %3 to spend.").arg(who(), castle(*there), QLocale().toString(left)));
            //: %2 is a castle, %3 its upgrade, %4 the value of the attack that is left now.
            return say(tr("%1 destroys %2 (%3): %4 to spend.")
                           .arg(who(), castle(*there), unitName(there->upgrade), QLocale().toString(left)));
        }
        const Face face = there->defences[static_cast<std::size_t>(placeOfPart(part))];
        //: %2 is a defense, "Knights 8", %3 a castle, %4 the value of the attack that is left now.
        say(tr("%1 removes %2 from %3: %4 to spend.")
                .arg(who(), unitName(face), castle(*there), QLocale().toString(left)));
    }

    void blocks() {
        const Seat protectedSeat = target();
        const bool named = verbOf(seen_) == Verb::BlockAlly;
        if (actor_ == protectedSeat)
            say(named
                    ? tr("%1 plays a Block: the cards of %2 do not count.").arg(who(), name(seen_.operand[0]))
                    : tr("%1 plays a Block: the attack does not count.").arg(who()));
        else
            say(named ? tr("%1 plays a Block for %2: the cards of %3 do not count.")
                            .arg(who(), name(protectedSeat), name(seen_.operand[0]))
                      : tr("%1 plays a Block for %2: the attack does not count.")
                            .arg(who(), name(protectedSeat)));
    }

    // ---- hands -------------------------------------------------------------------------------------------

    void takes() {
        const QString dead = name(publicOf(before_).spoils);
        say(knows(0) ? tr("%1 takes a card of %2's hand: %3.").arg(who(), dead, card())
                     : tr("%1 takes a card of %2's hand.").arg(who(), dead));
    }

    void shows() {
        const QString holder = name(seen_.operand[0]);
        const QString to = name(seen_.operand[2]);
        say(knows(1) ? tr("%1 shows %2: %3.").arg(holder, to, card(1))
                     : tr("%1 shows %2 a card.").arg(holder, to));
    }

    // ---- consequences ------------------------------------------------------------------------------------

    /// The event at `index`, beyond the opening; related events are described with the first of them.
    void consequence(std::size_t index) {
        const Event& one = events_[index];
        const QString whose = name(one.seat);
        switch (kindOfEvent(one)) {
        case EventKind::Returns: return returns(index);
        case EventKind::Falls:
            if (isBlock())
                //: A defense for which a Block has left no room, and the number of the castle it was on.
                say(tr("Discarded from castle %2 to make room: %1.")
                        .arg(unitName(one.face), QLocale().toString(numberAt(one))));
            return;
        case EventKind::Banned:
            return say(tr("%1 may not attack %2 again in this turn.")
                           .arg(whose, name(static_cast<Seat>(one.amount))));
        case EventKind::Barred: return say(tr("%1 may attack nobody for the rest of this turn.").arg(whose));
        case EventKind::Leads:
            return say(tr("%1 leads the attack now: %2 to spend.")
                           .arg(whose, QLocale().toString(publicOf(after_).toSpend())));
        case EventKind::Eliminated: return eliminated(one.seat);
        case EventKind::Spilt:
            return say(tr("%1's hand is discarded: %n card(s).", "", one.amount).arg(whose));
        case EventKind::Looks: return say(tr("%1 looks through the deck.").arg(whose));
        case EventKind::HasFloor:
            if (verbOf(seen_) != Verb::Floor && verbOf(seen_) != Verb::HandBack)
                say(tr("%1 has the floor.").arg(whose));
            return;
        case EventKind::LastCall: return say(tr("%1 has the floor for the last time.").arg(whose));
        case EventKind::Holds:
            //: %1 and %2 are players; %2 may be the same.
            return say(tr("%1 has %n castles: held until play comes back to %2, they win the game.", "",
                          castlesOf(one.seat))
                           .arg(whose, name(static_cast<Seat>(one.amount))));
        case EventKind::Loses:
            if (livesOn(one.seat))
                say(tr("%1 has %n castle(s) left: too few to win with.", "", castlesOf(one.seat)).arg(whose));
            return;
        case EventKind::RoundOf:
            if (one.amount > 1) say(tr("Round %1 begins.").arg(one.amount));
            return;
        case EventKind::PeaceEnds: return say(tr("From now on everybody may attack."));
        case EventKind::TurnOf: return turnOf(one.seat);
        case EventKind::Unblocked:
            if (verbOf(seen_) == Verb::Pass) say(tr("Nobody blocks."));
            return;
        // Included in the opening.
        case EventKind::Stands:
        case EventKind::Upgraded:
        case EventKind::Defends:
        case EventKind::Removed:
        case EventKind::Cancelled:
        case EventKind::Blocked:
        case EventKind::Revived:
        case EventKind::Joins: return;
        }
    }

    bool isBlock() const { return verbOf(seen_) == Verb::Block || verbOf(seen_) == Verb::BlockAlly; }
    static int numberAt(const Event& one) { return castleOfPlace(one.where.place) + 1; }
    int castlesOf(Seat seat) const {
        return static_cast<int>(std::ranges::count(castlesIn(after_), seat, &CastleOnTable::seat));
    }

    /// What is restored by a Block.
    void returns(std::size_t index) {
        if (&*std::ranges::find(events_, EventKind::Returns, kindOfEvent) != &events_[index]) return;
        QStringList back;
        for (const Event& one : events_) {
            if (kindOfEvent(one) != EventKind::Returns) continue;
            const int within = withinCastle(one.where.place);
            if (within == kBasePlace) back.append(castleName(numberAt(one) - 1));
            if (within >= kFirstDefencePlace)
                //: A defense that is back, and the number of the castle it is on.
                back.append(tr("%1 on castle %2").arg(unitName(one.face), QLocale().toString(numberAt(one))));
        }
        //: %1 is a list: "castle 3 and Knights 8 on castle 4".
        say(tr("Standing again: %1.").arg(QLocale().createSeparatedList(back)));
    }

    /// A revived player gets a castle (CASTLES-RULING-93).
    void settlesIn() {
        const Seat seat = publicOf(before_).drawer;
        for (const CastleOnTable& now : castlesIn(after_)) {
            if (now.seat != seat) continue;
            if (now.base == kPuppet)
                return say(tr("There is no castle card left for %1: the Puppet itself serves as %2.")
                               .arg(name(seat), castleName(now.number)));
            const bool lay = std::ranges::any_of(before_.pieces, [](const Piece& piece) {
                return piece.face == kCastle && (piece.pile == kDiscardPile || piece.pile == kFallenRow);
            });
            return say((lay ? tr("%1 begins again with %2.")
                            : tr("%1 begins again with %2, found in the deck, which is shuffled."))
                           .arg(name(seat), castleName(now.number)));
        }
    }

    void eliminated(Seat seat) {
        const Seat master = publicOf(before_).rulers[seat].master;
        if (master == seat || !isSeat(master) || livesOn(master))
            return say(tr("%1 is out of the game.").arg(name(seat)));
        //: %1 is a puppet, %2 its master.
        say(tr("%1 is out of the game, together with %2.").arg(name(seat), name(master)));
    }

    void turnOf(Seat seat) {
        if (isSeat(publicOf(before_).host)) return say(tr("It is %1's turn.").arg(name(seat)));
        say(tr("%1 begins.").arg(name(seat)));
        if (const int quiet = publicOf(after_).quietRounds; quiet > 0)
            say(tr("For %n round(s) nobody may attack.", "", quiet));
    }

    const View& before_;
    const View& after_;
    const std::vector<Event>& events_;
    const Move seen_;
    const QStringList& names_;
    const Seat actor_;
    QStringList said_;
};

} // namespace

QString CastlesText::logLine(const SeenMove& seen, const QStringList& names) const {
    return Teller(seen, names).tell();
}

namespace {

/// The first rule of a card of CASTLES.
Clause castlesClause(int kind) {
    switch (kind) {
    case kCastle: return "CASTLES-CASTLE-3";
    case kGate:
    case kThickWalls:
    case kMoat:
    case kArcherTowers: return "CASTLES-UPG-4";
    case kRushed: return "CASTLES-RUSH-1";
    case kAlliance: return "CASTLES-ALLY-1";
    case kSabotage: return "CASTLES-SAB-1";
    case kCannonFire: return "CASTLES-CANNON-1";
    case kJester: return "CASTLES-JEST-1";
    case kBlock: return "CASTLES-BLOCK-1";
    case kPuppet: return "CASTLES-PUP-1";
    default: return kind < kRushed ? Clause("CASTLES-DEF-2") : Clause("CASTLES-ATK-10");
    }
}

} // namespace

/// The rule that allows the event.
Clause CastlesText::logClause(const SeenMove& seen) const {
    switch (verbOf(seen.move)) {
    case Verb::Use: return castlesClause(seen.move.operand[0]);
    case Verb::AtSeat:
    case Verb::On: return castlesClause(seen.before.view.as<Public>().inPlay);
    case Verb::Spend: return "CASTLES-RUSH-1";
    case Verb::Destroy: return "CASTLES-JEST-2";
    case Verb::Replace: return "CASTLES-DEF-6";
    case Verb::Table:
    case Verb::Clear: return "CASTLES-DISC-1";
    case Verb::Floor: return "CASTLES-FLOOR-1";
    case Verb::HandBack: return "CASTLES-FLOOR-2";
    case Verb::EndPlay: return "CASTLES-FLOOR-3";
    case Verb::Lay: return "CASTLES-ATK-11";
    case Verb::Remove: return "CASTLES-ATK-12";
    case Verb::Ask:
    case Verb::Decline: return "CASTLES-FLOOR-4";
    case Verb::Finish: return "CASTLES-ATK-20";
    case Verb::Pass: return "CASTLES-BLOCK-18";
    case Verb::Block: return "CASTLES-BLOCK-8";
    case Verb::BlockAlly: return "CASTLES-BLOCK-14";
    case Verb::Accept: return "CASTLES-ALLY-1";
    case Verb::Refuse: return "CASTLES-ALLY-2";
    case Verb::Discard: return "CASTLES-TURN-4";
    case Verb::Draw: return "CASTLES-TURN-5";
    case Verb::Take: return "CASTLES-ELIM-4";
    case Verb::Concede: return "CASTLES-ELIM-1";
    case Verb::Show: return "CASTLES-SETUP-8";
    case Verb::Card:
        return seen.before.view.turn == kNobody ? Clause("CASTLES-SETUP-7") : Clause("CASTLES-TURN-5");
    case Verb::Shuffle: return "CASTLES-SETUP-9";
    case Verb::First: return "CASTLES-SETUP-12";
    case Verb::Home: return "CASTLES-PUP-8";
    }
    return {};
}

Seat CastlesText::doer(const SeenMove& seen) const {
    return verbOf(seen.move) == Verb::Pass ? kNobody : seen.decider();
}

} // namespace drawbridge
