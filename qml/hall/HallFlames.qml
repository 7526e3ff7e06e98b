// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby

// The candles' flames: two alternating pictures.
Item {
    id: flames

    required property var plan
    required property bool lively
    property bool leaning: false

    readonly property bool flickers: lively && visible

    anchors.fill: parent
    Accessible.ignored: true

    Timer {
        interval: 900
        repeat: true
        running: flames.flickers
        onTriggered: flames.leaning = !flames.leaning
    }
    Repeater {
        model: flames.visible ? flames.plan.candles.length : 0
        Item {
            id: flame
            required property int index
            readonly property real scaling: flames.plan.scale
            width: Math.round(18 * scaling)
            height: Math.round(34 * scaling)
            x: Math.round(flames.plan.candles[index] - width / 2)
            y: Math.round(flames.plan.shelf - 3 * scaling - 73 * scaling - height)
            Repeater {
                model: 2
                HallPicture {
                    required property int index
                    anchors.fill: parent
                    opacity: (index === 1) === flames.leaning ? 1 : 0
                    wanted: HallTheme.face("flame-" + (index + 1))
                    Behavior on opacity {
                        NumberAnimation {
                            duration: 80
                        }
                    }
                }
            }
        }
    }
}
