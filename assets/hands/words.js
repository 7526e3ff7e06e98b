// SPDX-License-Identifier: GPL-3.0-or-later
// The page's own labels, in the language of the host.

let table = {};
let rules = new Intl.PluralRules('en');

export async function readWords() {
    const answer = await fetch('words.json');
    table = await answer.json();
}

export function speak(language) {
    try {
        rules = new Intl.PluralRules(language);
    } catch { /* a language the browser does not know: English plurals */ }
}

// The label of that key; `values` replace its {placeholders}. With `n` the form for that number is taken.
export function words(key, values = {}) {
    let found = table[key];
    if (values.n !== undefined)
        found = table[`${key}.${rules.select(values.n) === 'one' ? 'one' : 'many'}`] ?? found;
    return (found ?? key).replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}
