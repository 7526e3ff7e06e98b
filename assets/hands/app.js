// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the page share: the state shown, the connection, and what the page itself is at.

import { isScreen } from './key.js';
import { State } from './state.js';

export const app = {
    state: new State(),
    channel: null,
    door: null,      // the host's description of the table before one has a seat
    seated: false,
    inClass: false,  // at a teacher's table
    farewell: '',    // the host's words after which the page is over
    ui: {
        page: '',        // what is opened in place of hand and targets: "table", "log", "menu", "look", …
        chosen: '',      // key of a target that was pressed and waits for the gold plate
        covered: false,  // the hand shows backs
        look: null,      // the card that is looked at
        clause: null,    // the rule that is read
        seat: -1,        // whose deeds are read
        backSeen: '', noticeSeen: '', // what was shown and put away
        endSeen: false,
        why: '',         // why there is nothing to take back
        firm: '',        // a step of the menu that wants a second press
        wanted: null,    // shield chosen at the door
        name: '',
        pressed: null,   // {id, answer} of a question to all
    },
    nods: new Set(), // seats that have just said that somebody is there
    askedAt: 0,      // when the present window opened
    byKey: false,    // the last input came from the keyboard
    render() {},
};

export function mode() {
    const { innerWidth: width, innerHeight: height } = window;
    if (isScreen()) return 'hall';
    if (app.inClass) return width > height ? 'lesson across' : 'lesson';
    // Large text on a small screen: the page scrolls; what is asked and the rail stay.
    const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    if (width / scale < 350 || height / scale < 330) return 'phone tight';
    if (width >= 700 && height >= 900) return 'wide';
    if (width >= 1000 && height >= 560) return 'desk';
    if (width > height && height < 500) return 'land';
    return height < 720 ? 'phone short' : 'phone';
}
// The whole table is always in view, and targets are marked in it.
export const showsAll = () => /wide|desk/.test(mode());

export const keyOfTarget = target => `${target.pile ?? -1}/${target.place ?? -1}`;

export function open(page) {
    Object.assign(app.ui, { page, firm: '', why: '' });
    app.render();
    document.querySelector('.page h2')?.focus();
}
