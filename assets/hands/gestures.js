// SPDX-License-Identifier: GPL-3.0-or-later
// What presses mean. The host decides what comes of a gesture; here it is only chosen and sent.

import { app, keyOfTarget, open } from './app.js';
import { land } from './glide.js';

const kGrave = 600; // ms in which a window takes no press that was meant for something else

function mayPress() {
    const { state, channel } = app;
    if (channel.status !== 'open' || channel.isBusy() || state.watches) return false;
    return !(state.ask.grave && Date.now() - app.askedAt < kGrave);
}

export function act(what, values = {}) {
    if (!mayPress()) return false;
    app.ui.chosen = app.ui.why = '';
    app.channel.gesture({ do: what, at: app.state.table.moment ?? 0, ...values });
    app.render();
    return true;
}

export function pressPiece(handle) {
    if (app.ui.covered) return uncover();
    act('click', { handle });
}

// A target whose move can be taken back is done at once; one that harms or reveals is chosen first.
export function pressTarget(target) {
    const key = keyOfTarget(target);
    if (!target.firm) drop(target);
    else if (mayPress()) {
        app.ui.chosen = app.ui.chosen === key ? '' : key;
        app.render();
    }
}

export function drop(target) { act('drop', { pile: target.pile ?? -1, place: target.place ?? -1 }); }

export function chosenTarget() {
    return app.state.targets.find(target => keyOfTarget(target) === app.ui.chosen);
}

// What Back would take back now: '' if nothing.
export function backStep() {
    const { state, ui } = app;
    if (ui.page) return 'page';
    if (chosenTarget()) return 'chosen';
    if (state.task) return 'hint';
    if (state.picked || state.ask.asking || state.refusal) return 'cancel';
    return state.ask.canUndo ? 'undo' : '';
}

export function back() {
    const { state, ui } = app;
    const step = backStep();
    if (step === 'page') close();
    else if (step === 'chosen') ui.chosen = '';
    else if (step) act(step);
    else ui.why = ui.why ? '' : state.ask.whyNoUndo;
    app.render();
}

export function close() {
    const { ui } = app;
    if (ui.page === 'clause' && ui.look) return open('look');
    const from = ui.page;
    Object.assign(ui, { page: '', look: null, clause: null, firm: '' });
    app.render();
    if (app.byKey) document.querySelector(`[data-opens="${from}"]`)?.focus();
}

// The bot that plays one's seat gets up.
export const takeSeat = () => app.channel.send({ do: 'takeSeat' });

// Somebody at that seat is there, and thinks.
const kNod = 4000; // ms; the host lets nobody say so more often
export function nodded(seat) {
    app.nods.add(seat);
    setTimeout(() => {
        app.nods.delete(seat);
        app.render();
    }, kNod);
    app.render();
}
export function nod() {
    if (app.nods.has(app.state.own)) return;
    app.channel.send({ do: 'nod' });
    nodded(app.state.own);
}

export function look(handle) {
    const piece = app.state.pieceOf.get(handle);
    if (!piece || app.ui.covered) return;
    app.ui.look = { handle, face: piece.face, name: piece.heardName || piece.spokenName, text: '', rules: [] };
    app.channel.send({ do: 'card', handle });
    open('look');
}

export function readClause(id) {
    if (!id) return;
    app.ui.clause = { id };
    app.channel.send({ do: 'clause', id });
    open('clause');
}

export function cover(isCovered = true) {
    app.ui.covered = isCovered;
    if (isCovered) land();
    app.render();
}
export const uncover = () => cover(false);
