// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/notation.h"
#include "caleira/policy.h"
#include "caleira/positionreader.h"
#include "caleira/rules.h"
#include "caleira/table.h"
#include "core/box.h"
#include "core/game.h"

namespace drawbridge {

/// Castles of Caleira as a Game: the type that bots, exam, benchmarks and match are instantiated with.
struct CastlesOfCaleira {
    using Position = caleira::Position;
    using Options = caleira::Options;

    static constexpr std::string_view kId = "castles-of-caleira";
    static constexpr std::string_view kClausePrefix = "CALEIRA";
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = caleira::kMaxPlayers;
    static constexpr int kFaces = caleira::kKinds;

    static std::span<const OptionSpec> optionSpecs() { return caleira::optionSpecs(); }
    static Verdict check(const Options& options) { return caleira::check(options); }
    static bool applies(const Options& options, std::size_t option) {
        return caleira::applies(options, static_cast<caleira::Option>(option));
    }

    static Position start(const Options& options) { return caleira::start(options); }
    static Seat decider(const Position& position) { return caleira::decider(position); }
    static int seats(const Position& position) { return position.seats(); }
    static void legalMoves(const Position& position, MoveList& list) { caleira::legalMoves(position, list); }
    static Move randomMove(const Position& position, Rng& rng) { return caleira::randomMove(position, rng); }
    static Verdict judge(const Position& position, Move move) { return caleira::judge(position, move); }
    static Verdict notAsked(const Position& position, Seat seat, Move move) {
        return caleira::notAsked(position, seat, move);
    }
    static void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
        caleira::forEachMove(options, visit);
    }
    static void apply(Position& position, Move move) { caleira::apply(position, move); }
    static std::vector<Event> consequences(const Position& position, Move move) {
        return caleira::consequences(position, move);
    }
    static Move sampleChance(const Position& position, Rng& rng) {
        return caleira::sampleChance(position, rng);
    }
    static double score(const Position& position, Seat seat) { return caleira::score(position, seat); }
    static Clause endingClause(const Position& position) { return caleira::endingClause(position); }
    static void determinize(Position& position, Seat seat, Rng& rng) {
        caleira::determinize(position, seat, rng);
    }

    static View viewFor(const Position& position, Seat seat) { return caleira::viewFor(position, seat); }
    static std::string_view phaseName(const View& view) {
        return caleira::phaseName(view.as<caleira::Public>().phase);
    }
    static Move seenBy(const Position& position, Move move, Seat seat) {
        return caleira::seenBy(position, move, seat);
    }
    static std::vector<PileInfo> piles(const Options& options) { return caleira::piles(options); }
    static EffectQueue effectQueue(const Position& position) { return caleira::effectQueue(position); }
    static bool hasNoEffect(const Position& position, Move move) {
        return caleira::hasNoEffect(position, move);
    }
    static Gesture gestureOf(const Position& position, Move move) {
        return caleira::gestureOf(position, move);
    }
    static void meanings(const Position& position, const Gesture& gesture, MoveList& list) {
        caleira::meanings(position, gesture, list);
    }

    static std::string toText(const Position& position, Move move) { return caleira::toText(position, move); }
    static std::optional<Move> fromText(const Position& position, std::string_view text) {
        return caleira::fromText(position, text);
    }
    static TableWords words(const Options& options) { return caleira::words(options); }
    static std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                                Mistakes& mistakes) {
        return caleira::readPosition(options, written, seed, mistakes);
    }
    static Value factsFor(const Position& position, Seat viewer) {
        return caleira::factsFor(position, viewer);
    }
    static Description describe(const Position& position) { return caleira::describe(position); }
    static std::vector<BoxedKind> box(const Options& options) {
        return boxOf(words(options).cards, [](CardId card) { return caleira::kKindOf[card]; });
    }
    static std::string faceName(Face face) { return caleira::faceName(face); }
    static std::optional<Face> faceFromName(std::string_view name) { return caleira::faceFromName(name); }

    // What bots may know beyond the rules: see bots/hooks.h.
    static Move greedyMove(const Position& position) { return caleira::greedyMove(position); }
    static Move playoutMove(const Position& position, Rng& rng) {
        return caleira::playoutMove(position, rng);
    }
    static void evaluate(const Position& position, std::span<double> shares) {
        caleira::evaluate(position, shares);
    }
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = caleira::kPlayoutTurns;
};
static_assert(Game<CastlesOfCaleira>);

} // namespace drawbridge
