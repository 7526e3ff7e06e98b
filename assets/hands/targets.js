// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done: the targets of the picked piece, choices that are more than one plate, pieces of the table
// that may be picked, and the fight, the queue and the last deeds beside them.

import { app, keyOfTarget, mode, showsAll } from './app.js';
import { h } from './dom.js';
import { act, pressPiece, pressTarget, readClause } from './gestures.js';
import { markPath, picture, rem, shield } from './pictures.js';
import { kUse } from './state.js';
import { medallion, nameOf } from './seats.js';
import { corners, crack, disc, flame, pennon, sign } from './signs.js';
import { badges, castle, faceOf, hinted, mosaics } from './table.js';
import { words } from './words.js';

// ---- targets -------------------------------------------------------------------------------------------

const isInOwnCastle = target => app.state.isMosaic && (target.owner ?? -1) === app.state.own && app.state.layout?.spots?.[keyOfTarget(target)] && app.state.isCastle(app.state.pileOf.get(target.pile) ?? {});

function targetCard(target, at) {
    const { state, ui } = app;
    const key = keyOfTarget(target);
    const isChosen = ui.chosen === key;
    const pile = state.pileOf.get(target.pile);
    const asCastle = state.isMosaic && pile && state.isCastle(pile);
    const owner = state.seat(target.owner ?? -1);
    // Where nothing lies yet, and nobody's: what would lie there.
    const shown = target.face || !owner && state.picked && faceOf(state.picked);
    return h('button', {
        class: 'target paper' + (isChosen ? ' chosen' : '') + (asCastle ? ' tall' : ''), key: 't' + key, 'data-target': key, 'data-number': at + 1,
        'aria-pressed': target.firm ? String(isChosen) : undefined, onclick: () => pressTarget(target),
    },
    pennon(), asCastle ? castle(pile, 111, { burning: target.handle ? [target.handle] : [] }) : shown ? h('span.card', picture(shown, window.innerHeight < 720 ? 50 : 62, { aspect: state.aspect, bare: true })) : owner ? medallion(owner, 44) : null,
    h('span.words', h('b', target.name), target.note ? h('small', target.note) : null,
        target.harm ? h('span.harm', flame(16), target.harm) : null),
    isChosen ? disc('tick') : null, hinted(target), state.isHinted(target) ? h('span.unseen', words('hinted')) : null);
}

function ownCastles() {
    const { state } = app;
    const piles = state.pilesOf(state.own, kUse.standing).filter(pile => state.isCastle(pile));
    const width = Math.min(219, window.innerWidth - 171, window.innerHeight * .26, (window.innerWidth - 40) / Math.max(1, piles.length));
    return piles.map(pile => h('div.own', { key: 'own' + pile.pile }, h('span.slip', pile.label || pile.name), castle(pile, Math.max(132, width / rem()), { press: true })));
}

// ---- choices -------------------------------------------------------------------------------------------

// The choices that need more room than the rail has.
export function listed() {
    const { ask, choices } = app.state;
    if (!ask.mine && !ask.asking) return [];
    const plain = choices.filter(choice => !choice.face && !choice.atPlace);
    const inRail = !ask.asking && plain.length <= 2;
    return choices.filter(choice => choice.face || choice.atPlace || !inRail);
}

function choiceCard(choice) {
    const { state } = app;
    const at = choice.atPlace && state.pieces.find(piece => piece.pile === state.ask.place?.pile && piece.place === state.ask.place?.place);
    const face = choice.face || at?.face;
    return h('button', { class: face ? 'option' : 'paper answer', key: 'c' + choice.index, onclick: () => act('choose', { choice: choice.index }) },
        face ? h('span.card', picture(face, /land/.test(mode()) ? 62 : 100, { aspect: state.aspect }), corners()) : choice.mark ? picture(markPath(choice.mark), 24) : null,
        h('span.words', h('b', choice.text), choice.help ? h('small', choice.help) : null));
}

// ---- pieces and piles of the table that may be picked --------------------------------------------------

