// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/positionreader.h"

#include "rampage/notation.h"
#include "rampage/rules.h"
#include "rampage/table.h"

#include <algorithm>
#include <array>

namespace drawbridge::rampage {

namespace {

constexpr std::array<std::string_view, 9> kEndingNames{"none",         "castle-destroyed", "own-castle",
                                                       "both-castles", "one-of-both",      "castle-emptied",
                                                       "conceded",     "deadlock",         "too-long"};
constexpr std::array<std::string_view, 3> kStageNames{"setup", "turn-draw", "effects"};
constexpr std::array<std::string_view, 3> kFateNames{"discard", "rest", "hand"};

/// Which effect a phase carries out; Op::None where it is none, or any of several.
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
    return opOf(p.phase) != Op::None || p.phase == Phase::Show ||
           (p.phase == Phase::Draw && p.stage == Stage::Effects) ||
           (p.phase == Phase::Shuffle && p.stage == Stage::Effects);
}

/// Whether the effect that is being carried out is one that this phase belongs to.
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

/// Reads the members of a position that are no piles, the cards being in their places.
class FactReader {
  public:
    FactReader(Position& position, const WrittenPosition& written, Mistakes& mistakes)
        : p_(position)
        , written_(written)
        , mistakes_(mistakes) {}

    /// What has to be known before anything is derived from the table.
    void readPhase() {
        p_.phase = Phase::Main;
        const std::vector<std::string> names = known();
        for (const Value* fact : written_.facts)
            if (std::ranges::find(names, plainName(fact->name)) == names.end())
                wrong(fact->line, "no-such-fact"_mistake, {fact->name}, likely(fact->name, names));
        if (const Value* fact = written_.find("phase")) p_.phase = phase(*fact);
        p_.turn = p_.phase == Phase::Starter ? kNobody : Seat{0};
        p_.stage = isSetup(p_.phase)                                       ? Stage::Setup
                   : p_.phase == Phase::Draw || p_.phase == Phase::Shuffle ? Stage::TurnDraw
                                                                           : Stage::Effects;
        if (const Value* fact = written_.find("course"))
            p_.stage = static_cast<Stage>(word(*fact, kStageNames, 0));
        p_.round = p_.stage == Stage::Setup ? 0 : kRounds;
        if (const Value* fact = written_.find("turn")) p_.turn = seat(*fact);
        p_.starter = p_.turn;
        if (const Value* fact = written_.find("starter")) p_.starter = seat(*fact);
        number("round", p_.round, 0, kRounds);
    }

    void readOthers() {
        p_.actor = p_.turn;
        if (p_.table.size(kInPlay) > 0) p_.playing = p_.table.cards(kInPlay).first();
        flag("strengthened", p_.strengthened);
        number("plays", p_.plays, 0, kMostPlays);
        number("turns", p_.turns, 0, p_.options.turnCap());
        number("idle", p_.idle, 0, p_.phase == Phase::Over ? 2 : 1);
        // Whoever could draw has done so.
        p_.acted =
            p_.strengthened || p_.plays > 0 || p_.table.size(kDrawPile) + p_.table.size(kDiscardPile) > 0;
        flag("acted", p_.acted);
        number("dealt", p_.dealt, 0, kPlayers * kDealt);
        number("placed", p_.step, 0, kSetUpCards - 1);
        if (const Value* fact = written_.something("placing")) {
            p_.placing = true;
            p_.target = pileOf(
                static_cast<Structure>(word(*fact, std::array<std::string_view, 2>{"gate", "castle"}, 0)),
                isSeat(p_.turn) ? p_.turn : Seat{0});
        }
        if (p_.playing != kNoCard && !p_.placing) p_.source = p_.deck->kindOf(p_.playing);
        readCards("used", p_.used, kFirstRow);
        readCards("came back", p_.marked, kFirstHand);
        readFirsts();
        readEffect();
        readAttack();
        if (const Value* fact = written_.something("ending"))
            p_.ending = static_cast<Ending>(word(*fact, kEndingNames, 0));
        if (const Value* fact = written_.find("winner")) p_.winner = seat(*fact);
    }

