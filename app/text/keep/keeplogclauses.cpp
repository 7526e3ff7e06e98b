// SPDX-License-Identifier: GPL-3.0-or-later
// Maps the log lines of Castle Keep to clauses: the rule that allows the event.
#include "text/keep/keeptext.h"

#include "keep/moves.h"
#include "keep/public.h"

namespace drawbridge {

Clause KeepText::logClause(const SeenMove& seen) const {
    using namespace keep;
    const auto& o = seen.move.operand;
    const Phase phase = seen.before.view.as<Public>().phase;
    const bool isSiege = seen.before.seats() == 1; // the only solo game
    switch (verbOf(seen.move)) {
    case Verb::Draw:
        if (static_cast<DrawFrom>(o[0]) == DrawFrom::Discard) return "KEEP-ADVDRAW-1";
        return isSiege ? Clause("KEEP-SIEGE-6") : Clause("KEEP-DRAW-2");
    case Verb::Reshuffle: return "KEEP-DRAW-6";
    case Verb::Place:
        switch (static_cast<PlaceFrom>(o[3])) {
        case PlaceFrom::Pool: return "KEEP-TAKEOVER-3";
        case PlaceFrom::Tray: return "KEEP-SIEGE-4";
        case PlaceFrom::Hand: break;
        }
        return o[0] >= kFirstKeep ? Clause("KEEP-BUILD-5") : Clause("KEEP-BUILD-8");
    case Verb::Attack:
        if (o[0] >= kFirstKeep) return o[3] > 1 ? Clause("KEEP-ATTACK-8") : Clause("KEEP-ATTACK-9");
        return o[0] < kFirstWall ? Clause("KEEP-ADVTOWER-1") : Clause("KEEP-ATTACK-5");
    case Verb::Interchange: return "KEEP-EMPIRE-6";
    case Verb::End: return "KEEP-PASS-1";
    case Verb::Discard: return isSiege ? Clause("KEEP-SIEGE-8") : Clause("KEEP-HAND-1");
    case Verb::Turn: return "KEEP-SIEGE-9";
    case Verb::Destroy: return "KEEP-SIEGE-12";
    case Verb::Dealer: return "KEEP-SETUP-8";
    case Verb::Tile:
        if (phase == Phase::StartTile) return "KEEP-SIEGE-3";
        if (phase == Phase::TileTurned) return "KEEP-SIEGE-10";
        return isSiege ? Clause("KEEP-SIEGE-6") : Clause("KEEP-DRAW-1");
    case Verb::Shuffle: return "KEEP-DRAW-5";
    }
    return {};
}

} // namespace drawbridge
