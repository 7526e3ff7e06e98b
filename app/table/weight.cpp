// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/weight.h"

#include "sound/heard.h"

#include <algorithm>

namespace drawbridge {

namespace {

/// Something is drawn or stirred up to this one; from that one on something falls or is taken away.
constexpr Sound kLightest = Sound::TileDrawn;
constexpr Sound kHeaviest = Sound::Revealed;

/// A card of Caleira does to a castle what its event says: that is the blow, quiet as it may be.
bool isEffect(const SeenMove& told) {
    const std::string_view game = told.before.game->id();
    return game == "castles-of-caleira" && std::ranges::any_of(told.events, [game](const Event& event) {
               return soundOfEvent(game, event.kind).value_or(Sound::None) != Sound::None;
           });
}

Sound loudestOf(const SeenMove& told) {
    const Heard heard = heardOf(told);
    return std::max(heard.first, heard.then);
}

} // namespace

Weight weightOf(const SeenMove& told) {
    const Sound loudest = loudestOf(told);
    if (loudest >= kHeaviest || isEffect(told)) return Weight::Heavy;
    return loudest <= kLightest ? Weight::Light : Weight::Plain;
}

int heavinessOf(const SeenMove& told) {
    return weightOf(told) == Weight::Heavy ? static_cast<int>(loudestOf(told)) : 0;
}

Deed deedOf(const SeenMove& told) {
    switch (const Sound loudest = loudestOf(told)) {
    case Sound::CardDrawn:
    case Sound::TileDrawn: return Deed::Draws;
    case Sound::CardLaid:
    case Sound::TileLaid: return Deed::Builds;
    case Sound::CardTurned:
    case Sound::Revealed: return Deed::TurnsUp;
    case Sound::Portcullis:
    case Sound::GateHolds:
    case Sound::BlockSlammed: return Deed::Guards;
    default: return loudest > kHeaviest ? Deed::Strikes : Deed::Other;
    }
}

QString deedName(Deed deed) {
    switch (deed) {
    case Deed::Other: return QStringLiteral("scroll");
    case Deed::Draws: return QStringLiteral("fan");
    case Deed::Builds: return QStringLiteral("tower");
    case Deed::TurnsUp: return QStringLiteral("turn-up");
    case Deed::Guards: return QStringLiteral("block");
    case Deed::Strikes: return QStringLiteral("swords");
    }
    return {};
}

Blow blowOf(const SeenMove& told) {
    const Sound loudest = loudestOf(told);
    if (loudest == Sound::BlockSlammed || loudest == Sound::Puppet) return Blow::Slams;
    return loudest >= kHeaviest || isEffect(told) ? Blow::Falls : Blow::None;
}

} // namespace drawbridge
