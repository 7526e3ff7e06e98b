// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSizeF>
#include <QString>
#include <QStringList>

class QPainter;

namespace drawbridge {

/// A person's arms: a field for each game, shown in full once a match of it is won, and as crest the helm of
/// the strongest bot beaten.
struct Arms {
    QStringList earned; ///< games: "castle-keep"
    QString crest;      ///< bot level such as "knight"; empty: none beaten
};

inline constexpr double kArmsShape = 260.0 / 330; ///< width / height

/// Paints the arms to fill `size`, which must have their aspect ratio; `ground` is the background colour.
void paintArms(QPainter& painter, const QSizeF& size, const Arms& arms, const QColor& ground);

} // namespace drawbridge
