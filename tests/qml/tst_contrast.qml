// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Whatever is written on the table can be read where it stands: measured on what is painted, letter by letter, on
// every ground, by day and by candle.
Item {
    id: room
    width: 1366
    height: 768

    SceneCase {
        name: "Contrast"
        room: room

        /// Relative luminance, as WCAG 2.2 defines it.
        function luminance(colour: color): real {
            const part = v => v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
            return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
        }
        function contrast(one: color, other: color): real {
            const [a, b] = [luminance(one), luminance(other)];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        }
        function test_notesInTheHall_data() {
            return [[false, false], [true, false], [true, true]].map(([dark, highContrast]) => ({
                        tag: highContrast ? "in high contrast" : dark ? "by night" : "by day",
                        dark: dark,
                        highContrast: highContrast
                    }));
        }
        /// Their words are in a picture, in these colours.
        function test_notesInTheHall(data) {
            const before = [Theme.dark, Theme.highContrast];
            Theme.dark = data.dark;
            Theme.highContrast = data.highContrast;
            const found = [HallTheme.ink, HallTheme.faintInk].map(ink => contrast(ink, HallTheme.paper));
            [Theme.dark, Theme.highContrast] = before;
            for (const one of found)
                verify(one >= (data.highContrast ? 7 : 4.5), one);
        }
        function opacityOf(item: var): real {
            let all = 1;
            for (let at = item; at && at !== scene; at = at.parent)
                all *= at.opacity;
            return all;
        }

        function difference(one: color, other: color): real {
            return Math.abs(one.r - other.r) + Math.abs(one.g - other.g) + Math.abs(one.b - other.b);
        }

        function test_words_data() {
            const rows = Object.keys(scenes).map(game => ({
                        tag: game + " in high contrast",
                        game: game,
                        dark: true,
                        highContrast: true,
                        ground: ""
                    }));
            for (const game of Object.keys(scenes))
                for (const dark of [false, true])
                    for (const ground of ["", "stone", "wine", "teal", "oak", "meadow"])
                        rows.push({
                            tag: game + (dark ? " by candle" : " by day") + (ground ? " on " + ground : ""),
                            game: game,
                            dark: dark,
                            ground: ground
                        });
            return rows;
        }
        function test_words(data: var) {
            show({
                game: data.game,
                decisions: 24
            }, room.width, room.height);
            dress(data);
            compare(bench.faint(scene, scene.highContrast), []);
        }

        /// What lies over the table only now and then: what has happened, the rule that forbids a move, the end.
        function test_wordsOverTheTable_data() {
            return test_words_data().filter(row => !row.ground);
        }
        function test_wordsOverTheTable(data: var) {
            show({
                game: data.game,
                decisions: 24
            }, room.width, room.height);
            dress(data);
            scene.toggleNews();
            const piece = find(item => item.handle !== undefined && item.spokenName !== undefined && item.movable && item.visible);
            if (piece && bench.table.pick(piece.handle))
                for (const pile of piles())
                    if (bench.table.decision.refusal.sentence === "" && pile.targets.length === 0)
                        scene.hand.commit(pile.pile, -1);
            wait(50);
            compare(bench.faint(scene, scene.highContrast), [], "news and a refusal");
            show({
                game: data.game,
                until: "over"
            }, room.width, room.height);
            dress(data);
            compare(bench.faint(find(item => item.course !== undefined && item.takesRight !== undefined), scene.highContrast), [], "the end");
        }

        function dress(data: var) {
            scene.dark = data.dark;
            scene.highContrast = data.highContrast ?? false;
            scene.chosenGround = data.ground;
            // Whoever can do nothing where they would be asked is not, and the bots go on.
            tryVerify(() => (bench.table.decision.mine || bench.table.match.over) && scene.stage.atRest, 10000);
            scene.endReading(); // what is news for a moment has been seen
            wait(50);
        }

        /// Marks and rings that do not stand out: a tenth of what each paints (of a ring, which has a breath of light
        /// within, a fiftieth) has 3 against what lies below that, or as much of it is light and dark with 3 against each
        /// other. What only adorns is not asked, nor what lights a
        /// place where nothing would be done.
        function lost(): var {
            const adorns = /\/(wall|tower)\.svg/;
            const isMark = item => item.visible && item.width > 0 && (item instanceof FocusRing || item instanceof TargetRing && !item.faint || /\/marks\//.test(item.source ?? "") && !adorns.test(item.source));
            const marks = [];
            collect(scene, item => isMark(item) && opacityOf(item) > 0.1, marks);
            const shown = grabImage(scene);
            for (const mark of marks)
                mark.opacity = 0;
            waitForRendering(scene);
            const bare = grabImage(scene);
            return marks.filter(mark => !standsOut(mark, shown, bare)).map(mark => `${String(mark.source ?? mark).replace(/.*\//, "")} at ${Math.round(mark.mapToItem(scene, 0, 0).x)}, ${Math.round(mark.mapToItem(scene, 0, 0).y)}`);
        }
        function standsOut(mark: Item, shown: var, bare: var): bool {
            const isRing = mark instanceof FocusRing || mark instanceof TargetRing;
            const beyond = isRing ? 0.5 * scene.layout.unit : 0;
            const share = isRing ? 0.02 : 0.1;
            const box = mark.mapToItem(scene, -beyond, -beyond, mark.width + 2 * beyond, mark.height + 2 * beyond);
            const step = Math.max(1, Math.round(box.width * box.height / 5000));
            const own = [];
            let plain = 0;
            // Each line a little further along, so that none that is thin falls between.
            for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(scene.height, box.y + box.height) - 1; ++y)
                for (let x = Math.max(0, Math.ceil(box.x)) + y * 7 % step; x < Math.min(scene.width, box.x + box.width) - 1; x += step) {
                    const [below, here] = [bare.pixel(x, y), shown.pixel(x, y)];
                    if (difference(here, below) < 0.1)
                        continue;
                    own.push(luminance(here));
                    if (contrast(here, below) >= 3)
                        ++plain;
                }
            own.sort((a, b) => a - b);
            const at = part => own[Math.floor(own.length * part)];
            return own.length <= 20 || plain >= own.length * share || (at(1 - share) + 0.05) / (at(share) + 0.05) >= 3;
        }

        function test_marks_data() {
            return test_words_data();
        }
        function test_marks(data: var) {
            show({
                game: data.game,
                decisions: 24
            }, room.width, room.height);
            dress(data);
            scene.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            const movable = find(item => item.handle !== undefined && item.spokenName !== undefined && item.movable && item.visible);
            if (movable)
                bench.table.pick(movable.handle);
            wait(50);
            compare(lost(), []);
        }
    }
}
