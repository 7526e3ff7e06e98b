// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene

// The number of pieces in a stack; on an open stack, a button that spreads it out.
T.Button {
    id: plaque

    required property int count
    required property string name
    /// Face up, and can be browsed.
    property bool open: false
    /// Shows only the number.
    property bool plain: false

    enabled: open
    width: implicitContentWidth + leftPadding + rightPadding
    height: Math.round(Theme.unit * 1.6)
    focusPolicy: Qt.NoFocus
    Accessible.ignored: !open
    //: %1 is the name of a pile.
    Accessible.name: qsTr("Look through: %1").arg(name)
    // Touch area extends a little beyond the rim, for imprecise pointing.
    containmentMask: Item {
        readonly property int beyond: Math.max(0, Math.ceil((Theme.finger - plaque.height) / 2))
        parent: plaque
        x: -beyond
        y: -beyond
        width: plaque.width + 2 * beyond
        height: plaque.height + 2 * beyond
    }
    background: Parchment {
        radius: height / 2
        color: plaque.open && plaque.hovered ? Theme.gold : Theme.parchment
    }
    padding: 0
    leftPadding: Math.round(Theme.unit * 0.5)
    rightPadding: leftPadding
    contentItem: Row {
        spacing: 2
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: plaque.open && !plaque.plain
            width: Math.round(Theme.unit * 1.3)
            source: Theme.mark("fan")
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: Theme.numeral(plaque.count)
            font.bold: true
            font.pixelSize: Theme.small
        }
    }
}
