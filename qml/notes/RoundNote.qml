// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Progress of the game, and temporary conditions in force.
Parchment {
    id: note

    required property clock clock
    required property rect area

    readonly property string words: clock.text
    readonly property string more: clock.note

    /// In a picture of a part of the table only the conditions are shown, not the progress.
    property bool isExcerpt: false

    visible: area.width > 0 && words !== "" && (more !== "" || !isExcerpt)
    x: area.x
    y: area.y + Math.round((area.height - height) / 2)
    width: area.width
    height: Math.min(area.height, lines.implicitHeight + Math.round(Theme.unit * 0.8))
    border.width: more !== "" ? 2 : 1
    border.color: more !== "" ? Theme.gules : Theme.sable
    Accessible.role: Accessible.StaticText
    //: Spoken: how far the game has come, and what holds for the time being.
    Accessible.name: more !== "" ? Theme.filled(qsTr("%1, %2"), [words, more]) : words

    Column {
        id: lines
        anchors.centerIn: parent
        width: parent.width - Math.round(Theme.unit * 0.8)
        NameText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: note.words
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            Accessible.ignored: true
        }
        Icon {
            readonly property int side: Math.min(Math.round(Theme.unit * 2.4), Math.round(note.area.height - 4 * Theme.unit))
            visible: note.clock.mark !== "" && side > Theme.unit
            anchors.horizontalCenter: parent.horizontalCenter
            width: side
            source: visible ? Theme.mark(note.clock.mark) : ""
        }
        PlainText {
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: note.more
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.small * 0.8)
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
