// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rampage/rampagetext.h"

#include "text/languagefile.h"
#include "text/rampage/decktext.h"
#include "text/wordbook.h"

#include "rampage/moves.h"
#include "rampage/options.h"
#include "rampage/public.h"

#include <QLocale>
#include <algorithm>

namespace drawbridge {

using namespace rampage;

namespace {

const QString kGame = QStringLiteral("castle-rampage");

const Deck& deckIn(const Setup& setup) {
    return setup.deck != nullptr ? static_cast<const Deck&>(*setup.deck) : houseEdition();
}

/// Whether the deck has a name of its own for a unit.
bool namesUnit(const Setup& setup, Unit unit) {
    return setup.deck != nullptr && !deckIn(setup).unitNames[static_cast<std::size_t>(unit)].empty();
}

const Public& publicOf(const View& view) { return view.as<Public>(); }

Phase phaseOf(const View& view) { return publicOf(view).phase; }

} // namespace

QString RampageText::gameId() const { return kGame; }

QString RampageText::faceNameIn(const Setup& setup, Face face) const {
    const Deck& deck = deckIn(setup);
    if (face < 0 || face >= deck.kindCount()) return cardWord(setup, kHidden, "name");
    const CardWords& words = deck.words[static_cast<std::size_t>(face)];
    if (const std::string_view name = textIn(words.name, QLocale().name().toStdString()); !name.empty())
        return toQLine(name);
    const QString ours = cardWord(setup, face, "name");
    return ours.isEmpty() ? toQString(words.slug) : ours;
}

QString RampageText::valueName(const Setup& setup, ReasonValue name, std::uint8_t value) const {
    const Deck& deck = deckIn(setup);
    if (name == ReasonValue::Unit) return unitText(deck, static_cast<Unit>(value));
    if (name != ReasonValue::Units) return GameText::valueName(setup, name, value);
    QStringList units;
    for (int unit = 0; unit < kUnits; ++unit)
        if ((value >> unit & 1) != 0) units << unitText(deck, static_cast<Unit>(unit));
    return QLocale().createSeparatedList(units);
}

CardPage RampageText::cardPage(const Setup& setup, Face face) const {
    CardPage page = GameText::cardPage(setup, face);
    const Deck& deck = deckIn(setup);
    const CardKind& kind = deck.kinds[static_cast<std::size_t>(face)];
    QStringList lines{cardText(setup, face)};
    if (kind.attacks()) lines.append(tr("It attacks with %1.").arg(kind.attack));
    lines.append(tr("It defends with %1 at the Gate and with %2 in the Castle.")
                     .arg(QLocale().toString(kind.value[static_cast<std::size_t>(Structure::Gate)]),
                          QLocale().toString(kind.value[static_cast<std::size_t>(Structure::Castle)])));
    QStringList units;
    for (int unit = 0; unit < kUnits; ++unit)
        if (kind.isUnit(static_cast<Unit>(unit))) units.append(unitText(deck, static_cast<Unit>(unit)));
    //: The unit symbols on a card: %1 is "Knight and Axe man".
    if (!units.isEmpty()) lines.append(tr("Unit: %1.").arg(QLocale().createSeparatedList(units)));
    page.meaning = lines.join(QLatin1Char('\n'));

    const auto belongs = [&](std::string_view family, const QString& rules) {
        page.family = familyName(family);
        page.own = QStringList{rules};
        page.namedAs += word({"families", family, "called"}).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    };
    if (kind.purple)
        belongs("purple", QStringLiteral("RAMPAGE-PURPLE-"));
    else if (kind.bonusUnit != kNoUnit)
        belongs("scheme", QStringLiteral("RAMPAGE-SCHEME-"));
    else if (kind.permanent)
        belongs("permanent", QStringLiteral("RAMPAGE-PERM-"));
    else
        page.family = familyName(kind.attacks() ? "attacking" : "other");
    return page;
}

std::vector<CardPage> RampageText::furtherPages(const Setup&) const {
    CardPage overview;
    overview.name = word({"reference", "overview", "name"});
    overview.family = familyName("reference");
    overview.meaning = word({"reference", "overview", "effect"});
    overview.pictures = QStringList{QStringLiteral("castle-rampage/overview")};
    overview.namedAs = QStringList{overview.name};
    return {overview};
}

QString RampageText::cardText(const Setup& setup, Face face) const {
    const Deck& deck = deckIn(setup);
    if (face < 0 || face >= deck.kindCount()) return {};
    const CardWords& words = deck.words[static_cast<std::size_t>(face)];
    const std::string_view text = textIn(words.text, QLocale().name().toStdString());
    if (!text.empty()) return toQString(text);
    if (setup.deck == nullptr) return cardWord(setup, face, "effect");
    // A user's card may have a bundled card's name and another effect, so its text is derived from data.
    return drawbridge::cardText(deck, deck.kinds[static_cast<std::size_t>(face)]);
}

QString RampageText::counted(int cards) const { return tr("%n card(s)", "", cards); }

QString RampageText::pileName(const PileInfo& pile, const QStringList& names) const {
    const QString owner = seatName(names, pile.owner);
    if (pile.id >= kFirstCastle) return tr("%1's Castle").arg(owner);
    if (pile.id >= kFirstGate) return tr("%1's Gate").arg(owner);
    //: Cards that rest after an attack until the end of the turn.
    if (pile.id >= kFirstResting) return tr("%1's resting cards").arg(owner);
    if (pile.id >= kFirstRow) return tr("%1's permanent cards").arg(owner);
    if (pile.id >= kFirstAside) return tr("%1's cards set aside").arg(owner);
    if (pile.id >= kFirstHand) return tr("%1's hand").arg(owner);
    switch (pile.id) {
    case kDrawPile: return tr("draw pile");
    case kDiscardPile: return tr("discard pile");
    case kInPlay: return tr("card in play");
    default: return tr("cards out of the game");
    }
}

QString RampageText::ownPileName(const PileInfo& pile) const {
    //: The following piles are the reader's own.
    if (pile.id >= kFirstCastle) return tr("your Castle");
    if (pile.id >= kFirstGate) return tr("your Gate");
    if (pile.id >= kFirstResting) return tr("your resting cards");
    if (pile.id >= kFirstRow) return tr("your permanent cards");
    if (pile.id >= kFirstAside) return tr("your cards set aside");
    if (pile.id >= kFirstHand) return tr("your hand");
    return {};
}

QString RampageText::pileLabel(const PileInfo& pile, const QStringList& names) const {
    if (pile.id >= kFirstCastle) return tr("Castle");
    if (pile.id >= kFirstGate) return tr("Gate");
    //: Beside cards that rest after an attack until the end of the turn.
    if (pile.id >= kFirstResting) return tr("Resting");
    if (pile.id >= kFirstRow) return tr("Permanent cards");
    //: Above a card that is set aside while the Gate and the Castle are laid
    if (pile.id >= kFirstAside) return tr("For the first hand");
    return pileName(pile, names);
}

// ---- what happened -------------------------------------------------------------------------------------

QString RampageText::logLine(const SeenMove& seen, const QStringList& names) const {
    const auto& o = seen.move.operand;
    const Seat decider = seen.decider();
    const Setup& setup = seen.before.setup;
    const View& view = seen.before.view;
    const Phase phase = phaseOf(view);
    const QString who = seatName(names, decider);
    const auto card = [&] { return faceNameIn(setup, o[0] == kNoKind ? kHidden : static_cast<Face>(o[0])); };
    const auto structure = [&](std::uint8_t operand) {
        return static_cast<Structure>(operand) == Structure::Gate ? tr("Gate") : tr("Castle");
    };
    const auto place = [&](PileId id) {
        PileInfo pile;
        pile.id = id;
        pile.owner = ownerOf(id);
        return pileName(pile, names);
    };
    const auto stack = [&](Seat seat, std::uint8_t operand) {
        return place(pileOf(static_cast<Structure>(operand), seat));
    };
    switch (verbOf(seen.move)) {
    case Verb::Play: return tr("%1 plays: %2.").arg(who, card());
    case Verb::PlayAt: return {};
    case Verb::Place:
        //: %1 a player, %2 "Gate" or "Castle", %3 a card that only this player sees.
        if (o[0] != kNoKind)
            return tr("%1 places a defender at the %2: %3.").arg(who, structure(o[1]), card());
        return tr("%1 places a defender at the %2.").arg(who, structure(o[1]));
    case Verb::Use: return tr("%1 uses: %2.").arg(who, card());
    case Verb::Peek: return tr("%1 looks at the top card of %2.").arg(who, stack(o[0], o[1]));
    case Verb::End: return tr("%1 ends the turn.").arg(who);
    case Verb::Discard:
        return phase == Phase::Bonus || phase == Phase::Extra
                   ? tr("%1 discards for more strength: %2.").arg(who, card())
                   : tr("%1 discards: %2.").arg(who, card());
    case Verb::Decline: return {};
    case Verb::Route: return tr("%1 attacks the %2.").arg(who, structure(o[0]));
    case Verb::Sacrifice: return tr("%1 gives up the top card of their own %2.").arg(who, structure(o[0]));
    case Verb::Name: {
        const auto unit = static_cast<Unit>(o[0]);
        if (namesUnit(setup, unit))
            //: %1 is a player, %2 a unit of the player's own deck.
            return tr("%1 names a unit: %2.").arg(who, unitText(deckIn(setup), unit));
        return unit == Unit::Knight   ? tr("%1 names Knights.").arg(who)
               : unit == Unit::Archer ? tr("%1 names Archers.").arg(who)
                                      : tr("%1 names Axe men.").arg(who);
    }
    case Verb::Destroy: return tr("%1 destroys: %2.").arg(who, card());
    case Verb::Choose: return tr("%1 chooses: %2.").arg(who, card());
    case Verb::Return:
        return tr("%1 takes the top card of their own %2 into their hand.").arg(who, structure(o[0]));
    case Verb::Raise: return tr("%1 lays the bottom card of %2 on top.").arg(who, stack(o[0], o[1]));
    case Verb::Confirm: return {};
    case Verb::Concede: return tr("%1 gives up.").arg(seatName(names, o[0]));
    case Verb::Starter: return tr("%1 begins.").arg(seatName(names, o[0]));
    case Verb::Card:
        if (o[0] == kNoKind) return {};
        if (phase == Phase::Deal)
            return deckIn(setup).kind(o[0]).purple ? tr("Laid off: %1.").arg(card()) : QString();
        //: The card just drawn.
        return tr("Drawn: %1.").arg(card());
    case Verb::Reveal: {
        if (o[0] == kNoKind) return {};
        //: What somebody sees who looks at the top card of a stack.
        if (phase == Phase::PeekReveal) return tr("It is: %1.").arg(card());
        if (phase != Phase::Attack) return tr("Revealed and destroyed: %1.").arg(card());
        const auto there = [&](const QString& fate) {
            //: %1 is where a defender stood, "Anna's Gate", %2 a sentence: what has become of it.
            return tr("%1: %2").arg(place(publicOf(seen.after).shownPile), fate);
        };
        const int strength = publicOf(view).strength;
        const int value = publicOf(seen.after).shownValue;
        if (value > strength)
            //: %1 is the strength of an attack, %2 the value of the defender, %3 its name.
            return there(tr("%1 against %2. It holds: %3.")
                             .arg(QLocale().toString(strength), QLocale().toString(value), card()));
        if (value == strength ||
            deckIn(setup).kind(o[0]).has(Trigger::OnDestroyed, Op::EndAttackDestroyAttacker))
            //: %1 is the strength of an attack, %2 the value of the defender, %3 its name.
            return there(tr("%1 against %2. It falls and takes the attacker with it: %3.")
                             .arg(QLocale().toString(strength), QLocale().toString(value), card()));
        //: %1 is the strength of an attack, %2 the value of the defender, %3 what is left, %4 the name.
        return there(tr("%1 − %2 = %3. It falls: %4.")
                         .arg(QLocale().toString(strength), QLocale().toString(value),
                              QLocale().toString(strength - value), card()));
    }
    case Verb::Hit: return tr("Hit and discarded: %1.").arg(card());
    case Verb::Steal: return tr("Taken from the hand: %1.").arg(card());
    case Verb::Shuffle:
        return phase == Phase::Shuffle && publicOf(view).round < kRounds
                   ? tr("The purple cards are shuffled back into the draw pile.")
                   : tr("The discard pile is shuffled and makes a new draw pile.");
    case Verb::Show: return tr("A hand is shown.");
    }
    return {};
}

/// The rule that allows the event.
Clause RampageText::logClause(const SeenMove& seen) const {
    const Phase phase = phaseOf(seen.before.view);
    switch (verbOf(seen.move)) {
    case Verb::Play: return "RAMPAGE-PLAY-1";
    case Verb::PlayAt: return {}; // never played
    case Verb::Place: return phase == Phase::Place ? Clause("RAMPAGE-PREP-6") : Clause("RAMPAGE-DEF-2");
    case Verb::Use: return "RAMPAGE-PLAY-5";
    case Verb::Peek: return "RAMPAGE-TOWER-1";
    case Verb::End: return "RAMPAGE-TURN-1";
    case Verb::Discard:
        return phase == Phase::Slot    ? Clause("RAMPAGE-SCHEME-2")
               : phase == Phase::Bonus ? Clause("RAMPAGE-SCHEME-3")
               : phase == Phase::Extra ? Clause("RAMPAGE-MERC-1")
                                       : Clause("RAMPAGE-PLAY-2");
    case Verb::Decline:
    case Verb::Confirm: return {};
    case Verb::Route: return "RAMPAGE-ATT-4";
    case Verb::Sacrifice: return "RAMPAGE-JESTER-1";
    case Verb::Name: return "RAMPAGE-PRIEST-1";
    case Verb::Destroy: return "RAMPAGE-ARSON-1";
    case Verb::Choose: return phase == Phase::Spy ? Clause("RAMPAGE-SPY-1") : Clause("RAMPAGE-PLAY-11");
    case Verb::Return:
    case Verb::Raise:
    case Verb::Steal: return "RAMPAGE-PLAY-11"; // effects of users' own cards
    case Verb::Concede: return "RAMPAGE-END-4";
    case Verb::Starter: return "RAMPAGE-SETUP-4";
    case Verb::Card: return phase == Phase::Deal ? Clause("RAMPAGE-PREP-2") : Clause("RAMPAGE-TURN-2");
    case Verb::Reveal:
        return phase == Phase::PeekReveal        ? Clause("RAMPAGE-TOWER-1")
               : phase == Phase::Crash           ? Clause("RAMPAGE-SUMMON-1")
               : phase == Phase::SacrificeReveal ? Clause("RAMPAGE-JESTER-1")
                                                 : Clause("RAMPAGE-ATT-5");
    case Verb::Hit: return "RAMPAGE-ARCHER-1";
    case Verb::Shuffle:
        return phase == Phase::Shuffle && seen.before.view.turn == kNobody ? Clause("RAMPAGE-PREP-5")
                                                                           : Clause("RAMPAGE-DECK-1");
    case Verb::Show: return "RAMPAGE-PRIEST-1";
    }
    return {};
}

QString RampageText::settled(const Setup& setup, const View&, const QStringList&) const {
    //: The first line of the log: %1 is the name of a deck of one's own.
    return setup.deck == nullptr ? QString() : tr("The deck: %1.").arg(deckName(deckIn(setup)));
}

// ---- what to do ----------------------------------------------------------------------------------------

QString RampageText::mainPrompt(const Seen& seen) const {
    const bool isStrengthened = publicOf(seen.view).strengthened;
    const bool strengthens = !isStrengthened && mayDo(seen, {Verb::Place});
    if (mayDo(seen, {Verb::Play}) || (isStrengthened && mayDo(seen, {Verb::Place})))
        return strengthens ? tr("Play cards, strengthen once, or end your turn.")
                           : tr("Play cards, or end your turn.");
    // Cards in front of the player since an earlier turn.
    if (mayDo(seen, {Verb::Use}))
        return strengthens ? tr("Strengthen once, use a card in play, or end your turn.")
                           : tr("Use a card in play, or end your turn.");
    return strengthens ? tr("Strengthen once, or end your turn.")
                       : tr("Nothing more can be played: end your turn.");
}

QString RampageText::prompt(const Seen& seen, const QStringList& names) const {
    const View& view = seen.view;
    const Phase phase = phaseOf(view);
    if (view.decider == kNobody) return tr("The game is over.");
    if (!isSeat(view.decider)) {
        switch (phase) {
        case Phase::Starter: return tr("The starting player is drawn by lot.");
        case Phase::Deal: return tr("The cards are dealt.");
        case Phase::Shuffle: return tr("The cards are shuffled.");
        case Phase::Attack: return tr("The strength of the attack: %1.").arg(publicOf(view).strength);
        case Phase::Show: return tr("A hand is shown.");
        case Phase::Draw: return tr("A card is drawn.");
        default: return tr("A card is revealed.");
        }
    }
    if (view.viewer != view.decider) {
        const QString who = seatName(names, view.decider);
        switch (phase) {
        case Phase::Place: return tr("%1 is placing cards…").arg(who);
        case Phase::Spy: return tr("%1 is choosing a card of the attacker's hand…").arg(who);
        case Phase::Peek: return tr("%1 is looking at a card…").arg(who);
        case Phase::Shot:
        case Phase::GiveUp: return tr("%1 is choosing cards to discard…").arg(who);
        default: return waitingFor(view, names);
        }
    }
    const int left = publicOf(view).left;
    switch (phase) {
    case Phase::Place: {
        const int size = countIn(view, handOf(view.decider));
        if (size > 3) return tr("Lay %n card(s) at your Gate, face down.", "", size - 3);
        return tr("Lay %n card(s) at your Castle, face down.", "", size - 1);
    }
    case Phase::Main: return mainPrompt(seen);
    case Phase::Pay: return tr("Pay: discard %n card(s).", "", left);
    case Phase::Slot:
    case Phase::Bonus: {
        const QString unit = unitText(deckIn(seen.setup), *publicOf(view).unit);
        //: %1 is a unit: "Knight".
        if (phase == Phase::Slot) return tr("Pay: discard a card showing this unit: %1.").arg(unit);
        //: %1 is a unit: "Knight".
        return tr("You may discard one more for more strength: %1.").arg(unit);
    }
    case Phase::Extra: return tr("You may discard a card for more strength.");
    case Phase::Route: return tr("Choose what to attack: Gate or Castle.");
    case Phase::Sacrifice: return tr("Choose your own Gate or Castle: its top card is destroyed.");
    case Phase::Symbol: return tr("Name a unit: all cards showing it are discarded.");
    case Phase::Burn: return tr("You may destroy a permanent card of your opponent.");
    case Phase::BurnOwn: return tr("Choose a permanent card of your own: it is destroyed.");
    case Phase::Shot:
    case Phase::GiveUp: return tr("Discard %n card(s) of your hand.", "", std::max(1, left));
    case Phase::Spy: return tr("Your defender's price: choose a card of the attacker's hand.");
    case Phase::PeekTop: return tr("Choose a Gate or Castle to look at its top card.");
    case Phase::Peek: return tr("Only you see this card. Go on when you have seen it.");
    case Phase::Look: return tr("Only you see this hand. Go on when you have seen it.");
    case Phase::ReturnTop: return tr("Choose your Gate or Castle: its top card comes into your hand.");
    case Phase::RaiseBottom: return tr("Choose a Gate or Castle: its bottom card goes on top.");
    case Phase::Retrieve: return tr("Choose %n card(s) of the discard pile.", "", std::max(1, left));
    default: return {};
    }
}

QString RampageText::heldPrompt(const View& view, const Piece& piece) const {
    if (piece.pile != handOf(view.viewer)) return {};
    switch (phaseOf(view)) {
    case Phase::Pay:
    case Phase::Slot:
    case Phase::Bonus:
    case Phase::Extra:
    case Phase::Shot:
    case Phase::GiveUp:
        //: What to do with a card of the hand that has been picked up, as a price.
        return tr("Put it on the discard pile.");
    default: return {};
    }
}

QString RampageText::choice(const Seen& seen, Move move, const QStringList&) const {
    const auto& o = move.operand;
    const Setup& setup = seen.setup;
    const auto card = [&] { return faceNameIn(setup, static_cast<Face>(o[0])); };
    const auto isGate = [&](std::size_t operand) {
        return static_cast<Structure>(o[operand]) == Structure::Gate;
    };
    switch (verbOf(move)) {
    case Verb::Play:
    case Verb::PlayAt: return tr("Play: %1").arg(card());
    case Verb::Place: return isGate(1) ? tr("Place at the Gate") : tr("Place at the Castle");
    case Verb::Use: return tr("Use: %1").arg(card());
    case Verb::Peek: return isGate(1) ? tr("Look at the Gate") : tr("Look at the Castle");
    case Verb::End: return tr("End turn");
    case Verb::Discard: return tr("Discard: %1").arg(card());
    case Verb::Decline: return tr("No thanks");
    case Verb::Route: return isGate(0) ? tr("Attack the Gate") : tr("Attack the Castle");
    case Verb::Sacrifice: return isGate(0) ? tr("From the Gate") : tr("From the Castle");
    case Verb::Name:
        if (const auto unit = static_cast<Unit>(o[0]); namesUnit(setup, unit))
            return unitText(deckIn(setup), unit);
        //: A button that names a unit.
        return o[0] == 0 ? tr("Knights") : o[0] == 1 ? tr("Archers") : tr("Axe men");
    case Verb::Destroy: return tr("Destroy: %1").arg(card());
    case Verb::Choose: return tr("Choose: %1").arg(card());
    case Verb::Return: return isGate(0) ? tr("From the Gate") : tr("From the Castle");
    case Verb::Raise:
        if (o[0] == seen.view.turn) return isGate(1) ? tr("Own Gate") : tr("Own Castle");
        return isGate(1) ? tr("Opponent's Gate") : tr("Opponent's Castle");
    case Verb::Confirm: return tr("Seen");
    default: return {};
    }
}

QString RampageText::choiceKey(const View&, Move move) const {
    switch (verbOf(move)) {
    case Verb::End: return letter("end");
    case Verb::Confirm: return letter("seen");
    default: return {};
    }
}

QString RampageText::consequence(const Seen& seen, Move move, const std::optional<Outlook>&) const {
    const int strength = publicOf(seen.view).strength;
    if (verbOf(move) != Verb::Decline || strength <= 0) return {};
    //: Below the label of a choice: the strength of an attack that is not raised further.
    return tr("attacks with %1").arg(strength);
}

Spot RampageText::subject(const View& view) const {
    switch (phaseOf(view)) {
    case Phase::Bonus:
    case Phase::Extra:
    case Phase::Symbol:
    case Phase::Burn: return {kInPlay};
    default: return {};
    }
}

QString RampageText::choiceMark(Move move) const {
    if (verbOf(move) == Verb::End) return QStringLiteral("turn");
    if (verbOf(move) == Verb::Name) return toQString(unitName(static_cast<Unit>(move.operand[0])));
    return {};
}

QString RampageText::warning(const Seen& seen, Move move, const std::optional<Outlook>&) const {
    const View& view = seen.view;
    const PileId castle = pileOf(Structure::Castle, view.turn);
    if (!isSeat(view.turn) || countIn(view, castle) != 1) return {};
    const auto& o = move.operand;
    if (verbOf(move) == Verb::Sacrifice && static_cast<Structure>(o[0]) == Structure::Castle)
        return tr("That is the last card of your Castle: without it you lose the game.");
    if (verbOf(move) != Verb::Play) return {};
    const Setup& setup = seen.setup;
    const CardKind& kind = deckIn(setup).kind(o[0]);
    const bool gateFallen = countIn(view, pileOf(Structure::Gate, view.turn)) == 0;
    if (kind.has(Trigger::OnPlay, Op::DestroyBothCastleTops) ||
        (gateFallen && kind.has(Trigger::OnPlay, Op::SacrificeTopForStrength)))
        return tr("This would destroy the last card of your own Castle: you would lose the game.");
    return {};
}

QString RampageText::waste(const Seen& seen, Move move) const {
    if (verbOf(move) != Verb::End || publicOf(seen.view).plays > 0) return {};
    return std::ranges::any_of(seen.open, [](Move legal) { return verbOf(legal) == Verb::Play; })
               ? tr("You have played no card this turn, and you could.")
               : QString();
}

std::vector<TurnStep> RampageText::turnSteps(const View& view, Seat seat) const {
    const Phase phase = phaseOf(view);
    const bool inPlay = publicOf(view).round == kRounds && phase != Phase::Over;
    const bool mine = inPlay && view.turn == seat;
    const bool drawing = mine && publicOf(view).plays == 0 && view.decider == kChance &&
                         (phase == Phase::Draw || phase == Phase::Shuffle);
    const bool strengthened = publicOf(view).strengthened;
    const bool free = mine && phase == Phase::Main;
    return {
        //: The steps of a turn on the overview card: a few words each.
        {tr("Draw cards"), drawing, mine && !drawing},
        {tr("Strengthen once"), free && !strengthened && countIn(view, handOf(seat)) > 0,
         mine && strengthened},
        {tr("Play cards"), mine && !drawing, mine && publicOf(view).plays > 0},
        {tr("End the turn"), free, false},
    };
}

QString RampageText::standing(const View& view, Seat seat, const QStringList&) const {
    //: Beside a player's name: how many cards lie in the own Gate and Castle.
    return tr("Gate %1 · Castle %2")
        .arg(QLocale().toString(countIn(view, pileOf(Structure::Gate, seat))),
             QLocale().toString(countIn(view, pileOf(Structure::Castle, seat))));
}

std::optional<int> RampageText::strength(const View& view) const {
    if (publicOf(view).strength <= 0 && phaseOf(view) != Phase::Attack) return {};
    return publicOf(view).strength;
}

int RampageText::turns(const View& view) const { return publicOf(view).turns; }

EndWords RampageText::endWords(const Seen& seen, const QStringList& names) const {
    const Ending how = publicOf(seen.view).ending;
    if (how == Ending::None) return {};
    const QString who = seatName(names, seen.winner());
    if (how == Ending::Deadlock && who.isEmpty())
        return {tr("Nobody can do anything any more: the game is a draw."),
                tr("Nobody can do anything any more.")};
    if (how == Ending::Deadlock)
        return {
            tr("Nobody can do anything any more; %1 has the larger Castle, Gate or hand and wins.").arg(who),
            tr("Nobody can do anything any more; the larger Castle, Gate or hand decides.")};
    if (how == Ending::TooLong && who.isEmpty())
        return {tr("The game has lasted too long: it is a draw."), tr("The game has lasted too long.")};
    if (how == Ending::TooLong)
        return {tr("The game has lasted too long; %1 has the larger Castle, Gate or hand and wins.").arg(who),
                tr("The game has lasted too long; the larger Castle, Gate or hand decides.")};
    const QString loser = seatName(names, rampage::other(seen.winner()));
    if (how == Ending::CastleDestroyed)
        return {tr("%1 has destroyed %2's Castle and wins.").arg(who, loser),
                tr("The Castle of %1 is destroyed.").arg(loser)};
    if (how == Ending::OwnCastle)
        return {tr("%2 has given up the last card of their own Castle: %1 wins.").arg(who, loser),
                tr("%1 has given up the last card of their own Castle.").arg(loser)};
    if (how == Ending::BothCastles)
        return {tr("%2 has made both Castles fall at once: %1 wins.").arg(who, loser),
                tr("%1 has made both Castles fall at once.").arg(loser)};
    if (how == Ending::OneOfBoth)
        return {tr("%2's Castle has lost its last card: %1 wins.").arg(who, loser),
                tr("The Castle of %1 has lost its last card.").arg(loser)};
    if (how == Ending::Conceded)
        return {tr("%2 has given up: %1 wins.").arg(who, loser), tr("%1 has given up.").arg(loser)};
    return {tr("%2's Castle is empty: %1 wins.").arg(who, loser),
            tr("The Castle of %1 is empty.").arg(loser)};
}

Deck houseEditionInWords() {
    const WordBook& english = WordBook::inEnglish(kGame);
    const WordBook& here = WordBook::forGame(kGame);
    const std::string language = readersLanguage().toStdString();
    const auto bothWays = [&](std::initializer_list<std::string_view> path) {
        Translated texts{{"en", english.text(path).toStdString()}};
        const std::string translated = here.text(path).toStdString();
        if (translated != texts.front().second) texts.emplace_back(language, translated);
        return texts;
    };
    Deck deck = houseEdition();
    deck.name = bothWays({"deck"});
    for (CardWords& words : deck.words) {
        words.name = bothWays({"cards", words.slug, "name"});
        words.text = bothWays({"cards", words.slug, "effect"});
    }
    return deck;
}

} // namespace drawbridge
