// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/caleira/caleiratext.h"
#include "text/mistakewords.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Mistakes)
  public:
    static constexpr MistakeWords kAll[] = {
        {"one-piece-picked", QT_TR_NOOP("“picked”: one piece at most.")},
        //: %1 is a word of the file
        {"pieces-by-place", QT_TR_NOOP("“%1”: name the pieces by castle and place, as in “2.3”.")},
        //: %1 is what is no effect
        {"no-such-effect",
         QT_TR_NOOP("There is no effect “%1”: one is written as its card and its owner's seat, or the piece: "
                    "“Trebuchet 2”, “Watchtower 1.3”, “Trebuchet 2 discard”.")},
        {"phase-of-other-card", QT_TR_NOOP("The phase does not carry out the effect of this card.")},
        {"acting-missing",
         //: %1 is a kind of card
         QT_TR_NOOP("“acting” says whose card it is: %1."),
         //: %1 is a kind of card
         QT_TR_NOOP("This step is the effect of a card that nobody has played: %1. Choose another step.")},
        {"too-many-effects", QT_TR_NOOP("So many effects are never pending.")},
        {"partner-missing", QT_TR_NOOP("“partner” names the seat to swap with, which holds a card.")},
        {"cards-of-eliminated", QT_TR_NOOP("A player who is out has no cards: they lie in “out”."),
         QT_TR_NOOP("A player who is out of the game has no cards.")},
        {"offer-of-exchange",
         QT_TR_NOOP("The “offer” holds a card in the phase “marketplace-back”, and then only."),
         QT_TR_NOOP("A card is offered only while two are being exchanged.")},
        {"deck-empty", QT_TR_NOOP("The deck is empty.")},
        {"hand-dealt", QT_TR_NOOP("This seat has its cards.")},
        {"picked-looked-at", QT_TR_NOOP("“picked” names the piece that is being looked at; it is down.")},
        {"picked-first", QT_TR_NOOP("“picked” names the first piece.")},
        {"top-cards-hidden", QT_TR_NOOP("The cards on top of the deck have been seen: name them.")},
        {"nothing-to-order", QT_TR_NOOP("There is nothing to order.")},
        {"deck-seen-from-top", QT_TR_NOOP("Who has seen a card of the deck has seen those above it.")},
        //: %1 is a card in notation
        {"facing-missing",
         QT_TR_NOOP("%1 in a castle lies up or down: write ↑ or ↓ behind it (or :up and :down).")},
    };
};

} // namespace

std::span<const MistakeWords> CaleiraText::mistakeWords() const { return Words::kAll; }

} // namespace drawbridge
