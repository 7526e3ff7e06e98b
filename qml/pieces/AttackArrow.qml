// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// From the card in play to its target; an attack on a Castle goes through the Gate in front of it.
Item {
    id: arrow

    required property TableController table
    required property Stage stage
    /// The pile of the attacking card, and the pile the attack passes through; -1: none.
    required property int from
    required property int past

    readonly property int to: from >= 0 ? table.fight.attacked : -1
    readonly property bool bends: to >= 0 && past >= 0
    readonly property point start: middle(from)
    readonly property point goal: middle(to)
    readonly property point gate: middle(past)

    visible: to >= 0

    /// Centre of the top card of a pile, which is at the right end of its place.
    function middle(pile: int): point {
        if (pile < 0 || !stage.layout)
            return Qt.point(0, 0);
        const place = stage.placeRect(pile, -1);
        const wide = Math.min(place.width, place.height / stage.aspect);
        return Qt.point(place.x + place.width - wide / 2, place.y + place.height / 2);
    }
    function toward(a: point, b: point, part: real): point {
        return Qt.point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
    }

    EffectArrow {
        readonly property point end: arrow.bends ? arrow.gate : arrow.goal
        visible: arrow.visible && length > 0
        from: arrow.toward(arrow.start, end, 0.24)
        to: arrow.toward(arrow.start, end, arrow.bends ? 0.9 : 0.86)
        past: arrow.bends
    }
    EffectArrow {
        visible: arrow.bends
        from: arrow.toward(arrow.gate, arrow.goal, 0.1)
        to: arrow.toward(arrow.gate, arrow.goal, 0.86)
    }
}
