// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// An unfinished match: a miniature of the table on a tray, with a description on paper beside it. The whole item is one
// button.
HallPress {
    id: kept

    required property shownMatch match
    /// The first match offered.
    property bool main: false
    /// Height kept free below the tray.
    property int foot: 0

    readonly property int pad: Math.round(Theme.unit * (main && height > 13 * Theme.unit ? 1.2 : 0.8))
    readonly property int paperWidth: Math.round(Math.min(width, Math.max(width * (main ? 0.38 : 0.5), Theme.unit * (main ? 13.5 : 10.5))))
    readonly property int trayWidth: width - paperWidth + Math.round(Theme.unit * 0.8)
    readonly property bool hasTray: trayWidth > 5.5 * Theme.unit
    readonly property bool hot: pointed || lit

    //: Spoken of a kept match, and what pressing it does. %1 is its title.
    label: Theme.filled(match.isOver ? qsTr("Rematch: %1") : match.isNext ? qsTr("Next match: %1") : qsTr("Play on: %1"), [match.title])
    help: Array.of(match.turn, match.series, match.against, match.standing, match.ago).filter(words => words !== "").join(". ")

    Item {
        visible: kept.hasTray
        x: Theme.mirrored ? kept.width - width : 0
        width: kept.trayWidth
        height: kept.height - kept.foot
        Rectangle {
            x: 3
            y: 7
            width: parent.width
            height: parent.height
            radius: 5
            color: HallTheme.shade
        }
        Rectangle {
            anchors.fill: parent
            radius: 5
            color: HallTheme.wood
            border.width: Math.max(2, Theme.unit / 6)
            border.color: kept.hot ? HallTheme.gold : HallTheme.ink
            Rectangle {
                x: Math.round(Theme.unit * 0.3)
                y: x
                width: parent.width - 2 * x
                height: 2
                color: HallTheme.woodLight
            }
            Rectangle {
                id: cloth
                anchors.fill: parent
                anchors.margins: Math.round(Theme.unit * (kept.main ? 0.65 : 0.5))
                color: HallTheme.cloth(kept.match.clothByDay, kept.match.clothByNight)
                border.width: 2
                border.color: HallTheme.ink
                HallPicture {
                    readonly property bool fits: kept.match.picture !== ""
                    anchors.fill: parent
                    anchors.margins: fits ? 2 : Math.round(Theme.unit * 0.6)
                    anchors.rightMargin: Theme.mirrored ? anchors.margins : anchors.margins + Math.round(Theme.unit * 0.6)
                    fillMode: Image.PreserveAspectFit
                    wanted: !kept.hasTray || kept.match.gameId === "" ? "" : fits ? kept.match.picture : HallTheme.face("cover-" + kept.match.gameId)
                    pixels: Qt.size(fits ? Math.round(width) : 0, Math.round(height))
                }
            }
        }
    }
    HallPaper {
        id: paper
        x: Theme.mirrored ? 0 : kept.width - width
        width: kept.hasTray ? kept.paperWidth : kept.width
        y: kept.hasTray ? Math.round(kept.height * 0.04) : 0
        height: kept.height - 2 * y - (kept.hasTray ? 0 : kept.foot)
    }
    /// A line of the note, if there is room for it.
    component NoteLine: SheetText {
        /// How many lines the note must have room for.
        property int needs: 0
        property bool strong: false

        visible: text !== "" && note.lines >= needs
        width: note.width
        color: strong ? HallTheme.ink : HallTheme.faintInk
        font.pixelSize: note.letters
        font.bold: strong
        maximumLineCount: kept.main && note.lines >= 6 ? 2 : 1
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Column {
        id: note
        readonly property int letters: kept.main ? HallTheme.normal : HallTheme.small
        readonly property real room: paper.height - 1.6 * kept.pad - title.height - (kept.main ? HallTheme.button + 0.3 * (kept.pad + Theme.unit) : 0)
        /// How many lines have room below the title.
        readonly property int lines: Math.floor(room / ((kept.main ? 1.62 : 1.5) * letters))
        readonly property int more: kept.match.series === "" ? 0 : 1
        x: paper.x + kept.pad
        y: paper.y + Math.round(0.75 * kept.pad)
        width: paper.width - 2 * kept.pad
        spacing: Math.round(0.15 * Theme.unit)
        HallWords {
            id: title
            width: note.width
            text: kept.match.title
            font.pixelSize: kept.main ? HallTheme.heading : HallTheme.name
            horizontalAlignment: Text.AlignLeft
            wrapMode: maximumLineCount > 1 ? Text.WordWrap : Text.NoWrap
            maximumLineCount: kept.main && kept.height > 13 * Theme.unit ? 2 : 1
            lineHeight: 0.9
        }
        NoteLine {
            text: kept.match.turn
            strong: kept.match.yourTurn
        }
        NoteLine {
            // Whichever has room.
            text: Array.of(kept.match.series, kept.match.seriesBrief).filter(words => words !== "").join("\u009c")
            needs: 2
            strong: true
        }
        NoteLine {
            text: kept.match.against
            needs: 3 + note.more
        }
        NoteLine {
            text: kept.match.standing
            needs: 4 + note.more
        }
        Row {
            anchors.left: parent.left
            visible: kept.match.ago !== "" && note.lines >= 2 + note.more
            topPadding: kept.main ? Math.round(0.3 * Theme.unit) : 0
            spacing: Math.round(0.4 * Theme.unit)
            HallPicture {
                anchors.verticalCenter: ago.verticalCenter
                width: Theme.unit
                height: width
                wanted: HallTheme.face("sign-hourglass")
            }
            HallWords {
                id: ago
                most: note.width - 1.4 * Theme.unit
                text: kept.match.ago
                color: HallTheme.faintInk
                font.family: Theme.textFamily
                font.pixelSize: HallTheme.small
            }
        }
    }
    // The first match has a button, the others only its icon.
    Repeater {
        model: kept.main ? 1 : 0
        HallLabel {
            x: Theme.mirrored ? paper.x + paper.width - kept.pad - width : paper.x + kept.pad
            y: paper.y + paper.height - height - kept.pad
            text: kept.match.isOver ? qsTr("Rematch") : kept.match.isNext ? qsTr("Next match") : qsTr("Play on")
            sign: "play"
            gold: true
            hot: kept.hot
            down: kept.held
        }
    }
    Repeater {
        model: kept.main ? 0 : 1
        HallPicture {
            width: Math.round(Theme.unit * 1.2)
            height: width
            x: Theme.mirrored ? paper.x + kept.pad / 2 : paper.x + paper.width - width - kept.pad / 2
            y: paper.y + paper.height - height - Math.round(kept.pad / 2)
            mirror: Theme.mirrored
            wanted: HallTheme.face("sign-play")
        }
    }
}
