// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/appraise.h"
#include "exam.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

// What must hold of the bots in any game. Each function gives what went wrong; an empty text: all well.
namespace drawbridge {

/// Moves of a random game from `p` on, until a seat has several to choose from after at least `decisions` of
/// them; nothing if the game ends before.
template <Game G>
std::optional<typename G::Position> someDecision(const typename G::Options& options, Rng& rng,
                                                 std::uint32_t decisions) {
    typename G::Position p = G::start(options);
    MoveList list;
    for (std::uint32_t i = 0;; ++i) {
        const Seat decider = G::decider(p);
        if (decider == kNobody) return std::nullopt;
        if (decider == kChance) {
            G::apply(p, G::sampleChance(p, rng));
            continue;
        }
        G::legalMoves(p, list);
        if (i >= decisions && list.size() > 1) return p;
        G::apply(p, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
}

/// A whole game between bots, which take the seats in turn; all they play must be legal. `end` is the
/// position it ends in.
template <Game G>
std::string playBots(const typename G::Options& options, const std::vector<BotSpec>& bots, Seed seed,
                     typename G::Position& end) {
    Rng rng(seed);
    end = G::start(options);
    for (std::size_t decisions = 0;; ++decisions) {
        const Seat decider = G::decider(end);
        if (decider == kNobody) return {};
        if (decisions > ExamPaper<G>::kMostDecisions) return "a game without end: " + describe<G>(options);
        const Move move = decider == kChance ? G::sampleChance(end, rng)
                                             : think<G>(end, bots[decider % bots.size()], rng.next(), {});
        if (decider != kChance && !G::judge(end, move).isLegal())
            return toText(bots[decider % bots.size()]) + " played " + G::toText(end, move) +
                   ", which is illegal: " + describe<G>(options);
        G::apply(end, move);
    }
}

/// Everything that its seat does not know is exchanged: with the same seed the bot plays the same move.
/// `compared` counts the positions in which there was something to exchange; it is one of the first
/// `decisions`.
template <Game G>
std::string peeks(const typename G::Options& options, const BotSpec& bot, Rng& rng, int& compared,
                  std::uint32_t decisions = 200) {
    const auto p = someDecision<G>(options, rng, 10 + rng.below(decisions));
    if (!p) return {};
    const Seat seat = G::decider(*p);
    typename G::Position other = *p;
    bool exchanged = false;
    for (int cards = 0; cards < 30; ++cards) exchanged |= exchangeUnknown<G>(other, seat, rng);
    if (!exchanged) return {};
    ++compared;
    const Seed seed = rng.next();
    const Move move = think<G>(*p, bot, seed, {});
    if (think<G>(other, bot, seed, {}) == move) return {};
    return "another move when others hold other cards: " + describe<G>(options);
}

/// Whether the bot wins from here as one seat, whatever the others do: they move at random, several times.
template <Game G>
bool winsAnyway(const typename G::Position& position, Seat seat, const BotSpec& bot, Rng& rng) {
    for (int round = 0; round < 8; ++round) {
        typename G::Position p = position;
        for (Seat decider = G::decider(p); decider != kNobody; decider = G::decider(p))
            G::apply(p, decider == kChance ? G::sampleChance(p, rng)
                        : decider == seat  ? think<G>(p, bot, rng.next(), {})
                                           : G::randomMove(p, rng));
        if (G::score(p, seat) < 1) return false;
    }
    return true;
}

/// Looks through a random game for a position in which one move wins at once, and lets the bot play on from
/// there, alone as long as it decides: it must have won then, or win whatever the others do. `found` counts
/// them.
template <Game G>
std::string missesWin(const typename G::Options& options, const BotSpec& bot, Rng& rng, int& found) {
    typename G::Position p = G::start(options);
    MoveList list;
    for (Seat decider = G::decider(p); decider != kNobody; decider = G::decider(p)) {
        if (decider == kChance) {
            G::apply(p, G::sampleChance(p, rng));
            continue;
        }
        G::legalMoves(p, list);
        const auto wins = [&](const typename G::Position& position) {
            return G::decider(position) == kNobody && G::score(position, decider) == 1;
        };
        // By luck does not count: it must win whatever the decider does not know.
        const auto winsSurely = [&](Move move) {
            for (int guess = 0; guess < 8; ++guess) {
                typename G::Position after = p;
                if (guess > 0) G::determinize(after, decider, rng);
                G::apply(after, move);
                if (!wins(after)) return false;
            }
            return true;
        };
        const bool inReach = std::any_of(list.begin(), list.end(), winsSurely);
        if (inReach && list.size() > 1) {
            ++found;
            typename G::Position on = p;
            std::string played;
            while (G::decider(on) == decider) {
                const Move move = think<G>(on, bot, rng.next(), {});
                played += " " + G::toText(on, move) + ";";
                G::apply(on, move);
            }
            if (!wins(on) && !winsAnyway<G>(on, decider, bot, rng))
                return toText(bot) + " could win at once, but played" + played;
            return {};
        }
        G::apply(p, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return {};
}

/// Wins of the first bot in games of two, each deal played from both seats.
template <Game G>
int winsOf(const typename G::Options& options, std::string_view bot, std::string_view rival, int deals) {
    const BotSpec one = *botFromText(bot);
    const BotSpec other = *botFromText(rival);
    int wins = 0;
    typename G::Position end;
    for (int deal = 0; deal < deals; ++deal) {
        for (Seat seat = 0; seat < 2; ++seat) {
            const auto bots = seat == 0 ? std::vector{one, other} : std::vector{other, one};
            if (playBots<G>(options, bots, static_cast<Seed>(deal), end).empty() && G::score(end, seat) == 1)
                ++wins;
        }
    }
    return wins;
}

} // namespace drawbridge
