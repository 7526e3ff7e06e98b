// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// The number that identifies a castle: above it, and on what has fallen from it.
Rectangle {
    id: plate

    required property string number
    /// Maximum width.
    property real most: Infinity

    implicitWidth: Math.round(Math.min(most, Math.max(height * 0.8, words.implicitWidth + 4)))
    radius: 2
    color: Theme.stone
    PlainText {
        id: words
        anchors.centerIn: parent
        text: plate.number
        color: Theme.dark ? Theme.parchment : Theme.sable
        font.bold: true
        font.pixelSize: Math.max(6, Math.min(Theme.small, plate.height - 2, plate.most * 0.75))
        Accessible.ignored: true
    }
}
