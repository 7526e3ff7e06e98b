// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/closeddocument.h"

#include <QImage>

namespace drawbridge {

/// Rich text laid out for paper: in points, with letter widths that do not depend on the resolution, and
/// headings in the fonts of the cards.
class PaperText : public ClosedDocument {
  public:
    /// `size` of body text in points; headings are scaled in proportion.
    explicit PaperText(double size);

    /// Converts points to the pixels in which Qt takes tab stops and picture sizes.
    double dots(double points) const;
    /// Paints a part of the text with its corner at (0, 0), in points.
    void paint(QPainter& painter, const QRectF& part) const;

  private:
    QImage inPoints_;
};

} // namespace drawbridge
