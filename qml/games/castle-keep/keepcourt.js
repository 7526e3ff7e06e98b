// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table
.import "keepparts.js" as Parts

// Castle Keep with one castle a seat: one's own in the middle, the others level with each other at its sides, all
// that is held on one shelf, and the draw piles by the right hand.
//
//     +--------------------------------------------------------+
//     |  name, hand   [ one's own       ]   name, hand   …     |
//     |  [castle]     [ castle, largest ]   [castle]           |
//     |               [                 ]                      |
//     |  name                                  draw piles,     |
//     |       [ six tiles on one shelf      ]  discards        |
//     |--- rail: whose turn, what to do, buttons --------------|
//     +--------------------------------------------------------+
//
// Two castles alone are of one size and lie side by side, each with its name and tiles at its outer side.

const RACK = 6;

/// How good a table is, by the widths of its tiles: all count, one's own most, and none is to be much smaller.
function score(tile, other, rack, pile, mats) {
    const theirs = mats ? 0.8 * Math.min(other, 0.84 * tile) - 2 * Math.max(0, 0.66 * tile - other) : 0;
    return tile + theirs + 0.75 * rack + 0.25 * Math.min(pile, 0.56 * tile) - 0.8 * Math.max(0, 0.46 * tile - pile);
}

/// The measures that follow from the width of a tile of one's own, with names of the usual width or short ones.
function begin(room, sorted, tile, short) {
    const u = room.unit;
    const others = room.others.length;
    return {
        tile: tile,
        gap: Math.max(6, Math.round(u * 0.75)),
        badge: Math.round(u * 2.8),
        short: short,
        badgeWidth: Math.round((short ? 7 : 10) * u),
        mat: Parts.matSize(tile),
        mats: sorted.shared.length === 0,
        // Two alone face each other across the middle.
        pair: others === 1 && sorted.shared.length === 0
    };
}

/// ... of a tile on the shelf.
function shelve(room, m, rack) {
    m.rack = rack;
    m.lip = Math.max(5, Math.round(rack * 0.09));
    m.rackPad = Math.max(4, Math.round(rack * 0.08));
    m.rackWidth = RACK * (rack + 2) + 2 * m.rackPad;
    m.rackHeight = rack + m.lip + m.rackPad;
    m.height = m.mat + m.rackHeight + 3 * m.gap;
    // What height is left over goes above, between and below.
    const spare = Math.max(0, room.clothHeight - m.height);
    m.top = Math.round(m.gap + spare * 0.3);
    m.low = Math.round(m.gap + spare * 0.2);
}

/// ... of a tile of the others.
function seatOthers(room, m, other) {
    const u = room.unit;
    const n = room.others.length;
    m.other = other;
    m.otherMat = m.mats ? Parts.matSize(other) : 0;
    m.back = Table.step(Math.max(20, m.mats ? other * 0.42 : m.tile * 0.42));
    m.strip = Math.max(m.badge, m.back + 4);
    if (n === 0)
        m.zoneWidth = m.zoneHeight = 0;
    else if (m.pair || !m.mats) {
        m.zoneWidth = Math.max(m.badgeWidth, Math.round(2.6 * m.back));
        m.zoneHeight = m.badge + 4 + m.back + 4;
    } else {
        m.zoneWidth = Math.max(m.otherMat, Math.round(8 * u + 2.2 * m.back));
        m.zoneHeight = m.strip + 4 + m.otherMat;
    }
    // On either side of one's own castle as much; a third castle has a column of its own.
    m.sideWidth = m.pair ? m.zoneWidth : n === 0 ? m.badgeWidth : m.zoneWidth;
    m.width = m.pair ? 2 * m.mat + 2 * m.sideWidth + 5 * m.gap : m.mat + 2 * m.sideWidth + 4 * m.gap + (n === 3 ? m.zoneWidth + m.gap : 0);
}

/// ... of a tile on the draw piles, which lie in so many columns.
function heap(room, sorted, m, pile, columns, named) {
    m.pile = pile;
    m.columns = columns;
    m.thick = 5 * Table.stackStep(pile);
    m.pileGap = Math.max(m.gap, m.thick + 2);
    // A stack's name is written below it and may be wider than it.
    m.pilePitch = Math.max(pile + m.pileGap, named ? Math.round(7.2 * room.unit) : 0);
    m.label = named ? Parts.labelHeight(room, sorted.stacks, m.pilePitch - 4) : 0;
    const rows = Math.ceil(sorted.stacks.length / columns) + (sorted.tray ? 1 : 0);
    const trayWidth = sorted.tray ? m.pilePitch + pile + m.gap : 0;
    m.pilesWidth = Math.max((columns - 1) * m.pilePitch + Math.max(pile, named ? m.pilePitch - 4 : 0), trayWidth) + m.thick;
    m.pilesHeight = rows * (pile + m.label) + (rows - 1) * m.pileGap + m.thick + (sorted.tray ? m.gap : 0);
}

