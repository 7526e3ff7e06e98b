// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/positionreader.h"

#include "core/bits.h"
#include "core/factreader.h"
#include "core/words.h"
#include "wars/layout.h"
#include "wars/notation.h"
#include "wars/rules.h"
#include "wars/table.h"

#include <array>
#include <bit>

namespace drawbridge::wars {

namespace {

constexpr std::array<std::string_view, 6> kEndingNames{"none",      "destroyed", "both-destroyed",
                                                       "stalemate", "too-long",  "conceded"};
constexpr std::array<std::string_view, kStages> kStageNames{"draw", "attack", "move", "recruit"};
constexpr std::array<std::string_view, 2> kDeckNames{"soldier", "resource"};
constexpr std::array<std::string_view, 3> kColourNames{"black", "red", "none"};

/// The phases in which the seat that the step belongs to is the one of `turn`, and chance decides.
bool isChance(Phase phase) {
    switch (phase) {
    case Phase::AllotFaction:
    case Phase::FactionToss:
    case Phase::PickToss:
    case Phase::ColourToss:
    case Phase::SeerDeal:
    case Phase::Deal:
    case Phase::WarDeal:
    case Phase::First:
    case Phase::Comes: return true;
    default: return false;
    }
}

bool isEffect(Phase phase) { return phase >= Phase::JackLift && phase <= Phase::Raise; }
bool ofBattle(Phase phase) {
    return phase == Phase::Build || phase == Phase::WindowDeclared || phase == Phase::Confirm ||
           phase == Phase::WindowRevealed;
}

/// How many of the four phases have been begun by then, in their usual order.
int stagesBy(Phase phase) {
    if (phase >= Phase::Recruit) return 4;
    if (phase >= Phase::Move) return 3;
    if (phase >= Phase::Attack) return 2;
    return phase >= Phase::Draw ? 1 : 0;
}

/// Several of them, in an order that does not depend on which of equal cards lies where.
Value listOf(std::vector<std::string> texts) {
    std::ranges::sort(texts);
    Value list = Value::ofKind(Value::Kind::List);
    for (std::string& text : texts) list.items.push_back(Value::ofText(std::move(text)));
    return list;
}

/// Reads the members of a position that are no piles.
class WarsFacts : FactReader {
  public:
    WarsFacts(Position& position, const WrittenPosition& written, Mistakes& mistakes)
        : FactReader(kPlayers, mistakes)
        , p_(position)
        , written_(written) {}

    /// What has to be known before the cards are laid out.
    void readFirst() {
        checkNames(written_, names());
        p_.phase = Phase::Attack;
        if (const Value* fact = written_.find("phase")) p_.phase = phase(*fact);
        p_.turn = isSetup(p_.phase) ? kNobody : Seat{0};
        if (const Value* fact = written_.find("turn")) p_.turn = seat(*fact);
        readFactions();
        p_.decider = p_.turn;
        for (const std::string_view name : {"actor", "word"})
            if (const Value* fact = written_.something(name)) p_.decider = seat(*fact);
        p_.colour = p_.phase <= Phase::ChooseColour ? std::array{Colour::None, Colour::None}
                    : p_.options.epic()             ? std::array{Colour::Red, Colour::Black}
                                                    : std::array{Colour::Black, Colour::Red};
        if (const Value* fact = written_.find("colours"))
            bySeat(*fact, [&](const Value& one, Seat which) {
                p_.colour[which] = static_cast<Colour>(oneOf(one, kColourNames));
            });
    }

    /// The rest, the cards being in their places.
    void readOthers() {
        p_.starter = isSetup(p_.phase) ? kNobody : p_.turn;
        if (const Value* fact = written_.find("starter")) p_.starter = seat(*fact);
        number("turns", p_.turns, kMostTurns);
        number("idle", p_.idle, kIdleTurns);
        number("dealt", p_.step, kCards);
        readTurn();
        readBattle();
        readEffect();
        if (const Value* fact = written_.something("ending"))
            p_.ending = static_cast<Ending>(oneOf(*fact, kEndingNames));
        if (const Value* fact = written_.find("winner")) p_.winner = seat(*fact);
        p_.decider = standardDecider();
        if (const Value* fact = written_.something("word")) readWord(*fact);
        if (isEffect(p_.phase) && written_.find("actor") == nullptr) p_.actor = p_.decider;
        if (const Value* fact = written_.find("mixed")) readMixed(*fact);
    }