  private:
    void wrong(int line, MistakeCode code, std::vector<MistakeValue> values = {},
               std::vector<std::string> meant = {}) {
        mistakes_.push_back({line, code, std::move(values), std::move(meant)});
    }

    static std::vector<std::string> known() {
        std::vector<std::string> names{
            "turn",         "phase",  "starter", "course", "round",     "dealt",     "placed",     "turns",
            "strengthened", "acted",  "idle",    "plays",  "used",      "came back", "from setup", "placing",
            "source",       "when",   "effect",  "owner",  "permanent", "left",      "paid",       "target",
            "castle only",  "equal",  "broken",  "fate",   "named",     "strength",  "shown",      "shown at",
            "shown value",  "ending", "winner",  "rest"};
        for (const PileInfo& pile : piles()) names.push_back(pile.name);
        return names;
    }

    template <class Number>
    void number(std::string_view name, Number& into, int least, int most) {
        const Value* fact = written_.find(name);
        if (fact == nullptr || fact->kind == Value::Kind::Nothing) return;
        if (fact->isNumber() && fact->number >= static_cast<std::uint64_t>(least) &&
            fact->number <= static_cast<std::uint64_t>(most))
            into = static_cast<Number>(fact->number);
        else
            wrong(fact->line, "number-wanted"_mistake, {fact->name, least, most});
    }

    void flag(std::string_view name, bool& into) {
        const Value* fact = written_.find(name);
        if (fact == nullptr) return;
        if (fact->isFlag())
            into = fact->flag;
        else if (fact->isText() && (fact->text == "yes" || fact->text == "no"))
            into = fact->text == "yes";
        else
            wrong(fact->line, "no-such-value"_mistake, {fact->name, fact->text}, {"yes", "no"});
    }

    Seat seat(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing || (fact.isText() && plainName(fact.text) == "nobody"))
            return kNobody;
        std::uint64_t number = fact.isNumber() ? fact.number : 0;
        if (fact.isText() && fact.text.size() == 1 && fact.text[0] > '0')
            number = static_cast<std::uint64_t>(fact.text[0] - '0');
        if (number >= 1 && number <= kPlayers) return static_cast<Seat>(number - 1);
        wrong(fact.line, "seat-wanted"_mistake, {fact.name, kPlayers});
        return kNobody;
    }

    template <class Names>
    std::size_t word(const Value& fact, const Names& names, std::size_t standard) {
        const auto found = std::ranges::find(names, std::string_view(fact.text));
        if (fact.isText() && found != names.end()) return static_cast<std::size_t>(found - names.begin());
        wrong(fact.line, "no-such-value"_mistake, {fact.name, fact.text}, {names.begin(), names.end()});
        return standard;
    }

    Phase phase(const Value& fact) {
        std::string name = fact.isText() ? plainName(fact.text) : std::string();
        std::ranges::replace(name, ' ', '-');
        if (const auto found = phaseFromName(name)) return *found;
        std::vector<std::string> names;
        for (int i = 0; i < kPhases; ++i) names.emplace_back(phaseName(static_cast<Phase>(i)));
        wrong(fact.line, "no-such-value"_mistake, {fact.name, fact.text}, likely(fact.text, names, names));
        return Phase::Main;
    }

    std::optional<Kind> kind(const Value& fact, std::string_view name) {
        if (const auto found = p_.deck->kindNamed(name)) return found;
        wrong(fact.line, "no-such-value"_mistake, {fact.name, name});
        return {};
    }

    /// The n-th copy of a kind in a pile, from 0.
    CardId copy(const Value& fact, PileId pile, Kind kind, int n) {
        for (const CardId card : copiesIn(p_, pile, kind))
            if (n-- == 0) return card;
        wrong(fact.line, "too-few-of-fact"_mistake, {fact.name, faceName(*p_.deck, kind)});
        return kNoCard;
    }

