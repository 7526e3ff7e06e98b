// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table

// Where everything of CASTLES lies on a table of a given size: one function from the size, the piles and the
// seats to rectangles, so that it can be tested without a screen.
//
//     +-----------------------------------------------------------+
//     | name  hand | name  hand  | name  hand         | name      |
//     | [14] [5]   | [9] [22] [8]| [5] [10] [5] [17]  | [8]       |
//     |  castles   |  castles    |  castles           |  castles  |
//     | deck discard | in play | attack, pool | fallen | round    |
//     | [14]   [5]   [31]                       | name    turn    |
//     |  one's own castles                      | one's own hand  |
//     |--- rail: what to do, buttons -----------------------------|
//     +-----------------------------------------------------------+
//
// The others sit clockwise from the left, each with as much room as the next; on a tall table in two rows. Nobody
// moves and no card changes its size for what is built, falls or comes back: only a realm with more castles than
// there is room for makes its own smaller, and then lets them stand before each other, and only a hand of many cards
// has smaller ones. Who is out of the game keeps the place. A castle is a stack fanned downwards: the CASTLE at the
// back, on it the upgrade, then the defenses, the newest in front; the number in the corner of each can be read. What
// all of it is worth stands above it on a plaque.

const ASPECT = 88 / 63;
/// How many places of a realm belong to one castle, and where its defenses begin.
const PLACES = 5;
const FIRST_DEFENCE = 2;
/// So much of a card is to be seen above the one that lies on it, in its widths: the number in its corner, or
/// of a CASTLE below an upgrade its edge.
const STRIP = 0.38;
const EDGE = 0.16;
/// How high a castle with all its defenses is, in widths of a card.
const TALL = ASPECT + EDGE + (PLACES - FIRST_DEFENCE) * STRIP;
/// How far castles stand apart, in widths of a card.
const APART = 0.14;
/// So much of a castle is to be seen at the least where the next one stands before it, in widths of a card: the
/// numbers at its left edge.
const SEEN = 0.5;
/// The cards of the others for one's own, at most: with one other, with two or three, with more.
const THEIRS = [0.9, 0.8, 0.8, 0.7];
const MIDDLE = 0.62;
/// How many castles there is room for without making them smaller: one's own and one more to come.
const OWN_CASTLES = 3;
const THEIR_CASTLES = 2;
/// How wide a name is, and a name with hand and marks beside it, in lines of text.
const NAME = 9.4;
const BROAD = 22;
/// The smallest cards.
const LEAST = 16;
/// How many cards lie in a hand, as a rule.
const HAND = 5;
/// … and in how many rows it stands at the most.
const HAND_ROWS = 3;

function high(tile) {
    return Math.round(tile * ASPECT);
}

/// The numbers of the castles in a realm, by how its pieces lie.
function castlesOf(lie) {
    const numbers = [];
    for (const place of Object.keys(lie ?? {})) {
        const number = Math.floor(Number(place) / PLACES);
        if (lie[place] && !numbers.includes(number))
            numbers.push(number);
    }
    return numbers.sort((a, b) => a - b);
}

/// How many cards there is room for in the hand that is played: as many as the fullest hand has, so that it does
/// not change whenever a card is played.
function handOf(hands) {
    return hands.reduce((most, lie) => Math.max(most, Object.keys(lie ?? {}).length), HAND);
}

/// What a table is laid out by: how many cards a hand may have.
function shapeOf(lies, piles) {
    return String(handOf(piles.filter(pile => pile.kind === "hand").map(pile => lies[pile.pile])));
}

/// Adds to the lies of realms the grounds of castles that have gone since `before`, so that all others stay where
/// they are: what is aimed at next is not to slide away.
function keepGrounds(lies, piles) {
    for (const pile of piles.filter(pile => pile.kind === "grid"))
        for (const number of castlesOf(pile.lie)) {
            const lie = lies[pile.pile] = lies[pile.pile] ?? [];
            if (!castlesOf(lie).includes(number))
                lie[number * PLACES] = {
                    gone: true,
                    up: true,
                    face: "",
                    worth: ""
                };
        }
}

