// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Scene
import Drawbridge.Table

// What harms somebody is seen to: it falls, breaks, or is slammed down, until somebody presses something.
Item {
    id: room

    width: 1100
    height: 720

    SceneCase {
        name: "Blows"
        room: room

        function strike() {
            show({
                decisions: 30,
                until: "attack"
            }, room.width, room.height);
            const table = bench.table;
            const theirs = pileOf("castle 2").pile;
            for (const piece of piecesIn(pileOf("hand 1").pile)) {
                table.pick(piece.handle);
                const target = table.targets().find(t => t.pile === theirs);
                if (target) {
                    table.motion = 120;
                    drag(middleOf(piece), placeAt(theirs, target.place), true);
                    return theirs;
                }
                table.cancel();
            }
            fail("nothing to attack with");
        }
        function rubble(): var {
            const found = [];
            collect(scene, item => item.way !== undefined && item.time !== undefined, found);
            return found;
        }

        function test_aWallFallsTileByTile() {
            strike();
            tryVerify(() => scene.stage.falling.length > 0);
            const ways = scene.stage.falling;
            compare(bench.table.fight.blow, "falls");
            compare(rubble().length, ways.length);
            const first = ways[0];
            // It gives way before it goes, and longer than a piece that is only laid down.
            compare(first.takes, 360);
            tryVerify(() => !first.piece.onTheWay);
            compare(first.piece.pile, pileOf("discard").pile);
            tryCompare(scene.stage, "atRest", true);
            compare(scene.stage.falling.length, 0);
            compare(rubble().length, 0);
        }

        /// What is pressed as it falls is no longer there then: nothing is done, and that is said.
        function test_pressedAsItFalls() {
            strike();
            tryVerify(() => scene.stage.falling.length > 0);
            click(middleOf(scene.stage.falling[0].piece));
            compare(bench.table.decision.refusal.sentence, "");
            tryVerify(() => bench.table.decision.refusal.sentence.includes("Press again"), 1000);
        }

        /// What is pointed at on the strip comes once more from where it came.
        function test_shownAgain() {
            show({
                decisions: 30,
                until: "attack"
            }, room.width, room.height);
            const log = bench.table.match.log;
            let event = -1;
            for (let row = 0; row < log.rowCount(); ++row)
                if (log.row(row).sign === 2 /* Sign::Tower */)
                    event = log.row(row).eventIndex;
            verify(event >= 0);
            tryCompare(scene.stage, "atRest", true);
            bench.table.motion = 120;
            bench.table.recall(event);
            tryVerify(() => scene.stage.gliding.length > 0);
            const piece = scene.stage.gliding[0].piece;
            const from = scene.stage.gliding[0];
            verify(Math.abs(from.x - piece.home.x) + Math.abs(from.y - piece.home.y) > 50);
            tryCompare(scene.stage, "atRest", true);
            compare(piece.x, piece.home.x);
            compare(piece.y, piece.home.y);
            bench.table.motion = 0;
            bench.table.recall(event);
            compare(scene.stage.gliding.length, 0);
            bench.table.recall(-1);
        }

        function test_anyKeyEndsIt() {
            strike();
            tryVerify(() => scene.stage.falling.length > 0);
            const piece = scene.stage.falling[0].piece;
            scene.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(scene.stage.falling.length, 0);
            verify(!piece.onTheWay);
            compare(piece.x, piece.home.x);
        }

        /// Whatever has the focus, Space skips what is shown, and presses nothing then.
        function test_spaceSkipsAndPressesNothing() {
            strike();
            tryVerify(() => scene.stage.falling.length > 0);
            const button = scene.walk.bar.buttons()[0];
            verify(button);
            button.forceActiveFocus();
            spy.target = button;
            keyClick(Qt.Key_Space);
            compare(scene.stage.falling.length, 0);
            compare(spy.count, 0);
            tryCompare(scene.stage, "atRest", true);
            // Nothing is shown any more: now it presses.
            if (!button.activeFocus)
                button.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(spy.count, 1);
        }

        function test_withoutMotionNothingFalls() {
            show({
                decisions: 30,
                until: "attack"
            }, room.width, room.height);
            compare(scene.stage.motion, 0);
            const theirs = pileOf("castle 2").pile;
            const table = bench.table;
            for (const piece of piecesIn(pileOf("hand 1").pile)) {
                table.pick(piece.handle);
                const target = table.targets().find(t => t.pile === theirs);
                if (target) {
                    const before = piecesIn(theirs).length;
                    table.drop(target.pile, target.place);
                    verify(piecesIn(theirs).length < before);
                    wait(0);
                    compare(scene.stage.falling.length, 0);
                    verify(scene.stage.atRest);
                    return;
                }
                table.cancel();
            }
            fail("nothing to attack with");
        }

        function test_aBlockIsSlammedDown() {
            show({
                game: "castles",
                seats: 4,
                position: {
                    "turn": 2,
                    "target": 3,
                    "leader": 2,
                    "phase": "block-window",
                    "assault": "a9",
                    "polled": [1],
                    "realm 3": "C:9",
                    "hand 1": "block"
                },
                moves: []
            }, room.width, room.height);
            tryVerify(() => bench.table.decision.mine);
            const card = piecesIn(pileOf("hand 1").pile)[0];
            const arrow = find(item => item.visible && item.dx !== undefined && item.blunt === false);
            const across = Qt.point((arrow.from.x + arrow.to.x) / 2, (arrow.from.y + arrow.to.y) / 2);
            bench.table.motion = 80;
            drag(middleOf(card), placeAt(pileOf("realm 3").pile, -1), true);
            tryVerify(() => scene.stage.gliding.some(way => way.gait === "slams"));
            compare(scene.stage.gliding.find(way => way.gait === "slams").piece, card);
            // Before everybody, and larger than anything on the table.
            tryVerify(() => card.size > scene.layout.tile * 1.15);
            // The arrow of the attack is still there, breaks when the card hits it, and is gone.
            const broken = find(item => item.middle !== undefined && item.wait !== undefined);
            compare(broken.middle, across);
            tryVerify(() => broken.time > 0);
            verify(broken.visible);
            verify(Math.hypot(middleOf(card).x - across.x, middleOf(card).y - across.y) < 0.3 * card.size, "it lies across the arrow");
            tryCompare(card, "onTheWay", false);
            compare(card.pile, pileOf("discard").pile);
        }

        function banner(): var {
            return find(item => item.words !== undefined && item.unrolled !== undefined);
        }
        function test_whoHasWaitedIsCalled() {
            show({
                decisions: 10,
                until: "draw"
            }, room.width, room.height);
            verify(!banner().visible);
            bench.table.motion = 100;
            bench.table.called(true);
            tryVerify(() => banner().visible);
            compare(banner().words, "Your turn");
            tryCompare(banner(), "unrolled", 1);
            // It goes by itself, or at any key.
            scene.forceActiveFocus();
            keyClick(Qt.Key_Shift);
            keyClick(Qt.Key_F);
            verify(!banner().visible);
            bench.table.called(false);
            compare(banner().words, "You are asked");
            tryVerify(() => !banner().visible);
            // Without animation it is there, and gone.
            bench.table.motion = 0;
            bench.table.called(true);
            tryCompare(banner(), "unrolled", 1, 50);
            compare(banner().width, banner().breadth);
            tryVerify(() => !banner().visible);
        }
    }

    SignalSpy {
        id: spy
        signalName: "clicked"
    }
}
