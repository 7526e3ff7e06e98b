// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Chooses the faction of a seat in Castle Wars: a card, random, or picked in the game.
Column {
    id: chooser

    required property NewGameChoice choice
    required property int seat
    required property int now
    /// The hovered faction, else the current one, whose description is shown.
    property int shown: 0

    signal allOpened

    readonly property int told: shown > 0 ? shown : now

    spacing: Math.round(Theme.unit * 0.2)

    Flow {
        width: parent.width
        spacing: Theme.unit * 0.3
        TextPress {
            objectName: "inGame"
            checkable: true
            checked: chooser.now === 0
            font.bold: checked
            //: Of a faction: it is not settled before the game
            text: qsTr("Picked in the game")
            onClicked: chooser.choice.setFaction(chooser.seat, 0)
        }
        TextPress {
            objectName: "byChance"
            text: qsTr("By chance")
            help: qsTr("Takes a faction by chance, but not the enemy's")
            onClicked: chooser.choice.factionByChance(chooser.seat)
        }
        TextPress {
            objectName: "allFactions"
            //: A button: opens all that there is to know of the factions
            text: qsTr("About them…")
            onClicked: chooser.allOpened()
        }
    }
    Grid {
        columns: 8
        Repeater {
            model: chooser.choice.factions
            PressCard {
                id: card
                required property factionRow modelData
                required property int index
                readonly property int number: index + 1
                chosen: number === chooser.now
                objectName: "faction-" + number
                width: Math.floor(chooser.width / 8)
                height: Math.round(width * 88 / 63)
                text: modelData.name
                help: modelData.help + "\n" + chooser.choice.fairnessWith(chooser.seat, number)
                checkable: true
                ringInset: Theme.unit * 0.4
                onClicked: chooser.choice.setFaction(chooser.seat, number)
                onHoveredChanged: chooser.shown = hovered ? number : 0
                onActiveFocusChanged: chooser.shown = activeFocus ? number : 0
                Rectangle {
                    anchors.fill: parent
                    visible: card.chosen
                    radius: 3
                    color: HallTheme.gold
                    border.width: 2
                    border.color: HallTheme.ink
                }
                Picture {
                    anchors.fill: parent
                    anchors.margins: 3
                    fillMode: Image.PreserveAspectFit
                    source: Theme.face(card.modelData.picture, "")
                }
            }
        }
    }
    SheetText {
        width: parent.width
        // The same height for nearly all descriptions, to avoid layout jumps.
        height: Math.max(implicitHeight, Math.ceil(5 * HallTheme.small * 1.4))
        //: A faction of Castle Wars and what it can do
        text: chooser.told > 0 ? Theme.filled(qsTr("%1: %2"), [chooser.choice.factions[chooser.told - 1].name, chooser.choice.factions[chooser.told - 1].help]) + "\n" + chooser.choice.fairnessWith(chooser.seat, chooser.told) : qsTr("The faction is settled before the cards are dealt.")
        font.pixelSize: HallTheme.small
    }
}
