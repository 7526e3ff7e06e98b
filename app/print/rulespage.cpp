// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/wholepages.h"

#include "print/papertext.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <memory>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

constexpr double kMargin = 15; // its foot holds the words in the margin too
constexpr double kColumnGap = 8;
constexpr int kColumns = 2;
constexpr double kPoint = 25.4 / 72;
constexpr double kLargest = 13; // points
constexpr double kSmallest = 6;
constexpr double kStep = 0.25;
constexpr double kNarrowest = 25; // mm: a column that holds the longest words
constexpr double kLevel = 2;      // mm by which columns are shortened to make them level
/// By so many points letters may be smaller for it that a chapter begins a column of its own.
constexpr double kForChapter = 0.75;

QSizeF columnOn(const QSizeF& paper) {
    return {(paper.width() - 2 * kMargin - (kColumns - 1) * kColumnGap) / kColumns,
            paper.height() - 2 * kMargin};
}

int columnOf(const QTextDocument& text, const QTextBlock& block) {
    return static_cast<int>(text.documentLayout()->blockBoundingRect(block).top() / text.pageSize().height());
}

void beginColumn(const QTextBlock& block) {
    QTextBlockFormat format = block.blockFormat();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(block).setBlockFormat(format);
}

/// A heading at the foot of a column whose text begins the next one.
QTextBlock strandedHeading(const QTextDocument& text) {
    for (QTextBlock block = text.begin(); block.next().isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && columnOf(text, block) != columnOf(text, block.next()))
            return block;
    return {};
}

/// The last chapter, if there is more than one.
QTextBlock lastChapter(const QTextDocument& text) {
    QTextBlock last;
    int chapters = 0;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() == 2) {
            last = block;
            ++chapters;
        }
    return chapters > 1 ? last : QTextBlock();
}

struct Columns {
    std::unique_ptr<PaperText> text;
    double size = 0; ///< of its letters, in points
};

/// In the largest letters with which all fits, or the smallest there are.
Columns fitting(const QString& html, const QSizeF& column, bool parted) {
    Columns made;
    for (double size = kLargest; size >= kSmallest; size -= kStep) {
        made = {std::make_unique<PaperText>(size), size};
        made.text->setHtml(html);
        made.text->setPageSize(column / kPoint);
        if (const QTextBlock last = lastChapter(*made.text); parted && last.isValid()) beginColumn(last);
        if (const QTextBlock heading = strandedHeading(*made.text); heading.isValid()) beginColumn(heading);
        if (made.text->pageCount() <= kColumns) break;
    }
    return made;
}

} // namespace

QString problemWithText(const QString& html, const QSizeF& paper) {
    const QSizeF column = columnOn(paper);
    if (column.width() >= kNarrowest && column.height() >= kNarrowest) {
        PaperText text(kSmallest);
        text.setHtml(html);
        text.setPageSize(column / kPoint);
        if (text.pageCount() <= kColumns) return {};
    }
    return Words::tr(
        "This does not fit on one page in letters that can be read. Choose larger paper, or leave it out.");
}

void paintText(QPainter& painter, const QString& html, const QSizeF& paper) {
    const QSizeF column = columnOn(paper);
    Columns parted = fitting(html, column, true);
    Columns flowing = fitting(html, column, false);
    const bool best = parted.size + kForChapter >= flowing.size;
    const std::unique_ptr<PaperText> text = std::move(best ? parted.text : flowing.text);
    // The columns end at one height, as nearly as lines and paragraphs let them.
    double tall = column.height();
    for (double less = tall - kLevel; less > 0; less -= kLevel) {
        text->setPageSize(QSizeF(column.width(), less) / kPoint);
        if (text->pageCount() > kColumns || strandedHeading(*text).isValid()) break;
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
