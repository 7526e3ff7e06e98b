// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/tablelog.h"
#include "table/tablemodels.h"

#include <optional>
#include <vector>

namespace drawbridge {

/// The attack that goes on, or the last one until the viewer does something else: how it ran through one
/// defender after the other.
struct AttackTrail {
    std::vector<DefenderReveal>
        reveals;   ///< with the defenders that have been turned up; none: nothing is told
    int pile = -1; ///< which pile is being attacked; -1: none

    /// For an AttackModel.
    QList<AttackRow> rows(const GameTable& table) const;
};

/// Of the match, of which `lines` tell. `viewer` is the one of what is shown, and `clashing`
/// whether the last defender is still being looked at.
AttackTrail attackTrail(const GameTable& table, const std::vector<TableLog::Line>& lines, Seat viewer,
                        bool clashing);

} // namespace drawbridge
