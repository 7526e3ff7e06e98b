// SPDX-License-Identifier: GPL-3.0-or-later
// The table: in small above the scroll, and whole as the host has laid it out.

import { app, keyOfTarget, open } from './app.js';
import { h } from './dom.js';
import { pressPiece, pressTarget, act } from './gestures.js';
import { markPath, picture, rem } from './pictures.js';
import { kUse } from './state.js';
import { heardMore, medallion, nameOf, seatMarks, standing, stateOf, strip } from './seats.js';
import { corners, flame, pennon, sign } from './signs.js';
import { words } from './words.js';

// The face of a piece as it may be seen now: what only this phone knows hides with the hand.
export function faceOf(piece) {
    const isSecret = piece.known && !piece.faceUp;
    return isSecret && app.ui.covered ? piece.back || piece.face : piece.face;
}

// What lies on a piece: its worth, marks, and that only this phone shows it, which goes without saying of one's own hand.
export function badges(piece, isOwn = false) {
    return [
        piece.worth ? h('span.coin.worth', piece.worth) : null,
        (piece.marks ?? []).map((mark, at) => h('span.onit', { style: { '--at': at } }, picture(markPath(mark), 18))),
        piece.threatened ? flame() : null,
        !isOwn && piece.known && !piece.faceUp && !app.ui.covered && !app.state.watches ? h('span.only', sign('eyeOff', 14), words('onlyYou')) : null,
    ];
}

// ---- in small ------------------------------------------------------------------------------------------

const openTable = () => open('table');
function pressSeat(seat) {
    app.ui.seat = seat.seat ?? 0;
    open('table');
}

// Cards of a seat that stand before it, the piles' tops and whole rows.
function standingCards(seat, width) {
    const { state } = app;
    const piles = state.pilesOf(seat.seat ?? 0, kUse.standing);
    const shown = piles.flatMap(pile => {
        const pieces = state.contents.get(pile.pile) ?? [];
        return (pile.kind === 'stack' ? pieces.slice(-1) : pieces).map(piece => ({ piece, pile, more: pile.kind === 'stack' && pieces.length > 1 ? pieces.length : 0 }));
    });
    const most = Math.floor(width.room / (width.card * .55 + 4));
    const card = shown.length * (width.card + 4) > width.room ? Math.max(24, Math.min(width.card, width.room / Math.max(1, shown.length) - 4)) : width.card;
    return h('span.cards', shown.slice(0, Math.max(4, most)).map(({ piece, pile, more }) => {
        const isStruck = pile.pile === state.struck || state.battle?.attackers.includes(pile.pile);
        return h('span', { class: 'small' + (isStruck ? ' struck' : '') + (piece.sideways ? ' sideways' : ''), key: piece.handle },
            picture(faceOf(piece), isStruck ? card * 1.3 : card, { aspect: state.aspect, bare: card < 56, name: piece.spokenName ?? '' }), badges(piece), more ? h('span.coin.count', more) : null);
    }));
}

function cell(seat, card, room) {
    return h('button', { class: 'cell ' + stateOf(seat), key: seat.seat ?? 0, onclick: () => pressSeat(seat) },
        h('span.head', medallion(seat, 36), h('span', h('b', nameOf(seat)), h('small', standing(seat))), seatMarks(seat)),
        standingCards(seat, { card, room }), heardMore(seat));
}

// Castles as pictures, of these seats.
export function mosaics(seats) {
    const { state } = app;
    const rivals = state.seats.filter(seat => seats.includes(seat.seat ?? 0));
    if (!rivals.length) return null;
    return h('div.plates', rivals.map(seat => h('button', { class: 'plate ' + stateOf(seat), key: seat.seat ?? 0, onclick: () => pressSeat(seat) },
        medallion(seat, 34), h('span', h('b', nameOf(seat)), h('small', standing(seat)), heardMore(seat)),
        state.pilesOf(seat.seat ?? 0, kUse.standing).map(pile => castle(pile, 66)))));
}