/// A pile lying in a rectangle: `form` says how, `tile` how wide its cards are.
function area(form, tile, box, more) {
    return Object.assign(box, {
        form: form,
        tile: tile
    }, more);
}

function tag(box, align, flat) {
    return Object.assign(box, {
        align: align,
        upright: false,
        flat: flat === true
    });
}

/// The others in their rows from above; the first and the last sit nearest to the viewer.
function rowsOf(others, rows) {
    if (rows === 1)
        return [others];
    const near = Math.floor(others.length / 2);
    const left = Math.ceil(near / 2);
    const right = others.length - (near - left);
    return [others.slice(left, right), others.slice(0, left).concat(others.slice(right))];
}

/// Widths and heights that follow from the widths of the cards: `own` of the viewer, `their` of the others.
function measure(room, free, others, own, their, rows) {
    const u = room.unit;
    const m = {
        own: own,
        their: their,
        rows: rows,
        gap: Math.max(4, Math.round(u * 0.4)),
        plaque: Math.round(u * 1.35),
        badge: Math.round(u * 2.7),
        label: Math.round(u * 1.4),
        // How high marks beside names are, and the hands of the others: backs, but for who sets a position up.
        line: Math.round(u * 1.9),
        hand: Math.round(u * (room.arranging ? 5 : 1.9)),
        apart: room.arranging
    };
    // Hand and marks lie beside the name where there is room for it, else below.
    const broad = Math.min(...rowsOf(others, rows).map(row => free.width / Math.max(1, row.length) - m.gap));
    m.slim = broad < BROAD * u * (m.apart ? 1.5 : 1);
    // A hand that is set up may have all of a line then, and three marks the next, unless there is room for both. Of each
    // of its cards as much is to be seen as can be hit.
    if (m.slim && m.apart)
        m.hand = Math.min(Math.round(u * 4.4), high(Math.max(room.finger, Math.floor(broad) - 2 - (HAND - 1) * room.finger)));
    m.crowded = m.slim && m.apart && broad < handWide(m.hand / ASPECT, HAND) + 3 * m.line + 3 * m.gap;
    standHand(m, room, broad);
    m.head = m.gap + (m.slim ? m.badge + 2 + m.held + (m.crowded ? m.line : 0) : Math.max(m.badge, m.held));
    // A realm has room for a name at the least.
    m.least = Math.min(Math.round((m.slim ? NAME : BROAD * 0.9) * u), Math.floor(broad));
    m.middleTile = Table.step(Math.min(own * MIDDLE, their * 1.15));
    m.middle = Math.max(high(m.middleTile), Math.round(u * 4.2)) + m.label;
    m.court = m.head + m.plaque + Math.ceil(their * TALL) + 2 * m.gap;
    m.bottom = m.plaque + Math.ceil(own * TALL) + 2 * m.gap;
    m.height = rows * (m.court + m.gap) + m.middle + m.bottom + 3 * m.gap;
    return m;
}

/// Adds how the hands of the others stand. One that is set up and of which too little would be seen stands in rows, each
/// before the one above: `abreast` cards in a row, rows `down` apart, `held` high in all.
function standHand(m, room, broad) {
    const back = Table.step(m.hand / ASPECT);
    const cards = handOf(room.piles.filter(pile => pile.kind === "hand" && pile.owner !== room.front).map(pile => pile.lie));
    const abreast = Math.max(1, Math.floor((handRoom(m, broad) - back) / room.finger) + 1);
    const rows = m.apart ? Math.min(HAND_ROWS, Math.ceil(cards / abreast)) : 1;
    m.abreast = Math.max(Math.min(abreast, HAND), Math.ceil(cards / rows));
    m.down = Math.max(room.finger, Math.round(high(back) / 2));
    m.held = m.hand + (rows - 1) * m.down;
}

