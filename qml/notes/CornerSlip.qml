// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "../scene/cover.js" as Cover

// A slip that goes to the corner where it covers least.
Slip {
    /// What it must not hide, and what it should not.
    required property list<rect> dear
    required property list<rect> things

    readonly property point place: {
        const left = within.x + pad;
        const right = within.x + within.width - width - pad;
        const low = within.y + within.height - height - pad;
        const high = within.y + pad;
        const start = Theme.mirrored ? [right, left] : [left, right];
        const corners = [[start[0], low], [start[1], low], [start[0], high], [start[1], high], [start[0], (low + high) / 2], [start[1], (low + high) / 2], [(left + right) / 2, high]];
        const kept = Cover.plain(dear);
        const others = Cover.plain(things);
        const cost = corner => 8 * Cover.hides(corner[0], corner[1], width, height, kept) + Cover.hides(corner[0], corner[1], width, height, others);
        const costs = corners.map(cost);
        const best = corners[costs.indexOf(Math.min(...costs))];
        return Qt.point(Math.round(best[0]), Math.round(best[1]));
    }

    x: place.x
    y: place.y
}
