// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// A slip of parchment beside what it is about. What is written on it stands in a column.
Item {
    id: slip

    /// What it is about, and where it may lie.
    property rect about
    property rect within
    property color stripe: "transparent"
    property real wide: 0
    default property alias content: column.data
    /// What lies below the parchment, and beside it.
    property alias beneath: under.data

    signal tapped

    readonly property int pad: Math.round(Theme.unit * 0.9)

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    width: Math.min(within.width - 2 * pad, wide + 2 * pad)
    height: column.height + 2 * pad
    // Below what it is about if there is room, else above, never beyond the edges.
    x: Math.round(Math.max(within.x + pad, Math.min(within.x + within.width - width - pad, about.x + about.width / 2 - width / 2)))
    y: Math.round(about.y + about.height + pad + height < within.y + within.height ? about.y + about.height + pad : Math.max(within.y + pad, about.y - height - pad))

    // It lies straight, however the slip does.
    Item {
        id: under
        anchors.fill: parent
        rotation: -slip.rotation
    }
    // The shadow: a few faint sheets.
    Repeater {
        model: 3
        Rectangle {
            required property int index
            x: -index * 2
            y: 3 - index
            width: slip.width + index * 4
            height: slip.height + index * 4
            radius: 4 + index * 2
            color: "#24100a06"
        }
    }
    // Takes what is meant for what lies below.
    MouseArea {
        anchors.fill: parent
        onClicked: slip.tapped()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.parchment
        radius: 3
        border.width: 1
        border.color: Theme.parchmentEdge
        Rectangle {
            anchors.left: parent.left
            width: Math.max(3, Math.round(Theme.unit * 0.3))
            height: parent.height
            color: slip.stripe
        }
    }
    Column {
        id: column
        x: slip.pad
        y: slip.pad
        width: slip.width - 2 * slip.pad
    }
}