    /// "falconer falconer" or a list: copies among the cards of the seat on turn.
    void readCards(std::string_view name, CardSet& cards, PileId firstPile) {
        const Value* fact = written_.something(name);
        if (fact == nullptr || !isSeat(p_.turn)) return;
        std::vector<std::string> texts;
        if (fact->isList()) {
            for (const Value& item : fact->items) texts.push_back(item.text);
        } else if (fact->isText() && !fact->text.empty()) {
            texts.push_back(fact->text);
        }
        for (const std::string& text : texts) {
            const auto which = kind(*fact, text);
            if (!which) return;
            const PileId pile = static_cast<PileId>(firstPile + p_.turn);
            const CardSet free = copiesIn(p_, pile, *which) - cards;
            if (free.empty()) return wrong(fact->line, "too-few-of-fact"_mistake, {fact->name, text});
            cards.add(free.first());
        }
    }

    void readFirsts() {
        const Value* fact = written_.something("from setup");
        if (fact == nullptr) return;
        if (!fact->isMap()) return wrong(fact->line, "from-setup-form"_mistake);
        for (const Value& item : fact->items) {
            const auto pile = pileNamed(item);
            if (!pile || !isStructure(*pile))
                return wrong(item.line, "structure-wanted"_mistake, {fact->name});
            if (!item.isNumber() || item.number > static_cast<std::uint64_t>(p_.table.size(*pile)) ||
                item.number > kSetUpCards)
                return wrong(item.line, "from-setup-count"_mistake);
            p_.firsts[firstsOf(*pile)] = static_cast<std::uint8_t>(item.number);
        }
    }

    std::optional<PileId> pileNamed(const Value& item) const {
        for (const PileInfo& pile : piles())
            if (pile.name == plainName(item.name)) return pile.id;
        return {};
    }

    /// Which effect is being carried out, if one is; else whatever is said.
    void readEffect() {
        if (const Value* fact = written_.find("owner")) p_.actor = seat(*fact);
        if (const Value* fact = written_.something("permanent")) {
            const auto blank = fact->text.find(' ');
            if (const auto which = kind(*fact, std::string_view(fact->text).substr(0, blank));
                which && isSeat(p_.turn)) {
                const int n = blank == std::string::npos ? 0 : fact->text[blank + 1] - '1';
                p_.permanent = copy(*fact, rowOf(p_.turn), *which, std::max(0, n));
                p_.source = *which;
                p_.when = When::OncePerTurn;
            }
        }
        if (const Value* fact = written_.something("source"))
            if (const auto which = kind(*fact, fact->text)) p_.source = *which;
        const bool said = written_.find("when") != nullptr;
        if (const Value* fact = written_.something("when")) {
            std::vector<std::string_view> names;
            for (int i = 0; i < kWhens; ++i) names.push_back(whenName(static_cast<When>(i)));
            p_.when = static_cast<When>(word(*fact, names, 0));
        }
        number("effect", effectNumber_, 1, kMaxEffects + 1);
        if (written_.something("effect") != nullptr)
            p_.effect = static_cast<std::uint8_t>(effectNumber_ - 1);
        else if (isOfEffect(p_))
            findEffect(said);
        if (p_.when == When::OnDestroyed && written_.find("owner") == nullptr && isSeat(p_.turn))
            p_.actor = other(p_.turn);
    }

    /// The first effect of the source that asks for this; a source that was not named is looked for.
    void findEffect(bool whenSaid) {
        const auto tryKind = [&](Kind kind) {
            const CardKind& card = p_.kind(kind);
            for (int i = 0; i < card.effects; ++i) {
                const Effect& effect = card.effect[static_cast<std::size_t>(i)];
                const When before = p_.when;
                if (!whenSaid) p_.when = effect.when;
                if (suits(p_, effect)) {
                    p_.source = kind;
                    p_.effect = static_cast<std::uint8_t>(i);
                    return true;
                }
                p_.when = before;
            }
            return false;
        };
        if (p_.source != kNoKind && tryKind(p_.source)) return;
        // In the middle of an attack it is the defender that has just fallen.
        if (const CardId top = p_.table.top(kDiscardPile); top != kNoCard && p_.playing != kNoCard &&
                                                           written_.find("source") == nullptr &&
                                                           tryKind(p_.deck->kindOf(top)))
            return;
        wrong(written_.line, "source-missing"_mistake, {phaseName(p_.phase)});
    }