/// How wide the hand of another one is in a realm of this width.
function handRoom(m, width) {
    const back = Table.step(m.hand / ASPECT);
    const inner = width - 2 * m.gap;
    const most = m.crowded ? width - 2 : m.slim && m.apart ? inner : inner * 0.45;
    return Math.round(Math.min(m.apart ? handWide(back, HAND) : back * 3, most));
}

/// How wide a realm wants to be for so many castles.
function wanted(m, castles, tile) {
    return Math.max(m.least, Math.round(castles * tile * (1 + APART) + 2 * m.gap));
}

/// Whether all realms have the room they want, one's own beside a hand whose cards are hardly smaller than its own.
function isWideEnough(m, free, rows) {
    const their = wanted(m, THEIR_CASTLES, m.their) + m.gap;
    if (rows.some(row => row.length * their - m.gap > free.width))
        return false;
    return wanted(m, OWN_CASTLES, m.own) + handWide(m.own, HAND) * 0.8 + 3 * m.gap <= free.width;
}

function handWide(tile, cards) {
    return tile * (1 + (cards - 1) * 1.05);
}

function leastOf(room) {
    return Math.min(LEAST, room.smallest ?? LEAST);
}

/// The largest cards for which there is room. The numbers of the others must be read, so what is theirs counts for
/// more than what is one's own.
function fit(room, free, others) {
    const ratio = THEIRS[Math.min(THEIRS.length, others.length) - 1];
    let best = null;
    for (const count of others.length > 2 ? [1, 2] : [1]) {
        const rows = rowsOf(others, count);
        for (let their = leastOf(room); their * TALL < free.height; their += 4)
            for (let own = their; own * TALL < free.height; own += 4) {
                const m = measure(room, free, others, own, their, count);
                m.score = 4 * Math.min(their, ratio * own) + own;
                if (m.height > free.height)
                    break;
                if ((!best || m.score > best.score) && isWideEnough(m, free, rows))
                    best = m;
            }
    }
    return best ?? tightest(room, free, others, ratio);
}

/// Where not even the smallest have the room they want: the largest that are not too high.
function tightest(room, free, others, ratio) {
    for (let tile = 160; tile > leastOf(room); tile -= 4) {
        const m = measure(room, free, others, tile, Math.max(leastOf(room), Table.step(tile * ratio)), 1);
        if (m.height <= free.height)
            return m;
    }
    return measure(room, free, others, leastOf(room), leastOf(room), 1);
}

/// room: width, height, unit (the height of a line of text), finger (how large what is pressed is at the least), piles
/// [{pile, kind, owner, role, lie}], seats [number, …] in turn order, bottom (the seat whose own area is at the
/// bottom), front (the seat whose hand lies before the viewer: it may be that of a puppet).
function arrange(room) {
    const u = room.unit;
    const layout = Table.frame(room);
    const cloth = layout.cloth;
    const rect = Table.rect;
    const others = Table.othersOf(room).filter(seat => seat !== room.bottom);
    const byRole = {};
    for (const pile of room.piles)
        byRole[pile.role] = pile.pile;
    const put = (role, where) => {
        if (byRole[role] !== undefined)
            layout.piles[byRole[role]] = where;
    };
    const inset = Math.round(u * 0.5);
    const free = {
        width: cloth.width - 2 * inset,
        height: cloth.height
    };
    const m = fit(room, free, others);
    layout.tight = m.height > free.height;
    layout.tile = m.own;
    layout.castles = true;
    layout.banners = {};
    layout.courts = {};
    const front = room.seats.includes(room.front) ? room.front : room.bottom;
    const left = cloth.x + inset;
    const gap = m.gap + Math.max(0, free.height - m.height) / (m.rows + 3);

    // The realms of the others.
    let y = cloth.y + gap;
    rowsOf(others, m.rows).forEach(row => {
        const width = (free.width - (row.length - 1) * m.gap) / row.length;
        row.forEach((seat, index) => {
            const box = rect(left + index * (width + m.gap), y, width, m.court);
            put("realm " + (seat + 1), realm(m, box, m.their, m.head, false));
            court(layout, m, put, box, seat);
        });
        y += m.court + gap;
    });

    middle(layout, m, u, put, rect(left, y, free.width, m.middle));
    y += m.middle + gap;
    bottom(layout, m, room, put, rect(left, y, free.width, m.bottom), front);
    if (front !== room.bottom)
        layout.played = front;
    return layout;
}

