// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table

// Where everything of Castle Rampage lies on a table of a given size: one function from the size, the piles
// and the seats to rectangles, so that it can be tested without a screen.
//
//     +-----------------------------------------------------------+
//     |  name      Castle [       ]          permanents   resting |
//     |  hand             [       ] [ Gate ]                      |
//     |=== wall ==================#        #======================|
//     |  draw pile     the attack     PLAY    the attack discards |
//     |=== wall ==================#        #======================|
//     |  name      Castle [       ] [ Gate ] permanents   resting |
//     |  overview         [       ]                               |
//     |                       one's own hand                      |
//     |--- rail: what to do, buttons -----------------------------|
//     +-----------------------------------------------------------+
//
// The Gates face each other across the meadow; each stands in the gap of the wall of its court, before the Castle.
// An attack runs along the meadow. Cards come first: of three ways to lay the table that with the largest is taken.
// On a wide table names of stacks stand beside them and players beside their Castles; on a narrow one they have rows
// of their own ("tall"); where words would take too much room from the cards, stacks go without their names ("bare").

const ASPECT = 88 / 63;
/// How large the other cards are for those of one's own hand: one's own stacks, the other's, and the card in play.
const OWN = 0.84;
const THEIR = 0.79;
const PLAYED = 0.87;
const BACK = 0.5;
/// How far stacks are fanned at most, in widths of a card, and from one card to the next.
const GATE_FAN = 0.45;
const CASTLE_FAN = 0.6;
const FAN_STEP = 0.15;
/// So many places an attack should have along the meadow.
const PLACES = 7;
const PLACES_IN_A_BOOK = 2;
const FIRST_HAND = 5;
/// So much of the height of a Castle a name may have beside it, and so high are the steps of a turn, in lines of text.
const BESIDE = 0.45;
const OVERVIEW = 6.2;
/// So many times as large must cards become for the names of stacks to be given up; where a card is narrower than so
/// many lines of text are high, anything larger will do.
const WORTH_BARE = 1.15;
const NARROW = 6.5;

function high(tile) {
    return Math.round(tile * ASPECT);
}

/// From one card of a hand to the next.
function apart(tile) {
    return tile + Math.max(3, tile * 0.05);
}

/// Widths and heights that follow from the width of a card in the hand.
function measure(room, tile, form) {
    const u = room.unit;
    const bare = form === "bare";
    const m = {
        form: form,
        tile: tile,
        own: Table.step(tile * OWN),
        their: Table.step(tile * THEIR),
        played: Table.step(tile * PLAYED),
        gap: bare ? 4 : Math.max(4, Math.round(u * 0.36)),
        badge: Math.round(u * 2.6)
    };
    m.tall = high(tile);
    m.wall = Math.max(8, Math.round(tile * (bare ? 0.13 : 0.16)));
    m.tower = Math.round(m.wall * 1.7);
    m.middle = high(m.played) + (bare ? 4 : Math.round(u * 0.5));
    // The names of stacks: beside them, or in a line beyond them.
    m.side = form === "wide" ? Math.round(u * 4.6) : 0;
    m.line = form === "tall" ? Math.round(u * 1.85) : 0;
    // A court from its outer edge to the field: what the wall protects, the wall before it.
    m.court = card => high(card) + m.gap + m.wall + m.line;
    // Beside low cards the other's name reaches out of their court.
    m.out = form === "wide" ? Math.max(0, m.badge - Math.round(high(m.their) * BESIDE)) : 0;
    m.rows = form === "tall" ? m.badge + m.gap : 0;
    m.row = form === "tall" ? Math.max(m.badge, high(Table.step(tile * 0.4))) : 0;
    m.height = m.out + m.court(m.own) + m.court(m.their) + m.middle + m.tall + (m.rows > 0 ? m.rows + m.row + m.gap : 0) + 3 * m.gap;
    m.seat = Math.round(u * (form === "wide" ? 9 : 7));
    // From the middle of the Gate, which is that of the road, to the left and right.
    m.gap2 = 2 * m.gap;
    m.gate = Math.round(m.own * (0.5 + GATE_FAN));
    m.opening = m.gate + Math.round(m.gap / 2);
    m.castle = Math.round(m.own * (1 + CASTLE_FAN));
    m.rest = Math.round(m.own * 1.35);
    m.aside = Math.round(m.own * 1.3);
    m.left = m.opening + m.tower + m.castle + m.side + (form === "tall" ? 3 * m.gap : m.seat + 5 * m.gap);
    m.inside = Math.max(m.opening + m.tower, m.side > 0 ? m.own / 2 + m.gap + m.side : 0) + m.gap2;
    m.right = m.inside + Math.round(m.own * 1.7) + m.rest + m.gap2 + m.gap;
    return m;
}

