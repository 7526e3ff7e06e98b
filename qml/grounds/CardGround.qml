// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// The place of cards that lie side by side, with its name while it is empty.
Rectangle {
    id: ground

    required property string name
    required property bool vacant
    /// Cards are played here: the place is drawn in.
    property bool spot: false

    /// The picture of the empty place.
    required property string face

    /// How wide a card is.
    required property int tile
    readonly property bool named: vacant && !spot
    /// Where the place of the first card and the name are; of no size: it is not written.
    readonly property rect words: named ? Qt.rect(Math.min(0, label.x), 0, Math.max(tile, label.x + label.contentWidth) - Math.min(0, label.x), height) : Qt.rect(0, 0, 0, 0)
    /// There is room for the name beside the place of the first card, for the longest of its words, too.
    readonly property bool roomy: beside >= Theme.unit * 3 && beside >= leastWide(label.text.split(" "))
    readonly property int start: tile + Math.round(Theme.unit * 0.8)
    readonly property int beside: width - start - label.pad // its slip stays on the place
    /// ... or for all of it on that, in one line below the drawing; else it stands below a smaller picture of the place.
    readonly property bool within: !roomy && inside >= leastWide([label.text])
    readonly property int inside: tile - 2 * (label.pad + edge)
    readonly property int edge: 4
    readonly property int caption: named && !roomy && !within ? Math.ceil(label.contentHeight) + 3 : 0

    /// How wide words are in the smallest letters.
    function leastWide(words: list<string>): int {
        return Math.ceil(Math.max(...Array.from(words).map(word => least.advanceWidth(word))));
    }

    color: spot ? Theme.well : "transparent"
    radius: Math.round(Theme.unit * 0.35)
    border.width: spot ? 1 : 0
    border.color: Theme.matEdge

    Image {
        visible: ground.vacant
        width: ground.spot ? ground.width : Math.round(ground.tile * height / ground.height)
        height: ground.height - ground.caption
        x: ground.spot ? 0 : Math.round((ground.tile - width) / 2)
        source: visible ? Theme.place(ground.face) : ""
        sourceSize {
            width: width
            height: height
        }
    }
    FontMetrics {
        id: least
        font.family: label.font.family
        font.pixelSize: label.minimumPixelSize
    }
    GroundLabel {
        id: label
        // Below the place of one card a name may stand out on both sides.
        readonly property int across: ground.within ? ground.inside : Math.min(ground.tile + Math.round(Theme.unit * 3), Math.ceil(implicitWidth))
        visible: ground.named
        x: ground.roomy ? ground.start : Math.round((ground.tile - across) / 2)
        width: ground.roomy ? ground.beside : across
        height: ground.height - (ground.within ? 2 * ground.edge : 0)
        horizontalAlignment: ground.roomy ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: ground.roomy ? Text.AlignVCenter : Text.AlignBottom
        wrapMode: ground.within ? Text.NoWrap : Text.WordWrap
        elide: Text.ElideRight
        maximumLineCount: 3
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.8)
        text: Theme.heading(ground.name)
    }
}
