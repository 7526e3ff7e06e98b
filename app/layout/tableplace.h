// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace drawbridge {

/// A place on a table.
struct TablePlace {
    Q_GADGET
    Q_PROPERTY(int pile MEMBER pile)
    Q_PROPERTY(int place MEMBER place)

  public:
    int pile = -1;  ///< -1: none
    int place = -1; ///< of a grid or row, or in a stack that can be hit at any depth; -1: the pile as a whole

    bool operator==(const TablePlace&) const = default;
};

} // namespace drawbridge