/// Whether the piles have room at the right of the shelf, below whoever sits there, and one's name at its left or
/// above its end; settles where they lie.
function settle(room, cloth, m) {
    const n = room.others.length;
    const own = columnsOf(m, n, cloth.width).own;
    // Beside the right one of a pair there is one's own name.
    m.pilesTop = m.top + (m.pair ? m.badge + m.gap : n > 1 ? m.zoneHeight + m.gap : 0);
    if (m.pilesTop + m.pilesHeight + m.gap > cloth.height || own + m.mat + m.pilesWidth + 2 * m.gap > cloth.width)
        return false;
    const most = cloth.width - 2 * m.gap - m.pilesWidth - m.rackWidth;
    const besideName = m.badgeWidth + 2 * m.gap;
    const middle = m.pair ? cloth.width / 2 : own + m.mat / 2;
    const shelfTop = cloth.height - m.low - m.rackHeight;
    m.rackX = Math.min(most, middle - m.rackWidth / 2);
    m.nameBeside = !m.pair && m.rackX >= besideName;
    if (!m.pair && !m.nameBeside) {
        m.rackX = Math.max(m.gap, m.rackX);
        const above = m.top + m.zoneHeight + m.gap + m.badge + m.gap <= shelfTop && own - m.gap - m.rackX >= 8 * room.unit;
        if (!above) {
            m.rackX = besideName;
            m.nameBeside = true;
        }
    }
    m.pilesX = Math.max(m.rackX + m.rackWidth, own + m.mat) + m.gap;
    return m.rackX >= m.gap && m.rackX <= most && m.pilesX + m.pilesWidth + m.gap <= cloth.width;
}

/// Where the columns begin, from the left edge of the cloth.
function columnsOf(m, n, width) {
    const spare = Math.max(0, width - m.width);
    const each = spare / (n === 3 ? 5 : 4);
    const between = m.gap + Math.min(each, 0.3 * m.mat);
    if (m.pair) {
        const whole = 2 * m.mat + m.gap + Math.min(each, 0.1 * m.mat);
        const theirs = (width - whole) / 2;
        return {
            theirs: theirs,
            own: theirs + whole - m.mat,
            sides: [Math.max(m.gap, theirs - between - m.sideWidth)]
        };
    }
    const inner = n === 3 ? m.mat + 3 * m.zoneWidth + 3 * between : m.mat + 2 * m.sideWidth + 2 * between;
    const first = (width - inner) / 2;
    const own = first + m.sideWidth + between;
    const right = own + m.mat + between;
    return {
        own: own,
        sides: n === 0 ? [] : [first, right, right + m.zoneWidth + between]
    };
}

/// The largest tiles that fit; null where there is more than one castle a seat, or none that score better than
/// `least`.
function best(room, cloth, sorted, least) {
    const n = room.others.length;
    const several = Object.values(sorted.castles).some(castles => castles.length > 1);
    if (several || sorted.mine.length !== 1 || n > 3 || Object.keys(sorted.pools).length > 0)
        return null;
    room.clothHeight = cloth.height;
    const stepping = 4 * Math.max(1, Math.floor(cloth.height / 700));
    let found = null;
    for (let tile = Table.step(cloth.height / 3.7); tile >= 32; tile -= stepping) {
        if (score(tile, tile, tile, tile, n > 0) <= (found ? found.score : least))
            break;
        for (const share of [0.92, 0.84, 0.76, 0.68])
            for (const short of [false, true])
                found = besides(room, cloth, sorted, tile, share, short, stepping, found, least);
    }
    return found;
}

/// The better of what was found and this, with the largest tiles of the others.
function besides(room, cloth, sorted, tile, share, short, stepping, found, least) {
    for (let other = Table.step(tile * 0.76); other >= 24; other -= stepping) {
        const m = begin(room, sorted, tile, short);
        shelve(room, m, Table.step(tile * share));
        seatOthers(room, m, m.pair ? tile : other);
        if (m.height > cloth.height)
            break;
        if (m.width <= cloth.width && m.zoneHeight + 2 * m.gap <= cloth.height)
            found = heaped(room, cloth, sorted, m, found, least);
        if (m.pair || !m.mats || room.others.length === 0 || score(tile, other, m.rack, tile, true) <= (found ? found.score : least))
            break;
    }
    return found;
}

/// The better of what was found and this, with the largest piles there is room for.
function heaped(room, cloth, sorted, m, found, least) {
    let better = found;
    for (const named of [true, false]) {
        for (let columns = 1; columns <= sorted.stacks.length; ++columns) {
            for (let pile = Table.step(m.tile * 0.64); pile >= 28; pile -= 4) {
                const value = score(m.tile, m.other, m.rack, pile, m.mats && room.others.length > 0) - (named ? 0 : 4) - (m.short ? 4 : 0);
                if (value <= (better ? better.score : least))
                    break;
                heap(room, sorted, m, pile, columns, named);
                if (!settle(room, cloth, m))
                    continue;
                better = Object.assign({}, m);
                better.score = value;
                break;
            }
        }
    }
    return better;
}

