// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/table.h"

#include "wars/events.h"

// The switches have no default, so that the compiler warns of a missing verb or event.
namespace drawbridge::wars {

namespace {

Impact ofVerb(Verb verb) {
    using enum Verb;
    switch (verb) {
    case Card:
    case Take:
    case Raise:
    case Lift:
    case DealRest: return {Deed::DrawCard};
    case Stack:
    case Arrange:
    case Lay:
    case Recruit:
    case Swap:
    case Substitute: return {Deed::LayCard};
    case Jack: return {Deed::TurnUp};
    case ShuffleRest:
    case Reshuffle: return {Deed::ShuffleCards};
    case Toss: return {Deed::Toss};
    case Withdraw: return {Deed::CallOff};
    case ChooseFaction:
    case Allot:
    case Queen:
    case King:
    case Mechanise: return {Deed::Appoint};
    case Attack:
    case Join: return {Deed::Muster, Harm::Threat};
    case Plague: return {Deed::Reveal, Harm::Threat};
    case Rite:
    case Offer: return {Deed::Burn, Harm::Loss};
    case Ace: return {Deed::Fire, Harm::Loss};
    case ChooseColour:
    case Pass:
    case End:
    case EndTurn:
    case Begin:
    case Draw: // the drawn card has the sound
    case DrawTwo:
    case Target: // the battle has it
    case GoOn:
    case Done:
    case LetDie:
    case Concede: return {};
    }
    return {};
}

Impact ofEvent(EventKind kind) {
    using enum EventKind;
    switch (kind) {
    case TurnedUp:
    case TurnedDown: return {Deed::TurnUp};
    case Lapsed:
    case NoFight: return {Deed::CallOff};
    case Leads:
    case Mechanised:
    case Falls:
    case Captured: return {Deed::Appoint};
    case Rallied: return {Deed::Muster, Harm::Threat};
    case FliesOff: return {Deed::Burn, Harm::Loss};
    case Fights: return {Deed::Fight, Harm::Threat};
    case Emptied: return {Deed::Breach, Harm::Loss};
    case Plays:
    case Sickens:
    case WithQueens:
    case AsFaction:
    case Totals:
    case TurnOf:
    case Idle: return {};
    }
    return {};
}

} // namespace

Impact impactOf(const View&, Move move, const View&) { return ofVerb(verbOf(move)); }

Impact impactOf(const Event& event) { return ofEvent(kindOfEvent(event)); }

} // namespace drawbridge::wars
