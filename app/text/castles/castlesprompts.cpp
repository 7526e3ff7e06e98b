// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"

#include "castles/public.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <numeric>

// Prompts, button texts, and warnings before moves.
namespace drawbridge {

using namespace castles;
using namespace castleswords;

namespace {

/// The seats on the same side as a living one, as a bit set.
SeatSet sideOf(const View& view, Seat seat) {
    SeatSet side = 0;
    for (Seat one = 0; one < kMaxSeats; ++one)
        if (publicOf(view).lives(one) &&
            publicOf(view).rulers[one].master == publicOf(view).rulers[seat].master)
            side = static_cast<SeatSet>(side | only(one));
    return side;
}

/// The face of a Part as a choice, for a button or a line: "Knights 8", "Moat".
Face partIn(const CastleOnTable& castle, Part part) {
    if (part == Part::Upgrade) return castle.upgrade;
    const auto place = static_cast<std::size_t>(placeOfPart(part));
    return isDefencePart(part) && place < castle.defences.size() ? castle.defences[place] : kHidden;
}

} // namespace

QString CastlesText::prompt(const Seen& seen, const QStringList& names) const {
    const View& view = seen.view;
    const QString usual = usualPrompt(seen, names);
    const Seat seat = view.viewer;
    if (!isSeat(seat) || phaseOf(view) == Phase::Over) return usual;
    if (isOut(view, seat) && seat != view.decider)
        //: To somebody who has been thrown out; %1 is who is at what
        return isOn(seen.setup, Option::Puppets)
                   ? tr("You are out of the game. %1").arg(usual)
                   : tr("You are out, until somebody plays a Puppet for you. %1").arg(usual);
    if (!publicOf(view).lives(seat) && seat != view.decider)
        //: To somebody who joins late; %1 is who is at what
        return tr("You join when somebody plays a Puppet for you. %1").arg(usual);
    const Seat lord = publicOf(view).lives(seat) ? lordOf(view, seat) : kNobody;
    if (!isSeat(lord)) return usual;
    if (view.decider == lord && publicOf(view).actor == seat)
        //: To a puppet, whose master decides; %1 is the master
        return tr("You are %1's puppet: %1 plays for you now.").arg(seatName(names, lord));
    //: To a puppet: %1 is its master, %2 what to do now or who is at what
    return tr("You are %1's puppet. %2").arg(seatName(names, lord), usual);
}

/// The prompt for players who are alive and serve nobody.
QString CastlesText::usualPrompt(const Seen& seen, const QStringList& names) const {
    const View& view = seen.view;
    if (view.decider == kNobody) return tr("The game is over.");
    if (!isSeat(view.decider)) {
        switch (phaseOf(view)) {
        case Phase::Deal: return tr("The cards are dealt.");
        case Phase::First: return tr("The starting player is drawn by lot.");
        default: return tr("A card is drawn.");
        }
    }
    if (view.viewer != view.decider) return waiting(view, names);
    const QString todo = task(seen, names);
    const Seat actor = publicOf(view).actor;
    if (actor == view.decider || !isSeat(actor)) return todo;
    //: To a master who decides for a puppet; %2 is the usual prompt, addressed to the puppet.
    return tr("You play for your puppet %1. %2").arg(seatName(names, actor), todo);
}

QString CastlesText::waiting(const View& view, const QStringList& names) const {
    const QString who = seatName(names, view.decider);
    const Seat actor = publicOf(view).actor;
    switch (phaseOf(view)) {
    case Phase::BlockWindow: return tr("%1 may block…").arg(who);
    case Phase::Asked: return tr("%1 has been asked for an attack card…").arg(who);
    case Phase::Invited: return tr("%1 has been asked for an alliance…").arg(who);
    case Phase::Assault: return tr("%1 is attacking…").arg(who);
    case Phase::HandDiscard: return tr("%1 is choosing cards to discard…").arg(who);
    default: break;
    }
    if (isSeat(actor) && actor != view.decider)
        //: %1 is a master, %2 the puppet whose turn it is.
        return tr("%1 plays for %2…").arg(who, seatName(names, actor));
    return waitingFor(view, names);
}

/// The types of cards that the viewer can play now, as a list.
QString CastlesText::playable(const Seen& seen) const {
    const auto has = [&seen](auto isOfSort) {
        return seen.open.empty() || std::ranges::any_of(seen.open, [&](Move move) {
                   return verbOf(move) == Verb::Use && isOfSort(unsigned{move.operand[0]});
               });
    };
    QStringList sorts;
    if (has([](unsigned kind) { return kind == kCastle; }))
        //: Sorts of cards that can be played now, in a list
        sorts << tr("castles");
    if (has(isUpgrade))
        //: Sorts of cards that can be played now, in a list
        sorts << tr("upgrades");
    if (has([](unsigned kind) { return isDefence(kind) || kind == kRushed; }))
        //: Sorts of cards that can be played now, in a list
        sorts << tr("defenses");
    if (has(isAttack))
        //: Sorts of cards that can be played now, in a list
        sorts << tr("attacks");
    if (has([](unsigned kind) {
            return kind != kCastle && kind != kRushed && !isUpgrade(kind) && !isDefence(kind) &&
                   !isAttack(kind);
        }))
        //: Sorts of cards that can be played now, in a list
        sorts << tr("specials");
    return QLocale().createSeparatedList(sorts);
}

QString CastlesText::mainPrompt(const Seen& seen) const {
    if (seen.open.empty()) return tr("Play as many cards as you like, or finish playing.");
    const QString cards = playable(seen);
    //: %1 is a list of sorts of cards
    return cards.isEmpty() ? tr("There is nothing more to play: finish playing.")
                           : tr("You can play: %1; or finish playing.").arg(cards);
}

QString CastlesText::assaultPrompt(const Seen& seen) {
    const bool removes = mayDo(seen, {Verb::Remove});
    if (mayDo(seen, {Verb::Lay}))
        return removes ? tr("Remove what that pays for, lay more, or finish.") : tr("Lay more, or finish.");
    if (removes) return tr("Remove what that pays for, or finish.");
    return mayDo(seen, {Verb::Ask}) ? tr("Ask an ally for a card, or finish.")
                                    : tr("It pays for nothing more: finish.");
}

QString CastlesText::task(const Seen& seen, const QStringList& names) const {
    const View& view = seen.view;
    const Seat host = publicOf(view).host;
    const Seat target = publicOf(view).target;
    const Seat actor = publicOf(view).actor;
    const auto name = [&](Seat seat) { return seatName(names, seat); };
    const Face inPlay = publicOf(view).inPlay;
    const QString card = inPlay < 0 ? QString() : faceName(inPlay);
    switch (phaseOf(view)) {
    case Phase::Main: {
        const QString playing = mainPrompt(seen);
        const int quiet = publicOf(view).quietRounds;
        return publicOf(view).round > quiet
                   ? playing
                   //: %1 is what to do now, %2 a number
                   : tr("%1 No attacks before round %2.").arg(playing, QLocale().toString(quiet + 1));
    }
    case Phase::Target:
        if (inPlay == kCastle) return tr("Castle: choose who gets it.");
        //: %1 is an upgrade: "Moat".
        if (isUpgrade(static_cast<unsigned>(inPlay)))
            return tr("%1: choose the castle that gets it.").arg(card);
        if (inPlay == kRushed) {
            if (!mayDo(seen, {Verb::Spend}))
                return tr("Rushed Defenses: lay them on a castle as a defense of 3.");
            return mayDo(seen, {Verb::On}) ? tr("Rushed Defenses: lay them on a castle as a defense of 3, or "
                                                "discard them to play more defenses.")
                                           : tr("Rushed Defenses: discard them to play more defenses.");
        }
        //: %1 is a defense: "Knights 8".
        return tr("%1: choose the castle to defend.").arg(unitName(inPlay));
    case Phase::Replace:
        return tr("%1: castle %2 is full, choose the defense that goes.")
            .arg(unitName(inPlay), QLocale().toString(publicOf(view).chosen + 1));
    case Phase::SpecialTarget:
        switch (inPlay) {
        case kSabotage: return tr("Sabotage: choose the castle that loses its top defense.");
        case kJester:
            if (!mayDo(seen, {Verb::On})) return tr("Jester: destroy every castle without defenses.");
            return mayDo(seen, {Verb::Destroy})
                       ? tr("Jester: destroy every castle without defenses, or choose one to steal.")
                       : tr("Jester: choose a castle to steal.");
        case kPuppet: return tr("Puppet: choose who comes back into the game.");
        default: return tr("Alliance: choose whom to ask into this turn.");
        }
    case Phase::AssaultStart: return tr("%1: choose whom to attack.").arg(unitName(inPlay));
    case Phase::BlockWindow: {
        const QString attacker = name(publicOf(view).leader);
        const std::vector<int> values = laidValues(view);
        const int laid = std::accumulate(values.begin(), values.end(), 0);
        const bool blocks = mayDo(seen, {Verb::Block, Verb::BlockAlly});
        if (target == actor)
            //: %2 is the value of the cards laid.
            return (blocks ? tr("%1 attacks you with %2: play a Block, or let it pass.")
                           : tr("%1 attacks you with %2, and you have no Block: let it pass."))
                .arg(attacker, QLocale().toString(laid));
        //: %1 attacks %2; %3 is the value of the cards laid.
        return (blocks ? tr("%1 attacks %2 with %3: play a Block for %2, or let it pass.")
                       : tr("%1 attacks %2 with %3, and you have no Block: let it pass."))
            .arg(attacker, name(target), QLocale().toString(laid));
    }
    case Phase::Assault:
        //: Two sentences: %1 is who is attacked, %2 a number, %3 what to do now
        return tr("Attack on %1 with %2 to spend. %3")
            .arg(name(target), QLocale().toString(publicOf(view).toSpend()), assaultPrompt(seen));
    case Phase::Asked:
        return (mayDo(seen, {Verb::Lay})
                    ? tr("%1 asks you for a card against %2: lay an attack card, or decline.")
                    : tr("%1 asks you for a card against %2, and you have none to lay: decline."))
            .arg(name(publicOf(view).leader), name(target));
    case Phase::Spoils: return tr("Take one card of %1's hand.").arg(name(publicOf(view).spoils));
    case Phase::GuestFloor: {
        //: Two sentences: %1 is whose turn it is, %2 what may be done in it
        const QString floor = publicOf(view).ended
                                  ? tr("You have the floor in %1's turn for the last time. %2")
                                  : tr("You have the floor in %1's turn. %2");
        const QString cards = playable(seen);
        if (cards.isEmpty()) return floor.arg(name(host), tr("There is nothing to play: hand it back."));
        //: %1 is a list of sorts of cards
        return floor.arg(name(host), tr("You can play: %1; or hand it back.").arg(cards));
    }
    case Phase::Invited:
        return tr("%1 asks you to be an ally in this turn: accept, or refuse.")
            .arg(name(publicOf(view).floor));
    case Phase::TableDiscard: return tr("Choose what you discard from the table.");
    case Phase::HandDiscard: return tr("Discard what you do not want, then draw.");
    default: return {};
    }
}

QString CastlesText::heldPrompt(const View& view, const Piece& piece) const {
    if (isRealm(piece.pile)) {
        if (isSeat(publicOf(view).target)) return {};
        //: What to do with a card of a castle that has been picked up.
        return tr("To discard it from the table, put it on the discard pile.");
    }
    if (!isHand(piece.pile) || piece.face < 0 || phaseOf(view) == Phase::HandDiscard) return {};
    const auto kind = static_cast<unsigned>(piece.face);
    const QString card = unitName(piece.face);
    //: What to do with a card of the hand that has been picked up: %1 is the card.
    if (isUpgrade(kind)) return tr("%1: put it on a castle.").arg(card);
    if (isDefence(kind))
        return tr("%1: put it on a castle; on a full one, on the defense that goes.").arg(card);
    if (isAttack(kind))
        return isSeat(publicOf(view).target) ? tr("%1: add it to the attack.").arg(card)
                                             : tr("%1: put it on the castles of an opponent.").arg(card);
    switch (kind) {
    case kCastle: return tr("%1: put it beside your castles.").arg(card);
    case kRushed:
        return tr("%1: put it on a castle, or on the discard pile to play two other defenses.").arg(card);
    case kSabotage: return tr("%1: put it on a castle of an opponent.").arg(card);
    case kCannonFire: return tr("%1: put it on the discard pile.").arg(card);
    case kJester:
        return tr("%1: put it on the discard pile to destroy, or on an opponent's castle to steal.")
            .arg(card);
    case kBlock: return tr("%1: put it on the castles that are attacked.").arg(card);
    case kPuppet: return tr("%1: put it where the player who is to come back sits.").arg(card);
    default: return tr("%1: put it where the player whom you ask sits.").arg(card);
    }
}

QString CastlesText::seatChoice(const View& view, const QString& seat) const {
    switch (publicOf(view).inPlay) {
    //: Buttons: what a card is used for; %1 is a player.
    case kCastle: return tr("A castle for %1").arg(seat);
    case kPuppet: return tr("Bring %1 back").arg(seat);
    case kAlliance: return tr("Ask %1").arg(seat);
    default: return tr("Attack %1").arg(seat);
    }
}

QString CastlesText::choice(const Seen& seen, Move move, const QStringList& names) const {
    const auto& o = move.operand;
    const View& view = seen.view;
    const auto card = [&] { return faceName(static_cast<Face>(o[0])); };
    const auto seat = [&] { return seatName(names, o[0]); };
    const Seat speaker = publicOf(view).actor;
    const auto castle = castleIn(view, o[0]);
    const QString named = castle ? castleName(*castle, speaker, names) : castleName(o[0]);
    switch (verbOf(move)) {
    case Verb::Use: return tr("Play: %1").arg(card());
    case Verb::AtSeat: return seatChoice(view, seat());
    case Verb::On:
        //: A button: %1 is a castle, "Bert's castle 3", %2 what lies on it.
        return castle ? tr("%1: %2").arg(named, contents(*castle)) : named;
    case Verb::Spend: return tr("Discard it for more defenses");
    case Verb::Destroy: return tr("Destroy castles without defenses");
    case Verb::Replace: {
        const auto full = castleIn(view, publicOf(view).chosen);
        const QString old = full && o[0] < full->defences.size() ? unitName(full->defences[o[0]]) : QString();
        //: Buttons: which of the three defenses of a full castle goes; %1 is "Knights 8".
        return (o[0] == 0   ? tr("Replace the lowest: %1")
                : o[0] == 1 ? tr("Replace the middle one: %1")
                            : tr("Replace the top one: %1"))
            .arg(old);
    }
    case Verb::Table: return tr("Discard from the table");
    case Verb::Clear:
    case Verb::Remove: {
        const Part part = partOf(move);
        if (part == Part::Castle && castle) return tr("%1: %2").arg(named, contents(*castle));
        const Face face = castle ? partIn(*castle, part) : kHidden;
        if (face == kHidden) return named;
        //: A button: %1 is a card, "Knights 8", %2 the castle it is on, %3 which it is on it, from below.
        if (isDefencePart(part))
            return tr("%1 on %2 (defense %3)")
                .arg(unitName(face), named, QLocale().toString(placeOfPart(part) + 1));
        //: A button: %1 is an upgrade, "Moat", %2 the castle it is on.
        return tr("%1 on %2").arg(unitName(face), named);
    }
    case Verb::Floor: return tr("Give %1 the floor").arg(seat());
    case Verb::HandBack: return tr("Hand the floor back");
    case Verb::EndPlay: return tr("Finish playing");
    case Verb::Lay: return tr("Lay: %1").arg(unitName(static_cast<Face>(o[0])));
    case Verb::Ask: return tr("Ask %1 for a card").arg(seat());
    case Verb::Finish: return tr("Finish the attack");
    case Verb::Decline: return tr("Lay nothing");
    case Verb::Pass: return tr("Let it pass");
    case Verb::Block: return tr("Play Block");
    case Verb::BlockAlly: return tr("Block %1's cards").arg(seat());
    case Verb::Accept: return tr("Accept");
    case Verb::Refuse: return tr("Refuse");
    case Verb::Discard: return tr("Discard: %1").arg(card());
    case Verb::Draw: return tr("Draw and end the turn");
    case Verb::Take: return tr("Take: %1").arg(card());
    default: return {};
    }
}

QString CastlesText::choiceKey(const View&, Move move) const {
    switch (verbOf(move)) {
    case Verb::Table: return letter("table");
    case Verb::EndPlay: return letter("end-play");
    case Verb::HandBack: return letter("hand-back");
    case Verb::Finish: return letter("finish");
    case Verb::Spend: return letter("spend");
    case Verb::Destroy: return letter("destroy");
    case Verb::Draw: return letter("draw");
    case Verb::Floor:
    case Verb::Ask: return QString::number(move.operand[0] + 1);
    default: return {};
    }
}

QString CastlesText::consequence(const Seen& seen, Move move, const std::optional<Outlook>&) const {
    const Public& known = publicOf(seen.view);
    const auto fallen = static_cast<int>(known.fallen.size());
    switch (verbOf(move)) {
    case Verb::Block:
        return fallen == 0 ? tr("its cards are discarded", "below the label of a choice: what a Block does")
                           : tr("its cards are discarded, what fell comes back",
                                "below the label of a choice: what a Block does");
    case Verb::Pass:
        if (known.finishing && fallen > 0)
            return tr("%n card(s) are lost for good", "below the label of a choice: no Block is played",
                      fallen);
        return {};
    case Verb::Finish:
        //: Below the label of a choice: the strength of an attack that is finished; %1 is a number
        if (known.toSpend() > 0) return tr("%1 left unspent").arg(known.toSpend());
        return choiceHelp(move);
    default: return choiceHelp(move);
    }
}

Spot CastlesText::subject(const View& view) const {
    switch (phaseOf(view)) {
    case Phase::BlockWindow:
    case Phase::Assault:
    case Phase::Asked: return {realmPileOf(publicOf(view).target)};
    case Phase::Invited: return {realmPileOf(publicOf(view).floor)};
    default: return {};
    }
}

bool CastlesText::hasButton(Move move) const {
    switch (verbOf(move)) {
    case Verb::Block:
    case Verb::BlockAlly:
    case Verb::Destroy:
    case Verb::Draw:
    case Verb::Spend: return true;
    default: return false;
    }
}

Seat CastlesText::addressee(const View& view, Move move) const {
    switch (verbOf(move)) {
    case Verb::Floor:
    case Verb::Ask:
    case Verb::BlockAlly: return move.operand[0];
    case Verb::HandBack: return view.turn;
    default: return kNobody;
    }
}

QString CastlesText::choiceHelp(Move move) const {
    switch (verbOf(move)) {
    case Verb::EndPlay: return tr("Then you discard what you do not want, and draw.");
    case Verb::BlockAlly:
        return tr("The cards of the others still count for what they can remove alone; this ally may attack "
                  "nobody for the rest of this turn.");
    case Verb::Finish: return tr("What has not been spent is lost.");
    default: return {};
    }
}

QString CastlesText::choiceMark(Move move) const {
    switch (verbOf(move)) {
    case Verb::Floor:
    case Verb::HandBack: return QStringLiteral("floor");
    case Verb::Ask:
    case Verb::Accept: return QStringLiteral("alliance");
    case Verb::Finish: return QStringLiteral("swords");
    case Verb::Block:
    case Verb::BlockAlly: return QStringLiteral("block");
    case Verb::Pass: return QStringLiteral("window");
    case Verb::EndPlay:
    case Verb::Draw: return QStringLiteral("turn");
    default: return {};
    }
}

QString CastlesText::choicePicture(const View& view, Move move) const {
    if (verbOf(move) != Verb::Take || !isSeat(view.viewer)) return {};
    return toQString(castles::faceName(static_cast<Face>(move.operand[0])));
}

// ---- warnings --------------------------------------------------------------------------------------------

QString CastlesText::warningOfJester(const View& view) const {
    std::array<int, kMaxSeats> left{};
    bool destroys = false;
    for (const CastleOnTable& castle : castlesIn(view))
        if (castle.defences.empty())
            destroys = true;
        else
            ++left[castle.seat];
    if (!destroys) return tr("No castle is without defenses: the Jester would destroy nothing.");
    const Seat jester = publicOf(view).floor;
    if (!isSeat(jester)) return {};
    const Seat master = publicOf(view).rulers[jester].master;
    if (left[jester] == 0) return tr("That destroys your own last castle: you would be out of the game.");
    if (isSeat(master) && left[master] == 0)
        return tr("That destroys the last castle of your master: you would both be out of the game.");
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (contains(sideOf(view, jester), seat) && left[seat] == 0)
            return tr("That destroys the last castle of your own puppet.");
    return {};
}

QString CastlesText::warning(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const {
    const View& view = seen.view;
    const Seat floor = publicOf(view).floor;
    if (!isSeat(floor)) return {};
    switch (verbOf(move)) {
    case Verb::Use: {
        if (move.operand[0] != kCannonFire) return {};
        if (!outlook) return {};
        const auto defences = [](const View& table) {
            std::size_t count = 0;
            for (const CastleOnTable& castle : castlesIn(table)) count += castle.defences.size();
            return count;
        };
        return defences(outlook->after) == defences(view)
                   ? tr("No opponent has a defense: Cannon Fire would hit nothing.")
                   : QString();
    }
    case Verb::On: {
        const auto castle = castleIn(view, move.operand[0]);
        return publicOf(view).inPlay == kSabotage && castle && castle->defences.empty()
                   ? tr("There is no defense on that castle: the Sabotage would do nothing.")
                   : QString();
    }
    case Verb::Destroy: return warningOfJester(view);
    case Verb::Clear: {
        const auto castle = castleIn(view, move.operand[0]);
        const bool isLast = castle && partOf(move) == Part::Castle &&
                            std::ranges::count(castlesIn(view), castle->seat, &CastleOnTable::seat) == 1;
        return isLast ? tr("That is the last castle of its owner: without it that player is out of the game.")
                      : QString();
    }
    default: return {};
    }
}

QString CastlesText::waste(const Seen& seen, Move move) const {
    const auto mayStill = [&](auto is) { return std::ranges::any_of(seen.open, is); };
    if (verbOf(move) == Verb::Finish && mayStill([](Move legal) { return verbOf(legal) == Verb::Remove; }))
        //: Before an attack is finished too early: %1 is a number, the strength that is left.
        return tr("The attack has %1 left, and that could still destroy something.")
            .arg(publicOf(seen.view).toSpend());
    const auto builds = [](Move legal) {
        const auto kind = legal.operand[0];
        return verbOf(legal) == Verb::Use &&
               (kind == kCastle || castles::isUpgrade(kind) || castles::isDefence(kind));
    };
    if (verbOf(move) != Verb::EndPlay || publicOf(seen.view).defences > 0) return {};
    QStringList cards;
    for (const Move legal : seen.open)
        if (builds(legal)) cards << faceName(static_cast<Face>(legal.operand[0]));
    cards.removeDuplicates();
    //: To whoever stops playing before all is built: %1 lists cards of the hand
    return cards.isEmpty()
               ? QString()
               : tr("You could still build this turn: %1.").arg(QLocale().createSeparatedList(cards));
}

bool CastlesText::isMidway(const View& view) const {
    switch (phaseOf(view)) {
    case Phase::Target:
    case Phase::Replace:
    case Phase::SpecialTarget:
    case Phase::AssaultStart:
    case Phase::TableDiscard: return true;
    default: return false;
    }
}

} // namespace drawbridge
