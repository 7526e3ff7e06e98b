// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// When the table is laid out, and for whom: anew when the window, the words or the piles change; pieces glide there
// where only what lies on it has changed.
QtObject {
    id: plan

    required property TableController table
    required property Arrangement arrangement
    required property Stage stage
    required property Felt felt
    /// The room there is.
    required property real width
    required property real height
    /// The height of a line of text, as it should be.
    required property int wanted
    /// ... as it is: with words too large for the room the table does not fit into it. Smaller than `least` they are
    /// not to be read.
    property int unit: wanted
    required property int least
    /// What something else takes of it, at the right and below; the rail stays where it is.
    property real right: 0
    property real below: 0

    /// Each pile bears its name, though its cards be smaller for it.
    property bool named: false

    property int bottomSeat: 0
    /// The seat whose hand the table was laid out for.
    property int front: -1
    /// Pieces glide to where the next layout has them.
    property bool gliding: false

    signal laidOut

    onWantedChanged: begin()
    onWidthChanged: resize()
    onHeightChanged: resize()
    onRightChanged: beginGliding()
    onBelowChanged: beginGliding()
    onNamedChanged: begin()

    // Waits for the end of whatever changes the models or the size just now.
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

    /// The same when the table is what it was: pieces glide to where they lie now.
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

    /// The size is what it is going to be.
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
                    // How broad its name on the ground is, in one line.
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
