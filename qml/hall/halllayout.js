// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Layout of the hall. Everything but text is drawn for a scene of 1366 x 715 and scaled by `scale`; text is measured in
// `unit`, and where it is large, the furniture gives way.

const SCENE = 1366;
const TALLEST = 244; // cover height of the tallest box
const SIDE = 13; // width of a box's side
const SHADOW = 21; // shadow beside that
const WINDOW_ZONE = 206; // width of the window before the shelf begins
const BEFORE = 26; // on the shelf before the first box
const AFTER = 41; // and after the last

/// Estimated width of text in font heights: without a font, which takes long to load.
function breadthOf(words) {
    let breadth = 0;
    for (const letter of words)
        breadth += letter < "\u2e80" ? 0.56 : 1;
    return breadth;
}

/// Unit in pixels for a scene of that size: follows the system's text size, larger on a large screen.
function unit(width, height, textScale) {
    return Math.round(Math.max(13, Math.min(height / 50, Math.max(width, height) / 94)) * textScale);
}

function isNarrow(width, height, unit) {
    return width < 900 || width < 50 * unit || height > 0.95 * width;
}

/// How many matches fit on the table.
function placesFor(o) {
    const tight = !isNarrow(o.width, o.height, o.unit) && o.width < 68 * o.unit;
    return Math.min(o.kept, tight ? 1 : 3);
}

/// Minimum height of the table, in units. `kept`: number of matches on it.
function tableNeeds(narrow, first, kept) {
    const left = first ? 18.5 : kept > 0 ? 13.5 : 9;
    if (!narrow)
        return Math.max(left, 12);
    return left + (kept > 1 ? 7.5 : 0) + 11;
}

/// Heights, from top to bottom. If the window is too low for the text, the scene is higher and scrolls.
function heights(o, narrow) {
    const u = o.unit;
    const beam = Math.round(Math.min(4 * u, Math.max(0.065 * o.height, 2.6 * u)));
    const need = tableNeeds(narrow, o.first, o.kept) * u;
    const leastWall = Math.max(11 * u, 150);
    const edge = Math.round(Math.min(0.039 * o.height, 2.2 * u));
    const height = Math.max(o.height, Math.ceil(beam + leastWall + need + edge));
    const floor = Math.round(Math.max(beam + leastWall, Math.min((narrow ? 0.45 : 0.55) * height, height - edge - need)));
    const face = Math.round(Math.max(0.027 * height, 1.6 * u));
    const shelf = floor - face - Math.round(Math.min(0.045 * height, 2.4 * u));
    return {
        height: height,
        beam: beam,
        floor: floor,
        edge: edge,
        face: face,
        shelf: shelf
    };
}

/// Boxes on the shelf, and its full width, which may exceed the window.
function shelf(o, v, narrow) {
    const gaps = Math.max(1, o.games.length - 1);
    const breadth = o.games.reduce((sum, game) => sum + game.cover.width + SIDE, 0);
    const high = Math.min(0.34 * v.height, 0.86 * (v.shelf - v.beam)) / TALLEST;
    const zone = narrow ? 0 : WINDOW_ZONE;
    const least = zone + BEFORE + breadth + 24 * gaps + AFTER;
    const scale = narrow ? Math.min(high, 0.42 * o.width / 206) : Math.min(high, o.width / least);
    const spare = o.width / scale - least;
    const gap = 24 + Math.max(0, Math.min(40, spare * 0.6 / gaps));
    const from = narrow ? 0 : Math.round(scale * (zone + Math.max(0, spare - (gap - 24) * gaps) * 0.6));
    const order = o.mirrored ? o.games.slice().reverse() : o.games;
    const boxes = {};
    // Half the width of the text below the first box.
    const least0 = narrow && order.length > 0 ? 5 * o.unit - scale * order[0].cover.width / 2 : 0;
    let x = Math.round(Math.max(scale * BEFORE, least0));
    for (const game of order) {
        const w = game.cover.width;
        const h = game.cover.height;
        boxes[game.id] = Qt.rect(x, v.shelf - Math.round(h * scale), Math.round(w * scale), Math.round(h * scale));
        // On a scrolling shelf, the text on its edge has room too.
        x += Math.round(Math.max((w + SIDE + gap) * scale, narrow ? 9.5 * o.unit : 0));
    }
    return {
        scale: scale,
        gap: Math.round(gap * scale),
        from: from,
        boxes: boxes,
        reach: x + Math.round(scale * (AFTER - gap))
    };
}

/// The window is centred in the rest of the shelf.
function windowPlace(v, s) {
    const h = Math.min(268 * s.scale, 0.94 * (v.shelf - v.beam + 40 * s.scale));
    const w = h * 182 / 268;
    return Qt.rect(Math.round((s.from - w) / 2), Math.round(v.shelf - h + 2 * s.scale), Math.round(w), Math.round(h));
}

