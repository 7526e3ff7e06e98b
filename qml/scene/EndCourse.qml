// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// How a game comes to its end on the table: the last move is seen, then what lay hidden is turned up piece by piece,
// what was out of the game last of all; then all is told.
QtObject {
    id: course

    required property TableController table
    required property Stage stage
    /// Whether the end is told over the table; if not, all is shown at once.
    required property bool told

    /// The last move has been seen.
    property bool ended: false
    /// What was counted.
    property endResult result
    /// How many pieces have been turned up so far, and cards that were out of the game after them.
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

    /// How much there is to turn up.
    function inAll(): int {
        return result.turned.length + result.leftOver.length;
    }

    /// Takes in what the table says now.
    function look() {
        stage.over = table.match.over;
        if (!table.match.over) {
            waiting.stop();
            turner.stop();
            ended = false;
            result = table.match.result;
            stage.turning = false;
            stage.turned = {};
            return;
        }
        const begins = !ended && !waiting.running;
        if (begins)
            next = 0; // of the match before, more may have been turned up
        result = table.match.result;
        if (begins) {
            stage.turning = inAll() > 0;
            waiting.start();
        }
    }

    function begin() {
        if (!table.match.over)
            return;
        next = 0;
        result = table.match.result;
        stage.turned = {};
        ended = true;
        if (inAll() === 0)
            return;
        if (told && table.motion > 0)
            turner.start();
        else
            finish();
    }

    function turnNext() {
        if (next >= inAll()) {
            finish();
            return;
        }
        const piece = result.turned[next++];
        if (piece) // else it is one that was out of the game
            stage.turned = Object.assign({
                [piece.handle]: true
            }, stage.turned);
    }

    /// Shows all at once.
    function finish() {
        turner.stop();
        while (next < inAll())
            turnNext();
        stage.turning = false;
    }
}
