// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/tablelog.h"
#include "table/tablemodels.h"

#include <QCoreApplication>
#include <vector>

namespace drawbridge {

/// The current attack, or the last one until the viewer acts again: which defenders it has met, in order.
struct AttackTrail {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::AttackTrail)

  public:
    std::vector<DefenderReveal> reveals; ///< with the defenders that were turned up; empty: no attack
    int pile = -1;                       ///< the pile under attack; -1: none

    QList<AttackRow> rows(const GameTable& table) const;
};

/// Reads the trail from the log. `viewer`: of the view shown; `clashing`: the last defender is compared.
AttackTrail attackTrail(const GameTable& table, const std::vector<TableLog::Line>& lines, Seat viewer,
                        bool clashing);

} // namespace drawbridge
