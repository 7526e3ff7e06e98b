// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// The table by ear: what a screen reader hears, and what its presses do.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Speech"
        room: room

        function slotOf(pile: int, place: int): var {
            return find(item => item.taken !== undefined && item.pile === pile && item.place === place);
        }

        /// A name may look like a place, and a translation may want numbers in the digits of its language.
        function test_placesAreFilled() {
            compare(Theme.filled("%L2, %1 and %L1", ["%2", 12]), Number(12).toLocaleString(Qt.locale(), "f", 0) + ", %2 and %2");
        }

        function test_names() {
            show({
                decisions: 20,
                until: "act"
            }, room.width, room.height);
            for (const piece of piecesIn(pileOf("hand 1").pile).concat(piecesIn(pileOf("castle 2").pile))) {
                compare(bench.heard(piece), cueOf(piece));
                verify(piece.spokenName.length > 10);
            }
            // Of a stack only the top piece, and the pile itself with its number.
            const draw = pileOf("A");
            const stack = piecesIn(draw.pile);
            compare(bench.heard(stack[0]), "");
            compare(bench.heard(stack[stack.length - 2]), "");
            verify(bench.heard(stack[stack.length - 1]) !== "");
            compare(bench.heard(slotOf(draw.pile, -1)), "");
            verify(bench.heard(stack[stack.length - 1]).includes(String(draw.count)));
            // Empty squares have names; taken ones leave it to the piece.
            const castle = pileOf("castle 1").pile;
            const taken = piecesIn(castle).map(p => p.place);
            for (let place = 0; place < 9; ++place)
                compare(bench.heard(slotOf(castle, place)) === "", taken.includes(place));
        }

        function cueOf(piece: var): string {
            return piece.stateWords === "" ? piece.heardName : piece.heardName + ", " + piece.stateWords;
        }

        // What can be done with a piece is heard of it, and where it can go is heard there.
        function test_states() {
            show({
                decisions: 30,
                until: "attack"
            }, room.width, room.height);
            const hand = piecesIn(pileOf("hand 1").pile);
            const movable = hand.filter(piece => piece.movable);
            verify(movable.length > 0);
            for (const piece of movable)
                verify(bench.heard(piece).endsWith("can be moved"), bench.heard(piece));
            const castle = pileOf("castle 2").pile;
            const striker = movable.find(piece => {
                bench.table.cancel();
                bench.table.pick(piece.handle);
                return bench.table.targets().some(target => target.pile === castle);
            });
            verify(striker, "one of them can strike");
            verify(bench.heard(striker).endsWith("picked up"), bench.heard(striker));
            const target = bench.table.targets().find(each => each.pile === castle);
            const slot = slotOf(castle, target.place);
            verify(bench.heard(slot).endsWith("possible target"), bench.heard(slot));
            bench.table.preview(target.pile, target.place);
            const falling = piecesIn(castle).filter(piece => piece.stateWords.includes("would fall"));
            verify(falling.length > 0);
            for (const piece of falling)
                verify(piece.threatened);
        }

        readonly property var moments: [
            {
                tag: "castle-keep",
                decisions: 20,
                seats: 3,
                until: "act"
            },
            {
                tag: "castles-of-caleira",
                decisions: 12,
                seats: 3
            },
            {
                tag: "castle-rampage",
                decisions: 30
            },
            {
                tag: "castle-wars",
                decisions: 40
            },
            {
                tag: "castles",
                decisions: 30,
                seats: 4
            }
        ]

        function showMoment(moment: var) {
            show(Object.assign({
                game: moment.tag
            }, moment), room.width, room.height);
        }

        // Whoever walks through the table by ear finds every piece once, in its pile, before its seat.
        function test_groups_data() {
            return moments;
        }
        function test_groups(data: var) {
            showMoment(data);
            const tree = bench.heardTree(scene);
            verify(!tree.includes("lost"), tree.join("\n"));
            const seats = [];
            let pile = null;
            for (const line of tree) {
                const [, indent, role, name] = line.match(/^( *)(\w+): (.*)$/);
                if (role === "Section" && indent.length === 1)
                    seats.push({
                        name: name,
                        piles: []
                    });
                else if (role === "Grouping" && indent.length === 2)
                    seats[seats.length - 1].piles.push(pile = {
                        name: name,
                        spots: []
                    });
                else if (role === "Button" && indent.length === 3)
                    pile.spots.push(name);
            }
            compare(seats.length, 1 + (data.seats ?? 2), tree.join("\n"));
            let found = 0;
            for (const each of piles()) {
                const mat = scene.walk.felt.matOf(each.pile);
                if (!mat.visible)
                    continue;
                const group = [].concat(...seats.map(seat => seat.piles)).filter(other => other.name.startsWith(each.name));
                const here = piecesIn(each.pile).filter(piece => piece.reachable).map(piece => bench.heard(piece));
                verify(group.length > 0, each.name);
                verify(group.some(other => here.every(name => other.spots.includes(name))), [each.name, ...here].join("\n"));
                // What is nothing but a place for a pile is called the same as its group: Orca says it once.
                if (each.kind === "stack" && each.count === 0)
                    verify(group.some(other => other.spots.length === 1 && other.spots[0] === other.name), each.name);
                found += here.length;
            }
            verify(found > 5);
            // The number is told, by the pile or by its top.
            const hands = piles().filter(each => each.kind === "hand" && each.owner === 0 && scene.walk.felt.matOf(each.pile).visible);
            verify(hands.length > 0);
            for (const hand of hands)
                verify(seats.some(seat => seat.piles.some(each => each.name.startsWith(hand.name) && each.name.includes(String(hand.count)))), hand.name);
            // First what is in hand, as it lies.
            const own = seats.find(seat => seat.name.startsWith("Anna"));
            verify(hands.some(hand => own.piles[0].name.startsWith(hand.name)), own.piles[0].name);
            // A piece that goes elsewhere is found there.
            const before = bench.heardTree(scene);
            bench.table.pick(scene.walk.felt.laid.find(piece => piece.movable)?.handle ?? 0);
            wait(0);
            const picked = bench.heardTree(scene);
            verify(!picked.includes("lost"));
            bench.table.cancel();
            tryVerify(() => bench.heardTree(scene).join() === before.join());
        }

        // Nothing of what may not be known is found in it.
        function test_secrets_data() {
            return moments;
        }
        function test_secrets(data: var) {
            showMoment(data);
            const trees = [];
            let differed = false;
            for (const guessed of [false, true]) {
                differed = bench.beginHere(guessed);
                wait(50);
                trees.push(bench.heardTree(scene));
            }
            verify(differed, "something could be exchanged");
            verify(trees[0].length > 20);
            compare(trees[1], trees[0]);
        }

        // Home and End lead along a hand, letters to what is called so.
        function test_leaps() {
            show({
                until: "draw"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const hand = piecesIn(pileOf("hand 1").pile).sort((a, b) => a.x - b.x);
            verify(hand.length > 2);
            hand[1].forceActiveFocus();
            keyClick(Qt.Key_End);
            verify(hand[hand.length - 1].activeFocus);
            keyClick(Qt.Key_Home);
            verify(hand[0].activeFocus);
            // The first of those called so that the keys can reach.
            const reached = scene.walk.focusables().filter(each => (each.item.spokenName ?? "").startsWith("north"));
            verify(reached.length > 0);
            for (const letter of "north")
                keyClick(letter);
            verify(scene.focusItem.activeFocus && scene.focusItem.spokenName.startsWith("north"), scene.focusItem.spokenName);
            wait(scene.walk.pause + 50);
            // A letter with which no name goes on does nothing else either.
            for (const letter of hand[0].spokenName.slice(0, 3))
                keyClick(letter);
            const zoom = find(item => item.picture !== undefined && item.tall !== undefined);
            keyClick(Qt.Key_Z);
            verify(!zoom.visible);
            wait(scene.walk.pause + 50);
            keyClick(Qt.Key_Z);
            verify(zoom.visible);
        }

        function test_drawByPressing() {
            show({
                until: "draw"
            }, room.width, room.height);
            const before = pileOf("hand 1").count;
            const draw = pileOf("A");
            verify(bench.press(piecesIn(draw.pile)[draw.count - 1]));
            tryVerify(() => pileOf("hand 1").count > before);
        }

        function test_attackByPressing() {
            show({
                decisions: 30,
                until: "attack"
            }, room.width, room.height);
            const theirs = pileOf("castle 2").pile;
            const before = pileOf("castle 2").count;
            for (const piece of piecesIn(pileOf("hand 1").pile)) {
                verify(bench.press(piece));
                const target = bench.table.targets().find(t => t.pile === theirs);
                if (!target) {
                    bench.table.cancel();
                    continue;
                }
                const slot = slotOf(theirs, target.place);
                verify(bench.heard(slot) !== "", "a target speaks even where a piece lies");
                verify(bench.press(slot));
                break;
            }
            tryVerify(() => pileOf("castle 2").count < before);
        }

        function test_buttonsByPressing() {
            show({
                decisions: 20,
                until: "act"
            }, room.width, room.height);
            const bar = find(item => item.prompt !== undefined && item.choices !== undefined);
            const button = bar.buttons()[0];
            compare(bench.heard(button), button.text);
            verify(bench.press(button));
            tryVerify(() => bench.table.decision.prompt !== bar.prompt || !bench.table.decision.choices.rowCount() || !bench.table.decision.mine || pileOf("hand 1").count <= 6);
        }
    }
}
