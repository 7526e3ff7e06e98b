// SPDX-License-Identifier: GPL-3.0-or-later
#include "winning.h"

#include "core/json.h"

namespace drawbridge::test {

namespace {

/// All of a position, and what may still be done.
std::string keyOf(const GameState& state, const Allowance& allowance, int moves) {
    const Description is = state.describe();
    std::string key = writeJson(is.facts);
    for (const PileContent& pile : is.piles) {
        key += '|';
        for (const WrittenCard& card : pile.cards) {
            key += static_cast<char>(card.face + 3);
            key += static_cast<char>(card.place + 1);
            if (card.isUp.value_or(false)) key += '^';
            key += static_cast<char>('A' + card.shownTo) + card.marks;
        }
    }
    for (const auto& [move, left] : allowance.left) key += ',' + std::to_string(left);
    return key + ';' + std::to_string(moves);
}

} // namespace

bool WinSearch::isWon(const GameState& state) const {
    for (Seat seat = 0; seat < state.seats(); ++seat)
        if (seat != seat_ && state.score(seat) >= state.score(seat_)) return false;
    return true;
}

bool WinSearch::search(const GameState& state, const Allowance& allowance, int moves) {
    const Seat decider = state.decider();
    if (decider == kNobody) return isWon(state);
    if (state.turn() != seat_ && state.turn() != kNobody) return false;
    const bool isOwn = decider == seat_;
    if ((isOwn && moves == 0) || nodes_ <= 0) return false;
    const std::string key = keyOf(state, allowance, moves);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    --nodes_;
    MoveList list;
    state.legalMoves(list);
    bool result = !isOwn;
    for (const Move move : list) {
        Allowance rest = allowance;
        if (isOwn) {
            const auto limit = rest.left.find(state.toText(move));
            if (limit == rest.left.end() ? !rest.others : limit->second-- == 0) continue;
        }
        const auto next = state.clone();
        next->apply(move);
        if (search(*next, rest, isOwn ? moves - 1 : moves) != isOwn) continue;
        result = isOwn;
        break;
    }
    if (nodes_ > 0) known_.emplace(key, result);
    return result;
}

std::optional<bool> WinSearch::wins(const GameState& state, const Allowance& allowance, int moves) {
    known_.clear();
    const bool result = search(state, allowance, moves);
    return nodes_ > 0 ? std::optional(result) : std::nullopt;
}

std::vector<Move> WinSearch::shortestWay(const GameState& state) {
    constexpr int kLongest = 9;
    int moves = 1;
    while (moves <= kLongest && nodes_ > 0 && !search(state, {}, moves)) ++moves;
    std::vector<Move> way;
    if (moves > kLongest || nodes_ <= 0) return way;
    const auto now = state.clone();
    while (now->decider() != kNobody) {
        const bool isOwn = now->decider() == seat_;
        MoveList list;
        now->legalMoves(list);
        std::optional<Move> made;
        for (const Move move : list) {
            const auto next = now->clone();
            next->apply(move);
            if (!search(*next, {}, isOwn ? moves - 1 : moves)) continue;
            made = move;
            break;
        }
        if (!made) return {};
        way.push_back(*made);
        now->apply(*made);
        if (isOwn) --moves;
    }
    return way;
}

std::optional<bool> isOnlyWin(const GameState& state, Seat seat, const std::map<std::string, int>& moves,
                              int nodes) {
    std::optional<bool> is = WinSearch(seat, nodes).wins(state, {moves, false});
    for (auto each = moves.begin(); is == true && each != moves.end(); ++each) {
        const auto without = WinSearch(seat, nodes).wins(state, {{{each->first, each->second - 1}}, true});
        is = without ? std::optional(!*without) : std::nullopt;
    }
    return is;
}

} // namespace drawbridge::test
