// SPDX-License-Identifier: GPL-3.0-or-later
// Maps the log lines of Castle Rampage to clauses: the rule that allows the event.
#include "text/rampage/rampagetext.h"

#include "rampage/moves.h"
#include "rampage/public.h"

namespace drawbridge {

Clause RampageText::logClause(const SeenMove& seen) const {
    using namespace rampage;
    const Phase phase = seen.before.view.as<Public>().phase;
    switch (verbOf(seen.move)) {
    case Verb::Play: return "RAMPAGE-PLAY-1";
    case Verb::PlayAt: return {}; // never played
    case Verb::Place: return phase == Phase::Place ? Clause("RAMPAGE-PREP-6") : Clause("RAMPAGE-DEF-2");
    case Verb::Use: return "RAMPAGE-PLAY-5";
    case Verb::Peek: return "RAMPAGE-TOWER-1";
    case Verb::End: return "RAMPAGE-TURN-1";
    case Verb::Discard:
        return phase == Phase::Slot    ? Clause("RAMPAGE-SCHEME-2")
               : phase == Phase::Bonus ? Clause("RAMPAGE-SCHEME-3")
               : phase == Phase::Extra ? Clause("RAMPAGE-MERC-1")
                                       : Clause("RAMPAGE-PLAY-2");
    case Verb::Decline:
    case Verb::Confirm: return {};
    case Verb::Route: return "RAMPAGE-ATT-4";
    case Verb::Sacrifice: return "RAMPAGE-JESTER-1";
    case Verb::Name: return "RAMPAGE-PRIEST-1";
    case Verb::Destroy: return "RAMPAGE-ARSON-1";
    case Verb::Choose: return phase == Phase::Spy ? Clause("RAMPAGE-SPY-1") : Clause("RAMPAGE-PLAY-11");
    case Verb::Return:
    case Verb::Raise:
    case Verb::Steal: return "RAMPAGE-PLAY-11"; // effects of users' own cards
    case Verb::Concede: return "RAMPAGE-END-4";
    case Verb::Starter: return "RAMPAGE-SETUP-4";
    case Verb::Card: return phase == Phase::Deal ? Clause("RAMPAGE-PREP-2") : Clause("RAMPAGE-TURN-2");
    case Verb::Reveal:
        return phase == Phase::PeekReveal        ? Clause("RAMPAGE-TOWER-1")
               : phase == Phase::Crash           ? Clause("RAMPAGE-SUMMON-1")
               : phase == Phase::SacrificeReveal ? Clause("RAMPAGE-JESTER-1")
                                                 : Clause("RAMPAGE-ATT-5");
    case Verb::Hit: return "RAMPAGE-ARCHER-1";
    case Verb::Shuffle:
        return phase == Phase::Shuffle && seen.before.view.turn == kNobody ? Clause("RAMPAGE-PREP-5")
                                                                           : Clause("RAMPAGE-DECK-1");
    case Verb::Show: return "RAMPAGE-PRIEST-1";
    }
    return {};
}

} // namespace drawbridge
