// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table

// Where everything of Castles of Caleira lies on a table of a given size: one function from the size, the
// piles and the seats to rectangles, so that it can be tested without a screen.
//
//     +--------------------------------------------------------+
//     |  name                name                 …            |   the others, clockwise from the left, alike
//     |  [castle row → ] hand  [castle row → ] hand  …         |
//     |  one's name  deck  discards   effects      looked at   |
//     |  [ one's own castle, a row growing to |open ||  hand   |
//     |  [ the right                          |hidden||        |
//     |--- rail: whose turn, what to do, buttons --------------|
//     +--------------------------------------------------------+
//
// In a tall window the hand lies below the castle. A row has room for a few cards more than lie there, not for all
// that may ever come: so all cards are larger.
const ASPECT = 88 / 63;
/// The most cards that a castle ever holds, by the number of players.
const MOST = {
    2: 10,
    3: 6,
    4: 5
};
/// A row has room for so many cards, then for so many: one's own for the next one, too.
const OWN_STEPS = [4, 5, 6, 8, 10];
const THEIR_STEPS = [3, 4, 5, 6, 8, 10];
/// So wide is a card that one knows in somebody's hand, where there is room.
const KNOWN = 40;
/// The most cards that somebody holds.
const HELD = 3;
/// Where a card is played: on the open or the hidden side of a castle (model/caleira/table.h).
const OPEN = 20;
const HIDDEN = 21;

function tall(size) {
    return Math.round(size * ASPECT);
}

function rowPad(card) {
    return Math.max(4, Math.round(card * 0.09));
}

function rowGap(card) {
    return Math.max(3, Math.round(card * 0.07));
}

function rowWidth(card, most) {
    return most * (card + rowGap(card)) - rowGap(card) + 2 * rowPad(card);
}

function sortPiles(piles) {
    const sorted = {
        hands: {},
        castles: {}
    };
    for (const pile of piles) {
        if (pile.kind === "hand")
            sorted.hands[pile.owner] = pile;
        else if (pile.kind === "row")
            sorted.castles[pile.owner] = pile;
        else
            sorted[pile.role] = pile;
    }
    return sorted;
}

/// How many cards a row has room for: with `count` in it, and never more than `most`.
function roomFor(count, steps, most) {
    return Math.min(most, steps.find(step => step >= count) ?? most);
}

function countIn(pile) {
    return pile && pile.lie ? pile.lie.length : 0;
}

/// While this stays the same, so does the layout: for how many cards each castle has room.
function shapeOf(lies, piles) {
    return piles.filter(pile => pile.kind === "row").map(pile => {
        const count = (lies[pile.pile] ?? []).length;
        return roomFor(count + 1, OWN_STEPS, 10) + ":" + roomFor(count, THEIR_STEPS, 10);
    }).join(" ");
}

