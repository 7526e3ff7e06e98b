// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Lobby
import Drawbridge.Scene

// A button on the bottom bar: dark wood, or gold for the primary action.
T.Button {
    id: press

    property bool gold: false
    property string mark: ""
    implicitHeight: Math.round(Theme.unit * (gold ? 3 : 2.4))
    implicitWidth: implicitContentWidth + Theme.unit * (gold ? 3.4 : mark !== "" ? 3.2 : 2)
    focusPolicy: Qt.TabFocus
    Accessible.name: press.text
    Accessible.focusable: true
    contentItem: Item {
        implicitWidth: children[0].implicitWidth
        NameText {
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: press.mark !== "" ? Theme.unit * 0.6 : 0
            width: Math.min(implicitWidth, press.width - Theme.unit)
            elide: Text.ElideRight
            text: press.text
            color: press.gold ? HallTheme.ink : HallTheme.beamInk
            opacity: press.enabled ? 1 : 0.6
            font.pixelSize: Math.round(Theme.unit * (press.gold ? 1.4 : 1.1))
        }
        Picture {
            visible: press.mark !== ""
            anchors {
                left: parent.left
                leftMargin: Theme.unit * 0.6
                verticalCenter: parent.verticalCenter
            }
            width: Math.round(Theme.unit * 1.1)
            height: width
            mirror: press.mirrored
            source: press.mark !== "" ? Qt.resolvedUrl(press.mark) : ""
        }
    }
    background: Rectangle {
        radius: 4
        color: press.gold ? (press.enabled ? (press.hovered ? "#ffd06a" : HallTheme.gold) : "#b79a63") : press.hovered ? HallTheme.beamLight : HallTheme.beamDark
        border.width: 1
        border.color: HallTheme.ink
        FocusRing {
            anchors.fill: parent
            visible: press.activeFocus
        }
    }
}
