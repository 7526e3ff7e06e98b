// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene

// A text link on parchment.
T.Button {
    id: control

    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight + Math.round(Theme.unit * 0.6)
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Link
    Accessible.name: control.text

    contentItem: PlainText {
        text: control.text
        color: Theme.azure
        font.underline: true
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        color: "transparent"
        visible: control.visualFocus
        radius: 3
        border.width: 2
        border.color: Theme.azure
    }
    HoverHandler {
        enabled: control.enabled
        cursorShape: Qt.PointingHandCursor
    }
}
