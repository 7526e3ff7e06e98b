// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/positionreader.h"

#include "keep/notation.h"
#include "keep/rules.h"
#include "keep/table.h"
#include "positions/factreader.h"

#include <array>

namespace drawbridge::keep {

namespace {

constexpr std::array<std::string_view, 9> kEndingNames{
    "none",       "castle-complete", "castle-destroyed", "last-in-play", "king-razed",
    "siege-lost", "siege-exhausted", "all-passed",       "too-long"};

constexpr std::array<std::string_view, 2> kTrayNames{"first", "second"};

std::string placeName(PileId pile, int place) {
    return std::string(pile == kTray ? kTrayNames[static_cast<std::size_t>(place)]
                                     : squareName(static_cast<Square>(place)));
}

std::optional<int> placeFromName(PileId pile, std::string_view name) {
    if (pile == kTray) {
        const auto found = std::ranges::find(kTrayNames, name);
        if (found == kTrayNames.end()) return {};
        return static_cast<int>(found - kTrayNames.begin());
    }
    if (const auto square = squareFromName(name)) return *square;
    return {};
}

/// Before the draw piles are divided all tiles lie in the first.
bool isSetup(Phase phase) { return phase == Phase::Lot || phase == Phase::Deal || phase == Phase::StartTile; }

bool isSiegeOnly(Phase phase) {
    return phase == Phase::StartTile || phase == Phase::StartSquare || phase == Phase::SiegeTurn ||
           phase == Phase::TileTurned || phase == Phase::SiegeHit;
}

/// Reads the members of a position that are no piles.
class KeepFacts : public FactsOf<Position, KeepFacts> {
  public:
    KeepFacts(Position& position, const WrittenPosition& written, Mistakes& mistakes)
        : FactsOf(position, position.options.seats, written, mistakes) {}

    /// What has to be known before the tiles are laid out, and what follows from it.
    void readFirst();
    /// The rest, the tiles being in their places.
    void readOthers();

    void readPhase(const Value& fact) { p_.phase = phase(fact); }
    Phase phase(const Value& fact) {
        if (fact.isText() && plainName(fact.text) == "draw") return Phase::DrawFirst;
        return static_cast<Phase>(oneOf(fact, namesOf(static_cast<int>(Phase::Over) + 1, phaseName)));
    }

    void readPasses(const Value& fact) {
        const auto set = [&](Seat which, const Value& value) {
            if (isSeat(which)) p_.passes[which] = static_cast<std::uint8_t>(number(value, 0xFF));
        };
        if (fact.isMap()) {
            for (const Value& one : fact.items) {
                Value name = Value::ofText(one.name);
                name.line = one.line;
                name.name = fact.name;
                set(seat(name), one);
            }
        } else if (fact.isList() && fact.items.size() <= p_.options.seats) {
            for (std::size_t i = 0; i < fact.items.size(); ++i) set(static_cast<Seat>(i), fact.items[i]);
        } else {
            wrong(fact.line, "passes-of-seats"_mistake);
        }
    }

    void readRuined(const Value& fact) {
        for (const Value& one : listed(fact)) {
            std::string name = one.isNumber() ? std::to_string(one.number) : plainName(one.text);
            if (name.starts_with("castle ")) name.erase(0, 7);
            if (const auto which = castleFromName(p_, name))
                p_.ruined = static_cast<std::uint8_t>(p_.ruined | 1u << *which);
            else
                wrong(one.line, "no-such-value"_mistake, {one.name, name});
        }
    }

    /// "a.nw" or "1a.nw": the tiles that lie there. The castles are those of the seat on turn, which is read
    /// before.
    void readInterchanged(const Value& fact) {
        for (const Value& one : listed(fact)) {
            const std::string_view text = one.text;
            const auto dot = text.find('.');
            const auto which = dot == text.npos ? std::nullopt : castleFromName(p_, text.substr(0, dot));
            const auto square = dot == text.npos ? std::nullopt : squareFromName(text.substr(dot + 1));
            if (!which || !square || !p_.castle(*which).has(*square))
                wrong(one.line, "interchanged-squares"_mistake);
            else
                p_.interchanged.add(p_.castle(*which).tile[*square]);
        }
    }

