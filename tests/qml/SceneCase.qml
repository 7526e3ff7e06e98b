// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Drawbridge.Bench
import Drawbridge.Scene

// What all tests of the scene need: a match, the scene that shows it, and hands.
TestCase {
    id: testCase

    property TableBench bench: TableBench {}
    property TableScene scene: null
    property Item room: null

    when: windowShown

    readonly property var scenes: ({
            "castle-keep": keepComponent,
            "castles-of-caleira": caleiraComponent,
            "castle-rampage": rampageComponent,
            "castle-wars": warsComponent,
            "castles": castlesComponent
        })
    Component {
        id: keepComponent
        CastleKeepTable {}
    }
    Component {
        id: caleiraComponent
        CastlesOfCaleiraTable {}
    }

    Component {
        id: rampageComponent
        CastleRampageTable {}
    }
    Component {
        id: warsComponent
        CastleWarsTable {}
    }
    Component {
        id: castlesComponent
        CastlesTable {}
    }

    /// Shows the match that TableBench::start() brings about.
    function show(what: var, width: int, height: int) {
        verify(bench.start(what), "the match comes to the moment asked for");
        if (scene)
            scene.destroy();
        scene = createTemporaryObject(scenes[bench.game], room, {
            table: bench.table,
            width: width,
            height: height,
            guard: what.guard ?? 0 // tests are in haste
        });
        verify(scene);
        bench.table.motion = 0;
        bench.table.reading = 0;
        waitForRendering(scene);
        wait(0);
    }

    /// What the scene complains of is a fault.
    function init() {
        failOnWarning(/qrc:\//);
    }

    function cleanup() {
        if (scene)
            scene.destroy();
        scene = null;
    }

    // ---- looking

    function piles(): var {
        const found = [];
        const model = bench.table.piles;
        for (let row = 0; row < model.rowCount(); ++row) {
            const pile = {};
            const at = model.index(row, 0);
            for (const [name, role] of [["pile", 257], ["name", 258], ["kind", 259], ["owner", 260], ["count", 261], ["targets", 263], ["role", 264]])
                pile[name] = model.data(at, role);
            found.push(pile);
        }
        return found;
    }
    function pileOf(role: string): var {
        return piles().find(p => p.role === role);
    }
    /// The items of the pieces in a pile, lowest place first.
    function piecesIn(pile: int): var {
        const found = [];
        collect(scene, item => item.spokenName !== undefined && item.handle !== undefined && item.pile === pile, found);
        return found.sort((a, b) => a.place - b.place);
    }
    function collect(item: var, wanted: var, found: var) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (wanted(child))
                found.push(child);
            collect(child, wanted, found);
        }
    }
    function find(wanted: var): var {
        const found = [];
        collect(scene, wanted, found);
        return found.length > 0 ? found[0] : null;
    }
    function middle(rect: var): var {
        return Qt.point(rect.x + rect.width / 2, rect.y + rect.height / 2);
    }
    function middleOf(item: var): var {
        return middle(item.mapToItem(scene, 0, 0, item.width, item.height));
    }
    /// The middle of a place, or with place -1 of a pile.
    function placeAt(pile: int, place: int): var {
        return middle(scene.stage.placeRect(pile, place));
    }

    /// The choices that hang at a place.
    function placeTags(): var {
        return scene.walk.tags.buttons();
    }
    /// Whether a tag hangs close to a piece and hides nothing of it.
    function isBeside(tag: var, item: var): bool {
        const a = tag.mapToItem(scene, 0, 0, tag.width, tag.height);
        const b = item.box();
        const apart = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height);
        return apart >= 0 && apart < scene.height / 3;
    }

    // ---- hands

    function drag(from: var, to: var, release: bool) {
        mousePress(scene, from.x, from.y);
        for (let i = 1; i <= 10; ++i)
            mouseMove(scene, from.x + (to.x - from.x) * i / 10, from.y + (to.y - from.y) * i / 10, 5);
        if (release)
            mouseRelease(scene, to.x, to.y);
    }
    function click(at: var) {
        mouseClick(scene, at.x, at.y);
    }
}
