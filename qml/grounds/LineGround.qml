// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// The strip between two armies: a dotted line where they meet.
Item {
    id: ground

    Row {
        anchors.centerIn: parent
        spacing: Math.round(Theme.unit * 0.6)
        Repeater {
            model: Math.max(0, Math.floor(ground.width / (Theme.unit * 1.2)))
            Rectangle {
                width: Math.round(Theme.unit * 0.6)
                height: Math.max(2, Math.round(Theme.unit * 0.14))
                radius: height / 2
                color: Theme.seam
            }
        }
    }
}
