// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The wings of a broken Gate, which burst open and hang on their hinges.
Item {
    id: wings

    /// Animation time in milliseconds; 0: none.
    required property int motion
    /// 0: shut, 1: open.
    property real open: 1

    function burst() {
        if (motion > 0)
            bursting.restart();
    }
    function rest() {
        bursting.complete();
    }

    NumberAnimation {
        id: bursting
        target: wings
        property: "open"
        from: 0
        to: 1
        duration: 2 * wings.motion
        easing.type: Easing.OutBack
    }

    Repeater {
        model: 2
        Picture {
            id: wing
            required property int index
            readonly property bool atEnd: index === 1

            x: atEnd ? wings.width - width : 0
            width: Math.round(wings.width / 2)
            height: wings.height
            source: wings.visible ? Theme.mark("gate-wing") : ""
            transform: [
                // Seen from the front: the farther open, the narrower.
                Scale {
                    origin.x: wing.atEnd ? wing.width : 0
                    xScale: 1 - 0.55 * wings.open
                },
                Rotation {
                    origin.x: wing.atEnd ? wing.width : 0
                    origin.y: wing.height
                    angle: (wing.atEnd ? 9 : -9) * wings.open
                }
            ]
        }
    }
    Repeater {
        model: bursting.running ? 1 : 0
        Rubble {
            way: ({
                    x: 0,
                    y: 0,
                    size: wings.width,
                    wait: 0,
                    takes: 4 * wings.motion
                })
            aspect: wings.height / Math.max(1, wings.width)
        }
    }
}
