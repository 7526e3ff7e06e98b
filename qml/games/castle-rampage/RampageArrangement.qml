// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "rampagelayout.js" as Layout

// Castle Rampage on the table.
Arrangement {
    ground: "courtyards"
    aspect: Layout.ASPECT
    faces: true
    //: Below a card that is seen large: what the three numbers on it stand for. Gate and Castle are the two stacks that
    //: a card may defend.
    legend: qsTr("Shield: attack. Left: defence at the Gate. Right: defence in the Castle.")

    function arrange(room: var): var {
        return Layout.arrange(room);
    }
    function spot(layout: var, pile: int, place: int, count: int, rank: int, up: bool): var {
        return Layout.spot(layout, pile, place, count, up);
    }
    function dropRect(layout: var, pile: int, place: int, count: int, lie: var): var {
        const r = Layout.dropRect(layout, pile);
        return Qt.rect(r.x, r.y, r.width, r.height);
    }
    function spotAt(layout: var, x: real, y: real): var {
        return Layout.spotAt(layout, x, y);
    }
}
