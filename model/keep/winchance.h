// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keep/position.h"

// How far a castle is from being complete, for those who judge positions.
namespace drawbridge::keep {

/// How many tiles of each kind somebody can build with, and which kinds those are.
struct Stock {
    std::array<std::uint8_t, kKinds> count{};
    std::uint32_t kinds = 0;
    int size = 0;

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

    /// Those that go on squares of the sort of `square`, as pairs (or colours of keeps).
    std::uint32_t pairsFor(Square square) const {
        return square == kCentre ? kinds >> kFirstKeep
               : square % 2 == 0 ? kinds & kAllPairs
                                 : kinds >> kFirstWall & kAllPairs;
    }
};

/// The tile of a pair (or the keep of a colour) that goes on squares of the sort of `square`.
constexpr Kind kindFor(Square square, int pair) {
    return static_cast<Kind>(pair + (square == kCentre ? kFirstKeep : square % 2 == 0 ? 0 : kFirstWall));
}

/// The hand of a seat, and its pool in Takeover.
Stock stockOf(const Position& position, Seat seat);

struct WinChance {
    static constexpr int kFar = 3;

    int missing = kSquares; ///< empty squares
    int need = kFar;        ///< how many tiles beside those in stock would complete it; kFar: three or more
    double chance = 0;      ///< about how likely the next two tiles drawn are those needed
    double fitting = 0;     ///< the share of the tiles still to be drawn that can be placed at once
};

/// `toDraw`: the tiles that may come.
WinChance winChanceOf(const Castle& castle, const Stock& stock, CardSet toDraw, const Options& options);

} // namespace drawbridge::keep
