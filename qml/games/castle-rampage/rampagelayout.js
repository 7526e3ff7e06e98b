// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table

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
// The Gates face each other across the middle; each stands in the wall of its court, before the Castle. Where
// words are large for the table they go where there is room left, so that the cards may keep theirs: names of
// stacks beside them and not below, players beside their courts and not in rows of their own ("close"); on a
// very narrow table without the overviews of the turn, which say nothing that the rail does not ("bare").

const ASPECT = 88 / 63;
/// Stacks are that much smaller than the cards one reads: the hand and what is played.
const SMALL = 0.78;
/// How far a stack is fanned at most, in widths of a card, and from one card to the next.
const FAN = 0.85;
const CLOSE_FAN = 0.6;
const FAN_STEP = 0.15;
/// A table on which a card is narrower than so many lines of text are high is laid out close, or even bare.
const NARROW = 5.2;
const VERY_NARROW = 3.2;

function high(tile) {
    return Math.round(tile * ASPECT);
}

/// Widths and heights that follow from the width of a card in the hand.
function measure(room, tile, form) {
    const u = room.unit;
    const close = form !== "roomy";
    const m = {
        close: close,
        tile: tile,
        small: Table.step(tile * SMALL),
        gap: close ? Math.max(4, Math.round(u * 0.35)) : Math.max(5, Math.round(u * 0.55)),
        // The name and number of a stack: in a line, or one above the other.
        tagLine: Math.round(u * 1.85),
        tagTall: Math.round(u * 2.9),
        tagWide: Math.round(u * 5),
        badge: Math.round(u * 2.6)
    };
    m.tall = high(tile);
    m.smallTall = high(m.small);
    m.fan = Math.round(close ? m.small * (1 + CLOSE_FAN) : Math.max(m.small * (1 + FAN), u * 6.4));
    m.step = close ? Math.round(u * 0.6) : Math.max(Math.round(m.smallTall * 0.2), Math.round(u * 0.9));
    m.court = m.gap + m.smallTall + m.step + (close ? Math.round(u * 0.3) : m.tagLine);
    m.middle = m.tall;
    // Draw and discard piles.
    m.pile = close ? m.small : Math.min(m.small, Table.step((m.middle - m.tagTall) / ASPECT));
    const back = close ? Math.min(tile * 0.42, (m.court - m.badge - m.gap) / ASPECT) : tile * 0.42;
    m.back = Table.step(Math.max(20, back));
    m.top = close ? 0 : Math.max(m.badge, high(m.back)) + m.gap;
    m.height = m.top + 2 * m.court + m.middle + m.tall + 5 * m.gap;
    m.overview = form === "bare" ? 0 : Math.round(u * 10);
    m.tags = close ? m.tagWide + m.gap : 0;
    m.rest = Math.round(m.small * 1.35);
    m.seat = Math.round(u * 11);
    // From the middle of the Gate to the left and right.
    m.left = 2 * (m.fan + m.tags) - m.small / 2 + m.overview + Math.round(m.small * 1.7) + 6 * m.gap;
    const trail = close ? m.tagWide + 3 * u : 12 * u;
    m.right = Math.max(m.small / 2 + m.rest + (close ? m.seat + 6 * m.gap : 4 * m.gap), m.tile * 0.5 + m.pile + 3 * m.gap + trail);
    return m;
}

/// The largest cards for which there is room.
function fit(room, free, form) {
    let m = null;
    for (let tile = Table.step(free.height / 3 / ASPECT); tile >= 24; tile -= 4) {
        m = measure(room, tile, form);
        if (m.height <= free.height && m.left + m.right <= free.width)
            break;
    }
    return m ?? measure(room, 24, form);
}

/// A pile lying in a rectangle: `form` says how, `tile` how wide its cards are.
function area(form, tile, box, more) {
    return Object.assign(box, {
        form: form,
        tile: tile
    }, more);
}

/// Where the name and number of a stack are written: `align` is the side they keep to, `upright` one above the
/// other.
function tag(box, align, upright) {
    return Object.assign(box, {
        align: align,
        upright: upright
    });
}