/// The largest cards for which there is room.
function fit(room, free, form) {
    let m = null;
    for (let tile = Table.step(free.height / 3 / ASPECT); tile >= (room.smallest ?? 24); tile -= 4) {
        m = measure(room, tile, form);
        if (m.height <= free.height && m.left <= free.width / 2 && m.right <= free.width / 2)
            break;
    }
    m = m ?? measure(room, room.smallest ?? 24, form);
    m.tight = m.height > free.height || m.left > free.width / 2 || m.right > free.width / 2;
    return m;
}

/// The way to lay the table that has the largest cards.
function best(room, free) {
    const [wide, tall, bare] = ["wide", "tall", "bare"].map(form => fit(room, free, form));
    const named = tall.tile > wide.tile ? tall : wide;
    if (!room.named && named.tight && !bare.tight)
        return bare;
    return !room.named && bare.tile >= named.tile * (named.tile < NARROW * room.unit ? 1.01 : WORTH_BARE) ? bare : named;
}

/// A pile lying in a rectangle: `form` says how, `tile` how wide its cards are.
function area(form, tile, box, more) {
    return Object.assign(box, {
        form: form,
        tile: tile
    }, more);
}

/// Where the name of a stack is written: `align` is the side it keeps to. Its number hangs on its corner.
function tag(box, align, wraps) {
    return Object.assign(box, {
        align: align,
        upright: wraps,
        hung: true
    });
}

/// room: width, height, unit (the height of a line of text), piles [{pile, kind, owner, role}], seats
/// [number, …] in turn order, bottom (the seat whose own area is at the bottom), named (stacks bear their names at
/// any price).
function arrange(room) {
    const layout = Table.frame(room);
    const u = room.unit;
    const left = layout.cloth.x;
    const right = left + layout.cloth.width;
    const m = best(room, {
        width: layout.cloth.width - u,
        height: layout.cloth.height
    });
    layout.tight = m.tight;
    layout.tile = m.tile;
    layout.courts = {};
    const byRole = {};
    for (const pile of room.piles)
        byRole[pile.role] = pile.pile;
    const table = {
        room: room,
        layout: layout,
        m: m,
        inner: left + Math.round(u * 0.5) + m.gap,
        outer: right - Math.round(u * 0.5) - m.gap,
        // The walls go from side to side.
        left: left,
        right: right,
        middleX: Math.round((left + right) / 2),
        number: role => byRole[role],
        put: (role, where) => {
            if (byRole[role] !== undefined)
                layout.piles[byRole[role]] = where;
        }
    };
    const spare = Math.max(0, layout.cloth.height - m.height) / 4;
    table.spare = spare;
    table.theirY = layout.cloth.y + m.gap + spare + m.out + (m.rows > 0 ? m.row + m.gap : 0);
    // What is left over widens the meadow, so that the walls stay close to what they protect.
    table.middleY = table.theirY + m.court(m.their);
    table.middleTall = m.middle + Math.min(spare, m.middle * 0.25);
    table.ownY = table.middleY + table.middleTall;
    const below = table.ownY + m.court(m.own);
    table.below = below;
    const rest = layout.cloth.y + layout.cloth.height - below - m.rows - m.tall;
    table.rowY = below + rest / 3;
    table.handY = below + m.rows + rest * (m.rows > 0 ? 2 / 3 : 0.5);
    meadow(table);
    for (const seat of room.seats)
        court(table, seat);
    return layout;
}

