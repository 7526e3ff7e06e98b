// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table

// Where everything of Castles of Caleira lies on a table of a given size: one function from the size, the
// piles and the seats to rectangles, so that it can be tested without a screen.
//
//     +--------------------------------------------------------+
//     |  name, hand        name, hand        …                 |   the others, clockwise from the left;
//     |  [castle row → ]   [castle row → ]   …                 |   between two, name and hand are beside
//     |  deck  discards    effects that wait for each other    |
//     |  [ one's own castle, a row growing to the right  |open ||
//     |  [                                             |hidden||
//     |  name      hand                what one looks at       |
//     |--- rail: whose turn, what to do, buttons --------------|
//     +--------------------------------------------------------+
//
const ASPECT = 88 / 63;
/// The most cards that a castle ever holds, by the number of players.
const MOST = {
    2: 10,
    3: 6,
    4: 5
};
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

/// Widths and heights that follow from the widths of the cards, one's own and the others'.
function measure(room, card, other) {
    const u = room.unit;
    const others = room.others.length;
    const m = {
        card: card,
        other: other
    };
    m.gap = Math.max(5, Math.round(u * 0.6));
    m.badge = Math.round(u * 2.8);
    m.label = Math.round(u * 2.2); // two lines
    m.beside = others === 1;
    m.side = Math.round(10 * u);
    m.back = Table.step(m.beside ? Math.min(other * 0.6, (tall(other) - m.badge) / ASPECT) : (m.badge - 2) / ASPECT);
    m.zoneWidth = rowWidth(other, room.most) + (m.beside ? m.side + m.gap : 0);
    m.zoneHeight = tall(other) + 2 * rowPad(other) + (m.beside ? 0 : m.badge + 3);
    m.topWidth = others * m.zoneWidth + (others + 1) * m.gap;
    m.pile = Table.step(Math.max(28, card * 0.78));
    m.pilePitch = Math.max(m.pile + 2 * m.gap, Math.round(7 * u));
    m.middle = tall(m.pile) + m.label;
    m.own = tall(card) + 2 * rowPad(card);
    m.hand = tall(card) + 2 * rowPad(card);
    m.ownWidth = rowWidth(card, room.most);
    m.handWidth = rowWidth(card, 3);
    m.bottomWidth = Math.max(m.ownWidth, m.side + 2 * m.handWidth + 2 * m.gap) + 2 * m.gap;
    m.height = (others > 0 ? m.zoneHeight + m.gap : 0) + m.middle + m.own + m.hand + 4 * m.gap;
    return m;
}

/// The largest cards that fit.
function best(room, cloth) {
    const width = cloth.width;
    const height = cloth.height;
    let found = null;
    let foundScore = -1;
    for (let card = Table.step(height / 3); card >= 28 && 1.8 * card > foundScore; card -= 4) {
        for (let other = Table.step(card * 0.86); other >= 24; other -= 4) {
            const m = measure(room, card, other);
            if (m.height > height || m.bottomWidth > width || m.topWidth > width)
                continue;
            const score = card + 0.9 * other;
            if (score > foundScore) {
                found = m;
                foundScore = score;
            }
            break;
        }
    }
    return found || measure(room, 28, 24);
}

