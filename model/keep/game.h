// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/game.h"
#include "keep/notation.h"
#include "keep/policy.h"
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

    static constexpr auto& optionSpecs = keep::optionSpecs;
    static constexpr auto& check = keep::check;
    static bool applies(const Options& options, std::size_t option) {
        return keep::applies(options.variant(), static_cast<keep::Option>(option));
    }

    static constexpr auto& start = keep::start;
    static Seat turn(const Position& position) { return position.turn; }
    static constexpr auto& decider = keep::decider;
    static int seats(const Position& position) { return position.seats(); }
    static constexpr auto& legalMoves = keep::legalMoves;
    static constexpr auto& randomMove = keep::randomMove;
    static constexpr auto& judge = keep::judge;
    static constexpr auto& notAsked = keep::notAsked;
    static constexpr auto& forEachMove = keep::forEachMove;
    static constexpr auto& apply = keep::apply;
    static constexpr auto& sampleChance = keep::sampleChance;
    static constexpr auto& score = keep::score;
    static constexpr auto& endingClause = keep::endingClause;
    static constexpr auto& determinize = keep::determinize;

    static constexpr auto& viewFor = keep::viewFor;
    static bool isOut(const View& view, Seat seat) { return contains(view.as<keep::Public>().out, seat); }
    static constexpr bool kOutForGood = true;
    static std::string_view phaseName(const View& view) {
        return keep::phaseName(view.as<keep::Public>().phase);
    }
    static constexpr auto& impactOf = keep::impactOf;
    static constexpr auto& seenBy = keep::seenBy;
    static constexpr auto& piles = keep::piles;
    static constexpr auto& gestureOf = keep::gestureOf;
    static constexpr auto& meanings = keep::meanings;
    static constexpr auto& aimOf = keep::aimOf;

    static constexpr auto& toText = keep::toText;
    static constexpr auto& fromText = keep::fromText;
    static constexpr auto& words = keep::words;
    static constexpr auto& readPosition = keep::readPosition;
    static constexpr auto& factsFor = keep::factsFor;
    static constexpr auto& describe = keep::describe;
    static std::vector<BoxedKind> box(const Options& options) {
        return boxOf(words(options).cards, keep::kindOf);
    }
    static constexpr auto& faceName = keep::faceName;
    static constexpr auto& faceFromName = keep::faceFromName;

    // Optional hooks for bots: see bots/hooks.h.
    static constexpr auto& playoutMove = keep::playoutMove;
    static constexpr auto& greedyMove = keep::greedyMove;
    static constexpr auto& evaluate = keep::evaluate;
    static constexpr auto& kTraits = keep::kTraits;
    static constexpr auto& measureTraits = keep::measureTraits;
    static constexpr auto& kAims = keep::kAims;
    static constexpr auto& measureAims = keep::measureAims;
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = 2;
    static constexpr int kRandomPercent = 85;
    static constexpr int kPlayouts = 700;
    static constexpr auto& prune = keep::prune;
    /// Within a turn the order of draws, placements and discards is irrelevant.
    static constexpr bool kTurnsCommute = true;
};
static_assert(Game<CastleKeep>);

} // namespace drawbridge
