// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/game.h"
#include "rampage/deckfile.h"
#include "rampage/notation.h"
#include "rampage/policy.h"
#include "rampage/rules.h"
#include "rampage/table.h"

namespace drawbridge {

/// Castle Rampage as a Game: the type that bots, exam, benchmarks and match are instantiated with.
struct CastleRampage {
    using Position = rampage::Position;
    using Options = rampage::Options;
    using Deck = rampage::Deck;

    static constexpr std::string_view kId = "castle-rampage";
    static constexpr std::string_view kClausePrefix = "RAMPAGE";
    static constexpr int kMinSeats = rampage::kPlayers;
    static constexpr int kMaxSeats = rampage::kPlayers;

    /// The option that takes a deck from a file.
    static constexpr auto kDeckOption = static_cast<std::size_t>(rampage::Option::Deck);

    static constexpr auto& optionSpecs = rampage::optionSpecs;
    static constexpr auto& check = rampage::check;
    static bool applies(const Options&, std::size_t) { return true; }

    static constexpr auto& start = rampage::start;
    static Seat turn(const Position& position) { return position.turn; }
    static constexpr auto& decider = rampage::decider;
    static int seats(const Position& position) { return position.seats(); }
    static constexpr auto& legalMoves = rampage::legalMoves;
    static constexpr auto& randomMove = rampage::randomMove;
    static constexpr auto& judge = rampage::judge;
    static constexpr auto& notAsked = rampage::notAsked;
    static Move concession(const Position&, Seat seat) { return rampage::moves::concede(seat); }
    static constexpr auto& forEachMove = rampage::forEachMove;
    static constexpr auto& apply = rampage::apply;
    static constexpr auto& sampleChance = rampage::sampleChance;
    static constexpr auto& score = rampage::score;
    static constexpr auto& endingClause = rampage::endingClause;
    static constexpr auto& determinize = rampage::determinize;

    static constexpr auto& viewFor = rampage::viewFor;
    /// The game ends when the first seat is out.
    static bool isOut(const View&, Seat) { return false; }
    static constexpr bool kOutForGood = true;
    static std::string_view phaseName(const View& view) {
        return rampage::phaseName(view.as<rampage::Public>().phase);
    }
    static constexpr auto& impactOf = rampage::impactOf;
    static constexpr auto& seenBy = rampage::seenBy;
    static std::vector<PileInfo> piles(const Options&) { return rampage::piles(); }
    static constexpr auto& defenderReveal = rampage::defenderReveal;
    static constexpr auto& gestureOf = rampage::gestureOf;
    static constexpr auto& meanings = rampage::meanings;
    static constexpr auto& aimOf = rampage::aimOf;

    static constexpr auto& toText = rampage::toText;
    static constexpr auto& fromText = rampage::fromText;
    static constexpr auto& words = rampage::words;
    static constexpr auto& readPosition = rampage::readPosition;
    static constexpr auto& factsFor = rampage::factsFor;
    static constexpr auto& describe = rampage::describe;

    // The faces are those of the deck.
    static int faces(const Options& options) { return rampage::deckOf(options).kindCount(); }
    static std::string faceName(const Options& options, Face face) {
        return rampage::faceName(rampage::deckOf(options), face);
    }
    static std::optional<Face> faceFromName(const Options& options, std::string_view name) {
        return rampage::faceFromName(rampage::deckOf(options), name);
    }
    static std::string pictureName(const Options& options, Face face) {
        const int kept = rampage::keptNumber(rampage::deckOf(options));
        return (kept > 0 ? "deck-" + std::to_string(kept) + "/" : "") + faceName(options, face);
    }
    static const Deck* internDeck(const Value& written, Mistakes& mistakes, Mistakes& remarks) {
        auto deck = rampage::deckFrom(written, mistakes, remarks);
        return deck ? &rampage::internDeck(std::move(*deck)) : nullptr;
    }
    static constexpr auto& writeDeck = rampage::writeDeck;

    static std::vector<BoxedKind> box(const Options& options) {
        const rampage::Deck& deck = rampage::deckOf(options);
        return boxOf(deck.cards(), [&deck](CardId card) { return deck.kindOf(card); });
    }

    // Optional hooks for bots: see bots/hooks.h.
    static constexpr auto& playoutMove = rampage::playoutMove;
    static constexpr auto& greedyMove = rampage::greedyMove;
    static constexpr auto& kTraits = rampage::kTraits;
    static constexpr auto& measureTraits = rampage::measureTraits;
    static constexpr auto& kAims = rampage::kAims;
    static constexpr auto& measureAims = rampage::measureAims;
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = 2;
    static constexpr int kRandomPercent = 28;
    static constexpr int kPlayouts = 200;
    static constexpr double kHeuristicBias = 0.3;
    static constexpr auto& prune = rampage::prune;
    static constexpr auto& mayEnd = rampage::mayEnd;
};
static_assert(Game<CastleRampage>);

} // namespace drawbridge
