// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table
.import "keepparts.js" as Parts
.import "keepcourt.js" as Court

// Where everything of Castle Keep lies on a table of a given size: one function from the size, the piles
// and the seats to rectangles, so that it can be tested without a screen.
//
// With one castle a seat one's own lies in the middle (keepcourt.js), where the window is not too narrow for
// that; else:
//
//     +--------------------------------------------------------+
//     |  [castle] name, hand   [castle] name, hand   …         |   the others, clockwise from the left
//     |                                                        |
//     |  draw piles,    [ one's own       ]     name           |
//     |  discards       [ castle, largest ]     two-tier rack  |
//     |--- rail: whose turn, what to do, buttons --------------|
//     +--------------------------------------------------------+

const SQUARE_X = [0, 1, 2, 2, 2, 1, 0, 0, 1];
const SQUARE_Y = [0, 0, 0, 1, 2, 2, 2, 1, 1];
/// Clockwise quarter turns of a tile on each square: walls and towers are painted for n and nw.
const SQUARE_TURN = [0, 0, 1, 1, 2, 2, 3, 3, 0];
const RACK = 3; // tiles on one shelf before they begin to overlap

/// Widths and heights that follow from the tile sizes; `below`: the rack lies below the castle instead of
/// beside it; `above`: the others' names and hands are above their castles instead of beside them.
function measure(room, sorted, tile, other, below, above) {
    const u = room.unit;
    const m = {
        tile: tile,
        other: other,
        below: below,
        above: above
    };
    m.gap = Math.max(6, Math.round(u * 0.75));
    m.label = Parts.labelHeight(room, sorted.stacks, Math.round(7.2 * u) - 4);
    m.badge = Math.round(u * 2.8);
    m.lip = Math.max(5, Math.round(tile * 0.09));
    m.mat = Parts.matSize(tile);
    m.castles = sorted.mine.length * m.mat + (sorted.mine.length - 1) * m.gap;

    const rows = Math.ceil(sorted.stacks.length / 2) + (sorted.tray ? 1 : 0);
    m.pileTile = Table.step(Math.min(tile * 0.84, (m.mat - rows * (m.label + 1.3 * m.gap) - m.gap) / rows));
    m.thick = 5 * Table.stackStep(m.pileTile);
    m.pileGap = Math.max(m.gap, m.thick + 2);
    // A stack's name is written below it and may be wider than it.
    m.pilePitch = Math.max(m.pileTile + m.pileGap, Math.round(7.2 * u));
    m.pilesWidth = m.pilePitch + m.pileTile + 2 * m.gap + m.thick + Math.max(0, m.pilePitch - m.pileTile - m.pileGap);
    m.pilesHeight = rows * (m.pileTile + m.label) + (rows - 1) * m.pileGap + 2 * m.gap + m.thick;

    m.poolTile = Table.step(tile * 0.6);
    m.poolWidth = sorted.pools[room.bottom] ? 2 * m.poolTile + 2 * m.gap : 0;

    const shelves = below ? 1 : 2;
    m.rackPad = Math.max(4, Math.round(tile * 0.08));
    m.rackWidth = (below ? 6 : RACK) * (tile + 2) + 2 * m.rackPad;
    m.rackHeight = shelves * (tile + m.lip) + m.rackPad;
    if (below) {
        m.bottomHeight = Math.max(m.mat, m.pilesHeight) + m.gap + m.rackHeight;
        m.bottomWidth = Math.max(m.pilesWidth + m.poolWidth + m.castles + 4 * m.gap,
                                 m.rackWidth + 9 * u + 3 * m.gap);
    } else {
        m.bottomHeight = Math.max(m.mat, m.pilesHeight, m.rackHeight + m.badge + m.gap);
        m.bottomWidth = m.pilesWidth + m.poolWidth + m.castles + m.rackWidth + 5 * m.gap;
    }

    const others = room.seats.length - 1;
    const mats = others > 0 && sorted.shared.length === 0 ? (sorted.castles[room.others[0]] || []).length : 0;
    m.mats = mats;
    m.back = Math.max(20, mats > 0 ? Table.step(other * (above ? 0.45 : 0.56)) : Table.step(tile * 0.45));
    m.otherMat = Parts.matSize(other);
    const matsWidth = mats * m.otherMat + Math.max(0, mats - 1) * m.gap;
    m.strip = Math.max(m.badge, m.back + 4);
    if (others === 0) {
        m.zoneWidth = 0;
        m.zoneHeight = 0;
        m.side = 0;
    } else if (mats === 0) {
        m.side = 0;
        m.zoneWidth = Math.round(13 * u + 3.5 * m.back);
        m.zoneHeight = m.strip;
    } else if (above) {
        m.side = 0;
        m.zoneWidth = Math.max(matsWidth, Math.round(7 * u + 2.5 * m.back));
        m.zoneHeight = m.otherMat + m.strip + 4;
    } else {
        m.side = Math.max(Math.round(2.6 * m.back), Math.round(10 * u));
        m.zoneWidth = matsWidth + m.gap + m.side;
        m.zoneHeight = m.otherMat;
    }
    m.topWidth = others * m.zoneWidth + (others + 1) * m.gap;
    return m;
}

