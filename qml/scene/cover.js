// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Rectangles to be looked at many times: one of Qt's is slow to read.
function plain(rects) {
    return Array.from(rects, rect => ({
                x: rect.x,
                y: rect.y,
                width: rect.width,
                height: rect.height
            }));
}

// How much of these boxes something of that size would hide at x, y.
function hides(x, y, width, height, boxes) {
    let area = 0;
    for (const box of boxes)
        area += Math.max(0, Math.min(x + width, box.x + box.width) - Math.max(x, box.x)) * Math.max(0, Math.min(y + height, box.y + box.height) - Math.max(y, box.y));
    return area;
}
