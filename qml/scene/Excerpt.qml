// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// A part of the table around some piles, for a picture: complete piles, with their owners' names if there are several
// and with what happens between them, and nothing else, so that empty space between them can be cut out.
QtObject {
    required property TableFelt felt
    readonly property Stage stage: felt.stage
    /// For the arrows of the battle.
    required property BattleBoard battle
    /// Largest empty gap that is kept.
    required property real most
    /// Result of take(): rectangles with content; between them there is nothing but mats.
    property var boxes: []
    property var mats: []
    /// Those of stacks.
    property var stacks: []
    /// An excerpt is shown.
    property bool taken: false

    /// Leaves out what does not belong to it; the rectangle of what does, empty if these are no piles.
    function take(piles: list<int>): rect {
        felt.leftOut = [];
        boxes = mats = [];
        const all = things();
        const about = all.filter(thing => Array.from(piles).includes(thing.pile));
        taken = about.length > 0;
        if (!taken)
            return Qt.rect(0, 0, 0, 0);
        const table = felt.table;
        const fought = [table.fight.attacked, table.fight.attacked >= 0 ? stage.layout.attackFrom : -1, ...(battle.fought ? battle.battle.attackers : []), battle.target];
        for (const thing of all)
            if (thing.pile >= 0 && fought.includes(thing.pile) && !about.includes(thing))
                about.push(thing);
        // A wall without its Gate would look as if it had none.
        const walled = grounded(about);
        for (const thing of all)
            if (thing.pile >= 0 && walled.has(thing.owner) && stage.layout.court(thing.owner).gate === thing.pile && !about.includes(thing))
                about.push(thing);
        // A hand at the bottom edge needs no owner's name.
        const owners = new Set(about.filter(thing => thing.owner !== stage.viewer || thing.kind !== "hand").map(thing => thing.owner));
        const several = new Set(about.map(thing => thing.owner)).size > 1;
        const named = all.filter(thing => several && thing.pile < 0 && owners.has(thing.owner));
        const courts = courtsOf(about);
        const kept = about.concat(named, courts);
        boxes = kept.filter(thing => thing.box).map(thing => thing.box).concat(notes(), arrows());
        mats = kept.filter(thing => thing.mat).map(thing => thing.mat);
        stacks = kept.filter(thing => thing.kind === "stack").map(thing => thing.box);
        for (const overview of overviewsOf(courts)) {
            const before = size();
            boxes.push(overview.box);
            if (size() > before)
                boxes.pop();
            else
                kept.push(overview);
        }
        const names = kept.map(thing => thing.name);
        felt.leftOut = all.map(thing => thing.name).concat(...Array.from(felt.seatList()).map(seat => ["court" + seat, "overview" + seat])).filter(name => !names.includes(name));
        return felt.boundsOf(boxes.concat(mats));
    }

    /// Area of the resulting picture.
    function size(): real {
        const length = list => list.reduce((sum, at, i) => sum + (i % 2 === 1 ? at : -at), 0);
        const bounds = felt.boundsOf(boxes.concat(mats));
        const width = Math.max(...rows().map(row => row.place.width - length(row.across)));
        return width * (bounds.height - length(Array.from(down())));
    }

    /// Owners of anything shown besides a hand.
    function grounded(about: var): var {
        return new Set(about.filter(thing => thing.kind !== "hand").map(thing => thing.owner));
    }

    /// Courts of those owners; of a wall, the gap for the Gate.
    function courtsOf(about: var): var {
        const layout = stage.layout;
        const owners = grounded(about);
        return Array.from(felt.seatList()).filter(seat => owners.has(seat) && layout.court(seat).there).map(seat => {
            const court = layout.court(seat);
            const from = court.x + court.gapFrom - court.tower;
            const middle = court.own ? court.y + court.wall / 2 : court.y + court.height - court.wall / 2;
            return {
                name: "court" + seat,
                pile: -1,
                owner: seat,
                // Height of the towers as in SeatCourt.
                box: court.wall > 0 ? Qt.rect(from, middle - 0.8 * court.tower, court.gapTo - court.gapFrom + 2 * court.tower, 1.6 * court.tower) : null
            };
        });
    }

    function overviewsOf(courts: var): var {
        return courts.map(court => stage.layout.court(court.owner)).map((area, i) => area.overview.width > 0 ? {
            name: "overview" + courts[i].owner,
            box: Qt.rect(area.x + area.overview.x, area.y + area.overview.y, area.overview.width, area.overview.height)
        } : null).filter(thing => thing);
    }

    /// Horizontal bands of the excerpt, from the top: the rectangle of each, and its empty x intervals as of gaps();
    /// the same intervals in all bands if things in one face those in another or continue a column.
    function rows(): var {
        const bands = [];
        for (const box of boxes.concat(mats).sort((a, b) => a.y - b.y)) {
            const band = bands[bands.length - 1];
            if (!band || box.y >= band.to)
                bands.push({
                    from: box.y,
                    to: box.y + box.height
                });
            else
                band.to = Math.max(band.to, box.y + box.height);
        }
        const within = (list, band) => list.filter(box => box.y >= band.from && box.y < band.to);
        const below = (a, b) => Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < a.width / 4;
        const columns = bands.some(band => within(stacks, band).some(a => stacks.some(b => b.y >= band.to && below(a, b))));
        return bands.map(band => {
            const all = stage.arrangement.faces || columns;
            const things = all ? boxes : within(boxes, band);
            const grounds = all ? mats : within(mats, band);
            const bounds = felt.boundsOf(things.concat(grounds));
            return {
                place: Qt.rect(bounds.x, band.from, bounds.width, band.to - band.from),
                across: gaps(things, grounds, true)
            };
        });
    }

    /// The stretches down that are empty in all of it.
    function down(): list<real> {
        return gaps(boxes, mats, false);
    }

    /// Intervals along an axis that contain no box and no edge of a mat and are wider than `most`, shortened by half of
    /// that at each end: [from, to, from, to, …].
    function gaps(boxes: var, mats: var, isAcross: bool): var {
        const span = box => isAcross ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
        const spans = boxes.map(span);
        for (const [from, to] of mats.map(span))
            spans.push([from, from + 1], [to - 1, to]);
        spans.sort((a, b) => a[0] - b[0]);
        const found = [];
        let end = spans.length > 0 ? spans[0][1] : 0;
        for (const [from, to] of spans) {
            if (from - end > most)
                found.push(end + most / 2, from - most / 2);
            end = Math.max(end, to);
        }
        return found;
    }

    /// Bounding rectangles of attack arrows, and of the attack trail.
    function arrows(): var {
        const table = felt.table;
        const layout = stage.layout;
        const found = battle.arrows.map(arrow => Qt.rect(Math.min(arrow.from.x, arrow.to.x), Math.min(arrow.from.y, arrow.to.y), Math.max(1, Math.abs(arrow.from.x - arrow.to.x)), Math.max(1, Math.abs(arrow.from.y - arrow.to.y))));
        if (felt.trail.visible)
            found.push(...layout.trail);
        if (table.fight.strength >= 0 && layout.strength.width > 0)
            found.push(layout.strength);
        return found;
    }

    /// How much is seen of the breadth of that of these piles' pieces, face up and in no stack, of which least is. What
    /// another one covers counts for less than what is as small: its name is cut.
    function sizeOf(piles: list<int>): real {
        const stacks = new Set(felt.itemsOf(felt.mats).filter(mat => mat.kind === "stack").map(mat => mat.pile));
        const pieces = felt.laid.filter(piece => piece.visible && piece.faceUp && Array.from(piles).includes(piece.pile) && !stacks.has(piece.pile));
        let least = Infinity;
        for (const piece of pieces) {
            const box = piece.box();
            least = Math.min(least, box.width);
            for (const other of pieces) {
                const beside = other.box().x - box.x;
                if (other.pile === piece.pile && beside > 1 && Math.abs(other.box().y - box.y) < box.height / 2)
                    least = Math.min(least, beside * Math.min(1, beside / box.width));
            }
        }
        return pieces.length === 0 ? 1 : least;
    }

    /// Rectangle for a single piece, centred on an empty mat.
    function placeOn(mat: PileMat): rect {
        const width = Math.min(mat.width, mat.area.tile);
        const height = Math.min(mat.height, stage.heightOf(width));
        return Qt.rect(mat.x + (mat.width - width) / 2, mat.y + (mat.height - height) / 2, width, height);
    }

    /// All piles with their contents and names, and the players' names with their banners.
    function things(): var {
        const found = [];
        const boxes = felt.pileBoxes();
        for (const [i, mat] of felt.itemsOf(felt.mats).entries()) {
            const tag = felt.tags.itemAt(i);
            const pieces = boxes.get(mat.pile);
            const parts = [pieces];
            if (mat.visible && (mat.form === Areas.Form.Grid || !pieces && !mat.drawn))
                parts.push(felt.rectOf(mat));
            else if (mat.visible && !pieces)
                parts.push(placeOn(mat));
            if (mat.form === Areas.Form.Realm)
                parts.push(mat.signed, ...stage.arrangement.plaques(stage.layout, mat.pile, stage.heapOf(mat.pile).contents).map(plaque => plaque.plaque));
            // Marks of possible choices extend beyond it.
            if (mat.kind === "row" && mat.targets.length > 0 && pieces)
                parts.push(Qt.rect(pieces.x, pieces.y - Theme.unit * 1.3, pieces.width, pieces.height));
            if (tag && tag.visible)
                parts.push(felt.rectOf(tag), tag.numbered);
            if (mat.visible)
                parts.push(mat.named);
            found.push({
                name: "pile" + mat.pile,
                pile: mat.pile,
                kind: mat.kind,
                owner: mat.owner,
                mat: mat.visible && mat.drawn ? felt.rectOf(mat) : null,
                parts: parts
            });
        }
        felt.itemsOf(felt.badges).forEach((badge, i) => found.push({
                name: "seat" + badge.seat,
                pile: -1,
                owner: badge.seat,
                parts: [badge, felt.banners.itemAt(i)].filter(item => item && item.visible).map(item => Qt.rect(item.x, item.y, item === badge ? badge.written : item.width, item.height))
            }));
        return found.map(thing => Object.assign(thing, {
                parts: thing.parts.filter(part => part && part.width > 0 && part.height > 0)
            })).filter(thing => thing.parts.length > 0).map(thing => Object.assign(thing, {
                box: felt.boundsOf(thing.parts)
            }));
    }

    /// Texts on the table: what is happening, and temporary conditions.
    function notes(): var {
        const layout = stage.layout;
        const table = felt.table;
        const fights = table.battle.attackers.length > 0;
        const found = [...felt.notes, table.effects.rowCount() > 0 ? layout.queue : null, fights ? layout.ownBattle : null, fights ? layout.theirBattle : null];
        return found.filter(box => box && box.width > 0).map(box => Qt.rect(box.x, box.y, box.width, box.height));
    }
}
