// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table

// Where everything of Castle Wars lies on a table of a given size: one function from the size, the piles and
// the seats to rectangles, so that it can be tested without a screen.
//
//     +-----------------------------------------------------------+
//     |  name     [ pile 1 ]   [ pile 2 ]   [ pile 3 ]   decks,   |
//     |  hand                                            discards |
//     |  overview ===== declared attackers step forward === battle|
//     |  faction  [ pile 1 ]   [ pile 2 ]   [ pile 3 ]   decks,   |
//     |                                                  discards |
//     |  name                  one's own hand                     |
//     |--- rail: what to do, buttons -----------------------------|
//     +-----------------------------------------------------------+
//
// The piles of both stand in one line each, in three lanes, so that one sees who faces whom. All that is not in play
// lies at the right end of its army's cloth. Cards come first: of the ways to lay the table that with the largest is
// taken. The names of the armies' piles stand below them or beside them; decks lie in a row or two above two; where
// words would take too much room from the cards, piles go without their names ("bare").

const ASPECT = 88 / 63;
/// Decks and discards are that much smaller than the cards of the armies, where their names leave the room; and the
/// cards that the other holds.
const DECK = 0.62;
const LEAST_DECK = 0.42;
const BACK = 0.5;
/// So much of a card is to be seen beside the one that lies on it, where there is room, in its widths: of one
/// that lies up its index, of one that lies down its edge.
const UP_STEP = 0.3;
const DOWN_STEP = 0.16;
/// The same in a hand that is too full, of the last of some equal cards and of the others.
const LAST_STEP = 1;
const EQUAL_STEP = 0.35;
/// On so much of the room for a hand one drops soldiers.
const SOLDIERS = 0.6;
/// So many times as large must cards become for the names of piles to be given up; where a card is narrower than so
/// many lines of text are high, anything larger will do.
const WORTH_BARE = 1.15;
const NARROW = 6.5;
/// How high the battle line is, in widths of a card.
const LINE = 0.62;
function high(tile) {
    return Math.round(tile * ASPECT);
}

/// Widths and heights that follow from the width of a card. `way`: whether the names of piles stand beside them, and
/// whether the decks lie two above two.
function measure(room, tile, slots, way) {
    const u = room.unit;
    const m = {
        way: way,
        tile: tile,
        tall: high(tile),
        gap: way.bare ? 4 : Math.max(4, Math.round(u * 0.3)),
        tag: way.beside || way.bare ? 0 : Math.round(u * 1.6),
        beside: way.beside ? Math.round(u * 3.7) : 0,
        // The name of a deck.
        under: way.bare ? 0 : Math.round(u * 1.35),
        word: way.bare ? 0 : Math.round(u * 5.4),
        // The slip below a name is broader than that, and touches none beside it.
        slip: Math.round(u * 0.3) + 1,
        badge: Math.round(u * 2.6),
        left: Math.round(u * (way.bare ? 7.6 : way.narrow ? 9 : 12))
    };
    m.line = Math.max(Math.round(tile * LINE), Math.round(u * (way.bare ? 2.8 : way.stacked ? 5.2 : 3.7)));
    m.court = m.tall + m.tag + 2 * m.gap;
    const rows = way.stacked ? 2 : 1;
    const fits = (m.court - 2 * m.gap - rows * m.under - (rows - 1) * m.gap) / rows / ASPECT;
    m.deck = Table.step(Math.min(tile * DECK, fits));
    m.decks = rows * (high(m.deck) + m.under) + (rows - 1) * m.gap;
    // The decks of a column are as wide as their names or as the deck that lies crosswise.
    m.across = Math.max(high(m.deck), m.word);
    m.upright = Math.max(m.deck, m.word);
    m.right = way.stacked ? m.across + m.upright + 3 * m.gap : m.across + 3 * m.upright + 5 * m.gap;
    m.height = 2 * m.court + m.line + m.tall + 5 * m.gap;
    m.width = m.left + m.right + 2 * m.gap + slots * (tile * 1.3 + m.beside + 2 * m.gap);
    return m;
}

/// The largest cards for which there is room.
function fit(room, free, slots, way) {
    let tile = Table.step(free.height / 3 / ASPECT);
    let m = measure(room, tile, slots, way);
    while (tile > (room.smallest ?? 24) && (m.height > free.height || m.width > free.width || m.deck < tile * LEAST_DECK || m.decks > m.court - 2 * m.gap)) {
        tile -= 4;
        m = measure(room, tile, slots, way);
    }
    m.tight = m.height > free.height || m.width > free.width;
    return m;
}