    void readAttack() {
        const CardKind* played = p_.playing != kNoCard && !p_.placing ? &p_.deck->of(p_.playing) : nullptr;
        if (played != nullptr) {
            p_.castleOnly = played->route == Route::CastleOnly;
            if (played->attacks()) p_.strength = played->attack;
        }
        flag("castle only", p_.castleOnly);
        flag("equal", p_.equal);
        flag("broken", p_.broken);
        const bool underWay = p_.phase == Phase::Attack || p_.when == When::OnDestroyed;
        if (played != nullptr && played->attacks() && isSeat(p_.turn) && underWay)
            p_.strength = static_cast<std::int16_t>(p_.strength + attackBonus(p_, p_.turn));
        number("strength", p_.strength, 0, 0x7FFF);
        if (p_.phase == Phase::Attack && isSeat(p_.turn)) p_.target = attackedPile(p_);
        if (p_.phase == Phase::Crash && isSeat(p_.actor)) p_.target = pileOf(Structure::Castle, p_.actor);
        if (const Value* fact = written_.something("target")) {
            Value name = *fact;
            name.name = fact->text;
            if (const auto pile = pileNamed(name); pile && isStructure(*pile))
                p_.target = *pile;
            else
                wrong(fact->line, "structure-wanted"_mistake, {fact->name});
        }
        if (const Value* fact = written_.something("fate"))
            p_.fate = static_cast<Fate>(word(*fact, kFateNames, 0));
        if (const Value* fact = written_.something("named")) {
            if (const auto unit = unitFromName(fact->text))
                p_.named = *unit;
            else
                wrong(fact->line, "no-such-value"_mistake, {fact->name, fact->text},
                      {"knight", "archer", "axe"});
        }
        p_.left = standardLeft();
        number("left", p_.left, 0, 0xFF);
        if (p_.placing) p_.slot = p_.left;
        number("paid", p_.slot, 0, 0xFF);
        if (const Value* fact = written_.something("shown"))
            if (const auto which = kind(*fact, fact->text)) p_.shown = *which;
        if (const Value* fact = written_.something("shown at")) {
            Value name = *fact;
            name.name = fact->text;
            if (const auto pile = pileNamed(name)) p_.shownPile = *pile;
        }
        number("shown value", p_.shownValue, 0, 0x7FFF);
    }

    std::uint8_t standardLeft() const {
        if (p_.placing && p_.playing != kNoCard) return p_.deck->of(p_.playing).defendCost;
        if (p_.phase == Phase::Draw || p_.phase == Phase::Shuffle) return p_.stage == Stage::TurnDraw ? 2 : 1;
        if (p_.source == kNoKind || !isOfEffect(p_) || p_.effect >= p_.kind(p_.source).effects) return 0;
        const Effect& effect = currentEffect(p_);
        if (effect.op == Op::PayForStrength) return effect.cards;
        switch (effect.op) {
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

    Position& p_;
    const WrittenPosition& written_;
    Mistakes& mistakes_;
    int effectNumber_ = 1;
};

/// Who sees what, from where it lies.
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
    // Between the two reveals of a Summoner the first card lies open on its Castle (RAMPAGE-RULING-33).
    if (p.phase == Phase::Crash && isSeat(p.actor) && p.target == pileOf(Structure::Castle, other(p.actor)))
        if (const CardId top = p.table.top(pileOf(Structure::Castle, p.actor)); top != kNoCard)
            p.table.turnUp(top);
}

/// Whoever decides in a phase.
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

/// What is ordinary and so need not be written down: a Castle that nobody mentions stands as the preparation
/// has left it, and "..." in a Gate or Castle means a few more cards, not the whole draw pile.
void fillStacks(WrittenPosition& written) {
    constexpr int more = 3;
    WrittenCard any;
    any.line = written.line;
    for (WrittenPile& pile : written.piles) {
        if (!isStructure(pile.pile) || !pile.more) continue;
        pile.cards.insert(pile.cards.end(), more, any);
        pile.more = false;
    }
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        const PileId castle = pileOf(Structure::Castle, seat);
        if (std::ranges::find(written.piles, castle, &WrittenPile::pile) == written.piles.end())
            written.piles.push_back({castle, written.line, std::vector(kSetUpCards, any)});
    }
}

