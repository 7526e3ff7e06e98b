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

// Sheets to print, cut out and play with. How it goes:
//
//     std::vector<PieceSet> sets = pieceSets(game, wholeSetup(game));   // components.h: what there is
//     chooseSets(sets, {"cards"});                                      // or set the counts by hand
//     SheetOptions options;                                             // sheetoptions.h: how it is wanted
//     Sheets sheets(game, sets, options);                               // lays all out, paints nothing
//     if (!sheets.problem().isEmpty()) …                                // a sentence for a person
//     painter.scale(dotsPerMillimetre, dotsPerMillimetre);              // a preview paints a page
//     sheets.pages()[0].paint(painter, options);
//     QString problem = writePdf(sheets, file, progress);               // outputs.h: files, all in one way
//
// Sheets is a value that holds all it needs, is made in some milliseconds, and may be copied into another
// thread and painted and written there, several at once. Make a new one whenever something has changed.
namespace drawbridge {

class FacePainter;

/// One side of a sheet of paper. Knows how to paint itself: on the screen, a printer, a file.
class SheetPage {
  public:
    /// As it is held, in millimetres.
    QSizeF size() const { return plan_.paper; }
    /// What the page holds: "Cards", "Rules".
    const QString& title() const { return title_; }
    /// The page's number, from 1, of how many.
    int number() const { return number_; }
    int of() const { return of_; }
    bool isBacks() const { return plan_.isBacks; }
    /// Nothing is printed on it: it is the other side of what has none.
    bool isEmpty() const { return sort_ == Sort::pieces && plan_.places.empty(); }
    const PagePlan& plan() const { return plan_; }
    /// The pieces that PagePlan's places mean.
    const std::vector<SheetPiece>& pieces() const { return *pieces_; }

    /// Paints the page with its upper left corner at (0, 0), a millimetre to a unit of the painter. Paints no
    /// paper: what stays white is not touched. `options` are those the sheets were made with.
    void paint(QPainter& painter, const SheetOptions& options) const;

  private:
    friend class Sheets;
    enum class Sort { pieces, text, face, calibration };

    void paintPlaces(QPainter& painter, const SheetOptions& options) const;
    void paintMargin(QPainter& painter, const SheetOptions& options) const;

    Sort sort_ = Sort::pieces;
    PagePlan plan_;
    QString games_; ///< what it belongs to, as people call it; empty: to none
    QString title_;
    int number_ = 1;
    int of_ = 1;
    QString text_; ///< rich text of which it holds a part
    TextPage textPage_;
    QString face_; ///< that fills it
    std::shared_ptr<const std::vector<SheetPiece>> pieces_ =
        std::make_shared<const std::vector<SheetPiece>>();
    std::shared_ptr<const FacePainter> painter_;
};

/// All pages of what was chosen.
class Sheets {
  public:
    /// Lays out all pieces of `sets` whose count is above 0. They may be of several games, which share pages
    /// then; `game` is the one by which files are called. See problem().
    Sheets(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options);
    /// A sheet for both sides of a printer that shows by how much it misses (SheetOptions::offset): two
    /// pages.
    static Sheets calibration(const SheetOptions& options);

    /// Why there is nothing to print, in a sentence that says what would help; empty if all is well.
    const QString& problem() const { return problem_; }
    /// In the order in which a printer takes them: first what has backs, each front followed by its back, and
    /// pages of text, on both sides of theirs; then what has none. Between those an empty back keeps them on
    /// the fronts of their sheets. Of some only (SheetOptions::pages) each keeps its number, and brings what
    /// is behind it.
    const std::vector<SheetPage>& pages() const { return pages_; }
    const SheetOptions& options() const { return options_; }
    /// "Castle Rampage: Cards", or "Castle Rampage" if there is much of it: for the document and as a name of
    /// a file.
    const QString& title() const { return title_; }
    const QString& gameId() const { return game_; }

  private:
    Sheets() = default;
    void addPieces(const std::vector<PieceSet>& sets);
    std::vector<SheetPage> wholePages(const PieceSet& set);
    void addLeaflets(const std::vector<PieceSet>& sets);
    void fail(const QString& title, const QString& problem);
    void keepSides();
    void number();
    void keepChosen();

    QString game_;
    QString title_;
    QString problem_;
    SheetOptions options_;
    std::vector<SheetPage> pages_;
    std::shared_ptr<const FacePainter> painter_;
};

/// What of these no font here has all letters for, in a sentence that says what would help; empty if there is
/// nothing.
QString unwrittenOf(const std::vector<PieceSet>& sets);

/// "14 pages, 7 sheets of A4, 118 pieces; printed on both sides, turned over the long edge."
QString summaryOf(const Sheets& sheets);

} // namespace drawbridge
