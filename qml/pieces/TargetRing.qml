// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A place where the picked piece may go: a soft ring, and a mark that says what would happen there.
Item {
    id: ring

    /// The piece is over it, or the focus is.
    property bool hot: false
    /// Something would fall there.
    property bool attack: false
    /// A whole pile, not a square.
    property bool wide: false
    /// Nothing would be done there.
    property bool faint: false
    /// A side of a row: what it is called is written on it.
    property bool side: false
    /// A castle, whose numbers stand along its left edge, `front` wide: the mark keeps clear of them.
    property real front: 0
    /// It belongs to somebody else, who gets what is put there.
    property bool gift: false
    /// What would be done there, by the name of a picture.
    property string mark: "here"

    /// Little more than the number of the card is to be seen.
    readonly property bool strip: front > 0 && height < front * 0.9
    readonly property real span: wide ? Theme.unit * 7 : Math.min(width, height)
    readonly property int line: Math.max(2, Math.round(span / 32))
    readonly property real corner: span * 0.07

    Rectangle {
        anchors.fill: parent
        anchors.margins: ring.hot ? -3 * ring.line : -ring.line
        visible: !ring.faint || ring.hot
        color: ring.hot || ring.attack || ring.wide || ring.front > 0 ? "transparent" : "#24f0b93a"
        radius: ring.corner + ring.line
        border.width: ring.line * 2
        border.color: ring.hot ? Theme.gold : ring.gift ? Theme.sable : "#70f0b93a"
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: ring.line * 0.5
        color: "transparent"
        radius: ring.corner
        border.width: ring.hot ? ring.line * 2 : ring.faint ? 1 : ring.line
        border.color: ring.gift && !ring.hot ? Theme.silver : Theme.dark || ring.attack || ring.hot ? Theme.gold : Theme.goldDark
    }
    Image {
        // On a corner of a pile, clear of its name, and on the upper edge of a piece, so that it can be seen what
        // that is, and be read.
        x: Math.round(ring.wide ? -width * 0.5 : ring.strip ? ring.width * 0.6 - width / 2 : (ring.width - width) / 2)
        y: Math.round(ring.wide ? -height * 0.5 : ring.front > 0 && !ring.strip ? ring.height - 0.78 * ring.front - height / 2 : ring.mark !== "here" ? -height * 0.35 : (ring.height - height) / 2)
        width: ring.wide ? Math.round(Theme.unit * 2) : Math.max(16, Math.round(Math.min(ring.width, ring.height) * 0.36))
        height: width
        // What would lie there, or fall, is shown itself.
        visible: (!ring.hot || ring.wide || ring.mark !== "here") && !ring.faint && !ring.side
        source: Theme.mark(ring.attack ? "swords" : ring.gift ? "gift" : ring.mark)
        sourceSize {
            width: width
        }
    }
}
