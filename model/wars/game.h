// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/compoundmove.h"
#include "core/game.h"
#include "wars/events.h"
#include "wars/notation.h"
#include "wars/policy.h"
#include "wars/positionreader.h"
#include "wars/rules.h"
#include "wars/table.h"
#include "wars/windows.h"

namespace drawbridge {

/// Castle Wars as a Game: the type that bots, exam, benchmarks and match are instantiated with.
struct CastleWars {
    using Position = wars::Position;
    using Options = wars::Options;

    static constexpr std::string_view kId = "castle-wars";
    static constexpr std::string_view kClausePrefix = "WARS";
    static constexpr int kMinSeats = wars::kPlayers;
    static constexpr int kMaxSeats = wars::kPlayers;

    static constexpr int kFaces = wars::kFaces;

    static std::span<const OptionSpec> optionSpecs() { return wars::optionSpecs(); }
    static Verdict check(const Options& options) { return wars::check(options); }

    /// Whether a switch has any say beside the others chosen.
    static bool applies(const Options& options, std::size_t option) {
        return wars::applies(options, static_cast<wars::Option>(option));
    }

    static Position start(const Options& options) { return wars::start(options); }
    static Seat decider(const Position& position) { return wars::decider(position); }
    static int seats(const Position& position) { return position.seats(); }
    static void legalMoves(const Position& position, MoveList& list) { wars::legalMoves(position, list); }
    static Move randomMove(const Position& position, Rng& rng) { return wars::randomMove(position, rng); }
    static Verdict judge(const Position& position, Move move) { return wars::judge(position, move); }
    static Verdict notAsked(const Position& position, Seat seat, Move move) {
        return wars::notAsked(position, seat, move);
    }
    static Move concession(const Position&, Seat seat) { return wars::moves::concede(seat); }
    static void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
        wars::forEachMove(options, visit);
    }
    static void apply(Position& position, Move move) { wars::apply(position, move); }
    static std::vector<Event> consequences(const Position& position, Move move) {
        return wars::consequences(position, move);
    }
    static Move sampleChance(const Position& position, Rng& rng) { return wars::sampleChance(position, rng); }
    static double score(const Position& position, Seat seat) { return wars::score(position, seat); }
    static Clause endingClause(const Position& position) { return wars::endingClause(position); }
    static void determinize(Position& position, Seat seat, Rng& rng) {
        wars::determinize(position, seat, rng);
    }

    static std::span<const WindowKind> windowKinds() { return wars::windowKinds(); }
    static std::optional<ReactionWindow> window(const Position& position) { return wars::window(position); }

    static View viewFor(const Position& position, Seat seat) { return wars::viewFor(position, seat); }
    static std::string_view phaseName(const View& view) {
        return wars::phaseName(view.as<wars::Public>().phase);
    }
    static Move seenBy(const Position& position, Move move, Seat seat) {
        return wars::seenBy(position, move, seat);
    }
    static std::vector<PileInfo> piles(const Options& options) { return wars::piles(options); }
    static Gesture gestureOf(const Position& position, Move move) { return wars::gestureOf(position, move); }
    static void meanings(const Position& position, const Gesture& gesture, MoveList& list) {
        wars::meanings(position, gesture, list);
    }
    static std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures) {
        return wars::compoundMove(position, gestures);
    }
    static bool gathers(const Position& position) { return wars::gathers(position); }

    static std::string toText(const Position& position, Move move) { return wars::toText(position, move); }
    static std::optional<Move> fromText(const Position& position, std::string_view text) {
        return wars::fromText(position, text);
    }
    static TableWords words(const Options& options) { return wars::words(options); }
    static std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                                Mistakes& mistakes) {
        return wars::readPosition(options, written, seed, mistakes);
    }
    static Value factsFor(const Position& position, Seat viewer) { return wars::factsFor(position, viewer); }
    static Description describe(const Position& position) { return wars::describe(position); }

    static std::vector<BoxedKind> box(const Options& options) { return wars::box(options); }
    static std::string faceName(Face face) { return wars::faceName(face); }
    static std::optional<Face> faceFromName(std::string_view name) { return wars::faceFromName(name); }
    static std::string pictureName(Face face, std::uint8_t look) { return wars::pictureName(face, look); }
    static std::string backName(const View& view, PileId pile) { return wars::backName(view, pile); }

    // What bots may know beyond the rules: see bots/hooks.h.
    static Move playoutMove(const Position& position, Rng& rng) { return wars::playoutMove(position, rng); }
    static Move greedyMove(const Position& position) { return wars::greedyMove(position); }
    static void evaluate(const Position& position, std::span<double> shares) {
        wars::evaluate(position, shares);
    }
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = wars::kPlayoutTurns;
    static void prune(const Position& position, MoveList& list) { wars::prune(position, list); }
};
static_assert(Game<CastleWars> && HasCompoundMoves<CastleWars>);

} // namespace drawbridge
