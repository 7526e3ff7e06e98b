// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table

// Where everything of Castle Wars lies on a table of a given size: one function from the size, the piles and
// the seats to rectangles, so that it can be tested without a screen.
//
//     +-----------------------------------------------------------+
//     |  resources  discard  soldiers  discard    the other hand |
//     |  name    [ pile 1 ]   [ pile 2 ]   [ pile 3 ]    overview |
//     |  faction =========================================  wall  |
//     |          declared attackers step forward here             |
//     |  faction =========================================  wall  |
//     |  name    [ pile 1 ]   [ pile 2 ]   [ pile 3 ]    overview |
//     |  resources  discard  soldiers  discard  one's own hand   |
//     |--- rail: what to do, buttons -----------------------------|
//     +-----------------------------------------------------------+
//
// The piles of both stand in one line each, so that one sees who faces whom. Only whose turn it is has an
// overview; in the other one's place stands what a battle amounts to. Where words are large for the table the
// numbers of the decks are a word of their names ("close"), and the names of the armies' piles stand beside
// them where the table is wide ("beside"), so that the cards may keep the room.

const ASPECT = 88 / 63;
/// Decks and discards are that much smaller than the cards of the armies; the other one's still more.
const SMALL = 0.62;
const SMALLER = 0.5;
/// So much of a card is to be seen beside the one that lies on it, where there is room, in its widths: of one
/// that lies up its index, of one that lies down its edge.
const UP_STEP = 0.3;
const DOWN_STEP = 0.16;
/// The same in a hand that is too full, of the last of some equal cards and of the others.
const LAST_STEP = 1;
const EQUAL_STEP = 0.35;
/// So much of the room for a hand belongs to its soldiers where there is enough for all.
const SOLDIERS = 0.6;
/// How high the battle line is, in widths of a card.
const LINE = 0.62;
/// A table on which a card is narrower than so many lines of text are high is laid out close.
const NARROW = 4.6;

function high(tile) {
    return Math.round(tile * ASPECT);
}

/// Widths and heights that follow from the width of a card.
function measure(room, tile, slots, style) {
    const u = room.unit;
    const close = style !== "wide";
    const m = {
        close: close,
        tile: tile,
        tall: high(tile),
        gap: Math.max(4, Math.round(u * (close ? 0.25 : 0.4))),
        small: Table.step(tile * SMALL),
        smaller: Table.step(Math.max(24, tile * SMALLER)),
        // The name and number of a pile: in a line, or beside it one above the other.
        tag: style === "beside" ? 0 : Math.round(u * 1.6),
        beside: style === "beside" ? Math.round(u * 3.2) : 0,
        // Those of a deck.
        under: Math.round(u * (close ? 1.2 : 1.6)),
        left: Math.round(u * (close ? 7.6 : 11)),
        right: Math.round(u * (close ? 6.4 : 8.6))
    };
    m.line = Math.max(Math.round(tile * LINE), Math.round(u * (close ? 2.2 : 4)));
    m.top = close ? Math.max(high(m.smaller), Math.round(u * 2.1)) : high(m.smaller) + m.under;
    m.court = Math.max(m.tall + m.tag, close ? Math.round(u * 4.8) : 0) + 2 * m.gap;
    m.bottom = Math.max(m.tall, high(m.small) + m.under);
    m.height = m.top + 2 * m.court + m.line + m.bottom + 6 * m.gap;
    m.width = m.left + m.right + 2 * m.gap + slots * (tile * (close ? 1.3 : 1.5) + m.beside + 2 * m.gap);
    return m;
}

/// The largest cards for which there is room.
function fit(room, free, slots, style) {
    let tile = Table.step(free.height / 4 / ASPECT);
    let m = measure(room, tile, slots, style);
    while (tile > 24 && (m.height > free.height || m.width > free.width)) {
        tile -= 4;
        m = measure(room, tile, slots, style);
    }
    return m;
}

/// A pile lying in a rectangle: `form` says how, `tile` how wide its cards are.
function area(form, tile, box, more) {
    return Object.assign(box, {
        form: form,
        tile: tile
    }, more);
}

