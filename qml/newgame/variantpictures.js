// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// What stands in a picture of a way to play: faces, marks and shields on a field of 120 by 64.

const CARD = 88 / 63;
const SHIELD = 96 / 80;
// North-west first, line by line; walls and towers are turned to their place.
const TURNS = [0, 0, 1, 3, 0, 1, 3, 2, 2];
const FULL = ["RzT", "RcW", "RcT", "YsW", "BK", "BcW", "YsT", "YzW", "BsT"];
const OTHER = ["BcT", "BzW", "YsT", "BsW", "RK", "RcW", "RzT", "RsW", "YcT"];
const RED_HALF = ["RzT", "RcW", "", "RsW", "", "", "", "", ""];
const BLUE_HALF = ["BcT", "BzW", "", "BsW", "BK", "", "", "", ""];
const BROKEN = ["RzT", "", "RcT", "RsW", "BK", "", "YsT", "YsW", "BsT"];

function castle(plan, x, y, tile) {
    return plan.map((face, place) => ({
                face: "castle-keep/" + face,
                turn: TURNS[place],
                x: x + place % 3 * tile,
                y: y + Math.floor(place / 3) * tile,
                w: tile + 0.4,
                empty: face === ""
            })).filter(piece => !piece.empty);
}
function card(face, x, y, w, more) {
    return Object.assign({
        face: face,
        x: x,
        y: y,
        w: w,
        tall: CARD
    }, more);
}
function shield(number, x, y, w) {
    return {
        face: "seat/" + number,
        x: x,
        y: y,
        w: w,
        tall: SHIELD
    };
}
function mark(name, x, y, w) {
    return {
        mark: name,
        x: x,
        y: y,
        w: w
    };
}
function stack(face, x, y, w, more) {
    return [0, 1, 2].map(k => card(face, x - 2 * k, y - 2 * k, w, more));
}

const PICTURES = {
    "option.variant=base": () => castle(FULL, 33, 5, 18),
    "option.variant=takeover": () => [...castle(RED_HALF, 6, 5, 18), ...castle(BLUE_HALF, 62, 5, 18), mark("swap", 40, 24, 22)],
    "option.variant=empire": () => [...castle(FULL, 5, 6, 17), ...castle(OTHER, 64, 6, 17)],
    "option.variant=king": () => [...castle(OTHER, 37, 16, 15.5), mark("crown", 49, -2, 22), shield(0, 6, 20, 22), shield(1, 92, 20, 22)],
    "option.variant=siege": () => [...castle(BROKEN, 12, 5, 18), mark("flame", 31, 2, 15), mark("flame", 49, 21, 15), shield(0, 86, 16, 26)],
    "option.variant=takeover+empire": () => [...castle(FULL, 4, 2, 10), ...castle(OTHER, 12, 33, 10), ...castle(OTHER, 84, 2, 10), ...castle(FULL, 76, 33, 10), mark("swap", 47, 20, 25)],
    "option.moats=off": () => [card("castles-of-caleira/Barracks", 18, 10, 32, {
            r: -8
        }), card("castles-of-caleira/WizardTower", 68, 10, 32, {
            r: 8
        }), card("castles-of-caleira/Spire", 43, 7, 34)],
    "option.moats=on": () => [card("castles-of-caleira/Barracks", 2, 14, 26, {
            r: -10
        }), card("castles-of-caleira/Spire", 24, 9, 28), card("castles-of-caleira/Moat", 58, 6, 34), card("castles-of-caleira/Moat", 82, 9, 34, {
            r: 8
        })],
    "house.deck=house-edition": () => [card("castle-rampage/archer", 16, 10, 32, {
            r: -8
        }), card("castle-rampage/dragon", 70, 10, 32, {
            r: 8
        }), card("castle-rampage/knight", 43, 7, 34)],
    "house.deck=file": () => [card("castle-rampage/back", 26, 9, 32, {
            r: -6
        }), mark("scroll", 58, 14, 40)],
    "option.size=standard": () => [...stack("castle-wars/back-black", 40, 12, 34), card("castle-wars/king-spades", 62, 12, 32, {
            r: 10
        })],
    "option.size=epic": () => [...stack("castle-wars/back-black", 12, 12, 34), ...stack("castle-wars/back-red", 76, 12, 34), card("castle-wars/king-spades", 34, 9, 30, {
            r: -5
        }), card("castle-wars/king-hearts", 56, 9, 30, {
            r: 5
        })],
    "option.factions=off": () => [card("castle-wars/queen-hearts", 34, 8, 32, {
            r: -7
        }), card("castle-wars/king-spades", 56, 8, 32, {
            r: 7
        })],
    "option.factions=on": () => [card("castle-wars/faction-undead", 24, 8, 33, {
            r: -7
        }), card("castle-wars/faction-mages", 64, 8, 33, {
            r: 7
        })],
    "house.packs=auto": () => [...stack("castles/back", 10, 12, 28), ...stack("castles/back", 58, 12, 28, {
            faint: true
        }), ...stack("castles/back", 76, 16, 28, {
            faint: true
        }), mark("turn", 40, 22, 18)],
    "house.packs=1": () => stack("castles/back", 46, 12, 33),
    "house.packs=2": () => [...stack("castles/back", 27, 12, 33), ...stack("castles/back", 66, 12, 33)],
    "house.packs=3": () => [...stack("castles/back", 12, 14, 28), ...stack("castles/back", 48, 14, 28), ...stack("castles/back", 84, 14, 28)]
};

/// The pieces of the picture of "option=value"; none of one that has no picture.
function of(name) {
    const pieces = PICTURES[name];
    return pieces ? pieces() : [];
}
