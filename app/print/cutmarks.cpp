// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cutmarks.h"

#include <QMarginsF>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

constexpr double kMarkAway = 0.7;   // from the art
constexpr double kCornerMark = 1;   // how long those are that lie beside a corner
constexpr double kGutterInset = .1; // of a gutter, at both ends of a mark in it
constexpr double kSameLine = 0.01;
constexpr double kMachineInset = 10;
constexpr double kMachineLine = 0.5;
constexpr double kMachineLength = 20;
constexpr double kMachineSquare = 5;
constexpr double kMachineWhite = 1.5; // beside them, or they are not found
constexpr QMarginsF kPrinterEdges{kPrinterMargin, kPrinterMargin, kPrinterMargin, kPrinterMargin};

/// A line along which pieces are cut out, and on which side of it lies what is thrown away: -1 before it, 1
/// behind it, 0 on neither.
struct Cut {
    double at = 0;
    int waste = 0;

    /// For a hairline just beside the pieces, if there is room.
    double beside() const { return at + waste * kHairline / 2; }
};

struct Cuts {
    std::vector<Cut> x; ///< left and right edges of columns
    std::vector<Cut> y; ///< upper and lower ones of rows
};

void add(std::vector<Cut>& cuts, double at, int waste) {
    const auto same =
        std::ranges::find_if(cuts, [at](const Cut& cut) { return std::abs(cut.at - at) < kSameLine; });
    if (same == cuts.end())
        cuts.push_back({at, waste});
    else if (same->waste != waste)
        same->waste = 0;
}

const Cut& cutAt(const std::vector<Cut>& cuts, double at) {
    return *std::ranges::min_element(cuts, {}, [at](const Cut& cut) { return std::abs(cut.at - at); });
}

Cuts cutsOf(std::span<const Place> group) {
    Cuts cuts;
    for (const Place& place : group) {
        add(cuts.x, place.trim.left(), -1);
        add(cuts.x, place.trim.right(), 1);
        add(cuts.y, place.trim.top(), -1);
        add(cuts.y, place.trim.bottom(), 1);
    }
    std::ranges::sort(cuts.x, {}, &Cut::at);
    std::ranges::sort(cuts.y, {}, &Cut::at);
    return cuts;
}

/// Right across the room of a group.
void addGuides(PagePlan& page, const QRectF& room, const Cuts& cuts) {
    for (const Cut& x : cuts.x) page.marks.emplace_back(x.beside(), room.top(), x.beside(), room.bottom());
    for (const Cut& y : cuts.y) page.marks.emplace_back(room.left(), y.beside(), room.right(), y.beside());
}

/// Both ends of every cut.
void addEnds(PagePlan& page, const QRectF& block, const QRectF& room, const Cuts& cuts) {
    const QRectF from = block.adjusted(-kMarkAway, -kMarkAway, kMarkAway, kMarkAway);
    // Shorter where a printer would leave them white or they would touch what stands in the margin.
    const QRectF free = (QRectF(QPointF(), page.paper) - kPrinterEdges)
                            .intersected(room.adjusted(kMarkAway, kMarkAway, -kMarkAway, -kMarkAway));
    const QRectF reach = block.adjusted(-kMarkReach, -kMarkReach, kMarkReach, kMarkReach);
    const QRectF least = from.adjusted(-kCornerMark, -kCornerMark, kCornerMark, kCornerMark);
    const QRectF to = free.intersected(reach).united(least);
    for (const Cut& x : cuts.x) {
        page.marks.emplace_back(x.at, to.top(), x.at, from.top());
        page.marks.emplace_back(x.at, from.bottom(), x.at, to.bottom());
    }
    for (const Cut& y : cuts.y) {
        page.marks.emplace_back(to.left(), y.at, from.left(), y.at);
        page.marks.emplace_back(from.right(), y.at, to.right(), y.at);
    }
}

