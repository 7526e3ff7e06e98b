// SPDX-License-Identifier: GPL-3.0-or-later
// Dragging a card to a target, and holding it to look: never needed, both have buttons.

import { app, keyOfTarget } from './app.js';
import { act, look, pressTarget } from './gestures.js';

const kHold = 400; // ms
const kSlack = 10; // pixels a finger may move while it holds

let held = null; // {handle, id, x, y, node, timer, ghost}
let wasDragged = false;

function letGo() {
    if (!held) return;
    clearTimeout(held.timer);
    held.ghost?.remove();
    document.querySelector('.over')?.classList.remove('over');
    document.body.classList.remove('dragging');
    held = null;
}

function begin(event) {
    wasDragged = false;
    const node = event.target.closest?.('[data-handle]');
    letGo();
    if (!node || event.button) return;
    const handle = +node.dataset.handle;
    held = { handle, id: event.pointerId, x: event.clientX, y: event.clientY, node };
    held.timer = setTimeout(() => {
        if (!held || held.ghost) return;
        letGo();
        wasDragged = true;
        look(handle);
    }, kHold);
}

function liftUp() {
    const { state, ui } = app;
    const piece = state.pieceOf.get(held.handle);
    clearTimeout(held.timer);
    if (!piece?.movable || !state.ask.mine || ui.covered) return letGo();
    held.picks = !piece.picked;
    if (held.picks && !act('pick', { handle: held.handle })) return letGo();
    const image = held.node.querySelector('img');
    const rect = (image ?? held.node).getBoundingClientRect();
    held.ghost = (image ?? held.node).cloneNode(true);
    held.ghost.classList.add('ghost');
    held.ghost.style.width = `${rect.width}px`;
    held.ghost.style.height = `${rect.height}px`;
    document.body.append(held.ghost);
    document.body.classList.add('dragging');
    wasDragged = true;
}

const targetUnder = event => document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-target]');

function move(event) {
    if (!held || event.pointerId !== held.id) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) > kSlack) liftUp();
    if (!held?.ghost) return;
    held.ghost.style.left = `${event.clientX}px`;
    held.ghost.style.top = `${event.clientY}px`;
    const over = targetUnder(event);
    const before = document.querySelector('.over');
    if (before !== over) {
        before?.classList.remove('over');
        over?.classList.add('over');
    }
}

// The host must have heard of the pick before it hears of a drop.
function whenAnswered(then, tries = 40) {
    if (!app.channel.isBusy()) then();
    else if (tries > 0) setTimeout(whenAnswered, 50, then, tries - 1);
}

function end(event) {
    if (!held || event.pointerId !== held.id) return;
    const { ghost, picks } = held;
    const key = ghost && targetUnder(event)?.dataset.target;
    letGo();
    if (!ghost) return;
    whenAnswered(() => {
        const target = app.state.targets.find(one => keyOfTarget(one) === key);
        if (target) pressTarget(target);
        else if (picks && app.state.picked) act('cancel');
    });
}

// The system took the finger away: the card goes back.
function cancelled() {
    const picks = held?.ghost && held.picks;
    letGo();
    if (picks) whenAnswered(() => app.state.picked && act('cancel'));
}

export function setUpDrag() {
    document.addEventListener('pointerdown', begin);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', cancelled);
    document.addEventListener('dragstart', event => event.preventDefault());
    document.addEventListener('click', event => {
        if (!wasDragged) return;
        wasDragged = false;
        event.preventDefault();
        event.stopPropagation();
    }, true);
    // The menu key, the right button, and a long press where the browser tells of it.
    document.addEventListener('contextmenu', event => {
        const node = event.target.closest?.('[data-handle]');
        if (!node) return;
        event.preventDefault();
        if (event.button === 2 || app.byKey) {
            letGo();
            look(+node.dataset.handle);
        }
    });
}
