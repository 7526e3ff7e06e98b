// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/events.h"
#include "castles/notation.h"
#include "castles/policy.h"
#include "castles/positionreader.h"
#include "castles/rules.h"
#include "castles/table.h"
#include "castles/windows.h"
#include "core/box.h"
#include "core/compoundmove.h"
#include "core/game.h"

#include <span>
#include <string_view>
#include <vector>

namespace drawbridge {

/// CASTLES as a Game: the type that bots, exam, benchmarks and match are instantiated with.
struct CastlesGame {
    using Position = castles::Position;
    using Options = castles::Options;

    static constexpr std::string_view kId = "castles";
    static constexpr std::string_view kClausePrefix = "CASTLES";
    static constexpr int kMinSeats = 2;
    static constexpr int kMaxSeats = drawbridge::kMaxSeats;

    static constexpr int kFaces = castles::kKinds;

    static std::span<const OptionSpec> optionSpecs() { return castles::optionSpecs(); }
    static Verdict check(const Options& options) { return castles::check(options); }

    /// Whether a switch has any say beside the others chosen.
    static bool applies(const Options& options, std::size_t option) {
        return castles::applies(options, static_cast<castles::Option>(option));
    }

    static Position start(const Options& options) { return castles::start(options); }
    static Seat turn(const Position& position) { return position.host; }
    static Seat decider(const Position& position) { return castles::decider(position); }
    static int seats(const Position& position) { return position.seats(); }
    static void legalMoves(const Position& position, MoveList& list) { castles::legalMoves(position, list); }
    static Move randomMove(const Position& position, Rng& rng) { return castles::randomMove(position, rng); }
    static Verdict judge(const Position& position, Move move) { return castles::judge(position, move); }
    static Verdict notAsked(const Position& position, Seat seat, Move move) {
        return castles::notAsked(position, seat, move);
    }
    static Move concession(const Position&, Seat seat) { return castles::moves::concede(seat); }
    static void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
        castles::forEachMove(options, visit);
    }
    static void apply(Position& position, Move move) { castles::apply(position, move); }
    static Move sampleChance(const Position& position, Rng& rng) {
        return castles::sampleChance(position, rng);
    }
    static double score(const Position& position, Seat seat) { return castles::score(position, seat); }
    static Clause endingClause(const Position& position) { return castles::endingClause(position); }
    static void determinize(Position& position, Seat seat, Rng& rng) {
        castles::determinize(position, seat, rng);
    }

    static std::span<const WindowKind> windowKinds() { return castles::windowKinds(); }
    static std::optional<ReactionWindow> window(const Position& position) {
        return castles::window(position);
    }

    static View viewFor(const Position& position, Seat seat) { return castles::viewFor(position, seat); }
    static std::string_view phaseName(const View& view) {
        return castles::phaseName(view.as<castles::Public>().phase);
    }
    static Move seenBy(const Position& position, Move move, Seat seat) {
        return castles::seenBy(position, move, seat);
    }
    static std::vector<PileInfo> piles(const Options& options) { return castles::piles(options); }

    static std::vector<BoxedKind> box(const Options& options) {
        const castles::Counts cards = castles::cardsInGame(options);
        const castles::Counts aside = castles::cardsLeftOut(options);
        std::vector<BoxedKind> box;
        for (unsigned kind = 0; kind < castles::kKinds; ++kind)
            if (const int count = cards.count[kind] + aside.count[kind]; count > 0)
                box.push_back({{{static_cast<Face>(kind), 0}}, count});
        return box;
    }
    static std::string faceName(Face face) { return castles::faceName(face); }
    static std::string pictureName(Face face, std::uint8_t look) { return castles::pictureName(face, look); }
    static std::optional<Face> faceFromName(std::string_view name) { return castles::faceFromName(name); }
    static std::string toText(const Position& position, Move move) { return castles::toText(position, move); }
    static std::optional<Move> fromText(const Position& position, std::string_view text) {
        return castles::fromText(position, text);
    }
    static std::vector<Event> consequences(const Position& position, Move move) {
        return castles::consequences(position, move);
    }
    static Gesture gestureOf(const Position& position, Move move) {
        return castles::gestureOf(position, move);
    }
    static void meanings(const Position& position, const Gesture& gesture, MoveList& list) {
        castles::meanings(position, gesture, list);
    }
    static std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures) {
        return castles::compoundMove(position, gestures);
    }
    static bool gathers(const Position& position) { return castles::gathers(position); }

    static TableWords words(const Options& options) { return castles::words(options); }
    static std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                                Mistakes& mistakes) {
        return castles::readPosition(options, written, seed, mistakes);
    }
    static Value factsFor(const Position& position, Seat viewer) {
        return castles::factsFor(position, viewer);
    }
    static Description describe(const Position& position) { return castles::describe(position); }

    // What bots may know beyond the rules: see bots/hooks.h.
    static Move playoutMove(const Position& position, Rng&) { return castles::greedyMove(position); }
    static Move greedyMove(const Position& position) { return castles::greedyMove(position); }
    static void evaluate(const Position& position, std::span<double> shares) {
        castles::evaluate(position, shares);
    }
    /// A puppet with a will of its own plays for its master too: it cannot win by itself (CASTLES-PUP-3).
    static Seat sideOf(const Position& position, Seat seat) {
        return position.isLiving(seat) ? position.master[seat] : seat;
    }
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = castles::kPlayoutTurns;
    static constexpr double kTrust = castles::kTrust;
    static constexpr double kExploration = castles::kExploration;
    static void prune(const Position& position, MoveList& list) { castles::prune(position, list); }
};
static_assert(Game<CastlesGame> && HasCompoundMoves<CastlesGame>);

} // namespace drawbridge
