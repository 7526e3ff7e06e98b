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

/// What is seen while the table is laid for a new game: the small table grows to the real one, its cloth is
/// rolled out, the pieces slide to their piles.
struct SetupTransition {
    static constexpr int kTime = 900; ///< milliseconds
    static constexpr int kGrown = 300;
    static constexpr int kRolled = 500;
    static constexpr int kLaid = 800;

    QString game;          ///< "castle-keep"
    QImage chosen;         ///< the scene in which the game was chosen
    QRect place;           ///< where in the window that was; all else is seen from there
    QRectF small;          ///< the small table
    QRectF real;           ///< the real one
    QImage ground;         ///< without its pieces; null as long as it is not there
    QImage table;          ///< and with them
    QList<QRectF> piles{}; ///< what lies on it, in parts that go together
};

/// Paints the moment so many milliseconds after the beginning.
void paintSetupTransition(QPainter& painter, const SetupTransition& laying, int time);

/// Shows it in the window in which the table stands already.
SceneTransition* show(SetupTransition laying, QWidget* window, TableView* table);

} // namespace drawbridge
