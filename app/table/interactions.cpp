// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/interactions.h"

#include "match/seenmatch.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

void Interactions::clear() {
    interactions_.clear();
    buttons_.clear();
    compoundMoves_.clear();
    outOfTurn_ = gathers_ = gathering_ = false;
}

void Interactions::read(const SeenMatch& match, const GameText& text, const ViewIndex& base,
                        const ProvisionalMoves& gathered) {
    clear();
    outOfTurn_ = match.isAtWindow();
    gathers_ = match.gathers();
    gathering_ = !gathered.isEmpty();
    readMoves(match, text);
    readCompoundMoves(match, base, gathered);
    leaveOutFirstSteps();
    if (!gathers_) return;
    if (gathering_) return interactions_.clear();
    // The two-step version is offered by the gathered gestures.
    std::erase_if(interactions_, [&](const Interaction& interaction) {
        return viewIndex_.pileOf(interaction.gesture.to.pile)->kind == PileKind::Row;
    });
}

void Interactions::readMoves(const SeenMatch& match, const GameText& text) {
    for (const Move move : match.legalMoves()) {
        const Gesture gesture = match.gestureOf(move);
        const bool isGesture = gesture.from && gesture.to;
        if (!isGesture || text.hasButton(move)) buttons_.push_back(move);
        if (!isGesture) continue;
        const bool isVain = match.hasNoEffect(move);
        interactions_.push_back({gesture, move, match.aimOf(gesture), isVain});
        if (!gesture.bothWays) continue;
        const Gesture back{gesture.to, kHidden, gesture.from, true};
        interactions_.push_back({back, move, match.aimOf(back), isVain});
    }
}

void Interactions::readCompoundMoves(const SeenMatch& match, const ViewIndex& base,
                                     const ProvisionalMoves& gathered) {
    for (const Piece& piece : viewIndex_.pieces()) {
        const std::vector<TablePlace> goals = goalsOf(piece);
        if (goals.empty()) continue;
        // Gestures of pieces that have been moved provisionally start from where they lay before.
        const Piece* lay = base.pieceOf(piece.handle);
        if (lay == nullptr || (viewIndex_.pileOf(piece).kind == PileKind::Stack && !base.isTop(*lay)))
            continue;
        for (const TablePlace& goal : goals) {
            const Gesture gesture = base.gestureTo(*lay, goal);
            std::vector<Gesture> gestures;
            if (gathers_) gestures = gathered.gestures();
            gestures.push_back(gesture);
            std::vector<Move> moves = match.compoundMove(gestures);
            // A goal that is one whole (pile, castle) gives the same moves for each of its places: listed
            // once. The cards of a row are separate.
            const bool isRow = viewIndex_.pileOf(goal.pile)->kind == PileKind::Row && goal.place >= 0;
            const bool isShown = std::ranges::any_of(compoundMoves_, [&](const CompoundMove& other) {
                return other.piece == piece.handle && other.gesture.to.pile == gesture.to.pile &&
                       (!isRow || other.gesture.to.place == kAnyPlace) && other.moves == moves;
            });
            if (moves.empty() || isShown) continue;
            const Aim aim = match.aimOf(gesture);
            if (moves.size() == 1) standIn(gesture, moves.front(), aim);
            compoundMoves_.push_back({piece.handle, gesture, std::move(moves), aim});
        }
    }
}

/// A piece lying on another piece of a grid and moving with it: taking hold of it takes the whole.
void Interactions::standIn(const Gesture& gesture, Move move, Aim aim) {
    const PileInfo* from = viewIndex_.pileOf(gesture.from.pile);
    if (from->kind != PileKind::Grid) return;
    const auto isOfWhole = [&](const Interaction& interaction) {
        return interaction.move == move && interaction.gesture.from.pile == gesture.from.pile &&
               interaction.gesture.to == gesture.to;
    };
    const auto isSame = [&](const Interaction& interaction) {
        return isOfWhole(interaction) && interaction.gesture.from == gesture.from;
    };
    if (std::ranges::any_of(interactions_, isOfWhole) && std::ranges::none_of(interactions_, isSame))
        interactions_.push_back({gesture, move, aim});
}

