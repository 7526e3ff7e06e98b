// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QRect>
#include <QString>

class QPainter;
class QWidget;

namespace drawbridge {

class SceneTransition;
class TableView;

/// The animation of setting up a new game: the small table of the New game scene grows to the real one, the
/// cloth is unrolled, the pieces slide to their piles.
struct SetupTransition {
    static constexpr int kTime = 900; ///< milliseconds
    static constexpr int kGrown = 300;
    static constexpr int kRolled = 500;
    static constexpr int kLaid = 800;

    QString game;          ///< "castle-keep"
    QImage chosen;         ///< picture of the New game scene
    QRect place;           ///< its place in the window; all other rectangles are relative to it
    QRectF small;          ///< rectangle of the small table
    QRectF real;           ///< rectangle of the real one
    QImage ground;         ///< the table without pieces; null until available
    QImage table;          ///< the table with pieces
    QList<QRectF> piles{}; ///< groups of pieces that move together
};

/// Paints the frame at that many milliseconds after the start.
void paintSetupTransition(QPainter& painter, const SetupTransition& laying, int time);

/// Plays it in a window that shows the table already.
SceneTransition* show(SetupTransition laying, QWidget* window, TableView* table);

} // namespace drawbridge
