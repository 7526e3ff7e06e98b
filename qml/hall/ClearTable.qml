// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Where no match waits: what to do.
Item {
    id: sheet

    property alias first: play
    readonly property int pad: Math.round(Theme.unit * 1.5)

    signal playRequested

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The table is clear")

    HallPaper {
        y: Math.round((parent.height - height) * 0.3)
        width: parent.width
        height: Math.min(parent.height, words.height + 2 * sheet.pad)
        Column {
            id: words
            x: sheet.pad
            anchors.verticalCenter: parent.verticalCenter
            width: sheet.width - 2 * sheet.pad
            spacing: Math.round(Theme.unit * 0.5)
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.WordWrap
                text: qsTr("The table is clear")
                color: HallTheme.ink
                font.family: Theme.nameFamily
                font.pixelSize: HallTheme.size(1.65)
            }
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.WordWrap
                bottomPadding: Math.round(Theme.unit * 0.5)
                text: qsTr("No match waits for you. Take a box from the shelf.")
                color: HallTheme.ink
                font.family: Theme.textFamily
                font.pixelSize: HallTheme.size(1)
            }
            HallButton {
                id: play
                anchors.left: parent.left
                label: qsTr("New game")
                sign: "play"
                gold: true
                onChosen: sheet.playRequested()
            }
        }
    }
}
