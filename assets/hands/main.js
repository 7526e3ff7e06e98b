// SPDX-License-Identifier: GPL-3.0-or-later
// A hand in every pocket: starts the page, takes the host's messages, and puts the screen together.

import { app, mode, showsAll } from './app.js';
import { scroll, turnWords } from './ask.js';
import { callAsked, callStruck, knock, stayAwake, tell, wakeSound } from './attention.js';
import { Channel } from './channel.js';
import { h, patch } from './dom.js';
import { setUpDrag } from './drag.js';
import { endPage, endRail } from './ends.js';
import { chosenTarget, cover, nodded } from './gestures.js';
import { glide, places } from './glide.js';
import { hallPage } from './hall.js';
import { hand } from './hand.js';
import { doorSheet, wordsSheet } from './join.js';
import { isScreen, keyOf } from './key.js';
import { setUpKeys } from './keys.js';
import { lessonPage } from './lesson.js';
import { forgetAsked, receive, rem, setUp as setUpPictures } from './pictures.js';
import { beam, rail } from './rail.js';
import { backRail, backShown, message, page, tableRoom } from './sheets.js';
import { smallTable, wholeTable } from './table.js';
import { can, rivalsBeside, slip } from './targets.js';
import { readWords, speak, words } from './words.js';

const { state, ui } = app;
const root = document.getElementById('app');

// ---- the screen ----------------------------------------------------------------------------------------

function second() {
    if (app.channel.status === 'lost') return words('connectionLost');
    if (ui.page === 'table') return words('wholeTable');
    const { clock } = state.table;
    return [clock?.text, clock?.note, state.result?.title || turnWords()].filter(Boolean).join(' · ');
}

// The landmark that screen readers jump to.
function main(part) {
    part.props.role = 'main';
    return part;
}

function match() {
    const opened = page();
    const isEnd = state.result && !ui.page;
    const all = showsAll() && !opened && !isEnd;
    let inside;
    if (opened) inside = [main(opened)];
    else if (isEnd) inside = [endPage()];
    else inside = [
        all ? h('nav.whole', { key: 'whole', 'aria-labelledby': 'h-table' }, h('h2', { id: 'h-table', class: 'unseen' }, words('table')), wholeTable(tableRoom())) : smallTable(rivalsBeside()),
        scroll(), main(can()), slip(), hand(),
    ];
    return h('div', { class: 'screen table' + (opened ? ' opened' : '') + (isEnd ? ' ended' : ''), key: 'match' },
        opened || isEnd ? null : h('a.skip', { href: '#asked', onclick: event => { event.preventDefault(); document.getElementById('asked')?.focus(); } }, words('skipLink')),
        beam(state.table.title ?? '', second()), inside, backShown() ? backRail() : isEnd ? endRail() : rail());
}

// The host remembers on which connection it said so; after a lost one it says so again first.
function takeOver() {
    if (app.channel.status === 'open') app.channel.send({ do: 'takeOver' });
    else {
        app.takesOver = true;
        app.channel.again();
    }
}

function screen() {
    const { status } = app.channel;
    if (!keyOf(location.hash)) return wordsSheet(false);
    if (status === 'wrong') return wordsSheet(true);
    if (app.farewell) return message(words('farewell'), app.farewell, [words('again'), () => { app.farewell = ''; app.enter(); }]);
    if (status === 'closed') return message(words('doorClosed'), words('doorClosedText'), [words('again'), () => app.channel.again()]);
    if (app.elsewhere || status === 'elsewhere') return message(words('elsewhere'), words('elsewhereText'), [words('takeOver'), takeOver]);
    if (app.seated && state.revision !== undefined) return isScreen() ? hallPage() : app.inClass ? lessonPage() : match();
    if (app.door) return isScreen() ? message(app.door.title, words('nobodyWatches')) : doorSheet();
    return message(status === 'lost' ? words('connectionLost') : words('connecting'), status === 'lost' ? words('connectionLostText') : '');
}

let drawn; // the moment of the match that is on the screen
function draw() {
    const targets = document.querySelectorAll('[data-target]').length;
    const focus = document.activeElement;
    document.body.className = mode();
    document.documentElement.classList.toggle('hall', isScreen()); // larger text, as it is read from afar
    document.body.dataset.game = app.seated ? state.table.game ?? '' : '';
    document.body.classList.toggle('lost', app.channel.status === 'lost');
    // Only what has happened in the match glides, not what is opened or turned.
    const isNews = drawn !== state.table.moment && drawn !== undefined;
    const before = isNews ? places() : null;
    drawn = state.table.moment;
    patch(root, [screen()]);
    glide(before);
    // A pick by key leads to its targets; otherwise the focus stays where it is.
    if (app.byKey && app.wasPick && state.picked && document.querySelector('[data-target]') && !targets) {
        app.wasPick = false;
        document.querySelector('[data-target]').focus();
    } else if (focus !== document.activeElement && focus?.isConnected) focus.focus();
    measure();
    noteSeen();
    document.title = [state.table.host || app.door?.title, state.table.title || app.door?.gameTitle].filter(Boolean).join(' · ') || 'Drawbridge';
}

// Up to which moment somebody has looked; not while what happened meanwhile is still to be read.
function noteSeen() {
    const { moment } = state.table;
    if (!app.seated || state.watches || moment === undefined || document.visibilityState === 'hidden' || backShown()) return;
    if (app.channel.kept.seen !== moment) app.channel.remember({ seen: moment });
}

