// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/move.h"
#include "core/seat.h"
#include "core/view.h"

#include <concepts>
#include <optional>

namespace drawbridge {

/// A defender is turned up before an attack, for all to see: how strong both are and what comes of it. An
/// attack is a series of them, one after the other, as its strength runs down.
struct DefenderReveal {
    Seat attacker = kNobody;
    Face attack = kHidden;   ///< the attacking card
    PileId pile = 0;         ///< where the defender lies, or lay
    Face defender = kHidden; ///< the defending card
    int strength = 0;        ///< of the attack, before
    int value = 0;           ///< of the defender
    int left = 0;            ///< of the strength, effects of the fallen defender included; 0 if it held
    bool goesOn = false;     ///< the attack meets another defender
    bool emptied = false;    ///< it was the last card of its pile, and it has fallen
    Impact impact = {};      ///< of what comes of it

    bool falls() const { return value <= strength; }
    bool operator==(const DefenderReveal&) const = default;
};

/// A game with attacks of this kind: what a legal move of chance turns up, or nothing.
template <class G>
concept HasDefenderReveals = requires(const typename G::Position& position, Move move) {
    { G::defenderReveal(position, move) } -> std::same_as<std::optional<DefenderReveal>>;
};

} // namespace drawbridge
