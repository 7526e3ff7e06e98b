// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Ground of a stack whose cards are fanned slightly, so that they can be counted.
Item {
    id: ground

    required property bool vacant
    /// Width of a card.
    required property int tile
    /// Source of the picture of the empty place, and whether its cards have been destroyed.
    required property string face
    property bool fallen: false
    /// A Gate, which breaks.
    required property bool gate
    required property Stage stage

    // At the place of the last card.
    Picture {
        x: ground.width - width
        width: ground.tile
        height: ground.height
        visible: ground.vacant
        source: visible ? Theme.place(ground.face) : ""
        opacity: ground.fallen ? 0.4 : 1
    }
    Icon {
        x: ground.width - Math.round((ground.tile + width) / 2)
        anchors.verticalCenter: parent.verticalCenter
        visible: ground.vacant && ground.fallen && !ground.gate
        width: Math.round(ground.tile * 0.92)
        source: visible ? Theme.mark("breach") : ""
    }
    GateWings {
        id: wings
        readonly property bool broken: ground.vacant && ground.fallen && ground.gate
        visible: broken
        x: ground.width - width
        width: ground.tile
        height: ground.height
        motion: ground.stage.motion
        onBrokenChanged: if (broken && !ground.stage.jumping)
            burst()
        Connections {
            target: ground.stage
            function onHurried() {
                wings.rest();
            }
        }
    }
}
