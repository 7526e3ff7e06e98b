// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// Fragments of a piece that is struck down, while it falls.
Item {
    id: rubble

    /// The piece's path (see Stage.falling): start, time of the strike, duration of the fall.
    required property var way
    required property real aspect

    /// Progress: 0 struck, 1 at rest.
    property real time: 0

    x: way.x + way.size / 2
    y: way.y + way.size * aspect * 0.7
    visible: time > 0 && time < 1

    SequentialAnimation {
        running: true
        PauseAnimation {
            duration: rubble.way.wait + rubble.way.takes * 0.2
        }
        NumberAnimation {
            target: rubble
            property: "time"
            from: 0
            to: 1
            duration: rubble.way.takes * 0.8
        }
    }

    Repeater {
        model: 6
        Rectangle {
            required property int index
            // Thrown to both sides, the outer ones farther and lower.
            readonly property real thrown: (index - 2.5) * 0.32
            readonly property real lift: 0.5 + index * 7 % 4 * 0.14

            width: Math.max(3, Math.round(rubble.way.size * (0.08 + index * 5 % 3 * 0.02)))
            height: width
            x: Math.round(rubble.way.size * thrown * rubble.time)
            y: Math.round(rubble.way.size * (rubble.time * rubble.time * 1.3 - lift * rubble.time))
            rotation: 45 * index + 180 * rubble.time
            color: index % 2 === 0 ? Theme.stone : Theme.stoneEdge
            opacity: Math.min(1, 3 * (1 - rubble.time))
        }
    }
}
