// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// Across the castle of a player who has been thrown out.
Rectangle {
    id: ribbon

    required property int seat
    required property string name
    required property bool isOut
    /// The castle, or null.
    required property var area

    readonly property int thick: Math.round(Theme.unit * 2.6)

    visible: isOut && area !== null
    z: 2380
    x: area ? area.x : 0
    y: area ? area.y + Math.round((area.height - height) / 2) : 0
    width: area ? area.width : 0
    height: Math.min(thick, area ? area.height : 0)
    color: Theme.gules
    border.width: 1
    border.color: Theme.sable

    PlainText {
        anchors.centerIn: parent
        width: parent.width - Math.round(Theme.unit * 0.8)
        height: ribbon.thick - 4
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        //: On a ribbon across a castle: %1 is its owner.
        text: qsTr("%1 is out of the game").arg(ribbon.name)
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.small
        color: Theme.woodInk
        font.family: Theme.nameFamily
        font.pixelSize: Math.round(Theme.unit * 1.5)
    }
}
