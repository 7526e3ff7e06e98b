// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace drawbridge {

/// What kind of deed a move or an event is, to those who look on. The least striking first: where several are
/// done at once, the last of them is the one to tell.
enum class Deed : std::uint8_t {
    None, ///< nothing is seen of it: a decision, a turn that begins
    DrawCard,
    DrawTile,
    LayCard,
    TurnUp,
    ShuffleCards,
    ShuffleTiles,
    LayTile, ///< and whatever else comes to stand
    Call,    ///< somebody is asked to join, or gets the floor
    Toss,    ///< a coin
    CallOff,
    Appoint, ///< leaders, factions and the like change
    Reveal,  ///< something that nobody had seen, or that spreads
    Muster,  ///< an attack is declared, or the time of attacks begins
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

/// How much it harms somebody.
enum class Harm : std::uint8_t {
    None,
    Threat, ///< nothing is lost yet
    Loss,
    Ruin, ///< of a castle, or of a seat
};

/// What a move or an event is to those who look on.
struct Impact {
    Deed deed = Deed::None;
    Harm harm = Harm::None;

    /// Both at once.
    friend constexpr Impact operator|(Impact one, Impact other) {
        return {std::max(one.deed, other.deed), std::max(one.harm, other.harm)};
    }
    friend constexpr bool operator==(const Impact&, const Impact&) = default;
};

} // namespace drawbridge
