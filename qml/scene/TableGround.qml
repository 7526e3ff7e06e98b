// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// What everything lies on: the wood of the table and the cloth on it.
Item {
    id: ground

    /// Where the front edge of the table begins, below the cloth.
    required property real rail
    readonly property rect clothRect: Qt.rect(cloth.x, cloth.y, cloth.width, cloth.height)

    Rectangle {
        anchors.fill: parent
        color: Theme.onPaper ? Theme.cloth : Theme.wood
    }
    Rectangle {
        x: cloth.x - 1
        y: cloth.y - 1
        width: cloth.width + 2
        height: cloth.height + 2
        visible: !Theme.onPaper
        color: Theme.woodDark
        radius: Math.round(Theme.unit * 0.5)
    }
    Rectangle {
        id: cloth
        readonly property int rim: Math.max(5, Math.round(Theme.unit * 0.5))
        x: rim
        y: rim
        width: ground.width - 2 * rim
        height: ground.rail - rim
        radius: Math.round(Theme.unit * 0.45)
        color: Theme.cloth
        // The threads.
        Image {
            anchors.fill: parent
            anchors.margins: 2
            visible: !Theme.onPaper
            source: "../pictures/weave.png"
            fillMode: Image.Tile
            horizontalAlignment: Image.AlignLeft
            verticalAlignment: Image.AlignTop
            smooth: false
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Math.round(Theme.unit * 0.35)
            color: "transparent"
            radius: parent.radius
            border.width: 1
            border.color: Theme.seam
        }
    }
}