/// Widths and heights that follow from the widths of the cards, one's own and the others'; `ways`: the hand is
/// `below` one's castle, one's own name has its own height `over` the castle instead of standing among what is shared,
/// the others' names are at the `side` of their castles, the names of the stacks are written ("beside" them, "below" them or not at all: "").
function measure(room, card, other, ways) {
    const u = room.unit;
    const others = room.others.length;
    const m = {
        card: card,
        other: other,
        below: ways.below,
        over: ways.over,
        beside: ways.side,
        names: ways.names
    };
    m.gap = Math.max(5, Math.round(u * 0.6));
    m.badge = Math.round(u * 2.8);
    m.label = ways.names === "below" ? Math.round(u * 2.2) : 0; // two lines
    m.side = Math.round(10 * u);

    // The others: their hand is a column of two cards at the side of the row, or two beside each other below the name.
    const rowHigh = tall(other) + 2 * rowPad(other);
    const handHigh = m.beside ? rowHigh - m.badge - 4 : rowHigh;
    // Small ones overlap, so that what one knows of them can be read.
    const whole = m.beside ? Math.min((handHigh - 4) / ASPECT, (m.side - 6) / 2) : (handHigh - 6) / 2 / ASPECT;
    const overlapping = m.beside ? Math.min(KNOWN, whole) : Math.min(KNOWN, other, (handHigh - 4) / 1.5 / ASPECT);
    m.back = Table.step(Math.max(20, overlapping, Math.min(other * 0.56, whole)));
    m.handColumn = m.beside ? m.side : m.back + 4;
    m.zoneWidth = rowWidth(other, room.theirMost) + m.gap + m.handColumn;
    m.zoneHeight = rowHigh + (m.beside ? 0 : m.badge + 3);
    m.topWidth = others * m.zoneWidth + (others + 1) * m.gap;

    m.own = tall(card) + 2 * rowPad(card);
    m.ownWidth = rowWidth(card, room.ownMost);
    m.handWidth = rowWidth(card, HELD);

    // What is shared: as large as leaves room beside it for the effects.
    m.pile = Table.step(Math.max(28, card * (m.below ? 0.78 : 0.68)));
    const named = m.names === "beside" ? Math.round(6.4 * u) : 0;
    m.pilePitch = m.names === "below" ? Math.max(m.pile + 2 * m.gap, Math.round(7 * u)) : m.pile + named + 3 * m.gap;
    m.middle = Math.max(tall(m.pile) + m.label, m.below || m.over ? 0 : m.badge);
    m.tray = m.below ? m.handWidth : Math.round(2.3 * m.pile) + 2 * rowPad(m.pile);
    m.queue = m.pile + 15 * u;
    const stacks = room.aside ? 3 : 2;
    m.middleWidth = 2 * m.gap + stacks * m.pilePitch + m.gap + m.queue + m.gap + (m.below ? m.pilePitch : m.tray + (m.over ? 0 : m.side + m.gap));

    if (m.below) {
        m.bottomWidth = Math.max(m.ownWidth, m.side + 2 * m.handWidth + 2 * m.gap) + 2 * m.gap;
        m.bottom = 2 * m.own + m.gap;
    } else {
        m.bottomWidth = m.ownWidth + m.handWidth + 4 * m.gap;
        m.bottom = m.own + (m.over ? m.badge + 3 : 0);
    }
    m.height = (others > 0 ? m.zoneHeight + m.gap : 0) + m.middle + m.bottom + 3 * m.gap;
    m.width = Math.max(m.topWidth, m.middleWidth, m.bottomWidth);
    return m;
}

/// The largest cards that fit, of all ways to lay out the table.
function best(room, cloth) {
    let found = null;
    let foundScore = -1;
    const ways = [];
    for (const below of [false, true])
        for (const side of room.others.length > 0 ? [false, true] : [false])
            for (const names of ["beside", "below", ""])
                for (const over of below ? [false] : [false, true])
                    ways.push({
                        below: below,
                        over: over,
                        side: side,
                        names: names
                    });
    const stepping = 4 * Math.max(1, Math.floor(cloth.height / 700));
    const measured = (way, card, other) => {
        const m = measure(room, card, other, way);
        return m.height <= cloth.height && m.width <= cloth.width ? m : null;
    };
    for (const way of ways) {
        const largest = Table.most(28, Table.step(cloth.height / 2.4), stepping, card => measured(way, card, 24) !== null);
        for (let card = largest; card >= 28 && 1.72 * card + 53 > foundScore; card -= stepping) {
            const other = Table.most(24, Table.step(card * 0.8), 4, size => measured(way, card, size) !== null);
            const m = other >= 24 ? measured(way, card, other) : null;
            if (!m)
                continue;
            // What one knows of a hand is to be read; names of stacks are given up where all cards grow by it.
            const score = card + 0.9 * other + 1.2 * Math.min(44, m.back) - Math.max(0, 0.62 * card - other) - card * (way.names === "" ? 0.14 : way.names === "below" ? 0.02 : 0);
            if (score > foundScore) {
                found = m;
                foundScore = score;
            }
        }
    }
    if (found)
        return found;
    // Narrower than anybody plays in: cards overlap.
    room.theirMost = Math.min(3, room.theirMost);
    return Object.assign(measure(room, 28, 24, {
        below: false,
        over: false,
        side: false,
        names: ""
    }), {
        tight: true
    });
}

