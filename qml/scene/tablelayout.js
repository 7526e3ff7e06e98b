// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// What all games lay out alike.

/// The width of a piece: a multiple of four pixels, for its picture, a quarter larger for the shadow, to be
/// whole too.
function step(size) {
    return Math.max(16, Math.floor(size / 4) * 4);
}

/// The largest size from `least` up, in steps, that fits, where all smaller ones fit too; less than `least`: none.
function most(least, largest, stepping, fits) {
    let good = -1;
    let bad = Math.max(0, Math.floor((largest - least) / stepping)) + 1;
    while (bad - good > 1) {
        const middle = (good + bad) >> 1;
        if (fits(least + middle * stepping))
            good = middle;
        else
            bad = middle;
    }
    return least + good * stepping;
}

function rect(x, y, width, height) {
    return {
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height)
    };
}

/// The edges of the table: its rim, the cloth within it, and at the front the rail with what is to be done, on a
/// narrow table that is not low, or a wider one that is high, with room for two rows of buttons.
/// A layout begins as what this returns.
function frame(room) {
    const rim = Math.max(5, Math.round(room.unit * 0.5));
    const wider = room.width >= 60 * room.unit;
    const isTwofold = room.width < 82 * room.unit && room.height > (wider ? 44 : 34) * room.unit;
    const high = Math.max(40, Math.round(room.unit * (isTwofold ? 4.7 : 3.1)));
    const wide = room.width - 2 * rim;
    const railTop = room.height - rim - high;
    return {
        unit: room.unit,
        rim: rim,
        width: room.width,
        height: room.height,
        rail: rect(rim, railTop, wide, high),
        cloth: rect(rim, rim, wide, railTop - rim),
        piles: {},
        seats: {},
        shared: null,
        note: null
    };
}

/// The others, clockwise from the left.
function othersOf(room) {
    const at = Math.max(0, room.seats.indexOf(room.bottom));
    return room.seats.slice(at + 1).concat(room.seats.slice(0, at));
}

/// The spot of a piece in an area, to be worked out further; without an area it lies beside the table.
function startSpot(layout, area, z) {
    return {
        x: area ? area.x : -400,
        y: area ? area.y : -400,
        size: area ? area.tile : layout.tile,
        turn: 0,
        z: z,
        shown: !!area,
        buried: !area
    };
}

/// How much a stack rises from one layer to the next.
function stackStep(size) {
    return Math.max(1, Math.round(size * 0.025));
}

/// Puts a piece on its stack, which rises by a step for every `layer` pieces. Of pieces lying exactly on one
/// another only the upper is drawn, and the `bare` uppermost, for when some are taken away.
function onStack(s, area, index, count, layer, bare) {
    const lift = Math.floor(index / layer) * stackStep(area.tile);
    s.x -= lift;
    s.y -= lift;
    s.buried = index < count - 1;
    s.shown = index >= count - bare || index % layer === layer - 1;
}

/// The number of the pile under a point, -1: none. `reach` says how far beyond its edges an area is hit.
function pileAt(layout, x, y, reach) {
    for (const key of Object.keys(layout.piles)) {
        const area = layout.piles[key];
        const more = reach(area);
        if (x >= area.x - more && y >= area.y - more && x < area.x + area.width + more && y < area.y + area.height + more)
            return Number(key);
    }
    return -1;
}

/// Small piles are easier to hit.
function stackReach(area) {
    return area.form === "stack" ? area.tile * 0.25 : 0;
}