/// The way to lay the table that has the largest cards; of equal ones the roomier.
function best(room, free, slots) {
    const better = (one, other) => one.tight !== other.tight ? one.tight : other.tile > one.tile;
    const largest = ways => ways.map(way => fit(room, free, slots, way)).reduce((one, other) => better(one, other) ? other : one);
    const named = [];
    for (const stacked of [false, true])
        for (const narrow of [false, true])
            for (const beside of [false, true])
                named.push({
                    beside: beside,
                    stacked: stacked,
                    narrow: narrow
                });
    const m = largest(named);
    const bare = largest([false, true].map(stacked => ({
                bare: true,
                stacked: stacked
            })));
    if (!room.named && m.tight && !bare.tight)
        return bare;
    return !room.named && bare.tile >= m.tile * (m.tile < NARROW * room.unit ? 1.01 : WORTH_BARE) ? bare : m;
}

/// A pile lying in a rectangle: `form` says how, `tile` how wide its cards are.
function area(form, tile, box, more) {
    return Object.assign(box, {
        form: form,
        tile: tile
    }, more);
}

/// Where the name and number of a pile are written: upright one above the other; hung with the number on the pile's
/// corner.
function tag(box, align, upright, hung) {
    return Object.assign(box, {
        align: align,
        upright: upright,
        hung: hung === true
    });
}

/// room: width, height, unit (the height of a line of text), piles [{pile, kind, owner, role}], seats
/// [number, …] in turn order, bottom (the seat whose own area is at the bottom), named (stacks bear their names at
/// any price).
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
    const m = best(room, free, slots);
    layout.tight = m.tight;
    layout.tile = m.tile;
    layout.courts = {};
    layout.banners = {};
    // What is left over goes to the strip between the armies and round the hand.
    const spare = Math.max(0, free.height - m.height);
    const gap = m.gap + spare / 8;
    const left = inside.x + Math.round(u * 0.5);
    const right = inside.x + inside.width - Math.round(u * 0.5);
    const lineTall = m.line + spare / 4;
    const ys = {};
    ys.their = inside.y + gap;
    ys.line = ys.their + m.court + gap;
    ys.own = ys.line + lineTall + gap;
    ys.bottom = ys.own + m.court + gap;
    const bottomTall = inside.y + inside.height - ys.bottom - m.gap;

    // The slots of both armies in the same columns.
    const from = left + m.left + m.gap;
    const decksX = right - m.right;
    const pitch = (decksX - m.gap - from) / slots;
    const slotWide = Math.min(pitch - m.gap - m.beside, m.tile * 3.4);
    const slotX = index => from + index * pitch + m.beside + (pitch - m.beside - slotWide) / 2;

    put("battle line", area("cards", m.tile, rect(from, ys.line, decksX - m.gap - from, lineTall), {
        ground: "line",
        group: "1 battle line"
    }));
    // What a battle amounts to.
    const sums = rect(decksX, ys.line, m.right, lineTall);
    layout.battle = {
        own: sums,
        their: sums
    };
    const lifted = [];
    for (let index = 0; index < slots; ++index)
        lifted.push(rect(slotX(index) + (slotWide - m.tile) / 2, ys.line + (lineTall - m.tall) / 2, m.tile, m.tall));
    put("lifted", area("lifted", m.tile, rect(from, ys.line, decksX - m.gap - from, lineTall), {
        spots: lifted,
        fleeting: true,
        group: "1 battle line"
    }));

    for (const seat of room.seats) {
        const own = seat === room.bottom;
        const n = " " + (seat + 1);
        const y = own ? ys.own : ys.their;
        const slotY = own ? y + m.gap : y + m.gap + m.tag;
        const forward = Math.round((lineTall + gap) * 0.7);
        // The mark of a pile that has attacked stands beside its name, or else in its corner.
        const inset = m.tag > 0 ? 2 * m.tag : 0;
        for (let index = 0; index < slots; ++index) {
            const x = slotX(index);
            put("slot" + n + "." + (index + 1), area("army", m.tile, rect(x, slotY, slotWide, m.tall), {
                tag: m.way.bare ? undefined : m.beside > 0 ? tag(rect(x - m.beside, slotY, m.beside - m.gap - 0.5 * u, m.tall), "right", true) : tag(rect(x + inset, own ? slotY + m.tall : slotY - m.tag, slotWide - 2 * inset, m.tag), "centre", false),
                tight: m.tag === 0,
                slot: "castle-wars/slot-pile",
                forward: own ? -forward : forward,
                own: own,
                group: own ? "2 army" : "3 army"
            }));
        }
        layout.courts[seat] = Object.assign(rect(left, y, right - left, m.court), {
            own: own,
            painted: true,
            // Whoever is on turn has it at the left end of the line.
            overviewInTurn: true,
            overview: rect(m.gap, ys.line - y, m.left - 2 * m.gap, lineTall)
        });

        // Who sits here: above their court's left end, or below one's own before the hand.
        const column = m.left - m.gap;
        const inner = m.court - 2 * m.gap;
        layout.seats[seat] = own ? rect(left + m.gap, ys.bottom, column, Math.min(m.badge, bottomTall)) : rect(left + m.gap, y + m.gap, column, m.badge);
        const free = rect(left + m.gap, own ? y + m.gap : y + m.badge + 2 * m.gap, column, own ? inner : inner - m.badge - m.gap);
        const banner = own ? Math.min(column, inner / ASPECT) : Math.min(column * 0.38, free.height / ASPECT);
        layout.banners[seat] = Object.assign(rect(free.x, free.y, own ? column : banner, own ? Math.min(inner, column * 0.6 * ASPECT) : Math.min(free.height, banner * ASPECT)), {
            over: true
        });

        decks(m, own, rect(decksX, y + m.gap, m.right, inner), (role, box, label, across, slot) => put(role + n, area("stack", m.deck, box, {
            tag: m.way.bare ? undefined : tag(label, "centre", false, true),
            across: across,
            slot: "castle-wars/slot-" + slot,
            group: own ? "4 decks" : "5 decks"
        })));

        // The hand, in two parts that share the room by what lies in them.
        const handX = own ? from : free.x + banner + m.gap;
        const handTile = own ? m.tile : Table.step(Math.min(m.tile * BACK, free.height / ASPECT, (free.x + column - handX) * 0.6));
        const handTall = high(handTile);
        const hand = own ? rect(handX, ys.bottom + (bottomTall - handTall) / 2, right - handX - m.gap, handTall) : rect(handX, free.y, free.x + column - handX, handTall);
        const soldiersWide = Math.round(hand.width * SOLDIERS);
        const part = (role, other, box, align) => put(role + n, area("cards", handTile, box, {
            align: align,
            hand: hand,
            shares: byRole[other + n],
            closely: !own,
            // What the bare cloth before the first draw is for.
            ground: own ? "tray" : undefined,
            slot: "castle-wars/slot-" + (role === "soldier hand" ? "soldiers" : "resources"),
            group: own ? "0 hand" : "5 hand"
        }));
        part("soldier hand", "resource hand", rect(hand.x, hand.y, soldiersWide - m.gap, handTall), "right");
        part("resource hand", "soldier hand", rect(hand.x + soldiersWide + m.gap, hand.y, hand.width - soldiersWide - m.gap, handTall), "left");
        // Between two lanes, where nobody steps forward.
        const captive = Table.step(m.tile * 0.6);
        put("captives" + n, area("cards", captive, rect(from + pitch * 0.6, ys.line + (lineTall - high(captive)) / 2, pitch * 0.8, high(captive)), {
            align: "centre",
            fleeting: true,
            group: own ? "1 captives" : "5 captives"
        }));
    }
    return layout;
}

