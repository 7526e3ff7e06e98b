// SPDX-License-Identifier: GPL-3.0-or-later
// The whole table on a narrow screen: seat by seat, one below the other, each pile as large as there is room for.

import { app, mode } from './app.js';
import { h } from './dom.js';
import { picture, rem } from './pictures.js';
import { kUse } from './state.js';
import { heardMore, medallion, nameOf, seatMarks, standing, stateOf } from './seats.js';
import { badges, castle, deedsOf, faceOf } from './table.js';
import { words } from './words.js';

// The host lays the table out for a room in which nothing is small; here each pile gets a size of its own.
export const kRoomy = { width: 1000, height: 700 };

const kTile = 86, kCard = 64, kStacked = 50; // widths of pieces, in sixteenths of a rem

const slip = pile => pile.label || pile.name ? h('span.slip', pile.label || pile.name) : null;

// Only the top, and how many there are.
function stack(pile, pieces) {
    const { state } = app;
    const top = pieces.at(-1);
    return h('div.lot', { key: pile.pile }, h('span', { class: 'small' + (pile.pile === state.struck ? ' struck' : ''), key: top?.handle ?? 'none' },
        top ? picture(faceOf(top), kStacked, { aspect: state.aspect, name: top.spokenName ?? '' }) : h('span.bare', { style: { width: `${kStacked / 16}rem`, 'aspect-ratio': `1 / ${state.aspect}` } }),
        top ? badges(top) : null, pieces.length > 1 ? h('span.coin.count', pieces.length) : null), slip(pile));
}

// What of a pile's rectangle its pieces take up.
function taken(spots) {
    const { aspect } = app.state;
    const boxes = spots.map(([x, y, size, turn]) => {
        const high = size * aspect;
        return turn % 2 ? [x + (size - high) / 2, y + (high - size) / 2, high, size] : [x, y, size, high];
    });
    const left = Math.min(...boxes.map(box => box[0]));
    const top = Math.min(...boxes.map(box => box[1]));
    return [left, top, Math.max(...boxes.map(box => box[0] + box[2])) - left, Math.max(...boxes.map(box => box[1] + box[3])) - top];
}

function lot(pile, room, isAlone) {
    const { state } = app;
    const pieces = state.contents.get(pile.pile) ?? [];
    const whole = state.layout.piles[pile.pile];
    if (pile.kind === 'stack') return stack(pile, pieces);
    const spots = pieces.map(piece => state.layout.pieces[piece.handle]).filter(Boolean);
    if (!whole || !spots.length && pile.kind !== 'grid') return null;
    const part = pile.kind === 'grid' && state.isMosaic ? whole : taken(spots);
    const size = spots.length ? Math.max(...spots.map(spot => spot[2])) : part[2] / 3;
    const width = Math.min(room, part[2] * (state.isMosaic ? kTile : kCard) / size);
    return h('div.lot', { key: pile.pile }, castle(pile, width, { part }), isAlone ? null : slip(pile));
}

// Hands of others are only counted, unless something in them can be seen.
const isSeen = pile => pile.use !== kUse.held || (app.state.contents.get(pile.pile) ?? []).some(piece => piece.faceUp || piece.known);

function lots(owner, room) {
    const { state } = app;
    const piles = state.piles.filter(pile => (pile.owner ?? -1) === owner && !state.handPiles.includes(pile.pile) && isSeen(pile));
    // A single one needs no name below that of its seat.
    return piles.map(pile => lot(pile, room, owner >= 0 && piles.length === 1)).filter(Boolean);
}

function press(seat) {
    const number = seat.seat ?? 0;
    app.ui.seat = app.ui.seat === number ? -1 : number;
    app.render();
}

export function seatBySeat() {
    const { state, ui } = app;
    if (!state.layout) return h('p.calm', words('noTableYet'));
    const room = Math.min(/land/.test(mode()) ? (window.innerWidth - 200) / 2 : window.innerWidth, 500) / rem() - 50;
    const shared = lots(-1, room);
    const parts = state.seats.map(seat => {
        const number = seat.seat ?? 0;
        return h('section', { class: 'cell ' + stateOf(seat), key: number },
            h('button.head', { 'aria-expanded': String(ui.seat === number), onclick: () => press(seat) },
                medallion(seat, 40), h('span', h('b', nameOf(seat)), h('small', standing(seat))), seatMarks(seat), heardMore(seat)),
            h('div.lots', lots(number, room)), ui.seat === number ? deedsOf(number) : null);
    });
    // What lies between the rivals and one's own side, between them.
    if (shared.length) parts.splice(state.own >= 0 ? -1 : parts.length, 0, h('section.cell', { key: 'shared' }, h('div.lots', shared)));
    return h('div.realms', parts);
}
