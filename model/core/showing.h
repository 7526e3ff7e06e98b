// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

// How the cards of a pile come into a view: the one place that decides what their order may tell.
namespace drawbridge {

/// Adds the pieces of a pile as somebody sees them. If it is `inOrder` they come as they lie; else those with
/// a known face by kind, then the others, which tells nothing of the order in which they came. `faceOf(card)`
/// is the card's face, `sees(card)` whether it may be shown; loose cards are seen by nobody. `lookOf(card)`
/// is which picture of its face a card has.
template <class Table, class FaceOf, class Sees, class LookOf>
void addPieces(const Table& table, PileId pile, bool inOrder, const FaceOf& faceOf, const Sees& sees,
               std::vector<Piece>& pieces, const LookOf& lookOf) {
    const auto first = static_cast<std::ptrdiff_t>(pieces.size());
    // Loose cards fill the lowest places that are free.
    for (int loose = 0, place = 0; loose < table.looseIn(pile); ++place) {
        if (table.at(pile, place) != kNoCard) continue;
        pieces.push_back({0, pile, static_cast<std::uint8_t>(place), kHidden, false});
        ++loose;
    }
    for (const CardId card : table.cards(pile)) {
        Piece piece{0, pile, static_cast<std::uint8_t>(table.placeOf(card)), kHidden, table.isFaceUp(card)};
        if (piece.faceUp || sees(card)) {
            piece.face = static_cast<Face>(faceOf(card));
            piece.look = lookOf(card);
        }
        pieces.push_back(piece);
    }
    const auto begin = pieces.begin() + first;
    if (inOrder) {
        std::sort(begin, pieces.end(), [](const Piece& a, const Piece& b) { return a.place < b.place; });
        return;
    }
    std::sort(begin, pieces.end(), [](const Piece& a, const Piece& b) {
        return std::pair(static_cast<std::uint16_t>(a.face), a.look) <
               std::pair(static_cast<std::uint16_t>(b.face), b.look);
    });
    std::uint8_t rank = 0;
    for (auto piece = begin; piece != pieces.end(); ++piece) piece->place = rank++;
}

/// The same where all cards of a face look alike.
template <class Table, class FaceOf, class Sees>
void addPieces(const Table& table, PileId pile, bool inOrder, const FaceOf& faceOf, const Sees& sees,
               std::vector<Piece>& pieces) {
    addPieces(table, pile, inOrder, faceOf, sees, pieces, [](CardId) { return std::uint8_t{0}; });
}

/// Leaves of the pile that was added last, a stack, only the top card to be seen.
inline void hideBelowTop(PileId pile, std::vector<Piece>& pieces) {
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i)
        if (pieces[i].pile == pile) {
            pieces[i].face = kHidden;
            pieces[i].look = 0;
        }
}

} // namespace drawbridge
