// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/events.h"
#include "castles/notation.h"
#include "castles/policy.h"
#include "castles/rules.h"
#include "castles/table.h"
#include "core/box.h"
#include "core/game.h"

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

    static constexpr auto& optionSpecs = castles::optionSpecs;
    static constexpr auto& check = castles::check;
    static bool applies(const Options& options, std::size_t option) {
        return castles::applies(options, static_cast<castles::Option>(option));
    }

    static constexpr auto& start = castles::start;
    static Seat turn(const Position& position) { return position.host; }
    static constexpr auto& decider = castles::decider;
    static int seats(const Position& position) { return position.seats(); }
    static constexpr auto& legalMoves = castles::legalMoves;
    static constexpr auto& randomMove = castles::randomMove;
    static constexpr auto& judge = castles::judge;
    static constexpr auto& notAsked = castles::notAsked;
    static Move concession(const Position&, Seat seat) { return castles::moves::concede(seat); }
    static constexpr auto& forEachMove = castles::forEachMove;
    static constexpr auto& apply = castles::apply;
    static constexpr auto& sampleChance = castles::sampleChance;
    static constexpr auto& score = castles::score;
    static constexpr auto& endingClause = castles::endingClause;
    static constexpr auto& determinize = castles::determinize;

    static constexpr auto& windowKinds = castles::windowKinds;
    static constexpr auto& window = castles::window;

    static constexpr auto& viewFor = castles::viewFor;
    static bool isOut(const View& view, Seat seat) { return view.as<castles::Public>().isOut(seat); }
    static constexpr bool kOutForGood = false; // a Puppet revives them
    static std::string_view phaseName(const View& view) {
        return castles::phaseName(view.as<castles::Public>().phase);
    }
    static Impact impactOf(const View& before, Move move, const View& after) {
        return castles::impactOf(before, move, after);
    }
    static Impact impactOf(const Event& event) { return castles::impactOf(event); }
    static constexpr auto& seenBy = castles::seenBy;
    static constexpr auto& piles = castles::piles;

    static std::vector<BoxedKind> box(const Options& options) {
        const castles::Counts cards = castles::cardsInGame(options);
        const castles::Counts aside = castles::cardsLeftOut(options);
        std::vector<BoxedKind> box;
        for (unsigned kind = 0; kind < castles::kKinds; ++kind)
            if (const int count = cards.count[kind] + aside.count[kind]; count > 0)
                box.push_back({{{static_cast<Face>(kind), 0}}, count});
        return box;
    }
    static constexpr auto& faceName = castles::faceName;
    static constexpr auto& pictureName = castles::pictureName;
    static constexpr auto& faceFromName = castles::faceFromName;
    static constexpr auto& toText = castles::toText;
    static constexpr auto& fromText = castles::fromText;
    static constexpr auto& consequences = castles::consequences;
    static constexpr auto& gestureOf = castles::gestureOf;
    static constexpr auto& meanings = castles::meanings;
    static constexpr auto& aimOf = castles::aimOf;
    static constexpr auto& compoundMove = castles::compoundMove;
    static constexpr auto& gathers = castles::gathers;

    static constexpr auto& words = castles::words;
    static constexpr auto& readPosition = castles::readPosition;
    static constexpr auto& factsFor = castles::factsFor;
    static constexpr auto& describe = castles::describe;

    // Optional hooks for bots: see bots/hooks.h.
    static Move playoutMove(const Position& position, Rng&) { return castles::greedyMove(position); }
    static constexpr auto& greedyMove = castles::greedyMove;
    static constexpr auto& kTraits = castles::kTraits;
    static constexpr auto& measureTraits = castles::measureTraits;
    static constexpr auto& kAims = castles::kAims;
    static constexpr auto& measureAims = castles::measureAims;
    /// A puppet with house.puppet-will = own plays for its master too: it cannot win by itself
    /// (CASTLES-PUP-3).
    static Seat sideOf(const Position& position, Seat seat) {
        return position.isLiving(seat) ? position.master[seat] : seat;
    }
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = 6;
    static constexpr int kRandomPercent = 75;
    static constexpr int kPlayouts = 2000;
    // Tuned on several hundred decisions whose move values were known from two thousand games each.
    static constexpr double kHeuristicBias = 1;
    static constexpr double kExploration = 0.25;
    static constexpr auto& prune = castles::prune;
    static constexpr auto& mayEnd = castles::mayEnd;
};
static_assert(Game<CastlesGame> && HasCompoundMoves<CastlesGame>);

} // namespace drawbridge
