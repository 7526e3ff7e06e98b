// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Where one sits at a small table.

/// Where a seat is, of so many: a point on the edge of a table from -1 to 1 either way. Play runs clockwise.
function place(seat, seats) {
    if (seats <= 2)
        return {
            x: 0,
            y: seat === 0 ? 1 : -1
        };
    if (seats <= 4)
        return [
            {
                x: 0,
                y: 1
            },
            {
                x: -1,
                y: 0
            },
            {
                x: 0,
                y: -1
            },
            {
                x: 1,
                y: 0
            }
        ][seat];
    const angle = Math.PI / 2 + 2 * Math.PI * seat / seats;
    const out = part => Math.max(-1, Math.min(1, 1.22 * part));
    return {
        x: out(Math.cos(angle)),
        y: out(Math.sin(angle))
    };
}

/// Where one who would come to `seats` others sits.
function freePlace(seats) {
    if (seats === 1)
        return place(1, 2);
    if (seats < 4)
        return seats === 2 ? {
            x: -1,
            y: 0
        } : place(3, 4);
    return place(seats, seats + 1);
}
