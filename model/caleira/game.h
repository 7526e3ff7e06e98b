// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/notation.h"
#include "caleira/policy.h"
#include "caleira/rules.h"
#include "caleira/table.h"
#include "core/box.h"
#include "core/game.h"
#include "core/seatresult.h"

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

    static constexpr auto& optionSpecs = caleira::optionSpecs;
    static constexpr auto& check = caleira::check;
    static bool applies(const Options& options, std::size_t option) {
        return caleira::applies(options, static_cast<caleira::Option>(option));
    }

    static constexpr auto& start = caleira::start;
    static Seat turn(const Position& position) { return position.turn; }
    static constexpr auto& decider = caleira::decider;
    static int seats(const Position& position) { return position.seats(); }
    static constexpr auto& legalMoves = caleira::legalMoves;
    static constexpr auto& randomMove = caleira::randomMove;
    static constexpr auto& judge = caleira::judge;
    static constexpr auto& notAsked = caleira::notAsked;
    static constexpr auto& forEachMove = caleira::forEachMove;
    static constexpr auto& apply = caleira::apply;
    static constexpr auto& consequences = caleira::consequences;
    static constexpr auto& sampleChance = caleira::sampleChance;
    static constexpr auto& score = caleira::score;
    static constexpr auto& endingClause = caleira::endingClause;
    static constexpr auto& determinize = caleira::determinize;

    static constexpr auto& viewFor = caleira::viewFor;
    static bool isOut(const View& view, Seat seat) { return view.as<caleira::Public>().isOut(seat); }
    static constexpr bool kOutForGood = true;
    static constexpr auto& finish = caleira::finish;
    static std::string_view phaseName(const View& view) {
        return caleira::phaseName(view.as<caleira::Public>().phase);
    }
    static Impact impactOf(const View& before, Move move, const View& after) {
        return caleira::impactOf(before, move, after);
    }
    static Impact impactOf(const Event& event) { return caleira::impactOf(event); }
    static constexpr auto& seenBy = caleira::seenBy;
    static constexpr auto& piles = caleira::piles;
    static constexpr auto& effectQueue = caleira::effectQueue;
    static constexpr auto& hasNoEffect = caleira::hasNoEffect;
    static constexpr auto& gestureOf = caleira::gestureOf;
    static constexpr auto& meanings = caleira::meanings;
    static constexpr auto& aimOf = caleira::aimOf;
    static constexpr auto& compoundMove = caleira::compoundMove;
    static bool gathers(const Position&) { return false; }

    static constexpr auto& toText = caleira::toText;
    static constexpr auto& fromText = caleira::fromText;
    static constexpr auto& words = caleira::words;
    static constexpr auto& readPosition = caleira::readPosition;
    static constexpr auto& factsFor = caleira::factsFor;
    static constexpr auto& describe = caleira::describe;
    static std::vector<BoxedKind> box(const Options& options) {
        return boxOf(words(options).cards, [](CardId card) { return caleira::kKindOf[card]; });
    }
    static constexpr auto& faceName = caleira::faceName;
    static constexpr auto& faceFromName = caleira::faceFromName;

    // Optional hooks for bots: see bots/hooks.h.
    static constexpr auto& greedyMove = caleira::greedyMove;
    static constexpr auto& playoutMove = caleira::playoutMove;
    static constexpr auto& kTraits = caleira::kTraits;
    static constexpr auto& measureTraits = caleira::measureTraits;
    static constexpr auto& dropAlike = caleira::dropAlike;
    static constexpr auto& mayEnd = caleira::mayEnd;
    static constexpr auto& prune = caleira::prune;
    static constexpr auto& kAims = caleira::kAims;
    static constexpr auto& measureAims = caleira::measureAims;
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = 8;
    static constexpr int kRandomPercent = 50;
    static constexpr int kPlayouts = 30;
};
static_assert(Game<CastlesOfCaleira>);

} // namespace drawbridge
