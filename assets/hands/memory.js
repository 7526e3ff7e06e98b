// SPDX-License-Identifier: GPL-3.0-or-later
// What the browser keeps for this page. Where it keeps nothing (a private window), it lasts as long as the page.

const kept = new Map();

// Names this page to the host as long as it is open, reloads included: its own dead connection is no other page.
export function nameOfPage() {
    const fresh = () => btoa(String.fromCharCode(...nacl.randomBytes(9)));
    try {
        return sessionStorage.hands ??= fresh();
    } catch {
        kept.set('', kept.get('') ?? fresh());
        return kept.get('');
    }
}

export function recall(name) {
    try {
        return JSON.parse(localStorage.getItem('hands ' + name)) ?? kept.get(name) ?? {};
    } catch {
        return kept.get(name) ?? {};
    }
}

export function keep(name, value) {
    kept.set(name, value);
    try {
        localStorage.setItem('hands ' + name, JSON.stringify(value));
    } catch { /* kept for now */ }
}
