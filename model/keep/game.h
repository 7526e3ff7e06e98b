// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/game.h"
#include "keep/notation.h"
#include "keep/policy.h"
#include "keep/positionreader.h"
#include "keep/rules.h"
#include "keep/table.h"

namespace drawbridge {

/// Castle Keep as a Game: the type that bots, exam, benchmarks and match are instantiated with.
struct CastleKeep {
    using Position = keep::Position;
    using Options = keep::Options;

    static constexpr std::string_view kId = "castle-keep";
    static constexpr std::string_view kClausePrefix = "KEEP";
    static constexpr int kMinSeats = 1;
    static constexpr int kMaxSeats = keep::kMaxPlayers;
    static constexpr int kFaces = keep::kKinds;

    static std::span<const OptionSpec> optionSpecs() { return keep::optionSpecs(); }
    static Verdict check(const Options& options) { return keep::check(options); }

    /// Whether a switch has any say beside the others chosen.
    static bool applies(const Options& options, std::size_t option) {
        return keep::applies(options.variant(), static_cast<keep::Option>(option));
    }

    static Position start(const Options& options) { return keep::start(options); }
    static Seat decider(const Position& position) { return keep::decider(position); }
    static int seats(const Position& position) { return position.seats(); }
    static void legalMoves(const Position& position, MoveList& list) { keep::legalMoves(position, list); }
    static Move randomMove(const Position& position, Rng& rng) { return keep::randomMove(position, rng); }
    static Verdict judge(const Position& position, Move move) { return keep::judge(position, move); }
    /// Why a seat that does not decide now cannot make a move: always a refusal.
    static Verdict notAsked(const Position& position, Seat seat, Move move) {
        return keep::notAsked(position, seat, move);
    }
    static void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
        keep::forEachMove(options, visit);
    }
    static void apply(Position& position, Move move) { keep::apply(position, move); }
    static Move sampleChance(const Position& position, Rng& rng) { return keep::sampleChance(position, rng); }
    static double score(const Position& position, Seat seat) { return keep::score(position, seat); }
    static Clause endingClause(const Position& position) { return keep::endingClause(position); }
    static void determinize(Position& position, Seat seat, Rng& rng) {
        keep::determinize(position, seat, rng);
    }

    static View viewFor(const Position& position, Seat seat) { return keep::viewFor(position, seat); }
    static std::string_view phaseName(const View& view) {
        return keep::phaseName(view.as<keep::Public>().phase);
    }
    static Move seenBy(const Position& position, Move move, Seat seat) {
        return keep::seenBy(position, move, seat);
    }
    static std::vector<PileInfo> piles(const Options& options) { return keep::piles(options); }
    static Gesture gestureOf(const Position& position, Move move) { return keep::gestureOf(position, move); }
    static void meanings(const Position& position, const Gesture& gesture, MoveList& list) {
        keep::meanings(position, gesture, list);
    }

    static std::string toText(const Position& position, Move move) { return keep::toText(position, move); }
    static std::optional<Move> fromText(const Position& position, std::string_view text) {
        return keep::fromText(position, text);
    }
    static TableWords words(const Options& options) { return keep::words(options); }
    static std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                                Mistakes& mistakes) {
        return keep::readPosition(options, written, seed, mistakes);
    }
    static Value factsFor(const Position& position, Seat viewer) { return keep::factsFor(position, viewer); }
    static Description describe(const Position& position) { return keep::describe(position); }
    static std::vector<BoxedKind> box(const Options& options) {
        return boxOf(words(options).cards, keep::kindOf);
    }
    static std::string faceName(Face face) { return keep::faceName(face); }
    static std::optional<Face> faceFromName(std::string_view name) { return keep::faceFromName(name); }

    // What bots may know beyond the rules: see bots/hooks.h.
    static Move playoutMove(const Position& position, Rng& rng) { return keep::playoutMove(position, rng); }
    static Move greedyMove(const Position& position) { return keep::greedyMove(position); }
    static void evaluate(const Position& position, std::span<double> shares) {
        keep::evaluate(position, shares);
    }
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = keep::kPlayoutTurns;
    static void prune(const Position& position, MoveList& list) { keep::prune(position, list); }
    /// Within a turn the order of draws, placements and discards changes nothing that matters.
    static constexpr bool kTurnsCommute = true;
};
static_assert(Game<CastleKeep>);

} // namespace drawbridge
