// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Focus indicator: a dark and a light line together are visible on any background.
Item {
    id: ring

    readonly property int line: Math.max(2, Math.round(Theme.unit / 6))

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3 * ring.line
        color: "transparent"
        radius: 3 * ring.line
        border.width: ring.line
        border.color: Theme.sable
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2 * ring.line
        color: "transparent"
        radius: 2 * ring.line
        border.width: ring.line
        border.color: "#ffffff"
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -ring.line
        color: "transparent"
        radius: ring.line
        border.width: ring.line
        border.color: Theme.sable
    }
}
