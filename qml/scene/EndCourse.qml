// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// How a game comes to its end on the table: the last move is seen, then what lay hidden is turned up piece by piece,
// then all is told.
QtObject {
    id: course

    required property TableController table
    required property Stage stage
    /// Whether the end is told over the table; if not, all is shown at once.
    required property bool told

    /// The last move has been seen.
    property bool ended: false
    /// What was counted: see endResult().
    property var result: ({})
    /// How many pieces each seat has had turned up so far, by its number.
    property var counts: ({})
    property int next: 0
    readonly property bool turning: stage.turning

    readonly property Timer waiting: Timer {
        interval: course.told && course.table.motion > 0 ? 1200 : 0
        onTriggered: course.begin()
    }
    readonly property Timer turner: Timer {
        // Each is turned before the next one.
        interval: course.table.motion + 120
        repeat: true
        onTriggered: course.turnNext()
    }

    /// Takes in what the table says now.
    function look() {
        stage.over = table.over;
        if (!table.over) {
            waiting.stop();
            turner.stop();
            ended = false;
            result = {};
            stage.turning = false;
            stage.turned = {};
            return;
        }
        result = table.result;
        if (!ended && !waiting.running) {
            stage.turning = result.turned.length > 0;
            waiting.start();
        }
    }

    function begin() {
        if (!table.over)
            return;
        result = table.result;
        counts = {};
        next = 0;
        stage.turned = {};
        ended = true;
        if (result.turned.length === 0)
            return;
        if (told && table.motion > 0)
            turner.start();
        else
            finish();
    }

    function turnNext() {
        if (next >= result.turned.length) {
            finish();
            return;
        }
        const piece = result.turned[next++];
        stage.turned = Object.assign({
            [piece.handle]: true
        }, stage.turned);
        counts = Object.assign({}, counts, {
            [piece.seat]: (counts[piece.seat] ?? 0) + 1
        });
    }

    /// Shows all at once.
    function finish() {
        turner.stop();
        while (next < result.turned.length)
            turnNext();
        stage.turning = false;
    }
}
