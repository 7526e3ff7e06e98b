// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A game's box, with its name on the ribbon if it has a title.
Item {
    id: box

    required property string game
    /// Size of the cover in the painted picture, which adds side and shadow.
    required property size cover
    property string title: ""

    readonly property real whole: cover.width + 34
    readonly property real coverWidth: width * cover.width / whole
    /// Aspect ratio including side and shadow.
    readonly property real shape: whole / cover.height

    Image {
        anchors.fill: parent
        readonly property int letters: Math.round(Math.min(0.17 * box.coverWidth, Theme.unit * 2.4))
        // Same picture as in the hall.
        source: box.width < 1 || box.height < 1 ? "" : `image://hall/box/${box.game}?breadth=${Math.round(box.width)}&cover=${Math.round(box.coverWidth)}&scale=${(box.width / box.whole).toFixed(4)}` + `&letters=${letters}&title=${encodeURIComponent(box.title)}`
        sourceSize {
            width: Math.round(box.width)
            height: Math.round(box.height)
        }
    }
}