function stack(m, x, y, open) {
    const area = Table.rect(x, y, m.pile, tall(m.pile));
    area.form = "stack";
    area.tile = m.pile;
    area.label = m.label;
    area.labelBeside = m.names === "beside";
    area.labelWidth = m.names === "" ? 0 : m.names === "below" ? m.pilePitch - 4 : m.pilePitch - m.pile - 2 * m.gap;
    // Its number leaves the words of its uppermost card.
    area.high = open;
    return area;
}

function row(x, y, card, most, own) {
    const area = Table.rect(x, y, rowWidth(card, most), tall(card) + 2 * rowPad(card));
    area.form = "row";
    area.tile = card;
    area.pad = rowPad(card);
    area.pitch = card + rowGap(card);
    area.own = own;
    return area;
}

function held(form, x, y, width, height, card, pad) {
    const area = Table.rect(x, y, width, height);
    area.form = form;
    area.tile = card;
    area.pad = pad;
    area.lines = 1;
    area.pitch = tall(card) + pad;
    return area;
}

/// room: width, height, unit (the height of a line of text), piles [{pile, kind, owner, role, down}], seats
/// [number, …] in turn order, bottom (the seat whose area is one's own), out [seats that are out of the game].
function arrange(room) {
    const u = room.unit;
    const layout = Table.frame(room);
    const cloth = layout.cloth;
    const most = MOST[room.seats.length] ?? 10;
    room.others = Table.othersOf(room);
    const sorted = sortPiles(room.piles);
    room.aside = sorted.out && sorted.out.down > 0;
    room.ownMost = roomFor(countIn(sorted.castles[room.bottom]) + 1, OWN_STEPS, most);
    room.theirMost = roomFor(Math.max(0, ...room.others.map(seat => countIn(sorted.castles[seat]))), THEIR_STEPS, most);
    const m = best(room, cloth);
    layout.tight = m.tight === true;
    layout.tile = m.card;
    const left = cloth.x;
    const right = cloth.x + cloth.width;

    // What height is left over goes between the rows.
    const spare = Math.max(0, cloth.height - m.height) / (m.below ? 5 : 4);
    let y = cloth.y + m.gap + spare;
    if (room.others.length > 0) {
        others(layout, room, sorted, m, left, right, y);
        y += m.zoneHeight + m.gap + spare;
    }
    const middleY = y;
    y += m.middle + m.gap + spare;
    bottom(layout, room, sorted, m, left, right, y, spare, middleY);

    // The cards of a player who is out lie open where the castle was.
    const gone = room.out.length > 0 ? sorted.castles[room.out[0]] : null;
    layout.outPile = sorted.out ? sorted.out.pile : -1;
    layout.aside = sorted.out ? sorted.out.down : 0;
    layout.goneTo = gone ? layout.piles[gone.pile] : null;
    return layout;
}

