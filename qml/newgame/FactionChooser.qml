// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// What a seat of Castle Wars leads: one of the factions by its card, one by chance, or one that is picked in the
// game.
Column {
    id: chooser

    required property var choice
    required property var factions
    required property int seat

    /// Something has changed: asked for anew.
    property int now: 0
    /// The one that is told of; the one that is chosen where none is pointed at.
    property int shown: 0

    signal allOpened

    readonly property var told: factions.find(each => each.number === (shown > 0 ? shown : now))

    spacing: Math.round(Theme.unit * 0.2)

    Connections {
        target: chooser.choice
        function onChanged() {
            chooser.now = chooser.choice.factionOf(chooser.seat);
        }
    }
    onSeatChanged: now = choice.factionOf(seat)

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
            model: chooser.factions.length
            PressCard {
                id: card
                required property int index
                readonly property var row: chooser.factions[index] ?? ({})
                readonly property bool chosen: row.number === chooser.now
                objectName: "faction-" + row.number
                width: Math.floor(chooser.width / 8)
                height: Math.round(width * 88 / 63)
                text: row.name ?? ""
                help: row.help ? row.help + "\n" + chooser.choice.fairnessWith(chooser.seat, row.number) : ""
                checkable: true
                ringInset: Theme.unit * 0.4
                checked: chosen
                Accessible.checked: card.chosen
                onClicked: chooser.choice.setFaction(chooser.seat, row.number)
                onHoveredChanged: chooser.shown = hovered ? row.number : 0
                onActiveFocusChanged: chooser.shown = activeFocus ? row.number : 0
                Rectangle {
                    anchors.fill: parent
                    visible: card.chosen
                    radius: 3
                    color: HallTheme.gold
                    border.width: 2
                    border.color: HallTheme.ink
                }
                Image {
                    anchors.fill: parent
                    anchors.margins: 3
                    fillMode: Image.PreserveAspectFit
                    source: card.row.picture ? Theme.face(card.row.picture, "") : ""
                    sourceSize {
                        width: width
                        height: height
                    }
                }
            }
        }
    }
    SheetText {
        width: parent.width
        // As tall for nearly all, so that little moves while they are looked through.
        height: Math.max(implicitHeight, Math.ceil(5 * HallTheme.small * 1.4))
        //: A faction of Castle Wars and what it can do
        text: chooser.told ? Theme.filled(qsTr("%1: %2"), [chooser.told.name, chooser.told.help]) + "\n" + chooser.choice.fairnessWith(chooser.seat, chooser.told.number) : qsTr("The faction is settled before the cards are dealt.")
        font.pixelSize: HallTheme.small
    }
}
