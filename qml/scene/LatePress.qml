// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// A press that comes while the table changes. It is kept for half a second, and done as soon as the viewer may decide and
// what it was meant for stands there; otherwise it is said that it came too early.
QtObject {
    id: late

    required property TableController table
    /// Nothing that is asked now is answered by it.
    required property bool covered

    /// What is kept: whose it is, whether what it is for stands there, and what it does; null: nothing.
    property var kept: null

    function keep(stands: var, deed: var) {
        kept = {
            viewer: late.table.match.viewer,
            stands: stands,
            deed: deed
        };
        limit.restart();
    }

    function forget() {
        kept = null;
        limit.stop();
    }

    function look() {
        if (kept === null || covered || late.table.decision.grave || !late.table.decision.mine || late.table.match.viewer !== kept.viewer || !kept.stands())
            return;
        const deed = kept.deed;
        forget();
        deed();
    }

    // Whoever presses anew has thought of something else.
    readonly property PressWatch watch: PressWatch {
        watching: late.kept !== null
        onPressed: late.forget()
    }
    readonly property Timer limit: Timer {
        interval: 500
        onTriggered: {
            late.kept = null;
            if (!late.covered)
                late.table.tellTooEarly();
        }
    }
    // Once all lies where it is to lie.
    readonly property Timer looking: Timer {
        interval: 0
        onTriggered: late.look()
    }
    readonly property Connections following: Connections {
        target: late.table
        enabled: late.kept !== null
        function onStateChanged() {
            late.looking.start();
        }
    }
}
