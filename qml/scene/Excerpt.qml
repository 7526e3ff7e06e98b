// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A part of the table that is about some piles, for a picture: they come whole, with the names of those who own them
// where there are several, and what lies between them. What an edge of the picture would cut through comes whole, too,
// or is left out if more of it would lie beyond.
QtObject {
    id: excerpt

    required property TableFelt felt
    required property Stage stage

    /// Leaves out what does not belong to it; the rectangle of what does, empty if these are no piles.
    function take(piles: var): rect {
        felt.leftOut = [];
        const all = things();
        const about = all.filter(thing => piles.includes(thing.pile));
        if (about.length === 0)
            return Qt.rect(0, 0, 0, 0);
        const owners = new Set(about.map(thing => thing.owner));
        const named = all.filter(thing => owners.size > 1 && thing.pile < 0 && owners.has(thing.owner));
        let region = felt.boundsOf(about.concat(named, notes().filter(note => note.asked)).map(thing => thing.box));
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
                owner: mat.owner,
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
