// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace drawbridge {

/// All sounds, least important first: of several at once the most important is played.
enum class Sound {
    None,
    ClothRolled,
    PageTurned,
    CardDrawn,
    TileDrawn,
    CardLaid,
    CardTurned,
    CardsShuffled,
    TilesStirred,
    TileLaid,
    BoxLifted,
    BoxPutDown,
    TrayPressed,
    WoodKnock,
    TakenBack,
    Refused,
    Coin,
    Rope,
    Helm,
    Revealed, ///< a low string: something hidden is revealed
    Drum,
    Arrow,
    Fire,
    Swords,
    Portcullis,
    Ram,
    GateHolds,
    StoneFalls,
    Trebuchet,
    Cannon,
    WallFalls,
    GateBreaks,
    KeepFalls,
    BlockSlammed,
    Puppet,
    Eliminated,
    HornAsked, ///< one note
    HornTurn,  ///< two
    Bell,
    HornVictory, ///< three
};
inline constexpr int kSounds = static_cast<int>(Sound::HornVictory) + 1;

/// The files of a sound, one for each of its variants; none of Sound::None.
QStringList filesOf(Sound sound);

} // namespace drawbridge
