// SPDX-License-Identifier: GPL-3.0-or-later
// Getting in: the four words, and the choice of a seat.

import { app } from './app.js';
import { wakeSound } from './attention.js';
import { h } from './dom.js';
import { keyOf } from './key.js';
import { recall, keep } from './memory.js';
import { picture, shield } from './pictures.js';
import { plate } from './rail.js';
import { disc, gatehouse, handSign, sign } from './signs.js';
import { words } from './words.js';

const door = (inside, bottom) => h('div.screen.door', { key: 'door' }, gatehouse(), h('main.paper.sheet', inside),
    h('aside.net', sign('net', 22), h('span', words('onlyHere'))), h('footer.rail', { key: 'rail' }, bottom));

// ---- the four words ------------------------------------------------------------------------------------

let typed = '';

export function wordsSheet(isWrong) {
    const key = keyOf(typed);
    const enter = () => {
        if (!keyOf(typed)) return;
        history.replaceState(null, '', '#' + typed.toLowerCase().match(/[a-z]+/g).join('').replace(/.{5}(?=.)/g, '$&-'));
        typed = '';
        app.enter();
    };
    return door([
        h('h1', words('fourWords')), h('p.sub', words('fourWordsWhere')),
        isWrong ? h('p.problem', { role: 'alert' }, words('wrongWords')) : null,
        h('label', { for: 'words' }, words('theWords')),
        h('input', { id: 'words', type: 'text', value: typed, autocapitalize: 'none', autocomplete: 'off', autocorrect: 'off', spellcheck: 'false', enterkeyhint: 'go',
            oninput: event => { typed = event.target.value; app.render(); }, onkeydown: event => { if (event.key === 'Enter') enter(); } }),
    ], plate(words('comeIn'), key || !typed ? '' : words('fourOfFive'), enter, { kind: key ? 'gold' : 'missing' }));
}

// ---- the seats -----------------------------------------------------------------------------------------

export function doorSheet() {
    const { door: shown, ui } = app;
    const free = shown.seats.filter(seat => seat.state === 'free');
    const here = shown.seats.filter(seat => seat.state !== 'free');
    const name = ui.name ||= recall('name').name ?? '';
    const wanted = free.find(seat => (seat.seat ?? 0) === ui.wanted);
    const sit = () => {
        if (!wanted || !name.trim()) return;
        keep('name', { name: name.trim() });
        wakeSound();
        app.channel.send({ do: 'sit', seat: wanted.seat ?? 0, name: name.trim() });
    };
    return door([
        h('h1', words('sitDownAt', { table: shown.title })), h('p.sub', [shown.gameTitle, words('seats', { n: shown.seats.length })].filter(Boolean).join(' · ')),
        shown.problem ? h('p.problem', { role: 'alert' }, shown.problem) : null,
        free.length ? [
            h('label', { for: 'name' }, words('yourName')),
            h('input', { id: 'name', type: 'text', value: ui.name, maxlength: 24, autocomplete: 'nickname', enterkeyhint: 'done', oninput: event => { ui.name = event.target.value; app.render(); }, onkeydown: event => { if (event.key === 'Enter') sit(); } }),
            h('h2', { id: 'h-shield' }, words('chooseShield')),
            h('div.shields', { role: 'group', 'aria-labelledby': 'h-shield' }, free.map(seat => h('button', {
                key: seat.seat ?? 0, class: seat === wanted ? 'on' : '', 'aria-pressed': String(seat === wanted), onclick: () => { ui.wanted = seat.seat ?? 0; app.render(); },
            }, shield(seat.shield, 56), h('b', seat.charge), seat === wanted ? disc('tick') : null))),
        ] : h('p', words('noFreeSeat')),
        here.length ? [h('h2', words('alreadyHere')), h('ul.here', here.map(seat => h('li', { key: seat.seat ?? 0 },
            h('span.med', seat.portrait ? picture(seat.portrait, 40, { kind: 'beast' }) : shield(seat.shield, 24), seat.state === 'hand' || seat.state === 'away' ? handSign(seat.state === 'away', 18) : null), seat.name)))] : null,
        shown.watching ? h('button.paper.rule', { onclick: () => { wakeSound(); app.channel.send({ do: 'watch' }); } }, sign('eye', 20), words('lookOn')) : null,
    ], plate(name.trim() && wanted ? words('sitDownAs', { name: name.trim() }) : words('sitDown'), !wanted ? free.length ? words('noShieldYet') : '' : name.trim() ? '' : words('noNameYet'), sit, { kind: wanted && name.trim() ? 'gold' : 'missing' }));
}
