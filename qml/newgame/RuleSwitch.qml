// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A rule that is on or off. One that has other values says which it has.
PressCard {
    id: control

    property bool on: false
    property string value: ""

    implicitHeight: Math.max(Theme.unit * 1.75, words.height + Theme.unit * 0.3)
    checked: on
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: control.on

    Rectangle {
        id: track
        anchors {
            left: parent.left
            verticalCenter: parent.verticalCenter
        }
        opacity: control.enabled ? 1 : 0.5
        width: Math.round(Theme.unit * 2.4)
        height: Math.round(Theme.unit * 1.28)
        radius: height / 2
        color: control.on ? HallTheme.done : "#cbb993"
        border.width: 2
        border.color: HallTheme.ink
        Rectangle {
            readonly property bool atEnd: control.on !== control.mirrored
            x: atEnd ? parent.width - width - 3 : 3
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 6
            height: width
            radius: width / 2
            color: "#ffffff"
            border.width: 1
            border.color: HallTheme.ink
            Behavior on x {
                NumberAnimation {
                    duration: 90 * HallTheme.motion
                }
            }
        }
    }
    Column {
        id: words
        anchors {
            left: track.right
            leftMargin: Theme.unit * 0.7
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        SheetText {
            width: parent.width
            text: control.text
            opacity: control.enabled ? 1 : 0.6
        }
        SheetText {
            width: parent.width
            visible: text !== ""
            text: control.value
            color: HallTheme.faintInk
            opacity: control.enabled ? 1 : 0.6
            font.pixelSize: HallTheme.small
        }
    }
}
