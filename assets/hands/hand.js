// SPDX-License-Identifier: GPL-3.0-or-later
// One's own hand. It breathes: as large as what else is needed leaves room for, never overlapped, never under 54.

import { app, mode, showsAll } from './app.js';
import { h } from './dom.js';
import { pressPiece, uncover } from './gestures.js';
import { picture, rem } from './pictures.js';
import { corners, disc } from './signs.js';
import { badges, faceOf } from './table.js';
import { listed, sources } from './targets.js';
import { words } from './words.js';

const kLeast = 54;
const kGap = 8;

// Width of a card and number of rows for `count` cards in a room; more rows only where cards gain by it.
export function fit(count, room, aspect, cap, mostRows) {
    let best = { width: 0, rows: 1 };
    for (let rows = 1; rows <= mostRows && rows <= Math.max(1, count); ++rows) {
        const across = Math.ceil(count / rows);
        const width = Math.floor(Math.min(cap, (room.width - kGap * (across - 1)) / across, (room.height / rows - kGap - 4) / aspect));
        if (width > best.width * 1.15) best = { width, rows };
    }
    if (best.width >= kLeast) return best;
    return { width: kLeast, rows: room.height > 2 * kLeast * aspect && mostRows > 1 ? 2 : 1, slides: true };
}

function room() {
    const { state } = app;
    const shape = mode();
    const height = window.innerHeight;
    const width = (/desk/.test(shape) ? Math.min(window.innerWidth * .38, 480) : Math.min(window.innerWidth, 860)) - 16;
    const isAsked = state.ask.mine;
    if (/land/.test(shape)) return [{ width: window.innerWidth - 190, height: height * (listed().length ? .26 : isAsked ? .34 : .42) }, 90, 1];
    if (/wide/.test(shape)) return [{ width, height: Math.min(220, height * .2) }, 136, 2];
    if ((state.refusal || state.task) && !/desk/.test(shape)) return [{ width, height: height * .13 }, 88, 1];
    if (/short/.test(shape)) return [{ width, height: state.targets.length || listed().length ? height * .17 : height * .28 }, 110, isAsked && !state.targets.length ? 2 : 1];
    if (isAsked && (state.targets.length || state.isMosaic || listed().length > 2 || sources().length)) return [{ width, height: height * (height < 800 ? .21 : .25) }, 104, 2];
    if (isAsked) return [{ width, height: height * (state.staged ? .33 : .36) }, 104, 2];
    return [{ width, height: height * .27 }, 136, 2];
}

function card(piece, at, count, width) {
    const { state } = app;
    const isOpen = state.ask.mine && piece.movable;
    const text = [piece.heardName || piece.spokenName, piece.stateWords, words('cardOf', { at: at + 1, all: count })].filter(Boolean).join(', ');
    return h('button', {
        class: 'card' + (isOpen ? ' live' : '') + (piece.picked ? ' picked' : '') + (piece.acting || piece.asked && !piece.movable ? ' acting' : '') + (piece.silenced ? ' pale' : ''),
        key: piece.handle, 'data-handle': piece.handle, 'data-piece': piece.handle, 'aria-label': text, 'aria-pressed': String(!!piece.picked), onclick: () => pressPiece(piece.handle),
    }, picture(faceOf(piece), width / rem(), { aspect: state.aspect }), piece.picked ? disc('tick') : isOpen ? corners() : null, badges(piece, true));
}

export function hand() {
    const { state, ui } = app;
    if (state.watches) return null;
    const [space, cap, rows] = room();
    const cards = state.hand;
    const size = fit(cards.length, space, state.aspect, cap, rows);
    const across = Math.ceil(cards.length / size.rows);
    const style = { 'max-width': size.slides ? '100%' : `${across * (size.width + kGap + 1)}px`, '--across': across };
    // Whose hand it is need only be told where it is not plainly one's own.
    const isPlain = (state.table.front ?? state.own) === state.own;
    const labels = isPlain ? [] : state.handPiles.map(pile => state.pileOf.get(pile)).filter(pile => pile?.name);
    // A calm hand is held a little open.
    const isCalm = !state.ask.mine && cards.length < 4 && size.rows === 1;
    return h('section.handzone', { key: 'hand', id: 'hand', 'aria-labelledby': 'h-hand' },
        h('h2', { id: 'h-hand', class: cards.length ? 'slip' : 'unseen' }, words('yourHand')),
        labels.length ? h('span.slip.more', labels.map(pile => pile.name).join(' · ')) : null,
        ui.covered
            ? h('button.hand.covered', { key: 'covered', 'aria-label': words('uncover'), onclick: uncover, style },
                cards.map(piece => h('span.card', { key: piece.handle }, piece.back ? picture(piece.back, size.width / rem(), { aspect: state.aspect }) : h('span.backside', { style: { width: `${size.width}px`, height: `${size.width * state.aspect}px` } }))))
            : h('div', { class: 'hand' + (isCalm ? ' calmly' : '') + (size.slides ? ' slides' : ''), key: 'open', style }, cards.map((piece, at) => card(piece, at, cards.length, size.width))),
        !cards.length && !showsAll() ? h('p.slip.empty', words('emptyHand')) : null);
}
