// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets.h"

#include "print/boxfaces.h"
#include "print/wholepages.h"
#include "text/gametext.h"

#include <QCoreApplication>
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

} // namespace

Sheets::Sheets(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options)
    : game_(toQString(game.id()))
    , problem_(problemWith(options))
    , options_(options)
    , painter_(makeSheetPainter()) {
    QStringList titles;
    for (const PieceSet& set : sets) {
        if (!problem_.isEmpty()) break;
        if (set.count() == 0) continue;
        titles << set.title;
        add(set);
    }
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

void Sheets::fail(const PieceSet& set, const QString& problem) {
    if (problem.isEmpty() || !problem_.isEmpty()) return;
    //: %1 is what is to be printed, "Cards", %2 a sentence on what is wrong with it
    problem_ = Words::tr("%1: %2").arg(set.title, problem);
}

void Sheets::add(const PieceSet& set) {
    SheetPage page;
    page.game_ = game_;
    page.title_ = set.title;
    page.painter_ = painter_;
    page.pieces_ = set.pieces;
    if (set.wholePage) {
        page.sort_ = SheetPage::Sort::text;
        page.text_ = set.page;
        page.plan_ = bareSheet(options_, false);
        fail(set, problemWithText(page.plan_.paper));
        for (TextPage& one : textPages(set.page, page.plan_.paper)) {
            page.textPage_ = std::move(one);
            pages_.push_back(page);
        }
        return;
    }
    // Pieces of one size lie on pages of their own.
    std::vector<Stack> stacks;
    for (std::size_t i = 0; i < set.pieces.size(); ++i) {
        const SheetPiece& piece = set.pieces[i];
        const QSizeF size = piece.card ? options_.card : piece.size;
        const double corner =
            painter_->cornerMillimetres(piece.face) * scaleInto(size, painter_->sizeMillimetres(piece.face));
        auto stack = std::ranges::find(stacks, size, &Stack::size);
        if (stack == stacks.end()) stack = stacks.insert(stack, {size, {}, piece.card, false, corner});
        stack->pieces.insert(stack->pieces.end(), static_cast<std::size_t>(piece.count), static_cast<int>(i));
        stack->corner = std::min(stack->corner, corner);
        stack->backs = stack->backs || !piece.back.isEmpty();
    }
    for (const Stack& stack : stacks) {
        Plan plan = layOut(stack, options_);
        fail(set, plan.problem);
        for (PagePlan& one : plan.pages) {
            page.plan_ = std::move(one);
            pages_.push_back(page);
        }
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

} // namespace drawbridge
