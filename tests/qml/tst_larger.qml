// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Larger text: all grows alike, and the window shows a part of the table.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Larger"
        room: room

        /// What is seen of the table.
        readonly property rect window: Qt.rect(0, 0, room.width, scene?.railTop ?? 0)

        function open(game: string, scale: real) {
            show({
                game: game,
                until: game === "castle-keep" ? "build" : ""
            }, room.width, room.height);
            scene.textScale = scale;
            wait(0);
            scene.settle(false);
            waitForRendering(scene);
        }
        function isInside(item: Item, frame: rect): bool {
            const box = item.mapToItem(scene, 0, 0, item.width, item.height);
            return box.x >= frame.x - 1 && box.y >= frame.y - 1 && box.x + box.width <= frame.x + frame.width + 1 && box.y + box.height <= frame.y + frame.height + 1;
        }

        /// Not what it will be by and by.
        function panned(): var {
            return Qt.point(scene.pan.at.x, scene.pan.at.y);
        }

        function test_allGrowsAlike_data() {
            const rows = [];
            for (const game of Object.keys(scenes))
                for (const scale of [1.5, 2])
                    rows.push({
                        tag: game + " " + scale * 100 + " %",
                        game: game,
                        scale: scale
                    });
            return rows;
        }
        function test_allGrowsAlike(data: var) {
            open(data.game, 1);
            const plain = scene.layout;
            const words = plain.unit;
            scene.textScale = data.scale;
            wait(0);
            scene.settle(false);
            fuzzyCompare(scene.layout.unit, words * data.scale, 1, "words");
            for (const pile of piles()) {
                const before = plain.pile(pile.pile);
                const now = scene.layout.pile(pile.pile);
                // Pieces are a whole number of fours of pixels wide.
                if (before.tile > 0 && before.width > 0)
                    verify(now.tile >= data.scale * (before.tile - 4) - 4, pile.role + ": " + before.tile + " to " + now.tile);
            }
        }

        /// What is to be done is always to be read, and one begins before one's own hand.
        function test_theRailStays_data() {
            return test_keysBringItIntoSight_data();
        }
        function test_theRailStays(data: var) {
            open(data.game, 2);
            const bar = find(item => item.prompt !== undefined && item.choices !== undefined && item.mayHold !== undefined);
            const foot = Qt.rect(0, scene.railTop, room.width, room.height - scene.railTop);
            verify(isInside(bar, foot));
            const own = scene.stage.viewer;
            const hand = piles().find(pile => pile.kind === "hand" && pile.owner === own && pile.count > 0);
            if (hand)
                verify(piecesIn(hand.pile).some(piece => isInside(piece, window)), "one's own hand is shown");
            for (const [x, y] of [[0, 0], [9999, 0], [9999, 9999], [700, 300]]) {
                scene.pan.moveTo(x, y);
                verify(isInside(bar, foot), x + ", " + y);
                compare(bar.width, room.width - 2 * bar.mapToItem(scene, 0, 0).x);
            }
        }

        /// However little the buttons leave of the rail, the prompt is not cut.
        function test_thePromptIsReadWhole_data() {
            const rows = [];
            for (const game of Object.keys(scenes))
                for (const decisions of [0, 6, 12])
                    rows.push({
                        tag: game + " " + decisions,
                        what: {
                            game: game,
                            seats: game === "castles" ? 4 : 2,
                            decisions: decisions
                        }
                    });
            return rows;
        }
        function test_thePromptIsReadWhole(data: var) {
            show(data.what, room.width, room.height);
            const prompt = find(item => item.objectName === "prompt");
            verify(prompt);
            const usual = prompt.fontInfo.pixelSize;
            for (const scale of [1.5, 2]) {
                scene.textScale = scale;
                wait(0);
                scene.settle(false);
                waitForRendering(scene);
                verify(!prompt.truncated, prompt.text);
                verify(prompt.fontInfo.pixelSize >= usual * 0.6, "and not much smaller than usual");
            }
        }

        /// Wherever the keys lead is shown.
        function test_keysBringItIntoSight_data() {
            return Object.keys(scenes).map(game => ({
                        tag: game,
                        game: game
                    }));
        }
        function test_keysBringItIntoSight(data: var) {
            open(data.game, 2);
            scene.forceActiveFocus();
            let moved = false;
            for (const key of [Qt.Key_Tab, Qt.Key_Left, Qt.Key_Up, Qt.Key_Up, Qt.Key_Up, Qt.Key_Right, Qt.Key_Right, Qt.Key_Down, Qt.Key_Left, Qt.Key_Left, Qt.Key_Left, Qt.Key_Left, Qt.Key_Down, Qt.Key_Down, Qt.Key_Down]) {
                const before = panned();
                keyClick(key);
                wait(0);
                moved = moved || panned().x !== before.x || panned().y !== before.y;
                const here = scene.focusItem;
                verify(here);
                if (here.height < window.height && here.width < window.width && here.activeFocus)
                    verify(isInside(here, window), here.spokenName ?? String(here));
            }
            verify(moved, "the table has moved beneath the window");
        }

        /// What others do beyond the edge is shown until it has been read; then one is where one was.
        function test_othersAreSeen_data() {
            return test_keysBringItIntoSight_data();
        }
        function test_othersAreSeen(data: var) {
            open(data.game, 2);
            bench.table.reading = 400;
            const others = piece => piece.lastMoved === true && piece.shown === true && piece.owner !== scene.stage.viewer;
            let away = 0;
            for (let tries = 0; tries < 40 && away < 2 && !bench.table.match.over; ++tries) {
                tryVerify(() => bench.table.decision.mine && !scene.pan.glancing, 5000);
                const before = panned();
                verify(bench.act());
                tryVerify(() => bench.table.decision.mine || bench.table.match.over, 10000);
                wait(0);
                const brought = [];
                collect(scene, others, brought);
                if (!scene.pan.glancing || brought.length === 0)
                    continue;
                ++away;
                verify(brought.some(piece => isInside(piece, window)), data.tag);
                tryVerify(() => !scene.pan.glancing, 5000, "one comes back");
                compare(panned(), before);
            }
            verify(away > 0, "somebody did something beyond the edge");
        }

        function test_theWheelMovesIt() {
            open("castle-wars", 1.5);
            const before = panned();
            mouseWheel(scene, 600, 300, 0, 120);
            verify(scene.pan.at.y < before.y);
            compare(scene.pan.at.x, before.x);
            mouseWheel(scene, 600, 300, 0, 120, Qt.NoButton, Qt.ShiftModifier);
            verify(scene.pan.at.x < before.x);
            scene.textScale = 1;
            mouseWheel(scene, 600, 300, 0, 120);
            compare(panned(), Qt.point(0, 0), "what is seen as a whole stays");
        }

        function test_theClothIsDragged() {
            open("castle-keep", 1.5);
            const free = [[300, 200], [660, 300], [680, 100], [40, 560]].map(([x, y]) => Qt.point(x, y)).find(at => scene.spotUnder(at.x, at.y).pile < 0);
            verify(free);
            const before = panned();
            drag(free, Qt.point(free.x + 60, free.y + 80), true);
            compare(scene.pan.at.x, before.x - 60);
            compare(scene.pan.at.y, before.y - 80);
        }

        /// A tile is put where nobody sees it when it is taken up.
        function test_carriedBeyondTheEdge() {
            show({
                game: "castle-keep",
                position: {
                    "hand 1": "BzT",
                    "castle 1": "n BzW"
                },
                moves: []
            }, room.width, room.height);
            scene.textScale = 2;
            wait(0);
            scene.settle(false);
            waitForRendering(scene);
            const piece = piecesIn(pileOf("hand 1").pile)[0];
            const handle = piece.handle;
            verify(bench.table.pick(handle));
            const castle = pileOf("castle 1");
            bench.table.cancel();
            verify(castle.targets.length > 0);
            const [pile, place] = [castle.pile, castle.targets[0]];
            scene.pan.moveTo(piece.x - 300, 9999);
            const inWindow = () => scene.rectOfSpot(pile, place);
            const from = middleOf(piece);
            const edge = Qt.point(Math.max(4, Math.min(room.width - 4, middle(inWindow()).x)), 4);
            verify(middle(inWindow()).y < 0, "it lies above what is shown");
            drag(from, edge, false);
            tryVerify(() => middle(inWindow()).y > 3 * scene.layout.unit, 5000);
            const goal = middle(inWindow());
            verify(Math.abs(middleOf(piece).x - edge.x) < 2 * piece.width, "it is still in the hand");
            mouseMove(scene, goal.x, goal.y + 1, 5);
            mouseMove(scene, goal.x, goal.y, 5);
            mouseRelease(scene, middle(inWindow()).x, middle(inWindow()).y);
            tryVerify(() => piecesIn(pile).some(one => one.handle === handle));
        }
    }
}
