// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Table

// The curtain, the end, the news, pieces seen large, piles looked through.
Item {
    id: room
    width: 1366
    height: 768

    Component {
        id: chances
        QtObject {
            property shownChances told
        }
    }
    SceneCase {
        name: "Overlays"
        room: room

        function button(text: string): var {
            return find(item => item.visible && item.clicked !== undefined && item.text !== undefined && String(item.text).includes(text));
        }

        function test_curtain() {
            show({
                persons: 2,
                decisions: 20,
                until: "act"
            }, room.width, room.height);
            const curtain = find(item => item.lifted !== undefined);
            verify(curtain.visible);
            verify(bench.table.match.curtain.down);
            // It covers all, and nothing behind it shows a face that is secret.
            compare(Qt.rect(curtain.x, curtain.y, curtain.width, curtain.height), Qt.rect(0, 0, scene.width, scene.height));
            for (const piece of piecesIn(pileOf("hand 1").pile).concat(piecesIn(pileOf("hand 2").pile)))
                verify(piece.shownFace.endsWith("back"));
            // What lies behind it cannot be touched.
            click(placeAt(pileOf("A").pile, -1));
            drag(placeAt(pileOf("A").pile, -1), placeAt(pileOf("hand 1").pile, -1), true);
            compare(bench.table.picked, 0);
            const lift = button("I am Anna");
            verify(lift);
            click(middleOf(lift));
            tryVerify(() => !curtain.visible);
            compare(bench.table.match.viewer, 0);
            verify(piecesIn(pileOf("hand 1").pile).some(p => !p.shownFace.endsWith("back")));
            for (const piece of piecesIn(pileOf("hand 1").pile)) {
                compare(piece.x, piece.home.x);
                verify(!piece.onTheWay, "hands do not fly about as the curtain lifts");
            }
        }

        function test_curtainByKey() {
            show({
                persons: 2,
                decisions: 20,
                until: "act"
            }, room.width, room.height);
            scene.forceActiveFocus();
            scene.walk.refocus(); // as after the last thing done by key before it fell
            wait(50);
            keyClick(Qt.Key_Return);
            tryVerify(() => !bench.table.match.curtain.down);
            keyClick(Qt.Key_Right);
            verify(scene.walk.currentFocus(), "the keyboard goes on at the table");
        }

        /// All that has happened is there to be read, from the newest back, by key too, and is spoken.
        function test_theCurtainTellsItAll() {
            show({
                persons: 2,
                seats: 4,
                decisions: 60,
                until: "act"
            }, 700, 560);
            const curtain = find(item => item.lifted !== undefined);
            const told = bench.table.match.curtainNews;
            verify(told.length > 8, "there is more than one sees at once");
            const note = find(item => item.leaf !== undefined && item.visible);
            const lines = [];
            collect(note, item => item.visible && told.some(line => line.text === item.text), lines);
            compare(lines.length, told.length);
            verify(lines.every(line => !line.truncated));
            const isSeen = line => {
                const at = line.mapToItem(note, 0, 0, line.width, line.height);
                return at.y >= 0 && at.y + at.height <= note.height + 1;
            };
            verify(isSeen(lines[lines.length - 1]));
            verify(!isSeen(lines[0]));
            curtain.forceActiveFocus();
            for (let pages = 0; pages < 40 && !isSeen(lines[0]); ++pages)
                keyClick(Qt.Key_PageUp);
            verify(isSeen(lines[0]));
            keyClick(Qt.Key_End);
            verify(isSeen(lines[lines.length - 1]));
            const lift = button("I am ");
            for (const line of told)
                verify(bench.described(lift).includes(line.text));
            verify(curtain.visible);
        }

        /// Somebody may act in another's turn, and nobody wants to: the screen goes straight back.
        function test_nobodyWantsToAct() {
            show({
                game: "castles",
                seats: 4,
                persons: 4,
                position: {
                    "turn": 2,
                    "target": 3,
                    "leader": 2,
                    "phase": "block-window",
                    "assault": "a9",
                    "polled": [1, 4],
                    "realm 3": "C:9",
                    "hand 1": "block",
                    "hand 4": "jester"
                },
                moves: []
            }, room.width, room.height);
            const curtain = find(item => item.lifted !== undefined);
            tryVerify(() => curtain.visible);
            compare(bench.table.match.curtain.name, "Dagobert");
            const nobody = button("Nobody wants to act");
            verify(nobody);
            curtain.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            verify(nobody.activeFocus);
            keyClick(Qt.Key_Return);
            // Anna is passed by, too: the attack goes on.
            tryCompare(bench.table.match.curtain, "name", "Bruno");
            verify(!bench.table.match.curtain.mayDecline);
        }

        function test_end() {
            show({
                until: "over"
            }, room.width, room.height);
            scene.offersWatching = true;
            scene.offersLookBack = true;
            scene.offersHall = true;
            const banner = find(item => item.aside !== undefined);
            tryVerify(() => banner.visible);
            waitForRendering(scene);
            compare(banner.title, bench.table.match.result.title);
            compare(find(item => item.objectName === "endTitle").text, banner.title);
            verify(bench.heard(banner).includes(banner.title));
            // Each act is there once, and does what it says.
            for (const [text, name] of [["Rematch", "rematchRequested"], ["New game", "newGameRequested"], ["Watch it again", "watchRequested"], ["Look back", "lookBackRequested"], ["The hall", "hallRequested"]]) {
                const found = [];
                collect(scene, item => item.visible && item.clicked !== undefined && item.text !== undefined && String(item.text).includes(text), found);
                compare(found.length, 1, text);
                verify(found[0].mapToItem(scene, found[0].width, 0).x < scene.width);
                asked.target = scene;
                asked.signalName = name;
                asked.clear();
                click(middleOf(found[0]));
                compare(asked.count, 1, text);
            }
            // What decided it leads to its moment, by keys too.
            asked.signalName = "watchRequested";
            const story = bench.table.match.result.story;
            verify(story.length > 0);
            for (const byKey of [false, true]) {
                asked.clear();
                const line = find(item => item.modelData !== undefined && item.modelData.moment === story[0].moment);
                compare(bench.heard(line), story[0].text);
                if (byKey) {
                    button("Rematch").forceActiveFocus();
                    for (let i = 0; i < 9 && !line.activeFocus; ++i)
                        keyClick(Qt.Key_Down);
                    verify(line.visualFocus);
                    keyClick(Qt.Key_Return);
                } else {
                    click(middleOf(line));
                }
                compare(asked.count, 1);
                compare(asked.signalArguments[0][0], story[0].moment);
            }
            // How the chances went stands there once it is known, and leads to more of it.
            const curve = find(item => item.pressable !== undefined);
            verify(!curve.visible);
            scene.chances = Object.assign(chances.createObject(scene).told, {
                title: "Anna's chances",
                columns: [0.5, 0.25, -1, 1],
                scale: ["0 %", "50 %", "100 %"],
                progress: "Working it out: 75 %",
                spoken: "Turn 1: 50 %"
            });
            tryVerify(() => curve.visible);
            compare(bench.heard(curve), "Anna's chances");
            verify(find(item => item.text === "Anna's chances · Working it out: 75 %").visible);
            const columns = [];
            collect(curve, item => item.visible && item.from !== undefined, columns);
            compare(columns.length, 3);
            verify(columns[0].y > columns[2].y && columns[0].y < columns[1].y && columns[0].x < columns[1].x);
            asked.signalName = "lookBackRequested";
            asked.clear();
            click(middleOf(columns[1]));
            compare(asked.count, 1);
            click(middleOf(button("See the table")));
            verify(banner.aside);
            waitForRendering(scene); // the rail puts its buttons in a row
            // The rail still offers the next step, and leads back.
            asked.signalName = "newGameRequested";
            asked.clear();
            click(middleOf(button("New game")));
            compare(asked.count, 1);
            click(middleOf(button("The result")));
            verify(!banner.aside);
            verify(button("Rematch").activeFocus);
        }

        /// The roll lies beside what the winner has built, which is in the light.
        function test_endShowsTheWinner() {
            for (const [game, seats] of [["castle-keep", 2], ["castles", 8], ["castle-wars", 2], ["castle-rampage", 2], ["castles-of-caleira", 4]])
                for (const [width, height] of [[1366, 690], [1024, 520], [700, 1000]]) {
                    show({
                        game: game,
                        seats: seats,
                        until: "over"
                    }, width, height);
                    const banner = find(item => item.takesRight !== undefined);
                    tryVerify(() => banner.visible);
                    wait(50);
                    const sheet = find(item => item.objectName === "endSheet");
                    const paper = sheet.mapToItem(scene, 0, 0, sheet.width, sheet.height);
                    verify(paper.x >= 0 && paper.x + paper.width <= scene.width && paper.y + paper.height <= scene.height, game);
                    const winners = bench.table.match.result.seats.filter(row => row.winner).map(row => row.seat);
                    compare(banner.areas.length, winners.length);
                    const apart = (a, b) => a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
                    for (const area of banner.areas)
                        verify(apart(area, paper), [game, width, area, paper].join(" "));
                    const pieces = [];
                    collect(scene, item => item.handle !== undefined && item.visible && item.owner !== undefined && winners.includes(item.owner), pieces);
                    verify(pieces.length > 0, game);
                    for (const piece of pieces)
                        verify(apart(piece.box(), paper), [game, width, piece.spokenName].join(" "));
                    const acts = [];
                    collect(sheet, item => item.visible && item.enabled && item.clicked !== undefined, acts);
                    for (const act of acts) {
                        const at = act.mapToItem(scene, 0, 0, act.width, act.height);
                        verify(at.x >= paper.x && at.x + at.width <= paper.x + paper.width && at.y >= paper.y && at.y + at.height <= paper.y + paper.height, act.text);
                    }
                }
        }

        /// However many cards nobody had, none lies on the words or leaves the roll.
        function test_cardsOutOfTheGameKeepToTheRoll() {
            show({
                game: "castles-of-caleira",
                seats: 4,
                seed: 2,
                until: "over"
            }, room.width, room.height);
            const left = find(item => item.objectName === "leftOver");
            const roll = left.parent;
            for (const count of [1, 3, 10]) {
                roll.result.leftOver = Array(count).fill(roll.result.leftOver[0]);
                const cards = [];
                collect(left, item => item.back !== undefined && item.up !== undefined, cards);
                compare(cards.length, count);
                const words = left.children[0];
                const isOnRoll = card => card.x >= 0 && card.x + card.width <= left.width + 1 && card.y + card.height <= left.height + 1;
                const isClear = card => card.x >= words.x + words.width || card.y >= words.y + words.height;
                tryVerify(() => cards.every(card => isOnRoll(card) && isClear(card)), 5000, String(count));
                compare(left.inLine, count < 4);
            }
        }

        /// What lay hidden is turned up piece by piece, and counts; any key shows it all.
        function test_hiddenCardsAreTurnedUp() {
            for (const pressed of [false, true]) {
                show({
                    game: "castles-of-caleira",
                    seats: 4,
                    seed: 2,
                    until: "over"
                }, room.width, room.height);
                bench.table.motion = 30;
                const course = find(item => item.takesRight !== undefined).course;
                course.ended = false;
                course.look();
                verify(course.turning);
                tryVerify(() => course.ended, 3000);
                const all = course.result.turned.length;
                verify(all > 2);
                // Those that were out of the game are turned last, and named only then.
                const left = [];
                collect(scene, item => item.back !== undefined && item.up !== undefined && item.visible, left);
                compare(left.length, course.result.leftOver.length);
                verify(left.length > 0);
                const leftUp = () => left.filter(card => card.up).length;
                const named = () => left.filter(card => course.result.leftOver.some(one => one.name === bench.heard(card))).length;
                compare(leftUp(), 0);
                compare(named(), 0);
                compare(left.filter(card => card.open).length, 0);
                const up = () => {
                    const found = [];
                    collect(scene, item => item.turnedUp === true, found);
                    return found.length;
                };
                const banner = find(item => item.takesRight !== undefined);
                verify(banner.title !== find(item => item.objectName === "endTitle").text, "it is not told before");
                tryVerify(() => up() > 0);
                verify(up() < all);
                scene.forceActiveFocus();
                if (pressed) {
                    asked.target = scene;
                    asked.signalName = "rematchRequested";
                    asked.clear();
                    keyClick(Qt.Key_Return);
                    compare(asked.count, 0);
                    compare(up(), all);
                } else {
                    tryVerify(() => leftUp() > 0, 10000);
                    compare(up(), all);
                    verify(leftUp() < left.length || left.length === 1);
                    verify(course.turning, "it is not told before they lie open");
                }
                tryVerify(() => !course.turning, 10000);
                compare(up(), all);
                compare(leftUp(), left.length);
                compare(named(), left.length);
                tryVerify(() => left.every(card => card.open));
                for (const row of course.result.seats.filter(row => row.open >= 0))
                    compare(course.result.turned.filter(piece => piece.seat === row.seat).length, row.hidden);
                compare(find(item => item.objectName === "endTitle").text, banner.title);
            }
        }

        /// Who does not offer a hall or watching again has no such buttons.
        function test_endElsewhere() {
            show({
                until: "over"
            }, 1024, 600);
            tryVerify(() => button("See the table"));
            verify(!button("The hall"));
            verify(!button("Watch it again"));
            verify(!button("Look back"));
        }

        /// What is pressed in haste was meant for the table.
        function test_endInHaste() {
            show({
                until: "over"
            }, room.width, room.height);
            const banner = find(item => item.aside !== undefined);
            tryVerify(() => banner.visible);
            banner.visible = false;
            scene.guard = 250;
            banner.visible = true;
            const came = Date.now();
            scene.forceActiveFocus();
            asked.target = scene;
            asked.signalName = "rematchRequested";
            asked.clear();
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            click(middleOf(button("Rematch")));
            compare(asked.count, 0);
            verify(!banner.aside);
            wait(600);
            keyClick(Qt.Key_Return);
            compare(asked.count, 1);
            verify(Date.now() - came >= 500);
        }

        function test_endByKeys() {
            show({
                until: "over"
            }, room.width, room.height);
            scene.forceActiveFocus();
            const banner = find(item => item.aside !== undefined);
            tryVerify(() => banner.visible);
            asked.target = scene;
            asked.signalName = "newGameRequested";
            asked.clear();
            for (const key of [Qt.Key_Up, Qt.Key_Down, Qt.Key_Left]) {
                keyClick(key);
                verify(!scene.walk.currentFocus(), "the table under the summary is out of reach");
            }
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            compare(asked.count, 1);
            keyClick(Qt.Key_Escape);
            verify(banner.aside);
            tryVerify(() => scene.walk.currentFocus());
        }

        function test_seriesScore() {
            for (const [game, seats] of [["castle-keep", 2], ["castle-keep", 4], ["castles", 8], ["castle-wars", 2], ["castle-rampage", 2], ["castles-of-caleira", 4]])
                for (const [width, height] of [[1366, 690], [1024, 520]]) {
                    show({
                        game: game,
                        seats: seats,
                        decisions: 10
                    }, width, height);
                    bench.setWins([1, 0, 2, 0, 0, 0, 0, 0].slice(0, seats), 3);
                    wait(0);
                    const scores = [];
                    collect(scene, item => item.objectName === "seriesScore" && item.visible, scores);
                    compare(scores.length, seats, game);
                    for (const score of scores) {
                        verify(/^(won )?[012] of 3$/.test(score.text), score.text);
                        verify(score.font.pixelSize >= 12);
                        const badge = score.parent.parent;
                        const pill = score.parent;
                        const what = game + " " + seats + " " + width + ": " + score.text + " in " + badge.width;
                        verify(pill.x >= 0 && pill.x + pill.width <= badge.width + 1, what);
                        verify(score.x + score.width <= pill.width, what);
                        const texts = [];
                        collect(badge, item => item.visible && item !== score && item.text !== undefined && item.paintedWidth > 0, texts);
                        for (const text of texts) {
                            const at = text.mapToItem(badge, 0, 0, text.paintedWidth, text.height);
                            const apart = at.x + at.width <= pill.x + 1 || at.x >= pill.x + pill.width - 1 || at.y + at.height <= pill.y + 3 || at.y >= pill.y + pill.height - 3;
                            verify(apart, what + " covers " + text.text);
                        }
                    }
                    compare(bench.table.match.series.split(" · ").length, seats);
                }
        }

        function test_news() {
            show({
                seats: 4,
                decisions: 40,
                until: "act"
            }, room.width, room.height);
            const note = find(item => item.quiet === false && item.news !== undefined);
            verify(!note.visible);
            verify(scene.news.length > 0);
            const whole = button("Since your turn");
            scene.newsBeside = true;
            verify(!whole.visible, "one way to it is enough");
            scene.newsBeside = false;
            click(middleOf(whole));
            verify(note.visible);
            compare(note.news.length, scene.news.length);
            verify(note.y >= 0);
            verify(note.y + note.height <= scene.stage.placeRect(pileOf("hand 1").pile, -1).y, "one's own hand stays in sight");
            // What does not fit is read page by page.
            scene.news = bench.lines(70);
            const line = number => find(item => item.text === "Line " + number && item.visible);
            const inSight = number => {
                const y = line(number) ? middleOf(line(number)).y : -1;
                return y > note.y && y < note.y + note.height;
            };
            scene.forceActiveFocus();
            tryVerify(() => inSight(69) && !inSight(0), 1000, "the newest first");
            keyClick(Qt.Key_PageUp);
            verify(!inSight(69));
            keyClick(Qt.Key_Home);
            verify(inSight(0));
            keyClick(Qt.Key_End);
            verify(inSight(69));
            keyClick(Qt.Key_Escape);
            verify(!note.visible);
        }

        /// What somebody has asked stands above the rail, beside their hand, until they go on.
        function test_theAnswer_data() {
            return Object.keys(scenes).map(game => ({
                        tag: game,
                        game: game
                    }));
        }
        function test_theAnswer(data: var) {
            show({
                game: data.game,
                seats: data.game === "castles" ? 4 : 2,
                decisions: data.game === "castle-wars" ? 12 : 0,
                until: data.game === "castle-keep" ? "build" : ""
            }, room.width, room.height);
            const slip = find(item => item.reader !== undefined);
            const words = "You can choose: a tower (your hand). Buttons: Finish (key F).";
            const own = piles().find(pile => pile.kind === "hand" && pile.owner === scene.stage.viewer && pile.count > 0);
            verify(own);
            const hand = piecesIn(own.pile);
            scene.tell(words);
            verify(slip.visible);
            const told = [];
            collect(slip, item => item.text === words, told);
            compare(told.length, 1);
            verify(!told[0].truncated && told[0].contentWidth <= told[0].width);
            verify(slip.x >= 0 && slip.y >= 0 && slip.x + slip.width <= room.width && slip.y + slip.height <= scene.railTop);
            for (const piece of hand)
                verify(piece.x >= slip.x + slip.width || piece.x + piece.width <= slip.x || piece.y >= slip.y + slip.height || piece.y + piece.height <= slip.y, piece.spokenName);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Right);
            verify(!slip.visible, "with the next key it is gone");
            scene.tell(words);
            verify(slip.visible);
            click(middleOf(hand[0]));
            verify(!slip.visible, "and with the next press");
        }
        function test_theAnswerIsForOneReader() {
            show({
                persons: 2,
                decisions: 20,
                until: "act"
            }, room.width, room.height);
            const slip = find(item => item.reader !== undefined);
            scene.tell("Nothing yet.");
            verify(slip.visible);
            bench.table.liftCurtain();
            tryVerify(() => !bench.table.match.curtain.down);
            verify(!slip.visible);
            scene.tell("You hold: a tower.");
            verify(slip.visible);
            bench.table.choose(0); // the turn ends
            tryVerify(() => bench.table.match.curtain.down);
            verify(!slip.visible, "nobody else reads it");
        }

        function test_zoom() {
            show({
                decisions: 20,
                until: "act"
            }, room.width, room.height);
            const zoom = find(item => item.picture !== undefined && item.face !== undefined);
            const piece = piecesIn(pileOf("hand 1").pile)[1];
            const at = middleOf(piece);
            mouseClick(scene, at.x, at.y, Qt.RightButton);
            verify(zoom.visible);
            compare(zoom.face, piece.face);
            compare(zoom.name, piece.spokenName);
            verify(zoom.x >= 0 && zoom.y >= 0 && zoom.x + zoom.width <= scene.width && zoom.y + zoom.height <= scene.height);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            verify(!zoom.visible);
            scene.walk.takeFocus(piece);
            keyClick(Qt.Key_Z);
            verify(zoom.visible);
            keyClick(Qt.Key_Z);
            verify(!zoom.visible);
            // A tile has no words: it does not come between by itself.
            bench.table.rest = 50;
            mouseMove(scene, at.x, at.y);
            mouseMove(scene, at.x + 1, at.y);
            wait(150);
            verify(!zoom.visible);
            bench.table.rest = 1100;
        }

        function test_fromACardToItsPage() {
            show({
                decisions: 20,
                until: "act"
            }, room.width, room.height);
            const zoom = find(item => item.picture !== undefined && item.face !== undefined);
            const link = find(item => item.text === "About it…");
            const piece = piecesIn(pileOf("hand 1").pile)[1];
            const look = which => {
                const at = middleOf(which);
                mouseClick(scene, at.x, at.y, Qt.RightButton);
            };
            look(piece);
            verify(zoom.visible && !link.visible, "where nobody opens a page none is offered");
            scene.offersPages = true;
            verify(link.visible);
            asked.target = scene;
            asked.signalName = "pageRequested";
            asked.clear();
            click(middleOf(link));
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0], piece.face);
            zoom.close();
            const hidden = piecesIn(pileOf("A").pile).pop();
            verify(!hidden.faceUp && !hidden.known);
            look(hidden);
            verify(!link.visible, "a back has no page");
            // Nor has one that is looked at after a face.
            zoom.show(piece);
            verify(link.visible);
            zoom.show(hidden);
            verify(!link.visible);
        }

        function test_lookThroughTheDiscardPile() {
            show({
                decisions: 30,
                until: "act"
            }, room.width, room.height);
            const discard = pileOf("discard");
            verify(discard.count >= 2);
            const top = piecesIn(discard.pile)[discard.count - 1];
            click(middleOf(top));
            compare(scene.stage.browsed, discard.pile);
            const spread = piecesIn(discard.pile);
            for (let i = 0; i < spread.length; ++i) {
                verify(spread[i].visible);
                for (let j = 0; j < i; ++j)
                    verify(spread[i].x !== spread[j].x || spread[i].y !== spread[j].y);
            }
            scene.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(scene.stage.browsed, -1);
            keyClick(Qt.Key_B);
            compare(scene.stage.browsed, discard.pile);
            keyClick(Qt.Key_Right);
            verify(scene.walk.currentFocus().pile === discard.pile);
            keyClick(Qt.Key_B);
            compare(scene.stage.browsed, -1);
        }

        function test_restsWhenNothingMoves() {
            show({
                decisions: 20,
                until: "draw"
            }, room.width, room.height);
            bench.table.motion = 150;
            const draw = pileOf("A");
            click(middleOf(piecesIn(draw.pile)[draw.count - 1]));
            tryVerify(() => scene.stage.clock.running);
            tryVerify(() => !scene.stage.clock.running && scene.stage.atRest);
        }
    }

    SignalSpy {
        id: asked
    }
}
