// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// The table of CASTLES: realms for two to eight, an attack as a person plays it, blocks, alliances, puppets.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Castles"
        room: room

        // ---- at the table

        function open(position: var, more: var) {
            show(Object.assign({
                game: "castles",
                seats: 4,
                position: position,
                moves: []
            }, more ?? {}), room.width, room.height);
        }
        function card(name: string, hand: string): var {
            return piecesIn(pileOf(hand).pile).find(p => p.face === "castles/" + name);
        }
        function spotOf(role: string): var {
            return placeAt(pileOf(role).pile, -1);
        }
        /// Where a castle of a realm can be hit, the first being 0; `within`: on which of its cards.
        function castleSpot(role: string, castle: int, within: int): var {
            const pile = pileOf(role).pile;
            const bases = piecesIn(pile).filter(p => p.place % 5 === 0);
            return placeAt(pile, bases[castle].place + within);
        }
        function give(name: string, to: var) {
            drag(middleOf(card(name, "hand 1")), to, true);
        }
        function faces(role: string): var {
            return piecesIn(pileOf(role).pile).map(p => p.face.split("/").pop());
        }
        function press(words: string) {
            const button = () => find(item => (item.mark !== undefined || item.objectName === "choice") && item.visible && item.text === words);
            tryVerify(() => button() !== null, 2000, words);
            wait(20); // until the buttons stand where they belong
            click(middleOf(button()));
        }

        function test_build() {
            open({
                "hand 1": "castle uM d8"
            });
            give("castle", spotOf("realm 1"));
            tryVerify(() => faces("realm 1").length === 2);
            give("moat", castleSpot("realm 1", 0, 0));
            tryVerify(() => faces("realm 1").includes("moat"));
            give("knights-defense", castleSpot("realm 1", 0, 0));
            tryVerify(() => faces("realm 1").includes("knights-defense"));
            const base = piecesIn(pileOf("realm 1").pile)[0];
            compare(base.worth, "18");
            verify(base.spokenName.includes("18"), base.spokenName);
        }

        function doubleClick(name: string) {
            const at = middleOf(card(name, "hand 1"));
            // The test's clicks are always too far apart to be a double click.
            scene.hand.press(at.x, at.y, false);
            scene.hand.press(at.x, at.y, true);
        }
        /// Twice on a card: a castle to one's own, an attack to the middle; never what ends the turn.
        function test_doubleClickDoesTheObvious() {
            open({
                "realm 2": "C:9",
                "hand 1": "castle a4 a7"
            });
            doubleClick("castle");
            tryVerify(() => faces("realm 1").length === 2);
            // Whom to attack is not plain: it stays in the hand.
            doubleClick("peasants-attack");
            verify(bench.table.picked !== 0);
            click(spotOf("realm 2"));
            tryVerify(() => faces("assault").length === 1);
            tryVerify(() => bench.table.decision.mine, 4000, "nobody blocks");
            // What joins an attack goes to the middle.
            doubleClick("swordsmen-attack");
            tryVerify(() => faces("assault").length === 2);
        }

        function test_improveAFullCastle_data() {
            return [
                {
                    tag: "on the defense that is to go",
                    asks: false
                },
                {
                    tag: "on the castle",
                    asks: true
                }
            ];
        }
        function test_improveAFullCastle(data: var) {
            open({
                "realm 1": "C:10,6,4",
                "hand 1": "d7"
            });
            const whole = scene.stage.placeRect(pileOf("realm 1").pile, piecesIn(pileOf("realm 1").pile)[0].place);
            give("swordsmen-defense", data.asks ? Qt.point(whole.x + whole.width / 2, whole.y + 4) : castleSpot("realm 1", 0, 2));
            if (data.asks) {
                tryVerify(() => bench.table.picked !== 0, 1000, "the card is in the hand, to be put on one of three");
                click(castleSpot("realm 1", 0, 2));
            }
            tryVerify(() => faces("discard").includes("trebuchet-defense"));
            compare(faces("realm 1").slice(1).join(), "spearmen-defense,peasants-defense,swordsmen-defense");
        }

        function test_attack() {
            open({
                "realm 2": "C:9,5",
                "hand 1": "a8 a7",
                "hand 2": "d4"
            });
            give("knights-attack", spotOf("realm 2"));
            tryVerify(() => faces("assault").length === 1);
            tryVerify(() => bench.table.decision.mine, 4000, "nobody blocks");
            const laid = piecesIn(pileOf("assault").pile)[0];
            compare(laid.marks.join(), "seat/0");
            give("swordsmen-attack", spotOf("assault"));
            tryVerify(() => faces("assault").length === 2);
            tryVerify(() => bench.table.decision.mine, 4000, "nobody blocks");
            verify(bench.table.battle.outcome.includes("15"), bench.table.battle.outcome);
            click(castleSpot("realm 2", 0, 2));
            tryVerify(() => faces("fallen").join() === "ballistas-defense");
            verify(bench.table.battle.outcome.includes("6"));
            compare(piecesIn(pileOf("fallen").pile)[0].marks.join(), "seat/1");
            verify(piecesIn(pileOf("fallen").pile)[0].tag !== "");
        }

        /// Where so little is seen of a castle's cards that a finger could miss, a press asks which one is meant.
        function test_aSmallCastleAsksWhichIsMeant() {
            show({
                game: "castles",
                seats: 4,
                position: {
                    "realm 2": "C:9,5,4",
                    "realm 3": "C:9",
                    "hand 1": "a9 a7"
                },
                moves: []
            }, 1024, 540);
            give("ballistas-attack", spotOf("realm 2"));
            tryVerify(() => faces("assault").length === 1 && bench.table.decision.mine, 4000);
            const zoom = find(item => item.asked !== undefined && item.faces !== undefined);
            const part = name => find(item => item.modelData?.isMeant !== undefined && item.piece.face === "castles/" + name);
            click(castleSpot("realm 2", 0, 3));
            compare(zoom.asked.length, 4);
            compare(faces("fallen").join(), "");
            for (const name of ["trebuchet-defense", "peasants-defense", "swordsmen-defense", "ballistas-defense"].filter(part)) {
                verify(part(name).modelData.isMeant, name);
                verify(part(name).height >= 24 && part(name).width >= 24, name);
            }
            verify(!part("castle").modelData.isMeant, "with cards on it, a castle cannot be meant");
            // Beside the cards nothing happens; elsewhere it is put away.
            click(Qt.point(zoom.x + 2, zoom.y + 2));
            verify(zoom.visible);
            scene.hand.press(4, 4, false);
            verify(!zoom.visible);
            compare(faces("fallen").join(), "");
            click(castleSpot("realm 2", 0, 4));
            click(middleOf(part("ballistas-defense")));
            verify(!zoom.visible);
            tryVerify(() => faces("fallen").join() === "ballistas-defense");
        }
        /// A castle on which one card only can be meant, and all there is of that can be hit, is pressed at once.
        function test_aLargeCastleIsPressedAtOnce() {
            open({
                "realm 1": "C:9,5,4"
            });
            click(castleSpot("realm 1", 0, 2));
            compare(bench.table.picked, piecesIn(pileOf("realm 1").pile).find(p => p.face === "castles/ballistas-defense").handle);
        }

        /// An upgraded castle is one thing: wherever it is pressed it falls, and so it does by keys.
        function test_anUpgradedCastleIsStruckAnywhere_data() {
            return [
                {
                    tag: "its edge",
                    place: 0,
                    keys: false
                },
                {
                    tag: "its upgrade",
                    place: 1,
                    keys: false
                },
                {
                    tag: "its upgrade, by keys",
                    place: 1,
                    keys: true
                }
            ];
        }
        function test_anUpgradedCastleIsStruckAnywhere(data: var) {
            open({
                "realm 2": "G; C:9",
                "hand 1": "a9 a8"
            });
            give("ballistas-attack", spotOf("realm 2"));
            tryVerify(() => faces("assault").length === 1 && bench.table.decision.mine, 4000);
            const part = piecesIn(pileOf("realm 2").pile).find(p => p.place % 5 === data.place);
            verify(part.asked, "what can be struck is held out");
            if (data.keys) {
                scene.forceActiveFocus();
                scene.walk.byKeyboard = true;
                part.forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
            } else {
                click(castleSpot("realm 2", 0, data.place));
            }
            tryVerify(() => faces("fallen").join() === "castle,gate");
            compare(bench.table.picked, 0);
        }

        /// Who stops too early is told which card would still build.
        function test_playIsFinishedTooEarly() {
            open({
                "hand 1": "moat a9"
            });
            bench.askOfWaste(true);
            press("Finish playing");
            tryVerify(() => bench.table.decision.asking);
            compare(bench.table.decision.prompt, "You could still build this turn: Moat.");
        }

        /// What could still destroy something is not given away unasked.
        function test_anAttackIsFinishedTooEarly() {
            open({
                "realm 2": "C; C",
                "hand 1": "a9 a8"
            });
            bench.askOfWaste(true);
            give("ballistas-attack", spotOf("realm 2"));
            tryVerify(() => faces("assault").length === 1 && bench.table.decision.mine, 4000);
            press("Finish the attack");
            tryVerify(() => bench.table.decision.asking);
            verify(bench.table.decision.prompt.includes("9"), bench.table.decision.prompt);
            compare(placeTags().map(tag => tag.key + " " + tag.text), ["1 Finish the attack", "2 Rather not"]);
            scene.forceActiveFocus();
            keyClick(Qt.Key_2);
            tryVerify(() => !bench.table.decision.asking);
            click(castleSpot("realm 2", 0, 0));
            tryVerify(() => faces("fallen").length === 1 && bench.table.decision.mine, 4000);
            // What is left is not enough for anything.
            press("Finish the attack");
            verify(!bench.table.decision.asking);
        }

        function test_sabotageShowsWhatFalls() {
            open({
                "realm 2": "C:9,5; C:4",
                "hand 1": "sabotage"
            });
            const at = castleSpot("realm 2", 0, 0);
            drag(middleOf(card("sabotage", "hand 1")), at, false);
            tryVerify(() => piecesIn(pileOf("realm 2").pile).filter(p => p.threatened).map(p => p.face).join() === "castles/archers-defense");
            mouseRelease(scene, at.x, at.y);
            tryVerify(() => !faces("realm 2").includes("archers-defense"));
        }

        function test_discardFromTheTable() {
            open({
                "realm 1": "C:9; C"
            });
            drag(castleSpot("realm 1", 0, 2), spotOf("discard"), true);
            tryVerify(() => faces("discard").includes("ballistas-defense"));
            compare(faces("realm 1").join(), "castle,castle");
        }

        function test_puppetsHandLiesInFront() {
            open({
                "turn": 2,
                "masters": {
                    "2": 1
                },
                "hand 1": "a9 a8",
                "hand 2": "castle d4"
            });
            compare(bench.table.match.front, 1);
            compare(bench.table.match.viewer, 0);
            tryVerify(() => scene.layout.played === 1);
            const castle = card("castle", "hand 2");
            verify(castle.size > card("ballistas-attack", "hand 1").size * 1.5, "the puppet's cards are the large ones");
            drag(middleOf(castle), spotOf("realm 2"), true);
            tryVerify(() => faces("realm 2").length === 2);
            const badge = find(item => item.isDecider !== undefined && item.seat === 1 && item.shield !== undefined);
            compare(badge.shield, "seat/1-of-0");
        }

        function test_blockOnTheAttackedRealm_data(): var {
            return [
                {
                    tag: "by dragging it"
                },
                {
                    tag: "by its key",
                    keys: [Qt.Key_2]
                },
                {
                    tag: "by arrow and Enter",
                    keys: [Qt.Key_Down, Qt.Key_Return]
                }
            ];
        }
        function test_blockOnTheAttackedRealm(data: var) {
            open({
                "turn": 2,
                "target": 3,
                "leader": 2,
                "phase": "block-window",
                "assault": "a9",
                "polled": [1],
                "realm 3": "C:9",
                "hand 1": "block"
            });
            tryVerify(() => bench.table.decision.mine);
            if (data.keys) {
                compare(placeTags().map(tag => tag.key + " " + tag.text), ["1 Let it pass", "2 Play Block"]);
                scene.forceActiveFocus();
                verify(placeTags()[0].activeFocus, "what Enter takes has the gold edge");
                for (const key of data.keys)
                    keyClick(key);
            } else {
                give("block", spotOf("realm 3"));
            }
            tryVerify(() => faces("assault").length === 0);
            verify(faces("discard").includes("block"));
            compare(placeTags().length, 0);
        }

        /// All castles are gone, and only a Block keeps one in the game: no key that was meant for something else lets it
        /// pass.
        function lastCastleGone(persons: int) {
            open({
                "turn": 2,
                "target": 1,
                "leader": 2,
                "phase": "block-window",
                "finishing": true,
                "assault": "a5",
                "polled": [1],
                "realm 1": "empty",
                "removed": ["castle of 4 from 1"],
                "hand 1": "block"
            }, {
                persons: persons,
                guard: 250
            });
        }
        function test_lettingTheLastCastleGoHasNoDefault() {
            lastCastleGone(1);
            tryVerify(() => bench.table.decision.mine && placeTags().length === 2);
            verify(bench.table.decision.grave);
            scene.forceActiveFocus();
            tryVerify(() => find(item => item.objectName === "prompt").activeFocus, 2000, "the question has the keys");
            for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space, Qt.Key_Return])
                keyClick(key);
            wait(600);
            keyClick(Qt.Key_Return);
            compare(placeTags().length, 2);
            verify(bench.table.decision.grave, "nothing has been decided");
            // What is chosen on purpose counts.
            for (let i = 0; i < 9 && !placeTags()[0].activeFocus; ++i)
                keyClick(Qt.Key_Tab);
            verify(placeTags()[0].activeFocus);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryVerify(() => faces("discard").includes("block"));
            verify(faces("realm 1").includes("castle"));
        }
        function test_noPressCountsInTheFirstHalfSecond_data(): var {
            return [
                {
                    tag: "key",
                    press: () => keyClick(Qt.Key_1)
                },
                {
                    tag: "mouse",
                    press: () => mouseClick(placeTags()[0])
                }
            ];
        }
        function test_noPressCountsInTheFirstHalfSecond(data: var) {
            lastCastleGone(1);
            tryVerify(() => bench.table.decision.mine && placeTags().length === 2);
            scene.forceActiveFocus();
            data.press();
            wait(350);
            data.press();
            compare(placeTags().length, 2);
            wait(600);
            data.press();
            tryVerify(() => !bench.table.decision.grave && placeTags().length === 0);
            compare(faces("realm 1").length, 0);
        }
        function test_theCurtainIsLiftedTwice() {
            lastCastleGone(2);
            const curtain = find(item => item.foldWidth !== undefined);
            tryVerify(() => curtain.visible);
            curtain.forceActiveFocus();
            keyClick(Qt.Key_Return);
            tryVerify(() => !curtain.visible);
            for (let i = 0; i < 12; ++i) {
                keyClick(Qt.Key_Return);
                wait(100);
            }
            compare(placeTags().length, 2);
            verify(bench.table.decision.grave, "nothing has been decided");
        }

        function test_blockOneOfTwoAllies() {
            open({
                "turn": 2,
                "guests": [4],
                "target": 3,
                "leader": 2,
                "phase": "block-window",
                "laid": ["a9 by 2 on 3", "a5 by 4 on 3"],
                "removed": ["9 of 3.1", "4 of 3.2"],
                "polled": [1],
                "realm 3": {
                    "3": "C"
                },
                "hand 1": "block"
            });
            tryVerify(() => bench.table.decision.mine);
            compare(piecesIn(pileOf("assault").pile).map(p => p.marks.join()).join(), "seat/1,seat/3");
            give("block", middleOf(piecesIn(pileOf("assault").pile)[1]));
            tryVerify(() => !faces("assault").includes("archers-attack"));
            verify(faces("assault").includes("ballistas-attack"), "the other one's card still counts");
        }

        function test_castlesKeepTheirPlacesInATurn() {
            open({
                "realm 2": "C; C:4; C:9,5",
                "hand 1": "a10 a9"
            });
            const pile = pileOf("realm 2").pile;
            const last = () => piecesIn(pile).slice(-1)[0];
            const wide = last().size;
            const at = last().x;
            give("trebuchet-attack", castleSpot("realm 2", 0, 0));
            tryVerify(() => bench.table.decision.mine && faces("assault").length === 1);
            click(castleSpot("realm 2", 0, 0));
            tryVerify(() => faces("fallen").join() === "castle");
            tryVerify(() => bench.table.decision.mine, 4000);
            tryVerify(() => scene.stage.heapOf(pile).contents.gone() === 1, 1000, "its ground is kept");
            compare(last().x, at);
            compare(last().size, wide);
            compare(piecesIn(pileOf("fallen").pile)[0].tag, "2");
        }

        function test_arrowFromTheAttackToTheRealm() {
            open({
                "realm 2": "C:9,5",
                "hand 1": "a8 a7"
            });
            give("knights-attack", spotOf("realm 2"));
            tryVerify(() => faces("assault").length === 1 && bench.table.decision.mine);
            const arrow = find(item => item.past === false && item.head !== undefined && item.visible);
            verify(arrow, "an arrow says who is attacked");
            compare(arrow.from.y, scene.layout.pile(pileOf("assault").pile).y);
            const realm = scene.layout.pile(pileOf("realm 2").pile);
            compare(arrow.to.y, realm.y + realm.height);
            verify(arrow.to.x > realm.x && arrow.to.x < realm.x + realm.width);
        }

        function test_pressesBesideATarget() {
            open({
                "realm 1": "C; C",
                "hand 1": "d8 a9"
            });
            const pile = pileOf("realm 1").pile;
            const last = scene.stage.placeRect(pile, piecesIn(pile)[1].place);
            click(middleOf(card("knights-defense", "hand 1")));
            verify(bench.table.picked !== 0);
            click(Qt.point(last.x + last.width + 1.5 * Theme.unit, last.y + last.height / 2));
            verify(bench.table.picked !== 0, "the card is still in the hand");
            click(Qt.point(last.x + last.width + 0.4 * Theme.unit, last.y + last.height / 2));
            tryVerify(() => faces("realm 1").includes("knights-defense"));
        }

        function within(box: var, outer: var): bool {
            return box.x >= outer.x && box.y >= outer.y && box.x + box.width <= outer.x + outer.width && box.y + box.height <= outer.y + outer.height;
        }

        function test_ownAndOthersAreMarkedApart() {
            open({
                "realm 1": "C",
                "realm 2": "C",
                "hand 1": "d8"
            });
            click(middleOf(card("knights-defense", "hand 1")));
            const rings = [];
            collect(scene, item => item.gift !== undefined && item.visible, rings);
            const owner = ring => piles().find(pile => pile.kind === "grid" && within(scene.stage.placeRect(pile.pile, ring.place), scene.layout.pile(pile.pile)) && scene.stage.placeRect(pile.pile, ring.place).x === ring.x).owner;
            verify(rings.some(ring => !ring.gift) && rings.some(ring => ring.gift));
            for (const ring of rings)
                compare(ring.gift, owner(ring) !== 0);
        }

        function test_nothingLiesInPlay() {
            open({
                "hand 1": "castle d8"
            });
            click(middleOf(card("knights-defense", "hand 1")));
            const place = scene.layout.pile(pileOf("in play").pile);
            compare(find(item => item.gift !== undefined && item.visible && item.x === place.x && item.y === place.y), null);
        }

        function test_anotherGameAtTheSameTable() {
            open({}, {
                seats: 8
            });
            verify(bench.start({
                game: "castles",
                seats: 3,
                position: {},
                moves: []
            }));
            waitForRendering(scene);
            wait(0);
            compare(piles().filter(pile => pile.kind === "grid").length, 3);
        }

        /// The badge of a seat.
        function badgeOf(seat: int): var {
            return find(item => item.live !== undefined && item.seat === seat);
        }
        function buttonWords(): var {
            const found = [];
            collect(scene, item => item.mark !== undefined && item.key !== undefined && item.visible, found);
            return found.map(button => button.text);
        }
        readonly property var blocked: ({
                "turn": 2,
                "target": 3,
                "leader": 2,
                "phase": "block-window",
                "assault": "a9",
                "polled": [1],
                "realm 3": "C:9",
                "hand 1": "block d4"
            })

        function test_whatCostsTooMuchIsRefusedByAClick() {
            open({
                "phase": "assault",
                "target": 2,
                "assault": "a4",
                "realm 2": "C; C:9,4"
            });
            click(castleSpot("realm 2", 0, 0));
            verify(bench.table.decision.refusal.sentence.includes("5") && bench.table.decision.refusal.sentence.includes("4"), bench.table.decision.refusal.sentence);
            compare(bench.table.decision.refusal.clause, "CASTLES-CASTLE-7");
            compare(bench.table.picked, 0);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(bench.table.decision.refusal.sentence, "");
            click(castleSpot("realm 3", 0, 0));
            compare(bench.table.decision.refusal.clause, "CASTLES-ATK-9");
            keyClick(Qt.Key_Escape);
            const base = scene.stage.placeRect(pileOf("realm 2").pile, piecesIn(pileOf("realm 2").pile)[1].place);
            click(Qt.point(base.x + base.width / 2, base.y + 4));
            compare(bench.table.decision.refusal.clause, "CASTLES-ATK-14");
            // The same by key.
            keyClick(Qt.Key_Escape);
            piecesIn(pileOf("realm 2").pile)[0].forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(bench.table.decision.refusal.clause, "CASTLES-CASTLE-7");
        }

        function test_whatCannotBePlayedSaysWhyAtOnce_data() {
            return [
                {
                    tag: "a Block without an attack",
                    position: {
                        "hand 1": "block"
                    },
                    face: "block",
                    clause: "CASTLES-RULING-51"
                },
                {
                    tag: "an attack in the quiet rounds",
                    position: {
                        "round": 1,
                        "hand 1": "a4"
                    },
                    face: "peasants-attack",
                    clause: "CASTLES-ROUND-3"
                },
                {
                    tag: "a second defense",
                    position: {
                        "defenses": 1,
                        "hand 1": "d4"
                    },
                    face: "peasants-defense",
                    clause: "CASTLES-DEF-3"
                },
                {
                    tag: "a defense in an attack",
                    position: {
                        "phase": "assault",
                        "target": 2,
                        "assault": "a4",
                        "hand 1": "d4"
                    },
                    face: "peasants-defense",
                    clause: "CASTLES-ATK-11"
                },
                {
                    tag: "another card in a window",
                    position: blocked,
                    face: "peasants-defense",
                    clause: "CASTLES-BLOCK-18"
                }
            ];
        }
        function test_whatCannotBePlayedSaysWhyAtOnce(data: var) {
            open(data.position);
            tryVerify(() => bench.table.decision.mine);
            click(middleOf(card(data.face, "hand 1")));
            compare(bench.table.decision.refusal.clause, data.clause);
            compare(bench.table.picked, 0);
        }

        function test_whatAnswersAnAttackIsMarked() {
            open(blocked);
            tryVerify(() => bench.table.decision.mine);
            verify(card("block", "hand 1").asked);
            verify(!card("peasants-defense", "hand 1").asked);
            click(middleOf(card("block", "hand 1")));
            // Only what is attacked is lit.
            const lit = piles().filter(pile => pile.targets.length > 0).map(pile => pile.role);
            compare(lit.sort().join(), "assault,realm 3");
            verify(buttonWords().includes("Play Block"), buttonWords().join());
            press("Play Block");
            tryVerify(() => faces("discard").includes("block"));
        }

        function test_onlyCardsThatCanBeBlockedAreLit() {
            open({
                "turn": 2,
                "guests": [4],
                "target": 3,
                "leader": 2,
                "phase": "block-window",
                "laid": ["a9 by 2 on 3", "a5 by 4 on 3", "a6 by 4 on 3"],
                "removed": ["9 of 3.1", "4 of 3.2"],
                "polled": [1],
                "realm 3": {
                    "3": "C"
                },
                "hand 1": "block"
            });
            tryVerify(() => bench.table.decision.mine);
            click(middleOf(card("block", "hand 1")));
            compare(piles().filter(pile => pile.targets.length > 0).map(pile => pile.role).join(), "assault");
            compare(pileOf("assault").targets.length, 3);
            compare(buttonWords().filter(words => words.startsWith("Block ")).length, 2);
        }

        function test_namesArePressed_data() {
            return [
                {
                    tag: "the floor is given",
                    position: {
                        "guests": [2],
                        "welcome": [2]
                    },
                    seat: 1,
                    words: "Give Bruno the floor",
                    line: "Anna gives Bruno the floor."
                },
                {
                    tag: "an ally is asked",
                    position: {
                        "guests": [2],
                        "phase": "assault",
                        "target": 3,
                        "assault": "a4"
                    },
                    seat: 1,
                    words: "Ask Bruno for a card",
                    line: "Anna asks Bruno for an attack card."
                },
                {
                    tag: "the floor is handed back",
                    position: {
                        "turn": 2,
                        "guests": [1],
                        "phase": "guest-floor",
                        "floor": 1
                    },
                    seat: 1,
                    words: "Hand the floor back",
                    line: "Anna hands the floor back."
                }
            ];
        }
        function test_namesArePressed(data: var) {
            for (const byKey of [false, true]) {
                open(data.position);
                tryVerify(() => bench.table.decision.mine);
                const badge = badgeOf(data.seat);
                compare(badge.press.words, data.words);
                verify(!badgeOf(2).live);
                if (byKey) {
                    scene.forceActiveFocus();
                    for (let i = 0; i < 12 && !badge.button.activeFocus; ++i)
                        keyClick(Qt.Key_Tab);
                    verify(badge.button.activeFocus, "Tab leads to the name");
                    keyClick(Qt.Key_Return);
                } else {
                    click(middleOf(badge.button));
                }
                const log = bench.table.match.log;
                tryVerify(() => {
                    for (let row = 0; row < log.rowCount(); ++row)
                        if (log.row(row).text === data.line)
                            return true;
                    return false;
                }, 2000, data.line);
            }
        }

        /// That somebody is thrown out is news for a while; then their place is quiet, and says since when.
        function test_whoIsOutIsQuiet() {
            open({
                "round": 5,
                "phase": "assault",
                "target": 2,
                "assault": "a5",
                "realm 2": "C"
            });
            const sign = find(item => item.isNews !== undefined && item.seat === 1);
            const house = () => find(item => item.visible && String(item.source ?? "").includes("empty-house"));
            verify(!sign.visible);
            click(castleSpot("realm 2", 0, 0));
            tryVerify(() => faces("fallen").length === 1);
            press(buttonWords().find(words => words.startsWith("Finish")));
            tryVerify(() => sign.isNews, 4000, "nobody blocks");
            verify(sign.visible);
            compare(house(), null);
            compare(badgeOf(1).doing, "out since round 5");
            compare(bench.heard(badgeOf(1)), "Bruno, out since round 5");
            // Whoever presses something has read it.
            scene.endReading();
            verify(!sign.isNews);
            compare(house().parent, sign);
            verify(badgeOf(0).isOut === false && badgeOf(2).isOut === false);
        }

        function test_aCardMeantForSomebodyIsGivenToTheirName() {
            open({
                "hand 1": "alliance"
            });
            click(middleOf(card("alliance", "hand 1")));
            const badge = badgeOf(2);
            tryVerify(() => badge.live);
            click(middleOf(badge.button));
            tryVerify(() => bench.table.match.lastEvent.includes("Clementine"));
        }

        function test_thePoolIsAimed_data() {
            return [
                {
                    tag: "from the card",
                    board: false
                },
                {
                    tag: "from the sums",
                    board: true
                }
            ];
        }
        function test_thePoolIsAimed(data: var) {
            open({
                "phase": "assault",
                "target": 2,
                "assault": "a10",
                "realm 2": "C:9,5; C",
                "realm 3": "C"
            });
            const board = find(item => item.covers !== undefined);
            const slip = data.board ? scene.layout.ownBattle : null;
            const from = slip ? Qt.point(slip.x + slip.width / 2, slip.y + slip.height / 2) : middleOf(piecesIn(pileOf("assault").pile)[0]);
            verify(!data.board || board.covers(from.x, from.y));
            const at = castleSpot("realm 2", 0, 2);
            drag(from, at, false);
            tryVerify(() => piecesIn(pileOf("realm 2").pile).filter(p => p.threatened).map(p => p.face).join() === "castles/ballistas-defense");
            compare(piles().filter(pile => pile.targets.length > 0).map(pile => pile.role).join(), "realm 2");
            mouseRelease(scene, at.x, at.y);
            tryVerify(() => faces("fallen").join() === "ballistas-defense");
            // By clicks, where it costs too much.
            click(from);
            verify(bench.table.picked === 0 || bench.table.targets().length > 0);
            click(castleSpot("realm 2", 1, 0));
            compare(bench.table.decision.refusal.clause, "CASTLES-CASTLE-7");
        }

        function test_theTurnIsEndedByAButton() {
            open({
                "phase": "hand-discard",
                "ended": true,
                "hand 1": "a4"
            });
            verify(buttonWords().includes("Draw and end the turn"), buttonWords().join());
            scene.forceActiveFocus();
            keyClick(Qt.Key_W);
            tryVerify(() => faces("hand 1").length === 5);
        }

        function test_whoIsOutIsTold() {
            open({
                "turn": 2,
                "realm 1": "empty",
                "fell": {
                    "1": 1
                }
            });
            const note = find(item => item.status !== undefined && item.closed !== undefined);
            // Whoever opens such a match knows it.
            verify(!note.visible);
            verify(bench.table.decision.prompt.startsWith("You are out"), bench.table.decision.prompt);

            open({
                "phase": "special-target",
                "in play": "jester",
                "realm 1": "C",
                "realm 2": "C:9",
                "realm 3": "C:8"
            });
            press("Destroy castles without defenses");
            press("Destroy castles without defenses");
            const told = find(item => item.status !== undefined && item.closed !== undefined);
            tryVerify(() => told.visible);
            compare(told.status.title, "You are out of the game");
            scene.forceActiveFocus();
            compare(told.status.clause, "CASTLES-ELIM-1");
            keyClick(Qt.Key_Escape);
            verify(!told.visible);
            bench.table.undo();
            tryVerify(() => bench.table.decision.prompt.startsWith("Jester"));
            press("Destroy castles without defenses");
            press("Destroy castles without defenses");
            tryVerify(() => told.visible, 1000, "it is news again");
            click(middleOf(told.links()[0]));
            verify(!told.visible);
        }

        function test_byKeyboard() {
            open({
                "hand 1": "castle d8"
            });
            scene.forceActiveFocus();
            card("knights-defense", "hand 1").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => bench.table.picked !== 0);
            const wanted = () => scene.focusItem && scene.focusItem.pile === pileOf("realm 1").pile;
            for (let i = 0; i < 12 && !wanted(); ++i)
                keyClick(Qt.Key_Tab);
            verify(wanted(), "the own castle is among the targets");
            keyClick(Qt.Key_Return);
            tryVerify(() => faces("realm 1").includes("knights-defense"));
        }

        Component {
            id: placeComponent
            CardGround {
                vacant: true
                face: ""
            }
        }
        /// Where a row has room for one card only, its name stands across it, whole.
        function test_namesOfRowsAreWhole() {
            const place = createTemporaryObject(placeComponent, room, {
                name: "Gefallene Burgen",
                tile: 33,
                width: 33,
                height: 46
            });
            const words = [];
            collect(place, item => item.text === "Gefallene Burgen", words);
            verify(!words[0].truncated);
            verify(words[0].width <= 33 + 3 * Theme.unit);
        }
        /// What a lesson says hides neither the round nor the name of an empty row.
        function test_whatStandsOnTheClothIsNotHidden() {
            open({});
            const felt = find(item => item.wordPlaces !== undefined);
            const isTold = item => {
                const at = item.mapToItem(felt, 0, 0);
                return felt.wordPlaces().some(place => place.x <= at.x && place.y <= at.y && place.x + place.width >= at.x + item.width && place.y + place.height >= at.y);
            };
            verify(isTold(find(item => item.clock !== undefined && item.more !== undefined && item.visible)));
            const words = find(item => item.text === "Attack" && item.visible && item.pad !== undefined);
            const at = words.mapToItem(felt, 0, words.height / 2);
            verify(felt.wordPlaces().some(place => place.x <= at.x && place.x + place.width > at.x && place.y < at.y && place.y + place.height > at.y));
        }
    }
}
