// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/wholepages.h"

#include "print/papertext.h"

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
constexpr double kMargin = 15 / kPoint; // at the bottom it also holds the text in the margin
constexpr double kGap = 8 / kPoint;     // between columns
constexpr double kColumnOf = 95;        // mm of paper width per column
constexpr double kLeast = 40 / kPoint;  // smallest column width and height: holds the longest words
constexpr double kLargest = 12;         // points
constexpr double kSmallest = 7;
constexpr double kSmallestOfMore = 8.5; // if several pages are needed anyway
constexpr double kStep = 0.1;
constexpr double kSet = 10;  // type size for layout, before scaling
constexpr double kLevel = 2; // step in points by which columns are shortened to balance them
constexpr int kTogether = 3; // minimum lines kept at the start of a paragraph: the first may be its title
constexpr int kAtLeast = 2;  // minimum lines kept at its end

struct Line {
    double top = 0;
    double bottom = 0;
    bool mayBegin = false; ///< a column may begin with this line
};

struct Column {
    std::size_t first = 0;
    std::size_t end = 0; ///< one past the last line
};

/// The columns of a page, in points.
struct Frame {
    QSizeF paper; ///< in millimetres
    int count = std::max(1, static_cast<int>(std::lround(paper.width() / kColumnOf)));
    double width = (paper.width() / kPoint - 2 * kMargin - (count - 1) * kGap) / count;
    double height = paper.height() / kPoint - 2 * kMargin;

    bool hasRoom() const { return width >= kLeast && height >= kLeast; }
};

/// Text laid out at column width, in its own points. Always set in the same size, since Qt rounds type sizes
/// to whole points: so lines break alike at every scale.
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
        // If a column is too short to avoid it, a paragraph is split anywhere.
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

/// The largest type that needs no more than `pages` pages; `least` if even that needs more.
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

/// Balances the columns of the last page by reducing their height.
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

/// Paints only the lines from `from` to `to`, the first at the top. With clipping, the PDF would contain
/// invisible lines.
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

Result<> checkForText(const QSizeF& paper) {
    return Frame{paper}.hasRoom() ? Result<>() : Problem("paper-too-small-for-text");
}

std::vector<TextPage> textPages(const QString& html, const QSizeF& paper) {
    const Frame frame{paper};
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
