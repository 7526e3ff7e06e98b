// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// The current or remaining strength of the card in play.
Item {
    id: shield

    required property int strength
    required property rect area

    visible: area.width > 0 && strength >= 0
    x: area.x
    y: area.y
    width: area.width
    height: area.height

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Strength %1").arg(shield.strength)

    Picture {
        anchors.fill: parent
        source: shield.visible ? Theme.mark("strength") : ""
    }
    NameText {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Math.round(parent.height * 0.05)
        text: Theme.numeral(shield.strength)
        color: "#ffffff"
        font.pixelSize: Math.round(shield.height * 0.5)
        Accessible.ignored: true
    }
}
