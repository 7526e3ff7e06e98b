// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTextDocument>

namespace drawbridge {

/// Rich text laid out for paper: in points, its letters as wide as they are however large they are painted,
/// headings in the fonts of the cards.
class PaperText : public QTextDocument {
  public:
    /// `size`: of plain text, in points; headings are the larger by so much that they look well beside it.
    explicit PaperText(double size);

    /// Paints what is on a page, from 1, with its corner at (0, 0), in points.
    void paint(QPainter& painter, int page) const;

  private:
    QImage inPoints_;
};

} // namespace drawbridge
