// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/table.h"

#include "positions/positionreader.h"
#include "rampage/notation.h"
#include "rampage/rules.h"

#include <algorithm>
#include <array>
#include <span>

namespace drawbridge::rampage {

namespace {

constexpr std::array<std::string_view, 9> kEndingNames{"none",         "castle-destroyed", "own-castle",
                                                       "both-castles", "one-of-both",      "castle-emptied",
                                                       "conceded",     "deadlock",         "too-long"};
constexpr std::array<std::string_view, 3> kStageNames{"setup", "turn-draw", "effects"};
constexpr std::array<std::string_view, 3> kFateNames{"discard", "rest", "hand"};

/// The effect operation of a phase; Op::None if there is none, or several are possible.
Op opOf(Phase phase) {
    switch (phase) {
    case Phase::Extra: return Op::PayForStrength;
    case Phase::Sacrifice:
    case Phase::SacrificeReveal: return Op::SacrificeTopForStrength;
    case Phase::Symbol: return Op::OpponentDiscardsSymbol;
    case Phase::Burn: return Op::DestroyOpponentPermanent;
    case Phase::Shot: return Op::OpponentDiscardsRandom;
    case Phase::Crash: return Op::DestroyBothCastleTops;
    case Phase::Spy: return Op::OwnerDiscardsFromAttackerHand;
    case Phase::PeekTop:
    case Phase::PeekReveal:
    case Phase::Peek: return Op::PeekTop;
    case Phase::GiveUp: return Op::OpponentDiscardsChoice;
    case Phase::Look: return Op::LookAtOpponentHand;
    case Phase::Take: return Op::TakeFromOpponentHand;
    case Phase::BurnOwn: return Op::DestroyOwnPermanent;
    case Phase::ReturnTop: return Op::ReturnTopToHand;
    case Phase::RaiseBottom: return Op::BottomOfStackToTop;
    case Phase::Retrieve: return Op::TakeFromDiscard;
    default: return Op::None;
    }
}

bool showsHand(Op op) {
    return op == Op::OpponentDiscardsSymbol || op == Op::OwnerDiscardsFromAttackerHand ||
           op == Op::LookAtOpponentHand || op == Op::SwapHands;
}

bool isOfEffect(const Position& p) {
    const bool draws = p.phase == Phase::Draw || p.phase == Phase::Shuffle;
    return opOf(p.phase) != Op::None || p.phase == Phase::Show || (draws && p.stage == Stage::Effects);
}

/// Whether the effect being resolved can have this phase.
bool suits(const Position& p, const Effect& effect) {
    if (effect.when != p.when) return false;
    if (p.phase == Phase::Show) return showsHand(effect.op);
    if (p.phase == Phase::Draw || p.phase == Phase::Shuffle) return effect.op == Op::Draw;
    return effect.op == opOf(p.phase);
}

bool isSetup(Phase phase) { return phase == Phase::Starter || phase == Phase::Deal || phase == Phase::Place; }

bool looksAtTarget(Phase phase) {
    return phase == Phase::SacrificeReveal || phase == Phase::Crash || phase == Phase::Attack ||
           phase == Phase::PeekReveal || phase == Phase::Peek;
}

std::string pileName(PileId id) {
    for (const PileInfo& pile : piles())
        if (pile.id == id) return pile.name;
    return {};
}
std::optional<PileId> pileNamed(std::string_view name) {
    for (const PileInfo& pile : piles())
        if (pile.name == plainName(name)) return pile.id;
    return {};
}

/// Derives knowledge from where the cards lie.
void readTable(Position& p) {
    for (PileId pile = 0; pile < kPiles; ++pile) {
        for (const CardId card : p.table.cards(pile)) {
            if (pile == kDrawPile || pile == kOut) continue;
            const bool open = pile == kDiscardPile || (pile >= kFirstRow && pile < kFirstGate) ||
                              (pile == kInPlay && !p.placing);
            if (open) {
                p.table.turnUp(card);
            } else {
                const Seat owner = pile == kInPlay ? p.turn : ownerOf(pile);
                p.table.show(card, only(owner));
                if (p.table.knows(other(owner), card)) p.table.show(card, kAllSeats);
            }
            if (!isStructure(pile) && pile != kDiscardPile) p.table.move(card, pile, 0);
        }
    }
    // Between the two reveals of a Summoner the first card is face up on its Castle (RAMPAGE-RULING-33).
    if (p.phase == Phase::Crash && isSeat(p.actor) && p.target == pileOf(Structure::Castle, other(p.actor)))
        if (const CardId top = p.table.top(pileOf(Structure::Castle, p.actor)); top != kNoCard)
            p.table.turnUp(top);
}

/// The decider of a phase.
Seat deciderOf(const Position& p) {
    switch (p.phase) {
    case Phase::Starter:
    case Phase::Deal:
    case Phase::Shuffle:
    case Phase::Draw:
    case Phase::SacrificeReveal:
    case Phase::Show:
    case Phase::Crash:
    case Phase::Attack:
    case Phase::PeekReveal:
    case Phase::Take: return kChance;
    case Phase::Shot: return p.options.on(Option::Archer) ? other(p.actor) : kChance;
    case Phase::GiveUp: return other(p.actor);
    case Phase::Place:
    case Phase::Main:
    case Phase::Pay:
    case Phase::Slot:
    case Phase::Bonus:
    case Phase::Route: return p.turn;
    case Phase::Over: return kNobody;
    default: return p.actor;
    }
}

class RampageReader : public PositionReader<Position, RampageReader> {
  public:
    using PositionReader::PositionReader;

