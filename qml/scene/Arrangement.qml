// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// How one game lies on the table, and what it is called and drawn with there: each game gives its own answers.
Layouter {
    /// What the game is played on: the name of its place (see `image://grounds`).
    property string ground: ""
    /// There is more on a piece than one sees on the table.
    property bool worded: true
    /// What the numbers on a piece stand for, where nothing on it says so.
    property string legend: ""
    /// What lies in one row faces what lies in the next: in a picture of some of it, too.
    property bool faces: false

    /// What the side of a row is called where pieces come to lie face up, or down.
    function sideName(up: bool): string {
        return "";
    }
    function sideHint(up: bool): string {
        return "";
    }
    /// The picture of an empty place, as the faces are named.
    function slotFace(pile: int, place: int): string {
        return "";
    }
}
