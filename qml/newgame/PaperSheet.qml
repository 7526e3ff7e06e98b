// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby

// A sheet of parchment on the wood.
Rectangle {
    id: sheet

    color: HallTheme.paper
    radius: 3
    border.width: 1
    border.color: HallTheme.ink

    Rectangle {
        z: -1
        x: 3
        y: 5
        width: sheet.width
        height: sheet.height
        radius: sheet.radius
        color: "#000000"
        opacity: 0.3
    }
}
