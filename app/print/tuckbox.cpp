// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/tuckbox.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace drawbridge {

namespace {

constexpr double kLeastDepth = 5;
constexpr double kMostTuck = 15; // length of the lid's tuck flap
constexpr double kMostGlue = 12; // width of the glue flap
constexpr double kMostDust = 20; // length of the dust flaps
constexpr double kSlant = 1.5;   // taper of the flaps, so that they slip in
constexpr double kNotch = 8;     // radius of the thumb notch
constexpr int kSteps = 12;       // segments per quarter circle

/// Appends points of an arc about `middle` from one angle to another, in degrees, clockwise on screen.
void addArc(QPolygonF& outline, const QPointF& middle, double radius, double from, double to) {
    const int steps = std::max(1, static_cast<int>(std::lround(kSteps * std::abs(to - from) / 90)));
    for (int i = 0; i <= steps; ++i) {
        const double angle = (from + (to - from) * i / steps) * std::numbers::pi / 180;
        outline << middle + radius * QPointF(std::cos(angle), std::sin(angle));
    }
}

} // namespace

QRectF TuckBox::where(TuckSide side) const {
    const auto found = std::ranges::find(panels, side, &TuckPanel::side);
    return found == panels.end() ? QRectF() : found->where;
}

TuckBox tuckBox(const QSizeF& card, double depth) {
    const double wide = card.width() + kTuckRoom;
    const double high = card.height() + kTuckRoom;
    const double deep = std::max(depth + kTuckRoom, kLeastDepth);
    const double tuck = std::min(kMostTuck, high / 3);
    const double glue = std::min(kMostGlue, wide / 4);
    const double dust = std::min({kMostDust, wide / 2 - 1, std::max(deep, kLeastDepth)});
    const double slant = std::min(kSlant, deep / 4);
    const double left = glue;
    const double front = left + deep;
    const double right = front + wide;
    const double back = right + deep;
    const double end = back + wide;
    const double top = tuck + deep;
    const double foot = top + high;

    TuckBox box;
    box.net = {end, foot + deep};
    const auto add = [&](TuckSide side, double x, double y, double w, double h, int parent) {
        box.panels.push_back({side, {x, y, w, h}, parent});
        return static_cast<int>(box.panels.size()) - 1;
    };
    const int middle = add(TuckSide::front, front, top, wide, high, -1);
    const int atLeft = add(TuckSide::left, left, top, deep, high, middle);
    const int atRight = add(TuckSide::right, right, top, deep, high, middle);
    const int behind = add(TuckSide::back, back, top, wide, high, atRight);
    add(TuckSide::glue, 0, top, glue, high, atLeft);
    const int lid = add(TuckSide::lid, back, tuck, wide, deep, behind);
    add(TuckSide::tuck, back, 0, wide, tuck, lid);
    add(TuckSide::bottom, back, foot, wide, deep, behind);
    add(TuckSide::inner, front, foot, wide, deep, middle);
    add(TuckSide::dust, left, top - dust, deep, dust, atLeft);
    add(TuckSide::dust, right, top - dust, deep, dust, atRight);
    add(TuckSide::dust, left, foot, deep, dust, atLeft);
    add(TuckSide::dust, right, foot, deep, dust, atRight);

    const auto dustAbove = [&](double x) {
        box.outline << QPointF(x, top) << QPointF(x + slant, top - dust)
                    << QPointF(x + deep - slant, top - dust) << QPointF(x + deep, top);
    };
    const auto dustBelow = [&](double x) {
        box.outline << QPointF(x + deep, foot) << QPointF(x + deep - slant, foot + dust)
                    << QPointF(x + slant, foot + dust) << QPointF(x, foot);
    };
    box.outline << QPointF(0, foot - glue / 2) << QPointF(0, top + glue / 2);
    dustAbove(left);
    const double notch = std::min({kNotch, wide / 4, high / 4});
    addArc(box.outline, {front + wide / 2, top}, notch, 180, 0);
    dustAbove(right);
    const double round = std::min(tuck * 0.7, wide / 4);
    box.outline << QPointF(back, tuck);
    addArc(box.outline, {back + slant / 2 + round, round}, round, 180, 270);
    addArc(box.outline, {end - slant / 2 - round, round}, round, 270, 360);
    box.outline << QPointF(end, tuck) << QPointF(end, foot + deep) << QPointF(back, foot + deep);
    dustBelow(right);
    box.outline << QPointF(right, foot + deep) << QPointF(front, foot + deep);
    dustBelow(left);

    for (const double x : {left, front, right, back}) box.folds.emplace_back(x, top, x, foot);
    box.folds.emplace_back(back, top, end, top);
    box.folds.emplace_back(back, tuck, end, tuck);
    for (const double x : {left, right}) box.folds.emplace_back(x, top, x + deep, top);
    box.folds.emplace_back(left, foot, end, foot);
    return box;
}

} // namespace drawbridge
