// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How one game lies on the table: each game gives its own answers.
QtObject {
    /// How high an upright piece is for its width: 1 for tiles.
    property real aspect: 1

    /// From the size of the table, its piles and seats to an object with `tile`, `unit`, `cloth`, `rail`,
    /// `shared` (what all share), `note` (where news may be written, or null), `seats` and `piles`, the last
    /// two by number.
    function arrange(room: var): var {
        return null;
    }
    /// Where a piece lies: {x, y, size, turn, z, shown, buried}; size: its width when it is upright, and x, y
    /// its corner then, for it is turned about its middle; buried: under others of its stack. `up`: it lies face
    /// up. May also hold `under`: on its way there it slides below what lies there.
    function spot(layout: var, pile: int, place: int, count: int, up: bool): var {
        return null;
    }
    /// Whether the pieces of a pile that lie face down show their backs even to who knows them.
    function veils(layout: var, pile: int): bool {
        return false;
    }
    /// The rectangle to drop on: a place of a grid, or with place -1 a whole pile.
    function dropRect(layout: var, pile: int, place: int): rect {
        return Qt.rect(0, 0, 0, 0);
    }
    /// What lies under a point: {pile, place}, or null.
    function spotAt(layout: var, x: real, y: real): var {
        return null;
    }
    /// The picture of an empty place, as the faces are named.
    function slotFace(pile: int, place: int): string {
        return "";
    }
    /// Quarter turns clockwise of a piece and of the picture of an empty place.
    function slotTurn(pile: int, place: int): int {
        return 0;
    }
}