/// Name, hand and marks in the ground of another one.
function court(layout, m, put, box, seat) {
    const inner = box.width - 2 * m.gap;
    const edge = m.crowded ? 1 : m.gap;
    const back = Table.step(m.hand / ASPECT);
    const wide = handRoom(m, box.width);
    // A puppet's name says whose it is; there stays room for three marks.
    const nameRoom = m.slim ? inner : Math.round(Math.max(inner * 0.45, Math.min(inner - wide - 2 * m.gap - 3 * m.line, m.badge * 7)));
    const handX = box.x + edge + (m.slim ? 0 : nameRoom + m.gap);
    const lineY = box.y + m.gap + (m.slim ? m.badge : (m.badge - m.line) / 2);
    const handY = box.y + m.gap + (m.slim ? m.badge : Math.max(0, (m.badge - m.held) / 2));
    layout.seats[seat] = Table.rect(box.x + m.gap, box.y + m.gap, nameRoom, m.badge);
    // Of the hand that is played, which lies before the viewer, nothing but its place is left here.
    put("hand " + (seat + 1), area("cards", back, Table.rect(handX, handY, wide, high(back) + m.held - m.hand), {
        align: "left",
        closely: !m.apart,
        abreast: m.apart ? m.abreast : undefined,
        down: m.down,
        group: "4 realm"
    }));
    const marksX = m.crowded ? box.x + m.gap : handX + wide + m.gap;
    layout.banners[seat] = Object.assign(Table.rect(marksX, lineY + (m.crowded ? m.held : 0), box.x + box.width - m.gap - marksX, m.line), {
        across: true
    });
}

function realm(m, box, tile, top, own) {
    return area("realm", tile, box, {
        own: own,
        top: top,
        plaque: m.plaque,
        pad: m.gap,
        // An attack comes to its lower edge.
        forward: own ? 0 : 1,
        group: own ? "1 realm" : "4 realm"
    });
}

/// What all share: deck and discards, the card in play, the attack and what it has removed, the round.
function middle(layout, m, u, put, box) {
    const tile = m.middleTile;
    const tall = high(tile);
    const y = box.y + (box.height - m.label - tall) / 2;
    const labelY = y + tall + 2;
    let x = box.x + m.gap;
    // Names in two words, or in a long one, are not cut where there is room for them.
    const named = u * (box.width >= 64 * u ? 7.6 : 5.4);
    const pile = (role, slot) => {
        const wide = Math.max(tile, named);
        put(role, area("stack", tile, Table.rect(x + (wide - tile) / 2, y, tile, tall), {
            tag: tag(Table.rect(x, labelY, wide, m.label), "centre", true),
            slot: "castles/slot-" + slot,
            group: "2 piles"
        }));
        x += wide + m.gap;
    };
    pile("deck", "deck");
    pile("discard", "discard");
    // Where the table is narrow, what has room to spare leaves it to the names of the rows.
    const right = box.x + box.width - m.gap;
    const least = Math.max(tile, Math.round(u * 4.8));
    let lack = Math.max(0, x + Math.max(tile, u * 4) + u * 17.5 + 5 * m.gap + 2 * least - right);
    const yielding = (most, enough) => {
        const given = Math.min(lack, Math.max(0, most - enough));
        lack -= given;
        return Math.round(most - given);
    };
    // A card lies here only while it is decided what becomes of it.
    const playWide = yielding(Math.max(tile, u * 4), tile);
    const boardWide = yielding(u * 10, u * 6);
    const clockWide = Math.round(u * 7.5);
    put("in play", area("cards", tile, Table.rect(x + (playWide - tile) / 2, y, tile, tall), {
        tag: Object.assign(tag(Table.rect(x, labelY, playWide, m.label), "centre", true), {
            bare: true
        }),
        ground: "spot",
        slot: "castles/slot-play",
        fleeting: true,
        group: "2 piles"
    }));
    x += playWide + 2 * m.gap;
    layout.clock = Table.rect(right - clockWide, box.y, clockWide, box.height);
    const rows = right - clockWide - m.gap - x - boardWide - 2 * m.gap;
    // More falls than attacks.
    const attack = Math.max(tile, Math.round(rows * 0.42));
    const row = (role, at, wide, slot) => put(role, area("cards", tile, Table.rect(at, y, wide, tall), {
        ground: "tray",
        slot: "castles/slot-" + slot,
        align: "left",
        // Each of its cards can be meant by itself; whose it is stands below it.
        row: true,
        caption: m.label - 2,
        // A card that has been laid is aimed at what it removes.
        aims: role === "assault",
        group: "3 attack"
    }));
    row("assault", x, attack, "assault");
    const board = Table.rect(x + attack + m.gap, box.y, boardWide, box.height);
    layout.battle = {
        own: board,
        their: board
    };
    row("fallen", x + attack + boardWide + 2 * m.gap, Math.max(tile, rows - attack), "fallen");
}