/// Where the name and number of a pile are written: upright one above the other; flat both as words.
function tag(box, align, upright, flat) {
    return Object.assign(box, {
        align: align,
        upright: upright,
        flat: flat === true
    });
}

/// room: width, height, unit (the height of a line of text), piles [{pile, kind, owner, role}], seats
/// [number, …] in turn order, bottom (the seat whose own area is at the bottom).
function arrange(room) {
    const u = room.unit;
    const rect = Table.rect;
    const layout = Table.frame(room);
    const inside = layout.cloth;
    const byRole = {};
    for (const pile of room.piles)
        byRole[pile.role] = pile.pile;
    const put = (role, where) => {
        if (byRole[role] !== undefined)
            layout.piles[byRole[role]] = where;
    };
    const slots = room.piles.some(pile => /^slot \d\.4$/.test(pile.role)) ? 4 : 3;
    const free = {
        width: inside.width - u,
        height: inside.height
    };
    let m = fit(room, free, slots, "wide");
    if (m.tile < NARROW * u)
        for (const style of ["beside", "below"]) {
            const closer = fit(room, free, slots, style);
            if (closer.tile > m.tile)
                m = closer;
        }
    layout.tile = m.tile;
    layout.courts = {};
    const gap = m.gap + Math.max(0, free.height - m.height) / 6;
    const left = inside.x + Math.round(u * 0.5);
    const right = inside.x + inside.width - Math.round(u * 0.5);
    const ys = {};
    ys.top = inside.y + gap * 0.6;
    ys.their = ys.top + m.top + gap;
    ys.line = ys.their + m.court + gap;
    ys.own = ys.line + m.line + gap;
    ys.bottom = ys.own + m.court + gap;
    const courtTall = m.court;

    // The slots of both armies in the same columns.
    const from = left + m.left + m.gap;
    const pitch = (right - m.right - m.gap - from) / slots;
    const slotWide = Math.min(pitch - m.gap - m.beside, m.tile * 3.4);
    const slotX = index => from + index * pitch + m.beside + (pitch - m.beside - slotWide) / 2;

    put("battle line", area("cards", m.tile, rect(from, ys.line, right - m.right - m.gap - from, m.line), {
        ground: "line",
        group: "1 battle line"
    }));
    // What a battle amounts to, beside one's own army when that is attacked, or beside the other one.
    layout.battle = {
        own: rect(right - m.right, ys.line, m.right, ys.own + courtTall - m.gap - ys.line),
        their: rect(right - m.right, ys.their + m.gap, m.right, ys.line + m.line - ys.their - m.gap)
    };
    const lifted = [];
    for (let index = 0; index < slots; ++index)
        lifted.push(rect(slotX(index) + (slotWide - m.tile) / 2, ys.line + (m.line - m.tall) / 2, m.tile, m.tall));
    put("lifted", area("lifted", m.tile, rect(from, ys.line, right - m.right - m.gap - from, m.line), {
        spots: lifted,
        fleeting: true,
        group: "1 battle line"
    }));

    for (const seat of room.seats) {
        const own = seat === room.bottom;
        const n = " " + (seat + 1);
        const y = own ? ys.own : ys.their;
        const slotY = own ? y + m.gap : y + m.gap + m.tag;
        const forward = Math.round((m.line + gap) * 0.7);
        // The mark of a pile that has attacked stands beside its name, or else in its corner.
        const inset = m.close ? 0 : 2 * m.tag;
        for (let index = 0; index < slots; ++index) {
            const x = slotX(index);
            put("slot" + n + "." + (index + 1), area("army", m.tile, rect(x, slotY, slotWide, m.tall), {
                tag: m.beside > 0 ? tag(rect(x - m.beside, slotY, m.beside - m.gap, m.tall), "right", true) : tag(rect(x + inset, own ? slotY + m.tall : slotY - m.tag, slotWide - 2 * inset, m.tag), "centre", false),
                tight: m.close,
                slot: "castle-wars/slot-pile",
                forward: own ? -forward : forward,
                own: own,
                group: own ? "2 army" : "3 army"
            }));
        }
        layout.courts[seat] = Object.assign(rect(left, y, right - left, courtTall), {
            own: own,
            // No wall: the hem of its cloth is the edge.
            gapFrom: 0,
            gapTo: right - left,
            overviewInTurn: true,
            overview: rect(right - m.right - left + m.gap, m.gap, m.right - 2 * m.gap, courtTall - 2 * m.gap)
        });
        const badge = Math.round(u * 2.6);
        layout.seats[seat] = rect(left + m.gap, own ? y + courtTall - badge - m.gap : y + m.gap, m.left - m.gap, badge);
        const bannerTall = courtTall - badge - 3 * m.gap;
        layout.banners = layout.banners ?? {};
        layout.banners[seat] = rect(left + 2 * m.gap, own ? y + m.gap : y + 2 * m.gap + badge, m.left - 3 * m.gap, bannerTall);

        // Decks and discards; the resource deck lies crosswise (WARS-SETUP-8).
        const bandY = own ? ys.bottom : ys.top;
        const band = own ? m.bottom : m.top;
        const tile = own ? m.small : m.smaller;
        const tall = high(tile);
        // Where room is short the other one's are named beside them, one's own below.
        const beside = m.close && !own;
        const deckY = bandY + (band - tall - (beside ? 0 : m.under)) / 2;
        let x = left + m.gap;
        const deck = (role, slot, labels, width, across) => {
            const wide = beside ? width + m.gap + labels : Math.max(width, labels);
            const at = beside ? x : x + (wide - width) / 2;
            const name = beside ? tag(rect(at + width + m.gap, bandY, labels, band), "left", true, true) : tag(rect(x, deckY + tall, wide, m.under), "centre", false, m.close);
            put(role + n, area("stack", tile, rect(at, across ? deckY + (tall - tile) / 2 : deckY, width, across ? tile : tall), {
                tag: name,
                across: across,
                slot: "castle-wars/slot-" + slot,
                group: own ? "4 decks" : "5 decks"
            }));
            x += wide + 2 * m.gap;
        };
        const words = (whole, aside) => Math.round(u * (m.close ? beside ? aside : whole : 6.6));
        deck("resource deck", "resources", words(5.3, 3.9), tall, true);
        deck("resource discard", "used", words(4.3, 3.3), tile, false);
        deck("soldier deck", "soldiers", words(4.9, 3.5), tile, false);
        deck("soldier discard", "fallen", words(4.3, 3.3), tile, false);

        // The hand, in two parts that share the room by what lies in them.
        const handTile = own ? m.tile : m.smaller;
        const handTall = high(handTile);
        const hand = rect(x + m.gap, bandY + (band - handTall) / 2, right - x - 2 * m.gap, handTall);
        const soldiersWide = Math.round(hand.width * SOLDIERS);
        const part = (role, other, box, align) => put(role + n, area("cards", handTile, box, {
            align: align,
            hand: hand,
            shares: byRole[other + n],
            closely: !own,
            group: own ? "0 hand" : "5 hand"
        }));
        part("soldier hand", "resource hand", rect(hand.x, hand.y, soldiersWide - m.gap, handTall), "right");
        part("resource hand", "soldier hand", rect(hand.x + soldiersWide + m.gap, hand.y, hand.width - soldiersWide - m.gap, handTall), "left");
        const captive = Table.step(m.tile * 0.6);
        put("captives" + n, area("cards", captive, rect(left, ys.line + (m.line - high(captive)) / 2, m.left, high(captive)), {
            align: "centre",
            fleeting: true,
            group: own ? "1 captives" : "5 captives"
        }));
    }
    return layout;
}