    static std::span<const Fact> facts();

    void readFirst();
    void lay() {
        if (p_.stage != Stage::Setup && p_.phase != Phase::Over) fillStacks();
        layCards([&](Face face) { return p_.deck->cardsOf(static_cast<Kind>(face)); });
    }
    void readOthers();
    void check();
    void settle() { p_.decider = deciderOf(p_); }

  private:
    void readPlacing(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        p_.placing = true;
        p_.target =
            pileOf(static_cast<Structure>(oneOf(fact, kStructureNames)), isSeat(p_.turn) ? p_.turn : Seat{0});
    }

    /// "falconer falconer" or a list: copies among the cards of the seat on turn.
    void readCards(const Value& fact, CardSet& cards, PileId firstPile) {
        if (!isSeat(p_.turn)) return;
        for (const Value& one : listed(fact)) {
            if (one.text.empty()) continue;
            const auto which = kind(fact, one.text);
            if (!which) return;
            const PileId pile = static_cast<PileId>(firstPile + p_.turn);
            const CardSet free = copiesIn(p_, pile, *which) - cards;
            if (free.empty()) return wrong(fact.line, "too-few-of-fact"_mistake, {fact.name, one.text});
            cards.add(free.first());
        }
    }

    void readFromSetup(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        if (!fact.isMap()) return wrong(fact.line, "from-setup-form"_mistake);
        for (const Value& item : fact.items) {
            const auto pile = pileNamed(item.name);
            if (!pile || !isStructure(*pile))
                return wrong(item.line, "structure-wanted"_mistake, {fact.name});
            if (!item.isNumber() || item.number > static_cast<std::uint64_t>(p_.table.size(*pile)) ||
                item.number > kSetUpCards)
                return wrong(item.line, "from-setup-count"_mistake);
            p_.firsts[firstsOf(*pile)] = static_cast<std::uint8_t>(item.number);
        }
    }

    /// "falconer", or "falconer 2" for the second copy in the row.
    void readPermanent(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        const auto blank = fact.text.find(' ');
        const auto which = kind(fact, std::string_view(fact.text).substr(0, blank));
        if (!which || !isSeat(p_.turn)) return;
        int before = blank == std::string::npos ? 0 : std::max(0, fact.text[blank + 1] - '1');
        p_.source = *which;
        p_.when = Trigger::OncePerTurn;
        for (const CardId card : copiesIn(p_, rowOf(p_.turn), *which))
            if (before-- == 0) p_.permanent = card;
        if (before >= 0) wrong(fact.line, "too-few-of-fact"_mistake, {fact.name, faceName(*p_.deck, *which)});
    }

    /// Effects are counted from 1.
    void readEffect(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        if (fact.isNumber() && fact.number >= 1 && fact.number <= kMaxEffects + 1)
            p_.effect = static_cast<std::uint8_t>(fact.number - 1);
        else
            wrong(fact.line, "number-wanted"_mistake, {fact.name, 1, kMaxEffects + 1});
    }

    void readTarget(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        if (const auto pile = pileNamed(fact.text); pile && isStructure(*pile))
            p_.target = *pile;
        else
            wrong(fact.line, "structure-wanted"_mistake, {fact.name});
    }

