// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/table.h"
#include "match/setup.h"
#include "print/cutfiles.h"
#include "print/outputs.h"
#include "print/sheets.h"
#include "text/gametext.h"
#include "text/numberread.h"
#include "text/terminal.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace drawbridge::cli {

namespace {

template <class Value>
struct Choice {
    const char* id;
    Value value;
};

constexpr std::array kLayouts{
    Choice{"nine-up", SheetLayout::nineUp}, Choice{"eight-up", SheetLayout::eightUp},
    Choice{"gutterfold", SheetLayout::gutterfold}, Choice{"one-per-page", SheetLayout::onePerPage},
    Choice{"fit", SheetLayout::asManyAsFit}};
constexpr std::array kBacks{Choice{"duplex", SheetBacks::duplex}, Choice{"none", SheetBacks::none}};
constexpr std::array kFlips{Choice{"long", SheetFlip::longEdge}, Choice{"short", SheetFlip::shortEdge}};
constexpr std::array kMarks{Choice{"crop", SheetMarks::crop}, Choice{"guides", SheetMarks::guides},
                            Choice{"machine", SheetMarks::machine}, Choice{"none", SheetMarks::none}};
constexpr std::array kInks{Choice{"full", Inks::full}, Choice{"low", Inks::low}, Choice{"grey", Inks::grey},
                           Choice{"black", Inks::black}};

enum class Format { pdf, png, tts, svg, dxf };
constexpr std::array kFormats{Choice{"pdf", Format::pdf}, Choice{"png", Format::png},
                              Choice{"tts", Format::tts}, Choice{"svg", Format::svg},
                              Choice{"dxf", Format::dxf}};

template <class All>
QString idsOf(const All& all) {
    QStringList ids;
    for (const auto& one : all) ids << QLatin1String(one.id);
    return ids.join(QLatin1String(", "));
}

Failure notKnown(const QString& option, const QString& word, const QString& known) {
    return {kUsage, Words::tr("--%1 does not know “%2”; it knows: %3").arg(option, word, known)};
}

/// The entry that an option names by its id.
template <class All>
const auto& named(const Arguments& arguments, const char* option, const All& all) {
    const QString word = arguments.text(option);
    for (const auto& one : all)
        if (word == QLatin1String(one.id)) return one;
    throw notKnown(option, word, idsOf(all));
}

template <class Value, std::size_t count>
Value chosen(const Arguments& arguments, const char* option,
             const std::array<Choice<Value>, count>& choices) {
    return named(arguments, option, choices).value;
}

QSizeF sizeChosen(const Arguments& arguments, const char* option, std::span<const NamedSize> known) {
    const QString name = QLatin1String(option);
    if (const auto size = sizeFrom(known, arguments.text(name))) return *size;
    //: What --paper and --card take besides names: a size in millimetres.
    throw notKnown(name, arguments.text(name), Words::tr("%1, or WIDTHxHEIGHT in mm").arg(idsOf(known)));
}

double lengthChosen(const QString& option, const QString& text) {
    if (const auto length = lengthFrom(text)) return *length;
    throw Failure{kUsage,
                  Words::tr("--%1 takes a length such as 3, 3mm or 1/8in, not “%2”.").arg(option, text)};
}

/// Two numbers of one option, as "0.5:-1" or "0,5:-1"; one if it is a single number. A comma separates them
/// only where it cannot be a decimal comma: "0.5,-1".
QStringList numbersOf(const QString& text) {
    const bool hasColon = text.contains(QLatin1Char(':'));
    return hasColon || lengthFrom(text) ? text.split(QLatin1Char(':')) : text.split(QLatin1Char(','));
}

QPointF offsetChosen(const Arguments& arguments) {
    const QString name = "offset";
    const QString text = arguments.text(name);
    const QStringList both = numbersOf(text);
    if (both.size() != 2)
        throw Failure{kUsage,
                      Words::tr("--offset takes two lengths, to the right and down, with a colon between "
                                "them: 0.5:-1 or 0,5:-1, not “%1”.")
                          .arg(text)};
    return {lengthChosen(name, both[0]), lengthChosen(name, both[1])};
}

/// "100.5:99.8", in percent; a single number is used both ways, unless it may be meant as two: "101,99".
QSizeF scaleChosen(const Arguments& arguments) {
    const QString text = arguments.text("scale");
    const QStringList both = numbersOf(text);
    const auto across = numberFrom(both.front());
    const auto down = numberFrom(both.back());
    const bool isUnsure = both.size() == 1 && text.contains(QLatin1Char(','));
    if (both.size() > 2 || isUnsure || !across || !down)
        throw Failure{kUsage,
                      Words::tr("--scale takes percentages, across and down, with a colon between them: "
                                "100.5:99.8 or 100,5:99,8, not “%1”.")
                          .arg(text)};
    return QSizeF(*across, *down) / 100;
}

/// The same; null if the option is not given.
template <class Named>
const Named* namedIfSet(const Arguments& arguments, const char* option, std::span<const Named> all) {
    return arguments.isSet(option) ? &named(arguments, option, all) : nullptr;
}

SheetOptions optionsFrom(const Arguments& arguments) {
    SheetOptions options;
    const Beginning* beginning = namedIfSet(arguments, "for", beginnings());
    if (beginning) options = begun(*beginning, options);
    // Options given override the preset of --for.
    const auto says = [&](const char* option) {
        return beginning == nullptr || arguments.isSet(QLatin1String(option));
    };
    options.paper = sizeChosen(arguments, "paper", paperSizes());
    options.card = sizeChosen(arguments, "card", cardSizes());
    if (says("layout")) options.layout = chosen(arguments, "layout", kLayouts);
    options.thickness = lengthChosen("thickness", arguments.text("thickness"));
    if (says("bleed")) options.bleed = lengthChosen("bleed", arguments.text("bleed"));
    if (says("backs")) options.backs = chosen(arguments, "backs", kBacks);
    options.flip = chosen(arguments, "flip", kFlips);
    options.correction.offset = offsetChosen(arguments);
    options.correction.skew = lengthChosen("skew", arguments.text("skew"));
    options.correction.scale = scaleChosen(arguments);
    options.pages = arguments.text("pages");
    if (says("marks")) options.marks = chosen(arguments, "marks", kMarks);
    options.inks = chosen(arguments, "ink", kInks);
    options.corners = arguments.isSet("corners");
    options.ruler = options.ruler && !arguments.isSet("no-ruler");
    need(check(options), kUsage);
    return options;
}

void addOptions(Arguments& arguments) {
    //: Stand for what is to be written behind options, in the help of a command
    const QString words = Words::tr("words");
    const QString word = Words::tr("word");
    const QString size = Words::tr("size");
    const QString length = Words::tr("mm");
    const QString file = Words::tr("file");
    arguments.flag("list", Words::tr("Print what there is to print, and write nothing."));
    arguments.value(
        "what", words,
        Words::tr("What to print, with commas between: cards, tiles, mats, rules, label … (see --list), or "
                  "all, which is what is taken without it."),
        "all");
    arguments.value("only", words,
                    Words::tr("Only these pieces, with commas between, each with a number of copies if you "
                              "like: “knight x2,giant”."));
    arguments.value("copies", Words::tr("number"),
                    Words::tr("All of it so many times: 1 to %1.").arg(kMostCopies), "1");
    arguments.value("deck", file, Words::tr("The cards of this deck file (Castle Rampage)."));
    addRuleOptions(arguments);
    arguments.value("format", word, Words::tr("What is written. One of: %1").arg(idsOf(kFormats)), "pdf");
    arguments.value(
        "out", file,
        Words::tr(
            "Where to write: a PDF, a folder that is there for pictures (png) and for what a cutting machine "
            "follows (svg, dxf), or the saved object of Tabletop Simulator (tts), which gets decks of cards "
            "and of tiles."));
    arguments.value("paper", size, Words::tr("One of: %1; or WIDTHxHEIGHT in mm").arg(idsOf(paperSizes())),
                    "a4");
    arguments.value(
        "card", size,
        Words::tr("What cards are cut to. One of: %1; or WIDTHxHEIGHT in mm").arg(idsOf(cardSizes())),
        "standard");
    arguments.value(
        "for", word,
        Words::tr("Sets layout, backs, bleed and marks for one way to print: at home on both sides, "
                  "at home on one side and folded, at a print shop. One of: %1")
            .arg(idsOf(beginnings())));
    arguments.value(
        "pages", Words::tr("numbers"),
        Words::tr("Only these pages, and what is on the other side of their sheets: “1-4, 7, 9-”."));
    arguments.value("layout", word, Words::tr("How pieces lie on a page. One of: %1").arg(idsOf(kLayouts)),
                    "nine-up");
    arguments.value("bleed", length,
                    Words::tr("How far pictures run on beyond the cut: 0 to 3.175 mm (1/8in)."), "0");
    arguments.value("thickness", length,
                    Words::tr("How thick a card or tile is: by this the tuck box is made (--what box)."),
                    "0.3");
    arguments.value("backs", word, Words::tr("What is on the other side. One of: %1").arg(idsOf(kBacks)),
                    "duplex");
    arguments.value(
        "flip", word,
        Words::tr("Over which edge of the paper the printer turns it. One of: %1").arg(idsOf(kFlips)),
        "long");
    arguments.value("offset", length,
                    Words::tr("Moves the backs to the right and down, as one looks at them on paper "
                              "held upright: 0.5:-1 or 0,5:-1. "
                              "--calibration shows by how much."),
                    "0:0");
    arguments.value(
        "skew", length,
        Words::tr("Turns the backs clockwise, by so many mm to 100, where the paper goes in askew."), "0");
    arguments.value("scale", Words::tr("percent"),
                    Words::tr("Makes all broader and higher where the printer makes it smaller: 100.5:99.8 "
                              "across and down, on paper held upright, or one number for both."),
                    "100:100");
    arguments.value(
        "marks", word,
        Words::tr("What shows where to cut, or (machine) where the sheet is to a cutting machine. One of: "
                  "%1")
            .arg(idsOf(kMarks)),
        "crop");
    arguments.value("ink", word, Words::tr("With which inks. One of: %1").arg(idsOf(kInks)), "full");
    arguments.flag("corners", Words::tr("Show where round corners are to be cut."));
    arguments.flag("no-ruler", Words::tr("No ruler in the margin."));
    arguments.value("profile", word,
                    Words::tr("Pictures of the cards as a print service asks for them; without it as "
                              "large as the pieces "
                              "are. One of: %1")
                        .arg(idsOf(pictureSizes())));
    arguments.value("url", Words::tr("address"),
                    Words::tr("The web folder in which Tabletop Simulator finds the pictures."));
    arguments.flag("calibration",
                   Words::tr("A sheet for both sides that shows by how much a printer misses."));
}

void addExamples(Arguments& arguments) {
    arguments.example("print castle-rampage --out rampage.pdf",
                      Words::tr("All of it, with backs, for a printer that prints both sides."));
    arguments.example(
        "print castles --layout eight-up --bleed 3 --ink low --out castles.pdf",
        Words::tr("Pictures run on beyond the cut, so that no white edge is left; little ink."));
    arguments.example("print castles,castle-wars --what cards --for shop --out both.pdf",
                      Words::tr("The cards of two games for a print shop: one on each page, with bleed."));
    arguments.example("print castles --set house.packs=2 --out castles.pdf",
                      Words::tr("Two packs, for five players or more."));
    arguments.example("print castle-wars --set size=epic --out wars.pdf",
                      Words::tr("The two decks of the Epic game."));
    arguments.example("print castle-wars --format png --profile mpc-poker --out pictures",
                      Words::tr("A picture of each card for a print service, in a folder that is there."));
    arguments.example("print castles --layout eight-up --marks machine --out castles.pdf",
                      Words::tr("With the marks by which a cutting machine finds the sheet."));
    arguments.example("print castles --layout eight-up --marks machine --format svg --out cuts",
                      Words::tr("What it then follows, for the same sheets, in a folder that is there."));
    arguments.example("print castles --format tts --out castles.json",
                      Words::tr("Decks for Tabletop Simulator."));
}

Setup setupFrom(const GameInfo& game, const Arguments& arguments) {
    Setup setup = wholeSetup(game);
    chooseRules(game, setup, arguments);
    if (!arguments.isSet("deck")) return setup;
    if (!game.deckOption())
        throw Failure{kUsage, Words::tr("--deck is for Castle Rampage: other games have no deck files.")};
    useDeck(game, setup, deckFrom(arguments.text("deck")));
    return setup;
}

QStringList listed(const QString& text) {
    QStringList all;
    for (const QString& one : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) all << one.trimmed();
    return all;
}

void list(const std::vector<PieceSet>& sets, bool json) {
    QJsonArray all;
    for (const PieceSet& set : sets) {
        QJsonArray pieces;
        if (!json)
            print(QStringLiteral("%1  %2 (%3)")
                      .arg(set.id.leftJustified(10), set.title, QString::number(set.count())));
        for (const SheetPiece& piece : set.pieces) {
            if (!json) {
                print(QStringLiteral("  %1  %2  %3 × %4 mm  %5")
                          .arg(QString::number(piece.count).rightJustified(4), piece.id.leftJustified(26),
                               QString::number(piece.size.width()), QString::number(piece.size.height()),
                               piece.name));
                continue;
            }
            pieces.append(QJsonObject{{"id", piece.id},
                                      {"name", piece.name},
                                      {"count", piece.count},
                                      {"width", piece.size.width()},
                                      {"height", piece.size.height()}});
        }
        all.append(
            QJsonObject{{"id", set.id}, {"title", set.title}, {"count", set.count()}, {"pieces", pieces}});
    }
    if (json) printJson({{"sets", all}});
}

/// What a call of `print` does: flags, combined.
enum PrintUse : unsigned {
    kLists = 1,            ///< lists what can be printed
    kCalibrates = 2,       ///< writes the calibration sheet
    kSheets = 4,           ///< writes sheets
    kPieceSheets = 8,      ///< with pieces
    kBackSheets = 16,      ///< with backs, not folded
    kTwoSides = 32,        ///< with the backs on the other side
    kPictures = 64,        ///< writes pictures
    kOwnPictures = 128,    ///< of single pieces, at any size
    kPagePictures = 256,   ///< of pages
    kDecks = 512,          ///< writes decks
    kSizedCards = 1024,    ///< includes cards whose size can be chosen
    kCountedPieces = 2048, ///< includes pieces
    kBoxes = 4096,         ///< includes a box made to measure
    kPaintedPages = 8192   ///< includes whole pages that are painted
};

/// An option, the uses it affects, and those in words: the end of a sentence that begins "--flip".
struct Meaning {
    const char* option;
    unsigned uses;
    const char* words;
};

constexpr unsigned kOfPieces = kLists | kSheets | kPictures | kDecks;
//: After the name of an option and a colon
constexpr auto kChooses =
    QT_TRANSLATE_NOOP("drawbridge::Cli", "it says which pieces, and the calibration sheet has none.");
//: After the name of an option and a colon
constexpr auto kLaysOut = QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for sheets of pieces to cut out.");
//: After the name of an option and a colon
constexpr auto kTurns = QT_TRANSLATE_NOOP(
    "drawbridge::Cli", "it is for backs on the other side (--backs duplex), and for --calibration.");
//: After the name of an option and a colon
constexpr auto kListsOnly = QT_TRANSLATE_NOOP("drawbridge::Cli", "with --list nothing is written.");

constexpr std::array kMeanings{
    Meaning{"json", kLists,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for --list.")},
    Meaning{"calibration", kCalibrates, kListsOnly},
    Meaning{"out", kSheets | kCalibrates | kPictures | kDecks, kListsOnly},
    Meaning{"format", kSheets | kPictures | kDecks,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is neither for --list nor for --calibration.")},
    Meaning{"what", kOfPieces, kChooses},
    Meaning{"only", kOfPieces, kChooses},
    Meaning{"deck", kOfPieces, kChooses},
    Meaning{"preset", kOfPieces, kChooses},
    Meaning{"set", kOfPieces, kChooses},
    Meaning{"copies", kCountedPieces,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "there are no pieces here of which there could be more.")},
    Meaning{"paper", kSheets | kCalibrates | kPagePictures,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli",
                              "it is for sheets (--format pdf), and for pictures of the rules.")},
    Meaning{"for", kPieceSheets, kLaysOut},
    Meaning{"pages", kSheets,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for sheets (--format pdf, svg or dxf).")},
    Meaning{"layout", kPieceSheets, kLaysOut},
    Meaning{"marks", kPieceSheets, kLaysOut},
    Meaning{"corners", kPieceSheets, kLaysOut},
    Meaning{"card", kSizedCards,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for cards whose size no --profile says.")},
    Meaning{"thickness", kBoxes,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for the tuck box.")},
    Meaning{"bleed", kPieceSheets | kOwnPictures,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli",
                              "it is for sheets of pieces, and for pictures without --profile.")},
    Meaning{"backs", kBackSheets,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli",
                              "it is for sheets of pieces that have backs and are not folded.")},
    Meaning{"flip", kTwoSides | kCalibrates, kTurns},
    Meaning{"offset", kTwoSides | kCalibrates, kTurns},
    Meaning{"skew", kTwoSides | kCalibrates, kTurns},
    Meaning{"scale", kSheets | kCalibrates,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for sheets (--format pdf).")},
    Meaning{"ink", kPieceSheets | kPaintedPages | kPictures | kDecks,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for what is painted of pieces.")},
    Meaning{"no-ruler", kSheets | kCalibrates,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for sheets (--format pdf).")},
    Meaning{"profile", kPictures,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for pictures (--format png).")},
    Meaning{"url", kDecks,
            //: After the name of an option and a colon
            QT_TRANSLATE_NOOP("drawbridge::Cli", "it is for Tabletop Simulator (--format tts).")},
};

/// Fails if an option is given that has no effect on this call.
void refuseMeaningless(const Arguments& arguments, unsigned uses) {
    for (const Meaning& meaning : kMeanings)
        if (const QString option = QLatin1String(meaning.option);
            arguments.isSet(option) && (meaning.uses & uses) == 0)
            //: %1 is the name of an option, %2 says what it is for
            throw Failure{kUsage,
                          Words::tr("--%1 means nothing here: %2").arg(option, Words::tr(meaning.words))};
}

template <class Is>
bool anyPiece(const std::vector<PieceSet>& sets, Is is) {
    return std::ranges::any_of(sets,
                               [&](const PieceSet& set) { return std::ranges::any_of(set.pieces, is); });
}

/// The PrintUse flags of this call.
unsigned usesOf(const Arguments& arguments, const std::vector<PieceSet>& sets, const SheetOptions& how) {
    if (arguments.isSet("list")) return kLists | kCountedPieces;
    if (arguments.isSet("calibration")) return kCalibrates;
    const bool ownSize = !arguments.isSet("profile");
    const bool pieces = anyPiece(sets, [](const SheetPiece&) { return true; });
    unsigned uses = pieces ? unsigned{kCountedPieces} : 0;
    // A box is made to measure for cards, too.
    const auto isSized = [](const SheetPiece& piece) {
        return piece.card || (piece.holds > 0 && piece.held.isEmpty());
    };
    if (ownSize && anyPiece(sets, isSized)) uses |= kSizedCards;
    if (ownSize && anyPiece(sets, [](const SheetPiece& piece) { return piece.holds > 0; })) uses |= kBoxes;
    switch (chosen(arguments, "format", kFormats)) {
    case Format::pdf:
    case Format::svg:
    case Format::dxf:
        uses |= kSheets | kCountedPieces;
        if (std::ranges::any_of(sets, [](const PieceSet& set) { return !set.face.isEmpty(); }))
            uses |= kPaintedPages;
        if (!pieces) break;
        uses |= kPieceSheets;
        if (how.layout == SheetLayout::gutterfold ||
            !anyPiece(sets, [](const SheetPiece& piece) { return !piece.back.isEmpty(); }))
            break;
        uses |= kBackSheets;
        if (how.backs == SheetBacks::duplex) uses |= kTwoSides;
        break;
    case Format::png:
        uses |= kPictures;
        if (pieces && ownSize) uses |= kOwnPictures;
        if (std::ranges::any_of(sets, &PieceSet::wholePage)) uses |= kPagePictures;
        break;
    case Format::tts: uses |= kDecks; break;
    }
    return uses;
}

/// Writes what was asked for, and says what.
void write(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& how,
           const Arguments& arguments, const QString& out) {
    const Format format = chosen(arguments, "format", kFormats);
    const PictureSize* size = namedIfSet(arguments, "profile", pictureSizes());
    int pictures = 0;
    const Progress count = [&pictures](int done, int) {
        pictures = done;
        return true;
    };
    Result<> written;
    QString what;
    if (format == Format::svg || format == Format::dxf) {
        int files = 0;
        written =
            writeCutFiles(Sheets(game, sets, how), format == Format::svg ? CutFormat::svg : CutFormat::dxf,
                          out, [&files](int, int total) { return (files = total) > 0; });
        what = Words::tr("%n file(s) for a cutting machine", nullptr, files);
    } else if (format == Format::pdf) {
        const Sheets sheets =
            arguments.isSet("calibration") ? Sheets::calibration(how) : Sheets(game, sets, how);
        written = sheets.laidOut() ? writePdf(sheets, out) : sheets.laidOut();
        what = summaryOf(sheets);
    } else {
        written = format == Format::png ? writePictures(game, sets, how, size, out, count)
                                        : writeDecks(game, sets, how, out, arguments.text("url"), count);
        what = Words::tr("%n picture(s)", nullptr, pictures);
    }
    need(written);
    //: What has been written: %1 is a file or a folder, %2 what is in it, "14 pages, …" or "30 pictures"
    print(Words::tr("Written: %1 (%2)").arg(out, what));
    if (arguments.isSet("calibration")) return;
    // The files exist, but not all is as intended.
    if (const auto checked = checkFonts(sets); !checked) complain("drawbridge-cli", checked.problem().text());
}

} // namespace

int printing(const QStringList& arguments) {
    Arguments options(
        "print",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("GAME[,GAME…] --out FILE [OPTIONS] | GAME --list"),
        Words::tr("Writes sheets of cards and tiles to cut out, pictures of them for a print "
                  "service, or decks for Tabletop Simulator. Where an option takes one of some "
                  "words, the first is what is taken without it. Fractions are written with a point or "
                  "a comma, two numbers with a colon between them, thousands without a sign."));
    addOptions(options);
    addExamples(options);
    if (!options.parse(arguments, 1, 1)) return kDone;
    const QStringList names = listed(options.words().front());
    const GameInfo& game = gameNamed(names.value(0));
    std::vector<PieceSet> sets = pieceSets(game, setupFrom(game, options));
    for (const QString& name : names.mid(1)) {
        const GameInfo& further = gameNamed(name);
        std::ranges::copy(pieceSets(further, wholeSetup(further)), std::back_inserter(sets));
    }
    need(chooseSets(sets, listed(options.text("what"))), kUsage);
    if (options.isSet("only")) need(choosePieces(sets, listed(options.text("only"))), kUsage);
    const SheetOptions how = optionsFrom(options);
    refuseMeaningless(options, usesOf(options, sets, how));
    const Format format = chosen(options, "format", kFormats);
    if (names.size() > 1 && (format == Format::png || format == Format::tts))
        throw Failure{kUsage,
                      Words::tr("Several games together are for sheets; pictures and decks are written for "
                                "one game at a time.")};
    multiply(sets, static_cast<int>(options.number("copies", 1, kMostCopies)));
    if (options.isSet("list")) {
        list(sets, options.json());
        return kDone;
    }
    const QString out = options.text("out");
    if (out.isEmpty()) throw Failure{kUsage, Words::tr("Where to? Say --out FILE; see print --help.")};
    write(game, sets, how, options, out);
    return kDone;
}

} // namespace drawbridge::cli
