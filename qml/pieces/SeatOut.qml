// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// The place of an eliminated player: a ribbon across it while that is news, then only the chalk outline of an empty
// house.
Item {
    id: sign

    required property Stage stage
    required property int seat
    required property string name
    required property bool isOut
    /// Area of the castle, or null, and its pile.
    required property rect area
    required property int pile
    readonly property bool isNews: news.running
    readonly property int thick: Math.round(Theme.unit * 2.6)

    visible: isOut && area.width > 0
    z: isNews ? 2380 : 0
    x: area.x
    y: area.y
    width: area.width
    height: area.height

    onIsOutChanged: {
        if (!isOut)
            return news.stop();
        news.restart();
        if (stage.motion > 0)
            unrolling.restart();
    }
    // Reading time, independent of the animation speed.
    Timer {
        id: news
        interval: 2000
    }
    Connections {
        target: sign.stage
        function onHurried() {
            news.stop();
        }
    }

    Icon {
        visible: !sign.isNews && sign.stage.heapOf(sign.pile).count === 0
        anchors.centerIn: parent
        width: Math.round(Math.min(parent.height * 0.6, parent.width * 0.6, Theme.unit * 5))
        source: visible ? Theme.mark("empty-house") : ""
    }

    Rectangle {
        id: ribbon
        property real unrolled: 1

        visible: sign.isNews
        anchors.centerIn: parent
        width: Math.round(parent.width * unrolled)
        height: Math.min(sign.thick, parent.height)
        color: Theme.gules
        border.width: 1
        border.color: Theme.sable

        NumberAnimation {
            id: unrolling
            target: ribbon
            property: "unrolled"
            from: 0
            to: 1
            duration: sign.stage.motion * 4
            easing.type: Easing.OutBack
        }
        NameText {
            visible: ribbon.unrolled > 0.6
            anchors.centerIn: parent
            width: parent.width - Math.round(Theme.unit * 0.8)
            height: sign.thick - 4
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            //: On a ribbon across a castle: %1 is its owner.
            text: Theme.filled(qsTr("%1 is out of the game"), [sign.name])
            elide: Text.ElideRight
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.small
            color: Theme.woodInk
            font.pixelSize: Math.round(Theme.unit * 1.5)
        }
    }
}
