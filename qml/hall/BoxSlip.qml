// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A slip above a game's box that says what the game is, with a link to its lesson.
Item {
    id: slip

    required property shelfGame game
    readonly property bool hot: hover.hovered || learn.activeFocus
    property alias learn: learn

    signal learnRequested

    readonly property int pad: Math.round(Theme.unit * 0.8)

    width: Math.min(parent.width - 2 * pad, Math.round(Theme.unit * 23))
    height: column.height + Math.round(1.2 * pad)

    HoverHandler {
        id: hover
    }
    // Blocks the mouse from items below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    HallPaper {
        anchors.fill: parent
    }
    Column {
        id: column
        x: slip.pad
        y: Math.round(slip.pad * 0.6)
        width: slip.width - 2 * slip.pad
        spacing: Math.round(Theme.unit * 0.25)
        SheetText {
            width: parent.width
            text: slip.game.tagline
            font.pixelSize: HallTheme.normal
            Accessible.ignored: true // the box says it
        }
        HallPress {
            id: learn
            width: words.width + cap.width + Math.round(Theme.unit * 0.6)
            height: Math.round(Theme.unit * 1.7)
            label: slip.game.learn
            help: slip.game.name
            onChosen: slip.learnRequested()
            PlainText {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                anchors.left: parent.left
                text: slip.game.learn
                color: Theme.azure
                font.pixelSize: HallTheme.normal
                font.bold: true
                font.underline: learn.pointed || learn.lit
                Accessible.ignored: true
            }
            KeyCap {
                id: cap
                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                visible: HallTheme.byKey
                key: "L"
            }
        }
    }
}
