// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How one game lies on the table: each game gives its own answers.
QtObject {
    /// What the game is played on: the name of its place (see `image://grounds`).
    property string ground: ""
    /// There is more on a piece than one sees on the table.
    property bool worded: true
    /// What the numbers on a piece stand for, where nothing on it says so.
    property string legend: ""
    /// What lies in one row faces what lies in the next: in a picture of some of it, too.
    property bool faces: false
    /// How high an upright piece is for its width: 1 for tiles.
    property real aspect: 1

    /// The upper left corner of a piece in which its number stands, in widths of the piece: marks do not cover it.
    property size figure: Qt.size(0, 0)

    /// From the size of the table, its piles and seats to an object with `tile`, `unit`, `cloth`, `rail`,
    /// `shared` (what all share, or null), `middle` (what is in the middle of it, if anything is), `note` (where news may
    /// be written, or null), `queue` (where effects wait for each other, if they do), `tight` (not even the smallest
    /// pieces have room beside words of that size), `seats` and `piles`, the last two by number.
    function arrange(room: var): var {
        return null;
    }
    /// Where a piece lies: {x, y, size, turn, z, shown, buried}; size: its width when it is upright, and x, y
    /// its corner then, for it is turned about its middle; buried: under others of its stack; apart: so that it
    /// can be pointed at all the same; open: so that one can always go to it; told: what it is worth stands
    /// beside it; covered: face down to the viewer too, who sees what he knows of it in a small picture; faded: out of the game;
    /// caption: {width, height} of what may be written below it. `rank`:
    /// its index within its pile, for a row has no gaps; `up`: it lies face up. `under`: on its way there
    /// it slides below what lies there. `lie`: how all pieces of the pile lie, from the lowest place: {up, face}
    /// each; it may be a moment behind. `others`: how many pieces lie in the pile that it shares its room with.
    function spot(layout: var, pile: int, place: int, count: int, rank: int, up: bool, lie: var, others: int): var {
        return null;
    }
    /// Adds to the lies of piles what keeps its place in this turn though it has gone: `piles` are told as they were.
    function keepGrounds(lies: var, piles: var) {
    }
    /// Where a piece lies that may be taken though it is part of a stack, `index` from the top.
    function traySpot(layout: var, index: int, count: int): var {
        return null;
    }
    /// What the table is laid out by beside its size: while it stays the same, so does the layout. `lies` is the
    /// lie of each pile by its number.
    function shapeOf(lies: var, piles: var): string {
        return "";
    }
    /// The rectangle to drop on: a place of a grid, a side of a row, or with place -1 a whole pile; null for a
    /// place of a row, which is where its piece lies.
    function dropRect(layout: var, pile: int, place: int, count: int, lie: var): var {
        return Qt.rect(0, 0, 0, 0);
    }
    /// The places beyond those of its pieces where a row takes new ones in.
    function sides(layout: var, pile: int): var {
        return [];
    }
    function sideName(place: int): string {
        return "";
    }
    function sideHint(place: int): string {
        return "";
    }
    /// Where and how a piece will lie that is put down at a side of a row: {rect, faceUp}, or null.
    function landing(layout: var, pile: int, place: int, count: int): var {
        return null;
    }
    /// The mark on a piece that the effect of a card is aimed at, by the card's face.
    function effectMark(face: string): string {
        return "here";
    }
    /// What lies under a point: {pile, place}, or null. Of a row the place is a side, or -1.
    function spotAt(layout: var, x: real, y: real): var {
        return null;
    }
    /// The place that stands for all that a piece belongs to, as a castle for its cards; -1: it is on its own.
    function wholeOf(layout: var, pile: int, place: int): int {
        return -1;
    }
    /// The place that is meant beside the pieces of a pile; -1: the pile itself.
    function nearest(layout: var, pile: int, lie: var, x: real, y: real): int {
        return -1;
    }
    /// Where plaques stand on a realm: {place, number, plaque} each: the place is that of the
    /// piece whose worth it shows, the number tells it from others.
    function plaques(layout: var, pile: int, lie: var): var {
        return [];
    }
    /// Whether something falls where a piece with this face is put.
    function isAttack(face: string): bool {
        return false;
    }
    /// Whether a piece with this face becomes the property of whose place it is put on.
    function isGift(face: string): bool {
        return false;
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
