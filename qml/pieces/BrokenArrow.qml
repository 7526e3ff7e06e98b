// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// An arrow that breaks in two when struck; both halves fall.
Item {
    id: broken

    required property point from
    required property point to
    /// Milliseconds until it is struck, and for the fall.
    required property int wait
    required property int takes
    /// Progress: 0 whole, 1 gone.
    property real time: 0
    readonly property point middle: Qt.point((from.x + to.x) / 2, (from.y + to.y) / 2)

    visible: time < 1
    opacity: Math.min(1, 2.5 * (1 - time))

    SequentialAnimation {
        running: true
        PauseAnimation {
            duration: broken.wait
        }
        NumberAnimation {
            target: broken
            property: "time"
            from: 0
            to: 1
            duration: broken.takes
            easing.type: Easing.InQuad
        }
    }

    component Half: EffectArrow {
        id: half
        property real side: 1
        past: false
        transform: [
            Rotation {
                origin.x: broken.middle.x
                origin.y: broken.middle.y
                angle: 34 * half.side * broken.time
            },
            Translate {
                x: Theme.unit * half.side * broken.time
                y: Theme.unit * 3 * broken.time
            }
        ]
    }
    Half {
        blunt: true
        from: broken.from
        to: broken.middle
    }
    Half {
        side: -1
        from: broken.middle
        to: broken.to
    }
}
