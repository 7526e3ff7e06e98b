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

/// A table drawn for paper: what lies in some of its piles before something is done, and an arrow for each
/// card that is moved then. It needs no scene, so it is printed without a display, sharp at any size.
struct TableSketch {
    struct Arrow {
        Spot from;
        Face face = kHidden; ///< which is taken, where the spot alone does not say it (in a hand)
        Spot to;
        bool operator==(const Arrow&) const = default;
    };

    const GameInfo* game = nullptr;
    View view;                               ///< of who sits below
    std::vector<std::vector<PileInfo>> rows; ///< the piles that are drawn, from above, each from the left
    QStringList names;                       ///< of the seats
    std::vector<Arrow> arrows;
    QString caption;
    QString step; ///< of the diagram, by its id; empty: the diagram as a whole

    /// Where nothing is done it tells what lies there: each pile has its name.
    bool isNamed() const { return arrows.empty(); }
};

/// How a game is laid out, and then a turn, step by step: what RuleBook::pictures() names.
std::vector<TableSketch> sketchesOf(const GameInfo& game);

/// How much of a room it fills, in millimetres.
QSizeF sketchSize(const TableSketch& sketch, const QSizeF& room);
/// Paints it into the middle of a rectangle, in millimetres; `faces` paints the pieces.
void paintSketch(QPainter& painter, const QRectF& where, const FacePainter& faces, const TableSketch& sketch);

} // namespace drawbridge