// In small; `aside`: seats that are shown elsewhere (see targets.js).
export function smallTable(aside) {
    const { state } = app;
    const width = window.innerWidth / rem();
    let inside;
    if (width < 350 && !/land/.test(document.body.className)) inside = tableButton();
    else if (state.isMosaic) inside = mosaics(state.seats.map(seat => seat.seat ?? 0).filter(seat => seat !== state.own && !aside.includes(seat)));
    else if (/land/.test(document.body.className) || state.seats.length > 4 || state.seats.some(seat => seat.castleCount)) inside = strip(pressSeat);
    else if (state.seats.length > 2) inside = h('div.cells', state.seats.map(seat => cell(seat, 50, width / 2 - 34)));
    else {
        // Two sides: my rows below, where they lie on the table.
        const isFull = state.targets.length || state.refusal || state.picked || state.staged || window.innerHeight < 720;
        inside = isFull ? h('div.cells', state.seats.map(seat => cell(seat, 40, width / 2 - 34))) : h('div.rows', state.seats.map(seat => cell(seat, 62, width - 110)));
    }
    if (!inside) return null;
    return h('nav.tray', { 'aria-labelledby': 'h-table', key: 'table' }, h('h2', { id: 'h-table', class: 'unseen' }, words('table')), inside,
        h('button.unseen', { 'data-opens': 'table', onclick: openTable }, words('openTable')));
}

// Where there is no room even for a strip: one button that says what is going on.
function tableButton() {
    const { state } = app;
    const seat = state.seats.find(one => stateOf(one) === 'hit') ?? state.decider;
    return h('button.paper.answer.one', { onclick: openTable }, seat ? medallion(seat, 32) : null, h('b', words('table'), seat ? ': ' + (stateOf(seat) === 'hit' ? words('isStruck', { name: nameOf(seat) }) : nameOf(seat)) : ''));
}

// ---- one castle as a picture ---------------------------------------------------------------------------

// A pile as it lies in the layout, that many sixteenths of a rem wide. `press`: its targets are buttons; `part`: of its
// rectangle, if not all of it is wanted.
export function castle(pile, width, { press = false, burning = [], part: wanted } = {}) {
    const { state } = app;
    const { layout } = state;
    const rect = wanted ?? layout?.piles?.[pile.pile];
    if (!rect) return null;
    const scale = width / rect[2];
    const part = (x, y, w, height) => ({
        left: `${(x - rect[0]) * scale / 16}rem`, top: `${(y - rect[1]) * scale / 16}rem`,
        width: `${w * scale / 16}rem`, height: `${height * scale / 16}rem`,
    });
    return h('span.castle', { key: 'castle' + pile.pile, style: { width: `${width / 16}rem`, height: `${rect[3] * scale / 16}rem` } },
        chalk(pile, part, scale),
        (state.contents.get(pile.pile) ?? []).map(piece => {
            const at = layout.pieces?.[piece.handle];
            if (!at) return null;
            return h('span', { class: 'stone' + (burning.includes(piece.handle) || piece.threatened ? ' burns' : ''), key: piece.handle, 'data-piece': piece.handle, style: part(at[0], at[1], at[2], at[2] * state.aspect) },
                turned(piece, at[2] * scale, at[3]), burning.includes(piece.handle) ? flame() : badges(piece));
        }),
        press ? state.targets.filter(target => target.pile === pile.pile).map(target => spot(target, part, scale)) : null);
}

// The empty squares of a pile.
function chalk(pile, part, scale) {
    return (app.state.layout.slots?.[pile.pile] ?? []).map(([x, y, width, quarters, face], at) => h('span.stone.chalk', { key: 'e' + pile.pile + '.' + at, style: part(x, y, width, width) }, turned({ face }, width * scale, quarters)));
}

