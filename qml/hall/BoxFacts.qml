// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// How many can play a game, and how long it takes: on the shelf's edge below its box.
Row {
    id: facts

    required property var game

    spacing: Math.round(Theme.unit * 0.3)
    Accessible.ignored: true // the box says it

    component Sign: Image {
        required property string sign
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        width: Math.round(Theme.unit * 0.95)
        height: width
        source: HallTheme.face("sign-" + sign + "-light")
        sourceSize {
            width: width
            height: height
        }
    }
    component Word: PlainText {
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        color: "#f8efdc"
        font.family: Theme.nameFamily
        font.pixelSize: HallTheme.size(0.95)
        Accessible.ignored: true
    }

    Sign {
        sign: "pawn"
    }
    Word {
        text: facts.game.players
        rightPadding: HallTheme.mirrored ? 0 : Math.round(Theme.unit * 0.4)
        leftPadding: HallTheme.mirrored ? Math.round(Theme.unit * 0.4) : 0
    }
    Sign {
        sign: "hourglass"
    }
    Word {
        text: facts.game.lasts
    }
}
