// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// On a piece that was turned up only at the end: its back in a corner, with the 1 that it counts.
Item {
    id: corner

    required property string back
    readonly property int wide: Math.round(width * 0.3)

    Rectangle {
        id: small
        anchors.right: parent.right
        width: corner.wide + 2
        height: picture.height + 2
        color: Theme.sable
        Picture {
            id: picture
            x: 1
            y: 1
            width: corner.wide
            height: Math.round(corner.wide * corner.height / Math.max(1, corner.width))
            source: Theme.face(corner.back, "")
        }
    }
    Parchment {
        anchors.horizontalCenter: small.horizontalCenter
        y: small.height - Math.round(height * 0.5)
        width: Math.max(Theme.unit, Math.round(corner.width * 0.28))
        height: width
        radius: width / 2
        border.width: Math.max(1, Math.round(width / 12))
        NameText {
            anchors.centerIn: parent
            text: Theme.numeral(1)
            font.pixelSize: Math.round(parent.height * 0.7)
        }
    }
}
