// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// A game's box, with its name on the ribbon.
Item {
    id: box

    required property string game
    property string title: ""

    // As the boxes are painted: side and shadow stand beside the cover.
    readonly property var sizes: ({
            "castle-keep": [206, 218],
            "castles-of-caleira": [164, 232],
            "castle-rampage": [172, 244],
            "castle-wars": [142, 206],
            "castles": [224, 210]
        })
    readonly property real coverPart: sizes[game][0] / (sizes[game][0] + 34)
    /// Breadth to height, with side and shadow.
    readonly property real shape: (sizes[game][0] + 34) / sizes[game][1]

    Image {
        anchors.fill: parent
        source: Theme.face("hall/box-" + box.game, "")
        sourceSize {
            width: Math.round(box.width)
            height: Math.round(box.height)
        }
    }
    Image {
        id: ribbon
        visible: box.title !== ""
        x: Math.round(box.width * box.coverPart * 0.04)
        y: Math.round(box.height * 0.76)
        width: Math.round(box.width * box.coverPart * 0.92)
        height: Math.round(Math.min(box.height * 0.2, width * 0.24))
        source: visible ? Qt.resolvedUrl("ribbon.svg") : ""
    }
    PlainText {
        visible: ribbon.visible
        anchors {
            left: ribbon.left
            right: ribbon.right
            top: ribbon.top
            leftMargin: ribbon.width * 0.1
            rightMargin: ribbon.width * 0.1
            topMargin: ribbon.height * 0.12
        }
        height: Math.round(ribbon.height * 0.62)
        text: box.title
        color: HallTheme.ink
        font.family: Theme.nameFamily
        font.pixelSize: Math.max(12, Math.round(ribbon.height * 0.48))
        minimumPixelSize: 9
        fontSizeMode: Text.Fit
        wrapMode: Text.WordWrap
        lineHeight: 0.8
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