  private:
    static std::vector<std::string> names() {
        std::vector<std::string> all{"turn",
                                     "phase",
                                     "word",
                                     "starter",
                                     "factions",
                                     "colours",
                                     "factions open",
                                     "turns",
                                     "idle",
                                     "acted",
                                     "dealt",
                                     "taken",
                                     "drawn",
                                     "drawing",
                                     "declared",
                                     "spent",
                                     "plagued",
                                     "mechanised",
                                     "mecha value",
                                     "queens",
                                     "attackers",
                                     "target",
                                     "revealed",
                                     "reacted",
                                     "passes",
                                     "lifted from",
                                     "concealed",
                                     "swapped in phase",
                                     "swapped in window",
                                     "resume",
                                     "actor",
                                     "battle ends",
                                     "counts",
                                     "mixed",
                                     "captured",
                                     "ending",
                                     "winner",
                                     "rest"};
        for (const PileInfo& pile : words({}).piles) all.push_back(pile.name);
        return all;
    }

    template <class Number>
    void number(std::string_view name, Number& into, int most) {
        if (const Value* fact = written_.something(name))
            into = static_cast<Number>(FactReader::number(*fact, most));
    }
    void flag(std::string_view name, bool& into) {
        if (const Value* fact = written_.something(name)) into = yes(*fact, "yes", "no");
    }
    Phase phase(const Value& fact) {
        std::vector<std::string_view> all;
        for (int i = 0; i < kPhases; ++i) all.push_back(phaseName(static_cast<Phase>(i)));
        return static_cast<Phase>(oneOf(fact, all));
    }

    /// {"1": …, "2": …}, or a list with one for each seat.
    template <class Read>
    void bySeat(const Value& fact, Read read) {
        if (fact.isMap()) {
            for (const Value& one : fact.items) {
                if (one.name == "1" || one.name == "2")
                    read(one, static_cast<Seat>(one.name[0] - '1'));
                else
                    wrong(one.line, "seat-wanted"_mistake, {fact.name, kPlayers});
            }
            return;
        }
        if (!fact.isList() || fact.items.size() != kPlayers)
            return wrong(fact.line, "one-for-each-seat"_mistake, {fact.name});
        for (Seat which = 0; which < kPlayers; ++which) read(fact.items[which], which);
    }

    /// Slots by their numbers; calls `visit` for each.
    template <class Visit>
    void slots(const Value& fact, Visit visit) {
        for (const Value& one : listed(fact)) {
            if (one.isNumber() && one.number >= 1 && one.number <= kMostSlots)
                visit(static_cast<std::uint8_t>(one.number - 1));
            else
                wrong(fact.line, "slot-wanted"_mistake, {fact.name, kMostSlots});
        }
    }
    void slotSet(std::string_view name, Slots& into) {
        if (const Value* fact = written_.find(name)) {
            into = 0;
            slots(*fact, [&](std::uint8_t slot) { into = static_cast<Slots>(into | slotBit(slot)); });
        }
    }

    void readFactions() {
        for (Seat which = 0; which < kPlayers; ++which) p_.faction[which] = p_.options.faction(which);
        if (const Value* fact = written_.something("factions")) {
            std::vector<std::string_view> all;
            for (int i = 0; i <= kFactions; ++i) all.push_back(factionName(static_cast<Faction>(i)));
            bySeat(*fact, [&](const Value& one, Seat which) {
                const auto faction = static_cast<Faction>(oneOf(one, all));
                if (faction != Faction::None && !p_.options.factions())
                    return wrong(one.line, "factions-off"_mistake);
                if (p_.faction[which] != Faction::None && p_.faction[which] != faction)
                    return wrong(one.line, "faction-of-options"_mistake);
                p_.faction[which] = faction;
            });
        }
        const bool none = p_.faction[0] == Faction::None || p_.faction[1] == Faction::None;
        if (p_.options.factions() && none && p_.phase > Phase::PickToss)
            wrong(written_.line, "factions-missing"_mistake); // WARS-FAC-3
        p_.factionsOpen =
            p_.phase > Phase::ColourToss || (p_.phase > Phase::PickToss && p_.options.factions());
        flag("factions open", p_.factionsOpen);
    }

