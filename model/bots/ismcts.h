// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/budget.h"
#include "bots/hooks.h"
#include "bots/searchtree.h"
#include "core/vectorunit.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace drawbridge {

/// The path after a move.
template <Game G>
MovePath pathAfter(MovePath path, Seat mover, Move move) {
    const auto mix = [](std::uint64_t word) {
        word = (word ^ (word >> 32)) * 0xD6E8FEB86659FD93u;
        word = (word ^ (word >> 32)) * 0xD6E8FEB86659FD93u;
        return word ^ (word >> 32);
    };
    const auto bits = std::bit_cast<std::uint64_t>(move);
    if constexpr (HasCommutingTurns<G>) {
        if (path.mover != mover) path.before = mix(path.key + mover);
        path.key = (path.mover != mover ? path.before : path.key) + mix(bits ^ path.before);
    } else {
        path.key = mix(path.key ^ mix(bits + mover));
    }
    path.key += path.key == 0;
    path.mover = mover;
    return path;
}

/// Restrictions on a search, when it is asked something other than the best move.
struct SearchRestriction {
    std::optional<Move> first{}; ///< the decider makes this move, and no other
    bool isOpen = false;         ///< all cards are open to everybody
};

/// The observer to whom moves may be equivalent: with all cards open none are.
inline Seat eyesOf(const SearchRestriction& inquiry, Seat observer) {
    return inquiry.isOpen ? kNobody : observer;
}

/// Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every
/// iteration determinizes the position for the observer, descends one tree shared by all determinizations
/// (choosing among the moves legal in this one), adds one node, plays out from there with the game's rollout
/// policy, and backpropagates every seat's share. Each seat maximises its own share (max^n). Where a game has
/// a trusted heuristic (HasHeuristicBias), its move is the first one tried below the root, and is preferred
/// as long as little is known of the others (progressive bias: Chaslot, Winands, van den Herik, Uiterwijk and
/// Bouzy 2008).
///
/// A node is found by a hash of the moves that lead there; chance moves do not count, they are sampled. In a
/// game whose turns commute the moves of a turn are hashed as a set, so that building left then right and
/// right then left are one node.
template <Game G>
class Ismcts {
  public:
    using Position = typename G::Position;

    /// `known` is a determinization of the position for `observer`; `path` is its place in the tree.
    /// Statistics found below it are reused. To ask for a move, and not for shares alone, the observer must
    /// be the decider.
    Ismcts(const Position& known, Seat observer, SearchTree& tree, const MovePath& path, Seed seed,
           SearchRestriction inquiry = {})
        : inquiry_(inquiry)
        , root_(known)
        , observer_(observer)
        , tree_(tree)
        , start_(path)
        , rng_(seed) {
        listMoves<G>(root_, eyes(), rootMoves_);
    }

    /// Searches until `iterations` are done (0: no bound), the budget is over, or the chosen move can no
    /// longer change. Returns the number of iterations.
    int run(int iterations, const Budget& budget) {
        clearUpperVectors();
        int done = 0;
        while (iterations == 0 || done < iterations) {
            if (done % kCheckEvery == 0 && budget.isOver()) break;
            if (done % kLookEvery == kLookEvery - 1 && isDecided(done, iterations, budget)) break;
            iterate();
            ++done;
        }
        return done;
    }

    /// The mean share of a seat in all playouts; 0 if there were none.
    double share(Seat seat) const { return tried_ > 0 ? shares_[seat] / tried_ : 0; }

    /// The visit count and the mean share of a move at the root: listMoves() for the observer.
    std::uint32_t visits(std::size_t move) const {
        const Node* node = atRoot(move);
        return node != nullptr ? node->visits : 0;
    }
    double value(std::size_t move) const {
        const Node* node = atRoot(move);
        return node != nullptr && node->visits > 0 ? node->total / node->visits : 0.0;
    }

  private:
    using Node = SearchTree::Node;

    static constexpr int kCheckEvery = 8;
    static constexpr int kLookEvery = 128;
    static constexpr double kLeastSpent = 0.05; // of the time, before a move can be obvious
    static constexpr double kSureErrors = 5;
    static constexpr int kMaxDepth = 128;
    static constexpr double kExploration = [] {
        if constexpr (HasExploration<G>)
            return G::kExploration;
        else
            return 0.45;
    }();

    Seat eyes() const { return eyesOf(inquiry_, observer_); }

    const Node* atRoot(std::size_t move) const {
        return tree_.find(pathAfter<G>(start_, observer_, rootMoves_[move]).key);
    }

    /// Whether no other move can overtake the first one in visits within the rest of the budget; with a time
    /// limit also whether all others are clearly worse.
    bool isDecided(int done, int iterations, const Budget& budget) const {
        const double spent = budget.spent();
        double left = iterations > 0 ? iterations - done : std::numeric_limits<double>::infinity();
        if (spent > 0) left = std::min(left, done * (1 - spent) / spent);
        const Node* first = nullptr;
        std::uint32_t second = 0;
        for (std::size_t move = 0; move < rootMoves_.size(); ++move) {
            const Node* node = atRoot(move);
            if (node == nullptr) continue;
            if (first == nullptr || node->visits > first->visits) std::swap(first, node);
            if (node != nullptr) second = std::max(second, node->visits);
        }
        if (first == nullptr) return false;
        return first->visits - second > left || (spent > kLeastSpent && isObvious(*first));
    }

