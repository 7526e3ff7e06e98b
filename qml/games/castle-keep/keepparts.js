// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library
.import "../../scene/tablelayout.js" as Table

// What both ways to lay out Castle Keep are made of.

function matPad(tile) {
    return Math.max(4, Math.round(tile * 0.07));
}

function matSize(tile) {
    return 3 * tile + 2 * matPad(tile);
}

/// Sorts the piles by what they are for; `bottom` is the seat whose own area lies at the bottom.
function sortPiles(piles, bottom) {
    const sorted = {
        stacks: [],
        tray: null,
        shared: [],
        hands: {},
        pools: {},
        castles: {}
    };
    for (const pile of piles) {
        if (pile.role === "tray")
            sorted.tray = pile;
        else if (pile.role.startsWith("pool"))
            sorted.pools[pile.owner] = pile;
        else if (pile.kind === "hand")
            sorted.hands[pile.owner] = pile;
        else if (pile.kind === "grid" && pile.owner < 0)
            sorted.shared.push(pile);
        else if (pile.kind === "grid")
            (sorted.castles[pile.owner] = sorted.castles[pile.owner] || []).push(pile);
        else
            sorted.stacks.push(pile);
    }
    sorted.mine = sorted.shared.concat(sorted.castles[bottom] || []);
    return sorted;
}

function grid(x, y, tile, own) {
    const area = Table.rect(x, y, matSize(tile), matSize(tile));
    area.form = "grid";
    area.tile = tile;
    area.pad = matPad(tile);
    area.own = own;
    return area;
}

/// How high the names of stacks are below them: in one line, or in two where one does not take the longest.
function labelHeight(room, stacks, breadth) {
    return Math.round(room.unit * (stacks.some(stack => room.breadth(stack.name) > breadth) ? 2.15 : 1.35));
}

function stack(x, y, tile, label, labelWidth) {
    const area = Table.rect(x, y, tile, tile);
    area.form = "stack";
    area.tile = tile;
    area.label = label;
    area.labelWidth = labelWidth;
    // The sign of a tile's colour, at its foot, stays to be seen.
    area.high = true;
    return area;
}

/// Tiles in `lines` rows of equal length, overlapping where they are too many.
function rows(form, x, y, width, height, tile, lines, across, pitch, pad) {
    const area = Table.rect(x, y, width, height);
    area.form = form;
    area.tile = tile;
    area.lines = lines;
    area.across = across;
    area.pitch = pitch;
    area.pad = pad;
    return area;
}
