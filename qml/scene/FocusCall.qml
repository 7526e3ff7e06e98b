// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Moves the focus to where a decision is needed, unless it is outside the table.
QtObject {
    id: call

    readonly property TableController table: walk.table
    required property Item scene
    required property FocusWalk walk
    required property Curtain curtain

    property bool wasDeciding: false
    /// Called when the viewer gets a decision, or when the focused tag is gone.
    function look() {
        const decides = table.decision.mine;
        if (decides && (!wasDeciding || walk.byKeyboard && !walk.currentFocus()))
            working.restart();
        wasDeciding = decides;
    }
    // Waits until pieces and buttons exist.
    readonly property Timer working: Timer {
        interval: 0
        onTriggered: if (call.scene.activeFocus && call.table.decision.mine && !call.walk.statusNotice.visible)
            call.walk.focusWork()
    }

    /// Current choices are between cards, or at a place.
    function toChoices() {
        if (scene.activeFocus && !curtain.visible)
            boarding.restart();
    }
    // Waits until the tray's cards or the tags exist.
    readonly property Timer boarding: Timer {
        interval: 0
        onTriggered: {
            if (call.walk.focusQuestion())
                return;
            call.walk.board.visible ? call.walk.focusBoard() : call.walk.focusTags();
        }
    }
}
