// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/signs.h"

#include <array>

namespace drawbridge {

Sign signOf(Deed deed) {
    using enum Deed;
    switch (deed) {
    case DrawCard:
    case DrawTile: return Sign::Fan;
    case LayCard:
    case LayTile: return Sign::Tower;
    case TurnUp:
    case Reveal: return Sign::TurnUp;
    case Breach:
    case Withstand:
    case Block: return Sign::Block;
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
    case Eliminate: return Sign::Swords;
    case None:
    case ShuffleCards:
    case ShuffleTiles:
    case Call:
    case Toss:
    case CallOff:
    case Appoint: return Sign::Scroll;
    }
    return Sign::Scroll;
}

QString nameOf(Sign sign) {
    static constexpr std::array kNames{"scroll", "fan", "tower", "turn-up", "block", "swords"}; // by Sign
    return QLatin1String(kNames[static_cast<std::size_t>(sign)]);
}

Blow blowOf(Impact impact) {
    if (impact.deed == Deed::Block || impact.deed == Deed::Revive) return Blow::Slams;
    return impact.harm == Harm::None ? Blow::None : Blow::Falls;
}

} // namespace drawbridge
