// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// What has happened since the viewer's last decision, one line each, on parchment.
Rectangle {
    id: note

    /// {text, seat} for each event, oldest first.
    required property var news

    readonly property int pad: Theme.unit

    color: Theme.parchment
    radius: 4
    border.width: 1
    border.color: Theme.sable
    height: title.height + lines.height + 2.5 * pad

    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    Text {
        id: title
        x: note.pad
        y: note.pad
        text: qsTr("Since your turn")
        color: Theme.sable
        font.family: Theme.nameFamily
        font.pixelSize: Theme.large
    }
    ListView {
        id: lines
        x: note.pad
        anchors.top: title.bottom
        anchors.topMargin: Math.round(note.pad / 2)
        width: note.width - 2 * note.pad
        height: Math.min(contentHeight, Theme.unit * 16)
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        model: note.news
        delegate: Row {
            id: line
            required property var modelData
            width: lines.width
            height: Math.max(words.height + 4, Theme.unit * 1.6)
            spacing: Math.round(Theme.unit * 0.5)
            Image {
                width: Math.round(Theme.unit * 1.3)
                height: width
                source: line.modelData.seat >= 0 ? "image://faces/seat/" + line.modelData.seat : ""
                sourceSize {
                width: width
            }
            }
            Text {
                id: words
                width: line.width - Theme.unit * 2
                text: line.modelData.text
                wrapMode: Text.WordWrap
                color: Theme.sable
                font.family: Theme.textFamily
                font.pixelSize: Theme.normal
            }
        }
    }
}
