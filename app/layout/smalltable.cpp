// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/smalltable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace drawbridge {

namespace {

/// The sides of a table, clockwise from the bottom.
constexpr std::array<QPointF, 4> kSides{QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1), QPointF(1, 0)};

/// The position of a place: at a side of the table, or along its edge if there are more than four.
QPointF placeOf(int number, int places) {
    if (places <= 2) return kSides[number == 0 ? 0 : 2];
    if (places <= 4) return kSides[static_cast<std::size_t>(number % 4)];
    const double angle = std::numbers::pi / 2 + 2 * std::numbers::pi * number / places;
    // Clamped to the table's corners.
    const auto out = [](double part) { return std::clamp(1.22 * part, -1.0, 1.0); };
    return {out(std::cos(angle)), out(std::sin(angle))};
}

} // namespace

int SmallTable::places() const { return seats == 3 ? 4 : seats > 3 && hasFree ? seats + 1 : seats; }

QPointF SmallTable::seat(int number) const { return placeOf(number, places()); }

QPointF SmallTable::free() const {
    if (seats == 1) return kSides[2];
    // If two face each other, a third one sits at their side.
    return seats == 2 ? kSides[1] : placeOf(seats, std::max(seats + 1, 4));
}

} // namespace drawbridge
