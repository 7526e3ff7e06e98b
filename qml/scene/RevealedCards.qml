// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Cards revealed to the viewer are spread out, or a single one zoomed, until dismissed.
QtObject {
    id: open

    readonly property Stage stage: felt.stage
    required property Felt felt
    required property ZoomView zoom
    property int pile: -1

    function look() {
        const now = felt.table.shownPile;
        if (now === pile)
            return;
        if (stage.browsed === pile)
            stage.browsed = -1;
        zoom.close();
        pile = now;
        showing.restart();
    }
    /// Called after a new layout.
    function lieAnew() {
        if (pile >= 0)
            showing.restart();
    }
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
