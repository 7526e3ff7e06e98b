// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// Strength of a bot: one to four crowns out of four.
Row {
    id: crowns

    property int count: 0
    property real size: Theme.unit * 0.95

    spacing: size * 0.12
    visible: count > 0

    Repeater {
        model: 4
        Picture {
            required property int index
            width: crowns.size
            height: crowns.size * 0.84
            source: index < crowns.count ? Qt.resolvedUrl("crown-full.svg") : Qt.resolvedUrl("crown-open.svg")
        }
    }
}
