// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A small slip of parchment that tells why a piece may not go where it was dropped.
Item {
    id: slip

    required property string text
    required property string clause
    /// What the slip is about, and where it may lie.
    property rect about
    property rect within

    signal clauseOpened(string clause)
    signal closed

    /// What can be pressed on it now.
    function links(): var {
        return link.visible ? [link] : [];
    }

    readonly property int pad: Math.round(Theme.unit * 0.9)

    visible: text !== ""
    width: Math.min(within.width - 2 * pad, Math.max(words.implicitWidth, link.implicitWidth) + 2 * pad, Theme.unit * 24)
    height: words.height + link.height + 2 * pad
    // Below what it is about if there is room, else above, never beyond the edges.
    x: Math.round(Math.max(within.x + pad, Math.min(within.x + within.width - width - pad, about.x + about.width / 2 - width / 2)))
    y: Math.round(about.y + about.height + pad + height < within.y + within.height ? about.y + about.height + pad : Math.max(within.y + pad, about.y - height - pad))

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    // The shadow: a few faint sheets.
    Repeater {
        model: 3
        Rectangle {
            required property int index
            x: -index * 2
            y: 3 - index
            width: slip.width + index * 4
            height: slip.height + index * 4
            radius: 4 + index * 2
            color: "#24100a06"
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.parchment
        radius: 3
        border.width: 1
        border.color: Theme.parchmentEdge
        Rectangle {
            width: Math.max(3, Math.round(Theme.unit * 0.3))
            height: parent.height
            color: Theme.gules
        }
    }
    PlainText {
        id: words
        x: slip.pad
        y: slip.pad
        width: slip.width - 2 * slip.pad
        text: slip.text
        wrapMode: Text.WordWrap
        color: Theme.sable
        font.family: Theme.nameFamily
        font.pixelSize: Math.round(Theme.unit * 1.1)
        Accessible.ignored: true
    }
    PlankLink {
        id: link
        anchors {
            top: words.bottom
            left: words.left
        }
        visible: slip.clause !== ""
        height: visible ? implicitHeight : 0
        //: Link on a refusal; %1 is the name of a rule, such as KEEP-BUILD-8.
        text: qsTr("Read the rule (%1)").arg(slip.clause)
        onClicked: slip.clauseOpened(slip.clause)
    }
    TapHandler {
        onTapped: slip.closed()
    }
}
