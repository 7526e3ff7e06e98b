// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

class QPainter;

namespace drawbridge {

class HallView;
class NewGameView;

/// The transition of a game's box from the hall's shelf to the New game scene, while wall and shelf move up
/// out of sight. Made of pictures of both scenes.
struct BoxTransition {
    static constexpr int kTime = 260; ///< milliseconds

    QImage hall;      ///< without the box
    double wall = 0;  ///< height of the part that moves up
    QImage table;     ///< without the box
    QImage fromShelf; ///< picture of the box on the shelf
    QRectF onShelf;   ///< and its rectangle
    QImage fromTable; ///< the same in the New game scene
    QRectF onTable;
};

/// Pictures are null if a scene cannot be grabbed. Both have the same size.
BoxTransition transitionOfBox(HallView& hall, NewGameView& table);

/// Paints the frame at that many milliseconds after the start.
void paintBoxTransition(QPainter& painter, const BoxTransition& way, int time);

} // namespace drawbridge