    void readNamed(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        if (const auto unit = unitFromName(fact.text))
            p_.named = *unit;
        else
            wrong(fact.line, "no-such-value"_mistake, {fact.name, inWords(fact)},
                  {"knight", "archer", "axe"});
    }

    void readShownAt(const Value& fact) {
        if (const auto pile = pileNamed(fact.text)) p_.shownPile = *pile;
    }

    template <auto Member>
    static constexpr Fact kindFact(std::string_view name) {
        return {name,
                [](RampageReader& r, const Value& fact) {
                    if (fact.kind == Value::Kind::Nothing) return;
                    if (const auto which = r.kind(fact, fact.text)) r.p_.*Member = *which;
                },
                [](const Position& p, Seat) {
                    return p.*Member == kNoKind ? Value() : textValue(faceName(*p.deck, p.*Member));
                }};
    }
    template <auto Member>
    static Value structureOfFact(const Position& p, Seat) {
        return isStructure(p.*Member) ? textValue(pileName(p.*Member)) : Value();
    }

    /// The largest values of a game that can still go on.
    void readTurns(const Value& fact) { readNumber(fact, p_.turns, p_.options.turnCap()); }
    void readIdle(const Value& fact) { readNumber(fact, p_.idle, p_.phase == Phase::Over ? 2 : 1); }
    void readUsed(const Value& fact) { readCards(fact, p_.used, kFirstRow); }
    void readCameBack(const Value& fact) { readCards(fact, p_.marked, kFirstHand); }

    std::optional<Kind> kind(const Value& fact, std::string_view name) {
        if (const auto found = p_.deck->kindNamed(name)) return found;
        wrong(fact.line, "no-such-value"_mistake, {fact.name, name});
        return {};
    }

    /// The first effect of the source that leads to this phase; a source that is not named is searched for.
    void findEffect(bool whenSaid) {
        const auto tryKind = [&](Kind kind) {
            std::uint8_t index = 0;
            for (const Effect& effect : p_.kind(kind).allEffects()) {
                const Trigger before = p_.when;
                if (!whenSaid) p_.when = effect.when;
                if (suits(p_, effect)) {
                    p_.source = kind;
                    p_.effect = index;
                    return true;
                }
                p_.when = before;
                ++index;
            }
            return false;
        };
        if (p_.source != kNoKind && tryKind(p_.source)) return;
        // In the middle of an attack it is the defender that has just fallen.
        if (const CardId top = p_.table.top(kDiscardPile); top != kNoCard && p_.playing != kNoCard &&
                                                           written_.find("source") == nullptr &&
                                                           tryKind(p_.deck->kindOf(top)))
            return;
        wrong("source-missing"_mistake, {phaseName(p_.phase)});
    }

    std::uint8_t standardLeft() const {
        if (p_.placing && p_.playing != kNoCard) return p_.deck->of(p_.playing).defendCost;
        if (p_.phase == Phase::Draw || p_.phase == Phase::Shuffle) return p_.stage == Stage::TurnDraw ? 2 : 1;
        if (p_.source == kNoKind || !isOfEffect(p_) || p_.effect >= p_.kind(p_.source).effects) return 0;
        const Effect& effect = currentEffect(p_);
        switch (effect.op) {
        case Op::PayForStrength: return effect.cards;
        case Op::OpponentDiscardsRandom:
        case Op::DestroyOpponentPermanent:
        case Op::DestroyOwnPermanent:
        case Op::OwnerDiscardsFromAttackerHand:
        case Op::OpponentDiscardsChoice:
        case Op::TakeFromOpponentHand:
        case Op::TakeFromDiscard: return effect.n;
        default: return 0;
        }
    }

    /// Derives the effect being resolved and the attack.
    void findSource();
    void findAttack();

