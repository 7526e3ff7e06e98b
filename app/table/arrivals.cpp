// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/arrivals.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <tuple>

namespace drawbridge {

namespace {

/// Identifies a piece by place in a grid or stack, by face alone in a hand.
using Key = std::tuple<PileId, int, Face>;
/// By pile: how many pieces have been added underneath.
using Growth = std::map<PileId, int>;

Key keyOf(const ViewIndex& viewIndex, const Piece& piece) {
    const bool inHand = viewIndex.pileOf(piece).kind == PileKind::Hand;
    return {piece.pile, inHand ? -1 : int(piece.place), piece.face};
}

/// Counts the pieces of each key. Pieces of a stack that has grown from below are shifted up (`lifted`).
std::map<Key, int> keysOf(const ViewIndex& viewIndex, const View& view, const Growth& lifted) {
    std::map<Key, int> keys;
    for (Piece piece : view.pieces) {
        const PileInfo& pile = viewIndex.pileOf(piece);
        if (pile.kind == PileKind::Stack && !pile.growsAtBottom && piece.face == kHidden)
            continue; // backs in a stack look all alike
        if (const auto by = lifted.find(piece.pile); by != lifted.end())
            piece.place = static_cast<std::uint8_t>(piece.place + by->second);
        ++keys[keyOf(viewIndex, piece)];
    }
    return keys;
}

Growth growthSince(const View& before, const ViewIndex& viewIndex) {
    Growth growth;
    for (const Piece& piece : viewIndex.pieces())
        if (viewIndex.pileOf(piece).growsAtBottom) ++growth[piece.pile];
    for (const Piece& piece : before.pieces)
        if (viewIndex.pileOf(piece).growsAtBottom) --growth[piece.pile];
    std::erase_if(growth, [](const auto& one) { return one.second <= 0; });
    return growth;
}

/// The keys that have become more, and by how many.
std::map<Key, int> more(const std::map<Key, int>& before, const std::map<Key, int>& after) {
    std::map<Key, int> arrived;
    for (const auto& [key, count] : after) {
        const auto old = before.find(key);
        const int more = count - (old == before.end() ? 0 : old->second);
        if (more > 0) arrived[key] = more;
    }
    return arrived;
}

} // namespace

QSet<Handle> arrivalsBy(const SeenMatch& match, const ViewIndex& viewIndex, std::size_t item) {
    const View before = match.viewAt(item);
    const View after = match.viewAt(item + 1);
    // Both in the places of the current view.
    const Growth growth = growthSince(before, viewIndex);
    std::map<Key, int> arrived =
        more(keysOf(viewIndex, before, growth), keysOf(viewIndex, after, growthSince(after, viewIndex)));
    QSet<Handle> handles;
    for (const Piece& piece : std::views::reverse(viewIndex.pieces())) {
        // A face-down piece in a stack has only arrived if it was added from below.
        const auto grown = growth.find(piece.pile);
        if (viewIndex.pileOf(piece).growsAtBottom && piece.face == kHidden &&
            (grown == growth.end() || piece.place >= grown->second))
            continue;
        if (const auto found = arrived.find(keyOf(viewIndex, piece));
            found != arrived.end() && found->second-- > 0)
            handles.insert(piece.handle);
    }
    return handles;
}

std::optional<PileId> pileLeftBy(const SeenMatch& match, std::size_t item) {
    std::map<PileId, int> lost;
    for (const Piece& piece : match.viewAt(item).pieces) ++lost[piece.pile];
    for (const Piece& piece : match.viewAt(item + 1).pieces) --lost[piece.pile];
    const auto most = std::ranges::max_element(lost, {}, [](const auto& pile) { return pile.second; });
    if (most == lost.end() || most->second <= 0) return std::nullopt;
    return most->first;
}

QSet<Handle> arrivals(const SeenMatch& match, const ViewIndex& viewIndex) {
    const std::map<Key, int> after = keysOf(viewIndex, match.viewAt(match.length()), {});
    for (std::size_t item = match.length(); item-- > 0;) {
        const View view = match.viewAt(item);
        if (keysOf(viewIndex, view, growthSince(view, viewIndex)) != after)
            return arrivalsBy(match, viewIndex, item);
    }
    return {};
}

} // namespace drawbridge
