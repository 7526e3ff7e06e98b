// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/components.h"
#include "print/layout.h"
#include "print/sheetoptions.h"
#include "print/wholepages.h"

#include <QString>
#include <memory>
#include <vector>

class QPainter;

// Sheets to print, cut out and play with. Usage:
//
//     std::vector<PieceSet> sets = pieceSets(game, wholeSetup(game));   // components.h: what there is
//     chooseSets(sets, {"cards"});                                      // or set the counts directly
//     SheetOptions options;                                             // sheetoptions.h
//     Sheets sheets(game, sets, options);                               // lays all out, paints nothing
//     if (!sheets.laidOut()) …                                          // why not: text/problem.h
//     painter.scale(dotsPerMillimetre, dotsPerMillimetre);              // a preview paints a page
//     sheets.pages()[0].paint(painter, options);
//     const auto written = writePdf(sheets, file, progress);            // outputs.h: files, all in one way
//
// Sheets is a self-contained value, made in a few milliseconds. It may be copied to other threads and painted
// and written there, several at once. Make a new one whenever something has changed.
namespace drawbridge {

class FacePainter;

/// One side of a sheet of paper. Paints itself on a screen, printer or file.
class SheetPage {
  public:
    /// In reading orientation, in millimetres.
    QSizeF size() const { return plan_.paper; }
    /// What the page holds: "Cards", "Rules".
    const QString& title() const { return title_; }
    /// Page number, from 1, and the total.
    int number() const { return number_; }
    int of() const { return of_; }
    bool isBacks() const { return plan_.isBacks; }
    /// Blank: the back of a page that has none.
    bool isEmpty() const { return sort_ == Sort::pieces && plan_.places.empty(); }
    const PagePlan& plan() const { return plan_; }
    /// The pieces that the indices in PagePlan::places refer to.
    const std::vector<SheetPiece>& pieces() const { return *pieces_; }

    /// Paints the page with its upper left corner at (0, 0), one painter unit per millimetre. Does not fill
    /// the background. `options` must be those the sheets were made with.
    void paint(QPainter& painter, const SheetOptions& options) const;

  private:
    friend class Sheets;
    enum class Sort { pieces, text, face, calibration };

    void paintPlaces(QPainter& painter, const SheetOptions& options) const;
    void paintMargin(QPainter& painter, const SheetOptions& options) const;

    Sort sort_ = Sort::pieces;
    PagePlan plan_;
    QString games_; ///< display names of the games on it; empty: none
    QString title_;
    int number_ = 1;
    int of_ = 1;
    QString text_; ///< rich text of which the page shows a part
    TextPage textPage_;
    QString face_; ///< face that fills the page
    std::shared_ptr<const std::vector<SheetPiece>> pieces_ =
        std::make_shared<const std::vector<SheetPiece>>();
    std::shared_ptr<const FacePainter> painter_;
};

/// All pages for the chosen sets.
class Sheets {
  public:
    /// Lays out all pieces of `sets` whose count is above 0. They may belong to several games, which then
    /// share pages; `game` is used for file names. See laidOut().
    Sheets(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options);
    /// The two-sided calibration sheet (SheetOptions::correction): two pages.
    static Sheets calibration(const SheetOptions& options);

    /// Whether there is something to print; the problem says what would help.
    const Result<>& laidOut() const { return laidOut_; }
    /// In printing order: first pages with backs, each front followed by its back, and duplexed pages of
    /// text; then pages without. Blank backs between those keep fronts on the front sides. If only some are
    /// printed (SheetOptions::pages) they keep their numbers, and the other sides of their sheets are
    /// included.
    const std::vector<SheetPage>& pages() const { return pages_; }
    const SheetOptions& options() const { return options_; }
    /// "Castle Rampage: Cards", or "Castle Rampage" for more than two sets: title of the document and file
    /// name.
    const QString& title() const { return title_; }
    const QString& gameId() const { return game_; }

  private:
    Sheets() = default;
    void addPieces(const std::vector<PieceSet>& sets);
    std::vector<SheetPage> wholePages(const PieceSet& set);
    void addLeaflets(const std::vector<PieceSet>& sets);
    void fail(const QString& title, const Problem& problem);
    void keepSides();
    void number();
    void keepChosen();

    QString game_;
    QString title_;
    Result<> laidOut_;
    SheetOptions options_;
    std::vector<SheetPage> pages_;
    std::shared_ptr<const FacePainter> painter_;
};

/// Whether the fonts here have all letters for these.
Result<> checkFonts(const std::vector<PieceSet>& sets);

/// Example: "14 pages, 7 sheets of A4, 118 pieces; printed on both sides, turned over the long edge."
QString summaryOf(const Sheets& sheets);

} // namespace drawbridge
