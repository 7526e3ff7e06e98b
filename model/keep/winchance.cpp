// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/winchance.h"

#include "core/bits.h"
#include "core/fixedlist.h"
#include "keep/building.h"

#include <algorithm>
#include <bit>

namespace drawbridge::keep {

namespace {

/// All tiles of the pairs in a set, towers first, then walls.
constexpr std::array<std::array<CardSet, kAllPairs + 1>, 2> kTilesOfPairs = [] {
    std::array<std::array<CardSet, kAllPairs + 1>, 2> sets{};
    for (std::size_t walls = 0; walls < 2; ++walls)
        for (std::size_t pairs = 1; pairs <= kAllPairs; ++pairs)
            sets[walls][pairs] =
                sets[walls][pairs & (pairs - 1)] |
                kCardsOf[static_cast<std::size_t>(std::countr_zero(pairs)) + walls * kFirstWall];
    return sets;
}();

constexpr CardSet tilesFor(Square square, unsigned pairs) { return kTilesOfPairs[square % 2][pairs]; }

CardSet keepsOf(unsigned colours) {
    CardSet keeps;
    for (; colours != 0; colours &= colours - 1)
        keeps |= kCardsOf[static_cast<std::size_t>(kFirstKeep + std::countr_zero(colours))];
    return keeps;
}

/// Searches for ways to fill the ring with tiles of the stock and a few others, square by square clockwise.
/// One edge may mismatch if the last tile of a ring need match only one side (KEEP-BUILD-13); which square is
/// filled last is not considered, so the result is an estimate.
class Filling {
  public:
    Filling(const Castle& castle, Stock& stock, CardSet toDraw)
        : castle_(castle)
        , stock_(stock)
        , toDraw_(toDraw) {
        // Start after a tile, so that every gap is entered at its left end.
        Square start = kNW;
        while ((castle.ring >> previous(start) & 1) == 0) start = next(start);
        for (int step = 0; step < kRing; ++step) {
            const auto square = static_cast<Square>((start + step) & 7);
            if ((castle.ring >> square & 1) == 0) squares_.push(square);
        }
    }

    bool find(int others, bool slack) {
        wanted_[0] = wanted_[1] = CardSet();
        found_ = false;
        fill(0, kAllPairs, others, slack, 0);
        return found_;
    }
    CardSet wanted(std::size_t which) const { return wanted_[which]; }

  private:
    struct Other { // a square filled by one of the other tiles
        Square square;
        unsigned pairs;
    };

    void fill(std::size_t at, unsigned leftPairs, int others, bool slack, std::size_t used) {
        if (at == squares_.size()) {
            found_ = true;
            for (std::size_t i = 0; i < used; ++i)
                wanted_[i] |= tilesFor(others_[i].square, others_[i].pairs) & toDraw_;
            return;
        }
        const Square square = squares_[at];
        // The left neighbour: a tile of the castle, or the one just placed.
        const bool fixedLeft = (castle_.ring >> previous(square) & 1) != 0;
        if (fixedLeft) leftPairs = matching(castle_.kind(previous(square)));
        const bool otherLeft = !fixedLeft && used > 0 && others_[used - 1].square == previous(square);
        const bool fixedRight = (castle_.ring >> next(square) & 1) != 0;
        const unsigned rightPairs = fixedRight ? matching(castle_.kind(next(square))) : kAllPairs;
        for (const int pair : bitsOf(stock_.pairsFor(square))) {
            const bool fitsRight = (rightPairs >> pair & 1) != 0;
            bool fitsLeft = (leftPairs >> pair & 1) != 0;
            const Kind kind = kindFor(square, pair);
            bool rest = slack;
            unsigned kept = 0;
            if (otherLeft) {
                // The previous other tile must match this one too, or use the one mismatch.
                kept = others_[used - 1].pairs;
                const unsigned suits = matching(kind);
                if ((kept & suits) != 0 && !slack)
                    others_[used - 1].pairs = kept & suits;
                else if (slack) {
                    others_[used - 1].pairs = kept | suits;
                    rest = false;
                } else {
                    continue;
                }
                fitsLeft = true;
            }
            if (!fitsLeft || !fitsRight) {
                if (!rest || (!fitsLeft && !fitsRight)) {
                    if (otherLeft) others_[used - 1].pairs = kept;
                    continue;
                }
                rest = false;
            }
            stock_.take(kind);
            fill(at + 1, matching(kind), others, rest, used);
            stock_.putBack(kind);
            if (otherLeft) others_[used - 1].pairs = kept;
        }
        if (others == 0) return;
        // Another tile: in a gap of one, with the mismatch still available, either side will do.
        unsigned pairs = otherLeft ? kAllPairs : leftPairs;
        bool rest = slack;
        if (fixedRight) {
            if (slack) {
                pairs |= rightPairs;
                rest = false;
            } else {
                pairs &= rightPairs;
            }
        }
        if (pairs == 0) return;
        others_[used] = {square, pairs};
        fill(at + 1, kAllPairs, others - 1, rest, used + 1);
    }

