// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "keeplayout.js" as Layout

// Castle Keep on the table.
Arrangement {
    ground: "stone"
    worded: false
    function arrange(room: var): var {
        return Layout.arrange(room);
    }
    function spot(layout: var, pile: int, place: int, count: int, rank: int, up: bool): var {
        return Layout.spot(layout, pile, place, count);
    }
    function dropRect(layout: var, pile: int, place: int, count: int, lie: var): var {
        const r = Layout.dropRect(layout, pile, place);
        return Qt.rect(r.x, r.y, r.width, r.height);
    }
    function spotAt(layout: var, x: real, y: real): var {
        return Layout.spotAt(layout, x, y);
    }
    function slotFace(pile: int, place: int): string {
        return place === 8 ? "castle-keep/slot-centre" : place % 2 === 0 ? "castle-keep/slot-corner" : "castle-keep/slot-side";
    }
    function slotTurn(pile: int, place: int): int {
        return Layout.SQUARE_TURN[place];
    }
}
