// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/gadget.h"

namespace drawbridge {

/// A place on a table.
struct TablePlace {
    Q_GADGET

    GADGET_MEMBER(int, pile, -1);  ///< -1: none
    GADGET_MEMBER(int, place, -1); ///< in a grid or row, or depth in a stack; -1: the whole pile

    bool operator==(const TablePlace&) const = default;
};

/// What is pointed at on a table: a place, and that of the piece there, which may be another one in its pile.
struct TableSpot {
    Q_GADGET

    GADGET_MEMBER(int, pile, -1); ///< -1: there is only cloth
    GADGET_MEMBER(int, place, -1);
    GADGET_MEMBER(int, mark, -1); ///< the place of the piece, or else `place`

    bool operator==(const TableSpot&) const = default;
};

} // namespace drawbridge
