// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "match/gameinfo.h"

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <vector>

class QPainter;
class QRectF;

namespace drawbridge {

class FacePainter;

/// A diagram of the table for paper: the contents of some piles before a step, and an arrow for each card
/// moved in it. Needs no scene, so it prints without a display and is sharp at any size.
struct TableSketch {
    struct Arrow {
        Spot from;
        Face face = kHidden; ///< the face taken, where the spot alone is ambiguous (in a hand)
        Spot to;
        bool operator==(const Arrow&) const = default;
    };

    const GameInfo* game = nullptr;
    View view;                               ///< of the player at the bottom
    std::vector<std::vector<PileInfo>> rows; ///< piles to draw, from top to bottom and left to right
    QStringList names;                       ///< of the seats
    std::vector<Arrow> arrows;
    QString caption;
    QString step; ///< id of the step within its diagram; empty: the diagram as a whole

    /// Without arrows it explains the setup: each pile is labelled.
    bool isNamed() const { return arrows.empty(); }
};

/// Sketches of a game's setup, and then of a turn, step by step: those named by RuleBook::pictures().
std::vector<TableSketch> sketchesOf(const GameInfo& game);

/// How much of `room` it fills, in millimetres.
QSizeF sketchSize(const TableSketch& sketch, const QSizeF& room);
/// Paints it centred in a rectangle, in millimetres; `faces` paints the pieces.
void paintSketch(QPainter& painter, const QRectF& where, const FacePainter& faces, const TableSketch& sketch);

} // namespace drawbridge
