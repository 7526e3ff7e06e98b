// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/table.h"

#include "rampage/moves.h"

// The switches have no default, so that the compiler warns of a missing verb or event.
namespace drawbridge::rampage {

namespace {

Impact ofVerb(Verb verb) {
    using enum Verb;
    switch (verb) {
    case Play:
    case Place:
    case Discard: return {Deed::LayCard};
    case Card:
    case Choose:
    case Return:
    case Raise:
    case Steal: return {Deed::DrawCard};
    case Use:
    case Peek:
    case Show: return {Deed::TurnUp};
    case Shuffle: return {Deed::ShuffleCards};
    case Hit: return {Deed::Shoot, Harm::Threat};
    case Destroy: return {Deed::Burn, Harm::Loss};
    case Sacrifice: return {Deed::Fall, Harm::Loss};
    case Reveal: return {Deed::TurnUp}; // in an attack the ram has the sound
    case PlayAt:
    case End:
    case Decline:
    case Route:
    case Name:
    case Confirm:
    case Concede: // the end of the game has the sound
    case Starter: return {};
    }
    return {};
}

} // namespace

Impact impactOf(const View&, Move move, const View&) { return ofVerb(verbOf(move)); }

} // namespace drawbridge::rampage
