// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces glide from where they were to where they are, if motion is wanted: from the hand to the table, too.

const kTakes = 170; // ms
const kLeast = 4;   // CSS pixels

const motion = window.matchMedia('(prefers-reduced-motion: no-preference)');

const pieces = () => document.querySelectorAll('[data-piece]');

// Where all pieces are now, to be given to `glide` after the change; nothing if no motion is wanted.
export function places() {
    if (!motion.matches || document.visibilityState === 'hidden') return null;
    return new Map([...pieces()].map(piece => [piece.dataset.piece, piece.getBoundingClientRect()]));
}

// A copy flies over the page, so that nothing cuts it off and nothing makes room for it.
function fly(piece, from, to) {
    const copy = piece.cloneNode(true);
    copy.removeAttribute('data-piece');
    copy.removeAttribute('data-handle');
    copy.setAttribute('aria-hidden', 'true');
    copy.classList.remove('live', 'picked');
    copy.classList.add('flying');
    Object.assign(copy.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
    document.body.append(copy);
    piece.style.opacity = 0;
    const flight = copy.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})` }, { transform: 'none' }],
        { duration: kTakes, easing: 'ease-out' });
    flight.onfinish = flight.oncancel = () => {
        copy.remove();
        piece.style.removeProperty('opacity');
    };
}

// None flies on: what is covered is covered at once.
export function land() {
    for (const copy of document.querySelectorAll('.flying')) copy.remove();
}

export function glide(before) {
    if (!before?.size) return;
    for (const piece of pieces()) {
        const from = before.get(piece.dataset.piece);
        const to = from && piece.getBoundingClientRect();
        if (to?.width && from.width && Math.hypot(from.x - to.x, from.y - to.y) >= kLeast) fly(piece, from, to);
    }
}