/// room: width, height, unit (the height of a line of text), piles [{pile, kind, owner, role}], seats
/// [number, …] in turn order, bottom (the seat whose own area is at the bottom).
function arrange(room) {
    const u = room.unit;
    const layout = Table.frame(room);
    const left = layout.cloth.x;
    const right = left + layout.cloth.width;
    const free = {
        width: layout.cloth.width - u,
        height: layout.cloth.height
    };
    let m = fit(room, free, "roomy");
    for (const [form, least] of [["close", NARROW], ["bare", VERY_NARROW]]) {
        const other = m.tile < least * u ? fit(room, free, form) : m;
        if (other.tile > m.tile)
            m = other;
    }
    layout.tile = m.tile;
    layout.courts = {};
    const spare = Math.max(0, free.height - m.height) / (m.close ? 5 : 6);
    const gap = m.gap + spare;
    const inner = left + Math.round(u * 0.5) + m.gap;
    const outer = right - Math.round(u * 0.5) - m.gap;
    const middleX = Math.max(inner + m.left, Math.min(outer - m.right, (left + right) / 2));
    const topY = layout.cloth.y + gap;
    const theirCourt = topY + (m.close ? 0 : m.top + spare);
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
    const pileTall = high(m.pile);
    const pileY = middleY + (m.middle - pileTall - (m.close ? 0 : m.tagTall)) / 2;
    const pile = (x, side) => area("stack", m.pile, Table.rect(x, pileY, m.pile, pileTall), {
        tag: m.close ? tag(Table.rect(side === "left" ? x + m.pile + 0.5 * u : x - m.tagWide - 0.5 * u, pileY, m.tagWide, pileTall), side, true) : tag(Table.rect(x - 2.2 * u, pileY + pileTall, m.pile + 4.4 * u, m.tagTall), "centre", true),
        group: "1 piles"
    });
    const beside = (m.close ? 1 : 2) * u;
    const drawX = inner + Math.max(beside, 1.5 * u);
    const discardX = outer - m.pile - beside;
    put("draw", pile(drawX, "left"));
    put("discard", pile(discardX, "right"));
    const playX = middleX - m.tile / 2;
    put("play", area("cards", m.tile, Table.rect(playX, middleY + (m.middle - m.tall) / 2, m.tile, m.tall), {
        ground: "spot",
        slot: "castle-rampage/slot-play",
        group: "1 piles"
    }));
    // An attack starts from there; the way to a Castle leads through the Gate.
    layout.middle = Table.rect(middleX - m.fan / 2, middleY, m.fan, m.middle);
    layout.attack = {
        from: byRole["play"] ?? -1,
        past: {}
    };
    const shield = m.tall * 0.62;
    layout.strength = Table.rect(playX - m.gap - shield, middleY + (m.middle - shield) / 2, shield, shield);
    // On the side with more room.
    const before = drawX + m.pile + m.tagWide + u;
    const beyond = playX + m.tile + m.gap;
    layout.trail = Table.rect(beyond, middleY, discardX - (m.close ? m.tagWide + u : 2.4 * u) - beyond, m.middle);
    if (m.close && layout.strength.x - m.gap - before > layout.trail.width)
        layout.trail = Table.rect(before, middleY, layout.strength.x - m.gap - before, m.middle);

    for (const seat of room.seats) {
        const own = seat === room.bottom;
        const n = " " + (seat + 1);
        const y = own ? ownCourt : theirCourt;
        // Reflected: the Gate is always next to the middle.
        const down = (from, height) => own ? y + from : y + m.court - from - height;
        const gateX = middleX + m.small / 2 - m.fan;
        // From the left: permanents, Castle, overview, Gate, resting; in a close court each stack after its name.
        const castleX = gateX - m.tags - 2 * m.gap - m.overview - m.fan;
        const courtX = inner;
        const gate = Table.rect(gateX, down(0, m.smallTall), m.fan, m.smallTall);
        const castle = Table.rect(castleX, down(m.gap + m.step, m.smallTall), m.fan, m.smallTall);
        const group = own ? "2 court" : "4 court";
        const named = box => m.close ? tag(Table.rect(box.x - m.tags, castle.y, m.tagWide, m.smallTall), "right", true) : tag(Table.rect(box.x, own ? box.y + m.smallTall : box.y - m.tagLine, m.fan, m.tagLine), "right", false);
        const stack = (box, role, before) => put(role + n, area("fan", m.small, box, {
            tag: named(box),
            below: own,
            large: m.tile,
            slot: "castle-rampage/slot-" + role,
            before: before,
            group: group
        }));
        stack(gate, "gate", byRole["castle" + n]);
        stack(castle, "castle", -1);
        layout.attack.past[byRole["castle" + n]] = byRole["gate" + n];
        const wall = m.step * 0.5 + m.gap * 0.5;
        const courtY = down(wall, m.court - wall);
        const overviewX = castle.x + m.fan + m.gap;
        const overview = m.close ? Table.rect(overviewX, down(wall + m.gap, m.court - wall - 2 * m.gap), m.overview, m.court - wall - 2 * m.gap) : Table.rect(overviewX, own ? castle.y : y + m.gap + m.tagLine, m.overview, m.smallTall);
        layout.courts[seat] = Object.assign(Table.rect(inner, courtY, outer - inner, m.court - wall), {
            own: own,
            // The gap in the wall that the Gate stands in, from the court's left edge.
            gapFrom: gate.x - courtX - m.gap * 0.5,
            gapTo: gate.x + gate.width - courtX + m.gap * 0.5,
            overview: m.overview > 0 ? Table.rect(overview.x - courtX, overview.y - courtY, overview.width, overview.height) : null
        });
        const restX = gateX + m.fan + 2 * m.gap;
        put("resting" + n, area("cards", m.small, Table.rect(restX, castle.y, m.rest, m.smallTall), {
            ground: "tray",
            slot: "castle-rampage/slot-resting",
            align: "left",
            group: group
        }));
        const rowX = inner + m.gap;
        put("permanents" + n, area("cards", m.small, Table.rect(rowX, castle.y, castleX - m.tags - 2 * m.gap - rowX, m.smallTall), {
            ground: "tray",
            slot: "castle-rampage/slot-standing",
            align: "right",
            group: own ? "3 permanents" : "4 permanents"
        }));

        // Who sits here and what is held: a row of its own, or in a close room beside the court.
        const asideX = gateX + m.fan + 4 * m.gap + m.rest + m.gap;
        const badge = m.close ? Math.min(m.seat, outer - asideX) : Math.min(m.seat, (outer - inner) * 0.24);
        const tile = own ? m.tile : m.back;
        const asideTile = own ? m.small : m.back;
        const asideWidth = own ? m.small * 1.3 : m.back * 1.6;
        const row = own ? handY : m.close ? theirCourt + m.badge + m.gap : topY;
        const rowHeight = own ? m.tall : m.close ? high(m.back) : m.top - m.gap;
        const handX = !m.close ? inner + badge + m.gap : own ? inner : asideX;
        const handWidth = outer - handX - asideWidth - m.gap;
        layout.seats[seat] = !m.close ? Table.rect(inner, row + (rowHeight - m.badge) / 2, badge, m.badge) : Table.rect(asideX, own ? ownCourt + (m.court - m.badge) / 2 : theirCourt, badge, m.badge);
        put("hand" + n, area("cards", tile, Table.rect(handX, row + (rowHeight - high(tile)) / 2, handWidth, high(tile)), {
            align: m.close && !own ? "left" : "centre",
            about: middleX,
            closely: !own,
            group: own ? "0 hand" : "4 hand"
        }));
        put("aside" + n, area("cards", asideTile, Table.rect(outer - asideWidth, row + (rowHeight - high(asideTile)) / 2, asideWidth, high(asideTile)), {
            align: "right",
            group: own ? "3 aside" : "4 aside"
        }));
        if (!own && !m.close) {
            const note = Table.rect(asideX, topY + m.top + spare, outer - asideX, middleY - topY - m.top - spare - m.gap);
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
    const s = Table.startSpot(layout, box, place);
    if (!box)
        return s;
    if (box.form === "stack") {
        Table.onStack(s, box, place, count, LAYER, 2);
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
    return box ? Table.rect(box.x, box.y, box.width, box.height) : Table.rect(0, 0, 0, 0);
}

/// What lies under a point: {pile, place}, or null. The place is always -1: nothing here has squares.
function spotAt(layout, x, y) {
    const pile = Table.pileAt(layout, x, y, box => Math.min(box.tile * 0.12, 10));
    return pile < 0 ? null : {
        pile: pile,
        place: -1
    };
}
