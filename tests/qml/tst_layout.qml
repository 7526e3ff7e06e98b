// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Scene
import Drawbridge.Table

// How the scene keeps to its layout, and what stands at its edges. Where piles lie: tests/app/keeplayout.cpp.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Layout"
        room: room

        /// In a low window with large words all lies on the table, and no castle on another.
        function test_wordsGiveWayToTheTable() {
            show({
                seats: 2,
                until: "draw"
            }, 400, 320);
            scene.words = 2;
            scene.settle(false);
            verify(!scene.layout.tight);
            verify(scene.layout.unit < 24);
            const [one, other] = piles().filter(pile => pile.role.startsWith("castle")).map(pile => scene.layout.pile(pile.pile));
            for (const castle of [one, other])
                verify(castle.x >= 0 && castle.x + castle.width <= 400 && castle.y >= 0 && castle.y + castle.height <= scene.layout.rail.y);
            verify(one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y);
            scene.width = 1366;
            scene.height = 768;
            scene.settle(false);
            compare(scene.layout.unit, 2 * Math.round(768 / 52));
            scene.words = 1;
        }

        /// A picture of a part of the table cuts through nothing, and leaves nothing out that it is about.
        function test_anExcerptIsWhole() {
            show({
                seats: 3,
                decisions: 40,
                until: "act"
            }, 1366, 768);
            const owned = role => piles().filter(pile => pile.role.startsWith(role) && pile.owner === scene.table.match.viewer).map(pile => pile.pile);
            const castle = owned("castle");
            compare(castle.length, 1);
            for (const about of [castle, castle.concat(owned("hand"))]) {
                const region = scene.excerptOf(about).place;
                verify(region.width > 0 && region.width < scene.width && region.height < scene.height);
                let shown = 0;
                for (const pile of piles())
                    for (const piece of piecesIn(pile.pile)) {
                        const box = piece.box();
                        const inside = box.x >= region.x - 1 && box.y >= region.y - 1 && box.x + box.width <= region.x + region.width + 1 && box.y + box.height <= region.y + region.height + 1;
                        verify(inside || piece.opacity === 0, pile.role);
                        verify(piece.opacity === 1 || !about.includes(pile.pile), pile.role);
                        shown += piece.opacity;
                    }
                verify(shown > 0 && shown < scene.table.pieces.rowCount());
            }
            // All of it again.
            compare(scene.excerptOf([]).place.width, 0);
            for (const pile of piles())
                for (const piece of piecesIn(pile.pile))
                    compare(piece.opacity, 1);
        }

        function test_piecesFollowTheWindowAtOnce() {
            show({
                decisions: 20,
                until: "act"
            }, 1366, 768);
            bench.table.motion = 200;
            scene.width = 1024;
            scene.height = 600;
            wait(20);
            for (const pile of piles())
                for (const piece of piecesIn(pile.pile)) {
                    compare(piece.x, piece.home.x);
                    compare(piece.size, piece.home.size);
                }
        }

        function test_picturesArePaintedAnewWhenTheSizeRests() {
            show({
                decisions: 20,
                until: "act"
            }, 1366, 768);
            const piece = piecesIn(pileOf("hand 1").pile)[0];
            const before = piece.painted;
            compare(before, piece.size * 5 / 4);
            scene.width = 800;
            wait(20);
            verify(piece.size * 5 / 4 < before);
            compare(piece.painted, before);
            tryCompare(piece, "painted", piece.size * 5 / 4);
        }

        function test_wordsStayOnTheirPlate_data() {
            const rows = [];
            for (const game in scenes)
                for (const mirrored of [false, true])
                    rows.push({
                        tag: game + (mirrored ? " from the right" : ""),
                        game: game,
                        mirrored: mirrored
                    });
            return rows;
        }
        /// What is said of a seat stands beside its shield, from whichever side words run.
        function test_wordsStayOnTheirPlate(data: var) {
            Theme.mirrored = data.mirrored;
            show({
                game: data.game,
                seats: 2,
                decisions: 20
            }, 1366, 768);
            const plates = [];
            collect(scene, item => item.objectName === "plate" && item.visible, plates);
            compare(plates.length, 2);
            for (const plate of plates)
                for (const name of ["plateName", "plateState"]) {
                    const found = [];
                    collect(plate.parent, item => item.objectName === name, found);
                    const words = found[0];
                    if (words.text === "")
                        continue;
                    const begin = data.mirrored ? words.width - words.paintedWidth : 0;
                    const at = words.mapToItem(plate, begin, 0).x;
                    verify(at >= 0, name);
                    verify(at + words.paintedWidth <= plate.width, name);
                    compare(words.horizontalAlignment, data.mirrored ? Text.AlignRight : Text.AlignLeft);
                }
            Theme.mirrored = false;
        }

        function test_wordsFit_data() {
            return [
                {
                    tag: "700×450",
                    width: 700,
                    height: 450
                },
                {
                    tag: "1024×600",
                    width: 1024,
                    height: 600
                },
                {
                    tag: "3840×2160",
                    width: 3840,
                    height: 2160
                }
            ];
        }
        /// The prompt and the buttons share the rail without touching.
        function test_wordsFit(data: var) {
            show({
                seats: 4,
                decisions: 60,
                until: "act"
            }, data.width, data.height);
            const bar = find(item => item.prompt !== undefined && item.choices !== undefined);
            const words = find(item => item.text === bar.prompt && item.paintedWidth !== undefined);
            verify(words.paintedWidth <= words.width + 1);
            verify(words.paintedHeight <= bar.height);
            const begin = words.mapToItem(scene, 0, 0).x;
            const edge = begin + words.width;
            for (const button of bar.buttons()) {
                const at = button.mapToItem(scene, 0, 0);
                verify(at.x >= edge || at.x >= 0 && at.x + button.width <= begin);
                verify(at.x + button.width <= data.width);
            }
            verify(!words.truncated);
        }

        Component {
            id: railComponent
            PromptBar {
                height: 46
            }
        }
        ListModel {
            id: twoChoices
            ListElement { text: "Discard from the table"; key: "C"; mark: ""; face: ""; atPlace: false; help: "" }
            ListElement { text: "Finish playing the cards"; key: "F"; mark: ""; face: ""; atPlace: false; help: "" }
        }
        /// Where a prompt would be cut beside buttons, their keys give way.
        function test_keysGiveWayToThePrompt() {
            const rail = createTemporaryObject(railComponent, room, {
                width: 560,
                prompt: "You may",
                choices: twoChoices
            });
            const among = wanted => {
                const found = [];
                collect(rail, item => item.visible && wanted(item), found);
                return found;
            };
            const words = () => among(item => item.text === rail.prompt)[0];
            const caps = () => among(item => item.key && item.help === undefined).length;
            compare(caps(), 2);
            for (let i = 0; i < 60 && caps() > 0; ++i) {
                verify(!words().truncated, rail.prompt);
                rail.prompt += " play";
                wait(0);
            }
            compare(caps(), 0);
            tryVerify(() => !words().truncated, 1000, "the words have their room");
            rail.prompt = "Discard";
            tryVerify(() => caps() === 2, 1000, "and come back");
        }
        /// Where a prompt would be smaller than usual, what is not the next step says less, and the keys stay as long as they can.
        function test_buttonsSayLess() {
            const rail = createTemporaryObject(railComponent, room, {
                width: 70 * Theme.unit,
                height: Math.round(3.1 * Theme.unit),
                prompt: "You may play upgrades and defenses; or finish playing.",
                choices: twoChoices,
                mayHold: true
            });
            const seen = text => {
                const found = [];
                collect(rail, item => item.visible && item.text === text && item.fontInfo !== undefined && item.paintedWidth > 0, found);
                return found[0];
            };
            wait(0);
            verify(seen("Wait for me") && !seen("Wait"));
            for (let i = 0; i < 60 && !seen("Wait"); ++i) {
                rail.prompt += " play";
                wait(0);
            }
            verify(seen("Wait") && seen("Discard from the table") && seen("F4"));
            verify(seen(rail.prompt).fontInfo.pixelSize >= Theme.normal, seen(rail.prompt).fontInfo.pixelSize);
            compare(rail.buttons()[0].Accessible.name, "Wait for me");
        }
        /// What may be wanted at any time stands where it stands, whatever the game goes on with; never where that was.
        function test_buttonsKeepTheirPlaces_data() {
            return [false, true].map(mirrored => ({
                        tag: mirrored ? "right to left" : "left to right",
                        mirrored: mirrored
                    }));
        }
        function test_buttonsKeepTheirPlaces(data: var) {
            Theme.mirrored = data.mirrored;
            const rail = createTemporaryObject(railComponent, room, {
                width: 90 * Theme.unit,
                height: Math.round(3.1 * Theme.unit),
                prompt: "Your turn",
                choices: twoChoices,
                offersHold: true,
                mayHold: true
            });
            const box = button => button.mapToItem(rail, Qt.rect(0, 0, button.width, button.height));
            wait(0);
            const hold = rail.buttons()[0];
            const [place, finish] = [box(hold), box(rail.choiceButtons()[1])];
            for (const [property, value] of [["news", 3], ["paused", true], ["mayHold", false], ["choices", noChoices], ["prompt", "Bert's turn"], ["news", 0], ["mayHold", true]]) {
                rail[property] = value;
                wait(0);
                compare(box(hold), place);
                verify(hold.visible);
                compare(hold.enabled, rail.mayHold);
                for (const button of rail.buttons())
                    verify(box(button).x + box(button).width <= finish.x || box(button).x >= finish.x + finish.width || rail.choiceButtons().includes(button), button.text);
            }
            Theme.mirrored = false;
        }
        ListModel {
            id: noChoices
        }
        /// A press right after a button has come under the pointer counts for nothing, and that is seen; a key waits only
        /// for what is new.
        function test_aButtonThatHasJustCome() {
            const rail = createTemporaryObject(railComponent, room, {
                width: 90 * Theme.unit,
                height: Math.round(3.1 * Theme.unit),
                prompt: "Your turn",
                choices: twoChoices,
                guard: 300
            });
            const spy = createTemporaryObject(spyComponent, rail, {
                target: rail,
                signalName: "chosen"
            });
            wait(350);
            const old = rail.choiceButtons()[0];
            const at = old.mapToItem(rail, old.width / 2, old.height / 2);
            verify(old.ready);
            old.text = "Discard from the hand";
            mouseClick(rail, at.x, at.y);
            compare(spy.count, 0);
            verify(!old.ready, "and that is seen");
            old.clicked();
            compare(spy.count, 0);
            // What has not changed is pressed by key at once.
            rail.choiceButtons()[1].clicked();
            compare(spy.count, 1);
            tryVerify(() => old.ready);
            mouseClick(rail, at.x, at.y);
            compare(spy.count, 2);
            // Moved there it waits for the pointer alone.
            old.spot = Qt.point(old.spot.x + 50, 0);
            mouseClick(rail, at.x, at.y);
            compare(spy.count, 2);
            tryVerify(() => old.ready);
            old.spot = Qt.point(old.spot.x - 50, 0);
            old.clicked();
            compare(spy.count, 3);
        }
        Component {
            id: spyComponent
            SignalSpy {}
        }
        /// Where the rail is high, buttons rather take a second row than that words become small.
        function test_buttonsTakeASecondRow_data() {
            return [false, true].map(mirrored => ({
                        tag: mirrored ? "right to left" : "left to right",
                        mirrored: mirrored
                    }));
        }
        function test_buttonsTakeASecondRow(data: var) {
            Theme.mirrored = data.mirrored;
            const rail = createTemporaryObject(railComponent, room, {
                width: 48 * Theme.unit,
                height: Math.round(4.7 * Theme.unit),
                prompt: "Your turn",
                choices: twoChoices,
                mayHold: true
            });
            wait(0);
            const rows = () => new Set(rail.choiceButtons().map(button => button.y)).size;
            compare(rows(), 1);
            rail.prompt = "You may play upgrades and defenses, or discard from the table; nobody attacks before the third round.";
            wait(0);
            compare(rows(), 2);
            const found = [];
            collect(rail, item => item.visible && item.text === rail.prompt, found);
            const words = found[0];
            verify(!words.truncated && words.fontInfo.pixelSize >= Theme.normal, words.fontInfo.pixelSize);
            const boxes = rail.choiceButtons().map(button => button.mapToItem(rail, Qt.rect(0, 0, button.width, button.height)));
            const text = words.mapToItem(rail, Qt.rect(0, 0, words.width, words.height));
            for (const box of boxes) {
                verify(box.y >= 0 && box.y + box.height <= rail.height);
                verify(data.mirrored ? box.x + box.width <= text.x : box.x >= text.x + text.width);
            }
            const last = boxes[boxes.length - 1];
            for (const box of boxes.slice(0, -1)) // it stays in its corner
                verify(box.y <= last.y && (data.mirrored ? box.x >= last.x : box.x + box.width <= last.x + last.width));
            rail.prompt = "Your turn";
            tryVerify(() => rows() === 1);
            Theme.mirrored = false;
        }

        Component {
            id: newsComponent
            SinceMyTurn {
                width: 300
                heading: "Since your turn"
                property logRow line
                line.text: "Bert draws a card."
                line.shield: "shield-2"
                news: [line]
            }
        }
        Component {
            id: tagComponent
            PlaceTag {
                width: 300
                text: "Turn it up"
                key: "1"
            }
        }
        /// What is read on parchment begins with its sign, on the side one reads from.
        function test_slipsAreReadFromTheirSide() {
            for (const mirrored of [false, true]) {
                Theme.mirrored = mirrored;
                for (const [component, words, sign] of [[newsComponent, "Bert draws a card.", item => String(item.source).includes("shield")], [tagComponent, "Turn it up", item => item.text === "1"]]) {
                    const slip = createTemporaryObject(component, room);
                    wait(0);
                    const begin = wanted => {
                        const found = [];
                        collect(slip, wanted, found);
                        const box = found[0].mapToItem(slip, 0, 0, found[0].width, found[0].height);
                        return mirrored ? slip.width - box.x - box.width : box.x;
                    };
                    verify(begin(sign) < begin(item => item.text === words), words);
                }
            }
            Theme.mirrored = false;
        }

        /// What is told at the end begins where one reads from.
        function test_theRollIsReadFromItsSide_data() {
            return [
                {
                    tag: "left",
                    mirrored: false
                },
                {
                    tag: "right",
                    mirrored: true
                }
            ];
        }
        function test_theRollIsReadFromItsSide(data: var) {
            Theme.mirrored = data.mirrored;
            show({
                until: "over"
            }, 1024, 600);
            tryVerify(() => find(item => item.crowned !== undefined && item.parts !== undefined) !== null);
            const line = find(item => item.crowned !== undefined && item.parts !== undefined);
            const name = [];
            collect(line, item => item.text === line.modelData.name, name);
            // Rank, shield, crown, name.
            const parts = [line.children[0], line.children[1], line.children[2], name[0]];
            for (let i = 1; i < parts.length; ++i) {
                const before = parts[i - 1].mapToItem(line, 0, 0).x;
                const here = parts[i].mapToItem(line, 0, 0).x;
                verify(data.mirrored ? here + parts[i].width <= before + 1 : here + 1 >= before + parts[i - 1].width, i);
            }
            compare(name[0].effectiveHorizontalAlignment, data.mirrored ? Text.AlignRight : Text.AlignLeft);
            Theme.mirrored = false;
        }
    }
}
