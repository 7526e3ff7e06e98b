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

/// Which parts of a rule book to print, and how.
struct BookChoice {
    /// The single how-to-play sheet; the rules with their glossary; or the whole book.
    enum class Part { HowToPlay, Rules, Whole };
    Part part = Part::Whole;
    bool diagrams = true;
    bool codes = false; ///< print each rule's clause ID
};

/// A printed rule book: cover, contents, how to play on the third page, then the rules, house rules,
/// questions and glossary, each page with a running header and its number. The text is laid out as one long
/// strip that is cut into pages: no rule is split, and no heading separated from what follows. A diagram that
/// does not fit below its rule goes to the top of the next page.
class BookPrint : public PaperPages {
  public:
    /// For pages with a printable area of this size, in points. Diagrams missing from `drawn` are left out.
    BookPrint(const RuleBook& book, QSizeF page, const QHash<QString, QImage>& drawn, BookChoice choice = {});
    ~BookPrint() override;

    int pages() const override { return static_cast<int>(pages_.size()); }
    /// Page number, from 1, of a place of the book (see bookpage.h); 0 if it is not in the print.
    int pageOf(const QString& place) const;
    /// Number of headings on another page than what follows them.
    int orphans() const;
    void paint(QPainter& painter, int page) const override;
    /// Outline: the chapters, and each rule within the rules.
    std::vector<PdfDetails::Heading> headings() const override;

  private:
    enum class Place { Alone, InBook };
    /// `place`: whether a how-to-play sheet is printed alone or as a page of a book.
    BookPrint(const RuleBook& book, QSizeF page, const QHash<QString, QImage>& drawn, BookChoice choice,
              Place place);

    /// A part of the strip, between two y positions.
    struct Cut {
        double from = 0;
        double to = 0;
        double at = 0;    ///< y position on the page
        double scale = 1; ///< below 1 if it would be taller than a page
    };
    using Page = std::vector<Cut>;
    enum class Part { Text, Figure, Sheet }; ///< a sheet is a page by itself
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
    QRectF placeOf(const QTextBlock& block) const;
    void paintCover(QPainter& painter) const;
    void paintFrame(QPainter& painter, int page) const;

    const RuleBook& book_;
    QSizeF page_; ///< in points, like everything here
    BookChoice choice_;
    double breadth_; ///< width of the strip; more than the page's if it is painted smaller
    double beside_;  ///< fraction of it for the pictures of the how-to-play sheet
    Place place_;
    std::unique_ptr<PaperText> strip_;
    std::unique_ptr<BookPrint> sheet_; ///< in a book: the how-to-play page, in type that fills it
    std::vector<Page> pages_;
    std::vector<std::pair<QString, int>> starts_; ///< chapter titles and their first pages
};

/// Draws the chosen diagrams of a book for pages of that size, at 300 dots per inch, cropped to their
/// content. Sequentially; after each one `goesOn` is called with the numbers done and in total, and cancels
/// by returning false.
QHash<QString, QImage> drawDiagrams(const RuleBook& book, QSizeF page, DiagramSource& source,
                                    const std::function<bool(int done, int count)>& goesOn = {},
                                    BookChoice choice = {});
/// Asks for options, and prints the book or saves it as a PDF. `codes` as in BookChoice.
void printBook(const RuleBook& book, DiagramSource* diagrams, bool codes, PaperTarget target,
               QWidget* parent);
} // namespace drawbridge
