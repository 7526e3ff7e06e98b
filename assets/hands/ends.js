// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a match: what stands, the seats in order, one line of story, and another match.

import { app, mode, open } from './app.js';
import { h } from './dom.js';
import { picture, rem, shield } from './pictures.js';
import { kUse } from './state.js';
import { medallion } from './seats.js';
import { plate, woodButton } from './rail.js';
import { castle, faceOf } from './table.js';
import { words } from './words.js';

// The winner's castle, or what stands before them, or their shield.
function trophy() {
    const { state } = app;
    const winner = state.result.seats?.find(seat => seat.winner) ?? state.result.seats?.[0];
    if (!winner) return null;
    const piles = state.pilesOf(winner.seat ?? 0, kUse.standing);
    const width = (window.innerWidth - (/land/.test(mode()) ? 230 : 60)) / rem();
    // Beside the ribbon and the roll, which are to be seen at the same time.
    const height = Math.max(90, Math.min(window.innerHeight * .4, window.innerHeight - 500)) / rem();
    if (state.isMosaic) return piles.map(pile => castle(pile, Math.min(width / piles.length, height)));
    const pieces = piles.flatMap(pile => state.contents.get(pile.pile) ?? []).slice(0, 8);
    if (!pieces.length) return shield(winner.shield, height / 2);
    const card = Math.max(56, Math.min(width / pieces.length - 6, height / state.aspect));
    return h('span.cards', pieces.map(piece => picture(faceOf(piece), card, { aspect: state.aspect, name: piece.spokenName ?? '' })));
}

// Petals left and right of the castle, never over it.
const petals = () => h('span.petals', { 'aria-hidden': 'true' }, Array.from({ length: 24 }, (_, at) => h('i', { style: {
    'inset-inline-start': `${(at % 2 ? 90 : 1) + at * 7 % 9}%`, top: `${at * 37 % 96}%`, transform: `rotate(${at * 53}deg)`, background: ['#be3a2a', '#25508f', '#ecb93f', '#f3e9d2'][at % 4],
} })));

export function endPage() {
    const { state } = app;
    const { result } = state;
    const story = result.story?.at(-1)?.text;
    return h('main.end', { key: 'end', tabindex: 0 }, petals(), h('div', { role: 'status' }, h('h2.banner', result.title)), h('div.trophy', trophy()),
        h('section.paper.roll', result.reason ? h('p', result.reason) : null,
            h('ol.ranks', (result.seats ?? []).map(seat => {
                const row = state.seat(seat.seat ?? 0);
                return h('li', { key: seat.seat ?? 0, class: seat.winner ? 'winner' : '' }, row ? medallion(row, 40) : shield(seat.shield, 30), h('span', h('b', seat.rankText, ' ', seat.name), h('small', seat.standing)));
            })),
            story ? h('p.story', story) : null,
            result.facts?.length || state.all.series ? h('p.facts', [...(result.facts ?? []), state.all.series].filter(Boolean).map(fact => h('span', fact))) : null));
}

export function endRail() {
    const { rematch } = app.state.all;
    const table = woodButton('eye', words('theTable'), () => open('table'), { key: 'table' });
    if (!rematch?.all) return h('footer.rail', { key: 'rail' }, plate(words('theTable'), '', () => open('table')));
    const count = words('rematchCount', { n: rematch.wanting ?? 0, all: rematch.all });
    return h('footer.rail', { key: 'rail' }, table,
        plate(words(rematch.mine ? 'rematchWanted' : 'rematch'), count, () => app.channel.send({ do: 'want', on: !rematch.mine }), { kind: rematch.mine ? 'plain' : 'gold', key: 'rematch' }));
}
