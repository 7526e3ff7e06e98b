// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The table of Castles of Caleira: sides of a castle, effects that are aimed, what one knows and others do not.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Caleira"
        room: room

        readonly property int openSide: 20
        readonly property int hiddenSide: 21
        /// A Watchtower of Anna's has turned up her Observatory and Bruno's Trebuchet.
        readonly property var chain: ({
                "hand 1": "Watchtower Spire Marketplace",
                "castle 1": "Observatory↓ ThroneRoom↓ Battlements↑ Barracks↓",
                "hand 2": "Trebuchet Marketplace",
                "castle 2": "Trebuchet↓ Battlements↑ WizardTower↓ Watchtower↑"
            })

        function open(position: var, moves: var, more: var) {
            show(Object.assign({
                game: "castles-of-caleira",
                position: position,
                moves: moves
            }, more ?? {}), room.width, room.height);
            bench.table.match.paused = true; // until a test wants an answer
        }
        function piece(role: string, kind: string): var {
            return piecesIn(pileOf(role).pile).find(p => p.face.endsWith("/" + kind));
        }
        function effects(): var {
            const model = bench.table.effects;
            const found = [];
            for (let row = 0; row < model.rowCount(); ++row)
                found.push(model.row(row).name); // the name
            return found;
        }

        // ---- playing a card

        function test_playOpen() {
            open(chain, []);
            const castle = pileOf("castle 1");
            drag(middleOf(piece("hand 1", "Watchtower")), placeAt(castle.pile, openSide), true);
            tryVerify(() => pileOf("castle 1").count === castle.count + 1);
            const played = piece("castle 1", "Watchtower");
            verify(played.faceUp);
            compare(played.rank, castle.count, "at the right-hand end");
            compare(effects(), ["Anna's Watchtower"]);
            verify(played.acting && played.picked, "its effect is aimed at once");
            const marks = [];
            collect(played, item => String(item.source ?? "").includes("acting") && item.visible, marks);
            compare(marks.length, 1);
            verify(marks[0].mapToItem(played, 0, 0).y > played.height * 0.25, "what stands in its corner is seen");
        }

        /// What would be done to a card hangs above its words.
        function test_marksLeaveTheWords() {
            open(chain, ["play Watchtower up"]);
            const rings = [];
            collect(scene, item => item.faint === false && item.gift !== undefined && item.visible, rings);
            verify(rings.length > 1);
            for (const ring of rings) {
                const mark = Array.from(ring.children).find(child => child.sourceSize !== undefined && child.visible);
                verify(mark.y < 0 && mark.y + mark.height < ring.height * 0.4);
            }
        }

        function test_playHidden() {
            open(chain, []);
            const castle = pileOf("castle 1");
            drag(middleOf(piece("hand 1", "Spire")), placeAt(castle.pile, hiddenSide), true);
            tryVerify(() => pileOf("castle 1").count === castle.count + 1);
            const played = piece("castle 1", "Spire");
            verify(!played.faceUp && played.covered && played.peeked);
            verify(played.look.endsWith("/back"), "its back is up for its owner too");
        }

        function test_theSpireIsRefusedOpen() {
            open(chain, []);
            const spire = piece("hand 1", "Spire");
            click(middleOf(spire));
            compare(pileOf("castle 1").targets, [hiddenSide], "only the hidden side is lit");
            bench.table.cancel();
            drag(middleOf(spire), placeAt(pileOf("castle 1").pile, openSide), true);
            compare(bench.table.decision.refusal.clause, "CALEIRA-SPIRE-2");
            verify(bench.table.decision.refusal.sentence !== "");
            verify(spire.parent && pileOf("hand 1").count === 3, "it is back in the hand");
        }

        function test_bothSidesByKeys() {
            open(chain, []);
            scene.forceActiveFocus();
            scene.walk.byKeyboard = true;
            scene.walk.takeFocus(piece("hand 1", "Watchtower"));
            keyClick(Qt.Key_Return);
            const seen = [];
            for (let i = 0; i < 2; ++i) {
                seen.push(scene.hoverPlace);
                verify(bench.heard(scene.focusItem).startsWith(scene.hoverPlace === openSide ? "open side" : "hidden side"), bench.heard(scene.focusItem));
                keyClick(Qt.Key_Tab);
                if (scene.hoverPile < 0)
                    keyClick(Qt.Key_Tab); // over the piece itself
            }
            compare(seen.sort(), [openSide, hiddenSide]);
        }

        // ---- effects

        function test_anEffectIsAimedByClick() {
            open(chain, ["play Watchtower up"]);
            click(middleOf(piece("castle 1", "Observatory")));
            tryVerify(() => piece("castle 1", "Observatory").faceUp);
            compare(effects(), ["Anna's Watchtower", "Anna's Observatory"]);
        }

        function test_anEffectIsAimedByDraggingItsArrow() {
            open(chain, ["play Watchtower up"]);
            const actor = piece("castle 1", "Watchtower");
            const target = piecesIn(pileOf("castle 2").pile)[0];
            const at = Qt.point(actor.x, actor.y);
            drag(middleOf(actor), middleOf(target), false);
            compare(scene.hand.aiming, actor);
            compare(Qt.point(actor.x, actor.y), at, "the card itself stays");
            compare(scene.hoverPlace, target.place);
            mouseRelease(scene, middleOf(target).x, middleOf(target).y);
            tryVerify(() => target.faceUp);
            compare(scene.hand.aiming, null);
            compare(bench.table.acted.on, target.handle, "the arrow shows what has been done");
        }

        function test_uselessTargetsAreDimmedAndAccepted() {
            open(chain, ["play Watchtower up"]);
            const up = piece("castle 2", "Battlements");
            const down = piecesIn(pileOf("castle 2").pile)[2];
            verify(up.vain && up.target);
            verify(!down.vain && down.target);
            click(middleOf(up));
            tryCompare(bench.table.decision, "prompt", "Your Watchtower: turn up a second card, or say enough.");
        }

        function test_enough() {
            open(chain, ["play Watchtower up"]);
            compare(bench.table.decision.choices.rowCount(), 1);
            const tag = placeTags()[0];
            verify(isBeside(tag, piece("castle 1", "Watchtower")), "it hangs beside the Watchtower");
            scene.forceActiveFocus();
            keyClick(tag.key);
            tryVerify(() => effects().length === 0);
        }

        function test_escapeKeepsTheEffectInTheHand() {
            open(chain, ["play Watchtower up"]);
            const actor = piece("castle 1", "Watchtower");
            scene.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(bench.table.picked, actor.handle);
        }

        function test_theCurtainTellsWhatIsAsked() {
            // In Anna's turn Bruno has to carry out what she has turned up.
            open(chain, ["play Watchtower up", "aim 2.1", "stop"], {
                persons: 2
            });
            const curtain = find(item => item.lifted !== undefined);
            verify(curtain.visible);
            const said = [];
            collect(curtain, item => item.visible && item.text !== undefined, said);
            const words = said.map(item => String(item.text)).join("|");
            verify(words.includes("Bruno, you are asked to decide") && words.includes("Your Trebuchet: choose a card to destroy."), words);
            verify(!words.includes("it is your turn"), words);
        }

        function test_theCurtainTellsWhatIsAskedInOnesOwnTurn() {
            // Bruno answers by destroying what lies hidden in Anna's castle: now that works.
            open(chain, ["play Watchtower up", "aim 2.1", "stop", "aim 1.2"], {
                persons: 2
            });
            const curtain = find(item => item.lifted !== undefined);
            verify(curtain.visible);
            const said = [];
            collect(curtain, item => item.visible && item.text !== undefined, said);
            const words = said.map(item => String(item.text)).join("|");
            verify(words.includes("Anna, it is your turn") && words.includes("Your Throne Room: "), words);
        }

        /// Whoever has struck sees what falls before the curtain does; any key lets it fall at once.
        function test_theBlowIsSeenBeforeTheCurtain() {
            open({
                "hand 1": "Trebuchet Barracks",
                "castle 1": "Observatory↓ Battlements↑",
                "hand 2": "Marketplace",
                "castle 2": "Watchtower↓ WizardTower↑"
            }, ["play Trebuchet up"], {
                persons: 2
            });
            bench.table.liftCurtain();
            const curtain = find(item => item.lifted !== undefined);
            bench.table.motion = 120;
            bench.table.reading = 1500;
            scene.forceActiveFocus();
            click(middleOf(piecesIn(pileOf("castle 2").pile)[0])); // its effect is Bruno's to aim
            verify(bench.table.match.curtain.down);
            verify(!curtain.visible);
            verify(piecesIn(pileOf("castle 2").pile)[0].faceUp);
            keyClick(Qt.Key_Return);
            verify(curtain.visible);
        }

        function test_keysGoOnFromWhatThePointerHasPicked() {
            open(chain, []);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Tab); // the keys stand on some card
            click(middleOf(piece("hand 1", "Marketplace")));
            const picked = piece("hand 1", "Marketplace").handle;
            compare(bench.table.picked, picked);
            keyClick(Qt.Key_Return);
            compare(bench.table.picked, picked, "nothing else is taken up");
            keyClick(Qt.Key_Return);
            tryVerify(() => piece("castle 1", "Marketplace") !== undefined);
        }

        function test_aRefusalTellsWhereElse() {
            open(chain, []);
            const card = piece("hand 1", "Watchtower");
            drag(middleOf(card), placeAt(pileOf("deck").pile, -1), true);
            compare(bench.table.decision.refusal.sentence, "It cannot go there. You can put it here: your castle.");
        }

        function test_theKeyboardStaysAfterARefusal() {
            open(chain, []);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            // What cannot be taken: it stays there.
            const theirs = piecesIn(pileOf("castle 2").pile)[3];
            scene.walk.takeFocus(theirs);
            keyClick(Qt.Key_Return);
            verify(bench.table.decision.refusal.sentence !== "");
            wait(10);
            verify(theirs.activeFocus, "the focus is still on what was tried");
            // What was taken up and put back by Escape: it goes back there.
            const mine = piece("hand 1", "Marketplace");
            scene.walk.takeFocus(mine);
            keyClick(Qt.Key_Return);
            compare(bench.table.picked, mine.handle);
            verify(!mine.activeFocus);
            keyClick(Qt.Key_Escape);
            wait(10);
            verify(mine.activeFocus);
        }

        function test_whoIsOutIsToldLoudly() {
            show({
                game: "castles-of-caleira",
                seats: 3,
                position: {
                    "hand 1": "Trebuchet Barracks",
                    "hand 2": "Watchtower",
                    "hand 3": "Battlements",
                    "castle 2": "Spire↓"
                },
                moves: ["play Trebuchet up", "aim 2.1"]
            }, room.width, room.height);
            const ribbons = [];
            collect(scene, item => item.visible && item.text !== undefined && String(item.text).includes("is out of the game"), ribbons);
            compare(ribbons.length, 1);
            const at = ribbons[0].mapToItem(scene, 0, 0, ribbons[0].width, ribbons[0].height);
            const castle = scene.layout.pile(pileOf("castle 2").pile);
            verify(at.x >= castle.x && at.x + at.width <= castle.x + castle.width && at.y >= castle.y && at.y + at.height <= castle.y + castle.height);
        }

        function test_labelsOfStacksFit() {
            show({
                game: "castles-of-caleira",
                seats: 4,
                until: "play"
            }, 1366, 768);
            for (const [width, height] of [[1024, 600], [1366, 768], [1600, 1000], [1920, 1080], [3840, 2160]]) {
                scene.width = width;
                scene.height = height;
                scene.settle(false);
                wait(0);
                const castle = scene.layout.pile(pileOf("castle 1").pile);
                for (const role of ["deck", "discard", "out"]) {
                    const name = pileOf(role).name;
                    const area = scene.layout.pile(pileOf(role).pile);
                    verify(area.labelWidth > 0, width + ": there is room for names");
                    const label = find(item => item.maximumLineCount === 2 && item.visible && String(item.text).toLowerCase() === name.toLowerCase());
                    verify(label, role);
                    verify(!label.truncated, width + ": " + name);
                    const at = label.mapToItem(scene, 0, 0, label.contentWidth, label.contentHeight);
                    verify(!area.labelBeside || at.x >= area.x + area.width, width + ": " + name + " is clear of the stack");
                    verify(at.y + at.height <= castle.y, width + ": " + name + " is clear of the castle below");
                }
            }
        }

        function test_theObservatoryShowsAPieceToOneOnly() {
            open(chain, ["play Watchtower up", "aim 1.1", "stop", "aim 2.3"]);
            const seen = piece("castle 2", "WizardTower");
            verify(seen, "its owner sees what it is");
            verify(!seen.faceUp && seen.covered && seen.peeked);
            // Again to turn it up.
            click(middleOf(seen));
            tryVerify(() => seen.faceUp);
            verify(!seen.covered);
        }

        function test_aPieceLeftDownStaysMarked() {
            open(chain, ["play Watchtower up", "aim 1.1", "stop", "aim 2.3"]);
            compare(placeTags().map(tag => tag.key + " " + tag.text + ": " + tag.help), ["1 Turn it up: order the top three", "2 Leave it: stays hidden from the others"]);
            verify(placeTags().every(tag => isBeside(tag, piece("castle 2", "WizardTower"))));
            const strip = find(item => item.effects !== undefined && item.cards > 0);
            for (const tag of placeTags()) {
                const box = tag.mapToItem(scene, 0, 0, tag.width, tag.height);
                verify(box.y + box.height <= strip.y || box.y >= strip.y + strip.height || box.x + box.width <= strip.x || box.x >= strip.x + strip.width, "what goes on is to be read beside it");
            }
            scene.forceActiveFocus();
            keyClick("2");
            tryVerify(() => effects().length === 0);
            compare(placeTags().length, 0);
            const seen = piece("castle 2", "WizardTower");
            verify(seen && seen.peeked, "to the one who has looked");
        }

        function test_nobodyElseSeesIt() {
            open(chain, ["play Watchtower up", "aim 1.1", "stop"], {
                persons: 2
            });
            // The curtain is down: what is public is all there is.
            verify(bench.table.match.curtain.down);
            for (const role of ["castle 1", "castle 2", "hand 1", "hand 2"])
                for (const each of piecesIn(pileOf(role).pile))
                    verify(each.faceUp || each.face.endsWith("/back") && !each.peeked, role);
        }

        function test_theThroneRoomSilences() {
            open(chain, ["play Watchtower up", "aim 1.2", "stop", "aim 2.1"]);
            tryVerify(() => piece("castle 2", "Trebuchet")?.faceUp);
            // The turn is over: nothing is silenced any more.
            verify(!piece("castle 2", "Trebuchet").silenced);
            open(chain, ["play Watchtower up", "aim 1.2", "aim 1.1", "aim 2.1"]);
            verify(piece("castle 2", "Trebuchet").silenced);
        }

        function test_theWizardTowersCardsLieInATray() {
            open({
                "hand 1": "WizardTower Spire",
                "hand 2": "Trebuchet Marketplace",
                deck: "Barracks Battlements Trebuchet Observatory"
            }, ["play WizardTower up"]);
            const deck = pileOf("deck").pile;
            const shown = piecesIn(deck).filter(p => p.offered);
            compare(shown.length, 3);
            for (const each of shown)
                verify(!each.covered && !each.face.endsWith("/back"));
            // One goes back by a drag, one by a click.
            const second = shown[1].face;
            drag(middleOf(shown[1]), placeAt(deck, -1), true);
            tryVerify(() => piecesIn(deck).filter(p => p.offered).length === 2);
            compare(piecesIn(deck).pop().face, second, "it is the top card now");
            const third = piecesIn(deck).filter(p => p.offered)[0];
            const name = third.face;
            click(middleOf(third));
            tryVerify(() => piecesIn(deck).every(p => !p.offered));
            const now = piecesIn(deck);
            compare(now[now.length - 2].face, name);
            verify(now[now.length - 2].peeked, "one remembers what one has seen");
        }

        function test_theMarketplaceByDragging() {
            open(chain, ["play Marketplace up"]);
            bench.table.match.paused = false;
            const given = piece("hand 1", "Spire");
            drag(middleOf(given), placeAt(pileOf("hand 2").pile, -1), true);
            tryVerify(() => piece("hand 1", "Spire") === undefined);
            tryVerify(() => pileOf("hand 1").count === 2 && pileOf("hand 2").count === 2 || bench.table.match.thinking);
        }

        /// Among several players the card says with whom, too. What can be given is marked.
        function test_oneDragSaysWhomAndWhat() {
            const three = Object.assign({
                "hand 3": "ThroneRoom Trebuchet"
            }, chain);
            open(three, ["play Marketplace up"], {
                seats: 3
            });
            bench.table.match.paused = false;
            verify(bench.table.decision.prompt.includes("whose"), bench.table.decision.prompt);
            const given = piece("hand 1", "Spire");
            verify(given.movable);
            bench.table.pick(given.handle);
            const hands = bench.table.targets().map(target => target.pile).sort();
            compare(hands.join(), [pileOf("hand 2").pile, pileOf("hand 3").pile].sort().join());
            bench.table.cancel();
            drag(middleOf(given), placeAt(pileOf("hand 3").pile, -1), true);
            compare(bench.table.decision.refusal.sentence, "");
            tryVerify(() => piece("hand 1", "Spire") === undefined);
            tryVerify(() => piece("hand 3", "Spire") !== undefined, 5000, "it comes there when the other has given too");
        }

        function test_whatCanBeGivenIsMarked() {
            open(chain, ["play Marketplace up"]);
            for (const each of piecesIn(pileOf("hand 1").pile))
                verify(each.asked, each.spokenName);
        }

        function test_aKnownCardInTheirHandCanBeRead() {
            open(chain, ["play Marketplace up"]);
            bench.table.match.paused = false;
            drag(middleOf(piece("hand 1", "Spire")), placeAt(pileOf("hand 2").pile, -1), true);
            tryVerify(() => piece("hand 2", "Spire") !== undefined);
            const known = piece("hand 2", "Spire");
            tryVerify(() => known.peeked && piecesIn(pileOf("hand 2").pile).every(each => !each.onTheWay));
            const pictures = [];
            collect(known, item => item.sourceSize !== undefined && String(item.source).includes("/Spire"), pictures);
            compare(pictures.length, 1);
            verify(pictures[0].width >= 40, "wide enough: " + pictures[0].width);
            const box = pictures[0].mapToItem(scene, 0, 0, pictures[0].width, pictures[0].height);
            for (const each of piecesIn(pileOf("hand 2").pile))
                verify(each === known || each.x >= box.x + box.width || each.x + each.width <= box.x || each.y >= box.y + box.height || each.y + each.height <= box.y, "no card lies on it");
        }

        // ---- what is said

        function test_theStripSaysWhatComesNextAndWhy() {
            open(chain, ["play Watchtower up", "aim 1.1", "aim 2.1"]);
            compare(effects(), ["Anna's Observatory", "Bruno's Trebuchet"]);
            const strip = find(item => item.effects === bench.table.effects);
            verify(strip.visible);
            const items = [];
            collect(strip, item => item.spokenName !== undefined && item.acting !== undefined, items);
            compare(items.length, 2);
            const words = items.map(item => bench.heard(item));
            verify(words[0].startsWith("now: Anna's Observatory"), words[0]);
            verify(words[1].startsWith("next: Bruno's Trebuchet"), words[1]);
            verify(words[1].includes("Watchtower"), "and what has set it off: " + words[1]);
        }

        function test_piecesAreCountedFromTheLeft() {
            open(chain, ["play Watchtower up", "aim 2.1", "stop"]);
            for (const each of piecesIn(pileOf("castle 2").pile))
                verify(each.spokenName.includes("card " + (each.rank + 1)), each.spokenName);
        }

        // ---- lying there

        /// A row grows when its room is used up, and everything glides there.
        function test_aRowMakesRoom() {
            open(chain, []);
            const before = scene.layout.pile(pileOf("castle 1").pile);
            compare(pileOf("castle 1").count, 4);
            drag(middleOf(piece("hand 1", "Watchtower")), placeAt(pileOf("castle 1").pile, openSide), true);
            tryVerify(() => pileOf("castle 1").count === 5);
            const castle = pileOf("castle 1");
            tryVerify(() => scene.layout.pile(castle.pile).width / scene.layout.pile(castle.pile).pitch > before.width / before.pitch + 0.5);
            const area = scene.layout.pile(castle.pile);
            const next = placeAt(castle.pile, openSide);
            verify(next.x > middleOf(piece("castle 1", "Watchtower")).x + area.tile / 2, "the next card has a place of its own");
        }
    }
}