/// The largest tiles that fit, by trying sizes from large to small for each way to lay out the table.
function best(room, cloth, sorted) {
    const others = room.seats.length - 1;
    const least = room.smallest ?? 24;
    const leastOther = Math.min(20, least);
    const innerWidth = cloth.width;
    const innerHeight = cloth.height;
    let found = null;
    let foundScore = -1;
    for (const below of [false, true]) {
        for (const above of [false, true]) {
            if (above && (others === 0 || sorted.pools[room.bottom]))
                continue;
            // No score is above 1.84 times one's own tile, so smaller ones need not be tried.
            for (let tile = Table.step(innerHeight / 3); tile >= least && 1.84 * tile > foundScore; tile -= 4) {
                let m = measure(room, sorted, tile, least, below, above);
                if (m.bottomWidth > innerWidth || m.bottomHeight > innerHeight - 2 * m.gap)
                    continue;
                let other = 0;
                const high = (innerHeight - m.bottomHeight - 3 * m.gap) / 3;
                for (let size = Table.step(Math.min(tile * 0.84, Math.max(leastOther, high))); others > 0 && size >= leastOther; size -= 4) {
                    m = measure(room, sorted, tile, size, below, above);
                    if (m.topWidth <= innerWidth && m.zoneHeight + m.bottomHeight + 3 * m.gap <= innerHeight) {
                        other = size;
                        break;
                    }
                }
                if (others > 0 && other === 0)
                    continue;
                // One's own castle is the largest, but not at the cost of all others.
                const score = tile + other - 0.6 * Math.abs(other - 0.76 * tile) - (below ? 2 : 0) - (above ? 2 : 0);
                if (score > foundScore) {
                    found = m;
                    foundScore = score;
                }
            }
        }
    }
    return found || Object.assign(measure(room, sorted, 24, 20, false, true), {
        tight: true
    });
}

