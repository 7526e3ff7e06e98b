// SPDX-License-Identifier: GPL-3.0-or-later
// The rail: Back at the start, and the one next step over all the rest.

import { app, mode, open } from './app.js';
import { h } from './dom.js';
import { act, back, backStep, chosenTarget, close, cover, drop, look, nod, takeSeat } from './gestures.js';
import { listed, stage } from './targets.js';
import { handSign, sign } from './signs.js';
import { words } from './words.js';

export const woodButton = (icon, label, onclick, props = {}) => h('button', { class: 'wood' + (props.dim ? ' dim' : ''), key: 'w' + (props.key ?? icon), onclick, 'aria-disabled': props.dim ? 'true' : undefined, 'aria-label': props.heard }, props.drawing ?? sign(icon), h('span', label));

export function plate(label, second, onclick, props = {}) {
    return h('button', { class: `plate-act ${props.kind ?? 'gold'}`, key: 'act' + (props.key ?? ''), onclick, 'aria-disabled': props.kind === 'missing' ? 'true' : undefined }, h('span', label, second ? h('small', second) : null));
}

export const seatPlate = onclick => plate(words('takeMySeat'), words('botGetsUp'), onclick, { key: 'seat' });

function backButton() {
    const step = backStep();
    const { ask } = app.state;
    const label = step === 'cancel' && app.state.picked || step === 'chosen' ? words('putBack') : words('back');
    return woodButton('back', label, back, { key: 'back', dim: !step, heard: step === 'undo' ? `${label}: ${ask.undoWords}` : label });
}

// Tells the others that one is there: nobody need ask whose turn it is.
function nodButton() {
    const { ask, own } = app.state;
    return ask.mayNod ? woodButton('nod', words('think'), nod, { drawing: handSign(false, 22), dim: app.nods.has(own) }) : null;
}

// The one next step among plain buttons: what confirms what was gathered, what bears a mark of its own, or what
// is left where nothing else can be done. None, if several could be it.
function nextStep(choices) {
    const { state } = app;
    if (state.ask.gathering) return choices[0];
    const isAll = !state.targets.length && !state.pieces.some(piece => piece.movable);
    const possible = choices.filter(choice => !choice.passes && !state.ask.grave && (choice.mark || isAll));
    return possible.length === 1 ? possible[0] : null;
}

function acts() {
    const { state } = app;
    const { ask } = state;
    const target = chosenTarget();
    if (target) return [plate(`${words('aim.' + (target.aim || 'place'))}: ${target.name}`, target.harm, () => drop(target))];
    const away = new Set(listed().map(choice => choice.index));
    const plain = state.choices.filter(choice => !away.has(choice.index));
    const gold = nextStep(plain);
    const buttons = plain.map(choice => plate(choice.text, choice.help, () => act('choose', { choice: choice.index }), { key: choice.index, kind: choice === gold ? 'gold' : 'plain' + (choice.passes || ask.grave ? ' pass' : '') }));
    if (buttons.length) return buttons;
    if (ask.asking || away.size) return [plate(words('chooseOne'), '', () => document.querySelector('.choices button')?.focus(), { kind: 'missing' })];
    if (state.picked) return [plate(words('chooseTarget'), '', () => document.querySelector('[data-target]')?.focus(), { kind: 'missing' })];
    return [plate(words('chooseCard'), '', () => document.querySelector('.live')?.focus(), { kind: 'missing' })];
}

function calm() {
    const { state } = app;
    const at = state.seats.findLastIndex(seat => !seat.isOut && (seat.seat ?? 0) !== state.own);
    const before = state.seats[at];
    const isLong = state.seats.filter(seat => !seat.isOut).length > 2;
    return h('p.calm', state.watches ? h('b', words('youWatch')) : h('b', isLong && before ? words('youComeAfter', { name: before.name }) : words('notYourTurn')), h('span', state.watches ? '' : words('itCalls')));
}

export function rail() {
    const { state, ui } = app;
    const { ask } = state;
    let inside;
    let isFull = false;
    if (ui.page) inside = [plate(state.watches ? words('backToTable') : words('backToHand'), '', close)];
    else if (state.isBots) inside = [seatPlate(takeSeat)];
    else if (ask.mine || ask.asking) {
        const plates = acts();
        isFull = plates.length > 1;
        inside = [
            backButton(),
            state.picked ? woodButton('eye', words('look'), () => look(state.picked.handle), { key: 'look' }) : ask.canHint ? woodButton('hint', words('hint'), () => act('hint')) : nodButton(),
            ask.canSkip ? woodButton('again', words('skip'), () => act('skip'), { key: 'skip' }) : null,
            plates,
        ];
    } else {
        inside = [
            state.watches ? null : ui.covered ? woodButton('eye', words('uncoverButton'), () => cover(false), { key: 'cover' }) : woodButton('eyeOff', words('cover'), () => cover(), { key: 'cover' }),
            ask.canUndo || backStep() ? backButton() : null,
            ask.canSkip ? plate(words('skip'), '', () => act('skip'), { kind: 'plain', key: 'skip' }) : calm(),
        ];
    }
    return h('footer', { class: 'rail' + (isFull ? ' full' : ''), key: 'rail' }, !ui.page && /land/.test(mode()) ? stage(true) : null, inside);
}

export function beam(title, second) {
    const { state } = app;
    const entries = state.log.at(-1)?.number + 1 || 0;
    return h('header.beam', { key: 'beam' },
        h('button.stud', { 'aria-label': words('menu'), 'data-opens': 'menu', onclick: () => open('menu') }, sign('menu', 24)),
        h('div', h('h1', title), h('p', second)),
        h('button.ribbon', { 'data-opens': 'log', onclick: () => open('log') }, h('span', words('log'), ' ', h('b', entries))));
}
