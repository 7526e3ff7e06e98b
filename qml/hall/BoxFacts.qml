// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene
import "halllayout.js" as HallLayout

// Player count and duration of a game, on the shelf's edge below its box.
Row {
    id: facts

    required property shelfGame game
    /// Available width.
    required property int room
    /// Use the shortest form for minutes.
    required property bool terse
    /// The facts fit only in the short form.
    readonly property bool tight: HallLayout.breadthOf(game.players + game.lasts) * letters + 2.9 * Theme.unit > room
    readonly property int letters: HallTheme.size(0.95)

    height: Math.round(Theme.unit * 1.5)
    spacing: Math.round(Theme.unit * 0.7)
    Repeater {
        model: ["pawn", "hourglass"]
        Row {
            id: fact
            required property int index
            required property string modelData
            height: facts.height
            spacing: Math.round(Theme.unit * 0.3)
            HallPicture {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(Theme.unit * 0.95)
                height: width
                wanted: HallTheme.face("sign-" + fact.modelData + "-light")
            }
            HallWords {
                anchors.verticalCenter: parent.verticalCenter
                text: fact.index === 0 ? facts.game.players : facts.terse ? facts.game.lastsShort : facts.game.lasts
                color: HallTheme.beamInk
                font.pixelSize: facts.letters
            }
        }
    }
}
