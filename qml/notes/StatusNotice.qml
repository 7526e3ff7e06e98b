// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Tells a player once about a change of their status, and what they can still do.
Parchment {
    id: note

    required property notice status
    required property rect within

    signal clauseOpened(string clause)
    signal closed

    /// Links that can be pressed now, the likeliest first.
    function links(): var {
        return visible ? [button, link] : [];
    }

    readonly property int pad: Math.round(Theme.unit * 1.4)

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    visible: status.title !== ""
    width: Math.min(within.width - 2 * Theme.unit, Theme.unit * 34)
    height: inside.height + 2 * pad
    x: Math.round(within.x + (within.width - width) / 2)
    y: Math.round(within.y + Math.max(Theme.unit, within.height * 0.36 - height / 2))
    border.width: 2
    border.color: Theme.gules

    // Blocks the mouse from items below.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Column {
        id: inside
        x: note.pad
        y: note.pad
        width: note.width - 2 * note.pad
        spacing: Math.round(Theme.unit * 0.6)
        NameText {
            id: title
            width: parent.width
            wrapMode: Text.WordWrap
            text: note.status.title
            font.pixelSize: Theme.title
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: note.status.text
            font.pixelSize: Theme.large
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Item {
            width: parent.width
            height: button.height
            PlankLink {
                id: link
                anchors {
                    left: parent.left
                    verticalCenter: parent.verticalCenter
                }
                //: Link on a note; %1 is the number of a rule, such as 6.4
                text: qsTr("Read rule %1").arg(note.status.number)
                onClicked: note.clauseOpened(note.status.clause)
            }
            PlankButton {
                id: button
                anchors.right: parent.right
                tabs: false
                main: true
                //: Button that puts a note away.
                text: qsTr("I have read it")
                onTaken: note.closed()
            }
        }
    }
}
