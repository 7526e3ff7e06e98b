// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Text on the ground, with a background for contrast.
PlainText {
    id: label

    readonly property int pad: Math.round(Theme.unit * 0.45)

    color: Theme.ink
    font.pixelSize: Theme.small
    Accessible.ignored: true

    Rectangle {
        z: -1
        visible: label.text !== ""
        readonly property real begin: label.horizontalAlignment === Text.AlignLeft ? 0 : label.horizontalAlignment === Text.AlignRight ? label.width - label.contentWidth : (label.width - label.contentWidth) / 2
        readonly property real above: label.verticalAlignment === Text.AlignTop ? 0 : label.verticalAlignment === Text.AlignBottom ? label.height - label.contentHeight : (label.height - label.contentHeight) / 2
        x: begin - label.pad
        y: above - 1
        width: label.contentWidth + 2 * label.pad
        height: label.contentHeight + 2
        radius: Math.min(height / 2, Theme.unit * 0.6)
        color: Theme.slip
    }
}
