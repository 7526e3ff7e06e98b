// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Shown when there are no matches, or none has been found yet: says what to do.
Item {
    id: sheet

    required property bool looking
    required property int recordsRead
    required property int recordsToRead
    property alias first: play
    readonly property int pad: Math.round(Theme.unit * 1.5)

    signal playRequested

    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    HallPaper {
        y: Math.round((parent.height - height) * 0.3)
        width: parent.width
        height: Math.min(parent.height, words.height + 2 * sheet.pad)
        Column {
            id: words
            x: sheet.pad
            anchors.verticalCenter: parent.verticalCenter
            width: sheet.width - 2 * sheet.pad
            spacing: Math.round(Theme.unit * 0.5)
            SheetText {
                id: title
                width: parent.width
                text: sheet.looking ? qsTr("Looking through your matches…") : qsTr("The table is clear")
                font.family: Theme.nameFamily
                font.pixelSize: HallTheme.heading
            }
            Rectangle {
                visible: sheet.looking
                width: parent.width
                height: Math.round(Theme.unit * 0.7)
                radius: height / 2
                color: HallTheme.paperShade
                border.width: 2
                border.color: HallTheme.ink
                Accessible.ignored: true
                Rectangle {
                    x: Theme.mirrored ? parent.width - width : 0
                    width: Math.round(parent.width * (sheet.recordsToRead > 0 ? sheet.recordsRead / sheet.recordsToRead : 0))
                    height: parent.height
                    radius: parent.radius
                    color: HallTheme.ink
                }
            }
            SheetText {
                width: parent.width
                bottomPadding: Math.round(Theme.unit * 0.5)
                //: Of the records of matches: %1 of %2 have been read.
                text: !sheet.looking ? qsTr("No match waits for you. Take a box from the shelf.") : sheet.recordsToRead > 0 ? Theme.filled(qsTr("%1 of %2 read"), [sheet.recordsRead, sheet.recordsToRead]) : qsTr("Take a box from the shelf meanwhile.")
                font.pixelSize: HallTheme.size(1)
            }
            HallButton {
                id: play
                anchors.left: parent.left
                label: qsTr("New game")
                sign: "play"
                gold: true
                onChosen: sheet.playRequested()
            }
        }
    }
}
