// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/game.h"
#include "rampage/notation.h"
#include "rampage/policy.h"
#include "rampage/positionreader.h"
#include "rampage/rules.h"
#include "rampage/table.h"

namespace drawbridge {

/// Castle Rampage as a Game: the type that bots, exam, benchmarks and match are instantiated with.
struct CastleRampage {
    using Position = rampage::Position;
    using Options = rampage::Options;

    static constexpr std::string_view kId = "castle-rampage";
    static constexpr std::string_view kClausePrefix = "RAMPAGE";
    static constexpr int kMinSeats = rampage::kPlayers;
    static constexpr int kMaxSeats = rampage::kPlayers;

    /// The option that takes a deck from a file.
    static constexpr auto kDeckOption = static_cast<std::size_t>(rampage::Option::Deck);

    static std::span<const OptionSpec> optionSpecs() { return rampage::optionSpecs(); }
    static Verdict check(const Options& options) { return rampage::check(options); }
    static bool applies(const Options&, std::size_t) { return true; }

    static Position start(const Options& options) { return rampage::start(options); }
    static Seat decider(const Position& position) { return rampage::decider(position); }
    static int seats(const Position& position) { return position.seats(); }
    static void legalMoves(const Position& position, MoveList& list) { rampage::legalMoves(position, list); }
    static Move randomMove(const Position& position, Rng& rng) { return rampage::randomMove(position, rng); }
    static Verdict judge(const Position& position, Move move) { return rampage::judge(position, move); }
    static Verdict notAsked(const Position& position, Seat seat, Move move) {
        return rampage::notAsked(position, seat, move);
    }
    static Move concession(const Position&, Seat seat) { return rampage::moves::concede(seat); }
    static void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
        rampage::forEachMove(options, visit);
    }
    static void apply(Position& position, Move move) { rampage::apply(position, move); }
    static Move sampleChance(const Position& position, Rng& rng) {
        return rampage::sampleChance(position, rng);
    }
    static double score(const Position& position, Seat seat) { return rampage::score(position, seat); }
    static Clause endingClause(const Position& position) { return rampage::endingClause(position); }
    static void determinize(Position& position, Seat seat, Rng& rng) {
        rampage::determinize(position, seat, rng);
    }

    static View viewFor(const Position& position, Seat seat) { return rampage::viewFor(position, seat); }
    static std::string_view phaseName(const View& view) {
        return rampage::phaseName(view.as<rampage::Public>().phase);
    }
    static Move seenBy(const Position& position, Move move, Seat seat) {
        return rampage::seenBy(position, move, seat);
    }
    static std::vector<PileInfo> piles(const Options&) { return rampage::piles(); }
    static std::optional<DefenderReveal> defenderReveal(const Position& position, Move move) {
        return rampage::defenderReveal(position, move);
    }
    static Gesture gestureOf(const Position& position, Move move) {
        return rampage::gestureOf(position, move);
    }
    static void meanings(const Position& position, const Gesture& gesture, MoveList& list) {
        rampage::meanings(position, gesture, list);
    }

    static std::string toText(const Position& position, Move move) { return rampage::toText(position, move); }
    static std::optional<Move> fromText(const Position& position, std::string_view text) {
        return rampage::fromText(position, text);
    }
    static TableWords words(const Options& options) { return rampage::words(options); }
    static std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                                Mistakes& mistakes) {
        return rampage::readPosition(options, written, seed, mistakes);
    }
    static Value factsFor(const Position& position, Seat viewer) {
        return rampage::factsFor(position, viewer);
    }
    static Description describe(const Position& position) { return rampage::describe(position); }

    // The faces are those of the deck.
    static int faces(const Options& options) { return rampage::deckOf(options).kindCount(); }
    static std::string faceName(const Options& options, Face face) {
        return rampage::faceName(rampage::deckOf(options), face);
    }
    static std::optional<Face> faceFromName(const Options& options, std::string_view name) {
        return rampage::faceFromName(rampage::deckOf(options), name);
    }

    static std::vector<BoxedKind> box(const Options& options) {
        const rampage::Deck& deck = rampage::deckOf(options);
        return boxOf(deck.cards(), [&deck](CardId card) { return deck.kindOf(card); });
    }

    // What bots may know beyond the rules: see bots/hooks.h.
    static Move playoutMove(const Position& position, Rng& rng) {
        return rampage::playoutMove(position, rng);
    }
    static Move greedyMove(const Position& position) { return rampage::greedyMove(position); }
    static void evaluate(const Position& position, std::span<double> shares) {
        rampage::evaluate(position, shares);
    }
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = rampage::kPlayoutTurns;
    static void prune(const Position& position, MoveList& list) { rampage::prune(position, list); }
};
static_assert(Game<CastleRampage>);

} // namespace drawbridge