/// What the phase asks of the table.
class PhaseCheck {
  public:
    PhaseCheck(const Position& position, int line, Mistakes& mistakes)
        : p_(position)
        , line_(line)
        , mistakes_(mistakes) {}

    void check() {
        if (p_.phase != Phase::Over && (p_.ending != Ending::None || isSeat(p_.winner)))
            return wrong("ending-before-over"_mistake);
        if (p_.phase == Phase::Over) {
            if (p_.ending == Ending::None) wrong("ending-missing"_mistake);
            return;
        }
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

  private:
    void wrong(MistakeCode code, std::vector<MistakeValue> values = {}) {
        mistakes_.push_back({line_, code, std::move(values)});
    }

    void checkSetup() {
        if (p_.table.size(kOut) > 0) return wrong("setup-with-cards-out"_mistake);
        if (p_.round >= kRounds) return wrong("round-of-setup"_mistake);
        for (PileId pile = kFirstHand; pile < kPiles; ++pile)
            if (!(p_.table.cards(pile) & p_.deck->purple()).empty())
                return wrong("setup-with-purple"_mistake);
        // As many as can still be dealt, whatever comes up.
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
            if (hand(0) > kDealt || hand(1) > kDealt || nextToDeal(p_) == kNobody)
                wrong("hands-dealt"_mistake);
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
                const int stacks = p_.table.size(pileOf(Structure::Gate, seat)) +
                                   p_.table.size(pileOf(Structure::Castle, seat));
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

    void checkPlay() {
        const int inPlay = p_.table.size(kInPlay);
        const bool ofCard = p_.phase == Phase::Pay || p_.phase == Phase::Slot || p_.phase == Phase::Bonus ||
                            p_.phase == Phase::Extra || p_.phase == Phase::Route ||
                            p_.phase == Phase::Attack || p_.phase == Phase::Sacrifice ||
                            p_.phase == Phase::SacrificeReveal;
        if (inPlay > 1) return wrong("two-cards-in-play"_mistake);
        if (ofCard && inPlay == 0) return wrong("played-card-missing"_mistake);
        if (p_.phase == Phase::Main && inPlay > 0) return wrong("card-in-play-in-phase"_mistake);
        if (p_.placing && (p_.phase != Phase::Pay || p_.left == 0))
            return wrong("placing-without-pay"_mistake);
        if (p_.placing && p_.table.size(handOf(p_.turn)) < p_.left) return wrong("hand-cannot-pay"_mistake);
        if (p_.playing == kNoCard || p_.placing) return;
        const CardKind& card = p_.deck->of(p_.playing);
        const bool beforeEffects = p_.phase == Phase::Pay || p_.phase == Phase::Slot ||
                                   p_.phase == Phase::Bonus || p_.phase == Phase::Route;
        if (!card.playable) return wrong("card-not-playable"_mistake);
        if (beforeEffects && p_.source != p_.deck->kindOf(p_.playing))
            return wrong("source-not-in-play"_mistake);
        if (p_.phase == Phase::Pay || p_.phase == Phase::Slot) {
            if (p_.slot >= card.costs || (card.cost[p_.slot] == kAnyCard) != (p_.phase == Phase::Pay))
                return wrong("cost-not-asked"_mistake);
        }
        if (p_.phase == Phase::Bonus && card.bonusUnit == kNoUnit) return wrong("card-without-bonus"_mistake);
        if (p_.phase == Phase::Route &&
            (card.route != Route::Choose || p_.table.empty(pileOf(Structure::Gate, other(p_.turn)))))
            return wrong("card-without-route"_mistake);
        const bool ofAttack = p_.phase == Phase::Attack || p_.when == When::OnDestroyed ||
                              p_.when == When::OnRepelled || p_.when == When::AfterAttack;
        if (ofAttack && !card.attacks()) return wrong("card-without-attack"_mistake);
        if (p_.phase == Phase::Attack && p_.target != attackedPile(p_)) wrong("attack-elsewhere"_mistake);
    }

    void checkEffect() {
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
        const bool ofPermanent = p_.when == When::OncePerTurn || p_.when == When::StartOfTurn;
        if (ofPermanent != (p_.permanent != kNoCard) || (ofPermanent && p_.playing != kNoCard))
            return wrong("permanent-missing"_mistake);
        if (!ofPermanent && p_.playing == kNoCard) return wrong("played-card-missing"_mistake);
        if (p_.when == When::OnPlay && p_.source != p_.deck->kindOf(p_.playing))
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
        const bool counts =
            op != Op::OpponentDiscardsSymbol && op != Op::LookAtOpponentHand && available != 0xFF;
        if (counts && p_.left == 0) return wrong("left-missing"_mistake);
    }

    const Position& p_;
    int line_;
    Mistakes& mistakes_;
};

Value textOf(std::string_view value) { return Value::ofText(std::string(value)); }
Value numberOf(int value) { return Value::ofNumber(static_cast<std::uint64_t>(value)); }
Value seatOf(Seat seat) { return isSeat(seat) ? numberOf(seat + 1) : Value(); }

std::string pileName(PileId id) {
    for (const PileInfo& pile : piles())
        if (pile.id == id) return pile.name;
    return {};
}

Value listOf(const Position& p, const CardSet& cards) {
    Value list = Value::ofKind(Value::Kind::List);
    for (const CardId card : cards) list.items.push_back(textOf(faceName(*p.deck, p.deck->kindOf(card))));
    return list;
}

/// "falconer", or "falconer 2" for the second copy in the row.
Value permanentOf(const Position& p) {
    if (p.permanent == kNoCard) return {};
    const Kind kind = p.deck->kindOf(p.permanent);
    int rank = 1;
    for (const CardId card : copiesIn(p, rowOf(p.turn), kind)) rank += card < p.permanent ? 1 : 0;
    return textOf(faceName(*p.deck, kind) + (rank > 1 ? " " + std::to_string(rank) : ""));
}

} // namespace

TableWords words(const Options& options) {
    TableWords words;
    const Deck& deck = deckOf(options);
    words.cards = deck.cards();
    words.piles = piles();
    // A scenario may leave cards in the box.
    words.piles.push_back({kOut, PileKind::Stack, kNobody, 0, "out"});
    words.drawPiles = {kDrawPile};
    words.outPile = kOut;
    words.faceName = [&deck](Face face) { return faceName(deck, face); };
    words.faceFromName = [&deck](std::string_view name) { return faceFromName(deck, name); };
    using enum FactSpec::Kind;
    words.facts = {{"turn", OneSeat, {}, 0, 0},
                   {"phase", Choice, {"main", "draw"}, 0, 0},
                   {"strengthened", Choice, {"yes", "no"}, 0, 0},
                   {"plays", Number, {}, 0, kMostPlays},
                   {"starter", OneSeat, {}, 0, 0},
                   {"turns", Number, {}, 0, options.turnCap() - 1}};
    words.history = {"from setup", "used", "came back"};
    words.passing = {kInPlay, asideOf(0), asideOf(1), restingOf(0), restingOf(1)};
    return words;
}

std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes) {
    const std::size_t before = mistakes.size();
    Position p;
    p.options = options;
    p.deck = &deckOf(options);
    const TableWords names = words(options);
    WrittenPosition position = readPiles(written, names, mistakes);
    FactReader facts(p, position, mistakes);
    facts.readPhase();
    if (mistakes.size() != before) return {};
    if (p.stage != Stage::Setup && p.phase != Phase::Over) fillStacks(position);
    if (!layOut(
            p.table, position, names, [&](Face face) { return p.deck->cardsOf(static_cast<Kind>(face)); },
            seed, mistakes))
        return {};
    facts.readOthers();
    if (p.phase != Phase::Starter && !isSeat(p.turn) && p.phase != Phase::Over)
        mistakes.push_back({position.line, "turn-missing"_mistake});
    if (mistakes.size() != before) return {};
    readTable(p);
    PhaseCheck(p, position.line, mistakes).check();
    if (mistakes.size() != before) return {};
    p.decider = deciderOf(p);
    if (MoveList list; p.decider != kNobody) {
        legalMoves(p, list);
        if (list.empty()) {
            mistakes.push_back({position.line, "nobody-can-move"_mistake});
            return {};
        }
    }
    return p;
}

