// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/viewindex.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

TablePlace placeOf(const Spot& spot) {
    if (!spot) return {};
    return {spot.pile, spot.place == kAnyPlace ? -1 : spot.place};
}

bool isAt(const Spot& spot, TablePlace place) {
    return spot.pile == place.pile && (spot.place == kAnyPlace || spot.place == place.place);
}

bool liesAt(const Piece& piece, const Spot& spot) {
    return piece.pile == spot.pile && piece.place == spot.place;
}

bool isLit(const std::vector<TablePlace>& targets, TablePlace place) {
    return std::ranges::any_of(targets, [&](const TablePlace& target) {
        return target.pile == place.pile && (target.place < 0 || target.place == place.place);
    });
}

ViewIndex::ViewIndex(View view, std::vector<PileInfo> piles)
    : view_(std::move(view))
    , piles_(std::move(piles)) {
    for (std::size_t index = 0; index < piles_.size(); ++index) {
        if (indexOf_.size() <= piles_[index].id) indexOf_.resize(piles_[index].id + std::size_t{1}, -1);
        indexOf_[piles_[index].id] = static_cast<int>(index);
    }
}

const PileInfo* ViewIndex::pileOf(int pile) const {
    if (pile < 0 || pile >= static_cast<int>(indexOf_.size())) return nullptr;
    const int index = indexOf_[static_cast<std::size_t>(pile)];
    return index < 0 ? nullptr : &piles_[static_cast<std::size_t>(index)];
}

const Piece* ViewIndex::pieceOf(Handle handle) const {
    const auto found = std::ranges::find(pieces(), handle, &Piece::handle);
    return handle == 0 || found == pieces().end() ? nullptr : &*found;
}

const Piece* ViewIndex::pieceAt(int pile, int place) const {
    const PileInfo* info = pileOf(pile);
    if (info == nullptr || info->kind == PileKind::Hand) return nullptr;
    const bool asksForTop = place < 0 && !hasPlaces(info->kind);
    for (const Piece& piece : pieces())
        if (piece.pile == pile && (asksForTop ? isTop(piece) : piece.place == place)) return &piece;
    return nullptr;
}

std::size_t ViewIndex::indexOf(const Piece& piece) const {
    return static_cast<std::size_t>(&piece - pieces().data());
}

bool ViewIndex::isTop(const Piece& piece) const {
    const std::size_t next = indexOf(piece) + 1;
    return next == pieces().size() || pieces()[next].pile != piece.pile;
}

TablePlace ViewIndex::placeOf(const Piece& piece) const {
    return {piece.pile, hasPlaces(pileOf(piece).kind) ? piece.place : -1};
}

TablePlace ViewIndex::aimedAt(const Piece& piece, const std::vector<TablePlace>& targets) const {
    const TablePlace itself{piece.pile, piece.place};
    return std::ranges::count(targets, itself) > 0 ? itself : placeOf(piece);
}

Gesture ViewIndex::gestureTo(const Piece& piece, TablePlace place) const {
    const auto spot = [](TablePlace at) {
        return Spot{static_cast<PileId>(at.pile),
                    at.place < 0 ? kAnyPlace : static_cast<std::uint8_t>(at.place)};
    };
    return {spot(placeOf(piece)), piece.face, spot(place)};
}

bool ViewIndex::takesUp(const Gesture& gesture, const Piece& piece) const {
    const Spot& from = gesture.from;
    if (piece.pile != from.pile) return false;
    const bool isAnywhere = from.place == kAnyPlace;
    switch (pileOf(piece).kind) {
    case PileKind::Stack:
        if (!isAnywhere) return piece.place == from.place;
        return gesture.face != kHidden ? piece.face == gesture.face : isTop(piece);
    // Unowned pieces lie open: a gesture without a face may mean any of them.
    case PileKind::Hand:
        return piece.face == gesture.face || (gesture.face == kHidden && !isSeat(pileOf(piece).owner));
    case PileKind::Grid:
    case PileKind::Row: return isAnywhere || piece.place == from.place;
    }
    return false;
}

void ViewIndex::turnUp(PileId pile, Face face, std::uint8_t look) {
    for (Piece& piece : view_.pieces) {
        if (piece.pile != pile || !isTop(piece)) continue;
        piece.face = face;
        piece.look = look;
        piece.faceUp = true;
    }
}

void ViewIndex::lay(Handle handle, PileId pile) {
    const auto from = std::ranges::find(view_.pieces, handle, &Piece::handle);
    if (from == view_.pieces.end()) return;
    Piece piece = *from;
    view_.pieces.erase(from);
    piece.pile = pile;
    const auto above =
        std::ranges::find_if(view_.pieces, [&](const Piece& other) { return other.pile > pile; });
    const bool isOn = above != view_.pieces.begin() && (above - 1)->pile == pile;
    piece.place = isOn ? static_cast<std::uint8_t>((above - 1)->place + 1) : std::uint8_t{0};
    view_.pieces.insert(above, piece);
}

} // namespace drawbridge
