// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keep/position.h"

// How close a castle is to completion, for evaluating positions.
namespace drawbridge::keep {

/// The number of tiles of each kind that a seat can build with, and the set of those kinds.
struct Stock {
    std::array<std::uint8_t, kKinds> count{};
    std::uint32_t kinds = 0;
    int size = 0;

    Stock() = default;
    explicit Stock(CardSet cards) { add(cards); }

    void add(CardSet cards) {
        for (const CardId card : cards) {
            const Kind kind = kindOf(card);
            ++count[kind];
            ++size;
            kinds |= std::uint32_t{1} << kind;
        }
    }
    bool has(Kind kind) const { return count[kind] != 0; }
    void take(Kind kind) {
        --size;
        if (--count[kind] == 0) kinds &= ~(std::uint32_t{1} << kind);
    }
    void putBack(Kind kind) {
        ++size;
        ++count[kind];
        kinds |= std::uint32_t{1} << kind;
    }

    /// Those that fit squares of the sort of `square`, as pairs (or colours of keeps).
    std::uint32_t pairsFor(Square square) const {
        return square == kCentre ? kinds >> kFirstKeep
               : square % 2 == 0 ? kinds & kAllPairs
                                 : kinds >> kFirstWall & kAllPairs;
    }
};

/// The tile of a pair (or the keep of a colour) that fits squares of the sort of `square`.
constexpr Kind kindFor(Square square, int pair) {
    return static_cast<Kind>(pair + (square == kCentre ? kFirstKeep : square % 2 == 0 ? 0 : kFirstWall));
}

/// The hand of a seat, and its pool in Takeover.
Stock stockOf(const Position& position, Seat seat);

struct WinChance {
    static constexpr int kFar = 3;

    int missing = kSquares; ///< empty squares
    int need = kFar;        ///< tiles needed beside those in stock; kFar: three or more
    double chance = 0;      ///< approximate probability that the next two tiles drawn are those needed
    double fitting = 0;     ///< fraction of the tiles still to be drawn that could be placed at once
};

/// `toDraw`: the tiles that may still be drawn.
WinChance winChanceOf(const Castle& castle, const Stock& stock, CardSet toDraw, const Options& options);

} // namespace drawbridge::keep