/// One's own castles, and before the viewer the hand that is played.
function bottom(layout, m, room, put, box, front) {
    const u = room.unit;
    const seat = room.bottom;
    const n = " " + (seat + 1);
    const want = wanted(m, OWN_CASTLES, m.own);
    // Above a hand that is another one's stands whose it is.
    const head = m.badge + m.gap + (front === seat ? 0 : Math.round(u * 2.4));
    // As large as there is room for; a hand of many cards has smaller ones in the same width.
    const tallest = (box.height - head - 2 * m.gap) / ASPECT;
    const widest = (box.width - want - 3 * m.gap) / handWide(1, HAND);
    const usual = Table.step(Math.min(tallest, Math.max(widest, m.own * 0.8), m.own * 1.5));
    const handRoom = Math.min(handWide(usual, HAND), Math.max(box.width * 0.5, box.width - want - 3 * m.gap));
    // On a low table it is small, and the plate above it is not.
    const handWidth = Math.round(Math.max(handRoom, Math.min(u * 17, box.width * 0.4)));
    const held = handOf(room.piles.filter(pile => pile.kind === "hand").map(pile => pile.lie));
    const tile = Math.min(usual, Table.step(Math.max(handWidth / handWide(1, held), m.own * 0.8)));
    const realmWidth = box.width - handWidth - 3 * m.gap;
    put("realm" + n, realm(m, Table.rect(box.x, box.y, realmWidth, box.height), m.own, 0, true));
    const x = box.x + realmWidth + 2 * m.gap;
    // Name and marks above the hand; one's own hand beside them while a puppet's is played.
    const badgeWide = Math.min(Math.round(u * 13), Math.max(handWidth * 0.55, Math.min(u * 9, handWidth * 0.7), handWidth - u * (front === seat ? 4 : 11)));
    layout.seats[seat] = Table.rect(x, box.y + m.gap, badgeWide, m.badge);
    const rest = Table.rect(x + badgeWide + m.gap, box.y + m.gap, handWidth - badgeWide - m.gap, m.badge);
    const back = Table.step(m.badge / ASPECT);
    const hand = Table.rect(x, box.y + box.height - high(tile) - m.gap, handWidth, high(tile));
    put("hand " + (front + 1), area("cards", tile, hand, {
        align: "centre",
        group: "0 hand"
    }));
    const aside = front === seat ? 0 : Math.min(rest.width * 0.5, back * 3.4);
    if (front !== seat)
        put("hand" + n, area("cards", back, Table.rect(rest.x + rest.width - aside, rest.y, aside, high(back)), {
            align: "right",
            closely: true,
            group: "5 hand"
        }));
    layout.banners[seat] = Object.assign(Table.rect(rest.x, rest.y + (m.badge - m.line) / 2, rest.width - aside, m.line), {
        across: true
    });
    // Between the name and the hand, if that leaves room for it.
    const between = Table.rect(x, box.y + 2 * m.gap + m.badge, handWidth, hand.y - box.y - m.badge - 3 * m.gap);
    layout.handNote = between;
}

