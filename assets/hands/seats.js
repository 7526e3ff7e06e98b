// SPDX-License-Identifier: GPL-3.0-or-later
// The seats: medallions, and the strip of many seats.

import { app } from './app.js';
import { h } from './dom.js';
import { isThere, markPath, picture, shield } from './pictures.js';
import { handSign, sign, swords } from './signs.js';
import { words } from './words.js';

const isNodding = seat => app.nods.has(seat.seat ?? 0);

// A bot's beast, or a person's shield; lower right whether somebody has this hand in a pocket.
export function medallion(seat, size = 42) {
    const where = app.state.whereIs(seat);
    const beast = seat.portrait ? picture(seat.portrait, size, { kind: 'beast' }) : null;
    return h('span', { class: 'med' + (seat.isOut ? ' out' : '') + (isNodding(seat) ? ' nods' : ''), 'aria-hidden': 'true', style: { width: `${size / 16}rem`, height: `${size / 16}rem` } },
        isThere(beast) ? beast : shield(seat.shield, size * .6),
        where === 'hand' || where === 'away' ? handSign(where === 'away', size * .46) : null);
}

export const nameOf = seat => (seat.seat ?? 0) === app.state.own ? words('you') : seat.name ?? '';

// How a seat stands, in the host's words and numbers.
export function standing(seat) {
    const { state } = app;
    const parts = [seat.standing];
    if (seat.isOut) parts.push(words('out'));
    else if (seat.handCount && (seat.seat ?? 0) !== state.own) parts.push(words('inHand', { n: seat.handCount }));
    if (state.whereIs(seat) === 'away') parts.push(words('away'));
    if (seat.thinking || isNodding(seat)) parts.push(words('thinking'));
    return parts.filter(Boolean).join(' · ');
}

export function seatMarks(seat) {
    return (seat.marks ?? []).map(mark => h('span.mark', { title: mark.words }, picture(markPath(mark.mark), 18, { name: mark.words ?? '' }), mark.text));
}

export function stateOf(seat) {
    const { state } = app;
    const number = seat.seat ?? 0;
    if (state.strickenSeat === number) return 'hit';
    if (seat.isOut) return 'dead';
    return seat === state.decider && !state.table.over ? 'now' : '';
}

// What is said of a seat besides the words that are seen: whose turn it is, and who is struck.
export function heardMore(seat, isStandingSeen = true) {
    const hit = stateOf(seat) === 'hit' ? words('isStruck', { name: nameOf(seat) }) : '';
    const more = [isStandingSeen ? '' : standing(seat), seat.isTurn ? words('hasTurn') : '', hit].filter(Boolean);
    return more.length ? h('span.unseen', more.join(', ')) : null;
}

export function strip(press) {
    const others = app.state.seats.filter(seat => (seat.seat ?? 0) !== app.state.own);
    return h('div.strip', others.map(seat => h('button', {
        key: seat.seat ?? 0, class: stateOf(seat), onclick: () => press(seat),
    },
    medallion(seat, /land/.test(document.body.className) ? 30 : 42), h('b', nameOf(seat)),
    h('small', isNodding(seat) ? words('thinking') : seat.castleCount !== undefined ? [sign('castle', 13), seat.castleCount] : seat.standing),
    stateOf(seat) === 'hit' ? swords() : null, heardMore(seat, false))));
}