    void fillStacks();
    void checkSetup();
    void checkPlay();
    void checkEffect();
};

/// The kinds of the cards whose faces a viewer knows.
Value kindsOf(const Position& p, const CardSet& cards, Seat viewer) {
    return listOf(cards, [&](CardId card) {
        const bool tells =
            viewer == kAllHands || p.table.knownTo(card) == kAllSeats || p.table.knows(viewer, card);
        return tells ? textValue(faceName(*p.deck, p.deck->kindOf(card))) : Value();
    });
}
Value usedOf(const Position& p, Seat viewer) {
    return kindsOf(p, isSeat(p.turn) ? p.used & p.table.cards(rowOf(p.turn)) : CardSet(), viewer);
}
Value cameBackOf(const Position& p, Seat viewer) {
    return kindsOf(p, isSeat(p.turn) ? p.marked & p.table.cards(handOf(p.turn)) : CardSet(), viewer);
}

Value fromSetupOf(const Position& p, Seat) {
    Value firsts = Value::ofKind(Value::Kind::Map);
    for (PileId stack = kFirstGate; stack < kPiles; ++stack)
        firsts.add(pileName(stack), numberValue(p.firsts[firstsOf(stack)]));
    return firsts;
}

/// "falconer", or "falconer 2" for the second copy in the row.
Value permanentOf(const Position& p, Seat) {
    if (p.permanent == kNoCard) return {};
    const Kind kind = p.deck->kindOf(p.permanent);
    int rank = 1;
    for (const CardId card : copiesIn(p, rowOf(p.turn), kind)) rank += card < p.permanent ? 1 : 0;
    return textValue(faceName(*p.deck, kind) + (rank > 1 ? " " + std::to_string(rank) : ""));
}

std::span<const RampageReader::Fact> RampageReader::facts() {
    using R = RampageReader;
    static constexpr auto kFacts = std::to_array<Fact>({
        seatFact<&Position::turn>("turn"),
        namedFact<&Position::phase, phaseName, kPhases>("phase"),
        seatFact<&Position::starter>("starter"),
        wordFact<&Position::stage, kStageNames>("course"),
        numberFact<&Position::round, kRounds>("round"),
        numberFact<&Position::dealt, kPlayers * kDealt>("dealt"),
        numberFact<&Position::step, kSetUpCards - 1>("placed"),
        ownFact<&R::readTurns>("turns", [](const Position& p, Seat) { return numberValue(p.turns); }),
        flagFact<&Position::strengthened>("strengthened"),
        flagFact<&Position::acted>("acted"),
        ownFact<&R::readIdle>("idle", [](const Position& p, Seat) { return numberValue(p.idle); }),
        numberFact<&Position::plays, kMostPlays>("plays"),
        ownFact<&R::readUsed>("used", usedOf),
        ownFact<&R::readCameBack>("came back", cameBackOf),
        ownFact<&R::readFromSetup>("from setup", fromSetupOf),
        ownFact<&R::readPlacing>(
            "placing",
            [](const Position& p, Seat) { return textValue(structureName(structureOf(p.target))); })
            .onlyIf([](const Position& p) { return p.placing; }),
        ownFact<&R::readPermanent>("permanent", permanentOf),
        kindFact<&Position::source>("source"),
        namedFact<&Position::when, triggerName, kTriggers>("when"),
        ownFact<&R::readEffect>("effect", [](const Position& p, Seat) { return numberValue(p.effect + 1); }),
        seatFact<&Position::actor>("owner"),
        numberFact<&Position::left, 0xFF>("left"),
        numberFact<&Position::slot, 0xFF>("paid"),
        ownFact<&R::readTarget>("target", structureOfFact<&Position::target>),
        flagFact<&Position::castleOnly>("castle only"),
        flagFact<&Position::equal>("equal"),
        flagFact<&Position::broken>("broken"),
        wordFact<&Position::fate, kFateNames>("fate"),
        ownFact<&R::readNamed>("named",
                               [](const Position& p, Seat) {
                                   return p.named == kNoUnit ? Value() : textValue(unitName(p.named));
                               }),
        numberFact<&Position::strength, 0x7FFF>("strength"),
        kindFact<&Position::shown>("shown"),
        ownFact<&R::readShownAt>("shown at", structureOfFact<&Position::shownPile>),
        numberFact<&Position::shownValue, 0x7FFF>("shown value"),
        wordFact<&Position::ending, kEndingNames>("ending"),
        seatFact<&Position::winner>("winner"),
    });
    return kFacts;
}

void RampageReader::readFirst() {
    checkNames();
    p_.phase = Phase::Main;
    read({"phase"});
    p_.stage = isSetup(p_.phase)                                       ? Stage::Setup
               : p_.phase == Phase::Draw || p_.phase == Phase::Shuffle ? Stage::TurnDraw
                                                                       : Stage::Effects;
    p_.turn = p_.phase == Phase::Starter ? kNobody : Seat{0};
    read({"course", "turn"});
    p_.round = p_.stage == Stage::Setup ? 0 : kRounds;
    p_.starter = p_.turn;
    read({"starter", "round"});
}

void RampageReader::readOthers() {
    p_.actor = p_.turn;
    if (p_.table.size(kInPlay) > 0) p_.playing = p_.table.cards(kInPlay).first();
    read({"strengthened", "plays", "placing"});
    // If cards could be drawn, they were.
    p_.acted = p_.strengthened || p_.plays > 0 || p_.table.size(kDrawPile) + p_.table.size(kDiscardPile) > 0;
    findSource();
    findAttack();
    p_.left = standardLeft();
    read({"left"});
    if (p_.placing) p_.slot = p_.left;
    readRest();
    if (p_.phase != Phase::Starter && !isSeat(p_.turn) && p_.phase != Phase::Over)
        wrong("turn-missing"_mistake);
}

void RampageReader::findSource() {
    if (p_.playing != kNoCard && !p_.placing) p_.source = p_.deck->kindOf(p_.playing);
    read({"owner", "permanent", "source", "when", "effect"});
    if (written_.something("effect") == nullptr && isOfEffect(p_))
        findEffect(written_.find("when") != nullptr);
    if (p_.when == Trigger::OnDestroyed && written_.find("owner") == nullptr && isSeat(p_.turn))
        p_.actor = other(p_.turn);
}

void RampageReader::findAttack() {
    const CardKind* played = p_.playing != kNoCard && !p_.placing ? &p_.deck->of(p_.playing) : nullptr;
    if (played != nullptr) {
        p_.castleOnly = played->route == Route::CastleOnly;
        if (played->attacks()) p_.strength = played->attack;
    }
    read({"castle only", "equal", "broken"});
    const bool underWay = p_.phase == Phase::Attack || p_.when == Trigger::OnDestroyed;
    if (played != nullptr && played->attacks() && isSeat(p_.turn) && underWay)
        p_.strength = static_cast<std::int16_t>(p_.strength + attackBonus(p_, p_.turn));
    if (p_.phase == Phase::Attack && isSeat(p_.turn)) p_.target = attackedPile(p_);
    if (p_.phase == Phase::Crash && isSeat(p_.actor)) p_.target = pileOf(Structure::Castle, p_.actor);
}

/// Defaults that need not be written: an unmentioned Castle is as after the setup, and "..." in a Gate or
/// Castle means a few more cards, not the whole draw pile.
void RampageReader::fillStacks() {
    constexpr int more = 3;
    WrittenCard any;
    any.line = written_.line;
    for (WrittenPile& pile : written_.piles) {
        if (!isStructure(pile.pile) || !pile.more) continue;
        pile.cards.insert(pile.cards.end(), more, any);
        pile.more = false;
    }
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        const PileId castle = pileOf(Structure::Castle, seat);
        if (written_.pile(castle) == nullptr)
            written_.piles.push_back({castle, written_.line, std::vector(kSetUpCards, any)});
    }
}

/// Consistency of the phase with the table.
void RampageReader::check() {
    readTable(p_);
    if (!checkEnding(p_.phase == Phase::Over, p_.ending != Ending::None, isSeat(p_.winner))) return;
    if (p_.turns >= p_.options.turnCap()) return wrong("too-many-turns"_mistake);
    if (p_.phase != Phase::Starter && (!isSeat(p_.turn) || !isSeat(p_.starter)))
        return wrong("turn-missing"_mistake);
    if (p_.stage == Stage::Setup) return checkSetup();
    if (isSetup(p_.phase)) return wrong("phase-of-setup"_mistake);
    if (!isSeat(p_.actor)) return wrong("owner-missing"_mistake);
    for (Seat seat = 0; seat < kPlayers; ++seat)
        if (p_.table.empty(pileOf(Structure::Castle, seat)))
            return wrong("castle-without-card"_mistake, {seatInMistake(seat)});
    checkPlay();
    if (mistakes_.empty()) checkEffect();
}

void RampageReader::checkSetup() {
    if (p_.table.size(kOut) > 0) return wrong("setup-with-cards-out"_mistake);
    if (p_.round >= kRounds) return wrong("round-of-setup"_mistake);
    for (PileId pile = kFirstHand; pile < kPiles; ++pile)
        if (!(p_.table.cards(pile) & p_.deck->purple()).empty()) return wrong("setup-with-purple"_mistake);
    // As many as can still be dealt, whatever they are.
    int normal = 0;
    for (const CardId card : p_.deck->cards() - p_.deck->purple()) {
        const bool dealt = !p_.table.loose().contains(card) && p_.table.pileOf(card) != kDrawPile;
        normal += dealt ? 0 : 1;
    }
    if (normal < kPlayers * kDealt * (kRounds - p_.round)) return wrong("too-few-to-deal"_mistake);
    const auto hand = [&](Seat seat) { return p_.table.size(handOf(seat)); };
    switch (p_.phase) {
    case Phase::Starter:
        if (p_.table.size(kDrawPile) != p_.deck->cardCount()) wrong("start-in-draw-pile"_mistake);
        return;
    case Phase::Deal:
        if (hand(0) > kDealt || hand(1) > kDealt || nextToDeal(p_) == kNobody) wrong("hands-dealt"_mistake);
        return;
    case Phase::Shuffle:
        if (hand(0) != kDealt || hand(1) != kDealt) wrong("shuffle-before-dealt"_mistake);
        return;
    case Phase::Place: {
        const int others = p_.turn == p_.starter ? kDealt : 0;
        if (hand(p_.turn) != kDealt - p_.step || hand(other(p_.turn)) != others)
            wrong("placing-hand"_mistake);
        const int before = 4 * p_.round;
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            const int stacks =
                p_.table.size(pileOf(Structure::Gate, seat)) + p_.table.size(pileOf(Structure::Castle, seat));
            const int now = seat == p_.turn ? p_.step : p_.turn == p_.starter ? 0 : kSetUpCards;
            const int aside = p_.round + (seat != p_.turn && p_.turn != p_.starter ? 1 : 0);
            if (stacks != before + now || p_.table.size(asideOf(seat)) != aside)
                return wrong("placed-of-other-step"_mistake);
        }
        return;
    }
    default: wrong("phase-not-of-setup"_mistake);
    }
}