/// The four decks and discards of an army in a box: in a row, or soldiers above resources. The resource deck lies
/// crosswise (WARS-SETUP-8).
function decks(m, own, box, put) {
    const tall = high(m.deck);
    const each = (role, slot, x, y, wide, across) => {
        const width = across ? tall : m.deck;
        const height = across ? m.deck : tall;
        put(role, Table.rect(x + (wide - width) / 2, y + (tall - height) / 2, width, height), Table.rect(x + m.slip, y + tall, wide - 2 * m.slip, m.under), across, slot);
    };
    const second = m.across + m.gap;
    const y = box.y + (box.height - tall - m.under) / 2;
    const rows = m.way.stacked ? [box.y, box.y + box.height - tall - m.under] : [y, y];
    const x = m.way.stacked ? box.x + m.gap : box.x + m.across + m.upright + 3 * m.gap;
    each("resource deck", "resources", box.x + m.gap, rows[1], m.across, true);
    each("resource discard", "used", box.x + m.gap + second, rows[1], m.upright, false);
    each("soldier deck", "soldiers", x, rows[0], m.way.stacked ? m.across : m.upright, false);
    each("soldier discard", "fallen", x + (m.way.stacked ? second : m.upright + m.gap), rows[0], m.upright, false);
}

const LAYER = 8;

/// The part of the hand that a pile has when `count` cards lie in it and `others` in the rest: both together lie in the
/// middle.
function partOf(box, count, others) {
    const gap = box.hand.width - box.width > 0 ? Math.max(4, box.tile * 0.12) : 0;
    const room = box.hand.width - gap;
    const need = cards => cards * (box.closely ? box.tile * 0.5 : box.tile * 1.05) + (box.closely ? box.tile * 0.5 : 0);
    const first = box.align === "right" ? count : others;
    const [a, b] = [need(first), need(count + others - first)];
    const wide = a + b > room ? room * a / (a + b) : (room - b + a) / 2;
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
