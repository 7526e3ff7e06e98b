// SPDX-License-Identifier: GPL-3.0-or-later
// The key of an invitation: four words of five letters, consonants and vowels in turn, eight bytes in all.

const kConsonants = 'bdfghjklmnprstvz';
const kVowels = 'aiou';

// Whether the address is that of a screen for the room, which only shows the table.
export const isScreen = () => /\/table$/.test(location.hash);

// The key that the words in a text stand for; null: they are no four words.
export function keyOf(text) {
    const words = text.split('/')[0].toLowerCase().match(/[a-z]+/g) ?? [];
    const letters = words.join('');
    if (letters.length !== 20) return null;
    const key = new Uint8Array(8);
    for (let word = 0; word < 4; ++word) {
        let bits = 0;
        for (let at = 0; at < 5; ++at) {
            const set = at % 2 ? kVowels : kConsonants;
            const value = set.indexOf(letters[word * 5 + at]);
            if (value < 0) return null;
            bits = bits * set.length + value;
        }
        key[word * 2] = bits >> 8;
        key[word * 2 + 1] = bits & 255;
    }
    return key;
}
