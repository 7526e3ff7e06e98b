// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/policy.h"

#include "core/bits.h"
#include "keep/building.h"
#include "keep/moves.h"
#include "keep/rules.h"
#include "keep/winchance.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

namespace drawbridge::keep {

namespace {

std::uint32_t keepColours(const Castle& castle) { return castle.has(kCentre) ? 0 : castle.colours; }

int missing(const Castle& castle) { return kSquares - castle.size(); }

/// A tile and where it is placed.
struct Step {
    Square square;
    Kind kind;
};

/// Whether the stock can fill all of the castle; `first` becomes the first tile to place.
bool canFinish(const Castle& castle, Stock& stock, const Options& options, Step* first = nullptr) {
    const auto beginWith = [first](Step step) {
        if (first != nullptr) *first = step;
        return true;
    };
    if (castle.ring == 0xFF) {
        if (castle.has(kCentre)) return true;
        const std::uint32_t keeps = stock.pairsFor(kCentre) & castle.colours;
        return keeps != 0 && beginWith({kCentre, kindFor(kCentre, std::countr_zero(keeps))});
    }
    for (const Square at : bitsOf(openSquares(castle))) {
        for (const int pair : bitsOf(fitting(castle, options).at(at) & stock.pairsFor(at))) {
            const Kind tile = kindFor(at, pair);
            Castle then = castle;
            then.put(at, firstCardOf(tile));
            stock.take(tile);
            const bool done = canFinish(then, stock, options);
            stock.putBack(tile);
            if (done) return beginWith({at, tile});
        }
    }
    return false;
}

/// A quick necessary condition for canFinish(): enough tiles of each sort.
bool mayFinish(const Castle& castle, const Stock& stock) {
    if (missing(castle) > stock.size) return false;
    int towers = bitCount(static_cast<unsigned>(~castle.ring & 0x55));
    int walls = bitCount(static_cast<unsigned>(~castle.ring & 0xAA));
    if (!castle.has(kCentre) && stock.pairsFor(kCentre) == 0) return false;
    for (Kind kind = 0; kind < kFirstWall; ++kind) towers -= stock.count[kind];
    for (Kind kind = kFirstWall; kind < kFirstKeep; ++kind) walls -= stock.count[kind];
    return towers <= 0 && walls <= 0;
}

/// Approximately how many tiles of the stock the castle can take at once.
int buildable(Castle castle, Stock stock, const Options& options) {
    int tiles = 0;
    for (bool more = true; more;) {
        more = false;
        for (const Square at : bitsOf(openSquares(castle))) {
            const std::uint32_t fit = fitting(castle, options).at(at) & stock.pairsFor(at);
            if (fit == 0) continue;
            const Kind tile = kindFor(at, std::countr_zero(fit));
            castle.put(at, firstCardOf(tile));
            stock.take(tile);
            ++tiles;
            more = true;
            break;
        }
    }
    if ((stock.pairsFor(kCentre) & keepColours(castle)) != 0) ++tiles;
    return tiles;
}

// ---- attacks -------------------------------------------------------------------------------------------

struct Blow {
    Move move;
    int fallen = 0;     ///< tiles the castle loses
    bool razes = false; ///< nothing is left of the castle
};

/// Calls `use` for every attack on a castle that `hand` can make.
template <class Use>
void forBlows(const Castle& castle, int index, const Stock& hand, const Options& options, Use use) {
    const unsigned targets = options.on(Option::AdvancedTowers) ? 0xFFu : 0xAAu;
    for (const Square square : bitsOf(castle.ring & targets)) {
        const Kind kind = castle.kind(square);
        if (!hand.has(kind)) continue;
        const std::uint8_t group = groupAt(castle, square);
        use(Blow{moves::attack(kind, static_cast<std::uint8_t>(index), square),
                 bitCount(static_cast<unsigned>(group)), group == castle.ring && !castle.has(kCentre)});
    }
    if (!castle.has(kCentre)) return;
    const Kind keep = castle.kind(kCentre);
    const int needed = castle.ring != 0 ? 2 : 1;
    if (hand.count[keep] >= needed)
        use(Blow{
            moves::attack(keep, static_cast<std::uint8_t>(index), kCentre, static_cast<std::uint8_t>(needed)),
            1, castle.ring == 0});
}

bool isSafe(const Position& p, int castle) {
    return p.options.empire() && p.options.on(Option::EmpireFinishedSafe) && p.castle(castle).complete();
}

/// Whether razing the castle decides something: the game, or that its owner is out.
bool isDecisive(const Position& p, int castle) {
    if (p.options.king()) return p.options.on(Option::KingRazing);
    return !p.options.empire() || p.castle(castle ^ 1).empty();
}

/// The value of winning at once: more than all tiles.
constexpr double kDecisive = 100;

/// The gain of an attack over an empty turn, in tiles.
double worthOf(const Position& p, const Blow& blow, int castle) {
    if (blow.razes && isDecisive(p, castle)) return kDecisive;
    // A player close to completing a castle must be stopped.
    constexpr std::array<double, kSquares + 1> kUrgency{6, 5, 4, 3, 1, 0, 0, 0, 0, 0};
    return blow.fallen + kUrgency[static_cast<std::size_t>(missing(p.castle(castle)))];
}

struct Rated {
    Move move;
    double worth = 0;
};

Rated bestBlow(const Position& p, const Stock& hand) {
    Rated best;
    if (!p.attacksOpen || p.options.siege()) return best;
    for (int castle = 0; castle < castleCount(p.options); ++castle) {
        const Seat owner = ownerOf(p.options, castle);
        if (owner == p.turn || (isSeat(p.victim) && owner != p.victim) || isSafe(p, castle)) continue;
        forBlows(p.castle(castle), castle, hand, p.options, [&](const Blow& blow) {
            const double worth = worthOf(p, blow, castle);
            if (worth > best.worth) best = {blow.move, worth};
        });
    }
    return best;
}

// ---- building ------------------------------------------------------------------------------------------

/// The value of placing a tile, positive if better than not placing it.
double worthOfPlacing(const Position& p, const Castle& castle, Square square, Kind kind, const Stock& stock) {
    if (square == kCentre) return 8; // a castle with a keep cannot be razed in one blow
    Castle then = castle;
    then.put(square, firstCardOf(kind));
    double worth = 4;
    // What can be placed next to it.
    for (const Square beside : {next(square), previous(square)}) {
        if (then.has(beside)) continue;
        const std::uint32_t fit = fitting(then, p.options).at(beside) & stock.pairsFor(beside);
        worth += std::min(2, bitCount(fit));
    }
    // A keep that waits for its colour.
    const std::uint32_t keeps = castle.has(kCentre) ? 0 : stock.pairsFor(kCentre);
    if ((keeps & castle.colours) == 0 && (keeps & then.colours) != 0) worth += 2;
    // KEEP-TIP-2: a long line of one colour falls in one blow.
    const std::uint8_t group = groupAt(then, square);
    worth -= 0.7 * (bitCount(static_cast<unsigned>(group)) - 1);
    if (group == then.ring && !then.has(kCentre) && (group & (group - 1)) != 0) worth -= 1.5;
    return worth;
}

Rated bestPlacement(const Position& p, Rng* whim) {
    Rated best;
    const Stock hand(p.table.cards(handOf(p.turn)));
    Stock pool;
    if (p.options.takeover() && !p.options.on(Option::TakeoverStore)) pool.add(p.table.cards(poolOf(p.turn)));
    std::uint64_t noise = whim != nullptr ? whim->next() : 0;
    for (const int index : bitsOf(castlesOf(p.options, p.turn))) {
        if ((p.ruined >> index & 1) != 0) continue;
        const Castle& castle = p.castle(index);
        const auto consider = [&](Square square, std::uint32_t pairs, const Stock& stock, PlaceFrom from) {
            for (pairs &= stock.pairsFor(square); pairs != 0; pairs &= pairs - 1) {
                const Kind kind = kindFor(square, std::countr_zero(pairs));
                double worth = worthOfPlacing(p, castle, square, kind, hand);
                if (from == PlaceFrom::Pool) worth += 0.5; // it has no other use
                worth += static_cast<double>(noise & 15) * 0.05;
                noise = noise >> 4 | noise << 60;
                if (worth > best.worth)
                    best = {moves::place(kind, static_cast<std::uint8_t>(index), square, from), worth};
            }
        };
        // All squares of an empty ring are equivalent.
        unsigned squares = openSquares(castle);
        if (castle.ring == 0) squares = 1u << kNW | 1u << kN;
        for (; squares != 0; squares &= squares - 1) {
            const auto square = static_cast<Square>(std::countr_zero(squares));
            const std::uint32_t fit = fitting(castle, p.options).at(square);
            consider(square, fit, hand, PlaceFrom::Hand);
            if (pool.size != 0) consider(square, fit, pool, PlaceFrom::Pool);
        }
        if (const std::uint32_t colours = keepColours(castle); colours != 0) {
            consider(kCentre, colours, hand, PlaceFrom::Hand);
            if (pool.size != 0) consider(kCentre, colours, pool, PlaceFrom::Pool);
        }
    }
    return best;
}

/// The first tile of a way to complete the castle now, if there is one.
std::optional<Move> findSeatResult(const Position& p, const Stock& stock) {
    for (const int index : bitsOf(castlesOf(p.options, p.turn))) {
        const Castle& castle = p.castle(index);
        if (castle.complete() || !mayFinish(castle, stock) || (p.ruined >> index & 1) != 0) continue;
        Step first{};
        Stock rest = stock;
        if (!canFinish(castle, rest, p.options, &first)) continue;
        const bool pooled = p.options.takeover() && !p.options.on(Option::TakeoverStore) &&
                            countOf(p, poolOf(p.turn), first.kind) > 0;
        return moves::place(first.kind, static_cast<std::uint8_t>(index), first.square,
                            pooled ? PlaceFrom::Pool : PlaceFrom::Hand);
    }
    return std::nullopt;
}

/// A move that wins at once, or begins a sequence that cannot be stopped.
std::optional<Move> winningMove(const Position& p) {
    if (p.phase != Phase::Action && p.phase != Phase::Build) return std::nullopt;
    const auto finish = findSeatResult(p, stockOf(p, p.turn));
    if (finish && (!p.options.empire() || p.castle(finish->operand[1] ^ 1).complete())) return finish;
    if (p.phase != Phase::Action || p.options.empire()) return std::nullopt;
    const Stock hand(p.table.cards(handOf(p.turn)));
    const Rated blow = bestBlow(p, hand);
    return blow.worth >= kDecisive ? std::optional(blow.move) : std::nullopt;
}

/// With at least so many kinds of tiles that fit, passing is pruned.
constexpr int kNeverPassed = 5;
/// Two keeps for a castle with at most so few tiles are pruned, unless that wins or nothing can be built.
constexpr int kHardlyBegun = 2;
/// King of the Castle: with so few squares left the next player may well complete it.
constexpr int kTooFewLeft = 5;

Move actionMove(const Position& p, Rng* whim) {
    const Stock hand(p.table.cards(handOf(p.turn)));
    if (p.phase == Phase::After) { // no more building, and no second attack except by a house rule
        if (!p.options.on(Option::AttacksPerTurn)) return moves::end();
        const Rated blow = bestBlow(p, hand);
        return blow.worth > 0 ? blow.move : moves::end();
    }

    const Stock stock = stockOf(p, p.turn);
    if (const auto finish = findSeatResult(p, stock)) return *finish;

    if (p.phase == Phase::Action) {
        const Rated blow = bestBlow(p, hand);
        if (blow.worth > 0) {
            if (blow.worth >= kDecisive) return blow.move;
            double build = 0;
            if (!p.options.king()) {
                for (const int index : bitsOf(castlesOf(p.options, p.turn)))
                    build += buildable(p.castle(index), stock, p.options);
            } else if (missing(p.castle(0)) >= kTooFewLeft) {
                build = 100;
            }
            // A seat that cannot build and would have to discard attacks with one tile instead.
            const bool hasToSpare = build == 0 && hand.size > kHandLimit && blow.move.operand[3] < 2;
            if (blow.worth > build + 1 || hasToSpare) return blow.move;
        }
    }
    if (p.options.king() && missing(p.castle(0)) <= kTooFewLeft) return moves::end();
    const Rated placement = bestPlacement(p, whim);
    return placement.worth > 0 ? placement.move : moves::end();
}

// ---- drawing and discarding ----------------------------------------------------------------------------

/// The value of keeping a tile in the hand.
double worthOfKeeping(const Position& p, Kind kind, const Stock& hand) {
    double worth = 0;
    for (const int index : bitsOf(castlesOf(p.options, p.turn))) {
        const Castle& castle = p.castle(index);
        if (sortOf(kind) == Sort::Keep) {
            if (castle.has(kCentre)) continue;
            const bool fits = (castle.colours >> static_cast<int>(colourOf(kind)) & 1) != 0;
            worth += hand.count[kind] > 1 ? 0.1 : fits ? 7 : 3; // one more fits
            continue;
        }
        const unsigned sort = kind < kFirstWall ? 0x55u : 0xAAu;
        const unsigned empty = ~castle.ring & sort;
        if (empty == 0) continue;
        worth += 1;
        for (const Square square : bitsOf(openSquares(castle) & sort)) {
            if ((fitting(castle, p.options).at(square) >> kind % 9 & 1) != 0) worth += 3;
        }
        // It may be placed next to another tile of the hand.
        const std::uint32_t others =
            kind < kFirstWall ? hand.kinds >> kFirstWall & kAllPairs : hand.kinds & kAllPairs;
        worth += 0.5 * bitCount(others & matching(kind));
        if (hand.count[kind] > 1) worth -= 2;
    }
    if (p.options.siege()) return worth;
    // KEEP-TIP-3: tiles can attack too.
    for (int castle = 0; castle < castleCount(p.options); ++castle) {
        if (ownerOf(p.options, castle) == p.turn) continue;
        // Half of the two that are needed.
        if (p.castle(castle).has(kCentre) && p.castle(castle).kind(kCentre) == kind && hand.count[kind] == 1)
            worth += 0.3;
        forBlows(p.castle(castle), castle, hand, p.options, [&](const Blow& blow) {
            if (blow.move.operand[0] == kind)
                worth += blow.razes ? 20 : 0.8 * blow.fallen / (sortOf(kind) == Sort::Keep ? 2 : 1);
        });
    }
    return worth;
}

Move discardMove(const Position& p, Rng* whim) {
    const Stock hand(p.table.cards(handOf(p.turn)));
    std::uint64_t noise = whim != nullptr ? whim->next() : 0;
    Kind least = kNoKind;
    double leastWorth = 0;
    for (const Kind kind : bitsOf(hand.kinds)) {
        const double worth = worthOfKeeping(p, kind, hand) + static_cast<double>(noise & 15) * 0.05;
        noise = noise >> 4 | noise << 60;
        if (least == kNoKind || worth < leastWorth) {
            least = kind;
            leastWorth = worth;
        }
    }
    return moves::discard(least);
}

Move drawMove(const Position& p) {
    if (p.phase == Phase::DrawFirst && p.options.on(Option::AdvancedDraw) && !p.table.empty(kDiscardPile)) {
        // A tile known to be good is preferred to an unknown one.
        const Kind top = kindOf(p.table.top(kDiscardPile));
        CardSet tile;
        tile.add(p.table.top(kDiscardPile));
        const Stock hand(p.table.cards(handOf(p.turn)) | tile);
        Stock stock = stockOf(p, p.turn);
        stock.add(tile);
        if (worthOfKeeping(p, top, hand) >= 5 || findSeatResult(p, stock))
            return moves::draw(DrawFrom::Discard);
        if (drawPilesEmpty(p)) return moves::reshuffle();
    }
    return moves::draw(p.table.empty(kDrawA) ? DrawFrom::PileB : DrawFrom::PileA);
}

/// Siege: the least costly hit.
Move hitMove(const Position& p) {
    MoveList list;
    legalMoves(p, list);
    Move best = list.front();
    int fewest = kSquares + 1;
    for (const Move move : list) {
        const int fallen = bitCount(static_cast<unsigned>(groupAt(p.castle(0), move.operand[0])));
        if (fallen >= fewest) continue;
        fewest = fallen;
        best = move;
    }
    return best;
}

Move sensibleMove(const Position& p, Rng* whim) {
    switch (p.phase) {
    case Phase::DrawFirst:
    case Phase::DrawSecond: return drawMove(p);
    case Phase::Discard:
        if (p.table.size(handOf(p.turn)) <= kHandLimit) return moves::end();
        return discardMove(p, whim);
    case Phase::SiegeTurn: return moves::turn(p.table.empty(kDrawA) ? DrawFrom::PileB : DrawFrom::PileA);
    case Phase::SiegeHit: return hitMove(p);
    case Phase::StartSquare: {
        MoveList list;
        legalMoves(p, list);
        return list.front();
    }
    default: return actionMove(p, whim);
    }
}

// ---- evaluation ------------------------------------------------------------------------------------------

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// The features of evaluate(): of a seat with one castle, of one that is not on turn, and those where seats
/// have several castles or none.
enum : std::size_t {
    kOne,
    kNeedOne,
    kNeedTwo,
    kChanceOne,
    kChanceTwo,
    kFarMissing,
    kFarFitting,
    kMissing,
    kHasKeep,
    kBlow1,
    kBlow2,
    kBlow3,
    kBlow4,
    kBlow5,
    kRazed,
    kExposed,
    kHand,
    kBlowNeedOne,
    kNoTile,
    kFeatures,
    kTilesHeld = 2 * kFeatures
};
using Hands = std::array<Stock, kMaxPlayers>;

Hands handsOf(const Position& p) {
    Hands hands;
    for (Seat seat = 0; seat < p.seats(); ++seat) hands[seat] = Stock(p.table.cards(handOf(seat)));
    return hands;
}

/// Includes the tiles that the most dangerous enemy could destroy at once.
void measureCastle(const Position& p, Seat seat, const Hands& hands, std::span<double> f) {
    const int index = firstCastleOf(p.options, seat);
    const Castle& castle = p.castle(index);
    const CardSet toDraw = p.table.loose();
    Stock pooled;
    const Stock* stock = &hands[seat];
    if (p.options.takeover()) {
        pooled = stockOf(p, seat);
        stock = &pooled;
    }
    const WinChance chance = winChanceOf(castle, *stock, toDraw, p.options);
    f[kOne] = 1;
    if (chance.need <= 1) {
        f[kNeedOne] = 1;
        f[kChanceOne] = chance.chance;
    } else if (chance.need == 2) {
        f[kNeedTwo] = 1;
        f[kChanceTwo] = chance.chance;
    } else {
        f[kFarMissing] = chance.missing;
        f[kFarFitting] = chance.fitting;
    }
    f[kMissing] = chance.missing;
    f[kHasKeep] = castle.has(kCentre) ? 1 : 0;
    f[kNoTile] = castle.empty() ? 1 : 0;
    f[kHand] = stock->size;
    if (castle.size() >= 2 || p.attacksOpen) {
        int fallen = 0;
        bool razed = false;
        for (Seat other = 0; other < p.seats(); ++other) {
            if (other == seat || contains(p.out, other)) continue;
            forBlows(castle, index, hands[other], p.options, [&](const Blow& blow) {
                fallen = std::max(fallen, blow.fallen);
                razed = razed || blow.razes;
            });
        }
        if (razed)
            f[kRazed] = 1;
        else if (fallen > 0)
            f[kBlow1 + static_cast<std::size_t>(std::min(fallen, 5) - 1)] = 1;
        if (fallen > 0 && chance.need == 1) f[kBlowNeedOne] = 1;
        // The potential of tiles still to be drawn.
        const unsigned targets = p.options.on(Option::AdvancedTowers) ? 0xFFu : 0xAAu;
        double exposed = 0;
        for (const Square square : bitsOf(castle.ring & targets)) {
            const std::uint8_t group = groupAt(castle, square);
            const int loss =
                group == castle.ring && !castle.has(kCentre) ? 9 : bitCount(static_cast<unsigned>(group));
            exposed += loss * (kCardsOf[castle.kind(square)] & toDraw).size();
        }
        f[kExposed] = exposed / std::max(1, toDraw.size());
    }
}

/// The tiles of all its castles, and those it could build.
double tilesOf(const Position& p, Seat seat) {
    const Stock stock = stockOf(p, seat);
    double tiles = 0;
    for (const int index : bitsOf(castlesOf(p.options, seat))) {
        const Castle& castle = p.castle(index);
        tiles += castle.size() + 0.7 * buildable(castle, stock, p.options);
    }
    if (p.turn == seat) tiles += 1.0;
    return tiles;
}

bool measure(const Position& p, Seat seat, const Hands& hands, std::span<double> amounts) {
    if (contains(p.out, seat)) return false;
    if (p.options.king() || p.options.empire())
        amounts[kTilesHeld] = tilesOf(p, seat);
    else
        measureCastle(p, seat, hands, amounts.subspan(seat == p.turn ? kOne : kFeatures, kFeatures));
    return true;
}

} // namespace

Move greedyMove(const Position& position) { return sensibleMove(position, nullptr); }

Move playoutMove(const Position& position, Rng& rng) { return sensibleMove(position, &rng); }

constexpr std::array<Trait, 39> kTraits{{{"on turn", 0.18},
                                         {"one tile to go", 0.24},
                                         {"two tiles to go", -0.14},
                                         {"chance of the one", 1.99},
                                         {"chance of the two", 1.98},
                                         {"more missing", -0.19},
                                         {"more fitting", 0.83},
                                         {"missing", -0.13},
                                         {"keep", 0.01},
                                         {"may lose one", -0.28},
                                         {"may lose two", -0.78},
                                         {"may lose three", -0.92},
                                         {"may lose four", -1.11},
                                         {"may lose five", -1.18},
                                         {"may be razed", -1.17},
                                         {"exposed", -0.10},
                                         {"hand", 0.10},
                                         {"may lose when near", 0.17},
                                         {"no tile", -0.03},
                                         {"waits", -0.18},
                                         {"waits, one tile to go", 0.32},
                                         {"waits, two tiles to go", -0.23},
                                         {"waits, chance of the one", 0.98},
                                         {"waits, chance of the two", 1.76},
                                         {"waits, more missing", -0.22},
                                         {"waits, more fitting", 0.92},
                                         {"waits, missing", -0.10},
                                         {"waits, keep", 0.00},
                                         {"waits, may lose one", -0.21},
                                         {"waits, may lose two", -0.68},
                                         {"waits, may lose three", -0.99},
                                         {"waits, may lose four", -1.20},
                                         {"waits, may lose five", -1.54},
                                         {"waits, may be razed", -1.39},
                                         {"waits, exposed", -0.49},
                                         {"waits, hand", 0.09},
                                         {"waits, may lose when near", -0.31},
                                         {"waits, no tile", -0.15},
                                         {"tiles of several castles", 0.5}}};
static_assert(kTilesHeld + 1 == kTraits.size());

bool measureTraits(const Position& p, Seat seat, std::span<double> amounts) {
    return measure(p, seat, handsOf(p), amounts);
}

void evaluate(const Position& p, std::span<double> shares) {
    if (p.options.siege()) {
        shares[0] = logistic(0.5 * tilesOf(p, 0) - 3);
        return;
    }
    const Hands hands = handsOf(p);
    weighStandings(
        kTraits, p.seats(),
        [&](Seat seat, std::span<double> amounts) { return measure(p, seat, hands, amounts); }, shares);
}

void prune(const Position& p, MoveList& list) {
    if (const auto win = winningMove(p)) {
        list.clear();
        list.push(*win);
        return;
    }
    std::size_t kept = 0;
    const auto keepOnly = [&](auto wanted) {
        for (const Move move : list)
            if (wanted(move)) list[kept++] = move;
        list.resize(kept);
    };
    switch (p.phase) {
    case Phase::DrawFirst:
    case Phase::DrawSecond:
    case Phase::SiegeTurn: {
        const auto pileB = static_cast<std::uint8_t>(DrawFrom::PileB);
        if (p.table.empty(kDrawA)) return;
        return keepOnly([&](Move move) {
            return (verbOf(move) != Verb::Draw && verbOf(move) != Verb::Turn) || move.operand[0] != pileB;
        });
    }
    case Phase::StartSquare:
    case Phase::Action:
    case Phase::Build: {
        std::uint32_t fit = 0;
        for (const Move move : list)
            if (verbOf(move) == Verb::Place) fit |= 1u << move.operand[0];
        const bool mayPass = p.phase != Phase::Action || p.options.king() || bitCount(fit) < kNeverPassed;
        const bool mayWaste = fit == 0 || p.options.king() || p.options.empire() || p.options.takeover();
        return keepOnly([&](Move move) {
            if (verbOf(move) == Verb::End) return mayPass;
            if (verbOf(move) == Verb::Attack)
                return mayWaste || move.operand[3] < 2 || p.castle(move.operand[1]).size() > kHardlyBegun;
            if (verbOf(move) != Verb::Place) return true;
            const Castle& castle = p.castle(move.operand[1]);
            const Square square = move.operand[2];
            if (castle.ring != 0 || square == kCentre) return true;
            // The second castle of an Empire is equivalent to the first while both are empty.
            if (p.options.empire() && move.operand[1] % 2 == 1 && castle.empty() &&
                p.castle(move.operand[1] - 1).empty() && p.ruined == 0)
                return false;
            return square == kNW || square == kN;
        });
    }
    case Phase::Discard: {
        if (castlesPerSeat(p.options) > 1 || !p.castle(firstCastleOf(p.options, p.turn)).has(kCentre)) return;
        // Once the own keep is placed, other keeps are only good for attacks.
        std::uint32_t weapons = 0;
        for (int castle = 0; castle < castleCount(p.options); ++castle)
            if (ownerOf(p.options, castle) != p.turn && p.castle(castle).has(kCentre))
                weapons |= 1u << p.castle(castle).kind(kCentre);
        const auto discardsKeep = [&](Move move, bool isWeapon) {
            return verbOf(move) == Verb::Discard && sortOf(move.operand[0]) == Sort::Keep &&
                   (weapons >> move.operand[0] & 1) == isWeapon;
        };
        if (std::ranges::any_of(list, [&](Move move) { return discardsKeep(move, false); }))
            keepOnly([&](Move move) { return !discardsKeep(move, true); });
        return;
    }
    default: return;
    }
}

void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    const unsigned own = castlesOf(p.options, seat);
    for (int castle = 0; castle < castleCount(p.options); ++castle) {
        const double tiles = p.castle(castle).size();
        if ((own >> castle & 1) != 0)
            aims[0] = std::max(aims[0], tiles);
        else
            aims[1] = std::min(aims[1], -tiles);
    }
    aims[2] = std::popcount(p.handKinds[seat]);
}

} // namespace drawbridge::keep
