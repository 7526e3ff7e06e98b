// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/game.h"
#include "core/seatresult.h"
#include "wars/events.h"
#include "wars/notation.h"
#include "wars/policy.h"
#include "wars/rules.h"
#include "wars/table.h"

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

    static constexpr auto& optionSpecs = wars::optionSpecs;
    static constexpr auto& check = wars::check;
    static bool applies(const Options& options, std::size_t option) {
        return wars::applies(options, static_cast<wars::Option>(option));
    }

    static constexpr auto& start = wars::start;
    static Seat turn(const Position& position) { return position.turn; }
    static constexpr auto& decider = wars::decider;
    static int seats(const Position& position) { return position.seats(); }
    static constexpr auto& legalMoves = wars::legalMoves;
    static constexpr auto& randomMove = wars::randomMove;
    static constexpr auto& judge = wars::judge;
    static constexpr auto& notAsked = wars::notAsked;
    static Move concession(const Position&, Seat seat) { return wars::moves::concede(seat); }
    static constexpr auto& forEachMove = wars::forEachMove;
    static constexpr auto& apply = wars::apply;
    static constexpr auto& consequences = wars::consequences;
    static constexpr auto& sampleChance = wars::sampleChance;
    static constexpr auto& score = wars::score;
    static constexpr auto& endingClause = wars::endingClause;
    static constexpr auto& determinize = wars::determinize;

    static constexpr auto& windowKinds = wars::windowKinds;
    static constexpr auto& window = wars::window;

    static constexpr auto& viewFor = wars::viewFor;
    /// The game ends when the first seat is out.
    static bool isOut(const View&, Seat) { return false; }
    static constexpr bool kOutForGood = true;
    static SeatResult finish(const View& view, const Options&, Clause, Seat seat) {
        const wars::Faction faction = view.as<wars::Public>().armies[seat].faction;
        if (faction == wars::Faction::None) return {};
        return {.points = {}, .tieBreak = 0, .faction = std::string(wars::factionName(faction))};
    }
    /// Seats make choices in turn before the first turn.
    static Seat starter(const View& view) { return view.as<wars::Public>().starter; }
    static std::string_view phaseName(const View& view) {
        return wars::phaseName(view.as<wars::Public>().phase);
    }
    static Impact impactOf(const View& before, Move move, const View& after) {
        return wars::impactOf(before, move, after);
    }
    static Impact impactOf(const Event& event) { return wars::impactOf(event); }
    static constexpr auto& seenBy = wars::seenBy;
    static constexpr auto& piles = wars::piles;
    static constexpr auto& gestureOf = wars::gestureOf;
    static constexpr auto& meanings = wars::meanings;
    static constexpr auto& aimOf = wars::aimOf;
    static constexpr auto& compoundMove = wars::compoundMove;
    static constexpr auto& gathers = wars::gathers;

    static constexpr auto& toText = wars::toText;
    static constexpr auto& fromText = wars::fromText;
    static constexpr auto& words = wars::words;
    static constexpr auto& readPosition = wars::readPosition;
    static constexpr auto& factsFor = wars::factsFor;
    static constexpr auto& describe = wars::describe;

    static constexpr auto& box = wars::box;
    static constexpr auto& faceName = wars::faceName;
    static constexpr auto& faceFromName = wars::faceFromName;
    static constexpr auto& pictureName = wars::pictureName;
    static constexpr auto& backName = wars::backName;
    static constexpr auto& packs = wars::packs;

    // Optional hooks for bots: see bots/hooks.h.
    // Random moves, even one in ten, make playouts less informative: Aces are soon wasted.
    static Move playoutMove(const Position& position, Rng&) { return wars::greedyMove(position); }
    static constexpr auto& greedyMove = wars::greedyMove;
    static constexpr auto& kTraits = wars::kTraits;
    static constexpr auto& measureTraits = wars::measureTraits;
    static constexpr auto& kAims = wars::kAims;
    static constexpr auto& measureAims = wars::measureAims;
    static int turnsPlayed(const Position& position) { return position.turns; }
    static constexpr int kPlayoutTurns = 2;
    static constexpr int kRandomPercent = 15;
    static constexpr int kPlayouts = 100;
    static constexpr auto& prune = wars::prune;
    static constexpr auto& mayEnd = wars::mayEnd;
};
static_assert(Game<CastleWars> && HasCompoundMoves<CastleWars>);

} // namespace drawbridge
