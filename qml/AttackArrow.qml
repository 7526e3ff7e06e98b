// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// From the card in play to what it attacks; past a Gate that stands before it if need be.
Canvas {
    id: arrow

    required property TableController table
    required property Stage stage
    /// The pile in which the attacking card lies, and the one the way leads past; -1: none.
    required property int from
    required property int past

    readonly property int to: table.attackedPile
    readonly property rect start: stage.placeRect(from, -1)
    readonly property rect end: to >= 0 ? stage.placeRect(to, -1) : Qt.rect(0, 0, 0, 0)
    readonly property rect way: past >= 0 && past !== to ? stage.placeRect(past, -1) : Qt.rect(0, 0, 0, 0)
    readonly property int size: stage.layout ? stage.layout.tile : 0

    visible: to >= 0 && from >= 0
    onToChanged: requestPaint()
    onStartChanged: requestPaint()
    onEndChanged: requestPaint()
    onWayChanged: requestPaint()

    /// Where the uppermost card of a stack lies: at the right end of its place.
    function topOf(place: rect): point {
        return Qt.point(place.x + place.width - Math.min(place.width, size * 0.78) / 2, place.y + place.height / 2);
    }

    onPaint: {
        const c = getContext("2d");
        c.reset();
        if (to < 0)
            return;
        const goal = topOf(end);
        const up = goal.y < start.y + start.height / 2 ? -1 : 1;
        const at = Qt.point(start.x + start.width / 2, start.y + start.height / 2 + up * start.height * 0.2);
        const turn = way.width > 0 ? topOf(way) : Qt.point((at.x + goal.x) / 2, (at.y + goal.y) / 2);
        // Ends short of the middle of the card it points to.
        const dx = goal.x - turn.x;
        const dy = goal.y - turn.y;
        const length = Math.max(1, Math.hypot(dx, dy));
        const spared = Math.min(length * 0.4, way.width > 0 ? size * 0.42 : end.height * 0.24);
        const tip = Qt.point(goal.x - dx / length * spared, goal.y - dy / length * spared);
        const head = Math.max(9, size * 0.17);
        const neck = Qt.point(tip.x - dx / length * head, tip.y - dy / length * head);
        const draw = (width, colour) => {
            c.strokeStyle = colour;
            c.fillStyle = colour;
            c.lineWidth = width;
            c.lineCap = "round";
            c.beginPath();
            c.moveTo(at.x, at.y);
            c.quadraticCurveTo(turn.x, turn.y, neck.x, neck.y);
            c.stroke();
            const more = (width - head * 0.5) * 0.5;
            const sx = -dy / length * (head * 0.75 + more);
            const sy = dx / length * (head * 0.75 + more);
            c.beginPath();
            c.moveTo(tip.x + dx / length * more * 2, tip.y + dy / length * more * 2);
            c.lineTo(neck.x + sx, neck.y + sy);
            c.lineTo(neck.x - sx, neck.y - sy);
            c.closePath();
            c.fill();
        };
        draw(head * 0.5 + 4, Theme.sable);
        draw(head * 0.5, Theme.gules);
        draw(head * 0.12, Theme.parchment);
    }
}
