// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// An empty seat at the table.
PressCard {
    id: control

    property real picture: Theme.unit * 4.2
    /// The table is to the right (1) or left (-1) of the centre, where no text may go; 0: neither.
    property int tableSide: 0
    property real tableAway: 0

    width: Theme.unit * 7
    height: picture + name.height
    takesReturn: true
    text: qsTr("Free seat")
    //: Spoken, of a free seat at the table
    help: qsTr("A bot takes it.")
    opacity: hovered || activeFocus ? 1 : 0.85

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        height: Math.round(control.picture * 0.94)
        width: Math.round(height * 48 / 58)
        source: Qt.resolvedUrl("plus.svg")
    }
    NameText {
        id: name
        y: control.picture
        x: control.tableSide < 0 ? parent.width - width : 0
        width: control.tableSide === 0 ? parent.width : Math.round(parent.width / 2 + control.tableAway)
        text: control.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: HallTheme.woodInk
        font.pixelSize: Theme.normal
    }
}