/// Told for each gap between pieces, from where to where a mark in it goes.
template <class Tell>
void forGaps(const std::vector<Cut>& cuts, Tell tell) {
    for (std::size_t i = 1; i < cuts.size(); ++i) {
        if (cuts[i - 1].waste <= 0 || cuts[i].waste >= 0) continue;
        const double inset = kGutterInset * (cuts[i].at - cuts[i - 1].at);
        tell(cuts[i - 1].at + inset, cuts[i].at - inset);
    }
}

/// In the gutters: the cuts of columns between rows, and the other way round.
void addInGutters(PagePlan& page, const Cuts& cuts) {
    forGaps(cuts.y, [&](double from, double to) {
        for (const Cut& x : cuts.x) page.marks.emplace_back(x.at, from, x.at, to);
    });
    forGaps(cuts.x, [&](double from, double to) {
        for (const Cut& y : cuts.y) page.marks.emplace_back(from, y.at, to, y.at);
    });
}

/// How long a mark on the edge of a piece may be from its corner so that rounding takes it off with half its
/// breadth: it ends where that meets the arc.
double withinCorner(double radius) {
    const double in = kHairline / 2;
    return radius <= in ? 0 : radius - std::sqrt(2 * radius * in - in * in);
}

void addAtCorners(PagePlan& page, std::span<const Place> group, const Cuts& cuts) {
    std::vector<QLineF> marks;
    const auto addOnce = [&marks](const QLineF& mark) {
        if (std::ranges::find(marks, mark) == marks.end()) marks.push_back(mark);
    };
    for (const Place& place : group) {
        const double within = std::min(kCornerMark, withinCorner(place.corner));
        for (const double left : {place.trim.left(), place.trim.right()})
            for (const double top : {place.trim.top(), place.trim.bottom()}) {
                const Cut& x = cutAt(cuts.x, left);
                const Cut& y = cutAt(cuts.y, top);
                const double right = left < place.trim.center().x() ? 1 : -1;
                const double down = top < place.trim.center().y() ? 1 : -1;
                const double alongX = x.waste == 0 ? within : kCornerMark;
                const double alongY = y.waste == 0 ? within : kCornerMark;
                if (alongX > 0) addOnce({x.beside(), y.at, x.beside(), y.at + down * alongX});
                if (alongY > 0) addOnce({x.at, y.beside(), x.at + right * alongY, y.beside()});
            }
    }
    page.marks.insert(page.marks.end(), marks.begin(), marks.end());
}

} // namespace

QSizeF edgesFor(SheetMarks marks) {
    const double edge =
        marks == SheetMarks::machine ? kMachineInset + kMachineLine + kMachineWhite : kPrinterMargin;
    return {2 * edge, 2 * edge};
}

std::vector<QRectF> registrationMarks(const QSizeF& paper) {
    const double right = paper.width() - kMachineInset;
    const double bottom = paper.height() - kMachineInset;
    return {{kMachineInset, kMachineInset, kMachineSquare, kMachineSquare},
            {right - kMachineLength, kMachineInset, kMachineLength, kMachineLine},
            {right - kMachineLine, kMachineInset, kMachineLine, kMachineLength},
            {kMachineInset, bottom - kMachineLine, kMachineLength, kMachineLine},
            {kMachineInset, bottom - kMachineLength, kMachineLine, kMachineLength}};
}

bool touchesMarks(const QSizeF& paper, const QRectF& block) {
    return std::ranges::any_of(registrationMarks(paper), [&](const QRectF& mark) {
        return mark.adjusted(-kMachineWhite, -kMachineWhite, kMachineWhite, kMachineWhite).intersects(block);
    });
}

QRectF blockOf(std::span<const Place> group) {
    QRectF block;
    for (const Place& place : group) block |= place.bleed;
    return block;
}

void addMarks(PagePlan& page, std::span<const Place> group, const QRectF& room, SheetMarks marks) {
    if (marks == SheetMarks::none || marks == SheetMarks::machine) return;
    const Cuts cuts = cutsOf(group);
    if (marks == SheetMarks::guides) return addGuides(page, room, cuts);
    addEnds(page, blockOf(group), room, cuts);
    addInGutters(page, cuts);
    addAtCorners(page, group, cuts);
}

} // namespace drawbridge
