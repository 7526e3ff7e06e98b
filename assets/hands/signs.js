// SPDX-License-Identifier: GPL-3.0-or-later
// The page's signs, drawn in lines on 24 x 24 in the colour of the text, and the frames around cards.

import { h } from './dom.js';

const kInk = '#2b2622';
const kGold = '#ecb93f';

const kLines = {
    menu: 'M4 6H20M4 12H20M4 18H20',
    back: 'M9 5L4 10L9 15M4 10H14Q20 10 20 16V19',
    tick: 'M4 13L10 19L20 6',
    cross: 'M5 5L19 19M19 5L5 19',
    log: 'M4 6H20M8 12H20M4 18H20',
    eye: 'M2 12Q12 2 22 12Q12 22 2 12ZM12 9.200A2.800 2.800 0 1 0 12 14.800A2.800 2.800 0 1 0 12 9.200',
    eyeOff: 'M2 12Q12 2 22 12Q12 22 2 12ZM4 20L20 4',
    table: 'M5 5H19Q21 5 21 7V17Q21 19 19 19H5Q3 19 3 17V7Q3 5 5 5ZM7 9h3v4h-3zM14 9h3v4h-3zM10 16h4',
    again: 'M20 12A8 8 0 1 1 17 5.800M20 3V8H15',
    book: 'M12 6Q8 3 3 5V19Q8 17 12 20Q16 17 21 19V5Q16 3 12 6V20',
    net: 'M4 10Q12 3 20 10M7 14Q12 9.500 17 14M12 17.800V18.200',
    hint: 'M9 17Q9 14.500 7.500 13Q5.500 11 5.500 8.500A6.500 6.500 0 0 1 18.500 8.500Q18.500 11 16.500 13Q15 14.500 15 17ZM10 21H14',
    castle: 'M4 21V5H7V8H10V5H14V8H17V5H20V21H14V17A2 2 0 0 0 10 17V21Z',
};
const kHand = 'M7 21V13.500L3.600 10.600Q2.400 9.200 3.800 8.300Q5 7.700 6.200 8.700L8 10.200V3.600Q8 2.300 9.200 2.300Q10.400 2.300 10.400 3.600V9H10.900V2.600Q10.900 1.200 12.200 1.200Q13.500 1.200 13.500 2.600V9H14V3.300Q14 2 15.200 2Q16.400 2 16.400 3.300V9.600H16.900V5.600Q16.900 4.400 18 4.400Q19.200 4.400 19.200 5.600V14Q19.200 17.500 17 19.300V21Z';

const path = (d, props) => h('path', { d, ...props });
function drawing(size, box, kind, ...parts) {
    return h('svg', { class: 'sign ' + kind, viewBox: box, 'aria-hidden': 'true', style: { width: `${size / 16}rem`, height: `${size / 16}rem` } }, parts);
}

export function sign(name, size = 22) {
    return drawing(size, '0 0 24 24', '', path(kLines[name], {
        fill: 'none', stroke: 'currentColor', 'stroke-width': 2.2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
    }));
}

// A seat in somebody's hand: filled on green; away: hollow, with a broken rim.
export function handSign(isAway, size = 18) {
    if (isAway)
        return drawing(size, '0 0 24 24', 'at',
            h('circle', { cx: 12, cy: 12, r: 11, fill: '#f3e9d2', stroke: kInk, 'stroke-width': 2, 'stroke-dasharray': '3.300 2.450' }),
            path(kHand, { transform: 'translate(4.100 4.300) scale(.66)', fill: '#f3e9d2', stroke: kInk, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }));
    return drawing(size, '0 0 24 24', 'at',
        h('circle', { cx: 12, cy: 12, r: 11, fill: '#2f5a3c', stroke: kInk, 'stroke-width': 1.5 }),
        path(kHand, { transform: 'translate(3.600 3.700) scale(.72)', fill: '#f3e9d2' }));
}

