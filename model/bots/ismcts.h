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

/// The place that a move leads to.
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

/// What else a search may be asked than what to do.
struct Inquiry {
    std::optional<Move> first{}; ///< the decider makes this move, and no other
    bool isOpen = false;         ///< all cards lie open to everybody
};

/// To whom moves may be alike: with all cards open none are.
inline Seat eyesOf(const Inquiry& inquiry, Seat observer) { return inquiry.isOpen ? kNobody : observer; }

/// Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every
/// iteration deals what the observer does not know anew, walks down one tree shared by all these deals,
/// choosing among the moves that this deal allows, adds one node, plays on from there with the game's own
/// policy, and notes what each seat got out of it. Each seat maximises its own share (max^n). Where a game
/// trusts its common sense, the move of that is the first one tried below the root, and preferred as long as
/// little is known of the others (progressive bias: Chaslot, Winands, van den Herik, Uiterwijk and Bouzy
/// 2008).
///
/// A node is found by a hash of the moves that lead there; chance moves do not count, they are sampled. In a
/// game whose turns commute the moves of a turn are hashed as a set, so that building left then right and
/// right then left is one node.
template <Game G>
class Ismcts {
  public:
    using Position = typename G::Position;

    /// `known` is a position that `observer` could be in for all it knows; `path` is where in the tree it
    /// stands. What was found below it before counts. Whoever asks for a move, and not for shares alone, is
    /// the one who decides.
    Ismcts(const Position& known, Seat observer, SearchTree& tree, const MovePath& path, Seed seed,
           Inquiry inquiry = {})
        : inquiry_(inquiry)
        , root_(known)
        , observer_(observer)
        , tree_(tree)
        , start_(path)
        , rng_(seed) {
        listMoves<G>(root_, eyes(), rootMoves_);
    }

    /// Searches until `iterations` are done (0: no bound), the budget is over, or more could not change which
    /// move is chosen. Returns how many it did.
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

    /// What a seat has got out of all that was tried here, on average; 0 if nothing could be tried.
    double share(Seat seat) const { return tried_ > 0 ? shares_[seat] / tried_ : 0; }

    /// The moves at the root, and how often each was chosen and with what success.
    const MoveList& rootMoves() const { return rootMoves_; }
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

    /// Whether no other move can be chosen more often than the first one with what is left of the budget; by
    /// the clock also whether all others are so much worse that nobody would think on.
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
        if (first.total >= first.visits) return true; // it has never been anything but won
        for (std::size_t move = 0; move < rootMoves_.size(); ++move) {
            const Node* node = atRoot(move);
            if (node == nullptr) return false;
            if (node == &first) continue;
            const double gap = first.total / first.visits - node->total / node->visits;
            if (gap < kSureErrors * std::sqrt(errorOf(first) + errorOf(*node))) return false;
        }
        return true;
    }

    /// The square of how far the mean of a node may be off: of wins and losses, whatever was counted.
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
            // Who does not decide may guess a hand with which the decider could not have come here.
            if (list.empty()) return;
            Move chosen = list.front();
            MovePath after;
            if (list.size() == 1) {
                // Nothing to choose: no node, the hash alone goes on.
                after = pathAfter<G>(path, decider, chosen);
            } else {
                Node* best = nullptr;
                double bestScore = -1;
                std::uint32_t untried = 0;
                bool settled = false; // which of the untried ones comes first
                Move fresh;
                MovePath freshPath;
                [[maybe_unused]] Move sensible;
                if constexpr (HasTrust<G>) sensible = G::greedyMove(position);
                for (const Move move : list) {
                    const MovePath here = pathAfter<G>(path, decider, move);
                    Node* node = tree_.find(here.key);
                    if (node == nullptr) {
                        ++untried;
                        if (settled) continue;
                        if constexpr (HasTrust<G>) settled = move == sensible && !visited.empty();
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
                    if constexpr (HasTrust<G>)
                        if (move == sensible) score += G::kTrust / (n + 1);
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
                if (best != nullptr) visited.push({best, sideOf(position, decider)});
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

    static Seat sideOf([[maybe_unused]] const Position& position, Seat seat) {
        if constexpr (HasSides<G>)
            return G::sideOf(position, seat);
        else
            return seat;
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
            if (G::decider(position) != kNobody) return G::evaluate(position, reward);
        for (Seat seat = 0; seat < G::seats(position); ++seat) reward[seat] = G::score(position, seat);
    }

    Inquiry inquiry_;
    Position root_;
    Seat observer_;
    SearchTree& tree_;
    MovePath start_;
    Rng rng_;
    MoveList rootMoves_;
    std::array<double, kMaxSeats> shares_{}; ///< of all that was tried, summed
    int tried_ = 0;
};

} // namespace drawbridge
