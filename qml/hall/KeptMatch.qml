// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// A match that waits: the table in small on a tray, and beside it on paper what it is and where it stands. All of it is
// the button.
HallPress {
    id: kept

    required property var match
    /// The one that is offered first.
    property bool main: false
    /// What is left free below the tray.
    property int foot: 0

    readonly property int pad: Math.round(Theme.unit * (main && height > 13 * Theme.unit ? 1.2 : 0.8))
    readonly property int paperWidth: Math.round(Math.min(width, Math.max(width * (main ? 0.38 : 0.5), Theme.unit * (main ? 13.5 : 10.5))))
    readonly property int trayWidth: width - paperWidth + Math.round(Theme.unit * 0.8)
    readonly property bool hasTray: trayWidth > 5.5 * Theme.unit
    readonly property bool hot: pointed || lit
    /// How many lines find room below the title: whose turn, how a series stands, how long ago, whom with, how it
    /// stands, in this order.
    readonly property int lines: Math.floor((paper.height - 1.6 * pad - title.height - (main ? HallTheme.button + 0.3 * pad + 0.3 * Theme.unit : 0)) / (main ? 1.62 * HallTheme.normal : 1.5 * 0.88 * Theme.unit))

    //: Spoken of a kept match, and what pressing it does. %1 is its title.
    label: Theme.filled(match.isOver ? qsTr("Rematch: %1") : match.isNext ? qsTr("Next match: %1") : qsTr("Play on: %1"), [match.title])
    help: [match.turn, match.series, match.against, match.standing, match.ago].filter(words => words !== "").join(". ")

    Item {
        id: tray
        visible: kept.hasTray
        x: HallTheme.mirrored ? kept.width - width : 0
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
                color: HallTheme.cloth(kept.match.gameId)
                border.width: 2
                border.color: HallTheme.ink
                HallPicture {
                    readonly property bool fits: kept.match.picture !== ""
                    anchors.fill: parent
                    anchors.margins: fits ? 2 : Math.round(Theme.unit * 0.6)
                    anchors.rightMargin: HallTheme.mirrored ? anchors.margins : anchors.margins + Math.round(Theme.unit * 0.6)
                    fillMode: Image.PreserveAspectFit
                    wanted: kept.hasTray ? (fits ? kept.match.picture : HallTheme.face("cover-" + kept.match.gameId)) : ""
                    pixels: Qt.size(fits ? Math.round(width) : 0, Math.round(height))
                }
            }
        }
    }
    HallPaper {
        id: paper
        x: HallTheme.mirrored ? 0 : kept.width - width
        width: kept.hasTray ? kept.paperWidth : kept.width
        y: kept.hasTray ? Math.round(kept.height * 0.04) : 0
        height: kept.height - 2 * y - (kept.hasTray ? 0 : kept.foot)
    }
    Column {
        id: words
        x: paper.x + kept.pad
        y: paper.y + Math.round(kept.pad * 0.75)
        width: paper.width - 2 * kept.pad
        spacing: Math.round(Theme.unit * 0.15)
        component Line: PlainText {
            width: words.width
            visible: text !== ""
            color: HallTheme.faintInk
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.WordWrap
            maximumLineCount: kept.main && kept.lines >= 6 ? 2 : 1
            elide: Text.ElideRight
            font.family: Theme.textFamily
            font.pixelSize: kept.main ? HallTheme.normal : HallTheme.small
            Accessible.ignored: true
        }
        Line {
            id: title
            text: kept.match.title
            color: HallTheme.ink
            font.family: Theme.nameFamily
            font.pixelSize: kept.main ? HallTheme.heading : HallTheme.name
            maximumLineCount: kept.main && kept.height > 13 * Theme.unit ? 2 : 1
            lineHeight: 0.9
        }
        Line {
            text: kept.match.turn
            font.bold: kept.match.yourTurn
        }
        Line {
            id: series
            visible: text !== "" && kept.lines >= 2
            text: whole.advanceWidth <= width * (maximumLineCount - 0.3) ? kept.match.series : kept.match.seriesBrief
            TextMetrics {
                id: whole
                text: kept.match.series
                font: series.font
            }
            color: HallTheme.ink
            font.bold: kept.match.series !== "" // else its letters are made for nothing
        }
        Line {
            visible: text !== "" && kept.lines >= (series.text !== "" ? 4 : 3)
            text: kept.match.against
        }
        Line {
            // Rather left out than cut off.
            visible: text !== "" && kept.lines >= (series.text !== "" ? 5 : 4) && (kept.lines >= 5 || !truncated)
            maximumLineCount: kept.main && kept.lines >= 5 ? 2 : 1
            text: kept.match.standing
        }
        Row {
            visible: kept.match.ago !== "" && kept.lines >= (series.text !== "" ? 3 : 2)
            spacing: Math.round(Theme.unit * 0.4)
            topPadding: kept.main ? Math.round(Theme.unit * 0.3) : 0
            HallPicture {
                anchors.verticalCenter: ago.verticalCenter
                width: Math.round(Theme.unit)
                height: width
                wanted: HallTheme.face("sign-hourglass")
            }
            Line {
                id: ago
                width: words.width - Math.round(Theme.unit * 1.4)
                text: kept.match.ago
                font.pixelSize: HallTheme.small
            }
        }
    }
    // The first one has a button, the others the sign of it.
    Repeater {
        model: kept.main ? 1 : 0
        HallLabel {
            x: HallTheme.mirrored ? paper.x + paper.width - kept.pad - width : paper.x + kept.pad
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
            x: HallTheme.mirrored ? paper.x + kept.pad / 2 : paper.x + paper.width - width - kept.pad / 2
            y: paper.y + paper.height - height - Math.round(kept.pad / 2)
            mirror: HallTheme.mirrored
            wanted: HallTheme.face("sign-play")
        }
    }
}
