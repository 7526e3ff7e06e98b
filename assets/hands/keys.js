// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard, and the phone's own Back.

import { app, open } from './app.js';
import { back, close, act } from './gestures.js';

// Focus goes to the nearest button in that direction.
function step(dx, dy) {
    const from = document.activeElement?.closest('button') ?? null;
    const all = [...document.querySelectorAll('#app button')].filter(button => button.offsetParent && !button.closest('.unseen'));
    if (!from) {
        (document.querySelector('.live') ?? all[0])?.focus();
        return;
    }
    const middle = button => {
        const rect = button.getBoundingClientRect();
        return [rect.left + rect.width / 2, rect.top + rect.height / 2];
    };
    const [x, y] = middle(from);
    let best;
    let least = Infinity;
    for (const button of all) {
        const [toX, toY] = middle(button);
        const along = (toX - x) * dx + (toY - y) * dy;
        const across = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
        if (button !== from && along > 4 && along + 2.5 * across < least) {
            least = along + 2.5 * across;
            best = button;
        }
    }
    best?.focus();
}

const kArrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function onKey(event) {
    app.byKey = true;
    if (event.target.tagName === 'INPUT' || event.ctrlKey || event.altKey || event.metaKey) return;
    const { state, ui } = app;
    const key = event.key.toLowerCase();
    const openOr = page => ui.page === page ? close() : open(page);
    if (kArrows[event.key]) step(...kArrows[event.key]);
    else if (event.key === 'Escape') back();
    else if (!app.seated) return;
    else if (/^[1-9]$/.test(key) && document.querySelectorAll('[data-target]').length) document.querySelectorAll('[data-target]')[key - 1]?.click();
    else if (key === 'h') {
        if (ui.page) close();
        document.querySelector('#hand button')?.focus();
    } else if (key === 't') openOr('table');
    else if (key === 'l') openOr('log');
    else {
        const choice = state.choices.find(one => one.key?.toLowerCase() === key);
        if (!choice || ui.page) return;
        act('choose', { choice: choice.index });
    }
    event.preventDefault();
}

// Back on Android never leaves the match: one entry lies on top, and comes back.
let isOnTop = false;
function putOnTop() {
    if (isOnTop || !app.seated) return;
    history.pushState({ hands: true }, '', location.href);
    isOnTop = true;
}

export function setUpKeys() {
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', () => { app.byKey = false; putOnTop(); });
    window.addEventListener('popstate', () => {
        if (!isOnTop) return;
        isOnTop = false;
        back();
        putOnTop();
    });
    window.addEventListener('hashchange', () => app.enter());
}
