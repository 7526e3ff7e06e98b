// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The place of a stack, with its name below.
Rectangle {
    id: ground

    required property string name

    color: Theme.well
    radius: Math.round(width * 0.05)
    border.width: 1
    border.color: Theme.matEdge

    Text {
        anchors {
            top: parent.bottom
            topMargin: Math.round(Theme.unit * 0.25)
            horizontalCenter: parent.horizontalCenter
        }
        width: parent.width + Theme.unit * 0.6
        horizontalAlignment: Text.AlignHCenter
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