/// Drops single moves that are only the first step of a compound move from the hand.
void Interactions::leaveOutFirstSteps() {
    std::erase_if(interactions_, [&](const Interaction& interaction) {
        return viewIndex_.pileOf(interaction.gesture.from.pile)->kind == PileKind::Hand &&
               std::ranges::any_of(compoundMoves_, [&](const CompoundMove& compound) {
                   return compound.moves.size() > 1 && compound.moves.front() == interaction.move &&
                          compound.gesture.from.pile == interaction.gesture.from.pile;
               });
    });
}

/// Where a drop of this piece may be a compound move: from one's own stacks to other stacks, from the hand to
/// anything open, from a grid to unowned piles, and from an unowned row to pieces in grids.
std::vector<TablePlace> Interactions::goalsOf(const Piece& piece) const {
    std::vector<TablePlace> goals;
    const PileInfo& pile = viewIndex_.pileOf(piece);
    if (pile.kind == PileKind::Stack && pile.owner == viewIndex_.view().viewer && viewIndex_.isTop(piece)) {
        for (const PileInfo& goal : viewIndex_.piles())
            if (goal.kind == PileKind::Stack && goal.id != piece.pile) goals.push_back({goal.id, -1});
    } else if (pile.kind == PileKind::Hand && isSeat(pile.owner) && piece.face != kHidden) {
        for (const PileInfo& goal : viewIndex_.piles())
            if (goal.id != piece.pile) goals.push_back({goal.id, -1});
        for (const Piece& goal : viewIndex_.pieces()) {
            const PileInfo& under = viewIndex_.pileOf(goal);
            if (under.kind == PileKind::Grid || (under.kind == PileKind::Row && !isSeat(under.owner)))
                goals.push_back({goal.pile, goal.place});
        }
    } else if (pile.kind == PileKind::Grid) {
        for (const PileInfo& goal : viewIndex_.piles())
            if (!isSeat(goal.owner)) goals.push_back({goal.id, -1});
    } else if (pile.kind == PileKind::Row && !isSeat(pile.owner)) {
        for (const Piece& goal : viewIndex_.pieces())
            if (viewIndex_.pileOf(goal).kind == PileKind::Grid) goals.push_back({goal.pile, goal.place});
    }
    return goals;
}

bool Interactions::hasCompoundMoves(const Piece& piece) const {
    return std::ranges::count(compoundMoves_, piece.handle, &CompoundMove::piece) > 0;
}

bool Interactions::isMovable(const Piece& piece) const {
    return hasCompoundMoves(piece) || std::ranges::any_of(interactions_, [&](const Interaction& interaction) {
               return viewIndex_.takesUp(interaction.gesture, piece);
           });
}

std::vector<TablePlace> Interactions::targetsOf(const Piece& piece) const {
    std::vector<TablePlace> places = plainTargetsOf(piece);
    for (const CompoundMove& compound : compoundMoves_) {
        const TablePlace place = placeOf(compound.gesture.to);
        if (compound.piece == piece.handle && std::ranges::count(places, place) == 0) places.push_back(place);
    }
    return places;
}

std::vector<TablePlace> Interactions::plainTargetsOf(const Piece& piece) const {
    std::vector<TablePlace> places;
    for (const Interaction& interaction : interactions_) {
        if (!viewIndex_.takesUp(interaction.gesture, piece)) continue;
        const TablePlace place = placeOf(interaction.gesture.to);
        if (std::ranges::count(places, place) == 0) places.push_back(place);
    }
    return places;
}

Aim Interactions::aimAt(const Piece& piece, TablePlace target) const {
    for (const Interaction& interaction : interactions_)
        if (viewIndex_.takesUp(interaction.gesture, piece) && placeOf(interaction.gesture.to) == target)
            return interaction.aim;
    for (const CompoundMove& compound : compoundMoves_)
        if (compound.piece == piece.handle && placeOf(compound.gesture.to) == target) return compound.aim;
    return Aim::Place;
}

