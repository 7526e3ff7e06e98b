// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/wholepages.h"

#include "print/papertext.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
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
constexpr double kLargest = 11;         // points
constexpr double kSmallest = 7;
constexpr double kSmallestOfMore = 8.5; // where it takes several pages anyway
constexpr double kStep = 0.25;
constexpr double kLevel = 2; // points by which columns are shortened to make them level
constexpr int kTogether = 3; // lines at the beginning of a paragraph: its title may be the first of them
constexpr int kAtLeast = 2;  // and at its end

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

struct Line {
    double top = 0;
    double bottom = 0;
    bool mayBegin = false; ///< a column
};

struct Column {
    std::size_t first = 0;
    std::size_t end = 0; ///< the line after its last one
};

struct Frame {
    explicit Frame(const QSizeF& paper) {
        count = std::max(1, static_cast<int>(std::lround(paper.width() / kColumnOf)));
        width = (paper.width() / kPoint - 2 * kMargin - (count - 1) * kGap) / count;
        height = paper.height() / kPoint - 2 * kMargin;
    }

    int count = 1;
    double width = 0;
    double height = 0;
};

void setUp(PaperText& text, const QString& html, double width) {
    text.setTextWidth(width);
    text.setHtml(html);
}

std::vector<Line> linesOf(const PaperText& text) {
    std::vector<Line> lines;
    bool afterHeading = false;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const QTextLayout& layout = *block.layout();
        const double top = text.documentLayout()->blockBoundingRect(block).top();
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
    PaperText text(size);
    setUp(text, html, frame.width);
    const auto columns = columnsOf(linesOf(text), 0, frame.height).size();
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
void makeLevel(std::vector<Column>& columns, const std::vector<Line>& lines, const Frame& frame) {
    const auto each = static_cast<std::size_t>(frame.count);
    const std::size_t before = (columns.size() - 1) / each * each;
    const std::size_t first = columns[before].first;
    std::vector<Column> last;
    for (double height = frame.height; height > 0; height -= kLevel) {
        std::vector<Column> shorter = columnsOf(lines, first, height);
        if (shorter.size() > each) break;
        last = std::move(shorter);
    }
    columns.resize(before);
    columns.insert(columns.end(), last.begin(), last.end());
}

} // namespace

std::vector<TextPage> textPages(const QString& html, const QSizeF& paper) {
    const Frame frame(paper);
    const double size = typeFor(html, frame);
    PaperText text(size);
    setUp(text, html, frame.width);
    const std::vector<Line> lines = linesOf(text);
    std::vector<Column> columns = columnsOf(lines, 0, frame.height);
    if (columns.empty()) return {};
    makeLevel(columns, lines, frame);
    std::vector<TextPage> pages;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i % static_cast<std::size_t>(frame.count) == 0) pages.push_back({size, frame.width, {}});
        pages.back().columns.emplace_back(lines[columns[i].first].top, lines[columns[i].end - 1].bottom);
    }
    return pages;
}

void paintText(QPainter& painter, const QString& html, const TextPage& page) {
    PaperText text(page.size);
    setUp(text, html, page.width);
    painter.save();
    painter.scale(kPoint, kPoint);
    painter.translate(kMargin, kMargin);
    for (const auto& [from, to] : page.columns) {
        text.paint(painter, QRectF(0, from, page.width, to - from));
        painter.translate(page.width + kGap, 0);
    }
    painter.restore();
}

} // namespace drawbridge
