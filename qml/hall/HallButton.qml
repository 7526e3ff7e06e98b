// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby

// A button on parchment.
HallPress {
    id: press

    property alias gold: look.gold
    property alias sign: look.sign

    implicitWidth: look.implicitWidth
    implicitHeight: look.implicitHeight

    HallLabel {
        id: look
        anchors.fill: parent
        text: press.label
        down: press.held
        hot: press.pointed
    }
}
