// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The place of a stack; with its name below, where the arrangement says how wide it may be.
Rectangle {
    id: ground

    required property string name
    required property int labelWidth

    color: Theme.well
    radius: Math.round(width * 0.05)
    border.width: 1
    border.color: Theme.matEdge

    Text {
        visible: ground.labelWidth > 0
        anchors {
            top: parent.bottom
            topMargin: Math.round(Theme.unit * 0.15)
            horizontalCenter: parent.horizontalCenter
        }
        // A long name takes two lines.
        width: ground.labelWidth
        height: Math.round(Theme.unit * 2)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: 0.9
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.85)
        text: Theme.heading(ground.name)
        color: Theme.faintInk
        font.family: Theme.textFamily
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
