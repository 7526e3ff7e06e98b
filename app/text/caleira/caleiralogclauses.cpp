// SPDX-License-Identifier: GPL-3.0-or-later
// Maps the log lines of Castles of Caleira to clauses: the rule that allows the event.
#include "text/caleira/caleiratext.h"

#include "caleira/moves.h"
#include "caleira/public.h"

namespace drawbridge {

Clause CaleiraText::logClause(const SeenMove& seen) const {
    using namespace caleira;
    const Phase phase = seen.before.view.as<Public>().phase;
    switch (verbOf(seen.move)) {
    case Verb::Play:
        return static_cast<Side>(seen.move.operand[1]) == Side::Up ? Clause("CALEIRA-PLAY-6")
                                                                   : Clause("CALEIRA-PLAY-7");
    case Verb::Aim:
        switch (phase) {
        case Phase::Barracks: return "CALEIRA-BARRACKS-2";
        case Phase::ThroneRoom: return "CALEIRA-THRONE-2";
        case Phase::Trebuchet: return "CALEIRA-TREBUCHET-2";
        case Phase::Observe: return "CALEIRA-OBSERVATORY-2";
        default: return "CALEIRA-WATCHTOWER-2";
        }
    case Verb::Stop: return "CALEIRA-WATCHTOWER-3";
    case Verb::Turn:
    case Verb::Leave: return "CALEIRA-OBSERVATORY-3";
    case Verb::Put: return "CALEIRA-WIZARD-3";
    case Verb::With: return "CALEIRA-MARKET-3";
    case Verb::Give:
    case Verb::Take: return "CALEIRA-MARKET-4";
    case Verb::First: return "CALEIRA-SETUP-4";
    case Verb::Card:
        return phase == Phase::Deal   ? Clause("CALEIRA-SETUP-2")
               : phase == Phase::Look ? Clause("CALEIRA-WIZARD-2")
                                      : Clause("CALEIRA-DRAW-1");
    }
    return {};
}

} // namespace drawbridge