const LAYER = 8;

/// The part of the hand that a pile has when `count` cards lie in it and `others` in the rest.
function partOf(box, count, others) {
    const gap = box.hand.width - box.width > 0 ? Math.max(4, box.tile * 0.12) : 0;
    const room = box.hand.width - gap;
    const need = cards => cards * (box.closely ? box.tile * 0.5 : box.tile * 1.05) + (box.closely ? box.tile * 0.5 : 0);
    const first = box.align === "right" ? count : others;
    const [a, b] = [need(first), need(count + others - first)];
    const wide = a + b > room ? room * a / (a + b) : Math.max(a, Math.min(room * SOLDIERS, room - b));
    return Object.assign({}, box, box.align === "right" ? {
        x: box.hand.x,
        width: wide
    } : {
        x: box.hand.x + wide + gap,
        width: room - wide
    });
}

/// How far the cards of a pile of an army are from its first one. Where room is short those that lie up keep
/// more of it.
function fanOffsets(box, count, lie) {
    const steps = [];
    for (let place = 0; place < count - 1; ++place)
        steps.push(box.tile * (lie[place]?.up ? UP_STEP : DOWN_STEP));
    return spread(steps, box.width - box.tile);
}

/// How far the cards of a hand are from its first one. Of equal ones that lie together only the last is seen
/// whole where room is short.
function handOffsets(box, count, lie) {
    const room = box.width - box.tile;
    const apart = box.closely ? box.tile * 0.5 : box.tile + Math.max(3, box.tile * 0.05);
    if (count < 2 || apart * (count - 1) <= room)
        return spread(new Array(Math.max(0, count - 1)).fill(apart), room);
    const kind = face => face?.split("/").pop().split("-")[0];
    const steps = [];
    for (let place = 0; place < count - 1; ++place)
        steps.push(apart * (kind(lie[place]?.face) === kind(lie[place + 1]?.face) ? EQUAL_STEP : LAST_STEP));
    return spread(steps, room);
}

