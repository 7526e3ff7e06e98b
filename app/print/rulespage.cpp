// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/wholepages.h"

#include "print/papertext.h"
#include "print/sheetwords.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>
#include <algorithm>
#include <cmath>
#include <ranges>

namespace drawbridge {

namespace {

constexpr double kPoint = 25.4 / 72;
constexpr double kMargin = 15 / kPoint; // its foot holds the words in the margin too
constexpr double kGap = 8 / kPoint;     // between columns
constexpr double kColumnOf = 95;        // mm of paper for each
constexpr double kLeast = 40 / kPoint;  // of a column in both directions: it holds the longest words
constexpr double kLargest = 12;         // points
constexpr double kSmallest = 7;
constexpr double kSmallestOfMore = 8.5; // where it takes several pages anyway
constexpr double kStep = 0.1;
constexpr double kSet = 10;  // in which text is set before it is scaled
constexpr double kLevel = 2; // points by which columns are shortened to make them level
constexpr int kTogether = 3; // lines at the beginning of a paragraph: its title may be the first of them
constexpr int kAtLeast = 2;  // and at its end

struct Line {
    double top = 0;
    double bottom = 0;
    bool mayBegin = false; ///< a column
};

struct Column {
    std::size_t first = 0;
    std::size_t end = 0; ///< the line after its last one
};

/// The columns of a page, in points of it.
struct Frame {
    explicit Frame(const QSizeF& paper)
        : count(std::max(1, static_cast<int>(std::lround(paper.width() / kColumnOf))))
        , width((paper.width() / kPoint - 2 * kMargin - (count - 1) * kGap) / count)
        , height(paper.height() / kPoint - 2 * kMargin) {}

    bool hasRoom() const { return width >= kLeast && height >= kLeast; }

    int count;
    double width;
    double height;
};

/// Text for columns of that width, in its own points. It is always set in the same size, since type is
/// rounded to whole points, and so its lines end alike at every scale.
struct Strip : PaperText {
    Strip(const QString& html, double width)
        : PaperText(kSet) {
        setTextWidth(width);
        setHtml(html);
        documentLayout()->documentSize(); // lays it out
    }
};

std::vector<Line> linesOf(const Strip& text) {
    std::vector<Line> lines;
    bool afterHeading = false;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const QTextLayout& layout = *block.layout();
        const double top = layout.position().y();
        const int count = layout.lineCount();
        for (int i = 0; i < count; ++i) {
            const QRectF line = layout.lineAt(i).rect();
            const bool mayBegin = i == 0 ? !afterHeading : i >= kTogether && count - i >= kAtLeast;
            lines.push_back({top + line.top(), top + line.bottom(), mayBegin});
        }
        afterHeading = block.blockFormat().headingLevel() > 0;
    }
    return lines;
}

std::vector<Column> columnsOf(const std::vector<Line>& lines, std::size_t first, double height) {
    std::vector<Column> columns;
    while (first < lines.size()) {
        std::size_t end = first + 1;
        std::size_t good = first;
        while (end < lines.size() && lines[end].bottom - lines[first].top <= height) {
            if (lines[end].mayBegin) good = end;
            ++end;
        }
        // Where a column is so short that it cannot be helped, a paragraph is parted anywhere.
        if (end < lines.size() && !lines[end].mayBegin && good > first) end = good;
        columns.push_back({first, end});
        first = end;
    }
    return columns;
}

std::size_t pagesAt(double size, const QString& html, const Frame& frame) {
    const double scale = size / kSet;
    const auto columns = columnsOf(linesOf(Strip(html, frame.width / scale)), 0, frame.height / scale).size();
    const auto each = static_cast<std::size_t>(frame.count);
    return (columns + each - 1) / each;
}

/// The largest type with which it takes no more pages; `least` if that takes more too.
double largestType(double least, std::size_t pages, const QString& html, const Frame& frame) {
    const auto steps = std::views::iota(0, static_cast<int>(std::lround((kLargest - least) / kStep)));
    const auto found = std::ranges::partition_point(
        steps, [&](int step) { return pagesAt(kLargest - step * kStep, html, frame) > pages; });
    return found == steps.end() ? least : kLargest - *found * kStep;
}

double typeFor(const QString& html, const Frame& frame) {
    const double onOne = largestType(kSmallest, 1, html, frame);
    if (onOne > kSmallest || pagesAt(kSmallest, html, frame) == 1) return onOne;
    return largestType(kSmallestOfMore, pagesAt(kSmallestOfMore, html, frame), html, frame);
}

/// Takes from the height of the last page's columns what they do not need.
void makeLevel(std::vector<Column>& columns, const std::vector<Line>& lines, std::size_t each,
               double height) {
    const std::size_t before = (columns.size() - 1) / each * each;
    const std::size_t first = columns[before].first;
    std::vector<Column> last;
    for (; height > 0; height -= kLevel) {
        std::vector<Column> shorter = columnsOf(lines, first, height);
        if (shorter.size() > each) break;
        last = std::move(shorter);
    }
    columns.resize(before);
    columns.insert(columns.end(), last.begin(), last.end());
}

/// Only the lines from there to there, with the first at the top: a text that is clipped would be in a file
/// with lines that nobody sees.
void paintLines(QPainter& painter, const Strip& text, double from, double to) {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const QTextLayout& layout = *block.layout();
        for (int i = 0; i < layout.lineCount(); ++i) {
            const QTextLine line = layout.lineAt(i);
            const double middle = layout.position().y() + line.rect().center().y();
            if (middle > from && middle < to) line.draw(&painter, layout.position() - QPointF(0, from));
        }
    }
}

} // namespace

QString problemWithText(const QSizeF& paper) {
    return Frame(paper).hasRoom()
               ? QString()
               : SheetWords::tr(
                     "Rules cannot be read on paper this small. Choose larger paper, or leave them out.");
}

std::vector<TextPage> textPages(const QString& html, const QSizeF& paper) {
    const Frame frame(paper);
    if (!frame.hasRoom()) return {};
    const double scale = typeFor(html, frame) / kSet;
    const double width = frame.width / scale;
    const double height = frame.height / scale;
    const auto each = static_cast<std::size_t>(frame.count);
    const std::vector<Line> lines = linesOf(Strip(html, width));
    std::vector<Column> columns = columnsOf(lines, 0, height);
    if (columns.empty()) return {};
    makeLevel(columns, lines, each, height);
    std::vector<TextPage> pages;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i % each == 0) pages.push_back({scale, width, {}});
        pages.back().columns.emplace_back(lines[columns[i].first].top, lines[columns[i].end - 1].bottom);
    }
    return pages;
}

void paintText(QPainter& painter, const QString& html, const TextPage& page) {
    const Strip text(html, page.width);
    painter.save();
    painter.setPen(Qt::black);
    painter.scale(kPoint, kPoint);
    painter.translate(kMargin, kMargin);
    painter.scale(page.scale, page.scale);
    for (const auto& [from, to] : page.columns) {
        paintLines(painter, text, from, to);
        painter.translate(page.width + kGap / page.scale, 0);
    }
    painter.restore();
}

} // namespace drawbridge
