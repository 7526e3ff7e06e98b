// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/reasons.h"
#include "rampage/rules.h"

// Why a move is illegal. Independent of the listing of legal moves, in the order in which a person at the
// table would object; the exam checks that the two agree.
namespace drawbridge::rampage {

namespace {

bool isIn(const Position& p, PileId pile, Kind kind) { return !copiesIn(p, pile, kind).empty(); }

CardSet handOnTurn(const Position& p) { return p.table.cards(handOf(p.turn)); }

/// What must be placed in the setup; the second round repeats the first (RAMPAGE-PREP-9).
Verdict notLaid(const Position& p) {
    const Verdict first = placedAt(p) == Structure::Gate ? refuse(Reason::LayGateFirst, "RAMPAGE-PREP-6")
                                                         : refuse(Reason::LayCastleFirst, "RAMPAGE-PREP-7");
    return p.round == 0 ? first : refuse(Reason::LaySecondRound, "RAMPAGE-PREP-9").also(first.clause());
}

/// Refusal for a wrong move: what has to be done first.
Verdict notNow(const Position& p) {
    switch (p.phase) {
    case Phase::Place: return notLaid(p);
    case Phase::Main: return refuse(Reason::NothingAsks, "RAMPAGE-TURN-5");
    case Phase::Pay:
        return p.placing ? refuse(Reason::PayDefenderFirst, "RAMPAGE-DEF-5").also("RAMPAGE-RULING-12")
                         : refuse(Reason::PayFirst, "RAMPAGE-PLAY-8").also("RAMPAGE-PLAY-2");
    case Phase::Slot: return refuse(Reason::PayUnitsFirst, "RAMPAGE-SCHEME-2").also("RAMPAGE-PLAY-2");
    case Phase::Bonus: return refuse(Reason::MoreUnitsFirst, "RAMPAGE-SCHEME-6").also("RAMPAGE-RULING-40");
    case Phase::Extra: return refuse(Reason::MoreStrengthFirst, "RAMPAGE-MERC-1").also("RAMPAGE-RULING-40");
    case Phase::Route: return refuse(Reason::TargetFirst, "RAMPAGE-DRAGON-2").also("RAMPAGE-RULING-30");
    case Phase::Sacrifice: return refuse(Reason::OwnStackFirst, "RAMPAGE-JESTER-1");
    case Phase::Symbol: return refuse(Reason::NameUnitFirst, "RAMPAGE-PRIEST-1");
    case Phase::Burn: return refuse(Reason::DestroyFirst, "RAMPAGE-ARSON-1");
    case Phase::Shot: return refuse(Reason::DiscardFirst, "RAMPAGE-ARCHER-1").also("RAMPAGE-RULING-34");
    case Phase::Spy: return refuse(Reason::ChooseShownFirst, "RAMPAGE-SPY-1").also("RAMPAGE-RULING-27");
    case Phase::PeekTop: return refuse(Reason::NoLookLeft, "RAMPAGE-FALCON-1");
    case Phase::Peek: return refuse(Reason::FinishLooking, "RAMPAGE-FALCON-1");
    case Phase::Attack: return refuse(Reason::AttackRuns, "RAMPAGE-ATT-17").also("RAMPAGE-RULING-16");
    case Phase::Starter: return refuse(Reason::StarterFirst, "RAMPAGE-SETUP-4");
    case Phase::Deal: return refuse(Reason::DealFirst, "RAMPAGE-PREP-1");
    case Phase::Draw:
        return p.stage == Stage::TurnDraw ? refuse(Reason::DrawFirst, "RAMPAGE-TURN-4")
                                          : refuse(Reason::FinishCardFirst, "RAMPAGE-PLAY-6");
    case Phase::Shuffle:
        return p.stage == Stage::Setup ? refuse(Reason::ShufflePurpleFirst, "RAMPAGE-PREP-5")
                                       : refuse(Reason::ShuffleFirst, "RAMPAGE-DECK-1");
    default: return refuse(Reason::FinishCardFirst, "RAMPAGE-PLAY-6"); // an unfinished effect
    }
}

/// The refusal of a card that is not in the hand of the seat on turn.
Verdict notInHand(const Position& p, Kind kind, Clause clause, Reason reason = Reason::NotInHand) {
    if (isIn(p, restingOf(p.turn), kind)) return refuse(Reason::Resting, "RAMPAGE-VET-3", kind).also(clause);
    return refuse(reason, clause, kind);
}

/// Required units are missing from the hand, or are all on one card (RAMPAGE-UNIT-5).
Verdict judgeUnits(const Position& p, Kind kind, const CardSet& others, const Bill& bill) {
    std::uint8_t missing = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        if ((others & p.deck->units(static_cast<Unit>(unit))).size() < bill.units[unit])
            missing = static_cast<std::uint8_t>(missing | 1 << unit);
    if (missing != 0)
        return refuse(Reason::LacksUnits, "RAMPAGE-SCHEME-2", kind)
            .with(ReasonValue::Units, missing)
            .also("RAMPAGE-PLAY-8");
    return refuse(Reason::UnitsApart, "RAMPAGE-UNIT-5", kind).also("RAMPAGE-RULING-37");
}

Verdict judgePlay(const Position& p, Kind kind) {
    if (p.phase != Phase::Main) return notNow(p).also("RAMPAGE-PLAY-6");
    if (p.plays >= kMostPlays) return refuse(Reason::MostPlays, "RAMPAGE-LIMIT-1").also("RAMPAGE-RULING-45");
    const CardSet copies = copiesIn(p, handOf(p.turn), kind);
    if (copies.empty()) return notInHand(p, kind, "RAMPAGE-PLAY-1");
    const CardSet fresh = copies - p.marked;
    if (fresh.empty()) return refuse(Reason::CameBack, "RAMPAGE-RULING-24", kind).also("RAMPAGE-VET-3");
    const CardKind& card = p.kind(kind);
    if (!card.playable) {
        if (card.purple && p.options.on(Option::PlayPurple)) return Verdict::legal();
        return refuse(Reason::DefenderOnly, "RAMPAGE-PURPLE-7", kind).also("RAMPAGE-RULING-14");
    }
    CardSet others = handOnTurn(p);
    others.remove(fresh.first());
    const Bill bill = billOf(card, 0);
    if (canPay(p, others, bill)) return Verdict::legal();
    if (others.size() < bill.total() && bill.others > 0)
        return refuse(Reason::CostsCards, "RAMPAGE-PLAY-8", kind)
            .with(ReasonValue::Count, static_cast<std::uint8_t>(bill.total()))
            .also("RAMPAGE-CARD-5");
    return judgeUnits(p, kind, others, bill);
}

/// A drop on a structure that this card does not attack now. On the right one the card is simply played and
/// attacks it (RAMPAGE-ATT-1).
Verdict judgePlayAt(const Position& p, Kind kind, Structure target) {
    if (const Verdict play = judgePlay(p, kind); !play) return play;
    const CardKind& card = p.kind(kind);
    if (!card.playable || !card.attacks()) return refuse(Reason::AttacksNothing, "RAMPAGE-CARD-10", kind);
    const bool gateStands = !p.table.empty(pileOf(Structure::Gate, other(p.turn)));
    if (card.route == Route::CastleOnly && target == Structure::Gate)
        return refuse(Reason::CastleOnly, "RAMPAGE-ATT-4", kind).also("RAMPAGE-DIGGER-1");
    if (card.route == Route::GateFirst && target == Structure::Castle && gateStands)
        return refuse(Reason::GateStands, "RAMPAGE-ATT-2").also("RAMPAGE-OBJ-2");
    if (target == Structure::Gate && !gateStands) return refuse(Reason::GateFallen, "RAMPAGE-ATT-3");
    if (card.route == Route::Choose)
        return refuse(Reason::TargetOncePaid, "RAMPAGE-DRAGON-2").also("RAMPAGE-RULING-30");
    return refuse(Reason::JustPlay, "RAMPAGE-ATT-1");
}

Verdict judgeSetupPlace(const Position& p, Kind kind, Structure structure, Seat seat) {
    if (seat != p.turn) return refuse(Reason::OwnStacksOnly, "RAMPAGE-RULING-10").also("RAMPAGE-SETUP-5");
    if (!isIn(p, handOf(p.turn), kind)) {
        if (isIn(p, asideOf(p.turn), kind))
            return refuse(Reason::SetAside, "RAMPAGE-PREP-12").also("RAMPAGE-RULING-7");
        return notInHand(p, kind, notLaid(p).clause()).also(notLaid(p).seeAlso());
    }
    return structure == placedAt(p) ? Verdict::legal() : notNow(p);
}

Verdict judgePlace(const Position& p, Kind kind, Structure structure, Seat seat) {
    if (p.phase == Phase::Place) return judgeSetupPlace(p, kind, structure, seat);
    if (p.stage == Stage::Setup) return notNow(p);
    if (p.stage == Stage::TurnDraw && p.phase != Phase::Main) return notNow(p).also("RAMPAGE-DEF-9");
    if (p.phase != Phase::Main)
        return refuse(Reason::StrengthenLater, "RAMPAGE-DEF-9").also(notNow(p).clause());
    if (seat != p.turn) return refuse(Reason::OwnStacksOnly, "RAMPAGE-RULING-10").also("RAMPAGE-DEF-2");
    if (p.plays >= kMostPlays) return refuse(Reason::MostPlays, "RAMPAGE-LIMIT-1");
    if (p.strengthened) return refuse(Reason::StrengthenedOnce, "RAMPAGE-DEF-1");
    if (p.options.on(Option::StrengthenTiming) && p.plays > 0)
        return refuse(Reason::StrengthenBeforePlaying, "RAMPAGE-RULING-9");
    if (structure == Structure::Gate && p.options.on(Option::RebuildGate) &&
        p.table.empty(pileOf(Structure::Gate, p.turn)))
        return refuse(Reason::GateNotRebuilt, "RAMPAGE-RULING-11").also("RAMPAGE-DEF-8");
    if (!isIn(p, handOf(p.turn), kind)) return notInHand(p, kind, "RAMPAGE-DEF-2");
    const std::uint8_t cost = p.kind(kind).defendCost;
    if (handOnTurn(p).size() <= cost)
        return refuse(Reason::DefenderCosts, "RAMPAGE-OGRE-2", kind)
            .with(ReasonValue::Count, cost)
            .also("RAMPAGE-RULING-12");
    return Verdict::legal();
}

/// Looking at a stack needs a permanent that allows it (RAMPAGE-STACK-2, RAMPAGE-RULING-43).
Verdict judgePeek(const Position& p, Seat seat, Structure structure) {
    const bool somethingThere = !p.table.empty(pileOf(structure, seat));
    if (p.phase == Phase::PeekTop)
        return somethingThere ? Verdict::legal() : refuse(Reason::NoLookLeft, "RAMPAGE-FALCON-1");
    if (p.phase != Phase::Main) return notNow(p).also("RAMPAGE-STACK-2");
    if (p.plays >= kMostPlays) return refuse(Reason::MostPlays, "RAMPAGE-LIMIT-1");
    if ((p.table.cards(rowOf(p.turn)) & p.deck->lookouts()).empty())
        return refuse(Reason::NobodyLooks, "RAMPAGE-STACK-2").also("RAMPAGE-FALCON-1");
    if (freeLookout(p) == kNoCard || !somethingThere) return refuse(Reason::NoLookLeft, "RAMPAGE-FALCON-1");
    return Verdict::legal();
}

Verdict judgeUse(const Position& p, Kind kind) {
    if (p.phase != Phase::Main) return notNow(p).also("RAMPAGE-PLAY-6");
    if (p.plays >= kMostPlays) return refuse(Reason::MostPlays, "RAMPAGE-LIMIT-1");
    // An effect that only looks is used by looking.
    if ((usableKinds(p) >> kind & 1) != 0) return Verdict::legal();
    if (isIn(p, handOf(p.turn), kind)) return refuse(Reason::NotInPlay, "RAMPAGE-PERM-2", kind);
    return refuse(Reason::NotBeforeYou, "RAMPAGE-PERM-1", kind);
}

Verdict judgePayment(const Position& p, Kind kind) {
    const CardSet hand = handOnTurn(p);
    const CardSet copies = hand & p.deck->cardsOf(kind);
    if (p.placing) return copies.empty() ? notInHand(p, kind, "RAMPAGE-OGRE-2") : Verdict::legal();
    if (copies.empty()) return notInHand(p, kind, "RAMPAGE-PLAY-8", Reason::NotInHandTwice);
    const CardKind& played = p.kind(p.source);
    const CostSlot slot = played.cost[p.slot];
    if (slot != kAnyCard && !p.kind(kind).isUnit(static_cast<Unit>(slot)))
        return refuse(Reason::NotThatUnit, "RAMPAGE-SCHEME-2", kind)
            .with(ReasonValue::Unit, slot)
            .also("RAMPAGE-UNIT-1");
    CardSet others = hand;
    others.remove(copies.first());
    return canPay(p, others, billOf(played, p.slot + 1))
               ? Verdict::legal()
               : refuse(Reason::NeededForRest, "RAMPAGE-RULING-39", kind).also("RAMPAGE-UNIT-5");
}

Verdict judgeDiscard(const Position& p, Kind kind) {
    const bool inHand = isIn(p, handOf(p.turn), kind);
    switch (p.phase) {
    case Phase::Pay:
    case Phase::Slot: return judgePayment(p, kind);
    case Phase::Bonus:
        if (!inHand) return notInHand(p, kind, "RAMPAGE-SCHEME-3");
        return p.kind(kind).isUnit(p.kind(p.source).bonusUnit)
                   ? Verdict::legal()
                   : refuse(Reason::AddsNothing, "RAMPAGE-SCHEME-3", kind);
    case Phase::Extra: return inHand ? Verdict::legal() : notInHand(p, kind, "RAMPAGE-MERC-1");
    case Phase::Shot:
    case Phase::GiveUp:
        return isIn(p, handOf(p.decider), kind) ? Verdict::legal()
                                                : refuse(Reason::NotThere, "RAMPAGE-DISC-1", kind);
    case Phase::Main: return refuse(Reason::NeedNotDiscard, "RAMPAGE-TURN-7");
    default: return notNow(p);
    }
}

Verdict judgeDecline(const Position& p) {
    switch (p.phase) {
    case Phase::Bonus:
    case Phase::Burn: return Verdict::legal();
    case Phase::Extra:
        return p.left == currentEffect(p).cards ? Verdict::legal()
                                                : refuse(Reason::PayFirst, "RAMPAGE-PLAY-8");
    default: return notNow(p);
    }
}

/// `otherwise`: the refusal if there is no card.
Verdict judgeOwnStack(const Position& p, Phase phase, Structure structure, Verdict otherwise) {
    if (p.phase != phase) return notNow(p);
    return p.table.empty(pileOf(structure, p.actor)) ? otherwise : Verdict::legal();
}

Verdict judgeDestroy(const Position& p, Kind kind) {
    if (p.phase == Phase::Burn) {
        if (isIn(p, rowOf(other(p.actor)), kind)) return Verdict::legal();
        return refuse(Reason::OpponentHasNone, "RAMPAGE-ARSON-1", kind).also("RAMPAGE-PERM-2");
    }
    if (p.phase != Phase::BurnOwn) return notNow(p);
    return isIn(p, rowOf(p.actor), kind) ? Verdict::legal()
                                         : refuse(Reason::NotBeforeYou, "RAMPAGE-PERM-1", kind);
}

Verdict judgeChoose(const Position& p, Kind kind) {
    if (p.phase == Phase::Retrieve)
        return isIn(p, kDiscardPile, kind) ? Verdict::legal()
                                           : refuse(Reason::NotThere, "RAMPAGE-DISC-2", kind);
    if (p.phase != Phase::Spy) return notNow(p);
    const Seat seat = handAtStake(p);
    if (isIn(p, handOf(seat), kind)) return Verdict::legal();
    for (const PileId pile : {PileId{kInPlay}, restingOf(seat), rowOf(seat)})
        if (isIn(p, pile, kind)) return refuse(Reason::NotOfHand, "RAMPAGE-RULING-28").also("RAMPAGE-SPY-1");
    return refuse(Reason::NotInShownHand, "RAMPAGE-SPY-1", kind);
}

Verdict judgeRaise(const Position& p, Seat seat, Structure structure) {
    if (p.phase != Phase::RaiseBottom) return notNow(p);
    return p.table.size(pileOf(structure, seat)) >= 2 ? Verdict::legal()
                                                      : refuse(Reason::TooFewInStack, "RAMPAGE-RULING-1");
}

Verdict judgeConfirm(const Position& p) {
    return p.phase == Phase::Peek || p.phase == Phase::Look ? Verdict::legal() : notNow(p);
}

/// Whether a card of this kind can be the next one of a pile.
bool canTurnUp(const Position& p, PileId pile, Kind kind) {
    if (const CardId top = p.table.top(pile); top != kNoCard) return p.deck->kindOf(top) == kind;
    return !(p.table.loose() & p.deck->cardsOf(kind)).empty();
}

Verdict judgeChance(const Position& p, Move move) {
    const Kind kind = move.operand[0];
    const auto comesIf = [&](bool is, Clause clause) {
        return is ? Verdict::legal() : refuse(Reason::CannotComeNow, clause, kind);
    };
    switch (verbOf(move)) {
    case Verb::Starter:
        return p.phase == Phase::Starter ? Verdict::legal() : refuse(Reason::StarterFirst, "RAMPAGE-SETUP-4");
    case Verb::Card:
        if (p.phase != Phase::Deal && p.phase != Phase::Draw) return notNow(p);
        return comesIf(canTurnUp(p, kDrawPile, kind), "RAMPAGE-COMP-1");
    case Verb::Reveal:
        switch (p.phase) {
        case Phase::Attack:
        case Phase::SacrificeReveal:
        case Phase::Crash:
        case Phase::PeekReveal: return comesIf(canTurnUp(p, p.target, kind), "RAMPAGE-ATT-5");
        default: return notNow(p);
        }
    case Verb::Hit:
        return p.phase == Phase::Shot && isIn(p, handOf(handAtStake(p)), kind)
                   ? Verdict::legal()
                   : refuse(Reason::DiscardFirst, "RAMPAGE-ARCHER-1");
    case Verb::Steal:
        return comesIf(p.phase == Phase::Take && isIn(p, handOf(handAtStake(p)), kind), "RAMPAGE-HIDE-1");
    case Verb::Shuffle:
        return p.phase == Phase::Shuffle ? Verdict::legal() : refuse(Reason::ShuffleFirst, "RAMPAGE-DECK-1");
    default: return comesIf(p.phase == Phase::Show, "RAMPAGE-HIDE-1");
    }
}

} // namespace

Verdict judge(const Position& p, Move move) {
    if (p.phase == Phase::Over) return refuse(Reason::GameOver, "RAMPAGE-END-3").also(endingClause(p));
    const Verb verb = verbOf(move);
    if (verb == Verb::Concede) return Verdict::legal(); // RAMPAGE-END-4
    if (isOfChance(verb)) return p.decider == kChance ? judgeChance(p, move) : notNow(p);
    if (p.decider == kChance && verb != Verb::Place) return notNow(p);
    const auto& o = move.operand;
    const auto structure = [&](std::size_t operand) { return static_cast<Structure>(o[operand]); };
    switch (verb) {
    case Verb::Play: return judgePlay(p, o[0]);
    case Verb::PlayAt: return judgePlayAt(p, o[0], structure(1));
    case Verb::Place: return judgePlace(p, o[0], structure(1), o[2]);
    case Verb::Use: return judgeUse(p, o[0]);
    case Verb::Peek: return judgePeek(p, o[0], structure(1));
    case Verb::End: return p.phase == Phase::Main ? Verdict::legal() : notNow(p);
    case Verb::Discard: return judgeDiscard(p, o[0]);
    case Verb::Decline: return judgeDecline(p);
    case Verb::Route: return p.phase == Phase::Route ? Verdict::legal() : notNow(p);
    case Verb::Sacrifice:
        return judgeOwnStack(p, Phase::Sacrifice, structure(0),
                             refuse(Reason::OwnStackFirst, "RAMPAGE-JESTER-1"));
    case Verb::Name: return p.phase == Phase::Symbol ? Verdict::legal() : notNow(p);
    case Verb::Destroy: return judgeDestroy(p, o[0]);
    case Verb::Choose: return judgeChoose(p, o[0]);
    case Verb::Return:
        return judgeOwnStack(p, Phase::ReturnTop, structure(0),
                             refuse(Reason::TooFewInStack, "RAMPAGE-RULING-1"));
    case Verb::Raise: return judgeRaise(p, o[0], structure(1));
    default: return judgeConfirm(p);
    }
}

Verdict notAsked(const Position& p, Seat seat, Move move) {
    const bool setup = p.stage == Stage::Setup;
    // The opponent has to decide in this seat's own turn: an effect is being resolved.
    const Verdict why = seat == p.turn && !setup
                            ? refuse(Reason::OpponentFirst, "RAMPAGE-PLAY-6").also("RAMPAGE-TURN-1")
                            : refuse(Reason::NotYourTurn, "RAMPAGE-TURN-1");
    return verbOf(move) == Verb::Place && !setup
               ? refuse(Reason::StrengthenLater, "RAMPAGE-DEF-9").also(why.clause())
               : why;
}

void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
    const auto kinds = static_cast<std::uint8_t>(deckOf(options).kindCount());
    constexpr std::uint8_t structures = 2;
    for (std::uint8_t index = 0; index < kVerbs; ++index) {
        const auto verb = static_cast<Verb>(index);
        switch (verb) {
        case Verb::PlayAt:
            for (Kind kind = 0; kind < kinds; ++kind)
                for (std::uint8_t at = 0; at < structures; ++at) visit(moves::make(verb, kind, at));
            break;
        case Verb::Place:
            for (Kind kind = 0; kind < kinds; ++kind)
                for (std::uint8_t at = 0; at < structures; ++at)
                    for (Seat seat = 0; seat < kPlayers; ++seat) visit(moves::make(verb, kind, at, seat));
            break;
        case Verb::Peek:
        case Verb::Raise:
            for (Seat seat = 0; seat < kPlayers; ++seat)
                for (std::uint8_t at = 0; at < structures; ++at) visit(moves::make(verb, seat, at));
            break;
        case Verb::End:
        case Verb::Decline:
        case Verb::Confirm:
        case Verb::Shuffle:
        case Verb::Show: visit(moves::make(verb)); break;
        case Verb::Route:
        case Verb::Sacrifice:
        case Verb::Return:
        case Verb::Starter:
            for (std::uint8_t one = 0; one < 2; ++one) visit(moves::make(verb, one));
            break;
        case Verb::Concede: break;
        case Verb::Name:
            for (std::uint8_t unit = 0; unit < kUnits; ++unit) visit(moves::make(verb, unit));
            break;
        default:
            for (Kind kind = 0; kind < kinds; ++kind) visit(moves::make(verb, kind));
        }
    }
}

} // namespace drawbridge::rampage
