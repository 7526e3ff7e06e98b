// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/rulebook.h"

#include <QPagedPaintDevice>
#include <memory>
#include <utility>
#include <vector>

class QIODevice;
class QWidget;

namespace drawbridge {

class DiagramSource;
class PaperText;

/// A rule book on paper: a title page, contents with page numbers, how to play on one page, rules, house
/// rules, questions and glossary, each page with a running header and its number.
class BookPrint {
  public:
    /// Lays the book out for pages of this size (of what can be printed on, in points). Waits for its
    /// diagrams; without `diagrams` they are left out.
    BookPrint(const RuleBook& book, QSizeF page, DiagramSource* diagrams);
    ~BookPrint();

    int pages() const;
    /// The page, from 1, on which a chapter begins; 0 for one that the book does not have.
    int pageOf(const QString& chapter) const;
    /// How many headings stand at the foot of a page, their text being on the next one.
    int orphans() const;
    /// Paints a page, from 1, with its corner at (0, 0), in points.
    void paint(QPainter& painter, int page) const;
    /// Paints pages from `first` to `last` on a device whose pages have this size.
    void print(QPagedPaintDevice& device, int first, int last) const;

  private:
    void write(DiagramSource* diagrams);
    void breakPages();
    void numberContents();

    const RuleBook& book_;
    QSizeF page_;
    std::vector<std::pair<QString, int>> starts_; ///< the chapters' titles, and where they begin
    std::unique_ptr<PaperText> text_;
};

/// Asks for a printer and prints the book.
void printBook(const RuleBook& book, DiagramSource* diagrams, QWidget* parent);
/// Asks for a file and writes the book there.
void saveBookAsPdf(const RuleBook& book, DiagramSource* diagrams, QWidget* parent);
/// Writes the book on pages of A4.
void writePdf(const RuleBook& book, DiagramSource* diagrams, QIODevice& target);

} // namespace drawbridge
