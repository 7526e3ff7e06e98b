// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// The table of Castle Rampage: stacks fed from below, attacks that run down, what is paid and what is chosen.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Rampage"
        room: room

        /// Anna can do all sorts of things.
        readonly property var busy: ({
                "hand 1": "scheme-knight-archer knight archer archer giant ogre spy digger",
                "hand 2": "axe-man giant jester",
                "gate 1": "veteran knight",
                "castle 1": "archer summoner priest",
                "gate 2": "knight giant",
                "castle 2": "priest ogre axe-man",
                "discard": "axe-man"
            })

        function open(position: var, moves: var, more: var) {
            show(Object.assign({
                game: "castle-rampage",
                position: position,
                moves: moves
            }, more ?? {}), room.width, room.height);
        }
        function piece(role: string, kind: string): var {
            return piecesIn(pileOf(role).pile).find(p => p.face.endsWith("/" + kind));
        }
        function topOf(role: string): var {
            return piecesIn(pileOf(role).pile).pop();
        }
        function area(role: string): var {
            return scene.layout.pile(pileOf(role).pile);
        }
        /// What is written beside stacks.
        function tags(): var {
            const found = [];
            collect(scene, item => item.upright !== undefined && item.quiet !== undefined && item.visible, found);
            return found;
        }
        function spotOf(role: string): var {
            return placeAt(pileOf(role).pile, -1);
        }
        /// Drags a card of the own hand to a pile.
        function give(kind: string, role: string) {
            drag(middleOf(piece("hand 1", kind)), spotOf(role), true);
        }
        function button(words: string): var {
            return find(item => item.mark !== undefined && item.visible && item.text === words);
        }
        function press(words: string) {
            tryVerify(() => button(words) !== null);
            wait(0); // until it has come to its place
            click(middleOf(button(words)));
        }
        function sums(): var {
            const model = bench.table.attack;
            const found = [];
            for (let row = 0; row < model.rowCount(); ++row)
                found.push(model.row(row).sum);
            return found;
        }

        /// Where a wall is drawn its Gate stands in it.
        function test_anExcerptShowsTheGate() {
            open(busy, []);
            scene.excerptOf([pileOf("castle 1").pile]);
            for (const [role, isShown] of [["gate 1", true], ["castle 1", true], ["gate 2", false], ["castle 2", false]])
                compare(topOf(role).opacity, isShown ? 1 : 0, role);
            scene.excerptOf([]);
        }

        /// A face that is seen large says what its numbers stand for, a back does not.
        function test_whatTheNumbersStandFor() {
            open(busy, []);
            const zoom = find(item => item.legend !== undefined && item.picture !== undefined);
            const legend = () => {
                const found = [];
                collect(zoom, item => item.visible && item.text === zoom.legend, found);
                return found;
            };
            const look = piece => {
                scene.forceActiveFocus();
                scene.walk.takeFocus(piece);
                keyClick(Qt.Key_Z);
                tryVerify(() => zoom.visible);
            };
            look(piece("hand 1", "giant"));
            compare(legend().length, 1);
            verify(!legend()[0].truncated);
            verify(zoom.y + zoom.height <= scene.railTop);
            keyClick(Qt.Key_Z);
            look(topOf("gate 2"));
            compare(legend().length, 0);
            keyClick(Qt.Key_Z);
        }
        /// The name of an empty place stands beside its frame, within or below it, however long it is.
        function test_namesKeepOffFrames() {
            const within = (inner, outer) => inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
            const apart = (a, b) => a.x >= b.x + b.width || a.x + a.width <= b.x || a.y >= b.y + b.height || a.y + a.height <= b.y;
            for (const [width, height] of [[1366, 690], [1024, 520], [750, 520], [740, 330]]) {
                show({
                    game: "castle-rampage"
                }, width, height);
                const grounds = [];
                collect(scene, item => item.caption !== undefined && item.named === true && item.visible, grounds);
                verify(grounds.length >= 3, grounds.length);
                for (const name of ["", "Permanentperm cardsca", "Restingres", "At rest"])
                    for (const ground of grounds) {
                        if (name !== "")
                            ground.name = name;
                        const label = Array.from(ground.children).find(item => item.contentWidth !== undefined);
                        const frame = Array.from(ground.children).find(item => item.sourceSize !== undefined);
                        const slip = label.children[0].mapToItem(ground, Qt.rect(0, 0, label.children[0].width, label.children[0].height));
                        const what = label.text + " at " + width + "x" + height + ": " + slip;
                        verify(!label.truncated && label.contentHeight <= label.height, what);
                        const place = Qt.rect(frame.x, frame.y, frame.width, frame.height);
                        verify(apart(slip, place) || within(slip, place), what + " " + place);
                        verify(!ground.roomy || slip.x + slip.width <= ground.width + 1, what);
                    }
            }
        }

        // ---- defenders

        function test_strengthenFromBelow() {
            open(busy, []);
            const top = topOf("gate 1");
            const card = piece("hand 1", "giant");
            give("giant", "gate 1");
            tryVerify(() => pileOf("gate 1").count === 3);
            compare(card.pile, pileOf("gate 1").pile, "the very card from the hand");
            compare(card.place, 0, "has slid below the others");
            compare(topOf("gate 1"), top);
            verify(card.shownFace.endsWith("/back"));
            verify(card.x < top.x, "and its edge can be seen");
            verify(!card.reachable && top.reachable);
            verify(card.lastMoved && !top.lastMoved, "and it is what has moved");
        }

        function test_strengthenOnceOnly() {
            open(busy, []);
            give("giant", "castle 1");
            tryVerify(() => pileOf("castle 1").count === 4);
            give("knight", "gate 1");
            compare(bench.table.decision.refusal.clause, "RAMPAGE-DEF-1");
            compare(pileOf("gate 1").count, 2);
            verify(find(item => item.about !== undefined && item.refusal !== undefined && item.visible), "the slip says why");
        }

        function test_ogreIsPaidFor() {
            open(busy, []);
            give("ogre", "castle 1");
            tryVerify(() => piece("hand 1", "knight").asked, 1000, "cards to pay with are held out");
            give("spy", "discard");
            tryVerify(() => piece("hand 1", "spy") === undefined);
            give("digger", "discard");
            tryVerify(() => pileOf("castle 1").count === 4);
        }

        // ---- playing and paying

        function test_schemeIsPaidAndRunsDown() {
            open(busy, []);
            give("scheme-knight-archer", "play");
            tryVerify(() => piece("hand 1", "knight").asked);
            verify(!piece("hand 1", "archer").asked, "a Knight is asked for first");
            give("archer", "discard");
            verify(bench.table.decision.refusal.clause !== "", "an Archer is no Knight");
            give("knight", "discard");
            tryVerify(() => piece("hand 1", "archer").asked);
            give("archer", "discard");
            tryVerify(() => button("No thanks") !== null);
            compare(bench.table.fight.strength, 9);
            give("archer", "discard");
            // 14 against the Gate's 3 and 4, then the Castle's 4 and 6.
            tryVerify(() => bench.table.fight.strength === -1);
            compare(sums(), ["14 − 3 = 11", "11 − 4 = 7", "7 − 4 = 3", "3 < 6"]);
            compare(pileOf("gate 2").count, 0);
            compare(pileOf("castle 2").count, 2);
            const trail = find(item => item.headline !== undefined && item.sumline !== undefined);
            verify(trail.visible);
            verify(find(item => item.text !== undefined && item.visible && item.text.endsWith("Gate has fallen")), "the breach is told");
            const slot = find(item => item.fallen !== undefined && item.fallen && item.vacant);
            verify(slot, "and seen in the wall");
        }

        function test_noThanks() {
            open(busy, ["play scheme-knight-archer", "discard knight", "discard archer"]);
            tryVerify(() => isBeside(placeTags()[0], topOf("play")));
            compare(placeTags()[0].help, "attacks with 9");
            press("No thanks");
            tryVerify(() => sums().length > 0);
            compare(sums()[0], "9 − 3 = 6");
        }

        function test_straightAtTheGate() {
            open(busy, []);
            give("knight", "gate 2");
            tryVerify(() => sums().length === 2);
            compare(sums(), ["5 − 3 = 2", "2 < 4"]);
            compare(pileOf("gate 2").count, 1);
        }

        function test_aBomberIsSaidToTakeTheAttackerAlong() {
            open(Object.assign({}, busy, {
                "gate 2": "bomber giant"
            }), []);
            give("knight", "gate 2");
            tryVerify(() => pileOf("gate 2").count === 1);
            const log = bench.table.match.log;
            const lines = [];
            for (let row = 0; row < log.rowCount(); ++row)
                lines.push(log.row(row).text);
            verify(lines.includes("Bruno's Gate: 5 against 1. It falls and takes the attacker with it: Bomber."), lines.join("\n"));
        }

        function test_notPastTheGate() {
            open(busy, []);
            give("knight", "castle 2");
            compare(bench.table.decision.refusal.clause, "RAMPAGE-ATT-2");
            compare(sums().length, 0);
            compare(piece("hand 1", "knight").x, piece("hand 1", "knight").home.x, "it lies in the hand again");
        }

        function test_purpleCardsAreNotPlayed() {
            open(busy, []);
            give("spy", "play");
            compare(bench.table.decision.refusal.clause, "RAMPAGE-PURPLE-7");
        }

        function test_cardByCard() {
            open(busy, []);
            bench.table.motion = 30;
            bench.table.reading = 300;
            give("knight", "play");
            tryVerify(() => bench.table.fight.clashing);
            const top = topOf("gate 2");
            verify(top.faceUp && top.face.endsWith("/knight"), "the defender lies up on its stack");
            compare(bench.table.fight.attacked, pileOf("gate 2").pile);
            const note = find(item => item.sum !== undefined && item.edge !== undefined);
            verify(note.visible);
            compare(note.sum, "5 − 3 = 2");
            compare(top.home.size, area("hand 1").tile, "as large as a card to be read");
            tryCompare(top, "pile", pileOf("discard").pile, 2000);
            tryVerify(() => sums().length === 2, 3000);
            tryVerify(() => !bench.table.fight.clashing, 3000);
        }

        /// Without animation there is as much time to read; a key ends it.
        function test_defendersAreReadWithoutMotion() {
            open(busy, []);
            bench.table.reading = 60000;
            give("knight", "play");
            tryVerify(() => bench.table.fight.clashing);
            verify(bench.table.canSkip);
            const defenders = bench.table.attack.rowCount();
            scene.forceActiveFocus();
            keyClick(Qt.Key_Space);
            tryVerify(() => bench.table.attack.rowCount() > defenders);
        }

        /// When the last card of a Gate falls its wings burst open, and stay so.
        function test_theWingsOfAGateBreak() {
            open(Object.assign({}, busy, {
                "gate 2": "archer"
            }), []);
            const gate = scene.stage.placeRect(pileOf("gate 2").pile, -1);
            const found = [];
            collect(scene, item => item.burst !== undefined, found);
            const wings = found.find(item => {
                const at = item.mapToItem(scene, item.width / 2, item.height / 2);
                return at.x > gate.x && at.x < gate.x + gate.width && at.y > gate.y && at.y < gate.y + gate.height;
            });
            verify(wings && !wings.visible, "nothing is broken yet");
            bench.table.motion = 30;
            give("knight", "play");
            tryVerify(() => wings.visible && wings.open < 0.5, 3000, "they are shut when they are struck");
            tryCompare(wings, "open", 1);
            verify(wings.visible);
        }

        // ---- choices

        function test_dragonChoosesItsTarget() {
            const position = Object.assign({}, busy, {
                "hand 1": "dragon knight archer"
            });
            open(position, ["play dragon", "discard knight", "discard archer"]);
            const dragon = topOf("play");
            compare(bench.table.picked, dragon.handle, "it is in the hand already");
            drag(middleOf(dragon), spotOf("castle 2"), true);
            tryVerify(() => sums().length > 0);
            compare(sums()[0], "8 − 4 = 4");
            compare(pileOf("gate 2").count, 2);
        }

        /// Where it was dropped is its target; what it costs is paid in between.
        function test_dragonIsDroppedOnItsTarget_data() {
            return [
                {
                    tag: "Gate",
                    target: "gate 2",
                    sum: "8 − 3 = 5"
                },
                {
                    tag: "Castle",
                    target: "castle 2",
                    sum: "8 − 4 = 4"
                },
                {
                    tag: "put into play",
                    target: "play",
                    sum: ""
                }
            ];
        }
        function test_dragonIsDroppedOnItsTarget(data: var) {
            open(Object.assign({}, busy, {
                "hand 1": "dragon knight archer"
            }), []);
            give("dragon", data.target);
            give("knight", "discard");
            compare(sums().length, 0, "nothing is struck before all is paid");
            give("archer", "discard");
            const dragon = topOf("play");
            if (data.sum !== "") {
                tryVerify(() => sums().length > 0);
                compare(sums()[0], data.sum);
                // Both are taken back together; who does so may want another target.
                bench.table.undo();
                tryVerify(() => piece("hand 1", "archer") !== undefined);
                compare(pileOf("hand 1").count, 1);
                give("archer", "discard");
                tryVerify(() => bench.table.picked === dragon.handle);
                compare(sums().length, 0);
            } else {
                tryVerify(() => bench.table.picked === dragon.handle);
                compare(sums().length, 0);
                compare(pileOf("castle 2").targets.length + pileOf("gate 2").targets.length, 2, "it is asked");
            }
        }
        /// Taken back and played anew it is asked again.
        function test_whatWasNamedIsTakenBack() {
            open(Object.assign({}, busy, {
                "hand 1": "dragon knight archer"
            }), []);
            give("dragon", "gate 2");
            bench.table.undo();
            tryVerify(() => pileOf("hand 1").count === 3);
            give("dragon", "play");
            give("knight", "discard");
            give("archer", "discard");
            const dragon = topOf("play");
            tryVerify(() => bench.table.picked === dragon.handle);
            compare(sums().length, 0);
        }

        function test_jesterWarnsOfTheLastCard() {
            const position = Object.assign({}, busy, {
                "hand 1": "jester",
                "castle 1": "archer"
            });
            open(position, ["play jester"]);
            click(middleOf(topOf("castle 1")));
            verify(bench.table.decision.asking);
            verify(bench.table.decision.prompt.includes("lose"));
            tryVerify(() => placeTags().every(tag => isBeside(tag, topOf("castle 1"))));
            press("Rather not");
            tryVerify(() => !bench.table.decision.asking);
            compare(pileOf("castle 1").count, 1);
            click(middleOf(topOf("gate 1")));
            tryVerify(() => pileOf("gate 1").count === 1);
        }

        function test_priestNamesBySymbol() {
            const position = Object.assign({}, busy, {
                "hand 1": "priest"
            });
            open(position, ["play priest"]);
            const hand = pileOf("hand 2").pile;
            tryCompare(bench.table, "shownPile", hand);
            tryCompare(scene.stage, "browsed", hand, 1000, "the hand is spread out");
            verify(piece("hand 2", "giant"));
            compare(button("Axe men").mark, "axe");
            compare(placeTags().map(tag => tag.text).join(), "Knights,Archers,Axe men");
            verify(placeTags().every(tag => isBeside(tag, topOf("play"))));
            press("Axe men");
            tryVerify(() => pileOf("hand 2").count === 1);
            tryCompare(scene.stage, "browsed", -1);
        }

        function test_arsonistBurns_data() {
            return [
                {
                    tag: "click on what burns",
                    drag: false
                },
                {
                    tag: "carry the fire there",
                    drag: true
                }
            ];
        }
        function test_arsonistBurns(data: var) {
            const position = Object.assign({}, busy, {
                "hand 1": "arsonist",
                "permanents 2": "watchtower"
            });
            open(position, ["play arsonist"]);
            verify(piece("permanents 2", "watchtower").asked);
            verify(button("No thanks"));
            if (data.drag)
                drag(middleOf(topOf("play")), spotOf("permanents 2"), true);
            else
                click(middleOf(piece("permanents 2", "watchtower")));
            tryVerify(() => pileOf("permanents 2").count === 0);
            tryVerify(() => sums().length > 0);
            compare(sums(), ["3 = 3"]);
        }

        function test_falconerLooks() {
            const position = Object.assign({}, busy, {
                "permanents 1": "falconer"
            });
            open(position, []);
            drag(middleOf(piece("permanents 1", "falconer")), spotOf("castle 2"), true);
            const zoom = find(item => item.picture !== undefined && item.tall !== undefined);
            tryVerify(() => zoom.visible);
            verify(zoom.face.endsWith("/priest"));
            press("Seen");
            tryVerify(() => !zoom.visible);
            verify(topOf("castle 2").face.endsWith("/back"), "it is forgotten without the memory aid");
        }

        function test_spyChoosesFromTheHandShown() {
            // Bruno attacks Anna's Spy: she chooses from his hand.
            open({
                "turn": 2,
                "hand 1": "archer",
                "hand 2": "knight giant jester",
                "gate 1": "spy axe-man",
                "castle 1": "archer",
                "castle 2": "priest"
            }, ["play knight"]);
            tryVerify(() => bench.table.decision.mine);
            const hand = pileOf("hand 2").pile;
            tryCompare(scene.stage, "browsed", hand);
            const card = piece("hand 2", "giant");
            verify(card.asked);
            click(middleOf(card));
            tryVerify(() => pileOf("hand 2").count === 1);
            tryCompare(scene.stage, "browsed", -1);
            verify(topOf("discard") !== undefined);
        }

        // ---- seeing large

        function zoomView(): var {
            return find(item => item.picture !== undefined && item.tall !== undefined);
        }
        function rest(at: var) {
            mouseMove(scene, at.x - 2, at.y);
            mouseMove(scene, at.x, at.y);
            tryVerify(() => zoomView().visible, 3000, "who rests on a card sees it large");
        }
        function covers(zoom: var, box: rect): bool {
            return zoom.x < box.x + box.width && box.x < zoom.x + zoom.width && zoom.y < box.y + box.height && box.y < zoom.y + zoom.height;
        }

        /// Somebody who has to choose can read a card meanwhile, and what is chosen from stays in sight.
        function test_seenLargeWhileChoosing() {
            const position = Object.assign({}, busy, {
                "permanents 1": "blacksmith"
            });
            open(position, []);
            const knight = piece("hand 1", "knight");
            click(middleOf(knight));
            compare(bench.table.picked, knight.handle);
            rest(middleOf(topOf("permanents 1")));
            const zoom = zoomView();
            verify(zoom.face.endsWith("/blacksmith"));
            for (const role of ["gate 1", "castle 1", "gate 2", "play"])
                verify(!covers(zoom, scene.stage.placeRect(pileOf(role).pile, -1)), role + " stays in sight");
            verify(!covers(zoom, knight.box()), "what is to go there stays in sight");
            verify(!covers(zoom, topOf("permanents 1").box()));
            click(spotOf("play"));
            verify(!zoom.visible, "it is gone when the choice is made");
        }

        /// Who looks at a card sees the rest of the hand, and where the card may go.
        function test_seenLargeBesideTheHand() {
            open(busy, []);
            const looked = piece("hand 1", "knight");
            rest(middleOf(looked));
            const goal = bench.table.likeliest(looked.handle);
            verify(goal.pile !== undefined);
            verify(!covers(zoomView(), scene.stage.placeRect(goal.pile, goal.place)), "the target stays in sight");
            const hand = piecesIn(pileOf("hand 1").pile);
            verify(hand.length > 1);
            for (const other of hand)
                verify(!covers(zoomView(), other.box()), other.spokenName + " stays in sight");
        }

        function test_seenLargeWhenWished() {
            open(busy, []);
            const at = middleOf(topOf("discard"));
            bench.table.rest = 0;
            mouseMove(scene, at.x, at.y);
            mouseMove(scene, at.x + 1, at.y);
            wait(150);
            verify(!zoomView().visible, "only when asked for");
            bench.table.rest = 100;
            mouseMove(scene, at.x + 2, at.y);
            tryVerify(() => zoomView().visible);
            mouseMove(scene, 20, 20);
            tryVerify(() => !zoomView().visible);
            bench.table.rest = 1100;
        }

        function test_seenLargeWhileCarrying() {
            open(busy, []);
            const knight = piece("hand 1", "knight");
            drag(middleOf(knight), spotOf("discard"), false);
            tryVerify(() => zoomView().visible, 3000);
            verify(zoomView().face.endsWith("/axe-man"), "what lies there, not what is carried");
            mouseRelease(scene, spotOf("discard").x, spotOf("discard").y);
        }

        // ---- memory

        function test_returnedDefendersAreRemembered_data() {
            return [
                {
                    tag: "on",
                    aid: true
                },
                {
                    tag: "off",
                    aid: false
                }
            ];
        }
        function test_returnedDefendersAreRemembered(data: var) {
            open(busy, ["play digger"], {
                options: data.aid ? {
                    "house.memory-aid": "on"
                } : {}
            });
            tryVerify(() => sums().length > 0);
            compare(sums(), ["3 < 4"]);
            const top = topOf("castle 2");
            verify(!top.faceUp);
            verify(top.shownFace.endsWith("/back"), "it lies face down again");
            compare(top.peeked, data.aid);
            compare(top.face.endsWith("/priest"), data.aid);
        }

        // ---- the turn

        function test_overviewEndsTheTurn() {
            open(busy, []);
            const overview = find(item => item.steps !== undefined && item.mayEnd !== undefined && item.line !== undefined && item.mayEnd);
            verify(overview);
            compare(bench.heard(overview), "Draw cards: done, Strengthen once: now, Play cards: now, End the turn: now");
            const log = bench.table.match.log;
            compare(log.rowCount(), 0);
            click(middleOf(overview));
            tryVerify(() => log.rowCount() > 0);
            compare(log.row(0).text, "Anna ends the turn.");
        }

        function test_discardsOpenAsAList() {
            const position = Object.assign({}, busy, {
                "discard": "axe-man knight spy"
            });
            open(position, []);
            click(middleOf(topOf("discard")));
            compare(scene.stage.browsed, pileOf("discard").pile);
            for (const card of piecesIn(pileOf("discard").pile))
                verify(card.reachable);
        }

        function test_byKeys() {
            open(busy, []);
            scene.forceActiveFocus();
            const knight = piece("hand 1", "knight");
            for (let i = 0; i < 12 && scene.focusItem !== knight; ++i)
                keyClick(scene.focusItem && middleOf(scene.focusItem).x > middleOf(knight).x ? Qt.Key_Left : Qt.Key_Right);
            compare(scene.focusItem, knight);
            keyClick(Qt.Key_Return);
            compare(bench.table.picked, knight.handle);
            for (let i = 0; i < 12 && scene.hoverPile !== pileOf("play").pile; ++i)
                keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            tryVerify(() => sums().length === 2);
        }

        // ---- the layout

        /// Of a long attack every place lies on the meadow, apart from the others and from the card in play, in order, the
        /// newest last; what came before is a number.
        function test_aLongAttackIsNeverCutOff_data() {
            return [
                {
                    tag: "to the right of the road",
                    size: [1366, 668],
                    early: false,
                    gate: "knight giant ogre ogre",
                    steps: 4,
                    // A breach takes one, too.
                    places: 4,
                    folded: false
                },
                {
                    tag: "on both sides",
                    size: [1366, 668],
                    early: true,
                    gate: "axe-man axe-man axe-man",
                    steps: 5,
                    // A breach takes one, too.
                    places: 6,
                    folded: false
                },
                {
                    tag: "on both sides of a small table",
                    size: [1024, 500],
                    early: true,
                    gate: "axe-man axe-man axe-man",
                    steps: 5,
                    // A breach takes one, too.
                    places: 6,
                    folded: false
                },
                {
                    tag: "folded",
                    size: [700, 450],
                    early: true,
                    gate: "axe-man axe-man axe-man",
                    steps: 5,
                    // A breach takes one, too.
                    places: 6,
                    folded: true
                }
            ];
        }
        function test_aLongAttackIsNeverCutOff(data: var) {
            open(Object.assign({}, busy, {
                "gate 2": data.gate,
                "castle 2": "knight ogre axe-man"
            }), ["play scheme-knight-archer", "discard knight", "discard archer", "discard archer"]);
            scene.width = data.size[0];
            scene.height = data.size[1];
            wait(0);
            scene.settle(false);
            tryVerify(() => sums().length === data.steps, 5000, sums().join());
            const trail = find(item => item.headline !== undefined && item.sumline !== undefined);
            compare(trail.total, data.places);
            const shown = [];
            collect(trail, item => item.paintedWidth === undefined && item.source === undefined && item.visible && item.width === trail.pitch - trail.spacing, shown);
            const words = find(item => item.text !== undefined && item.visible && item.text.startsWith("+"));
            compare(words !== null, data.folded);
            const boxes = shown.map(item => item.mapToItem(scene, 0, 0, item.width, 1)).concat(words ? [words.mapToItem(scene, 0, 0, words.width, 1)] : []);
            boxes.sort((a, b) => a.x - b.x);
            compare(boxes.length, data.folded ? trail.before + trail.beyond : data.places);
            const play = area("play");
            compare(boxes[0].x < play.x, data.early);
            boxes.forEach((box, index) => {
                verify(box.x + box.width <= play.x || box.x >= play.x + play.width, "place " + index + " is clear of the card in play");
                verify(scene.layout.trail.some(stretch => box.x >= stretch.x - 1 && box.x + box.width <= stretch.x + stretch.width + 1), "place " + index + " lies on the meadow");
                verify(index === 0 || box.x >= boxes[index - 1].x + boxes[index - 1].width, "place " + index + " lies apart");
            });
            const last = find(item => item.text === sums()[data.steps - 1] && item.visible);
            fuzzyCompare(last.mapToItem(scene, last.width / 2, 0).x, boxes[boxes.length - 1].x + boxes[boxes.length - 1].width / 2, 2);
            if (words)
                verify(Number(words.text.slice(1)) > 0 && bench.heard(words).includes("Axe man"), bench.heard(words));
        }

        /// Words take no more room from the cards than the rail needs: they go before cards become smaller.
        function test_largeWordsLeaveTheCards_data() {
            return [[1024, 500], [1060, 668], [1366, 668], [1920, 980]].map(size => ({
                        tag: size.join("×"),
                        size: size
                    }));
        }
        function test_largeWordsLeaveTheCards(data: var) {
            open(busy, []);
            [scene.width, scene.height] = data.size;
            wait(0);
            scene.settle(false);
            const plain = scene.layout.tile;
            const cloth = scene.layout.cloth.height;
            scene.words = 1.5;
            wait(0);
            scene.settle(false);
            verify(scene.layout.tile >= Math.floor(plain * scene.layout.cloth.height / cloth) - 4, plain + " " + scene.layout.tile);
        }

        /// Beside a Castle that is low for such large words, too.
        function test_namesHaveTheirPlates() {
            open(busy, []);
            scene.words = 2;
            [scene.width, scene.height] = [760, 680];
            wait(0);
            scene.settle(false);
            for (const seat of [0, 1]) {
                const plate = scene.layout.seat(seat);
                verify(plate.height >= 2.4 * Theme.unit, seat + ": " + plate.height + " for " + Theme.unit);
                verify(plate.y >= scene.layout.cloth.y);
            }
        }

        /// In the picture of a book large words stay, though cards be smaller for them.
        function test_inABookStacksAreNamed() {
            open(busy, []);
            [scene.width, scene.height, scene.words] = [940, 639, 1.42];
            const unnamed = () => {
                wait(0);
                scene.settle(false);
                return piles().filter(pile => pile.kind === "stack" && !scene.layout.pile(pile.pile).tag.there).map(pile => pile.role);
            };
            verify(unnamed().length > 0, "cards come before names at the table");
            scene.named = true;
            compare(unnamed(), []);
        }

        /// A stack as full as it can be stays on the meadow.
        function test_fullStacksStayOnTheMeadow() {
            open(busy, []);
            for (const [width, height] of [[760, 500], [1024, 600], [1366, 768], [1920, 1080]]) {
                scene.width = width;
                scene.height = height;
                wait(0);
                scene.settle(false);
                const field = scene.layout.trail[0];
                for (const role of ["draw", "discard"]) {
                    const spot = scene.arrangement.spot(scene.layout, pileOf(role).pile, 117, 118, 117, false);
                    verify(spot.x >= scene.layout.cloth.x && spot.y >= field.y, width + "×" + height + ": " + role);
                }
            }
        }

        function test_nothingOverlaps_data() {
            return [
                {
                    tag: "plain words",
                    scale: 1,
                    sizes: [[760, 500], [1024, 492], [1024, 560], [1024, 600], [900, 900], [1366, 768], [1600, 500], [1920, 1080], [1000, 1400], [2560, 1440], [3840, 2160]]
                },
                {
                    tag: "large words",
                    scale: 1.5,
                    sizes: [[700, 450], [1024, 492], [1024, 600], [900, 900], [1060, 660], [1366, 660], [1366, 768], [1600, 500], [1920, 1080], [1000, 1400], [2560, 1440], [3840, 2160]]
                }
            ];
        }
        function test_nothingOverlaps(data: var) {
            open(busy, []);
            scene.words = data.scale;
            for (const [width, height] of data.sizes) {
                scene.width = width;
                scene.height = height;
                wait(0);
                scene.settle(false);
                const layout = scene.layout;
                const where = width + "×" + height;
                const cloth = layout.cloth;
                const boxes = [];
                const add = (name, area, high, below) => boxes.push({
                        name: name,
                        x: area.x - high,
                        y: area.y - high,
                        right: area.x + area.width,
                        bottom: area.y + area.height + below
                    });
                // What is laid aside bears its name while the first hand is held, and no longer.
                const firstHand = (hand, other) => {
                    if (!hand.name.startsWith("hand") || other.name !== "name of " + hand.name.replace("hand", "aside"))
                        return false;
                    const last = scene.arrangement.spot(layout, pileOf(hand.name).pile, 4, 5, 4, false);
                    return last.x + last.size <= other.x;
                };
                for (const pile of piles()) {
                    const area = layout.pile(pile.pile);
                    verify(area.there, where + ": " + pile.role + " has a place");
                    add(pile.role, area, 0, 0);
                    if (area.tag.there)
                        add("name of " + pile.role, area.tag, 0, 0);
                    verify(area.tile >= 20, where + ": the cards of " + pile.role + " can be seen");
                }
                for (const seat of layout.seats) {
                    add("name of seat " + seat, layout.seat(seat), 0, 0);
                    const court = layout.court(seat);
                    const overview = court.overview;
                    if (overview.width > 0)
                        add("overview of seat " + seat, {
                            x: court.x + overview.x,
                            y: court.y + overview.y,
                            width: overview.width,
                            height: overview.height
                        }, 0, 0);
                }
                layout.trail.forEach((stretch, side) => add("trail " + side, stretch, 0, 0));
                add("strength", layout.strength, 0, 0);
                if (layout.note.width > 0)
                    add("news", layout.note, 0, 0);
                for (const box of boxes) {
                    verify(box.x >= cloth.x && box.y >= cloth.y && box.right <= cloth.x + cloth.width && box.bottom <= cloth.y + cloth.height, where + ": " + box.name + " lies on the cloth " + JSON.stringify(box));
                    for (const other of boxes)
                        verify(box === other || firstHand(box, other) || firstHand(other, box) || box.right <= other.x || other.right <= box.x || box.bottom <= other.y || other.bottom <= box.y, where + ": " + box.name + " is clear of " + other.name);
                }
                // Every card of a full pile lies within it.
                for (const pile of piles()) {
                    const area = layout.pile(pile.pile);
                    const most = pile.role === "play" ? 1 : 20;
                    for (let place = 0; area.form !== Areas.Form.Stack && place < most; ++place) {
                        const spot = scene.arrangement.spot(layout, pile.pile, place, most, place, false);
                        verify(spot.x >= area.x - 1 && spot.x + spot.size <= area.x + area.width + 1, where + ": place " + place + " of " + pile.role);
                    }
                }
                verify(area("hand 1").tile >= (width < 1024 ? 40 : 3 * layout.unit), where + ": a card of the hand can be read");
                for (const tag of tags()) {
                    const words = tag.children[0];
                    if (tag.at.there)
                        verify(!words.truncated && words.width > 0, where + ": " + words.text + " is written in full");
                    verify(tag.children[1].visible === tag.count > 0);
                }
                const middle = spotOf("play").y;
                for (const seat of [1, 2])
                    verify(Math.abs(spotOf("gate " + seat).y - middle) < Math.abs(spotOf("castle " + seat).y - middle), where + ": the Gate stands before the Castle");
            }
        }
    }
}