/// What both share: draw pile, play spot, discard pile, and between them how an attack goes.
function meadow(table) {
    const {room, layout, m} = table;
    const u = room.unit;
    const lift = Math.round(u * 0.4);
    // A full stack rises to the left and up.
    const rise = Table.stackStep(m.own) * 8;
    const tile = Math.min(m.own, Table.step((table.middleTall - lift - rise) / ASPECT));
    const pileY = table.middleY + (table.middleTall - high(tile) + rise) / 2;
    const drawX = table.inner + rise;
    const discardX = table.outer - tile - m.gap;
    const playX = table.middleX - m.played / 2;
    const shield = table.middleTall * 0.58;
    layout.strength = Table.rect(playX - m.gap - shield, table.middleY + (table.middleTall - shield) / 2, shield, shield);
    // How an attack goes: to the right of the road, and where that does not do from the left of it. One place is as wide
    // as a card between two lines of words, or as a sum.
    layout.place = Math.round(Math.max(6.2 * u, (table.middleTall - 2.65 * u - 4) / ASPECT) + 0.35 * u);
    const stretch = (from, to) => Table.rect(from, table.middleY, Math.max(0, to - from), table.middleTall);
    const stretches = aside => [stretch(drawX + tile + aside, layout.strength.x - m.gap), stretch(table.middleX + Math.max(m.played / 2 + m.gap, m.opening + m.tower + Math.round(0.6 * u)), discardX - aside - rise)];
    const places = both => both.reduce((sum, one) => sum + Math.floor((one.width + 0.35 * u) / layout.place), 0);
    // The names of the piles leave an attack its room; long ones are not cut where there is more of it.
    const least = room.named ? PLACES_IN_A_BOOK : PLACES;
    const words = m.form === "bare" ? 0 : [7.4, 6.4, 5.5, 4.6].map(wide => Math.round(u * wide)).find(wide => places(stretches(wide + m.gap2)) >= least) ?? 0;
    layout.trail = stretches(words > 0 ? words + m.gap2 : m.gap2 + u);
    const pile = (x, side) => area("stack", tile, Table.rect(x, pileY, tile, high(tile)), {
        // What a discard is worth stays to be seen.
        high: side === "right",
        tag: words > 0 ? tag(Table.rect(side === "left" ? x + tile + m.gap2 : x - words - m.gap2 - rise, pileY, words, high(tile)), side, true) : undefined,
        group: "1 piles"
    });
    table.put("draw", pile(drawX, "left"));
    table.put("discard", pile(discardX, "right"));
    table.put("play", area("cards", m.played, Table.rect(playX, table.middleY + (table.middleTall - high(m.played)) / 2, m.played, high(m.played)), {
        ground: "spot",
        slot: "castle-rampage/slot-play",
        group: "1 piles"
    }));
    // An attack starts from there; the way to a Castle leads through the Gate.
    layout.middle = Table.rect(table.middleX - m.opening, table.middleY, 2 * m.opening, table.middleTall);
    layout.attack = {
        from: table.number("play") ?? -1,
        past: {}
    };
}

/// What belongs to a seat: its court behind the wall, its hand, who it is.
function court(table, seat) {
    const {room, layout, m} = table;
    const u = room.unit;
    const own = seat === room.bottom;
    const n = " " + (seat + 1);
    const tile = own ? m.own : m.their;
    const tall = high(tile);
    const whole = m.court(tile);
    // Reflected: the Gate is always next to the meadow. `from` is the way from there.
    const y = own ? table.ownY : table.theirY;
    const down = (from, height) => own ? y + from : y + whole - from - height;
    const back = m.wall + m.gap; // behind the wall
    const group = own ? "2 court" : "4 court";
    const named = (box, align) => {
        if (m.form === "bare")
            return undefined;
        if (m.line > 0)
            return tag(Table.rect(box.x, own ? box.y + tall : box.y - m.line, box.width, m.line), "right", false);
        // Clear of the number, which hangs over the pile's right edge.
        const apart = align === "right" ? m.gap : m.gap + Math.round(u * 0.5);
        const wide = m.side + m.gap - apart;
        const x = align === "right" ? box.x - wide - apart : box.x + box.width + apart;
        return tag(Table.rect(x, own ? box.y + tall / 2 : box.y, wide, tall / 2), align, true);
    };
    const stack = (role, box, before, align) => table.put(role + n, area("fan", tile, box, {
        tag: named(box, align),
        below: own,
        large: m.tile,
        slot: "castle-rampage/slot-" + role,
        before: before,
        group: group
    }));
    const gateX = table.middleX + tile / 2 - tile * (1 + GATE_FAN);
    const gate = Table.rect(gateX, down(0, tall), tile * (1 + GATE_FAN), tall);
    const castleX = table.middleX - m.opening - m.tower - m.gap - tile * (1 + CASTLE_FAN);
    const castle = Table.rect(castleX, down(back, tall), tile * (1 + CASTLE_FAN), tall);
    stack("gate", gate, table.number("castle" + n), "left");
    stack("castle", castle, -1, "right");
    layout.attack.past[table.number("castle" + n)] = table.number("gate" + n);

    const behind = down(back, tall);
    const restX = table.outer - m.rest;
    table.put("resting" + n, area("cards", tile, Table.rect(restX, behind, m.rest, tall), {
        ground: "tray",
        slot: "castle-rampage/slot-resting",
        align: "left",
        group: group
    }));
    const rowX = table.middleX + m.inside;
    table.put("permanents" + n, area("cards", tile, Table.rect(rowX, behind, restX - m.gap2 - rowX, tall), {
        ground: "tray",
        slot: "castle-rampage/slot-standing",
        align: "left",
        group: own ? "3 permanents" : "4 permanents"
    }));

    // Who sits here: beside the Castle, or in a row of their own.
    const seatWide = m.rows > 0 ? Math.min(u * 11, (table.outer - table.inner) * 0.36) : castleX - (m.side > 0 ? m.side + m.gap : 0) - m.gap2 - table.inner;
    const rowTall = own ? m.badge : m.row;
    // Beside a low Castle it reaches out of the court, away from the wall; one's own leaves the steps of a turn their room.
    const beside = Math.min(m.badge, tall * BESIDE);
    const reach = own ? table.handY + m.tall - behind - m.gap - u * OVERVIEW : beside + m.out + table.spare;
    const badgeTall = m.rows > 0 ? m.badge : Math.min(m.badge, Math.max(beside, reach));
    const seatY = m.rows > 0 ? own ? table.rowY : y - m.row - m.gap : own ? behind : behind - badgeTall + beside;
    const column = Math.min(seatWide, u * 13);
    layout.seats[seat] = Table.rect(table.inner, seatY, column, badgeTall);
    const under = Table.rect(table.inner, seatY + badgeTall + m.gap, column, tall - (own ? badgeTall : beside) - m.gap);
    // Below it there is room beside the hand.
    const withOverview = own && m.form === "wide";
    layout.courts[seat] = Object.assign(Table.rect(table.left, y, table.right - table.left, whole), {
        own: own,
        wall: m.wall,
        tower: m.tower,
        // The gap in the wall that the Gate stands in, from the court's left edge.
        gapFrom: table.middleX - m.opening - table.left,
        gapTo: table.middleX + m.opening - table.left,
        gate: table.number("gate" + n),
        overview: withOverview ? Table.rect(under.x - table.left, under.y - y, Math.min(under.width, u * 11), u * OVERVIEW) : null
    });
    const besideX = table.inner + column + m.gap2;
    held(table, seat, own, m.rows > 0 ? Table.rect(besideX, seatY, table.outer - besideX, rowTall) : under);
}

