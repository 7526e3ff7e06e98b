// SPDX-License-Identifier: GPL-3.0-or-later
// The table for a screen in the room: all that everybody may see, as large as it can be, without a press.

import { app } from './app.js';
import { turnWords } from './ask.js';
import { h } from './dom.js';
import { endPage } from './ends.js';
import { shield } from './pictures.js';
import { deeds } from './targets.js';
import { asked, table, towers, turnout } from './lesson.js';
import { words } from './words.js';

// The way in, while there is one for newcomers: drawn black on white, with the margin that cameras need.
function wayIn() {
    const { door } = app.state.all;
    if (!door?.code?.length) return null;
    const side = door.code.length;
    const dark = door.code.map((row, y) => [...row].map((one, x) => one === '1' ? `M${x} ${y}h1v1h-1z` : '').join('')).join('');
    return h('section.paper.wayin', { key: 'door' }, h('h2', words('comeToTable')),
        h('svg.code', { viewBox: `-4 -4 ${side + 8} ${side + 8}`, role: 'img', 'aria-label': words('codeToScan'), 'shape-rendering': 'crispEdges' }, h('path', { d: dark })),
        h('p', door.address.replace('http://', '')), h('p.four', door.words.replace(/-/g, ' ')));
}

function head(question) {
    const { state, channel, inClass } = app;
    const whose = inClass ? '' : state.decider?.shield;
    const clock = [state.table.clock?.text, state.table.clock?.note].filter(Boolean).join(' · ');
    const said = inClass ? state.table.title : state.result?.title || state.ask.prompt || turnWords() || state.table.title;
    const second = channel.status === 'lost' ? words('connectionLost') : [...new Set([inClass ? '' : state.table.title, clock || state.table.host])].filter(Boolean).join(' · ');
    return h('header.paper.asking', { key: 'head' }, question || !whose ? null : shield(whose, 34),
        h('div', { role: 'status' }, h('h1', question?.text ?? said), h('p', second)),
        question ? turnout(question) : null);
}

export function hallPage() {
    const { state } = app;
    const question = asked();
    const isTowers = question?.kind === 'yesNo' && question.counts;
    const way = question ? null : wayIn();
    const last = question ? null : deeds(way ? 3 : 8);
    const room = { width: window.innerWidth * .5, height: window.innerHeight * .8 };
    const beside = isTowers ? towers(question, room) : way || last ? h('aside.beside', { key: 'beside' }, way, last) : null;
    return h('div', { class: 'screen table' + (isTowers ? ' counted' : ''), key: 'hall' }, head(question),
        h('div.stand', { key: 'stand' }, state.result && !app.inClass ? endPage() : table(question, false), beside));
}
