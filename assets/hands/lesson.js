// SPDX-License-Identifier: GPL-3.0-or-later
// A class: the table that the teacher shows, and the questions that the teacher puts to all. No page knows what is
// right; what others have answered comes when the teacher shows it.

import { app } from './app.js';
import { h } from './dom.js';
import { disc, handSign, sign } from './signs.js';
import { plate, rail } from './rail.js';
import { page, tableRoom } from './sheets.js';
import { wholeTable } from './table.js';
import { words } from './words.js';

const kAcross = 4;       // stones side by side
const kStep = 60;        // ms from stone to stone
const kLongest = 1500;   // ms for a whole tower
const kSigns = ['tick', 'cross'];
const answers = () => [words('yes'), words('no')];

export const asked = () => app.state.all.question?.kind ? app.state.all.question : null;

// One's own answer, or -1: as pressed, until the host has heard it.
function chosen(question) {
    const { pressed } = app.ui;
    return !question.counts && pressed?.id === question.id ? pressed.answer : question.mine ?? -1;
}

function answer(question, index) {
    if (question.counts || app.channel.status !== 'open') return;
    app.ui.pressed = { id: question.id, answer: index };
    app.channel.send({ do: 'answer', question: question.id, answer: index });
    app.render();
}

// ---- yes or no -----------------------------------------------------------------------------------------

const plates = question => h('div.yesno', { key: 'yesno', role: 'group', 'aria-labelledby': 'asked' }, answers().map((word, index) => {
    const isMine = chosen(question) === index;
    return h('button', { class: 'paper big ' + kSigns[index] + (isMine ? ' chosen' : ''), key: index, 'aria-pressed': String(isMine), onclick: () => answer(question, index) },
        h('span.round', sign(kSigns[index], 64)), h('b', word), isMine ? disc('tick') : null);
}));

// A stone for each answer, as high as the room allows.
export function towers(question, room) {
    const most = Math.max(...question.counts, 1);
    const size = Math.min(room.width / (2 * kAcross + 2), (room.height - 150) / Math.ceil(most / kAcross), 66);
    const step = Math.min(kStep, kLongest / most);
    return h('div.paper.towers', { key: `towers${question.id}`, role: 'status' }, question.counts.map((count, index) => h('div', { key: index, class: kSigns[index] },
        h('b', { style: { 'animation-delay': `${step * count}ms` } }, count),
        h('div.tower', { 'aria-hidden': 'true', style: { width: `${size * kAcross}px` } }, Array.from({ length: count }, (_, at) => h('i', { key: at, style: { width: `${size}px`, height: `${size}px`, 'animation-delay': `${step * at}ms` } }))),
        h('span.under', h('span.round', sign(kSigns[index], 28)), answers()[index]))));
}

// ---- where ---------------------------------------------------------------------------------------------

// The places of the picture: to be pressed, or with how many have pressed them.
export function places(question, part, isPressed) {
    return question.places.map(({ pile, place, name }, index) => {
        const at = app.state.layout.spots?.[`${pile}/${place}`];
        const count = question.counts?.[index] ?? 0;
        const isMine = isPressed && chosen(question) === index;
        if (!at || question.counts && !count && !isMine) return null;
        return h(isPressed ? 'button' : 'span', {
            class: 'place' + (isMine ? ' chosen' : ''), key: 'w' + index, style: part(...at), 'aria-label': [name, count || ''].filter(Boolean).join(': '),
            'aria-pressed': isPressed ? String(isMine) : undefined, role: isPressed ? undefined : 'img', onclick: isPressed ? () => answer(question, index) : undefined,
        }, question.counts ? h('span.coin', count) : null, isMine ? disc('tick') : null);
    });
}

export function table(question, isPressed) {
    const marks = question?.kind === 'where' ? part => places(question, part, isPressed) : undefined;
    return h('section.whole', { key: 'whole', 'aria-labelledby': 'h-table' }, h('h2', { id: 'h-table', class: 'unseen' }, words('table')), wholeTable(tableRoom(), marks));
}

// ---- the page ------------------------------------------------------------------------------------------

const nameOf = (question, index) => question.kind === 'yesNo' ? answers()[index] : question.places[index]?.name ?? '';

function status(question) {
    if (!question) return h('p.calm', h('b', words('youWatch')));
    const mine = chosen(question);
    const first = mine >= 0 ? words('yourAnswer', { answer: nameOf(question, mine) }) : question.counts ? words('answersShown') : question.kind === 'where' ? words('pressPlace') : words('pressAnswer');
    return h('p.calm', { role: 'status' }, h('b', first), h('span', question.counts ? mine >= 0 ? words('answersShown') : '' : words('untilShown')));
}

const across = () => window.innerWidth > window.innerHeight;

export function lessonPage() {
    const { state, channel } = app;
    const opened = page();
    const question = asked();
    const isTowers = question?.kind === 'yesNo' && question.counts;
    const room = { width: across() ? window.innerWidth * .4 : window.innerWidth - 24, height: across() ? window.innerHeight - 140 : window.innerHeight * .4 };
    return h('div.screen.table', { key: 'lesson' },
        h('header.beam', h('div', h('h1', state.table.title ?? ''), h('p', channel.status === 'lost' ? words('connectionLost') : question ? words('toAll') : state.table.host))),
        opened ? [opened, rail()] : [
            question ? h('section.scroll.mine', { id: 'asked', key: 'asked', role: 'status' }, h('div', h('h2', question.text))) : null,
            table(question, true),
            isTowers ? towers(question, room) : question?.kind === 'yesNo' ? plates(question) : null,
            h('footer.rail', { key: 'rail' }, status(question)),
        ]);
}

// ---- for a screen in the room --------------------------------------------------------------------------

// How many have answered.
export function turnout(question) {
    return h('p.turnout', { role: 'status' }, handSign(false, 30), h('span', words('haveAnswered', { n: question.answered ?? 0, all: question.of ?? 0 })));
}
