// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/table.h"

#include "caleira/events.h"
#include "caleira/moves.h"

// The switches have no default, so that the compiler warns of a missing verb or event.
namespace drawbridge::caleira {

namespace {

Impact ofVerb(Verb verb) {
    using enum Verb;
    switch (verb) {
    case Play:
    case Put: return {Deed::LayCard};
    case Give:
    case Card:
    case Take: return {Deed::DrawCard};
    case Aim: // the effect on the card has the sound
    case Turn:
    case Stop:
    case Leave:
    case With:
    case First: return {};
    }
    return {};
}

Impact ofEvent(EventKind kind) {
    using enum EventKind;
    switch (kind) {
    case TurnedUp:
    case TurnedDown: return {Deed::TurnUp, Harm::Threat}; // of a castle
    case Swapped: return {Deed::DrawCard, Harm::Threat};
    case Destroyed: return {Deed::Hurl, Harm::Loss};
    case Stands: return {Deed::Withstand, Harm::Threat};
    case LostSpire: return {Deed::Reveal, Harm::Threat};
    case Out: return {Deed::Eliminate, Harm::Ruin};
    case Unchanged:
    case Activated:
    case Silent:
    case Spent:
    case Dropped:
    case Skipped:
    case TurnSkipped:
    case Looked: return {};
    }
    return {};
}

} // namespace

Impact impactOf(const View&, Move move, const View&) { return ofVerb(verbOf(move)); }

Impact impactOf(const Event& event) { return ofEvent(kindOfEvent(event)); }

} // namespace drawbridge::caleira
