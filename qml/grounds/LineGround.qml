// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The strip between two armies: a tarred rope on iron pegs.
Item {
    id: ground

    readonly property int thick: Math.max(4, Math.round(Theme.unit * 0.5))
    readonly property int pegs: Math.max(2, Math.round(width / (Theme.unit * 16)))

    Rectangle {
        y: Math.round((ground.height - height) / 2)
        width: ground.width
        height: ground.thick
        radius: height / 2
        color: Theme.sable
        Row {
            anchors.centerIn: parent
            spacing: ground.thick * 0.7
            Repeater {
                model: Math.max(0, Math.floor((ground.width - ground.thick) / (ground.thick * 1.6)))
                Rectangle {
                    width: ground.thick * 0.9
                    height: Math.max(2, Math.round(ground.thick * 0.5))
                    radius: height / 2
                    color: Theme.onPaper ? Theme.parchment : "#d8c08a"
                }
            }
        }
    }
    Repeater {
        model: ground.pegs
        Rectangle {
            required property int index
            x: Math.round((ground.width - width) * index / (ground.pegs - 1))
            y: Math.round((ground.height - height) / 2)
            width: Math.round(ground.thick * 1.5)
            height: Math.round(ground.thick * 2.6)
            radius: 2
            color: "#4a4643"
            border.width: 1
            border.color: Theme.sable
        }
    }
}
