// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Table

// Every hand comes to the same: drag, click and click, keys.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Hands"
        room: room

        /// A tile of the hand that fits somewhere on the own castle, and where: {piece, pile, place}.
        function placeable(): var {
            const table = bench.table;
            const hand = piecesIn(pileOf("hand 1").pile);
            const castle = pileOf("castle 1").pile;
            for (const piece of hand) {
                if (!piece.movable)
                    continue;
                table.pick(piece.handle);
                const target = table.targets().find(t => t.pile === castle);
                table.cancel();
                if (target)
                    return {
                        piece: piece,
                        handle: piece.handle,
                        pile: target.pile,
                        place: target.place
                    };
            }
            return null;
        }

        function test_drawByDragging() {
            show({
                until: "draw"
            }, room.width, room.height);
            const before = pileOf("hand 1").count;
            const draw = pileOf("A");
            const top = piecesIn(draw.pile)[draw.count - 1];
            const handle = top.handle;
            drag(middleOf(top), placeAt(pileOf("hand 1").pile, -1), true);
            tryVerify(() => pileOf("hand 1").count > before);
            const now = piecesIn(pileOf("hand 1").pile).find(p => p.handle === handle);
            verify(now, "the tile in the hand is the one that was drawn");
            compare(now, top, "and the very same item");
            verify(!now.face.endsWith("back"));
        }

        /// What was the last thing to be done by key leads on to the end, not back to what lies below it.
        function test_theEndTakesTheKeys() {
            show({
                game: "castle-keep",
                position: {
                    "hand 1": "YK RK BcW YzT",
                    "hand 2": 4,
                    "castle 1": "nw RcT, n RsW, ne BsT, e BzW, se RzT, s RzW, sw RcT, w RcW",
                    "castle 2": "w YcW, nw YsT"
                },
                moves: []
            }, room.width, room.height);
            scene.forceActiveFocus();
            const keep = piecesIn(pileOf("hand 1").pile).find(piece => piece.movable);
            keep.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(bench.table.picked, keep.handle);
            keyClick(Qt.Key_Return);
            verify(bench.table.match.over);
            const again = find(item => item.visible && item.main === true && item.text === scene.againText);
            tryVerify(() => again.activeFocus);
            wait(50);
            verify(again.activeFocus);
        }

        function test_drawByClicking() {
            show({
                until: "draw"
            }, room.width, room.height);
            const before = pileOf("hand 1").count;
            const draw = pileOf("B");
            click(middleOf(piecesIn(draw.pile)[draw.count - 1]));
            tryVerify(() => pileOf("hand 1").count > before);
        }

        /// What a hint has picked is drawn by the first click.
        function test_drawWhatIsShown() {
            show({
                until: "draw"
            }, room.width, room.height);
            const before = pileOf("hand 1").count;
            const draw = pileOf("B");
            const top = piecesIn(draw.pile)[draw.count - 1];
            verify(bench.table.pick(top.handle));
            click(middleOf(top));
            tryVerify(() => pileOf("hand 1").count > before);
        }

        /// A draw pile is pressed in the rival's turn, by `press`; how many are in hand then.
        function pressEarly(press: var, role = "A"): int {
            show({
                until: "draw"
            }, room.width, room.height);
            while (bench.table.decision.refusal.sentence === "") {
                bench.table.match.paused = false;
                tryVerify(() => bench.table.decision.mine);
                verify(bench.act());
                bench.table.match.paused = true;
                const pile = pileOf(role);
                if (!bench.table.decision.mine)
                    press(piecesIn(pile.pile)[pile.count - 1]); // while chance is at it, that says nothing
            }
            return pileOf("hand 1").count;
        }
        function finishTurn() {
            bench.table.match.paused = false;
            tryVerify(() => bench.table.decision.mine);
        }

        /// What is pressed a moment too early is done as soon as it may be.
        function test_pressedEarly_data() {
            return [
                {
                    tag: "pointer, on what the rival draws from",
                    role: "A",
                    press: piece => click(middleOf(piece))
                },
                {
                    tag: "key",
                    role: "B",
                    press: piece => {
                        scene.forceActiveFocus();
                        piece.forceActiveFocus(Qt.TabFocusReason);
                        keyClick(Qt.Key_Return);
                    }
                }
            ];
        }
        function test_pressedEarly(way: var) {
            const before = pressEarly(way.press, way.role);
            finishTurn();
            tryVerify(() => pileOf("hand 1").count > before);
            compare(bench.table.decision.refusal.sentence, "");
        }

        /// But only a moment: nobody means what they pressed long ago, nor what they have pressed another key after.
        function test_pressedLongBefore() {
            const before = pressEarly(piece => click(middleOf(piece)));
            wait(600);
            finishTurn();
            wait(100);
            compare(pileOf("hand 1").count, before);
        }
        function test_pressedAnew_data() {
            return [
                {
                    tag: "a key",
                    press: () => keyClick(Qt.Key_Escape)
                },
                {
                    tag: "the pointer, and it is held",
                    press: () => mousePress(scene, 5, scene.height / 2, Qt.LeftButton)
                },
                {
                    tag: "a finger",
                    press: () => touchEvent(scene).press(1, scene, 5, scene.height / 2).commit()
                }
            ];
        }
        function test_pressedAnew(way: var) {
            const before = pressEarly(piece => click(middleOf(piece)));
            way.press();
            finishTurn();
            wait(100);
            compare(pileOf("hand 1").count, before);
        }

        function test_placeByDragging() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const way = placeable();
            verify(way);
            drag(middleOf(way.piece), placeAt(way.pile, way.place), false);
            compare(bench.table.picked, way.handle);
            verify(pileOf("castle 1").targets.includes(way.place), "targets are lit");
            compare(scene.hoverPlace, way.place);
            verify(way.piece.held);
            const at = placeAt(way.pile, way.place);
            mouseRelease(scene, at.x, at.y);
            tryCompare(way.piece, "pile", way.pile);
            compare(way.piece.place, way.place);
            verify(!way.piece.held);
            const rect = scene.stage.placeRect(way.pile, way.place);
            tryCompare(way.piece, "x", rect.x);
            tryCompare(way.piece, "y", rect.y);
            compare(way.piece.angle, [0, 0, 90, 90, 180, 180, 270, 270, 0][way.place]);
        }

        function test_placeByClicking() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const way = placeable();
            click(middleOf(way.piece));
            compare(bench.table.picked, way.handle);
            click(placeAt(way.pile, way.place));
            tryCompare(way.piece, "pile", way.pile);
        }

        function test_clickAgainPutsBack() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const way = placeable();
            click(middleOf(way.piece));
            compare(bench.table.picked, way.handle);
            wait(600); // no double click
            click(middleOf(way.piece));
            compare(bench.table.picked, 0);
        }

        function test_escapeWhileDragging() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const way = placeable();
            const home = Qt.point(way.piece.x, way.piece.y);
            drag(middleOf(way.piece), placeAt(way.pile, way.place), false);
            verify(way.piece.held);
            keyClick(Qt.Key_Escape);
            compare(bench.table.picked, 0);
            verify(!way.piece.held);
            const at = placeAt(way.pile, way.place);
            mouseRelease(scene, at.x, at.y);
            tryCompare(way.piece, "x", home.x);
            compare(way.piece.y, home.y);
            compare(pileOf("hand 1").pile, way.piece.pile);
            compare(bench.table.decision.refusal.sentence, "");
        }

        Component {
            id: otherWindow
            Window {
                width: 100
                height: 100
                visible: true
            }
        }

        /// What is held is let go by the button that took it, and by nothing else.
        function test_aDragIsLost_data() {
            return [
                {
                    tag: "by another button",
                    lose: at => {
                        mousePress(scene, at.x, at.y, Qt.RightButton);
                        mouseRelease(scene, at.x, at.y, Qt.RightButton);
                    }
                },
                {
                    tag: "by a window that opens",
                    lose: () => {
                        const other = createTemporaryObject(otherWindow, room);
                        tryVerify(() => other.active);
                    },
                    windows: true
                },
                {
                    tag: "beside the table",
                    lose: () => mouseMove(scene, scene.width / 2, scene.height - 8),
                    beside: true
                }
            ];
        }
        function test_aDragIsLost(data: var) {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const way = placeable();
            const home = Qt.point(way.piece.x, way.piece.y);
            const at = placeAt(way.pile, way.place);
            drag(middleOf(way.piece), at, false);
            verify(way.piece.held);
            compare(scene.hoverPlace, way.place);
            data.lose(at);
            compare(scene.hoverPlace, -1);
            if (data.beside)
                mouseRelease(scene, scene.width / 2, scene.height - 8);
            verify(!way.piece.held);
            compare(bench.table.picked, 0);
            if (!data.beside)
                mouseRelease(scene, at.x, at.y);
            tryCompare(way.piece, "x", home.x);
            compare(way.piece.pile, pileOf("hand 1").pile);
            compare(bench.table.decision.refusal.sentence, "");
            if (data.windows)
                return; // nothing comes here until it is gone
            // The hand is free again.
            drag(middleOf(way.piece), at, true);
            tryCompare(way.piece, "pile", way.pile);
        }

        /// Keys do nothing with what is in the hand.
        function test_keysWhileDragging() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const way = placeable();
            const at = placeAt(way.pile, way.place);
            drag(middleOf(way.piece), at, false);
            for (const key of [Qt.Key_Return, Qt.Key_Tab, Qt.Key_Space, Qt.Key_Backspace, Qt.Key_Return])
                keyClick(key);
            verify(way.piece.held);
            compare(way.piece.pile, pileOf("hand 1").pile);
            mouseRelease(scene, at.x, at.y);
            tryCompare(way.piece, "pile", way.pile);
        }

        /// A refusal shows what clashes, hides nothing of one's own, and leads to where the piece can go.
        function test_aRefusalShowsWhatClashes_data() {
            return [
                {
                    tag: "by mouse",
                    byKey: false
                },
                {
                    tag: "by keys",
                    byKey: true
                }
            ];
        }
        function test_aRefusalShowsWhatClashes(data: var) {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const way = placeable();
            const castle = pileOf("castle 1").pile;
            const there = piecesIn(castle)[0];
            drag(middleOf(way.piece), placeAt(castle, there.place), true);
            const slip = find(item => item.refusal !== undefined && item.about !== undefined);
            verify(slip.refusal.title.length > 0);
            compare(bench.heard(slip), slip.refusal.title + ": " + slip.refusal.sentence);
            compare(slip.refusal.faces, [way.piece.face, there.face]);
            const box = slip.mapToItem(scene, 0, 0, slip.width, slip.height);
            for (const piece of piecesIn(castle).concat(piecesIn(way.piece.pile))) {
                const other = piece.mapToItem(scene, 0, 0, piece.width, piece.height);
                verify(box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y, piece.spokenName + " is to be seen");
            }
            const link = slip.links()[1];
            if (data.byKey) {
                for (let steps = 0; steps < 20 && !link.activeFocus; ++steps)
                    keyClick(Qt.Key_Tab);
                keyClick(Qt.Key_Return);
            } else {
                click(middleOf(link));
            }
            compare(bench.table.picked, way.piece.handle);
            verify(!slip.visible);
            compare(bench.table.targets().length > 0, true);
            compare(scene.walk.byKeyboard && scene.focusItem !== null, data.byKey);
        }

        /// What a learner is to do with a draw pile lies beside it, and leaves the names of the piles to be read.
        function test_aTaskHidesNoName_data() {
            return [
                {
                    tag: "beside a lesson",
                    wide: 932,
                    high: 680
                },
                {
                    tag: "small",
                    wide: 1024,
                    high: 540
                },
                {
                    tag: "usual",
                    wide: 1366,
                    high: 680
                }
            ];
        }
        function test_aTaskHidesNoName(data: var) {
            show({
                decisions: 20,
                until: "build"
            }, data.wide, data.high);
            const names = [];
            collect(scene, item => item.visible && item.labelWidth > 0 && item.named !== undefined, names);
            verify(names.length > 2);
            const slip = find(item => item.verdict !== undefined && item.within !== undefined);
            slip.words = "Click one of the two draw piles on the left.";
            for (const pile of names) {
                slip.about = pile.mapToItem(scene, 0, 0, pile.width, pile.height);
                tryVerify(() => slip.visible && slip.things.length > 0);
                const box = slip.mapToItem(scene, 0, 0, slip.width, slip.height);
                for (const item of names) {
                    const name = item.mapToItem(scene, item.named.x, item.named.y, item.named.width, item.named.height);
                    verify(box.x + box.width <= name.x || name.x + name.width <= box.x || box.y + box.height <= name.y || name.y + name.height <= box.y, item.name + " is to be read");
                }
            }
        }

        /// What clashes is the neighbour where the square itself is free.
        function test_aRefusalShowsTheNeighbour() {
            show({
                game: "castle-keep",
                position: {
                    "hand 1": "BzT",
                    "castle 1": "n RcW"
                },
                moves: []
            }, room.width, room.height);
            const castle = pileOf("castle 1").pile;
            const wall = piecesIn(castle)[0];
            drag(middleOf(piecesIn(pileOf("hand 1").pile)[0]), placeAt(castle, wall.place + 1), true);
            compare(bench.table.decision.refusal.clause, "KEEP-BUILD-8");
            compare(bench.table.decision.refusal.faces, ["castle-keep/BzT", "castle-keep/RcW"]);
        }

        function test_refusedDropGlidesHome() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            bench.table.motion = 150;
            const way = placeable();
            const home = Qt.point(way.piece.x, way.piece.y);
            // A square of the own castle that already holds a tile.
            const castle = pileOf("castle 1").pile;
            const taken = piecesIn(castle)[0].place;
            const at = placeAt(castle, taken);
            drag(middleOf(way.piece), at, true);
            verify(bench.table.decision.refusal.sentence !== "");
            verify(bench.table.decision.refusal.clause.startsWith("KEEP-"));
            verify(way.piece.onTheWay, "it glides");
            verify(way.piece.x !== home.x || way.piece.y !== home.y);
            tryCompare(way.piece, "onTheWay", false);
            compare(way.piece.x, home.x);
            compare(way.piece.y, home.y);
            const slip = find(item => item.refusal !== undefined && item.about !== undefined);
            verify(slip.visible);
            compare(slip.refusal.sentence, bench.table.decision.refusal.sentence);
            // Its link opens the clause.
            let asked = "";
            const listen = id => asked = id;
            bench.table.clauseRequested.connect(listen);
            const link = find(item => item.text !== undefined && String(item.text).includes(bench.table.decision.refusal.number) && item.clicked !== undefined);
            click(middleOf(link));
            compare(asked, bench.table.decision.refusal.clause);
            // By keys too.
            asked = "";
            for (let steps = 0; steps < 20 && !link.activeFocus; ++steps)
                keyClick(Qt.Key_Tab);
            verify(link.visualFocus, "it is seen where the focus is");
            keyClick(Qt.Key_Return);
            bench.table.clauseRequested.disconnect(listen);
            compare(asked, bench.table.decision.refusal.clause);
            // The next pick clears it.
            click(middleOf(way.piece));
            verify(!slip.visible);
        }

        function test_whatIsNotOnesOwnStays() {
            show({
                decisions: 20,
                until: "act"
            }, room.width, room.height);
            const piece = piecesIn(pileOf("castle 2").pile)[0];
            const home = Qt.point(piece.x, piece.y);
            drag(middleOf(piece), placeAt(pileOf("castle 1").pile, piece.place), true);
            verify(bench.table.decision.refusal.sentence !== "");
            compare(piece.pile, pileOf("castle 2").pile);
            tryCompare(piece, "x", home.x);
            // Backs in another's hand cannot even be lifted.
            const back = piecesIn(pileOf("hand 2").pile)[0];
            drag(middleOf(back), placeAt(pileOf("castle 1").pile, 0), false);
            verify(!back.held);
            verify(bench.table.decision.refusal.sentence !== "");
            mouseRelease(scene, 1, 1);
        }

        function test_dropBesideEverythingIsNoRefusal() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const way = placeable();
            const home = Qt.point(way.piece.x, way.piece.y);
            // In the corner, where nothing lies.
            const free = Qt.point(scene.layout.cloth.x + 4, scene.layout.cloth.y + scene.layout.cloth.height - 4);
            compare(scene.arrangement.spotAt(scene.layout, free.x, free.y).pile, -1);
            drag(middleOf(way.piece), free, true);
            compare(bench.table.decision.refusal.sentence, "");
            tryCompare(way.piece, "x", home.x);
        }

        function test_attackShowsWhatWouldFall() {
            show({
                decisions: 30,
                until: "attack"
            }, room.width, room.height);
            const table = bench.table;
            const theirs = pileOf("castle 2").pile;
            let way = null;
            for (const piece of piecesIn(pileOf("hand 1").pile)) {
                table.pick(piece.handle);
                const target = table.targets().find(t => t.pile === theirs);
                if (target && !way)
                    way = {
                        piece: piece,
                        place: target.place
                    };
                table.cancel();
            }
            verify(way);
            drag(middleOf(way.piece), placeAt(theirs, way.place), false);
            verify(piecesIn(theirs).some(p => p.threatened));
            const rings = [];
            collect(scene, item => item.aim !== undefined && item.hot !== undefined && item.visible, rings);
            verify(rings.some(r => r.aim === PileModel.Attack && r.hot));
            const falls = piecesIn(theirs).filter(p => p.threatened).length;
            const before = piecesIn(theirs).length;
            const at = placeAt(theirs, way.place);
            mouseRelease(scene, at.x, at.y);
            compare(piecesIn(theirs).length, before - falls);
            verify(!piecesIn(theirs).some(p => p.threatened));
        }

        /// It is plain where it is to go, but the turn would be over.
        function test_aDoubleClickEndsNoTurn() {
            show({
                until: "discard"
            }, room.width, room.height);
            const before = pileOf("discard").count;
            const piece = piecesIn(pileOf("hand 1").pile)[0];
            const at = middleOf(piece);
            // The test's clicks are always too far apart to be a double click.
            scene.hand.press(at.x, at.y, false);
            scene.hand.press(at.x, at.y, true);
            compare(pileOf("discard").count, before);
            compare(bench.table.picked, piece.handle);
            click(placeAt(pileOf("discard").pile, -1));
            tryVerify(() => pileOf("discard").count > before);
        }

        // ---- keys alone

        function focusName(): string {
            const item = scene.walk.currentFocus();
            return item ? item.Accessible.name : "";
        }

        function test_drawAndPlaceWithKeys() {
            show({
                until: "draw"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const before = pileOf("hand 1").count;
            let steps = 0;
            const isDrawPile = () => {
                const item = scene.walk.currentFocus();
                return item && item.pile === pileOf("A").pile;
            };
            while (!isDrawPile() && ++steps < 30)
                keyClick(Qt.Key_Tab);
            verify(isDrawPile(), "Tab comes to the draw pile");
            keyClick(Qt.Key_Return);
            tryVerify(() => pileOf("hand 1").count === before + 1);
            tryVerify(isDrawPile, 1000, "the focus stays at the draw pile");
            keyClick(Qt.Key_Space);
            tryVerify(() => pileOf("hand 1").count === before + 2);
        }

        function test_placeWithKeys() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const way = placeable();
            scene.walk.takeFocus(way.piece);
            keyClick(Qt.Key_Return);
            compare(bench.table.picked, way.handle);
            const first = bench.table.targets()[0];
            compare(scene.walk.currentFocus().pile, first.pile, "the focus goes to the first target");
            compare(scene.walk.currentFocus().place, first.place);
            // Through the targets with the arrows or Tab, never elsewhere.
            for (const key of [Qt.Key_Right, Qt.Key_Up, Qt.Key_Left, Qt.Key_Down]) {
                keyClick(key);
                const item = scene.walk.currentFocus();
                verify(item.isTarget || item.handle === way.handle || item.clicked !== undefined);
            }
            keyClick(Qt.Key_Escape);
            compare(bench.table.picked, 0);
            compare(scene.walk.currentFocus(), way.piece, "Esc goes back to the piece");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            tryCompare(way.piece, "pile", first.pile);
            verify(scene.walk.currentFocus(), "the focus is never lost");
        }

        /// Backspace goes over what can be done now, and over nothing else, wherever one is.
        function test_backspaceGoesToWork() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const table = bench.table;
            const movable = scene.walk.felt.laid.filter(piece => piece.reachable && piece.movable);
            const buttons = scene.walk.bar.choiceButtons();
            scene.walk.takeFocus(piecesIn(pileOf("castle 2").pile)[0]);
            const met = [];
            for (let i = 0; i < movable.length + buttons.length; ++i) {
                keyClick(Qt.Key_Backspace);
                const item = scene.walk.currentFocus();
                verify(movable.includes(item) || buttons.includes(item), focusName());
                verify(!met.includes(item), "each once");
                met.push(item);
            }
            const way = placeable();
            scene.walk.takeFocus(way.piece);
            keyClick(Qt.Key_Return);
            compare(table.picked, way.handle);
            const goals = table.targets();
            const reached = [];
            for (let i = goals.length + scene.walk.bar.choiceButtons().length; i > 0; --i) {
                keyClick(Qt.Key_Backspace);
                reached.push(scene.walk.currentFocus());
            }
            verify(reached.every(item => scene.walk.bar.choiceButtons().includes(item) || goals.some(goal => goal.pile === item.pile && goal.place === item.place)));
            verify(goals.every(goal => reached.some(item => goal.pile === item.pile && goal.place === item.place)));
        }

        /// A table without a piece to move has the focus at its buttons, from the very first.
        function test_theFocusBeginsAtChoices() {
            show({
                game: "castle-wars"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const cards = scene.walk.board.buttons();
            compare(cards.length, 2, "black and red");
            tryVerify(() => scene.walk.currentFocus() === cards[0]);
        }

        /// Who comes to decide finds the focus where that is done, wherever it was left.
        function test_theFocusComesToWork() {
            show({
                decisions: 30,
                until: "draw"
            }, room.width, room.height);
            scene.forceActiveFocus();
            tryVerify(() => scene.walk.currentFocus()?.movable === true);
            const theirs = piecesIn(pileOf("castle 2").pile)[0];
            const table = bench.table;
            for (let i = 0; i < 12 && table.decision.mine; ++i) {
                if (table.decision.choices.rowCount() > 0)
                    table.choose(0);
                else
                    table.click(piecesIn(pileOf("A").pile).pop().handle);
            }
            verify(!table.decision.mine, "the turn is over");
            theirs.forceActiveFocus();
            verify(scene.walk.currentFocus() === theirs);
            tryVerify(() => table.decision.mine, 10000);
            tryVerify(() => scene.walk.currentFocus()?.movable === true);
        }

        /// The ring round a stack leaves its number to be read.
        function test_theFocusHidesNoNumber() {
            show({
                decisions: 30,
                until: "draw"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const draw = pileOf("A").pile;
            const top = piecesIn(draw).pop();
            scene.walk.byKeyboard = true;
            top.forceActiveFocus();
            const ring = find(item => item.line !== undefined && item.at !== undefined && item.piece === top);
            verify(ring && ring.visible);
            const tag = find(item => item.hangsY !== undefined && item.pile === draw);
            verify(tag.visible);
            compare(ring.parent, tag.parent);
            verify(ring.z < tag.z && ring.z > top.z);
        }

        function test_whoeverPausesSeesIt() {
            show({
                decisions: 30,
                until: "draw"
            }, room.width, room.height);
            const button = () => find(item => item.visible && item.brief !== undefined && String(item.text).includes("Paused"));
            verify(!button());
            scene.paused = true;
            verify(button());
            verify(scene.walk.focusables().some(f => f.item === button()), "the keyboard reaches it");
            goOn.target = scene;
            waitForRendering(scene);
            click(middleOf(button()));
            compare(goOn.count, 1);
        }

        function test_arrowsReachEverything() {
            show({
                decisions: 30,
                until: "act"
            }, room.width, room.height);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            const all = scene.walk.focusables().map(f => f.item);
            const seen = [scene.walk.currentFocus()];
            const open = [scene.walk.currentFocus()];
            while (open.length > 0) {
                const from = open.pop();
                for (const key of [Qt.Key_Right, Qt.Key_Up, Qt.Key_Left, Qt.Key_Down]) {
                    scene.walk.takeFocus(from);
                    keyClick(key);
                    const now = scene.walk.currentFocus();
                    if (!seen.includes(now)) {
                        seen.push(now);
                        open.push(now);
                    }
                }
            }
            for (const item of all)
                verify(seen.includes(item), "arrows reach " + item.Accessible.name);
        }

        function test_tabGoesRoundAndBack() {
            show({
                decisions: 30,
                until: "act"
            }, room.width, room.height);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            const first = scene.walk.currentFocus();
            const there = [first];
            for (let i = 0; i < 40; ++i) {
                keyClick(Qt.Key_Tab);
                if (scene.walk.currentFocus() === first)
                    break;
                there.push(scene.walk.currentFocus());
            }
            compare(scene.walk.currentFocus(), first, "Tab comes round");
            verify(there.length >= 5);
            for (let i = there.length - 1; i > 0; --i) {
                keyClick(Qt.Key_Backtab);
                compare(scene.walk.currentFocus(), there[i]);
            }
        }

        function test_letterPressesButton() {
            show({
                decisions: 30,
                until: "act"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const key = bench.table.decision.choices.row(0).key;
            verify(key.length === 1);
            keyClick(key.toLowerCase());
            const prompt = bench.table.decision.prompt;
            tryVerify(() => !bench.table.decision.mine || bench.table.decision.prompt !== "Build, attack, or pass.");
        }

        function test_windowKeysPassThrough() {
            show({
                decisions: 30,
                until: "act"
            }, room.width, room.height);
            scene.forceActiveFocus();
            passed.keys = [];
            keyClick(Qt.Key_F6);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(passed.keys, [Qt.Key_F6, Qt.Key_Z]);
        }
    }

    QtObject {
        id: passed
        property var keys: []
    }
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Control)
            passed.keys = passed.keys.concat([event.key]);
    }

    SignalSpy {
        id: goOn
        signalName: "goOnRequested"
    }
}
