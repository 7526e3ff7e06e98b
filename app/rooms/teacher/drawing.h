// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

// What somebody draws over a table for others to see: arrows, marks and lines, each tied to what it is about,
// so that it stays there whatever size the window has.
namespace drawbridge {

/// What a mark is about: a piece or place of a pile, or a point of the cloth in parts of its size.
struct Anchor {
    int pile = -1;
    int place = -1; ///< -1: the pile as a whole
    QPointF at;     ///< from 0 to 1, where there is no pile

    bool operator==(const Anchor&) const = default;
};

struct DrawnMark {
    enum class Kind { Ring, Cross, Light, Arrow, Line };

    Kind kind = Kind::Ring;
    int colour = 0; ///< an index of kDrawingColours
    Anchor from;
    Anchor to;             ///< of an arrow
    QList<QPointF> points; ///< of a line, each from 0 to 1

    bool operator==(const DrawnMark&) const = default;
};

/// The colours, which differ in their strokes as well.
inline constexpr int kDrawingColours = 4;

/// What has been drawn, the oldest first.
using Drawing = std::vector<DrawnMark>;

/// As scenarios hold it: "arrow red: hand 1 #0 > castle 2 #4", "ring blue: @0.25 0.5".
std::vector<std::string> writeDrawing(const Drawing& drawing, const std::vector<PileInfo>& piles);
/// What of it can be understood.
Drawing readDrawing(const std::vector<std::string>& lines, const std::vector<PileInfo>& piles);

/// How many points all marks of a table may have together: far more than anybody draws in a lesson.
inline constexpr int kMostDrawnPoints = 5000;
/// Leaves out the lines that go beyond that, and says how many.
int limitDrawing(std::vector<std::string>& lines);

QString colourName(int colour);
QString markName(DrawnMark::Kind kind);

} // namespace drawbridge