/// One's own castle with the hand beside it, or below; above them what all share.
function bottom(layout, room, sorted, m, left, right, y, spare, middleY) {
    const mine = sorted.castles[room.bottom];
    const hand = sorted.hands[room.bottom];
    if (m.below) {
        const ownX = (left + right - m.ownWidth) / 2;
        const span = Math.min(right - left - 2 * m.gap, Math.max(m.ownWidth, 66 * room.unit));
        middle(layout, room, sorted, m, (left + right - span) / 2, (left + right + span) / 2, middleY);
        if (mine)
            layout.piles[mine.pile] = row(ownX, y, m.card, room.ownMost, true);
        const handY = y + m.own + m.gap + spare;
        const handX = Math.max(left + 2 * m.gap + m.side, Math.min((left + right - m.handWidth) / 2, right - 2 * m.gap - 2 * m.handWidth));
        layout.seats[room.bottom] = Table.rect(Math.max(left + m.gap, Math.min(ownX, handX - m.gap - m.side)), handY + (m.own - m.badge) / 2, m.side, m.badge);
        if (hand)
            layout.piles[hand.pile] = held("rack", handX, handY, m.handWidth, m.own, m.card, rowPad(m.card));
        layout.tray = held("tray", handX + m.handWidth + m.gap, handY, m.handWidth, m.own, m.card, rowPad(m.card));
        return;
    }
    // Both to the edges, but not farther apart than one looks at together; what is above them ends with them.
    const between = Math.min(6 * room.unit, Math.max(m.gap, (right - left - m.bottomWidth) / 2 + m.gap));
    const whole = Math.max(m.ownWidth + between + m.handWidth, Math.min(right - left - 2 * m.gap, m.middleWidth));
    const ownX = (left + right - whole) / 2;
    const handX = ownX + whole - m.handWidth;
    if (m.over)
        y += m.badge + 3;
    if (mine)
        layout.piles[mine.pile] = row(ownX, y, m.card, room.ownMost, true);
    if (hand)
        layout.piles[hand.pile] = held("rack", handX, y, m.handWidth, m.own, m.card, rowPad(m.card));
    // One's name stands on one's castle, at its corner.
    layout.seats[room.bottom] = Table.rect(ownX, y - m.badge - 3, m.side, m.badge);
    layout.tray = held("tray", ownX + whole - m.tray, middleY, m.tray, m.middle, m.pile, rowPad(m.pile) / 2);
    middle(layout, room, sorted, m, m.over ? ownX : ownX + m.side + m.gap, ownX + whole, middleY);
}

/// The others, clockwise from the left.
function others(layout, room, sorted, m, left, right, y) {
    const n = room.others.length;
    const spread = (right - left - n * m.zoneWidth) / (n + 1);
    const width = rowWidth(m.other, room.theirMost);
    room.others.forEach((seat, i) => {
        const x = left + spread + i * (m.zoneWidth + spread);
        const castle = sorted.castles[seat];
        const hand = sorted.hands[seat];
        const sideX = x + width + m.gap;
        const rowY = m.beside ? y : y + m.badge + 3;
        const handY = m.beside ? y + m.badge + 4 : rowY;
        // A short name takes no more than its words.
        layout.seats[seat] = m.beside ? Table.rect(sideX, y, m.side, m.badge) : Table.rect(x, y, Math.min(m.zoneWidth, 14 * room.unit), m.badge);
        if (hand) {
            layout.piles[hand.pile] = held("held", sideX, handY, m.handColumn, y + m.zoneHeight - handY, m.back, 2);
            layout.piles[hand.pile].column = !m.beside;
        }
        if (castle)
            layout.piles[castle.pile] = row(x, rowY, m.other, room.theirMost, false);
    });
}

/// What all share, and beside it the strip of effects.
function middle(layout, room, sorted, m, from, until, y) {
    const names = room.aside ? ["deck", "discard", "out"] : ["deck", "discard"];
    const inset = m.names === "below" ? (m.pilePitch - 4 - m.pile) / 2 : 0;
    names.forEach((role, i) => {
        if (sorted[role])
            layout.piles[sorted[role].pile] = stack(m, from + inset + i * m.pilePitch, y, role === "discard");
    });
    const queueX = from + names.length * m.pilePitch + m.gap;
    // The market stall, where a card lies that is given away, is at the far end and empty mostly: where else lies
    // what one looks at for oneself, which never happens at the same time.
    const stall = m.below ? m.pilePitch : m.tray;
    const offer = sorted.offer;
    if (offer) {
        layout.piles[offer.pile] = stack(m, until - stall + (m.below ? inset : rowPad(m.pile)), y);
        layout.piles[offer.pile].fleeting = true;
    }
    layout.queue = Table.rect(queueX, y, until - stall - m.gap - queueX, m.middle);
    layout.note = layout.queue.width >= 13 * room.unit && layout.queue.height >= 6 * room.unit ? layout.queue : null;
}

