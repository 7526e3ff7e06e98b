// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The place of cards that lie side by side, with its name while it is empty.
Rectangle {
    id: ground

    required property string name
    required property bool vacant
    /// Cards are played here: the place is drawn in.
    property bool spot: false

    color: spot ? Theme.well : "transparent"
    radius: Math.round(Theme.unit * 0.35)
    border.width: vacant || spot ? 1 : 0
    border.color: spot ? Theme.matEdge : Theme.seam

    Text {
        visible: ground.vacant
        anchors.fill: parent
        anchors.margins: 4
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        text: Theme.heading(ground.name)
        color: Theme.faintInk
        opacity: ground.spot ? 1 : 0.75
        font.family: Theme.textFamily
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