Value factsFor(const Position& p, Seat viewer) {
    Value facts = Value::ofKind(Value::Kind::Map);
    const bool ofEffect = p.source != kNoKind;
    facts.add("turn", seatOf(p.turn));
    facts.add("phase", textOf(phaseName(p.phase)));
    facts.add("starter", seatOf(p.starter));
    facts.add("course", textOf(kStageNames[static_cast<std::size_t>(p.stage)]));
    facts.add("round", numberOf(p.round));
    facts.add("dealt", numberOf(p.dealt));
    facts.add("placed", numberOf(p.step));
    facts.add("turns", numberOf(p.turns));
    facts.add("strengthened", Value::ofFlag(p.strengthened));
    facts.add("acted", Value::ofFlag(p.acted));
    facts.add("idle", numberOf(p.idle));
    facts.add("plays", numberOf(p.plays));
    const auto seen = [&](const CardSet& cards) {
        CardSet told;
        for (const CardId card : cards)
            if (viewer == kAllHands || p.table.knownTo(card) == kAllSeats || p.table.knows(viewer, card))
                told.add(card);
        return told;
    };
    const CardSet hand = isSeat(p.turn) ? p.table.cards(handOf(p.turn)) : CardSet();
    const CardSet row = isSeat(p.turn) ? p.table.cards(rowOf(p.turn)) : CardSet();
    facts.add("used", listOf(p, seen(p.used & row)));
    facts.add("came back", listOf(p, seen(p.marked & hand)));
    Value& firsts = facts.add("from setup", Value::ofKind(Value::Kind::Map));
    for (PileId stack = kFirstGate; stack < kPiles; ++stack)
        firsts.add(pileName(stack), numberOf(p.firsts[firstsOf(stack)]));
    facts.add("placing", p.placing ? textOf(structureName(structureOf(p.target))) : Value());
    facts.add("permanent", permanentOf(p));
    facts.add("source", ofEffect ? textOf(faceName(*p.deck, p.source)) : Value());
    facts.add("when", textOf(whenName(p.when)));
    facts.add("effect", numberOf(p.effect + 1));
    facts.add("owner", seatOf(p.actor));
    facts.add("left", numberOf(p.left));
    facts.add("paid", numberOf(p.slot));
    facts.add("target", isStructure(p.target) ? textOf(pileName(p.target)) : Value());
    facts.add("castle only", Value::ofFlag(p.castleOnly));
    facts.add("equal", Value::ofFlag(p.equal));
    facts.add("broken", Value::ofFlag(p.broken));
    facts.add("fate", textOf(kFateNames[static_cast<std::size_t>(p.fate)]));
    facts.add("named", p.named == kNoUnit ? Value() : textOf(unitName(p.named)));
    facts.add("strength", numberOf(p.strength));
    facts.add("shown", p.shown == kNoKind ? Value() : textOf(faceName(*p.deck, p.shown)));
    facts.add("shown at", isStructure(p.shownPile) ? textOf(pileName(p.shownPile)) : Value());
    facts.add("shown value", numberOf(p.shownValue));
    facts.add("ending", textOf(kEndingNames[static_cast<std::size_t>(p.ending)]));
    facts.add("winner", seatOf(p.winner));
    return facts;
}

Description describe(const Position& p) {
    Description description;
    description.facts = factsFor(p, kAllHands);
    for (const PileInfo& pile : words(p.options).piles)
        description.piles.push_back(
            contentOf(p.table, pile, [&](CardId card) { return static_cast<Face>(p.deck->kindOf(card)); }));
    return description;
}

} // namespace drawbridge::rampage
