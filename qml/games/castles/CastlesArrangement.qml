// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import "castleslayout.js" as Layout

// CASTLES on the table.
Arrangement {
    ground: "teal"
    aspect: Layout.ASPECT
    // In the corner, as high as what is to be seen of a card below another.
    figure: Qt.size(0.42, Layout.STRIP)

    function arrange(room: var): var {
        return Layout.arrange(room);
    }
    function shapeOf(lies: var, piles: var): string {
        return Layout.shapeOf(lies, piles);
    }
    function keepGrounds(lies: var, piles: var) {
        Layout.keepGrounds(lies, piles);
    }
    function spot(layout: var, pile: int, place: int, count: int, rank: int, up: bool, lie: var, others: int): var {
        return Layout.spot(layout, pile, place, count, rank, lie);
    }
    function dropRect(layout: var, pile: int, place: int, count: int, lie: var): var {
        const r = Layout.dropRect(layout, pile, place, lie);
        return Qt.rect(r.x, r.y, r.width, r.height);
    }
    function spotAt(layout: var, x: real, y: real): var {
        return Layout.spotAt(layout, x, y);
    }
    function wholeOf(layout: var, pile: int, place: int): int {
        return Layout.wholeOf(layout, pile, place);
    }
    function nearest(layout: var, pile: int, lie: var, x: real, y: real): int {
        return Layout.nearest(layout, pile, lie, x, y);
    }
    function plaques(layout: var, pile: int, lie: var): var {
        return Layout.castlesIn(layout.piles[pile], lie);
    }
    function isGift(face: string): bool {
        return !isAttack(face) && !/\/(puppet|alliance|block|cannon-fire)$/.test(face);
    }
    function isAttack(face: string): bool {
        return /-attack$|\/sabotage$|\/jester$/.test(face);
    }
}