void RampageReader::checkPlay() {
    const int inPlay = p_.table.size(kInPlay);
    const bool ofCard = p_.phase == Phase::Pay || p_.phase == Phase::Slot || p_.phase == Phase::Bonus ||
                        p_.phase == Phase::Extra || p_.phase == Phase::Route || p_.phase == Phase::Attack ||
                        p_.phase == Phase::Sacrifice || p_.phase == Phase::SacrificeReveal;
    if (inPlay > 1) return wrong("two-cards-in-play"_mistake);
    if (ofCard && inPlay == 0) return wrong("played-card-missing"_mistake);
    if (p_.phase == Phase::Main && inPlay > 0) return wrong("card-in-play-in-phase"_mistake);
    if (p_.placing && (p_.phase != Phase::Pay || p_.left == 0)) return wrong("placing-without-pay"_mistake);
    if (p_.placing && p_.table.size(handOf(p_.turn)) < p_.left) return wrong("hand-cannot-pay"_mistake);
    if (p_.playing == kNoCard || p_.placing) return;
    const CardKind& card = p_.deck->of(p_.playing);
    const bool beforeEffects = p_.phase == Phase::Pay || p_.phase == Phase::Slot ||
                               p_.phase == Phase::Bonus || p_.phase == Phase::Route;
    if (!card.playable) return wrong("card-not-playable"_mistake);
    if (beforeEffects && p_.source != p_.deck->kindOf(p_.playing)) return wrong("source-not-in-play"_mistake);
    if (p_.phase == Phase::Pay || p_.phase == Phase::Slot) {
        if (p_.slot >= card.costs || (card.cost[p_.slot] == kAnyCard) != (p_.phase == Phase::Pay))
            return wrong("cost-not-asked"_mistake);
    }
    if (p_.phase == Phase::Bonus && card.bonusUnit == kNoUnit) return wrong("card-without-bonus"_mistake);
    if (p_.phase == Phase::Route &&
        (card.route != Route::Choose || p_.table.empty(pileOf(Structure::Gate, other(p_.turn)))))
        return wrong("card-without-route"_mistake);
    const bool ofAttack = p_.phase == Phase::Attack || p_.when == Trigger::OnDestroyed ||
                          p_.when == Trigger::OnRepelled || p_.when == Trigger::AfterAttack;
    if (ofAttack && !card.attacks()) return wrong("card-without-attack"_mistake);
    if (p_.phase == Phase::Attack && p_.target != attackedPile(p_)) wrong("attack-elsewhere"_mistake);
}

