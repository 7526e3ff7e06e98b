// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Shared state of the pieces: their home positions and animations. A single clock animates all moving pieces and stops
// when there are none.
QtObject {
    id: stage

    required property Arrangement arrangement
    property LaidTable layout: null
    /// What would happen to a piece placed on a pile (PileModel.Use), by pile number.
    property var uses: ({})
    /// Animation of the last event: "falls", "slams", or empty for normal moves.
    property string blow: ""
    /// Index within its pile of the piece at a place, by pile * 256 + place.
    property var ranks: ({})
    /// The pile that is spread out for browsing; -1: none.
    property int browsed: -1
    property rect browseArea
    property int viewer: -1
    /// Free editing of the position, in which illegal pieces are marked.
    property bool arranging: false
    /// Animation time in milliseconds; 0: none.
    property int motion: 180
    /// A part of the table is rendered for a picture: without interactive marks and painted background.
    property bool isExcerpt: false
    /// The game is over: known face-down pieces are hidden until they are turned up.
    property bool over: false
    /// Pieces turned up at the end, by handle.
    property var turned: ({})
    /// They are being turned up, one after the other.
    property bool turning: false
    /// True during a new layout: pieces jump to their places without animation.
    property bool jumping: true
    /// False while the table is being resized: pictures are stretched until then, not repainted.
    property bool settled: true

    readonly property real aspect: arrangement.aspect

    /// Contents of a pile. One object per pile, so that a change re-evaluates only the bindings of that pile's pieces.
    component Heap: QtObject {
        property int count: 0
        property pileContents contents
    }
    readonly property var heaps: ({})
    readonly property Component newHeap: Component {
        Heap {}
    }

    signal pieceActivated(int handle)
    signal pieceFocused(Item piece)
    /// Somebody has pressed something: what is held before their eyes has been seen.
    signal hurried
    /// A slam animation has started; it hits the table after `slamHits` milliseconds.
    signal slammed
    readonly property int slamHits: Math.round(slamTakes * 0.28)
    readonly property int slamTakes: motion * 6
    /// Where it crosses an arrow; null: the centre of the table.
    property var crossing: null

    property var waiting: []
    property var gliding: []
    /// Paths of pieces that are falling now.
    property var falling: []
    /// An attack animation is running.
    readonly property bool striking: gliding.some(g => g.gait !== "")
    readonly property bool atRest: gliding.length === 0 && waiting.length === 0

    property Timer departure: Timer {
        interval: 0
        onTriggered: stage.depart()
    }
    property FrameAnimation clock: FrameAnimation {
        onTriggered: stage.advance(frameTime * 1000)
    }

    function heapOf(pile: int): var {
        if (heaps[pile] === undefined)
            heaps[pile] = newHeap.createObject(stage);
        return heaps[pile];
    }

    property pieceSpot nowhere
    property pileArea noArea
    property bannerArea noBanner
    property courtArea noCourt
    property landing noLanding

    function areaOf(pile: int): pileArea {
        return layout ? layout.pile(pile) : noArea;
    }
    function bannerOf(seat: int): bannerArea {
        return layout ? layout.banner(seat) : noBanner;
    }
    function courtOf(seat: int): courtArea {
        return layout ? layout.court(seat) : noCourt;
    }
    /// Where and how a piece would be placed.
    function landingOf(pile: int, place: int): landing {
        return layout && place >= 0 ? arrangement.landing(layout, pile, place, heapOf(pile).count) : noLanding;
    }

    /// Home position of a piece.
    function homeOf(pile: int, place: int, rank: int, offered: bool, up: bool): pieceSpot {
        if (!layout)
            return nowhere;
        const heap = heapOf(pile);
        const count = heap.count;
        if (pile === browsed)
            return fanSpot(place, count);
        if (offered) {
            const inTray = arrangement.traySpot(layout, count - 1 - rank, Math.min(count, 3));
            if (inTray.there)
                return inTray;
        }
        const sharer = layout.pile(pile).shares;
        return arrangement.spot(layout, pile, place, count, rank, up, heap.contents, sharer < 0 ? 0 : heapOf(sharer).count);
    }

    /// The same for a piece that is rotated or has stepped forward.
    function stanceOf(home: pieceSpot, sideways: bool, forward: bool): pieceSpot {
        return sideways || forward ? arrangement.stance(home, sideways, forward) : home;
    }

    /// Rectangle of a place, or of a whole pile with place -1.
    function placeRect(pile: int, place: int): rect {
        if (!layout)
            return Qt.rect(0, 0, 0, 0);
        const found = arrangement.dropRect(layout, pile, place, heapOf(pile).count, heapOf(pile).contents);
        if (found)
            return found;
        const home = homeOf(pile, place, ranks[pile * 256 + place] ?? 0, false, false);
        return boxOf(home.x, home.y, home.size, home.turn);
    }

    function heightOf(size: real): real {
        return Math.round(size * aspect);
    }

    /// Bounding rectangle of a piece: x, y and size as if upright, rotated by quarter turns about its centre.
    function boxOf(x: real, y: real, size: real, quarters: int): rect {
        const high = heightOf(size);
        if (quarters % 2 === 0)
            return Qt.rect(x, y, size, high);
        return Qt.rect(x + (size - high) / 2, y + (high - size) / 2, high, size);
    }

    function fanSpot(place: int, count: int): pieceSpot {
        return arrangement.fanSpot(layout, browsed, place, count, browseArea);
    }

    /// Animates a piece from its current position to its home. Pieces sent at the same time that change piles start one
    /// after the other, in the order in which they will lie there. `from`: the pile they leave, else -1.
    function send(piece: var, from: int) {
        if (jumping || motion <= 0 || !piece.home) {
            piece.arrive();
            return;
        }
        departure.start();
        piece.onTheWay = true;
        const before = waiting.find(w => w.piece === piece);
        if (!before)
            waiting = waiting.concat([
                {
                    piece: piece,
                    from: from
                }
            ]);
        else if (from >= 0)
            before.from = from;
    }

    /// Repeats a piece's animation from a pile to where it lies.
    function showAgain(piece: var, from: int) {
        if (jumping || motion <= 0 || piece.held || piece.onTheWay || !piece.home.there || from === piece.pile)
            return;
        const start = placeRect(from, Math.max(0, heapOf(from).count - 1));
        piece.x = start.x + (start.width - piece.size) / 2;
        piece.y = start.y + (start.height - piece.height) / 2;
        send(piece, from);
    }

    /// Kind of animation for a piece leaving a pile. A standing piece falls to the discards; a slammed one comes from a
    /// hand.
    function gaitOf(piece: var, from: int): string {
        if (blow === "falls" && uses[from] === PileModel.Standing && uses[piece.pile] === PileModel.Fallen)
            return "falls";
        if (blow === "slams" && uses[from] === PileModel.Held && uses[piece.pile] >= PileModel.Played)
            return "slams";
        return "";
    }

    function depart() {
        const order = waiting.slice().sort((a, b) => a.piece.pile - b.piece.pile || a.piece.place - b.piece.place);
        const before = gliding;
        waiting = [];
        let leaving = 0;
        const added = [];
        for (const w of order) {
            const piece = w.piece;
            if (!piece)
                continue;
            const home = piece.home;
            let turn = home.turn * 90 - piece.angle;
            if (turn > 180)
                turn -= 360;
            if (turn < -180)
                turn += 360;
            const travels = w.from >= 0;
            const gait = travels ? gaitOf(piece, w.from) : "";
            added.push({
                piece: piece,
                x: piece.x,
                y: piece.y,
                size: piece.size,
                angle: piece.angle,
                turn: turn,
                gait: gait,
                side: leaving % 2 === 0 ? 1 : -1,
                wait: travels ? Math.min(leaving, 8) * motion * (gait === "falls" ? 0.5 : 0.45) : 0,
                takes: gait === "slams" ? slamTakes : motion * (gait === "falls" ? 3 : 1),
                across: crossing,
                passed: 0
            });
            if (gait === "slams")
                slammed();
            if (travels)
                ++leaving;
        }
        const handles = added.map(g => g.piece);
        gliding = before.filter(g => !handles.includes(g.piece)).concat(added);
        falling = gliding.filter(g => g.gait === "falls");
        clock.running = gliding.length > 0;
    }

    function advance(milliseconds: real) {
        // A long frame (the first one) must not skip the whole animation.
        const tick = Math.min(milliseconds, 40);
        let arrived = false;
        for (const g of gliding) {
            if (!g.piece) {
                g.done = arrived = true;
                continue;
            }
            g.passed += tick;
            const t = Math.max(0, Math.min(1, (g.passed - g.wait) / g.takes));
            if (g.gait === "falls")
                fall(g, t);
            else if (g.gait === "slams")
                slam(g, t);
            else
                g.piece.glide(g, 1 - Math.pow(1 - t, 3));
            if (t >= 1) {
                g.done = arrived = true;
                g.piece.arrive();
            }
        }
        if (arrived)
            look();
    }

    function look() {
        gliding = gliding.filter(g => !g.done && g.piece);
        if (!gliding.some(g => g.gait === "falls"))
            falling = [];
        clock.running = gliding.length > 0;
    }

    /// The piece is struck, tilts, and drops to the discards.
    function fall(way: var, t: real) {
        const struck = 0.35;
        const eased = t < struck ? 0 : Math.pow((t - struck) / (1 - struck), 2);
        way.piece.glide(way, eased);
        if (t < struck) {
            way.piece.x += way.side * 3 * Math.sin(t / struck * 3 * Math.PI);
            way.piece.y -= way.size / 20 * Math.sin(t / struck * Math.PI);
        } else {
            way.piece.angle += way.side * 12 * Math.sin(eased * Math.PI);
        }
    }

    /// The card is shown large across the arrow, if there is one, pauses, and goes to its place.
    function slam(way: var, t: real) {
        const piece = way.piece;
        const high = heightOf(layout.tile);
        const middle = way.across ? Qt.rect(way.across.x, way.across.y, 0, 0) : layout.ownBattle.width > 0 ? layout.ownBattle : Qt.rect(0, 0, browseArea.x * 2 + browseArea.width, browseArea.y * 2 + browseArea.height);
        const size = Math.max(layout.tile, way.size) * 1.2;
        const there = {
            size: size,
            x: middle.x + (middle.width - size) / 2,
            y: middle.y + (middle.height - high * size / layout.tile) / 2
        };
        const mix = (a, b, share) => a + (b - a) * share;
        if (t < 0.75) {
            const near = 1 - Math.pow(1 - Math.min(1, t / 0.2), 3);
            // From above: starts larger than its final size, and drops at once.
            const above = t < 0.2 ? 0.35 * near : t < 0.28 ? 0.35 * (1 - (t - 0.2) / 0.08) : 0;
            piece.turnOver(near);
            piece.size = mix(way.size, there.size, near) * (1 + above);
            piece.x = mix(way.x, there.x, near) - there.size * above / 2;
            piece.y = mix(way.y, there.y, near) - there.size * stage.aspect * above / 2;
            piece.angle = mix(way.angle, 0, near);
        } else {
            const left = Math.pow((t - 0.75) / 0.25, 2);
            piece.size = mix(there.size, piece.home.size, left);
            piece.x = mix(there.x, piece.home.x, left);
            piece.y = mix(there.y, piece.home.y, left);
            piece.angle = mix(0, piece.home.turn * 90, left);
        }
    }

    /// A press ends attack animations; other moves continue.
    function endReading() {
        for (const g of gliding) {
            if (!g.piece || g.gait === "")
                continue;
            g.done = true;
            g.piece.arrive();
        }
        look();
        hurried();
    }

    /// Stops the animation of a piece that is picked or removed.
    function forget(piece: var) {
        waiting = waiting.filter(w => w.piece !== piece);
        gliding = gliding.filter(g => g.piece !== piece);
        look();
    }
}