// ---- castles ---------------------------------------------------------------------------------------------

/// How castles stand in a realm: how wide their cards are, where they begin and how far apart they are.
function stand(box, count) {
    const wide = box.width - 2 * box.pad;
    const tall = box.height - box.top - 2 * box.pad;
    const fitting = rows => {
        const columns = Math.ceil(count / rows);
        const across = wide / (1 + (columns - 1) * SEEN);
        const down = (tall / rows - box.plaque - (rows - 1) * box.pad) / TALL;
        return {
            tile: Math.min(box.tile, across, down),
            columns: columns,
            rows: rows
        };
    };
    let best = fitting(1);
    for (let rows = 2; rows <= 4 && count > rows; ++rows) {
        const other = fitting(rows);
        if (other.tile > best.tile)
            best = other;
    }
    const tile = best.tile >= 16 ? Math.floor(best.tile / 4) * 4 : Math.max(8, Math.floor(best.tile));
    const step = best.columns > 1 ? Math.min(tile * (1 + 2 * APART), (wide - tile) / (best.columns - 1)) : 0;
    // One's own begin at the left, for there is a place for one more, but not at the very edge of their ground.
    const used = (best.columns - 1) * step + tile;
    const spare = wide - used;
    return {
        tile: tile,
        columns: best.columns,
        step: step,
        down: tall / best.rows,
        x: box.x + box.pad + (box.own ? Math.min(spare / 2, tile * APART * 2) : spare / 2),
        y: box.y + box.top + box.pad
    };
}

/// Where the castle of this number stands: {x, y (of its CASTLE), tile, seen (so much of its width), plaque}.
function castleAt(box, lie, number) {
    const numbers = castlesOf(lie);
    if (!numbers.includes(number)) {
        numbers.push(number);
        numbers.sort((a, b) => a - b);
    }
    const all = stand(box, numbers.length);
    const index = numbers.indexOf(number);
    const x = Math.round(all.x + (index % all.columns) * all.step);
    const y = Math.round(all.y + Math.floor(index / all.columns) * all.down);
    // Crowded castles stand before each other.
    const isLast = index === numbers.length - 1 || (index + 1) % all.columns === 0;
    const seen = isLast ? all.tile : Math.min(all.tile, Math.floor(all.step) - 1);
    return {
        x: x,
        y: y + box.plaque,
        tile: all.tile,
        seen: seen,
        plaque: Table.rect(x, y, seen, box.plaque)
    };
}

/// How far below its CASTLE a card lies, in widths of it.
function offset(lie, number, within) {
    let far = 0;
    for (let place = 1; place <= within; ++place) {
        if (place < within && !lie?.[number * PLACES + place])
            continue;
        // On an upgrade the number of the CASTLE does not count.
        far += place === 1 ? EDGE : STRIP;
    }
    return far;
}

/// The place of the uppermost card of a castle.
function topOf(lie, number) {
    for (let within = PLACES - 1; within > 0; --within)
        if (lie?.[number * PLACES + within])
            return number * PLACES + within;
    return number * PLACES;
}

/// The rectangle of a whole castle, or of what is to be seen of one of its cards.
function castleRect(box, lie, place) {
    const number = Math.floor(place / PLACES);
    const within = place % PLACES;
    const at = castleAt(box, lie, number);
    const top = topOf(lie, number);
    if (within === 0)
        return Table.rect(at.x, at.y, at.seen, high(at.tile) + at.tile * offset(lie, number, top % PLACES));
    const y = at.y + at.tile * offset(lie, number, within);
    return Table.rect(at.x, y, at.seen, place >= top ? high(at.tile) : at.tile * STRIP);
}

