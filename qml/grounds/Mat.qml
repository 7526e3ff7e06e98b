// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// An area of the ground; by default a depression.
Rectangle {
    color: Theme.well
    border.width: 1
    border.color: Theme.matEdge
}
