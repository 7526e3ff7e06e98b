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

    color: spot ? Theme.well : vacant ? "#0c000000" : "transparent"
    radius: Math.round(Theme.unit * 0.35)
    border.width: spot ? 1 : 0
    border.color: Theme.matEdge

    Image {
        anchors.fill: parent
        visible: ground.vacant && ground.spot
        source: visible ? "image://faces/" + ground.face + (Theme.dark ? "-dark" : "") : ""
        sourceSize {
            width: ground.width
            height: ground.height
        }
    }
    PlainText {
        visible: ground.vacant && !ground.spot
        anchors.fill: parent
        anchors.margins: 4
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.8)
        text: Theme.heading(ground.name)
        color: Theme.faintInk
        opacity: 0.75
        font.family: Theme.textFamily
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
