// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Sequence of the end of a game: after the last move hidden pieces are turned up one by one, then cards that were out
// of the game; then the result is shown.
QtObject {
    id: course

    required property TableController table
    required property Stage stage
    /// Whether the result is shown over the table; if not, everything is revealed at once.
    required property bool told

    /// The last move has been shown.
    property bool ended: false
    property endResult result
    /// Number of pieces turned up so far, then of cards out of the game.
    property int next: 0
    readonly property bool turning: stage.turning

    readonly property Timer waiting: Timer {
        interval: course.told && course.table.motion > 0 ? 1200 : 0
        onTriggered: course.begin()
    }
    readonly property Timer turner: Timer {
        // Each turn ends before the next one starts.
        interval: course.table.motion + 120
        repeat: true
        onTriggered: course.turnNext()
    }

    function inAll(): int {
        return result.turned.length + result.leftOver.length;
    }

    /// Updates from the table controller.
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
            next = 0; // more may have been turned up in the previous match
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
        if (piece) // otherwise a card that was out of the game
            stage.turned = Object.assign({
                [piece.handle]: true
            }, stage.turned);
    }

    /// Reveals everything at once.
    function finish() {
        turner.stop();
        while (next < inAll())
            turnNext();
        stage.turning = false;
    }
}