    bool isObvious(const Node& first) const {
        if (first.total >= first.visits) return true; // it has never lost
        for (std::size_t move = 0; move < rootMoves_.size(); ++move) {
            const Node* node = atRoot(move);
            if (node == nullptr) return false;
            if (node == &first) continue;
            const double gap = first.total / first.visits - node->total / node->visits;
            if (gap < kSureErrors * std::sqrt(errorOf(first) + errorOf(*node))) return false;
        }
        return true;
    }

    /// The squared standard error of a node's mean, estimated as for wins and losses.
    static double errorOf(const Node& node) {
        const double n = node.visits;
        const double mean = node.total / n;
        return (mean * (1 - mean) + 1 / n) / n;
    }

    void iterate() {
        Position position = root_;
        if (!inquiry_.isOpen) G::determinize(position, observer_, rng_);
        FixedList<std::pair<Node*, Seat>, kMaxDepth> visited;
        MovePath path = start_;
        if (inquiry_.first) {
            path = pathAfter<G>(path, G::decider(position), *inquiry_.first);
            G::apply(position, *inquiry_.first);
        }
        bool inTree = true;
        while (inTree && visited.size() < kMaxDepth) {
            const Seat decider = G::decider(position);
            if (decider == kNobody) break;
            if (decider == kChance) {
                G::apply(position, G::sampleChance(position, rng_));
                continue;
            }
            MoveList list;
            listMoves<G>(position, eyes(), list);
            // An observer other than the decider may deal it a hand with which it could not have come here.
            if (list.empty()) return;
            Move chosen = list.front();
            MovePath after;
            if (list.size() == 1) {
                // A forced move: no node, only the hash is extended.
                after = pathAfter<G>(path, decider, chosen);
            } else {
                Node* best = nullptr;
                double bestScore = -1;
                std::uint32_t untried = 0;
                bool settled = false; // the untried move to add is fixed
                Move fresh;
                MovePath freshPath;
                [[maybe_unused]] Move sensible;
                if constexpr (HasHeuristicBias<G>) sensible = G::greedyMove(position);
                for (const Move move : list) {
                    const MovePath here = pathAfter<G>(path, decider, move);
                    Node* node = tree_.find(here.key);
                    if (node == nullptr) {
                        ++untried;
                        if (settled) continue;
                        if constexpr (HasHeuristicBias<G>) settled = move == sensible && !visited.empty();
                        if (settled || rng_.below(untried) == 0) {
                            fresh = move;
                            freshPath = here;
                        }
                        continue;
                    }
                    ++node->available;
                    if (untried != 0) continue;
                    const double n = node->visits;
                    double score = node->total / n + kExploration * std::sqrt(std::log(node->available) / n);
                    if constexpr (HasHeuristicBias<G>)
                        if (move == sensible) score += G::kHeuristicBias / (n + 1);
                    if (score > bestScore) {
                        bestScore = score;
                        best = node;
                        chosen = move;
                        after = here;
                    }
                }
                if (untried != 0) {
                    chosen = fresh;
                    after = freshPath;
                    inTree = false;
                    best = tree_.add(after.key);
                }
                if (best != nullptr) visited.push({best, sideOf<G>(position, decider)});
            }
            path = after;
            G::apply(position, chosen);
        }
        playOut(position);
        std::array<double, kMaxSeats> reward{};
        judge(position, reward);
        for (const auto& [node, mover] : visited) {
            ++node->visits;
            node->total += reward[mover];
        }
        for (Seat seat = 0; seat < G::seats(root_); ++seat) shares_[seat] += reward[seat];
        ++tried_;
    }

    void playOut(Position& position) {
        [[maybe_unused]] int until = 0;
        if constexpr (HasEvaluation<G>) until = G::turnsPlayed(position) + G::kPlayoutTurns;
        for (;;) {
            const Seat decider = G::decider(position);
            if (decider == kNobody) return;
            if constexpr (HasEvaluation<G>)
                if (G::turnsPlayed(position) >= until) return;
            if (decider == kChance)
                G::apply(position, G::sampleChance(position, rng_));
            else if constexpr (HasPlayoutMove<G>)
                G::apply(position, G::playoutMove(position, rng_));
            else
                G::apply(position, G::randomMove(position, rng_));
        }
    }

    static void judge(const Position& position, std::array<double, kMaxSeats>& reward) {
        if constexpr (HasEvaluation<G>)
            if (G::decider(position) != kNobody) return evaluate<G>(position, reward);
        for (Seat seat = 0; seat < G::seats(position); ++seat) reward[seat] = G::score(position, seat);
    }

    SearchRestriction inquiry_;
    Position root_;
    Seat observer_;
    SearchTree& tree_;
    MovePath start_;
    Rng rng_;
    MoveList rootMoves_;
    std::array<double, kMaxSeats> shares_{}; ///< sums over all playouts
    int tried_ = 0;
};

} // namespace drawbridge
