// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets.h"

#include "print/boxfaces.h"
#include "print/wholepages.h"
#include "text/gametext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

/// By how much a picture is scaled that is to fill as much as it can.
double scaleInto(const QSizeF& room, const QSizeF& picture) {
    return std::min(room.width() / picture.width(), room.height() / picture.height());
}

QString paperName(const QSizeF& paper) {
    for (const NamedSize& known : paperSizes())
        if (known.size == paper) return nameOf(known);
    const QLocale locale;
    return Words::tr("%1 × %2 mm").arg(locale.toString(paper.width()), locale.toString(paper.height()));
}

} // namespace

Sheets::Sheets(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options)
    : game_(toQString(game.id()))
    , problem_(problemWith(options))
    , options_(options)
    , painter_(makeSheetPainter()) {
    QStringList titles;
    for (const PieceSet& set : sets)
        if (set.count() > 0) titles << set.title;
    if (problem_.isEmpty()) addPieces(sets);
    for (const PieceSet& set : sets)
        if (problem_.isEmpty() && set.wholePage) addText(set);
    if (problem_.isEmpty() && pages_.empty()) problem_ = Words::tr("Nothing has been chosen to be printed.");
    if (!problem_.isEmpty()) pages_.clear();
    keepSides();
    title_ = textFor(game.id()).gameName();
    // Of more than two it is the box with all that is in it; each page says what it holds.
    if (titles.size() == 1 || titles.size() == 2)
        //: The title of sheets to cut out: %1 is a game, %2 what is on them, "Cards, Overviews"
        title_ = Words::tr("%1: %2").arg(title_, titles.join(QLatin1String(", ")));
    number();
}

Sheets Sheets::calibration(const SheetOptions& options) {
    Sheets sheets;
    sheets.options_ = options;
    sheets.problem_ = problemWith(options);
    //: The title of a sheet that shows by how much a printer misses
    sheets.title_ = Words::tr("Calibration sheet");
    if (!sheets.problem_.isEmpty()) return sheets;
    sheets.painter_ = makeSheetPainter();
    for (const bool isBack : {false, true}) {
        SheetPage page;
        page.sort_ = SheetPage::Sort::calibration;
        page.plan_ = bareSheet(options, isBack);
        page.title_ = sheets.title_;
        page.painter_ = sheets.painter_;
        sheets.pages_.push_back(page);
    }
    sheets.number();
    return sheets;
}

void Sheets::fail(const QString& title, const QString& problem) {
    if (problem.isEmpty() || !problem_.isEmpty()) return;
    //: %1 is what is to be printed, "Cards", %2 a sentence on what is wrong with it
    problem_ = Words::tr("%1: %2").arg(title, problem);
}

void Sheets::addText(const PieceSet& set) {
    SheetPage page;
    page.game_ = game_;
    page.title_ = set.title;
    page.painter_ = painter_;
    page.sort_ = SheetPage::Sort::text;
    page.text_ = set.page;
    page.plan_ = bareSheet(options_, false);
    fail(set.title, problemWithText(page.plan_.paper));
    std::vector<TextPage> text = textPages(set.page, page.plan_.paper);
    for (int copy = 0; copy < set.copies; ++copy)
        for (const TextPage& one : text) {
            page.textPage_ = one;
            pages_.push_back(page);
        }
}

/// Pieces of one size lie together, whichever sets they belong to.
void Sheets::addPieces(const std::vector<PieceSet>& sets) {
    auto pieces = std::make_shared<std::vector<SheetPiece>>();
    QStringList titles; // of the set of each piece
    std::vector<Stack> stacks;
    for (const PieceSet& set : sets)
        for (const SheetPiece& each : set.pieces) {
            const SheetPiece piece = madeToMeasure(each, options_);
            const auto number = static_cast<int>(pieces->size());
            pieces->push_back(piece);
            titles << set.title;
            if (piece.count == 0) continue;
            const double corner = painter_->cornerMillimetres(piece.face) *
                                  scaleInto(piece.size, painter_->sizeMillimetres(piece.face));
            auto stack = std::ranges::find_if(
                stacks, [&](const Stack& one) { return one.size == piece.size && one.card == piece.card; });
            if (stack == stacks.end())
                stack = stacks.insert(stack, {piece.size, {}, piece.card, false, corner, piece.holds == 0});
            stack->pieces.insert(stack->pieces.end(), static_cast<std::size_t>(piece.count), number);
            stack->corner = std::min(stack->corner, corner);
            stack->backs = stack->backs || !piece.back.isEmpty();
        }
    Plan plan = layOut(stacks, options_);
    if (!plan.problem.isEmpty()) return fail(titles[stacks[plan.misfit].pieces.front()], plan.problem);
    for (PagePlan& one : plan.pages) {
        SheetPage page;
        page.game_ = game_;
        page.painter_ = painter_;
        page.pieces_ = pieces;
        QStringList held;
        for (const Place& place : one.places) held << titles[place.piece];
        held.removeDuplicates();
        page.title_ = held.join(QLatin1String(", "));
        page.plan_ = std::move(one);
        pages_.push_back(std::move(page));
    }
}

/// Where some pages have backs, a printer prints both sides: after one that has none the other side stays
/// empty, or the next fronts would come there and all backs after them be fronts.
void Sheets::keepSides() {
    if (std::ranges::none_of(pages_, &SheetPage::isBacks)) return;
    for (std::size_t i = 0; i + 1 < pages_.size(); ++i) {
        if (pages_[i].isBacks() || pages_[i + 1].isBacks()) continue;
        SheetPage empty;
        empty.game_ = game_;
        empty.title_ = pages_[i].title_;
        empty.painter_ = painter_;
        empty.plan_.paper = pages_[i].size();
        empty.plan_.isBacks = true;
        pages_.insert(pages_.begin() + static_cast<std::ptrdiff_t>(i) + 1, empty);
    }
}

void Sheets::number() {
    int number = 0;
    for (SheetPage& page : pages_) {
        page.number_ = ++number;
        page.of_ = static_cast<int>(pages_.size());
    }
}

QString summaryOf(const Sheets& sheets) {
    int fronts = 0;
    int pieces = 0;
    for (const SheetPage& page : sheets.pages()) {
        if (!page.isBacks()) ++fronts;
        pieces += static_cast<int>(std::ranges::count(page.plan().places, page.isBacks(), &Place::isBack) *
                                   (page.isBacks() ? 0 : 1));
    }
    const SheetOptions& options = sheets.options();
    const auto pages = static_cast<int>(sheets.pages().size());
    //: %n pages to print
    QString said = Words::tr("%n page(s)", nullptr, pages);
    //: Goes on after "14 pages": %n sheets of paper, %1 is its name
    said += Words::tr(", %n sheet(s) of %1", nullptr, fronts).arg(paperName(options.paper));
    //: Goes on: how many cards, tiles and so on there are in all
    if (pieces > 0) said += Words::tr(", %n piece(s)", nullptr, pieces);
    if (fronts == pages) return said + Words::tr("; printed on one side.");
    return said + (options.flip == SheetFlip::longEdge
                       ? Words::tr("; printed on both sides, turned over the long edge.")
                       : Words::tr("; printed on both sides, turned over the short edge."));
}

} // namespace drawbridge
