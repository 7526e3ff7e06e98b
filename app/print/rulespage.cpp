// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/wholepages.h"

#include "print/papertext.h"

#include <QPainter>
#include <memory>

namespace drawbridge {

namespace {

constexpr double kMargin = 15; // its foot holds the words in the margin too
constexpr double kColumnGap = 8;
constexpr int kColumns = 2;
constexpr double kPoint = 25.4 / 72;
constexpr double kLargest = 11; // points
constexpr double kSmallest = 6;
constexpr double kStep = 0.25;
constexpr double kLevel = 2; // mm by which columns are shortened to make them level

} // namespace

void paintText(QPainter& painter, const QString& html, const QSizeF& paper) {
    const QSizeF column((paper.width() - 2 * kMargin - (kColumns - 1) * kColumnGap) / kColumns,
                        paper.height() - 2 * kMargin);
    std::unique_ptr<PaperText> text;
    for (double size = kLargest; size >= kSmallest; size -= kStep) {
        text = std::make_unique<PaperText>(size);
        text->setPageSize(column / kPoint);
        text->setHtml(html);
        if (text->pageCount() <= kColumns) break;
    }
    // The columns end at one height, as nearly as lines and paragraphs let them.
    double tall = column.height();
    for (double less = tall - kLevel; less > 0; less -= kLevel) {
        text->setPageSize(QSizeF(column.width(), less) / kPoint);
        if (text->pageCount() > kColumns) break;
        tall = less;
    }
    text->setPageSize(QSizeF(column.width(), tall) / kPoint);
    painter.save();
    painter.translate(kMargin, kMargin);
    for (int page = 1; page <= kColumns; ++page) {
        painter.save();
        painter.scale(kPoint, kPoint);
        text->paint(painter, page);
        painter.restore();
        painter.translate(column.width() + kColumnGap, 0);
    }
    painter.restore();
}

} // namespace drawbridge