    void readDrawing(const Value& fact) {
        if (fact.kind == Value::Kind::Nothing) return;
        const TableWords words = keep::words(p_.options);
        const PileInfo* pile = fact.isText() ? words.pileNamed(fact.text) : nullptr;
        if (pile == nullptr || (pile->id != kDrawA && pile->id != kDrawB))
            wrong(fact.line, "no-such-value"_mistake, {fact.name, inWords(fact)}, {"A", "B"});
        else
            p_.drawing = pile->id;
    }

    void readAttacks(const Value& fact) { p_.attacksOpen = yes(fact, "open", "closed"); }
    void readResume(const Value& fact) {
        if (fact.kind != Value::Kind::Nothing) p_.resume = phase(fact);
    }
};

Value passesOf(const Position& p) {
    return eachSeat(p.seats(), [&](Seat seat) { return numberValue(p.passes[seat]); });
}
Value ruinedOf(const Position& p) {
    Value ruined = Value::ofKind(Value::Kind::List);
    for (int castle = 0; castle < castleCount(p.options); ++castle)
        if ((p.ruined >> castle & 1) != 0) ruined.items.push_back(textValue(castleName(p.options, castle)));
    return ruined;
}
Value interchangedOf(const Position& p) {
    Value interchanged = Value::ofKind(Value::Kind::List);
    for (int castle = 0; castle < castleCount(p.options); ++castle)
        for (Square square = 0; square < kSquares; ++square)
            if (p.castle(castle).has(square) && p.interchanged.contains(p.castle(castle).tile[square]))
                interchanged.items.push_back(
                    textValue(castleName(p.options, castle) + "." + std::string(squareName(square))));
    return interchanged;
}

constexpr auto kFactTable = std::to_array<KeepFacts::Fact>({
    KeepFacts::seatFact<&Position::turn>("turn"),
    {"phase", [](KeepFacts& r, const Value& fact) { r.readPhase(fact); },
     [](const Position& p, Seat) { return textValue(phaseName(p.phase)); }},
    KeepFacts::seatFact<&Position::dealer>("dealer"),
    {"attacks", [](KeepFacts& r, const Value& fact) { r.readAttacks(fact); },
     [](const Position& p, Seat) { return textValue(p.attacksOpen ? "open" : "closed"); }},
    KeepFacts::flagFact<&Position::acted>("acted"),
    KeepFacts::seatFact<&Position::victim>("attacked"),
    KeepFacts::numberFact<&Position::turns, 500>("turns"),
    {"passes", [](KeepFacts& r, const Value& fact) { r.readPasses(fact); },
     [](const Position& p, Seat) { return passesOf(p); }},
    KeepFacts::seatsFact<&Position::out>("eliminated"),
    {"ruined", [](KeepFacts& r, const Value& fact) { r.readRuined(fact); },
     [](const Position& p, Seat) { return ruinedOf(p); }},
    {"interchanged", [](KeepFacts& r, const Value& fact) { r.readInterchanged(fact); },
     [](const Position& p, Seat) { return interchangedOf(p); }},
    {"carried out", KeepFacts::numberFact<&Position::hits, 1>({}).read,
     [](const Position& p, Seat) { return numberValue(p.phase == Phase::SiegeHit ? p.hits : 0); }},
    {"drawing", [](KeepFacts& r, const Value& fact) { r.readDrawing(fact); },
     [](const Position& p, Seat) {
         const bool drawing = p.phase == Phase::TileDrawn || p.phase == Phase::TileTurned;
         return drawing ? textValue(p.drawing == kDrawA ? "A" : "B") : Value();
     }},
    {"resume", [](KeepFacts& r, const Value& fact) { r.readResume(fact); },
     [](const Position& p, Seat) {
         const bool resume = p.phase == Phase::TileDrawn || p.phase == Phase::Reshuffle;
         return resume ? textValue(phaseName(p.resume)) : Value();
     }},
    KeepFacts::wordFact<&Position::ending, kEndingNames>("ending"),
    KeepFacts::seatFact<&Position::winner>("winner"),
});

void KeepFacts::readFirst() {
    p_.phase = Phase::Action;
    p_.turn = 0;
    read(kFactTable, {"phase"});
    checkAll(kFactTable, words(p_.options));
    const Phase phase = p_.phase;
    if (isSiegeOnly(phase) && !p_.options.siege())
        wrong(written_.line, "phase-of-siege"_mistake, {phaseName(phase)});
    if (p_.options.siege() && (phase == Phase::Lot || phase == Phase::DrawSecond || phase == Phase::After ||
                               phase == Phase::Reshuffle))
        wrong(written_.line, "no-phase-of-siege"_mistake, {phaseName(phase)});
    p_.acted = phase == Phase::Build || phase == Phase::After;
    p_.attacksOpen = !isSetup(phase) && !p_.options.siege();
    p_.resume = phase == Phase::TileDrawn || phase == Phase::Reshuffle ? Phase::DrawFirst : Phase::Lot;
    if (phase == Phase::Lot) p_.turn = kNobody;
}

void KeepFacts::readOthers() {
    readRest(kFactTable);
    if (written_.find("dealer") == nullptr && isSeat(p_.turn) && !p_.options.siege())
        p_.dealer = static_cast<Seat>(p_.seats() - 1);
    if (written_.find("attacked") == nullptr && p_.phase == Phase::After && p_.seats() == 2 &&
        !p_.options.king())
        p_.victim = static_cast<Seat>(1 - p_.turn);
}

/// KEEP-BUILD-3, -4, -5: tiles lie on squares of their sort.
void checkSquares(const WrittenPosition& written, Mistakes& mistakes) {
    for (const WrittenPile& pile : written.piles) {
        if (pile.pile < kFirstCastle) continue;
        for (const WrittenCard& card : pile.cards) {
            const auto square = static_cast<Square>(card.place);
            if (card.face == kHidden)
                mistakes.push_back({card.line, "tile-of-castle-hidden"_mistake});
            else if (sortOf(static_cast<Kind>(card.face)) != sortFor(square))
                mistakes.push_back(
                    {card.line,
                     "tile-on-wrong-square"_mistake,
                     {cardInMistake(faceName(card.face)), placeInMistake(squareName(square))}});
        }
    }
}

/// What follows from where the tiles lie.
void readTable(Position& p) {
    for (PileId pile = 0; pile < kPiles; ++pile) {
        for (const CardId card : p.table.cards(pile)) {
            const Kind kind = kindOf(card);
            if (pile >= kFirstCastle) {
                p.castles[static_cast<std::size_t>(pile - kFirstCastle)].put(
                    static_cast<Square>(p.table.placeOf(card)), card);
            } else if (pile >= kFirstPool) {
                p.poolKinds[static_cast<std::size_t>(pile - kFirstPool)] |= 1u << kind;
            } else if (pile >= kFirstHand) {
                const auto seat = static_cast<Seat>(pile - kFirstHand);
                p.handKinds[seat] |= 1u << kind;
                p.table.show(card, only(seat)); // KEEP-SETUP-3
                p.table.move(card, pile, 0);
                continue;
            }
            if (pile != kDrawA && pile != kDrawB) p.table.turnUp(card); // KEEP-INFO-2
        }
    }
}

/// Whether somebody has won by building (KEEP-WIN-1, KEEP-EMPIRE-2, KEEP-KING-3, KEEP-SIEGE-15).
bool isComplete(const Position& p) {
    for (Seat seat = 0; seat < p.seats(); ++seat) {
        const int first = firstCastleOf(p.options, seat);
        if (p.castle(first).complete() && (!p.options.empire() || p.castle(first + 1).complete()))
            return true;
    }
    return false;
}

/// What the phase asks of the table.
void checkPhase(const Position& p, int line, Mistakes& mistakes) {
    const auto wrong = [&](MistakeCode code) { mistakes.push_back({line, code}); };
    const bool drawsEmpty = p.table.empty(kDrawA) && p.table.empty(kDrawB);
    if (p.phase != Phase::Lot && !isSeat(p.turn)) return wrong("turn-missing"_mistake);
    if (isSeat(p.turn) && contains(p.out, p.turn) && p.phase != Phase::Over)
        return wrong("turn-of-eliminated"_mistake);
    switch (p.phase) {
    case Phase::Lot:
    case Phase::StartTile:
        if (p.table.empty(kDrawA)) wrong("no-tiles-to-deal"_mistake);
        break;
    case Phase::Deal:
        if (!p.options.siege() && !isSeat(p.dealer)) wrong("dealer-missing"_mistake);
        if (p.table.empty(kDrawA) || p.table.size(kDrawA) <= kTiles - p.seats() * kHandLimit)
            wrong("tiles-dealt"_mistake);
        break;
    case Phase::StartSquare:
        if (p.table.at(kTray, 0) == kNoCard || !p.castle(0).empty()) wrong("starting-tile-in-tray"_mistake);
        break;
    case Phase::TileDrawn:
    case Phase::TileTurned:
        if (p.table.empty(p.drawing)) wrong("drawing-from-empty"_mistake);
        if (p.phase == Phase::TileDrawn && p.resume != Phase::DrawFirst && p.resume != Phase::DrawSecond)
            wrong("resume-which-draw"_mistake);
        if (p.phase == Phase::TileTurned && p.table.size(kTray) > 1) wrong("two-tiles-turned"_mistake);
        break;
    case Phase::Reshuffle:
        if (!drawsEmpty || p.table.empty(kDiscardPile)) wrong("reshuffle-not-due"_mistake);
        if (p.resume != Phase::DrawFirst && p.resume != Phase::DrawSecond && p.resume != Phase::Action)
            wrong("resume-after-reshuffle"_mistake);
        break;
    case Phase::SiegeHit:
        if (p.table.at(kTray, p.hits) == kNoCard) wrong("no-tile-turned"_mistake);
        break;
    case Phase::Over:
        if (p.ending == Ending::None) wrong("ending-missing"_mistake);
        break;
    default: break;
    }
    if (p.hits == 1 && (p.phase != Phase::SiegeHit || p.table.at(kTray, 0) != kNoCard))
        wrong("carried-out-second"_mistake);
    if (p.phase != Phase::Over && isComplete(p)) wrong("castle-complete"_mistake);
    if (p.phase != Phase::Over && p.turns == 500) wrong("too-many-turns"_mistake); // KEEP-LIMIT-2
    if (p.phase != Phase::Over && (p.ending != Ending::None || isSeat(p.winner)))
        wrong("ending-before-over"_mistake);
}

/// How many tiles a hand can hold: two are drawn in one's own turn (one in Siege), and at its end only four
/// are kept.
int mostInHand(const Position& p, Seat seat) {
    if (seat != p.turn) return kHandLimit;
    const bool isChance = p.phase == Phase::TileDrawn || p.phase == Phase::Reshuffle;
    const int drawn = p.options.siege() ? 1 : 2; // KEEP-DRAW-1, KEEP-SIEGE-6
    switch (isChance ? p.resume : p.phase) {
    case Phase::DrawSecond: return kHandLimit + 1;
    case Phase::After: return kHandLimit + drawn - 1;
    case Phase::Discard: // captured tiles may have joined it (KEEP-RULING-29)
        if (p.options.takeover() && p.options.on(Option::TakeoverStore)) return kTiles;
        [[fallthrough]];
    case Phase::Build: // what was built may be captured (KEEP-TAKEOVER-3)
    case Phase::Action: return kHandLimit + drawn;
    default: return kHandLimit;
    }
}

/// KEEP-HAND-1.
void checkHands(const Position& p, int line, Mistakes& mistakes) {
    if (p.phase == Phase::Over) return;
    for (Seat seat = 0; seat < p.seats(); ++seat) {
        const int held = p.table.size(handOf(seat));
        const int most = mostInHand(p, seat);
        if (held > most)
            mistakes.push_back({line, "hand-over-limit"_mistake, {seatInMistake(seat), held, most}});
    }
}

/// The gate would have opened by itself (KEEP-RULING-9).
void checkGate(const Position& p, const WrittenPosition& written, Mistakes& mistakes) {
    if (p.attacksOpen || !attacksWouldOpen(p)) return;
    const Value* attacks = written.find("attacks");
    const int line = attacks != nullptr ? attacks->line : written.line;
    mistakes.push_back({line, "attacks-closed"_mistake});
}

std::vector<FactSpec> factSpecs(const Options& options) {
    using enum FactSpec::Kind;
    if (options.siege())
        return {{"phase", Choice, {"draw-first", "action", "build", "discard", "siege-turn"}, 0, 0}};
    std::vector<FactSpec> facts{
        {"turn", OneSeat, {}, 0, 0},
        {"phase", Choice, {"draw-first", "draw-second", "action", "build", "discard"}, 0, 0},
        {"attacks", Choice, {"open", "closed"}, 0, 0},
        {"dealer", OneSeat, {}, 0, 0},
        {"turns", Number, {}, 0, 499}};
    if (options.seats > 2) facts.push_back({"eliminated", Seats, {}, 0, 0});
    return facts;
}

} // namespace

TableWords words(const Options& options) {
    TableWords words;
    words.cards = kAllTiles;
    words.piles = piles(options);
    const bool hasOut =
        std::ranges::any_of(words.piles, [](const PileInfo& p) { return p.id == kOutOfGame; });
    // A scenario may leave tiles in the box under any rules.
    if (!hasOut) words.piles.push_back({kOutOfGame, PileKind::Stack, kNobody, 0, PileUse::Fallen, "out"});
    words.drawPiles = {kDrawA, kDrawB};
    words.outPile = kOutOfGame;
    words.faceName = faceName;
    words.faceFromName = faceFromName;
    words.placeName = placeName;
    words.placeFromName = placeFromName;
    words.facts = factSpecs(options);
    words.history = {"passes", "ruined", "interchanged"};
    words.passing = {kTray};
    return words;
}

std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes) {
    const std::size_t before = mistakes.size();
    Position p;
    p.options = options;
    TableWords names = words(options);
    WrittenPosition position = readPiles(written, names, mistakes);
    KeepFacts facts(p, position, mistakes);
    facts.readFirst();
    if (isSetup(p.phase)) names.drawPiles = {kDrawA};
    checkSquares(position, mistakes);
    for (WrittenPile& pile : position.piles) {
        // "tray": "RK" with one tile carried out is the second one.
        const auto isCarried = [](const Value* fact) {
            return plainName(fact->name) == "carried out" && fact->isNumber() && fact->number == 1;
        };
        if (pile.pile == kTray && pile.cards.size() == 1 && std::ranges::any_of(position.facts, isCarried))
            pile.cards.front().place = 1;
    }
    if (mistakes.size() != before) return {};
    if (!layOut(
            p.table, position, names, [](Face face) { return kCardsOf[static_cast<Kind>(face)]; }, seed,
            mistakes))
        return {};
    readTable(p);
    facts.readOthers();
    if (mistakes.size() == before) checkPhase(p, position.line, mistakes);
    if (mistakes.size() == before) checkHands(p, position.line, mistakes);
    if (mistakes.size() == before) checkGate(p, position, mistakes);
    if (mistakes.size() != before) return {};
    settlePhase(p);
    return p;
}

Value factsFor(const Position& p, Seat viewer) { return KeepFacts::tell(kFactTable, p, viewer); }

Description describe(const Position& p) {
    return descriptionOf(factsFor(p, kAllHands), p.table, words(p.options).piles,
                         [](CardId card) { return static_cast<Face>(kindOf(card)); });
}

} // namespace drawbridge::keep
