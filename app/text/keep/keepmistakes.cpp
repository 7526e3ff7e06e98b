// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/keep/keeptext.h"
#include "text/mistakewords.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Mistakes)
  public:
    static constexpr MistakeWords kAll[] = {
        //: %1 is the name of a phase in files
        {"phase-of-siege", QT_TR_NOOP("The phase “%1” is of Siege Solitaire.")},
        //: %1 is the name of a phase in files
        {"no-phase-of-siege", QT_TR_NOOP("Siege Solitaire has no phase “%1”.")},
        {"passes-of-seats",
         QT_TR_NOOP("“passes”: say how often each seat has passed running, as {\"1\": 5, \"2\": 6}.")},
        {"interchanged-squares",
         QT_TR_NOOP("“interchanged”: name the squares where the tiles lie, as “a.nw”.")},
        {"tile-of-castle-hidden", QT_TR_NOOP("Everybody sees the tiles of a castle: name them."),
         QT_TR_NOOP("The tiles of a castle lie face up: which one is this?")},
        {"tile-on-wrong-square",
         //: %1 is a tile ("red curvy tower"), %2 a square ("north-west corner")
         QT_TR_NOOP("%1 cannot stand on %2: towers stand on corners, walls on sides, keeps on c."),
         //: %1 is a tile ("red curvy tower"), %2 a square ("north-west corner")
         QT_TR_NOOP("This cannot lie there: %1, %2. Towers belong at the corners, walls at the sides, keeps "
                    "in the centre.")},
        {"no-tiles-to-deal", QT_TR_NOOP("In this phase there are tiles in A."),
         QT_TR_NOOP("There are no tiles left to draw.")},
        {"dealer-missing", QT_TR_NOOP("“dealer”: who deals?"), QT_TR_NOOP("Choose who deals.")},
        {"tiles-dealt", QT_TR_NOOP("All tiles have been dealt: the phase is no longer “deal”.")},
        {"starting-tile-in-tray", QT_TR_NOOP("The starting tile lies in the tray, and the castle is empty.")},
        {"drawing-from-empty", QT_TR_NOOP("The pile named by “drawing” is empty.")},
        {"resume-which-draw", QT_TR_NOOP("“resume” says which draw it is: “draw-first” or “draw-second”.")},
        {"two-tiles-turned", QT_TR_NOOP("Two tiles are turned over already.")},
        {"reshuffle-not-due",
         QT_TR_NOOP("A reshuffle needs tiles in the discard pile, and none in A and B.")},
        {"resume-after-reshuffle",
         QT_TR_NOOP("“resume” says what comes next: “draw-first”, “draw-second” or “action”.")},
        {"no-tile-turned", QT_TR_NOOP("No turned tile lies in the tray.")},
        {"carried-out-second",
         QT_TR_NOOP("“carried out”: 1 leaves only the second tile in the tray, in the phase “siege-hit”.")},
        {"castle-complete", QT_TR_NOOP("With every square filled the game is won, and its phase “over”."),
         QT_TR_NOOP("Every square is filled: that wins, and the game would be over.")},
        {"attacks-closed", QT_TR_NOOP("Attacks cannot be closed: nobody's castle has fewer than two tiles."),
         QT_TR_NOOP("Attacks must be possible, since nobody's castle has fewer than two tiles.")},
    };
};

} // namespace

std::span<const MistakeWords> KeepText::mistakeWords() const { return Words::kAll; }

} // namespace drawbridge
