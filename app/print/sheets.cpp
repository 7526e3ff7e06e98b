// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets.h"

#include "faces/fonts.h"
#include "print/boxfaces.h"
#include "print/sheetgrid.h"
#include "print/sheetwords.h"
#include "print/wholepages.h"
#include "text/gametext.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <algorithm>

namespace drawbridge {

namespace {

QString gameName(const QString& id) { return textFor(id.toStdString()).gameName(); }

QString joined(QStringList names) {
    names.removeDuplicates();
    return names.join(QLatin1String(", "));
}

/// Parses a page list such as "1-4, 7, 9-": page numbers in any order; empty if it is invalid.
std::vector<int> pagesMeant(const QString& words, int count) {
    static const QRegularExpression form(QStringLiteral("^(\\d{1,6})(\\s*[-–]\\s*(\\d{1,6})?)?$"));
    std::vector<int> pages;
    for (const QString& word : words.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto match = form.match(word.trimmed());
        if (!match.hasMatch()) return {};
        const int first = match.captured(1).toInt();
        const int last = match.hasCaptured(3)   ? match.captured(3).toInt()
                         : match.hasCaptured(2) ? count
                                                : first;
        for (int page = std::max(1, first); page <= std::min(last, count); ++page) pages.push_back(page);
    }
    return pages;
}

QString paperName(const QSizeF& paper) {
    for (const NamedSize& known : paperSizes())
        if (known.size == paper) return nameOf(known);
    const QLocale locale;
    return SheetWords::tr("%1 × %2 mm").arg(locale.toString(paper.width()), locale.toString(paper.height()));
}

} // namespace

Sheets::Sheets(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options)
    : game_(toQString(game.id()))
    , laidOut_(check(options))
    , options_(options)
    , painter_(makeSheetPainter()) {
    QStringList titles;
    QStringList games;
    for (const PieceSet& set : sets)
        if (set.count() > 0) {
            titles << set.title;
            games << gameName(set.game);
        }
    games.removeDuplicates();
    if (laidOut_) addPieces(sets);
    if (laidOut_) addLeaflets(sets);
    if (laidOut_ && pages_.empty()) laidOut_ = Problem("nothing-to-print");
    if (!laidOut_) pages_.clear();
    keepSides();
    title_ = games.isEmpty() ? gameName(game_) : joined(games);
    // With more than two titles, the game stands for the whole box; each page has its own title.
    if (games.size() == 1 && titles.size() <= 2)
        //: The title of sheets to cut out: %1 is a game, %2 what is on them, "Cards, Overviews"
        title_ = SheetWords::tr("%1: %2").arg(title_, joined(titles));
    number();
    keepChosen();
}

Sheets Sheets::calibration(const SheetOptions& options) {
    Sheets sheets;
    sheets.options_ = options;
    sheets.laidOut_ = check(options);
    //: The title of a sheet that shows by how much a printer misses
    sheets.title_ = SheetWords::tr("Calibration sheet");
    if (!sheets.laidOut_) return sheets;
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

void Sheets::fail(const QString& title, const Problem& problem) {
    if (laidOut_) laidOut_ = Problem("wrong-with", {title, problem.text()});
}

/// The pages of a set without pieces.
std::vector<SheetPage> Sheets::wholePages(const PieceSet& set) {
    SheetPage page;
    page.games_ = gameName(set.game);
    page.title_ = set.title;
    page.painter_ = painter_;
    page.sort_ = SheetPage::Sort::text;
    page.text_ = set.page;
    page.plan_ = bareSheet(options_, false);
    if (!set.face.isEmpty()) {
        page.sort_ = SheetPage::Sort::face;
        page.face_ = set.face;
        return {page};
    }
    if (const auto fit = checkForText(page.plan_.paper); !fit) fail(set.title, fit.problem());
    std::vector<SheetPage> pages;
    for (const TextPage& text : textPages(set.page, page.plan_.paper)) {
        page.textPage_ = text;
        pages.push_back(page);
    }
    return pages;
}

/// All texts of a game form one leaflet, printed as a booklet when duplexing: its pages come before those
/// that need a blank back. Each copy starts on a new sheet.
void Sheets::addLeaflets(const std::vector<PieceSet>& sets) {
    const bool bothSides = options_.backs == SheetBacks::duplex && options_.layout != SheetLayout::gutterfold;
    struct Leaflet {
        QString game;
        std::vector<std::pair<std::vector<SheetPage>, int>> parts; ///< with the number of copies of each
        int copies = 0;
    };
    std::vector<Leaflet> leaflets;
    for (const PieceSet& set : sets) {
        if (!set.wholePage || set.copies <= 0) continue;
        auto leaflet = std::ranges::find(leaflets, set.game, &Leaflet::game);
        if (leaflet == leaflets.end()) leaflet = leaflets.insert(leaflet, {set.game, {}, 0});
        leaflet->parts.emplace_back(wholePages(set), set.copies);
        leaflet->copies = std::max(leaflet->copies, set.copies);
    }
    std::vector<SheetPage> pages;
    for (const Leaflet& leaflet : leaflets)
        for (int copy = 0; copy < leaflet.copies; ++copy) {
            bool isBack = false;
            for (const auto& [part, copies] : leaflet.parts) {
                if (copy >= copies) continue;
                for (const SheetPage& page : part) {
                    pages.push_back(page);
                    pages.back().plan_.isBacks = isBack;
                    isBack = bothSides && !isBack;
                }
            }
        }
    std::size_t before = 0;
    while (before + 1 < pages_.size() && pages_[before + 1].isBacks()) before += 2;
    const auto at = bothSides ? pages_.begin() + static_cast<std::ptrdiff_t>(before) : pages_.end();
    pages_.insert(at, pages.begin(), pages.end());
}

/// Groups pieces of one size, whichever sets they belong to.
void Sheets::addPieces(const std::vector<PieceSet>& sets) {
    auto pieces = std::make_shared<std::vector<SheetPiece>>();
    QStringList titles; // set title of each piece
    QStringList games;
    std::vector<Stack> stacks;
    for (const PieceSet& set : sets)
        for (const SheetPiece& each : set.pieces) {
            const SheetPiece piece = madeToMeasure(each, options_);
            const auto number = static_cast<int>(pieces->size());
            pieces->push_back(piece);
            titles << set.title;
            games << gameName(set.game);
            if (piece.count == 0) continue;
            const QSizeF face = painter_->sizeMillimetres(piece.face);
            const double corner =
                painter_->cornerMillimetres(piece.face) *
                std::min(piece.size.width() / face.width(), piece.size.height() / face.height());
            auto stack = std::ranges::find_if(
                stacks, [&](const Stack& one) { return one.size == piece.size && one.card == piece.card; });
            if (stack == stacks.end())
                stack =
                    stacks.insert(stack, {piece.size, {}, piece.card, false, corner, piece.holds == 0, true});
            stack->pieces.insert(stack->pieces.end(), static_cast<std::size_t>(piece.count), number);
            stack->corner = std::min(stack->corner, corner);
            stack->backs = stack->backs || !piece.back.isEmpty();
            stack->oneSided = stack->oneSided && piece.back.isEmpty() && piece.filler.isEmpty();
        }
    auto plans = layOut(stacks, options_);
    if (!plans) {
        const auto misfit =
            std::ranges::find_if(stacks, [&](const Stack& one) { return !gridFor(one, options_); });
        const QString title = titles[misfit->pieces.front()];
        stacks.erase(misfit);
        if (stacks.empty() || !layOut(stacks, options_)) return fail(title, plans.problem());
        return fail(title, Problem("no-room-for-it", {plans.problem().text()}));
    }
    for (PagePlan& one : *plans) {
        SheetPage page;
        page.painter_ = painter_;
        page.pieces_ = pieces;
        QStringList held;
        QStringList of;
        for (const Place& place : one.places) {
            held << titles[place.piece];
            of << games[place.piece];
        }
        page.title_ = joined(held);
        page.games_ = joined(of);
        page.plan_ = std::move(one);
        pages_.push_back(std::move(page));
    }
}

/// When some pages have backs the printer duplexes: pages without a back get a page of fillers or a blank
/// one, else the following fronts would be printed on backs and vice versa.
void Sheets::keepSides() {
    if (std::ranges::none_of(pages_, &SheetPage::isBacks)) return;
    for (std::size_t i = 0; i + 1 < pages_.size(); ++i) {
        if (pages_[i].isBacks() || pages_[i + 1].isBacks()) continue;
        SheetPage behind = pages_[i];
        if (std::ranges::any_of(behind.plan_.places, [&](const Place& place) {
                return !behind.pieces()[static_cast<std::size_t>(place.piece)].filler.isEmpty();
            })) {
            behind.plan_ = backsOf(behind.plan_, options_);
        } else {
            behind.sort_ = SheetPage::Sort::pieces;
            behind.plan_ = {};
            behind.plan_.paper = pages_[i].size();
            behind.plan_.isBacks = true;
        }
        pages_.insert(pages_.begin() + static_cast<std::ptrdiff_t>(i) + 1, behind);
    }
}

void Sheets::number() {
    int number = 0;
    for (SheetPage& page : pages_) {
        page.number_ = ++number;
        page.of_ = static_cast<int>(pages_.size());
    }
}

/// Keeps the requested pages and the other sides of their sheets: duplexing would otherwise print fronts on
/// backs.
void Sheets::keepChosen() {
    if (options_.pages.trimmed().isEmpty() || pages_.empty()) return;
    const auto count = static_cast<int>(pages_.size());
    const std::vector<int> meant = pagesMeant(options_.pages, count);
    std::vector<SheetPage> kept;
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        const bool hasBack = i + 1 < pages_.size() && pages_[i + 1].isBacks();
        const int other =
            pages_[i].isBacks() ? pages_[i].number() - 1 : pages_[i].number() + (hasBack ? 1 : 0);
        if (std::ranges::any_of(meant, [&](int one) { return one == pages_[i].number() || one == other; }))
            kept.push_back(pages_[i]);
    }
    if (kept.empty()) laidOut_ = Problem("no-such-pages", {options_.pages, QString::number(count)});
    pages_ = std::move(kept);
}

Result<> checkFonts(const std::vector<PieceSet>& sets) {
    constexpr qsizetype kTold = 3;
    QStringList names;
    for (const PieceSet& set : sets) {
        if (set.count() > 0 &&
            !canBeWritten(set.title + QTextDocumentFragment::fromHtml(set.page).toPlainText()))
            names << set.title;
        for (const SheetPiece& piece : set.pieces)
            if (piece.count > 0 && !canBeWritten(piece.name + piece.words)) names << piece.name;
    }
    names.removeDuplicates();
    if (names.isEmpty()) return {};
    const auto more = static_cast<int>(std::max(names.size() - kTold, qsizetype{0}));
    QString told = QLocale().createSeparatedList(names.mid(0, kTold));
    //: Goes on after the names of some cards: %1 are those, %n is how many others there are
    if (more > 0) told = SheetWords::tr("%1 and %n other(s)", nullptr, more).arg(told);
    return Problem("letters-missing", {told});
}

QString summaryOf(const Sheets& sheets) {
    int fronts = 0;
    int pieces = 0;
    for (const SheetPage& page : sheets.pages()) {
        if (page.isBacks()) continue;
        ++fronts;
        pieces += static_cast<int>(std::ranges::count(page.plan().places, false, &Place::isBack));
    }
    const SheetOptions& options = sheets.options();
    const auto pages = static_cast<int>(sheets.pages().size());
    //: %n pages to print
    QString said = SheetWords::tr("%n page(s)", nullptr, pages);
    //: Goes on after "14 pages": %n sheets of paper, %1 is its name
    said += SheetWords::tr(", %n sheet(s) of %1", nullptr, fronts).arg(paperName(options.paper));
    //: Goes on: how many cards, tiles and so on there are in all
    if (pieces > 0) said += SheetWords::tr(", %n piece(s)", nullptr, pieces);
    if (fronts == pages) return said + SheetWords::tr("; printed on one side.");
    return said + (options.flip == SheetFlip::longEdge
                       ? SheetWords::tr("; printed on both sides, turned over the long edge.")
                       : SheetWords::tr("; printed on both sides, turned over the short edge."));
}

} // namespace drawbridge
