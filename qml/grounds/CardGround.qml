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
    /// There is room for the name beside the place of the first card.
    readonly property bool roomy: width - tile >= Theme.unit * 5

    color: spot ? Theme.well : "transparent"
    radius: Math.round(Theme.unit * 0.35)
    border.width: spot ? 1 : 0
    border.color: Theme.matEdge

    Image {
        visible: ground.vacant
        width: ground.spot ? ground.width : ground.tile
        height: ground.height
        source: visible ? Theme.place(ground.face) : ""
        sourceSize {
            width: width
            height: ground.height
        }
    }
    GroundLabel {
        id: label
        // Across the place of one card a name may stand out on both sides.
        readonly property int across: Math.min(ground.tile + Math.round(Theme.unit * 3), Math.ceil(implicitWidth))
        visible: ground.named
        x: ground.roomy ? ground.tile + Math.round(Theme.unit * 0.8) : Math.round((ground.tile - across) / 2)
        width: ground.roomy ? ground.width - x - pad : across // the slip below it stays on the place
        height: ground.height
        horizontalAlignment: ground.roomy ? Text.AlignLeft : Text.AlignHCenter
        // Below the picture of the place, not across it.
        verticalAlignment: ground.roomy ? Text.AlignVCenter : Text.AlignBottom
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        maximumLineCount: 3
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.8)
        text: Theme.heading(ground.name)
    }
}
