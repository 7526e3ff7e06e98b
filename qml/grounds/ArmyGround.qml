// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Ground of an army pile. A destroyed pile shows a broken tower, which can be rebuilt; a pile that has attacked is
// darker, with a mark at its base.
Item {
    id: ground

    required property bool vacant
    required property int tile
    /// Source of the picture of the empty place.
    required property string face
    required property list<string> marks
    /// The base is at the top: this army faces down.
    required property bool above
    /// No room beyond the base: the mark goes into the upper corner, since the lower ones hold the card's marks and the
    /// number of cards.
    required property bool tight

    readonly property bool ruined: Array.from(marks).includes("ruin")
    readonly property bool spent: Array.from(marks).includes("spent")

    Mat {
        anchors.fill: parent
        anchors.margins: -2
        radius: Math.round(Theme.unit * 0.35)
        color: ground.spent ? Theme.well : "#0c000000"
        opacity: 0.8
    }
    Picture {
        anchors.centerIn: parent
        visible: ground.vacant
        width: ground.ruined ? Math.round(Math.min(ground.tile * 1.1, parent.height * 0.9)) : ground.tile
        height: ground.ruined ? width : parent.height
        opacity: ground.ruined ? 0.8 : 1
        source: !visible ? "" : ground.ruined ? Theme.mark("ruin") : Theme.place(ground.face)
    }
    Icon {
        visible: ground.spent
        // In the corner next to this pile's name, not next to that of its neighbour.
        x: ground.tight ? 0 : parent.width - width
        y: ground.tight ? 0 : ground.above ? -height - 1 : parent.height + Math.round(Theme.unit * 0.15)
        width: Math.round(Theme.unit * (ground.tight ? 1.6 : 1.45))
        source: visible ? Theme.mark("spent") : ""
    }
}
