// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// A parchment slip next to its subject. Its content is a column.
Item {
    id: slip

    /// Rectangle of the subject, and area for the slip.
    property rect about
    property rect within
    property color stripe: "transparent"
    property real wide: 0
    default property alias content: column.data
    /// Items below the parchment in z order, and beside it.
    property alias beneath: under.data

    signal tapped

    readonly property int pad: Math.round(Theme.unit * 0.9)

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    width: Math.min(within.width - 2 * pad, wide + 2 * pad)
    height: column.height + 2 * pad
    // Below the subject if there is room, else above, clamped to the area.
    x: Math.round(Math.max(within.x + pad, Math.min(within.x + within.width - width - pad, about.x + about.width / 2 - width / 2)))
    y: Math.round(about.y + about.height + pad + height < within.y + within.height ? about.y + about.height + pad : Math.max(within.y + pad, about.y - height - pad))

    // Not rotated with the slip.
    Item {
        id: under
        anchors.fill: parent
        rotation: -slip.rotation
    }
    // Shadow: several translucent rectangles.
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
    // Blocks the mouse from items below.
    MouseArea {
        anchors.fill: parent
        onClicked: slip.tapped()
    }
    Parchment {
        anchors.fill: parent
        radius: 3
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
