// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as the host paints them, each asked for once in each size.

import { h } from './dom.js';

const kMost = 300;  // pictures kept
const kStep = 16;   // device pixels; between them a picture is scaled down

const kept = new Map();   // address of a blob by name
const asked = new Map();  // when, by name
const sizes = new Map();  // names by face
let ask = () => {};
let arrived = () => {};

export function setUp(send, changed) {
    ask = send;
    arrived = changed;
}

// A new connection: what was on its way is lost.
export function forgetAsked() { asked.clear(); }

export function receive(name, bytes) {
    asked.delete(name);
    if (kept.has(name)) return;
    kept.set(name, URL.createObjectURL(new Blob([bytes], { type: 'image/png' })));
    const face = name.split('|')[0];
    sizes.set(face, [...(sizes.get(face) ?? []), name]);
    if (kept.size > kMost) {
        const [first] = kept.keys();
        URL.revokeObjectURL(kept.get(first));
        kept.delete(first);
        const other = first.split('|')[0];
        sizes.set(other, sizes.get(other).filter(one => one !== first));
    }
    arrived();
}

// How much larger than usual the reader wants everything.
export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

function addressOf(face, width, whole) {
    const pixels = Math.min(1024, Math.ceil(width * rem() * (window.devicePixelRatio || 1) / kStep) * kStep);
    const name = `${face}|${pixels}|${whole ? 1 : 0}`;
    if (kept.has(name)) {
        const address = kept.get(name);
        kept.delete(name); // to the end: used last
        kept.set(name, address);
        return address;
    }
    if (Date.now() - (asked.get(name) ?? 0) > 5000) {
        asked.set(name, Date.now());
        ask({ do: 'picture', face, width: pixels, whole: !!whole });
    }
    // Another size for the time being.
    const other = sizes.get(face)?.find(one => one.endsWith(whole ? '|1' : '|0'));
    return other && kept.get(other);
}

// An image of a face, that many sixteenths of a rem wide. Silent: its name stands beside it, or on the button
// around it. `bare`: of a small card only the upper part, with picture and value.
export function picture(face, width, { aspect = 1, whole = false, name = '', kind = '', bare = false } = {}) {
    if (!face) return null;
    return h('img', {
        class: 'face ' + kind + (bare && aspect > 1.1 ? /\/back/.test(face) ? ' bare middle' : ' bare' : ''), alt: name, draggable: 'false', src: addressOf(face, width, whole),
        style: { width: `${width / 16}rem`, 'aspect-ratio': bare && aspect > 1.1 ? '100 / 87' : `auto 1 / ${aspect}` },
    });
}

export const isThere = image => image?.props.src !== undefined;

// The picture of a mark; its name may come without the family.
export const markPath = mark => mark.includes('/') ? mark : 'mark/' + mark;

export function shield(path, width) { return picture(path, width, { aspect: 1.2, kind: 'shield' }); }
