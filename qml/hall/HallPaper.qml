// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A sheet of parchment with its shadow.
Item {
    Rectangle {
        x: 1
        y: 4
        width: parent.width
        height: parent.height
        radius: 4
        color: HallTheme.shade
    }
    Rectangle {
        anchors.fill: parent
        radius: 3
        color: HallTheme.paper
        border.width: Math.max(1.5, Theme.unit / 9)
        border.color: HallTheme.ink
    }
}