/// room: width, height, unit (the height of a line of text), piles [{pile, kind, owner, role}], seats
/// [number, …] in turn order, bottom (the seat whose area is one's own).
function arrange(room) {
    const layout = Table.frame(room);
    const cloth = layout.cloth;
    room.others = Table.othersOf(room);
    const sorted = Parts.sortPiles(room.piles, room.bottom);
    const m = best(room, cloth, sorted);
    const court = Court.best(room, cloth, sorted, Court.score(m.tile, m.other, m.tile, m.pileTile, m.mats > 0));
    if (court) {
        Court.lay(room, layout, sorted, court);
        return layout;
    }
    layout.tight = m.tight === true;
    layout.tile = m.tile;
    layout.other = m.other;
    const left = cloth.x;
    const right = cloth.x + cloth.width;
    const railTop = cloth.y + cloth.height;

    // What height is left over goes between the rows, and a little to the edges.
    const free = cloth.height - m.bottomHeight - m.zoneHeight;
    const spare = Math.max(0, free - 3 * m.gap);
    const topY = cloth.y + m.gap + spare * 0.25;
    const bottomY = railTop - m.gap - m.bottomHeight - spare * (room.others.length > 0 ? 0.25 : 0.5);

    // One's own area: the castle in the middle if the sides allow it.
    const sideLeft = m.pilesWidth + m.poolWidth + 2 * m.gap;
    const sideRight = m.below ? m.gap : m.rackWidth + 2 * m.gap;
    const castleX = Math.max(left + sideLeft, Math.min(right - sideRight - m.castles, (left + right - m.castles) / 2));
    const upper = m.below ? m.bottomHeight - m.gap - m.rackHeight : m.bottomHeight;
    const castleY = bottomY + (upper - m.mat) / 2;
    sorted.mine.forEach((pile, i) => {
        layout.piles[pile.pile] = Parts.grid(castleX + i * (m.mat + m.gap), castleY, m.tile, true);
    });

    layout.middle = Table.rect(castleX, castleY, m.castles, m.mat);

    const pool = sorted.pools[room.bottom];
    if (pool)
        layout.piles[pool.pile] = Parts.rows("open", castleX - m.poolWidth - m.gap * 0.5, castleY, m.poolWidth, m.mat, m.poolTile, 2, 0, 0, m.gap * 0.5);

    const pilesRight = castleX - m.poolWidth - m.gap;
    layout.shared = Table.rect(left + (pilesRight - left - m.pilesWidth) / 2, bottomY + (upper - m.pilesHeight) / 2, m.pilesWidth, m.pilesHeight);
    const pilesX = layout.shared.x + (m.pilesWidth - m.pilePitch - m.pileTile + m.thick) / 2;
    const pilesY = layout.shared.y + m.gap + m.thick;
    const pitch = m.pilePitch;
    const line = m.pileTile + m.label + m.pileGap;
    sorted.stacks.forEach((pile, i) => {
        const alone = i === sorted.stacks.length - 1 && i % 2 === 0;
        layout.piles[pile.pile] = Parts.stack(pilesX + (alone ? 0.5 : i % 2) * pitch, pilesY + Math.floor(i / 2) * line, m.pileTile, m.label, pitch - 4);
    });
    if (sorted.tray) {
        const pad = Math.round(m.gap / 2);
        const area = Parts.rows("open", pilesX - pad, pilesY + Math.ceil(sorted.stacks.length / 2) * line - pad, pitch + m.pileTile + 2 * pad, m.pileTile + 2 * pad, m.pileTile, 1, 2, pitch, pad);
        area.label = m.label;
        layout.piles[sorted.tray.pile] = area;
    }

    const hand = sorted.hands[room.bottom];
    if (m.below) {
        const rackX = Math.min(right - m.gap - m.rackWidth, (left + right - m.rackWidth) / 2 + 4.5 * room.unit);
        const rackY = bottomY + m.bottomHeight - m.rackHeight;
        layout.seats[room.bottom] = Table.rect(rackX - 9 * room.unit - m.gap, rackY + (m.rackHeight - m.badge) / 2, 9 * room.unit, m.badge);
        if (hand)
            layout.piles[hand.pile] = Parts.rows("rack", rackX, rackY, m.rackWidth, m.rackHeight, m.tile, 1, 6, m.tile + m.lip, m.rackPad);
    } else {
        const from = castleX + m.castles;
        const rackX = from + (right - from - m.rackWidth) / 2;
        const rackY = castleY + m.mat - m.rackHeight;
        layout.seats[room.bottom] = Table.rect(rackX, rackY - m.gap - m.badge, m.rackWidth, m.badge);
        if (hand)
            layout.piles[hand.pile] = Parts.rows("rack", rackX, rackY, m.rackWidth, m.rackHeight, m.tile, 2, RACK, m.tile + m.lip, m.rackPad);
    }

    // The others, clockwise from the left.
    const n = room.others.length;
    let firstX = right;
    room.others.forEach((seat, i) => {
        const castles = m.mats > 0 ? sorted.castles[seat] || [] : [];
        const mats = castles.length * m.otherMat + Math.max(0, castles.length - 1) * m.gap;
        const spread = (right - left - n * m.zoneWidth) / (n + 1);
        let x = left + spread + i * (m.zoneWidth + spread);
        if (n === 1)
            // Alone it faces one's own castle.
            x = Math.max(left + m.gap, Math.min(right - m.gap - m.zoneWidth, castleX + m.castles / 2 - (m.mats > 0 ? mats : m.zoneWidth) / 2));
        firstX = Math.min(firstX, x);
        const matY = topY + (m.above && m.mats > 0 ? m.strip + 4 : 0);
        castles.forEach((pile, j) => {
            layout.piles[pile.pile] = Parts.grid(x + j * (m.otherMat + m.gap), matY, m.other, false);
        });
        const theirs = sorted.hands[seat];
        const theirPool = sorted.pools[seat];
        if (m.side > 0) {
            const sideX = x + mats + m.gap;
            // A long name may reach into the space before the next castle.
            layout.seats[seat] = Table.rect(sideX, topY, m.side + Math.max(0, Math.min(spread - m.gap, 6 * room.unit, right - m.gap - sideX - m.side)), m.badge);
            if (theirs)
                layout.piles[theirs.pile] = Parts.rows("held", sideX, topY + m.badge + 4, m.side, m.back + 4, m.back, 1, 0, 0, 2);
            if (theirPool) {
                const poolY = topY + m.badge + m.back + 4 + m.gap;
                layout.piles[theirPool.pile] = Parts.rows("open", sideX, poolY, m.side, topY + m.zoneHeight - poolY, m.back, 2, 0, 0, 4);
            }
        } else {
            const badgeWidth = Math.round(Math.max(m.zoneWidth * 0.5, m.zoneWidth - 2.6 * m.back));
            layout.seats[seat] = Table.rect(x, topY + (m.strip - m.badge) / 2, badgeWidth - 4, m.badge);
            if (theirs)
                layout.piles[theirs.pile] = Parts.rows("held", x + badgeWidth, topY, m.zoneWidth - badgeWidth, m.back + 4, m.back, 1, 0, 0, 2);
        }
    });

    // What happened since one's turn is written where there is room beside a single opponent.
    if (n === 1) {
        const until = firstX - m.gap;
        const width = Math.min(until - left - 3 * m.gap, 30 * room.unit);
        const below = left + 2 * m.gap + width > castleX - m.poolWidth - m.gap ? castleY : layout.shared.y;
        const note = Table.rect(left + 2 * m.gap, topY, width, Math.min(layout.shared.y, below) - topY - m.gap);
        if (note.width >= 13 * room.unit && note.height >= 6 * room.unit)
            layout.note = note;
    }
    return layout;
}

