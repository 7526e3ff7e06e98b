// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/table.h"

#include "castles/events.h"

// The switches have no default, so that the compiler warns of a missing verb or event.
namespace drawbridge::castles {

namespace {

Impact ofVerb(Verb verb) {
    using enum Verb;
    switch (verb) {
    case Card:
    case Take: return {Deed::DrawCard};
    case Use:
    case Lay:
    case Spend:
    case Replace:
    case Clear:
    case Discard:
    case Home: return {Deed::LayCard};
    case Show: return {Deed::TurnUp};
    case Shuffle: return {Deed::ShuffleCards};
    case Ask: return {Deed::Call};
    case Remove: return {Deed::Fall, Harm::Loss};
    case Block:
    case BlockAlly: return {Deed::Block, Harm::Threat};
    case AtSeat: // the effect of the card has the sound
    case On:
    case Destroy:
    case Table:
    case Floor:
    case HandBack:
    case EndPlay:
    case Finish:
    case Decline:
    case Pass:
    case Accept:
    case Refuse:
    case Draw:
    case Concede:
    case First: return {};
    }
    return {};
}

Impact ofEvent(EventKind kind) {
    using enum EventKind;
    switch (kind) {
    case Stands:
    case Upgraded:
    case Defends:
    case Returns: return {Deed::LayTile};
    case Spilt: return {Deed::ShuffleCards};
    case Joins:
    case HasFloor:
    case LastCall: return {Deed::Call};
    case Holds:
    case PeaceEnds: return {Deed::Muster, Harm::Threat};
    case Unblocked: return {Deed::Fight, Harm::Threat};
    case Falls:
    case Removed:
    case Loses: return {Deed::Fall, Harm::Loss};
    case Blocked: return {Deed::Block, Harm::Threat};
    case Revived: return {Deed::Revive, Harm::Threat};
    case Eliminated: return {Deed::Eliminate, Harm::Ruin};
    case Cancelled: // the Block has the sound
    case Banned:
    case Barred:
    case Leads:
    case Looks:
    case RoundOf:
    case TurnOf: return {};
    }
    return {};
}

/// Of a card that is used or played: by its printed kind.
Impact ofWeapon(Kind kind) {
    switch (kind) {
    case kCannonFire: return {Deed::Fire, Harm::Loss};
    case kTrebuchet: return {Deed::Hurl, Harm::Loss};
    case kArchers:
    case kBallistas: return {Deed::Shoot, Harm::Threat};
    case kSwordsmen:
    case kSpearmen:
    case kKnights:
    case kHorsemen: return {Deed::Fight, Harm::Threat};
    default: return {};
    }
}

} // namespace

Impact impactOf(const View&, Move move, const View&) {
    const Impact impact = ofVerb(verbOf(move));
    return impact.deed == Deed::LayCard ? impact | ofWeapon(static_cast<Kind>(move.operand[0])) : impact;
}

Impact impactOf(const Event& event) { return ofEvent(kindOfEvent(event)); }

} // namespace drawbridge::castles
