// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Scene

// One finger comes to the same as the mouse, and none needs to drag.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Finger"
        room: room

        function zoom(): Item {
            return find(item => item.picture !== undefined && item.face !== undefined);
        }
        function tap(at: var) {
            const finger = touchEvent(scene);
            finger.press(0, scene, at.x, at.y).commit();
            finger.release(0, scene, at.x, at.y).commit();
        }
        function hold(at: var, time: int) {
            const finger = touchEvent(scene);
            finger.press(0, scene, at.x, at.y).commit();
            wait(time);
            finger.release(0, scene, at.x, at.y).commit();
        }
        function movable(): Piece {
            return find(item => item instanceof Piece && item.movable && item.visible && item.owner === bench.table.match.viewer);
        }

        function test_tapsPickAndPutBack() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const piece = movable();
            tap(middleOf(piece));
            compare(bench.table.picked, piece.handle);
            verify(!zoom().visible, "it is not shown large as well");
            wait(Application.styleHints.mouseDoubleClickInterval + 50);
            tap(middleOf(piece));
            compare(bench.table.picked, 0);
        }

        function test_dragPlaces() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const castle = pileOf("castle 1").pile;
            let piece = null;
            let target = null;
            for (const tile of piecesIn(pileOf("hand 1").pile)) {
                bench.table.pick(tile.handle);
                target = bench.table.targets().find(t => t.pile === castle);
                bench.table.cancel();
                if (target) {
                    piece = tile;
                    break;
                }
            }
            verify(piece);
            const [from, to] = [middleOf(piece), placeAt(castle, target.place)];
            const finger = touchEvent(scene);
            finger.press(0, scene, from.x, from.y).commit();
            for (let i = 1; i <= 10; ++i)
                finger.move(0, scene, from.x + (to.x - from.x) * i / 10, from.y + (to.y - from.y) * i / 10).commit();
            verify(piece.held, "it is carried");
            finger.release(0, scene, to.x, to.y).commit();
            tryCompare(piece, "pile", castle);
        }

        /// A second finger is no letting go.
        function test_aSecondFingerPutsBack() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const piece = movable();
            const [from, to] = [middleOf(piece), placeAt(pileOf("castle 1").pile, 8)];
            const finger = touchEvent(scene);
            finger.press(0, scene, from.x, from.y).commit();
            for (let i = 1; i <= 10; ++i)
                finger.move(0, scene, from.x + (to.x - from.x) * i / 10, from.y + (to.y - from.y) * i / 10).commit();
            verify(piece.held);
            finger.stationary(0).press(1, scene, to.x + 80, to.y).commit();
            verify(!piece.held);
            compare(bench.table.picked, 0);
            finger.stationary(0).release(1, scene, to.x + 80, to.y).commit();
            finger.release(0, scene, to.x, to.y).commit();
            compare(piece.pile, pileOf("hand 1").pile);
        }

        /// What resting on a card or the other button shows; letting go does no more.
        function test_aLongPressShows() {
            show({
                decisions: 20,
                until: "build"
            }, room.width, room.height);
            const piece = movable();
            hold(middleOf(piece), 1200);
            verify(zoom().visible);
            compare(zoom().face, piece.face);
            compare(bench.table.picked, 0);
        }

        /// A stack that lies open is looked through.
        function test_aLongPressLooksThrough() {
            show({
                game: "castle-rampage",
                decisions: 40
            }, room.width, room.height);
            const pile = piles().find(pile => pile.count > 1 && scene.hand.felt.canBrowse(pile.pile));
            verify(pile, "there is one");
            const top = scene.hand.felt.topOf(pile.pile);
            hold(middleOf(top), 1200);
            compare(scene.stage.browsed, pile.pile);
        }

        /// What lies over the table keeps a second quick tap from it, too.
        function test_quickTapsGoNoDeeper() {
            show({
                game: "castles"
            }, room.width, room.height);
            scene.textScale = 2;
            wait(0);
            scene.settle(false);
            waitForRendering(scene);
            tryVerify(() => scene.home);
            const pointer = find(item => item instanceof PointerInput);
            let acted = 0;
            const count = () => ++acted;
            pointer.pressed.connect(count);
            const bars = [];
            collect(scene, item => item instanceof PanBar, bars);
            const places = bars.map(bar => bar.mapToItem(scene, bar.width - 8, bar.height - 8)).concat(Qt.point(scene.width / 2, scene.height - 6));
            for (const at of places)
                for (let times = 0; times < 3; ++times) {
                    tap(at);
                    wait(20);
                }
            compare(acted, 0);
            tap(Qt.point(scene.width / 2, scene.height / 2));
            compare(acted, 1);
            pointer.pressed.disconnect(count);
        }

        /// A table larger than the window is moved by pressing, too.
        function test_pressesMoveTheTable() {
            show({
                game: "castles"
            }, room.width, room.height);
            scene.textScale = 2;
            wait(0);
            scene.settle(false);
            waitForRendering(scene);
            tryVerify(() => scene.home); // it has come to rest before one's own hand
            const bars = [];
            collect(scene, item => item instanceof PanBar, bars);
            compare(bars.length, 2);
            for (const bar of bars) {
                scene.pan.moveTo(0, 0);
                const before = Qt.point(scene.pan.at.x, scene.pan.at.y);
                verify(bar.thick >= 24);
                const end = bar.mapToItem(scene, bar.width, bar.height);
                click(Qt.point(end.x - 8, end.y - 8));
                verify(bar.across ? scene.pan.at.x > before.x : scene.pan.at.y > before.y);
                const start = bar.mapToItem(scene, 8, 8);
                for (let times = 0; times < 2; ++times)
                    click(start);
                compare(bar.across ? scene.pan.at.x : scene.pan.at.y, 0);
            }
        }
    }
}
