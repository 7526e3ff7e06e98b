// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A scroll button at an end of the shelf, shown if there are more boxes. Not in the focus chain or the accessibility
// tree: keyboard and screen reader reach the boxes directly.
Item {
    id: sign

    required property Flickable boxes
    /// At the right end on screen, else at the left.
    required property bool atRight
    readonly property real most: boxes.contentWidth - boxes.width

    visible: atRight ? boxes.contentX < most - 1 : boxes.contentX > 1
    width: Math.max(Theme.finger, Math.round(2 * Theme.unit))
    height: Math.round(3.4 * Theme.unit)
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: Math.round(Theme.unit * 0.35)
        color: mouse.containsMouse ? "#fffaf0" : HallTheme.paper
        border.width: Math.max(1.5, Theme.unit / 8)
        border.color: HallTheme.ink
        Repeater {
            model: [-1, 1]
            Rectangle {
                required property int modelData
                readonly property real slant: Theme.unit * 0.35
                width: Math.round(Theme.unit)
                height: Math.max(2, Theme.unit / 6)
                radius: height / 2
                color: HallTheme.ink
                rotation: 45 * modelData * (sign.atRight ? -1 : 1)
                x: (sign.width - width) / 2
                y: (sign.height - height) / 2 + modelData * slant
            }
        }
    }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: sign.boxes.contentX = Math.max(0, Math.min(sign.most, sign.boxes.contentX + (sign.atRight ? 0.7 : -0.7) * sign.boxes.width))
    }
}
