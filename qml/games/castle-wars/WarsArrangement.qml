// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "warslayout.js" as Layout

// Castle Wars on the table.
Arrangement {
    ground: "tavern"
    // Pips and pictures say all that there is on a card.
    worded: false
    aspect: Layout.ASPECT
    faces: true

    function arrange(room: var): var {
        return Layout.arrange(room);
    }
    function spot(layout: var, pile: int, place: int, count: int, rank: int, up: bool, lie: var, others: int): var {
        return Layout.spot(layout, pile, place, count, lie ?? [], others);
    }
    function dropRect(layout: var, pile: int, place: int, count: int, lie: var): var {
        const r = Layout.dropRect(layout, pile, place);
        return Qt.rect(r.x, r.y, r.width, r.height);
    }
    function spotAt(layout: var, x: real, y: real): var {
        return Layout.spotAt(layout, x, y);
    }
}
