// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Viewport of a table that is larger than the window: panned by wheel, by dragging, and to reveal places. In table
// coordinates, from the upper left corner.
MouseArea {
    /// Width and height of the table relative to the window, at least 1.
    required property real times
    /// Height at the bottom of the window that is covered.
    required property real foot

    readonly property int wholeWidth: Math.round(width * times)
    readonly property int wholeHeight: Math.round(height * times)
    readonly property bool moves: times > 1
    /// Pan position, as a fraction of the maximum in x and y.
    property point share: Qt.point(0.5, 1)
    readonly property point at: Qt.point(Math.round(share.x * (wholeWidth - width)), Math.round(share.y * (wholeHeight - height)))

    /// Position before a glance(); null: none is active.
    property var before: null
    readonly property bool glancing: before !== null

    function shareAt(to: point): point {
        const part = (way, most) => most > 0 ? Math.max(0, Math.min(1, way / most)) : 0.5;
        return Qt.point(part(to.x, wholeWidth - width), part(to.y, wholeHeight - height));
    }
    function moveTo(x: real, y: real) {
        before = null;
        if (moves)
            share = shareAt(Qt.point(x, y));
    }
    function center(box: rect) {
        moveTo(box.x + (box.width - width) / 2, box.y + (box.height - height + foot) / 2);
    }
    /// The nearest position that shows a rectangle with a little margin.
    function nearest(box: rect): point {
        const near = (from, size, seen, here) => Math.min(from - 2 * Theme.unit, Math.max(here, from + size + 2 * Theme.unit - seen));
        return Qt.point(near(box.x, box.width, width, at.x), near(box.y, box.height, height - foot, at.y));
    }
    /// Scrolls a rectangle into view; during a glance, after it.
    function reveal(box: rect) {
        if (!moves || box.width <= 0 || box.height <= 0)
            return;
        const place = nearest(box);
        if (glancing)
            before = shareAt(place);
        else
            moveTo(place.x, place.y);
    }
    /// Scrolls it into view until comeBack(), or until the user pans.
    function glance(box: rect) {
        if (!moves || box.width <= 0 || box.height <= 0)
            return;
        const from = before ?? Qt.point(share.x, share.y); // a copy
        const to = shareAt(nearest(box));
        share = to;
        before = to.x !== from.x || to.y !== from.y ? from : null;
    }
    function comeBack() {
        if (glancing)
            share = before;
        before = null;
    }
    /// Keeps the current position: the user is acting there.
    function stay() {
        before = null;
    }
    /// Pans while something is dragged near the edge of the window. Returns whether it did.
    function pull(x: real, y: real): bool {
        const edge = 3 * Theme.unit;
        const pace = (to, most) => to < edge ? to - edge : to > most - edge ? to - most + edge : 0;
        const from = [at.x, at.y];
        const limit = by => Math.max(-edge, Math.min(edge, by)) / 4;
        moveTo(at.x + limit(pace(x, width)), at.y + limit(pace(y, height - foot)));
        return at.x !== from[0] || at.y !== from[1];
    }

    acceptedButtons: Qt.NoButton
    onWheel: wheel => {
        wheel.accepted = moves;
        // Shift scrolls horizontally with a one-dimensional wheel.
        const [across, down] = wheel.modifiers & Qt.ShiftModifier ? [wheel.angleDelta.y, wheel.angleDelta.x] : [wheel.angleDelta.x, wheel.angleDelta.y];
        moveTo(at.x - across / 120 * 4 * Theme.unit, at.y - down / 120 * 4 * Theme.unit);
    }
}
