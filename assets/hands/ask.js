// SPDX-License-Identifier: GPL-3.0-or-later
// The scroll: what is asked, and of whom.

import { app } from './app.js';
import { h } from './dom.js';
import { shield } from './pictures.js';
import { hourglass } from './signs.js';
import { words } from './words.js';

export function turnWords() {
    const { state } = app;
    const seat = state.seats.find(one => one.isTurn);
    if (!seat) return '';
    return (seat.seat ?? 0) === state.own ? words('yourTurn') : words('turnOf', { name: seat.name });
}

export function scroll() {
    const { state } = app;
    const { ask } = state;
    const decider = state.decider;
    // One's answer in another's turn: nobody hurries.
    const waits = !ask.mine || ask.grave || (decider && !decider.isTurn);
    const isStruck = ask.mine && state.strickenSeat === state.own;
    const whose = ask.mine ? state.table.shield : decider?.shield;
    return h('section', { class: 'scroll ' + (ask.mine ? 'mine' : 'other') + (ask.grave ? ' grave' : ''), id: 'asked', key: 'asked', tabindex: -1, role: isStruck ? 'alert' : 'status', 'aria-atomic': 'true' },
        shield(whose, 34),
        h('div', h('h2', h('span.unseen', words('asked'), ': '), ask.prompt || turnWords()), ask.second ? h('p', ask.second) : null,
            ask.mine && state.targets.length ? h('span.unseen', words('targets', { n: state.targets.length })) : null),
        waits && !state.table.over ? h('span.wait', hourglass(28), ask.mine ? h('small', words('noHurry')) : null) : null);
}
