// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Which part of the table the window shows, where all is so large that not the whole finds room: moved by the wheel, by
// what drags it, and to wherever something is to be seen. Places are the table's, from its upper left corner.
MouseArea {
    id: pan

    /// How many times as wide and as high as the window the table is, 1 or more.
    required property real times
    /// How much of the window at its foot shows something else.
    required property real foot

    readonly property int wholeWidth: Math.round(width * times)
    readonly property int wholeHeight: Math.round(height * times)
    readonly property bool moves: times > 1
    /// How far it is moved across and down, 1 being to the end.
    property point share: Qt.point(0.5, 1)
    readonly property point at: Qt.point(Math.round(share.x * (wholeWidth - width)), Math.round(share.y * (wholeHeight - height)))

    /// Where it was before a glance at something else; null: nobody has looked away.
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
    /// The nearest place from which that is seen, with a little of what is beside it.
    function nearest(box: rect): point {
        const near = (from, size, seen, here) => Math.min(from - 2 * Theme.unit, Math.max(here, from + size + 2 * Theme.unit - seen));
        return Qt.point(near(box.x, box.width, width, at.x), near(box.y, box.height, height - foot, at.y));
    }
    /// Brings what lies there into the window; after a glance, when that is over.
    function reveal(box: rect) {
        if (!moves || box.width <= 0 || box.height <= 0)
            return;
        const place = nearest(box);
        if (glancing)
            before = shareAt(place);
        else
            moveTo(place.x, place.y);
    }
    /// Brings it into the window until comeBack(), or until somebody moves the table.
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
    /// The table stays as it is: somebody does something where they look.
    function stay() {
        before = null;
    }
    /// Something is carried to a point of the window: near its edge the table moves on. Returns whether it did.
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
        // Shift turns a wheel that knows but one way.
        const [across, down] = wheel.modifiers & Qt.ShiftModifier ? [wheel.angleDelta.y, wheel.angleDelta.x] : [wheel.angleDelta.x, wheel.angleDelta.y];
        moveTo(at.x - across / 120 * 4 * Theme.unit, at.y - down / 120 * 4 * Theme.unit);
    }
}
