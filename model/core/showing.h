// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

// How the cards of a pile become pieces of a view: the one place that decides what their order may reveal.
namespace drawbridge {

/// Adds the pieces of a pile as somebody sees them. If `inOrder`, in their order in the pile; else those with
/// a known face sorted by kind, then the others, so that their order of arrival is not revealed.
/// `faceOf(card)` is the card's face, `sees(card)` whether it may be shown (loose cards never are),
/// `lookOf(card)` which picture of its face it has.
template <class Table, class FaceOf, class Sees, class LookOf>
void addPieces(const Table& table, PileId pile, bool inOrder, const FaceOf& faceOf, const Sees& sees,
               std::vector<Piece>& pieces, const LookOf& lookOf) {
    const auto first = static_cast<std::ptrdiff_t>(pieces.size());
    // Loose cards fill the lowest free places.
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

/// The same for games in which all cards of a face look alike.
template <class Table, class FaceOf, class Sees>
void addPieces(const Table& table, PileId pile, bool inOrder, const FaceOf& faceOf, const Sees& sees,
               std::vector<Piece>& pieces) {
    addPieces(table, pile, inOrder, faceOf, sees, pieces, [](CardId) { return std::uint8_t{0}; });
}

/// Hides all but the top card of the pile that was added last, a stack.
inline void hideBelowTop(PileId pile, std::vector<Piece>& pieces) {
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i)
        if (pieces[i].pile == pile) {
            pieces[i].face = kHidden;
            pieces[i].look = 0;
        }
}

} // namespace drawbridge
