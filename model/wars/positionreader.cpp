// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/table.h"

#include "core/bits.h"
#include "core/words.h"
#include "positions/positionreader.h"
#include "wars/layout.h"
#include "wars/notation.h"
#include "wars/rules.h"

#include <array>
#include <ranges>
#include <span>

namespace drawbridge::wars {

namespace {

constexpr std::array<std::string_view, 6> kEndingNames{"none",      "destroyed", "both-destroyed",
                                                       "stalemate", "too-long",  "conceded"};
constexpr std::array<std::string_view, 3> kColourWords{"black", "red", "none"};

/// The phases in which the step belongs to the seat in `turn`, and chance decides.
bool isChance(Phase phase) {
    using enum Phase;
    constexpr std::array ofChance{AllotFaction, FactionToss, PickToss, ColourToss, SeerDeal,
                                  Deal,         WarDeal,     First,    Comes};
    return std::ranges::find(ofChance, phase) != ofChance.end();
}

bool ofBattle(Phase phase) {
    return phase == Phase::Build || phase == Phase::WindowDeclared || phase == Phase::Confirm ||
           phase == Phase::WindowRevealed;
}

/// How many of the four phases have begun by then, in their usual order.
int stagesBy(Phase phase) {
    if (phase >= Phase::Recruit) return 4;
    if (phase >= Phase::Move) return 3;
    if (phase >= Phase::Attack) return 2;
    return phase >= Phase::Draw ? 1 : 0;
}

Value slotsOfSet(Slots slots) {
    return listOf(std::views::iota(0, kMostSlots), [&](int slot) {
        return hasSlot(slots, static_cast<unsigned>(slot)) ? numberValue(slot + 1) : Value();
    });
}

class WarsReader : public PositionReader<Position, WarsReader> {
  public:
    using PositionReader::PositionReader;

    static std::span<const Fact> facts();

    void readFirst();
    void lay() { layOut(p_, written_, seed_, mistakes_); }
    void readOthers();
    void check();
    void settle() { settlePhase(p_); }

  private:
    template <Slots Position::* Member>
    static constexpr Fact slotsFact(std::string_view name) {
        return {name, [](WarsReader& r, const Value& fact) { r.p_.*Member = r.slotsIn(fact); },
                [](const Position& p, Seat) { return slotsOfSet(p.*Member); }};
    }

    void readFactions(const Value& fact) {
        const std::vector<std::string_view> all = namesOf(kFactions + 1, factionName);
        bySeat(fact, [&](const Value& one, Seat which) {
            const auto faction = static_cast<Faction>(oneOf(one, all));
            if (faction != Faction::None && !p_.options.factions())
                return wrong(one.line, "factions-off"_mistake);
            if (p_.faction[which] != Faction::None && p_.faction[which] != faction)
                return wrong(one.line, "faction-of-options"_mistake);
            p_.faction[which] = faction;
        });
    }

    void readColours(const Value& fact) {
        bySeat(fact, [&](const Value& one, Seat which) {
            p_.colour[which] = static_cast<Colour>(oneOf(one, kColourWords));
        });
    }

    void readTaken(const Value& fact) {
        p_.taken = 0;
        for (const Value& one : listed(fact))
            p_.taken = static_cast<std::uint8_t>(p_.taken | 1u << oneOf(one, kStageNames));
    }

    void readDeclared(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        p_.declared = true;
        p_.drawsNext = static_cast<Deck>(oneOf(fact, kDeckNames));
    }

    void readSpent(const Value& fact) {
        slots(fact, [&](std::uint8_t slot) { ++p_.spent[slot]; });
    }

    void readTarget(const Value& fact) {
        slots(fact, [&](std::uint8_t slot) { p_.target = slot; });
    }

    void readSwappedInWindow(const Value& fact) {
        bySeat(fact, [&](const Value& one, Seat which) { p_.swappedInWindow[which] = slotsIn(one); });
    }

    /// The decider, in a phase in which it may be either; otherwise it is implied.
    void readDecider(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        const Seat word = seat(fact);
        if (isBattleWindow(p_.phase) || isEffect(p_.phase))
            p_.decider = word;
        else if (word != p_.decider)
            wrong(fact.line, "word-of-other"_mistake, {seatInMistake(p_.decider), phaseName(p_.phase)});
    }

