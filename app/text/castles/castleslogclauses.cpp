// SPDX-License-Identifier: GPL-3.0-or-later
// Maps the log lines of CASTLES to clauses: the rule that allows the event.
#include "text/castles/castlestext.h"

#include "castles/moves.h"
#include "castles/public.h"

namespace drawbridge {

namespace {

/// The first rule of a card of CASTLES.
Clause castlesClause(int kind) {
    using namespace castles;
    switch (kind) {
    case kCastle: return "CASTLES-CASTLE-3";
    case kGate:
    case kThickWalls:
    case kMoat:
    case kArcherTowers: return "CASTLES-UPG-4";
    case kRushed: return "CASTLES-RUSH-1";
    case kAlliance: return "CASTLES-ALLY-1";
    case kSabotage: return "CASTLES-SAB-1";
    case kCannonFire: return "CASTLES-CANNON-1";
    case kJester: return "CASTLES-JEST-1";
    case kBlock: return "CASTLES-BLOCK-1";
    case kPuppet: return "CASTLES-PUP-1";
    default: return kind < kRushed ? Clause("CASTLES-DEF-2") : Clause("CASTLES-ATK-10");
    }
}

} // namespace

Clause CastlesText::logClause(const SeenMove& seen) const {
    using namespace castles;
    switch (verbOf(seen.move)) {
    case Verb::Use: return castlesClause(seen.move.operand[0]);
    case Verb::AtSeat:
    case Verb::On: return castlesClause(seen.before.view.as<Public>().inPlay);
    case Verb::Spend: return "CASTLES-RUSH-1";
    case Verb::Destroy: return "CASTLES-JEST-2";
    case Verb::Replace: return "CASTLES-DEF-6";
    case Verb::Table:
    case Verb::Clear: return "CASTLES-DISC-1";
    case Verb::Floor: return "CASTLES-FLOOR-1";
    case Verb::HandBack: return "CASTLES-FLOOR-2";
    case Verb::EndPlay: return "CASTLES-FLOOR-3";
    case Verb::Lay: return "CASTLES-ATK-11";
    case Verb::Remove: return "CASTLES-ATK-12";
    case Verb::Ask:
    case Verb::Decline: return "CASTLES-FLOOR-4";
    case Verb::Finish: return "CASTLES-ATK-20";
    case Verb::Pass: return "CASTLES-BLOCK-18";
    case Verb::Block: return "CASTLES-BLOCK-8";
    case Verb::BlockAlly: return "CASTLES-BLOCK-14";
    case Verb::Accept: return "CASTLES-ALLY-1";
    case Verb::Refuse: return "CASTLES-ALLY-2";
    case Verb::Discard: return "CASTLES-TURN-4";
    case Verb::Draw: return "CASTLES-TURN-5";
    case Verb::Take: return "CASTLES-ELIM-4";
    case Verb::Concede: return "CASTLES-ELIM-1";
    case Verb::Show: return "CASTLES-SETUP-8";
    case Verb::Card:
        return seen.before.view.turn == kNobody ? Clause("CASTLES-SETUP-7") : Clause("CASTLES-TURN-5");
    case Verb::Shuffle: return "CASTLES-SETUP-9";
    case Verb::First: return "CASTLES-SETUP-12";
    case Verb::Home: return "CASTLES-PUP-8";
    }
    return {};
}

} // namespace drawbridge
