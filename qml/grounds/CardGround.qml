// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Ground for cards side by side; shows its name while it is empty.
Rectangle {
    id: ground

    required property string name
    required property bool vacant
    /// Cards are played here: the place is outlined.
    property bool spot: false

    /// Source of the picture of the empty place.
    required property string face

    /// Width of a card.
    required property int tile
    readonly property bool named: vacant && !spot
    /// Bounding rectangle of the first card's place and the name; empty: no name is shown.
    readonly property rect words: named ? Qt.rect(Math.min(0, label.x), 0, Math.max(tile, label.x + label.contentWidth) - Math.min(0, label.x), height) : Qt.rect(0, 0, 0, 0)
    /// The name fits beside the first card's place, including its longest word.
    readonly property bool roomy: beside >= Theme.unit * 3 && beside >= leastWide(label.text.split(" "))
    readonly property int start: tile + Math.round(Theme.unit * 0.8)
    readonly property int beside: width - start - label.pad // the label's background stays on the ground
    /// Otherwise it goes on the place in one line below the drawing if it fits, else below a smaller drawing.
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

    Picture {
        visible: ground.vacant
        width: ground.spot ? ground.width : Math.round(ground.tile * height / ground.height)
        height: ground.height - ground.caption
        x: ground.spot ? 0 : Math.round((ground.tile - width) / 2)
        source: visible ? Theme.place(ground.face) : ""
    }
    FontMetrics {
        id: least
        font.family: label.font.family
        font.pixelSize: label.minimumPixelSize
    }
    GroundLabel {
        id: label
        // Below the place of a single card, the name may extend on both sides.
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