/// Areas of the table in a wide scene: the first match, two more, and the runner.
function sideBySide(o, v, s) {
    const top = v.floor + Math.round(Math.max(12 * s.scale, 0.7 * o.unit));
    const height = v.height - v.edge - top - Math.round(0.6 * o.unit);
    const pad = Math.round(0.026 * o.width);
    const several = o.kept > 1;
    const left = Math.round((several ? 0.457 : 0.47) * o.width);
    const more = several ? Math.round(0.239 * o.width) : 0;
    const gap = Math.round(0.016 * o.width);
    const runner = pad + left + gap + (several ? more + gap : 0);
    const end = o.width - Math.round(0.017 * o.width);
    return {
        first: Qt.rect(pad, top, left, height),
        more: Qt.rect(pad + left + gap, top, more, height),
        runner: Qt.rect(runner, top - Math.round(6 * s.scale), end - runner, height + Math.round(6 * s.scale))
    };
}

/// The same areas stacked vertically.
function oneBelowOther(o, v) {
    const u = o.unit;
    const pad = Math.round(Math.max(0.02 * o.width, 0.8 * u));
    const width = o.width - 2 * pad;
    const top = v.floor + Math.round(0.9 * u);
    const room = v.height - v.edge - top - Math.round(0.6 * u);
    const more = o.kept > 1 ? Math.round(7 * u) : 0;
    const runner = Math.round(Math.min(Math.max(10.5 * u, 0.4 * room), 16 * u));
    const first = room - runner - Math.round(0.6 * u) - (more ? more + Math.round(0.6 * u) : 0);
    return {
        first: Qt.rect(pad, top, width, first),
        more: Qt.rect(pad, top + first + Math.round(0.6 * u), width, more),
        runner: Qt.rect(pad, top + room - runner, width, runner)
    };
}

/// o: width, height, unit, first (first visit), kept (matches on the table), games (id, cover), mirrored.
function plan(wanted) {
    const narrow = isNarrow(wanted.width, wanted.height, wanted.unit);
    const o = Object.assign({}, wanted, {
        kept: placesFor(wanted)
    });
    const v = heights(o, narrow);
    const s = shelf(o, v, narrow);
    const t = narrow ? oneBelowOther(o, v) : sideBySide(o, v, s);
    const turned = rect => o.mirrored ? Qt.rect(o.width - rect.x - rect.width, rect.y, rect.width, rect.height) : rect;
    return Object.assign({
        narrow: narrow,
        kept: o.kept,
        width: o.width,
        window: narrow ? Qt.rect(0, 0, 0, 0) : windowPlace(v, s),
        candles: narrow ? [] : [s.from + 15 * s.scale, o.width - 20 * s.scale],
        first: turned(t.first),
        more: turned(t.more),
        runner: turned(t.runner)
    }, v, s);
}

/// Image source of the room's picture.
function roomPicture(p, night) {
    const numbers = {
        w: p.width,
        h: p.height,
        scale: p.scale.toFixed(4),
        beam: p.beam,
        shelf: p.shelf,
        face: p.face,
        from: p.from,
        floor: p.floor,
        edge: p.edge,
        wx: p.window.x,
        wy: p.window.y,
        ww: p.window.width,
        wh: p.window.height,
        night: night ? 1 : 0,
        candles: night ? p.candles.map(x => x.toFixed(1)).join(",") : ""
    };
    return "image://hall/room?" + Object.keys(numbers).map(key => key + "=" + numbers[key]).join("&");
}

/// Index of the nearest of `places` from `from` in a direction (dx, dy: -1, 0 or 1); -1 if there is none.
function nextPlace(from, places, dx, dy) {
    let best = -1;
    let least = Infinity;
    const upright = r => [r.y, r.y + r.height];
    const level = r => [r.x, r.x + r.width];
    const [along, across] = dx ? [level, upright] : [upright, level];
    const ahead = dx + dy > 0;
    const [from0, from1] = along(from);
    const [side0, side1] = across(from);
    places.forEach((place, i) => {
        const [p0, p1] = along(place);
        const [q0, q1] = across(place);
        // Slightly overlapping items still count as neighbours.
        const gap = ahead ? p0 - from1 : from0 - p1;
        if (gap < -0.4 * Math.min(p1 - p0, from1 - from0))
            return;
        const aside = Math.max(0, q0 - side1, side0 - q1);
        const way = Math.max(0, gap) + 2 * aside + 0.3 * Math.abs((q0 + q1 - side0 - side1) / 2);
        if (way < least) {
            least = way;
            best = i;
        }
    });
    return best;
}
