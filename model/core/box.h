// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardset.h"
#include "core/view.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

// The contents of a game's box: the kinds of cards and how many there are of each.
namespace drawbridge {

/// An appearance of a card: its face and which of that face's pictures it has (Piece::look).
struct Print {
    Face face = kHidden;
    std::uint8_t look = 0;

    bool operator==(const Print&) const = default;
};

/// A kind of card, and all its copies.
struct BoxedKind {
    /// The first is representative; usually the only one.
    std::vector<Print> prints;
    int count = 0;

    bool operator==(const BoxedKind&) const = default;
};

/// The kinds among some cards, grouped by face; for games in which all cards of a face look alike.
template <class FaceOf>
std::vector<BoxedKind> boxOf(const AnyCardSet& cards, FaceOf faceOf) {
    std::vector<BoxedKind> box;
    for (const CardId card : cards) {
        const auto face = static_cast<Face>(faceOf(card));
        const auto kind =
            std::ranges::find_if(box, [face](const BoxedKind& one) { return one.prints[0].face == face; });
        if (kind != box.end())
            ++kind->count;
        else
            box.push_back({{{face, 0}}, 1});
    }
    std::ranges::sort(box, {}, [](const BoxedKind& kind) { return kind.prints[0].face; });
    return box;
}

} // namespace drawbridge
