// SPDX-License-Identifier: GPL-3.0-or-later
// The rule to read with a line of the log, for each game: the one by which such a thing may be done.
#include "caleira/moves.h"
#include "caleira/public.h"
#include "castles/moves.h"
#include "castles/public.h"
#include "keep/moves.h"
#include "keep/public.h"
#include "rampage/moves.h"
#include "rampage/public.h"
#include "text/caleira/caleiratext.h"
#include "text/castles/castlestext.h"
#include "text/keep/keeptext.h"
#include "text/rampage/rampagetext.h"
#include "text/wars/warstext.h"
#include "wars/moves.h"

namespace drawbridge {

Clause KeepText::logClause(const SeenMove& seen) const {
    using namespace keep;
    const auto& o = seen.move.operand;
    const Phase phase = seen.before.view.as<Public>().phase;
    const bool isSiege = seen.before.seats() == 1; // the only game for one
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

Clause RampageText::logClause(const SeenMove& seen) const {
    using namespace rampage;
    const Phase phase = seen.before.view.as<Public>().phase;
    switch (verbOf(seen.move)) {
    case Verb::Play: return "RAMPAGE-PLAY-1";
    case Verb::PlayAt: return {}; // never done
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
    case Verb::Steal: return "RAMPAGE-PLAY-11"; // effects of cards of the players' own
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

namespace {

/// Where the rules of a card of CASTLES begin.
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