export function sources() {
    const { state } = app;
    const isLow = /land/.test(mode());
    // Where there is little room, its targets say enough of what is picked.
    if (!state.ask.mine || state.ask.asking || isLow && state.targets.length) return [];
    const width = isLow ? 60 : 76;
    const inHand = new Set(state.handPiles);
    const pieces = state.pieces.filter(piece => !inHand.has(piece.pile) && (state.picked ? piece.picked : piece.movable || piece.offered));
    const bare = state.picked ? [] : state.piles.filter(pile => pile.movable && !inHand.has(pile.pile) && !pieces.some(piece => piece.pile === pile.pile));
    return [
        ...pieces.map(piece => h('button', {
            class: 'option source' + (piece.picked ? ' picked' : ''), key: 'm' + piece.handle, 'data-handle': piece.handle, 'aria-pressed': String(!!piece.picked),
            'aria-label': [piece.spokenName, piece.stateWords].filter(Boolean).join(', '), onclick: () => pressPiece(piece.handle),
        }, h('span.card', picture(faceOf(piece), width, { aspect: state.aspect }), piece.picked ? disc('tick') : corners(), badges(piece)), h('small', piece.tag || state.pileOf.get(piece.pile)?.label || state.pileOf.get(piece.pile)?.name))),
        ...bare.map(pile => h('button.option.source', { key: 'p' + pile.pile, 'aria-label': pile.heardName || pile.name, onclick: () => act('clickSpot', { pile: pile.pile, place: -1 }) },
            h('span.card', picture(state.top(pile.pile)?.face, width, { aspect: state.aspect }), corners()), h('small', pile.label || pile.name))),
    ];
}

// Seats that can be pressed, where nothing is picked that has targets of its own.
function seatButtons() {
    const { state } = app;
    if (!state.ask.mine || state.ask.asking || state.targets.length) return [];
    return state.seats.filter(seat => seat.press?.words).map(seat => h('button.paper.answer', { key: 's' + (seat.seat ?? 0), onclick: () => act('pressSeat', { seat: seat.seat ?? 0 }) },
        medallion(seat, 36), h('span.words', h('b', nameOf(seat)), h('small', seat.press.words))));
}

// ---- the fight -----------------------------------------------------------------------------------------

// What has been laid and felled, and what is left to spend.
export function stage(isSumOnly = false) {
    const { state } = app;
    const shown = state.piles.filter(pile => (pile.use === kUse.played || (pile.use === kUse.fallen && pile.kind === 'row')) && (state.contents.get(pile.pile)?.length ?? 0) > 0);
    const strength = state.fight.strength ?? -1;
    if (!shown.length && strength < 0) return null;
    const sum = strength >= 0 ? h('div.sum', { key: 'sum' }, h('small', words('toSpend')), h('b', strength)) : null;
    if (isSumOnly) return sum;
    const many = shown.reduce((sum, pile) => sum + state.contents.get(pile.pile).length, 0);
    const width = Math.max(34, Math.min(many === 1 && strength < 0 ? 110 : 58, (window.innerWidth - (strength < 0 ? 30 : 120)) / many - 8));
    return h('div.stage', { key: 'stage' }, shown.map(pile => h('div', { key: pile.pile }, h('span.slip', pile.label || pile.name),
        h('span.cards', state.contents.get(pile.pile).map(piece => h('span', { class: 'small' + (pile.use === kUse.fallen ? ' felled' : '') + (piece.acting ? ' acting' : ''), key: piece.handle },
            picture(faceOf(piece), width, { aspect: state.aspect, name: piece.spokenName ?? '', bare: width < 66 }), pile.use === kUse.fallen ? crack() : null, badges(piece)))))),
    sum);
}

function trail() {
    const { state } = app;
    const { battle } = state;
    return [
        battle ? h('p.paper.fight', { key: 'battle' }, h('b', battle.attack), ' ', words('against'), ' ', h('b', battle.defence || '?'), battle.outcome ? h('small', battle.outcome) : null) : null,
        state.attack.length ? h('ol.trail', { key: 'trail', 'aria-label': words('attackSoFar') }, state.attack.map((step, at) => h('li', { class: step.outcome, key: step.step ?? at }, picture(step.face, 40, { aspect: state.aspect, bare: true, name: step.spokenName ?? '' }), step.outcome === 'holds' ? null : crack(), h('small', step.sum)))) : null,
        state.effects.length ? h('ol.paper.queue', { key: 'queue', 'aria-label': words('queue') }, state.effects.map(effect => h('li', { class: effect.acting ? 'acting' : '', key: effect.number ?? 0 },
            shield(effect.shield, 20), picture(effect.face, 34, { aspect: state.aspect, bare: true }), h('span', h('b', effect.name), effect.text ? h('small', effect.text) : null, effect.why ? h('small', effect.why) : null)))) : null,
    ];
}

