// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Where everything of Castle Rampage lies on a table of a given size: one function from the size, the piles
// and the seats to rectangles, so that it can be tested without a screen.
//
//     +-----------------------------------------------------------+
//     |  name                 the other's hand                    |
//     |  permanents   [Castle  overview     ]          news       |
//     |               [                Gate ] resting             |
//     |  draw pile        strength  PLAY  attack so far  discards |
//     |  permanents   [                Gate ] resting             |
//     |               [Castle  overview     ]                     |
//     |  name                 one's own hand                      |
//     |--- rail: what to do, buttons -----------------------------|
//     +-----------------------------------------------------------+
//
// The Gates face each other across the middle; each stands in the wall of its court, before the Castle.

const ASPECT = 88 / 63;
/// Stacks are that much smaller than the cards one reads: the hand and what is played.
const SMALL = 0.78;
/// How far a stack is fanned at most, in widths of a card, and from one card to the next.
const FAN = 0.85;
const FAN_STEP = 0.15;

function even(size) {
    return Math.max(16, Math.floor(size / 4) * 4);
}

function high(tile) {
    return Math.round(tile * ASPECT);
}

/// Widths and heights that follow from the width of a card in the hand.
function measure(room, tile) {
    const u = room.unit;
    const m = {
        tile: tile,
        small: even(tile * SMALL),
        gap: Math.max(5, Math.round(u * 0.55)),
        label: Math.round(u * 1.3),
        badge: Math.round(u * 2.6)
    };
    m.tall = high(tile);
    m.smallTall = high(m.small);
    m.fan = Math.round(m.small * (1 + FAN));
    m.step = Math.max(Math.round(m.smallTall * 0.2), Math.round(u * 0.9));
    m.court = m.gap + m.smallTall + m.step + m.label;
    m.back = even(Math.max(20, m.tile * 0.42));
    m.top = Math.max(m.badge, high(m.back));
    m.middle = Math.max(m.tall, m.smallTall + m.label);
    m.height = m.top + 2 * m.court + m.middle + m.tall + 6 * m.gap;
    m.overview = Math.round(u * 8.6);
    // From the middle of the Gate to the left and right.
    m.left = 2 * m.fan - m.small / 2 + m.overview + Math.round(m.small * 1.7) + 6 * m.gap;
    m.right = Math.max(m.small / 2 + m.small * 1.35 + 4 * m.gap, m.tile * 0.5 + m.small + 3 * m.gap + 12 * u);
    return m;
}

function rect(x, y, width, height) {
    return {
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height)
    };
}

/// A pile lying in a rectangle: `form` says how, `tile` how wide its cards are.
function area(form, tile, box, more) {
    return Object.assign(box, {
        form: form,
        tile: tile
    }, more);
}