/// What a seat holds and what it has laid aside: one's own before the rail, the other's beside their name.
function held(table, seat, own, beside) {
    const m = table.m;
    const n = " " + (seat + 1);
    const tile = own ? m.tile : Math.min(Table.step(m.tile * BACK), Table.step(beside.height / ASPECT));
    const aside = own ? m.own : tile;
    const asideWide = own ? m.aside : Math.round(Math.min(tile * 1.4, beside.width * 0.4));
    const from = own && m.form === "wide" ? beside.x + Math.min(beside.width, table.room.unit * 11) + m.gap2 : table.inner;
    const box = own ? Table.rect(from, table.handY, table.outer - from, m.tall) : beside;
    const tall = high(tile);
    table.put("hand" + n, area("cards", tile, Table.rect(box.x, box.y + (own ? 0 : Math.min(m.gap, (box.height - tall) / 2)), box.width - asideWide - m.gap, tall), {
        align: own ? "centre" : "left",
        about: table.middleX,
        closely: !own,
        group: own ? "0 hand" : "4 hand"
    }));
    const asideY = box.y + (own ? m.tall - high(aside) : Math.min(m.gap, (box.height - tall) / 2));
    const line = Math.round(table.room.unit * 1.4);
    const asideEnd = box.x + box.width;
    // The words reach as far as a first hand, with all its cards in it, leaves them.
    const handWide = box.width - asideWide - m.gap;
    const cards = Math.min(handWide, FIRST_HAND * apart(tile));
    const cardsEnd = Math.min(box.x + handWide, Math.max(box.x + cards, table.middleX + cards / 2));
    const words = Math.max(asideWide, Math.min(table.room.unit * 12, asideEnd - cardsEnd - m.gap));
    // They stand above it, or where the court lies close above, beside it.
    const cardX = asideEnd - asideWide - Math.round(table.room.unit * 0.8);
    const isClose = asideY - line - 4 < table.below;
    const label = isClose ? Table.rect(cardsEnd + m.gap, asideY, cardX - cardsEnd - m.gap, high(aside)) : Table.rect(asideEnd - words, asideY - line - 2, words, line);
    table.put("aside" + n, area("cards", aside, Table.rect(asideEnd - asideWide, asideY, asideWide, high(aside)), {
        align: "right",
        // What it is for is said as long as something lies there.
        fleeting: own,
        tag: own && m.form !== "bare" ? Object.assign(tag(label, "right", isClose), {
            flat: true,
            bare: true
        }) : undefined,
        group: own ? "3 aside" : "4 aside"
    }));
}

const LAYER = 14;

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
            // Away from the middle, where the attacking card lies, as far as the table goes.
            s.y = Math.max(Math.round(layout.cloth.y), s.y - (box.below ? 0 : high(box.large) - high(box.tile)));
            s.size = box.large;
            s.z = 900;
        }
    } else {
        const n = Math.max(count, place + 1);
        const step = n > 1 ? Math.min(box.closely ? box.tile * 0.5 : apart(box.tile), (box.width - box.tile) / (n - 1)) : 0;
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
