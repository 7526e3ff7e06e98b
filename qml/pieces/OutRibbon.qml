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
    /// Milliseconds of one glide; 0: it is there at once.
    required property int motion

    property real unrolled: 1
    readonly property int thick: Math.round(Theme.unit * 2.6)

    visible: isOut && area !== null
    z: 2380
    x: area ? area.x + Math.round((area.width - width) / 2) : 0
    y: area ? area.y + Math.round((area.height - height) / 2) : 0
    width: area ? Math.round(area.width * unrolled) : 0
    height: Math.min(thick, area ? area.height : 0)
    color: Theme.gules
    border.width: 1
    border.color: Theme.sable

    onIsOutChanged: {
        if (isOut && motion > 0)
            unrolling.restart();
    }
    NumberAnimation {
        id: unrolling
        target: ribbon
        property: "unrolled"
        from: 0
        to: 1
        duration: ribbon.motion * 4
        easing.type: Easing.OutBack
    }

    PlainText {
        visible: ribbon.unrolled > 0.6
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
