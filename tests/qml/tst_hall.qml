// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Lobby
import Drawbridge.Scene

// The hall by keys and by pointer: where they lead, and what they ask for.
Item {
    id: desk
    width: 1366
    height: 715

    property list<shelfGame> games
    Component.onCompleted: games = [["castle-keep", 206, 218], ["castles-of-caleira", 164, 232], ["castle-rampage", 172, 244], ["castle-wars", 142, 206], ["castles", 224, 210]].map(([id, width, height]) => Object.assign(rows.createObject(desk).game, {
            id: id,
            cover: Qt.size(width, height),
            name: "Game " + id,
            tagline: "A line.",
            learn: "Learn it",
            lasts: "15 min",
            lastsShort: "15′",
            players: "2–4"
        }))

    function match(id: string, game: string): var {
        return Object.assign(rows.createObject(desk).match, {
            id: id,
            gameId: game,
            clothByDay: "#2f5a48",
            clothByNight: "#1d3a2f",
            title: "Match " + id,
            turn: "Your turn",
            yourTurn: true,
            shield: 2,
            against: "With: Baldwin",
            standing: "Round 6",
            ago: "yesterday"
        });
    }

    Component {
        id: rows
        QtObject {
            property shelfGame game
            property shownMatch match
        }
    }
    Component {
        id: halls
        HallScene {
            width: desk.width
            height: desk.height
            motion: false
            games: desk.games
            lessonsAll: 50
            shieldNames: [0, 1, 2, 3, 4, 5, 6, 7].map(number => number === 3 ? "green shield with a bell" : "shield " + number)
        }
    }
    SignalSpy {
        id: spy
    }

    TestCase {
        name: "Hall"
        when: windowShown

        property var hall: null

        function show(properties: var, kept: var) {
            hall = halls.createObject(desk, properties);
            verify(hall);
            hall.kept = kept ?? [];
            hall.forceActiveFocus();
            hall.focusFirst();
            wait(50); // until it is laid out
        }
        function cleanup() {
            hall.destroy();
            hall = null;
        }
        function expect(signalName: string) {
            spy.target = null;
            spy.signalName = signalName;
            spy.target = hall;
            spy.clear();
        }
        function focused(): string {
            return hall.Window.activeFocusItem.label ?? "";
        }
        function pressing(label: string): Item {
            return hall.stops(hall).find(item => item.label === label) ?? null;
        }
        /// All that is written below an item.
        function texts(item: Item): var {
            const found = item instanceof Text ? [item.text] : [];
            for (let i = 0; i < item.children.length; ++i)
                if (item.children[i].visible)
                    found.push(...texts(item.children[i]));
            return found;
        }
        function press(label: string) {
            const item = pressing(label);
            verify(item, label);
            mouseClick(item, item.width / 2, item.height / 2);
        }

        function test_digitsTakeABox() {
            show({
                known: true
            });
            expect("gameChosen");
            keyClick(Qt.Key_3);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "castle-rampage");
            keyClick(Qt.Key_6);
            compare(spy.count, 1);
        }

        function test_arrowsWalk() {
            show({
                known: true
            }, [match("a", "castle-keep")]);
            compare(focused(), "Play on: Match a");
            keyClick(Qt.Key_Up);
            compare(hall.Window.activeFocusItem.game.id, "castle-keep");
            keyClick(Qt.Key_Right);
            compare(hall.Window.activeFocusItem.game.id, "castles-of-caleira");
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Down);
            compare(focused(), "Play on: Match a");
            keyClick(Qt.Key_Right);
            verify(["Lessons", "Print and cut"].includes(focused()), focused());
            expect("matchChosen");
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "a");
        }

        function test_theNextMatchOfASeries() {
            show({
                known: true
            }, [Object.assign(match("a", "castle-keep"), {
                    turn: "The series goes on",
                    isNext: true,
                    series: "First to 3: Anna 1 · Baldwin 0",
                    seriesBrief: "First to 3: 1 : 0"
                })]);
            compare(focused(), "Next match: Match a");
            verify(texts(hall.Window.activeFocusItem).includes("First to 3: Anna 1 · Baldwin 0\u009cFirst to 3: 1 : 0"));
            verify(hall.Window.activeFocusItem.help.includes("First to 3: Anna 1 · Baldwin 0"));
            expect("matchChosen");
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
        }

        function test_theLastResult() {
            show({
                known: true
            }, [Object.assign(match("a", "castle-keep"), {
                    turn: "You have won",
                    isOver: true
                })]);
            compare(focused(), "Rematch: Match a");
            verify(hall.Window.activeFocusItem.help.startsWith("You have won"));
            expect("matchChosen");
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            // On its box no match waits.
            keyClick(Qt.Key_Up);
            compare(hall.Window.activeFocusItem.game.id, "castle-keep");
            verify(!hall.Window.activeFocusItem.help.includes("A match is kept"));
        }

        function test_everythingIsReached() {
            show({
                known: true,
                personName: "Anna",
                more: 4
            }, [match("a", "castle-keep"), match("b", "castles"), match("c", "castle-wars")]);
            const seen = new Set();
            for (let i = 0; i < 12; ++i) {
                seen.add(focused());
                keyClick(Qt.Key_Tab);
            }
            for (const stop of ["Anna", "Game castle-keep", "Play on: Match a", "Play on: Match b", "Play on: Match c", "Lessons"])
                verify(seen.has(stop), stop + " of " + Array.from(seen).join(", "));
        }

        function test_aBoxSaysWhatItIsAndTeaches() {
            show({
                known: true
            });
            compare(pressing("Learn it"), null);
            pressing("Game castle-wars").forceActiveFocus();
            keyClick(Qt.Key_Right);
            expect("learnRequested");
            keyClick(Qt.Key_L);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "castles");
            tryVerify(() => pressing("Learn it") !== null);
            press("Learn it");
            compare(spy.count, 2);
        }

        function test_firstVisit() {
            show({});
            compare(focused(), "Show me how");
            expect("personEntered");
            press("green shield with a bell");
            press("I know it: play");
            compare(spy.count, 1);
            compare(spy.signalArguments[0][1], 3);
            expect("learnRequested");
            press("Show me how");
            compare(spy.signalArguments[0][0], "castle-keep");
        }

        function test_recordsAreBeingRead() {
            show({
                looking: true
            });
            verify(texts(hall).includes("Looking through your matches…"));
            verify(!texts(hall).includes("The table is clear"));
            hall.recordsRead = 128;
            hall.recordsToRead = 500;
            verify(texts(hall).includes("128 of 500 read"));
            verify(pressing("New game")); // nobody has to wait for it
            hall.known = true;
            hall.looking = false;
            verify(texts(hall).includes("The table is clear"));
            // Who turns out to be new here is received as such.
            hall.known = false;
            verify(pressing("Show me how"));
        }

        function test_thingsOnTheTable_data() {
            return [["Lessons", "lessonsRequested"], ["Rule book", "bookRequested"], ["All cards", "cardsRequested"], ["Print and cut", "sheetsRequested"], ["Teacher's table", "teacherRequested"], ["Chronicle", "chronicleRequested"]].map(row => ({
                        tag: row[0],
                        asked: row[1]
                    }));
        }
        function test_thingsOnTheTable(data) {
            show({
                known: true
            });
            expect(data.asked);
            press(data.tag);
            compare(spy.count, 1);
        }

        function test_sizes_data() {
            return [[1366, 715, 1], [1024, 547, 1], [1024, 547, 2], [1920, 1027, 1.5], [3840, 2100, 1], [800, 1200, 1], [640, 480, 1.5]].map(row => ({
                        tag: row.join(" "),
                        width: row[0],
                        height: row[1],
                        text: row[2]
                    }));
        }
        /// Nothing lies over anything else, and nothing beyond the room.
        function test_sizes(data) {
            show({
                known: true,
                textScale: data.text
            }, [match("a", "castle-keep"), match("b", "castles")]);
            hall.width = data.width;
            hall.height = data.height;
            const plan = hall.plan;
            verify(plan.height >= data.height);
            const zones = [plan.first, plan.more, plan.runner].filter(zone => zone.width > 0);
            verify(zones.length > 1);
            for (const zone of zones) {
                verify(zone.width > 4 * Theme.unit && zone.height > 4 * Theme.unit, zone);
                verify(zone.y >= plan.floor && zone.y + zone.height <= plan.height - plan.edge + 1, zone);
                verify(zone.x >= 0 && zone.x + zone.width <= data.width, zone);
            }
            for (const p of zones)
                for (const q of zones.filter(other => other !== p))
                    verify(p.x + p.width <= q.x || q.x + q.width <= p.x || p.y + p.height <= q.y || q.y + q.height <= p.y, p + " lies on " + q);
            for (const id in plan.boxes)
                verify(plan.boxes[id].y > plan.beam, id);
            verify(plan.narrow || plan.from + plan.reach <= data.width + 1);
        }

        /// Where not all boxes fit beside each other, a sign says so, and a press on it brings the others.
        function test_moreBoxesBeyondTheEdge() {
            show({
                textScale: 2
            });
            hall.width = 1024;
            hall.height = 540;
            const signs = () => parts(item => item.toString().startsWith("ShelfEnd") && item.visible);
            tryVerify(() => signs().length === 1);
            const last = parts(item => item.objectName === "box-castles")[0];
            const sees = () => last.mapToItem(hall, last.width, 0).x <= hall.width;
            verify(!sees());
            verify(signs()[0].width >= 24 && signs()[0].height >= 24);
            mouseClick(signs()[0]);
            tryVerify(sees);
            tryVerify(() => signs().length === 1 && !signs()[0].atRight);
            mouseClick(signs()[0]);
            tryVerify(() => !sees());
            hall.textScale = 1;
            hall.width = 1920;
            tryVerify(() => signs().length === 0);
        }

        /// The parts of the scene for which that is true.
        function parts(is: var): var {
            const found = [];
            const waiting = [hall];
            while (waiting.length > 0) {
                const item = waiting.shift();
                if (is(item))
                    found.push(item);
                for (let i = 0; i < item.children.length; ++i)
                    waiting.push(item.children[i]);
            }
            return found;
        }
        /// The first of them.
        function part(is: var): Item {
            return parts(is)[0] ?? null;
        }

        /// However often the size changes before it rests, each picture is painted once, as large as it is in the
        /// end; so is what changes for another reason, at once.
        function test_paintedOnceAsLargeAsItIs() {
            show({
                known: true
            }, [match("a", "castle-keep"), match("b", "castles")]);
            const pictures = parts(item => item instanceof Image && String(item.source).startsWith("image://hall/"));
            verify(pictures.length > 20, pictures.length);
            const loaded = pictures.map(() => 0);
            pictures.forEach((picture, i) => picture.sourceChanged.connect(() => {
                    if (String(picture.source) !== "")
                        ++loaded[i];
                }));
            for (let step = 1; step <= 5; ++step) {
                hall.width = desk.width + 200 * step;
                hall.height = desk.height + 100 * step;
                wait(10);
            }
            verify(loaded.every(times => times === 0), loaded);
            const seen = pictures.filter(picture => picture.sourceSize.width > 0);
            tryVerify(() => seen.every(picture => picture.sourceSize.width === Math.round(picture.width)));
            verify(loaded.every(times => times === 1), loaded);
            wait(200);
            verify(loaded.every(times => times === 1), loaded);
            hall.dark = true;
            tryVerify(() => pictures.some(picture => String(picture.source).includes("room?") && String(picture.source).includes("night=1")), 100);
        }

        function test_theGreetingGivesWay_data() {
            return [[1366, 715, 1, true], [1920, 1027, 1, true], [1024, 547, 1, false], [1366, 715, 1.5, false]].map(row => ({
                        tag: row.join(" "),
                        width: row[0],
                        height: row[1],
                        text: row[2],
                        said: row[3]
                    }));
        }
        function test_theGreetingGivesWay(data) {
            show({
                known: true,
                personName: "Anna",
                greeting: "Good afternoon,",
                textScale: data.text
            });
            hall.width = data.width;
            hall.height = data.height;
            const words = part(item => item.text === "Good afternoon,");
            compare(words.visible, data.said);
            const name = pressing("Anna");
            verify(words.x + words.width <= name.x);
        }

        function test_armsLeadToTheChronicle() {
            show({
                known: true,
                personName: "Anna",
                armsWords: "Fields earned: Castle Keep."
            });
            compare(pressing("Your arms"), null);
            hall.arms = "image://faces/seat/0";
            const arms = pressing("Your arms");
            compare(arms.help, "Fields earned: Castle Keep.");
            const name = pressing("Anna");
            verify(name.x + name.width <= arms.x);
            expect("chronicleRequested");
            press("Your arms");
            compare(spy.count, 1);
            expect("personRequested");
            press("Anna");
            compare(spy.count, 1);
        }

        function test_aBoxIsTaken() {
            show({
                known: true
            });
            const box = pressing("Game castle-wars");
            const place = hall.boxPlace("castle-wars");
            compare(place.x, box.mapToItem(null, 0, 0).x);
            compare(place.height, box.height);
            verify(place.width > box.width); // with its side
            verify(place.y + place.height < hall.wallHeight());
            compare(hall.boxPlace("chess").width, 0);
            verify(!box.away);
            hall.away = "castle-wars";
            verify(box.away);
            verify(!pressing("Game castles").away);
        }

        function test_nothingMovesByItselfUnlessItMay() {
            show({
                known: true,
                dark: true
            });
            const flames = part(item => item.flickers !== undefined);
            verify(!flames.flickers); // nothing is to move
            hall.motion = true;
            verify(flames.flickers);
            hall.awake = false; // nobody does anything
            verify(!flames.flickers);
        }

        function test_factsStandClear_data() {
            return [[1366, 715, 1], [1024, 547, 1], [1024, 547, 1.5], [1366, 715, 1.5], [3840, 2100, 1.5]].map(row => ({
                        tag: row.join(" "),
                        width: row[0],
                        height: row[1],
                        text: row[2]
                    }));
        }
        /// What is written on the shelf's edge below one box keeps away from what belongs to the next.
        function test_factsStandClear(data) {
            show({
                known: true,
                textScale: data.text
            });
            hall.width = data.width;
            hall.height = data.height;
            wait(20);
            let end = 0;
            for (const game of desk.games) {
                const box = pressing("Game " + game.id);
                const facts = Array.from(box.children).find(item => item.room !== undefined);
                const at = facts.mapToItem(null, 0, 0).x;
                verify(at >= end + 0.5 * Theme.unit, game.id + ": " + at + " after " + end);
                end = at + facts.width;
            }
            verify(end <= data.width);
        }
    }
}
