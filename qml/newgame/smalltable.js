// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// How a game's table looks in small. Units are parts of the cloth's height; a seat's own ground has its middle at
// 0 and the seat below it.

const CARD = 88 / 63;

function rowOf(face, count, w, gap, y, tall) {
    const pieces = [];
    for (let k = 0; k < count; ++k)
        pieces.push({
            face: face,
            x: (k - (count - 1) / 2) * (w + gap),
            y: y,
            w: w,
            tall: tall
        });
    return pieces;
}
function castleOf(tile) {
    const slots = ["corner", "side", "corner", "side", "centre", "side", "corner", "side", "corner"];
    return slots.map((slot, place) => ({
                face: "castle-keep/slot-" + slot + "-dark",
                x: (place % 3 - 1) * tile,
                y: (Math.floor(place / 3) - 1) * tile,
                w: tile,
                tall: 1
            }));
}

// Before each seat.
const OWN = {
    "castle-keep": () => [...castleOf(0.085), ...rowOf("castle-keep/back", 4, 0.05, 0.008, 0.175, 1)],
    "castles-of-caleira": () => [...rowOf("castles-of-caleira/back", 3, 0.085, 0.012, -0.065, CARD), ...rowOf("castles-of-caleira/back", 3, 0.085, 0.012, 0.065, CARD)],
    "castle-rampage": () => [{
            face: "castle-rampage/slot-gate-dark",
            x: -0.07,
            y: -0.04,
            w: 0.12,
            tall: CARD
        }, {
            face: "castle-rampage/slot-castle-dark",
            x: 0.07,
            y: -0.04,
            w: 0.12,
            tall: CARD
        }, ...rowOf("castle-rampage/back", 5, 0.055, 0.008, 0.125, CARD)],
    "castle-wars": seat => rowOf("castle-wars/back-" + (seat === 0 ? "red" : "black"), 3, 0.11, 0.03, 0, CARD),
    "castles": () => rowOf("castles/castle", 2, 0.075, 0.01, 0, CARD)
};

// Between them.
const MIDDLE = {
    "castle-keep": () => rowOf("castle-keep/back", 2, 0.085, 0.03, 0, 1),
    "castles-of-caleira": () => [],
    "castle-rampage": () => rowOf("castle-rampage/back", 1, 0.11, 0, 0, CARD),
    "castle-wars": () => [],
    "castles": () => rowOf("castles/back", 1, 0.15, 0, 0, CARD)
};

function own(game, seat) {
    return OWN[game] ? OWN[game](seat) : [];
}
function middle(game) {
    return MIDDLE[game] ? MIDDLE[game]() : [];
}

/// Where a seat is, of so many: a point on the edge of a table from -1 to 1 either way. Play runs clockwise.
function place(seat, seats) {
    if (seats <= 2)
        return {
            x: 0,
            y: seat === 0 ? 1 : -1
        };
    if (seats <= 4)
        return [
            {
                x: 0,
                y: 1
            },
            {
                x: -1,
                y: 0
            },
            {
                x: 0,
                y: -1
            },
            {
                x: 1,
                y: 0
            }
        ][seat];
    const angle = Math.PI / 2 + 2 * Math.PI * seat / seats;
    const out = part => Math.max(-1, Math.min(1, 1.22 * part));
    return {
        x: out(Math.cos(angle)),
        y: out(Math.sin(angle))
    };
}

/// Where one who would come to `seats` others sits.
function freePlace(seats) {
    if (seats === 1)
        return place(1, 2);
    if (seats < 4)
        return seats === 2 ? {
            x: -1,
            y: 0
        } : place(3, 4);
    return place(seats, seats + 1);
}
