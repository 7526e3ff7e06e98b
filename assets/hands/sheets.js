// SPDX-License-Identifier: GPL-3.0-or-later
// What opens in place of hand and targets: the whole table, a card, a rule, the menu, and what happened meanwhile.

import { app, mode } from './app.js';
import { can, settings, set } from './attention.js';
import { h } from './dom.js';
import { act, close, cover, nod, readClause, takeSeat } from './gestures.js';
import { logPage } from './log.js';
import { picture, shield } from './pictures.js';
import { deedsOf, wholeTable } from './table.js';
import { plate, seatPlate } from './rail.js';
import { kRoomy, seatBySeat } from './seatbyseat.js';
import { turnWords } from './ask.js';
import { words } from './words.js';

// The room the whole table has, in CSS pixels: what the host lays it out in. Measured where it is in view.
export function tableRoom() {
    const shown = document.querySelector('.whole');
    if (shown) return { width: shown.clientWidth - 16, height: shown.clientHeight - 20 };
    const { innerWidth: width, innerHeight: height } = window;
    const shape = mode();
    if (/desk/.test(shape)) return { width: width - Math.min(500, width * .4) - 24, height: height - 76 };
    if (/wide/.test(shape)) return { width: width - 24, height: height * .52 };
    return /phone|land/.test(shape) ? kRoomy : { width: width - 16, height: height - 160 };
}

function tablePage() {
    const { ui } = app;
    const heading = h('h2', { tabindex: -1, class: 'unseen' }, words('wholeTable'));
    if (/phone|land/.test(mode())) return h('section.page.narrow', { key: 'table' }, heading, seatBySeat());
    const deeds = ui.seat >= 0 ? deedsOf(ui.seat) : null;
    const room = tableRoom();
    return h('section.page.whole', { key: 'table' }, heading,
        wholeTable({ width: room.width, height: deeds ? room.height - 150 : room.height }), deeds);
}

function lookPage() {
    const { look } = app.ui;
    if (!look) return null;
    const width = Math.min(300, window.innerWidth - 48, window.innerHeight * (/land/.test(mode()) ? .5 : .42) / app.state.aspect);
    return h('section.page.look', { key: 'look' }, h('h2', { tabindex: -1 }, look.name),
        picture(look.face, width, { aspect: app.state.aspect, whole: true }),
        h('div.paper.reading', (look.text ?? '').split('\n').map(line => h('p', line)),
            (look.rules ?? []).map(rule => h('button.paper.rule', { key: rule.id, onclick: () => readClause(rule.id) }, words('ruleTitle', { number: rule.number, title: rule.title })))));
}

function clausePage() {
    const { clause } = app.ui;
    if (!clause) return null;
    return h('section.page.clause', { key: 'clause' }, h('h2', { tabindex: -1 }, clause.number ? words('ruleTitle', { number: clause.number, title: clause.title ?? '' }) : words('reading')),
        h('div.paper.reading', (clause.text ?? '').split('\n').map(line => h('p', line))));
}

function check(key, label, isOn, change, note) {
    return h('li', { key }, h('button.paper.switch', { role: 'switch', 'aria-checked': String(!!isOn), onclick: change }, h('span.words', h('b', label), note ? h('small', note) : null), h('i', { 'aria-hidden': 'true' })));
}
function entry(key, label, onclick) {
    return h('li', { key }, h('button.paper.switch', { onclick }, h('span.words', h('b', label))));
}

// A step that cannot be taken back wants a second press.
function firmEntry(key, label, second, onclick) {
    const isFirm = app.ui.firm === key;
    return h('li', { key }, h('button', { class: 'paper switch' + (isFirm ? ' chosen' : ''), onclick: () => {
        if (isFirm) { close(); onclick(); return; }
        app.ui.firm = key;
        app.render();
    } }, h('span.words', h('b', label), isFirm ? h('small', second) : null)));
}

function menuPage() {
    const { state, ui, channel } = app;
    const { ask } = state;
    const then = what => () => { close(); act(what); };
    return h('section.page.menu', { key: 'menu' }, h('h2', { tabindex: -1 }, state.table.host || words('menu')), h('ul',
        check('sound', words('sound'), settings.sound, () => set('sound', !settings.sound)),
        can.vibrate ? check('vibration', words('vibration'), settings.vibration, () => set('vibration', !settings.vibration)) : null,
        can.wake ? check('wake', words('stayAwake'), settings.wake, () => set('wake', !settings.wake)) : h('li', { key: 'nowake', class: 'note' }, words('noWake')),
        state.watches ? null : check('cover', words('coverHand'), ui.covered, () => cover(!ui.covered)),
        ask.offersHold ? check('hold', words('hold'), ask.holding, () => act('hold', { on: !ask.holding }), ask.mayHold ? '' : words('mayNotHold')) : null,
        ask.canUndo ? entry('undo', ask.undoWords, then('undo')) : null,
        ask.canHint ? entry('hint', words('hint'), then('hint')) : null,
        ask.mayNod ? entry('nod', words('think'), () => { close(); nod(); }) : null,
        ask.canRedo ? entry('redo', words('redo'), then('redo')) : null,
        !ask.passable ? null : firmEntry('passTurn', words('passTurn'), words('passTurnFirm'), () => act('passTurn')),
        !ask.canConcede ? null : firmEntry('concede', words('concede'), words('concedeFirm'), () => act('concede')),
        state.watches ? entry('leave', words('toTheDoor'), () => { close(); channel.send({ do: 'leave' }); })
            : firmEntry('leave', words('leave'), words('leaveFirm'), () => channel.send({ do: 'leave' })),
        h('li.note', { key: 'keys' }, words('keys'))));
}

// ---- after an absence ----------------------------------------------------------------------------------

export function backShown() {
    const { back } = app.state.all;
    return !!back?.lines && app.ui.backSeen !== JSON.stringify(back);
}

function backPage() {
    const { state } = app;
    return h('section.page.away', { key: 'away', onclick: state.isBots ? undefined : putAway }, h('div.paper',
        h('div.head', shield(state.table.shield, 44), h('div', h('h2', { tabindex: -1 }, words('youWereAway')), h('p', words('happened', { n: state.all.back.count })))),
        h('ol', state.all.back.lines.map((line, at) => h('li', { key: at }, h('i', at + 1), h('span', line.text), picture(line.faces?.[0], 58, { aspect: state.aspect, bare: true })))),
        h('p.now', h('b', words('now')), ' ', state.ask.prompt || turnWords())));
}

function putAway() {
    const { state, ui } = app;
    ui.backSeen = JSON.stringify(state.all.back);
    ui.covered = false;
    if (state.isBots) takeSeat();
    app.render();
}

export function backRail() {
    return h('footer.rail', { key: 'rail' }, app.state.isBots ? seatPlate(putAway) : plate(words('goOn'), '', putAway));
}

// A whole page of a few words, for the ends of the connection. `onward`: label and step of the plate.
export function message(title, text, onward) {
    return h('div.screen.door', { key: 'message' }, h('main.paper.sheet', h('h1', title), text ? h('p', text) : null),
        onward ? h('footer.rail', { key: 'rail' }, plate(onward[0], '', onward[1])) : null);
}

export function page() {
    if (backShown()) return backPage();
    switch (app.ui.page) {
    case 'table': return tablePage();
    case 'log': return logPage();
    case 'menu': return menuPage();
    case 'look': return lookPage();
    case 'clause': return clausePage();
    }
    return null;
}

