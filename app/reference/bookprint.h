// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/paperprint.h"
#include "text/book/bookpage.h"

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

/// What of a rule book is printed, and how.
struct BookChoice {
    /// The one sheet that teaches the game; the rules, with their glossary; or the whole book.
    enum class Part { HowToPlay, Rules, Whole };
    Part part = Part::Whole;
    bool diagrams = true;
    bool codes = false; ///< each rule with its clause as files name it
};

/// A rule book on paper: its cover, the contents, and how to play on the third page, then the rules, house
/// rules, questions and glossary, each page with a running header and its number. The text is laid out
/// as one strip, and the strip cut into pages: no rule is parted, no heading from what it is above. A diagram
/// that has no room below its rule stands at the top of the next page.
class BookPrint : public PaperPages {
  public:
    /// Lays the book out for pages of this size (of what can be printed on, in points). Diagrams that are not
    /// among `drawn`, by their ids, are left out.
    BookPrint(const RuleBook& book, QSizeF page, const QHash<QString, QImage>& drawn, BookChoice choice = {});
    ~BookPrint() override;

    int pages() const override { return static_cast<int>(pages_.size()); }
    /// The page, from 1, on which there is a place of the book (see bookpage.h); 0 for one it does not have.
    int pageOf(const QString& place) const;
    /// How many headings stand on another page than what follows them.
    int orphans() const;
    void paint(QPainter& painter, int page) const override;
    /// The chapters and, within the rules, each of them.
    std::vector<PdfDetails::Heading> headings() const override;

  private:
    enum class Place { Alone, InBook };
    /// Of a sheet, whether it is the page of a book.
    BookPrint(const RuleBook& book, QSizeF page, const QHash<QString, QImage>& drawn, BookChoice choice,
              Place place);

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

    void layOut(const QHash<QString, QImage>& drawn, bool isTrial = false);
    void fitSheet(const QHash<QString, QImage>& drawn);
    bool hasCover() const { return choice_.part != BookChoice::Part::HowToPlay; }
    void paintCuts(QPainter& painter, int page) const;
    double roomBelowHead() const;
    std::vector<Chapter> chapters() const;
    std::vector<Chapter> numbered() const;
    void write(const QHash<QString, QImage>& drawn, bool isTrial);
    double termEdge() const;
    void setTabs();
    std::vector<Unit> units() const;
    void cutPages();
    void numberContents();
    int pageAt(double line) const;
    double topOf(const QTextBlock& block) const;
    double bottomOf(const QTextBlock& block) const;
    void paintCover(QPainter& painter) const;
    void paintFrame(QPainter& painter, int page) const;

    const RuleBook& book_;
    QSizeF page_; ///< in points, as all is
    BookChoice choice_;
    double breadth_; ///< of the strip; more than the page's if it is painted smaller
    double beside_;  ///< how much of it the pictures of how to play have
    Place place_;
    std::unique_ptr<PaperText> strip_;
    std::unique_ptr<BookPrint> sheet_; ///< of a book: how to play, in letters as large as fill its page
    std::vector<Page> pages_;
    std::vector<std::pair<QString, int>> starts_; ///< the chapters' titles, and where they begin
};

/// The diagrams that are chosen of a book for pages of that size, sharp at 300 dots per inch, without the
/// empty table round what they show. They come one after the other; after each `goesOn` is told how many have
/// come of how many, and stops it by returning false.
QHash<QString, QImage> drawDiagrams(const RuleBook& book, QSizeF page, DiagramSource& source,
                                    const std::function<bool(int done, int count)>& goesOn = {},
                                    BookChoice choice = {});
/// Asks what is wanted and for a printer, and prints it. `codes` as of BookChoice.
void printBook(const RuleBook& book, DiagramSource* diagrams, bool codes, QWidget* parent);
/// Asks what is wanted and for a file, and writes it there.
void saveBookAsPdf(const RuleBook& book, DiagramSource* diagrams, bool codes, QWidget* parent);
/// Writes the book on paper of that size.
void writePdf(const RuleBook& book, const QPageSize& paper, const QHash<QString, QImage>& drawn,
              QIODevice& target, BookChoice choice = {});

} // namespace drawbridge
