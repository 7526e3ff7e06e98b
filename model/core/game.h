// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/options.h"
#include "core/positionreader.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/verdict.h"
#include "core/view.h"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace drawbridge {

/// What bots, the exam, benchmarks and the match need of a game: a type with static functions over a
/// trivially copyable Position. See keep/game.h for one that says what each means, and bots/hooks.h for what
/// a game may add for bots that think.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::Position> &&
               requires(const typename G::Position& position, typename G::Position& changing,
                        const typename G::Options& options, Move move, Seat seat, Rng& rng, MoveList& list,
                        std::string_view text, const Gesture& gesture, Face face, const View& view,
                        const Value& written, Mistakes& mistakes) {
                   { G::kId } -> std::convertible_to<std::string_view>;
                   { G::start(options) } -> std::same_as<typename G::Position>;
                   { G::decider(position) } -> std::same_as<Seat>;
                   { G::seats(position) } -> std::same_as<int>;
                   { G::legalMoves(position, list) };
                   { G::randomMove(position, rng) } -> std::same_as<Move>;
                   { G::judge(position, move) } -> std::same_as<Verdict>;
                   { G::notAsked(position, seat, move) } -> std::same_as<Verdict>;
                   { G::apply(changing, move) };
                   { G::sampleChance(position, rng) } -> std::same_as<Move>;
                   { G::score(position, seat) } -> std::same_as<double>;
                   { G::endingClause(position) } -> std::same_as<Clause>;
                   { G::determinize(changing, seat, rng) };
                   { G::viewFor(position, seat) } -> std::same_as<View>;
                   { G::isOut(view, seat) } -> std::same_as<bool>;
                   { G::kOutForGood } -> std::convertible_to<bool>;
                   { G::phaseName(view) } -> std::same_as<std::string_view>;
                   { G::seenBy(position, move, seat) } -> std::same_as<Move>;
                   { G::impactOf(view, move, view) } -> std::same_as<Impact>;
                   { G::toText(position, move) } -> std::same_as<std::string>;
                   { G::fromText(position, text) } -> std::same_as<std::optional<Move>>;
                   { G::gestureOf(position, move) } -> std::same_as<Gesture>;
                   { G::meanings(position, gesture, list) };
                   { G::aimOf(position, gesture) } -> std::same_as<Aim>;
                   { G::words(options) } -> std::same_as<TableWords>;
                   {
                       G::readPosition(options, written, Seed(), mistakes)
                   } -> std::same_as<std::optional<typename G::Position>>;
                   { G::factsFor(position, seat) } -> std::same_as<Value>;
                   { G::describe(position) } -> std::same_as<Description>;
               };

} // namespace drawbridge
