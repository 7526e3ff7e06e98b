// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Decides when and for which viewer the table is laid out: anew when window, text size or piles change; pieces are
// animated if only their contents have changed.
QtObject {
    id: plan

    readonly property TableController table: felt.table
    required property Arrangement arrangement
    readonly property Stage stage: felt.stage
    required property Felt felt
    /// Available room.
    required property real width
    required property real height
    /// Desired height of a line of text.
    required property int wanted
    /// Actual height: reduced where the table does not fit otherwise, but not below `least`, the smallest legible size.
    property int unit: wanted
    required property int least
    /// Parts of it covered by something else at the right and bottom; the rail keeps its place.
    property real right: 0
    property real below: 0

    /// Show the name of each pile, even if cards get smaller.
    property bool named: false

    property int bottomSeat: 0
    /// The seat whose hand the layout has at the bottom.
    property int front: -1
    /// Pieces are animated to the next layout.
    property bool gliding: false

    signal laidOut

    onWantedChanged: begin()
    onWidthChanged: resize()
    onHeightChanged: resize()
    onRightChanged: beginGliding()
    onBelowChanged: beginGliding()
    onNamedChanged: begin()

    // Coalesces changes of the models and the size.
    readonly property Timer planning: Timer {
        interval: 0
        onTriggered: plan.layOut()
    }
    readonly property Timer settling: Timer {
        interval: 150
        onTriggered: plan.sharpen()
    }
    readonly property Connections words: Connections {
        target: Theme
        function onUnitChanged() {
            plan.begin();
        }
    }

    readonly property FontMetrics letters: FontMetrics {
        font.family: Theme.textFamily
        font.pixelSize: Theme.small
    }

    function begin() {
        gliding = false;
        planning.start();
    }

    /// Plans a layout to which pieces are animated.
    function beginGliding() {
        gliding = gliding || !planning.running;
        planning.start();
    }

    function resize() {
        if (stage.layout) {
            stage.settled = false;
            settling.restart();
        }
        begin();
    }

    /// Repaints pictures when the size is final.
    function sharpen() {
        settling.stop();
        stage.settled = true;
        felt.sharpen();
    }

    function layOut() {
        planning.stop();
        if (width < 1 || height < 1)
            return;
        const piles = felt.pileList();
        const order = Array.from(felt.seatList());
        if (piles.length === 0 || order.length === 0)
            return;
        if (table.match.viewer >= 0)
            bottomSeat = table.match.viewer;
        if (!order.includes(bottomSeat))
            bottomSeat = order[0];
        stage.jumping = !gliding || !stage.layout;
        gliding = false;
        if (stage.jumping)
            stage.browsed = -1;
        front = table.match.front;
        felt.gather();
        stage.uses = piles.reduce((uses, pile) => Object.assign(uses, {[pile.pile]: pile.use}), {});
        const layout = arrangement.arrange({
            width: width,
            height: height,
            right: right,
            below: below,
            unit: wanted,
            least: least,
            finger: Theme.finger,
            named: named,
            arranging: table.arranging,
            piles: piles.map(pile => Object.assign(pile, {
                    // Width of its name on the ground, in one line.
                    breadth: letters.advanceWidth(Theme.heading(pile.name)) / Theme.unit
                })),
            seats: order,
            out: felt.seatsOut(),
            bottom: bottomSeat,
            front: front
        });
        unit = layout.unit;
        stage.layout = layout;
        stage.jumping = false;
        felt.gather();
        laidOut();
    }
}
