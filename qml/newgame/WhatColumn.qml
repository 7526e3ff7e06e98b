// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// What is played: the chosen box, its description, and the other boxes.
ScrollRoom {
    id: column

    required property NewGameChoice choice

    readonly property alias box: box
    /// The box is still being animated towards its place.
    property bool boxAway: false

    signal lessonRequested
    signal rulesRequested
    signal clauseRequested(string clause)

    /// Height left for the box after the rest.
    readonly property real boxRoom: Math.max(Theme.unit * 7, height - sheet.height - others.height - 3 * parts.spacing - Theme.unit * 0.5)

    contentHeight: parts.height

    Column {
        id: parts
        x: LayoutMirroring.enabled ? column.width - width : 0
        width: column.width - Math.round(Theme.unit * 0.6)
        spacing: Math.round(Theme.unit * 1.1)

        ChosenBox {
            id: box
            height: Math.round(Math.min(column.boxRoom, parts.width / shape, Theme.unit * 24))
            width: Math.round(height * shape)
            game: column.choice.game.id
            cover: column.choice.game.cover
            opacity: column.boxAway ? 0 : 1
            title: column.choice.game.name
            Accessible.role: Accessible.Graphic
            Accessible.name: column.choice.game.name
        }
        PaperSheet {
            id: sheet
            width: parts.width
            height: words.height + Theme.unit * 1.7
            Column {
                id: words
                x: Math.round(Theme.unit * 0.9)
                y: x
                width: parent.width - 2 * x
                spacing: Math.round(Theme.unit * 0.4)
                SheetText {
                    width: parent.width
                    text: column.choice.game.tagline
                }
                SheetText {
                    width: parent.width
                    text: column.choice.facts
                    color: HallTheme.faintInk
                    font.pixelSize: HallTheme.small
                }
                SheetText {
                    objectName: "fairness"
                    width: parent.width
                    visible: text !== ""
                    text: column.choice.fairness
                    color: HallTheme.faintInk
                    font.pixelSize: HallTheme.small
                }
                Flow {
                    width: parent.width
                    spacing: Theme.unit * 0.6
                    TextPress {
                        objectName: "lesson"
                        width: Math.min(implicitWidth, words.width)
                        text: column.choice.game.learn
                        onClicked: column.lessonRequested()
                    }
                    TextPress {
                        objectName: "rules"
                        text: qsTr("Rules")
                        onClicked: column.rulesRequested()
                    }
                    TextPress {
                        objectName: "fair"
                        //: A button: opens the chapter of the rule book on how often whoever begins wins
                        text: qsTr("How fair is it?")
                        help: column.choice.fairness
                        onClicked: column.clauseRequested("fair")
                    }
                }
            }
        }
        Item {
            width: 1
            height: Math.max(0, column.height - box.height - sheet.height - others.height - 3 * parts.spacing - Theme.unit * 0.5)
        }
        Column {
            id: others
            width: parts.width
            spacing: Math.round(Theme.unit * 0.4)
            NameText {
                width: parent.width
                //: Above the boxes of the games, one of which is chosen
                text: qsTr("Another box")
                horizontalAlignment: Text.AlignLeft
                color: HallTheme.woodInk
                font.pixelSize: Theme.normal
                elide: Text.ElideRight
            }
            Row {
                id: shelf
                readonly property int boxes: Math.max(1, column.choice.games.length)
                readonly property real place: (parts.width - (boxes - 1) * spacing) / boxes
                spacing: Math.round(Theme.unit * 0.3)
                Repeater {
                    model: column.choice.games
                    PressCard {
                        id: other
                        required property offeredGame modelData
                        chosen: modelData.id === column.choice.game.id
                        objectName: "box-" + modelData.id
                        width: shelf.place
                        height: Math.round(width * 1.36)
                        text: modelData.name
                        help: modelData.tagline
                        checkable: true
                        takesReturn: true
                        onClicked: column.choice.setGame(modelData.id)
                        ChosenBox {
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.unit * 0.6
                            anchors.horizontalCenter: parent.horizontalCenter
                            game: other.modelData.id
                            cover: other.modelData.cover
                            height: Math.round(Math.min(parent.height - Theme.unit * 0.6, parent.width / shape))
                            width: Math.round(height * shape)
                        }
                        Rectangle {
                            visible: other.chosen || other.hovered
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: Math.round(Theme.unit * 0.35)
                            radius: height / 2
                            color: other.chosen ? HallTheme.gold : HallTheme.beamLight
                            border.width: 1
                            border.color: HallTheme.ink
                        }
                    }
                }
            }
        }
    }
}
