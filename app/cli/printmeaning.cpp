// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/printmeaning.h"

#include <array>

namespace drawbridge::cli {

namespace {

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
    Meaning{"ink", kPieceSheets | kPictures | kDecks,
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

} // namespace

void refuseMeaningless(const Arguments& arguments, unsigned uses) {
    for (const Meaning& meaning : kMeanings)
        if (const QString option = QLatin1String(meaning.option);
            arguments.isSet(option) && (meaning.uses & uses) == 0)
            //: %1 is the name of an option, %2 says what it is for
            throw Failure{kUsage,
                          Words::tr("--%1 means nothing here: %2").arg(option, Words::tr(meaning.words))};
}

} // namespace drawbridge::cli