    /// Groups of cards that the enemy cannot tell apart.
    void readMixed(const Value& fact) {
        std::uint8_t group = 0;
        for (const Value& one : listed(fact)) {
            ++group;
            for (const Value& which : listed(one)) {
                const CardId card = named(plainName(which.text));
                if (card == kNoCard) return wrong(fact.line, "mixed-card"_mistake);
                p_.mix[card] = group;
            }
        }
    }

    /// Slots by number; calls `visit` for each.
    template <class Visit>
    void slots(const Value& fact, Visit visit) {
        for (const Value& one : listed(fact)) {
            if (one.isNumber() && one.number >= 1 && one.number <= kMostSlots)
                visit(static_cast<std::uint8_t>(one.number - 1));
            else
                wrong(fact.line, "slot-wanted"_mistake, {fact.name, kMostSlots});
        }
    }
    Slots slotsIn(const Value& fact) {
        unsigned set = 0;
        slots(fact, [&](std::uint8_t slot) { set |= slotBit(slot); });
        return static_cast<Slots>(set);
    }
    /// The phase of the turn that an effect interrupted.
    Phase stagePhase() const {
        if (!isEffect(p_.phase)) return p_.phase;
        const Value* fact = written_.something("resume");
        if (fact == nullptr || !fact->isText()) return Phase::Attack;
        for (int i = 0; i < kPhases; ++i)
            if (plainName(phaseName(static_cast<Phase>(i))) == plainName(fact->text))
                return static_cast<Phase>(i);
        return Phase::Attack;
    }

    Seat standardDecider() const {
        if (p_.phase == Phase::Over) return kNobody;
        if (isChance(p_.phase)) return kChance;
        if (!isSeat(p_.turn)) return kNobody;
        if (isWindow(p_.phase)) return other(p_.turn);
        if (p_.phase == Phase::FateSave)
            return doomed(p_) == kNoCard ? p_.turn : ownerOf(p_.table.pileOf(doomed(p_)));
        if (p_.phase == Phase::Raise) return p_.table.empty(captivesOf(p_.turn)) ? other(p_.turn) : p_.turn;
        return isEffect(p_.phase) && isSeat(p_.actor) ? p_.actor : p_.turn;
    }

    /// The card of that name that is not in a group yet.
    CardId named(std::string_view text) const {
        for (PileId pile = kLifted; pile < kPiles; ++pile)
            for (const CardId card : p_.table.cards(pile))
                if (p_.mix[card] == 0 && exactText(p_, card) == text) return card;
        return kNoCard;
    }

    void findTurn();
    void findBattle();
    void findEffect();

