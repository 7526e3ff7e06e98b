// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// What is held open to the viewer is spread out, or one card of it shown large, until it is put away.
QtObject {
    id: open

    required property TableController table
    required property Stage stage
    required property Felt felt
    required property ZoomView zoom
    property int pile: -1

    function look() {
        const now = table.shownPile;
        if (now === pile)
            return;
        if (stage.browsed === pile)
            stage.browsed = -1;
        zoom.close();
        pile = now;
        showing.restart();
    }
    /// The table has been laid out anew.
    function lieAnew() {
        if (pile >= 0)
            showing.restart();
    }
    // Waits for the end of whatever changes the models just now.
    readonly property Timer showing: Timer {
        interval: 0
        onTriggered: {
            const mat = open.felt.matOf(open.pile);
            if (mat && mat.kind === "hand")
                open.stage.browsed = open.pile;
            else if (mat)
                open.zoom.show(open.felt.topOf(open.pile));
        }
    }
}
