// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A line around its parent; gold for what is meant.
Rectangle {
    anchors.fill: parent
    color: "transparent"
    border.width: 1
    border.color: Theme.gold
}
