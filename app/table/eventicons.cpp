// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eventicons.h"

#include <array>

namespace drawbridge {

EventIcon eventIconOf(Deed deed) {
    using enum Deed;
    switch (deed) {
    case DrawCard:
    case DrawTile: return EventIcon::Fan;
    case LayCard:
    case LayTile: return EventIcon::Tower;
    case TurnUp:
    case Reveal: return EventIcon::TurnUp;
    case Breach:
    case Withstand:
    case Block: return EventIcon::Block;
    case Muster:
    case Shoot:
    case Burn:
    case Fight:
    case Ram:
    case Fall:
    case Hurl:
    case Fire:
    case Tumble:
    case Storm:
    case Capture:
    case Revive:
    case Eliminate: return EventIcon::Swords;
    case None:
    case ShuffleCards:
    case ShuffleTiles:
    case Call:
    case Toss:
    case CallOff:
    case Appoint: return EventIcon::Scroll;
    }
    return EventIcon::Scroll;
}

QString nameOf(EventIcon sign) {
    static constexpr std::array kNames{"scroll", "fan", "tower", "turn-up", "block", "swords"}; // by Sign
    return QLatin1String(kNames[static_cast<std::size_t>(sign)]);
}

HarmEffect harmEffectOf(Impact impact) {
    if (impact.deed == Deed::Block || impact.deed == Deed::Revive) return HarmEffect::Slams;
    return impact.harm == Harm::None ? HarmEffect::None : HarmEffect::Falls;
}

} // namespace drawbridge