function stack(x, y, size, label, labelWidth) {
    const area = Table.rect(x, y, size, tall(size));
    area.form = "stack";
    area.tile = size;
    area.label = label;
    area.labelWidth = labelWidth;
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
    room.most = MOST[room.seats.length] ?? 10;
    room.others = Table.othersOf(room);
    const sorted = sortPiles(room.piles);
    const m = best(room, cloth);
    layout.tile = m.card;
    const left = cloth.x;
    const right = cloth.x + cloth.width;

    // What height is left over goes between the rows.
    const spare = Math.max(0, cloth.height - m.height) / 5;
    let y = cloth.y + m.gap + spare;
    if (room.others.length > 0) {
        others(layout, room, sorted, m, left, right, y);
        y += m.zoneHeight + m.gap + spare;
    }
    middle(layout, room, sorted, m, left, right, y);
    y += m.middle + m.gap + spare;

    const mine = sorted.castles[room.bottom];
    const ownX = (left + right - m.ownWidth) / 2;
    if (mine)
        layout.piles[mine.pile] = row(ownX, y, m.card, room.most, true);
    y += m.own + m.gap + spare;

    const hand = sorted.hands[room.bottom];
    const handX = Math.max(left + 2 * m.gap + m.side, Math.min((left + right - m.handWidth) / 2, right - 2 * m.gap - 2 * m.handWidth));
    layout.seats[room.bottom] = Table.rect(Math.max(left + m.gap, Math.min(ownX, handX - m.gap - m.side)), y + (m.hand - m.badge) / 2, m.side, m.badge);
    if (hand)
        layout.piles[hand.pile] = held("rack", handX, y, m.handWidth, m.hand, m.card, rowPad(m.card));
    layout.tray = held("tray", handX + m.handWidth + m.gap, y, m.handWidth, m.hand, m.card, rowPad(m.card));

    // The cards of a player who is out lie open where the castle was.
    const gone = room.out.length > 0 ? sorted.castles[room.out[0]] : null;
    layout.outPile = sorted.out ? sorted.out.pile : -1;
    layout.aside = sorted.out ? sorted.out.down : 0;
    layout.goneTo = gone ? layout.piles[gone.pile] : null;
    return layout;
}

/// The others, clockwise from the left.
function others(layout, room, sorted, m, left, right, y) {
    const n = room.others.length;
    const spread = (right - left - n * m.zoneWidth) / (n + 1);
    room.others.forEach((seat, i) => {
        const x = left + spread + i * (m.zoneWidth + spread);
        const castle = sorted.castles[seat];
        const hand = sorted.hands[seat];
        if (m.beside) {
            layout.seats[seat] = Table.rect(x, y, m.side, m.badge);
            if (hand)
                layout.piles[hand.pile] = held("held", x, y + m.badge + 2, m.side, m.zoneHeight - m.badge - 2, m.back, 2);
            if (castle)
                layout.piles[castle.pile] = row(x + m.side + m.gap, y, m.other, room.most, false);
            return;
        }
        const handWidth = Math.round(m.back * 2.7);
        layout.seats[seat] = Table.rect(x, y, m.zoneWidth - handWidth - m.gap, m.badge);
        if (hand)
            layout.piles[hand.pile] = held("held", x + m.zoneWidth - handWidth, y, handWidth, m.badge, m.back, 1);
        if (castle)
            layout.piles[castle.pile] = row(x, y + m.badge + 3, m.other, room.most, false);
    });
}

/// What all share, and the strip of effects beside it.
function middle(layout, room, sorted, m, left, right, y) {
    const names = ["deck", "discard"];
    const aside = sorted.out && sorted.out.down > 0;
    if (aside)
        names.push("out");
    const width = (names.length - 1) * m.pilePitch + Math.max(m.pile, m.pilePitch - 4);
    // As wide as one's own castle at least, and wide enough for the effects.
    const span = Math.min(right - left - 2 * m.gap, Math.max(m.ownWidth, 66 * room.unit));
    const from = (left + right - span) / 2;
    const first = from + (m.pilePitch - 4 - m.pile) / 2;
    names.forEach((role, i) => {
        if (sorted[role])
            layout.piles[sorted[role].pile] = stack(first + i * m.pilePitch, y, m.pile, m.label, m.pilePitch - 4);
    });
    const queueX = from + width + 2 * m.gap;
    // The market stall, where a card lies that is given away, is at the far end and empty mostly.
    const offer = sorted.offer;
    const stallX = from + span - m.pilePitch;
    if (offer) {
        layout.piles[offer.pile] = stack(stallX + (m.pilePitch - 4 - m.pile) / 2, y, m.pile, m.label, m.pilePitch - 4);
        layout.piles[offer.pile].fleeting = true;
    }
    layout.queue = Table.rect(queueX, y, stallX - m.gap - queueX, m.middle);
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
    const most = own ? area.tile + rowGap(area.tile) : area.tile * 0.8;
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
