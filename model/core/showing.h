// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

#include <algorithm>
#include <cstddef>
#include <vector>

// How the cards of a pile come into a view: the one place that decides what their order may tell.
namespace drawbridge {

/// Adds the pieces of a pile as somebody sees them. If it is `inOrder` they come as they lie; else those with
/// a known face by kind, then the others, which tells nothing of the order in which they came. `faceOf(card)`
/// is the card's face, `sees(card)` whether it may be shown; loose cards are seen by nobody.
template <class Table, class FaceOf, class Sees>
void addPieces(const Table& table, PileId pile, bool inOrder, const FaceOf& faceOf, const Sees& sees,
               std::vector<Piece>& pieces) {
    const auto first = static_cast<std::ptrdiff_t>(pieces.size());
    // Loose cards fill the lowest places that are free.
    for (int loose = 0, place = 0; loose < table.looseIn(pile); ++place) {
        if (table.at(pile, place) != kNoCard) continue;
        pieces.push_back({0, pile, static_cast<std::uint8_t>(place), kHidden, false});
        ++loose;
    }
    for (const CardId card : table.cards(pile))
        pieces.push_back({0, pile, static_cast<std::uint8_t>(table.placeOf(card)),
                          table.isFaceUp(card) || sees(card) ? static_cast<Face>(faceOf(card)) : kHidden,
                          table.isFaceUp(card)});
    const auto begin = pieces.begin() + first;
    if (inOrder) {
        std::sort(begin, pieces.end(), [](const Piece& a, const Piece& b) { return a.place < b.place; });
        return;
    }
    std::sort(begin, pieces.end(), [](const Piece& a, const Piece& b) {
        return static_cast<std::uint16_t>(a.face) < static_cast<std::uint16_t>(b.face);
    });
    std::uint8_t rank = 0;
    for (auto piece = begin; piece != pieces.end(); ++piece) piece->place = rank++;
}

/// Leaves of the pile that was added last, a stack, only the top card to be seen.
inline void hideBelowTop(PileId pile, std::vector<Piece>& pieces) {
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i)
        if (pieces[i].pile == pile) pieces[i].face = kHidden;
}

} // namespace drawbridge
