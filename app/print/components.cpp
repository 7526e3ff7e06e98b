// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/components.h"

#include "match/setup.h"
#include "print/boxfaces.h"
#include "print/referencecard.h"
#include "print/sheetwords.h"
#include "print/tuckbox.h"
#include "text/book/bookpage.h"
#include "text/gamesheet.h"
#include "text/gametext.h"
#include "text/houserules.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <numeric>

namespace drawbridge {

namespace {

constexpr QSizeF kCard{63, 88};
const QString kAll = QStringLiteral("all");

QString playersOf(const GameInfo& game) {
    if (game.minSeats() == game.maxSeats())
        //: How many people play a game
        return SheetWords::tr("%n player(s)", "", game.minSeats());
    //: How many people play a game: %1 to %2, the second of which is always more than one
    return SheetWords::tr("%1 to %2 players")
        .arg(QLocale().toString(game.minSeats()), QLocale().toString(game.maxSeats()));
}

/// "knight" of "castle-rampage/deck-1/knight".
QString idOf(const QString& picture) { return picture.section(QLatin1Char('/'), -1); }

PieceSet played(const GameInfo& game, const Setup& setup) {
    const GameText& text = textFor(game.id());
    const bool tiles = sheetOf(game.id()).hasTiles;
    PieceSet set{.id = tiles ? QStringLiteral("tiles") : QStringLiteral("cards"),
                 //: What is printed
                 .title = tiles ? SheetWords::tr("Tiles") : SheetWords::tr("Cards")};
    for (const BoxedKind& kind : game.box(setup)) {
        // A kind may have several prints (variants of its artwork) that its cards are divided among; a print
        // with another face is only another orientation of the same card.
        const auto prints = static_cast<int>(kind.prints.size());
        for (const Print& print : kind.prints) {
            const QString picture = toQString(picturePath(game, setup, print.face, print.look));
            set.pieces.push_back({.id = idOf(picture),
                                  .name = text.faceNameIn(setup, print.face),
                                  .face = picture,
                                  .back = backOf(game),
                                  .count = kind.count / prints,
                                  .size = tiles ? QSizeF(kTile, kTile) : kCard,
                                  .card = !tiles,
                                  .part = text.packPart(setup, print),
                                  .words = text.cardPage(setup, print.face).meaning});
        }
    }
    return set;
}

QString pathOf(const GameInfo& game, const std::string& back) {
    return toQString(game.id()) + QLatin1Char('/') + toQString(back);
}

/// The packs that are played with; both, where each of two players has one.
std::vector<PieceSet> packs(const GameInfo& game, const Setup& setup) {
    PieceSet all = played(game, setup);
    const std::vector<std::string> backs = game.packs(setup);
    if (backs.size() < 2) return {std::move(all)};
    for (SheetPiece& piece : all.pieces) {
        piece.count /= 2;
        piece.back = pathOf(game, backs[0]);
    }
    PieceSet second = all;
    second.id += QLatin1String("-2");
    for (SheetPiece& piece : second.pieces) {
        piece.id += QLatin1String("-2");
        piece.back = pathOf(game, backs[1]);
    }
    //: What is printed: the pack of cards that one of two players has, with black backs
    all.title = SheetWords::tr("Cards of the first player");
    //: What is printed: the pack of cards that the other of two players has, with red backs
    second.title = SheetWords::tr("Cards of the second player");
    return {std::move(all), std::move(second)};
}

/// The two optional cards of Caleira.
PieceSet moats(const GameInfo& game, const Setup& setup) {
    //: What is printed: the two Moats of Castles of Caleira, which can be played with
    PieceSet set{.id = QStringLiteral("moats"), .title = SheetWords::tr("Moats")};
    const auto option = findOption(game, "moats");
    if (!option || optionOf(setup, *option) != 0) return set;
    Setup with = setup;
    setOption(with, *option, 1);
    const PieceSet fewer = played(game, setup);
    for (const SheetPiece& piece : played(game, with).pieces)
        if (std::ranges::find(fewer.pieces, piece.id, &SheetPiece::id) == fewer.pieces.end())
            set.pieces.push_back(piece);
    return set;
}

/// What else is in the box: one of each faction, a reference card for each of two players.
void addFurther(std::vector<PieceSet>& sets, const GameInfo& game, const Setup& setup) {
    //: What is printed: the factions of Castle Wars
    PieceSet factions{.id = QStringLiteral("factions"), .title = SheetWords::tr("Factions")};
    //: What is printed: cards to look things up on
    PieceSet overviews{.id = QStringLiteral("overviews"), .title = SheetWords::tr("Overviews")};
    for (const CardPage& page : textFor(game.id()).furtherPages(setup)) {
        const QString picture = page.pictures.value(0);
        const bool faction = idOf(picture).startsWith(QLatin1String("faction-"));
        (faction ? factions : overviews)
            .pieces.push_back({.id = idOf(picture),
                               .name = page.name,
                               .face = picture,
                               .back = backOf(game),
                               .count = faction ? 1 : 2,
                               .size = kCard,
                               .card = true,
                               .words = page.meaning});
    }
    sets.push_back(std::move(factions));
    sets.push_back(std::move(overviews));
}

/// Castle mats, one for each player.
PieceSet mats(const GameInfo& game) {
    //: What is printed: what the castles of Castle Keep are built on
    PieceSet set{.id = QStringLiteral("mats"), .title = SheetWords::tr("Mats"), .onTable = true};
    const QString mat = QStringLiteral("box/mat-") + toQString(game.id());
    if (sheetOf(game.id()).hasTiles)
        set.pieces.push_back({.id = QStringLiteral("mat"),
                              //: What the castles of Castle Keep are built on
                              .name = SheetWords::tr("Mat"),
                              .face = mat,
                              .count = game.maxSeats(),
                              .size = {138, 138},
                              .filler = mat + QLatin1String("/back")});
    return set;
}

/// Reference cards, one for each player.
PieceSet referenceCards(const GameInfo& game) {
    //: What is printed: cards on which each player can look up what to do in a turn
    PieceSet set{.id = QStringLiteral("reference"), .title = SheetWords::tr("Reference cards")};
    //: A card on which a player can look up what to do in a turn
    set.pieces.push_back({set.id, SheetWords::tr("Reference card"), referenceFace(game), referenceBack(game),
                          game.maxSeats(), kReferenceCard});
    return set;
}

/// Label for the lid of a box and one side of its edge.
PieceSet label(const GameInfo& game, const Setup& setup) {
    //: What is printed
    PieceSet set{.id = QStringLiteral("label"), .title = SheetWords::tr("Box label")};
    set.pieces.push_back({set.id, set.title, labelFace(game, setup), {}, 1, {100, 90}});
    return set;
}

/// Tuck box for all pieces that are drawn and shuffled.
PieceSet box(const GameInfo& game, const Setup& setup, const std::vector<PieceSet>& sets) {
    //: What is printed: a box of paper for the cards, to be folded and glued
    PieceSet set{.id = QStringLiteral("box"), .title = SheetWords::tr("Tuck box")};
    SheetPiece piece{.id = set.id, .name = set.title, .face = tuckBoxFace(game, setup), .count = 1};
    if (const SheetPiece& first = sets.front().pieces.front(); !first.card) piece.held = first.size;
    for (const PieceSet& each : sets)
        for (const SheetPiece& one : each.pieces)
            if (!one.back.isEmpty()) piece.holds += one.count;
    set.pieces.push_back(madeToMeasure(std::move(piece), {}));
    return set;
}

/// A list of what each card in play does, a line each, or one line for cards with the same text; empty for
/// games whose pieces need no explanation.
QString cardList(const GameInfo& game, const Setup& setup) {
    if (sheetOf(game.id()).hasTiles) return {};
    const GameText& text = textFor(game.id());
    std::vector<std::pair<QString, QStringList>> lines; // text, and the names of the cards it applies to
    for (const BoxedKind& kind : game.box(setup)) {
        const CardPage page = text.cardPage(setup, kind.prints.front().face);
        const QString said =
            page.brief.isEmpty() ? page.meaning.section(QLatin1Char('\n'), 0, 0) : page.brief;
        auto line = std::ranges::find(lines, said, &std::pair<QString, QStringList>::first);
        if (line == lines.end()) line = lines.insert(line, {said, {}});
        line->second << QStringLiteral("<b>%1</b>&nbsp;×&nbsp;%2")
                            .arg(page.name.toHtmlEscaped(), QLocale().toString(kind.count));
    }
    //: The heading above a list of all cards, on the page with the rules
    QString html = QStringLiteral("<h2>%1</h2>").arg(SheetWords::tr("The cards"));
    for (const auto& [said, cards] : lines)
        html += QStringLiteral("<p>%1: %2</p>").arg(cards.join(QLatin1String(", ")), said.toHtmlEscaped());
    return html;
}

/// Options that differ from the default, with explanations.
QString chosenHere(const GameInfo& game, const Setup& setup) {
    const GameText& text = textFor(game.id());
    QString lines;
    for (const std::size_t option : choices(game, setup)) {
        const OptionSpec& spec = game.options()[option];
        QString means = text.valueHelp(spec, optionOf(setup, option));
        // A custom deck is described by its cards.
        if (means.isEmpty() && option != game.deckOption()) means = text.optionHelp(spec);
        lines += QStringLiteral("<p><b>%1.</b> %2</p>")
                     .arg(optionAsSet(game, setup, option).toHtmlEscaped(), means.toHtmlEscaped());
    }
    if (lines.isEmpty()) return {};
    //: A heading on the page with the rules, above what has been chosen otherwise than in the usual game
    return QStringLiteral("<h2>%1</h2><p>%2</p>")
               .arg(SheetWords::tr("Chosen here"),
                    SheetWords::tr(
                        "This was printed for a game that differs from the usual one. Wherever the rules "
                        "on this page say otherwise, what stands here holds.")) +
           lines;
}

PieceSet rules(const GameInfo& game, const Setup& setup) {
    const RuleBook& book = RuleBook::forGame(toQString(game.id()));
    return {.id = QStringLiteral("rules"),
            //: What is printed
            .title = SheetWords::tr("Rules in brief"),
            .wholePage = true,
            .page = QStringLiteral("<h1>%1</h1><p><b>%2</b></p>")
                        .arg(book.title().toHtmlEscaped(), playersAndPieces(game, boxed(game, setup))) +
                    chosenHere(game, setup) + BookPage(book, {}).chapter(QStringLiteral("how")) +
                    cardList(game, setup)};
}

PieceSet pictures(const GameInfo& game) {
    return {.id = QStringLiteral("pictures"),
            //: What is printed: a page that shows how a game is laid out, and a turn
            .title = SheetWords::tr("Rules in pictures"),
            .wholePage = true,
            .face = referencePage(game)};
}

bool isCalled(const SheetPiece& piece, const QString& word) {
    return piece.id.compare(word, Qt::CaseInsensitive) == 0 ||
           piece.name.compare(word, Qt::CaseInsensitive) == 0;
}

} // namespace

int PieceSet::count() const {
    if (wholePage) return copies;
    return std::accumulate(pieces.begin(), pieces.end(), 0,
                           [](int sum, const SheetPiece& piece) { return sum + piece.count; });
}

int boxed(const GameInfo& game, const Setup& setup) {
    int count = 0;
    for (const BoxedKind& kind : game.box(setup)) count += kind.count;
    return count;
}

Setup wholeSetup(const GameInfo& game) {
    // With fewer seats some cards stay in the box; with more a second pack is needed.
    return {.seats = std::clamp(3, game.minSeats(), game.maxSeats()), .options = {}};
}

QString backOf(const GameInfo& game) { return pathOf(game, game.packs(wholeSetup(game)).front()); }

Setup wholeSetup(const GameInfo& game, const Setup& played) {
    Setup whole = played;
    whole.seats = wholeSetup(game).seats;
    return boxed(game, played) > boxed(game, whole) ? played : whole;
}

QString playersAndPieces(const GameInfo& game, int count) {
    //: %1 says how many people play a game, %2 with how many cards or tiles
    return SheetWords::tr("%1 · %2").arg(playersOf(game), textFor(game.id()).counted(count));
}

std::vector<PieceSet> pieceSets(const GameInfo& game, const Setup& setup) {
    std::vector<PieceSet> sets = packs(game, setup);
    sets.push_back(moats(game, setup));
    addFurther(sets, game, setup);
    sets.push_back(mats(game));
    std::erase_if(sets, [](const PieceSet& set) { return set.pieces.empty(); });
    PieceSet made = box(game, setup, sets);
    sets.push_back(rules(game, setup));
    sets.push_back(pictures(game));
    sets.push_back(referenceCards(game));
    sets.push_back(std::move(made));
    sets.push_back(label(game, setup));
    for (PieceSet& set : sets) set.game = toQString(game.id());
    return sets;
}

SheetPiece madeToMeasure(SheetPiece piece, const SheetOptions& options) {
    if (piece.card) piece.size = options.card;
    if (piece.holds == 0) return piece;
    const double depth = piece.holds * options.thickness;
    const QSizeF held = piece.held.isEmpty() ? options.card : piece.held;
    piece.face = tuckBoxFace(piece.face, held, depth);
    piece.size = tuckBox(held, depth).net;
    return piece;
}

Result<> chooseSets(std::vector<PieceSet>& sets, const QStringList& names) {
    QStringList known;
    for (const PieceSet& set : sets) known << set.id;
    for (const QString& name : names)
        if (name != kAll && !known.contains(name))
            return Problem("no-such-sheets", {name, (QStringList{kAll} + known).join(QLatin1String(", "))});
    if (!names.contains(kAll))
        std::erase_if(sets, [&](const PieceSet& set) { return !names.contains(set.id); });
    return {};
}

Result<> choosePieces(std::vector<PieceSet>& sets, const QStringList& wanted) {
    std::vector<std::vector<int>> counts;
    for (const PieceSet& set : sets) counts.emplace_back(set.pieces.size(), 0);
    static const QRegularExpression form(QStringLiteral("^(.*?)(?:\\s*[x×]\\s*(\\d{1,3}))?$"));
    for (const QString& one : wanted) {
        const auto match = form.match(one.trimmed());
        const QString name = match.captured(1).trimmed();
        bool found = false;
        for (std::size_t s = 0; s < sets.size(); ++s)
            for (std::size_t p = 0; p < sets[s].pieces.size(); ++p) {
                const SheetPiece& piece = sets[s].pieces[p];
                if (!isCalled(piece, name)) continue;
                found = true;
                counts[s][p] += match.captured(2).isEmpty() ? piece.count : match.captured(2).toInt();
            }
        if (!found) return Problem("no-such-piece", {name});
    }
    for (std::size_t s = 0; s < sets.size(); ++s)
        for (std::size_t p = 0; p < sets[s].pieces.size(); ++p) sets[s].pieces[p].count = counts[s][p];
    std::erase_if(sets, [](const PieceSet& set) { return set.wholePage || set.count() == 0; });
    return {};
}

void multiply(std::vector<PieceSet>& sets, int copies) {
    for (PieceSet& set : sets) {
        set.copies *= copies;
        for (SheetPiece& piece : set.pieces) piece.count *= copies;
    }
}

} // namespace drawbridge
