// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// Layout of one game's table, with its names and pictures: each game overrides these.
Layouter {
    /// Name of the table's background (see `image://grounds`).
    property string ground: ""
    /// A piece has more text than is legible on the table.
    property bool worded: true
    /// Meaning of the numbers on a piece, if the piece itself does not say it.
    property string legend: ""
    /// Rows face each other, so pictures of parts of the table must keep them aligned.
    property bool faces: false

    /// Name of a row's side where pieces are placed face up, or face down.
    function sideName(up: bool): string {
        return "";
    }
    function sideHint(up: bool): string {
        return "";
    }
}