void RampageReader::checkEffect() {
    if (looksAtTarget(p_.phase) && p_.table.empty(isStructure(p_.target) ? p_.target : PileId{kOut}))
        return wrong("target-missing"_mistake);
    if (p_.phase == Phase::Draw && (p_.left == 0 || p_.table.empty(kDrawPile)))
        return wrong("nothing-to-draw"_mistake);
    if (p_.phase == Phase::Shuffle && (p_.left == 0 || !p_.table.empty(kDrawPile) ||
                                       p_.table.empty(kDiscardPile) || p_.options.on(Option::DeckOut)))
        return wrong("shuffle-not-due"_mistake);
    if (!isOfEffect(p_)) return;
    if (p_.source == kNoKind || p_.effect >= p_.kind(p_.source).effects || !suits(p_, currentEffect(p_)))
        return wrong("effect-of-other-phase"_mistake);
    const bool ofPermanent = p_.when == Trigger::OncePerTurn || p_.when == Trigger::StartOfTurn;
    if (ofPermanent != (p_.permanent != kNoCard) || (ofPermanent && p_.playing != kNoCard))
        return wrong("permanent-missing"_mistake);
    if (!ofPermanent && p_.playing == kNoCard) return wrong("played-card-missing"_mistake);
    if (p_.when == Trigger::OnPlay && p_.source != p_.deck->kindOf(p_.playing))
        return wrong("source-not-in-play"_mistake);
    const Op op = currentEffect(p_).op;
    const Seat victim = other(p_.actor);
    int available = 0xFF;
    if (op == Op::SwapHands) return;
    if (op == Op::OpponentDiscardsRandom || op == Op::OpponentDiscardsSymbol || showsHand(op) ||
        op == Op::OpponentDiscardsChoice || op == Op::TakeFromOpponentHand)
        available = p_.table.size(handOf(victim));
    if (op == Op::DestroyOpponentPermanent) available = p_.table.size(rowOf(victim));
    if (op == Op::DestroyOwnPermanent) available = p_.table.size(rowOf(p_.actor));
    if (op == Op::TakeFromDiscard) available = p_.table.size(kDiscardPile);
    if (op == Op::PayForStrength) available = p_.table.size(handOf(p_.actor));
    if (available == 0 || (available != 0xFF && p_.left > available && op != Op::OpponentDiscardsSymbol))
        return wrong("too-little-left"_mistake);
    if (p_.phase == Phase::Show && p_.options.on(Option::Priest) && op == Op::OpponentDiscardsSymbol &&
        p_.named == kNoUnit)
        return wrong("symbol-not-named"_mistake);
    const bool counts = op != Op::OpponentDiscardsSymbol && op != Op::LookAtOpponentHand && available != 0xFF;
    if (counts && p_.left == 0) return wrong("left-missing"_mistake);
}

} // namespace

