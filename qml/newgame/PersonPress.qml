// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A known person who can be seated here.
PressCard {
    id: control

    property int shield: 0
    /// Name of a mark, instead of the shield.
    property string mark: ""

    width: Math.min(Math.round(Theme.unit * 10), Math.round(arms.width + name.implicitWidth + Theme.unit * 1.3))
    height: Math.round(Theme.unit * 2.4)
    checkable: true
    takesReturn: true
    ringInset: Theme.unit * 0.4

    Rectangle {
        anchors.fill: parent
        radius: 4
        color: control.chosen ? HallTheme.gold : control.hovered ? HallTheme.paperShade : "transparent"
        border.width: control.chosen ? 2 : 1
        border.color: control.chosen ? HallTheme.ink : "#c9b48a"
    }
    Emblem {
        id: arms
        anchors {
            left: parent.left
            leftMargin: Theme.unit * 0.3
            verticalCenter: parent.verticalCenter
        }
        width: Math.round(Theme.unit * 1.8)
        height: width
        shield: control.shield
        visible: control.mark === ""
    }
    Picture {
        anchors.fill: arms
        visible: control.mark !== ""
        source: visible ? Theme.mark(control.mark) : ""
    }
    NameText {
        id: name
        anchors {
            left: arms.right
            leftMargin: Theme.unit * 0.3
            right: parent.right
            rightMargin: Theme.unit * 0.4
            verticalCenter: parent.verticalCenter
        }
        text: control.text
        elide: Text.ElideRight
        font.pixelSize: Theme.normal
    }
}
