// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// The hanging tail of the cat on the window sill, which swings once now and then.
HallPicture {
    id: tail

    /// Rectangle of the painted window.
    required property rect pane
    required property bool lively

    // Matches HallRoom, which draws the cat on a grid of 116 x 70; the tail has its own grid of 24 x 40.
    readonly property real part: pane.width / 182 * 108 / 116

    visible: pane.width > 0
    x: pane.x + pane.width / 182 * 38 - 2 * part
    y: pane.y + pane.width / 182 * 216 + 30 * part
    width: 24 * part
    height: 40 * part
    wanted: visible ? HallTheme.face(Theme.dark ? "tail-night" : "tail-day") : ""
    Accessible.ignored: true

    transform: Rotation {
        id: turn
        origin.x: 16 * tail.part
        origin.y: 6 * tail.part
    }
    Timer {
        running: tail.lively && tail.visible && !swing.running
        interval: 20000 + Math.random() * 20000
        onTriggered: {
            interval = 20000 + Math.random() * 20000;
            swing.start();
        }
    }
    SequentialAnimation {
        id: swing
        NumberAnimation {
            target: turn
            property: "angle"
            to: 16
            duration: 260
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: turn
            property: "angle"
            to: -9
            duration: 420
            easing.type: Easing.InOutQuad
        }
        NumberAnimation {
            target: turn
            property: "angle"
            to: 0
            duration: 300
            easing.type: Easing.InOutQuad
        }
    }
}
