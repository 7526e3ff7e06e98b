// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSizeF>
#include <QString>
#include <QStringList>

class QPainter;

namespace drawbridge {

/// Somebody's arms: a field for each game, earned with the first match won and else faint, and for a crest
/// the helm of the strongest bot beaten.
struct Arms {
    QStringList earned; ///< games: "castle-keep"
    QString crest;      ///< "knight"; empty: none is beaten
};

inline constexpr double kArmsShape = 260.0 / 330; ///< breadth to height

/// Fills that size, which has their shape; `ground` is what they lie on.
void paintArms(QPainter& painter, const QSizeF& size, const Arms& arms, const QColor& ground);

} // namespace drawbridge
