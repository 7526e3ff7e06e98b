// SPDX-License-Identifier: GPL-3.0-or-later
// What the browser keeps for this page. Where it keeps nothing (a private window), it lasts as long as the page.

const kept = new Map();

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