/// All castles of a realm: the place of its CASTLE and the plaque above it.
function castlesIn(box, lie) {
    return castlesOf(lie).map(number => {
        const at = castleAt(box, lie, number);
        return {
            place: number * PLACES,
            number: number + 1,
            plaque: at.plaque,
            // Nothing stands here any more.
            ground: lie[number * PLACES]?.gone ? Table.rect(at.x, at.y, at.seen, high(at.tile)) : null
        };
    });
}

/// The place of the CASTLE of the castle meant by a point of a realm that is on no card, if it is clear which:
/// where there is only one, or on the plaque above it or in the space below.
function nearest(layout, pile, lie, x, y) {
    const box = layout.piles[pile];
    const numbers = castlesOf(lie).filter(number => !lie[number * PLACES]?.gone);
    for (const number of numbers) {
        const at = castleAt(box, lie, number);
        if (x >= at.x && x < at.x + at.seen && y >= at.plaque.y && y < at.plaque.y + at.plaque.height + at.tile * TALL)
            return number * PLACES;
    }
    return numbers.length === 1 ? numbers[0] * PLACES : -1;
}

// ---- pieces ----------------------------------------------------------------------------------------------

/// A high stack would stick out over what lies above it.
const LAYER = 36;

/// Where the card at a place of a pile lies.
function spot(layout, pile, place, count, rank, lie) {
    const box = layout.piles[pile];
    const s = Table.startSpot(layout, box, place);
    if (!box)
        return s;
    if (box.form === "realm") {
        const number = Math.floor(place / PLACES);
        const at = castleAt(box, lie, number);
        s.size = at.tile;
        s.x = at.x;
        s.y = Math.round(at.y + at.tile * offset(lie, number, place % PLACES));
        s.z = place;
        s.buried = place !== topOf(lie, number);
        s.open = true;
        s.told = true;
        return s;
    }
    if (box.form === "stack") {
        Table.onStack(s, box, place, count, LAYER, 2);
        return s;
    }
    const n = Math.min(Math.max(count, rank + 1), box.abreast ?? Infinity);
    const apart = box.closely ? box.tile * 0.45 : box.tile + Math.max(3, box.tile * 0.05);
    const step = n > 1 ? Math.min(apart, (box.width - box.tile) / (n - 1)) : 0;
    const wide = (n - 1) * step + box.tile;
    const shift = box.align === "right" ? box.width - wide : box.align === "centre" ? (box.width - wide) / 2 : 0;
    s.x = Math.round(box.x + shift + rank % n * step);
    s.y += Math.floor(rank / n) * (box.down ?? 0);
    s.z = rank;
    if (box.caption)
        s.caption = {
            width: rank < n - 1 ? Math.min(step, box.tile) : box.tile,
            height: box.caption
        };
    return s;
}

/// The rectangle one may drop on: a castle, one of its cards, or a whole pile.
function dropRect(layout, pile, place, lie) {
    const box = layout.piles[pile];
    if (!box)
        return Table.rect(0, 0, 0, 0);
    return box.form === "realm" && place >= 0 ? castleRect(box, lie, place) : Table.rect(box.x, box.y, box.width, box.height);
}

/// What lies under a point: {pile, place}, or null. The place is always -1: which card is meant say the cards.
function spotAt(layout, x, y) {
    const found = Table.pileAt(layout, x, y, Table.stackReach);
    if (found < 0)
        return null;
    const box = layout.piles[found];
    // The small hand of another one lies in front of their realm.
    if (box.closely)
        for (const key of Object.keys(layout.piles)) {
            const other = layout.piles[key];
            if (other.form === "realm" && x >= other.x && y >= other.y && x < other.x + other.width && y < other.y + other.height)
                return {
                    pile: Number(key),
                    place: -1
                };
        }
    return {
        pile: found,
        place: -1
    };
}

/// The place of the castle that a card belongs to; -1 where nothing belongs to anything.
function wholeOf(layout, pile, place) {
    return layout.piles[pile]?.form === "realm" && place >= 0 ? place - place % PLACES : -1;
}
