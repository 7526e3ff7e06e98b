// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/table.h"

#include "keep/notation.h"
#include "keep/rules.h"
#include "positions/positionreader.h"

#include <array>
#include <ranges>
#include <span>

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
    if (pile == kTray) return indexOf<int>(kTrayNames, name);
    return squareFromName(name);
}

/// Before the draw piles are divided all tiles are in the first.
bool isSetup(Phase phase) { return phase == Phase::Lot || phase == Phase::Deal || phase == Phase::StartTile; }

bool isSiegeOnly(Phase phase) {
    return phase == Phase::StartTile || phase == Phase::StartSquare || phase == Phase::SiegeTurn ||
           phase == Phase::TileTurned || phase == Phase::SiegeHit;
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

/// The maximum hand: two tiles are drawn in a seat's own turn (one in Siege), and only four are kept at its
/// end.
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

/// Derives knowledge and facing from where the tiles lie.
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

class KeepReader : public PositionReader<Position, KeepReader> {
  public:
    using PositionReader::PositionReader;

    static std::span<const Fact> facts();

    void readFirst();
    void lay() {
        layCards([](Face face) { return kCardsOf[static_cast<Kind>(face)]; });
    }
    void readOthers();
    void check();
    void settle() { settlePhase(p_); }

  private:
    void readPhase(const Value& fact) { p_.phase = phase(fact); }
    void readResume(const Value& fact) {
        if (fact.kind != Value::Kind::Nothing) p_.resume = phase(fact);
    }
    Phase phase(const Value& fact) {
        if (fact.isText() && plainName(fact.text) == "draw") return Phase::DrawFirst;
        return static_cast<Phase>(oneOf(fact, namesOf(static_cast<int>(Phase::Over) + 1, phaseName)));
    }

    void readAttacks(const Value& fact) { p_.attacksOpen = yes(fact, "open", "closed"); }
    void readPasses(const Value& fact) {
        bySeat(
            fact,
            [&](const Value& one, Seat seat) {
                p_.passes[seat] = static_cast<std::uint8_t>(number(one, 0xFF));
            },
            "passes-of-seats"_mistake);
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

    /// "a.nw" or "1a.nw": the tiles that lie there. The castles are those of the seat on turn, which has been
    /// read before.
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
        const PileInfo* pile = fact.isText() ? words_.pileNamed(fact.text) : nullptr;
        if (pile == nullptr || (pile->id != kDrawA && pile->id != kDrawB))
            wrong(fact.line, "no-such-value"_mistake, {fact.name, inWords(fact)}, {"A", "B"});
        else
            p_.drawing = pile->id;
    }

    void checkSquares();
    void checkPhase();
};

Value passesOf(const Position& p, Seat) {
    return eachSeat(p.seats(), [&](Seat seat) { return numberValue(p.passes[seat]); });
}
Value ruinedOf(const Position& p, Seat) {
    return listOf(std::views::iota(0, castleCount(p.options)), [&](int castle) {
        return (p.ruined >> castle & 1) != 0 ? textValue(castleName(p.options, castle)) : Value();
    });
}
Value interchangedOf(const Position& p, Seat) {
    Value interchanged = Value::ofKind(Value::Kind::List);
    for (int castle = 0; castle < castleCount(p.options); ++castle)
        for (Square square = 0; square < kSquares; ++square)
            if (p.castle(castle).has(square) && p.interchanged.contains(p.castle(castle).tile[square]))
                interchanged.items.push_back(
                    textValue(castleName(p.options, castle) + "." + std::string(squareName(square))));
    return interchanged;
}

std::span<const KeepReader::Fact> KeepReader::facts() {
    static constexpr auto kFacts = std::to_array<Fact>({
        seatFact<&Position::turn>("turn"),
        ownFact<&KeepReader::readPhase>(
            "phase", [](const Position& p, Seat) { return textValue(phaseName(p.phase)); }),
        seatFact<&Position::dealer>("dealer"),
        ownFact<&KeepReader::readAttacks>(
            "attacks", [](const Position& p, Seat) { return textValue(p.attacksOpen ? "open" : "closed"); }),
        flagFact<&Position::acted>("acted"),
        seatFact<&Position::victim>("attacked"),
        numberFact<&Position::turns, 500>("turns"),
        ownFact<&KeepReader::readPasses>("passes", passesOf),
        seatsFact<&Position::out>("eliminated"),
        ownFact<&KeepReader::readRuined>("ruined", ruinedOf),
        ownFact<&KeepReader::readInterchanged>("interchanged", interchangedOf),
        {"carried out", numberFact<&Position::hits, 1>({}).read,
         [](const Position& p, Seat) { return numberValue(p.phase == Phase::SiegeHit ? p.hits : 0); }},
        ownFact<&KeepReader::readDrawing>(
            "drawing", [](const Position& p, Seat) { return textValue(p.drawing == kDrawA ? "A" : "B"); })
            .onlyIf([](const Position& p) {
                return p.phase == Phase::TileDrawn || p.phase == Phase::TileTurned;
            }),
        ownFact<&KeepReader::readResume>(
            "resume", [](const Position& p, Seat) { return textValue(phaseName(p.resume)); })
            .onlyIf(
                [](const Position& p) { return p.phase == Phase::TileDrawn || p.phase == Phase::Reshuffle; }),
        wordFact<&Position::ending, kEndingNames>("ending"),
        seatFact<&Position::winner>("winner"),
    });
    return kFacts;
}

void KeepReader::readFirst() {
    p_.phase = Phase::Action;
    p_.turn = 0;
    read({"phase"});
    checkNames();
    const Phase phase = p_.phase;
    if (isSiegeOnly(phase) && !p_.options.siege()) wrong("phase-of-siege"_mistake, {phaseName(phase)});
    if (p_.options.siege() && (phase == Phase::Lot || phase == Phase::DrawSecond || phase == Phase::After ||
                               phase == Phase::Reshuffle))
        wrong("no-phase-of-siege"_mistake, {phaseName(phase)});
    p_.acted = phase == Phase::Build || phase == Phase::After;
    p_.attacksOpen = !isSetup(phase) && !p_.options.siege();
    p_.resume = phase == Phase::TileDrawn || phase == Phase::Reshuffle ? Phase::DrawFirst : Phase::Lot;
    if (phase == Phase::Lot) p_.turn = kNobody;
    if (isSetup(phase)) words_.drawPiles = {kDrawA};
    checkSquares();
    // "tray": "RK" with one tile resolved is the second one.
    const Value* carried = written_.find("carried out");
    for (WrittenPile& pile : written_.piles)
        if (pile.pile == kTray && pile.cards.size() == 1 && carried != nullptr && carried->isNumber() &&
            carried->number == 1)
            pile.cards.front().place = 1;
}

/// KEEP-BUILD-3, -4, -5: tiles lie on squares of their sort.
void KeepReader::checkSquares() {
    for (const WrittenPile& pile : written_.piles) {
        if (pile.pile < kFirstCastle) continue;
        for (const WrittenCard& card : pile.cards) {
            const auto square = static_cast<Square>(card.place);
            if (card.face == kHidden)
                wrong(card.line, "tile-of-castle-hidden"_mistake);
            else if (sortOf(static_cast<Kind>(card.face)) != sortFor(square))
                wrong(card.line, "tile-on-wrong-square"_mistake,
                      {cardInMistake(faceName(card.face)), placeInMistake(squareName(square))});
        }
    }
}

void KeepReader::readOthers() {
    readTable(p_);
    readRest();
    if (written_.find("dealer") == nullptr && isSeat(p_.turn) && !p_.options.siege())
        p_.dealer = static_cast<Seat>(p_.seats() - 1);
    if (written_.find("attacked") == nullptr && p_.phase == Phase::After && p_.seats() == 2 &&
        !p_.options.king())
        p_.victim = static_cast<Seat>(1 - p_.turn);
}

void KeepReader::check() {
    const std::size_t before = mistakes_.size();
    checkPhase();
    if (mistakes_.size() != before) return;
    for (Seat seat = 0; seat < p_.seats() && p_.phase != Phase::Over; ++seat) // KEEP-HAND-1
        checkHand(seat, p_.table.size(handOf(seat)), mostInHand(p_, seat));
    if (mistakes_.size() != before || p_.attacksOpen || !attacksWouldOpen(p_)) return;
    // The attack gate would have opened (KEEP-RULING-9).
    const Value* attacks = written_.find("attacks");
    wrong(attacks != nullptr ? attacks->line : written_.line, "attacks-closed"_mistake);
}

/// Consistency of the phase with the table.
void KeepReader::checkPhase() {
    if (p_.phase != Phase::Lot && !isSeat(p_.turn)) return wrong("turn-missing"_mistake);
    if (isSeat(p_.turn) && contains(p_.out, p_.turn) && p_.phase != Phase::Over)
        return wrong("turn-of-eliminated"_mistake);
    switch (p_.phase) {
    case Phase::Lot:
    case Phase::StartTile:
        if (p_.table.empty(kDrawA)) wrong("no-tiles-to-deal"_mistake);
        break;
    case Phase::Deal:
        if (!p_.options.siege() && !isSeat(p_.dealer)) wrong("dealer-missing"_mistake);
        if (p_.table.empty(kDrawA) || p_.table.size(kDrawA) <= kTiles - p_.seats() * kHandLimit)
            wrong("tiles-dealt"_mistake);
        break;
    case Phase::StartSquare:
        if (p_.table.at(kTray, 0) == kNoCard || !p_.castle(0).empty()) wrong("starting-tile-in-tray"_mistake);
        break;
    case Phase::TileDrawn:
    case Phase::TileTurned:
        if (p_.table.empty(p_.drawing)) wrong("drawing-from-empty"_mistake);
        if (p_.phase == Phase::TileDrawn && p_.resume != Phase::DrawFirst && p_.resume != Phase::DrawSecond)
            wrong("resume-which-draw"_mistake);
        if (p_.phase == Phase::TileTurned && p_.table.size(kTray) > 1) wrong("two-tiles-turned"_mistake);
        break;
    case Phase::Reshuffle:
        if (!drawPilesEmpty(p_) || p_.table.empty(kDiscardPile)) wrong("reshuffle-not-due"_mistake);
        if (p_.resume != Phase::DrawFirst && p_.resume != Phase::DrawSecond && p_.resume != Phase::Action)
            wrong("resume-after-reshuffle"_mistake);
        break;
    case Phase::SiegeHit:
        if (p_.table.at(kTray, p_.hits) == kNoCard) wrong("no-tile-turned"_mistake);
        break;
    default: break;
    }
    if (p_.hits == 1 && (p_.phase != Phase::SiegeHit || p_.table.at(kTray, 0) != kNoCard))
        wrong("carried-out-second"_mistake);
    if (p_.phase != Phase::Over && isComplete(p_)) wrong("castle-complete"_mistake);
    if (p_.phase != Phase::Over && p_.turns == 500) wrong("too-many-turns"_mistake); // KEEP-LIMIT-2
    checkEnding(p_.phase == Phase::Over, p_.ending != Ending::None, isSeat(p_.winner));
}

std::vector<FactSpec> factSpecs(const Options& options) {
    using enum FactSpec::Kind;
    if (options.siege())
        return {{"phase", Choice, {"draw-first", "action", "build", "discard", "siege-turn"}}};
    std::vector<FactSpec> facts{
        {"turn", OneSeat},
        {"phase", Choice, {"draw-first", "draw-second", "action", "build", "discard"}},
        {"attacks", Choice, {"open", "closed"}},
        {"dealer", OneSeat},
        {"turns", Number, {}, 0, 499}};
    if (options.seats > 2) facts.push_back({"eliminated", Seats});
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
    Position p;
    p.options = options;
    return KeepReader::readPosition(p, words(options), written, seed, mistakes);
}

Value factsFor(const Position& p, Seat viewer) { return KeepReader::tell(p, viewer); }

Description describe(const Position& p) {
    return descriptionOf(factsFor(p, kAllHands), p.table, words(p.options).piles,
                         [](CardId card) { return static_cast<Face>(kindOf(card)); });
}

} // namespace drawbridge::keep