    void readTurn() {
        const int stages = stagesBy(p_.phase == Phase::Over ? Phase::Attack : stagePhase());
        p_.taken = isSetup(p_.phase) ? std::uint8_t{0} : static_cast<std::uint8_t>((1u << stages) - 1);
        if (const Value* fact = written_.find("taken")) {
            p_.taken = 0;
            for (const Value& one : listed(*fact))
                p_.taken = static_cast<std::uint8_t>(p_.taken | 1u << oneOf(one, kStageNames));
        }
        const bool drew = stages > 1;
        p_.drawn = drew ? kDraws : 0;
        number("drawn", p_.drawn, kDraws);
        // Whoever could draw has done so.
        p_.acted =
            isSeat(p_.turn) && drew &&
            p_.table.size(deckOf(p_.turn, Deck::Soldiers)) + p_.table.size(deckOf(p_.turn, Deck::Resources)) >
                0;
        flag("acted", p_.acted);
        if (const Value* fact = written_.something("drawing"))
            p_.drawing = static_cast<Deck>(oneOf(*fact, kDeckNames));
        if (const Value* fact = written_.something("declared")) {
            p_.declared = true;
            p_.drawsNext = static_cast<Deck>(oneOf(*fact, kDeckNames));
        }
        if (const Value* fact = written_.find("spent"))
            slots(*fact, [&](std::uint8_t slot) { ++p_.spent[slot]; });
        flag("plagued", p_.plagued);
        number("mecha value", p_.mechaValue, 20);
        p_.hasMechanised = p_.mechaValue > 0;
        flag("mechanised", p_.hasMechanised);
        if (const Value* fact = written_.something("queens"))
            bySeat(*fact, [&](const Value& one, Seat which) {
                p_.queens[which] = static_cast<std::uint8_t>(FactReader::number(one, 12));
            });
        slotSet("swapped in phase", p_.swappedInPhase);
        if (const Value* fact = written_.something("swapped in window"))
            bySeat(*fact, [&](const Value& one, Seat which) {
                slots(one, [&](std::uint8_t slot) {
                    p_.swappedInWindow[which] = static_cast<Slots>(p_.swappedInWindow[which] | slotBit(slot));
                });
            });
    }

    void readBattle() {
        slotSet("attackers", p_.attackers);
        if (const Value* fact = written_.something("target"))
            slots(*fact, [&](std::uint8_t slot) { p_.target = slot; });
        flag("reacted", p_.reacted);
        number("passes", p_.passes, 1);
        for (const CardId card : p_.table.cards(kLifted))
            p_.lifted =
                static_cast<Slots>(p_.lifted | slotBit(static_cast<unsigned>(p_.table.placeOf(card))));
        slotSet("lifted from", p_.lifted);
        slotSet("concealed", p_.concealed);
    }

    void readEffect() {
        const Seat user = isSeat(p_.turn) ? p_.turn : Seat{0};
        p_.actor = isEffect(p_.phase) ? user : kNobody;
        if (const Value* fact = written_.find("actor")) p_.actor = seat(*fact);
        p_.battleEnds = p_.phase == Phase::FateSave || p_.phase == Phase::Raise;
        flag("battle ends", p_.battleEnds);
        if (isEffect(p_.phase) && !p_.battleEnds)
            p_.resume = p_.actor == p_.turn ? Phase::Attack : Phase::WindowDrawn;
        if (const Value* fact = written_.something("resume")) p_.resume = phase(*fact);
        p_.counts = isEffect(p_.phase) && !p_.battleEnds;
        flag("counts", p_.counts);
        p_.revealed =
            p_.phase == Phase::WindowRevealed ||
            (isEffect(p_.phase) && (p_.battleEnds ? p_.attackers != 0 : p_.resume == Phase::WindowRevealed));
        flag("revealed", p_.revealed);
        // Whoever fights has attacked (WARS-ATK-20).
        if (p_.revealed && written_.find("spent") == nullptr)
            for (unsigned slot = 0; slot < kMostSlots; ++slot)
                if (hasSlot(p_.attackers, slot)) ++p_.spent[slot];
    }

