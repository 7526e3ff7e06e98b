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

    // Where the last card lay.
    Rectangle {
        x: ground.width - width
        width: ground.tile
        height: ground.height
        visible: ground.vacant
        color: Theme.well
        radius: Math.round(width * 0.05)
        border.width: 1
        border.color: Theme.matEdge
        Image {
            anchors.centerIn: parent
            width: Math.round(Math.min(parent.width, parent.height) * 0.72)
            height: width
            source: parent.visible ? "marks/breach.svg" : ""
            sourceSize {
                width: width
            }
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