    void checkSetup();
    void checkArmy(Seat seat);
    void checkDraw();
    void checkMarks();
    void checkBattle();
    void checkMoves();
    void checkEffect();
};

/// Whether a viewer can identify a card and its place.
bool tells(const Position& p, Seat viewer, CardId card) {
    if (isSeat(viewer)) return follows(p, viewer, card);
    return viewer == kAllHands || (follows(p, 0, card) && follows(p, 1, card));
}

/// Sorted, so that the order does not depend on which of equal cards is where.
Value sorted(std::vector<std::string> texts) {
    std::ranges::sort(texts);
    return listOf(texts, textValue);
}

Value factionsOf(const Position& p, Seat viewer) {
    return eachSeat(kPlayers, [&](Seat seat) {
        const bool sees = viewer == kAllHands || seesFaction(p, viewer, seat);
        return textValue(sees ? factionName(p.faction[seat]) : "?");
    });
}
Value coloursOf(const Position& p, Seat viewer) {
    return eachSeat(kPlayers, [&](Seat seat) {
        const bool sees = viewer == kAllHands || seesColour(p, viewer, seat);
        return textValue(sees ? colourName(p.colour[seat]) : "?");
    });
}
Value takenOf(const Position& p, Seat) {
    return listOf(std::views::iota(0u, unsigned{kStages}), [&](unsigned stage) {
        return (p.taken >> stage & 1u) != 0 ? textValue(kStageNames[stage]) : Value();
    });
}
Value swappedInWindowOf(const Position& p, Seat) {
    return eachSeat(kPlayers, [&](Seat seat) { return slotsOfSet(p.swappedInWindow[seat]); });
}

Value spentOf(const Position& p, Seat) {
    Value spent = Value::ofKind(Value::Kind::List);
    for (int slot = 0; slot < kMostSlots; ++slot)
        for (int times = 0; times < p.spent[static_cast<std::size_t>(slot)]; ++times)
            spent.items.push_back(numberValue(slot + 1));
    return spent;
}

/// The groups of cards that an enemy cannot tell apart: only for viewers who can.
Value mixedOf(const Position& p, Seat viewer) {
    Value groups = Value::ofKind(Value::Kind::List);
    std::array<std::vector<std::string>, kCards> texts;
    for (std::size_t index = 0; index < p.mix.size(); ++index) {
        const auto card = static_cast<CardId>(index);
        if (p.mix[card] != 0 && tells(p, viewer, card)) texts[p.mix[card]].push_back(exactText(p, card));
    }
    for (std::vector<std::string>& group : texts)
        if (!group.empty()) groups.items.push_back(sorted(std::move(group)));
    return groups;
}

/// The cards that come from the other pack, as far as a viewer can identify them.
Value capturedOf(const Position& p, Seat viewer) {
    std::vector<std::string> texts;
    for (PileId pile = 0; pile < kPiles; ++pile)
        for (const CardId card : p.table.cards(pile))
            if (isStray(p, card) && !(pile == kOut && isJoker(card)) && tells(p, viewer, card))
                texts.push_back(cardText(p, card));
    return sorted(std::move(texts));
}

bool isInEffect(const Position& p) { return isEffect(p.phase); }

std::span<const WarsReader::Fact> WarsReader::facts() {
    using R = WarsReader;
    static constexpr auto kFacts = std::to_array<Fact>({
        seatFact<&Position::turn>("turn"),
        namedFact<&Position::phase, phaseName, kPhases>("phase"),
        ownFact<&R::readDecider>("word", [](const Position& p, Seat) { return seatValue(p.decider); }),
        seatFact<&Position::starter>("starter"),
        ownFact<&R::readFactions>("factions", factionsOf),
        flagFact<&Position::factionsOpen>("factions open"),
        ownFact<&R::readColours>("colours", coloursOf),
        numberFact<&Position::turns, kMostTurns>("turns"),
        numberFact<&Position::idle, kIdleTurns>("idle"),
        flagFact<&Position::acted>("acted"),
        numberFact<&Position::step, kCards>("dealt"),
        ownFact<&R::readTaken>("taken", takenOf),
        numberFact<&Position::drawn, kDraws>("drawn"),
        wordFact<&Position::drawing, kDeckNames>("drawing"),
        ownFact<&R::readDeclared>("declared", wordFact<&Position::drawsNext, kDeckNames>({}).tell)
            .onlyIf([](const Position& p) { return p.declared; }),
        ownFact<&R::readSpent>("spent", spentOf),
        flagFact<&Position::plagued>("plagued"),
        flagFact<&Position::hasMechanised>("mechanised"),
        numberFact<&Position::mechaValue, 20>("mecha value"),
        numbersFact<ofSeat<&Position::queens>, 12>("queens"),
        slotsFact<&Position::attackers>("attackers"),
        ownFact<&R::readTarget>("target", [](const Position& p, Seat) { return numberValue(p.target + 1); })
            .onlyIf([](const Position& p) { return p.target != kNoSlot; }),
        flagFact<&Position::revealed>("revealed"),
        flagFact<&Position::reacted>("reacted"),
        {"passes", numberFact<&Position::passes, 1>({}).read,
         [](const Position& p, Seat) { return numberValue(isBattleWindow(p.phase) ? p.passes : 0); }},
        slotsFact<&Position::lifted>("lifted from"),
        slotsFact<&Position::concealed>("concealed"),
        slotsFact<&Position::swappedInPhase>("swapped in phase"),
        ownFact<&R::readSwappedInWindow>("swapped in window", swappedInWindowOf),
        namedFact<&Position::resume, phaseName, kPhases>("resume").onlyIf(isInEffect),
        seatFact<&Position::actor>("actor").onlyIf(isInEffect),
        {"battle ends", flagFact<&Position::battleEnds>({}).read,
         [](const Position& p, Seat) { return Value::ofFlag(isEffect(p.phase) && p.battleEnds); }},
        {"counts", flagFact<&Position::counts>({}).read,
         [](const Position& p, Seat) { return Value::ofFlag(isEffect(p.phase) && p.counts); }},
        ownFact<&R::readMixed>("mixed", mixedOf),
        {"captured", [](R&, const Value&) {}, capturedOf}, // read where the cards are laid out
        wordFact<&Position::ending, kEndingNames>("ending").onlyIf(
            [](const Position& p) { return p.phase == Phase::Over; }),
        seatFact<&Position::winner>("winner"),
    });
    return kFacts;
}

void WarsReader::readFirst() {
    checkNames();
    p_.phase = Phase::Attack;
    read({"phase"});
    p_.turn = isSetup(p_.phase) ? kNobody : Seat{0};
    for (Seat which = 0; which < kPlayers; ++which) p_.faction[which] = p_.options.faction(which);
    p_.factionsOpen = p_.phase > Phase::ColourToss || (p_.phase > Phase::PickToss && p_.options.factions());
    p_.colour = p_.phase <= Phase::ChooseColour ? std::array{Colour::None, Colour::None}
                : p_.options.epic()             ? std::array{Colour::Red, Colour::Black}
                                                : std::array{Colour::Black, Colour::Red};
    read({"turn", "factions", "factions open", "colours"});
    const bool none = p_.faction[0] == Faction::None || p_.faction[1] == Faction::None;
    if (p_.options.factions() && none && p_.phase > Phase::PickToss)
        wrong("factions-missing"_mistake); // WARS-FAC-3
    // The seat that lifts cards.
    p_.decider = p_.turn;
    for (const std::string_view name : {"actor", "word"})
        if (const Value* fact = written_.something(name)) p_.decider = seat(*fact);
}

void WarsReader::readOthers() {
    p_.starter = isSetup(p_.phase) ? kNobody : p_.turn;
    findTurn();
    findBattle();
    findEffect();
    readRest();
    if (isEffect(p_.phase) && written_.find("actor") == nullptr) p_.actor = p_.decider;
}

/// Defaults for what has been done in the turn.
void WarsReader::findTurn() {
    const int stages = stagesBy(p_.phase == Phase::Over ? Phase::Attack : stagePhase());
    p_.taken = isSetup(p_.phase) ? std::uint8_t{0} : static_cast<std::uint8_t>((1u << stages) - 1);
    const bool drew = stages > 1;
    p_.drawn = drew ? kDraws : 0;
    // If cards could be drawn, they were.
    p_.acted =
        isSeat(p_.turn) && drew &&
        p_.table.size(deckOf(p_.turn, Deck::Soldiers)) + p_.table.size(deckOf(p_.turn, Deck::Resources)) > 0;
    read({"mecha value"});
    p_.hasMechanised = p_.mechaValue > 0;
}

void WarsReader::findBattle() {
    for (const CardId card : p_.table.cards(kLifted))
        p_.lifted = static_cast<Slots>(p_.lifted | slotBit(static_cast<unsigned>(p_.table.placeOf(card))));
    read({"attackers", "target"});
}

void WarsReader::findEffect() {
    const Seat user = isSeat(p_.turn) ? p_.turn : Seat{0};
    p_.actor = isEffect(p_.phase) ? user : kNobody;
    p_.battleEnds = p_.phase == Phase::FateSave || p_.phase == Phase::Raise;
    read({"actor", "battle ends"});
    if (isEffect(p_.phase) && !p_.battleEnds)
        p_.resume = p_.actor == p_.turn ? Phase::Attack : Phase::WindowDrawn;
    read({"resume"});
    p_.counts = isEffect(p_.phase) && !p_.battleEnds;
    p_.revealed =
        p_.phase == Phase::WindowRevealed ||
        (isEffect(p_.phase) && (p_.battleEnds ? p_.attackers != 0 : p_.resume == Phase::WindowRevealed));
    read({"revealed"});
    // A slot that fights has attacked (WARS-ATK-20).
    if (p_.revealed && written_.find("spent") == nullptr)
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            if (hasSlot(p_.attackers, slot)) ++p_.spent[slot];
    p_.decider = standardDecider();
}

/// Impossible positions.
void WarsReader::check() {
    if (!checkEnding(p_.phase == Phase::Over, p_.ending != Ending::None, isSeat(p_.winner))) return;
    if (isSetup(p_.phase)) return checkSetup();
    if (!isSeat(p_.turn)) return wrong("turn-missing"_mistake);
    if (p_.decider != kChance && !isSeat(p_.decider)) return wrong("word-missing"_mistake);
    if (p_.idle >= kIdleTurns || p_.turns >= kMostTurns) return wrong("too-many-turns"_mistake);
    for (Seat seat = 0; seat < kPlayers; ++seat) checkArmy(seat);
    checkDraw();
    checkMarks();
    checkBattle();
    checkMoves();
    checkEffect();
}

void WarsReader::checkSetup() {
    const bool ofSeat = p_.phase != Phase::FactionToss && p_.phase != Phase::PickToss &&
                        p_.phase != Phase::ColourToss && p_.phase != Phase::First;
    if (ofSeat != isSeat(p_.turn)) return wrong(ofSeat ? "turn-missing"_mistake : "turn-of-nobody"_mistake);
    if ((p_.phase == Phase::SeerStack || p_.phase == Phase::SeerDeal) && !p_.plays(p_.turn, Faction::Seers))
        return wrong("no-seers"_mistake);
    if ((p_.phase == Phase::WarStack || p_.phase == Phase::WarDeal) &&
        !p_.plays(p_.turn, Faction::WarMongers))
        return wrong("no-war-mongers"_mistake);
    if (p_.phase == Phase::Deal && p_.table.empty(deckOf(p_.turn, Deck::Soldiers)))
        return wrong("nothing-to-deal"_mistake);
    if ((p_.phase == Phase::WarStack || p_.phase == Phase::WarDeal || p_.phase == Phase::Arrange) &&
        p_.table.empty(handOf(p_.turn, Deck::Soldiers)))
        return wrong("nothing-to-arrange"_mistake);
    if (p_.phase != Phase::First) return;
    for (Seat seat = 0; seat < kPlayers; ++seat)
        if (standing(p_, seat) == 0) return wrong("armies-missing"_mistake);
}

void WarsReader::checkArmy(Seat seat) {
    const bool lifts = seat == p_.decider && !p_.table.empty(kLifted);
    if (standing(p_, seat) == 0 && !lifts)
        return wrong("no-soldier"_mistake, {seatInMistake(seat)}); // WARS-WIN-1
    for (unsigned slot = slotsOf(p_, seat); slot < kMostSlots; ++slot)
        if (height(p_, seat, slot) > 0)
            return wrong("no-fourth-slot"_mistake, {seatInMistake(seat)}); // WARS-PILE-3
    if (!p_.plays(seat, Faction::WarMongers)) return;
    for (const Deck deck : kBothDecks)
        if (!p_.table.empty(deckOf(seat, deck)) || !p_.table.empty(handOf(seat, Deck::Resources)))
            return wrong("decks-of-war-mongers"_mistake); // WARS-WMG-3, -4
}

void WarsReader::checkDraw() {
    if (p_.phase == Phase::Draw && p_.drawn >= kDraws) return wrong("cards-drawn"_mistake);
    if (p_.phase == Phase::Comes && p_.table.empty(deckOf(p_.turn, p_.drawing)))
        return wrong("drawing-from-empty-deck"_mistake);
    if (p_.phase == Phase::PickPhase && !p_.plays(p_.turn, Faction::Outcasts))
        return wrong("no-outcasts"_mistake); // WARS-OUT-1
}

void WarsReader::checkMarks() {
    if (!p_.infected.empty() && !p_.plays(0, Faction::Infected) && !p_.plays(1, Faction::Infected))
        wrong("infected-by-nobody"_mistake);                                                // WARS-INF-2
    if (!p_.mechanised.empty() && p_.mechaValue == 0) wrong("mecha-value-missing"_mistake); // WARS-MEC-6
}

void WarsReader::checkBattle() {
    for (unsigned slot = slotsOf(p_, p_.turn); slot < kMostSlots; ++slot)
        if (p_.spent[slot] > 0) return wrong("spent-slot"_mistake); // WARS-PILE-3
    int attacked = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        attacked += p_.spent[slot] > 1 ? p_.spent[slot] - 1 : 0;
    if (attacked > (p_.plays(p_.turn, Faction::Berserkers) ? 1 : 0))
        return wrong("spent-twice"_mistake); // WARS-ATK-2, WARS-BRK-3
    const bool fights =
        ofBattle(p_.phase) || (isEffect(p_.phase) && isBattleWindow(p_.resume)) || p_.revealed;
    if (!fights) {
        if (p_.attackers != 0 || p_.target != kNoSlot) wrong("attack-in-phase"_mistake);
        return;
    }
    const Seat enemy = other(p_.turn);
    const bool begun = isEffect(p_.phase); // fighters may have left
    if (!begun && (p_.attackers == 0 || (standing(p_, p_.turn) & p_.attackers) != p_.attackers))
        return wrong("attackers-missing"_mistake);
    if (p_.phase == Phase::Build) {
        if (p_.target != kNoSlot) wrong("target-named"_mistake);
        return;
    }
    if (!begun && (p_.target == kNoSlot || !hasSlot(standing(p_, enemy), p_.target)))
        return wrong("target-slot-missing"_mistake);
    if (p_.phase != Phase::WindowRevealed) return;
    bool up = p_.table.isFaceUp(topOf(p_, enemy, p_.target));
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        if (hasSlot(p_.attackers, slot)) up = up && p_.table.isFaceUp(topOf(p_, p_.turn, slot));
    if (!up) wrong("fighters-down"_mistake); // WARS-ATK-10, -11
}

void WarsReader::checkMoves() {
    const bool lifting = p_.phase == Phase::Move || p_.phase == Phase::JackLift;
    const bool laying = p_.phase == Phase::Lay || p_.phase == Phase::JackLay;
    if (!lifting && !laying && !p_.table.empty(kLifted)) return wrong("lifted-in-phase"_mistake);
    if (laying && p_.table.empty(kLifted)) return wrong("lifted-missing"_mistake);
    if (!laying && p_.table.size(kLifted) != bitCount(static_cast<unsigned>(p_.lifted)))
        return wrong("lifted-from-missing"_mistake);
    for (const CardId card : p_.table.cards(kLifted))
        if (!hasSlot(p_.lifted, static_cast<unsigned>(p_.table.placeOf(card))))
            return wrong("lifted-from-missing"_mistake);
}

void WarsReader::checkEffect() {
    if (!isEffect(p_.phase)) return;
    const bool captives = !p_.table.empty(captivesOf(0)) || !p_.table.empty(captivesOf(1));
    if (captives != (p_.phase == Phase::Raise)) return wrong("captives-in-phase"_mistake);
    if (p_.phase == Phase::FateSave && (doomed(p_) == kNoCard || substitutes(p_) == 0))
        return wrong("doomed-missing"_mistake);
    if (!p_.battleEnds && !isSeat(p_.actor)) return wrong("effect-user-missing"_mistake);
    if (!p_.battleEnds && (isEffect(p_.resume) || isSetup(p_.resume) || p_.resume == Phase::Over))
        return wrong("resume-of-effect"_mistake);
}

} // namespace

TableWords words(const Options& options) {
    TableWords words;
    words.cards = cardsInGame(options.epic());
    for (const PileInfo& pile : piles(options))
        if (pile.id != kBattleLine) words.piles.push_back(pile);
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        PileUnion& hand = words.unions.emplace_back();
        hand.info.id = handUnion(seat);
        hand.info.kind = PileKind::Hand;
        hand.info.owner = seat;
        hand.info.name = "hand " + std::to_string(seat + 1);
        for (const Deck deck : kBothDecks) hand.parts.push_back(handOf(seat, deck));
        for (const Deck deck : kBothDecks) words.drawPiles.push_back(deckOf(seat, deck));
    }
    words.outPile = kOut;
    words.faceName = faceName;
    words.faceFromName = faceFromName;
    words.marks = kMarks;
    using enum FactSpec::Kind;
    words.facts = {{"turn", OneSeat}, {"phase", Choice, {"draw", "attack", "move", "recruit"}}};
    if (options.factions()) {
        FactSpec& factions = words.facts.emplace_back(FactSpec{"factions", ChoiceOfSeat});
        for (int i = 0; i < kFactions; ++i)
            factions.values.emplace_back(factionName(static_cast<Faction>(i + 1)));
    }
    words.facts.push_back({"starter", OneSeat});
    words.facts.push_back({"turns", Number, {}, 0, kMostTurns - 1});
    words.history = {"captured", "mixed", "swapped in phase", "swapped in window"};
    words.passing = {kLifted, kBattleLine, captivesOf(0), captivesOf(1)};
    return words;
}

std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes) {
    Position p;
    p.options = options;
    return WarsReader::readPosition(p, words(options), written, seed, mistakes);
}

Value factsFor(const Position& p, Seat viewer) { return WarsReader::tell(p, viewer); }

Description describe(const Position& p) {
    return descriptionOf(
        factsFor(p, kAllHands), p.table, words(p.options).piles,
        [](CardId card) { return static_cast<Face>(kindOf(card)); },
        [&](CardId card) { return marksOf(p, card); });
}

} // namespace drawbridge::wars
