// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"

namespace drawbridge {

/// A place on a table.
struct TablePlace {
    Q_GADGET

    GADGET_MEMBER(int, pile) = -1; ///< -1: none
    GADGET_MEMBER(int, place) =
        -1; ///< of a grid or row, or in a stack that can be hit at any depth; -1: the pile as a whole

    bool operator==(const TablePlace&) const = default;
};

} // namespace drawbridge
