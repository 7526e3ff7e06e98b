// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A piece of parchment.
Rectangle {
    radius: 4
    color: Theme.parchment
    border.width: 1
    border.color: Theme.sable
}
