// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The current value of a piece, if it differs from the printed one, and its marks.
Item {
    id: signs

    /// Width of the upright piece.
    required property real tile
    required property string worth
    required property list<string> marks
    /// Number of the castle it belongs to.
    required property string tag
    /// Free space below it, {width, height}; empty: none, so its marks go on it.
    required property size caption
    /// Only its left edge is visible.
    required property bool buried

    Rectangle {
        visible: signs.worth !== "" && !signs.buried
        anchors {
            right: parent.right
            top: parent.top
            margins: -Math.round(signs.tile * 0.05)
        }
        width: Math.max(height, number.implicitWidth + Math.round(signs.tile * 0.14))
        height: Math.max(16, Math.round(signs.tile * 0.32))
        radius: Math.round(height * 0.2)
        color: Theme.gold
        border.width: Math.max(1, Math.round(signs.tile / 40))
        border.color: Theme.sable
        NameText {
            id: number
            anchors.centerIn: parent
            text: signs.worth
            font.pixelSize: Math.round(parent.height * 0.78)
            Accessible.ignored: true
        }
    }
    // Owner and castle: below the piece, so that it stays legible.
    Row {
        visible: signs.caption.height > 0
        x: Math.round(Math.max(0, (signs.caption.width - width) / 2))
        anchors {
            top: parent.bottom
            topMargin: 2
        }
        height: signs.caption.height
        spacing: 3
        Repeater {
            model: signs.caption.height > 0 && plate.roomBeside ? signs.marks : []
            Icon {
                required property string modelData
                width: signs.caption.height
                source: "image://faces/" + modelData
            }
        }
        CastlePlate {
            id: plate
            readonly property bool roomBeside: (visible ? width + 3 : 0) + signs.marks.length * (height + 3) <= signs.caption.width + 3
            visible: signs.tag !== "" && implicitWidth <= signs.caption.width
            anchors.verticalCenter: parent.verticalCenter
            height: signs.caption.height
            number: signs.tag
        }
    }
    Row {
        anchors {
            left: parent.left
            bottom: parent.bottom
            margins: -Math.round(signs.tile * 0.04)
        }
        visible: !signs.buried && signs.caption.height <= 0
        spacing: 2
        Repeater {
            model: signs.caption.height <= 0 ? signs.marks : []
            Icon {
                required property string modelData
                width: Math.max(16, Math.round(signs.tile * 0.34))
                source: modelData.includes("/") ? "image://faces/" + modelData : Theme.mark(modelData)
            }
        }
    }
}
