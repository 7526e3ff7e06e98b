// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Focus indicator: a dark and a light line together are visible on any background.
Item {
    id: ring

    readonly property int line: Math.max(2, Math.round(Theme.unit / 6))

    Outline {
        anchors.margins: -3 * ring.line
        radius: 3 * ring.line
        border.width: ring.line
        border.color: Theme.sable
    }
    Outline {
        anchors.margins: -2 * ring.line
        radius: 2 * ring.line
        border.width: ring.line
        border.color: "#ffffff"
    }
    Outline {
        anchors.margins: -ring.line
        radius: ring.line
        border.width: ring.line
        border.color: Theme.sable
    }
}