const LAYER = 9;

/// Where the piece at a place of a pile lies: x, y, size, turn (quarters), z, shown, buried (under another).
function spot(layout, pile, place, count) {
    const area = layout.piles[pile];
    const s = Table.startSpot(layout, area, place);
    if (!area)
        return s;
    if (area.form === "grid") {
        s.x += area.pad + SQUARE_X[place] * area.tile;
        s.y += area.pad + SQUARE_Y[place] * area.tile;
        s.turn = SQUARE_TURN[place];
    } else if (area.form === "stack") {
        Table.onStack(s, area, place, count, LAYER, 2);
    } else {
        inRows(area, s, place, Math.max(count, place + 1));
    }
    return s;
}

function inRows(area, s, place, count) {
    const pad = area.pad;
    const width = area.width - 2 * pad;
    if (area.form === "open" && area.lines === 2) {
        // Two columns that fill downwards and overlap when full.
        const perColumn = Math.max(Math.floor((area.height - 2 * pad) / area.tile), Math.ceil(count / 2));
        const down = perColumn > 1 ? Math.min(area.tile + 4, (area.height - 2 * pad - area.tile) / (perColumn - 1)) : 0;
        s.x = Math.round(area.x + pad + Math.floor(place / perColumn) * Math.max(area.tile + 2, width - area.tile));
        s.y = Math.round(area.y + pad + (place % perColumn) * down);
        return;
    }
    const perLine = Math.max(area.across, Math.ceil(count / area.lines));
    const line = Math.floor(place / perLine);
    const inLine = Math.min(perLine, count - line * perLine);
    let step = area.tile + 2;
    if (area.form === "open")
        step = area.pitch;
    if (area.form === "held")
        step = Math.min(area.tile * 0.62, perLine > 1 ? (width - area.tile) / (perLine - 1) : 0);
    else if (perLine > 1)
        step = Math.min(step, (width - area.tile) / (perLine - 1));
    s.x = Math.round(area.x + pad + (place - line * perLine) * step);
    s.y = Math.round(area.y + pad + line * area.pitch);
    if (area.form === "rack" && area.lines === 1)
        s.x += Math.round(Math.max(0, (width - area.tile - (inLine - 1) * step) / 2));
}

/// The rectangle one may drop on: a square of a grid, or (place -1) a whole pile.
function dropRect(layout, pile, place) {
    const area = layout.piles[pile];
    if (!area)
        return Table.rect(0, 0, 0, 0);
    if (area.form === "grid" && place >= 0)
        return Table.rect(area.x + area.pad + SQUARE_X[place] * area.tile, area.y + area.pad + SQUARE_Y[place] * area.tile, area.tile, area.tile);
    return Table.rect(area.x, area.y, area.width, area.height);
}

/// What lies under a point: {pile, place} (place -1 but in a grid), or null.
function spotAt(layout, x, y) {
    const pile = Table.pileAt(layout, x, y, Table.stackReach);
    if (pile < 0)
        return null;
    const area = layout.piles[pile];
    const found = {
        pile: pile,
        place: -1
    };
    if (area.form !== "grid")
        return found;
    const column = Math.max(0, Math.min(2, Math.floor((x - area.x - area.pad) / area.tile)));
    const row = Math.max(0, Math.min(2, Math.floor((y - area.y - area.pad) / area.tile)));
    for (let place = 0; place < 9; ++place)
        if (SQUARE_X[place] === column && SQUARE_Y[place] === row)
            found.place = place;
    return found;
}
