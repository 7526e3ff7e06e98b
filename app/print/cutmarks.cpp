// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cutmarks.h"

#include <QMarginsF>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

constexpr double kMarkAway = 0.7;   // distance from the art
constexpr double kCornerMark = 1;   // length of the marks beside a corner
constexpr double kGutterInset = .1; // fraction of a gutter left free at both ends of a mark in it
constexpr double kSameLine = 0.01;
constexpr double kMachineInset = 10;
constexpr double kMachineLine = 0.5;
constexpr double kMachineLength = 20;
constexpr double kMachineSquare = 5;
constexpr double kMachineWhite = 1.5; // white needed around them for the machine to find them
constexpr QMarginsF kPrinterEdges{kPrinterMargin, kPrinterMargin, kPrinterMargin, kPrinterMargin};

/// A cut line, and the side of it on which the waste lies: -1 before it, 1 after it, 0 on neither.
struct Cut {
    double at = 0;
    int waste = 0;

    /// Position for a hairline just outside the pieces, if there is room.
    double beside() const { return at + waste * kHairline / 2; }
};

struct Cuts {
    std::vector<Cut> x; ///< left and right edges of columns
    std::vector<Cut> y; ///< top and bottom edges of rows
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

/// Guides across the whole area of a group.
void addGuides(PagePlan& page, const QRectF& room, const Cuts& cuts) {
    for (const Cut& x : cuts.x) page.marks.emplace_back(x.beside(), room.top(), x.beside(), room.bottom());
    for (const Cut& y : cuts.y) page.marks.emplace_back(room.left(), y.beside(), room.right(), y.beside());
}

/// Crop marks at both ends of every cut.
void addEnds(PagePlan& page, const QRectF& block, const QRectF& room, const Cuts& cuts) {
    const QRectF from = block.adjusted(-kMarkAway, -kMarkAway, kMarkAway, kMarkAway);
    // Shortened so that they stay within the printable area and clear of the text in the margin.
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

/// Calls back for each gap between pieces with the start and end of a mark in it.
template <class Tell>
void forGaps(const std::vector<Cut>& cuts, Tell tell) {
    for (std::size_t i = 1; i < cuts.size(); ++i) {
        if (cuts[i - 1].waste <= 0 || cuts[i].waste >= 0) continue;
        const double inset = kGutterInset * (cuts[i].at - cuts[i - 1].at);
        tell(cuts[i - 1].at + inset, cuts[i].at - inset);
    }
}

/// Marks in the gutters: column cuts in the gaps between rows, and vice versa.
void addInGutters(PagePlan& page, const Cuts& cuts) {
    forGaps(cuts.y, [&](double from, double to) {
        for (const Cut& x : cuts.x) page.marks.emplace_back(x.at, from, x.at, to);
    });
    forGaps(cuts.x, [&](double from, double to) {
        for (const Cut& y : cuts.y) page.marks.emplace_back(from, y.at, to, y.at);
    });
}

/// How far from its corner a mark on the edge of a piece may reach so that rounding the corner removes it,
/// with half its width: up to the point where it meets the arc.
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