/// The sums of steps, made smaller all alike where they would take more room.
function spread(steps, room) {
    const all = steps.reduce((sum, step) => sum + step, 0);
    const scale = all > room ? Math.max(0, room) / all : 1;
    const offsets = [0];
    for (const step of steps)
        offsets.push(offsets[offsets.length - 1] + step * scale);
    return offsets;
}

/// Where the card at a place of a pile lies; `others`: how many lie in the pile that it shares its room with.
function spot(layout, pile, place, count, lie, others) {
    let box = layout.piles[pile];
    if (box?.hand)
        box = partOf(box, count, others);
    const s = Table.startSpot(layout, box, place);
    if (!box)
        return s;
    if (box.form === "stack") {
        Table.onStack(s, box, place, count, LAYER, 2);
        s.covered = true;
        if (box.across) {
            s.turn = 1;
            // x and y are those of the card upright, turned about its middle.
            s.x += Math.round((box.width - box.tile) / 2);
            s.y += Math.round((box.height - high(box.tile)) / 2);
        }
    } else if (box.form === "army") {
        const offsets = fanOffsets(box, Math.max(count, place + 1), lie);
        const wide = offsets[offsets.length - 1] + box.tile;
        s.x = Math.round(box.x + (box.width - wide) / 2 + offsets[place]);
        s.buried = place < count - 1;
        s.apart = true;
        s.covered = true;
        // One knows all of one's own anyway.
        s.familiar = true;
        s.forward = box.forward;
    } else if (box.form === "lifted") {
        const at = box.spots[place] ?? box.spots[0];
        s.x = at.x;
        s.y = at.y;
        s.z = 200 + place;
    } else {
        const offsets = handOffsets(box, Math.max(count, place + 1), lie);
        const wide = offsets[offsets.length - 1] + box.tile;
        const shift = box.align === "right" ? box.width - wide : box.align === "centre" ? (box.width - wide) / 2 : 0;
        s.x = Math.round(box.x + shift + offsets[place]);
    }
    return s;
}

/// The rectangle one may drop on: a whole pile.
function dropRect(layout, pile, place) {
    const box = layout.piles[pile];
    if (!box)
        return Table.rect(0, 0, 0, 0);
    const at = box.form === "lifted" && place >= 0 ? box.spots[place] ?? box : box;
    return Table.rect(at.x, at.y, at.width, at.height);
}

/// What lies under a point: {pile, place}, or null. The place is always -1: nothing here has squares.
function spotAt(layout, x, y) {
    for (const key of Object.keys(layout.piles)) {
        const box = layout.piles[key];
        if (box.form === "lifted")
            continue;
        const reach = Math.min(box.tile * 0.12, 8);
        if (x >= box.x - reach && y >= box.y - reach && x < box.x + box.width + reach && y < box.y + box.height + reach)
            return {
                pile: Number(key),
                place: -1
            };
    }
    return null;
}
