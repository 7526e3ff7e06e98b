// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened, the newest first.

import { app } from './app.js';
import { h } from './dom.js';
import { readClause } from './gestures.js';
import { picture, shield } from './pictures.js';
import { words } from './words.js';

export function logPage() {
    const { state } = app;
    return h('section.page.log', { key: 'log' }, h('h2', { tabindex: -1 }, words('log')),
        h('ol.paper', state.log.slice().reverse().map(line => [
            h('li', { key: line.number, class: (line.concerns ? 'mine ' : '') + (line.isNew ? 'new' : '') }, shield(line.shield, 20), h('span', line.text),
                (line.faces ?? []).slice(0, 2).map(face => picture(face, 36, { aspect: state.aspect, bare: true })),
                line.clause ? h('button.paper.rule', { 'aria-label': words('whyRule'), onclick: () => readClause(line.clause) }, '§') : null),
            (line.headings ?? []).slice().reverse().map((heading, at) => h('li', { key: `h${line.number}.${at}`, class: 'heading' }, heading)),
        ])));
}
