// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// Delays the curtain until the player who made an attack has seen its result.
QtObject {
    id: beholding

    required property TableController table
    readonly property bool running: lasting.running
    readonly property bool curtainDown: table.match.curtain.down

    function stop() {
        lasting.stop();
    }

    onCurtainDownChanged: if (curtainDown && table.fight.blow !== "" && table.motion > 0 && table.reading > 0)
        lasting.start()
    else
        lasting.stop()
    readonly property Timer lasting: Timer {
        interval: beholding.table.reading
    }
}
