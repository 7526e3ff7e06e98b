// SPDX-License-Identifier: GPL-3.0-or-later
// Maps the log lines of Castle Wars to clauses: the rule that allows the event.
#include "text/wars/warstext.h"

#include "wars/moves.h"

namespace drawbridge {

Clause WarsText::logClause(const SeenMove& seen) const {
    using namespace wars;
    switch (verbOf(seen.move)) {
    case Verb::ChooseFaction:
    case Verb::Allot: return "WARS-FAC-2";
    case Verb::ChooseColour: return "WARS-SETUP-2";
    case Verb::Stack: return "WARS-SEE-1";
    case Verb::ShuffleRest: return "WARS-SEE-2";
    case Verb::Arrange: return "WARS-WMG-2";
    case Verb::DealRest: return "WARS-WMG-1";
    case Verb::Pass: return "WARS-REACT-2";
    case Verb::End: return "WARS-TURN-4";
    case Verb::EndTurn:
    case Verb::Begin: return "WARS-OUT-1";
    case Verb::Draw:
    case Verb::DrawTwo:
    case Verb::Card:
        return seen.before.view.turn == kNobody ? Clause("WARS-SETUP-12") : Clause("WARS-DRAW-2");
    case Verb::Attack:
    case Verb::Join:
    case Verb::Target:
    case Verb::GoOn: return "WARS-ATK-13";
    case Verb::Withdraw: return "WARS-REACT-10";
    case Verb::Mechanise: return "WARS-MEC-1";
    case Verb::Plague: return "WARS-INF-1";
    case Verb::Lift:
    case Verb::Done:
    case Verb::Lay: return "WARS-MOVE-8";
    case Verb::Recruit: return "WARS-REC-1";
    case Verb::Jack: return "WARS-JACK-1";
    case Verb::Queen: return "WARS-QUEEN-1";
    case Verb::King: return "WARS-KING-1";
    case Verb::Ace: return "WARS-ACE-1";
    case Verb::Reshuffle: return "WARS-MAG-4";
    case Verb::Rite:
    case Verb::Offer: return "WARS-BLD-1";
    case Verb::Take: return "WARS-BLD-5";
    case Verb::Swap: return "WARS-SHP-1";
    case Verb::LetDie:
    case Verb::Substitute: return "WARS-FAT-1";
    case Verb::Raise: return "WARS-UND-2";
    case Verb::Concede: return "WARS-WIN-10";
    case Verb::Toss: return "WARS-SETUP-18";
    }
    return {};
}

} // namespace drawbridge