TableWords words(const Options& options) {
    TableWords words;
    const Deck& deck = deckOf(options);
    words.cards = deck.cards();
    words.piles = piles();
    // A scenario may leave cards in the box.
    words.piles.push_back({kOut, PileKind::Stack, kNobody, 0, PileUse::Fallen, "out"});
    words.drawPiles = {kDrawPile};
    words.outPile = kOut;
    words.faceName = [&deck](Face face) { return faceName(deck, face); };
    words.faceFromName = [&deck](std::string_view name) { return faceFromName(deck, name); };
    using enum FactSpec::Kind;
    words.facts = {{"turn", OneSeat},
                   {"phase", Choice, {"main", "draw"}},
                   {"strengthened", Choice, {"yes", "no"}},
                   {"plays", Number, {}, 0, kMostPlays},
                   {"starter", OneSeat},
                   {"turns", Number, {}, 0, options.turnCap() - 1}};
    words.history = {"from setup", "used", "came back"};
    words.passing = {kInPlay, asideOf(0), asideOf(1), restingOf(0), restingOf(1)};
    return words;
}

std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes) {
    Position p;
    p.options = options;
    p.deck = &deckOf(options);
    return RampageReader::readPosition(p, words(options), written, seed, mistakes);
}

Value factsFor(const Position& p, Seat viewer) { return RampageReader::tell(p, viewer); }

Description describe(const Position& p) {
    return descriptionOf(factsFor(p, kAllHands), p.table, words(p.options).piles,
                         [&](CardId card) { return static_cast<Face>(p.deck->kindOf(card)); });
}

} // namespace drawbridge::rampage
