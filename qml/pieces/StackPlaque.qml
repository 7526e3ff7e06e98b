// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene

// How many pieces lie in a stack; on one that lies open it spreads them out.
T.Button {
    id: plaque

    required property int count
    required property string name
    /// It lies open and can be looked through.
    property bool open: false
    /// It shows nothing but the number.
    property bool plain: false

    enabled: open
    width: implicitContentWidth + leftPadding + rightPadding
    height: Math.round(Theme.unit * 1.6)
    focusPolicy: Qt.NoFocus
    Accessible.ignored: !open
    //: %1 is the name of a pile.
    Accessible.name: qsTr("Look through: %1").arg(name)
    // A little beyond its rim, for hands that are not steady.
    containmentMask: Item {
        readonly property int beyond: Math.max(0, Math.ceil((Theme.finger - plaque.height) / 2))
        parent: plaque
        x: -beyond
        y: -beyond
        width: plaque.width + 2 * beyond
        height: plaque.height + 2 * beyond
    }
    background: Rectangle {
        radius: height / 2
        color: plaque.open && plaque.hovered ? Theme.gold : Theme.parchment
        border.width: 1
        border.color: Theme.sable
    }
    padding: 0
    leftPadding: Math.round(Theme.unit * 0.5)
    rightPadding: leftPadding
    contentItem: Row {
        spacing: 2
        Image {
            anchors.verticalCenter: parent.verticalCenter
            visible: plaque.open && !plaque.plain
            width: Math.round(Theme.unit * 1.3)
            height: width
            source: Theme.mark("fan")
            sourceSize {
                width: width
            }
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: Theme.numeral(plaque.count)
            color: Theme.sable
            font.family: Theme.textFamily
            font.bold: true
            font.pixelSize: Theme.small
        }
    }
}