/// room: width, height, unit (the height of a line of text), piles [{pile, kind, owner, role}], seats
/// [number, …] in turn order, bottom (the seat whose own area is at the bottom).
function arrange(room) {
    const u = room.unit;
    const rim = Math.max(5, Math.round(u * 0.5));
    const railHeight = Math.max(40, Math.round(u * 3.1));
    const left = rim;
    const right = room.width - rim;
    const railTop = room.height - rim - railHeight;
    const free = {
        width: right - left - u,
        height: railTop - rim
    };
    let m = measure(room, 24);
    for (let tile = even(free.height / 3 / ASPECT); tile >= 24; tile -= 4) {
        m = measure(room, tile);
        if (m.height <= free.height && m.left + m.right <= free.width)
            break;
    }
    const layout = {
        tile: m.tile,
        unit: u,
        rim: rim,
        width: room.width,
        height: room.height,
        rail: rect(left, railTop, right - left, railHeight),
        cloth: rect(left, rim, right - left, free.height),
        shared: null,
        note: null,
        piles: {},
        seats: {},
        courts: {}
    };
    const spare = Math.max(0, free.height - m.height) / 6;
    const gap = m.gap + spare;
    const inner = left + Math.round(u * 0.5) + m.gap;
    const outer = right - Math.round(u * 0.5) - m.gap;
    const middleX = Math.max(inner + m.left, Math.min(outer - m.right, (left + right) / 2));
    const topY = rim + gap;
    const theirCourt = topY + m.top + gap;
    const middleY = theirCourt + m.court + gap;
    const ownCourt = middleY + m.middle + gap;
    const handY = ownCourt + m.court + gap;
    const byRole = {};
    for (const pile of room.piles)
        byRole[pile.role] = pile.pile;
    const put = (role, where) => {
        if (byRole[role] !== undefined)
            layout.piles[byRole[role]] = where;
    };

    // What both share: draw pile, play spot, discard pile, and between them how an attack goes.
    const low = middleY + (m.middle - m.smallTall - m.label) / 2;
    const pile = x => area("stack", m.small, rect(x, low, m.small, m.smallTall), {
        label: m.label,
        labelWidth: m.small + 4 * u,
        group: "1 piles"
    });
    put("draw", pile(inner + 1.5 * u));
    put("discard", pile(outer - m.small - 1.5 * u));
    const playX = middleX - m.tile / 2;
    put("play", area("cards", m.tile, rect(playX, middleY + (m.middle - m.tall) / 2, m.tile, m.tall), {
        ground: "spot",
        slot: "castle-rampage/slot-play",
        group: "1 piles"
    }));
    // An attack starts from there; the way to a Castle leads through the Gate.
    layout.attack = {
        from: byRole["play"] ?? -1,
        past: {}
    };
    layout.strength = rect(playX - m.gap - m.tall * 0.62, middleY + (m.middle - m.tall * 0.62) / 2, m.tall * 0.62, m.tall * 0.62);
    layout.trail = rect(playX + m.tile + m.gap, middleY, outer - m.small - 2.3 * u - playX - m.tile - m.gap, m.middle);

    for (const seat of room.seats) {
        const own = seat === room.bottom;
        const n = " " + (seat + 1);
        const y = own ? ownCourt : theirCourt;
        // Reflected: the Gate is always next to the middle.
        const down = (from, height) => own ? y + from : y + m.court - from - height;
        const gateX = middleX + m.small / 2 - m.fan;
        // From the left: permanents, Castle, overview, Gate, resting.
        const castleX = gateX - 2 * m.gap - m.overview - m.fan;
        const courtX = inner;
        const courtWidth = gateX + m.fan + 2 * m.gap + m.small * 1.35 + m.gap - inner;
        const gate = rect(gateX, down(0, m.smallTall), m.fan, m.smallTall);
        const castle = rect(castleX, down(m.gap + m.step, m.smallTall), m.fan, m.smallTall);
        const group = own ? "2 court" : "4 court";
        put("gate" + n, area("fan", m.small, gate, {
            label: m.label,
            below: own,
            large: m.tile,
            slot: "castle-rampage/slot-gate",
            before: byRole["castle" + n],
            group: group
        }));
        put("castle" + n, area("fan", m.small, castle, {
            label: m.label,
            below: own,
            large: m.tile,
            slot: "castle-rampage/slot-castle",
            before: -1,
            group: group
        }));
        layout.attack.past[byRole["castle" + n]] = byRole["gate" + n];
        const wall = m.step * 0.5 + m.gap * 0.5;
        layout.courts[seat] = Object.assign(rect(courtX, down(wall, m.court - wall), courtWidth, m.court - wall), {
            own: own,
            // The gap in the wall that the Gate stands in, from the court's left edge.
            gapFrom: gate.x - courtX - m.gap * 0.5,
            gapTo: gate.x + gate.width - courtX + m.gap * 0.5,
            overview: rect(castle.x + m.fan + m.gap - courtX, (own ? castle.y : y + m.gap + m.label) - down(wall, m.court - wall), m.overview, m.smallTall)
        });
        const restX = gateX + m.fan + 2 * m.gap;
        put("resting" + n, area("cards", m.small, rect(restX, castle.y, m.small * 1.35, m.smallTall), {
            ground: "tray",
            slot: "castle-rampage/slot-resting",
            align: "left",
            group: group
        }));
        const rowX = inner + m.gap;
        put("permanents" + n, area("cards", m.small, rect(rowX, castle.y, castleX - 2 * m.gap - rowX, m.smallTall), {
            ground: "tray",
            slot: "castle-rampage/slot-standing",
            align: "right",
            group: own ? "3 permanents" : "4 permanents"
        }));

        const badge = Math.min(Math.round(11 * u), (outer - inner) * 0.24);
        const handX = inner + badge + m.gap;
        const tile = own ? m.tile : m.back;
        const row = own ? handY : topY;
        const asideWidth = own ? m.small * 1.3 : m.back * 1.6;
        const handWidth = outer - handX - asideWidth - m.gap;
        const rowHeight = own ? m.tall : m.top;
        layout.seats[seat] = rect(inner, row + (rowHeight - m.badge) / 2, badge, m.badge);
        put("hand" + n, area("cards", tile, rect(handX, row + (rowHeight - high(tile)) / 2, handWidth, high(tile)), {
            align: "centre",
            about: middleX,
            closely: !own,
            group: own ? "0 hand" : "4 hand"
        }));
        const asideTile = own ? m.small : m.back;
        put("aside" + n, area("cards", asideTile, rect(outer - asideWidth, row + (rowHeight - high(asideTile)) / 2, asideWidth, high(asideTile)), {
            align: "right",
            group: own ? "3 aside" : "4 aside"
        }));
        if (!own) {
            const noteX = courtX + courtWidth + 2 * m.gap;
            const note = rect(noteX, topY + m.top + m.gap, outer - noteX, middleY - topY - m.top - 2 * m.gap);
            if (note.width >= 13 * u && note.height >= 6 * u)
                layout.note = note;
        }
    }
    return layout;
}

