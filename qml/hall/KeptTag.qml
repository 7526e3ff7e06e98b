// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby

// A tag on a game's box for an unfinished match, with the shield of the player to move.
HallPicture {
    id: tag

    required property int shield

    height: Math.round(width * 66 / 54)
    rotation: 6
    wanted: HallTheme.face("tag")
    HallPicture {
        x: Math.round(parent.width * 0.3)
        y: Math.round(parent.height * 0.45)
        width: Math.round(parent.width * 0.4)
        height: Math.round(width * 1.2)
        wanted: HallTheme.arms(tag.shield)
    }
}
