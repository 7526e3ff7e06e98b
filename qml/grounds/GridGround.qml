// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// A castle's mat with its nine squares.
Rectangle {
    id: ground

    required property Stage stage
    required property int pile
    required property int places
    required property int pad
    /// It is the owner's turn.
    required property bool lit
    required property int tile
    property int painted

    color: Theme.site
    radius: Math.round(pad * 1.2)
    border.width: lit ? Math.max(2, Math.round(pad * 0.5)) : 1
    border.color: lit ? Theme.turn : Theme.matEdge

    Binding on painted {
        value: ground.tile
        when: ground.stage.settled
        restoreMode: Binding.RestoreNone
    }

    Repeater {
        model: ground.places
        Image {
            id: square
            required property int index
            readonly property rect at: ground.stage.placeRect(ground.pile, index)
            readonly property rect whole: ground.stage.placeRect(ground.pile, -1)
            x: at.x - whole.x
            y: at.y - whole.y
            width: at.width
            height: at.height
            source: ground.painted === 0 ? "" : Theme.place(ground.stage.arrangement.slotFace(ground.pile, square.index)) + "?turn=" + ground.stage.arrangement.slotTurn(ground.pile, square.index)
            sourceSize {
                width: ground.painted
            }
        }
    }
}
