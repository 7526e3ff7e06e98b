// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Calls the keys to where something is to be done, unless they are elsewhere than on the table.
QtObject {
    id: call

    required property TableController table
    required property Item scene
    required property FocusWalk walk
    required property Curtain curtain
    required property StatusNotice statusNotice

    property bool wasDeciding: false
    /// Who comes to decide finds the focus where that is done; so does who has pressed a tag that is gone.
    function look() {
        const decides = table.decision.mine;
        if (decides && (!wasDeciding || walk.byKeyboard && !walk.currentFocus()))
            working.restart();
        wasDeciding = decides;
    }
    // Waits until pieces and buttons are there.
    readonly property Timer working: Timer {
        interval: 0
        onTriggered: if (call.scene.activeFocus && call.table.decision.mine && !call.statusNotice.visible)
            call.walk.focusWork()
    }

    /// There are choices between cards, or at a place.
    function toChoices() {
        if (scene.activeFocus && !curtain.visible)
            boarding.restart();
    }
    // Waits until the cards lie on their tray, or the tags hang.
    readonly property Timer boarding: Timer {
        interval: 0
        onTriggered: {
            if (call.walk.focusQuestion())
                return;
            call.walk.board.visible ? call.walk.focusBoard() : call.walk.focusTags();
        }
    }
}
