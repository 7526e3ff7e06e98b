// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/problem.h"

#include "text/mistaketext.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace drawbridge {

namespace {

/// The messages of all problems, by code: %1 and so on are the values, %n the last of them.
struct ProblemWords {
    Q_DECLARE_TR_FUNCTIONS(Problems)

  public:
    using Message = std::pair<const char*, const char*>; // code, text
    static constexpr Message kAll[] = {
        //: %1 is a file, or what is to be printed, %2 a sentence on what is wrong with it
        {"wrong-with", QT_TR_NOOP("%1: %2")},
        //: %1 is a file, %2 the number of a line, %3 a sentence on what is wrong there
        {"wrong-in-line", QT_TR_NOOP("%1, line %2: %3")},
        // Files and folders.
        {"file-missing", QT_TR_NOOP("There is no file %1.")},
        {"folder-read-as-file", QT_TR_NOOP("%1 is a folder: choose a file in it.")},
        //: %1 is where a file is looked for
        {"device-read-as-file", QT_TR_NOOP("%1 is a pipe or a device, not a file: choose a file.")},
        //: %1 is a file, %2 the system's reason
        {"file-not-opened", QT_TR_NOOP("%1 cannot be opened: %2. See to it that you may read it.")},
        //: %1 is a file, %2 the system's reason
        {"file-not-read", QT_TR_NOOP("%1 cannot be read: %2.")},
        //: %1 is a file
        {"file-not-read-nor-written", QT_TR_NOOP("%1 cannot be read, so it is not written over either: see "
                                                 "to it that you may read it, or move it away.")},
        {"folder-written-as-file", QT_TR_NOOP("%1 is a folder: choose another name for the file.")},
        //: %1 is a file, %2 the system's reason
        {"file-not-written", QT_TR_NOOP("%1 cannot be written: %2. Nothing there was changed. Choose another "
                                        "place, or make room if the disk is full.")},
        //: %1 is a file where a folder should be
        {"file-as-folder", QT_TR_NOOP("%1 is no folder: move it away.")},
        //: %1 is a folder
        {"disk-read-only", QT_TR_NOOP("%1 can only be read, nothing can be written there: see to it that the "
                                      "disk can be written to.")},
        //: %1 is a folder
        {"disk-full", QT_TR_NOOP("The disk that holds %1 is full: make room there.")},
        {"folder-not-writable",
         QT_TR_NOOP("The folder %1 cannot be written to: see to it that you may write there.")},
        //: %1 is a file
        {"no-position", QT_TR_NOOP("There is no position in %1.")},
        {"copied-no-position", QT_TR_NOOP("What was copied last is not the text of a position.")},
        //: %1 is a file where a folder should be
        {"no-folder-for-files",
         QT_TR_NOOP("%1 is no folder, and some files are written into one: choose another place.")},
        {"folder-missing", QT_TR_NOOP("There is no folder %1: make it, or choose another one.")},
        //: %1 is the system's reason
        {"output-lost", QT_TR_NOOP("Not all of the output could be written: %1. Make room if the disk is "
                                   "full, or send it elsewhere.")},
        //: %1 is an address such as 192.168.1.20, %2 the number behind it, %3 the system's reason
        {"door-not-opened", QT_TR_NOOP("Nobody can be let in at %1:%2: %3. Choose another address of this "
                                       "computer, or another number.")},
        {"no-network", QT_TR_NOOP("This computer is in no network, so no other screen can reach it. Connect "
                                  "it to the network that the phones are in.")},
        //: %1 and %2 are numbers; "ulimit -v" is a command
        {"address-space-small", QT_TR_NOOP("A window takes %1 MB of address space, and here only %2 MB are "
                                           "allowed. Allow more with “ulimit -v”.")},
        //: %1 is a folder
        {"no-translation-in",
         QT_TR_NOOP("There is no translation in “%1”: neither a folder “assets” nor one “translations”.")},
        //: %1 is a file
        {"translation-not-released",
         QT_TR_NOOP("“%1” has changed since it was released last: release it in Qt Linguist.")},
        //: %1 is what somebody has written, %2 lists what may be
        {"no-such-language", QT_TR_NOOP("There are no words in the language “%1”; there are: %2.")},
        // Matches and people that are kept.
        {"match-played", QT_TR_NOOP("This match is being played: leave it first.")},
        {"match-gone", QT_TR_NOOP("This match has been deleted for good: it cannot be brought back.")},
        //: %1 is a file
        {"people-damaged",
         QT_TR_NOOP("The list of people cannot be read, so it begins anew. What was there is left in %1.")},
        {"lesson-of-other-program", QT_TR_NOOP("Another program keeps its lesson there.")},
        {"people-of-newer-program",
         QT_TR_NOOP("The list of people was written by a newer Drawbridge: change it in that program.")},
        {"people-busy", QT_TR_NOOP("Another program is changing the list of people: try again in a moment.")},
        {"name-missing", QT_TR_NOOP("Give a name.")},
        {"name-too-long", QT_TR_NOOP("Give a shorter name.")},
        //: %1 is a name
        {"name-taken", QT_TR_NOOP("%1: somebody has this name already. Choose another one.")},
        // Keys.
        //: %1 is a key
        {"key-chosen-twice", QT_TR_NOOP("%1 is chosen twice.")},
        //: %1 is a key, %2 an entry of a menu
        {"key-in-use", QT_TR_NOOP("%1 does something else already: %2.")},
        //: %1 is a key
        {"key-of-table", QT_TR_NOOP("The table needs %1 for itself; add Ctrl or Alt.")},
        // What is to be printed.
        {"size-outside", QT_TR_NOOP("Paper and cards measure from %1 to %2 mm each way.")},
        {"card-lies", QT_TR_NOOP("Cards are held upright: give their width first, then their height.")},
        {"card-too-small", QT_TR_NOOP("Cards smaller than %1 × %2 mm cannot hold their words.")},
        {"bleed-outside", QT_TR_NOOP("Bleed is from 0 to %1 mm (1/8 inch).")},
        {"thickness-outside", QT_TR_NOOP("Cards and tiles are from %1 to %2 mm thick.")},
        {"offset-outside", QT_TR_NOOP("Backs can be moved by up to %1 mm each way. A printer that misses by "
                                      "more feeds its paper askew.")},
        {"skew-outside", QT_TR_NOOP("Backs can be turned by up to %1 mm to 100 either way.")},
        {"scale-outside", QT_TR_NOOP("Sheets can be scaled from %1 to %2 %.")},
        //: %1 to %4 are lengths, %5 is what helps, or more than one thing with semicolons between
        {"no-room-as-asked", QT_TR_NOOP("This does not fit: it needs %1 × %2 mm, and there are %3 × %4 mm to "
                                        "print on. Any of these helps: %5.")},
        //: %1 to %4 are lengths, %5 and %6 are the sides of the paper in millimetres
        {"no-room-on-paper", QT_TR_NOOP("This does not fit: it needs %1 × %2 mm, and there are %3 × %4 mm to "
                                        "print on. It takes paper of %5 × %6 mm at least.")},
        //: %1 is some sentences on what does not fit on the paper, and what would help
        {"no-room-for-it", QT_TR_NOOP("%1 Or leave it out: all else fits.")},
        {"paper-too-small-for-text",
         QT_TR_NOOP("Rules cannot be read on paper this small. Choose larger paper, or leave them out.")},
        {"nothing-to-print", QT_TR_NOOP("Nothing has been chosen to be printed.")},
        //: %1 is what somebody has written, %2 lists what may be
        {"no-such-sheets", QT_TR_NOOP("“%1” is not among what there is to print: %2.")},
        //: %1 is what somebody has written
        {"no-such-piece", QT_TR_NOOP("There is no piece “%1” among those to print.")},
        //: %1 is what somebody has written, %n is how many pages there are
        {"no-such-pages",
         QT_TR_N_NOOP("“%1” names none of the %n page(s). Write their numbers like this: 1-4, 7, 9-")},
        {"no-cards-for-service", QT_TR_NOOP("The sizes of print services are for cards, and none have been "
                                            "chosen. Choose cards, or pictures as large as the pieces.")},
        {"nothing-to-cut", QT_TR_NOOP("There is nothing on these sheets that is cut out.")},
        {"nothing-for-simulator", QT_TR_NOOP("Nothing has been chosen that Tabletop Simulator could use.")},
        //: %1 are names of cards, tiles and pages that are printed
        {"letters-missing",
         QT_TR_NOOP(
             "No font on this computer has all letters of %1: boxes will stand in their places. Install a "
             "font that has them (such as Noto, for that writing), and start Drawbridge again.")},
        // A new game.
        //: %1 is a name
        {"names-alike", QT_TR_NOOP("Two players are called %1.")},
        {"deal-missing", QT_TR_NOOP("The deal needs a number.")},
        {"deal-too-large", QT_TR_NOOP("The number of the deal is too large.")},
        {"deal-no-number", QT_TR_NOOP("The number of the deal is a whole number, written in figures.")},
        // Printers.
        {"printer-stopped",
         QT_TR_NOOP("The printer has stopped. See whether it is switched on and has paper.")},
        //: %1 is the system's own reason, in its own words
        {"printing-refused",
         QT_TR_NOOP("The sheets have not been printed: the printing system does not take them (%1). See "
                    "whether the printer is set up and accepts jobs, and print them again.")},
    };
};

} // namespace

Problem::Problem(const QString& file, const Mistake& mistake)
    : Problem(mistake.line == 0
                  ? Problem("wrong-with", {QDir::toNativeSeparators(file), mistakeText(mistake)})
                  : Problem("wrong-in-line", {QDir::toNativeSeparators(file),
                                              QLocale().toString(mistake.line), mistakeText(mistake)})) {
    mistake_ = mistake;
}

QString Problem::text() const {
    if (mistake_ && values_.front().isEmpty()) return values_.last();
    const auto* const found = std::ranges::find(ProblemWords::kAll, code_, &ProblemWords::Message::first);
    if (found == std::end(ProblemWords::kAll))
        return QString::fromUtf8(code_.data(), static_cast<qsizetype>(code_.size()));
    const bool isCounted = std::string_view(found->second).find("%n") != std::string_view::npos;
    const QString words = ProblemWords::tr(found->second, nullptr, isCounted ? values_.last().toInt() : -1);
    return filled(words, values_);
}

QStringList wordedProblems() {
    QStringList codes;
    for (const auto& problem : ProblemWords::kAll) codes << QLatin1String(problem.first);
    return codes;
}

} // namespace drawbridge
