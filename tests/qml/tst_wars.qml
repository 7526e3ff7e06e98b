// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Table

// The table of Castle Wars: armies, battles, tops moved about, and what is seen of it all.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        id: testTable
        name: "Wars"
        room: room

        readonly property var battle: ({
                "slot 1.1": "3d 9d",
                "slot 1.2": "2d 5d",
                "slot 1.3": "4u",
                "slot 2.1": "7d 10u",
                "slot 2.2": "6d",
                "soldier hand 1": "8 3",
                "hand 2": 0
            })
        readonly property var factions: ({
                "option.factions": "on",
                "option.faction-1": "ninjas",
                "option.faction-2": "infected"
            })

        function open(position: var, moves: var, more: var) {
            show(Object.assign({
                game: "castle-wars",
                position: position,
                moves: moves
            }, more ?? {}), room.width, room.height);
        }
        function topOf(role: string): var {
            return piecesIn(pileOf(role).pile).pop();
        }
        function faces(role: string): var {
            return piecesIn(pileOf(role).pile).map(p => p.face.split("/").pop().split("-")[0]);
        }
        function spotOf(role: string): var {
            return placeAt(pileOf(role).pile, -1);
        }
        function carry(from: string, to: string) {
            drag(middleOf(topOf(from)), spotOf(to), true);
        }
        function give(kind: string, hand: string, role: string) {
            const card = piecesIn(pileOf(hand).pile).find(p => p.face.split("/").pop().startsWith(kind));
            drag(middleOf(card), spotOf(role), true);
        }
        function button(words: string): var {
            return find(item => (item.mark !== undefined || item.objectName === "choice") && item.visible && item.text === words);
        }

        /// The bare cloth before the first draw says what comes there; a part of the hand that is empty does not.
        function test_whereAHandWillLie() {
            const places = () => {
                const found = [];
                collect(scene, item => item.spot === false && item.named === true && item.visible && middleOf(item).y > scene.height / 2, found);
                return found;
            };
            open({
                "hand 1": "",
                "slot 1.1": "3d"
            }, []);
            tryVerify(() => places().length === 2);
            open({
                "soldier hand 1": "8",
                "slot 1.1": "3d"
            }, []);
            tryVerify(() => places().length === 0);
        }

        function press(words: string) {
            tryVerify(() => button(words) !== null, 2000, words);
            wait(0);
            click(middleOf(button(words)));
        }
        function board(): var {
            return find(item => item.fought !== undefined);
        }

        // ---- attacks

        function test_dragAttacksAtOneGo() {
            open(battle, []);
            carry("slot 1.1", "slot 2.2");
            tryCompare(pileOf("slot 2.2"), "count", 0);
            tryVerify(() => pileOf("soldier discard 2").count === 1);
            verify(topOf("slot 1.1").faceUp, "the winner lies up where it was");
            const ground = find(item => item.pile === pileOf("slot 1.1").pile && item.marks !== undefined && item.places !== undefined);
            compare(ground.marks.join(), "spent");
            compare(bench.table.battle.outcome, "9 beats 6");
            verify(bench.table.battle.over);
        }

        SignalSpy {
            id: looks
            target: testTable.bench.table
            signalName: "stateChanged"
        }
        /// What one gesture has done in several moves is taken back at one go, and looked at once.
        function test_aGestureIsTakenBackAtOnce() {
            open(battle, []);
            carry("slot 1.1", "slot 2.2");
            tryVerify(() => pileOf("soldier discard 2").count === 1);
            looks.clear();
            bench.table.undo();
            compare(looks.count, 1);
            compare(pileOf("slot 2.2").count, 1);
            verify(!topOf("slot 1.1").forward && !topOf("slot 1.1").faceUp);
            looks.clear();
            bench.table.redo();
            compare(looks.count, 1);
            compare(pileOf("slot 2.2").count, 0);
        }

        function test_groupStepsForward() {
            open(battle, []);
            const first = topOf("slot 1.1");
            const before = first.y;
            click(middleOf(first));
            tryVerify(() => first.forward, 1000, "it steps forward");
            verify(first.y < before);
            compare(bench.table.picked, first.handle, "and is in the hand");
            click(middleOf(topOf("slot 1.2")));
            tryVerify(() => topOf("slot 1.2").forward);
            compare(bench.table.battle.attack, "9 + 5 = 14");
            verify(board().visible);
            click(spotOf("slot 2.1"));
            tryVerify(() => pileOf("slot 2.1").count === 1);
            compare(bench.table.battle.outcome, "14 beats 10");
        }

        function test_attackerStepsBack() {
            open(battle, []);
            click(middleOf(topOf("slot 1.1")));
            tryVerify(() => topOf("slot 1.1").forward);
            click(middleOf(topOf("slot 1.1")));
            tryVerify(() => !topOf("slot 1.1").forward, 1000, "clicked again it steps back");
            compare(bench.table.picked, 0);
        }

        function test_emptyPileIsNoTarget() {
            open(battle, []);
            carry("slot 1.1", "slot 2.3");
            compare(bench.table.decision.refusal.clause, "WARS-ATK-19");
        }

        function test_battleIsLookedAt() {
            open(battle, []);
            bench.table.motion = 30;
            bench.table.reading = 300;
            carry("slot 1.2", "slot 2.2");
            tryVerify(() => bench.table.fight.clashing);
            verify(topOf("slot 2.2").faceUp && topOf("slot 1.2").faceUp && topOf("slot 1.2").forward);
            compare(bench.table.battle.attack, "5");
            compare(bench.table.battle.defence, "6");
            verify(!bench.table.battle.over);
            tryVerify(() => !bench.table.fight.clashing, 3000);
            tryVerify(() => pileOf("slot 1.2").count === 1);
        }

        /// Each of two equal cards keeps its own colour, whatever else lies among the fallen.
        function test_equalsFightInTheirColours() {
            open({
                "slot 1.1": "3d 8d",
                "slot 2.1": "4d 8d",
                "soldier discard 1": "8",
                "soldier discard 2": "8",
                "hand 2": 0
            }, []);
            bench.table.motion = 30;
            bench.table.reading = 300;
            const own = topOf("slot 1.1").face;
            carry("slot 1.1", "slot 2.1");
            tryVerify(() => bench.table.fight.clashing);
            compare(topOf("slot 1.1").face, own);
            const red = /hearts|diamonds/;
            verify(red.test(own) !== red.test(topOf("slot 2.1").face), own + " " + topOf("slot 2.1").face);
        }

        /// From whichever pile to whichever: the arrow begins at the pile that attacks and ends at the edge of the one
        /// attacked, on a table of any shape.
        function test_arrowsPointAtWhatIsAttacked_data() {
            const rows = [];
            for (const faction of ["ninjas", "royal-kingdom"])
                for (let target = 1; target <= (faction === "ninjas" ? 3 : 4); ++target)
                    rows.push({
                        tag: faction + ", pile " + target,
                        faction: faction,
                        target: target
                    });
            return rows;
        }
        function test_arrowsPointAtWhatIsAttacked(data: var) {
            const position = {
                "hand 2": 0,
                "turn": 2,
                "phase": "attack",
                // Who may act in a battle is asked, so that it can be looked at.
                "resource hand 1": "Q",
                "slot 2.1": "5d 6d",
                "slot 2.2": "5d 6d",
                "slot 2.3": "7d 8d",
                "slot 1.1": "3d 4d",
                "slot 1.2": "5d 6d",
                "slot 1.3": "7d 8d"
            };
            if (data.faction === "royal-kingdom")
                position["slot 1.4"] = "9d 10d";
            open(position, ["attack 1", "join 2", "join 3", "target " + data.target], {
                options: Object.assign({}, factions, {
                    "option.faction-1": data.faction
                })
            });
            verify(bench.table.battle.target >= 0 && !bench.table.battle.over, "the battle goes on");
            for (const [width, height] of [[760, 500], [1024, 600], [1366, 768], [1920, 1080], [1000, 1400]]) {
                scene.width = width;
                scene.height = height;
                wait(0);
                scene.settle(false);
                const arrows = [];
                collect(board(), item => item.past === false && item.head !== undefined, arrows);
                compare(arrows.length, 3);
                const goal = scene.layout.pile(pileOf("slot 1." + data.target).pile);
                arrows.forEach((arrow, index) => {
                    const from = scene.layout.pile(pileOf("slot 2." + (index + 1)).pile);
                    const what = width + "×" + height + ": arrow " + (index + 1);
                    verify(arrow.from.x > from.x && arrow.from.x < from.x + from.width, what + " begins at its pile");
                    verify(arrow.to.x >= goal.x && arrow.to.x <= goal.x + goal.width, what + " ends at what is attacked");
                    compare(arrow.to.y, goal.y, what);
                });
            }
        }

        function test_windowSaysWhatItIsAbout() {
            open(Object.assign({}, battle, {
                "resource hand 1": "Q",
                "turn": 2,
                "phase": "attack"
            }), ["attack 1", "target 2"]);
            compare(bench.table.battle.attack, "10");
            compare(bench.table.battle.defence, "5", "one knows one's own");
            verify(bench.table.decision.prompt.includes("pile 2"));
            compare(topOf("slot 2.1").forward, true);
            give("queen", "resource hand 1", "battle line");
            tryCompare(bench.table.battle, "defence", "8");
            compare(topOf("slot 1.2").worth, "8");
            const banner = find(item => item.hasCard !== undefined && item.seat === 0);
            compare(banner.marks[0].text, "+3");
        }

        /// A faction is known by its name at the foot of its card.
        function test_marksLeaveTheNameOfAFaction() {
            open(battle, [], withFaction("golems"));
            for (const seat of [0, 1]) {
                const banner = find(item => item.hasCard !== undefined && item.seat === seat);
                const flags = [];
                collect(banner, item => item.modelData?.mark !== undefined && item.visible, flags);
                compare(flags.length, seat === 0 ? 1 : 0);
                for (const flag of flags)
                    verify(flag.mapToItem(banner, 0, flag.height).y < banner.height * 0.6);
            }
        }

        function test_theBattleRestsDuringAJack() {
            open(Object.assign({}, battle, {
                "resource hand 1": "J",
                "turn": 2,
                "phase": "attack"
            }), ["attack 1", "target 2"]);
            verify(board().visible);
            give("jack", "resource hand 1", "battle line");
            tryVerify(() => !board().visible);
            press("Move nothing");
            tryVerify(() => board().visible, 1000, "then it goes on");
        }

        // ---- moving

        function test_topsAreMovedAbout() {
            open(Object.assign({}, battle, {
                "phase": "move"
            }), []);
            carry("slot 1.1", "slot 1.2");
            compare(pileOf("slot 1.1").count, 1);
            compare(faces("slot 1.2"), ["2", "5", "9"]);
            verify(button("Done") !== null, "nothing has been done yet");
            carry("slot 1.3", "slot 1.1");
            compare(faces("slot 1.1"), ["3", "4"]);
            press("Take back");
            compare(faces("slot 1.1"), ["3"]);
            compare(faces("slot 1.3"), ["4"]);
            press("Done");
            tryVerify(() => button("Done") === null);
            compare(faces("slot 1.2"), ["2", "5", "9"]);
            verify(button("End the Recruit Phase") !== null, "the move is over");
        }

        function test_topsChangePlaces() {
            open(Object.assign({}, battle, {
                "phase": "move"
            }), []);
            carry("slot 1.1", "slot 1.3");
            carry("slot 1.1", "slot 1.2");
            verify(bench.table.decision.refusal.sentence !== "", "what is uncovered does not move too");
            compare(faces("slot 1.1"), ["3"]);
            carry("slot 1.3", "slot 1.1");
            verify(button("Done") === null, "back where it lay it has not been moved");
        }

        // ---- what factions and court cards do

        function withFaction(faction: string): var {
            return {
                options: {
                    "option.factions": "on",
                    "option.faction-1": faction,
                    "option.faction-2": "ninjas"
                }
            };
        }
        function test_deckIsDrawnByAClick() {
            open(Object.assign({}, battle, {
                "phase": "draw"
            }), []);
            click(middleOf(topOf("soldier deck 1")));
            tryVerify(() => pileOf("soldier hand 1").count === 3);
            carry("resource deck 1", "resource hand 1");
            tryVerify(() => pileOf("resource hand 1").count === 1);
        }
        function test_courtCards() {
            open(Object.assign({}, battle, {
                "resource hand 1": "Q K A"
            }), []);
            give("king", "resource hand 1", "slot 1.2");
            tryVerify(() => pileOf("slot 1.2").count === 3);
            give("ace", "resource hand 1", "slot 2.1");
            tryVerify(() => pileOf("slot 2.1").count === 1);
            give("queen", "resource hand 1", "battle line");
            tryVerify(() => topOf("slot 1.1").worth === "12");
            compare(pileOf("resource discard 1").count, 2);
        }
        // ---- any card of a pile (house.discard-depth)

        readonly property var deep: ({
                options: {
                    "option.factions": "on",
                    "option.faction-1": "blood-mages",
                    "option.faction-2": "ninjas",
                    "house.discard-depth": "any-depth"
                }
            })
        /// Where a card shows beside the one that lies on it.
        function edgeOf(card: var): var {
            const box = card.box();
            return Qt.point(box.x + 3, box.y + box.height / 2);
        }
        function test_aceHitsABuriedCard() {
            open(Object.assign({}, battle, {
                "resource hand 1": "A",
                "slot 2.1": "7d 10u 8u"
            }), [], deep);
            const pile = pileOf("slot 2.1").pile;
            const ace = piecesIn(pileOf("resource hand 1").pile)[0];
            const buried = piecesIn(pile)[1];
            const at = edgeOf(buried);
            click(middleOf(ace));
            compare(bench.table.picked, ace.handle);
            verify(buried.target && buried.reachable);
            mouseMove(scene, at.x, at.y);
            compare([scene.hoverPile, scene.hoverPlace], [pile, 1], "the light is on the card itself");
            const top = placeAt(pile, -1);
            mouseMove(scene, middleOf(topOf("slot 2.1")).x, top.y);
            compare(scene.hoverPlace, 2);
            drag(middleOf(ace), at, true);
            tryVerify(() => pileOf("slot 2.1").count === 2);
            compare(faces("slot 2.1"), ["back", "8"]);
        }
        function test_aceHitsABuriedCardByKeys() {
            open(Object.assign({}, battle, {
                "resource hand 1": "A",
                "slot 2.1": "7d 10u 8u"
            }), [], deep);
            const pile = pileOf("slot 2.1").pile;
            const ace = piecesIn(pileOf("resource hand 1").pile)[0];
            scene.forceActiveFocus();
            ace.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            verify(scene.focusItem === topOf("slot 2.1"), "the top of an enemy's pile comes first");
            keyClick(Qt.Key_Left);
            compare([scene.hoverPile, scene.hoverPlace], [pile, 1]);
            keyClick(Qt.Key_Return);
            tryVerify(() => pileOf("slot 2.1").count === 2);
            compare(faces("slot 2.1"), ["back", "8"]);
        }
        function test_buriedCardIsGivenUp() {
            open(Object.assign({}, battle, {
                "resource discard 1": "A"
            }), [], deep);
            const buried = piecesIn(pileOf("slot 1.1").pile)[0];
            drag(edgeOf(buried), spotOf("soldier discard 1"), true);
            tryVerify(() => faces("slot 1.1").join() === "9");
        }
        function test_onlyTopsAsARule() {
            open(Object.assign({}, battle, {
                "resource hand 1": "A"
            }), []);
            const ace = piecesIn(pileOf("resource hand 1").pile)[0];
            const buried = piecesIn(pileOf("slot 2.1").pile)[0];
            drag(middleOf(ace), edgeOf(buried), false);
            verify(!buried.target);
            compare(scene.hoverPlace, -1);
            mouseRelease(scene, edgeOf(buried).x, edgeOf(buried).y);
            tryVerify(() => faces("slot 2.1").join() === "back", 1000, "it hits the top");
        }

        function test_jackMovesTops() {
            open(Object.assign({}, battle, {
                "resource hand 1": "J"
            }), []);
            give("jack", "resource hand 1", "battle line");
            tryVerify(() => topOf("slot 2.2").faceUp);
            verify(!topOf("slot 1.3").faceUp);
            verify(button("Move nothing") !== null);
            carry("slot 1.1", "slot 1.3");
            press("Done");
            tryVerify(() => button("Done") === null);
            compare(faces("slot 1.3"), ["4", "9"]);
        }
        function test_jokerAsksWhatItIs() {
            open(Object.assign({}, battle, {
                "resource hand 1": "joker"
            }), [], withFaction("mages"));
            give("joker", "resource hand 1", "battle line");
            verify(bench.table.decision.asking);
            press("Joker as a Queen");
            tryVerify(() => topOf("slot 1.1").worth === "12");
        }
        function test_riteAtTheAltar() {
            open(Object.assign({}, battle, {
                "resource discard 1": "A"
            }), [], withFaction("blood-mages"));
            carry("slot 1.1", "soldier discard 1");
            tryVerify(() => pileOf("slot 1.1").count === 1);
            carry("slot 1.2", "soldier discard 1");
            tryVerify(() => pileOf("slot 1.2").count === 1);
            carry("resource discard 1", "resource hand 1");
            tryVerify(() => pileOf("resource hand 1").count === 1);
            const altar = find(item => item.labelWidth !== undefined && item.marks !== undefined && item.marks.includes("altar"));
            verify(altar);
        }
        function test_riteIsToldAndTakenBack() {
            open(battle, [], withFaction("blood-mages"));
            verify(bench.table.decision.prompt.includes("altar"), bench.table.decision.prompt);
            compare(button("Take back"), null);
            carry("slot 1.1", "soldier discard 1");
            tryVerify(() => pileOf("slot 1.1").count === 1);
            press("Take back");
            tryVerify(() => pileOf("slot 1.1").count === 2);
            verify(bench.table.decision.prompt.includes("altar"));
            carry("slot 1.1", "soldier discard 1");
            tryVerify(() => pileOf("slot 1.1").count === 1);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            tryVerify(() => pileOf("slot 1.1").count === 2, 1000, "so does Esc");
        }
        function test_riteFromTheDeck() {
            open(battle, [], withFaction("blood-mages"));
            carry("slot 1.1", "soldier discard 1");
            tryVerify(() => pileOf("slot 1.1").count === 1);
            carry("slot 1.2", "soldier discard 1");
            tryVerify(() => find(item => item.objectName === "choice" && item.visible) !== null, 1000, "what is in the deck lies on a tray");
            press("Queen from the deck");
            tryVerify(() => pileOf("resource hand 1").count === 1);
        }
        function test_arrowsStayAmongTheCardsToChooseFrom() {
            open(battle, [], withFaction("blood-mages"));
            carry("slot 1.1", "soldier discard 1");
            tryVerify(() => pileOf("slot 1.1").count === 1);
            carry("slot 1.2", "soldier discard 1");
            tryVerify(() => scene.walk.board.buttons().length > 1);
            scene.walk.byKeyboard = true;
            scene.walk.focusNear(-1, 0);
            const cards = scene.walk.board.buttons();
            verify(cards[0].visualFocus);
            tryVerify(() => cards[1].mapToItem(scene, 0, 0).x > cards[0].mapToItem(scene, 0, 0).x, 1000, "they are laid out");
            for (let index = 1; index < cards.length; ++index) {
                keyClick(Qt.Key_Right);
                verify(cards[index].visualFocus, "from card to card");
            }
        }
        function test_shapeShiftersSwap() {
            open(battle, [], withFaction("shape-shifters"));
            give("8", "soldier hand 1", "slot 1.1");
            tryVerify(() => faces("slot 1.1").join() === "3,8");
            compare(faces("soldier hand 1"), ["3", "9"]);
        }
        function test_swapOrRecruitIsAsked() {
            open(Object.assign({}, battle, {
                "phase": "recruit"
            }), [], withFaction("shape-shifters"));
            give("8", "soldier hand 1", "slot 1.1");
            verify(bench.table.decision.asking);
            // It is chosen where it was put down; the letters of the buttons that stood below mean nothing now.
            const note = find(item => item.strungRight !== undefined && item.question !== undefined);
            const goal = scene.stage.placeRect(pileOf("slot 1.1").pile, -1);
            verify(note.visible && note.buttons().length === 2);
            verify(note.x >= goal.x + goal.width || note.x + note.width <= goal.x, "beside the pile");
            verify(note.y < goal.y + goal.height && note.y + note.height > goal.y);
            compare(note.buttons().map(b => b.key).join(), "1,2");
            compare(find(item => item.mark !== undefined && item.key === "E" && item.visible), null);
            scene.forceActiveFocus();
            keyClick(Qt.Key_E);
            verify(bench.table.decision.asking && pileOf("slot 1.1").count === 2, "nothing has happened");
            keyClick(note.buttons().find(b => b.text === "Eight on pile 1").key);
            tryVerify(() => pileOf("slot 1.1").count === 3);
            verify(!note.visible);
        }
        /// Who may answer an attack passes beside the pile that is attacked; the cards to answer with stay in sight.
        function test_aWindowIsLeftAtTheAttackedPile() {
            open(Object.assign({}, battle, {
                "turn": 2,
                "phase": "attack",
                "resource hand 1": "Q A"
            }), ["attack 1", "target 2"]);
            tryVerify(() => placeTags().length === 1 && isBeside(placeTags()[0], topOf("slot 1.2")));
            const tag = placeTags()[0];
            compare(tag.key + " " + tag.text, "1 Pass");
            const box = tag.mapToItem(scene, 0, 0, tag.width, tag.height);
            for (const card of piecesIn(pileOf("resource hand 1").pile)) {
                const other = card.box();
                verify(card.asked);
                verify(box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y);
            }
            // Whoever looks at one of them reads beside it how the battle stands.
            const told = board().told;
            verify(told.width > 0);
            for (const card of piecesIn(pileOf("resource hand 1").pile)) {
                mouseClick(scene, middleOf(card).x, middleOf(card).y, Qt.RightButton);
                const zoom = find(item => item.picture !== undefined && item.tall !== undefined);
                tryVerify(() => zoom.visible && zoom.face === card.face, 3000);
                verify(zoom.x >= told.x + told.width || zoom.x + zoom.width <= told.x || zoom.y >= told.y + told.height || zoom.y + zoom.height <= told.y);
            }
            scene.forceActiveFocus();
            keyClick(Qt.Key_1);
            tryVerify(() => placeTags()[0]?.help === "it stays at 10 against 5", 5000, "once more, now that all lie open");
            keyClick(Qt.Key_1);
            tryVerify(() => pileOf("soldier discard 1").count === 1);
        }
        /// Pips say all there is: only a soldier that is worth something else is shown large to who rests on it.
        function test_restingShowsOnlyWhatTellsMore() {
            open(Object.assign({}, battle, {
                "resource hand 1": "Q"
            }), []);
            give("queen", "resource hand 1", "battle line");
            tryVerify(() => topOf("slot 1.1").worth === "12");
            const zoom = find(item => item.picture !== undefined && item.tall !== undefined);
            bench.table.rest = 50;
            const plain = topOf("slot 2.1");
            mouseMove(scene, middleOf(plain).x, middleOf(plain).y);
            wait(400);
            verify(!zoom.visible);
            mouseMove(scene, middleOf(topOf("slot 1.1")).x, middleOf(topOf("slot 1.1")).y);
            tryVerify(() => zoom.visible && zoom.piece === topOf("slot 1.1"));
        }
        function test_tagsByKey_data(): var {
            return [
                {
                    tag: "its digit",
                    keys: [Qt.Key_2]
                },
                {
                    tag: "Return takes the first, which has the focus",
                    keys: [Qt.Key_Return],
                    first: true
                },
                {
                    tag: "down and Return",
                    keys: [Qt.Key_Down, Qt.Key_Return]
                },
                {
                    tag: "down, up and Return",
                    keys: [Qt.Key_Down, Qt.Key_Up, Qt.Key_Return],
                    first: true
                },
                {
                    tag: "Tab and Return",
                    keys: [Qt.Key_Tab, Qt.Key_Return]
                }
            ];
        }
        function test_tagsByKey(data: var) {
            open(Object.assign({}, battle, {
                "phase": "recruit"
            }), [], withFaction("shape-shifters"));
            scene.forceActiveFocus();
            // The piece is put down by keys, too.
            scene.walk.byKeyboard = true;
            const card = piecesIn(pileOf("soldier hand 1").pile).find(p => p.face.includes("8"));
            card.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            scene.walk.focusSpot(pileOf("slot 1.1").pile, -1);
            keyClick(Qt.Key_Return);
            verify(bench.table.decision.asking);
            const tags = scene.walk.tags.buttons();
            compare(scene.walk.currentFocus(), tags[0]);
            const wanted = tags[data.first ? 0 : 1].text;
            for (const key of data.keys)
                keyClick(key);
            tryVerify(() => !bench.table.decision.asking);
            if (wanted === "Eight on pile 1")
                tryVerify(() => pileOf("slot 1.1").count === 3);
            else
                tryVerify(() => faces("slot 1.1").join() === "3,8");
        }
        function test_mechasMechanise() {
            open(battle, [], withFaction("mechas"));
            press("Mechanise");
            tryVerify(() => topOf("slot 1.3").worth === "9");
            compare(topOf("slot 1.3").marks, ["mechanised"]);
        }
        function test_plagueLaysCrosswise() {
            open(battle, [], withFaction("infected"));
            press("Spread the plague");
            tryVerify(() => topOf("slot 2.2").across);
        }
        function test_fateweaversGiveAnother() {
            open(Object.assign({}, battle, {
                "turn": 2,
                "phase": "attack"
            }), ["attack 1", "target 2"], withFaction("fateweavers"));
            verify(button("Let it die") !== null);
            verify(topOf("slot 1.2").marks.includes("falls"));
            click(middleOf(topOf("slot 1.3")));
            tryVerify(() => pileOf("slot 1.3").count === 0);
            compare(pileOf("slot 1.2").count, 2);
        }
        function test_captiveGoesToAnEndOfTheDeck() {
            open(battle, ["attack 1", "target 2"], withFaction("undead"));
            const deck = pileOf("soldier deck 1").count;
            drag(middleOf(topOf("captives 1")), spotOf("soldier deck 1"), true);
            verify(bench.table.decision.asking, "it is asked which");
            press("Six at the bottom");
            tryVerify(() => pileOf("soldier deck 1").count === deck + 1);
        }
        function test_seersStackOnATray() {
            open({
                "phase": "attack",
                "slot 1.1": "9d",
                "slot 2.1": "2d",
                "soldier deck 1": "7! 5!"
            }, [], withFaction("seers"));
            click(middleOf(find(item => item.open === true && item.hovered !== undefined && item.visible && item.name.includes("soldier deck"))));
            compare(scene.stage.browsed, pileOf("soldier deck 1").pile, "a Seer looks through the deck");
        }

        /// In the picture of a book large words stay, though cards be smaller for them.
        function test_inABookPilesAreNamed() {
            open(battle, []);
            [scene.width, scene.height, scene.words] = [940, 639, 1.42];
            const unnamed = () => {
                wait(0);
                scene.settle(false);
                return piles().filter(pile => pile.role.startsWith("slot") && !scene.layout.pile(pile.pile).tag.there).length;
            };
            verify(unnamed() > 0, "cards come before names at the table");
            scene.named = true;
            compare(unnamed(), 0);
        }

        // ---- phases in which nothing can be done

        function linesOfLog(): var {
            const log = bench.table.match.log;
            const lines = [];
            for (let row = 0; row < log.rowCount(); ++row)
                lines.push(log.row(row).text);
            return lines;
        }
        function test_emptyPhasesPass() {
            open({
                "slot 1.1": "9d",
                "slot 2.1": "2d 3d",
                "phase": "attack"
            }, []);
            carry("slot 1.1", "slot 2.1");
            tryVerify(() => button("End the Move Phase") !== null, 2000, "all piles have attacked");
            verify(linesOfLog().some(line => line.includes("no pile left to attack with")));
            press("End the Move Phase");
            tryVerify(() => linesOfLog().some(line => line.includes("nothing to recruit")));
        }
        function test_whatCanBeTakenBackIsWaitedFor() {
            open(Object.assign({}, battle, {
                "phase": "recruit",
                "soldier hand 1": "8"
            }), []);
            give("8", "soldier hand 1", "slot 1.3");
            tryVerify(() => pileOf("slot 1.3").count === 2);
            wait(100);
            verify(button("End the Recruit Phase") !== null);
            bench.table.undo();
            tryVerify(() => pileOf("slot 1.3").count === 1);
        }

        function test_aTrayTellsHowManyAreLeft() {
            show({
                game: "castle-wars",
                options: {
                    "option.factions": "on",
                    "option.faction-1": "seers",
                    "option.faction-2": "ninjas"
                },
                until: "seer-stack"
            }, room.width, room.height);
            press("Nine (2 left)");
            tryVerify(() => button("Nine (1 left)") !== null);
            press("Nine (1 left)");
            tryVerify(() => button("Two (2 left)") !== null && button("Nine (1 left)") === null);
        }

        // ---- recruiting, marks

        function test_recruits() {
            open(Object.assign({}, battle, {
                "phase": "recruit"
            }), []);
            give("8", "soldier hand 1", "slot 1.3");
            tryVerify(() => pileOf("slot 1.3").count === 2);
            const card = topOf("slot 1.3");
            verify(!card.faceUp && card.known && card.covered);
        }

        function test_infectedLieCrosswise() {
            open(Object.assign({}, battle, {
                "slot 1.3": "4ux"
            }), [], {
                options: factions
            });
            const card = topOf("slot 1.3");
            verify(card.across);
            compare(card.marks, ["infected"]);
            const banner = find(item => item.hasCard !== undefined && item.seat === 1);
            verify(banner.hasCard && banner.button.visible);
            verify(bench.heard(banner.button).includes("Infected"));
        }

        function test_emptySlotKeepsItsPlace() {
            open(battle, []);
            const ruin = find(item => item.ruined === true);
            verify(ruin && ruin.visible && ruin.vacant);
        }

        function test_fullHandIsNotSqueezed() {
            open(Object.assign({}, battle, {
                "resource hand 1": "A A Q Q K"
            }), []);
            const cards = piecesIn(pileOf("resource hand 1").pile);
            compare(cards.length, 5);
            for (let i = 1; i < cards.length; ++i)
                verify(cards[i].home.x - cards[i - 1].home.x >= cards[i].width, "the cards of a hand lie side by side where there is room");
        }

        function test_pilesFanOut() {
            open(battle, []);
            const pile = pileOf("slot 2.1");
            click(middleOf(topOf("slot 2.1")));
            compare(scene.stage.browsed, pile.pile);
            verify(piecesIn(pile.pile)[0].face.includes("back"), "the other's cards stay hidden");
            const [lowest, top] = [piecesIn(pile.pile)[0], topOf("slot 2.1")];
            tryVerify(() => top.x > lowest.x, 2000, "they lie in the order of the pile");
            const word = find(item => item.text === "Top" && item.visible);
            verify(word);
            fuzzyCompare(word.mapToItem(scene, word.width / 2, 0).x, top.x + top.width / 2, 2);
            keyClick(Qt.Key_Escape);
        }

        function test_byKeys() {
            open(battle, []);
            scene.forceActiveFocus();
            const card = topOf("slot 1.1");
            const inArmy = () => ["slot 1.1", "slot 1.2", "slot 1.3"].some(role => topOf(role) === scene.focusItem);
            for (let i = 0; i < 12 && !inArmy(); ++i)
                keyClick(Qt.Key_Tab);
            for (let i = 0; i < 4 && scene.focusItem !== card; ++i)
                keyClick(Qt.Key_Left);
            compare(scene.focusItem, card);
            keyClick(Qt.Key_Return);
            tryVerify(() => card.forward);
            for (let i = 0; i < 12 && scene.hoverPile !== pileOf("slot 2.2").pile; ++i)
                keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            tryVerify(() => pileOf("slot 2.2").count === 0);
        }

        function test_aTrayHasTheFocus() {
            open(battle, [], withFaction("blood-mages"));
            scene.forceActiveFocus();
            carry("slot 1.1", "soldier discard 1");
            tryVerify(() => pileOf("slot 1.1").count === 1);
            carry("slot 1.2", "soldier discard 1");
            const focused = () => find(item => item.objectName === "choice" && item.activeFocus);
            tryVerify(() => focused() !== null);
            const first = focused().text;
            keyClick(Qt.Key_Right);
            verify(focused() !== null && focused().text !== first);
            keyClick(Qt.Key_Return);
            tryVerify(() => pileOf("resource hand 1").count === 1);
        }
        function test_anAceIsAimedAtTheEnemyFirst() {
            open(Object.assign({}, battle, {
                "resource hand 1": "A"
            }), []);
            const ace = piecesIn(pileOf("resource hand 1").pile)[0];
            scene.forceActiveFocus();
            ace.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(scene.hoverPile, pileOf("slot 2.1").pile);
        }

        /// Dropped on a soldier of one's own it asks first.
        function test_anAceOnOnesOwn() {
            open(Object.assign({}, battle, {
                "resource hand 1": "A"
            }), []);
            give("ace", "resource hand 1", "slot 1.1");
            verify(bench.table.decision.asking);
            compare(faces("slot 1.1").length, 2);
            verify(button("Rather not") !== null);
            click(middleOf(button("Rather not")));
            tryVerify(() => !bench.table.decision.asking);
            compare(faces("slot 1.1").length, 2);
            give("ace", "resource hand 1", "slot 2.1");
            tryVerify(() => pileOf("resource hand 1").count === 0 || bench.table.decision.prompt.includes("turn"));
        }

        function test_thePromptSaysWhereThingsGo() {
            open(Object.assign({}, battle, {
                "resource hand 1": "Q A K"
            }), []);
            const before = bench.table.decision.prompt;
            for (const [kind, where] of [["queen", "battle line"], ["ace", "die"], ["king", "your piles"]]) {
                click(middleOf(piecesIn(pileOf("resource hand 1").pile).find(p => p.face.includes(kind))));
                verify(bench.table.decision.prompt.includes(where), kind + ": " + bench.table.decision.prompt);
            }
            bench.table.cancel();
            compare(bench.table.decision.prompt, before);
        }

        function test_haste() {
            open(battle, []);
            scene.guard = 250;
            scene.forceActiveFocus();
            wait(300);
            keyClick(Qt.Key_E);
            verify(button("End the Move Phase") !== null);
            keyClick(Qt.Key_E);
            wait(50);
            click(middleOf(button("End the Move Phase")));
            verify(button("End the Move Phase") !== null, "what comes in haste was meant for the button before");
            verify(!button("End the Move Phase").ready, "and that is seen");
            wait(300);
            verify(button("End the Move Phase").ready);
            click(middleOf(button("End the Move Phase")));
            verify(button("End the Recruit Phase") !== null);
        }

        // ---- the layout

        /// Words take no more room from the cards than the rail needs: they go before cards become smaller.
        function test_largeWordsLeaveTheCards_data() {
            return [[1024, 500], [1060, 668], [1366, 668], [1920, 980]].map(size => ({
                        tag: size.join("×"),
                        size: size
                    }));
        }
        function test_largeWordsLeaveTheCards(data: var) {
            open(battle, []);
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

        /// Three lanes the same above and below, decks and discards at the right end of both.
        function test_lanesFaceEachOther() {
            open(battle, []);
            for (const [width, height] of [[760, 500], [1024, 600], [1366, 768], [1920, 1080], [1000, 1400]]) {
                scene.width = width;
                scene.height = height;
                wait(0);
                scene.settle(false);
                const area = role => scene.layout.pile(pileOf(role).pile);
                for (const lane of [1, 2, 3]) {
                    compare(area("slot 1." + lane).x, area("slot 2." + lane).x);
                    compare(area("slot 1." + lane).tile, area("slot 2." + lane).tile);
                }
                for (const seat of [1, 2])
                    for (const role of ["resource deck", "resource discard", "soldier deck", "soldier discard"]) {
                        const pile = area(role + " " + seat);
                        const last = area("slot " + seat + ".3");
                        verify(pile.x >= last.x + last.width, width + "×" + height + ": " + role);
                        compare(pile.x, area(role + " " + (3 - seat)).x);
                    }
            }
        }

        function test_nothingOverlaps_data() {
            const sizes = [[760, 500], [1024, 492], [1024, 560], [1024, 600], [900, 900], [1366, 768], [1600, 500], [1920, 1080], [1000, 1400], [3840, 2160]];
            const rows = [];
            for (const scale of [1, 1.5])
                for (const faction of ["ninjas", "royal-kingdom"])
                    rows.push({
                        tag: faction + " " + scale * 100 + " %",
                        scale: scale,
                        faction: faction,
                        sizes: sizes
                    });
            return rows;
        }
        function test_nothingOverlaps(data: var) {
            open(battle, [], {
                options: Object.assign({}, factions, {
                    "option.faction-1": data.faction
                })
            });
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
                const add = (name, area) => boxes.push({
                        name: name,
                        x: area.x,
                        y: area.y,
                        right: area.x + area.width,
                        bottom: area.y + area.height
                    });
                for (const pile of piles()) {
                    if (pile.role === "out")
                        continue; // what is out of the game is not on the table
                    const area = layout.pile(pile.pile);
                    verify(area.there, where + ": " + pile.role + " has a place");
                    verify(area.tile >= 16, where + ": the cards of " + pile.role + " can be seen");
                    if (area.fleeting)
                        continue;
                    add(pile.role, area);
                    if (area.tag.there)
                        add("name of " + pile.role, area.tag);
                }
                for (const seat of layout.seats) {
                    add("name of seat " + seat, layout.seat(seat));
                    add("banner of seat " + seat, layout.banner(seat));
                }
                const court = Array.from(layout.seats).map(seat => layout.court(seat)).find(court => court.own);
                add("overview", {
                    x: court.x + court.overview.x,
                    y: court.y + court.overview.y,
                    width: court.overview.width,
                    height: court.overview.height
                });
                add("what a battle amounts to", layout.ownBattle);
                for (const box of boxes) {
                    verify(box.x >= cloth.x && box.y >= cloth.y && box.right <= cloth.x + cloth.width && box.bottom <= cloth.y + cloth.height, where + ": " + box.name + " lies on the cloth " + JSON.stringify(box) + JSON.stringify(cloth));
                    for (const other of boxes)
                        verify(box === other || box.right <= other.x || other.right <= box.x || box.bottom <= other.y || other.bottom <= box.y, where + ": " + box.name + " is clear of " + other.name + JSON.stringify([box, other]));
                }
                // Every card of a full pile lies within it, and of each something is to be seen.
                for (const pile of piles()) {
                    const area = layout.pile(pile.pile);
                    if (area.form !== Areas.Form.Army && area.form !== Areas.Form.Cards)
                        continue;
                    const within = area.hand.width > 0 ? area.hand : area; // the parts of a hand share its room
                    let before = -1e9;
                    for (let place = 0; place < 16; ++place) {
                        const spot = scene.arrangement.spot(layout, pile.pile, place, 16, place, false, [], 0);
                        verify(spot.x >= within.x - 1 && spot.x + spot.size <= within.x + within.width + 1, where + ": place " + place + " of " + pile.role);
                        verify(spot.x > before, where + ": place " + place + " of " + pile.role);
                        before = spot.x;
                    }
                }
                verify(layout.tile >= (height < 560 || width < 1024 ? 32 : data.scale > 1 ? 44 : 4.5 * layout.unit), where + ": the armies can be seen " + layout.tile);
            }
        }
    }
}