/// Lays the table out by the measures found.
function lay(room, layout, sorted, m) {
    const cloth = layout.cloth;
    layout.tile = m.tile;
    layout.other = m.other;
    const n = room.others.length;
    const left = cloth.x;
    const right = cloth.x + cloth.width;
    const low = cloth.y + cloth.height;
    const topY = cloth.y + m.top;
    const rackY = low - m.low - m.rackHeight;
    const columns = columnsOf(m, n, cloth.width);
    const castleX = left + columns.own;

    layout.piles[sorted.mine[0].pile] = Parts.grid(castleX, topY, m.tile, true);
    layout.middle = Table.rect(castleX, topY, m.mat, m.mat);

    const rackX = left + m.rackX;
    const hand = sorted.hands[room.bottom];
    if (hand)
        layout.piles[hand.pile] = Parts.rows("rack", rackX, rackY, m.rackWidth, m.rackHeight, m.rack, 1, RACK, m.rack + m.lip, m.rackPad);

    room.others.forEach((seat, i) => layOther(room, layout, sorted, m, seat, left + columns.sides[i], topY, columns));

    // One's own name.
    if (m.pair) {
        const nameX = castleX + m.mat + m.gap + Math.min(m.gap, (right - castleX - m.mat - m.badgeWidth) / 4);
        layout.seats[room.bottom] = Table.rect(nameX, topY, Math.min(14 * room.unit, right - m.gap - nameX), m.badge);
    } else if (m.nameBeside) {
        layout.seats[room.bottom] = Table.rect(Math.max(left + m.gap, Math.min(left + (columns.sides[0] ?? m.gap), rackX - m.gap - m.badgeWidth)), rackY, m.badgeWidth, m.badge);
    } else {
        layout.seats[room.bottom] = Table.rect(rackX, rackY - m.gap - m.badge, Math.min(14 * room.unit, castleX - m.gap - rackX), m.badge);
    }

    layPiles(layout, sorted, m, left + m.pilesX, right - m.gap, cloth.y + m.pilesTop, low - m.gap);
}

/// A rival's hand of six down the side of the castle, in rows of two.
function beside(m, x, y) {
    const tile = Math.min(Math.floor((m.zoneWidth - 6) / 2), Math.floor((m.mat - m.badge - 4) / 3) - 2);
    return Parts.rows("open", x, y, m.zoneWidth, 3 * (tile + 2) + 4, tile, 3, 2, tile + 2, 2);
}

/// A rival's castle with the name and the hand above it, or beside it.
function layOther(room, layout, sorted, m, seat, x, y, columns) {
    const hand = sorted.hands[seat];
    const castle = m.mats ? (sorted.castles[seat] ?? [])[0] : null;
    if (m.pair || !m.mats) {
        layout.seats[seat] = Table.rect(x, y, m.zoneWidth, m.badge);
        if (hand)
            layout.piles[hand.pile] = m.pair ? beside(m, x, y + m.badge + 4) : Parts.rows("held", x, y + m.badge + 4, m.zoneWidth, m.back + 4, m.back, 1, 0, 0, 2);
        if (castle)
            layout.piles[castle.pile] = Parts.grid(layout.cloth.x + columns.theirs, y, m.tile, false);
        return;
    }
    const held = Math.round(Math.max(2.2 * m.back, Math.min(3.6 * m.back, m.zoneWidth - 12 * room.unit)));
    layout.seats[seat] = Table.rect(x, y + (m.strip - m.badge) / 2, m.zoneWidth - held - 4, m.badge);
    if (hand)
        layout.piles[hand.pile] = Parts.rows("held", x + m.zoneWidth - held, y + (m.strip - m.back - 4) / 2, held, m.back + 4, m.back, 1, 0, 0, 2);
    if (castle)
        layout.piles[castle.pile] = Parts.grid(x + (m.zoneWidth - m.otherMat) / 2, y + m.strip + 4, m.other, false);
}

/// The draw piles in rows, below them the discards.
function layPiles(layout, sorted, m, from, until, top, low) {
    const x = Math.max(from, (from + until - m.pilesWidth) / 2) + m.thick;
    const y = Math.max(top, (top + low - m.pilesHeight) / 2) + m.thick;
    const line = m.pile + m.label + m.pileGap;
    const inset = m.label > 0 ? Math.max(0, (m.pilePitch - 4 - m.pile) / 2) : 0;
    const labelWidth = m.label > 0 ? m.pilePitch - 4 : 0;
    const rows = Math.ceil(sorted.stacks.length / m.columns);
    sorted.stacks.forEach((pile, i) => {
        const row = Math.floor(i / m.columns);
        // A last row that is not full lies in the middle.
        const missing = row === rows - 1 ? rows * m.columns - sorted.stacks.length : 0;
        layout.piles[pile.pile] = Parts.stack(x + inset + (i % m.columns + missing / 2) * m.pilePitch, y + row * line, m.pile, m.label, labelWidth);
    });
    if (sorted.tray) {
        const pad = Math.round(m.gap / 2);
        const area = Parts.rows("open", x, y + rows * line, m.pilePitch + m.pile + 2 * pad, m.pile + 2 * pad, m.pile, 1, 2, m.pilePitch, pad);
        area.label = m.label;
        layout.piles[sorted.tray.pile] = area;
    }
}
