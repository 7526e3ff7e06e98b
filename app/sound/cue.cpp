// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/cue.h"

namespace drawbridge {

Sound soundOf(Deed deed) {
    switch (deed) {
    case Deed::None: return Sound::None;
    case Deed::DrawCard: return Sound::CardDrawn;
    case Deed::DrawTile: return Sound::TileDrawn;
    case Deed::LayCard: return Sound::CardLaid;
    case Deed::TurnUp: return Sound::CardTurned;
    case Deed::ShuffleCards: return Sound::CardsShuffled;
    case Deed::ShuffleTiles: return Sound::TilesStirred;
    case Deed::LayTile: return Sound::TileLaid;
    case Deed::Call: return Sound::WoodKnock;
    case Deed::Toss: return Sound::Coin;
    case Deed::CallOff: return Sound::Rope;
    case Deed::Appoint: return Sound::Helm;
    case Deed::Reveal: return Sound::Revealed;
    case Deed::Muster: return Sound::Drum;
    case Deed::Shoot: return Sound::Arrow;
    case Deed::Burn: return Sound::Fire;
    case Deed::Fight: return Sound::Swords;
    case Deed::Breach: return Sound::Portcullis;
    case Deed::Ram: return Sound::Ram;
    case Deed::Withstand: return Sound::GateHolds;
    case Deed::Fall: return Sound::StoneFalls;
    case Deed::Hurl: return Sound::Trebuchet;
    case Deed::Fire: return Sound::Cannon;
    case Deed::Tumble: return Sound::WallFalls;
    case Deed::Storm: return Sound::GateBreaks;
    case Deed::Capture: return Sound::KeepFalls;
    case Deed::Block: return Sound::BlockSlammed;
    case Deed::Revive: return Sound::Puppet;
    case Deed::Eliminate: return Sound::Eliminated;
    }
    return Sound::None;
}

Cue cueOf(const SeenMove& move) {
    const SeenMove::Stages stages = move.stages();
    return {soundOf(stages.first.deed), soundOf(stages.then.deed)};
}

} // namespace drawbridge
