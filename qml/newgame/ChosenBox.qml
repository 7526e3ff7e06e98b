// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// A game's box, with its name on the ribbon if it has a title.
Item {
    id: box

    required property string game
    property string title: ""

    // As the boxes are painted: side and shadow stand beside the cover.
    readonly property var sizes: ({
            "castle-keep": [206, 218],
            "castles-of-caleira": [164, 232],
            "castle-rampage": [172, 244],
            "castle-wars": [142, 206],
            "castles": [224, 210]
        })
    readonly property real coverWidth: width * sizes[game][0] / (sizes[game][0] + 34)
    /// Breadth to height, with side and shadow.
    readonly property real shape: (sizes[game][0] + 34) / sizes[game][1]

    Image {
        anchors.fill: parent
        readonly property int letters: Math.round(Math.min(0.17 * box.coverWidth, Theme.unit * 2.4))
        // The picture of the hall, where the same box stands.
        source: box.width < 1 || box.height < 1 ? "" : `image://hall/box/${box.game}?breadth=${Math.round(box.width)}&cover=${Math.round(box.coverWidth)}&scale=${(box.width / (box.sizes[box.game][0] + 34)).toFixed(4)}` + `&letters=${letters}&title=${encodeURIComponent(box.title)}`
        sourceSize {
            width: Math.round(box.width)
            height: Math.round(box.height)
        }
    }
}
