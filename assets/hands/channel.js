// SPDX-License-Identifier: GPL-3.0-or-later
// The connection to the host: sealed frames, numbered gestures that are sent again until they are answered, and
// coming back at once when the phone wakes up.

import { keep, nameOfPage, recall } from './memory.js';

const kVersion = 1;
const kPing = 5000;     // ms between signs of life
const kPatience = 10000; // ms without an answer after which the connection counts as lost
const kLongestWait = 8000;

const utf8 = new TextEncoder();
const text = new TextDecoder();

function joined(...parts) {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

// The nonce of a frame: its number, little endian.
function nonceOf(number) {
    const nonce = new Uint8Array(24);
    new DataView(nonce.buffer).setUint32(0, number % 2 ** 32, true);
    new DataView(nonce.buffer).setUint32(4, Math.floor(number / 2 ** 32), true);
    return nonce;
}

// The name under which things are remembered: a digest, so that the key itself is not written down.
function memoryOf(key) {
    return btoa(String.fromCharCode(...nacl.hash(joined(utf8.encode('drawbridge hands memory'), key)).slice(0, 9)));
}

export class Channel {
    // `hooks`: come() the first message, message(object), picture(name, bytes), changed() of `status`.
    constructor(hooks) {
        this.hooks = hooks;
        this.status = 'off'; // "off", "opening", "open", "lost", and for good "wrong", "closed", "elsewhere"
        this.pending = [];   // gestures not answered yet
        this.number = 0;     // of the last gesture
        this.tries = 0;
        const now = () => { if (document.visibilityState !== 'hidden') this.comeBack(); };
        document.addEventListener('visibilitychange', now);
        window.addEventListener('pageshow', now);
        window.addEventListener('online', now);
        setInterval(() => this.beat(), kPing);
    }

    start(key) {
        this.key = key;
        this.memory = memoryOf(key);
        this.kept = recall(this.memory);
        this.number = this.kept.n ?? 0;
        this.tries = 0;
        this.open();
    }

    remember(changes) {
        this.kept = { ...this.kept, ...changes };
        keep(this.memory, this.kept);
    }

    // The invitation has new words; who has a seat goes on, and comes back with them.
    rekey(key) {
        const { kept } = this;
        this.key = key;
        this.memory = memoryOf(key);
        this.remember(kept);
    }

    // A seat with a new token begins to count anew; one that is known goes on where it was.
    seated(token, known) {
        if (token && token !== this.kept.token) {
            this.number = known;
            this.pending = [];
            this.remember({ token });
        }
        this.number = Math.max(this.number, known);
        for (const { message } of this.pending) this.send(message);
    }

    open() {
        clearTimeout(this.waiting);
        this.socket?.close();
        this.ready = false;
        this.opened = 0;
        this.sealed = 0;
        this.heard = Date.now();
        this.pair = nacl.box.keyPair();
        const early = window.earlySocket;
        window.earlySocket = undefined;
        const socket = early?.readyState <= WebSocket.OPEN ? early : new WebSocket(window.handsAddress);
        this.socket = socket;
        socket.binaryType = 'arraybuffer';
        const hello = () => socket.send(joined([kVersion], this.pair.publicKey));
        if (socket.readyState === WebSocket.OPEN) hello();
        else socket.onopen = hello;
        socket.onmessage = ({ data }) => {
            if (socket === this.socket) this.read(new Uint8Array(data));
        };
        socket.onclose = ({ code }) => {
            if (socket === this.socket) this.lost(code);
        };
        if (this.status !== 'lost') this.become('opening');
    }

    become(status) {
        if (this.status === status) return;
        this.status = status;
        this.hooks.changed();
    }

    read(frame) {
        this.heard = Date.now();
        if (!this.ready) {
            const theirs = frame.slice(0, 32);
            const shared = nacl.scalarMult(this.pair.secretKey, theirs);
            const keys = nacl.hash(
                joined(utf8.encode('drawbridge hands 1'), shared, this.pair.publicKey, theirs, this.key));
            this.sending = keys.slice(0, 32);
            this.reading = keys.slice(32);
            this.ready = true;
            this.send({ page: nameOfPage(), ...this.hooks.come() });
            return;
        }
        const plain = nacl.secretbox.open(frame, nonceOf(this.opened), this.reading);
        if (!plain) {
            this.lost(this.opened === 0 ? 4001 : 0);
            return;
        }
        ++this.opened;
        this.tries = 0;
        this.become('open');
        if (plain[0] === 1) {
            const length = plain[1] + 256 * plain[2];
            this.hooks.picture(text.decode(plain.subarray(3, 3 + length)), plain.subarray(3 + length));
        } else if (plain[0] === 0) {
            const message = JSON.parse(text.decode(plain.subarray(1)));
            if (message.done !== undefined)
                this.pending = this.pending.filter(({ message: { n } }) => n > message.done);
            this.hooks.message(message);
        }
    }

    send(message) {
        if (!this.ready || this.socket.readyState !== WebSocket.OPEN) return;
        const plain = joined([0], utf8.encode(JSON.stringify(message)));
        this.socket.send(nacl.secretbox(plain, nonceOf(this.sealed++), this.sending));
    }

    // A gesture made now was not answered yet, and may still change the table.
    isBusy() {
        return this.pending.some(({ since }) => Date.now() - since < 4000);
    }

    gesture(message) {
        message = { n: ++this.number, ...message };
        this.remember({ n: this.number });
        this.pending.push({ message, since: Date.now() });
        this.send(message);
    }

    beat() {
        // A socket that is opened again may never answer, either: the host's computer sleeps.
        if (!this.socket) return;
        if (Date.now() - this.heard > kPatience) this.lost(0);
        else this.send({ do: 'ping' });
    }

    lost(code) {
        const socket = this.socket;
        this.socket = undefined;
        this.ready = false;
        socket?.close();
        const end = { 4001: 'wrong', 4003: 'closed', 4004: 'elsewhere' }[code];
        this.become(end ?? 'lost');
        if (end) return;
        const wait = Math.min(kLongestWait, 300 * 2 ** this.tries++);
        clearTimeout(this.waiting);
        this.waiting = setTimeout(() => this.open(), wait);
    }

    // After sleep a socket may look alive and be dead: asks, and waits for less than usual.
    comeBack() {
        if (this.status === 'lost') {
            this.tries = 0;
            this.open();
        } else if (this.status === 'open') {
            const before = this.heard = Date.now();
            this.send({ do: 'ping' });
            setTimeout(() => {
                if (this.status === 'open' && this.heard === before) this.lost(0);
            }, 2000);
        }
    }

    // Everything anew.
    again() {
        this.tries = 0;
        this.open();
    }
}
