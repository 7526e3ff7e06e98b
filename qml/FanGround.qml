// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The place of a stack whose cards are fanned a little, so that one can count them; its name beside it.
Item {
    id: ground

    required property string name
    required property bool vacant
    /// How wide a card is.
    required property int tile
    /// The name is below the cards, not above them.
    required property bool below
    /// The picture of the empty place, and whether its cards have been destroyed.
    required property string face
    property bool fallen: false

    // Where the last card lay.
    Image {
        x: ground.width - width
        width: ground.tile
        height: ground.height
        visible: ground.vacant
        source: visible ? "image://faces/" + ground.face + (Theme.dark ? "-dark" : "") : ""
        sourceSize {
            width: width
            height: height
        }
        opacity: ground.fallen ? 0.4 : 1
    }
    Image {
        x: ground.width - Math.round((ground.tile + width) / 2)
        anchors.verticalCenter: parent.verticalCenter
        visible: ground.vacant && ground.fallen
        width: Math.round(ground.tile * 0.92)
        height: width
        source: visible ? "marks/breach.svg" : ""
        sourceSize {
            width: width
        }
    }
    Text {
        y: ground.below ? ground.height + Math.round(Theme.unit * 0.1) : -height - Math.round(Theme.unit * 0.1)
        width: ground.width
        height: Math.round(Theme.unit * 1.2)
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(Theme.small * 0.8)
        text: Theme.heading(ground.name)
        color: Theme.faintInk
        font.family: Theme.textFamily
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
