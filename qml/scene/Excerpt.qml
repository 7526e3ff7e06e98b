// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A part of the table that is about some piles, for a picture: they come whole, with the names of those who own them
// where there are several, and nothing else, so that what is empty between them need not be shown either. While
// something is going on between them there comes what it goes on in the midst of, too: what an edge of the picture would
// cut through whole, or not at all if more of it would lie beyond.
QtObject {
    id: excerpt

    required property TableFelt felt
    required property Stage stage
    /// What is taken by take(): boxes between which there is nothing to be seen but mats; none: something goes on.
    property var boxes: []
    property var mats: []

    /// Leaves out what does not belong to it; the rectangle of what does, empty if these are no piles.
    function take(piles: var): rect {
        felt.leftOut = [];
        boxes = mats = [];
        const all = things();
        const about = all.filter(thing => piles.includes(thing.pile));
        if (about.length === 0)
            return Qt.rect(0, 0, 0, 0);
        // A hand at the lower edge is known to be one's own.
        const owners = new Set(about.filter(thing => thing.owner !== stage.viewer || thing.kind !== "hand").map(thing => thing.owner));
        const several = new Set(about.map(thing => thing.owner)).size > 1;
        const named = all.filter(thing => several && thing.pile < 0 && owners.has(thing.owner));
        const asked = notes().filter(note => note.asked);
        let region = felt.boundsOf(about.concat(named, asked).map(thing => thing.box));
        const table = felt.table;
        if (asked.length === 0 && table.attackedPile < 0 && table.strength < 0 && table.attack.rowCount() === 0) {
            const kept = about.concat(named);
            const written = notes().filter(note => share(note.box, region) > 0);
            felt.leftOut = all.filter(thing => !kept.includes(thing)).map(thing => thing.name);
            boxes = kept.concat(written).map(thing => thing.box);
            mats = kept.map(thing => thing.mat).filter(mat => mat);
            return felt.boundsOf(boxes.concat(mats));
        }
        const wanted = thing => {
            const inside = share(thing.box, region);
            return inside < 1 && (thing.name === "" ? inside > 0 : inside >= 0.5);
        };
        const others = all.concat(notes());
        for (let thing = others.find(wanted); thing; thing = others.find(wanted))
            region = felt.boundsOf([region, thing.box]);
        felt.leftOut = all.filter(thing => share(thing.box, region) < 1).map(thing => thing.name);
        return region;
    }

    /// The stretches along an axis in which none of the boxes lies, nor the edge of a mat, and that are broader than
    /// `most`, but for half of that at either end: [from, to, from, to, …].
    function gaps(isAcross: bool, most: real): var {
        const span = box => isAcross ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
        const spans = boxes.map(span);
        for (const [from, to] of mats.map(span))
            spans.push(...(felt.leftOut.length > 0 ? [[from, from + 1], [to - 1, to]] : [[from, to]]));
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

    /// How much is seen of the breadth of that of these piles' pieces, face up and in no stack, of which least is.
    function sizeOf(piles: var): real {
        const stacks = new Set();
        for (let i = 0; i < felt.mats.count; ++i)
            if ((felt.mats.itemAt(i) as PileMat).kind === "stack")
                stacks.add((felt.mats.itemAt(i) as PileMat).pile);
        const pieces = felt.laid.filter(piece => piece.visible && piece.faceUp && piles.includes(piece.pile) && !stacks.has(piece.pile));
        let least = Infinity;
        for (const piece of pieces) {
            const box = piece.box();
            least = Math.min(least, box.width);
            for (const other of pieces) {
                const beside = other.box().x - box.x;
                if (other.pile === piece.pile && beside > 1 && Math.abs(other.box().y - box.y) < box.height / 2)
                    least = Math.min(least, beside);
            }
        }
        return pieces.length === 0 ? 1 : least;
    }

    /// The part of a rectangle that lies within another one.
    function share(box: rect, region: rect): real {
        const width = Math.min(box.x + box.width, region.x + region.width) - Math.max(box.x, region.x);
        const height = Math.min(box.y + box.height, region.y + region.height) - Math.max(box.y, region.y);
        // A hair less is a matter of rounding.
        const part = width > 0 && height > 0 ? width * height / (box.width * box.height) : 0;
        return part > 0.999 ? 1 : part;
    }

    function rectOf(item: Item): rect {
        return Qt.rect(item.x, item.y, item.width, item.height);
    }

    /// All piles with what lies in them and how they are called, and the names of the players with their banners.
    function things(): var {
        const found = [];
        const boxes = felt.pileBoxes();
        for (let i = 0; i < felt.mats.count; ++i) {
            const mat = felt.mats.itemAt(i) as PileMat;
            const tag = felt.tags.itemAt(i);
            const pieces = boxes.get(mat.pile);
            const parts = [pieces];
            if (mat.visible && (mat.kind === "grid" || !pieces))
                parts.push(rectOf(mat));
            if (tag && tag.visible)
                parts.push(rectOf(tag));
            found.push({
                name: "pile" + mat.pile,
                pile: mat.pile,
                kind: mat.kind,
                owner: mat.owner,
                mat: mat.visible ? rectOf(mat) : null,
                parts: parts
            });
        }
        for (let i = 0; i < felt.badges.count; ++i) {
            const badge = felt.badges.itemAt(i) as SeatBadge;
            found.push({
                name: "seat" + badge.seat,
                pile: -1,
                owner: badge.seat,
                parts: [badge, felt.banners.itemAt(i)].filter(item => item && item.visible).map(rectOf)
            });
        }
        return found.map(thing => Object.assign(thing, {
                parts: thing.parts.filter(part => part && part.width > 0 && part.height > 0)
            })).filter(thing => thing.parts.length > 0).map(thing => Object.assign(thing, {
                box: felt.boundsOf(thing.parts)
            }));
    }

    /// What is written on the table; `asked`: it tells of what goes on just now.
    function notes(): var {
        const layout = stage.layout;
        const fights = Object.keys(felt.table.battle).includes("attackers");
        const found = [];
        const add = (box, shown, asked) => {
            if (box && shown && box.width > 0)
                found.push({
                    name: "",
                    box: Qt.rect(box.x, box.y, box.width, box.height),
                    asked: asked
                });
        };
        add(layout.clock, Object.keys(felt.table.clock).includes("text"), false);
        add(layout.queue, felt.table.effects.rowCount() > 0, true);
        add(layout.battle?.own, fights, true);
        add(layout.battle?.their, fights, true);
        for (const court of Object.values(layout.courts ?? {}))
            if (court.overview)
                add(Qt.rect(court.x + court.overview.x, court.y + court.overview.y, court.overview.width, court.overview.height), true, false);
        return found;
    }
}
