// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// Defers a press that comes while the table is changing: kept for half a second, and carried out as soon as the viewer
// may decide and its target is there; otherwise the user is told that it came too early.
QtObject {
    id: late

    required property TableController table
    /// The curtain or the summary covers the table: presses cannot answer what is asked.
    required property bool covered

    /// The deferred press: its viewer, whether its target is there, and its action; null: none.
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

    // A new press replaces it.
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
    // After the new layout.
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
