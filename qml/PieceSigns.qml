// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// What a piece is worth now, where that is not what is printed on it, and the marks it bears.
Item {
    id: signs

    /// How wide the piece is when it is upright.
    required property real tile
    required property string worth
    required property var marks
    /// Where it belongs, in a word; written below it.
    required property string tag
    /// Only the left edge of it is to be seen.
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
        Text {
            id: number
            anchors.centerIn: parent
            text: signs.worth
            color: Theme.sable
            font.family: Theme.nameFamily
            font.pixelSize: Math.round(parent.height * 0.78)
            Accessible.ignored: true
        }
    }
    Text {
        visible: signs.tag !== ""
        anchors {
            top: parent.bottom
            topMargin: 1
            horizontalCenter: parent.horizontalCenter
        }
        width: Math.round(signs.tile * 1.04)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        text: signs.tag
        color: Theme.ink
        font.family: Theme.textFamily
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
    Row {
        anchors {
            left: parent.left
            bottom: parent.bottom
            margins: -Math.round(signs.tile * 0.04)
        }
        visible: !signs.buried
        spacing: 2
        Repeater {
            model: signs.marks
            Image {
                required property string modelData
                width: Math.max(16, Math.round(signs.tile * 0.34))
                height: width
                source: modelData.includes("/") ? "image://faces/" + modelData : "marks/" + modelData + ".svg"
                sourceSize {
                    width: width
                }
            }
        }
    }
}
