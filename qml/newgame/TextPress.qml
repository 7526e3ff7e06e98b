// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Lobby
import Drawbridge.Scene

// A text button.
T.Button {
    id: control

    property string help: ""

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.round(Math.max(Theme.unit * 1.9, implicitContentHeight + Theme.unit * 0.3))
    leftPadding: Math.round(Theme.unit * 0.3)
    rightPadding: leftPadding
    focusPolicy: Qt.TabFocus
    Accessible.name: control.text
    Accessible.description: control.help
    Accessible.focusable: true

    contentItem: PlainText {
        text: control.text
        opacity: control.enabled ? 1 : 0.55
        font.pixelSize: HallTheme.small
        font.underline: control.enabled
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
    }
    background: Rectangle {
        color: control.hovered && control.enabled ? HallTheme.paperShade : "transparent"
        radius: 3
        FocusRing {
            anchors.fill: parent
            anchors.margins: Theme.unit * 0.3
            visible: control.activeFocus
        }
    }
}
