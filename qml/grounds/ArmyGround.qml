// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The place of a pile of an army. Where one has been destroyed a broken tower stands, to be built up again; the
// place of a pile that has attacked is darker, with a mark at its base.
Item {
    id: ground

    required property bool vacant
    required property int tile
    /// The picture of the empty place.
    required property string face
    required property list<string> marks
    /// The base is above the pile: this army faces down.
    required property bool above
    /// There is no room beyond the base: the mark lies in the upper corner, for in the lower ones are those of a card
    /// and how many there are.
    required property bool tight

    readonly property bool ruined: Array.from(marks).includes("ruin")
    readonly property bool spent: Array.from(marks).includes("spent")

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: Math.round(Theme.unit * 0.35)
        color: ground.spent ? Theme.well : "#0c000000"
        border.width: 1
        border.color: Theme.matEdge
        opacity: 0.8
    }
    Image {
        anchors.centerIn: parent
        visible: ground.vacant
        width: ground.ruined ? Math.round(Math.min(ground.tile * 1.1, parent.height * 0.9)) : ground.tile
        height: ground.ruined ? width : parent.height
        opacity: ground.ruined ? 0.8 : 1
        source: !visible ? "" : ground.ruined ? Theme.mark("ruin") : Theme.place(ground.face)
        sourceSize {
            width: width
            height: height
        }
    }
    Image {
        visible: ground.spent
        // In the corner beside the pile's own name, not beside that of the next.
        x: ground.tight ? 0 : parent.width - width
        y: ground.tight ? 0 : ground.above ? -height - 1 : parent.height + Math.round(Theme.unit * 0.15)
        width: Math.round(Theme.unit * (ground.tight ? 1.6 : 1.45))
        height: width
        source: visible ? Theme.mark("spent") : ""
        sourceSize {
            width: width
        }
    }
}