const LAYER = 5;

/// Where a card lies: x, y, size, turn, z, shown, buried (under another), covered (its face is not to be seen
/// on top), faded.
function spot(layout, pile, place, count, rank) {
    const area = layout.piles[pile];
    const s = Table.startSpot(layout, area, rank);
    s.covered = true;
    s.faded = false;
    if (pile === layout.outPile && layout.goneTo && rank >= layout.aside) {
        inRow(layout.goneTo, s, rank - layout.aside, Math.max(1, count - layout.aside));
        s.faded = s.shown = true;
        s.buried = false;
        return s;
    }
    if (!area)
        return s;
    if (area.form === "row") {
        inRow(area, s, rank, count);
    } else if (area.form === "stack") {
        Table.onStack(s, area, rank, count, LAYER, 5);
    } else {
        inHand(area, s, rank, count);
    }
    return s;
}

function inRow(area, s, rank, count) {
    const fits = (area.width - 2 * area.pad - area.tile) / Math.max(1, count - 1);
    s.size = area.tile;
    s.x = Math.round(area.x + area.pad + rank * Math.min(area.pitch, fits));
    s.y = area.y + area.pad;
}

function inHand(area, s, rank, count) {
    const width = area.width - 2 * area.pad;
    const many = Math.max(count, rank + 1);
    const own = area.form !== "held";
    const most = own ? area.tile + rowGap(area.tile) : area.tile + 2;
    if (area.column) {
        // A column, closer together when there are many.
        const high = tall(area.tile);
        s.x = Math.round(area.x + area.pad);
        s.y = Math.round(area.y + area.pad + (many > 1 ? rank * Math.min(high + 2, (area.height - 2 * area.pad - high) / (many - 1)) : 0));
        s.covered = true;
        return;
    }
    const pitch = many > 1 ? Math.min(most, (width - area.tile) / (many - 1)) : 0;
    s.x = Math.round(area.x + area.pad + rank * pitch + (own ? Math.max(0, (width - area.tile - (many - 1) * pitch) / 2) : 0));
    s.y = Math.round(area.y + area.pad);
    s.covered = !own;
}

/// Where a card lies that one may take though it is part of a stack: `index` counts from the top.
function traySpot(layout, index, count) {
    const s = spot(layout, -1, 0, 0, index);
    s.shown = true;
    s.buried = false;
    s.z = 500 + index;
    inHand(layout.tray, s, index, count);
    s.size = layout.tray.tile;
    return s;
}

/// Where the next card of a castle will lie.
function landing(area, count) {
    const s = {
        z: 0
    };
    inRow(area, s, count, count + 1);
    return Table.rect(s.x, s.y, area.tile, tall(area.tile));
}

/// The rectangle to drop on: with a place, one of the two sides of a castle, to the right of its cards;
/// otherwise a whole pile. Null for a card of a castle: it is where it is drawn.
function dropRect(layout, pile, place, count) {
    const area = layout.piles[pile];
    if (!area)
        return Table.rect(0, 0, 0, 0);
    if (area.form !== "row" || place < 0)
        return Table.rect(area.x, area.y, area.width, area.height);
    if (place !== OPEN && place !== HIDDEN)
        return null;
    const next = landing(area, count);
    const x = next.x;
    const gap = Math.max(2, Math.round(area.tile * 0.04));
    const high = (next.height - gap) / 2;
    return Table.rect(x, place === OPEN ? next.y : next.y + high + gap, Math.max(area.tile, area.x + area.width - area.pad - x), high);
}

/// What lies under a point: {pile, place}, or null. In a castle the place is its open or hidden side; whoever
/// asks knows better where its cards lie.
function spotAt(layout, x, y) {
    const pile = Table.pileAt(layout, x, y, Table.stackReach);
    if (pile < 0)
        return null;
    const area = layout.piles[pile];
    return {
        pile: pile,
        place: area.form !== "row" || !area.own ? -1 : y < area.y + area.height / 2 ? OPEN : HIDDEN
    };
}
