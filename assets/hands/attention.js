// SPDX-License-Identifier: GPL-3.0-or-later
// Being called: two soft notes, a hum, a screen that stays awake; all off until wanted. And what is told to
// screen readers of the deeds of others, at most a sentence every two seconds.

import { app } from './app.js';
import { keep, recall } from './memory.js';

export const settings = { sound: false, vibration: false, wake: false, ...recall('settings') };
export const can = { vibrate: 'vibrate' in navigator, wake: 'wakeLock' in navigator };

const kPause = 2000; // ms between two sentences

let audio;
let lock;

export function set(name, isOn) {
    settings[name] = isOn;
    keep('settings', settings);
    wakeSound();
    if (name === 'wake') stayAwake();
    if (name === 'sound' && isOn) notes();
    if (name === 'vibration' && isOn) navigator.vibrate?.(30);
    app.render();
}

// Only after a press, as browsers want it.
export function wakeSound() {
    const Audio = window.AudioContext ?? window.webkitAudioContext;
    if (!settings.sound || !Audio) return;
    audio ??= new Audio();
    audio.resume();
}

export async function stayAwake() {
    if (!settings.wake) {
        lock?.release();
        lock = undefined;
    } else if (can.wake && document.visibilityState === 'visible') {
        try {
            lock = await navigator.wakeLock.request('screen');
        } catch { /* refused: low battery, or no secure page */ }
    }
}

function tone(pitch, start, length, loudness, kind = 'sine') {
    if (!settings.sound || audio?.state !== 'running') return;
    const at = audio.currentTime + start;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = kind;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + .04);
    volume.gain.exponentialRampToValueAtTime(.0001, at + length);
    voice.connect(volume).connect(audio.destination);
    voice.start(at);
    voice.stop(at + length);
}

function notes() {
    tone(330, 0, .5, .16, 'triangle');
    tone(440, .22, .7, .16, 'triangle');
}

function hum(pattern) {
    if (settings.vibration) navigator.vibrate?.(pattern);
}

export function callAsked() {
    notes();
    hum(30);
}
export function callStruck() {
    tone(82, 0, .6, .4);
    hum([60, 60, 60, 60, 60]);
}
export function knock() {
    tone(140, 0, .12, .2);
    hum(20);
}

// ---- spoken --------------------------------------------------------------------------------------------

const waiting = [];
let speaking;

export function tell(sentence) {
    waiting.push(sentence);
    if (waiting.length > 3) waiting.splice(0, waiting.length - 3); // the rest is in the log
    speaking ??= setInterval(() => {
        const next = waiting.shift();
        if (next !== undefined) document.getElementById('live').textContent = next;
        if (!waiting.length) {
            clearInterval(speaking);
            speaking = undefined;
        }
    }, kPause);
}
