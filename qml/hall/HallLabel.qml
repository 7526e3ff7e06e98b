// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Visuals of a button; gold for the primary action.
Item {
    id: button

    required property string text
    property bool gold: false
    property bool down: false
    property bool hot: false
    /// Name of an icon before the text; may be empty.
    property string sign: ""

    implicitWidth: row.width + Math.round(Theme.unit * 1.9)
    implicitHeight: HallTheme.button

    Rectangle {
        y: 2
        width: parent.width
        height: parent.height
        radius: face.radius
        color: HallTheme.ink
    }
    Rectangle {
        id: face
        y: button.down ? 2 : 0
        width: parent.width
        height: parent.height
        radius: Math.round(Theme.unit * 0.35)
        color: button.gold ? (button.hot ? "#ffd06a" : HallTheme.gold) : button.hot ? "#fffaf0" : HallTheme.paper
        border.width: Math.max(1.5, Theme.unit / 8)
        border.color: HallTheme.ink
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Math.round(Theme.unit * 0.5)
            HallPicture {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.sign !== ""
                width: Math.round(Theme.unit * 1.2)
                height: width
                mirror: Theme.mirrored && button.sign === "play"
                wanted: visible ? HallTheme.face("sign-" + button.sign) : ""
            }
            HallWords {
                anchors.verticalCenter: parent.verticalCenter
                text: button.text
            }
        }
    }
}