    /// The phase of the turn that an effect came in between.
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

    /// Who decides, in a phase in which it may be either; in the others it goes without saying.
    void readWord(const Value& fact) {
        const Seat word = seat(fact);
        if (isBattleWindow(p_.phase) || isEffect(p_.phase))
            p_.decider = word;
        else if (word != p_.decider)
            wrong(fact.line, "word-of-other"_mistake, {seatInMistake(p_.decider), phaseName(p_.phase)});
    }

    /// The card of that name that is in no group yet.
    CardId named(std::string_view text) const {
        for (PileId pile = kLifted; pile < kPiles; ++pile)
            for (const CardId card : p_.table.cards(pile))
                if (p_.mix[card] == 0 && exactText(p_, card) == text) return card;
        return kNoCard;
    }

    /// Groups of cards that the enemy can't tell apart.
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

    Position& p_;
    const WrittenPosition& written_;
};

/// What cannot be.
class PositionCheck {
  public:
    PositionCheck(const Position& position, int line, Mistakes& mistakes)
        : p_(position)
        , line_(line)
        , mistakes_(mistakes) {}

    void check() {
        const bool over = p_.phase == Phase::Over;
        if (!over && (p_.ending != Ending::None || isSeat(p_.winner)))
            return wrong("ending-before-over"_mistake);
        if (over) {
            if (p_.ending == Ending::None) wrong("ending-missing"_mistake);
            return;
        }
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

  private:
    void wrong(MistakeCode code, std::vector<MistakeValue> values = {}) {
        mistakes_.push_back({line_, code, std::move(values)});
    }

    void checkSetup() {
        const bool ofSeat = p_.phase != Phase::FactionToss && p_.phase != Phase::PickToss &&
                            p_.phase != Phase::ColourToss && p_.phase != Phase::First;
        if (ofSeat != isSeat(p_.turn))
            return wrong(ofSeat ? "turn-missing"_mistake : "turn-of-nobody"_mistake);
        if ((p_.phase == Phase::SeerStack || p_.phase == Phase::SeerDeal) &&
            !p_.plays(p_.turn, Faction::Seers))
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

    void checkArmy(Seat seat) {
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

    void checkDraw() {
        if (p_.phase == Phase::Draw && p_.drawn >= kDraws) return wrong("cards-drawn"_mistake);
        if (p_.phase == Phase::Comes && p_.table.empty(deckOf(p_.turn, p_.drawing)))
            return wrong("drawing-from-empty-deck"_mistake);
        if (p_.phase == Phase::PickPhase && !p_.plays(p_.turn, Faction::Outcasts))
            return wrong("no-outcasts"_mistake); // WARS-OUT-1
    }

    void checkMarks() {
        if (!p_.infected.empty() && !p_.plays(0, Faction::Infected) && !p_.plays(1, Faction::Infected))
            wrong("infected-by-nobody"_mistake);                                                // WARS-INF-2
        if (!p_.mechanised.empty() && p_.mechaValue == 0) wrong("mecha-value-missing"_mistake); // WARS-MEC-6
    }

    void checkBattle() {
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
        const bool begun = isEffect(p_.phase); // fighters may have gone
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

    void checkMoves() {
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

    void checkEffect() {
        if (!isEffect(p_.phase)) return;
        const bool captives = !p_.table.empty(captivesOf(0)) || !p_.table.empty(captivesOf(1));
        if (captives != (p_.phase == Phase::Raise)) return wrong("captives-in-phase"_mistake);
        if (p_.phase == Phase::FateSave && (doomed(p_) == kNoCard || substitutes(p_) == 0))
            return wrong("doomed-missing"_mistake);
        if (!p_.battleEnds && !isSeat(p_.actor)) return wrong("effect-user-missing"_mistake);
        if (!p_.battleEnds && (isEffect(p_.resume) || isSetup(p_.resume) || p_.resume == Phase::Over))
            return wrong("resume-of-effect"_mistake);
    }

    const Position& p_;
    int line_;
    Mistakes& mistakes_;
};

Value textOf(std::string_view value) { return Value::ofText(std::string(value)); }
Value numberOf(int value) { return Value::ofNumber(static_cast<std::uint64_t>(value)); }

Value slotsOfSet(Slots slots) {
    Value list = Value::ofKind(Value::Kind::List);
    for (int slot = 0; slot < kMostSlots; ++slot)
        if (hasSlot(slots, static_cast<unsigned>(slot))) list.items.push_back(numberOf(slot + 1));
    return list;
}

template <class ValueOf>
Value eachSeat(ValueOf value) {
    Value map = Value::ofKind(Value::Kind::Map);
    for (Seat seat = 0; seat < kPlayers; ++seat) map.add(std::to_string(seat + 1), value(seat));
    return map;
}

/// Whether a viewer can tell a card and where it lies.
bool tells(const Position& p, Seat viewer, CardId card) {
    if (isSeat(viewer)) return follows(p, viewer, card);
    return viewer == kAllHands || (follows(p, 0, card) && follows(p, 1, card));
}

/// The groups of cards that an enemy can't tell apart: told to whoever can.
Value mixedOf(const Position& p, Seat viewer) {
    Value groups = Value::ofKind(Value::Kind::List);
    std::array<std::vector<std::string>, kCards> texts;
    for (std::size_t index = 0; index < p.mix.size(); ++index) {
        const auto card = static_cast<CardId>(index);
        if (p.mix[card] != 0 && tells(p, viewer, card)) texts[p.mix[card]].push_back(exactText(p, card));
    }
    for (std::vector<std::string>& group : texts)
        if (!group.empty()) groups.items.push_back(listOf(std::move(group)));
    return groups;
}

/// The cards that come from the pack one would not think of, as far as a viewer can tell them.
Value capturedOf(const Position& p, Seat viewer) {
    std::vector<std::string> texts;
    for (PileId pile = 0; pile < kPiles; ++pile)
        for (const CardId card : p.table.cards(pile))
            if (isStray(p, card) && !(pile == kOut && isJoker(card)) && tells(p, viewer, card))
                texts.push_back(cardText(p, card));
    return listOf(std::move(texts));
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
    words.facts = {{"turn", OneSeat, {}, 0, 0},
                   {"phase", Choice, {"draw", "attack", "move", "recruit"}, 0, 0}};
    if (options.factions()) {
        FactSpec& factions = words.facts.emplace_back(FactSpec{"factions", ChoiceOfSeat, {}, 0, 0});
        for (int i = 0; i < kFactions; ++i)
            factions.values.emplace_back(factionName(static_cast<Faction>(i + 1)));
    }
    words.facts.push_back({"starter", OneSeat, {}, 0, 0});
    words.facts.push_back({"turns", Number, {}, 0, kMostTurns - 1});
    words.history = {"captured", "mixed", "swapped in phase", "swapped in window"};
    words.passing = {kLifted, kBattleLine, captivesOf(0), captivesOf(1)};
    return words;
}

std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes) {
    const std::size_t before = mistakes.size();
    Position p;
    p.options = options;
    const WrittenPosition position = readPiles(written, words(options), mistakes);
    WarsFacts facts(p, position, mistakes);
    facts.readFirst();
    if (mistakes.size() != before || !layOut(p, position, seed, mistakes)) return {};
    facts.readOthers();
    if (mistakes.size() != before) return {};
    PositionCheck(p, position.line, mistakes).check();
    if (mistakes.size() != before) return {};
    settlePhase(p);
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
    const bool isOver = p.phase == Phase::Over;
    facts.add("turn", seatValue(p.turn));
    facts.add("phase", textOf(phaseName(p.phase)));
    facts.add("word", seatValue(p.decider));
    facts.add("starter", seatValue(p.starter));
    const auto known = [&](bool isKnown, std::string_view name) {
        return textOf(isKnown || viewer == kAllHands ? name : "?");
    };
    facts.add("factions", eachSeat([&](Seat seat) {
                  return known(seesFaction(p, viewer, seat), factionName(p.faction[seat]));
              }));
    facts.add("factions open", Value::ofFlag(p.factionsOpen));
    facts.add("colours", eachSeat([&](Seat seat) {
                  return known(seesColour(p, viewer, seat), colourName(p.colour[seat]));
              }));
    facts.add("turns", numberOf(p.turns));
    facts.add("idle", numberOf(p.idle));
    facts.add("acted", Value::ofFlag(p.acted));
    facts.add("dealt", numberOf(p.step));
    Value& taken = facts.add("taken", Value::ofKind(Value::Kind::List));
    for (unsigned stage = 0; stage < kStages; ++stage)
        if ((p.taken >> stage & 1u) != 0) taken.items.push_back(textOf(kStageNames[stage]));
    facts.add("drawn", numberOf(p.drawn));
    facts.add("drawing", textOf(kDeckNames[static_cast<std::size_t>(p.drawing)]));
    facts.add("declared", p.declared ? textOf(kDeckNames[static_cast<std::size_t>(p.drawsNext)]) : Value());
    Value& spent = facts.add("spent", Value::ofKind(Value::Kind::List));
    for (int slot = 0; slot < kMostSlots; ++slot)
        for (int times = 0; times < p.spent[static_cast<std::size_t>(slot)]; ++times)
            spent.items.push_back(numberOf(slot + 1));
    facts.add("plagued", Value::ofFlag(p.plagued));
    facts.add("mechanised", Value::ofFlag(p.hasMechanised));
    facts.add("mecha value", numberOf(p.mechaValue));
    facts.add("queens", eachSeat([&](Seat seat) { return numberOf(p.queens[seat]); }));
    facts.add("attackers", slotsOfSet(p.attackers));
    facts.add("target", p.target == kNoSlot ? Value() : numberOf(p.target + 1));
    facts.add("revealed", Value::ofFlag(p.revealed));
    facts.add("reacted", Value::ofFlag(p.reacted));
    facts.add("passes", numberOf(isBattleWindow(p.phase) ? p.passes : 0));
    facts.add("lifted from", slotsOfSet(p.lifted));
    facts.add("concealed", slotsOfSet(p.concealed));
    facts.add("swapped in phase", slotsOfSet(p.swappedInPhase));
    facts.add("swapped in window", eachSeat([&](Seat seat) { return slotsOfSet(p.swappedInWindow[seat]); }));
    facts.add("resume", isEffect(p.phase) ? textOf(phaseName(p.resume)) : Value());
    facts.add("actor", isEffect(p.phase) ? seatValue(p.actor) : Value());
    facts.add("battle ends", Value::ofFlag(isEffect(p.phase) && p.battleEnds));
    facts.add("counts", Value::ofFlag(isEffect(p.phase) && p.counts));
    facts.add("mixed", mixedOf(p, viewer));
    facts.add("captured", capturedOf(p, viewer));
    facts.add("ending", isOver ? textOf(kEndingNames[static_cast<std::size_t>(p.ending)]) : Value());
    facts.add("winner", seatValue(p.winner));
    return facts;
}

Description describe(const Position& p) {
    Description description;
    description.facts = factsFor(p, kAllHands);
    for (const PileInfo& pile : words(p.options).piles)
        description.piles.push_back(contentOf(
            p.table, pile, [](CardId card) { return static_cast<Face>(kindOf(card)); },
            [&](CardId card) { return marksOf(p, card); }));
    return description;
}

} // namespace drawbridge::wars
