// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

// Annotations on a table for an audience: arrows, marks and lines, anchored to pieces or places, so that they
// follow when the window is resized.
namespace drawbridge {

/// What a mark is attached to: a piece or place of a pile, or a point of the cloth in relative coordinates.
struct Anchor {
    int pile = -1;
    int place = -1; ///< -1: the whole pile
    QPointF at;     ///< 0 to 1, if there is no pile

    bool operator==(const Anchor&) const = default;
};

struct DrawnMark {
    enum class Kind { Ring, Cross, Light, Arrow, Line };

    Kind kind = Kind::Ring;
    int colour = 0; ///< below kDrawingColours
    Anchor from;
    Anchor to;             ///< of an arrow
    QList<QPointF> points; ///< of a line, 0 to 1

    bool operator==(const DrawnMark&) const = default;
};

/// The number of colours, which also have different dash patterns.
inline constexpr int kDrawingColours = 4;

/// All marks, oldest first.
using Drawing = std::vector<DrawnMark>;

/// Serializes as in scenarios: "arrow red: hand 1 #0 > castle 2 #4", "ring blue: @0.25 0.5".
std::vector<std::string> writeDrawing(const Drawing& drawing, const std::vector<PileInfo>& piles);
/// Parses what is valid.
Drawing readDrawing(const std::vector<std::string>& lines, const std::vector<PileInfo>& piles);

/// Maximum number of points of all marks together: far more than a lesson needs.
inline constexpr int kMostDrawnPoints = 5000;
/// Drops lines beyond that, and returns how many.
int limitDrawing(std::vector<std::string>& lines);

QString colourName(int colour);
QString markName(DrawnMark::Kind kind);

} // namespace drawbridge
