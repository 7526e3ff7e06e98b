// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// An open tray; shows its name where there are no pieces yet.
Mat {
    id: ground

    required property string name
    required property bool vacant

    radius: Math.round(Theme.unit * 0.3)

    PlainText {
        visible: ground.vacant
        anchors.fill: parent
        anchors.margins: 4
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        text: Theme.heading(ground.name)
        color: Theme.ink
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
