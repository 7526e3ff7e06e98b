// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The place of a pile of an army: while it is empty a broken tower stands there, to be built up again; a mark
// lies at the base of a pile that has attacked.
Item {
    id: ground

    required property bool vacant
    required property int tile
    /// The name of the mark, or empty.
    required property string mark
    /// The base is above the pile: this army faces down.
    required property bool above
    required property string label

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: Math.round(Theme.unit * 0.35)
        color: ground.mark !== "" ? Theme.well : "#0c000000"
        border.width: 1
        border.color: Theme.matEdge
        opacity: 0.8
    }
    Image {
        anchors.centerIn: parent
        visible: ground.vacant
        width: Math.round(Math.min(ground.tile * 1.1, parent.height * 0.9))
        height: width
        opacity: 0.75
        source: visible ? "marks/ruin.svg" : ""
        sourceSize {
            width: width
        }
    }
    Image {
        visible: ground.mark !== ""
        x: parent.width - width
        y: ground.above ? -Math.round(height * 0.95) : Math.round(parent.height - height * 0.05)
        width: Math.round(Theme.unit * 1.5)
        height: width
        source: visible ? "marks/" + ground.mark + ".svg" : ""
        sourceSize {
            width: width
        }
    }
}
