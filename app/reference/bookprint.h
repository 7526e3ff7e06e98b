// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/paperprint.h"
#include "text/book/rulebook.h"

#include <QHash>
#include <QImage>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QTextBlock;

class QWidget;

namespace drawbridge {

class DiagramSource;
class PaperText;

/// A rule book on paper: its title and contents on the first page, how to play on the second, then the rules,
/// house rules, questions and glossary, each page with a running header and its number. The text is laid out
/// as one strip, and the strip cut into pages: no rule is parted, no heading from what it is above. A diagram
/// that has no room below its rule stands at the top of the next page.
class BookPrint : public PaperPages {
  public:
    /// Lays the book out for pages of this size (of what can be printed on, in points). Diagrams that are not
    /// among `drawn`, by their ids, are left out.
    BookPrint(const RuleBook& book, QSizeF page, const QHash<QString, QImage>& drawn);
    ~BookPrint() override;

    int pages() const override { return static_cast<int>(pages_.size()); }
    /// The page, from 1, on which there is a place of the book (see bookpage.h); 0 for one it does not have.
    int pageOf(const QString& place) const;
    /// How many headings stand on another page than what follows them.
    int orphans() const;
    void paint(QPainter& painter, int page) const override;

  private:
    /// A part of the strip, from one line to another.
    struct Cut {
        double from = 0;
        double to = 0;
        double at = 0;    ///< where it lies on the page
        double scale = 1; ///< less than 1 if it would be taller than a page
    };
    using Page = std::vector<Cut>;
    enum class Part { Text, Figure, Sheet }; ///< a sheet is a page of its own
    struct Unit {
        double from = 0;
        double to = 0;
        Part part = Part::Text;
        bool opensPage = false;
    };

    void write(const QHash<QString, QImage>& drawn);
    void setTabs();
    std::vector<Unit> units() const;
    void cutPages();
    void numberContents();
    int pageAt(double line) const;
    double topOf(const QTextBlock& block) const;
    double bottomOf(const QTextBlock& block) const;

    const RuleBook& book_;
    QSizeF page_; ///< in points, as all is
    std::unique_ptr<PaperText> strip_;
    std::vector<Page> pages_;
    std::vector<std::pair<QString, int>> starts_; ///< the chapters' titles, and where they begin
};

/// The diagrams of a book for pages of that size, sharp at 300 dots per inch. They come one after the other;
/// after each `goesOn` is told how many have come of how many, and stops it by returning false.
QHash<QString, QImage> drawDiagrams(const RuleBook& book, QSizeF page, DiagramSource& source,
                                    const std::function<bool(int done, int count)>& goesOn = {});
/// Asks for a printer and prints the book.
void printBook(const RuleBook& book, DiagramSource* diagrams, QWidget* parent);
/// Asks for a file and writes the book there.
void saveBookAsPdf(const RuleBook& book, DiagramSource* diagrams, QWidget* parent);
/// Writes the book on paper of that size.
void writePdf(const RuleBook& book, const QPageSize& paper, const QHash<QString, QImage>& drawn,
              QIODevice& target);

} // namespace drawbridge
