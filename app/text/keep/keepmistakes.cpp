// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/keep/keeptext.h"
#include "text/mistakewords.h"

#include <QtGlobal>

namespace drawbridge {

namespace {

constexpr MistakeWords kWords[] = {
    //: %1 is the name of a phase in files
    {"phase-of-siege", QT_TRANSLATE_NOOP("Mistakes", "The phase “%1” is of Siege Solitaire.")},
    //: %1 is the name of a phase in files
    {"no-phase-of-siege", QT_TRANSLATE_NOOP("Mistakes", "Siege Solitaire has no phase “%1”.")},
    {"passes-of-seats",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“passes”: say how often each seat has passed running, as {\"1\": 5, \"2\": 6}.")},
    {"interchanged-squares",
     QT_TRANSLATE_NOOP("Mistakes", "“interchanged”: name the squares where the tiles lie, as “a.nw”.")},
    {"tile-of-castle-hidden",
     QT_TRANSLATE_NOOP("Mistakes", "Everybody sees the tiles of a castle: name them."),
     QT_TRANSLATE_NOOP("Mistakes", "The tiles of a castle lie face up: which one is this?")},
    {"tile-on-wrong-square",
     //: %1 is a tile ("red curvy tower"), %2 a square ("north-west corner")
     QT_TRANSLATE_NOOP("Mistakes",
                       "%1 cannot stand on %2: towers stand on corners, walls on sides, keeps on c."),
     //: %1 is a tile ("red curvy tower"), %2 a square ("north-west corner")
     QT_TRANSLATE_NOOP("Mistakes", "This cannot lie there: %1, %2. Towers belong at the corners, walls at "
                                   "the sides, keeps in the centre.")},
    {"no-tiles-to-deal", QT_TRANSLATE_NOOP("Mistakes", "In this phase there are tiles in A."),
     QT_TRANSLATE_NOOP("Mistakes", "There are no tiles left to draw.")},
    {"dealer-missing", QT_TRANSLATE_NOOP("Mistakes", "“dealer”: who deals?"),
     QT_TRANSLATE_NOOP("Mistakes", "Choose who deals.")},
    {"tiles-dealt",
     QT_TRANSLATE_NOOP("Mistakes", "All tiles have been dealt: the phase is no longer “deal”.")},
    {"starting-tile-in-tray",
     QT_TRANSLATE_NOOP("Mistakes", "The starting tile lies in the tray, and the castle is empty.")},
    {"drawing-from-empty", QT_TRANSLATE_NOOP("Mistakes", "The pile named by “drawing” is empty.")},
    {"resume-which-draw",
     QT_TRANSLATE_NOOP("Mistakes", "“resume” says which draw it is: “draw-first” or “draw-second”.")},
    {"two-tiles-turned", QT_TRANSLATE_NOOP("Mistakes", "Two tiles are turned over already.")},
    {"reshuffle-not-due",
     QT_TRANSLATE_NOOP("Mistakes", "A reshuffle needs tiles in the discard pile, and none in A and B.")},
    {"resume-after-reshuffle",
     QT_TRANSLATE_NOOP("Mistakes",
                       "“resume” says what comes next: “draw-first”, “draw-second” or “action”.")},
    {"no-tile-turned", QT_TRANSLATE_NOOP("Mistakes", "No turned tile lies in the tray.")},
    {"carried-out-second",
     QT_TRANSLATE_NOOP(
         "Mistakes", "“carried out”: 1 leaves only the second tile in the tray, in the phase “siege-hit”.")},
    {"castle-complete",
     QT_TRANSLATE_NOOP("Mistakes", "With every square filled the game is won, and its phase “over”."),
     QT_TRANSLATE_NOOP("Mistakes", "Every square is filled: that wins, and the game would be over.")},
    {"attacks-closed",
     QT_TRANSLATE_NOOP("Mistakes", "Attacks cannot be closed: nobody's castle has fewer than two tiles."),
     QT_TRANSLATE_NOOP("Mistakes",
                       "Attacks must be possible, since nobody's castle has fewer than two tiles.")},
};

} // namespace

std::span<const MistakeWords> KeepText::mistakeWords() const { return kWords; }

} // namespace drawbridge
