// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Opens the list of all house rules, and shows those that differ from the printed rules.
PressCard {
    id: control

    required property NewGameChoice choice

    implicitHeight: Math.max(door.height, sheet.height)
    text: qsTr("House rules")
    help: line.text
    takesReturn: true

    Picture {
        id: door
        anchors {
            left: parent.left
            bottom: parent.bottom
        }
        height: Math.round(Theme.unit * 7)
        width: Math.round(height * 96 / 126)
        source: Theme.face("hall/door", "")
    }
    PaperSheet {
        id: sheet
        anchors {
            left: door.right
            leftMargin: Theme.unit * 0.6
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        color: control.hovered ? "#fffaf0" : HallTheme.paper
        height: words.height + Theme.unit * 1.1
        Column {
            id: words
            x: Math.round(Theme.unit * 0.55)
            y: x
            width: parent.width - 2 * x
            SheetText {
                width: parent.width
                text: control.text
                font.family: Theme.nameFamily
                font.pixelSize: Math.round(Theme.unit * 1.25)
            }
            SheetText {
                id: line
                width: parent.width
                text: control.choice.rulesLine
                font.bold: true
                font.pixelSize: HallTheme.small
            }
            SheetText {
                width: parent.width
                //: %n: how many house rules can be chosen
                text: qsTr("%n question(s) lie behind the door.", "", control.choice.questions)
                font.pixelSize: HallTheme.small
            }
        }
    }
}
