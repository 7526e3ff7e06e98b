// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/seenmatch.h"

#include "match/gamestate.h"

#include <algorithm>

namespace drawbridge {

Seat SeenMatch::turn() const { return match_->state().turn(); }

Seen SeenMatch::knownAt(std::size_t index) const { return seenOf(match_->stateAt(index), viewer_); }

Gesture SeenMatch::gestureAt(std::size_t index) const {
    Gesture gesture = match_->stateAt(index).gestureOf(match_->history()[index].move);
    gesture.face = kHidden;
    return gesture;
}

EffectQueue SeenMatch::effectsAt(std::size_t index) const { return match_->stateAt(index).effectQueue(); }

std::unique_ptr<GameState> SeenMatch::guess(Seed seed) const {
    const GameState& state = match_->state();
    if (isOver() || viewer_ == kAllHands) return state.clone();
    return isSeat(viewer_) ? state.guess(viewer_, seed) : nullptr;
}

std::vector<Move> SeenMatch::legalMoves() const {
    if (!decides()) return {};
    MoveList list;
    match_->state().legalMoves(list);
    return {list.begin(), list.end()};
}

bool SeenMatch::isAtWindow() const { return decides() && match_->state().window().has_value(); }

bool SeenMatch::isPass(Move move) const {
    if (!isAtWindow()) return false;
    const ReactionWindow window = *match_->state().window();
    return window.kind < game().windowKinds().size() && window.pass == move;
}

InformationSet SeenMatch::informationSet() const { return InformationSet(match_->state()); }

Gesture SeenMatch::gestureOf(Move move) const {
    return decides() ? match_->state().gestureOf(move) : Gesture();
}

bool SeenMatch::hasNoEffect(Move move) const { return decides() && match_->state().hasNoEffect(move); }

Aim SeenMatch::aimOf(const Gesture& gesture) const {
    return decides() ? match_->state().aimOf(gesture) : Aim();
}

std::vector<Move> SeenMatch::compoundMove(std::span<const Gesture> gestures) const {
    return decides() ? match_->state().compoundMove(gestures) : std::vector<Move>();
}

bool SeenMatch::gathers() const { return decides() && match_->state().gathers(); }

std::vector<Move> SeenMatch::meanings(const Gesture& gesture) const {
    std::vector<Move> moves;
    if (!decides()) return moves;
    MoveList list;
    match_->state().meanings(gesture, list);
    for (const Move move : list)
        if (match_->state().judge(move) && std::ranges::count(moves, move) == 0) moves.push_back(move);
    return moves;
}

Loss SeenMatch::lossBy(Move move) const {
    return decides() ? drawbridge::lossBy(match_->state(), move) : Loss::None;
}

std::optional<Outlook> SeenMatch::outlook(std::span<const Move> moves) const {
    return outlookOf(match_->state(), moves, viewer_);
}

bool SeenMatch::means(const Gesture& gesture) const {
    MoveList list;
    match_->state().meanings(gesture, list);
    return !list.empty();
}

Verdict SeenMatch::refusal(const Gesture& gesture) const {
    constexpr int kMostSteps = 3; // maximum moves in one gesture
    const auto state = match_->state().clone();
    MoveList meanings;
    for (int step = 0; step < kMostSteps; ++step) {
        state->meanings(gesture, meanings);
        if (meanings.empty()) break;
        const Move move = meanings.front();
        if (const Verdict verdict = state->judge(move); !verdict) return verdict;
        state->apply(move);
        if (state->decider() != viewer_) break;
    }
    return Verdict::legal();
}

Clause SeenMatch::notAsked() const { return match_->state().notAsked(viewer_).clause(); }

} // namespace drawbridge