// The table fills the room it is given: drawn once more where that has changed.
let measured = '';
function measure() {
    const { width, height } = tableRoom();
    const room = `${width} ${height}`;
    if (room === measured) return;
    measured = room;
    app.render();
    clearTimeout(settled);
    settled = setTimeout(() => app.seated && sendRoom(), 150);
}

let settled;
let isDue = false;
app.render = () => {
    if (isDue) return;
    isDue = true;
    // Not a frame of animation: a page out of sight has none, and must be brought up to date all the same.
    queueMicrotask(() => {
        isDue = false;
        draw();
    });
};

// ---- what the host says --------------------------------------------------------------------------------

function taken(message) {
    const before = { mine: state.ask.mine, refusal: state.refusal?.sentence, struck: state.strickenSeat, last: state.log.at(-1)?.number ?? -1, prompt: state.ask.prompt, picked: state.picked };
    const isFirst = state.revision === undefined;
    if (!state.apply(message)) {
        state.clear();
        app.channel.again();
        return;
    }
    if (state.table.language && state.table.language !== document.documentElement.lang) {
        document.documentElement.lang = state.table.language;
        document.documentElement.dir = state.table.rtl ? 'rtl' : 'ltr';
        speak(state.table.language);
    }
    if (ui.chosen && !chosenTarget()) ui.chosen = '';
    if (state.ask.mine && (!before.mine || before.prompt !== state.ask.prompt)) app.askedAt = Date.now();
    if (!state.result) ui.endSeen = false;
    app.wasPick = app.byKey && !before.picked && !!state.picked;
    if (isFirst) {
        if (state.ask.mine) callAsked();
        return;
    }
    const isStruck = state.own >= 0 && state.strickenSeat === state.own && before.struck !== state.own;
    if (isStruck) callStruck();
    else if (state.ask.mine && !before.mine) callAsked();
    if (state.refusal && state.refusal.sentence !== before.refusal) knock();
    for (const line of state.log)
        if (line.number > before.last && (line.seat ?? -1) !== state.own) tell(line.text);
}

function hear(message) {
    switch (message.kind) {
    case 'door':
        app.door = message;
        app.seated = false;
        state.clear();
        if (isScreen() && message.watching) app.channel.send({ do: 'watch', screen: true });
        break;
    case 'seated':
        app.seated = true;
        app.elsewhere = false;
        app.door = null;
        state.watches = !message.token;
        app.inClass = !!message.class;
        ui.pressed = null;
        app.channel.seated(message.token, message.n ?? 0);
        sendRoom(true);
        break;
    case 'elsewhere':
        app.elsewhere = true;
        break;
    case 'key':
        if (!keyOf(message.words)) return;
        app.channel.rekey(keyOf(message.words));
        history.replaceState(history.state, '', '#' + message.words);
        break;
    case 'sent':
        app.farewell = message.words;
        break;
    case 'state':
    case 'change':
        taken(message);
        break;
    case 'nod':
        nodded(message.seat);
        tell(words('isThinking', { name: state.seat(message.seat)?.name ?? '' }));
        break;
    case 'clause':
        if (ui.clause?.id === message.id) ui.clause = message;
        break;
    case 'card':
        if (ui.look?.handle === message.handle) ui.look = { ...ui.look, ...message };
        break;
    default:
        return;
    }
    app.render();
}

// ---- the room for the table ----------------------------------------------------------------------------

let told = '';
function sendRoom(isNew = false) {
    const room = tableRoom();
    const zoom = isScreen() ? rem() : 1;
    const message = { do: 'room', width: Math.round(room.width / zoom), height: Math.round(room.height / zoom), whole: showsAll() || ui.page === 'table', density: window.devicePixelRatio || 1 };
    const text = JSON.stringify(message);
    if (!isNew && text === told) return;
    told = text;
    app.channel.send(message);
}

// ---- start ---------------------------------------------------------------------------------------------

// What this browser calls itself in a class, so that it has one answer: a random number, no name.
function browser() {
    if (!app.channel.kept.browser) app.channel.remember({ browser: btoa(String.fromCharCode(...nacl.randomBytes(12))) });
    return app.channel.kept.browser;
}

function come() {
    if (isScreen()) return { do: 'come', screen: true };
    const { token, seen } = app.channel.kept;
    return { do: 'come', token, seen, browser: browser() };
}

app.channel = new Channel({
    come() {
        forgetAsked();
        return come();
    },
    message: hear,
    picture: receive,
    changed() {
        if (app.channel.status === 'open' && app.takesOver) {
            app.takesOver = false;
            app.channel.send({ do: 'takeOver' });
        }
        app.render();
    },
});
setUpPictures(message => app.channel.send(message), app.render);

app.enter = () => {
    const key = keyOf(location.hash);
    state.clear();
    Object.assign(app, { seated: false, inClass: false, door: null, farewell: '', elsewhere: false });
    if (key) {
        app.channel.status = 'off';
        app.channel.start(key);
    }
    app.render();
};

function hide() {
    if (!app.seated || state.watches) return;
    cover();
    draw(); // at once: the system takes its picture now
}

// Much may have come while nobody looked.
function show() {
    stayAwake();
    if (app.seated && !state.watches && app.channel.kept.seen < state.table.moment) app.channel.send(come());
}

window.addEventListener('resize', app.render);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' ? hide() : show());
window.addEventListener('pagehide', hide);
window.addEventListener('pointerdown', wakeSound);
setUpKeys();
setUpDrag();
readWords().catch(() => {}).then(app.enter);