    const Castle& castle_;
    Stock& stock_;
    CardSet toDraw_;
    FixedList<Square, kRing> squares_;
    std::array<Other, 4> others_{};
    std::array<CardSet, 4> wanted_{};
    bool found_ = false;
};

} // namespace

Stock stockOf(const Position& position, Seat seat) {
    Stock stock(position.table.cards(handOf(seat)));
    if (position.options.takeover()) stock.add(position.table.cards(poolOf(seat)));
    return stock;
}

WinChance winChanceOf(const Castle& castle, const Stock& stock, CardSet toDraw, const Options& options) {
    WinChance chance;
    chance.missing = kSquares - castle.size();
    const double total = std::max(1, toDraw.size());
    if (castle.ring == 0) {
        chance.fitting = 0.8;
        return chance;
    }
    const unsigned ring = castle.ring;
    CardSet fits;
    for (const Square square : bitsOf(openSquares(castle)))
        fits |= tilesFor(square, fitting(castle, options).at(square) & kAllPairs);
    const unsigned colours = castle.colours;
    CardSet keeps;
    bool needsKeep = false;
    if (!castle.has(kCentre)) {
        keeps = keepsOf(ring == 0xFF ? colours : 7u);
        fits |= keepsOf(colours);
        unsigned mine = colours;
        if (ring != 0xFF)
            for (int colour = 0; colour < 3; ++colour)
                if ((stock.kinds & (pairsOfColour(static_cast<Colour>(colour)) * 513u)) != 0)
                    mine |= 1u << colour;
        needsKeep = (stock.pairsFor(kCentre) & mine) == 0;
    }
    chance.fitting = (fits & toDraw).size() / total;

    int ringTiles = stock.size;
    for (Kind keep = kFirstKeep; keep < kKinds; ++keep) ringTiles -= stock.count[keep];
    const int ringMissing = kRing - bitCount(ring);
    const int keepNeed = needsKeep ? 1 : 0;
    const bool slack = !options.on(Option::AdvancedLast) && ringMissing > 0;
    const double share = (keeps & toDraw).size() / total;
    Stock rest = stock;
    Filling filling(castle, rest, toDraw);
    for (int others = 0; others + keepNeed < WinChance::kFar; ++others) {
        if (ringMissing > ringTiles + others) continue;
        if (!filling.find(others, slack)) continue;
        chance.need = others + keepNeed;
        const double first = filling.wanted(0).size() / total;
        const double second = filling.wanted(1).size() / total;
        if (chance.need == 0)
            chance.chance = 1;
        else if (chance.need == 1) {
            const double hit = needsKeep ? share : first;
            chance.chance = hit * (2 - hit);
        } else
            chance.chance = std::min(1.0, 2 * first * (needsKeep ? share : second));
        break;
    }
    return chance;
}

} // namespace drawbridge::keep