function turned(piece, width, quarters = 0) {
    return h('span.turned', { style: { transform: `rotate(${quarters * 90}deg)` } }, picture(faceOf(piece), width, { aspect: app.state.aspect }));
}

function heardTarget(target) {
    return [target.name, target.note, target.harm, app.state.isHinted(target) && words('hinted')].filter(Boolean).join(', ');
}

function spot(target, part, scale) {
    const { state, ui } = app;
    const at = state.layout.spots?.[keyOfTarget(target)];
    if (!at) return null;
    const isChosen = ui.chosen === keyOfTarget(target);
    return h('button', {
        class: 'spot' + (isChosen ? ' chosen' : '') + (target.harm ? ' harm' : ''), key: 's' + keyOfTarget(target), style: part(...at), 'data-target': keyOfTarget(target),
        'aria-label': heardTarget(target), 'aria-pressed': target.firm ? String(isChosen) : undefined, onclick: () => pressTarget(target),
    },
    at[4] !== undefined && state.picked ? turned(state.picked, at[2] * scale, at[4]) : null, pennon(), target.harm ? flame() : null, hinted(target));
}

export const hinted = target => app.state.isHinted(target) ? h('span.hinted', { 'aria-hidden': 'true' }, sign('hint', 18)) : null;

// ---- whole ---------------------------------------------------------------------------------------------

// The part of the layout that is not one's own hand, which is shown larger below.
function bounds() {
    const { layout, handPiles, isMosaic } = app.state;
    const hidden = new Set(handPiles.map(String));
    const rects = [...Object.entries(layout.piles ?? {}).filter(([pile]) => !hidden.has(pile)).map(([, rect]) => rect), ...Object.values(layout.seats ?? {})];
    const gap = isMosaic ? 10 : 8;
    if (!rects.length) return [0, 0, layout.width, layout.height];
    const left = Math.max(0, Math.min(...rects.map(rect => rect[0])) - gap);
    const top = Math.max(0, Math.min(...rects.map(rect => rect[1])) - gap);
    // Not only as far as the layout's own width: where there is little room, a row may reach beyond it.
    return [left, top, Math.max(...rects.map(rect => rect[0] + rect[2])) + gap - left, Math.max(...rects.map(rect => rect[1] + rect[3])) + gap - top];
}

const kLeastNamed = 64; // CSS pixels of a pile

// Whether a pile lies in the middle of another one, as captives in the line of battle.
function isInside(number) {
    const { piles } = app.state.layout;
    const [left, top, width, height] = piles[number];
    const [x, y] = [left + width / 2, top + height / 2];
    return Object.entries(piles).some(([other, rect]) => +other !== number && x > rect[0] && x < rect[0] + rect[2] && y > rect[1] && y < rect[1] + rect[3]);
}

