// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace drawbridge {

/// What kind of action a move or an event is to onlookers. In order of increasing prominence: where several
/// happen at once, the highest is the one to show.
enum class Deed : std::uint8_t {
    None, ///< nothing to see: a decision, the start of a turn
    DrawCard,
    DrawTile,
    LayCard,
    TurnUp,
    ShuffleCards,
    ShuffleTiles,
    LayTile, ///< or any other piece placed
    Call,    ///< somebody is invited, or gets the floor
    Toss,    ///< a coin
    CallOff,
    Appoint, ///< leaders, factions and the like change
    Reveal,  ///< something unseen so far, or something that spreads
    Muster,  ///< an attack is declared, or the attack phase begins
    Shoot,
    Burn,
    Fight,
    Breach, ///< a pile of defenders is gone
    Ram,
    Withstand,
    Fall, ///< one stone
    Hurl,
    Fire,    ///< a cannon
    Tumble,  ///< several stones at once
    Storm,   ///< the gate is taken
    Capture, ///< the keep, or the castle's last card
    Block,
    Revive,
    Eliminate,
};

/// How much the action harms somebody.
enum class Harm : std::uint8_t {
    None,
    Threat, ///< nothing is lost yet
    Loss,
    Ruin, ///< of a castle, or of a seat
};

/// How a move or an event appears to onlookers.
struct Impact {
    Deed deed = Deed::None;
    Harm harm = Harm::None;

    /// The two combined.
    friend constexpr Impact operator|(Impact one, Impact other) {
        return {std::max(one.deed, other.deed), std::max(one.harm, other.harm)};
    }
    friend constexpr bool operator==(const Impact&, const Impact&) = default;
};

} // namespace drawbridge
