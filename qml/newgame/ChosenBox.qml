// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// A game's box, with its name on the ribbon if it has a title.
Item {
    id: box

    required property string game
    /// As it is painted: side and shadow stand beside it.
    required property size cover
    property string title: ""

    readonly property real whole: cover.width + 34
    readonly property real coverWidth: width * cover.width / whole
    /// Breadth to height, with side and shadow.
    readonly property real shape: whole / cover.height

    Image {
        anchors.fill: parent
        readonly property int letters: Math.round(Math.min(0.17 * box.coverWidth, Theme.unit * 2.4))
        // The picture of the hall, where the same box stands.
        source: box.width < 1 || box.height < 1 ? "" : `image://hall/box/${box.game}?breadth=${Math.round(box.width)}&cover=${Math.round(box.coverWidth)}&scale=${(box.width / box.whole).toFixed(4)}` + `&letters=${letters}&title=${encodeURIComponent(box.title)}`
        sourceSize {
            width: Math.round(box.width)
            height: Math.round(box.height)
        }
    }
}
