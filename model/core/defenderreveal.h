// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/move.h"
#include "core/seat.h"
#include "core/view.h"

#include <concepts>
#include <optional>

namespace drawbridge {

/// A defender is turned up before an attack, for all to see: how strong both are and the outcome. An attack
/// is a series of these, one after the other, as its strength runs down.
struct DefenderReveal {
    Seat attacker = kNobody;
    Face attack = kHidden;   ///< the attacking card
    PileId pile = 0;         ///< where the defender lies, or lay
    Face defender = kHidden; ///< the defending card
    int strength = 0;        ///< of the attack, before
    int value = 0;           ///< strength of the defender
    int left = 0;            ///< strength left, after effects of the fallen defender; 0 if it held
    bool goesOn = false;     ///< the attack goes on against another defender
    bool emptied = false;    ///< it was the last card of its pile, and fell
    Impact impact = {};      ///< of the outcome

    bool falls() const { return value <= strength; }
    bool operator==(const DefenderReveal&) const = default;
};

/// A game with attacks of this kind: what a legal chance move reveals, if anything.
template <class G>
concept HasDefenderReveals = requires(const typename G::Position& position, Move move) {
    { G::defenderReveal(position, move) } -> std::same_as<std::optional<DefenderReveal>>;
};

} // namespace drawbridge