bool Interactions::isTaken(const Piece& piece) const {
    const std::vector<TablePlace> goals = plainTargetsOf(piece);
    return !goals.empty() && std::ranges::all_of(goals, [&](const TablePlace& goal) {
        const PileInfo* pile = viewIndex_.pileOf(goal.pile);
        return pile->kind == PileKind::Row && !isSeat(pile->owner);
    });
}

bool Interactions::isAsked(const Piece& piece) const {
    if (interactions_.empty() || !isMovable(piece)) return false;
    const PileKind kind = viewIndex_.pileOf(piece).kind;
    if (kind == PileKind::Grid) return isTaken(piece);
    if (kind != PileKind::Hand) return false;
    if (outOfTurn_) return true;
    const PileId goal = interactions_.front().gesture.to.pile;
    const auto isThere = [&](const Interaction& interaction) {
        return interaction.gesture.to.pile == goal || interaction.gesture.from.pile == goal;
    };
    const PileInfo* there = viewIndex_.pileOf(goal);
    const bool isAway = !isSeat(there->owner) || there->kind == PileKind::Hand;
    return piece.pile != goal && isAway && std::ranges::all_of(interactions_, isThere) &&
           std::ranges::all_of(compoundMoves_, [&](const CompoundMove& compound) {
               return compound.gesture.to.pile == goal;
           });
}

std::optional<Gesture> Interactions::gestureOf(Move move) const {
    const auto plain = std::ranges::find(interactions_, move, &Interaction::move);
    if (plain != interactions_.end()) return plain->gesture;
    const auto compound = std::ranges::find_if(
        compoundMoves_, [move](const CompoundMove& each) { return each.moves.front() == move; });
    return compound != compoundMoves_.end() ? std::optional(compound->gesture) : std::nullopt;
}

const Piece* Interactions::onlyOne() const {
    if (!buttons_.empty() || interactions_.empty()) return nullptr;
    const Gesture& first = interactions_.front().gesture;
    for (const Interaction& interaction : interactions_)
        if (interaction.gesture.from != first.from || interaction.gesture.face != first.face) return nullptr;
    for (const Piece& piece : viewIndex_.pieces())
        if (viewIndex_.takesUp(first, piece) && targetsOf(piece).size() > 1) return &piece;
    return nullptr;
}

bool Interactions::leads(const Interaction& interaction, const Piece& piece, TablePlace place) const {
    return viewIndex_.takesUp(interaction.gesture, piece) && isAt(interaction.gesture.to, place);
}

std::vector<Move> Interactions::drops(const SeenMatch& match, const Piece& piece, TablePlace place) const {
    std::vector<Move> moves;
    for (const Interaction& interaction : interactions_)
        if (leads(interaction, piece, place) && std::ranges::count(moves, interaction.move) == 0)
            moves.push_back(interaction.move);
    if (!moves.empty() || gathering_ || hasCompoundMoves(piece)) return moves;
    return match.meanings(viewIndex_.gestureTo(piece, place));
}

bool Interactions::hasNoEffect(const Piece& piece, TablePlace place) const {
    bool any = false;
    for (const Interaction& interaction : interactions_) {
        if (!leads(interaction, piece, place)) continue;
        any = true;
        if (!interaction.hasNoEffect) return false;
    }
    return any;
}

std::optional<CompoundMove> Interactions::compoundMoveTo(const SeenMatch& match, const Piece& piece,
                                                         TablePlace place) const {
    const auto found = std::ranges::find_if(compoundMoves_, [&](const CompoundMove& compound) {
        return compound.piece == piece.handle && isAt(compound.gesture.to, place);
    });
    if (found != compoundMoves_.end()) return *found;
    if (!hasCompoundMoves(piece) || gathers_ || viewIndex_.pileOf(place.pile) == nullptr) return {};
    const Gesture gesture = viewIndex_.gestureTo(piece, place);
    std::vector<Move> moves = match.compoundMove({&gesture, 1});
    if (moves.empty()) return {};
    return CompoundMove{piece.handle, gesture, std::move(moves), match.aimOf(gesture)};
}

} // namespace drawbridge