// ---- slips ---------------------------------------------------------------------------------------------

export function ruleButton(id, number) {
    return id && number ? h('button.paper.rule', { onclick: () => readClause(id) }, sign('book', 20), words('rule', { number })) : null;
}

export function slip() {
    const { state, ui } = app;
    const { refusal, notice, task } = state;
    const seen = notice && JSON.stringify(notice);
    if (refusal)
        return h('aside.paper.refusal', { role: 'alert', key: 'refusal' },
            h('span.clash', { 'aria-hidden': 'true' }, (refusal.faces ?? []).slice(0, 2).map(face => picture(face, 62, { aspect: state.aspect })), disc('cross')),
            h('div', refusal.title ? h('h3', refusal.title) : null, h('p', refusal.sentence), ruleButton(refusal.clause, refusal.number)));
    if (ui.why) return h('aside.paper.refusal', { role: 'alert', key: 'why' }, h('p', ui.why));
    if (notice && ui.noticeSeen !== seen)
        return h('aside.paper.refusal.notice', { role: 'alert', key: 'notice' }, h('div', h('h3', notice.title), h('p', notice.text), ruleButton(notice.clause, notice.number),
            h('button.paper.rule', { onclick: () => { ui.noticeSeen = seen; act('notice'); app.render(); } }, sign('tick', 20), words('understood'))));
    if (task && !ui.covered)
        return h('aside.paper.refusal.notice', { role: 'status', key: 'hint' }, h('div', h('div.head', sign('hint'), h('h3', words('hint')), h('button.paper.rule', { onclick: () => act('hint') }, sign('tick', 20), words('understood'))),
            h('p', task.words)));
    return null;
}

// ---- all of it -----------------------------------------------------------------------------------------

export function deeds(most = 3) {
    const { state } = app;
    const lines = state.log.slice(-most).reverse();
    if (!lines.length) return null;
    return h('ul.paper.deeds', { key: 'deeds', 'aria-label': words('lastDeeds') }, lines.map(line => h('li', { key: line.number }, shield(line.shield, 20), h('span', line.text), picture(line.faces?.[0], 44, { aspect: state.aspect, bare: true }))));
}

// Rivals that stand beside one's own castle: those aimed at; if nothing is, all of two. On a low screen all.
export function rivalsBeside() {
    const { state } = app;
    if (!state.isMosaic || app.ui.covered || showsAll()) return [];
    const rivals = state.seats.map(seat => seat.seat ?? 0).filter(seat => seat !== state.own);
    const aimed = rivals.filter(seat => state.targets.some(target => (target.owner ?? -1) === seat));
    if (/land/.test(mode())) return rivals;
    return aimed.length || rivals.length > 2 || state.targets.length ? aimed : rivals;
}

export function can() {
    const { state, ui } = app;
    const all = showsAll();
    // Covered, nothing may tell which card was picked.
    const targets = ui.covered || all || state.ask.asking ? [] : state.targets.filter(target => !isInOwnCastle(target));
    const choices = listed().map(choiceCard);
    const picks = all || ui.covered ? [] : sources();
    const castles = !all && state.isMosaic && !ui.covered ? ownCastles() : [];
    const isCalm = !targets.length && !choices.length && !picks.length && !castles.length && !slip();
    return h('section.can', { key: 'can', 'aria-labelledby': 'h-can' }, h('h2', { id: 'h-can', class: 'unseen' }, words('canBeDone')),
        /land/.test(mode()) ? null : stage(all), trail(),
        castles.length ? h('div.castles', { key: 'castles' }, castles, h('div.beside', { key: 'beside' }, targets.length ? targets.map(targetCard) : mosaics(rivalsBeside()))) : targets.length ? h('div', { class: 'targets' + (targets.length > 4 ? ' many' : ''), key: 'targets' }, targets.map(targetCard)) : null,
        picks.length ? h('div.options', { key: 'picks' }, picks) : null,
        choices.length ? h('div.options.choices', { key: 'choices' }, choices) : null,
        all ? null : h('div.options', { key: 'seats' }, seatButtons()),
        isCalm && !state.table.over && (!state.ask.mine || /desk/.test(mode())) ? deeds(window.innerHeight < 720 || /wide/.test(mode()) ? 1 : 3) : null);
}