const LAYER = 9;

/// Where the card at a place of a pile lies; one that is turned up on its stack is as large as one in the hand.
function spot(layout, pile, place, count, up) {
    const box = layout.piles[pile];
    if (!box)
        return {
            x: -400,
            y: -400,
            size: layout.tile,
            turn: 0,
            z: 0,
            shown: false,
            buried: true
        };
    const s = {
        x: box.x,
        y: box.y,
        size: box.tile,
        turn: 0,
        z: place,
        shown: true,
        buried: false
    };
    if (box.form === "stack") {
        const lift = Math.floor(place / LAYER) * Math.max(1, Math.round(box.tile * 0.02));
        s.x -= lift;
        s.y -= lift;
        s.buried = place < count - 1;
        // Of pieces lying exactly on one another only the upper is drawn.
        s.shown = place >= count - 2 || place % LAYER === LAYER - 1;
    } else if (box.form === "fan") {
        const step = count > 1 ? Math.min(box.tile * FAN_STEP, (box.width - box.tile) / (count - 1)) : 0;
        s.x = Math.round(box.x + box.width - box.tile - (count - 1 - place) * step);
        s.buried = place < count - 1;
        s.under = s.buried;
        s.covered = true;
        if (up) {
            s.x -= Math.round((box.large - box.tile) / 2);
            // Away from the middle, where the attacking card lies.
            s.y -= box.below ? 0 : high(box.large) - high(box.tile);
            s.size = box.large;
            s.z = 900;
        }
    } else {
        const n = Math.max(count, place + 1);
        const apart = box.closely ? box.tile * 0.5 : box.tile + Math.max(3, box.tile * 0.05);
        const step = n > 1 ? Math.min(apart, (box.width - box.tile) / (n - 1)) : 0;
        const wide = (n - 1) * step + box.tile;
        let x = box.x;
        if (box.align === "centre")
            x = Math.max(box.x, Math.min(box.x + box.width - wide, box.about - wide / 2));
        if (box.align === "right")
            x = box.x + box.width - wide;
        s.x = Math.round(x + place * step);
    }
    return s;
}

/// The rectangle one may drop on: a whole pile.
function dropRect(layout, pile) {
    const box = layout.piles[pile];
    return box ? rect(box.x, box.y, box.width, box.height) : rect(0, 0, 0, 0);
}

/// What lies under a point: {pile, place}, or null. The place is always -1: nothing here has squares.
function spotAt(layout, x, y) {
    for (const key of Object.keys(layout.piles)) {
        const box = layout.piles[key];
        const reach = Math.min(box.tile * 0.12, 10);
        if (x < box.x - reach || y < box.y - reach || x >= box.x + box.width + reach || y >= box.y + box.height + reach)
            continue;
        return {
            pile: Number(key),
            place: -1
        };
    }
    return null;
}
