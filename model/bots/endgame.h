// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hooks.h"
#include "bots/searchmemory.h"
#include "core/fixedlist.h"
#include "core/view.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace drawbridge {

/// Exhaustive search where nobody else has a choice any more before the game ends. A tree search takes long
/// to see that one line of many wins for certain, and the heuristic policy does not look for it at all. All
/// legal moves are tried, also those that are pointless earlier in the game: to show the Spire costs nothing
/// if it is the last thing that happens.
template <Game G>
class Endgame {
  public:
    using Position = typename G::Position;

    /// `known` is a determinization of the position at which `seat` decides.
    Endgame(const Position& known, Seat seat, Rng& rng)
        : known_(known)
        , seat_(seat)
        , rng_(rng) {
        // Ties go to the earlier move, so a sensible one should be first.
        listMoves<G>(known, seat, list_);
        MoveList all;
        listAllMoves<G>(known, seat, all);
        for (const Move move : all)
            if (std::ranges::find(list_, move) == list_.end()) list_.push(move);
    }

    /// The move that wins in every determinization; if every move ends the game, the one that wins most
    /// often; if `preferred` loses in all of them, the most promising one. Ties go to `preferred`. Nothing in
    /// all other cases.
    std::optional<Move> best(std::optional<Move> preferred) {
        // Rarely is anything settled; a few determinizations are enough to find that out.
        int deep = 0;
        for (const int guesses : {1, 4, kGuesses}) {
            left_ = kMostTried * guesses;
            while (!isSettled(guesses, deep, preferred))
                if (left_ <= 0 || ++deep > kDeep) return std::nullopt;
        }
        return list_[best_];
    }

    /// The moves compared by best(), its choice first.
    std::vector<ComparedMove> compared() const {
        std::vector<ComparedMove> compared;
        for (std::size_t move = 0; move < list_.size(); ++move)
            compared.push_back({list_[move], kGuesses, worthOf(outcomes_[move], kGuesses) / kGuesses});
        std::swap(compared.front(), compared[best_]);
        return compared;
    }

  private:
    static constexpr int kGuesses = 24;
    static constexpr int kDeep = 3;        // of the seat's own choices, after the first
    static constexpr int kMostTried = 300; // moves per determinization

    /// The number of determinizations whose end was reached, and the total share in all of them.
    struct Outcome {
        int settled = 0;
        double score = 0;
    };
    static double worthOf(const Outcome& outcome, int guesses) {
        return outcome.score + 0.5 * (guesses - outcome.settled);
    }

    using Guesses = std::vector<Position>;
    using Alike = FixedList<std::uint8_t, kGuesses>; ///< indices of determinizations

    /// Tries each move in so many determinizations, looking `deep` own choices further. Returns whether
    /// best() then has a move.
    bool isSettled(int guesses, int deep, const std::optional<Move>& preferred) {
        Guesses& dealt = at_[0];
        dealt.assign(static_cast<std::size_t>(guesses), known_);
        for (Position& guess : dealt) G::determinize(guess, seat_, rng_);
        Alike all;
        for (int guess = 0; guess < guesses; ++guess) all.push(static_cast<std::uint8_t>(guess));
        outcomes_.clear();
        best_ = 0;
        bool isOpen = false;
        const Outcome* ofPreferred = nullptr;
        outcomes_.reserve(list_.size());
        for (std::size_t move = 0; move < list_.size(); ++move) {
            const Outcome& here = outcomes_.emplace_back(after(list_[move], all, 1, deep));
            isOpen = isOpen || here.settled < guesses;
            if (preferred == list_[move]) ofPreferred = &here;
            const double gain = worthOf(here, guesses) - worthOf(outcomes_[best_], guesses);
            if (gain > 0 || (gain == 0 && preferred == list_[move])) best_ = move;
        }
        if (left_ <= 0) return false;
        const auto comesTo = [guesses](const Outcome& outcome, double score) {
            return outcome.settled == guesses && outcome.score == score * guesses;
        };
        if (comesTo(outcomes_[best_], 1) || !isOpen) return true;
        return ofPreferred != nullptr && comesTo(*ofPreferred, 0) && !comesTo(outcomes_[best_], 0);
    }

    /// The outcome of the move in these determinizations at choice number `choice`.
    Outcome after(Move move, const Alike& alike, std::size_t choice, int deep) {
        Guesses& guesses = at_[choice];
        guesses.clear();
        for (const std::uint8_t guess : alike) G::apply(guesses.emplace_back(at_[choice - 1][guess]), move);
        left_ -= static_cast<int>(guesses.size());
        return playedOn(choice, deep);
    }

    /// Plays all determinizations on to the end, or to where somebody else has a choice. At a choice of its
    /// own the seat makes the same move in all that it cannot tell apart.
    Outcome playedOn(std::size_t choice, int deep) {
        Outcome all;
        Alike waiting;
        MoveList list;
        Guesses& guesses = at_[choice];
        for (std::size_t guess = 0; guess < guesses.size(); ++guess) {
            Position& p = guesses[guess];
            while (isSeat(G::decider(p)) || G::decider(p) == kChance) {
                if (G::decider(p) == kChance) {
                    G::apply(p, G::sampleChance(p, rng_));
                    continue;
                }
                listAllMoves<G>(p, seat_, list);
                if (list.size() != 1) break;
                G::apply(p, list.front());
            }
            if (G::decider(p) == kNobody) {
                ++all.settled;
                all.score += G::score(p, seat_);
            } else if (G::decider(p) == seat_ && deep > 0 && left_ > 0) {
                waiting.push(static_cast<std::uint8_t>(guess));
            }
        }
        for (const Alike& alike : toldApart(guesses, waiting)) {
            listAllMoves<G>(guesses[alike.front()], seat_, list);
            std::optional<Outcome> most;
            for (const Move move : list) {
                const Outcome here = after(move, alike, choice + 1, deep - 1);
                const int of = static_cast<int>(alike.size());
                if (!most || worthOf(here, of) > worthOf(*most, of)) most = here;
                if (worthOf(*most, of) == of) break;
            }
            if (!most) continue;
            all.settled += most->settled;
            all.score += most->score;
        }
        return all;
    }

    /// Groups the determinizations that look the same to the seat.
    std::vector<Alike> toldApart(const Guesses& guesses, const Alike& waiting) const {
        if (waiting.size() == 1) return {waiting};
        std::vector<Alike> groups;
        std::vector<View> views;
        for (const std::uint8_t guess : waiting) {
            View view = G::viewFor(guesses[guess], seat_);
            const auto group = static_cast<std::size_t>(std::ranges::find(views, view) - views.begin());
            if (group == views.size()) {
                views.push_back(std::move(view));
                groups.emplace_back();
            }
            groups[group].push(guess);
        }
        return groups;
    }

    const Position& known_;
    Seat seat_;
    Rng& rng_;
    MoveList list_;
    std::vector<Outcome> outcomes_;     ///< by move
    std::array<Guesses, kDeep + 2> at_; ///< by choice; their capacity is reused from move to move
    std::size_t best_ = 0;
    int left_ = 0; ///< budget of moves to try
};

} // namespace drawbridge
