// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/closeddocument.h"

#include <QImage>

namespace drawbridge {

/// Rich text laid out for paper: in points, its letters as wide as they are however large they are painted,
/// headings in the fonts of the cards.
class PaperText : public ClosedDocument {
  public:
    /// `size`: of plain text, in points; headings are the larger by so much that they look well beside it.
    explicit PaperText(double size);

    /// What to say for so many points where tabs are set or pictures are given their size: Qt takes those for
    /// dots of the screen.
    double dots(double points) const;
    /// Paints all that lies in a part of the text, with its corner at (0, 0), in points.
    void paint(QPainter& painter, const QRectF& part) const;

  private:
    QImage inPoints_;
};

} // namespace drawbridge