// The clock of attention, lying on its side: no sand runs.
export function hourglass(size = 30) {
    return drawing(size, '0 0 32 32', '',
        path('M3 5V27M29 5V27', { stroke: 'currentColor', 'stroke-width': 4.5, 'stroke-linecap': 'round' }),
        path('M5 7Q14 8 16 16Q18 8 27 7V25Q18 24 16 16Q14 24 5 25Z', { fill: '#d9e4e6', stroke: 'currentColor', 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
        path('M6 18Q12 18 13.500 21Q10 24 6 24ZM26 18Q20 18 18.500 21Q22 24 26 24Z', { fill: kGold }));
}

// Over what may be struck or built on.
export function pennon() {
    return drawing(20, '-1 -1 22 22', 'pennon', path('M0 0H20L10 19Z', { fill: kGold, stroke: kInk, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }));
}

// What would burn or fall.
export function flame(size = 20) {
    return drawing(size, '-16 -16 32 32', 'flame', h('circle', { r: 15, fill: '#8f2a20', stroke: kInk, 'stroke-width': 2 }),
        path('M0 -12Q9 -4 8 3Q7 10 0 11Q-7 10 -8 3Q-8 -1 -4 -4Q-3 0 -1 0Q-4 -6 0 -12Z', { fill: kGold, stroke: kInk, 'stroke-width': 1.4 }));
}

export function disc(name) {
    return h('span', { class: 'disc ' + name, 'aria-hidden': 'true' }, sign(name, 16));
}

export function swords(size = 22) {
    return drawing(size, '0 0 24 24', 'swords', h('circle', { cx: 12, cy: 12, r: 11, fill: '#8f2a20', stroke: kInk, 'stroke-width': 1.6 }),
        path('M6.500 6.500L15.500 15.500M17.500 6.500L8.500 15.500M13.500 17L17 13.500M10.500 17L7 13.500', { stroke: '#fff6e2', 'stroke-width': 2, fill: 'none', 'stroke-linecap': 'round' }));
}

// May be picked: four gold corners with an ink line, drawn by the style sheet.
export const corners = () => [1, 2, 3, 4].map(at => h('i', { class: 'corner c' + at, 'aria-hidden': 'true' }));

export function crack() {
    return h('svg.crack', { viewBox: '0 0 58 50', 'aria-hidden': 'true', preserveAspectRatio: 'none' },
        path('M30 0L22 20L34 27L25 50', { fill: 'none', stroke: kInk, 'stroke-width': 6 }),
        path('M30 0L22 20L34 27L25 50', { fill: 'none', stroke: '#fff6e2', 'stroke-width': 3 }));
}

// The gate with its bridge down: the door of this page.
export function gatehouse() {
    const line = { stroke: kInk, 'stroke-width': 2.4, 'stroke-linejoin': 'round' };
    const tower = x => [
        path(`M${x} 150V38H${x - 5}V16H${x + 7}V24H${x + 19}V16H${x + 33}V24H${x + 45}V16H${x + 57}V38H${x + 52}V150Z`, { class: 'stone', ...line }),
        path(`M${x + 38} 150V38H${x + 52}V150Z`, { class: 'shade' }),
        path(`M${x - 5} 38H${x + 57}M${x} 38V150M${x + 52} 38V150`, { fill: 'none', ...line }),
        path(`M${x + 21} 60V74`, { stroke: kInk, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    ];
    return h('svg.gatehouse', { viewBox: '0 0 390 196', 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMax slice' },
        h('rect', { x: -600, width: 1590, height: 196, class: 'sky' }), h('circle', { cx: 318, cy: 44, r: 20, class: 'sun' }),
        path('M-600 150H0Q100 128 195 142T390 136H990V196H-600Z', { class: 'grass' }), path('M-600 158H990V184H-600Z', { class: 'water' }),
        path('M12 168h30M84 174h26M290 168h34M352 175h24', { stroke: '#fff', 'stroke-opacity': .4, 'stroke-width': 2, 'stroke-linecap': 'round' }),
        path('M0 150V84H12V94H30V84H46V94H64V84H80V94H98V84H112V150ZM278 150V84H292V94H310V84H326V94H344V84H360V94H378V84H390V150Z', { class: 'stone', ...line }),
        path('M-600 150V90H0V150ZM390 150V90H990V150Z', { class: 'stone', ...line }),
        tower(104), tower(234),
        path('M156 150V52H166V44H178V52H189V44H201V52H212V44H224V52H234V150Z', { class: 'stone', ...line }),
        path('M168 158V106A27 27 0 0 1 222 106V158Z', { fill: '#241a12', ...line }),
        path('M178 84V112M189 79V112M201 79V112M212 84V112M170 98H220', { stroke: '#8a7048', 'stroke-width': 2.6 }),
        path('M164 110L146 186M226 110L244 186', { stroke: kInk, 'stroke-width': 4 }),
        path('M164 110L146 186M226 110L244 186', { stroke: '#b99a63', 'stroke-width': 2, 'stroke-dasharray': '5 3' }),
        path('M168 156H222L252 196H138Z', { fill: '#8d6140', ...line }),
        path('M164 164H226M157 174H233M149 185H241', { stroke: '#4a2c16', 'stroke-width': 2 }));
}
