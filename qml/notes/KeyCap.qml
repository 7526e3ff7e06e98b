// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A button's key, drawn as a key cap. Screen readers get it from the button.
Parchment {
    id: cap

    required property string key

    visible: key !== ""
    width: Math.max(height, letter.implicitWidth + Math.round(Theme.unit * 0.4))
    height: Math.round(Theme.unit * 1.15)
    radius: Math.round(height * 0.22)
    border.color: Theme.fadedSable
    PlainText {
        id: letter
        anchors.centerIn: parent
        text: cap.key
        font.pixelSize: Math.round(Theme.unit * 0.8)
        Accessible.ignored: true
    }
}
