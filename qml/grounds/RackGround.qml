// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The rack for the viewer's tiles.
Mat {
    id: ground

    required property int lines
    required property int tile
    required property int pitch
    required property int pad

    color: Theme.mat
    radius: Math.round(Theme.unit * 0.4)

    Repeater {
        model: ground.lines
        Rectangle {
            id: shelf
            required property int index
            y: ground.pad + index * ground.pitch + ground.tile
            width: ground.width
            height: ground.pitch - ground.tile
            color: Theme.shelf
            radius: 3
            Rectangle {
                x: 2
                width: shelf.width - 4
                height: Math.max(1, Math.round(shelf.height * 0.25))
                color: Theme.shelfLight
            }
        }
    }
}