// The table in a room of that many pixels. `marks`: makes what lies over it, given what places a rectangle.
export function wholeTable(room, marks) {
    const { state } = app;
    const { layout } = state;
    if (!layout) return h('p.calm', words('noTableYet'));
    const [left, top, width, height] = bounds();
    const scale = Math.min(room.width / width, room.height / height, Math.max(2.2, rem()));
    const part = (x, y, w, high) => ({ left: `${(x - left) * scale}px`, top: `${(y - top) * scale}px`, width: `${w * scale}px`, height: `${high * scale}px` });
    const hidden = new Set(state.handPiles);
    const mine = state.ask.mine;
    const byMark = new Set(state.targets.map(keyOfTarget));
    const seats = state.seats.filter(seat => layout.seats?.[seat.seat ?? 0]);
    const isHigh = seat => layout.seats[seat.seat ?? 0][3] * scale > 30;
    const piles = state.piles.filter(pile => layout.piles?.[pile.pile] && !hidden.has(pile.pile));
    // What lies on a small pile says more than its name would, which covered it and its neighbours.
    const isLarge = length => length * scale > kLeastNamed * rem();
    const isTold = ({ pile }) => isLarge(layout.piles[pile][2]) && (isLarge(layout.piles[pile][3]) || !state.contents.get(pile)?.length && !isInside(pile));
    return h('div.laid', { style: { width: `${width * scale}px`, height: `${height * scale}px` } },
        piles.map(pile => h('span', { class: `ground ${pile.kind} use${pile.use ?? 0} ` + (pile.pile === state.struck ? 'struck' : ''), key: 'p' + pile.pile, style: part(...layout.piles[pile.pile]) },
            pile.label ? h(isTold(pile) ? 'span.slip' : 'span.unseen', pile.label) : null)),
        piles.map(pile => chalk(pile, part, scale / rem())),
        seats.map(seat => h('button', {
            class: 'seatplate ' + stateOf(seat), key: 'n' + (seat.seat ?? 0), style: part(...layout.seats[seat.seat ?? 0]),
            onclick: () => seat.press?.words && mine ? act('pressSeat', { seat: seat.seat ?? 0 }) : pressSeat(seat),
        }, medallion(seat, Math.max(18, Math.min(40, layout.seats[seat.seat ?? 0][3] * scale / rem() - 2))), h('span', h('b', nameOf(seat)), isHigh(seat) ? h('small', standing(seat)) : null, heardMore(seat, isHigh(seat))))),
        piles.flatMap(pile => state.contents.get(pile.pile) ?? []).map(piece => {
            const at = layout.pieces?.[piece.handle];
            if (!at) return null;
            const isTarget = byMark.has(`${piece.pile ?? -1}/${piece.place ?? -1}`);
            const isLive = mine && (piece.movable || piece.asked) && !isTarget;
            return h(isLive ? 'button' : 'span', {
                class: 'piece' + (isLive ? ' live' : '') + (piece.picked ? ' picked' : '') + (piece.threatened ? ' burns' : '') + (piece.silenced || piece.vain ? ' pale' : '') + (piece.lastMoved ? ' last' : ''),
                key: piece.handle, style: part(at[0], at[1], at[2], at[2] * state.aspect), 'data-handle': piece.handle, 'data-piece': piece.handle,
                'aria-label': isLive ? [piece.spokenName, piece.stateWords].filter(Boolean).join(', ') : undefined,
                'aria-pressed': isLive ? String(!!piece.picked) : undefined, onclick: isLive ? () => pressPiece(piece.handle) : undefined,
            }, turned(piece, at[2] * scale / rem(), at[3]), isLive ? corners() : null, badges(piece));
        }),
        mine ? piles.filter(pile => pile.movable && !(state.contents.get(pile.pile) ?? []).some(piece => piece.movable)).map(pile => h('button', {
            class: 'piece live', key: 'm' + pile.pile, style: part(...layout.piles[pile.pile]), 'aria-label': pile.heardName || pile.name, onclick: () => act('clickSpot', { pile: pile.pile, place: -1 }),
        }, corners())) : null,
        state.targets.map(target => spot(target, part, scale / rem())), marks?.(part));
}

// Beside the whole table: the deeds of the seat that was pressed.
export function deedsOf(number) {
    const { state } = app;
    const seat = state.seat(number);
    if (!seat) return null;
    const lines = state.log.filter(line => (line.seat ?? -1) === number).slice(-4);
    return h('section.paper.deeds', { key: 'deeds' }, h('p.who', medallion(seat, 34), h('span', h('b', nameOf(seat)), h('small', standing(seat)))),
        seat.card?.name ? h('p', h('b', seat.card.name), ' ', seat.card.help) : null,
        seat.lord ? h('p', words('serves', { name: seat.lord })) : null,
        h('ul', (seat.steps ?? []).map(step => h('li', step.done ? sign('tick', 14) : null, step.words)), lines.map(line => h('li', { key: line.number }, line.text))));
}
