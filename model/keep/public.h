// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "core/table.h"
#include "core/view.h"
#include "keep/options.h"
#include "keep/tiles.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The public information of a game of Castle Keep, and the names of its parts.
namespace drawbridge::keep {

/// What has to be decided next: the states of the ledger's "Decision points".
enum class Phase : std::uint8_t {
    Lot,         // chance: who deals
    Deal,        // chance: the hands, one tile at a time
    StartTile,   // chance, Siege: the tile that starts the castle
    StartSquare, // Siege: where the starting tile goes
    DrawFirst,
    DrawSecond,
    TileDrawn,  // chance: which tile the pile chosen gives
    Reshuffle,  // chance: the discard pile makes new draw piles
    Action,     // build, attack or pass
    Build,      // a tile has been placed
    After,      // an attack has been made
    Discard,    // down to four
    SiegeTurn,  // Siege: from which pile a tile is turned over
    TileTurned, // chance, Siege
    SiegeHit,   // Siege: which of several identical tiles falls
    Over,
};

/// How a game ended (KEEP-GOAL-1).
enum class Ending : std::uint8_t {
    None,
    CastleComplete,  // KEEP-WIN-1, KEEP-EMPIRE-2, KEEP-KING-3, KEEP-SIEGE-15
    CastleDestroyed, // KEEP-WIN-2
    LastInPlay,      // KEEP-EMPIRE-3, -11
    KingRazed,       // KEEP-RULING-37 under house.king-razing
    SiegeLost,       // KEEP-SIEGE-16
    SiegeExhausted,  // KEEP-SIEGE-17
    AllPassed,       // KEEP-LIMIT-1
    TooLong,         // KEEP-LIMIT-2
};

inline constexpr int kMaxPools = 2;
inline constexpr int kMaxCastles = 8;
inline constexpr int kHandLimit = 4;

/// The piles of the table. A castle is a pile of nine places, one for each square.
enum : PileId {
    kDrawA, // KEEP-SETUP-4
    kDrawB,
    kDiscardPile, // KEEP-SETUP-6
    kOutOfGame,   // house.destroyed-tiles-go: out-of-game
    kTray,        // Siege: the starting tile, then the tiles turned over, first below second
    kFirstHand,
    kFirstPool = kFirstHand + kMaxPlayers, // Takeover
    kFirstCastle = kFirstPool + kMaxPools,
    kPiles = kFirstCastle + kMaxCastles,
};

constexpr PileId handOf(Seat seat) { return static_cast<PileId>(kFirstHand + seat); }
constexpr PileId poolOf(Seat seat) { return static_cast<PileId>(kFirstPool + seat); }
constexpr PileId pileOfCastle(int castle) { return static_cast<PileId>(kFirstCastle + castle); }

/// Public information beside the pieces (KEEP-INFO-1).
struct Public {
    Phase phase = Phase::Over;
    Ending ending = Ending::None;
    bool attacksOpen = false; ///< KEEP-ATTACK-2
    Seat dealer = kNobody;
    int turns = 0;           ///< finished
    SeatSet out = 0;         ///< seats that are out of the game (KEEP-EMPIRE-11)
    std::uint8_t ruined = 0; ///< a bit per castle that can take no more tiles (house.empire-rebuild)
    Seat victim = kNobody;   ///< whose castle was attacked this turn (KEEP-ATTACK-12)

    bool operator==(const Public&) const = default;
};

/// "RcT", "YsW", "BK"; "?" for kHidden.
std::string faceName(Face face);
/// Nothing if the name is none of the 21.
std::optional<Face> faceFromName(std::string_view name);

/// "draw-first", "action", …: the names of the phases in scenarios.
std::string_view phaseName(Phase phase);

} // namespace drawbridge::keep
